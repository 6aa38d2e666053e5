//! Expressions of every type: what all types share.

use super::{BOOL, F32, I32, T, U32, Writer};

/// An expression in Rust, and whether rustc knows its type without being told.
pub(super) struct E {
    pub(super) text: String,
    pub(super) typed: bool,
}

impl E {
    pub(super) fn typed(text: String) -> E {
        E { text, typed: true }
    }
}

impl Writer<'_> {
    /// An expression of the type, at most this deep.
    pub(super) fn expr(&mut self, ty: T, depth: usize) -> E {
        self.spent += self.copies;
        if depth == 0 || self.spent > self.limit {
            return self.leaf(ty);
        }
        let labelled = usize::from(self.blocks < 3 && self.ways.len() < 3);
        match self.c.weighted(&[18, 24, 4, 2, 12, 4, 2, labelled]) {
            0 => self.leaf(ty),
            1 => self.form(ty, depth - 1),
            2 => self.if_value(ty, depth - 1),
            3 => self.block_value(ty, depth - 1),
            4 => self.call(ty, depth - 1),
            6 => self.match_value(ty, depth - 1),
            7 => self.labelled_value(ty),
            _ => self.part_of_value(ty, depth - 1),
        }
    }

    /// An expression whose type rustc knows on its own.
    pub(super) fn known(&mut self, ty: T, depth: usize) -> String {
        let suffixes = std::mem::replace(&mut self.suffixes, true);
        let E { text, typed } = self.expr(ty, depth);
        self.suffixes = suffixes;
        match typed {
            true => text,
            false => format!("({text} as {})", self.type_name(ty)),
        }
    }

    pub(super) fn text(&mut self, ty: T, depth: usize) -> String {
        self.expr(ty, depth).text
    }

    /// An operation that gives the type.
    pub(super) fn form(&mut self, ty: T, depth: usize) -> E {
        if let Some(call) = self.of_math(ty, depth) {
            return call;
        }
        if let Some(call) = self.of_methods(ty, depth) {
            return call;
        }
        if let Some(fold) = self.of_closures(ty, depth) {
            return fold;
        }
        if let Some(value) = self.of_options(ty, depth) {
            return value;
        }
        if let T::Whole(i) = ty
            && let Some(value) = self.of_operators(i, depth)
        {
            return value;
        }
        match ty {
            BOOL => E::typed(self.bool_form(depth)),
            F32 => self.float_form(depth),
            I32 => self.int_form(depth),
            U32 => self.uint_form(depth),
            T::Usize => self.usize_form(depth),
            T::Step => unreachable!("nothing is computed of it"),
            T::Whole(i) => self.whole_form(i, depth),
            T::Value(ty) if ty.is_bool() => E::typed(self.bool_vector_form(ty, depth)),
            T::Value(ty) if ty.is_float() => E::typed(self.float_vector_form(ty, depth)),
            T::Value(ty) => E::typed(self.int_vector_form(ty, depth)),
        }
    }

    /// `(a op b)`; now and then `b` has an effect on what `a` reads.
    pub(super) fn binary(&mut self, ty: T, op: &str, depth: usize) -> E {
        if self.c.percent(10)
            && let Some(place) = self.writable(|p| p.ty == ty && !p.indexed())
        {
            let value = self.text(ty, depth);
            let then = self.text(ty, 0);
            self.mark("effect in a later operand");
            self.effects += 1;
            return E::typed(format!("({0} {op} ({{ {0} = {value}; {then} }}))", place.path));
        }
        let (x, y) = (self.expr(ty, depth), self.expr(ty, depth));
        E { text: format!("({} {op} {})", x.text, y.text), typed: x.typed | y.typed }
    }

    pub(super) fn method(&mut self, ty: T, names: &[&str], depth: usize) -> E {
        self.mark("method");
        let name = self.c.pick(names);
        E::typed(format!("({}).{name}", self.known(ty, depth)))
    }

    /// A condition; struct literals need parentheses there.
    pub(super) fn condition(&mut self, depth: usize) -> String {
        let outer = std::mem::replace(&mut self.in_condition, true);
        let suffixes = std::mem::replace(&mut self.suffixes, false);
        let text = self.text(BOOL, depth);
        (self.in_condition, self.suffixes) = (outer, suffixes);
        if text.contains('{') { format!("({text})") } else { text }
    }

    fn if_value(&mut self, ty: T, depth: usize) -> E {
        self.mark("if value");
        let condition = self.condition(depth);
        let outer = std::mem::replace(&mut self.in_condition, false);
        let stmts = self.c.below(2);
        let leaves = self.c.percent(15) && self.blocks < 3;
        let (then, typed) = match leaves {
            true => {
                self.mark("arm that leaves");
                (self.leaving_block(), false)
            }
            false => self.typed_block(stmts, ty, depth),
        };
        let stmts = self.c.below(2);
        let (other, other_typed) = self.typed_block(stmts, ty, depth);
        self.in_condition = outer;
        let (then, other) = if leaves && self.c.percent(50) { (other, then) } else { (then, other) };
        E { text: format!("(if {condition} {then} else {other})"), typed: typed | other_typed }
    }

    fn block_value(&mut self, ty: T, depth: usize) -> E {
        self.mark("block value");
        let stmts = 1 + self.c.below(2);
        let (text, typed) = self.typed_block(stmts, ty, depth);
        E { text: format!("({text})"), typed }
    }

    /// Statements and a value of the type.
    pub(super) fn typed_block(&mut self, stmts: usize, ty: T, depth: usize) -> (String, bool) {
        let stmts = if self.blocks < 3 { stmts } else { 0 };
        self.blocks += 1;
        let block = self.scope(|w| {
            let body = w.statements(stmts);
            let tail = w.expr(ty, depth);
            (format!("{{ {body}{} }}", tail.text), tail.typed)
        });
        self.blocks -= 1;
        block
    }

    /// Statements in braces.
    pub(super) fn block(&mut self, stmts: usize) -> String {
        self.blocks += 1;
        let text = self.scope(|w| format!("{{ {}}}", w.statements(stmts)));
        self.blocks -= 1;
        text
    }

    /// `({ x = ..; value })`, if anything can be written.
    pub(super) fn effect(&mut self, ty: T, depth: usize) -> Option<String> {
        let store = self.store(1)?;
        self.effects += 1;
        let value = self.known(ty, depth);
        Some(format!("({{ {store} {value} }})"))
    }
}

//! Expressions of every type: what all types share. The operations of each type are in `forms`.

use super::{BOOL, F32, I32, T, U32, Writer};
use flatten_core::ty::{Scalar, Ty};

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
        match self.c.weighted(&[9, 12, 2, 1, 4, 2]) {
            0 => self.leaf(ty),
            1 => self.form(ty, depth - 1),
            2 => self.if_value(ty, depth - 1),
            3 => self.block_value(ty, depth - 1),
            4 => self.call(ty, depth - 1),
            _ => self.field_of_value(ty, depth - 1),
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

    /// A literal, or something in sight.
    pub(super) fn leaf(&mut self, ty: T) -> E {
        if self.c.percent(80)
            && let Some(place) = self.readable(ty)
        {
            return place;
        }
        match ty {
            // A condition that never changes says little.
            BOOL if self.c.percent(80) => {
                let places = self.places(false);
                let numbers = [F32, I32, U32].into_iter().filter(|ty| places.iter().any(|p| p.ty == *ty));
                let numbers: Vec<T> = numbers.collect();
                let number = if numbers.is_empty() { F32 } else { self.c.pick(&numbers) };
                let op = self.c.pick(&["<", ">", "<=", "!="]);
                E::typed(format!("({} {op} {})", self.known(number, 0), self.leaf(number).text))
            }
            _ => self.literal(ty),
        }
    }

    fn literal(&mut self, ty: T) -> E {
        match ty {
            T::Struct(i) => self.struct_literal(i, 0),
            T::Value(ty) => {
                let lane = T::Value(ty.element());
                let lane = |w: &mut Self| match ty.lanes > 1 && w.c.percent(50) {
                    true => w.leaf(lane).text,
                    false => w.number(lane),
                };
                let lanes: Vec<String> = (0..ty.lanes).map(|_| lane(self)).collect();
                match ty.lanes {
                    1 => E { text: lanes[0].clone(), typed: ty == Ty::BOOL || self.suffixes },
                    _ => E::typed(format!("{}::new({})", ty.name(), lanes.join(", "))),
                }
            }
        }
    }

    fn number(&mut self, ty: T) -> String {
        let numbers: &[&str] = match ty {
            BOOL => &["false", "true"],
            F32 => &["0.0", "1.0", "2.0", "0.5", "(-1.0)", "1.5", "(-0.0)", "3.0", "0.25", "(-2.5)"],
            I32 => &["0", "1", "2", "3", "(-1)", "5", "7", "(-4)", "10"],
            U32 => &["0", "1", "2", "3", "5", "8"],
            _ => unreachable!("a lane is a scalar"),
        };
        let number = self.c.pick(numbers);
        match self.suffixes && ty != BOOL {
            true => format!(
                "{}_{}{}",
                number.trim_end_matches(')'),
                self.type_name(ty),
                if number.ends_with(')') { ")" } else { "" }
            ),
            false => number.to_owned(),
        }
    }

    pub(super) fn struct_literal(&mut self, i: usize, depth: usize) -> E {
        let mut fields = self.structs[i].fields.clone();
        if let Some(element) = self.structs[i].elements {
            self.mark("array");
            if self.c.percent(20) {
                self.mark("array of one value");
                return E::typed(format!("[{}; {}]", self.known(element, depth), fields.len()));
            }
            let values = fields.into_iter().map(|(name, ty)| (name, self.known(ty, depth))).collect();
            return E::typed(self.whole(i, values));
        }
        self.mark("struct literal");
        // Fields are evaluated in the order written.
        let first = self.c.below(fields.len());
        fields.rotate_left(first);
        if fields.len() > 1 && self.c.percent(30) {
            self.mark("struct update");
            let (name, ty) = fields[0];
            // What the others are taken from is computed last.
            let (value, rest) = (self.text(ty, depth), self.text(T::Struct(i), 0));
            return E::typed(format!("{} {{ {}: {value}, ..{rest} }}", self.structs[i].name, &name[1..]));
        }
        let values = fields.into_iter().map(|(name, ty)| (name, self.text(ty, depth))).collect();
        E::typed(self.whole(i, values))
    }

    /// A struct or an array of these parts.
    pub(super) fn whole(&self, i: usize, values: Vec<(&'static str, String)>) -> String {
        let s = &self.structs[i];
        let written = |(name, value): (&str, String)| match s.elements {
            Some(_) => value,
            None => format!("{}: {value}", &name[1..]),
        };
        let written: Vec<String> = values.into_iter().map(written).collect();
        match s.elements {
            Some(_) => format!("[{}]", written.join(", ")),
            None => format!("{} {{ {} }}", s.name, written.join(", ")),
        }
    }

    /// An element of an array in sight, by a number that is computed.
    fn element(&mut self, ty: T) -> Option<E> {
        let mut places = self.places(false);
        places.retain(|p| matches!(p.ty, T::Struct(i) if self.structs[i].elements == Some(ty)));
        if places.is_empty() {
            return None;
        }
        let place = self.c.pick(&places);
        self.mark("element at run time");
        let index = self.index(place.ty);
        Some(E { text: format!("{}[{index}]", place.path), typed: place.typed })
    }

    /// A number below the length of an array.
    pub(super) fn index(&mut self, array: T) -> String {
        let T::Struct(i) = array else { unreachable!("it is an array") };
        let count = self.structs[i].fields.len();
        match self.c.percent(50) {
            true => format!("({} % {count}) as usize", self.known(U32, 0)),
            false => format!("({} & 1) as usize", self.known(I32, 0)),
        }
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
    fn typed_block(&mut self, stmts: usize, ty: T, depth: usize) -> (String, bool) {
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

    /// A field of a call or of a literal.
    fn field_of_value(&mut self, ty: T, depth: usize) -> E {
        if self.c.percent(60)
            && let Some(element) = self.element(ty)
        {
            return element;
        }
        let structs = self.structs.iter().enumerate();
        let field = |(i, s): (usize, &super::Struct)| {
            s.fields.iter().find(|(_, t)| *t == ty).map(|(name, _)| (T::Struct(i), *name))
        };
        let mut wholes: Vec<(T, &str)> = structs.filter_map(field).collect();
        if let T::Value(t) = ty
            && t.lanes == 1
            && t != Ty::BOOL
            && t != Ty::U32
        {
            wholes.push((T::Value(Ty::new(t.scalar, 2)), ".y"));
            if t.scalar == Scalar::F32 {
                wholes.push((T::Value(Ty::new(t.scalar, 3)), ".z"));
            }
        }
        if wholes.is_empty() {
            return self.form(ty, depth);
        }
        self.mark("field of a value");
        let (whole, name) = self.c.pick(&wholes);
        let text = self.known(whole, depth);
        E::typed(format!("({text}){name}"))
    }
}

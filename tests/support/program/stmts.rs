//! Statements.

use super::places::{Kind, Place};
use super::{BOOL, F32, Flavor, I32, T, U32, Writer};
use flatten_core::ty::Scalar;

impl Writer<'_> {
    pub(super) fn statements(&mut self, count: usize) -> String {
        let mut text = String::new();
        let suffixes = std::mem::replace(&mut self.suffixes, false);
        for _ in 0..count {
            if self.spent > self.limit || self.c.is_empty() {
                break;
            }
            text.push_str(&self.statement());
            text.push(' ');
        }
        self.suffixes = suffixes;
        text
    }

    fn statement(&mut self) -> String {
        let deep = self.blocks > 3;
        let nested = usize::from(!deep);
        let in_loop = usize::from(self.loops > 0);
        let weights = [
            1,
            4,
            5,
            10,
            7 * nested,
            7 * nested * usize::from(self.loops < 2),
            3 * nested,
            4 * nested * in_loop,
            2 * nested,
            2 * nested,
            2,
            2,
            nested,
            4,
            6,
        ];
        match self.c.weighted(&weights) {
            0 => String::new(),
            1 => self.binding(false),
            2 => self.binding(true),
            3 => self.store(3).unwrap_or_else(|| self.binding(true)),
            4 => self.branch(),
            5 => self.for_loop(),
            6 => self.early_return(),
            7 => self.loop_exit(),
            8 => {
                self.mark("block");
                let stmts = 1 + self.c.below(3);
                self.block(stmts)
            }
            9 => self.late_binding(),
            10 => self.inferred_binding(),
            11 => format!("{};", self.text(BOOL, 2)),
            12 => self.both_leave(),
            13 => self.object().unwrap_or_else(|| self.binding(true)),
            _ => self.taken_apart().unwrap_or_else(|| self.binding(true)),
        }
    }

    /// `let x = ..;`, with its type unless rustc knows it.
    fn binding(&mut self, mutable: bool) -> String {
        self.mark(if mutable { "let mut" } else { "let" });
        let ty = self.ty();
        let value = self.expr(ty, 3);
        let name = self.name();
        self.declare(name, ty, mutable);
        let word = if mutable { "mut " } else { "" };
        match value.typed && self.c.percent(60) {
            true => format!("let {word}{name} = {};", value.text),
            false => format!("let {word}{name}: {} = {};", self.type_name(ty), value.text),
        }
    }

    /// `let mut x = Pair { .. }; let y = x.step(..);`, if there is a method that is not too expensive.
    fn object(&mut self) -> Option<String> {
        let room = self.room();
        let mut methods: Vec<(usize, usize)> = Vec::new();
        for (i, f) in self.fns.iter().enumerate().filter(|(_, f)| f.cost <= room) {
            methods.extend(f.owner.map(|owner| (i, owner)));
        }
        if methods.is_empty() {
            return None;
        }
        let (method, owner) = self.c.pick(&methods);
        let (ty, result) = (T::Struct(owner), self.fns[method].result);
        let value = self.text(ty, 1);
        let object = self.name();
        self.declare(object, ty, true);
        let Some(call) = self.call_on(method, object) else {
            self.vars.pop();
            return None;
        };
        let name = self.name();
        let kept = name != object;
        if kept {
            self.declare(name, result, false);
        }
        let binding = if kept { format!("let {name} = ") } else { String::new() };
        Some(format!("let mut {object}: {} = {value}; {binding}{call};", self.type_name(ty)))
    }

    /// `let x; if c { x = ..; } else { x = ..; }`.
    fn late_binding(&mut self) -> String {
        self.mark("let without a value");
        let ty = self.ty();
        let name = self.name();
        // The new local hides an older one of its name and has no value yet.
        let outer = self.vars.clone();
        self.vars.retain(|v| v.name != name);
        let condition = self.condition(2);
        let mut arm = || {
            let stores = self.c.below(2);
            let stores: Vec<String> = (0..stores).filter_map(|_| self.store(2)).collect();
            format!("{{ {} {name} = {}; }}", stores.join(" "), self.text(ty, 2))
        };
        let (then, other) = (arm(), arm());
        self.vars = outer;
        self.declare(name, ty, false);
        format!("let {name}: {}; if {condition} {then} else {other}", self.type_name(ty))
    }

    /// `let mut x = 0.0; x += ..;`: the type is known later.
    fn inferred_binding(&mut self) -> String {
        self.mark("let of an inferred type");
        let (ty, zero) = self.c.pick(&[(F32, "0.0"), (I32, "0"), (U32, "1")]);
        let value = self.known(ty, 2);
        let name = self.name();
        self.declare(name, ty, true);
        format!("let start = {value}; let mut {name} = {zero}; {name} += start;")
    }

    /// An assignment to something in sight, if anything can be written.
    pub(super) fn store(&mut self, depth: usize) -> Option<String> {
        if self.c.percent(15)
            && let Some(text) = self.store_at_run_time(depth)
        {
            return Some(text);
        }
        let place = self.writable(|_| true)?;
        if self.c.percent(45)
            && let Some(text) = self.compound(&place, depth)
        {
            self.mark(match place.kind {
                Kind::Whole => "compound assignment",
                Kind::Field | Kind::Element => "compound field store",
                Kind::Lane => "compound lane store",
            });
            return Some(text);
        }
        self.mark(match place.kind {
            Kind::Whole => "assignment",
            Kind::Field => "field store",
            Kind::Element => "store to an element",
            Kind::Lane => "lane store",
        });
        let value = self.text(place.ty, depth);
        Some(format!("{} = {value};", place.path))
    }

    /// `a[i] = ..;`: the value is computed before the number.
    fn store_at_run_time(&mut self, depth: usize) -> Option<String> {
        let arrays: Vec<bool> = self.structs.iter().map(|s| s.elements.is_some()).collect();
        let place = self.writable(|p| matches!(p.ty, T::Struct(i) if arrays[i]))?;
        let T::Struct(i) = place.ty else { return None };
        let element = self.structs[i].elements?;
        self.mark("store at run time");
        let value = self.text(element, depth);
        let index = self.index(place.ty);
        Some(format!("{}[{index}] = {value};", place.path))
    }

    fn compound(&mut self, place: &Place, depth: usize) -> Option<String> {
        let T::Value(ty) = place.ty else { return None };
        let full = self.flavor == Flavor::Full;
        let (ops, value): (&[&str], T) = match (ty.scalar, ty.lanes) {
            (Scalar::Bool, _) => (&["&=", "|=", "^="], place.ty),
            (Scalar::F32, 1) if full && self.c.percent(15) => (&["/= 2.0;", "%= 3.0;"], place.ty),
            (Scalar::F32, 1) => (&["+=", "-=", "*="], place.ty),
            (Scalar::F32, _) if self.c.percent(50) => (&["*=", "+="], F32),
            (Scalar::F32, _) => (&["+=", "-=", "*="], place.ty),
            (Scalar::I32, 1) if self.c.percent(30) => (&["*= 2;", "%= 7;", "/= 3;", ">>= 1;"], place.ty),
            (Scalar::I32, 1) => (&["+=", "-=", "^=", "&=", "|="], place.ty),
            (Scalar::U32, _) if self.c.percent(30) => (&["%= 7;", "/= 3;", ">>= 2;"], place.ty),
            (Scalar::U32, _) => (&["+=", "^=", "&=", "|="], place.ty),
            (Scalar::I32, _) => (&["+=", "-="], place.ty),
        };
        let op = self.c.pick(ops);
        if op.ends_with(';') {
            return Some(format!("{} {op}", place.path));
        }
        // A vector is borrowed while the value is computed.
        let frozen = self.frozen.len();
        if ty.is_vector() {
            self.frozen.push(place.local);
        }
        let value = self.known(value, depth);
        self.frozen.truncate(frozen);
        Some(format!("{} {op} {value};", place.path))
    }

    pub(super) fn branch(&mut self) -> String {
        let condition = self.condition(3);
        let stmts = 1 + self.c.below(3);
        let then = self.block(stmts);
        match self.c.weighted(&[4, 5, 2]) {
            0 => {
                self.mark("if");
                format!("if {condition} {then}")
            }
            1 => {
                self.mark("if else");
                let stmts = 1 + self.c.below(3);
                format!("if {condition} {then} else {}", self.block(stmts))
            }
            _ => {
                self.mark("else if");
                let (second, stmts) = (self.condition(2), 1 + self.c.below(2));
                let middle = self.block(stmts);
                format!("if {condition} {then} else if {second} {middle} else {}", self.block(1))
            }
        }
    }

    fn early_return(&mut self) -> String {
        let condition = self.condition(2);
        let stmts = self.c.below(2);
        format!("if {condition} {}", self.return_block(stmts))
    }

    fn return_block(&mut self, stmts: usize) -> String {
        self.mark(if self.loops > 0 { "return in a loop" } else { "early return" });
        self.blocks += 1;
        let text = self.scope(|w| {
            let body = w.statements(stmts);
            format!("{{ {body}return {}; }}", w.text(w.result, 2))
        });
        self.blocks -= 1;
        text
    }

    /// A block that does not end: by the nearest way out.
    pub(super) fn leaving_block(&mut self) -> String {
        match self.loops > 0 && self.c.percent(60) {
            true => self.exit_block(),
            false => self.return_block(0),
        }
    }

    fn exit_block(&mut self) -> String {
        let stmts = self.c.below(2);
        self.blocks += 1;
        let body = self.scope(|w| w.statements(stmts));
        self.blocks -= 1;
        let word = match self.c.weighted(&[5, 4, 9 * usize::from(self.loops > 1)]) {
            0 => {
                self.mark("break");
                "break"
            }
            1 => {
                self.mark("continue");
                "continue"
            }
            _ => {
                self.mark("break out of two loops");
                self.c.pick(&["break 'outer", "continue 'outer"])
            }
        };
        format!("{{ {body}{word}; }}")
    }

    pub(super) fn loop_exit(&mut self) -> String {
        let condition = self.condition(2);
        format!("if {condition} {}", self.exit_block())
    }

    /// A branch that never falls through, in one that does.
    fn both_leave(&mut self) -> String {
        self.mark("both arms leave");
        let condition = self.condition(2);
        let (then, other) = (self.leaving_block(), self.leaving_block());
        let guard = self.condition(1);
        format!("if {guard} {{ if {condition} {then} else {other} }}")
    }
}

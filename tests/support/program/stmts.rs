//! Statements.

use super::{BOOL, By, F32, I32, T, U32, Writer};

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
        if self.c.percent(25)
            && let Some(question) = self.question_mark()
        {
            return question;
        }
        let deep = self.blocks > 3;
        let nested = usize::from(!deep);
        let in_loop = usize::from(self.open_loops() > 0);
        let more = nested * usize::from(self.loops < 2 && !self.in_head);
        let weights = [
            1,
            4,
            5,
            10,
            7 * nested,
            25 * more,
            3 * nested,
            4 * nested * in_loop,
            2 * nested,
            2 * nested,
            2,
            2,
            nested,
            9,
            2,
            2,
            9,
            7 * more,
            more,
            3 * nested * usize::from(self.ways.len() < 3 && !self.in_head),
            3 * nested * usize::from(self.ways.len() < 3),
            3 * more,
            2 * more,
            2 * nested,
            nested,
            nested,
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
                if self.c.percent(45)
                    && let Some(text) = self.second_name()
                {
                    return text;
                }
                self.mark("block");
                let stmts = 1 + self.c.below(3);
                self.block(stmts)
            }
            9 => self.late_binding(),
            10 => self.inferred_binding(),
            11 => {
                let before = self.c.pick(&["", "_ = ", "let _ = "]);
                format!("{before}{};", self.text(BOOL, 2))
            }
            12 => self.both_leave(),
            13 => self.object().unwrap_or_else(|| self.binding(true)),
            14 => self.items(),
            15 => self.column_stored().unwrap_or_else(|| self.binding(true)),
            17 => self.counted_loop(),
            18 => self.bounded_while(),
            19 => self.loop_with_a_value(),
            20 => self.labelled_block(),
            21 => self.runtime_loop(),
            23 => self.match_statement(),
            24 => self.if_let(),
            25 => self.let_else(),
            22 if self.c.percent(78) => self.brought_on_inside(),
            22 => self.left_at_once(),
            _ => self.taken_apart().unwrap_or_else(|| self.binding(true)),
        }
    }

    /// `{ let x = &mut place; .. }`, in which the local is not seen.
    fn second_name(&mut self) -> Option<String> {
        let place = self.writable(|place| !place.is_of_matrix() && place.ty != T::Step)?;
        self.mark("second name of a place");
        let place = self.computed(place);
        let (name, stmts) = (self.name(), 1 + self.c.below(3));
        let hidden = self.hidden.len();
        self.hidden.push(place.local);
        let text = self.scope(|w| {
            w.declare_by(name, place.ty, By::Mut, true);
            format!("{{ let {name} = &mut {}; {}}}", place.path, w.statements(stmts))
        });
        self.hidden.truncate(hidden);
        Some(text)
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
        let (ty, result) = (T::Whole(owner), self.fns[method].result);
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
        let (ty, zero) = self.c.pick(&[(F32, "0.0"), (I32, "0"), (U32, "1"), (T::Usize, "2")]);
        let value = self.known(ty, 2);
        let name = self.name();
        self.declare(name, ty, true);
        format!("let start = {value}; let mut {name} = {zero}; {name} += start;")
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
}

//! `match` and its kin: patterns that not every value fits.

use super::exprs::E;
use super::{BOOL, F32, Form, I32, T, U32, Writer};

/// What is matched.
struct Matched {
    text: String,
    /// The types of the parts, one if it is no tuple.
    parts: Vec<T>,
    /// The type that has these parts, if it is no tuple written for the purpose.
    whole: Option<usize>,
}

impl Writer<'_> {
    /// `match x { .. }` as a statement.
    pub(super) fn match_statement(&mut self) -> String {
        self.mark("match");
        let matched = self.matched(2);
        self.arms(&matched, |w| {
            let stmts = 1 + w.c.below(2);
            match w.c.percent(15) {
                true => w.leaving_block(),
                false => w.block(stmts),
            }
        })
    }

    /// `match x { .. }` as a value.
    pub(super) fn match_value(&mut self, ty: T, depth: usize) -> E {
        self.mark("match value");
        let matched = self.matched(depth);
        let outer = std::mem::replace(&mut self.in_condition, false);
        let mut typed = false;
        let text = self.arms(&matched, |w| {
            let stmts = w.c.below(2);
            let (text, is_typed) = w.typed_block(stmts, ty, depth);
            typed |= is_typed;
            text
        });
        self.in_condition = outer;
        E { text: format!("({text})"), typed }
    }

    /// `matches!(x, .. if ..)`.
    pub(super) fn matches_macro(&mut self, depth: usize) -> String {
        self.mark("matches");
        // In a macro there are no items, so there are no statements that might be some.
        let blocks = std::mem::replace(&mut self.blocks, 3);
        let matched = self.matched(depth);
        let text = self.scope(|w| {
            let pattern = w.fitted(&matched);
            // No macro takes a pattern that begins with this sign.
            let pattern = if pattern.starts_with("..=") { format!("({pattern})") } else { pattern };
            let guard = w.guard(30);
            format!("matches!({}, {pattern}{guard})", matched.text)
        });
        self.blocks = blocks;
        text
    }

    /// `if let (0, x) = .. { .. } else { .. }`.
    pub(super) fn if_let(&mut self) -> String {
        self.mark("if let");
        let matched = self.matched(2);
        let condition = if self.c.percent(25) { format!("{} && ", self.condition(1)) } else { String::new() };
        let then = self.scope(|w| {
            let pattern = w.fitted(&matched);
            format!("let {pattern} = {} {}", matched.text, w.block(2))
        });
        let other = if self.c.percent(60) { format!(" else {}", self.block(1)) } else { String::new() };
        format!("if {condition}{then}{other}")
    }

    /// `let (0, x) = .. else { return .. };`.
    pub(super) fn let_else(&mut self) -> String {
        self.mark("let else");
        let matched = self.matched(2);
        let leaves = self.leaving_block();
        format!("let {} = {} else {leaves};", self.fitted(&matched), matched.text)
    }

    /// Something with numbers in it.
    fn matched(&mut self, depth: usize) -> Matched {
        let outer = std::mem::replace(&mut self.in_condition, true);
        let structs = self.of_form(|form| matches!(form, Form::Named | Form::Positional));
        let options = self.of_form(|form| matches!(form, Form::Option(_)));
        let enums = self.of_form(|form| form == Form::Enum);
        let some = |all: &[usize]| 3 * all.len().min(1);
        let weights = [5, 5, some(&structs), some(&options), some(&enums)];
        let matched = match self.c.weighted(&weights) {
            4 => {
                let i = self.c.pick(&enums);
                Matched { text: self.known(T::Whole(i), depth), parts: Vec::new(), whole: Some(i) }
            }
            3 => {
                let i = self.c.pick(&options);
                let Form::Option(item) = self.wholes[i].form else { unreachable!("it is one") };
                Matched { text: self.known(T::Whole(i), depth), parts: vec![item], whole: Some(i) }
            }
            0 => {
                let ty = self.number_type();
                Matched { text: self.known(ty, depth), parts: vec![ty], whole: None }
            }
            1 => {
                let count = 2 + self.c.below(2);
                let mut parts: Vec<T> = (0..count).map(|_| self.number_type()).collect();
                if count == 2 && self.c.percent(30) {
                    parts[1] = parts[0];
                }
                let texts: Vec<String> = parts.iter().map(|ty| self.known(*ty, depth)).collect();
                Matched { text: format!("({})", texts.join(", ")), parts, whole: None }
            }
            _ => {
                let i = self.c.pick(&structs);
                let parts = self.wholes[i].parts.iter().map(|(_, ty)| *ty).collect();
                Matched { text: self.known(T::Whole(i), depth), parts, whole: Some(i) }
            }
        };
        self.in_condition = outer;
        let text = if matched.text.contains('{') { format!("({})", matched.text) } else { matched.text };
        Matched { text, ..matched }
    }

    fn number_type(&mut self) -> T {
        self.c.pick(&[I32, I32, U32, BOOL, BOOL, F32, T::Usize])
    }

    /// Some arms, each of a body in braces; the last one takes what is left.
    fn arms(&mut self, matched: &Matched, mut body: impl FnMut(&mut Self) -> String) -> String {
        let mut arms = Vec::new();
        for _ in 0..1 + self.c.below(3) {
            arms.push(self.scope(|w| {
                let pattern = w.fitted(matched);
                let guard = w.guard(25);
                format!("{pattern}{guard} => {}", body(w))
            }));
        }
        if matched.parts == [BOOL] && matched.whole.is_none() && self.c.percent(60) {
            self.mark("match without a rest");
            arms.push(format!("true => {}", self.scope(&mut body)));
            arms.push(format!("false => {}", self.scope(&mut body)));
        } else {
            arms.push(self.scope(|w| {
                let pattern = w.rest(matched);
                format!("{pattern} => {}", body(w))
            }));
        }
        format!("match {} {{ {} }}", matched.text, arms.join(" "))
    }

    fn guard(&mut self, percent: usize) -> String {
        if !self.c.percent(percent) {
            return String::new();
        }
        self.mark("guard");
        // What is matched stays as it is until an arm is chosen.
        let pure = std::mem::replace(&mut self.pure, true);
        let condition = self.condition(1);
        self.pure = pure;
        format!(" if {condition}")
    }

    /// A pattern that takes everything.
    fn rest(&mut self, matched: &Matched) -> String {
        match (self.c.percent(50), &matched.parts[..], matched.whole) {
            (true, [ty], None) => self.bound(*ty, &mut Vec::new()),
            (true, _, Some(i)) => self.bound(T::Whole(i), &mut Vec::new()),
            _ => "_".to_owned(),
        }
    }

    /// A pattern that some values fit, whose names are declared.
    fn fitted(&mut self, matched: &Matched) -> String {
        if let (&[first, second], None) = (&matched.parts[..], matched.whole)
            && first == second
            && self.c.percent(95)
        {
            self.mark("choice with names");
            let (a, b) = (self.number_pattern(first), self.number_pattern(first));
            let name = self.bound(first, &mut Vec::new());
            return format!("(({name}, {a}) | ({b}, {name}))");
        }
        let mut taken = Vec::new();
        if let Some(i) = matched.whole.filter(|i| self.wholes[*i].form == Form::Enum) {
            self.mark("match of an enum");
            return self.variant_pattern(i);
        }
        if matched.whole.is_some_and(|i| matches!(self.wholes[i].form, Form::Option(_))) {
            self.mark("match of an option");
            return match self.c.percent(25) {
                true => "None".to_owned(),
                false => format!("Some({})", self.fitted_part(matched.parts[0], &mut taken)),
            };
        }
        let patterns: Vec<String> =
            matched.parts.iter().map(|ty| self.fitted_part(*ty, &mut taken)).collect();
        let Some(i) = matched.whole else {
            return if patterns.len() == 1 {
                patterns.concat()
            } else {
                format!("({})", patterns.join(", "))
            };
        };
        self.mark("match of a struct");
        let whole = &self.wholes[i];
        match whole.form {
            Form::Named => {
                let parts = whole.parts.iter().zip(patterns);
                let parts: Vec<String> =
                    parts.map(|((name, _), pattern)| format!("{}: {pattern}", &name[1..])).collect();
                format!("{} {{ {} }}", whole.name, parts.join(", "))
            }
            _ => format!("{}({})", whole.name, patterns.join(", ")),
        }
    }

    pub(super) fn fitted_part(&mut self, ty: T, taken: &mut Vec<&'static str>) -> String {
        let is_number = [I32, U32, BOOL, F32, T::Usize].contains(&ty);
        match self.c.weighted(&[6 * usize::from(is_number), 2, 3, 2 * usize::from(is_number)]) {
            0 => self.number_pattern(ty),
            1 => "_".to_owned(),
            2 => self.bound(ty, taken),
            _ => {
                self.mark("name and pattern");
                let pattern = self.number_pattern(ty);
                let pattern = if pattern.contains('|') { format!("({pattern})") } else { pattern };
                match self.bound(ty, taken) {
                    name if name == "_" => pattern,
                    name => format!("{name} @ {pattern}"),
                }
            }
        }
    }

    /// A literal, a range, or a choice of them.
    fn number_pattern(&mut self, ty: T) -> String {
        let literals: &[&str] = match ty {
            BOOL => &["true", "false"],
            I32 => &["-7", "-1", "0", "1", "2", "5", "1_000"],
            F32 => &["-1.5", "0.0", "0.25", "1.0", "2.0", "8.0"],
            _ => &["0", "1", "2", "3", "4", "100"],
        };
        let at = self.c.below(literals.len());
        let first = literals[at];
        if ty == BOOL {
            return first.to_owned();
        }
        match self.c.weighted(&[5, 3, 2, 2, 3]) {
            0 => first.to_owned(),
            1 if at + 1 < literals.len() => {
                self.mark("range pattern");
                let last = literals[at + 1 + self.c.below(literals.len() - at - 1)];
                format!("{first}{}{last}", self.c.pick(&["..", "..="]))
            }
            2 => {
                self.mark("range pattern");
                format!("{first}..")
            }
            3 if at > 0 => {
                self.mark("range pattern");
                format!("{}{first}", self.c.pick(&["..", "..="]))
            }
            _ => {
                self.mark("choice");
                format!("({first} | {})", self.c.pick(literals))
            }
        }
    }
}

//! `Option`s: what makes them, their methods, and what leaves where there is none.

use super::exprs::E;
use super::{BOOL, F32, Form, I32, T, Writer};

impl Writer<'_> {
    /// The `Option` of this type, if the program has it.
    fn option_of(&self, item: T) -> Option<T> {
        self.of_form(|form| form == Form::Option(item)).first().map(|i| T::Whole(*i))
    }

    /// The `Option`s of the program, with what they hold.
    fn options(&self) -> Vec<(T, T)> {
        let held = |i: usize| match self.wholes[i].form {
            Form::Option(item) => Some((T::Whole(i), item)),
            _ => None,
        };
        (0..self.wholes.len()).filter_map(held).collect()
    }

    /// True of an `Option` and of an enum, and of what holds one: what is in it may be anything.
    pub(super) fn has_option(&self, ty: T) -> bool {
        match ty {
            T::Whole(i) => {
                let whole = &self.wholes[i];
                matches!(whole.form, Form::Option(_) | Form::Enum)
                    || whole.parts.iter().any(|(_, ty)| self.has_option(*ty))
            }
            _ => false,
        }
    }

    /// `Some(x)`, `None`, or either.
    pub(super) fn option_literal(&mut self, item: T, depth: usize) -> E {
        self.mark("option");
        if matches!(item, F32 | I32) && self.copies * 3 <= 12 && self.c.percent(6) {
            return E::typed(self.option_of_items(item, depth));
        }
        let value = self.known(item, depth);
        if self.c.percent(25) {
            return E::typed(format!("Some({value})"));
        }
        let condition = self.condition(depth.min(1));
        E::typed(match self.c.below(3) {
            0 => format!("({condition}).then_some({value})"),
            1 => format!("(if {condition} {{ None }} else {{ Some({value}) }})"),
            _ => format!("(if {condition} {{ Some({value}) }} else {{ None }})"),
        })
    }

    /// What an `Option` gives, or what gives one, if it is this type.
    pub(super) fn of_options(&mut self, ty: T, depth: usize) -> Option<E> {
        let options = self.options();
        if options.is_empty() || self.copies * 2 > 12 || !self.c.percent(22) {
            return None;
        }
        if let Some((_, item)) = options.iter().find(|(option, _)| *option == ty) {
            return Some(E::typed(self.option_form(ty, *item, depth)));
        }
        if ty == BOOL && self.c.percent(60) {
            let (option, item) = self.c.pick(&options);
            return Some(E::typed(self.option_asked(option, item, depth)));
        }
        if let Some(option) = self.option_of(ty).filter(|_| self.c.percent(60)) {
            self.mark("value of an option");
            let text = self.known(option, depth);
            return Some(E::typed(match self.c.below(3) {
                0 => format!("({text}).unwrap_or({})", self.known(ty, depth)),
                1 => {
                    let (_, value) = self.inside(1, &[], ty, depth);
                    format!("({text}).unwrap_or_else(|| {value})")
                }
                _ => {
                    let (names, value) = self.inside(1, &[("", false, ty)], ty, depth);
                    format!("({text}).map_or({}, |{}| {value})", self.known(ty, depth), names[0])
                }
            }));
        }
        let (option, item) = self.c.pick(&options);
        self.mark("value of an option");
        let text = self.known(option, depth);
        let (names, value) = self.inside(1, &[("", false, item)], ty, depth);
        let (_, other) = self.inside(1, &[], ty, depth);
        Some(E::typed(format!("({text}).map_or_else(|| {other}, |{}| {value})", names[0])))
    }

    fn option_form(&mut self, option: T, item: T, depth: usize) -> String {
        if matches!(item, F32 | I32) && self.c.percent(40) {
            return self.option_of_items(item, depth);
        }
        let text = self.known(option, depth);
        match self.c.weighted(&[3, 2, 2, 2, 3, 2]) {
            0 => {
                self.mark("option or option");
                format!("({text}).or({})", self.known(option, depth))
            }
            1 => {
                self.mark("option or option");
                format!("({text}).xor({})", self.known(option, depth))
            }
            2 => {
                self.mark("option of an option");
                let (names, holds) = self.inside(1, &[("&", false, item)], BOOL, depth);
                format!("({text}).filter(|{}| {holds})", names[0])
            }
            3 => {
                self.mark("option of an option");
                let (names, value) = self.inside(1, &[("", false, item)], item, depth);
                format!("({text}).map(|{}| {value})", names[0])
            }
            4 => {
                self.mark("option of an option");
                let (names, value) = self.inside(1, &[("", false, item)], option, depth);
                format!("({text}).and_then(|{}| {value})", names[0])
            }
            _ => {
                self.mark("option or option");
                let (_, other) = self.inside(1, &[], option, depth);
                format!("({text}).or_else(|| {other})")
            }
        }
    }

    /// What an iterator ends in.
    fn option_of_items(&mut self, item: T, depth: usize) -> String {
        self.mark("option of items");
        let items: Vec<String> = (0..2 + self.c.below(2)).map(|_| self.known(item, depth)).collect();
        let items = format!("[{}]", items.join(", "));
        match self.c.below(4) {
            0 => {
                let (names, holds) = self.inside(3, &[("&", false, item)], BOOL, depth);
                format!("{items}.into_iter().find(|{}| {holds})", names[0])
            }
            1 => {
                let (names, next) = self.inside(2, &[("", false, item), ("", false, item)], item, depth);
                format!("{items}.into_iter().reduce(|{}, {}| {next})", names[0], names[1])
            }
            2 if item == I32 => format!("{items}.into_iter().{}()", self.c.pick(&["min", "max"])),
            _ => {
                let (names, holds) = self.inside(3, &[("&", false, item)], BOOL, depth);
                format!("{items}.into_iter().filter(|{}| {holds}).last()", names[0])
            }
        }
    }

    fn option_asked(&mut self, option: T, item: T, depth: usize) -> String {
        self.mark("question to an option");
        let text = self.known(option, depth);
        match self.c.below(4) {
            0 => format!("({text}).is_some()"),
            1 => format!("({text}).is_none()"),
            2 if !matches!(item, T::Whole(_)) => {
                // The left side is borrowed while the right one is computed.
                let pure = std::mem::replace(&mut self.pure, true);
                let (text, other) = (self.known(option, depth), self.known(option, depth));
                self.pure = pure;
                format!("(({text}) {} {other})", self.c.pick(&["==", "!="]))
            }
            _ => {
                let (names, holds) = self.inside(1, &[("", false, item)], BOOL, depth);
                format!("({text}).{}(|{}| {holds})", self.c.pick(&["is_some_and", "is_none_or"]), names[0])
            }
        }
    }

    /// `let x = ..?;` where an `Option` is given.
    pub(super) fn question_mark(&mut self) -> Option<String> {
        let T::Whole(result) = self.result else { return None };
        if !matches!(self.wholes[result].form, Form::Option(_)) {
            return None;
        }
        self.mark("question mark");
        let options = self.options();
        let (option, item) = self.c.pick(&options);
        let value = self.known(option, 2);
        let name = self.name();
        self.declare(name, item, false);
        Some(format!("let {name} = ({value})?;"))
    }
}

//! Loops.

use super::sources::Source;
use super::{By, Form, T, Writer};

impl Writer<'_> {
    pub(super) fn for_loop(&mut self) -> String {
        let trips = self.c.weighted(&[0, 2, 4, 4, 2]) * usize::from(!self.c.percent(14));
        if self.copies * trips.max(1) > 12 {
            return self.branch();
        }
        let mut before = String::new();
        let room = self.copies * 3 <= 12;
        let triangle = if room && self.c.percent(98) { self.triangle() } else { None };
        let mut wish = String::new();
        let (source, trips) = match triangle {
            Some((text, ty, most)) => (Source::range(text, ty, true), most),
            None if self.copies * 4 <= 12 && self.c.percent(10) => {
                wish = self.wish(4);
                (self.bounded(), 4)
            }
            None if self.c.percent(45) && self.copies * 3 <= 12 => self.elements(&mut before),
            None => (self.range(trips), trips),
        };
        self.mark(match self.loops {
            0 => "for",
            _ => "nested loops",
        });
        if trips == 0 {
            self.mark("empty loop");
        }
        let label = if self.loops == 0 { "'outer" } else { "'inner" };
        let sealed = self.open(trips.max(1), false);
        let (frozen, hidden) = (self.frozen.len(), self.hidden.len());
        self.frozen.extend(source.borrowed.iter().copied());
        self.hidden.extend(source.lent.iter().copied());
        let stmts = 1 + self.c.below(4);
        let text = self.scope(|w| {
            let pattern = w.pattern_of(&source);
            let first = w.statements(stmts / 2);
            let exit = if w.c.percent(60) { w.loop_exit() } else { String::new() };
            let rest = w.statements(stmts - stmts / 2);
            format!("{before}{wish} {label}: for {pattern} in {} {{ {first}{exit} {rest}}}", source.text)
        });
        self.frozen.truncate(frozen);
        self.hidden.truncate(hidden);
        self.close(trips.max(1), sealed);
        text
    }

    /// The pattern of a source with names for its items, which are declared.
    fn pattern_of(&mut self, source: &Source) -> String {
        let mut pattern = String::new();
        let mut items = source.items.iter();
        let mut taken = Vec::new();
        for c in source.pattern.chars() {
            if c != '$' {
                pattern.push(c);
                continue;
            }
            let (ty, by) = items.next().expect("a pattern has a place for each item");
            if let (T::Whole(i), By::Value) = (*ty, *by)
                && self.c.percent(70)
                && !matches!(self.wholes[i].form, Form::Matrix(_) | Form::Unit | Form::Option(_) | Form::Enum)
            {
                self.mark("pattern of a loop");
                pattern.push_str(&self.pattern_of_parts(i, 1, &mut taken));
                continue;
            }
            let name = self.name();
            if self.c.percent(20) || taken.contains(&name) {
                pattern.push('_');
                continue;
            }
            taken.push(name);
            if *ty == T::Usize {
                self.mark("number of a step");
            }
            pattern.push_str(name);
            self.declare_by(name, *ty, *by, *by == By::Mut);
            self.vars.last_mut().expect("just declared").typed = source.typed;
        }
        if taken.len() == 2 && source.text.contains(".zip(") {
            self.mark("both of a zip");
        }
        pattern
    }
}

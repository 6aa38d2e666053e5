//! Loops over ranges, arrays and what iterates them.

use super::{By, F32, I32, T, U32, Writer};

/// What a loop runs over.
struct Source {
    /// `for pattern in text`; the pattern with `$` for the variable.
    pattern: &'static str,
    text: String,
    ty: T,
    by: By,
    /// See `Var::typed`.
    typed: bool,
    /// The local that is borrowed while the loop runs.
    borrowed: Option<&'static str>,
}

impl Source {
    fn range(text: String, ty: T, typed: bool) -> Source {
        Source { pattern: "$", text, ty, by: By::Value, typed, borrowed: None }
    }
}

impl Writer<'_> {
    pub(super) fn for_loop(&mut self) -> String {
        let trips = self.c.weighted(&[0, 2, 4, 4, 2]) * usize::from(!self.c.percent(14));
        if self.copies * trips.max(1) > 12 {
            return self.branch();
        }
        let mut before = String::new();
        let (source, trips) = match self.c.percent(45) && self.copies * 3 <= 12 {
            true => self.elements(&mut before),
            false => (self.range(trips), trips),
        };
        self.mark(match self.loops {
            0 => "for",
            _ => "nested loops",
        });
        if trips == 0 {
            self.mark("empty loop");
        }
        let label = if self.loops == 0 { "'outer: " } else { "" };
        let named = !self.c.percent(20);
        self.loops += 1;
        self.copies *= trips.max(1);
        self.blocks += 1;
        self.frozen.extend(source.borrowed);
        let stmts = 1 + self.c.below(4);
        let text = self.scope(|w| {
            let name = if named { w.name() } else { "_" };
            if named {
                w.declare_by(name, source.ty, source.by, false);
                w.vars.last_mut().expect("just declared").typed = source.typed;
            }
            let first = w.statements(stmts / 2);
            let exit = if w.c.percent(60) { w.loop_exit() } else { String::new() };
            let pattern = source.pattern.replace('$', name);
            let rest = w.statements(stmts - stmts / 2);
            format!("{before}{label}for {pattern} in {} {{ {first}{exit} {rest}}}", source.text)
        });
        self.frozen.truncate(self.frozen.len() - usize::from(source.borrowed.is_some()));
        self.blocks -= 1;
        self.copies /= trips.max(1);
        self.loops -= 1;
        text
    }

    /// A range of so many steps.
    fn range(&mut self, trips: usize) -> Source {
        let trips = trips as i32;
        match self.c.weighted(&[4, 2, 2, 2, 8 * usize::from(trips == 3), 2, 2]) {
            0 => Source::range(format!("0..{trips}"), I32, false),
            1 => {
                self.mark("inclusive range");
                Source::range(format!("1..={trips}"), I32, false)
            }
            2 => Source::range(format!("-1..{}", trips - 1), I32, false),
            3 => {
                self.mark("loop over u32");
                Source::range(format!("0u32..{trips}"), U32, true)
            }
            4 => {
                self.mark("constant bound");
                Source::range("0..STEPS".to_owned(), I32, true)
            }
            5 => {
                self.mark("reversed range");
                Source::range(format!("(0..{trips}).rev()"), I32, false)
            }
            _ => {
                self.mark("stepped range");
                Source::range(format!("(1..{}).step_by(3)", 3 * trips + 1), I32, false)
            }
        }
    }

    /// Elements of a literal, of a copy of an array, or of one that is borrowed, and how many; now and then of an
    /// array that is declared before.
    fn elements(&mut self, before: &mut String) -> (Source, usize) {
        let arrays: Vec<usize> = (self.named()..self.structs.len()).collect();
        let trips = 2 + self.c.below(2);
        if arrays.is_empty() || self.c.percent(20) {
            return (self.literal_elements(trips), trips);
        }
        let i = self.c.pick(&arrays);
        let (array, trips) = (T::Struct(i), self.structs[i].fields.len());
        let mut places = self.places(false);
        places.retain(|p| p.ty == array);
        if places.is_empty() {
            let (value, name) = (self.text(array, 1), self.name());
            *before = format!("let mut {name}: {} = {value}; ", self.type_name(array));
            self.declare(name, array, true);
            places = self.places(false);
            places.retain(|p| p.ty == array);
        }
        if places.is_empty() {
            // Its name is out of sight now.
            return (self.literal_elements(trips), trips);
        }
        let place = self.c.pick(&places);
        let ty = self.structs[i].elements.expect("it is an array");
        let path = place.path;
        let whole = |pattern, text, by, borrowed| Source { pattern, text, ty, by, typed: true, borrowed };
        let lent = Some(place.local);
        let source = match self.c.weighted(&[3, 2, 2, 3, 3]) {
            0 => {
                self.mark("loop over an array");
                whole("$", path, By::Value, None)
            }
            1 => {
                self.mark("loop over references");
                whole("$", format!("{path}.iter()"), By::Ref, lent)
            }
            2 => {
                self.mark("loop over references");
                whole("&$", format!("&{path}"), By::Value, lent)
            }
            3 => {
                self.mark("enumerate");
                whole("(_, $)", format!("{path}.iter().enumerate()"), By::Ref, lent)
            }
            _ => {
                self.mark("zip");
                let other = self.literal_elements(trips).text;
                whole("($, _)", format!("{path}.into_iter().zip({other})"), By::Value, None)
            }
        };
        (source, trips)
    }

    fn literal_elements(&mut self, trips: usize) -> Source {
        self.mark("loop over a literal");
        let ty = self.c.pick(&[F32, I32, U32]);
        let elements: Vec<String> = (0..trips).map(|_| self.known(ty, 1)).collect();
        Source::range(format!("[{}]", elements.join(", ")), ty, true)
    }
}

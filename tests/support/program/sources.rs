//! What loops run over: ranges, arrays and what iterates them.

use super::places::Place;
use super::{By, F32, Form, I32, T, U32, Writer};

/// What a loop runs over.
pub(super) struct Source {
    /// `for pattern in text`; the pattern with `$` for each item.
    pub(super) pattern: &'static str,
    pub(super) text: String,
    pub(super) items: Vec<(T, By)>,
    /// See `Var::typed`.
    pub(super) typed: bool,
    /// The locals that are borrowed while the loop runs.
    pub(super) borrowed: Vec<&'static str>,
    /// Those whose elements are lent to it.
    pub(super) lent: Vec<&'static str>,
}

impl Source {
    pub(super) fn range(text: String, ty: T, typed: bool) -> Source {
        Source {
            pattern: "$",
            text,
            items: vec![(ty, By::Value)],
            typed,
            borrowed: Vec::new(),
            lent: Vec::new(),
        }
    }
}

impl Writer<'_> {
    /// A range of so many steps.
    pub(super) fn range(&mut self, trips: usize) -> Source {
        let bounds = 8 * usize::from(trips == 3);
        match self.c.weighted(&[4, 2, 2, 2, bounds, 2, 2, 2, 3]) {
            0 => Source::range(format!("0..{trips}"), I32, false),
            1 => {
                self.mark("inclusive range");
                Source::range(format!("1..={trips}"), I32, false)
            }
            2 => Source::range(format!("-1..{}", trips as i32 - 1), I32, false),
            3 => {
                self.mark("loop over u32");
                Source::range(format!("0u32..{trips}"), U32, true)
            }
            4 => {
                self.mark("constant bound");
                let (bound, ty) =
                    self.c.pick(&[("STEPS", I32), ("(COUNT + 1)", T::Usize), ("WIDE as i32 + 1", I32)]);
                Source::range(format!("0..{bound}"), ty, true)
            }
            5 => {
                self.mark("reversed range");
                Source::range(format!("(0..{trips}).rev()"), I32, false)
            }
            6 => {
                self.mark("stepped range");
                let back = if self.c.percent(30) { ".rev()" } else { "" };
                Source::range(format!("(1..{}).step_by(3){back}", 3 * trips + 1), I32, false)
            }
            7 => {
                self.mark("loop over usize");
                Source::range(format!("0..{trips}usize"), T::Usize, true)
            }
            _ => {
                self.mark("loop over another integer");
                let text = match trips {
                    3 => self.c.pick(&["0..NARROW", "-1..=1i8", "7..10i64"]).to_owned(),
                    _ => format!("0..{trips}{}", self.c.pick(&["u8", "i64", "u16"])),
                };
                Source { items: vec![(T::Step, By::Value)], ..Source::range(text, I32, true) }
            }
        }
    }

    /// Elements of a literal, of a copy of an array, or of one that is borrowed, and how many; now and then of an
    /// array that is declared before.
    pub(super) fn elements(&mut self, before: &mut String) -> (Source, usize) {
        let arrays = self.of_form(|form| matches!(form, Form::Array(_)));
        let trips = 2 + self.c.below(2);
        if arrays.is_empty() || self.c.percent(20) {
            return (self.literal_elements(trips), trips);
        }
        let i = self.c.pick(&arrays);
        let (array, trips) = (T::Whole(i), self.wholes[i].parts.len());
        let mut places = self.places(false);
        places.retain(|p| p.ty == array);
        if places.is_empty() {
            let (value, name) = (self.text(array, 1), self.name());
            *before = format!("let mut {name}: {} = {value}; ", self.type_name(array));
            self.declare(name, array, true);
            places = self.places(false);
            places.retain(|p| p.ty == array);
        }
        let Some(Form::Array(ty)) = self.form_of(array) else { unreachable!("it is an array") };
        if places.is_empty() {
            // Its name is out of sight now.
            return (self.literal_elements(trips), trips);
        }
        if self.c.percent(26)
            && let Some(place) = self.writable(|p| p.ty == array)
        {
            return (self.lent_elements(place, ty, trips), trips);
        }
        let place = self.c.pick(&places);
        (self.iterated(&place.path, place.local, ty, trips), trips)
    }

    /// The elements of an array that can be written, to be written to.
    fn lent_elements(&mut self, place: Place, ty: T, trips: usize) -> Source {
        self.mark("elements that are lent");
        let (element, number) = ((ty, By::Mut), (T::Usize, By::Value));
        let Place { path, local, .. } = self.computed(place);
        let (pattern, text, items) = match self.c.below(5) {
            0 => ("$", format!("&mut {path}"), vec![element]),
            1 => ("$", format!("{path}.iter_mut()"), vec![element]),
            2 => ("$", format!("{path}.iter_mut().rev()"), vec![element]),
            3 => ("($, $)", format!("{path}.iter_mut().enumerate()"), vec![number, element]),
            _ => {
                self.mark("zip");
                let hidden = self.hidden.len();
                self.hidden.push(local);
                let Source { text, items, .. } = self.literal_elements(trips);
                self.hidden.truncate(hidden);
                ("($, $)", format!("{path}.iter_mut().zip({text})"), vec![element, items[0]])
            }
        };
        Source { pattern, text, items, typed: true, borrowed: Vec::new(), lent: vec![local] }
    }

    /// The elements of an array of so many.
    fn iterated(&mut self, path: &str, local: &'static str, ty: T, trips: usize) -> Source {
        let (element, reference) = ((ty, By::Value), (ty, By::Ref));
        let number = (T::Usize, By::Value);
        let source = |pattern, text, items, borrowed: bool| {
            let borrowed = if borrowed { vec![local] } else { Vec::new() };
            Source { pattern, text, items, typed: true, borrowed, lent: Vec::new() }
        };
        match self.c.weighted(&[6, 2, 4, 4, 4, 6, 2, 1]) {
            0 => {
                self.mark("loop over an array");
                source("$", path.to_owned(), vec![element], false)
            }
            1 => {
                self.mark("loop over references");
                source("$", format!("{path}.iter()"), vec![reference], true)
            }
            2 => {
                self.mark("loop over references");
                source("&$", format!("&{path}"), vec![element], true)
            }
            3 => {
                self.mark("enumerate");
                source("($, $)", format!("{path}.iter().enumerate()"), vec![number, reference], true)
            }
            4 => {
                self.mark("zip");
                let by_value = self.c.percent(50);
                // While the other array is made, this one is borrowed.
                self.frozen.extend((!by_value).then_some(local));
                let Source { text, items, .. } = self.literal_elements(trips);
                let item = items[0];
                if by_value {
                    return source(
                        "($, $)",
                        format!("{path}.into_iter().zip({text})"),
                        vec![element, item],
                        false,
                    );
                }
                self.frozen.pop();
                source("($, &$)", format!("{path}.iter().zip(&{text})"), vec![reference, item], true)
            }
            5 => {
                self.mark("reversed elements");
                source("$", format!("{path}.iter().rev()"), vec![reference], true)
            }
            6 => {
                self.mark("zip");
                self.mark("enumerate");
                let text = format!("{path}.iter().copied().zip(0..{trips}u32).enumerate()");
                source("($, ($, $))", text, vec![number, element, (U32, By::Value)], true)
            }
            _ => {
                self.mark("zip");
                let text = format!("(0..{trips}i32).rev().zip({path}.iter())");
                source("($, $)", text, vec![(I32, By::Value), reference], true)
            }
        }
    }

    fn literal_elements(&mut self, trips: usize) -> Source {
        self.mark("loop over a literal");
        let wholes = self.of_form(|form| !matches!(form, Form::Matrix(_)));
        let ty = match wholes.is_empty() || self.c.percent(55) {
            true => self.c.pick(&[F32, I32, U32]),
            false => T::Whole(self.c.pick(&wholes)),
        };
        let elements: Vec<String> = (0..trips).map(|_| self.known(ty, 1)).collect();
        Source::range(format!("[{}]", elements.join(", ")), ty, true)
    }
}

//! Loops that count on their own.

use super::sources::Source;
use super::{I32, T, U32, Writer};

/// A counter: its type, where it begins, its step, and the condition to go on, `$` being what ends it.
struct Counter {
    ty: T,
    from: String,
    step: &'static str,
    more: String,
    /// It takes each number below the number of steps, or one more.
    plain: bool,
}

impl Writer<'_> {
    /// `let mut k = 0; while k < 4 { .. k += 1; }` and its kin.
    pub(super) fn counted_loop(&mut self) -> String {
        let trips = self.c.weighted(&[1, 2, 4, 4]);
        if self.copies * (trips + 1) > 12 {
            return self.branch();
        }
        let name = ["k0", "k1"][self.loops];
        let Counter { ty, from, step, more, plain } = self.counter(name, trips);
        self.mark(if self.loops == 0 { "counted loop" } else { "counted loop in a loop" });
        let label = ["'outer", "'inner"][self.loops];
        let endless = self.c.percent(40);
        self.mark(if endless { "loop" } else { "while" });
        let first = self.c.percent(50);
        self.mark(if first { "step before the body" } else { "step behind the body" });
        let sealed = self.open(trips.max(1), !first);
        *self.counters.last_mut().expect("just opened") = plain.then_some((name, ty, trips));
        let stmts = 1 + self.c.below(3);
        let body = self.scope(|w| {
            w.declare(name, ty, false);
            let before = w.statements(stmts / 2);
            let exit = if w.c.percent(60) { w.loop_exit() } else { String::new() };
            format!("{before}{exit} {}", w.statements(stmts - stmts / 2))
        });
        self.close(trips.max(1), sealed);
        let (head, check) = match endless {
            true => ("loop".to_owned(), format!("if !({more}) {{ break; }} ")),
            false => (format!("while {more}"), String::new()),
        };
        let body = if first { format!("{check}{step} {body}") } else { format!("{check}{body} {step}") };
        format!("let mut {name} = {from}; {label}: {head} {{ {body}}}")
    }

    fn counter(&mut self, name: &str, trips: usize) -> Counter {
        let step = |text: &'static [&'static str; 2]| text[usize::from(name == "k1")];
        let counter = |ty, from: String, step, more: String, plain| Counter { ty, from, step, more, plain };
        match self.c.weighted(&[4, 2, 2, 2, 2]) {
            0 => counter(
                I32,
                "0i32".into(),
                step(&["k0 += 1;", "k1 += 1;"]),
                format!("{name} < {trips}"),
                true,
            ),
            1 => {
                let from = format!("{trips}u32");
                counter(U32, from, step(&["k0 -= 1;", "k1 -= 1;"]), format!("{name} > 0"), true)
            }
            2 => {
                self.mark("counter that doubles");
                let more = format!("{name} < {}", 1 << trips);
                counter(U32, "1u32".into(), step(&["k0 *= 2;", "k1 <<= 1;"]), more, false)
            }
            3 => {
                self.mark("counter of another integer");
                let from = format!("{}u8", 255 - trips);
                counter(T::Step, from, step(&["k0 += 1;", "k1 += 1;"]), format!("{name} != u8::MAX"), false)
            }
            _ => {
                let more = format!("{name} <= {}", 2 * trips as i32 - 3);
                counter(I32, "-1i32".into(), step(&["k0 = k0 + 2;", "k1 = 2 + k1;"]), more, false)
            }
        }
    }

    /// A range that ends at the counter of the loop around, and the most steps it has.
    pub(super) fn triangle(&mut self) -> Option<(String, T, usize)> {
        let (name, ty, most) = (*self.counters.last()?)?;
        self.mark("triangle");
        match self.c.percent(50) {
            true => Some((format!("0..{name}"), ty, most)),
            false => Some((format!("{name}..={most}"), ty, most + 1)),
        }
    }

    /// A range of which an end is known at run time only, of four at most.
    pub(super) fn bounded(&mut self) -> Source {
        self.mark("bounded loop");
        let ty = self.c.pick(&[I32, U32]);
        let name = self.type_name(ty);
        let end = format!("({} & 3)", self.known(ty, 1));
        let back = if self.c.percent(30) { ".rev()" } else { "" };
        let text = match self.c.weighted(&[4, 2, 2, 1, 2]) {
            0 => format!("(0..{end})"),
            1 => format!("({end}..4)"),
            2 => format!("({end}..=({} & 3))", self.known(ty, 1)),
            // The end of the type is a number of the range.
            3 => format!("({name}::MAX - {end}..={name}::MAX)"),
            _ => format!("({end}..8).step_by(2)"),
        };
        Source::range(format!("{text}{back}"), ty, true)
    }

    /// `let mut k = ..; #[unroll(max = 3)] while k > 0 { k -= 1; .. }` of a run-time number, or kept.
    pub(super) fn bounded_while(&mut self) -> String {
        if self.copies * 3 > 12 {
            return self.branch();
        }
        self.mark("bounded while");
        let start = self.known(U32, 1);
        let name = ["k0", "k1"][self.loops];
        let label = ["'outer", "'inner"][self.loops];
        let wish = self.wish(3);
        let sealed = self.open(3, false);
        let body = self.scope(|w| {
            w.declare(name, U32, false);
            let stmts = 1 + w.c.below(2);
            w.statements(stmts)
        });
        self.close(3, sealed);
        format!("let mut {name} = ({start}) & 3; {wish} {label}: while {name} > 0 {{ {name} -= 1; {body}}}")
    }

    /// What a sealed block may not hold: nothing in it leaves a loop.
    pub(super) fn open_loops(&self) -> usize {
        if self.sealed { 0 } else { self.loops }
    }
}

//! Loops whose end is known at run time only; a counter that the program cannot write makes sure that there is one.

use super::{U32, Writer};

impl Writer<'_> {
    /// Kept, or copied as often as is enough.
    pub(super) fn wish(&mut self, max: usize) -> String {
        if self.is_full() && self.c.percent(60) {
            self.mark("kept loop");
            return "#[keep]".to_owned();
        }
        format!("#[unroll(max = {max})]")
    }

    /// `let mut k = (..) & 3; while k > 0 && .. { k -= 1; .. }`, or the same as a `loop`, left at its begin or its end.
    pub(super) fn runtime_loop(&mut self) -> String {
        if self.copies * 4 > 12 {
            return self.branch();
        }
        let start = self.known(U32, 1);
        let name = ["k0", "k1"][self.loops];
        let label = ["'outer", "'inner"][self.loops];
        let form = self.c.weighted(&[4, 3, 3]);
        self.mark(["while of run time", "loop of run time", "loop of run time"][form]);
        let wish = self.wish(4);
        let sealed = self.open(4, form == 2);
        let text = self.scope(|w| {
            w.declare(name, U32, false);
            // The step stands behind this condition; and nothing leaves out of that of a `while`.
            let before = if form < 2 { w.head() } else { String::new() };
            let stmts = 1 + w.c.below(3);
            let body = w.statements(stmts);
            match form {
                0 => format!("while {name} > 0 && ({before}) {{ {name} -= 1; {body}}}"),
                1 => format!("loop {{ if {before} || {name} == 0 {{ break; }} {name} -= 1; {body}}}"),
                _ => {
                    let behind = w.condition(2);
                    format!("loop {{ {body}if {name} == 0 || ({behind}) {{ break; }} {name} -= 1; }}")
                }
            }
        });
        self.close(4, sealed);
        format!("let mut {name} = ({start}) & 3; {wish} {label}: {text}")
    }

    /// A loop that all leave in the first step, which is known at run time only.
    pub(super) fn left_at_once(&mut self) -> String {
        self.mark("left at once");
        let start = self.known(U32, 1);
        let name = ["k0", "k1"][self.loops];
        let label = ["'outer", "'inner"][self.loops];
        let form = self.c.weighted(&[3, 3, 3, 1]);
        // Who goes on with the next step goes on for ever.
        let sealed = self.open(1, true);
        let text = self.scope(|w| {
            w.declare(name, U32, false);
            let outer = std::mem::replace(&mut w.pure, true);
            let condition = w.condition(1);
            w.pure = outer;
            let mut body = |most| {
                let stmts = w.c.below(most);
                w.scope(|w| w.statements(stmts))
            };
            match form {
                0 => format!("loop {{ if {name} < 4 {{ {}break; }} else {{ continue; }} }}", body(3)),
                1 => format!("loop {{ if {name} > 3 {{ continue; }} {}break; }}", body(3)),
                2 => {
                    let (then, other) = (body(2), body(2));
                    format!("loop {{ if {condition} {{ {then}break; }} if {name} < 4 {{ {other}break; }} }}")
                }
                _ => format!("while {name} > 3 {{}}"),
            }
        });
        self.close(1, sealed);
        format!("let {name} = ({start}) & 3; {label}: {text}")
    }

    /// A loop that only the first step of a loop inside brings on: it looks as if it were left at once.
    pub(super) fn brought_on_inside(&mut self) -> String {
        if self.copies > 1 || self.loops > 0 {
            return self.left_at_once();
        }
        self.mark("brought on inside");
        let start = self.known(U32, 1);
        let wish = self.wish(4);
        let sealed = self.open(4, false);
        self.open(2, true);
        let body = self.scope(|w| {
            w.declare("k0", U32, false);
            let stmts = 1 + w.c.below(3);
            w.statements(stmts)
        });
        self.close(2, false);
        self.close(4, sealed);
        let inner =
            format!("let mut k1 = 0; 'inner: while k1 < 2 {{ if k1 == 0 {{ k0 -= 1; {body}}} k1 += 1; }}");
        format!("let mut k0 = ({start}) & 3; {wish} 'outer: loop {{ if k0 == 0 {{ break; }} {inner} }}")
    }

    /// The condition of a `while`.
    fn head(&mut self) -> String {
        let sealed = std::mem::replace(&mut self.sealed, true);
        let in_head = std::mem::replace(&mut self.in_head, true);
        let condition = self.condition(2);
        (self.sealed, self.in_head) = (sealed, in_head);
        condition
    }

    /// Into a loop of so many steps, in which nothing goes on with the next step if its own stands last. Tells whether
    /// what is around is sealed.
    pub(super) fn open(&mut self, trips: usize, steps_last: bool) -> bool {
        let sealed = std::mem::replace(&mut self.sealed, false);
        self.loops += 1;
        self.copies *= trips;
        self.blocks += 1;
        self.steps_last.push(steps_last);
        self.counters.push(None);
        sealed
    }

    /// Out of it; what was sealed is so again.
    pub(super) fn close(&mut self, trips: usize, sealed: bool) {
        self.sealed = sealed;
        self.counters.pop();
        self.steps_last.pop();
        self.blocks -= 1;
        self.copies /= trips;
        self.loops -= 1;
    }
}

//! Ways out: of loops and of functions.

use super::Writer;

impl Writer<'_> {
    pub(super) fn early_return(&mut self) -> String {
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
        match self.open_loops() > 0 && self.c.percent(60) {
            true => self.exit_block(),
            false => self.return_block(0),
        }
    }

    fn exit_block(&mut self) -> String {
        let stmts = self.c.below(2);
        self.blocks += 1;
        let (body, labelled) = self.scope(|w| {
            let body = w.statements(stmts);
            let labelled = if w.c.percent(30) { w.way_to_a_label() } else { None };
            (body, labelled)
        });
        self.blocks -= 1;
        if let Some(way) = labelled {
            return format!("{{ {body}{way}; }}");
        }
        let innermost = self.steps_last.last() == Some(&true);
        let outermost = self.steps_last.first() == Some(&true);
        let continues = 4 * usize::from(!innermost);
        let word = match self.c.weighted(&[5, continues, 5 * usize::from(self.loops > 1), 3]) {
            0 => {
                self.mark("break");
                "break".to_owned()
            }
            1 => {
                self.mark("continue");
                "continue".to_owned()
            }
            2 => {
                self.mark("break out of two loops");
                self.way("'outer", outermost)
            }
            _ => {
                self.mark("label of the same loop");
                self.way(["'outer", "'inner"][usize::from(self.loops > 1)], innermost)
            }
        };
        format!("{{ {body}{word}; }}")
    }

    /// Out of a loop, or on with its next step where that does not forget its counter.
    fn way(&mut self, label: &'static str, steps_last: bool) -> String {
        let word = if steps_last { "break" } else { self.c.pick(&["break", "continue"]) };
        format!("{word} {label}")
    }

    pub(super) fn loop_exit(&mut self) -> String {
        let condition = self.condition(2);
        format!("if {condition} {}", self.exit_block())
    }

    /// A branch that never falls through, in one that does.
    pub(super) fn both_leave(&mut self) -> String {
        self.mark("both arms leave");
        let condition = self.condition(2);
        let (then, other) = (self.leaving_block(), self.leaving_block());
        let guard = self.condition(1);
        format!("if {guard} {{ if {condition} {then} else {other} }}")
    }
}

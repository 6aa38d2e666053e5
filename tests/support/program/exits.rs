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
        let word = match self.c.weighted(&[5, 4, 5 * usize::from(self.loops > 1), 3]) {
            0 => {
                self.mark("break");
                "break"
            }
            1 => {
                self.mark("continue");
                "continue"
            }
            2 => {
                self.mark("break out of two loops");
                self.c.pick(&["break 'outer", "continue 'outer"])
            }
            _ => {
                self.mark("label of the same loop");
                let words = [["break 'outer", "continue 'outer"], ["break 'inner", "continue 'inner"]];
                self.c.pick(&words[usize::from(self.loops > 1)])
            }
        };
        format!("{{ {body}{word}; }}")
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

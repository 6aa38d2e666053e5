//! Loops with a value, and blocks with labels: what is left with a value, or with none.

use super::exprs::E;
use super::{T, Writer};

impl Writer<'_> {
    /// `let x = loop { .. break a; .. };`
    pub(super) fn loop_with_a_value(&mut self) -> String {
        let trips = 1 + self.c.below(3);
        if self.copies * trips > 12 {
            return self.branch();
        }
        let ty = self.ty();
        let (before, text) = self.value_loop(ty, trips);
        let name = self.name();
        self.declare(name, ty, false);
        format!("{before}let {name}: {} = {text};", self.type_name(ty))
    }

    /// The declaration of the counter, and a loop that is left in this step at the latest.
    fn value_loop(&mut self, ty: T, trips: usize) -> (String, String) {
        self.mark("break with a value");
        let turn = ["turn", "turn_1", "turn_2", "turn_3"][self.ways.len().min(3)];
        let of_run_time = trips > 1 && self.c.percent(30);
        let start = if of_run_time { format!("({}) & 1", self.known(super::U32, 1)) } else { "0".to_owned() };
        let wish = if of_run_time || self.c.percent(20) { self.wish(trips) } else { String::new() };
        self.copies *= trips;
        let name = ["'value", "'value_1", "'value_2", "'value_3"][self.ways.len().min(3)];
        let body = self.sealed((name, Some(ty)), |w| {
            let mut body = w.few();
            for _ in 0..w.c.weighted(&[1, 4, 3]) {
                let (condition, value) = (w.condition(2), w.text(ty, 2));
                let label = if w.c.percent(30) { format!(" {name}") } else { String::new() };
                body += &format!("if {condition} {{ break{label} {value}; }} {}", w.few());
            }
            let last = w.text(ty, 1);
            format!("{body}{turn} += 1; if {turn} >= {trips} {{ break {last}; }}")
        });
        self.copies /= trips;
        (format!("let mut {turn} = {start}; "), format!("{wish} {name}: loop {{ {body} }}"))
    }

    fn few(&mut self) -> String {
        let stmts = self.c.below(3);
        self.statements(stmts)
    }

    /// `'block: { .. break 'block; .. }`, or with values.
    pub(super) fn labelled_block(&mut self) -> String {
        if self.c.percent(40) {
            self.mark("block with a label");
            return self.content(None).text;
        }
        let ty = self.ty();
        self.mark("block with a label and a value");
        let content = self.content(Some(ty)).text;
        let name = self.name();
        self.declare(name, ty, false);
        format!("let {name}: {} = {content};", self.type_name(ty))
    }

    /// `('block: { .. if c { break 'block a; } .. b })` as an operand.
    pub(super) fn labelled_value(&mut self, ty: T) -> E {
        self.mark("block with a label as an operand");
        let condition = std::mem::replace(&mut self.in_condition, false);
        let E { text, typed } = self.content(Some(ty));
        self.in_condition = condition;
        E { text: format!("({text})"), typed }
    }

    /// A block with a label.
    fn content(&mut self, ty: Option<T>) -> E {
        let leads_out = self.loops > 0 && !self.sealed;
        let mut typed = true;
        let label = ["'block", "'block_1", "'block_2", "'block_3"][self.ways.len().min(3)];
        let text = self.sealed((label, ty), |w| {
            let stmts = w.c.below(2);
            let before = w.statements(stmts);
            let condition = w.condition(2);
            let inner = w.c.below(2);
            let way = w.scope(|w| {
                let inner = w.statements(inner);
                let way = match leads_out && w.c.percent(40) {
                    true => w.outer_way().to_owned(),
                    false => w.way_with((label, ty)),
                };
                format!("{{ {inner}{way}; }}")
            });
            let after = w.few();
            let tail = ty.map_or_else(|| E::typed(String::new()), |ty| w.expr(ty, 2));
            typed = tail.typed;
            format!("{before}if {condition} {way} {after}{}", tail.text)
        });
        E { text: format!("{label}: {{ {text} }}"), typed }
    }

    /// Writes what no unlabelled way leads out of, but this one.
    fn sealed(&mut self, way: (&'static str, Option<T>), write: impl FnOnce(&mut Self) -> String) -> String {
        let outer = std::mem::replace(&mut self.sealed, true);
        self.ways.push(way);
        self.blocks += 1;
        let text = self.scope(write);
        self.blocks -= 1;
        self.ways.pop();
        self.sealed = outer;
        text
    }

    fn way_with(&mut self, (label, ty): (&'static str, Option<T>)) -> String {
        match ty {
            Some(ty) => format!("break {label} {}", self.text(ty, 1)),
            None => format!("break {label}"),
        }
    }

    /// Out of a loop and of a block or a loop with a value around it, if there is one.
    pub(super) fn way_to_a_label(&mut self) -> Option<String> {
        if self.ways.is_empty() || self.in_head {
            return None;
        }
        self.mark("way out of a loop and a block");
        let ways = self.ways.clone();
        let way = self.c.pick(&ways);
        Some(self.way_with(way))
    }

    /// Out of a block into a loop around it.
    fn outer_way(&mut self) -> &'static str {
        self.mark("way out of a block and a loop");
        match self.steps_last.first() {
            Some(false) if self.c.percent(50) => "continue 'outer",
            _ => "break 'outer",
        }
    }
}

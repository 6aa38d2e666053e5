//! Items inside of bodies.

use super::{F32, Writer};

impl Writer<'_> {
    /// `let given: f32 = ..; let x: f32 = { fn doubled(x: f32) -> f32 { .. } doubled(given) };`, the items before or
    /// after their use. The items bear names of other items, and of locals that they cannot see.
    pub(super) fn items(&mut self) -> String {
        self.mark("function in a body");
        let given = self.text(F32, 2);
        let function = self.c.pick(&["first", "second", "doubled"]);
        let param = self.name();
        let (constant, items) = match self.c.below(3) {
            0 => ("0.5", String::new()),
            _ => {
                self.mark("constant in a body");
                ("HALF", "const HALF: f32 = STEPS as f32 * 0.25; const STEPS: i32 = 2;".to_owned())
            }
        };
        let value = self.c.pick(&[
            "PARAM * CONSTANT + 1.0",
            "if PARAM < CONSTANT { -PARAM } else { PARAM }",
            "(PARAM - CONSTANT).max(CONSTANT)",
        ]);
        let value = value.replace("PARAM", param).replace("CONSTANT", constant);
        let items = format!("{items} fn {function}({param}: f32) -> f32 {{ {value} }}");
        let call = format!("let t = {function}(given);");
        let content = match self.c.percent(50) {
            true => format!("{items} {call} t"),
            false => format!("{call} {items} t"),
        };
        let name = self.name();
        self.declare(name, F32, false);
        format!("let given: f32 = {given}; let {name}: f32 = {{ {content} }};")
    }
}

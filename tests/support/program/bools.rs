//! Operations that give `bool`.

use super::{BOOL, F32, I32, T, U32, Writer, vector};
use flatten_core::ty::Scalar;

impl Writer<'_> {
    pub(super) fn bool_form(&mut self, depth: usize) -> String {
        match self.c.weighted(&[10, 4, 4, 2, 2, 3, 1, 1, 1, 2]) {
            0 => {
                let ty = self.c.pick(&[F32, F32, I32, U32, T::Usize]);
                let op = self.c.pick(&["<", "<=", ">", ">=", "==", "!="]);
                format!("({} {op} {})", self.known(ty, depth), self.text(ty, depth))
            }
            1 => self.logic("&&", "and", "effect in and", depth),
            2 => self.logic("||", "or", "effect in or", depth),
            3 => format!("(!{})", self.text(BOOL, depth)),
            4 => {
                let op = self.c.pick(&["&", "|", "^", "==", "!="]);
                format!("({} {op} {})", self.text(BOOL, depth), self.text(BOOL, depth))
            }
            5 => self.call(BOOL, depth).text,
            6 => {
                self.mark("vector operation");
                let (a, b) =
                    (self.text(vector(Scalar::F32, 3), depth), self.text(vector(Scalar::F32, 3), depth));
                let compare = self.c.pick(&["cmplt", "cmple", "cmpeq"]);
                format!("({a}).{compare}({b}).{}()", self.c.pick(&["any", "all"]))
            }
            8 => self.matches_macro(depth),
            9 if let Some(equal) = self.equal_wholes(depth) => equal,
            _ => {
                let ty = self.c.pick(&[vector(Scalar::F32, 2), vector(Scalar::I32, 2)]);
                // The left side is borrowed while the right one is computed.
                let pure = std::mem::replace(&mut self.pure, true);
                let text = format!("({} == {})", self.text(ty, depth), self.text(ty, depth));
                self.pure = pure;
                text
            }
        }
    }

    fn logic(&mut self, op: &str, plain: &'static str, effect: &'static str, depth: usize) -> String {
        let left = self.text(BOOL, depth);
        if self.c.percent(40)
            && let Some(right) = self.effect(BOOL, depth.min(1))
        {
            self.mark(effect);
            return format!("({left} {op} {right})");
        }
        self.mark(plain);
        format!("({left} {op} {})", self.text(BOOL, depth))
    }
}

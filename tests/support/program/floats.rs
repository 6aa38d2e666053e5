//! Operations that give `f32`.

use super::exprs::E;
use super::{F32, I32, T, U32, Writer, vector};
use flatten_core::ty::Scalar;

impl Writer<'_> {
    pub(super) fn float_form(&mut self, depth: usize) -> E {
        let full = usize::from(self.is_full());
        match self.c.weighted(&[12, 4, 3, 2, 3, 3, 2, 3, full, 4 * full, 3 * full, 2 * full]) {
            0 => {
                let op = self.c.pick(&["+", "-", "*"]);
                self.binary(F32, op, depth)
            }
            1 => {
                self.mark("zero and one");
                let with = self.c.pick(&["+ 0.0", "* 1.0", "- 0.0", "* 0.0", "+ (-0.0)"]);
                E::typed(format!("({} {with})", self.known(F32, depth)))
            }
            2 => self.method(F32, &["abs()", "floor()", "ceil()", "trunc()", "round()"], depth),
            3 => {
                let x = self.expr(F32, depth);
                E { text: format!("(-{})", x.text), typed: x.typed }
            }
            4 => {
                self.mark("method");
                let name = self.c.pick(&["min", "max"]);
                // Rust leaves open which zero `0.0.min(-0.0)` is; the sum is the same for both.
                E::typed(format!("(({}).{name}({}) + 0.0)", self.known(F32, depth), self.text(F32, depth)))
            }
            5 => {
                self.mark("cast");
                let from = self.c.pick(&[I32, U32, T::Usize]);
                E::typed(format!("({} as f32)", self.known(from, depth)))
            }
            6 => self.guarded_clamp(depth),
            7 => {
                self.mark("vector operation");
                let lanes = 2 + self.c.below(3) as u8;
                let (a, b) = (
                    self.known(vector(Scalar::F32, lanes), depth),
                    self.text(vector(Scalar::F32, lanes), depth),
                );
                E::typed(format!("({a}).dot({b})"))
            }
            8 => {
                let (x, y, z) = (self.known(F32, depth), self.text(F32, depth), self.text(F32, depth));
                E::typed(format!("({x}).mul_add({y}, {z})"))
            }
            9 => {
                self.method(F32, &["sin()", "cos()", "abs().sqrt()", "signum()", "fract()", "tanh()"], depth)
            }
            10 => {
                let (x, y) = (self.known(F32, depth), self.known(F32, depth));
                // Of NaN the sign is open.
                let after = self.c.pick(&[".copysign(Y.max(-9.0))", ".atan2(Y)", ".rem_euclid(Y)"]);
                E::typed(format!("({x}){}", after.replace('Y', &format!("({y})"))))
            }
            _ => {
                let op = self.c.pick(&["/", "%"]);
                let divisor = self.c.pick(&["2.0", "(-3.0)", "1.5", "4.0"]);
                match self.c.percent(25) {
                    true => self.binary(F32, op, depth),
                    false => E::typed(format!("({} {op} {divisor})", self.known(F32, depth))),
                }
            }
        }
    }

    /// A clamp that would panic in the arm not taken.
    fn guarded_clamp(&mut self, depth: usize) -> E {
        self.mark("guarded clamp");
        let (x, lo, hi) = (self.known(F32, depth), self.known(F32, 0), self.text(F32, 0));
        let other = self.text(F32, 0);
        // Rust leaves open which zero it is; the sum is the same for both.
        E::typed(format!("(if {lo} <= {hi} {{ ({x}).clamp({lo}, {hi}) + 0.0 }} else {{ {other} }})"))
    }
}

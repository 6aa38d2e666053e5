//! Operations that give vectors.

use super::{BOOL, F32, I32, T, Writer, vector};
use flatten_core::ty::{Scalar, Ty};

impl Writer<'_> {
    pub(super) fn float_vector_form(&mut self, ty: Ty, depth: usize) -> String {
        let (v, full) = (T::Value(ty), usize::from(self.is_full()));
        if self.c.percent(32)
            && let Some(image) = self.image(ty.lanes, depth)
        {
            return image;
        }
        match self.c.weighted(&[6, 4, 3, 4, 3, 3, 2, 3, 2 * full, full]) {
            0 => {
                self.mark("vector operation");
                let op = self.c.pick(&["+", "-", "*"]);
                self.binary(v, op, depth).text
            }
            1 => {
                self.mark("vector and scalar");
                match self.c.below(3) {
                    0 => format!("({} * {})", self.text(v, depth), self.known(F32, depth)),
                    1 => format!("({} * {})", self.known(F32, depth), self.text(v, depth)),
                    _ => {
                        let op = self.c.pick(&["+", "-"]);
                        format!("({} {op} {})", self.text(v, depth), self.known(F32, depth))
                    }
                }
            }
            2 => format!("{}::splat({})", ty.name(), self.text(F32, depth)),
            3 => {
                let lanes: Vec<String> = (0..ty.lanes).map(|_| self.text(F32, depth)).collect();
                match self.c.percent(50) {
                    true => format!("{}::new({})", ty.name(), lanes.join(", ")),
                    false => format!("{}({})", ty.name().to_lowercase(), lanes.join(", ")),
                }
            }
            4 => {
                self.mark("swizzle");
                let names: &[&str] = match ty.lanes {
                    2 => &["yx", "xx"],
                    3 => &["zyx", "xxz", "yzx"],
                    _ => &["wzyx", "xxyy"],
                };
                format!("({}).{}()", self.text(v, depth), self.c.pick(names))
            }
            5 => {
                self.mark("vector operation");
                let name = self.c.pick(&["min", "max"]);
                format!("({}).{name}({})", self.text(v, depth), self.text(v, depth))
            }
            6 => {
                self.mark("vector operation");
                format!("({}).{}()", self.text(v, depth), self.c.pick(&["abs", "floor", "ceil"]))
            }
            7 => {
                self.mark("vector select");
                let (a, b) = (self.text(v, depth), self.text(v, depth));
                let (x, y) = (self.text(v, 0), self.text(v, 0));
                format!("{}::select(({a}).cmplt({b}), {x}, {y})", ty.name())
            }
            8 => {
                self.mark("vector operation");
                let op = self.c.pick(&["/ 2.0", "% 1.5", "/ (-3.0)"]);
                format!("({} {op})", self.text(v, depth))
            }
            _ if ty.lanes == 3 => format!("({}).cross({})", self.text(v, depth), self.text(v, depth)),
            _ => format!("({}).normalize_or_zero()", self.text(v, depth)),
        }
    }

    pub(super) fn int_vector_form(&mut self, ty: Ty, depth: usize) -> String {
        let (v, lane) = (T::Value(ty), T::Value(ty.element()));
        match self.c.weighted(&[4, 2, 3, 2, 2]) {
            0 => {
                self.mark("vector operation");
                let op = if lane == I32 { self.c.pick(&["+", "-"]) } else { "+" };
                self.binary(v, op, depth).text
            }
            1 => {
                let lanes: Vec<String> = (0..ty.lanes).map(|_| self.text(lane, depth)).collect();
                format!("{}::new({})", ty.name(), lanes.join(", "))
            }
            2 => {
                self.mark("bit operation");
                format!("({} {} {})", self.text(v, depth), self.c.pick(&["&", "|", "^"]), self.text(v, depth))
            }
            3 => {
                self.mark("vector and scalar");
                format!(
                    "({} {} {})",
                    self.text(v, depth),
                    self.c.pick(&["/", "%", "*"]),
                    self.c.pick(&["2", "3"])
                )
            }
            _ => {
                self.mark("vector operation");
                format!("({}).{}({})", self.text(v, depth), self.c.pick(&["min", "max"]), self.text(v, depth))
            }
        }
    }

    pub(super) fn bool_vector_form(&mut self, ty: Ty, depth: usize) -> String {
        self.mark("vector of bool");
        let v = T::Value(ty);
        match self.c.weighted(&[5, 2, 3, 2]) {
            0 => {
                let (of, name) = self.c.pick(&[
                    (Scalar::F32, "cmplt"),
                    (Scalar::F32, "cmpge"),
                    (Scalar::F32, "cmpne"),
                    (Scalar::I32, "cmpeq"),
                    (Scalar::I32, "cmpgt"),
                ]);
                let of = vector(of, ty.lanes);
                format!("({}).{name}({})", self.known(of, depth), self.text(of, depth))
            }
            1 => {
                let lanes: Vec<String> = (0..ty.lanes).map(|_| self.text(BOOL, depth)).collect();
                format!("{}::new({})", ty.name(), lanes.join(", "))
            }
            2 => format!(
                "({} {} {})",
                self.known(v, depth),
                self.c.pick(&["&", "|", "^"]),
                self.known(v, depth)
            ),
            _ => format!("(!{})", self.known(v, depth)),
        }
    }
}

//! Operations that give `i32`, `u32` and `usize`.

use super::exprs::E;
use super::{BOOL, F32, Form, I32, T, U32, Writer};

impl Writer<'_> {
    pub(super) fn int_form(&mut self, depth: usize) -> E {
        match self.c.weighted(&[10, 4, 4, 3, 4, 3, 3, 2, 3, 2]) {
            0 => {
                let op = self.c.pick(&["+", "-"]);
                self.binary(I32, op, depth)
            }
            1 => E::typed(format!("(({} & 15) * ({} & 7))", self.known(I32, depth), self.known(I32, depth))),
            2 => self.bits(I32, depth),
            3 => {
                self.mark("shift");
                let by = self.c.pick(&["1", "2", "STEPS", "(1u32)"]);
                match self.c.percent(50) {
                    true => E::typed(format!("({} >> {by})", self.known(I32, depth))),
                    false => E::typed(format!("(({} & 63) << {by})", self.known(I32, depth))),
                }
            }
            4 => self.division(I32, depth),
            5 => {
                self.mark("cast");
                match self.c.weighted(&[2, 2, 2, 2, 3]) {
                    4 => E::typed(format!("({} as i32)", self.narrow(depth))),
                    0 => E::typed(format!("(({} as i32).clamp(-64, 64))", self.known(F32, depth))),
                    1 => E::typed(format!("(({} & 255) as i32)", self.known(U32, depth))),
                    2 => E::typed(format!("(({} & 255) as i32)", self.known(T::Usize, depth))),
                    _ => E::typed(format!("({} as i32)", self.known(BOOL, depth))),
                }
            }
            6 => {
                self.mark("method");
                let name = self.c.pick(&["min", "max"]);
                E::typed(format!("({}).{name}({})", self.known(I32, depth), self.text(I32, depth)))
            }
            7 => self.method(I32, &["abs()", "signum()"], depth),
            8 => {
                let x = self.expr(I32, depth);
                let op = self.c.pick(&["-", "!"]);
                E { text: format!("({op}{})", x.text), typed: x.typed }
            }
            _ if self.c.percent(25) => self.binary(I32, "*", depth),
            _ => {
                let factor = self.c.pick(&["2", "3", "(-1)", "0", "1"]);
                E::typed(format!("({} * {factor})", self.known(I32, depth)))
            }
        }
    }

    /// Of an integer that the graph has no type for.
    fn narrow(&mut self, depth: usize) -> String {
        self.mark("narrow integer");
        let ty = self.c.pick(&["u8", "i8", "u16", "i16"]);
        let bit = |w: &mut Self| format!("({} as {ty})", w.known(BOOL, depth));
        match self.c.below(5) {
            0 => format!("({} + 3)", bit(self)),
            1 => format!("(9 - {} - {})", bit(self), bit(self)),
            2 => format!("(if {} {{ 100{ty} }} else {{ 7 }} / 3 % 5)", self.condition(depth)),
            3 => format!("({} <= {})", bit(self), bit(self)),
            _ => format!("({{ let mut n: {ty} = {}; n += 5; n }})", bit(self)),
        }
    }

    fn bits(&mut self, ty: T, depth: usize) -> E {
        self.mark("bit operation");
        let op = self.c.pick(&["&", "|", "^"]);
        self.binary(ty, op, depth)
    }

    /// By what is not zero, by what is known not to be zero, or by anything.
    fn division(&mut self, ty: T, depth: usize) -> E {
        let op = self.c.pick(&["/", "%"]);
        let n = self.known(ty, depth);
        match self.c.weighted(&[3, 6, 4, 1]) {
            0 => {
                self.mark("integer division");
                E::typed(format!("({n} {op} {})", self.c.pick(&["2", "3", "7"])))
            }
            1 => {
                self.mark("guarded division");
                let (d, other) = (self.known(ty, 0), self.text(ty, 0));
                E::typed(format!("(if {d} != 0 {{ {n} {op} {d} }} else {{ {other} }})"))
            }
            2 => {
                self.mark("integer division");
                E::typed(format!("({n} {op} ({} | 1))", self.known(ty, depth)))
            }
            _ => {
                self.mark("integer division");
                E::typed(format!("({n} {op} {})", self.text(ty, depth)))
            }
        }
    }

    pub(super) fn uint_form(&mut self, depth: usize) -> E {
        match self.c.weighted(&[6, 3, 3, 5, 3, 3, 4, 2]) {
            0 => self.binary(U32, "+", depth),
            1 if self.c.percent(10) => self.binary(U32, "-", depth),
            1 => E::typed(format!("(({} | 7) - ({} & 7))", self.known(U32, depth), self.known(U32, depth))),
            2 => E::typed(format!("(({} & 15) * ({} & 7))", self.known(U32, depth), self.known(U32, depth))),
            3 => self.bits(U32, depth),
            4 => {
                self.mark("shift");
                let by = self.known(U32, 0);
                match self.c.percent(50) {
                    true => E::typed(format!("({} >> ({by} & 31))", self.known(U32, depth))),
                    false => E::typed(format!("(({} & 63) << ({by} & 7))", self.known(U32, depth))),
                }
            }
            5 => self.division(U32, depth),
            6 => {
                self.mark("cast");
                match self.c.weighted(&[2, 2, 2, 2, 3]) {
                    4 => E::typed(format!("({} as u32 & 255)", self.narrow(depth))),
                    0 => E::typed(format!("({}.abs() as u32 & 255)", self.known(F32, depth))),
                    1 => E::typed(format!("(({} & 255) as u32)", self.known(I32, depth))),
                    2 => E::typed(format!("(({} & 255) as u32)", self.known(T::Usize, depth))),
                    _ => E::typed(format!("({} as u32)", self.known(BOOL, depth))),
                }
            }
            _ => {
                self.mark("method");
                let name = self.c.pick(&["min", "max"]);
                E::typed(format!("({}).{name}({})", self.known(U32, depth), self.text(U32, depth)))
            }
        }
    }

    pub(super) fn usize_form(&mut self, depth: usize) -> E {
        self.mark("usize");
        match self.c.weighted(&[4, 3, 3, 3, 3, 2, 2]) {
            0 => self.binary(T::Usize, "+", depth),
            1 => {
                let op = self.c.pick(&["% 3", "/ 2", "* 2", ">> 1", "& 7"]);
                E::typed(format!("({} {op})", self.known(T::Usize, depth)))
            }
            2 => {
                self.mark("guarded subtraction");
                let (a, b, other) =
                    (self.known(T::Usize, 0), self.known(T::Usize, 0), self.text(T::Usize, 0));
                E::typed(format!("(if {a} >= {b} {{ {a} - {b} }} else {{ {other} }})"))
            }
            3 => {
                self.mark("cast");
                let from = self.c.pick(&[I32, U32]);
                E::typed(format!("(({} & 7) as usize)", self.known(from, depth)))
            }
            4 => {
                self.mark("method");
                let name = self.c.pick(&["min", "max", "saturating_sub", "abs_diff"]);
                E::typed(format!("({}).{name}({})", self.known(T::Usize, depth), self.text(T::Usize, depth)))
            }
            5 => {
                self.mark("cast");
                E::typed(format!("({}.abs() as usize & 15)", self.known(F32, depth)))
            }
            _ => {
                let mut places = self.places(false);
                places.retain(|p| matches!(self.form_of(p.ty), Some(Form::Array(_))));
                match places.is_empty() {
                    true => E::typed(format!("({} as usize)", self.known(BOOL, depth))),
                    false => E::typed(format!("{}.len()", self.c.pick(&places).path)),
                }
            }
        }
    }
}

//! The operations of each type.

use super::exprs::E;
use super::{BOOL, F32, Flavor, I32, T, U32, Writer, vector};
use flatten_core::ty::{Scalar, Ty};

impl Writer<'_> {
    /// An operation that gives the type.
    pub(super) fn form(&mut self, ty: T, depth: usize) -> E {
        match ty {
            BOOL => E::typed(self.bool_form(depth)),
            F32 => self.float_form(depth),
            I32 => self.int_form(depth),
            U32 => self.uint_form(depth),
            T::Struct(i) => self.struct_literal(i, depth),
            T::Value(ty) if ty.is_float() => E::typed(self.float_vector_form(ty, depth)),
            T::Value(ty) => E::typed(self.int_vector_form(ty, depth)),
        }
    }

    /// `(a op b)`; now and then `b` has an effect on what `a` reads.
    fn binary(&mut self, ty: T, op: &str, depth: usize) -> E {
        if self.c.percent(10)
            && let Some(place) = self.writable(|p| p.ty == ty)
        {
            let value = self.text(ty, depth);
            let then = self.text(ty, 0);
            self.mark("effect in a later operand");
            self.effects += 1;
            return E::typed(format!("({0} {op} ({{ {0} = {value}; {then} }}))", place.path));
        }
        let (x, y) = (self.expr(ty, depth), self.expr(ty, depth));
        E { text: format!("({} {op} {})", x.text, y.text), typed: x.typed | y.typed }
    }

    fn bool_form(&mut self, depth: usize) -> String {
        match self.c.weighted(&[10, 4, 4, 2, 2, 3, 1, 1]) {
            0 => {
                let ty = self.c.pick(&[F32, F32, I32, U32]);
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

    fn float_form(&mut self, depth: usize) -> E {
        let full = usize::from(self.flavor == Flavor::Full);
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
                let from = self.c.pick(&[I32, U32]);
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
                let (x, y) = (self.known(F32, depth), self.text(F32, depth));
                let name = self.c.pick(&["copysign", "atan2", "rem_euclid"]);
                E::typed(format!("({x}).{name}({y})"))
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

    fn method(&mut self, ty: T, names: &[&str], depth: usize) -> E {
        self.mark("method");
        let name = self.c.pick(names);
        E::typed(format!("({}).{name}", self.known(ty, depth)))
    }

    /// A clamp that would panic in the arm not taken.
    fn guarded_clamp(&mut self, depth: usize) -> E {
        self.mark("guarded clamp");
        let (x, lo, hi) = (self.known(F32, depth), self.known(F32, 0), self.text(F32, 0));
        let other = self.text(F32, 0);
        E::typed(format!("(if {lo} <= {hi} {{ ({x}).clamp({lo}, {hi}) }} else {{ {other} }})"))
    }

    fn int_form(&mut self, depth: usize) -> E {
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
                match self.c.below(3) {
                    0 => E::typed(format!("(({} as i32).clamp(-64, 64))", self.known(F32, depth))),
                    1 => E::typed(format!("(({} & 255) as i32)", self.known(U32, depth))),
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

    fn uint_form(&mut self, depth: usize) -> E {
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
                match self.c.below(3) {
                    0 => E::typed(format!("({}.abs() as u32 & 255)", self.known(F32, depth))),
                    1 => E::typed(format!("(({} & 255) as u32)", self.known(I32, depth))),
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

    fn float_vector_form(&mut self, ty: Ty, depth: usize) -> String {
        let (v, full) = (T::Value(ty), usize::from(self.flavor == Flavor::Full));
        match self.c.weighted(&[6, 4, 3, 4, 3, 3, 2, 2, 2 * full, full]) {
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

    fn int_vector_form(&mut self, ty: Ty, depth: usize) -> String {
        let v = T::Value(ty);
        match self.c.weighted(&[4, 2, 3, 2, 2]) {
            0 => {
                self.mark("vector operation");
                let op = self.c.pick(&["+", "-"]);
                self.binary(v, op, depth).text
            }
            1 => {
                let lanes: Vec<String> = (0..ty.lanes).map(|_| self.text(I32, depth)).collect();
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
}

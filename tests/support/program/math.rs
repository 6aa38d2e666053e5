//! Functions of `flatten::math`.

use super::exprs::E;
use super::{BOOL, F32, T, Writer, vector};
use flatten_core::ty::{Scalar, Ty};

/// Functions of so many arguments of the result's type. The second list has what does not stay within short
/// fractions, or what sees the sign of a zero.
const SHORT: &[(&str, usize)] = &[
    ("mix", 3),
    ("lerp", 3),
    ("clamp", 3),
    ("saturate", 1),
    ("step", 2),
    ("abs", 1),
    ("sign", 1),
    ("floor", 1),
    ("ceil", 1),
    ("trunc", 1),
    ("round", 1),
    ("fract", 1),
    ("mad", 3),
];
const LONG: &[(&str, usize)] = &[
    ("smoothstep", 3),
    ("fma", 3),
    ("rcp", 1),
    ("sin", 1),
    ("cos", 1),
    ("tanh", 1),
    ("atan", 1),
    ("exp2", 1),
    ("radians", 1),
    ("degrees", 1),
    ("atan2", 2),
];

impl Writer<'_> {
    /// A call of one of the functions, now and then.
    pub(super) fn of_math(&mut self, ty: T, depth: usize) -> Option<E> {
        let T::Value(value) = ty else { return None };
        if !self.c.percent(if value.is_float() { 12 } else { 3 }) {
            return None;
        }
        let call = match value {
            Ty::F32 if self.c.percent(30) => self.of_vectors(depth),
            _ if value.is_float() => self.of_lanes(ty, depth),
            Ty::BOOL => {
                let name = self.c.pick(&["any", "all"]);
                format!("{name}({})", self.known(vector(Scalar::Bool, 3), depth))
            }
            _ if value.is_bool() => return None,
            _ => self.chosen(ty, depth),
        };
        self.mark("function of math");
        // By its name, or by its path.
        let path = if self.c.percent(25) { "flatten::math::" } else { "" };
        Some(E::typed(format!("{path}{call}")))
    }

    fn of_lanes(&mut self, ty: T, depth: usize) -> String {
        match self.c.weighted(&[5, 3 * usize::from(self.is_full()), 3]) {
            0 => {
                let (name, count) = self.c.pick(SHORT);
                self.applied(name, ty, count, depth)
            }
            1 => {
                let (name, count) = self.c.pick(LONG);
                self.applied(name, ty, count, depth)
            }
            _ => self.chosen(ty, depth),
        }
    }

    fn applied(&mut self, name: &str, ty: T, count: usize, depth: usize) -> String {
        let args: Vec<String> = (0..count).map(|_| self.known(ty, depth)).collect();
        format!("{name}({})", args.join(", "))
    }

    fn chosen(&mut self, ty: T, depth: usize) -> String {
        format!("select({}, {}, {})", self.known(ty, depth), self.known(ty, depth), self.text(BOOL, depth))
    }

    fn of_vectors(&mut self, depth: usize) -> String {
        let vector = vector(Scalar::F32, 2 + self.c.below(3) as u8);
        match self.c.weighted(&[3, 2, usize::from(self.is_full())]) {
            0 => self.applied("dot", vector, 2, depth),
            1 => self.applied("hadd", vector, 1, depth),
            _ => {
                let (name, count) = self.c.pick(&[("length", 1), ("distance", 2)]);
                let ty = if self.c.percent(30) { F32 } else { vector };
                self.applied(name, ty, count, depth)
            }
        }
    }
}

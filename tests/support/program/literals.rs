//! Literals, and what is in sight.

use super::exprs::E;
use super::{BOOL, F32, I32, T, U32, Writer};
use flatten_core::ty::Ty;

/// Where floats end, and what is near.
const FLOAT_LIMITS: &[&str] = &[
    "f32::MAX",
    "f32::MIN",
    "f32::MIN_POSITIVE",
    "f32::EPSILON",
    "f32::INFINITY",
    "(-1e-40f32)",
    "16_777_217f32",
    "2_147_483_648f32",
    "f32::NAN",
];

impl Writer<'_> {
    /// A literal, or something in sight.
    pub(super) fn leaf(&mut self, ty: T) -> E {
        if self.c.percent(80)
            && let Some(place) = self.readable(ty)
        {
            return place;
        }
        match ty {
            // A condition that never changes says little.
            BOOL if self.c.percent(80) => {
                let places = self.places(false);
                let numbers =
                    [F32, I32, U32, T::Usize].into_iter().filter(|ty| places.iter().any(|p| p.ty == *ty));
                let numbers: Vec<T> = numbers.collect();
                let number = if numbers.is_empty() { F32 } else { self.c.pick(&numbers) };
                let op = self.c.pick(&["<", ">", "<=", "!="]);
                E::typed(format!("({} {op} {})", self.known(number, 0), self.leaf(number).text))
            }
            _ => self.literal(ty),
        }
    }

    fn literal(&mut self, ty: T) -> E {
        match ty {
            T::Whole(i) => self.whole_literal(i, 0),
            T::Step => unreachable!("it has no literals"),
            T::Usize => E { text: self.number(ty), typed: self.suffixes },
            T::Value(ty) => {
                let lane = T::Value(ty.element());
                let lane = |w: &mut Self| match ty.lanes > 1 && w.c.percent(50) {
                    true => w.leaf(lane).text,
                    false => w.number(lane),
                };
                let lanes: Vec<String> = (0..ty.lanes).map(|_| lane(self)).collect();
                match ty.lanes {
                    1 => E { text: lanes[0].clone(), typed: ty == Ty::BOOL || self.suffixes },
                    _ => E::typed(format!("{}::new({})", ty.name(), lanes.join(", "))),
                }
            }
        }
    }

    fn number(&mut self, ty: T) -> String {
        let numbers: &[&str] = match ty {
            BOOL => &["false", "true"],
            F32 => &["0.0", "1.0", "2.0", "0.5", "(-1.0)", "1.5", "(-0.0)", "3.0", "0.25", "(-2.5)"],
            I32 => &["0", "1", "2", "3", "(-1)", "5", "7", "(-4)", "10"],
            U32 | T::Usize => &["0", "1", "2", "3", "5", "8"],
            _ => unreachable!("a lane is a scalar"),
        };
        let limits: &[&str] = match ty {
            F32 => FLOAT_LIMITS,
            I32 => &["i32::MIN", "i32::MAX", "(i32::MIN + 1)"],
            U32 => &["u32::MAX", "(u32::MAX - 1)", "(1u32 << 31)"],
            _ => &[],
        };
        if self.is_full() && !limits.is_empty() && self.c.percent(3) {
            self.mark("number at a limit");
            return self.c.pick(limits).to_owned();
        }
        let number = self.c.pick(numbers);
        if !self.suffixes || ty == BOOL {
            return number.to_owned();
        }
        let close = if number.ends_with(')') { ")" } else { "" };
        format!("{}_{}{close}", number.trim_end_matches(')'), self.type_name(ty))
    }
}

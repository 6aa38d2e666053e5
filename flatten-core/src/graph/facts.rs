//! What is known of a value whatever the inputs are, found in constant time when its node is made.
//!
//! Facts hold of what [`crate::op::Op::eval`] gives, and of what any platform may give where it leaves something open. Side
//! conditions of rules ask for them; the text form does not show them.

mod derive;

use crate::graph::{Graph, Ref};
use crate::ty::{Scalar, Ty};
use crate::value::Value;
use std::ops::{BitAnd, BitOr};

/// A set of facts, each true of every lane. Of `bool` there are none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Facts(pub u16);

impl Facts {
    /// Nothing is known.
    pub const NONE: Facts = Facts(0);
    /// Not NaN.
    pub const NOT_NAN: Facts = Facts(1);
    /// Neither infinite nor NaN.
    pub const FINITE: Facts = Facts(2);
    /// Not below zero; `-0.0` and NaN are not. Of integers: the highest bit is 0.
    pub const NOT_NEGATIVE: Facts = Facts(4);
    /// Not above one; NaN is not.
    pub const AT_MOST_ONE: Facts = Facts(8);
    /// What `floor`, `ceil`, `trunc` and `round` leave as it is: whole, infinite or NaN.
    pub const INTEGRAL: Facts = Facts(16);
    /// Not `-0.0`.
    pub const NEVER_NEG_ZERO: Facts = Facts(32);
    /// Not zero, of either sign; NaN is not.
    pub const NONZERO: Facts = Facts(64);
    /// An integer from 0 to 31.
    pub const BELOW_32: Facts = Facts(128);
    /// From zero to one, or NaN.
    pub const UNIT: Facts = Facts(4 | 8);
    /// All that can be said of a float that is 0 or above and is not NaN; no zero has a sign.
    pub const SIGN_CLEAR: Facts = Facts(1 | 4 | 32);

    /// Every fact with its name.
    pub const NAMES: [(Facts, &str); 8] = [
        (Facts::NOT_NAN, "NOT_NAN"),
        (Facts::FINITE, "FINITE"),
        (Facts::NOT_NEGATIVE, "NOT_NEGATIVE"),
        (Facts::AT_MOST_ONE, "AT_MOST_ONE"),
        (Facts::INTEGRAL, "INTEGRAL"),
        (Facts::NEVER_NEG_ZERO, "NEVER_NEG_ZERO"),
        (Facts::NONZERO, "NONZERO"),
        (Facts::BELOW_32, "BELOW_32"),
    ];

    /// True if all of `facts` are known.
    pub const fn has(self, facts: Facts) -> bool {
        self.0 & facts.0 == facts.0
    }

    /// The facts if `holds`.
    const fn when(self, holds: bool) -> Facts {
        if holds { self } else { Facts::NONE }
    }

    /// All that is true of a value.
    pub fn of(value: Value) -> Facts {
        let lanes = || 0..value.ty.lanes as usize;
        let float = |facts: Facts, f: fn(f32) -> bool| facts.when(lanes().all(|i| f(value.f(i))));
        let int = |facts: Facts, f: fn(i64) -> bool| facts.when(lanes().all(|i| f(value.lane(i).integer())));
        match value.ty.scalar {
            Scalar::Bool => Facts::NONE,
            Scalar::F32 => {
                let integral = match value.ty.lanes {
                    4 => float(Facts::INTEGRAL, |x| !(x.fract() != 0.0 && x.is_finite() || is_neg_zero(x))),
                    _ => float(Facts::INTEGRAL, |x| !(x.fract() != 0.0 && x.is_finite())),
                };
                integral
                    | float(Facts::NOT_NAN, |x| !x.is_nan())
                    | float(Facts::FINITE, f32::is_finite)
                    | float(Facts::NOT_NEGATIVE, |x| x.is_nan() || x >= 0.0)
                    | float(Facts::AT_MOST_ONE, |x| x.is_nan() || x <= 1.0)
                    | float(Facts::NEVER_NEG_ZERO, |x| !is_neg_zero(x))
                    | float(Facts::NONZERO, |x| x != 0.0)
            }
            Scalar::I32 | Scalar::U32 => {
                int(Facts::NOT_NEGATIVE, |x| (0..1 << 31).contains(&x))
                    | int(Facts::AT_MOST_ONE, |x| x <= 1)
                    | int(Facts::NONZERO, |x| x != 0)
                    | int(Facts::BELOW_32, |x| (0..32).contains(&x))
            }
        }
    }

    /// With what follows from these, for a type.
    fn closed(self, ty: Ty) -> Facts {
        let unit = self.has(Facts::UNIT);
        if !ty.is_float() {
            let small = self | Facts::BELOW_32.when(unit);
            return small | Facts::NOT_NEGATIVE.when(small.has(Facts::BELOW_32));
        }
        let finite = self | Facts::FINITE.when(unit && self.has(Facts::NOT_NAN));
        finite
            | Facts::NOT_NAN.when(finite.has(Facts::FINITE))
            | Facts::NEVER_NEG_ZERO.when(finite.has(Facts::NONZERO))
    }
}

fn is_neg_zero(x: f32) -> bool {
    x.to_bits() == 1 << 31
}

impl BitOr for Facts {
    type Output = Facts;

    fn bitor(self, other: Facts) -> Facts {
        Facts(self.0 | other.0)
    }
}

impl BitAnd for Facts {
    type Output = Facts;

    fn bitand(self, other: Facts) -> Facts {
        Facts(self.0 & other.0)
    }
}

impl Graph {
    /// What is known of an operand.
    pub fn facts(&self, r: Ref) -> Facts {
        self.node(r.id()).facts
    }

    /// Adds to what is known of a node, such as a parameter that the caller knows more of.
    pub fn assume(&mut self, r: Ref, facts: Facts) {
        let node = &mut self.nodes[r.id().0 as usize];
        node.facts = (node.facts | facts).closed(node.ty);
    }
}

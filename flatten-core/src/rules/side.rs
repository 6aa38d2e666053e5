//! Side conditions of rules, as data: they can be printed, and sampled by the tests of the laws.

use crate::rules::pattern::Pat;
use crate::ty::{Scalar, Ty};
use crate::value::Value;

/// One condition on what a name stands for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Side {
    /// What must hold.
    pub kind: Kind,
    /// Of which names; the second repeats the first where one is enough.
    pub of: [Pat; 2],
}

/// What can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Every lane is a power of two or its negation, and so is its reciprocal, both normal.
    RecipExact,
    /// The reciprocal of every lane is a normal number.
    RecipNormal,
    /// The product of every pair of lanes is a normal number.
    ProductNormal,
    /// Every pair of lanes has a finite sum and a finite difference, and the sum is not zero.
    Summable,
    /// Every lane is below zero; of `u32`, as if it were `i32`.
    Negative,
    /// Every lane is below zero, and its negation above.
    Negatable,
    /// Every lane is an integer power of two.
    Pow2,
    /// The type is `u32`, or lanes of it.
    Unsigned,
    /// The type is `i32`, or lanes of it.
    Signed,
    /// The type is `bool`, or lanes of it.
    Boolean,
}

/// What is known of what a name stands for.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    /// Its type.
    pub ty: Ty,
    /// Its value, if it is a constant.
    pub value: Option<Value>,
}

macro_rules! sides {
    ($($name:ident($($arg:ident),+) $kind:ident,)*) => {$(
        #[doc = concat!("[`Kind::", stringify!($kind), "`].")]
        pub fn $name($($arg: Pat),+) -> Side {
            let of = [$($arg),+];
            Side { kind: Kind::$kind, of: [of[0], of[of.len() - 1]] }
        }
    )*};
}

sides! {
    recip_exact(k) RecipExact,
    recip_normal(k) RecipNormal,
    product_normal(k, l) ProductNormal,
    summable(k, l) Summable,
    negative(k) Negative,
    negatable(k) Negatable,
    pow2(k) Pow2,
    unsigned(x) Unsigned,
    signed(x) Signed,
    boolean(x) Boolean,
}

impl Kind {
    /// True of what is asked of types alone.
    pub fn is_of_type(self) -> bool {
        matches!(self, Kind::Unsigned | Kind::Signed | Kind::Boolean)
    }

    /// True if it holds; false of values that are not known.
    pub fn holds(self, [a, b]: [Fact; 2]) -> bool {
        let lanes = |f: fn(f32, f32) -> bool| match (a.value, b.value) {
            (Some(x), Some(y)) => (0..x.ty.lanes as usize).all(|i| f(x.f(i), y.f(i))),
            _ => false,
        };
        match self {
            Kind::RecipExact => lanes(|k, _| k.to_bits() << 9 == 0 && k.is_normal() && k.recip().is_normal()),
            Kind::RecipNormal => lanes(|k, _| k.is_normal() && k.recip().is_normal()),
            Kind::ProductNormal => lanes(|k, l| (k * l).is_normal()),
            Kind::Summable => lanes(|k, l| k + l != 0.0 && (k.abs() + l.abs()).is_finite()),
            Kind::Negative | Kind::Negatable if a.ty.is_float() => lanes(|k, _| k < 0.0),
            Kind::Negative => lanes(|k, _| k.to_bits() >= 1 << 31),
            Kind::Negatable => lanes(|k, _| k.to_bits() > 1 << 31),
            Kind::Pow2 => lanes(|k, _| k.to_bits().is_power_of_two()),
            Kind::Unsigned => a.ty.scalar == Scalar::U32,
            Kind::Signed => a.ty.scalar == Scalar::I32,
            Kind::Boolean => a.ty.scalar == Scalar::Bool,
        }
    }
}

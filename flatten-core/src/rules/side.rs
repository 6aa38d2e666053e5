//! Side conditions of rules, as data: they can be printed, and sampled by the tests of the laws.

use crate::graph::facts::Facts;
use crate::options::Gates;
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
    /// Every lane is above zero.
    Positive,
    /// Every lane of the second is what the reciprocal of that of the first is rounded to.
    Reciprocal,
    /// Every lane is an integer power of two.
    Pow2,
    /// The type is `u32`, or lanes of it.
    Unsigned,
    /// The type is `i32`, or lanes of it.
    Signed,
    /// The type is not `Vec4`, whose remainder is what is left by a quotient that was rounded down.
    Truncates,
    /// No lane is above zero.
    NotPositive,
    /// No lane is below one.
    AtLeastOne,
    /// No lane is below two.
    AtLeastTwo,
    /// Each lane of the first is at most that of the second.
    AtMost,
    /// Each lane of the first is below that of the second.
    Below,
    /// Each lane ends in five ones.
    Covers31,
    /// Each lane is 32 or above.
    AtLeast32,
    /// Each lane is 2^31 - 1 or above, as if it were `u32`.
    AtLeastHalf,
    /// Each lane is the greatest integer of its type.
    Greatest,
    /// Each lane is the least integer of its type.
    Least,
    /// Every pair of lanes has a finite sum and a finite difference.
    Near,
    /// Each lane of the first over that of the second is zero or a normal number; the second is above zero.
    Quotient,
    /// Each lane of the first over that of the second is a normal number.
    QuotientNormal,
    /// Each lane is a number between -2^24 and 2^24, and neither: further integers may round to those.
    Small,
    /// Each lane of the first is from 1/64 up to one, or so far below zero, and that of the second from 1/64 to 64.
    Roots,
    /// All lanes are one number from 1/64 to 64.
    Scale,
    /// All lanes are one normal number.
    Alike,
    /// Every lane is zero, whatever the signs.
    Zero,
    /// The product of every pair of lanes is an integer of their type.
    ProductFits,
    /// Every lane of the second is the negation of that of the first.
    Opposite,
    /// The second is one more than the first, and no other number wraps to it.
    Next,
    /// No bit is set in both.
    Disjoint,
    /// What is set in the first is set in the second.
    Within,
    /// Each lane of the first has a bit that that of the second has not.
    Beyond,
    /// Every bit is set in one or the other.
    Cover,
    /// To shift by it is to leave all as it is.
    NoShift,
    /// Their sum is below 32.
    ShiftsFit,
    /// To shift by one and then by the other is to shift by 32 or more.
    ShiftsOut,
    /// The first is below the second, and that is below 32.
    ShiftsOn,
    /// The second is what one is if it is shifted left by the first.
    PowerOf,
    /// The second has all bits that a shift to the right by the first leaves.
    CoversLow,
    /// The second has all bits that a shift to the left by the first leaves.
    CoversHigh,
    /// The second loses no bit if it is shifted left by the first.
    FitsLeft,
    /// This is known, whatever the inputs are.
    Known(Facts),
}

/// What is known of what a name stands for.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    /// Its type.
    pub ty: Ty,
    /// Its value, if it is a constant.
    pub value: Option<Value>,
    /// What is known of its value.
    pub facts: Facts,
}

impl Fact {
    /// True of an integer that is one of these in every lane, by its type.
    fn is_everywhere(&self, signed: u32, unsigned: u32) -> bool {
        let bits = match self.ty.scalar {
            Scalar::I32 => signed,
            Scalar::U32 => unsigned,
            Scalar::F32 | Scalar::Bool => return false,
        };
        self.value.is_some_and(|value| value.uniform_bits() == Some(bits))
    }
}

macro_rules! sides {
    ($($name:ident($($arg:ident),+) $kind:ident $(($facts:ident))?,)*) => {$(
        #[doc = concat!("[`Kind::", stringify!($kind), "`]" $(, ", [`Facts::", stringify!($facts), "`]")?, ".")]
        pub fn $name($($arg: Pat),+) -> Side {
            let of = [$($arg),+];
            Side { kind: Kind::$kind $((Facts::$facts))?, of: [of[0], of[of.len() - 1]] }
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
    positive(k) Positive,
    reciprocal(k, l) Reciprocal,
    pow2(k) Pow2,
    unsigned(x) Unsigned,
    signed(x) Signed,
    truncates(x) Truncates,
    not_positive(k) NotPositive,
    at_least_one(k) AtLeastOne,
    at_least_two(k) AtLeastTwo,
    at_most(k, l) AtMost,
    below(k, l) Below,
    covers_31(k) Covers31,
    at_least_32(k) AtLeast32,
    at_least_half(k) AtLeastHalf,
    greatest(k) Greatest,
    least(k) Least,
    near(k, l) Near,
    quotient(k, l) Quotient,
    quotient_normal(k, l) QuotientNormal,
    small(k) Small,
    roots(k, l) Roots,
    scale(k) Scale,
    alike(k) Alike,
    zero(k) Zero,
    product_fits(k, l) ProductFits,
    opposite(k, l) Opposite,
    next(k, l) Next,
    disjoint(k, l) Disjoint,
    within(k, l) Within,
    beyond(k, l) Beyond,
    cover(k, l) Cover,
    no_shift(k) NoShift,
    shifts_fit(k, l) ShiftsFit,
    shifts_out(k, l) ShiftsOut,
    shifts_on(k, l) ShiftsOn,
    power_of(k, l) PowerOf,
    covers_low(k, l) CoversLow,
    covers_high(k, l) CoversHigh,
    fits_left(k, l) FitsLeft,
    not_nan(x) Known(NOT_NAN),
    finite(x) Known(FINITE),
    not_negative(x) Known(NOT_NEGATIVE),
    at_most_one(x) Known(AT_MOST_ONE),
    unit(x) Known(UNIT),
    integral(x) Known(INTEGRAL),
    never_neg_zero(x) Known(NEVER_NEG_ZERO),
    nonzero(x) Known(NONZERO),
    below_32(x) Known(BELOW_32),
    sign_clear(x) Known(SIGN_CLEAR),
}

impl Kind {
    /// True of what is asked of types alone.
    pub fn is_of_type(self) -> bool {
        matches!(self, Kind::Unsigned | Kind::Signed | Kind::Truncates)
    }

    /// The gate behind which it need not hold, because what it rules out is lost there anyway.
    pub fn granted_by(self) -> Option<Gates> {
        match self {
            Kind::Known(Facts::NOT_NAN) => Some(Gates::NO_NAN),
            Kind::Known(Facts::NEVER_NEG_ZERO) => Some(Gates::NSZ),
            _ => None,
        }
    }

    /// True if it holds; false of values that are not known.
    pub fn holds(self, [a, b]: [Fact; 2]) -> bool {
        let lanes = |f: fn(f32, f32) -> bool| match (a.value, b.value) {
            (Some(x), Some(y)) => (0..x.ty.lanes as usize).all(|i| f(x.f(i), y.f(i))),
            _ => false,
        };
        let pairs = |float: fn(f32, f32) -> bool, int: fn(i64, i64) -> bool| match (a.value, b.value) {
            _ if a.ty.is_float() => lanes(float),
            (Some(x), Some(y)) => {
                (0..x.ty.lanes as usize).all(|i| int(x.lane(i).integer(), y.lane(i).integer()))
            }
            _ => false,
        };
        let bits = |f: fn(u32, u32) -> bool| match (a.value, b.value) {
            (Some(x), Some(y)) if x.ty.is_int() => (0..x.ty.lanes as usize).all(|i| f(x.bits[i], y.bits[i])),
            _ => false,
        };
        let one = || a.value.is_some_and(|value| value.uniform_bits().is_some());
        match self {
            Kind::RecipExact => lanes(|k, _| k.to_bits() << 9 == 0 && k.is_normal() && k.recip().is_normal()),
            Kind::RecipNormal => lanes(|k, _| k.is_normal() && k.recip().is_normal()),
            Kind::ProductNormal => lanes(|k, l| (k * l).is_normal()),
            Kind::Summable => lanes(|k, l| k + l != 0.0 && (k.abs() + l.abs()).is_finite()),
            Kind::Negative | Kind::Negatable if a.ty.is_float() => lanes(|k, _| k < 0.0),
            Kind::Negative => lanes(|k, _| k.to_bits() >= 1 << 31),
            Kind::Negatable => lanes(|k, _| k.to_bits() > 1 << 31),
            Kind::Positive => lanes(|k, _| k > 0.0),
            Kind::Reciprocal => lanes(|k, l| k.recip().to_bits() == l.to_bits()),
            Kind::Pow2 => lanes(|k, _| k.to_bits().is_power_of_two()),
            Kind::Unsigned => a.ty.scalar == Scalar::U32,
            Kind::Signed => a.ty.scalar == Scalar::I32,
            Kind::Truncates => a.ty.lanes < 4,
            Kind::NotPositive => pairs(|k, _| k <= 0.0, |k, _| k <= 0),
            Kind::AtLeastOne => pairs(|k, _| k >= 1.0, |k, _| k >= 1),
            Kind::AtLeastTwo => pairs(|_, _| false, |k, _| k >= 2),
            Kind::AtMost => pairs(|k, l| k <= l, |k, l| k <= l),
            Kind::Below => pairs(|k, l| k < l, |k, l| k < l),
            Kind::Covers31 => pairs(|_, _| false, |k, _| k & 31 == 31),
            Kind::AtLeast32 => pairs(|_, _| false, |k, _| k >= 32),
            Kind::AtLeastHalf => bits(|k, _| k >= u32::MAX >> 1),
            Kind::Greatest => a.is_everywhere(i32::MAX as u32, u32::MAX),
            Kind::Least => a.is_everywhere(i32::MIN as u32, 0),
            Kind::Near => lanes(|k, l| (k.abs() + l.abs()).is_finite()),
            Kind::Quotient => lanes(|k, l| l > 0.0 && l.is_normal() && (k == 0.0 || (k / l).is_normal())),
            Kind::QuotientNormal => lanes(|k, l| (k / l).is_normal()),
            Kind::Small => lanes(|k, _| k.abs() < 16_777_216.0),
            Kind::Roots => lanes(|k, l| {
                let sizes = [k.abs(), l.abs()];
                sizes.iter().all(|x| *x >= 1.0 / 64.0) && sizes[0] < 1.0 && sizes[1] <= 64.0
            }),
            Kind::Scale => lanes(|k, _| (1.0 / 64.0..=64.0).contains(&k)) && one(),
            Kind::Alike => lanes(|k, _| k.is_normal()) && one(),
            Kind::Zero => lanes(|k, _| k == 0.0),
            Kind::ProductFits if a.ty.scalar == Scalar::U32 => bits(|k, l| k.checked_mul(l).is_some()),
            Kind::ProductFits => bits(|k, l| (k as i32).checked_mul(l as i32).is_some()),
            Kind::Opposite if a.ty.is_float() => lanes(|k, l| k.to_bits() ^ l.to_bits() == 1 << 31),
            Kind::Opposite => bits(|k, l| k.wrapping_add(l) == 0),
            Kind::Next => pairs(|_, _| false, |k, l| k + 1 == l),
            Kind::Disjoint => bits(|k, l| k & l == 0),
            Kind::Within => bits(|k, l| k & !l == 0),
            Kind::Beyond => bits(|k, l| k & !l != 0),
            Kind::Cover => bits(|k, l| k | l == u32::MAX),
            Kind::NoShift => bits(|k, _| k % 32 == 0),
            Kind::ShiftsFit => bits(|k, l| k.saturating_add(l) < 32),
            Kind::ShiftsOut => bits(|k, l| k % 32 + l % 32 >= 32),
            Kind::ShiftsOn => bits(|k, l| k < l && l < 32),
            Kind::PowerOf => bits(|k, l| 1u32.wrapping_shl(k) == l),
            Kind::CoversLow => bits(|k, l| !l & u32::MAX.wrapping_shr(k) == 0),
            Kind::CoversHigh => bits(|k, l| !l & u32::MAX.wrapping_shl(k) == 0),
            Kind::FitsLeft => bits(|k, l| l.wrapping_shl(k).wrapping_shr(k) == l),
            Kind::Known(facts) => a.facts.has(facts),
        }
    }
}

//! How near a device must come to `Op::eval`, operation by operation.

use flatten_core::op::Op;
use flatten_core::value::Value;

/// What is asked of an operation under the `exact` contract.
pub(crate) enum Limit {
    /// The same bits, any NaN for any NaN.
    Bits,
    /// The same bits, but either zero: Rust leaves open which one `min(0.0, -0.0)` is.
    EitherZero,
    /// The same bits, or those of `x * y + z` with two roundings.
    EitherFusion,
    /// What is left of the rounded quotient: it may be one too large, and then the rest is off by the divisor.
    Remainder,
    /// At most so many units in the last place off, or so far in all, for operands in a domain.
    Near { ulps: u32, or: f32, domain: fn(&[f32]) -> bool },
}

/// The limit for an operation, of vectors of four lanes or not.
pub(crate) fn limit(op: Op, of_vec4: bool) -> Limit {
    use Limit::{Bits, EitherFusion, EitherZero, Near, Remainder};
    match op {
        Op::Const(_) | Op::Param(_) | Op::Loop(_) | Op::Call(_) | Op::Project(_) => Bits,
        Op::Neg | Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Abs | Op::Signum => Bits,
        Op::PMin | Op::PMax | Op::Clamp | Op::CopySign => Bits,
        Op::Min | Op::Max => EitherZero,
        Op::MulAdd => EitherFusion,
        Op::Rem if of_vec4 => Bits,
        Op::Rem => Remainder,
        Op::Floor | Op::Ceil | Op::Trunc | Op::Round | Op::RoundEven | Op::Sqrt => Bits,
        Op::And | Op::Or | Op::Xor | Op::Not | Op::Shl | Op::Shr => Bits,
        Op::CountOnes | Op::LeadingZeros | Op::TrailingZeros | Op::ReverseBits => Bits,
        Op::Eq | Op::Lt | Op::Le | Op::Select | Op::All | Op::Table | Op::Cast(_) | Op::Bitcast(_) => Bits,
        Op::Splat(_) | Op::Compose | Op::Lane(_) | Op::Swizzle(_) => Bits,
        Op::Dot | Op::Cross | Op::Length | Op::Normalize => Bits,
        // Targets round them as they like, so `exact` has none of them.
        Op::Mad | Op::Nmad | Op::Mix | Op::Saturate | Op::Step | Op::Smoothstep => Bits,
        Op::InverseSqrt | Op::Fract | Op::Distance | Op::Reflect => Bits,
        Op::Sum | Op::MinElement | Op::MaxElement => Bits,
        Op::Sin | Op::Cos => Near { ulps: 2, or: 1e-8, domain: |x| x[0].abs() <= 1e4 },
        Op::Tan => Near { ulps: 4, or: 1e-8, domain: |x| x[0].abs() <= 1e4 },
        Op::Asin | Op::Acos => Near { ulps: 4, or: 0.0, domain: |x| x[0].is_finite() },
        Op::Atan => Near { ulps: 512, or: 1e-30, domain: |x| x[0].is_finite() },
        Op::Atan2 => Near { ulps: 512, or: 1e-30, domain: |x| is_tame(x[0]) && is_tame(x[1]) },
        Op::Sinh | Op::Tanh => Near { ulps: 512, or: 1e-7, domain: |x| x[0].abs() <= 80.0 },
        Op::Cosh => Near { ulps: 64, or: 0.0, domain: |x| x[0].abs() <= 80.0 },
        Op::Exp => Near { ulps: 64, or: 0.0, domain: |x| x[0].abs() <= 80.0 },
        Op::Exp2 => Near { ulps: 64, or: 0.0, domain: |x| x[0].abs() <= 120.0 },
        Op::Ln | Op::Log2 => Near { ulps: 1024, or: 0.0, domain: |x| x[0] >= f32::MIN_POSITIVE },
        Op::Log10 => Near { ulps: 1024, or: 0.0, domain: |x| x[0] >= f32::MIN_POSITIVE },
        Op::ExpM1 => Near { ulps: 64, or: 0.0, domain: |x| x[0].abs() <= 80.0 },
        Op::Ln1p => Near { ulps: 64, or: 0.0, domain: |x| x[0] >= -0.999 },
        Op::Cbrt => Near { ulps: 64, or: 0.0, domain: |x| is_tame(x[0]) },
        Op::Hypot => Near { ulps: 4, or: 1e-37, domain: |_| true },
        Op::Pow => Near { ulps: 64, or: 1e-37, domain: pow_is_tame },
    }
}

/// Zero, or of an exponent that is neither the smallest nor the largest.
fn is_tame(x: f32) -> bool {
    x == 0.0 || x.is_normal()
}

fn pow_is_tame(x: &[f32]) -> bool {
    is_tame(x[0]) && x[1].is_finite() && (x[0] == 0.0 || (x[1] * x[0].abs().log2()).abs() <= 100.0)
}

impl Limit {
    /// How many ulps `got` is off, 0 outside the domain; `None` beyond the limit.
    pub(crate) fn check(&self, args: &[f32], want: f32, got: f32) -> Option<u32> {
        let off = ulps(want, got);
        let fine = |fine: bool| (fine || off == 0).then_some(0);
        match self {
            Limit::Bits => fine(false),
            Limit::EitherZero => fine(want == 0.0 && got == 0.0),
            Limit::EitherFusion => fine(ulps(args[0] * args[1] + args[2], got) == 0),
            Limit::Remainder => fine(is_remainder(args, want, got)),
            Limit::Near { or, domain, .. } if !domain(args) || (want - got).abs() <= *or => Some(0),
            Limit::Near { ulps, .. } => (off <= *ulps).then_some(off),
        }
    }
}

fn is_remainder(args: &[f32], want: f32, got: f32) -> bool {
    let (x, y) = (args[0], args[1]);
    // Beyond 2^24 the quotient is no longer a whole number that a float can hold.
    if (want == 0.0 && got == 0.0) || (x / y).abs() > 16_777_216.0 {
        return true;
    }
    let error = (want - got).abs();
    let allowed = x.abs() * 2f32.powi(-22) + 1e-38;
    error <= allowed || (error - y.abs()).abs() <= allowed
}

/// Units in the last place between two numbers. Any NaN is any NaN; the zeros are 1 apart.
pub(crate) fn ulps(x: f32, y: f32) -> u32 {
    let place = |x: f32| {
        let bits = x.to_bits() as i32;
        if bits < 0 { i64::from(i32::MIN) - i64::from(bits) - 1 } else { i64::from(bits) }
    };
    match (x.is_nan(), y.is_nan()) {
        (true, true) => 0,
        (false, false) => (place(x) - place(y)).unsigned_abs() as u32,
        _ => u32::MAX,
    }
}

/// The same bits, any NaN for any NaN and either zero for either.
pub(crate) fn is_same(want: Value, got: Value) -> bool {
    let zero = |v: Value, i: usize| v.ty.is_float() && v.f(i) == 0.0;
    want.same(Value::from_lanes(got.ty, |i| {
        if zero(want, i) && zero(got, i) { want.bits[i] } else { got.bits[i] }
    }))
}

/// The fast contract: near for numbers of ordinary size.
pub(crate) fn is_near(want: Value, got: Value) -> bool {
    (0..want.ty.lanes as usize).all(|i| match want.ty.is_float() {
        true => {
            let (x, y) = (want.f(i), got.f(i));
            (x - y).abs() <= 1e-4 * x.abs().max(y.abs()).max(1.0)
        }
        false => want.bits[i] == got.bits[i],
    })
}

//! Operations on numbers that naga says otherwise than by one operator or function of the same meaning.

use crate::body::{Body, Expr};
use crate::highest;
use crate::{ranges, tables};
use flatten_core::frame::{Operand, Step};
use flatten_core::op::Op;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;
use naga::BinaryOperator as B;
use naga::MathFunction as M;
use naga::UnaryOperator as U;

const SIGN: u32 = 0x8000_0000;

/// A constant without a number of leading zeros is a sum with the place of the highest bit, where that is at hand.
pub(super) fn int_subtract(b: &mut Body, step: &Step) -> Expr {
    let &[x, y] = &step.args[..] else { unreachable!("it has two operands") };
    let Operand::Imm(value) = x else { return difference(b, &x, &y) };
    if !b.has_highest(&y) {
        return difference(b, &x, &y);
    }
    let highest = b.operand(&y);
    let more = Value::from_lanes(value.ty, |i| value.bits[i].wrapping_sub(highest::BOTH));
    if more.uniform_bits() == Some(0) {
        return highest;
    }
    let more = b.value(more);
    b.binary(B::Add, highest, more)
}

fn difference(b: &mut Body, x: &Operand, y: &Operand) -> Expr {
    let (x, y) = (b.operand(x), b.operand(y));
    b.binary(B::Subtract, x, y)
}

pub(super) fn leading_zeros(b: &mut Body, step: &Step) -> Expr {
    let fun = if b.is_highest() { M::FirstLeadingBit } else { M::CountLeadingZeros };
    let x = b.arg(step, 0);
    b.math(fun, &[x])
}

pub(super) fn int_divide(b: &mut Body, step: &Step) -> Expr {
    let (x, y) = (b.arg(step, 0), divisor(b, &step.args[1]));
    b.binary(B::Divide, x, y)
}

pub(super) fn int_remainder(b: &mut Body, step: &Step) -> Expr {
    let (x, y) = (b.arg(step, 0), divisor(b, &step.args[1]));
    b.binary(B::Modulo, x, y)
}

/// naga refuses a constant zero here, also as one lane of several; `x / 1` and `x % 1` are what it means.
fn divisor(b: &mut Body, y: &Operand) -> Expr {
    match *y {
        Operand::Imm(value) => b.value(Value::from_lanes(value.ty, |i| value.bits[i].max(1))),
        Operand::Step(i) if has_zero(&b.frame.steps[i as usize]) => {
            let step = &b.frame.steps[i as usize];
            let lanes = step.args.iter().map(|lane| divisor(b, lane)).collect();
            b.compose(step.ty, lanes)
        }
        _ => b.operand(y),
    }
}

/// True of lanes of which one is a constant zero.
fn has_zero(step: &Step) -> bool {
    let is_zero = |lane: &Operand| matches!(lane, Operand::Imm(value) if value.bits[0] == 0);
    step.op == Op::Compose && step.args.iter().any(is_zero)
}

/// `x - y * trunc(x / y)`; under `exact`, `x` itself where it is the smaller: then that is exact, and
/// infinite `y` has a remainder. Of `Vec4` it is glam's, with `floor`.
pub(super) fn remainder(b: &mut Body, step: &Step) -> Expr {
    let (x, y) = (b.arg(step, 0), b.arg(step, 1));
    let by_one = matches!(step.args[1], Operand::Imm(value) if value.uniform_bits() == Some(1f32.to_bits()));
    let quotient = match reciprocal(&step.args[1]) {
        Some(_) if by_one => x,
        Some(reciprocal) => {
            let reciprocal = b.value(reciprocal);
            b.binary(B::Multiply, x, reciprocal)
        }
        None => b.binary(B::Divide, x, y),
    };
    let of_vec4 = step.ty.lanes == 4;
    let whole = b.math(if of_vec4 { M::Floor } else { M::Trunc }, &[quotient]);
    let whole = if of_vec4 { zero_is_positive(b, step.ty, whole) } else { whole };
    let product = if by_one { whole } else { b.binary(B::Multiply, whole, y) };
    let rest = b.binary(B::Subtract, x, product);
    if !b.frame.exact || of_vec4 {
        return rest;
    }
    let (size_x, size_y) = (b.math(M::Abs, &[x]), b.math(M::Abs, &[y]));
    let smaller = b.binary(B::Less, size_x, size_y);
    b.choose(smaller, x, rest)
}

/// The reciprocal of a constant that has an exact one: what a quotient by it is written with elsewhere.
fn reciprocal(y: &Operand) -> Option<Value> {
    let Operand::Imm(value) = *y else { return None };
    let is_exact = |i| {
        let (size, reciprocal) = (value.f(i).abs(), value.f(i).recip());
        size.to_bits().trailing_zeros() >= f32::MANTISSA_DIGITS - 1
            && size.is_normal()
            && reciprocal.is_normal()
    };
    let all = (0..value.ty.lanes as usize).all(is_exact);
    all.then(|| Value::from_lanes(value.ty, |i| value.f(i).recip().to_bits()))
}

pub(super) fn floor_vec4(b: &mut Body, step: &Step) -> Expr {
    round_vec4(b, step, M::Floor)
}

pub(super) fn ceil_vec4(b: &mut Body, step: &Step) -> Expr {
    round_vec4(b, step, M::Ceil)
}

pub(super) fn trunc_vec4(b: &mut Body, step: &Step) -> Expr {
    round_vec4(b, step, M::Trunc)
}

fn round_vec4(b: &mut Body, step: &Step, fun: M) -> Expr {
    let x = b.arg(step, 0);
    let whole = b.math(fun, &[x]);
    zero_is_positive(b, step.ty, whole)
}

/// glam rounds a `Vec4` by way of integers, which have no `-0`. Said by a sum with zero, drivers would drop it.
fn zero_is_positive(b: &mut Body, ty: Ty, x: Expr) -> Expr {
    if !b.frame.exact {
        return x;
    }
    let zero = b.all(ty, 0);
    let is_zero = b.binary(B::Equal, x, zero);
    b.choose(is_zero, zero, x)
}

/// `sign` of WGSL is 0 of zeros; Rust's `signum` is not.
pub(super) fn signum(b: &mut Body, step: &Step) -> Expr {
    let (x, ty) = (b.arg(step, 0), step.ty);
    let (one, minus_one) = (b.all(ty, 1f32.to_bits()), b.all(ty, (-1f32).to_bits()));
    let positive = sign_is_clear(b, ty, x);
    let sign = b.choose(positive, one, minus_one);
    nan_stays(b, x, sign)
}

/// `x`, if it is NaN, instead of `value`; only under `exact`.
fn nan_stays(b: &mut Body, x: Expr, value: Expr) -> Expr {
    if !b.frame.exact {
        return value;
    }
    let number = b.binary(B::Equal, x, x);
    b.choose(number, value, x)
}

fn sign_is_clear(b: &mut Body, ty: Ty, x: Expr) -> Expr {
    let bits = b.bitcast(x, Scalar::I32);
    let zero = b.all(ty.with_scalar(Scalar::I32), 0);
    b.binary(B::LessEqual, zero, bits)
}

pub(super) fn min(b: &mut Body, step: &Step) -> Expr {
    ignoring_nan(b, step, |b, x, y| b.binary(B::Less, x, y))
}

pub(super) fn max(b: &mut Body, step: &Step) -> Expr {
    ignoring_nan(b, step, |b, x, y| b.binary(B::Less, y, x))
}

/// What naga's `min` and `max` make of NaN is left open.
fn ignoring_nan(b: &mut Body, step: &Step, before: fn(&mut Body, Expr, Expr) -> Expr) -> Expr {
    let is_number =
        |o: &Operand| matches!(o, Operand::Imm(v) if (0..v.ty.lanes as usize).all(|i| !v.f(i).is_nan()));
    let swap = is_number(&step.args[0]);
    let (x, y) = if swap { (b.arg(step, 1), b.arg(step, 0)) } else { (b.arg(step, 0), b.arg(step, 1)) };
    let x_first = before(b, x, y);
    let chosen = b.choose(x_first, x, y);
    if swap || is_number(&step.args[1]) {
        return chosen;
    }
    let number = b.binary(B::Equal, y, y);
    b.choose(number, chosen, x)
}

pub(super) fn pmin(b: &mut Body, step: &Step) -> Expr {
    let (x, y) = (b.arg(step, 0), b.arg(step, 1));
    let less = b.binary(B::Less, x, y);
    b.choose(less, x, y)
}

pub(super) fn pmax(b: &mut Body, step: &Step) -> Expr {
    let (x, y) = (b.arg(step, 0), b.arg(step, 1));
    let greater = b.binary(B::Less, y, x);
    b.choose(greater, x, y)
}

/// naga's `clamp` is defined for bounds in order only, and not for NaN.
pub(super) fn clamp(b: &mut Body, step: &Step) -> Expr {
    let [x, low, high] = [0, 1, 2].map(|i| b.arg(step, i));
    if b.frame.exact {
        let under = b.binary(B::Less, x, low);
        let raised = b.choose(under, low, x);
        let over = b.binary(B::Less, high, raised);
        return b.choose(over, high, raised);
    }
    if let [_, Operand::Imm(low_value), Operand::Imm(high_value)] = step.args[..]
        && (0..step.ty.lanes as usize).all(|i| low_value.f(i) <= high_value.f(i))
    {
        return b.math(M::Clamp, &[x, low, high]);
    }
    let raised = b.math(M::Max, &[x, low]);
    b.math(M::Min, &[raised, high])
}

/// The bits of one without its sign, and the sign of the other; with the sign of a negative constant, `-abs(x)`.
pub(super) fn copysign(b: &mut Body, step: &Step) -> Expr {
    if let Operand::Imm(y) = step.args[1]
        && (0..step.ty.lanes as usize).all(|i| y.bits[i] & SIGN != 0)
        && !matches!(step.args[0], Operand::Imm(_))
    {
        let x = b.arg(step, 0);
        let size = b.math(M::Abs, &[x]);
        return b.unary(U::Negate, size);
    }
    if is_zero(&step.args[0]) {
        let y = b.arg(step, 1);
        let sign = sign_of(b, step.ty, y);
        return b.bitcast(sign, Scalar::F32);
    }
    let magnitude = magnitude(b, &step.args[0], step.ty.with_scalar(Scalar::U32));
    let y = b.arg(step, 1);
    with_sign_of(b, step.ty, magnitude, y)
}

/// The bits of a float without its sign.
fn magnitude(b: &mut Body, x: &Operand, ty: Ty) -> Expr {
    if let Operand::Imm(value) = *x {
        return b.value(Value::from_lanes(ty, |i| value.bits[i] & !SIGN));
    }
    let x = b.operand(x);
    let (bits, mask) = (b.bitcast(x, Scalar::U32), b.all(ty, !SIGN));
    b.binary(B::And, bits, mask)
}

/// The bit that is the sign of a float.
fn sign_of(b: &mut Body, ty: Ty, y: Expr) -> Expr {
    let bits = b.bitcast(y, Scalar::U32);
    let mask = b.all(ty.with_scalar(Scalar::U32), SIGN);
    b.binary(B::And, bits, mask)
}

fn with_sign_of(b: &mut Body, ty: Ty, magnitude: Expr, y: Expr) -> Expr {
    let sign = sign_of(b, ty, y);
    let both = b.binary(B::InclusiveOr, sign, magnitude);
    b.bitcast(both, Scalar::F32)
}

/// `trunc(x + copysign(0.49999997, x))`: halves away from zero; naga's `round` takes them to even.
pub(super) fn round(b: &mut Body, step: &Step) -> Expr {
    let x = b.arg(step, 0);
    let almost_half = b.all(step.ty.with_scalar(Scalar::U32), 0.499_999_97_f32.to_bits());
    let offset = with_sign_of(b, step.ty, almost_half, x);
    let moved = b.binary(B::Add, x, offset);
    let whole = b.math(M::Trunc, &[moved]);
    if step.ty.lanes == 4 { zero_is_positive(b, step.ty, whole) } else { whole }
}

/// naga's `pow` is `exp2(y * log2(x))`, so the sign of `x` and the values at zero are set here.
pub(super) fn pow(b: &mut Body, step: &Step) -> Expr {
    let constant = |o: &Operand| match o {
        Operand::Imm(value) => value.uniform_bits().map(f32::from_bits),
        _ => None,
    };
    let positive = constant(&step.args[0]).is_some_and(|x| x > 0.0 && x.is_finite());
    match constant(&step.args[1]) {
        Some(0.0) => return b.all(step.ty, 1f32.to_bits()),
        Some(y) if y.fract() == 0.0 && !positive => return pow_of_whole(b, step, (y * 0.5).fract() == 0.0),
        None if b.frame.exact && !positive => return pow_of_any(b, step),
        None if !positive => return pow_of_numbers(b, step),
        _ => (),
    }
    let (x, y) = (b.arg(step, 0), b.arg(step, 1));
    b.math(M::Pow, &[x, y])
}

fn pow_of_whole(b: &mut Body, step: &Step, even: bool) -> Expr {
    let (x, y) = (b.arg(step, 0), b.arg(step, 1));
    let size = b.math(M::Abs, &[x]);
    let power = b.math(M::Pow, &[size, y]);
    if even {
        return power;
    }
    let minus_power = b.unary(U::Negate, power);
    let zero = b.all(step.ty, 0);
    let negative = b.binary(B::Less, x, zero);
    b.choose(negative, minus_power, power)
}

/// Where no number is infinite or NaN and the sign of a zero says nothing: odd powers of negative numbers are negative, and
/// the power 0 is 1. Nothing is asked that is known.
fn pow_of_numbers(b: &mut Body, step: &Step) -> Expr {
    let [base, exponent] = [0, 1].map(|i| ranges::of(b.frame, &step.args[i]));
    let (x, y, ty) = (b.arg(step, 0), b.arg(step, 1), step.ty);
    let [zero, one, half] = [0.0, 1.0, 0.5f32].map(|k| b.all(ty, k.to_bits()));
    let power = if base.low >= 0.0 {
        b.math(M::Pow, &[x, y])
    } else {
        let size = b.math(M::Abs, &[x]);
        let power = b.math(M::Pow, &[size, y]);
        let half_y = b.binary(B::Multiply, y, half);
        let half_rest = b.math(M::Fract, &[half_y]);
        let odd = b.binary(B::Equal, half_rest, half);
        let negative = b.binary(B::Less, x, zero);
        let turned = b.binary(B::And, odd, negative);
        let minus_power = b.unary(U::Negate, power);
        b.choose(turned, minus_power, power)
    };
    if base.low >= 0.0 && base.has_sign() || exponent.has_sign() {
        return power;
    }
    let no_factor = b.binary(B::Equal, y, zero);
    b.choose(no_factor, one, power)
}

/// The cases of IEEE 754: odd powers of negative numbers are negative, other than whole ones NaN; zero gives
/// zero or infinity, and the power 0 is 1.
fn pow_of_any(b: &mut Body, step: &Step) -> Expr {
    let (x, y, ty) = (b.arg(step, 0), b.arg(step, 1), step.ty);
    let [zero, one, half] = [0.0, 1.0, 0.5f32].map(|k| b.all(ty, k.to_bits()));
    let [infinite, nan] = [f32::INFINITY, f32::NAN].map(|k| b.value(Value::splat(ty, k.to_bits())));
    let size = b.math(M::Abs, &[x]);
    let power = b.math(M::Pow, &[size, y]);
    let half_y = b.binary(B::Multiply, y, half);
    let half_rest = b.math(M::Fract, &[half_y]);
    let [odd, even] = [half, zero].map(|rest| b.binary(B::Equal, half_rest, rest));
    let falling = b.binary(B::Less, y, zero);
    let of_zero = b.choose(falling, infinite, zero);
    let is_zero = b.binary(B::Equal, x, zero);
    let size = b.choose(is_zero, of_zero, power);
    let minus_size = b.unary(U::Negate, size);
    let positive = sign_is_clear(b, ty, x);
    let of_odd = b.choose(positive, size, minus_size);
    let signed = b.choose(odd, of_odd, size);
    let whole = b.binary(B::InclusiveOr, odd, even);
    let not_below = b.binary(B::LessEqual, zero, x);
    let defined = b.binary(B::InclusiveOr, whole, not_below);
    let value = b.choose(defined, signed, nan);
    let no_factor = b.binary(B::Equal, y, zero);
    b.choose(no_factor, one, value)
}

/// What naga's `atan2` makes of the point zero is left open. Nothing is asked where an operand is never zero.
pub(super) fn atan2(b: &mut Body, step: &Step) -> Expr {
    let [is_steep, has_side] = [0, 1].map(|i| ranges::of(b.frame, &step.args[i]).has_sign());
    let (y, x, ty) = (b.arg(step, 0), b.arg(step, 1), step.ty);
    let angle = b.math(M::Atan2, &[y, x]);
    if is_steep || has_side && !b.frame.exact {
        return angle;
    }
    let zero = b.all(ty, 0);
    if !b.frame.exact {
        let origin = match [0, 1].map(|i| is_zero(&step.args[i])) {
            [true, _] => b.binary(B::Equal, x, zero),
            [_, true] => b.binary(B::Equal, y, zero),
            _ => {
                let [flat, upright] = [y, x].map(|r| b.binary(B::Equal, r, zero));
                b.binary(B::And, flat, upright)
            }
        };
        return b.choose(origin, zero, angle);
    }
    let flat = b.binary(B::Equal, y, zero);
    let turn = b.all(ty, std::f32::consts::PI.to_bits());
    let right = sign_is_clear(b, ty, x);
    let size = b.choose(right, zero, turn);
    let size = b.bitcast(size, Scalar::U32);
    let signed = with_sign_of(b, ty, size, y);
    b.choose(flat, signed, angle)
}

/// True of the number zero in all lanes.
fn is_zero(operand: &Operand) -> bool {
    matches!(operand, Operand::Imm(value) if value.all_lanes(|bits| f32::from_bits(bits) == 0.0))
}

/// naga leaves shifts by 32 and more open.
pub(super) fn shift(b: &mut Body, step: &Step) -> Expr {
    let x = b.arg(step, 0);
    let amount = match step.args[1] {
        Operand::Imm(value) => b.value(Value::from_lanes(value.ty, |i| value.bits[i] & 31)),
        amount if tables::highest(b.frame, &amount) < 32 => b.operand(&amount),
        amount => {
            let (any, mask) = (b.operand(&amount), b.all(b.ty(&amount), 31));
            b.binary(B::And, any, mask)
        }
    };
    b.binary(if step.op == Op::Shl { B::ShiftLeft } else { B::ShiftRight }, x, amount)
}

/// naga clamps to the nearest numbers that both types have, so the last ones, and NaN, are set here, where the operand may
/// be one of them.
pub(super) fn cast(b: &mut Body, step: &Step) -> Expr {
    let x = b.arg(step, 0);
    let from = b.ty(&step.args[0]);
    let value = b.convert(x, step.ty.scalar);
    let (limit, last) = match (from.scalar, step.ty.scalar) {
        (Scalar::F32, Scalar::I32) => (2_147_483_648f32, i32::MAX as u32),
        (Scalar::F32, Scalar::U32) => (4_294_967_296f32, u32::MAX),
        _ => return value,
    };
    let range = ranges::of(b.frame, &step.args[0]);
    let value = if range.high < f64::from(limit) {
        value
    } else {
        limited(b, step.ty, [x, value], [limit.to_bits(), last])
    };
    if !b.frame.exact || !range.nan {
        return value;
    }
    let number = b.binary(B::Equal, x, x);
    let zero = b.all(step.ty, 0);
    b.choose(number, value, zero)
}

/// The last number of the type where `x` is at the limit or beyond.
fn limited(b: &mut Body, ty: Ty, [x, value]: [Expr; 2], [limit, last]: [u32; 2]) -> Expr {
    let (limit, last) = (b.all(ty.with_scalar(Scalar::F32), limit), b.all(ty, last));
    let beyond = b.binary(B::LessEqual, limit, x);
    b.choose(beyond, last, value)
}

pub(super) fn bitcast(b: &mut Body, step: &Step) -> Expr {
    let x = b.arg(step, 0);
    b.bitcast(x, step.ty.scalar)
}

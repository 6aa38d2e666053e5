//! Scalars, against std.

use crate::{gives, grid};
use flatten_core::op::Op;
use flatten_core::op::types::PLAIN;
use flatten_core::ty::Scalar;
use flatten_core::value::Value;

/// An operation with what std says it is.
type Rows<F> = &'static [(Op, F)];

const FLOAT_1: Rows<fn(f32) -> f32> = &[
    (Op::Neg, |x| -x),
    (Op::Abs, f32::abs),
    (Op::Signum, f32::signum),
    (Op::Floor, f32::floor),
    (Op::Ceil, f32::ceil),
    (Op::Trunc, f32::trunc),
    (Op::Round, f32::round),
    (Op::RoundEven, f32::round_ties_even),
    (Op::Sqrt, f32::sqrt),
    (Op::Exp, f32::exp),
    (Op::Exp2, f32::exp2),
    (Op::Ln, f32::ln),
    (Op::Log2, f32::log2),
    (Op::Log10, f32::log10),
    (Op::ExpM1, f32::exp_m1),
    (Op::Ln1p, f32::ln_1p),
    (Op::Cbrt, f32::cbrt),
    (Op::Sin, f32::sin),
    (Op::Cos, f32::cos),
    (Op::Tan, f32::tan),
    (Op::Asin, f32::asin),
    (Op::Acos, f32::acos),
    (Op::Atan, f32::atan),
    (Op::Sinh, f32::sinh),
    (Op::Cosh, f32::cosh),
    (Op::Tanh, f32::tanh),
];

const FLOAT_2: Rows<fn(f32, f32) -> f32> = &[
    (Op::Add, |x, y| x + y),
    (Op::Sub, |x, y| x - y),
    (Op::Mul, |x, y| x * y),
    (Op::Div, |x, y| x / y),
    (Op::Rem, |x, y| x % y),
    (Op::Min, f32::min),
    (Op::Max, f32::max),
    (Op::PMin, |x, y| if x < y { x } else { y }),
    (Op::PMax, |x, y| if x > y { x } else { y }),
    (Op::CopySign, f32::copysign),
    (Op::Pow, f32::powf),
    (Op::Atan2, f32::atan2),
    (Op::Hypot, f32::hypot),
];

const SIGNED_1: Rows<fn(i32) -> i32> = &[
    (Op::Neg, i32::wrapping_neg),
    (Op::Abs, i32::wrapping_abs),
    (Op::Signum, i32::signum),
    (Op::Not, |x| !x),
];

/// Division and remainder have answers of their own for zero; see below.
const SIGNED_2: Rows<fn(i32, i32) -> i32> = &[
    (Op::Add, i32::wrapping_add),
    (Op::Sub, i32::wrapping_sub),
    (Op::Mul, i32::wrapping_mul),
    (Op::Div, |x, y| if y == 0 { x } else { x.wrapping_div(y) }),
    (Op::Rem, |x, y| if y == 0 { 0 } else { x.wrapping_rem(y) }),
    (Op::Min, i32::min),
    (Op::Max, i32::max),
    (Op::And, |x, y| x & y),
    (Op::Or, |x, y| x | y),
    (Op::Xor, |x, y| x ^ y),
];

const UNSIGNED_2: Rows<fn(u32, u32) -> u32> = &[
    (Op::Add, u32::wrapping_add),
    (Op::Sub, u32::wrapping_sub),
    (Op::Mul, u32::wrapping_mul),
    (Op::Div, |x, y| x.checked_div(y).unwrap_or(x)),
    (Op::Rem, |x, y| x.checked_rem(y).unwrap_or(0)),
    (Op::Min, u32::min),
    (Op::Max, u32::max),
    (Op::And, |x, y| x & y),
    (Op::Or, |x, y| x | y),
    (Op::Xor, |x, y| x ^ y),
    (Op::Shl, u32::wrapping_shl),
    (Op::Shr, u32::wrapping_shr),
];

const UNSIGNED_1: Rows<fn(u32) -> u32> = &[
    (Op::Not, |x| !x),
    (Op::CountOnes, u32::count_ones),
    (Op::LeadingZeros, u32::leading_zeros),
    (Op::TrailingZeros, u32::trailing_zeros),
    (Op::ReverseBits, u32::reverse_bits),
];

const COMPARES: &[Op] = &[Op::Eq, Op::Lt, Op::Le];

#[test]
fn floats_are_std() {
    for x in grid::floats() {
        FLOAT_1.iter().for_each(|(op, f)| gives(*op, &[Value::f32(x)], Value::f32(f(x))));
        for y in grid::floats() {
            let args = [Value::f32(x), Value::f32(y)];
            FLOAT_2.iter().for_each(|(op, f)| gives(*op, &args, Value::f32(f(x, y))));
            compares(&args, x.partial_cmp(&y));
        }
    }
}

#[test]
fn clamp_and_mul_add_are_std() {
    for x in grid::few_floats() {
        for y in grid::few_floats() {
            for z in grid::few_floats() {
                let args = [x, y, z].map(Value::f32);
                gives(Op::MulAdd, &args, Value::f32(x.mul_add(y, z)));
                if y <= z {
                    gives(Op::Clamp, &args, Value::f32(x.clamp(y, z)));
                }
            }
        }
    }
}

#[test]
fn clamp_of_bad_bounds_is_max_then_min() {
    let clamp = |x: f32, lo: f32, hi: f32| Op::Clamp.eval(&[x, lo, hi].map(Value::f32)).f(0);
    assert_eq!([0.0, 2.5, 4.0].map(|x| clamp(x, 3.0, 2.0)), [2.0; 3]);
    assert_eq!(clamp(5.0, f32::NAN, 4.0), 4.0);
    assert_eq!(clamp(5.0, 6.0, f32::NAN), 6.0);
    assert!(clamp(f32::NAN, 3.0, 2.0).is_nan());
}

#[test]
fn the_open_zero_of_min_and_max_is_ordered() {
    for (x, y) in [(0.0, -0.0), (-0.0, 0.0)] {
        assert_eq!(Op::Min.eval(&[x, y].map(Value::f32)), Value::f32(-0.0));
        assert_eq!(Op::Max.eval(&[x, y].map(Value::f32)), Value::f32(0.0));
    }
}

#[test]
fn signed_integers_are_std() {
    for x in grid::ints() {
        SIGNED_1.iter().for_each(|(op, f)| gives(*op, &[Value::i32(x)], Value::i32(f(x))));
        for y in grid::ints() {
            let args = [Value::i32(x), Value::i32(y)];
            SIGNED_2.iter().for_each(|(op, f)| gives(*op, &args, Value::i32(f(x, y))));
            compares(&args, Some(x.cmp(&y)));
            let args = [Value::i32(x), Value::u32(y as u32)];
            gives(Op::Shl, &args, Value::i32(x.wrapping_shl(y as u32)));
            gives(Op::Shr, &args, Value::i32(x.wrapping_shr(y as u32)));
        }
    }
}

#[test]
fn unsigned_integers_are_std() {
    for x in grid::uints() {
        UNSIGNED_1.iter().for_each(|(op, f)| gives(*op, &[Value::u32(x)], Value::u32(f(x))));
        for y in grid::uints() {
            let args = [Value::u32(x), Value::u32(y)];
            UNSIGNED_2.iter().for_each(|(op, f)| gives(*op, &args, Value::u32(f(x, y))));
            compares(&args, Some(x.cmp(&y)));
        }
    }
}

fn compares(args: &[Value; 2], order: Option<std::cmp::Ordering>) {
    gives(Op::Eq, args, Value::bool(order.is_some_and(|o| o.is_eq())));
    gives(Op::Lt, args, Value::bool(order.is_some_and(|o| o.is_lt())));
    gives(Op::Le, args, Value::bool(order.is_some_and(|o| o.is_le())));
}

#[test]
fn bools_and_selects_are_rust() {
    for x in [false, true] {
        for y in [false, true] {
            let args = [x, y].map(Value::bool);
            gives(Op::And, &args, Value::bool(x & y));
            gives(Op::Xor, &args, Value::bool(x ^ y));
        }
        let [yes, no] = [Value::f32(1.0), Value::f32(f32::NAN)];
        gives(Op::Select, &[Value::bool(x), yes, no], if x { yes } else { no });
    }
}

#[test]
fn casts_and_bitcasts_are_rust() {
    let (i, u, f) = (Op::Cast(Scalar::I32), Op::Cast(Scalar::U32), Op::Cast(Scalar::F32));
    for x in grid::floats() {
        gives(i, &[Value::f32(x)], Value::i32(x as i32));
        gives(u, &[Value::f32(x)], Value::u32(x as u32));
        gives(Op::Bitcast(Scalar::U32), &[Value::f32(x)], Value::u32(x.to_bits()));
        gives(Op::Bitcast(Scalar::I32), &[Value::f32(x)], Value::i32(x.to_bits() as i32));
    }
    for x in grid::ints() {
        gives(u, &[Value::i32(x)], Value::u32(x as u32));
        gives(f, &[Value::i32(x)], Value::f32(x as f32));
        gives(i, &[Value::u32(x as u32)], Value::i32(x));
        gives(f, &[Value::u32(x as u32)], Value::f32(x as u32 as f32));
        gives(Op::Bitcast(Scalar::F32), &[Value::i32(x)], Value::f32(f32::from_bits(x as u32)));
        gives(Op::Bitcast(Scalar::U32), &[Value::i32(x)], Value::u32(x as u32));
    }
    for x in [false, true] {
        gives(i, &[Value::bool(x)], Value::i32(x as i32));
        gives(u, &[Value::bool(x)], Value::u32(x as u32));
        gives(f, &[Value::bool(x)], Value::f32(x as u8 as f32));
    }
}

#[test]
fn no_operation_is_forgotten() {
    let only_vectors = [Op::All, Op::Compose, Op::Dot, Op::Cross, Op::Length, Op::Normalize];
    let elsewhere = [Op::Clamp, Op::MulAdd, Op::Select];
    let float = FLOAT_1.iter().map(|(op, _)| *op).chain(FLOAT_2.iter().map(|(op, _)| *op));
    let int = SIGNED_1.iter().map(|(op, _)| *op).chain(UNSIGNED_2.iter().map(|(op, _)| *op));
    let int = int.chain(UNSIGNED_1.iter().map(|(op, _)| *op));
    let seen: Vec<Op> = float.chain(int).chain(only_vectors).chain(elsewhere).collect();
    let forgotten: Vec<_> = PLAIN.iter().filter(|op| !seen.contains(op) && !COMPARES.contains(op)).collect();
    assert_eq!(forgotten, [] as [&Op; 0]);
}

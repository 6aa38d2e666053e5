//! What each operation computes: the specification that folding, the interpreters and the rule laws call, and
//! that every emitter must agree with.

use crate::op::{Op, native};
use crate::ty::{Scalar, Ty};
use crate::value::Value;

impl Op {
    /// The value for these operands, which must have types that [`Op::result`] accepts. Total.
    ///
    /// This restates Rust 1.95 and glam 0.34.3 as they are on x86-64, where `Vec4` is an SSE2 register: `floor`,
    /// `ceil`, `trunc` and `round` of a `Vec4` never give `-0.0`, and `%` of two is `x - (x / y).floor() * y`.
    /// Elsewhere a vector does what its lanes do. The zero that Rust leaves open in `min` and `max` is
    /// ordered: `-0.0` is the smaller, so both commute. A signaling NaN to the power of zero is one, as a quiet one is,
    /// and so is one to that power.
    ///
    /// `const`, `param`, `loop`, `call` and `project` need a graph; see [`crate::interp`].
    pub fn eval(self, args: &[Value]) -> Value {
        match self {
            Op::Const(_) | Op::Param(_) | Op::Loop(_) | Op::Call(_) | Op::Project(_) => {
                unreachable!("{} has no value without its graph", self.name())
            }

            Op::Neg => signed1(args, |x| -x, i32::wrapping_neg),
            Op::Abs => signed1(args, f32::abs, i32::wrapping_abs),
            Op::Signum => signed1(args, f32::signum, i32::signum),
            Op::Add => number2(args, |x, y| x + y, i32::wrapping_add, u32::wrapping_add),
            Op::Sub => number2(args, |x, y| x - y, i32::wrapping_sub, u32::wrapping_sub),
            Op::Mul => number2(args, |x, y| x * y, i32::wrapping_mul, u32::wrapping_mul),
            Op::Div => number2(args, |x, y| x / y, div_i32, |x, y| x.checked_div(y).unwrap_or(x)),
            Op::Rem if is_vec4(args) => float2(args, |x, y| x - round_vec4(f32::floor, x / y) * y),
            Op::Rem => number2(args, |x, y| x % y, rem_i32, |x, y| x.checked_rem(y).unwrap_or(0)),
            Op::Min => number2(args, min, i32::min, u32::min),
            Op::Max => number2(args, |x, y| -min(-x, -y), i32::max, u32::max),
            Op::PMin => float2(args, |x, y| if x < y { x } else { y }),
            Op::PMax => float2(args, |x, y| if x > y { x } else { y }),
            Op::Clamp => float3(args, clamp),
            Op::MulAdd => float3(args, f32::mul_add),
            Op::CopySign => float2(args, f32::copysign),

            Op::Floor => round(args, f32::floor),
            Op::Ceil => round(args, f32::ceil),
            Op::Trunc => round(args, f32::trunc),
            Op::Round => round(args, f32::round),
            Op::RoundEven => float1(args, f32::round_ties_even),

            Op::Sqrt => float1(args, f32::sqrt),
            Op::Exp => float1(args, f32::exp),
            Op::Exp2 => float1(args, f32::exp2),
            Op::Ln => float1(args, f32::ln),
            Op::Log2 => float1(args, f32::log2),
            Op::Log10 => float1(args, f32::log10),
            Op::ExpM1 => float1(args, f32::exp_m1),
            Op::Ln1p => float1(args, f32::ln_1p),
            Op::Cbrt => float1(args, f32::cbrt),
            Op::Hypot => float2(args, f32::hypot),
            Op::Pow => float2(args, pow),
            Op::Sin => float1(args, f32::sin),
            Op::Cos => float1(args, f32::cos),
            Op::Tan => float1(args, f32::tan),
            Op::Asin => float1(args, f32::asin),
            Op::Acos => float1(args, f32::acos),
            Op::Atan => float1(args, f32::atan),
            Op::Atan2 => float2(args, f32::atan2),
            Op::Sinh => float1(args, f32::sinh),
            Op::Cosh => float1(args, f32::cosh),
            Op::Tanh => float1(args, f32::tanh),

            Op::And => bits2(args, |x, y| x & y),
            Op::Or => bits2(args, |x, y| x | y),
            Op::Xor => bits2(args, |x, y| x ^ y),
            Op::Not => bits1(args, |x| !x),
            Op::Shl => bits2(args, u32::wrapping_shl),
            Op::Shr if args[0].ty.scalar == Scalar::I32 => {
                bits2(args, |x, y| (x as i32).wrapping_shr(y) as u32)
            }
            Op::Shr => bits2(args, u32::wrapping_shr),
            Op::CountOnes => bits1(args, u32::count_ones),
            Op::LeadingZeros => bits1(args, u32::leading_zeros),
            Op::TrailingZeros => bits1(args, u32::trailing_zeros),
            Op::ReverseBits => bits1(args, u32::reverse_bits),

            Op::Eq => compare(args, |x, y| x == y, |x, y| x == y, |x, y| x == y),
            Op::Lt => compare(args, |x, y| x < y, |x, y| x < y, |x, y| x < y),
            Op::Le => compare(args, |x, y| x <= y, |x, y| x <= y, |x, y| x <= y),

            Op::Select => select(args[0], args[1], args[2]),
            Op::All => Value::bool(args[0].uniform_bits() == Some(1)),

            Op::Table => args[1..][args.len().saturating_sub(2).min(args[0].bits[0] as usize)],

            Op::Cast(to) => {
                let from = args[0].ty.scalar;
                Value::from_lanes(args[0].ty.with_scalar(to), |i| cast(args[0].bits[i], from, to))
            }
            Op::Bitcast(to) => Value { ty: args[0].ty.with_scalar(to), ..args[0] },

            Op::Splat(n) => Value::splat(Ty::new(args[0].ty.scalar, n), args[0].bits[0]),
            Op::Compose => {
                Value::from_lanes(Ty::new(args[0].ty.scalar, args.len() as u8), |i| args[i].bits[0])
            }
            Op::Lane(i) => args[0].lane(i as usize),
            Op::Swizzle(s) => {
                let ty = Ty::new(args[0].ty.scalar, s.lanes().len() as u8);
                Value::from_lanes(ty, |i| args[0].bits[s.lanes()[i] as usize])
            }
            Op::Dot => dot(args[0], args[1]),
            Op::Cross => cross(args[0], args[1]),
            Op::Length => Value::f32(dot(args[0], args[0]).f(0).sqrt()),
            Op::Normalize => normalize(args[0]),

            Op::Mad | Op::Nmad | Op::Mix | Op::Saturate | Op::Step | Op::Smoothstep => {
                native::eval(self, args)
            }
            Op::InverseSqrt | Op::Fract | Op::Distance | Op::Reflect => native::eval(self, args),
            Op::Sum | Op::MinElement | Op::MaxElement => native::eval(self, args),
        }
    }
}

fn float1(args: &[Value], f: fn(f32) -> f32) -> Value {
    Value::from_lanes(args[0].ty, |i| f(args[0].f(i)).to_bits())
}

fn float2(args: &[Value], f: fn(f32, f32) -> f32) -> Value {
    Value::from_lanes(args[0].ty, |i| f(args[0].f(i), args[1].f(i)).to_bits())
}

fn float3(args: &[Value], f: fn(f32, f32, f32) -> f32) -> Value {
    Value::from_lanes(args[0].ty, |i| f(args[0].f(i), args[1].f(i), args[2].f(i)).to_bits())
}

fn bits1(args: &[Value], f: fn(u32) -> u32) -> Value {
    Value::from_lanes(args[0].ty, |i| f(args[0].bits[i]))
}

fn bits2(args: &[Value], f: fn(u32, u32) -> u32) -> Value {
    Value::from_lanes(args[0].ty, |i| f(args[0].bits[i], args[1].bits[i]))
}

fn signed1(args: &[Value], float: fn(f32) -> f32, int: fn(i32) -> i32) -> Value {
    match args[0].ty.is_float() {
        true => float1(args, float),
        false => Value::from_lanes(args[0].ty, |i| int(args[0].i(i)) as u32),
    }
}

fn number2(
    args: &[Value],
    float: fn(f32, f32) -> f32,
    signed: fn(i32, i32) -> i32,
    unsigned: fn(u32, u32) -> u32,
) -> Value {
    let (x, y) = (args[0], args[1]);
    match x.ty.scalar {
        Scalar::F32 => float2(args, float),
        Scalar::I32 => Value::from_lanes(x.ty, |i| signed(x.i(i), y.i(i)) as u32),
        Scalar::U32 | Scalar::Bool => bits2(args, unsigned),
    }
}

fn compare(
    args: &[Value],
    float: fn(f32, f32) -> bool,
    signed: fn(i32, i32) -> bool,
    unsigned: fn(u32, u32) -> bool,
) -> Value {
    let (x, y) = (args[0], args[1]);
    let lane = |i: usize| match x.ty.scalar {
        Scalar::F32 => float(x.f(i), y.f(i)),
        Scalar::I32 => signed(x.i(i), y.i(i)),
        Scalar::U32 | Scalar::Bool => unsigned(x.bits[i], y.bits[i]),
    };
    Value::from_lanes(x.ty.with_scalar(Scalar::Bool), |i| lane(i) as u32)
}

fn is_vec4(args: &[Value]) -> bool {
    args[0].ty == Ty::new(Scalar::F32, 4)
}

fn round(args: &[Value], f: fn(f32) -> f32) -> Value {
    match is_vec4(args) {
        true => Value::from_lanes(args[0].ty, |i| round_vec4(f, args[0].f(i)).to_bits()),
        false => float1(args, f),
    }
}

/// glam rounds the lanes of a `Vec4` by way of integers, which have no `-0`.
fn round_vec4(f: fn(f32) -> f32, x: f32) -> f32 {
    f(x) + 0.0
}

fn div_i32(x: i32, y: i32) -> i32 {
    if y == 0 { x } else { x.wrapping_div(y) }
}

fn rem_i32(x: i32, y: i32) -> i32 {
    if y == 0 { 0 } else { x.wrapping_rem(y) }
}

/// `f32::min` with `-0.0` below `0.0`.
fn min(x: f32, y: f32) -> f32 {
    match () {
        () if x.is_nan() => y,
        () if x < y || y.is_nan() => x,
        () if x == y && x.is_sign_negative() => x,
        () => y,
    }
}

/// The body of `f32::clamp` without its assertion.
fn clamp(x: f32, lo: f32, hi: f32) -> f32 {
    let above = if x < lo { lo } else { x };
    if above > hi { hi } else { above }
}

fn pow(x: f32, y: f32) -> f32 {
    if x == 1.0 || y == 0.0 { 1.0 } else { x.powf(y) }
}

fn select(c: Value, x: Value, y: Value) -> Value {
    let lane = |i: usize| if c.ty.is_vector() { i } else { 0 };
    Value::from_lanes(x.ty, |i| if c.bits[lane(i)] == 1 { x.bits[i] } else { y.bits[i] })
}

fn cast(bits: u32, from: Scalar, to: Scalar) -> u32 {
    match (from, to) {
        (Scalar::F32, Scalar::I32) => f32::from_bits(bits) as i32 as u32,
        (Scalar::F32, Scalar::U32) => f32::from_bits(bits) as u32,
        (Scalar::I32, Scalar::F32) => (bits as i32 as f32).to_bits(),
        (Scalar::U32 | Scalar::Bool, Scalar::F32) => (bits as f32).to_bits(),
        _ => bits,
    }
}

/// Left to right, but for `Vec4` as the SSE2 registers are summed: `(x + z) + (y + w)`.
fn dot(a: Value, b: Value) -> Value {
    let products = Op::Mul.eval(&[a, b]);
    let add = |x: Value, y: Value| Op::Add.eval(&[x, y]);
    let lane = |i: usize| products.lane(i);
    match is_vec4(&[a]) {
        true => add(add(lane(0), lane(2)), add(lane(1), lane(3))),
        false => (1..a.ty.lanes as usize).fold(lane(0), |sum, i| add(sum, lane(i))),
    }
}

fn cross(a: Value, b: Value) -> Value {
    let minor = |i: usize, j: usize| a.f(i) * b.f(j) - b.f(i) * a.f(j);
    Value::vec(&[minor(1, 2), minor(2, 0), minor(0, 1)])
}

fn normalize(v: Value) -> Value {
    let length = dot(v, v).f(0).sqrt();
    let lane = |i: usize| if is_vec4(&[v]) { v.f(i) / length } else { v.f(i) * (1.0 / length) };
    Value::from_lanes(v.ty, |i| lane(i).to_bits())
}

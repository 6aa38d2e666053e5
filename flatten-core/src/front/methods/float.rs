//! `f32`, and what float vectors do lane by lane in the same way.

use super::{F32, FLOAT, Meaning, Row, associated, ext, formula, op, private};
use crate::op::Op;
use crate::ty::Scalar;

pub(super) const ROWS: &[Row] = &[
    // Operations.
    op("abs", FLOAT, Op::Abs, 1),
    op("signum", FLOAT, Op::Signum, 1),
    op("copysign", FLOAT, Op::CopySign, 2),
    op("floor", FLOAT, Op::Floor, 1),
    op("ceil", FLOAT, Op::Ceil, 1),
    op("trunc", FLOAT, Op::Trunc, 1),
    op("round", FLOAT, Op::Round, 1),
    op("round_ties_even", F32, Op::RoundEven, 1),
    op("sqrt", FLOAT, Op::Sqrt, 1),
    op("exp", FLOAT, Op::Exp, 1),
    op("exp2", FLOAT, Op::Exp2, 1),
    op("ln", FLOAT, Op::Ln, 1),
    op("log2", FLOAT, Op::Log2, 1),
    op("log10", F32, Op::Log10, 1),
    op("exp_m1", F32, Op::ExpM1, 1),
    op("ln_1p", F32, Op::Ln1p, 1),
    op("cbrt", F32, Op::Cbrt, 1),
    op("hypot", F32, Op::Hypot, 2),
    op("powf", F32, Op::Pow, 2),
    op("sin", FLOAT, Op::Sin, 1),
    op("cos", FLOAT, Op::Cos, 1),
    op("tan", F32, Op::Tan, 1),
    op("asin", F32, Op::Asin, 1),
    op("acos", F32, Op::Acos, 1),
    op("atan", F32, Op::Atan, 1),
    op("atan2", F32, Op::Atan2, 2),
    op("sinh", F32, Op::Sinh, 1),
    op("cosh", F32, Op::Cosh, 1),
    op("tanh", F32, Op::Tanh, 1),
    op("mul_add", FLOAT, Op::MulAdd, 3),
    op("min", F32, Op::Min, 2),
    op("max", F32, Op::Max, 2),
    op("clamp", F32, Op::Clamp, 3),
    super::row("powi", F32, Meaning::Power(Scalar::I32)),
    super::row("to_bits", F32, Meaning::Bits(Scalar::U32)),
    associated("from_bits", F32, Meaning::FromBits),
    associated("default", F32, Meaning::Formula("|| 0.0_f32")),
    formula(
        "partial_cmp",
        F32,
        "|a, b| {
            if a < b {
                Some(Ordering::Less)
            } else if a == b {
                Some(Ordering::Equal)
            } else if a > b {
                Some(Ordering::Greater)
            } else {
                None
            }
        }",
    ),
    // Of what is no number the sign counts, which no two machines need agree on.
    formula(
        "total_cmp",
        F32,
        "|a, b| {
            let a = a.to_bits() as i32;
            let b = b.to_bits() as i32;
            (a ^ ((a >> 31) as u32 >> 1) as i32).cmp(b ^ ((b >> 31) as u32 >> 1) as i32)
        }",
    ),
    // Formulas of std.
    formula("fract", FLOAT, "|x| x - x.trunc()"),
    formula("recip", FLOAT, "|x| 1.0 / x"),
    formula("sin_cos", FLOAT, "|x| (x.sin(), x.cos())"),
    formula(
        "asinh",
        F32,
        "|x| {
            let size = x.abs();
            let recip = 1.0 / size;
            (size + (size / (f32::hypot(1.0, recip) + recip))).ln_1p().copysign(x)
        }",
    ),
    formula(
        "acosh",
        F32,
        "|x| if x < 1.0 { f32::NAN } else { (x + ((x - 1.0).sqrt() * (x + 1.0).sqrt())).ln() }",
    ),
    formula("atanh", F32, "|x| 0.5 * ((2.0 * x) / (1.0 - x)).ln_1p()"),
    // Of std as numbers of 64 bits; sums that 32 bits hold are halved without loss, and so are the others' parts.
    formula(
        "midpoint",
        F32,
        "|a, b| { let sum = a + b; if sum.abs() < f32::INFINITY { sum * 0.5 } else { a * 0.5 + b * 0.5 } }",
    ),
    formula("is_normal", F32, "|x| f32::MIN_POSITIVE <= x.abs() && x.abs() < f32::INFINITY"),
    formula("is_subnormal", F32, "|x| 0.0 < x.abs() && x.abs() < f32::MIN_POSITIVE"),
    formula("log", F32, "|x, base| x.ln() / base.ln()"),
    formula("to_radians", F32, "|x| x * (f32::consts::PI / 180.0)"),
    formula("to_degrees", F32, "|x| x * 57.2957795130823208767981548141051703_f32"),
    formula("rem_euclid", F32, "|x, y| { let r = x % y; if r < 0.0 { r + y.abs() } else { r } }"),
    formula(
        "div_euclid",
        F32,
        "|x, y| {
            let q = (x / y).trunc();
            if x % y < 0.0 { if y > 0.0 { q - 1.0 } else { q + 1.0 } } else { q }
        }",
    ),
    formula("is_nan", F32, "|x| x != x"),
    formula("is_finite", F32, "|x| x.abs() < f32::INFINITY"),
    formula("is_infinite", F32, "|x| x.abs() == f32::INFINITY"),
    formula("is_sign_negative", F32, "|x| x.to_bits() & 0x8000_0000 != 0"),
    formula("is_sign_positive", F32, "|x| x.to_bits() & 0x8000_0000 == 0"),
    // glam's `FloatExt`.
    ext("lerp", "|a, b, t| a * (1.0 - t) + b * t"),
    ext("lerp_monotonic", "|a, b, t| a + (b - a) * t"),
    Row { form: super::Form::Associated, ..ext("inverse_lerp", "|a, b, v| (v - a) / (b - a)") },
    ext(
        "remap",
        "|x, in_start, in_end, out_start, out_end| {
            let t = (x - in_start) / (in_end - in_start);
            out_start * (1.0 - t) + out_end * t
        }",
    ),
    ext(
        "smoothstep",
        "|x, edge0, edge1| {
            let t = ((x - edge0) / (edge1 - edge0)).clamp(0.0, 1.0);
            t * t * (3.0 - 2.0 * t)
        }",
    ),
    ext("fract_gl", "|x| x - x.floor()"),
    ext("step", "|edge, x| if x < edge { 0.0 } else { 1.0 }"),
    ext("saturate", "|x| x.clamp(0.0, 1.0)"),
    ext("move_towards", "|a, b, d| { let v = b - a; if v.abs() <= d { b } else { a + v.signum() * d } }"),
    // What a vector's `splat` is of one lane.
    private("splat", F32, "|x| x"),
    // glam's own arc cosine: clamped, a polynomial of degree 7.
    private(
        "acos_approx",
        F32,
        "|v| {
            let x = v.abs();
            let mut omx = 1.0 - x;
            if omx < 0.0 { omx = 0.0; }
            let root = omx.sqrt();
            let mut result = ((((((-0.001_262_491_1 * x + 0.006_670_09) * x - 0.017_088_126) * x
                + 0.030_891_88) * x - 0.050_174_303) * x + 0.088_978_99) * x - 0.214_598_8) * x
                + 1.570_796_3;
            result *= root;
            if v >= 0.0 { result } else { f32::consts::PI - result }
        }",
    ),
];

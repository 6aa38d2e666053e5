//! `i32`, `u32`, and what their vectors do lane by lane in the same way.

use super::{I32, INT, INTVEC, IVEC, Meaning, On, Row, SIGNED, U32, associated, formula, op, row};
use crate::op::Op;
use crate::ty::Scalar;

const fn wrapping(name: &'static str, on: On, op: Op, operands: usize) -> Row {
    row(name, on, Meaning::Wrapping(op, operands))
}

pub(super) const ROWS: &[Row] = &[
    op("abs", SIGNED, Op::Abs, 1),
    op("signum", SIGNED, Op::Signum, 1),
    op("min", INT.or(INTVEC), Op::Min, 2),
    op("max", INT.or(INTVEC), Op::Max, 2),
    row("pow", INT, Meaning::Power(Scalar::U32)),
    associated("default", I32, Meaning::Formula("|| 0_i32")),
    associated("default", U32, Meaning::Formula("|| 0_u32")),
    formula("clamp", INT, "|x, lo, hi| x.max(lo).min(hi)"),
    formula("is_positive", I32, "|x| x > 0"),
    formula("is_negative", I32, "|x| x < 0"),
    formula("rem_euclid", I32, "|x, y| { let r = x % y; if r < 0 { r + y.abs() } else { r } }"),
    formula("rem_euclid", U32, "|x, y| x % y"),
    formula(
        "div_euclid",
        I32,
        "|x, y| {
            let q = x / y;
            if x % y < 0 { if y > 0 { q - 1 } else { q + 1 } } else { q }
        }",
    ),
    formula("div_euclid", U32, "|x, y| x / y"),
    formula(
        "rem_euclid",
        IVEC,
        "|x, y| { let r = x % y; op::select(op::lt(r, Self::ZERO), r + y.abs(), r) }",
    ),
    formula(
        "div_euclid",
        IVEC,
        "|x, y| {
            let q = x / y;
            let away = op::select(op::lt(Self::ZERO, y), q - 1, q + 1);
            op::select(op::lt(x % y, Self::ZERO), away, q)
        }",
    ),
    // Wrapping and saturating arithmetic.
    wrapping("wrapping_add", INT.or(INTVEC), Op::Add, 2),
    wrapping("wrapping_sub", INT.or(INTVEC), Op::Sub, 2),
    wrapping("wrapping_mul", INT.or(INTVEC), Op::Mul, 2),
    wrapping("wrapping_shl", INT, Op::Shl, 2),
    wrapping("wrapping_shr", INT, Op::Shr, 2),
    wrapping("wrapping_neg", I32, Op::Neg, 1),
    wrapping("wrapping_abs", I32, Op::Abs, 1),
    formula("wrapping_neg", U32, "|x| wrapping::sub(0_u32, x)"),
    formula("unsigned_abs", I32, "|x| wrapping::abs(x) as u32"),
    formula(
        "abs_diff",
        I32,
        "|a, b| if a < b { wrapping::sub(b as u32, a as u32) } else { wrapping::sub(a as u32, b as u32) }",
    ),
    formula("abs_diff", U32, "|a, b| if a < b { b - a } else { a - b }"),
    formula(
        "saturating_add",
        I32,
        "|a, b| {
            let sum = wrapping::add(a, b);
            if (a ^ sum) & (b ^ sum) >= 0 { sum } else if a < 0 { i32::MIN } else { i32::MAX }
        }",
    ),
    formula(
        "saturating_sub",
        I32,
        "|a, b| {
            let rest = wrapping::sub(a, b);
            if (a ^ b) & (a ^ rest) >= 0 { rest } else if a < 0 { i32::MIN } else { i32::MAX }
        }",
    ),
    formula(
        "saturating_add",
        U32,
        "|a, b| { let sum = wrapping::add(a, b); if sum < a { u32::MAX } else { sum } }",
    ),
    formula("saturating_sub", U32, "|a, b| if a < b { 0 } else { a - b }"),
    formula("rotate_left", U32, "|x, n| wrapping::shl(x, n) | wrapping::shr(x, wrapping::sub(0_u32, n))"),
    formula("rotate_right", U32, "|x, n| wrapping::shr(x, n) | wrapping::shl(x, wrapping::sub(0_u32, n))"),
    formula("rotate_left", I32, "|x, n: u32| (x as u32).rotate_left(n) as i32"),
    formula("rotate_right", I32, "|x, n: u32| (x as u32).rotate_right(n) as i32"),
    formula("is_power_of_two", U32, "|x| x != 0 && x & (x - 1) == 0"),
];

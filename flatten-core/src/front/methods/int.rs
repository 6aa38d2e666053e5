//! `i32`, `u32`, and what their vectors do lane by lane in the same way.

use super::{BOOL, I32, INT, INTVEC, IVEC, Meaning, On, Row, SIGNED, U32, associated, formula, op, row};
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
    row("wrapping_pow", INT, Meaning::WrappingPower),
    associated("default", I32, Meaning::Formula("|| 0_i32")),
    associated("default", U32, Meaning::Formula("|| 0_u32")),
    formula(
        "cmp",
        INT,
        "|a, b| {
            if a < b { Ordering::Less } else if a == b { Ordering::Equal } else { Ordering::Greater }
        }",
    ),
    formula("partial_cmp", INT, "|a, b| Some(a.cmp(b))"),
    formula(
        "cmp",
        BOOL,
        "|a, b| {
            if a == b { Ordering::Equal } else if a { Ordering::Greater } else { Ordering::Less }
        }",
    ),
    formula("partial_cmp", BOOL, "|a, b| Some(a.cmp(b))"),
    // Rust panics if the bounds are out of order, and so does the index; the graph has nothing to choose.
    formula("clamp", INT, "|x, lo, hi| [x.max(lo).min(hi)][(hi < lo) as usize]"),
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
    formula("wrapping_div", I32, "|x, y| if y == -1 { wrapping::neg(x) } else { x / y }"),
    formula("wrapping_div", U32, "|x, y| x / y"),
    formula("saturating_div", I32, "|x, y| if y == -1 { x.saturating_neg() } else { x / y }"),
    formula("saturating_div", U32, "|x, y| x / y"),
    formula("wrapping_add_unsigned", I32, "|x, y: u32| wrapping::add(x, y as i32)"),
    formula("wrapping_sub_unsigned", I32, "|x, y: u32| wrapping::sub(x, y as i32)"),
    formula("wrapping_add_signed", U32, "|x, y: i32| wrapping::add(x, y as u32)"),
    formula(
        "saturating_add_unsigned",
        I32,
        "|x, y: u32| { let sum = wrapping::add(x, y as i32); if sum < x { i32::MAX } else { sum } }",
    ),
    formula(
        "saturating_sub_unsigned",
        I32,
        "|x, y: u32| { let rest = wrapping::sub(x, y as i32); if rest > x { i32::MIN } else { rest } }",
    ),
    formula(
        "saturating_add_signed",
        U32,
        "|x, y: i32| if y < 0 { x.saturating_sub(y.unsigned_abs()) } else { x.saturating_add(y as u32) }",
    ),
    formula("wrapping_rem", I32, "|x, y| if y == -1 { 0 } else { x % y }"),
    formula("wrapping_rem", U32, "|x, y| x % y"),
    formula("saturating_neg", I32, "|x| if x == i32::MIN { i32::MAX } else { -x }"),
    formula("saturating_abs", I32, "|x| if x == i32::MIN { i32::MAX } else { x.abs() }"),
    formula(
        "saturating_mul",
        U32,
        "|a, b| if b != 0 && a > u32::MAX / b { u32::MAX } else { wrapping::mul(a, b) }",
    ),
    formula(
        "saturating_mul",
        I32,
        "|a, b| {
            let size = a.unsigned_abs().saturating_mul(b.unsigned_abs());
            if a ^ b >= 0 {
                if size > 0x7fff_ffff { i32::MAX } else { size as i32 }
            } else {
                if size > 0x7fff_ffff { i32::MIN } else { -(size as i32) }
            }
        }",
    ),
    // Perhaps a value, and a value with whether it is another than it should be.
    formula(
        "checked_add",
        U32,
        "|a, b| { let sum = wrapping::add(a, b); if sum < a { None } else { Some(sum) } }",
    ),
    formula(
        "checked_add",
        I32,
        "|a, b| { let sum = wrapping::add(a, b); if (a ^ sum) & (b ^ sum) < 0 { None } else { Some(sum) } }",
    ),
    formula("checked_sub", U32, "|a, b| if a < b { None } else { Some(a - b) }"),
    formula(
        "checked_sub",
        I32,
        "|a, b| { let rest = wrapping::sub(a, b); if (a ^ b) & (a ^ rest) < 0 { None } else { Some(rest) } }",
    ),
    formula(
        "checked_mul",
        U32,
        "|a, b| if b != 0 && a > u32::MAX / b { None } else { Some(wrapping::mul(a, b)) }",
    ),
    formula(
        "checked_mul",
        I32,
        "|a, b| {
            let size = a.unsigned_abs().saturating_mul(b.unsigned_abs());
            let most = if a ^ b < 0 { 0x8000_0000_u32 } else { 0x7fff_ffff_u32 };
            if size > most { None } else { Some(wrapping::mul(a, b)) }
        }",
    ),
    formula("checked_div", U32, "|a, b| if b == 0 { None } else { Some(a / b) }"),
    formula("checked_rem", U32, "|a, b| if b == 0 { None } else { Some(a % b) }"),
    formula("checked_div", I32, "|a, b| if b == 0 || a == i32::MIN && b == -1 { None } else { Some(a / b) }"),
    formula("checked_rem", I32, "|a, b| if b == 0 || a == i32::MIN && b == -1 { None } else { Some(a % b) }"),
    formula("checked_neg", I32, "|x| if x == i32::MIN { None } else { Some(-x) }"),
    formula("checked_neg", U32, "|x| if x == 0 { Some(0_u32) } else { None }"),
    formula("checked_abs", I32, "|x| if x == i32::MIN { None } else { Some(x.abs()) }"),
    formula("checked_shl", INT, "|x, n: u32| if n > 31 { None } else { Some(wrapping::shl(x, n)) }"),
    formula("checked_shr", INT, "|x, n: u32| if n > 31 { None } else { Some(wrapping::shr(x, n)) }"),
    formula("checked_ilog2", U32, "|x| if x == 0 { None } else { Some(31 - x.leading_zeros()) }"),
    formula("checked_ilog2", I32, "|x| if x <= 0 { None } else { Some(31 - x.leading_zeros()) }"),
    formula(
        "checked_next_power_of_two",
        U32,
        "|x| if x > 0x8000_0000 { None } else { Some(x.next_power_of_two()) }",
    ),
    formula("overflowing_add", INT, "|a, b| (wrapping::add(a, b), a.checked_add(b).is_none())"),
    formula("overflowing_sub", INT, "|a, b| (wrapping::sub(a, b), a.checked_sub(b).is_none())"),
    formula("overflowing_mul", INT, "|a, b| (wrapping::mul(a, b), a.checked_mul(b).is_none())"),
    formula("div_ceil", U32, "|a, b| { let most = a / b; if a % b > 0 { most + 1 } else { most } }"),
    formula(
        "next_multiple_of",
        U32,
        "|a, b| { let rest = a % b; if rest == 0 { a } else { a + (b - rest) } }",
    ),
    formula("midpoint", U32, "|a, b| (a & b) + ((a ^ b) >> 1)"),
    // Half of the sum, towards zero.
    formula(
        "midpoint",
        I32,
        "|a, b| {
            let low = (a & b) + ((a ^ b) >> 1);
            if low < 0 { low + ((a ^ b) & 1) } else { low }
        }",
    ),
    // Bits.
    op("count_ones", U32, Op::CountOnes, 1),
    op("leading_zeros", U32, Op::LeadingZeros, 1),
    op("trailing_zeros", U32, Op::TrailingZeros, 1),
    op("reverse_bits", U32, Op::ReverseBits, 1),
    formula("count_ones", I32, "|x| (x as u32).count_ones()"),
    formula("leading_zeros", I32, "|x| (x as u32).leading_zeros()"),
    formula("trailing_zeros", I32, "|x| (x as u32).trailing_zeros()"),
    formula("reverse_bits", I32, "|x| (x as u32).reverse_bits() as i32"),
    formula("count_zeros", INT, "|x| (!x).count_ones()"),
    formula("leading_ones", INT, "|x| (!x).leading_zeros()"),
    formula("trailing_ones", INT, "|x| (!x).trailing_zeros()"),
    formula(
        "swap_bytes",
        U32,
        "|x| {
            let pairs = (x >> 8 & 0x00ff_00ff) | (x & 0x00ff_00ff) << 8;
            pairs >> 16 | pairs << 16
        }",
    ),
    formula("swap_bytes", I32, "|x| (x as u32).swap_bytes() as i32"),
    // What Rust refuses overflows here too: the logarithm of zero, and of negative numbers.
    formula("ilog2", U32, "|x| 31 - x.leading_zeros()"),
    formula("ilog2", I32, "|x| 30 - ((x as u32).leading_zeros() - 1)"),
    // A float is off by one at most.
    formula(
        "isqrt",
        U32,
        "|x| {
            let near = (x as f32).sqrt() as u32;
            let near = if near > 65535 { 65535 } else { near };
            let root = if near * near > x { near - 1 } else { near };
            if x - root * root > 2 * root { root + 1 } else { root }
        }",
    ),
    formula("next_power_of_two", U32, "|x| if x <= 1 { 1 } else { 1 << (32 - (x - 1).leading_zeros()) }"),
    formula("is_power_of_two", U32, "|x| x != 0 && x & (x - 1) == 0"),
];

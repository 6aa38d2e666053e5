//! What the constructors make of expressions, one line each: in, gates, out. Where a gate is shown open, a line
//! shows it shut and says why.

#[path = "passes/notation.rs"]
mod notation;

use flatten_core::interp;
use flatten_core::op::Op;
use flatten_core::options::{Gates, Options};
use flatten_core::passes::prune;
use flatten_core::ty::Ty;
use flatten_core::value::Value;
use notation::{read, write};

const EXACT: Gates = Gates::EXACT;
const NSZ: Gates = Gates::NSZ;
const NO_NAN: Gates = Gates::NO_NAN;
const REASSOC: Gates = Gates::REASSOC;
const ARCP: Gates = Gates::ARCP;
const AFN: Gates = Gates::AFN;

/// `text` settles to `out`, which stays as it is when copied and when read again.
#[track_caller]
fn test(text: &str, gates: Gates, out: &str) {
    let graph = read(text, gates);
    assert_eq!(graph.verify(), Ok(()));
    assert_eq!(write(&graph), out, "`{text}` behind {gates}");
    let once = prune::run(&graph, &Options { gates, ..Options::default() });
    let twice = prune::run(&once, &Options { gates, ..Options::default() });
    assert_eq!(write(&once), out, "`{text}` behind {gates}, copied");
    assert_eq!(once.to_string(), twice.to_string(), "`{text}` behind {gates}, copied twice");
    assert_eq!(write(&read(out, gates)), out, "`{out}` behind {gates}, read again");
}

/// `text` stays as it is.
#[track_caller]
fn test_same(text: &str, gates: Gates) {
    test(text, gates, text);
}

#[test]
fn fractions() {
    test("(x - trunc(x)) - trunc(x - trunc(x))", EXACT, "x - trunc(x)");
    test("floor(abs(x) - floor(abs(x)))", NO_NAN, "0.0");
    test_same("floor(abs(x) - floor(abs(x)))", EXACT); // Of infinity it is NaN.
    test_same("floor(x - floor(x))", Gates::FAST); // Of -1e-10 it is 1.0.
    test_same("floor(x + 1.0) - 1.0", Gates::FAST); // Of -1e-10 it is 0.0, and floor(x) is -1.0.
}

#[test]
fn zeros() {
    test("x - 0.0", EXACT, "x");
    test("x + -0.0", EXACT, "x");
    test("x + 0.0", NSZ, "x");
    test_same("x + 0.0", EXACT); // -0.0 + 0.0 is 0.0.
    test("0.0 - x", NSZ, "-x");
    test_same("0.0 - x", EXACT); // 0.0 - 0.0 is 0.0, and -0.0 is not.
    test("-0.0 - x", EXACT, "-x");
    test("x * 0.0", NSZ | NO_NAN, "0.0");
    test_same("x * 0.0", NSZ); // Infinity * 0.0 is NaN.
    test_same("x * 0.0", NO_NAN); // -1.0 * 0.0 is -0.0.
    test("x * -0.0", NSZ | NO_NAN, "0.0");
    test("mul_add(x, y, -0.0)", EXACT, "x * y");
    test("mul_add(x, y, 0.0)", NSZ, "x * y");
    test_same("mul_add(x, y, 0.0)", EXACT); // -1.0 * 0.0 + 0.0 is 0.0.
    test("v * 0.0", NSZ | NO_NAN, "0.0");
    test("v + 0.0", NSZ, "v");
}

#[test]
fn same_operands() {
    test("x - x", NO_NAN, "0.0");
    test_same("x - x", EXACT); // Infinity - infinity is NaN.
    test("x / x", NO_NAN, "1.0");
    test_same("x / x", EXACT); // 0.0 / 0.0 is NaN.
    test("x == x", NO_NAN, "true");
    test_same("x == x", EXACT); // NaN is not equal to itself.
    test("x <= x", NO_NAN, "true");
    test_same("x <= x", EXACT); // Nor at most itself.
    test("x < x", EXACT, "false");
    test("x > x", EXACT, "false");
    test("x != x", NO_NAN, "false");
    test_same("x != x", EXACT); // NaN again.
    test("min(x, x)", EXACT, "x");
    test("min(x, max(x, y))", NO_NAN, "x");
    test_same("min(max(x, y), x)", EXACT); // Of NaN and y it is y.
    test("min(x, from_bits(0x7f7fffffu))", NO_NAN | Gates::NO_INF, "x");
    test("max(x, from_bits(0xff7fffffu))", NO_NAN | Gates::NO_INF, "x");
    test_same("min(x, 3.4028235e38)", NO_NAN); // Of infinity it is the largest number.
    test_same("min(x, 3.4028235e38)", Gates::NO_INF); // So it is of NaN.
    test_same("max(x, -3.4028235e38)", NO_NAN);
    test_same("max(x, -3.4028235e38)", Gates::NO_INF);
    let finite = NO_NAN | Gates::NO_INF;
    test("x <= from_bits(0x7f7fffffu)", finite, "true");
    test_same("x <= 3.4028235e38", NO_NAN); // Infinity is not.
    test_same("x <= 3.4028235e38", Gates::NO_INF); // NaN is not.
    test("from_bits(0x7f7fffffu) < x", Gates::NO_INF, "false");
    test_same("3.4028235e38 < x", NO_NAN);
    test("sqrt(x) < from_bits(0x7f7fffffu)", finite, "true");
    test_same("sqrt(x) < 3.4028235e38", NO_NAN);
    test_same("sqrt(x) < 3.4028235e38", Gates::NO_INF); // The root of a negative number is not.
    test("length(v) < from_bits(0x7f7fffffu)", finite, "true");
    test_same("length(v) < 3.4028235e38", NO_NAN);
    test_same("x < 3.4028235e38", finite); // It may be that number.
    test("x <= from_bits(0x7f800000u)", NO_NAN, "true");
    test_same("x <= from_bits(2139095040u)", Gates::NO_INF);
    test("from_bits(0x7f800000u) < x", Gates::EXACT, "false");
    test("from_bits(0xff800000u) <= x", NO_NAN, "true");
    test_same("from_bits(4286578688u) <= x", Gates::NO_INF);
    test("x < from_bits(0xff800000u)", Gates::EXACT, "false");
    test("sqrt(x) < from_bits(0x7f800000u)", Gates::NO_INF, "true");
    test_same("sqrt(x) < from_bits(2139095040u)", NO_NAN);
    test("length(v) < from_bits(0x7f800000u)", Gates::NO_INF, "true");
    test_same("length(v) < from_bits(2139095040u)", NO_NAN);
    // Whether there was something to divide by.
    test_same("(1.0 / x) < from_bits(2139095040u)", Gates::FAST);
    test_same("from_bits(2139095040u) <= (1.0 / x)", Gates::FAST);
    test("0.0 < 1.5 / length(v)", finite, "true");
    test_same("0.0 < (1.5 / length(v))", NO_NAN); // Of an infinite length it is zero.
    test_same("0.0 < (1.5 / length(v))", Gates::NO_INF);
    test_same("0.0 < (0.5 / length(v))", finite); // It may be so small that it is zero.
    test_same("0.0 < (1.5 / x)", finite);
}

#[test]
fn division() {
    test("x / 4.0", EXACT, "x * 0.25");
    test("x / -0.5", EXACT, "x * -2.0");
    test("x / 3.0", ARCP, "x * 0.33333334");
    test_same("x / 3.0", EXACT); // 1/3 rounds.
    test_same("x / 0.0", ARCP); // The reciprocal is not a number that can be multiplied by.
    test("x / -1.0", EXACT, "-x");
    test("v / 4.0", EXACT, "v * 0.25");
    test_same("x / y", ARCP); // Nothing is saved.
}

#[test]
fn signs() {
    test("-(-x)", EXACT, "x");
    test("x + -y", EXACT, "x - y");
    test("-x + y", EXACT, "y - x");
    test("x - -y", EXACT, "x + y");
    test("-x * -y", EXACT, "x * y");
    test("-x * 3.0", EXACT, "x * -3.0");
    test("3.0 / -x", EXACT, "-3.0 / x");
    test("x + -3.0", EXACT, "x - 3.0");
    test("x - -3.0", EXACT, "x + 3.0");
    test("i + -3", EXACT, "i - 3");
    test("i - -2147483648", EXACT, "i + -2147483648"); // Its negation is itself.
    test("p + 4294967295", EXACT, "p - 1u");
    test_same("-(x - y)", Gates::FAST); // If the difference has other users, `y - x` is dearer than `-`.
    test("abs(-x)", EXACT, "abs(x)");
    test("max(x, -x)", EXACT, "abs(x)");
    test("-x < 1.0", EXACT, "-1.0 < x");
}

#[test]
fn constants_together() {
    test("x + 1.0 + 2.0", REASSOC, "x + 3.0");
    test_same("(x + 1.0) + 2.0", EXACT); // Both sums round.
    test("x * 3.0 * 5.0", REASSOC, "x * 15.0");
    test_same("(x * 3.0) * 5.0", EXACT); // Both products round.
    test_same("(x * 1e30) * 1e30", REASSOC); // 1e60 is infinite, the product need not be.
    test("min(min(x, 3.0), 2.0)", EXACT, "min(x, 2.0)");
    test("i + 1 + 2", EXACT, "i + 3");
    test("i - 1 + 3", EXACT, "i + 2");
    test("i * 3 * -5", EXACT, "i * -15");
    test("(p & 12u) & 6u", EXACT, "p & 4u");
}

#[test]
fn folding() {
    test("1.0 + 2.0", EXACT, "3.0");
    test("sqrt(2.0)", EXACT, "1.4142135");
    test("1.0 / 0.0", EXACT, "from_bits(2139095040u)");
    test("sin(1.0)", AFN, "0.84147096");
    test_same("sin(1.0)", EXACT); // Platforms round it as they like.
    test("dot(vec3(1.0, 2.0, 3.0), vec3(1.0, 1.0, 2.0))", REASSOC, "9.0");
    // The order of additions is the platform's.
    test_same("dot(vec3(1.0, 2.0, 3.0), vec3(1.0, 1.0, 2.0))", EXACT);
    test("pow(x, 2.0)", AFN, "x * x");
    test_same("pow(x, 2.0)", EXACT); // A platform's `pow` need not round as `*` does.
    test("7 / 0", EXACT, "7");
    test("7 % 0", EXACT, "0");
    test("-2147483648 / -1", EXACT, "-2147483648");
    test("2147483647 + 1", EXACT, "-2147483648");
    test("1 << 33u", EXACT, "2");
    test("1e10 as i32", EXACT, "2147483647");
}

#[test]
fn integers() {
    test("i * 0", EXACT, "0");
    test("i / 0", EXACT, "i"); // Every operation is total.
    test("i % 1", EXACT, "0");
    test("i % -1", EXACT, "0");
    test_same("p % 4294967295u", EXACT);
    test_same("i / i", EXACT); // 0 / 0 is 0.
    test("i - i", EXACT, "0");
    test("0 - i", EXACT, "-i");
    test_same("0u - p", EXACT); // There is no `-` of `u32`.
    test("p / 8u", EXACT, "p >> 3u");
    test("p % 8u", EXACT, "p & 7u");
    test_same("i / 8", EXACT); // A shift rounds down, a division towards zero.
    test("p < 0u", EXACT, "false");
    test("p <= 4294967295u", EXACT, "true");
    test("2147483647 < i", EXACT, "false");
    test("i.max(2147483647) + i.min(2147483647)", EXACT, "i + 2147483647");
    test("p >= 0u", EXACT, "true");
    test_same("i < 0", EXACT);
    test("i ^ -1", EXACT, "!i");
    test("i & !i", EXACT, "0");
    test("i | (i & j)", EXACT, "i");
    test("j + i - j", EXACT, "i");
    test("p << 0u", EXACT, "p");
}

#[test]
fn complements_of_integers() {
    test("!i + 1", EXACT, "-i");
    test("!p + 1u", EXACT, "0u - p");
    test("!(i - 1)", EXACT, "-i");
    test("!i + 3", EXACT, "2 - i");
    test("!i - 3", EXACT, "-4 - i");
    test("-1 - i", EXACT, "!i");
    test("!i - !j", EXACT, "j - i");
    test("i + !i", EXACT, "-1");
    test("i ^ !i", EXACT, "-1");
    test("i + !j + 1", EXACT, "i - j");
    test("!i < !j", EXACT, "j < i");
    test("!p <= !q", EXACT, "q <= p");
    test("!i < 3", EXACT, "-4 < i");
    test("3 <= !i", EXACT, "i <= -4");
    test_same("-!i", EXACT); // A sum is dearer than both on a GPU.
    test_same("!-i", EXACT);
}

/// Operations on bits that say the same together as one of them.
#[test]
fn bits_of_integers() {
    test("(i & (!i & j)) + (j & (!j | i))", EXACT, "i & j");
    test("i & !(i ^ j)", EXACT, "i & j");
    test("(i | (!i & j)) - (i ^ (!i & j))", EXACT, "0");
    test("i + (!i & j)", EXACT, "i | j");
    test("i | (i ^ j)", EXACT, "i | j");
    test("(i & !(i | j)) + (j | !(i & j))", EXACT, "-1");
    test("(i & j) | (i & !j)", EXACT, "i");
    test("(i & j) ^ (i & !j)", EXACT, "i");
    test("(i & j) + (i & !j)", EXACT, "i");
    test("(i | j) & (i | !j)", EXACT, "i");
    test("(i & !j) | (!i & j)", EXACT, "i ^ j");
    test("(i & !j) ^ (!i & j)", EXACT, "i ^ j");
    test("(i & !j) + (!i & j)", EXACT, "i ^ j");
    test("(i | j) - (i & j)", EXACT, "i ^ j");
    test("(i | j) ^ (i & j)", EXACT, "i ^ j");
    test("(i | j) & !(i & j)", EXACT, "i ^ j");
    test("(i | j) + (i & j)", EXACT, "i + j");
    test("(i ^ j) | (i & j)", EXACT, "i | j");
    test("(i ^ j) ^ (i & j)", EXACT, "i | j");
    test("(i ^ j) + (i & j)", EXACT, "i | j");
    test("(i ^ j) & (i & j)", EXACT, "0");
    test("(i | j) & (i ^ j)", EXACT, "i ^ j");
    test("(i | j) ^ (i ^ j)", EXACT, "i & j");
    test("(i | j) - (i ^ j)", EXACT, "i & j");
    test("(i + j) - (i | j)", EXACT, "i & j");
    test("(i + j) - (i & j)", EXACT, "i | j");
    test_same("(i & j) ^ i", EXACT); // If others need `i & j`, `i & !j` is two operations for one.
}

#[test]
fn masks() {
    test("i ^ (i & 7)", EXACT, "i & -8");
    test("i - (i & 7)", EXACT, "i & -8");
    test("i & (i ^ 7)", EXACT, "i & -8");
    test("i & !(i & 7)", EXACT, "i & -8");
    test("(i | 7) ^ 7", EXACT, "i & -8");
    test("(i | 7) - 7", EXACT, "i & -8");
    test("(i | -8) + 8", EXACT, "i & 7");
    test("(p & 12u) | (p & 3u)", EXACT, "p & 15u");
    test("(p & 12u) ^ (p & 7u)", EXACT, "p & 11u");
    test("(p & 12u) + (p & 3u)", EXACT, "p & 15u");
    test_same("(p & 12u) + (p & 7u)", EXACT); // A bit of both is added twice.
    test("(p | 12u) & (p | 7u)", EXACT, "p | 4u");
    test("(i & 7) + (i & -8)", EXACT, "i");
    test("(p | 12u) & 3u", EXACT, "p & 3u");
    test("(p ^ 12u) & 3u", EXACT, "p & 3u");
    test("(p | 12u) & 8u", EXACT, "8u");
    test_same("(p | 12u) & 24u", EXACT);
    test("(i & -8) | 7", EXACT, "i | 7");
    test("(i & -8) + 7", EXACT, "i | 7");
    test("(i & 8) | 12", EXACT, "12");
    test_same("(i & -8) + 15", EXACT);
}

#[test]
fn shifts() {
    test("p << 3u << 4u", EXACT, "p << 7u");
    test("i >> 3u >> 4u", EXACT, "i >> 7u");
    test("p << 20u << 20u", EXACT, "0u");
    test("p >> 20u >> 20u", EXACT, "0u");
    test("i >> 20u >> 20u", EXACT, "i >> 31u");
    test("p << 32u", EXACT, "p"); // A shift is by what is left of 32.
    test("p << 4u >> 4u", EXACT, "p & 268435455u");
    test_same("(i << 4u) >> 4u", EXACT); // The sign is that of another bit.
    test("p >> 4u << 4u", EXACT, "p & 4294967280u");
    test("i >> 4u << 4u", EXACT, "i & -16");
    test("(p >> 3u) * 8u", EXACT, "p & 4294967288u");
    test("(p / 8u) * 8u", EXACT, "p & 4294967288u");
    test("p - (p / 8u) * 8u", EXACT, "p & 7u");
    test("(p * 8u) / 8u", EXACT, "p & 536870911u");
    test_same("(p >> 3u) * 16u", EXACT);
    test("(p >> 24u) & 255u", EXACT, "p >> 24u");
    test_same("(i >> 24u) & 255", EXACT); // Of a negative number more is left.
    test("(i << 3u) & -8", EXACT, "i << 3u");
    test("(p & 4278190080u) >> 24u", EXACT, "p >> 24u");
    test("(p & 65535u) << 16u", EXACT, "p << 16u");
    test("((p >> 8u) & 255u) << 8u", EXACT, "p & 65280u");
    test("((p << 8u) & 65280u) >> 8u", EXACT, "p & 255u");
    test("((p / 4u) % 4u) << 2u", EXACT, "p & 12u");
}

#[test]
fn quotients_and_what_they_leave() {
    test("(i % j) % j", EXACT, "i % j");
    test("(i % j) / j", EXACT, "0");
    test("(i - i % j) / j", EXACT, "i / j");
    test("(i / 7) * 7 + i % 7", EXACT, "i");
    test_same("((i / j) * j) + (i % j)", EXACT); // Of zero it is zero.
    test("i * signum(i)", EXACT, "abs(i)");
    test("abs(i) * signum(i)", EXACT, "i");
    test("abs(i) * abs(i)", EXACT, "i * i");
    test("select(i % 8 < 0, i % 8 + 8, i % 8)", EXACT, "i & 7");
    test("select(i % 8 < 0, i / 8 - 1, i / 8)", EXACT, "i >> 3u");
    test_same("select((i % 7) < 0, (i % 7) + 7, i % 7)", EXACT);
    test("min(i, j) + max(i, j)", EXACT, "i + j");
    test("min(i, j) * max(i, j)", EXACT, "i * j");
}

/// The smaller and the larger of integers, in other words.
#[test]
fn bounds_of_integers() {
    test("select(i < 1, 0, i)", EXACT, "max(i, 0)");
    test("select(i <= 0, 1, i)", EXACT, "max(i, 1)");
    test("select(i > 0, 1, i)", EXACT, "min(i, 1)");
    test("select(p >= 8u, 7u, p)", EXACT, "min(p, 7u)");
    test("select(p < 8u, p, 7u)", EXACT, "min(p, 7u)");
    test("select(i > 7, i, 8)", EXACT, "max(i, 8)");
    test("select(i <= 7, i, 8)", EXACT, "min(i, 8)");
    test("select(i >= 8, i, 7)", EXACT, "max(i, 7)");
    test_same("select(i < 1, 2, i)", EXACT);
    test("i - max(i, 0)", EXACT, "min(i, 0)");
    test("i - min(i, 0)", EXACT, "max(i, 0)");
    test("max(i, 0) - min(i, 0)", EXACT, "abs(i)");
    test("max(i, 0) == 0", EXACT, "i <= 0");
    test("min(i, j) == j", EXACT, "j <= i");
    test("max(i, 3) == 2", EXACT, "false");
    test("max(i, 3) == 4", EXACT, "i == 4");
    test("min(i, 3) == 4", EXACT, "false");
    test("min(i, 3) == 2", EXACT, "i == 2");
}

#[test]
fn conditions_that_exclude_each_other() {
    test("a ^ (a & b)", EXACT, "a & !b");
    test("a ^ (!a & b)", EXACT, "a | b");
    test("(a | b) ^ (a & b)", EXACT, "a ^ b");
    test("(a & b) | (!a & (x < y))", EXACT, "select(a, b, x < y)");
    test("(a | b) & (!a | (x < y))", EXACT, "select(a, x < y, b)");
    test("(a & b) ^ (!a & (x < y))", EXACT, "select(a, b, x < y)");
    test("select(a ^ b, a, b)", EXACT, "a");
    test("a ^ select(a, b, x < y)", EXACT, "!select(a, b, !(x < y))");
}

#[test]
fn conditions() {
    test("a & a", EXACT, "a");
    test("a & !a", EXACT, "false");
    test("a & true", EXACT, "a");
    test("a | true", EXACT, "true");
    test("a & (b & a)", EXACT, "a & b");
    test("a | (a & b)", EXACT, "a");
    test("a & (!a | b)", EXACT, "a & b");
    test("(a | b) & (b | !a)", EXACT, "b");
    test("(a & !b) | (!a & b)", EXACT, "a ^ b");
    test("a ^ !b", EXACT, "!(a ^ b)");
    test("a ^ true", EXACT, "!a");
    test("m & m", EXACT, "m");
    test("(x < y) | (x == y)", EXACT, "x <= y");
    test("(x <= y) & !(x == y)", EXACT, "x < y");
    test("(x < y) & (y < x)", EXACT, "false");
    test_same("!(x < y)", Gates::FAST); // Complements are free, and `y <= x` differs on NaN.
}

#[test]
fn choices() {
    test("select(a, x, x)", EXACT, "x");
    test("select(true, x, y)", EXACT, "x");
    test("select(!a, x, y)", EXACT, "select(a, y, x)");
    test("select(a, true, false)", EXACT, "a");
    test("select(a, false, true)", EXACT, "!a");
    test("select(a, b, false)", EXACT, "a & b");
    test("select(a, true, b)", EXACT, "a | b");
    test("select(a, a, b)", EXACT, "a | b");
    test("select(a, !b, b)", EXACT, "a ^ b");
    test("select(a, select(a, x, y), z)", EXACT, "select(a, x, z)");
    test("select(a, x, select(!a, y, z))", EXACT, "select(a, x, y)");
    test("select(splat3(a), v, w)", EXACT, "select(a, v, w)");
    test_same("select(m, v, w)", EXACT);
    test_same("select(a, x * 2.0, 0.0)", Gates::FAST); // A product would turn infinity into NaN.
}

#[test]
fn lanes() {
    test("vec3(x, y, z).y", EXACT, "y");
    test("splat3(x).z", EXACT, "x");
    test("v.zyx.x", EXACT, "v.z");
    test("v.xyz", EXACT, "v");
    test("v.zyx.zyx", EXACT, "v");
    test("v.zyx.yx", EXACT, "v.yz");
    test("vec3(x, y, z).zx", EXACT, "vec2(z, x)");
    test("splat3(x).xy", EXACT, "splat2(x)");
    test("vec3(v.x, v.y, v.z)", EXACT, "v");
    test("vec3(v.z, v.y, v.x)", EXACT, "v.zyx");
    test("vec2(v.x, v.y)", EXACT, "v.xy");
    test_same("vec2(v.x, w.y)", EXACT); // Of two vectors.
    test("vec3(x, x, x)", EXACT, "splat3(x)");
    test("vec3(1.0, 2.0, 3.0).y", EXACT, "2.0");
    test("bvec3(!a, !a, !a).x", EXACT, "!a");
    test("all(splat3(a))", EXACT, "a");
}

#[test]
fn conversions() {
    test("(i as u32) as i32", EXACT, "i");
    test_same("(i as f32) as i32", EXACT); // 2^24 + 1 rounds.
    test("(a as u32) as f32", EXACT, "select(a, 1.0, 0.0)"); // A choice is cheaper than a conversion.
    test("from_bits(to_bits(x))", EXACT, "x");
    test("floor(i as f32)", EXACT, "i as f32");
    test("trunc(x) as i32", EXACT, "x as i32");
    test_same("floor(x) as i32", EXACT); // -0.5 becomes -1.
}

#[test]
fn order() {
    test("t + x", EXACT, "x + t"); // What changes at every pixel, then what does not.
    test("3.0 * t", EXACT, "t * 3.0"); // Constants last.
    test("y * x", EXACT, "x * y"); // By age.
    test_same("y - x", EXACT);
    test_same("pmin(y, x)", EXACT); // Not the same with NaN.
    test("min(y, x)", EXACT, "min(x, y)");
    test("mul_add(y, x, z)", EXACT, "mul_add(x, y, z)");
    test("y > x", EXACT, "x < y");
}

/// What is known of an operand opens rules under `exact`.
#[test]
fn facts() {
    test("abs(x) + 0.0", EXACT, "abs(x)");
    test("abs(abs(x) * 2.0)", EXACT, "abs(x) * 2.0");
    test_same("abs(sqrt(x))", EXACT); // sqrt(-0.0) is -0.0.
    test("abs(sqrt(x))", NSZ, "sqrt(x)");
    test("max(exp(x), 0.0)", NO_NAN, "exp(x)");
    test_same("max(exp(x), 0.0)", EXACT); // Of NaN it is 0.0.
    test_same("max(i as f32, 0.0)", EXACT); // It may be below zero.
    test("max(p as f32, 0.0)", EXACT, "p as f32");
    test("min(max(min(max(x, 0.0), 1.0), 0.0), 1.0)", EXACT, "min(max(x, 0.0), 1.0)");
    test("clamp(clamp(x, 0.0, 1.0), 0.0, 1.0)", EXACT, "clamp(x, 0.0, 1.0)");
    test_same("clamp(min(x, 1.0), 0.0, 1.0)", EXACT); // That of -0.0 is itself.
    test(
        "clamp(clamp(x, 0.0, 1.0) * clamp(y, 0.0, 1.0), 0.0, 1.0)",
        EXACT,
        "clamp(x, 0.0, 1.0) * clamp(y, 0.0, 1.0)",
    );
    test("clamp(1.0 - clamp(x, 0.0, 1.0), 0.0, 1.0)", EXACT, "1.0 - clamp(x, 0.0, 1.0)");
    test_same("clamp(2.0 - clamp(x, 0.0, 1.0), 0.0, 1.0)", Gates::FAST);
    test("floor(round(x) + 2.0)", EXACT, "round(x) + 2.0");
    test_same("floor(x + 2.0)", EXACT);
    test("(p as f32) == (p as f32)", EXACT, "true");
    test("(i as f32) - (i as f32)", EXACT, "0.0");
    test("x * x < 0.0", EXACT, "false");
    test("abs(x) <= -1.0", EXACT, "false");
    test("length(v) >= 0.0", NO_NAN, "true");
    test_same("0.0 <= length(v)", EXACT); // It may be NaN.
    test("i & 31 & 63", EXACT, "i & 31");
    test("(p & 31u) & 31u", EXACT, "p & 31u");
    test("p << (q & 31u)", EXACT, "p << q"); // A shift does that anyway.
    test_same("p << (q & 15u)", EXACT);
    test("(i & 255) / 4", EXACT, "(i & 255) >> 2u");
    test("abs(i & 255) % 4", EXACT, "i & 3");
    test_same("i / 4", EXACT); // It rounds towards zero, and a shift does not.
    test("abs(i) >= 0", EXACT, "0 <= abs(i)"); // That of the smallest integer is itself.
}

#[test]
fn smaller_and_larger() {
    test("min(min(x, 3.0), 2.0) - max(min(x, 1.0), 0.0)", EXACT, "min(x, 2.0) - max(min(x, 1.0), 0.0)");
    test("max(min(x, 1.0), 2.0)", EXACT, "2.0");
    test("min(max(min(x, 1.0), 0.0), 3.0)", EXACT, "max(min(x, 1.0), 0.0)");
    test("select(x < y, x, y)", EXACT, "pmin(x, y)");
    test("select(x < y, x, y)", NSZ | NO_NAN, "min(x, y)");
    test("select(x > y, x, y)", EXACT, "pmax(x, y)");
    test("select(x >= 0.0, x, 0.0)", NSZ, "pmax(x, 0.0)");
    test_same("select(0.0 <= x, x, 0.0)", EXACT); // -0.0 is at least 0.0.
    test("select(x < 0.0, -x, x)", NSZ, "abs(x)");
    test_same("select(x < 0.0, -x, x)", EXACT); // -0.0 is not below 0.0.
    test("select(i < 0, -i, i)", EXACT, "abs(i)");
    test("select(i > j, i, j)", EXACT, "max(i, j)");
    test("min(x, 2.0) < 3.0", EXACT, "true");
    test("min(x, 2.0) < 1.0", EXACT, "x < 1.0");
    test("max(x, 2.0) < 3.0", NO_NAN, "x < 3.0");
    test_same("max(x, 2.0) < 3.0", EXACT); // Of NaN it is 2.0.
    test("clamp(x, 0.0, 1.0) > 0.5", EXACT, "0.5 < x");
    test("pmin(pmin(v, 2.0), 1.0)", EXACT, "pmin(v, 1.0)");
    // Of a value and what is known to be above or below it.
    test("min(x, abs(x)) + max(y, abs(y))", EXACT, "x + abs(y)");
    test("min(x, x + 2.0) + max(y, y - 3.0)", EXACT, "x + y");
    test("max(x, x + 2.0) * min(y, y - 3.0)", EXACT, "(x + 2.0) * (y - 3.0)");
    test("min(i, abs(i)) + max(j, abs(j))", EXACT, "i + abs(j)");
    test("(max(x, y) < x) | (x < min(x, z))", EXACT, "false");
    test("(x < max(x, y)) & (min(x, z) < x)", EXACT, "(z < x) & (x < y)");
    test("(x <= max(x, y)) & (min(x, z) <= x)", NO_NAN, "true");
    test_same("x <= max(x, y)", EXACT); // NaN is not at most 1.0.
    test("(max(x, y) <= x) & (x <= min(x, z))", NO_NAN, "(x <= z) & (y <= x)");
    test_same("max(x, y) <= x", EXACT); // Of NaN the larger is x.
    test("(max(i, j) < i) | (i < min(i, 7))", EXACT, "false");
    test("abs(x) < x", EXACT, "false");
    test("x < abs(x)", EXACT, "x < 0.0");
    test("abs(x) <= x", EXACT, "0.0 <= x");
    test("x <= abs(x)", NO_NAN, "true");
    test_same("x <= abs(x)", EXACT); // NaN is not.
}

/// Flags that went through numbers, and comparisons of one value with several.
#[test]
fn flags() {
    test("(a as i32) == 1", EXACT, "a");
    test("(a as i32) > 0", EXACT, "a");
    test("(a as f32) < 0.5", EXACT, "!a");
    test("(a as i32) < 2", EXACT, "true");
    test("1.0 - (a as f32)", EXACT, "select(a, 0.0, 1.0)");
    test("select(a, 2.0, 3.0) * 2.0 + 1.0", EXACT, "select(a, 5.0, 7.0)");
    test("select(a, 1.0, 2.0) + select(a, 3.0, 4.0)", EXACT, "select(a, 4.0, 6.0)");
    test_same("select(a, 1.0, 2.0) + select(b, 3.0, 4.0)", EXACT);
    test("(a as f32) * x", NSZ | NO_NAN, "select(a, x, 0.0)");
    test_same("x * select(a, 1.0, 0.0)", EXACT); // Infinity times 0.0 is NaN.
    test("(a as i32) * i", EXACT, "select(a, i, 0)");
    test("v * (a as f32)", NSZ | NO_NAN, "select(a, v, 0.0)");
    test("-select(a, 1.0, 2.0)", EXACT, "-select(a, 1.0, 2.0)"); // A negation is cheaper than a choice.
    test("(x < 1.0) & (x < 2.0)", EXACT, "x < 1.0");
    test("(x < 1.0) | (x < 2.0)", EXACT, "x < 2.0");
    test("(x < 1.0) & (2.0 < x)", EXACT, "false");
    test_same("(x < 1.0) | (0.0 < x)", EXACT); // Of NaN neither holds.
    test("(i == 1) & !(i == 2)", EXACT, "i == 1");
    test("(i == 1) & (i == 2)", EXACT, "false");
    test("(i == 3) & (i < 2)", EXACT, "false");
    test("i + 3 == 5", EXACT, "i == 2");
    test("(i ^ j) == 0", EXACT, "i == j");
    test("i + j == i", EXACT, "j == 0");
    test_same("(i + 3) < 5", EXACT); // The sum may wrap.
    test("x + 3.0 < 5.0", REASSOC, "x < 2.0");
    test_same("(x + 3.0) < 5.0", EXACT); // The sum rounds.
    test("x * 2.0 < 5.0", REASSOC, "x < 2.5");
    test("x - y < 0.0", EXACT, "x < y");
    test("x - y <= 0.0", NO_NAN, "x <= y");
    test_same("(x - y) <= 0.0", EXACT); // Infinity - infinity is NaN.
    test("(i as f32) < 2.5", EXACT, "i < 3");
    test("(p as f32) >= 2.5", EXACT, "3u <= p");
    test("(i as f32) <= 16777215.0", EXACT, "i <= 16777215");
    test_same("(i as f32) <= 16777216.0", EXACT); // 2^24 + 1 rounds.
    test("floor(x) < 2.0", EXACT, "x < 2.0");
    test_same("floor(x) < 2.5", EXACT);
    test("sqrt(x) < 3.0", NO_NAN | REASSOC, "x < 9.0");
    test_same("sqrt(x) < 3.0", REASSOC); // The root of what is below zero is NaN.
}

#[test]
fn functions() {
    test("exp(ln(x))", NSZ | NO_NAN | AFN, "x");
    test_same("exp(ln(x))", AFN); // There is no logarithm of -1.0.
    test("ln(exp(x))", NSZ | AFN, "x");
    test("sqrt(x * x)", REASSOC, "abs(x)");
    test_same("sqrt(x * x)", EXACT); // The square of 1e-30 is 0.0.
    test("sqrt(x) * sqrt(x)", NSZ | NO_NAN | REASSOC, "x");
    test("pow(x, -1.0)", AFN, "1.0 / x");
    test("pow(x, 0.0)", AFN, "1.0");
    test("1.0 / (1.0 / x)", ARCP, "x");
    test("1.0 / (x / y)", ARCP, "y / x");
    test("x / sqrt(x)", NO_NAN | ARCP, "sqrt(x)");
    test("cos(-x)", EXACT, "cos(x)");
    test_same("sin(-x)", Gates::FAST); // If the sine has other users, that of `x` is dearer than nothing.
    test("sin(x) * sin(x) + cos(x) * cos(x)", NO_NAN | AFN, "1.0");
    test("normalize(normalize(v))", NO_NAN | REASSOC, "normalize(v)");
    test("length(normalize(v))", NO_NAN | REASSOC, "1.0");
    test("dot(normalize(v), normalize(v))", NO_NAN | REASSOC, "1.0");
    test("length(-v)", EXACT, "length(v)");
    test("cross(-v, w)", EXACT, "cross(w, v)");
    test("cross(v, v)", NO_NAN, "0.0");
    test("dot(v, vec3(0.0, 1.0, 0.0))", NSZ | NO_NAN, "v.y");
    test_same("dot(v, vec3(0.0, 1.0, 0.0))", EXACT); // Infinity * 0.0 is NaN.
    test("vec3(x, y, z) * vec3(1.0, 0.0, 1.0)", NSZ | NO_NAN, "vec3(x, 0.0, z)");
    test("all(bvec3(a, true, b))", EXACT, "a & b");
    test("all(bvec3(a, a ^ b, b))", EXACT, "all(vec3(a, a ^ b, b))"); // Two conjunctions are more than one operation.
    test("select(bvec3(true, false, true), vec3(x, y, z), splat3(t))", EXACT, "vec3(x, t, z)");
}

/// The examples of ASSUMPTIONS.md: what stands between backquotes in the paragraphs that begin with one.
#[test]
fn assumptions() {
    let text = include_str!("../../ASSUMPTIONS.md");
    for (gate, name) in Gates::NAMES {
        let section = text.split("\n### ").find(|s| s.starts_with(&format!("{name}:"))).expect("a section");
        let is_example = |p: &&str| p.starts_with('`') && p.contains("may become");
        let examples: Vec<&str> = section.split("\n\n").filter(is_example).collect();
        assert!(!examples.is_empty(), "{name} has no example");
        for example in examples {
            assumption(gate, name, example);
        }
    }
}

#[track_caller]
fn assumption(gate: Gates, name: &str, example: &str) {
    let quoted: Vec<&str> = example.split('`').skip(1).step_by(2).collect();
    let (from, to) = (quoted[0], quoted[1]);
    // No rewrite needs this one yet.
    let used = gate != Gates::CONTRACT;
    assert_eq!(write(&read(from, Gates::FAST)) == to, used, "{name}");
    assert_ne!(write(&read(from, Gates(Gates::FAST.0 & !gate.0))), to, "{name}");
    if let [point, first, second] = quoted[2..] {
        assert_eq!(at(from, point), first, "{name}: `{from}` at {point}");
        assert_eq!(at(to, point), second, "{name}: `{to}` at {point}");
    } else {
        assert_eq!(gate, Gates::AFN, "the example of {name} has no values");
    }
}

/// The value of an expression at a point such as `x = 1.0, y = 2.0`.
fn at(text: &str, point: &str) -> String {
    let graph = read(text, EXACT);
    let leaves = graph.signature.param_leaves();
    let given = |name: &str| {
        let mut pairs = point.split(", ").filter_map(|pair| pair.split_once(" = "));
        pairs.find(|(n, _)| *n == name).map(|(_, x)| Value::f32(x.parse().expect("a float")))
    };
    let params: Vec<Value> =
        leaves.iter().map(|(name, ty, _)| given(name).unwrap_or(Value::zero(*ty))).collect();
    let result = interp::run(&graph, &params).expect("no loops")[0].f(0);
    format!("{result:?}")
}

/// Neither construction nor copying recurses over depth.
#[test]
fn a_long_chain() {
    let chain = || {
        let mut graph = read("select(a, x, y)", Gates::FAST);
        let mut r = graph.roots[0];
        let (a, y) = (graph.param(8, Ty::BOOL), graph.param(1, Ty::F32));
        for i in 0..25_000 {
            let k = graph.constant(Value::f32(i as f32));
            let less = graph.add(Op::Lt, &[r, k]);
            let both = graph.and(less, a);
            let sum = graph.add(Op::Add, &[r, y]);
            r = graph.select(both, sum, y);
        }
        graph.roots = vec![r];
        let copy = prune::run(&graph, &Options::fast());
        assert_eq!(graph.verify(), Ok(()));
        assert_eq!(
            graph.live().iter().filter(|live| **live).count(),
            copy.live().iter().filter(|live| **live).count()
        );
        assert!(copy.len() > 100_000, "{} nodes", copy.len());
    };
    std::thread::Builder::new().stack_size(2 << 20).spawn(chain).expect("a thread").join().expect("it ends");
}

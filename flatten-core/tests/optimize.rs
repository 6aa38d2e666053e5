//! What the passes make of expressions, one line each: in, gates, out, and what fired. Where a gate is shown open, a
//! line shows it shut.

#[path = "passes/notation.rs"]
mod notation;

use flatten_core::graph::Graph;
use flatten_core::options::{Gates, Options};
use flatten_core::passes::{self, Journal};
use notation::{read, write};

const EXACT: Gates = Gates::EXACT;
const FAST: Gates = Gates::FAST;
const REASSOC: Gates = Gates::REASSOC;

/// `text` becomes `out`, by changes of these names among others, and stays so.
#[track_caller]
fn test(text: &str, gates: Gates, out: &str, fired: &[&str]) {
    let graph = read(text, gates);
    let mut journal = Journal::new(&Options { gates, ..Options::default() });
    let once = passes::optimize_with(&graph, &mut journal);
    assert_eq!(once.verify(), Ok(()));
    assert_eq!(write(&once), out, "`{text}` behind {gates}: {:?}", journal.fired);
    for name in fired {
        assert!(journal.fired.contains_key(name), "`{text}`: {name} is not in {:?}", journal.fired);
    }
    let mut journal = Journal::default();
    let twice = passes::optimize_with(&once, &mut journal);
    assert_eq!(write(&twice), out, "`{text}` behind {gates}, once more: {:?}", journal.fired);
    assert_eq!(journal.commits, 0, "`{text}` behind {gates}, once more: {:?}", journal.fired);
}

/// `text` stays as it is.
#[track_caller]
fn test_same(text: &str, gates: Gates) {
    let graph = read(text, gates);
    let mut journal = Journal::default();
    let once = passes::optimize_with(&graph, &mut journal);
    assert_eq!(write(&once), text, "`{text}` behind {gates}");
    assert_eq!(journal.commits, 0, "`{text}` behind {gates}: {:?}", journal.fired);
}

#[test]
fn like_terms() {
    test("0.5 + x + 0.6 + y + 1.1 + x + y + x", FAST, "((x * 3.0) + 2.2) + (y * 2.0)", &["sum"]);
    test("x + y - x", FAST, "y", &[]);
    test("x + y + z - x", FAST, "y + z", &["sum"]);
    test("x + x", FAST, "x * 2.0", &["sum"]);
    test("(x * 2.0 + 1.0) * 3.0", FAST, "(x * 6.0) + 3.0", &["sum"]);
    // A product of integers is dearer than a sum.
    test("(((i + j) + i) + j) + i", EXACT, "(i * 3) + (j + j)", &["sum"]);
    test("i * 2", EXACT, "i + i", &["sum"]);
    test("3 - i - j - i", EXACT, "(3 - j) - (i + i)", &["share"]);
    test("-i - i + 3", EXACT, "3 - (i + i)", &["share"]);
    test("q - p * 2u", EXACT, "q - (p + p)", &["sum"]);
    test("i + j * 2 < i + j", EXACT, "((i + j) + j) < (i + j)", &["share"]);
    test("3 - i - i < 3 - i", EXACT, "((3 - i) - i) < (3 - i)", &[]);
    test("i * 2 + j * 2 < i + j", EXACT, "((i + j) + (i + j)) < (i + j)", &["factor"]);
    test_same("i * 3", EXACT);
    test_same("i * -2", EXACT);
    test_same("(i * j) * 2", EXACT);
    test("p - q - p", EXACT, "0u - q", &["sum"]);
    test("x * y / y", FAST, "x", &[]);
    test("x * z * y / z", FAST, "x * y", &["sum"]);
    test_same("(x + y) - x", EXACT);
}

/// What is nearest is found among squares, and so is which one that is.
#[test]
fn searches_for_the_nearest() {
    let text = "min(length(v), sqrt(x)) + select(length(v) < sqrt(x), 1.0, 3.0)";
    test(text, FAST, "sqrt(min(x, dot(v, v))) + select(dot(v, v) < x, 1.0, 3.0)", &["together"]);
    let last = "max(length(v), sqrt(x)) + select(sqrt(x) < length(v), 1.0, 3.0)";
    test(last, FAST, "select(x < dot(v, v), 1.0, 3.0) + sqrt(max(x, dot(v, v)))", &["together"]);
    // The square of what is small is zero, and roots that are equal may be of two numbers.
    let rest = Gates::NSZ | Gates::NO_NAN | Gates::NO_INF;
    test_same("select(length(v) < sqrt(x), 1.0, 3.0) + min(sqrt(x), length(v))", rest);
    for (text, out, name) in [
        ("length(v) < sqrt(x)", "dot(v, v) < x", "length_lt_sqrt"),
        ("length(v) <= sqrt(x)", "dot(v, v) <= x", "length_le_sqrt"),
        ("sqrt(x) < length(v)", "x < dot(v, v)", "sqrt_lt_length"),
        ("sqrt(x) <= length(v)", "x <= dot(v, v)", "sqrt_le_length"),
    ] {
        test(text, Gates::NO_NAN | REASSOC, out, &[name]);
        test_same(text, Gates::NO_NAN);
    }
    // What has no root is not below anything.
    test_same("sqrt(x) < length(v)", REASSOC);
    test_same("sqrt(x) <= length(v)", REASSOC);
}

/// Zeros have two keys, and NaN has some too.
#[test]
fn total_orders() {
    let key = "((((((to_bits(x) as i32) >> 31u) as u32) >> 1u) as i32) ^ (to_bits(x) as i32))";
    for (text, out) in
        [(format!("{key} < 1069547520"), "x < 1.5"), (format!("-1069547521 < {key}"), "-1.5 < x")]
    {
        test(&text, Gates::NSZ | Gates::NO_NAN, out, &[]);
        test_same(&text, Gates::NSZ);
        test_same(&text, Gates::NO_NAN);
    }
}

/// A sum may be infinite where no product with a small factor is, and loses the sign of a zero.
#[test]
fn one_factor_of_all_lanes() {
    let text = "dot(vec2(x, y) - vec2(z, 1.0), splat2(e))";
    let out = "((x - z) + (y - 1.0)) * e";
    test(text, Gates::NSZ | Gates::NO_INF | Gates::REASSOC, out, &["dot_of_splat"]);
    test_same(text, Gates::NSZ | Gates::REASSOC);
    test_same(text, Gates::NO_INF | Gates::REASSOC);
    test_same(text, Gates::NSZ | Gates::NO_INF);
}

/// What a factor is part of may be infinite where the product need not be: the terms of `dot(v, vec3(1.0, -1.0, 2.0))` may cancel.
#[test]
fn factors_within_constants() {
    let gates = Gates::NSZ | Gates::NO_INF | Gates::REASSOC;
    for (text, out) in [
        ("(x * dot(v, vec3(1.0, -1.0, 2.0))) * 3.0", "x * dot(v, vec3(3.0, -3.0, 6.0))"),
        ("(sqrt(2.0 / x) * y) * 3.0", "sqrt(18.0 / x) * y"),
    ] {
        test(text, gates, out, &["weighted"]);
        test_same(text, Gates::NSZ | Gates::REASSOC);
        test_same(text, Gates::NO_INF | Gates::REASSOC);
        test_same(text, Gates::NSZ | Gates::NO_INF);
    }
}

/// Where every platform has one value of a function, and an exact one, that is computed; elsewhere it rounds as it likes.
#[test]
fn functions_at_zero_and_one() {
    for (text, out) in [
        ("x + cos(0.0)", "x + 1.0"),
        ("x + exp(-0.0)", "x + 1.0"),
        ("x / sin(-0.0)", "x / -0.0"),
        ("x + log2(1.0)", "x + 0.0"),
    ] {
        test(text, Gates::EXACT, out, &[]);
    }
    for text in ["x + cos(1.0)", "x + log2(2.0)", "x + exp(1.0)"] {
        test_same(text, Gates::EXACT);
    }
}

/// A number that cannot be computed with stays where it is, and what is divided beside it by a uniform is multiplied.
#[test]
fn quotients_beside_numbers_that_are_none() {
    test("-((x / 0.0) / t)", Gates::FAST, "-((x / 0.0) * (1.0 / t))", &["sum"]);
    test_same("-((x / 0.0) / y)", Gates::FAST);
}

/// `x * 6.0` may be infinite where `x * y * 6.0` is not.
#[test]
fn products_that_are_there() {
    let text = "sin(x * 6.0) + ((x * y) * 6.0)";
    let out = "sin(x * 6.0) + ((x * 6.0) * y)";
    test(text, Gates::NO_INF | Gates::REASSOC, out, &["multiple"]);
    test_same(text, Gates::REASSOC);
    test_same(text, Gates::NO_INF);
}

/// `z - (x - y)` and `z + (y - x)` are two zeros where both parts are.
#[test]
fn differences_that_are_taken_off() {
    test("max(x - y, z - (y - x))", Gates::NSZ, "max((x - y) + z, x - y)", &["opposite"]);
    test(
        "max(x - y, z - (y - x))",
        Gates::NO_NAN | Gates::NO_INF | Gates::ARCP,
        "max(z - (y - x), x - y)",
        &[],
    );
    test("max(x - y, z - (y - x))", EXACT, "max(z - (y - x), x - y)", &[]);
}

/// Of several changes that are one, each is counted where those before it are made: what the second takes away read the first.
#[test]
fn changes_that_need_each_other() {
    let zeros = ["length(vec3(0.0, 0.0, 0.0))", "length(vec2(0.0, 0.0))"];
    let text = format!("min(sqrt(min({}, {})), {})", zeros[0], zeros[1], zeros[0]);
    test(&text, Gates::NSZ | Gates::NO_NAN, "0.0", &["together"]);
}

/// A sum of whole numbers is exact, and so a hash of it is the same however it came about.
#[test]
fn sums_of_whole_numbers() {
    test_same("sin((floor(x) + 1.0) * 0.3)", FAST);
    test_same("((floor(x) + 1.0) * 0.3) + ((floor(y) + 2.0) * 0.7)", FAST);
    test_same("sin((floor(v) + vec3(1.0, 0.0, 1.0)) * 0.3)", FAST);
    test("(floor(x) + 1.0) / 3.0", FAST, "(floor(x) + 1.0) * 0.33333334", &[]);
    test("(floor(x) + 1.0 + floor(y) + 2.0) * 0.3", FAST, "((floor(x) + floor(y)) + 3.0) * 0.3", &["share"]);
    // So is a product of whole numbers; and what is not whole is no hash's corner.
    test("(floor(x) + 1.0) * 3.0 + 2.0", FAST, "(floor(x) * 3.0) + 5.0", &["sum"]);
    test("(sin(x) + 1.0) * 0.3 + 2.0", FAST, "(sin(x) * 0.3) + 2.3", &["sum"]);
    test("(i + 1) * 3 + 2", EXACT, "(i * 3) + 5", &["sum"]);
}

/// The sign of a product is the sign of what is computed once per draw.
#[test]
fn signs_of_uniforms() {
    test("x / -t", FAST, "x * (-1.0 / t)", &["sum"]);
    test("-(x * t)", FAST, "x * -t", &["sum"]);
    test_same("-(x * t)", EXACT);
    test_same("-(x * y)", FAST);
    test_same("x - (y * t)", FAST);
}

#[test]
fn factors() {
    test("x * y + x * z + x * t", FAST, "x * ((y + z) + t)", &["factor"]);
    test(
        "1.0 + 2.0 * x + 3.0 * x * x + 4.0 * x * x * x",
        FAST,
        "(((((x * 4.0) + 3.0) * x) + 2.0) * x) + 1.0",
        &["factor"],
    );
    test("x / z + y / z + t / z", FAST, "((x + y) + t) / z", &["factor"]);
    // What is left over may be what it is divided by.
    test("x / (x + y) + y / (x + y)", FAST, "1.0", &["factor"]);
    test("x / z + (z - x) / z + y", FAST, "y + 1.0", &["factor"]);
    test("v / w + (w - v) / w", FAST, "1.0", &["factor"]);
    test_same("(x / (x + y)) + (y / (x + y))", EXACT);
    test("x * t * 3.0 * t + y * t * t", FAST, "((x * 3.0) + y) * (t * t)", &["factor"]);
    test("x / t + 1.0", FAST, "(x * (1.0 / t)) + 1.0", &["sum"]);
    test("x / y / z", FAST, "x / (y * z)", &["sum"]);
    test("i * j + i * 3", EXACT, "i * (j + 3)", &["factor"]);
    test("v * x * y", FAST, "splat3(x * y) * v", &["sum"]);
    test("x * x * x * x * x", FAST, "((x * x) * (x * x)) * x", &["sum"]);
    test("x * 3.0 - y * 3.0", FAST, "(x - y) * 3.0", &["factor"]);
    test("-x - y", FAST, "-(x + y)", &["sum"]);
    test_same("(x * y) + x", FAST); // One product and a sum either way; so they are one operation of many targets.
    test_same("x * (2.0 - (y * 3.0))", FAST);
    test_same("(x * z) + (x * y)", EXACT);
}

#[test]
fn sets() {
    test("a & (b & (a & b))", EXACT, "a & b", &[]);
    test("(x < 3.0) & b & (x < 5.0)", EXACT, "(x < 3.0) & b", &["set"]);
    test("(x < 3.0) & b & (5.0 < x)", EXACT, "false", &["set"]);
    test("(x < 3.0) | b | (x < 5.0)", EXACT, "(x < 5.0) | b", &["set"]);
    test("min(min(min(x, 3.0), y), min(x, 2.0))", EXACT, "min(min(x, y), 2.0)", &["set"]);
    test("a ^ b ^ (x < y) ^ a", EXACT, "(x < y) ^ b", &["set"]);
    test("a & (b | (a & (x < y)))", EXACT, "((x < y) | b) & a", &["set"]);
}

#[test]
fn arms() {
    test("select(0.0 < x, abs(x) * 2.0, z)", EXACT, "select(0.0 < x, x * 2.0, z)", &["arm"]);
    test("select(a, select(a, x, y) + 1.0, x)", EXACT, "select(a, x + 1.0, x)", &["arm"]);
    test("select(x < y, min(x, y) * 2.0, z)", EXACT, "select(x < y, x * 2.0, z)", &["arm"]);
    test_same("select(i == 3, i * j, j)", EXACT);
    test_same("select(x == 3.0, x * y, y)", EXACT);
    test("select(a & b, select(b, x, y) * 2.0, z)", EXACT, "select(a & b, x * 2.0, z)", &["arm"]);
    test("select(x < 1.0, select(x < 2.0, y, z) + 1.0, z)", EXACT, "select(x < 1.0, y + 1.0, z)", &["arm"]);
    test_same("select(x < 2.0, select(x < 1.0, y, z) + 1.0, z)", EXACT);
    test_same("select(x == 0.0, x * y, y)", EXACT); // Zero has two signs.
}

/// What is far below an arm comes to be decided by its condition after the arm was looked at: once where nobody else asks for
/// the condition, which says nothing until then, and once where somebody does.
#[test]
fn arms_far_above_a_change() {
    test(
        "select(dot(v, v) < 3.0, sin(exp(sin(exp(sin(exp(select(length(v) < 2.0, x, y))))))), z) * sin(dot(v, v))",
        FAST,
        "select(dot(v, v) < 3.0, sin(exp(sin(exp(sin(exp(x)))))), z) * sin(dot(v, v))",
        &["root", "arm"],
    );
    test(
        "sin(select(dot(v, v) < 3.0, sin(exp(sin(exp(sin(exp(select(length(v) < 2.0, x, y))))))), z)) \
         * (exp(select(a & (dot(v, v) < 3.0), y, e)) * sin(dot(v, v)))",
        FAST,
        "(sin(select(dot(v, v) < 3.0, sin(exp(sin(exp(sin(exp(x)))))), z)) \
         * exp(select(a & (dot(v, v) < 3.0), y, e))) * sin(dot(v, v))",
        &["root", "arm"],
    );
}

#[test]
fn choices_of_the_same() {
    test("select(a, atan2(x, y), atan2(z, y))", EXACT, "atan2(select(a, x, z), y)", &["sink"]);
    test("select(a, atan2(x, y), atan2(z, t))", EXACT, "atan2(select(a, x, z), select(a, y, t))", &["sink"]);
    test("select(a, x * y, z * x)", EXACT, "x * select(a, y, z)", &["sink"]);
    test_same("select(a, x + y, x * z)", EXACT); // Nothing in common.
    test_same("select(m, v.zyx, w.zyx)", EXACT); // The lanes change their places.
    test(
        "select(a, min(min(x, y), 1.0), min(min(y, z), x))",
        EXACT,
        "min(min(x, y), select(a, 1.0, z))",
        &["sink"],
    );
    test("select(a, x + y, x - z)", EXACT, "x + select(a, y, -z)", &["sink"]);
    test("select(a, x * 0.5, y * -0.5)", EXACT, "select(a, x, -y) * 0.5", &["sink"]);
    test("select(a, -(x * y), z * y)", EXACT, "select(a, -x, z) * y", &["sink"]);
    test_same("select(a, x + y, z - x)", EXACT);
    test("select(a, v * 2.0, w * 2.0)", EXACT, "select(a, v, w) * 2.0", &["sink"]);
    test("select(m, v * 2.0, w * 2.0)", EXACT, "select(m, v, w) * 2.0", &["sink"]);
    test("select(a, select(b, v, w), w)", EXACT, "select(a & b, v, w)", &["join"]);
    test_same("select(a, x, select(b, x, y))", EXACT);
}

#[test]
fn formulas_that_are_alike() {
    let merge = |before: &str, gates, after: &str| test(before, gates, after, &["merge"]);
    merge(
        "select(a, min(x * y, z), min(x * e, f))",
        EXACT,
        "min(x * select(a, y, e), select(a, z, f))", // Two choices, and two operations for four.
    );
    test_same("select(a, min(x * y, z), min(e * g, f))", EXACT); // Three choices.
    test_same("select(a, min(x * y, z), min(x * e, f)) + (x * e)", EXACT); // One product is needed.
    test_same("select(a, min(x * y, z), max(x * e, f))", EXACT);
    // What an arm has more is done with what changes nothing.
    let more = "select(a, sqrt(sin(x * y)) + z, sqrt(sin(x * e)))";
    merge(more, FAST, "sqrt(sin(x * select(a, y, e))) + select(a, z, 0.0)");
    merge(more, EXACT, "sqrt(sin(x * select(a, y, e))) + select(a, z, -0.0)");
    let less = "select(a, sqrt(sin(x * y)), sqrt(sin(x * e)) / z)";
    merge(less, EXACT, "sqrt(sin(x * select(a, y, e))) / select(a, 1.0, z)");
    test_same("select(a, sin(x * y) + z, sin(x * e))", EXACT); // It has to be two operations less.
    let bits = "select(a, (((i ^ j) & 6) / j) * 3, ((i ^ 5) & 6) / j)";
    merge(bits, EXACT, "(((i ^ select(a, j, 5)) & 6) / j) * select(a, 3, 1)");
    test_same("select(a, sin(x * y), z / sin(x * e))", EXACT);
    // The operand that is alike is not the first one.
    merge("select(a, (x / y) * z, f * (x / e))", EXACT, "(x / select(a, y, e)) * select(a, z, f)");
    // Lane by lane, where all is.
    merge("select(m, min(v * w, v), min(v * v, w))", EXACT, "min(select(m, w, v) * v, select(m, v, w))");
    test_same("select(m, (v * w).zyx + v, (v * v).zyx + w)", EXACT);
    // Of three arms, in any order.
    let both = "select(!a & !b, e, sin(x * select(a, y, z)))";
    merge("select(a, sin(x * y), select(b, sin(x * z), e))", EXACT, both);
    merge("select(!a, select(b, sin(x * z), e), sin(x * y))", EXACT, both);
    let last = "select(!a & b, e, sin(x * select(a, y, z)))";
    merge("select(a, sin(x * y), select(b, e, sin(x * z)))", EXACT, last);
    test_same("select(a, x * y, select(b, x * z, e))", EXACT); // As much is gained as lost.
    test_same("select(a, sin(x * y) < z, !select(b, sin(x * e) < z, f < g))", EXACT); // The inner one is not meant as it is.
}

#[test]
fn scalars_alongside() {
    let pack = |before: &str, after: &str| test(before, EXACT, after, &["alongside"]);
    let v = "sqrt(sin((vec2(x, y) * vec2(2.0, 3.0)) + vec2(1.0, 4.0)) * vec2(x, y))";
    pack(
        "sqrt(sin((x * 2.0) + 1.0) * x) - sqrt(sin((y * 3.0) + 4.0) * y)",
        &format!("{v}.x - {v}.y"), // A vector, six operations on it and two reads of its lanes, for ten.
    );
    test_same("(sin((x * 2.0) + 1.0) * x) - (sin((y * 3.0) + 4.0) * y)", EXACT); // One is saved.
    // A sum at the end may be no more than that.
    let hash = |i: &str| format!("(((({i}) >> 4) ^ ({i})) * 97 >> 3) * 89");
    let v = "(((((vec2(i + 1, i) >> 4u) ^ vec2(i + 1, i)) * 97) >> 3u) * 89)";
    pack(&format!("({}) ^ ({})", hash("i"), hash("i + 1")), &format!("{v}.y ^ {v}.x"));
    // One needs the other.
    test_same("sqrt(sin((sqrt(sin((x * 2.0) + 1.0) * x) * 3.0) + 4.0) * y) / z", EXACT);
    // Others need what is below.
    let below = "(sin((x * 2.0) + 1.0) * x) * ((y * 3.0) + 4.0)";
    test_same(
        &format!("(sqrt(sin((x * 2.0) + 1.0) * x) - sqrt(sin((y * 3.0) + 4.0) * y)) - ({below})"),
        EXACT,
    );
    // Their ends need not be as far from the ends of all.
    let f = |x: &str| format!("exp(sqrt(cos(sqrt(sin({x})))))");
    let [near, far] = ["dot(v, w)", "dot(sin(v), w)"];
    let both = f(&format!("vec2({far}, {near})"));
    pack(&format!("{} - {}", f(near), f(far)), &format!("{both}.y - {both}.x"));
    // One is an end of the other.
    let inner = f("dot(v, w)");
    let outer = f(&format!("dot(splat3({inner}) * v, w)"));
    test_same(&format!("{outer} - {inner}"), EXACT);
    // Of two such, ends go with ends.
    let other = [&inner, &outer].map(|text| text.replace("v", "v.zyx"));
    let ends = f("vec2(dot(v.zyx, w), dot(v, w))");
    let above = f(&format!("vec2(dot(splat3({ends}.x) * v.zyx, w), dot(splat3({ends}.y) * v, w))"));
    pack(
        &format!("({outer} / {}) - ({inner} / {})", other[1], other[0]),
        &format!("({above}.y / {above}.x) - ({ends}.y / {ends}.x)"),
    );
    // However deep.
    let deep = |x: &str, k: &str| (0..9).fold(format!("{x} * {k}"), |inner, _| format!("sqrt(sin({inner}))"));
    let v = deep("vec2(x, y)", "vec2(2.0, 3.0)");
    pack(&format!("{} - {}", deep("x", "2.0"), deep("y", "3.0")), &format!("{v}.x - {v}.y"));
    // What others read below, too, is a lane of a vector, if that saves more than it costs.
    let below = |x: &str| format!("exp(sqrt(sin(cos({x}))))");
    let above = |x: &str, k: &str| format!("sqrt(cos(sqrt(sin({} * {k}))))", below(x));
    let (v, w) = (below("vec2(x, y)"), above("vec2(x, y)", "vec2(2.0, 3.0)"));
    pack(
        &format!("({} - {}) * {}", above("x", "2.0"), above("y", "3.0"), below("x")),
        &format!("({w}.x - {w}.y) * {v}.x"),
    );
    // Lanes stand in one order, and are picked from it in another one, or twice.
    let both = |x: &str, y: &str| format!("sqrt(sin({x}) * cos({y}))");
    let [x, y] = ["x", "y"].map(|r| format!("exp(sqrt(tan({r})))"));
    let v = "exp(sqrt(tan(vec2(x, y))))";
    let w = format!("sqrt(cos({v}.yx) * sin({v}))");
    pack(&format!("{} - {}", both(&x, &y), both(&y, &x)), &format!("{w}.x - {w}.y"));
    let g = |x: &str| format!("exp(sqrt(tan({x})))");
    let f = |x: &str, y: &str| format!("exp(sqrt(sin({x})) * cos({y}))");
    let v = "exp(sqrt(sin(exp(sqrt(tan(vec2(x, y)))))).xxy * cos(vec3(x, y, z)))";
    pack(
        &format!("({} - {}) / {}", f(&g("x"), "x"), f(&g("x"), "y"), f(&g("y"), "z")),
        &format!("({v}.x - {v}.y) / {v}.z"),
    );
    // Factors stand beside those that are like them.
    let f = |x: &str, y: &str, r: &str| format!("exp(sqrt({x}({r})) * sqrt({y}({r})))");
    let v = "exp(sqrt(sin(vec2(x, y))) * sqrt(cos(vec2(x, y))))";
    pack(&format!("{} - {}", f("sin", "cos", "x"), f("cos", "sin", "y")), &format!("{v}.x - {v}.y"));
}

#[test]
fn choices_of_a_change() {
    test("select(x < 1.0, y, y / x)", EXACT, "y / pmax(1.0, x)", &["neutral"]);
    test("select(x < 1.0, y * x, y)", FAST, "min(x, 1.0) * y", &["neutral"]);
    test_same("select(x < 1.0, x / y, y)", EXACT);
    test_same("select(a, y, y / x)", EXACT); // Nothing is gained.
    test(
        "sin(select(a, x, -0.0)) * select(a, x + y, y)",
        EXACT,
        "(select(a, x, -0.0) + y) * sin(select(a, x, -0.0))",
        &["neutral"],
    );
    test_same("select(a, x + y, y) * sin(select(a, x, 0.0))", EXACT); // `-0.0 + 0.0` is not `-0.0`.
    test(
        "sin(select(a, x, 0.0)) * select(a, y - x, y)",
        EXACT,
        "(y - select(a, x, 0.0)) * sin(select(a, x, 0.0))",
        &["neutral"],
    );
    test_same("select(a, x - y, y) * sin(select(a, x, 0.0))", EXACT);
    // A constant comes out of an arm where it may be put together with others, though nothing is gained by that alone.
    test("select(a, 1.0, x + 1.0) + 2.0", FAST, "select(a, 0.0, x) + 3.0", &["neutral"]);
    test("2.0 - select(a, 1.0, 1.0 - x)", FAST, "select(a, 0.0, x) + 1.0", &["neutral"]);
    test_same("select(a, 1.0, x + 1.0) + 2.0", EXACT); // Sums of floats stay as they are.
    test_same("select(a, 1.0, (x * y) + 1.0)", FAST); // A product and its sum stay together.
}

#[test]
fn arms_that_are_there() {
    let [text, out] = [
        "select(a, z, y * select(a, z, 1.0)) + select(a, sin(y * select(a, z, 1.0)), z)",
        "select(a, sin(y * z), z) + select(a, z, y)",
    ];
    test(text, EXACT, out, &["arm"]);
    // Of `x + 0.0`, which has another zero, it takes the contract.
    let [text, out] = [
        "select(a, z, y + select(a, z, 0.0)) * select(a, sin(y + select(a, z, 0.0)), z)",
        "select(a, sin(y + z), z) * select(a, z, y)",
    ];
    test(text, FAST, out, &["arm"]);
    test_same("select(a, sin(y + select(a, z, 0.0)), z) * select(a, z, y + select(a, z, 0.0))", EXACT);
}

#[test]
fn lanes_that_nobody_reads() {
    test(
        "sin((vec3(x, y, sin(z)) * w).xy) * (vec3(x, y, sin(z)) * w).yx",
        EXACT,
        "sin((vec3(x, y, x) * w).xy) * (vec3(x, y, x) * w).yx",
        &["unread"],
    );
    // All are read, or what is not is needed elsewhere too.
    test_same("sin((vec3(x, y, sin(z)) * w).xy) * (vec3(x, y, sin(z)) * w).zx", EXACT);
    test_same("(sin((vec3(x, y, sin(z)) * w).xy) * (vec3(x, y, sin(z)) * w).yx) * splat2(sin(z))", EXACT);
    // What is read of a vector that is there is that.
    test(
        "sin((vec3(sin(z), v.y, v.z) * w).yz) * (vec3(sin(z), v.y, v.z) * w).zy",
        EXACT,
        "sin((v * w).yz) * (v * w).zy",
        &["unread"],
    );
}

#[test]
fn chains_share() {
    test("sin(x + z + y) + cos(y + t + z)", FAST, "sin(x + (y + z)) + cos((y + z) + t)", &["share"]);
    test("sin(1.0 - y) + cos(1.0 + x - y)", FAST, "cos(x + (1.0 - y)) + sin(1.0 - y)", &["share"]);
    test("sin(x * z * y) + cos(y * t * x)", FAST, "sin((x * y) * z) + cos((x * y) * t)", &["share"]);
    test("sin(x * z * y) + cos(y * z * t)", FAST, "sin(x * (y * z)) + cos((y * z) * t)", &["share"]);
}

#[test]
fn lanes_together() {
    test_same("trunc(vec4(x, y, z, t)).x", EXACT); // A `Vec4` has no -0.0 then.
    test("trunc(vec4(x, y, z, t)).x", Gates::NSZ, "trunc(x)", &["pick"]);
    test("trunc(vec3(x, y, z)).x", EXACT, "trunc(x)", &["pick"]);
    test_same("ceil(v.zyx).xyzx + ceil(v.zyxz)", EXACT); // So it is where a `Vec4` is made of them.
    test("vec3(v.z + 1.0, v.x + 2.0, v.y + 3.0)", EXACT, "v.zxy + vec3(1.0, 2.0, 3.0)", &["vectorize"]);
    test_same("vec3(x * 13.0, y * 13.0, z)", EXACT); // Three products for two, on a GPU.
    test("vec3(x + v.x, x + v.y, v.z + x)", EXACT, "splat3(x) + v", &["vectorize"]);
    test("vec3(v.x * w.x, v.y * w.y, v.z * w.z)", EXACT, "v * w", &["vectorize"]);
    test("vec3(sin(v.x + 0.1), sin(v.y), sin(v.z))", EXACT, "sin(vec3(v.x + 0.1, v.y, v.z))", &["vectorize"]);
    test("vec3(v.x / x, v.y / x, v.z / x)", EXACT, "v / splat3(x)", &["vectorize"]);
    test(
        "vec3(select(a, v.x, 1.0), select(a, v.y, 2.0), select(a, v.z, 3.0))",
        EXACT,
        "select(a, v, vec3(1.0, 2.0, 3.0))",
        &["vectorize"],
    );
    test_same("vec2(x * y, z + t)", EXACT);
    // Operands that may be swapped stand beside those of their kind.
    test(
        "vec2(sqrt(x) + abs(y), abs(z) + sqrt(e))",
        EXACT,
        "sqrt(vec2(x, e)) + abs(vec2(y, z))",
        &["vectorize"],
    );
    test("vec2(x * y, x * z)", EXACT, "splat2(x) * vec2(y, z)", &["vectorize"]);
    test("splat3(x) * splat3(y) * v", EXACT, "splat3(x * y) * v", &["narrow"]);
    test("splat3(x) * splat3(x) * v", EXACT, "splat3(x * x) * v", &["narrow"]);
    test("splat2(x) + splat2(y) * vec2(2.0, 2.0)", EXACT, "splat2(x + (y * 2.0))", &["narrow"]);
    test_same("splat2(x) + (splat2(y) * vec2(2.0, 3.0))", EXACT);
    test("(vec2(x, y) * vec2(z, t)).x", EXACT, "x * z", &["pick"]);
    test("(v * vec3(x, y, z)).y + 1.0", EXACT, "(y * v.y) + 1.0", &["pick"]);
    test_same("(v * w).x", EXACT); // Two lane reads for one, on a shader graph.
    test_same("vec3(i as f32, j as f32, p as f32)", EXACT); // Of two types.
}

/// A sign goes outward until a sum takes it, also where sums stay as they are.
#[test]
fn signs_outward() {
    test("x * -y + z", EXACT, "z - (x * y)", &["neg_times"]);
    test("z - x / -y", EXACT, "(x / y) + z", &["over_neg"]);
    test("z - sin(-x) * y", EXACT, "(sin(x) * y) + z", &["sin_of_neg", "neg_times"]);
    test_same("-(x - y)", EXACT); // Of equals it is -0.0.
}

/// A form that is there already is as good as itself: two forms took turns once.
#[test]
fn forms_do_not_take_turns() {
    test("(1.0 / x + x) + (1.0 / x + x)", FAST, "((1.0 / x) + x) * 2.0", &["sum"]);
    // Nobody else has `x * y` once the other chain is a product, and the form before comes back.
    test(
        "sin(x * y + z * y) + cos((x * y + z * y) * x * y)",
        FAST,
        "cos((((x + z) * y) * x) * y) + sin((x + z) * y)",
        &["share", "sum"],
    );
    test(
        "sin(x * y + y) + cos((x * y + y) * x * y)",
        FAST,
        "cos(((x * y) + y) * (x * y)) + sin((x * y) + y)",
        &["share"],
    );
}

/// What two factors make together may be a factor already: it was lost once.
#[test]
fn a_shared_product_is_a_factor_twice() {
    test(
        "sin(x * y) + cos(x * y * z) + (x * y) * (z * x * y)",
        FAST,
        "(cos((x * y) * z) + sin(x * y)) + (((x * y) * z) * (x * y))",
        &["share"],
    );
    test("sin(x * y) + (x * y) * (z * x * y)", FAST, "(((x * y) * (x * y)) * z) + sin(x * y)", &["share"]);
}

/// What the condition says reaches the index of a table.
#[test]
fn a_table_in_an_arm() {
    let text = "fn f(a: bool, p: u32) -> u32 {
    %0 = param 0 : bool
    %1 = param 1 : u32
    %2 = const 1u : u32
    %3 = const 9u : u32
    %4 = const 5u : u32
    %5 = select %0 %2 %1 : u32
    %6 = table %5 %3 %4 : u32
    %7 = select %0 %6 %1 : u32
    return %7
}
";
    let graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}"));
    let graph = passes::optimize(&graph, &Options::exact()).to_string();
    assert!(graph.contains("%3 = select %0 %2 %1 : u32") && graph.contains("%2 = const 5u"), "{graph}");
}

/// What becomes uniform below a step is counted as varying above until the round is over: no step is blamed for it.
#[test]
fn a_round_is_held_to_its_cost() {
    let text = "fn f(uniform t: f32, uniform u: Vec4, a: bool) -> f32 {
    %0 = param 0 : f32
    %1 = param 1 : Vec4
    %2 = param 2 : bool
    %3 = mul %0 %0 : f32
    %4 = mul %3 %0 : f32
    %5 = const 0.0 : f32
    %6 = neg %1 : Vec4
    %7 = const 1.0 : f32
    %8 = lt %4 %5 : bool
    %9 = xor %2 %8 : bool
    %10 = compose %9 %2 %8 : BVec3
    %11 = all %10 : bool
    %12 = splat 4 %4 : Vec4
    %13 = add %12 %6 : Vec4
    %14 = sin %4 : f32
    %15 = add %14 %7 : f32
    %16 = const Vec4(0.1, 0.1, 0.1, 0.1) : Vec4
    %17 = mul %13 %16 : Vec4
    %18 = lane 2 %17 : f32
    %19 = const 2.0 : f32
    %20 = select %11 %19 %15 : f32
    %21 = sin %18 : f32
    %22 = sin %20 : f32
    %23 = add %22 %21 : f32
    %24 = add %23 %0 : f32
    return %24
}
";
    let mut graph: Graph = text.parse().expect("a graph");
    graph.gates = FAST;
    let graph = passes::optimize_with(&graph, &mut Journal::default());
    assert!(!graph.to_string().contains("select"), "{graph}");
}

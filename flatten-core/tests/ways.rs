//! The ways that one pass has to make one change, a line each: a line fails without its way although the change, by another
//! way, still fires elsewhere.

#[path = "passes/notation.rs"]
mod notation;

use flatten_core::graph::Graph;
use flatten_core::options::{Caps, Gates, Options, Packing};
use flatten_core::passes::fuse::fuse_with;
use flatten_core::passes::{self, Journal};
use notation::{read, write};

const GRAPH: Option<Caps> = Some(Caps::GRAPH);
const NAGA: Option<Caps> = Some(Caps::NAGA);
const LONE: Option<Caps> = Some(Caps { pack: Packing::Never, ..Caps::GRAPH });

/// What an expression becomes, and the changes: of a target, only those of its covering.
fn become_of(text: &str, gates: Gates, caps: Option<&Caps>) -> (String, Journal) {
    let mut journal = Journal::new(&Options { gates, ..Options::default() });
    let graph: Graph = passes::optimize_with(&read(text, gates), &mut journal);
    let Some(caps) = caps else { return (write(&graph), journal) };
    let mut journal = Journal::default();
    (write(&fuse_with(&graph, caps, &mut journal)), journal)
}

/// `text` becomes `fast` by this change, and `exact` where nothing may be lost; the change is not made there, unless it
/// becomes the same.
#[track_caller]
fn line(caps: Option<Caps>, change: &str, text: &str, fast: &str, exact: &str) {
    let (open, journal) = become_of(text, Gates::FAST, caps.as_ref());
    assert_eq!(open, fast, "`{text}`: {:?}", journal.fired);
    assert!(journal.fired.contains_key(change), "`{text}`: {:?}", journal.fired);
    let (shut, journal) = become_of(text, Gates::EXACT, caps.as_ref());
    assert_eq!(shut, exact, "`{text}` under exact: {:?}", journal.fired);
    let fires = journal.fired.contains_key(change);
    assert_eq!(fires, fast == exact, "`{text}` under exact: {:?}", journal.fired);
}

/// [`line`] of what becomes the same under `exact`.
#[track_caller]
fn same(caps: Option<Caps>, change: &str, text: &str, out: &str) {
    line(caps, change, text, out, out);
}

/// [`line`] of what stays as it is under `exact`.
#[track_caller]
fn gated(caps: Option<Caps>, change: &str, text: &str, out: &str) {
    line(caps, change, text, out, text);
}

#[test]
fn sums() {
    // Scalars are multiplied before they become lanes.
    let exact = "((splat3(x) * v) * w) * splat3(y)";
    line(None, "sum", "v * x * w * y", "splat3(x * y) * (v * w)", exact);
    // The sign of a sum is that of what is computed once per draw.
    let exact = "(-(x * y) - (x * z)) - (x * t)";
    line(None, "factor", "-(x * y) - x * z - x * t", "x * ((-t - y) - z)", exact);
    // A number that all terms have goes outside with what they have.
    let exact = "(((x * y) * 2.0) + ((x * z) * 2.0)) + (x * 2.0)";
    line(None, "factor", "x * y * 2.0 + x * z * 2.0 + x * 2.0", "(x * ((y + z) + 1.0)) * 2.0", exact);
}

/// What is the same in all lanes is computed once, before it is lanes.
#[test]
fn scalars_before_lanes() {
    // Factors, with a number, and over what divides.
    gated(None, "sum", "(splat3(x) * v) / splat3(y)", "splat3(x / y) * v");
    // The number of what divides goes into those of the lanes.
    gated(None, "sum", "vec2(4.0, 1.0) / splat2(x * 2.0)", "vec2(2.0, 0.5) / splat2(x)");
    gated(None, "sum", "(splat3(x) * v) * 2.0", "splat3(x * 2.0) * v");
    gated(None, "sum", "(v * 3.0) / splat3(y)", "splat3(3.0 / y) * v");
    gated(None, "sum", "(splat3(x) * v) * splat3(t)", "splat3(x * t) * v");
    gated(None, "sum", "(v * splat3(t)) / splat3(x)", "splat3(t / x) * v");
    // What they undo is seen then.
    line(
        None,
        "sum",
        "(splat3(x / (x + 1.0)) * v) / splat3(x)",
        "splat3(1.0 / (x + 1.0)) * v",
        "(splat3(x / (x + 1.0)) * v) / splat3(x)",
    );
    // Terms, with a number, and below one sign.
    gated(None, "sum", "(splat3(x) + v) + splat3(y)", "splat3(x + y) + v");
    gated(None, "share", "(splat3(x) + v) + 2.0", "splat3(x + 2.0) + v");
    gated(None, "sum", "(v - splat3(x)) - splat3(y)", "v - splat3(x + y)");
    gated(None, "sum", "(splat3(x) + v) - splat3(y)", "splat3(x - y) + v");
    // The sign of all is inside.
    gated(None, "sum", "(-splat3(t) - splat3(t)) - splat3(x)", "splat3((t * -2.0) - x)");
    // Of scalars alone all is one.
    line(
        None,
        "sum",
        "v * (splat3(x) * 0.5 + splat3(1.0 - x)) + w * splat3(x)",
        "(splat3(1.0 - (x * 0.5)) * v) + (splat3(x) * w)",
        "((splat3(1.0 - x) + (splat3(x) * 0.5)) * v) + (splat3(x) * w)",
    );
    // What is computed once per draw takes what is.
    gated(
        None,
        "sum",
        "splat3(x) + ((v + splat3(t)) + vec3(t, t + 1.0, t))",
        "(splat3(x) + v) + (vec3(t, t + 1.0, t) + splat3(t))",
    );
    gated(
        None,
        "share",
        "(splat3(x) + (splat3(t) - vec3(1.0, 2.0, 3.0))) + splat3(x)",
        "splat3(x * 2.0) + (splat3(t) - vec3(1.0, 2.0, 3.0))",
    );
    // Members of a set.
    same(None, "set", "max(max(v, splat3(x)), splat3(y))", "max(splat3(max(x, y)), v)");
    same(None, "set", "min(min(v, splat3(x)), 2.0)", "min(splat3(min(x, 2.0)), v)");
}

/// A number outside of a sum meets one inside.
#[test]
fn numbers_that_meet() {
    gated(None, "spread", "((x - (y * 0.5)) * 2.0) / z", "((x * 2.0) - y) / z");
    gated(None, "spread", "((x + (y * 0.25)) * z) * 4.0", "((x * 4.0) + y) * z");
    // Where another one is needed for it nothing is won.
    assert_eq!(become_of("((x - (y * 0.5)) * 3.0) / z", Gates::FAST, None).0, "((x - (y * 0.5)) * 3.0) / z");
}

/// What shaders spell with choices, and what others spell with quotients.
#[test]
fn what_idioms_are() {
    // Above a bound, and below one, times something too.
    for (text, ramp) in
        [("select(y < x, x - y, 0.0)", "x - y, 0.0"), ("select(0.25 < x, x - 0.25, 0.0)", "x - 0.25, 0.0")]
    {
        // Under `exact` it is the larger one that says which zero it gives.
        for (gates, larger) in [(Gates::FAST, "max"), (Gates::EXACT, "pmax")] {
            let (out, journal) = become_of(text, gates, None);
            assert_eq!(out, format!("{larger}({ramp})"), "`{text}`: {:?}", journal.fired);
            // What a constant is taken from is made so by a rule (`moved_choice`), unless under `exact`.
            let is_made = text.contains("0.25") && gates == Gates::FAST;
            assert_eq!(journal.fired.contains_key("ramp"), !is_made, "`{text}`: {:?}", journal.fired);
        }
    }
    gated(None, "ramp_else", "select(x < y, 0.0, x - y)", "max(x - y, 0.0)");
    gated(None, "fall", "select(x < y, x - y, 0.0)", "min(x - y, 0.0)");
    gated(None, "ramp_times", "select(y < x, (x - y) * z, 0.0)", "max(x - y, 0.0) * z");
    gated(None, "ramp_times_else", "select(x < y, 0.0, (x - y) * z)", "max(x - y, 0.0) * z");
    assert_eq!(become_of("select(x < y, x - y, 1.0)", Gates::FAST, None).0, "select(x < y, x - y, 1.0)");
    // An absolute value in three parts.
    line(
        None,
        "arm",
        "select(0.0 < x, x, select(x < 0.0, -x, 0.0))",
        "abs(x)",
        "select(0.0 < x, x, pmax(-x, 0.0))",
    );
    // A sign as a factor.
    same(None, "choose_sign", "select(x < y, -1.0, 1.0) * z", "select(x < y, -z, z)");
    assert_eq!(become_of("select(x < 0.0, -1.0, 1.0) * x", Gates::FAST, None).0, "abs(x)");
    // The part of a turn, which is never below zero.
    let turn = "select((x % 1.0) < 0.0, (x % 1.0) + 1.0, x % 1.0)";
    gated(None, "wrap_by_one", turn, "x - floor(x)");
    // Only for one is that as exact as it was.
    let turn = "select((x % 3.0) < 0.0, (x % 3.0) + 3.0, x % 3.0)";
    assert_eq!(become_of(turn, Gates::FAST, None).0, turn);
    gated(None, "recip_of_more", "1.0 / ((1.0 / x) + 1.0)", "x / (x + 1.0)");
    gated(None, "one_less_recip", "1.0 - (1.0 / (x + 1.0))", "x / (x + 1.0)");
    gated(None, "pow_over_base", "pow(x, y) / x", "pow(x, y - 1.0)");
    gated(None, "normal_of_scaled", "normalize(v * 2.0)", "normalize(v)");
    let other = "normalize(v * vec3(2.0, 2.0, 3.0))";
    assert_eq!(become_of(other, Gates::FAST, None).0, other);
}

/// A factor outside is worth it for what is left of two terms, too, where that is less than it was.
#[test]
fn factors_of_two_terms() {
    // What is uniform is put together.
    gated(None, "factor", "(x * t) - x", "x * (t - 1.0)");
    assert_eq!(become_of("(x * y) + x", Gates::FAST, None).0, "(x * y) + x");
    // A number meets a number.
    gated(None, "factor", "(x * (y + 2.0)) - x", "x * (y + 1.0)");
    gated(None, "factor", "(x * (3.0 - y)) + x", "x * (4.0 - y)");
    gated(None, "factor", "(x * (y - 1.0)) + (x * y)", "x * ((y * 2.0) - 1.0)");
    // A number has the sign of all.
    gated(None, "factor", "-((x * y) + x)", "x * (-1.0 - y)");
}

/// What is added to a constant, and taken off again behind a bound.
#[test]
fn bounds_that_move() {
    gated(None, "less_max_more", "max(x - 1.0, 0.0) + 1.0", "max(x, 1.0)");
    gated(None, "more_max_less", "max(x + 1.0, 0.0) - 1.0", "max(x, -1.0)");
    gated(None, "less_min_more", "min(x - 1.0, 0.0) + 1.0", "min(x, 1.0)");
    gated(None, "more_min_less", "min(x + 1.0, 0.0) - 1.0", "min(x, -1.0)");
    gated(None, "left_max_less", "max(1.0 - x, 3.0) - 1.0", "-min(x, -2.0)");
    gated(None, "left_of_max_more", "1.0 - max(x + 1.0, 3.0)", "-max(x, 2.0)");
    gated(None, "less_max_more", "max(x - 1.0, 0.0) + 2.0", "max(x + 1.0, 2.0)");
    gated(None, "more_max_more", "max(x + 1.0, 0.0) + 2.0", "max(x + 3.0, 2.0)");
    gated(None, "less_min_less", "min(x - 1.0, 0.0) - 2.0", "min(x - 3.0, -2.0)");
    // Others need what is there.
    let text = "(max(x - 1.0, 0.0) + 2.0) * max(x - 1.0, 0.0)";
    assert_eq!(become_of(text, Gates::FAST, None).0, "(max(x - 1.0, 0.0) + 2.0) * max(x - 1.0, 0.0)");
}

/// A sum that is multiplied, as a sum of products.
#[test]
fn products_of_sums() {
    // Numbers become one with what is uniform.
    gated(None, "spread", "((x * 2.0) - 1.0) * t", "(x * (t * 2.0)) - t");
    gated(None, "spread", "((x * 3.0) + (y * 2.0)) / t", "(x * (3.0 / t)) + (y * (2.0 / t))");
    // Factors go away.
    gated(None, "spread", "((y / x) + 1.0) * x", "x + y");
    gated(None, "spread", "((x * y) - x) / x", "y - 1.0");
    gated(None, "spread", "(((y / x) * 2.0) + z) * x", "(x * z) + (y * 2.0)");
    // Others stay, and so does what nobody would gain by.
    for text in ["(x + y) * t", "((y / x) + 1.0) * z", "((x * 2.0) - 1.0) * y"] {
        assert_eq!(become_of(text, Gates::FAST, None).0, text);
    }
}

/// Lanes that are at hand are done one by one where little is left of them in the end.
#[test]
fn lanes_of_which_little_is_left() {
    let text = "(vec3(1.5, y, x) * 2.75) + (vec3(2.0, y, x) * -1.75)";
    gated(None, "apart", text, "vec3(0.625, y, x)");
    let text = "vec3(-0.5, mul_add(x, 2.0, 0.5), mul_add(y, 3.0, 1.0)) + 17.0";
    gated(None, "apart", text, "vec3(16.5, mul_add(x, 2.0, 17.5), mul_add(y, 3.0, 18.0))");
    // So is their dot product with one value.
    let text = "dot(splat2(x * 1.5) - vec2(x * 2.5, 6.25), splat2(y))";
    gated(None, "dot_of_splat", text, "((x * 0.5) - 6.25) * y");
    let text = "dot(vec2(-0.5 - x, (x * 1.5) - 6.75), splat2(y))";
    gated(None, "dot_of_splat", text, "((x * 0.5) - 7.25) * y");
    // Where as much is left, all lanes are done at once.
    for text in ["(vec3(2.0, y, x) * 1.5) + (vec3(y, z, e) * 2.5)", "dot(vec3(x, y, z), splat3(e))"] {
        assert_eq!(become_of(text, Gates::FAST, None).0, text);
    }
}

/// Sums that are multiplied are put together by what they have inside, where more of them have it than it has parts.
#[test]
fn sums_of_blends() {
    let three = "((((sin(x) * f) + (cos(x) * g)) * x) + (((sin(y) * f) + (cos(y) * g)) * y)) + (((sin(z) * f) + (cos(z) * g)) * z)";
    let lanes = "(((sin(vec3(x, y, z)) * splat3(f)) + (cos(vec3(x, y, z)) * splat3(g))) * vec3(x, y, z))";
    line(
        None,
        "across",
        three,
        "((((sin(x) * x) + (sin(y) * y)) + (sin(z) * z)) * f) + ((((cos(x) * x) + (cos(y) * y)) + (cos(z) * z)) * g)",
        &format!("({lanes}.y + {lanes}.x) + {lanes}.z"),
    );
    // What is not multiplied counts.
    let more =
        "((((sin(x) * f) + (cos(x) * g)) * x) + (((sin(y) * f) + (cos(y) * g)) * y)) + ((z * f) + (e * g))";
    let lanes = "(((sin(vec2(x, y)) * splat2(f)) + (cos(vec2(x, y)) * splat2(g))) * vec2(x, y))";
    line(
        None,
        "across",
        more,
        "((((sin(x) * x) + z) + (sin(y) * y)) * f) + ((((cos(x) * x) + e) + (cos(y) * y)) * g)",
        &format!("({lanes}.y + {lanes}.x) + ((z * f) + (e * g))"),
    );
    // It is enough where one is.
    gated(
        None,
        "across",
        "(((x * f) + (y * g)) * h) + ((z * f) + (e * g))",
        "(((x * h) + z) * f) + (((y * h) + e) * g)",
    );
    // What the sums are multiplied by is as frequent here as what they have inside.
    let frequent = "((((((sin(x) * f) + (cos(x) * g)) + (sqrt(x) * h)) * x) + ((((sin(y) * f) + (cos(y) * g)) + (sqrt(y) * h)) * y)) + (sin(z) * f)) + ((sqrt(z) * h) + (cos(z) * g))";
    let lanes = "((((sin(vec2(x, y)) * splat2(f)) + (cos(vec2(x, y)) * splat2(g))) + (sqrt(vec2(x, y)) * splat2(h))) * vec2(x, y))";
    line(
        None,
        "across",
        frequent,
        "(((((sin(x) * x) + sin(z)) + (sin(y) * y)) * f) + ((((cos(x) * x) + cos(z)) + (cos(y) * y)) * g)) + ((((sqrt(x) * x) + sqrt(z)) + (sqrt(y) * y)) * h)",
        &format!("(({lanes}.y + {lanes}.x) + (sin(z) * f)) + ((sqrt(z) * h) + (cos(z) * g))"),
    );
    // Signs go with the products.
    let signs = "((((sin(x) * f) + (cos(x) * g)) * x) - (((sin(y) * f) + (cos(y) * g)) * y)) + (((sin(z) * f) - (cos(z) * g)) * z)";
    let lanes = "(((sin(vec2(x, y)) * splat2(f)) + (cos(vec2(x, y)) * splat2(g))) * vec2(x, y))";
    line(
        None,
        "across",
        signs,
        "((((sin(x) * x) - (sin(y) * y)) + (sin(z) * z)) * f) + ((((cos(x) * x) - (cos(y) * y)) - (cos(z) * z)) * g)",
        &format!("({lanes}.x - {lanes}.y) + (((sin(z) * f) - (cos(z) * g)) * z)"),
    );
    // A number may be all that is left of a product.
    let number = "(((((2.0 / x) + (y * x)) + (z * e)) * x) + (f * e)) + (g * z)";
    assert_eq!(
        become_of(number, Gates::FAST, None).0,
        "(((((x * y) + (z * e)) * x) + 2.0) + (z * g)) + (e * f)"
    );
    // Lanes, too.
    let columns = "((splat3(x) * ((v * splat3(f)) + (w * splat3(g)))) + (splat3(y) * ((sin(v) * splat3(f)) + (sin(w) * splat3(g))))) + (splat3(z) * ((cos(v) * splat3(f)) + (cos(w) * splat3(g))))";
    gated(
        None,
        "across",
        columns,
        "((((splat3(x) * w) + (splat3(y) * sin(w))) + (splat3(z) * cos(w))) * splat3(g)) + ((((splat3(x) * v) + (splat3(y) * sin(v))) + (splat3(z) * cos(v))) * splat3(f))",
    );
    // Of two with two products each nothing goes away, and nothing of three with parts that others have not.
    for text in [
        "(((sin(x) * f) + (cos(x) * g)) * x) + (((sin(y) * f) + (cos(y) * g)) * y)",
        "((((sin(x) * f) + cos(x)) * x) + (((sin(y) * f) + cos(y)) * y)) + (((sin(z) * f) + cos(z)) * z)",
    ] {
        let fired = become_of(text, Gates::FAST, None).1.fired;
        assert!(fired.contains_key("alongside") && !fired.contains_key("across"), "`{text}`: {fired:?}");
    }
}

/// What others read too is opened in a sum or product where something goes away with it.
#[test]
fn shared_sums_and_products_are_opened() {
    let fast = |text: &str, fast: &str| gated(None, "open", text, fast);
    // With a term of the chain, whichever sign it has, or its number.
    fast("vec2(sin(1.0 - y), (x + (1.0 - y)) + y)", "vec2(sin(1.0 - y), x + 1.0)");
    fast("vec2(sin(y + z), (x + (y + z)) - z)", "vec2(sin(y + z), x + y)");
    fast("vec2(sin(1.0 - y), (x + (1.0 - y)) - 1.0)", "vec2(sin(1.0 - y), x - y)");
    // One after the other.
    let two = "vec3(sin(x - y), sin(y - z), (((x - y) + e) + (y - z)) + z)";
    fast(two, "vec3(sin(x - y), sin(y - z), x + e)");
    // A product by what divides it.
    fast("vec2(sin(x * y), ((x * y) * z) / y)", "vec2(sin(x * y), x * z)");
    fast("vec2(sin(x * y), (((x * y) * z) / y) + e)", "vec2(sin(x * y), (x * z) + e)");
    // Or by its number.
    fast("vec2(sin(y * 4.0), (x * 4.0) / (y * 4.0))", "vec2(sin(y * 4.0), x / y)");
    // What is divided by a reciprocal is multiplied.
    fast("vec2(sin(1.0 / x), y / (1.0 / x))", "vec2(sin(1.0 / x), x * y)");
    // Several at once.
    let three = "vec4(sin(x - y), sin(y - z), sin(z - e), ((x - y) + (y - z)) + (z - e))";
    fast(three, "vec4(sin(x - y), sin(y - z), sin(z - e), x - e)");
    fast("vec3(sin(x * 3.0), sin(x * 2.0), (x * 3.0) / (x * 2.0))", "vec3(sin(x * 3.0), sin(x * 2.0), 1.5)");
    let lanes = "vec3(dot(v / splat3(x), w), dot(((v / splat3(x)) * splat3(x)) * splat3(y), w), 1.0)";
    assert_eq!(become_of(lanes, Gates::FAST, None).0, "vec3(dot(v, w) / x, y * dot(v, w), 1.0)");
    // What sums are sums of, too.
    let sums = "vec3(sin(x + 1.0), cos((x + 1.0) + x), ((((x + 1.0) + x) + (x + 1.0)) * 2.5) + 2.0)";
    fast(sums, "vec3(sin(x + 1.0), cos((x + 1.0) + x), (x * 7.5) + 7.0)");
    // A multiple beside what it is a multiple of, and two of the same.
    fast("vec2(sin(x * 2.0), (((x * 2.0) + x) * 5.0) + y)", "vec2(sin(x * 2.0), (x * 15.0) + y)");
    fast("vec2(sin(x * 2.0), (((x * 2.0) * y) + (x * z)) - (x * y))", "vec2(sin(x * 2.0), x * (y + z))");
    fast("vec2(sin(x * 2.0), ((x * 2.0) - x) + y)", "vec2(sin(x * 2.0), x + y)");
    let two = "vec3(sin(x * 2.0), cos(x * 3.0), (((x * 2.0) - (x * 3.0)) * 5.0) + y)";
    fast(two, "vec3(sin(x * 2.0), cos(x * 3.0), y - (x * 5.0))");
    // Of integers nothing is lost.
    let ints = "abs(i * 3) ^ ((i * 3 - i * j) - i)";
    line(None, "open", ints, "(i * (2 - j)) ^ abs(i * 3)", "(i * (2 - j)) ^ abs(i * 3)");
    let ints = "abs(i - j) * (((i - j) + abs(i)) + j)";
    line(None, "open", ints, "(abs(i) + i) * abs(i - j)", "(abs(i) + i) * abs(i - j)");
    // Where as much is left, others read it anyway.
    for text in [
        "vec2(sin(x + y), (x + y) + y)",
        "vec2(sin(x - y), (x - y) + z)",
        "vec2(sin(x * y), (x * y) * y)",
        "vec2(sin(x * 2.0), ((x * 2.0) + x) + y)",
        "vec2(sin(1.0 - y), ((1.0 - y) + x) + 2.0)",
    ] {
        let (open, journal) = become_of(text, Gates::FAST, None);
        assert!(!journal.fired.contains_key("open"), "`{text}` becomes `{open}`");
    }
}

/// A product by a number goes where all who read it take the number up, and stays where one of them cannot.
#[test]
fn numbers_that_all_readers_take_up() {
    let fast = |text: &str, out: &str| gated(None, "together", text, out);
    fast("sin(4.0 / (x * 2.0)) + cos(1.0 / (x * 2.0))", "cos(0.5 / x) + sin(2.0 / x)");
    fast("cos((y * 3.0) / (x * 2.0)) + sin(4.0 / (x * 2.0))", "cos((y * 1.5) / x) + sin(2.0 / x)");
    for text in [
        "cos(y / (x * 2.0)) + sin(4.0 / (x * 2.0))",
        "cos(1.0 / (x * 2.0)) + sin(x * 2.0)",
        "cos((x * 2.0) / 3.0) + sin((x * 2.0) / y)",
        "cos(1e38 / (x * 1e-3)) + sin(4.0 / (x * 1e-3))",
    ] {
        let (out, journal) = become_of(text, Gates::FAST, None);
        assert!(!journal.fired.contains_key("together"), "`{text}` becomes `{out}`");
    }
}

/// A cross product is found whichever way it is written, of scalars and numbers too, and only where all lanes are those of one.
#[test]
fn cross_products_that_are_written_out() {
    let same = |text: &str, out: &str| line(None, "cross", text, out, out);
    same("(v.zxy * w.yzx) - (v.yzx * w.zxy)", "cross(w, v)");
    same("(w.zxy * v.yzx) - (w.yzx * v.zxy)", "cross(v, w)");
    same(
        "vec3(v.y * 3.0, v.z * x, v.x * y) - vec3(v.z * y, v.x * 3.0, v.y * x)",
        "cross(v, vec3(x, y, 3.0))",
    );
    let scalars = "vec3(y * v.z - z * v.y, z * v.x - x * v.z, x * v.y - y * v.x)";
    same(scalars, "cross(vec3(x, y, z), v)");
    for text in [
        "(v.yzx * w.zxy) + (v.zxy * w.yzx)",
        "(v.yzx * w.zxy) - (v.zxy * w.xyz)",
        "(v.xzx * w.zxy) - (v.zxy * w.yzx)",
        "(v.yzx * w.zxy) - v.zxy",
    ] {
        let (out, journal) = become_of(text, Gates::FAST, None);
        assert!(!journal.fired.contains_key("cross"), "`{text}` becomes `{out}`");
    }
}

/// Lanes are put in order for nothing where nobody asks for one, and not where that is no gain.
#[test]
fn lanes_in_any_order() {
    let same = |text: &str, out: &str| line(None, "unordered", text, out, out);
    gated(None, "unordered", "dot(v.yzx, w.zxy)", "dot(v, w.yzx)");
    gated(None, "unordered", "dot(v.zxy, vec3(1.0, 2.0, 4.0))", "dot(v, vec3(2.0, 4.0, 1.0))");
    // The sum of two is one whichever comes first.
    same("dot(v.yx, sin(vec2(x, y)).yx)", "dot(sin(vec2(x, y)), v.xy)");
    same("cross(v.xzy, w.xzy).zyx", "cross(w, v).yzx");
    for text in ["dot(v.yzx, w)", "dot(v.yyx, w.yyx)", "length(v.yyx)", "cross(v.xzy, vec3(x, y, 1.0))"] {
        let (out, journal) = become_of(text, Gates::FAST, None);
        assert!(!journal.fired.contains_key("unordered"), "`{text}` becomes `{out}`");
    }
    // All who read the result read lanes of it.
    let product = "(v.yzx * vec3(x, y, z))";
    let text = format!("splat2({product}.z) * vec2(sin({product}.x), cos({product}.y))");
    let product = "(vec3(z, x, y) * v)";
    let out = format!("vec2(sin({product}.y), cos({product}.z)) * splat2({product}.x)");
    line(None, "turn", &text, &out, &out);
}

/// What is the same for every pixel is put together as far as a vector has no lane left for it.
#[test]
fn uniforms_beside_what_is_packed() {
    let caps = Some(Caps::GRAPH);
    let exact = "mad(t, t, (x + y) + z) + exp(t)";
    line(caps, "sum", "(((x + y) + z) + (t * t)) + exp(t)", "sum(vec4(x, y, z, mad(t, t, exp(t))))", exact);
    let exact = "((x + y) + mad(t, t, exp(t))) + sin(t)";
    line(
        caps,
        "sum",
        "((x + y) + ((t * t) + exp(t))) + sin(t)",
        "sum(vec4(x, y, exp(t), mad(t, t, sin(t))))",
        exact,
    );
    // Of two beside one there is nothing to pack.
    let (open, journal) = become_of("(x + y) + ((t * t) + exp(t))", Gates::FAST, caps.as_ref());
    assert!(!journal.fired.contains_key("sum"), "{open}");
}

/// Two members of a chain are what is there of them.
#[test]
fn what_is_there_is_used() {
    let fast = |text: &str, fast: &str| gated(None, "there", text, fast);
    // Twice something, with what it is added to or what it is taken off, either way round.
    fast("vec2(sin(1.0 - y), (y * 2.0) - 1.0)", "vec2(sin(1.0 - y), y - (1.0 - y))");
    fast("vec2(sin(1.0 - y), 1.0 - (y * 2.0))", "vec2(sin(1.0 - y), (1.0 - y) - y)");
    fast("vec2(sin(x - y), (x * 2.0) - y)", "vec2(sin(x - y), (x - y) + x)");
    fast("vec2(sin(y - x), (x * 2.0) - y)", "vec2(sin(y - x), x - (y - x))");
    fast("vec2(sin(x + y), (x * 2.0) + y)", "vec2(sin(x + y), (x + y) + x)");
    // Wherever they stand.
    fast("vec2(sin(y - x), ((x * 2.0) - y) + z)", "vec2(sin(y - x), (x - (y - x)) + z)");
    // A product with a sum, if the products with what is added are there, of more than two factors too.
    fast("vec2(sin(x * y), x * (1.0 - y))", "vec2(sin(x * y), x - (x * y))");
    fast("vec3(sin(x * y), cos(x * z), x * (y + z))", "vec3(sin(x * y), cos(x * z), (x * z) + (x * y))");
    fast("vec2(sin(x * y), (x * (y + 1.0)) * z)", "vec2(sin(x * y), ((x * y) + x) * z)");
    // An exponential of twice as much.
    fast(
        "vec2(sin(exp(x * 1.5)), cos(exp(x * 3.0)))",
        "vec2(sin(exp(x * 1.5)), cos(exp(x * 1.5) * exp(x * 1.5)))",
    );
    fast("vec2(sin(exp2(x)), cos(exp2(x * 2.0)))", "vec2(sin(exp2(x)), cos(exp2(x) * exp2(x)))");
    fast("vec2(sin(exp(-x)), cos(exp(x * -2.0)))", "vec2(sin(exp(-x)), cos(exp(-x) * exp(-x)))");
    // A quotient that one is added to or that is taken off one, by the sum with what divides.
    fast("vec2(sin(x - y), 1.0 - (y / x))", "vec2(sin(x - y), (x - y) / x)");
    fast("vec2(sin(y - x), (y / x) - 1.0)", "vec2(sin(y - x), (y - x) / x)");
    fast("vec2(sin(x + y), (y / x) + 1.0)", "vec2(sin(x + y), (x + y) / x)");
    // A quotient with one factor more, above or below.
    fast("vec2(sin(x / y), (x * z) / y)", "vec2(sin(x / y), (x / y) * z)");
    fast("vec2(sin(x / y), x / (y * z))", "vec2(sin(x / y), (x / y) / z)");
    // A square that is there with a root of its number.
    fast("vec2(sin(x * 2.0), (x * x) * 4.0)", "vec2(sin(x * 2.0), (x * 2.0) * (x * 2.0))");
    // Half a sum beside half the difference.
    fast("vec2(sin((x - y) * 0.5), (x + y) * 0.5)", "vec2(sin((x - y) * 0.5), ((x - y) * 0.5) + y)");
    fast("vec2(sin((y - x) * 0.5), (x + y) * -0.5)", "vec2(sin((y - x) * 0.5), ((y - x) * 0.5) - y)");
    // What something is taken off, with the other sign.
    fast("vec2(sin(x + 0.75), exp(-0.75 - x))", "vec2(sin(x + 0.75), exp(-(x + 0.75)))");
    // A sign loses nothing.
    let signs = ["vec2(sin(x * 0.5), x * -0.5)", "vec2(sin(x * 0.5), -(x * 0.5))"];
    line(None, "there", signs[0], signs[1], signs[1]);
    // The products of lanes are computed as `dot` does it.
    let dots = "vec3(sin(x * z), sin(y * e), dot(vec2(x, y), vec2(z, e)))";
    let sums = "vec3(sin(x * z), sin(y * e), (x * z) + (y * e))";
    line(None, "there", dots, sums, sums);
    // Where it is not there, or is no whole member, all stays.
    for text in [
        "vec2(sin(2.0 - y), (y * 2.0) - 1.0)",
        "vec2(sin(x - z), (x * 2.0) - y)",
        "vec2(sin(x * z), x * (1.0 - y))",
        "vec2(sin(x * y), x * (y + 2.0))",
        "vec2(sin(x * 0.5), x * -0.25)",
        "vec2(sin(x * z), dot(vec2(x, y), vec2(z, e)))",
        "vec2(sin(floor(x) * 0.3), (floor(x) + 1.0) * 0.3)",
        "vec2(sin(exp(x)), cos(exp(x * 3.0)))",
        "vec2(sin(x - y), 2.0 - (y / x))",
        "vec2(sin(x - y), 1.0 - (y / z))",
        "vec2(sin(x / y), (x * z) / e)",
        "vec2(sin(x * 2.0), (x * x) * 2.0)",
        "vec2(sin((x - y) * 0.25), (x + y) * 0.5)",
        "vec2(sin(x - 0.75), exp(-0.75 - x))",
    ] {
        let (open, journal) = become_of(text, Gates::FAST, None);
        assert!(!journal.fired.contains_key("there"), "`{text}` becomes `{open}`");
    }
}

/// Factors that products have in common are shared where one of them is there twice.
#[test]
fn squares_are_shared_in_part() {
    gated(None, "share", "cos(x * (y * y)) + sin(x * y)", "cos((x * y) * y) + sin(x * y)");
    // Also where they divide.
    gated(None, "share", "(e / (x * (y * y))) + sin(z / (x * y))", "sin(z / (x * y)) + (e / ((x * y) * y))");
    let both = "vec2(sin((x * y) * y), (x * x) * (y * y))";
    assert_eq!(become_of(both, Gates::FAST, None).0, "vec2(sin(x * (y * y)), (x * (y * y)) * x)");
    let cubes = "vec2(sin(x * y), ((x * x) * x) * ((y * y) * y))";
    assert_eq!(become_of(cubes, Gates::FAST, None).0, "vec2(sin(x * y), ((x * y) * (x * y)) * (x * y))");
}

/// What integers have and have not in common, where nobody else needs what goes away.
#[test]
fn bits() {
    same(None, "int_xor_and", "i ^ (i & j)", "i & !j");
    same(None, "int_sub_and", "i - (i & j)", "i & !j");
    same(None, "int_and_xor", "i & (i ^ j)", "i & !j");
    same(None, "int_and_nand", "i & !(i & j)", "i & !j");
    same(None, "int_or_xor_one", "(i | j) ^ j", "i & !j");
    same(None, "int_or_sub_one", "(i | j) - j", "i & !j");
    same(None, "int_or_nor", "i | !(i | j)", "i | !j");
    same(None, "int_or_xnor", "i | !(i ^ j)", "i | !j");
    same(None, "int_nots_and", "!i & !j", "!(i | j)");
    same(None, "int_nots_or", "!p | !q", "!(p & q)");
    same(None, "int_not_and_not", "!(i & !j)", "!i | j");
    same(None, "int_not_or_not", "!(i | !j)", "!i & j");
    same(None, "int_not_more", "!(i + 3)", "-4 - i");
    same(None, "int_not_less", "!(3 - i)", "i - 4");
    same(None, "int_less_not", "3 - !i", "i + 4");
    same(None, "int_not_not_add", "!(!i + j)", "i - j");
    same(None, "int_not_xor_const", "!(i ^ 3)", "i ^ -4");
    same(None, "int_add_not_const", "i + !j + 3", "(i - j) + 2");
    same(None, "int_min_of_nots", "min(!i, !j)", "!max(i, j)");
    same(None, "int_max_of_nots", "max(!i, !j)", "!min(i, j)");
    same(None, "int_or_of_ands", "(i & j) | (i & (i + j))", "((i + j) | j) & i");
    same(None, "int_xor_of_ands", "(i & j) ^ (i & (i + j))", "((i + j) ^ j) & i");
    same(None, "int_and_of_ors", "(i | j) & (i | (i + j))", "((i + j) & j) | i");
    same(None, "int_or_of_ands", "(p & 12u) | (q & 12u)", "(p | q) & 12u");
    same(None, "int_bit_choice", "(i & j) | (!i & (i + j))", "(((i + j) ^ j) & i) ^ (i + j)");
    same(None, "int_or_of_shls", "(p << 3u) | (q << 3u)", "(p | q) << 3u");
    same(None, "int_add_of_shls", "(p << 3u) + (q << 3u)", "(p + q) << 3u");
    same(None, "int_xor_of_shrs", "(i >> p) ^ (j >> p)", "(i ^ j) >> p");
    // Bits that are moved to where they do not come from; of a negative number more would come along.
    same(None, "int_mask_shl_on", "((p >> 2u) & 1u) << 5u", "(p & 4u) << 3u");
    same(None, "int_mask_shl_on", "((i >> 2u) & 1) << 5u", "(i & 4) << 3u");
    same(None, "int_mask_shl_less", "((p >> 5u) & 7u) << 2u", "(p & 224u) >> 3u");
    same(None, "int_mask_shr_less", "((p << 5u) & 160u) >> 3u", "(p & 5u) << 2u");
    // Of a chain, any two.
    same(None, "set", "(p & 12u) | q | (p & 3u)", "(p & 15u) | q");
    let (text, out) =
        ("((i * i * i) & j) | ((i * i) & 7) | (i & j)", "((((i * i) * i) | i) & j) | ((i * i) & 7)");
    same(None, "int_or_of_ands", text, out);
    // Others need what would go away.
    let text = "((i & j) ^ i) * (i & j)";
    assert_eq!(become_of(text, Gates::FAST, None).0, text);
}

#[test]
fn what_divisions_of_integers_leave() {
    same(None, "int_rem_of_div", "i - (i / 7) * 7", "i % 7");
    assert_eq!(become_of("i - ((i / j) * j)", Gates::FAST, None).0, "i - ((i / j) * j)"); // Of zero it is zero.
    same(None, "int_multiple", "select(i % 4 == 0, x, y)", "select((i & 3) == 0, x, y)");
    let text = "select((i % 4) == 0, x, (i % 4) as f32)";
    assert_eq!(become_of(text, Gates::FAST, None).0, text);
    same(None, "int_bit_of_shift", "select((i >> 3u) & 1 == 1, x, y)", "select((i & 8) == 0, y, x)");
    same(None, "int_div_div", "i / 3 / 5", "i / 15");
    assert_eq!(become_of("(i / 65536) / 65536", Gates::FAST, None).0, "(i / 65536) / 65536");
    same(None, "int_shr_div", "(p >> 3u) / 5u", "p / 40u");
    same(None, "int_div_shr", "(p / 5u) >> 3u", "p / 40u");
    same(None, "int_mul_shl", "(i * 3) << 2u", "i * 12");
    same(None, "int_shl_mul", "(i << 2u) * 3", "i * 12");
    same(None, "int_rem_euclid_sum", "(i % 8 + 8) % 8", "i & 7");
}

/// Flags that went through numbers and were put together there.
#[test]
fn flags_put_together() {
    let flags = |op: &str, x: &str, y: &str| format!("{op}(select(a, {x}, {y}), select(b, {x}, {y}))");
    same(None, "max_of_choices", &flags("max", "1.0", "0.0"), "select(!a & !b, 0.0, 1.0)");
    same(None, "max_of_choices_low", &flags("max", "2.0", "3.0"), "select(a & b, 2.0, 3.0)");
    same(None, "min_of_choices", &flags("min", "7", "3"), "select(a & b, 7, 3)");
    same(None, "min_of_choices_low", &flags("min", "3", "7"), "select(!a & !b, 7, 3)");
    same(None, "max_of_choices_mixed", "max(select(a, 7, 3), select(b, 3, 7))", "select(!a & b, 3, 7)");
    same(None, "min_of_choices_mixed", "min(select(a, 7, 3), select(b, 3, 7))", "select(a & !b, 7, 3)");
    same(None, "int_and_of_choices", "(a as u32) & (b as u32)", "select(a & b, 1u, 0u)");
    same(None, "int_or_of_choices", "(a as u32) | (b as u32)", "select(!a & !b, 0u, 1u)");
    same(None, "int_xor_of_choices", "(a as i32) ^ (b as i32)", "select(a ^ b, 1, 0)");
}

#[test]
fn what_sets_have_in_common() {
    same(None, "or_of_ands", "(a & b) | (a & (x < y))", "((x < y) | b) & a");
    same(None, "or_of_ands", "(a | b) & (a | (x < y))", "((x < y) & b) | a");
    same(None, "xor_of_ands", "(a & b) ^ (a & (x < y))", "((x < y) ^ b) & a");
    same(None, "int_max_of_mins", "max(min(i, j), min(i, i + j))", "min(max(i + j, j), i)");
    same(None, "int_min_of_maxes", "min(max(i, j), max(i, i + j))", "max(min(i + j, j), i)");
}

#[test]
fn choices() {
    same(None, "join", "select(a & b, i, select(a, j, i))", "select(a & !b, j, i)");
    let text = "select(v < w, min(min(v, v * w), sin(v)), min(min(v, cos(w)), v * w))";
    same(None, "sink", text, "min(min(select(v < w, sin(v), cos(w)), v * w), v)");
    same(None, "sink", "select(a, x - y, x + z)", "x + select(a, -y, z)");
    same(None, "sink", "select(a, i + j * 3, i - j * j)", "i + (select(a, 3, -j) * j)");
    same(None, "neutral", "select(i < 1, j, j * i)", "max(i, 1) * j");
    same(None, "neutral", "select(i < 0, j, j + i)", "max(i, 0) + j");
    // Of several choices one after the other, each answer is a condition that is there, or the one that is left.
    let number = "select(i == 0, 5, select(i == 1, 7, select(i == 2, 9, 4)))";
    let text = format!("select({number} == 7, x, y) * select({number} == 9, z, e)");
    same(None, "compare", &text, "select(i == 1, x, y) * select(i == 2, z, e)");
    let text = format!("select({number} < 6, x, y) * select({number} == 9, z, e)");
    same(None, "compare", &text, "select((i != 1) & (i != 2), x, y) * select(i == 2, z, e)");
    let text = format!("select({number} == 5, x, select({number} == 7, y, select({number} == 9, z, e)))");
    same(None, "compare", &text, "select(i == 0, x, select(i == 1, y, select(i == 2, z, e)))");
    // Lane by lane.
    same(None, "compare", "select(v < w, splat3(2.0), v) < splat3(1.0)", "(v < 1.0) & !(v < w)");
    let text = "select(v < w, v, splat3(1.0)) * select(v < w, splat3(3.0), w)";
    same(None, "raise", text, "select(v < w, v * 3.0, w)");
}

#[test]
fn comparisons_in_other_words() {
    let text = "select(p < 1u, x, y) * select(p == 0u, z, e)";
    same(None, "mirror", text, "select(p == 0u, x, y) * select(p == 0u, z, e)");
    let text = "select(i < 4, x, y) * select(i <= 3, z, e)";
    same(None, "mirror", text, "select(i < 4, x, y) * select(i < 4, z, e)");
}

#[test]
fn what_all_of_several_conditions_say() {
    let text = "select(((i == 1) | (i == 2)) & !(i == 0), x, y)";
    same(None, "set", text, "select((i != 1) & (i != 2), y, x)");
    same(None, "set", "select(((x < 1.0) | (x == 2.0)) & (5.0 < x), y, z)", "z");
    same(
        None,
        "set",
        "select(((x < 1.0) | (x == 2.0)) & (x < 5.0) & a, y, z)",
        "select(((x < 1.0) | (x == 2.0)) & a, y, z)",
    );
    // One of them says nothing, or something else.
    let text = "select(((x < 1.0) | (y == 2.0)) & (x < 5.0), y, z)";
    assert_eq!(become_of(text, Gates::FAST, None).0, text);
    let text = "select(((x < 1.0) | (x == 2.0)) & (1.5 < x), y, z)";
    assert_eq!(become_of(text, Gates::FAST, None).0, "select(x == 2.0, y, z)");
}

#[test]
fn what_conditions_say_in_arms() {
    same(None, "arm", "select(x < y, max(x, y), z)", "select(x < y, y, z)");
    same(None, "arm", "select(x < y, pmin(x, y) * e, z)", "select(x < y, x * e, z)");
    same(None, "arm", "select(x < y, pmax(x, y) * e, z)", "select(x < y, y * e, z)");
    same(None, "arm", "select(x < 0.0, y - abs(x), z)", "select(x < 0.0, x + y, z)");
    same(None, "arm", "select(x == 3.0, sqrt(x + 1.0) * y, z)", "select(x == 3.0, y * 2.0, z)");
    // An arm that is the other one where that is taken.
    same(None, "arm", "select(x < y, y, max(x, y)) * z", "max(x, y) * z");
    same(None, "arm", "select(x < 0.0, abs(x), -x) * z", "-(x * z)");
    same(None, "arm", "select(i < 3, max(i, 3), i) + j", "max(i, 3) + j");
    // A zero has two signs.
    gated(None, "arm", "select(x == 0.0, sqrt(x + 1.0) * y, z)", "select(x == 0.0, y, z)");
    gated(None, "arm", "select(0.0 <= x, abs(x) * y, z)", "select(0.0 <= x, x * y, z)");
    // Where one way after the other is not taken, others may be known to be.
    let left = "((i == 0) | (i == 1) | (i == 2))";
    let chain = |n: &str| {
        format!("select(i == 0, x, select(i == 1, y, select(i == 2, {n}, select((x < {n}) | {left}, z, e))))")
    };
    let text = format!("{} * {}", chain("y"), chain("e"));
    let known =
        |n: &str| format!("select(i == 0, x, select(i == 1, y, select(i == 2, {n}, select(x < {n}, z, e))))");
    same(None, "arm", &text, &format!("{} * {}", known("e"), known("y")));
    // Where both bounds are met, or one is.
    same(
        None,
        "arm",
        "select((0.5 < x) & (x < 1.0), clamp(x, 0.5, 1.0) * y, z)",
        "select((x < 1.0) & (0.5 < x), x * y, z)",
    );
    same(None, "arm", "select(2.0 <= x, clamp(x, 0.5, 2.0) * y, z)", "select(2.0 <= x, y * 2.0, z)");
}

#[test]
fn lanes() {
    same(None, "pick", "sin(u).xy", "sin(u.xy)");
    same(None, "apart", "vec3(2.0, x, 3.0) + splat3(4.0)", "vec3(6.0, x + 4.0, 7.0)");
    same(None, "apart", "vec3(x, y, z) * vec3(1.0, 1.0, 2.0)", "vec3(x, y, z * 2.0)");
    gated(None, "apart", "vec3(x, y, z) + vec3(0.0, 0.0, 2.0)", "vec3(x, y, z + 2.0)");
    gated(None, "apart", "vec3(1.0, x, 0.0) * splat3(y)", "vec3(y, x * y, 0.0)");
    let (twice, exact) = ("mad(v, 2.0, w).zyx", "(v.zyx * 2.0) + w.zyx");
    same(GRAPH, "turn", exact, twice);
    same(GRAPH, "turn", "(v.zyx * vec3(2.0, 3.0, 4.0)) + w.zyx", "mad(v, vec3(4.0, 3.0, 2.0), w).zyx");
}

/// A lane without the operation has it with what changes nothing.
#[test]
fn lanes_that_are_filled_up() {
    let text = |op: &str| format!("vec3(v.x {op} w.x, v.y {op} w.y, v.z)");
    same(GRAPH, "vectorize", &text("+"), "v + vec3(w.x, w.y, -0.0)");
    same(GRAPH, "vectorize", &text("-"), "v - vec3(w.x, w.y, 0.0)");
    same(GRAPH, "vectorize", &text("*"), "v * vec3(w.x, w.y, 1.0)");
    same(GRAPH, "vectorize", &text("/"), "v / vec3(w.x, w.y, 1.0)");
    let text = |op: &str| format!("vec3(i {op} 7, j {op} 9, i & j)");
    same(GRAPH, "vectorize", &text("+"), "vec3(i, j, i & j) + vec3(7, 9, 0)");
    same(GRAPH, "vectorize", &text("-"), "vec3(i, j, i & j) - vec3(7, 9, 0)");
    same(GRAPH, "vectorize", &text("*"), "vec3(i, j, i & j) * vec3(7, 9, 1)");
    same(GRAPH, "vectorize", &text("/"), "vec3(i, j, i & j) / vec3(7, 9, 1)");
    same(GRAPH, "vectorize", &text("|"), "vec3(i, j, i & j) | vec3(7, 9, 0)");
    same(GRAPH, "vectorize", &text("^"), "vec3(i, j, i & j) ^ vec3(7, 9, 0)");
}

#[test]
fn whole_functions() {
    gated(GRAPH, "clamp", "max(min(x, 3.0), 2.0)", "clamp(x, 2.0, 3.0)");
    gated(NAGA, "times_inverse_sqrt", "v / splat3(sqrt(x))", "splat3(inverse_sqrt(x)) * v");
    gated(GRAPH, "normalize", "splat3(inverse_sqrt(dot(v, v))) * v", "normalize(v)");
    let square = "((x * x) * (x * x))";
    gated(NAGA, "power", "pow(x, 9.0)", &format!("({square} * {square}) * x"));
    let sixteenth = format!("({square} * {square}) * ({square} * {square})");
    gated(NAGA, "power", "pow(x, 16.0)", &sixteenth);
    assert_eq!(become_of("pow(x, 17.0)", Gates::FAST, NAGA.as_ref()).0, "pow(x, 17.0)");
    line(GRAPH, "mix", "(y + 2.0) * x - 2.0", "mix(-2.0, y, x)", "mad(x, y + 2.0, -2.0)");
}

/// What is between 0 and 1, of which constants were put together.
#[test]
fn smooth_steps() {
    let step = |out: &str, ramp: &str| {
        let t = format!("saturate({ramp})");
        let text = format!("{t} * {t} * (3.0 - 2.0 * {t})");
        let (open, journal) = become_of(&text, Gates::FAST, GRAPH.as_ref());
        assert_eq!(open, out, "{:?}", journal.fired);
        assert!(journal.fired.contains_key("smoothstep"), "{:?}", journal.fired);
        let (_, journal) = become_of(&text, Gates::EXACT, GRAPH.as_ref());
        assert!(!journal.fired.contains_key("smoothstep"), "{:?}", journal.fired);
    };
    step("smoothstep(0.0, 0.5, x)", "x * 2.0");
    step("smoothstep(-0.5, 0.0, x)", "x * 2.0 + 1.0");
    step("smoothstep(-1.0, 0.0, x)", "x + 1.0");
}

#[test]
fn sums_over_lanes() {
    // Where nothing is packed, of vectors that are there.
    let text = "((v.y * w.y) + (v.x * w.x)) + (v.z * w.z)";
    let exact = "mad(v.z, w.z, mad(v.y, w.y, v.x * w.x))";
    line(LONE, "dot", text, "dot(v, w)", exact);
    // Factors may stand in another order in some lanes.
    let text = "sin(v).x * cos(v).x + sin(v).y * cos(v).y + sin(v).z * cos(v).z";
    let exact = "mad(cos(v).z, sin(v).z, mad(sin(v).y, cos(v).y, sin(v).x * cos(v).x))";
    line(LONE, "dot", text, "dot(cos(v), sin(v))", exact);
}

#[test]
fn the_least_and_all() {
    let text = "min(min(min(x, v.z), v.y), v.x)";
    gated(GRAPH, "extreme", text, "min(x, min_element(v))");
    same(GRAPH, "flags", "(v.x < w.x) & (v.y < w.y)", "all((v < w).xy)");
    let text = "(u.x < x) & (u.y < y) & (u.z < z) & (u.w < e)";
    same(GRAPH, "flags", text, "all(u < vec4(x, y, z, e))");
    same(GRAPH, "flags", "(v.x <= w.x) & (v.y <= w.y) & (v.z <= w.z)", "all(v <= w)");
    same(GRAPH, "flags", "(v.x == w.x) & (v.y == w.y) & (v.z == w.z)", "all(v == w)");
    same(GRAPH, "flags", "m.x & m.y & m.z", "all(m)");
    same(GRAPH, "range", "(0 <= i) & (i < 64)", "(i as u32) <= 63u");
    same(NAGA, "range", "(0 <= i) & (0 <= j) & (i < 8) & (j < 9)", "(to_bits(i) <= 7u) & (to_bits(j) <= 8u)");
}

/// Text for people keeps the values that they named; a shader graph has no use for them.
#[test]
fn products_with_a_name() {
    let text = "fn f(x: f32, y: f32) -> f32 {
        %0 = param 0 : f32
        %1 = param 1 : f32
        %2 area = mul %0 %1 : f32
        %3 = add %2 %1 : f32
        return %3
    }";
    let graph: Graph = text.parse().expect("the notation of graphs");
    assert_eq!(write(&fuse_with(&graph, &Caps::NAGA, &mut Journal::default())), "(x * y) + y");
    assert_eq!(write(&fuse_with(&graph, &Caps::GRAPH, &mut Journal::default())), "mad(x, y, y)");
}

/// What is left of a number beside what it is rounded to is computed first: among larger numbers it would lose its last bits.
#[test]
fn fractions_are_taken_first() {
    for (text, out) in [
        ("y + x - floor(x)", "(x - floor(x)) + y"),
        ("z - (y - (x - floor(x)))", "((x - floor(x)) - y) + z"),
        ("(x - floor(x)) * 0.5 - (y - floor(y)) + z", "((x - floor(x)) * 0.5) + (z - (y - floor(y)))"),
        ("x * 3.0 - floor(x) * 3.0 + y", "((x - floor(x)) * 3.0) + y"),
        ("y * 2.0 - floor(y) * 2.0 - x + trunc(x)", "((y - floor(y)) * 2.0) - (x - trunc(x))"),
        ("x + y - floor(x) - floor(y)", "(x - floor(x)) + (y - floor(y))"),
        ("v - floor(v) - w", "(v - floor(v)) - w"),
        ("x + 2.0 - floor(x)", "(x - floor(x)) + 2.0"),
        ("floor(x) - x + 2.0", "2.0 - (x - floor(x))"),
        // What goes away goes away, and what is no fraction is none.
        ("x - floor(x) + y + floor(x)", "x + y"),
        ("x - floor(x) - y - x", "-(floor(x) + y)"),
        ("x * 2.0 - floor(x) + y", "(y - floor(x)) + (x * 2.0)"),
    ] {
        assert_eq!(become_of(text, Gates::FAST, None).0, out, "`{text}`");
    }
    let (exact, journal) = become_of("y + x - floor(x)", Gates::EXACT, None);
    assert_eq!(exact, "(x + y) - floor(x)", "{:?}", journal.fired);
    // It is one lane of a sum, and a target that has it has it as one operation.
    let text = "x - y - z + (t - trunc(t))";
    assert_eq!(
        become_of(text, Gates::FAST, GRAPH.as_ref()).0,
        "dot(vec4(x, y, z, t - trunc(t)), vec4(1.0, -1.0, -1.0, 1.0))"
    );
    assert_eq!(
        become_of("y - (x - floor(x)) + z * 2.0", Gates::FAST, GRAPH.as_ref()).0,
        "mad(z, 2.0, y - fract(x))"
    );
}

/// Of negative numbers, and of bits that are shifted out, more or less would come along.
#[test]
fn bits_that_would_not_be_the_same_stay() {
    for text in [
        "((i >> 29u) & 7) << 2u",
        "((i << 29u) & -1610612736) >> 30u",
        "((i << 29u) & -1610612736) >> 3u",
        "((p >> 1u) & 3u) << 40u",
    ] {
        let (out, journal) = become_of(text, Gates::FAST, None);
        let moved = journal.fired.keys().filter(|change| change.starts_with("int_mask_sh")).count();
        assert_eq!((out.as_str(), moved), (text, 0), "{:?}", journal.fired);
    }
}

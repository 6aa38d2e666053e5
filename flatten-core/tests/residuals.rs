//! The oracle of what is left finds each thing that it is for, and only where the gates ask for it.

#[path = "passes/lines.rs"]
mod lines;

use flatten_core::graph::Graph;
use flatten_core::options::{Caps, Gates, Options, Packing};
use flatten_core::passes::fuse::fuse;
use flatten_core::passes::residuals::{self, Residual};
use flatten_core::passes::{optimize, prune};

const EXACT: Gates = Gates::EXACT;
const FAST: Gates = Gates::FAST;

/// A graph that no constructor has seen: `x y` are `%0 %1`, the uniforms `t u` `%2 %3`, integers `%4 %5`, `%6` is a `u32`,
/// `a b` are `%7 %8`, `v` is `%9`. The last line is the root.
fn read(lines: &[&str], gates: Gates) -> Graph {
    let params =
        "x: f32, y: f32, uniform t: f32, uniform u: f32, i: i32, j: i32, p: u32, a: bool, b: bool, v: Vec3";
    let result = lines[lines.len() - 1].rsplit(" : ").next().expect("a type");
    let mut graph = lines::read(params, result, lines, &format!("%{}", lines.len() + 9));
    graph.gates = gates;
    graph
}

fn kinds(found: &[Residual]) -> Vec<&'static str> {
    found.iter().map(|r| r.what).collect()
}

/// Behind these gates there is this left to fold.
#[track_caller]
fn fold(gates: Gates, lines: &[&str], what: &[&str]) {
    assert_eq!(kinds(&residuals::fold(&read(lines, gates))), what, "{lines:?} behind {gates}");
}

/// Behind these gates there is this left to optimise.
#[track_caller]
fn opt(gates: Gates, lines: &[&str], what: &[&str]) {
    assert_eq!(kinds(&residuals::opt(&read(lines, gates))), what, "{lines:?} behind {gates}");
}

#[test]
fn constants_and_identities() {
    fold(EXACT, &["const 2.0 : f32", "const 3.0 : f32", "add %10 %11 : f32"], &["operation on constants"]);
    fold(EXACT, &["const 2.0 : f32", "sin %10 : f32"], &[]);
    fold(FAST, &["const 2.0 : f32", "sin %10 : f32"], &["operation on constants"]);
    fold(EXACT, &["const 0.0 : f32", "sin %10 : f32"], &["operation on constants"]);
    fold(EXACT, &["const 1.0 : f32", "log2 %10 : f32"], &["operation on constants"]);
    fold(EXACT, &["const 0.0 : f32", "log2 %10 : f32"], &[]);
    fold(EXACT, &["const false : bool", "select %10 %0 %1 : f32"], &["condition that is known"]);
    fold(EXACT, &["const 1.0 : f32", "mul %0 %10 : f32"], &["identity"]);
    fold(EXACT, &["const 0.0 : f32", "add %0 %10 : f32"], &[]);
    fold(FAST, &["const 0.0 : f32", "add %0 %10 : f32"], &["identity"]);
    fold(EXACT, &["const -0.0 : f32", "add %0 %10 : f32"], &["identity"]);
    fold(FAST, &["const 0.0 : f32", "mul %0 %10 : f32"], &["identity"]);
    fold(EXACT, &["const 0 : i32", "mul %4 %10 : i32"], &["identity"]);
    fold(EXACT, &["sub %0 %0 : f32"], &[]);
    fold(FAST, &["sub %0 %0 : f32"], &["identity"]);
    fold(EXACT, &["and %7 !%7 : bool"], &["identity"]);
}

#[test]
fn choices_and_inversions() {
    fold(EXACT, &["select %7 %0 %0 : f32"], &["arms that say the same"]);
    fold(EXACT, &["select %7 %0 %1 : f32", "select %7 %10 %2 : f32"], &["arms that say the same"]);
    fold(EXACT, &["select %7 %0 %1 : f32", "select %8 %10 %2 : f32"], &[]);
    fold(EXACT, &["neg %0 : f32", "neg %10 : f32"], &["inversion that cancels"]);
    fold(EXACT, &["neg %0 : f32", "add %1 %10 : f32"], &["inversion that cancels"]);
    fold(EXACT, &["not %4 : i32", "not %10 : i32"], &["inversion that cancels"]);
}

/// A condition that is one of several, and decides alone in the arm where not all of them hold.
#[test]
fn conditions_that_decide_alone() {
    let left = &["condition that decides alone inside"];
    opt(EXACT, &["and %7 %8 : bool", "select %7 %1 %2 : f32", "select %10 %0 %11 : f32"], left);
    opt(EXACT, &["and %7 %8 : bool", "select %8 %1 %2 : f32", "select %10 %0 %11 : f32"], left);
    // In the arm where all of them hold it is known.
    opt(
        EXACT,
        &["and %7 %8 : bool", "select %7 %1 %2 : f32", "add %11 %2 : f32", "select %10 %0 %12 : f32"],
        &[],
    );
    // Somebody else needs both.
    let both =
        ["and %7 %8 : bool", "select %7 %1 %2 : f32", "select %10 %0 %11 : f32", "select %10 %12 %2 : f32"];
    opt(EXACT, &both, &["choices on one condition"]);
    opt(
        EXACT,
        &["and %7 %8 : bool", "lt %0 %1 : bool", "select %11 %1 %2 : f32", "select %10 %0 %12 : f32"],
        &[],
    );
    // The inner choice is made once per draw.
    let uniform =
        ["lt %2 %3 : bool", "and %7 %10 : bool", "select %10 %3 %2 : f32", "select %11 %0 %12 : f32"];
    opt(EXACT, &uniform, &[]);
}

#[test]
fn integers_twice() {
    let twice = &["product by two of an integer"];
    opt(EXACT, &["const 2 : i32", "mul %4 %10 : i32"], twice);
    opt(EXACT, &["const 2u : u32", "mul %6 %10 : u32"], twice);
    opt(EXACT, &["add %4 %4 : i32"], &[]);
    opt(EXACT, &["const 4 : i32", "mul %4 %10 : i32"], &[]);
    opt(EXACT, &["const 2.0 : f32", "mul %0 %10 : f32"], &[]);
    // A product that only this one reads is one with it.
    opt(EXACT, &["const 2 : i32", "mul %4 %5 : i32", "mul %11 %10 : i32"], &[]);
    let shared = ["const 2 : i32", "mul %4 %5 : i32", "mul %11 %10 : i32", "max %12 %11 : i32"];
    opt(EXACT, &shared, twice);
}

#[test]
fn divisions_by_constants() {
    fold(EXACT, &["const 3.0 : f32", "div %0 %10 : f32"], &[]);
    fold(FAST, &["const 3.0 : f32", "div %0 %10 : f32"], &["division by a constant"]);
    fold(EXACT, &["const 4.0 : f32", "div %0 %10 : f32"], &["division by a constant"]);
    fold(FAST, &["const 1e-45 : f32", "div %0 %10 : f32"], &[]);
    fold(EXACT, &["const 8u : u32", "div %6 %10 : u32"], &["division by a constant"]);
    fold(EXACT, &["const 8 : i32", "div %4 %10 : i32"], &[]);
}

#[test]
fn lanes() {
    fold(EXACT, &["compose %0 %0 %0 : Vec3"], &["lanes that are one value"]);
    fold(EXACT, &["compose %0 %1 %0 : Vec3", "lane 1 %10 : f32"], &["lanes that are at hand"]);
    fold(EXACT, &["swizzle xyz %9 : Vec3"], &["lanes that are at hand"]);
    fold(EXACT, &["swizzle yx %9 : Vec2"], &[]);
    fold(
        EXACT,
        &["lane 1 %9 : f32", "lane 0 %9 : f32", "compose %10 %11 : Vec2"],
        &["lanes that are at hand"],
    );
    let killed =
        ["sin %0 : f32", "compose %10 %1 : Vec2", "const Vec2(0.0, 3.0) : Vec2", "mul %11 %12 : Vec2"];
    fold(EXACT, &killed, &[]);
    fold(FAST, &killed, &["lane under a zero"]);
}

#[test]
fn constants_in_chains() {
    let sum =
        ["const 0.5 : f32", "add %0 %10 : f32", "add %1 %11 : f32", "const 0.25 : f32", "add %12 %13 : f32"];
    fold(EXACT, &sum, &[]);
    fold(FAST, &sum, &["constants apart in a chain"]);
    let ints =
        ["const 5 : i32", "add %4 %10 : i32", "add %5 %11 : i32", "const 3 : i32", "add %12 %13 : i32"];
    fold(EXACT, &ints, &["constants apart in a chain"]);
    let min = ["const 5 : i32", "min %4 %10 : i32", "min %5 %11 : i32", "const 3 : i32", "min %12 %13 : i32"];
    fold(EXACT, &min, &["constants apart in a chain"]);
    // Two of them can be put together, but not all.
    let large = [
        "const 3e38 : f32",
        "sub %10 %0 : f32",
        "const 0.25 : f32",
        "add %11 %12 : f32",
        "add %13 %10 : f32",
    ];
    fold(FAST, &large, &[]);
    fold(FAST, &large[..4], &["constants apart in a chain"]);
    let less = ["const 3e38 : f32", "const -3e38 : f32", "add %0 %10 : f32", "sub %11 %12 : f32"];
    fold(FAST, &less, &[]);
    // Another reads the middle.
    let shared =
        ["const 5 : i32", "add %4 %10 : i32", "const 3 : i32", "add %11 %12 : i32", "mul %11 %13 : i32"];
    fold(EXACT, &shared, &[]);
}

#[test]
fn what_is_uniform() {
    opt(EXACT, &["div %0 %2 : f32"], &[]);
    opt(FAST, &["div %0 %2 : f32"], &["division by a uniform"]);
    opt(FAST, &["div %0 %1 : f32"], &[]);
    opt(FAST, &["div %3 %2 : f32"], &[]);
    opt(EXACT, &["add %0 %2 : f32", "add %10 %3 : f32"], &[]);
    opt(FAST, &["add %0 %2 : f32", "add %10 %3 : f32"], &["uniforms apart in a chain"]);
    opt(FAST, &["mul %0 %2 : f32", "mul %10 %3 : f32"], &["uniforms apart in a chain"]);
    opt(FAST, &["add %2 %3 : f32", "add %10 %0 : f32"], &[]);
}

#[test]
fn sums_and_choices() {
    opt(EXACT, &["add %0 %1 : f32", "add %10 %0 : f32"], &[]);
    opt(FAST, &["add %0 %1 : f32", "add %10 %0 : f32"], &["like terms apart"]);
    opt(EXACT, &["mul %0 %1 : f32", "mul %0 %2 : f32", "add %10 %11 : f32"], &[]);
    opt(FAST, &["mul %0 %1 : f32", "mul %0 %2 : f32", "add %10 %11 : f32"], &["common factor inside"]);
    opt(EXACT, &["mul %4 %5 : i32", "mul %4 %4 : i32", "add %10 %11 : i32"], &["common factor inside"]);
    opt(
        EXACT,
        &["select %7 %0 %1 : f32", "sqrt %10 : f32", "select %7 %11 %2 : f32"],
        &["choices on one condition"],
    );
    opt(EXACT, &["select %7 %0 %1 : f32", "sqrt %10 : f32", "select %8 %11 %2 : f32"], &[]);
}

/// Behind these gates there is this left of what a shader graph has one node for.
#[track_caller]
fn cover(gates: Gates, lines: &[&str], what: &[&str]) {
    assert_eq!(kinds(&residuals::cover(&read(lines, gates), &Caps::GRAPH)), what, "{lines:?} behind {gates}");
}

#[test]
fn what_a_target_has() {
    cover(EXACT, &["mul %0 %1 : f32", "add %10 %2 : f32"], &["product and sum apart"]);
    cover(EXACT, &["mul %0 %1 : f32", "sub %2 %10 : f32"], &["product and difference apart"]);
    cover(EXACT, &["mul %0 %1 : f32", "sub %10 %2 : f32"], &[]);
    cover(EXACT, &["add %4 %4 : i32", "add %10 %5 : i32"], &["product and sum apart"]);
    cover(EXACT, &["add %4 %4 : i32", "sub %5 %10 : i32"], &["product and difference apart"]);
    cover(EXACT, &["add %0 %0 : f32", "add %10 %2 : f32"], &[]);
    cover(EXACT, &["floor %0 : f32", "sub %0 %10 : f32"], &[]);
    cover(FAST, &["floor %0 : f32", "sub %0 %10 : f32"], &["fraction by hand"]);
    cover(EXACT, &["const 1.0 : f32", "sqrt %0 : f32", "div %10 %11 : f32"], &[]);
    cover(FAST, &["const 1.0 : f32", "sqrt %0 : f32", "div %10 %11 : f32"], &["inverse root by hand"]);
    let by_hand = ["sub %1 %0 : f32", "mad %10 %2 %0 : f32"];
    cover(EXACT, &by_hand, &[]);
    cover(FAST, &by_hand, &["mix by hand"]);
    let lanes = ["lane 0 %9 : f32", "lane 1 %9 : f32", "lane 2 %9 : f32", "add %10 %11 : f32"];
    let summed = [&lanes[..], &["add %13 %12 : f32"]].concat();
    cover(EXACT, &summed, &[]);
    cover(FAST, &summed, &["lanes added one by one"]);
    // Somebody else reads a lane.
    cover(FAST, &[&summed[..], &["mul %14 %10 : f32"]].concat(), &[]);
    let scalars = ["add %0 %1 : f32", "add %10 %2 : f32", "add %11 %3 : f32"];
    cover(EXACT, &scalars, &[]);
    cover(FAST, &scalars, &["scalars added one by one"]);
    cover(FAST, &scalars[..2], &[]);
    // Three of them are uniform and are added by themselves: one operation is left, as a sum of four would be.
    let uniform = ["sin %2 : f32", "add %10 %2 : f32", "add %11 %3 : f32", "add %12 %0 : f32"];
    cover(FAST, &uniform, &[]);
    cover(FAST, &uniform[..3], &[]);
    // A number is added to a sum of four as it is to what is uniform here.
    let number = [
        "const 1.0 : f32",
        "sub %2 %10 : f32",
        "add %11 %3 : f32",
        "sin %0 : f32",
        "add %0 %13 : f32",
        "add %14 %12 : f32",
    ];
    cover(FAST, &number, &[]);
    let without = ["add %2 %3 : f32", "sin %0 : f32", "add %0 %11 : f32", "add %12 %10 : f32"];
    cover(FAST, &without, &["scalars added one by one"]);
    let four = ["sin %2 : f32", "exp %2 : f32", "add %10 %2 : f32", "add %11 %3 : f32", "add %12 %13 : f32"];
    cover(FAST, &four, &["scalars added one by one"]);
    let from = |least, lines: &[&str]| {
        let caps = Caps { pack: Packing::From(least), ..Caps::GRAPH };
        kinds(&residuals::cover(&read(lines, FAST), &caps))
    };
    assert_eq!(from(3, &scalars[..1]), [""; 0]);
    assert_eq!(from(2, &scalars[..1]), ["scalars added one by one"]);
    assert_eq!(from(3, &scalars[..2]), ["scalars added one by one"]);
    let weighted = ["mad %0 %1 %2 : f32", "add %10 %3 : f32"];
    cover(FAST, &weighted, &[]);
}

#[test]
fn lanes_in_an_order() {
    let what = "lanes in an order that nobody asks for";
    opt(FAST, &["swizzle zxy %9 : Vec3", "length %10 : f32"], &[what]);
    opt(EXACT, &["swizzle zxy %9 : Vec3", "length %10 : f32"], &[]);
    // Of two lanes the sum is the same; some lanes are another vector.
    let two = "compose %0 %1 : Vec2";
    opt(EXACT, &[two, "swizzle yx %10 : Vec2", "length %11 : f32"], &[what]);
    opt(FAST, &["swizzle zx %9 : Vec2", "length %10 : f32"], &[]);
    let other = ["sin %9 : Vec3", "swizzle zxy %9 : Vec3", "swizzle zxy %10 : Vec3", "dot %11 %12 : f32"];
    opt(FAST, &other, &[what]);
}

#[test]
fn lengths_whose_squares_are_there() {
    let both = ["length %9 : f32", "dot %9 %9 : f32", "add %10 %11 : f32"];
    opt(EXACT, &both, &["length whose square is there"]);
    let other = ["neg %9 : Vec3", "length %9 : f32", "dot %9 %10 : f32", "add %11 %12 : f32"];
    opt(EXACT, &other, &[]);
}

#[test]
fn differences_that_are_there() {
    let opposites = ["sub %0 %1 : f32", "sub %1 %0 : f32", "sin %11 : f32", "div %10 %12 : f32"];
    opt(EXACT, &opposites, &[]);
    opt(FAST, &opposites, &["difference and its opposite", "difference and its opposite"]);
    let mirrored = [
        "const 1.0 : f32",
        "sub %10 %1 : f32",
        "sin %11 : f32",
        "add %0 %10 : f32",
        "sub %13 %1 : f32",
        "mul %12 %14 : f32",
    ];
    opt(EXACT, &mirrored, &[]);
    opt(FAST, &mirrored, &["difference that is there"]);
    // Another difference.
    let other =
        [&["const 2.0 : f32"][..], &["sub %10 %1 : f32", "sin %11 : f32", "const 1.0 : f32"]].concat();
    let other = [&other[..], &["add %0 %13 : f32", "sub %14 %1 : f32", "mul %12 %15 : f32"]].concat();
    opt(FAST, &other, &[]);
}

#[test]
fn negations_that_are_there() {
    let both =
        ["neg %0 : f32", "add %0 %1 : f32", "add %11 %2 : f32", "neg %12 : f32", "atan2 %10 %13 : f32"];
    opt(EXACT, &both, &[]);
    opt(FAST, &both, &["negation that is there"]);
    // Somebody else reads the sum; and what is negated is taken off.
    let read = [&both[..], &["div %14 %12 : f32"]].concat();
    opt(FAST, &read, &[]);
    let taken =
        ["neg %0 : f32", "sub %1 %0 : f32", "add %11 %2 : f32", "neg %12 : f32", "atan2 %10 %13 : f32"];
    opt(FAST, &taken, &[]);
}

/// Constants that are no numbers like others together are left where they are.
#[test]
fn constants_that_do_not_come_together() {
    const MAX: &str = "const 3.4028235e38 : f32";
    opt(FAST, &[MAX, "sub %0 %10 : f32", "sub %11 %10 : f32", "add %12 %0 : f32"], &[]);
    opt(FAST, &[MAX, "sub %0 %10 : f32", "add %11 %0 : f32"], &["like terms apart"]);
    let scaled = |k: &str| {
        let second = format!("const Vec3(-1.5, -1.5, {k}) : Vec3");
        let first = "const Vec3(1.0, 1.0, 1.1754944e-38) : Vec3";
        let lines = [first, &second, "mul %9 %10 : Vec3", "mul %9 %11 : Vec3", "add %12 %13 : Vec3"];
        kinds(&residuals::opt(&read(&lines, FAST)))
    };
    assert_eq!(scaled("-1.7632415e-38"), [""; 0]);
    assert_eq!(scaled("-1.7632415e-30"), ["like terms apart"]);
    let quotient = |k: &str| {
        let divisor = format!("const Vec3(1.0, -1.5, {k}) : Vec3");
        let first = "const Vec3(0.0, 1.0, 0.5) : Vec3";
        let lines = [
            "const Vec3(4.0, 1.0, 0.0) : Vec3",
            first,
            &divisor,
            "mul %9 %10 : Vec3",
            "mul %13 %11 : Vec3",
            "div %14 %12 : Vec3",
        ];
        kinds(&residuals::fold(&read(&lines, FAST)))
    };
    assert_eq!(quotient("0.0"), [""; 0]);
    assert_eq!(quotient("3.0"), ["constants apart in a chain", "division by a constant"]);
}

#[test]
fn comparisons_that_say_the_same() {
    let twice = |first: &str, second: &str| -> Vec<String> {
        let lines = [
            "const 3 : i32",
            "const 4 : i32",
            "const 0u : u32",
            "const 1u : u32",
            first,
            second,
            "xor %14 %15 : bool",
        ];
        lines.map(str::to_owned).to_vec()
    };
    let same = |gates: Gates, first: &str, second: &str, what: &[&str]| {
        let lines = twice(first, second);
        opt(gates, &lines.iter().map(String::as_str).collect::<Vec<_>>(), what);
    };
    const BOTH: &[&str] = &["comparisons that say the same"; 2];
    same(EXACT, "lt %4 %5 : bool", "le %5 %4 : bool", BOTH);
    same(EXACT, "lt %4 %5 : bool", "le %4 %5 : bool", &[]);
    same(EXACT, "lt %4 %11 : bool", "lt %10 %4 : bool", BOTH);
    same(EXACT, "le %4 %10 : bool", "le %11 %4 : bool", BOTH);
    same(EXACT, "lt %4 %11 : bool", "lt %4 %10 : bool", &[]);
    same(EXACT, "eq %6 %12 : bool", "lt %12 %6 : bool", BOTH);
    same(EXACT, "eq %6 %12 : bool", "lt %6 %13 : bool", BOTH);
    same(EXACT, "lt %0 %1 : bool", "le %1 %0 : bool", &[]); // Of NaN neither holds.
    same(Gates::NO_NAN, "lt %0 %1 : bool", "le %1 %0 : bool", BOTH);
}

#[test]
fn members_of_sets() {
    opt(EXACT, &["min %0 %1 : f32", "min %10 %0 : f32"], &["member twice in a set"]);
    opt(EXACT, &["xor %4 %5 : i32", "xor %10 %4 : i32"], &["member twice in a set"]);
    opt(EXACT, &["min %0 %1 : f32", "max %10 %0 : f32"], &[]);
    // Another reads the middle.
    opt(EXACT, &["min %0 %1 : f32", "min %10 %0 : f32", "add %10 %11 : f32"], &[]);
    let chosen = |choice: &str, what: &[&str]| {
        let sets =
            ["min %0 %1 : f32", "min %10 %2 : f32", "min %1 %3 : f32", "max %1 %3 : f32", "min %2 %3 : f32"];
        opt(EXACT, &[&sets[..], &[choice]].concat(), what);
    };
    chosen("select %7 %11 %12 : f32", &["member of both sets"]);
    chosen("select %7 %12 %11 : f32", &["member of both sets"]);
    chosen("select %7 %11 %13 : f32", &[]);
    // What is in both is uniform; and one set is all in the other.
    chosen("select %7 %12 %14 : f32", &[]);
    chosen("select %7 %11 %10 : f32", &[]);
}

#[test]
fn one_value_in_every_lane() {
    const ONE: &[&str] = &["one value in every lane"];
    opt(EXACT, &["splat 3 %0 : Vec3", "sqrt %10 : Vec3"], ONE);
    opt(EXACT, &["splat 3 %0 : Vec3", "mul %10 %10 : Vec3"], ONE);
    opt(EXACT, &["splat 3 %0 : Vec3", "splat 3 %1 : Vec3", "mul %10 %11 : Vec3"], ONE);
    opt(EXACT, &["splat 3 %0 : Vec3", "const Vec3(2.0, 2.0, 2.0) : Vec3", "mul %10 %11 : Vec3"], ONE);
    opt(EXACT, &["splat 3 %0 : Vec3", "const Vec3(2.0, 3.0, 2.0) : Vec3", "mul %10 %11 : Vec3"], &[]);
    opt(EXACT, &["splat 3 %0 : Vec3", "mul %10 %9 : Vec3"], &[]);
    // Somebody else needs all lanes.
    opt(EXACT, &["splat 3 %0 : Vec3", "sqrt %10 : Vec3", "mul %10 %11 : Vec3"], &[]);
    // The splat of a uniform costs nothing at each pixel; that of the result would.
    let uniform = ["splat 3 %2 : Vec3", "splat 3 %0 : Vec3", "mul %10 %11 : Vec3", "mul %11 %12 : Vec3"];
    opt(EXACT, &uniform, &[]);
    // `Vec4::floor` has no -0.0.
    opt(EXACT, &["splat 4 %0 : Vec4", "floor %10 : Vec4"], &[]);
    opt(FAST, &["splat 4 %0 : Vec4", "floor %10 : Vec4"], ONE);
}

/// What the oracle finds before the passes, and not after.
#[test]
fn passes_leave_nothing() {
    let left = |graph: &Graph| {
        let cover = residuals::cover(graph, &Caps::GRAPH);
        kinds(&[residuals::fold(graph), residuals::opt(graph), cover].concat())
    };
    for (gates, lines) in CASES {
        let graph = read(lines, *gates);
        assert_ne!(left(&graph), [""; 0], "{lines:?}");
        let options = Options { gates: *gates, ..Options::default() };
        let graph = optimize(&prune::run(&graph, &options), &options);
        assert_eq!(left(&fuse(&graph, &Caps::GRAPH)), [""; 0], "{lines:?}");
    }
}

/// One graph for each kind.
const CASES: &[(Gates, &[&str])] = &[
    (EXACT, &["lt %4 %5 : bool", "le %5 %4 : bool", "select %10 %0 %1 : f32", "select %11 %12 %2 : f32"]),
    (EXACT, &["const 2.0 : f32", "const 3.0 : f32", "add %10 %11 : f32"]),
    (EXACT, &["const false : bool", "select %10 %0 %1 : f32"]),
    (EXACT, &["const 1.0 : f32", "mul %0 %10 : f32"]),
    (EXACT, &["select %7 %0 %1 : f32", "select %7 %10 %2 : f32"]),
    (EXACT, &["neg %0 : f32", "add %1 %10 : f32"]),
    (FAST, &["const 3.0 : f32", "div %0 %10 : f32"]),
    (EXACT, &["compose %0 %0 %0 : Vec3"]),
    (EXACT, &["compose %0 %1 %0 : Vec3", "lane 1 %10 : f32"]),
    (FAST, &["sin %0 : f32", "compose %10 %1 : Vec2", "const Vec2(0.0, 2.0) : Vec2", "mul %11 %12 : Vec2"]),
    (FAST, &["const 0.5 : f32", "add %0 %10 : f32", "const 0.25 : f32", "add %11 %12 : f32"]),
    (FAST, &["div %0 %2 : f32"]),
    (FAST, &["add %0 %1 : f32", "add %10 %0 : f32"]),
    (FAST, &["mul %0 %1 : f32", "mul %0 %2 : f32", "add %10 %11 : f32"]),
    (FAST, &["add %0 %2 : f32", "add %10 %3 : f32"]),
    (
        FAST,
        &[
            "const 1.0 : f32",
            "sub %10 %1 : f32",
            "sin %11 : f32",
            "add %0 %10 : f32",
            "sub %13 %1 : f32",
            "mul %12 %14 : f32",
        ],
    ),
    (FAST, &["neg %0 : f32", "add %0 %1 : f32", "neg %11 : f32", "atan2 %10 %12 : f32"]),
    (EXACT, &["select %7 %0 %1 : f32", "sqrt %10 : f32", "select %7 %11 %2 : f32"]),
    (EXACT, &["min %0 %1 : f32", "min %10 %0 : f32"]),
    (EXACT, &["min %0 %1 : f32", "min %10 %2 : f32", "min %1 %3 : f32", "select %7 %11 %12 : f32"]),
    (EXACT, &["splat 3 %0 : Vec3", "splat 3 %1 : Vec3", "mul %10 %11 : Vec3"]),
    (EXACT, &["splat 3 %0 : Vec3", "mul %10 %10 : Vec3"]),
    (EXACT, &["mul %0 %1 : f32", "add %10 %2 : f32"]),
    (EXACT, &["mul %0 %1 : f32", "sub %2 %10 : f32"]),
    (FAST, &["floor %0 : f32", "sub %0 %10 : f32"]),
    (FAST, &["const 1.0 : f32", "sqrt %0 : f32", "div %10 %11 : f32"]),
    (FAST, &["sub %1 %0 : f32", "mad %10 %2 %0 : f32"]),
    (
        FAST,
        &["lane 0 %9 : f32", "lane 1 %9 : f32", "lane 2 %9 : f32", "add %10 %11 : f32", "add %13 %12 : f32"],
    ),
    (FAST, &["add %0 %1 : f32", "add %10 %2 : f32", "add %11 %3 : f32"]),
];

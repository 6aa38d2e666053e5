//! What was left in random graphs once, each the smallest graph of its kind: what it becomes, and that nothing is left.

#[path = "passes/notation.rs"]
mod notation;

use flatten_core::count;
use flatten_core::graph::Graph;
use flatten_core::options::Gates;
use flatten_core::passes::{self, Journal, residuals};
use notation::{read, write};

const FAST: Gates = Gates::FAST;

/// Optimised, with nothing left to do.
#[track_caller]
fn settled(graph: &Graph) -> Graph {
    let once = passes::optimize_with(graph, &mut Journal::default());
    let left = [residuals::fold(&once), residuals::opt(&once)].concat();
    assert_eq!(left, [], "{once}");
    let mut journal = Journal::default();
    let twice = passes::optimize_with(&once, &mut journal);
    assert_eq!(journal.commits, 0, "{:?}\n{once}\n{twice}", journal.fired);
    assert_eq!(once.to_string(), twice.to_string());
    once
}

/// `text` becomes `out`, and nothing is left.
#[track_caller]
fn test(text: &str, out: &str) {
    assert_eq!(write(&settled(&read(text, FAST))), out, "`{text}`");
}

/// The graph of a text costs so much on both tables in the end, and nothing is left.
#[track_caller]
fn test_cost(text: &str, cost: &str) {
    let mut graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}\n{text}"));
    graph.gates = FAST;
    let counts = count::run(&settled(&graph));
    assert_eq!(format!("{}/{}", counts.cost_graph, counts.cost_gpu), cost, "{text}");
}

/// The same under `exact`: the graph as a text.
#[track_caller]
fn test_exact(text: &str, out: &str) {
    let mut graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}\n{text}"));
    graph.gates = Gates::EXACT;
    let settled = settled(&graph).to_string();
    let body: Vec<&str> =
        settled.lines().map(str::trim).filter(|line| line.starts_with(['%', 'r'])).collect();
    assert_eq!(body.join("; "), out, "{text}");
}

/// A number that is twice itself makes no exponential the square of itself.
#[test]
fn exponentials_of_infinite_factors() {
    test_cost(
        "fn f(uniform p0: Vec3) -> (Vec3, BVec3) {
            %0 = param 0 : Vec3
            %1 = const Vec3(0xff800000, 0xff800000, 0xff800000) : Vec3
            %2 = mul %0 %1 : Vec3
            %3 = exp %2 : Vec3
            %4 = const Vec3(1.0, 2.0, 0.5) : Vec3
            %5 = mul %3 %3 : Vec3
            %6 = le %4 %5 : BVec3
            return %3 %6
        }",
        "3/60",
    );
}

/// What is uniform is subtracted as it is where its negation costs more than it helps.
#[test]
fn uniforms_that_are_subtracted() {
    test("(x + 1.0) + (x + 1.0) - x - t", "x + (2.0 - t)");
    test("x - ((abs(x) - x) + t)", "((x * 2.0) - abs(x)) - t");
    test("x - t - h", "(x - h) - t");
    test("(x - t) - exp(t)", "x - (exp(t) + t)");
    // What is there twice as a sum is subtracted as that.
    test_cost(
        "fn f(p0: UVec4, uniform p1: u32) -> (UVec4, UVec4) {
            %0 = param 0 : UVec4
            %1 = param 1 : u32
            %2 = splat 4 %1 : UVec4
            %3 = sub %0 %2 : UVec4
            %4 = add %2 %2 : UVec4
            %5 = sub %3 %2 : UVec4
            return %4 %5
        }",
        "3/20",
    );
    test_cost(
        "fn f(p0: IVec3, uniform p1: i32) -> (IVec3, IVec4) {
            %0 = param 0 : IVec3
            %1 = param 1 : i32
            %2 = splat 3 %1 : IVec3
            %3 = add %2 %2 : IVec3
            %4 = const IVec3(5, 5, 5) : IVec3
            %5 = sub %4 %2 : IVec3
            %6 = add %0 %5 : IVec3
            %7 = splat 4 %1 : IVec4
            %8 = swizzle xxyz %6 : IVec4
            %9 = sub %7 %8 : IVec4
            return %3 %9
        }",
        "5/28",
    );
}

/// Constants whose product is infinite or too small stand apart, and nothing else does for that.
#[test]
fn constants_that_cannot_be_put_together() {
    test("(x * 1e-45) / t", "(x * 1e-45) * (1.0 / t)");
    test("v / (vec3(t, t, t) * vec3(0.5, 0.0, 2.0))", "v * (1.0 / (splat3(t) * vec3(0.5, 0.0, 2.0)))");
    test("((x - 3.0e38) * 3.0) * 7.0", "(x - 3e38) * 21.0");
    test("x / 0.0 + (y + y)", "(x / 0.0) + (y * 2.0)");
    test("((t + 3.0e38) + t + 2.0) * 3.0", "((t * 2.0) + 3e38) * 3.0");
    test(
        "sin(y + 1e-42 + x + (2.0 - e) + z * 1e-42) + cos(f + 1e-42 + x)",
        "sin((((x + y) + (z * 1e-42)) - e) + 2.0) + cos((x + f) + 1e-42)",
    );
}

/// Constants on both sides of what stays together are not put together, and none is missed beside it.
#[test]
fn sums_of_whole_numbers() {
    test("(floor(x) + 1.0) * 0.3 + 2.0", "((floor(x) + 1.0) * 0.3) + 2.0");
    test("((floor(x) + 1.0) * 0.3 + 2.0) * 0.5 + y", "((floor(x) + 1.0) * 0.15) + (y + 1.0)");
    test("(floor(x) + 1.0) * 0.3 + (floor(x) + 1.0) * 0.5", "(floor(x) + 1.0) * 0.8");
    test("(floor(x) + 1.0) * 0.3 - floor(x) * 0.3", "0.3");
    test("y * 0.3 + (floor(x) + 1.0) * 0.3", "((floor(x) + y) * 0.3) + 0.3");
    test("-(floor(x) + 1.0) * 0.3 * t + e", "e - ((floor(x) + 1.0) * (t * 0.3))");
}

/// Where everything is subtracted, a number that is there anyway has the sign, or what is uniform.
#[test]
fn signs_of_sums() {
    test("y * -0.5 - (x + x)", "(x * -2.0) - (y * 0.5)");
    test("-1.0 / y - x - x", "(x * -2.0) - (1.0 / y)");
    test("x * -(exp(t) / cos(t))", "x * -(exp(t) / cos(t))");
    test("-(x * t) - y", "(x * -t) - y");
    test("(x / -t) - y", "(x * (-1.0 / t)) - y");
}

/// A member that stands twice goes, also where another one would cost more if it were written as the others let it be.
#[test]
fn members_of_sets_that_others_read() {
    test_cost(
        "fn f(a: bool, b: bool, x: f32, y: f32) -> (bool, bool, bool) {
            %0 = param 0 : bool
            %1 = param 1 : bool
            %2 = param 2 : f32
            %3 = param 3 : f32
            %4 = select %1 %2 %3 : f32
            %5 = lt %4 %3 : bool
            %6 = lt %3 %4 : bool
            %7 = and %0 %1 : bool
            %8 = and %7 !%5 : bool
            %9 = and %8 %0 : bool
            %10 = and %9 !%6 : bool
            return %10 %5 %6
        }",
        "6/24",
    );
}

/// Of factors that equally many terms have, the one that leaves less goes outside.
#[test]
fn factors_that_equally_many_terms_have() {
    test("4.0 * ((1.0 - x) * x + x * x) + (1.0 - x)", "(x * 3.0) + 1.0");
}

/// What chains have in common is found again where it has changed after the last look at a chain.
#[test]
fn chains_share_what_others_have_come_to() {
    test_cost(
        "fn f(p0: f32, p1: f32) -> (f32, f32) {
            %0 = param 0 : f32
            %1 = param 1 : f32
            %2 = splat 3 %0 : Vec3
            %3 = mul %2 %2 : Vec3
            %4 = lane 0 %3 : f32
            %5 = const 1.0 : f32
            %6 = add %4 %5 : f32
            %7 = lane 2 %3 : f32
            %8 = add %6 %7 : f32
            %9 = sub %1 %6 : f32
            %10 = sub %9 %4 : f32
            return %8 %10
        }",
        "4/16",
    );
    test_cost(
        "fn f(p0: f32, p1: f32, uniform p2: f32) -> (f32, f32) {
            %0 = param 0 : f32
            %1 = param 1 : f32
            %2 = param 2 : f32
            %3 = mul %2 %2 : f32
            %4 = mul %1 %2 : f32
            %5 = add %4 %3 : f32
            %6 = add %0 %5 : f32
            %7 = const 3.0 : f32
            %8 = add %6 %7 : f32
            %9 = add %5 %7 : f32
            return %8 %9
        }",
        "4/16",
    );
}

/// What was looked at while a condition varied is looked at anew when that is uniform.
#[test]
fn conditions_that_have_become_uniform() {
    test_cost(
        "fn f(uniform p0: f32, p1: f32, uniform p2: f32) -> (f32, f32) {
            %0 = param 0 : f32
            %1 = param 1 : f32
            %2 = param 2 : f32
            %3 = compose %1 %0 %2 : Vec3
            %4 = const Vec3(0.0, 2.0, 1.0) : Vec3
            %5 = mul %3 %4 : Vec3
            %6 = lane 0 %5 : f32
            %7 = sin %2 : f32
            %8 = const 4.0 : f32
            %9 = sub %6 %8 : f32
            %10 = add %9 %7 : f32
            %11 = add %10 %7 : f32
            %12 = const 1.0 : f32
            %13 = lt %11 %12 : bool
            %14 = const 0.5 : f32
            %15 = sub %1 %14 : f32
            %16 = select %13 %15 %1 : f32
            return %10 %16
        }",
        "6/32",
    );
}

/// A comparison that was tried while less was known of its operands is tried again.
#[test]
fn comparisons_of_which_more_is_known() {
    test(
        "select(p < 7u, v, splat3(select(x < 0.0, 0.0, min(x, 2.0)))) < vec3(0.0, 0.0, 0.0)",
        "select(p < 7u, v < 0.0, false)",
    );
}

/// A way to write a chain that was too dear is tried again when some of it has come alive elsewhere: `t + t`, which reads
/// what is subtracted too, is `t * 2` then.
#[test]
fn what_was_too_dear() {
    test_cost(
        "fn f(p0: IVec3, uniform p1: IVec3) -> (IVec3, IVec3) {
            %0 = param 0 : IVec3
            %1 = param 1 : IVec3
            %2 = add %1 %1 : IVec3
            %3 = neg %2 : IVec3
            %4 = neg %1 : IVec3
            %5 = sub %4 %0 : IVec3
            %6 = sub %5 %1 : IVec3
            return %3 %6
        }",
        "2/36",
    );

    // Here it comes alive while all chains are looked at, behind the one that would be cheaper with it.
    test_cost(
        "fn f(p0: IVec3, uniform p1: IVec3) -> (IVec3, IVec4) {
            %0 = param 0 : IVec3
            %1 = param 1 : IVec3
            %2 = add %1 %1 : IVec3
            %3 = neg %2 : IVec3
            %4 = neg %1 : IVec3
            %5 = sub %4 %0 : IVec3
            %6 = swizzle xxyz %5 : IVec4
            %7 = swizzle xxyz %1 : IVec4
            %8 = sub %6 %7 : IVec4
            return %3 %8
        }",
        "3/36",
    );

    // What two chains have costs more in the first one, until the second one has written it: `(i + k) + k`.
    test_cost(
        "fn f(p0: i32, uniform p1: i32, p2: i32) -> (i32, i32) {
            %0 = param 0 : i32
            %1 = param 1 : i32
            %2 = param 2 : i32
            %3 = add %1 %1 : i32
            %4 = add %0 %3 : i32
            %5 = add %2 %1 : i32
            %6 = add %0 %5 : i32
            return %4 %6
        }",
        "3/12",
    );
}

/// Of two differences that are each other's opposite the other one is better where all who read them negate it.
#[test]
fn opposites_that_are_negated() {
    let products = |ty: &str| {
        format!(
            "fn f(p0: {ty}, p1: {ty}) -> ({ty}, {ty}) {{
                %0 = param 0 : {ty}
                %1 = param 1 : {ty}
                %2 = sub %1 %0 : {ty}
                %3 = mul %2 %1 : {ty}
                %4 = sub %0 %1 : {ty}
                %5 = mul %4 %1 : {ty}
                %6 = neg %5 : {ty}
                return %3 %6
            }}"
        )
    };
    test_cost(&products("f32"), "2/8");
    test_cost(&products("Vec2"), "2/16");
}

/// The square of a choice and the choice of squares was tried when less was known of what is compared; it is tried again.
#[test]
fn choices_that_were_tried_before() {
    let of = |power: &str, result: &str| {
        format!(
            "fn f(p0: f32) -> (f32,) {{
                %0 = param 0 : f32
                %1 = const 1.0 : f32
                %2 = sub %0 %1 : f32
                %3 = sub %1 %0 : f32
                %4 = mul %3 %3 : f32
                %5 = const 0.0 : f32
                %6 = eq %4 %5 : bool
                %7 = select %6 %5 %2 : f32
                %8 = mul %7 %7 : f32
                {power}
                return {result}
            }}"
        )
    };
    // `(x - 1)^2` is what the choice between it and zero is.
    test_cost(&of("", "%8"), "2/8");
    test_cost(&of("%9 = mul %8 %7 : f32", "%9"), "5/20");
}

/// No rule was tried on what is read from a text; the passes do.
#[test]
fn what_is_read_is_tried() {
    let text = "fn f(p0: f32, p1: bool, p2: bool) -> (f32, bool) {
        %0 = param 0 : f32
        %1 = param 1 : bool
        %2 = param 2 : bool
        %3 = const 1.0 : f32
        %4 = mul %0 %3 : f32
        %5 = abs %4 : f32
        %6 = abs %5 : f32
        %7 = select %1 !%2 !%2 : bool
        return %6 %7
    }";
    for gates in [Gates::EXACT, FAST] {
        let mut graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}"));
        graph.gates = gates;
        let out = settled(&graph).to_string();
        assert!(out.ends_with("    %3 = abs %0 : f32\n    return %3 !%2\n}\n"), "{out}");
    }
}

/// What was replaced where it stood stands for itself again in a chain's own form: `x + 1 + z + x` beside `|z| + (x + 1)`.
#[test]
fn chains_whose_parts_were_replaced() {
    let text = "fn f(p0: Vec3) -> (f32, f32) {
        %0 = param 0 : Vec3
        %1 = const 1.0 : f32
        %2 = lane 1 %0 : f32
        %3 = add %2 %1 : f32
        %4 = lane 2 %0 : f32
        %5 = add %3 %4 : f32
        %6 = add %5 %2 : f32
        %7 = neg %6 : f32
        %8 = add %3 %2 : f32
        %9 = sub %8 %6 : f32
        %10 = max %9 %4 : f32
        %11 = add %10 %3 : f32
        return %7 %11
    }";
    test_cost(text, "8/18");
}

/// A sum is looked at again when another way to write it has become cheaper: `2 * x`, which something else needs.
#[test]
fn ways_that_become_cheaper() {
    let text = "fn f(p0: f32, uniform p1: f32) -> (Vec4, f32) {
        %0 = param 0 : f32
        %1 = param 1 : f32
        %2 = add %1 %1 : f32
        %3 = add %0 %2 : f32
        %4 = add %3 %0 : f32
        %5 = neg %0 : f32
        %6 = splat 3 %5 : Vec3
        %7 = const Vec3(2.0, 2.0, 2.0) : Vec3
        %8 = const Vec3(3.0, 3.0, 3.0) : Vec3
        %9 = mul %6 %7 : Vec3
        %10 = sub %8 %9 : Vec3
        %11 = const Vec3(1.0, 1.0, 1.0) : Vec3
        %12 = dot %10 %11 : f32
        %13 = splat 4 %4 : Vec4
        return %13 %12
    }";
    test_cost(text, "5/16");
}

/// A product within a product is of the same chain when it is negated: what changes in it is told to the chain. Only where
/// little changes, of much, is what chains have in common kept.
#[test]
fn a_negated_product_within_a_product() {
    let others = 60;
    let params: Vec<String> = (0..others + 2).map(|i| format!("p{i}: i32")).collect();
    let mut text = format!("fn f({}) -> (i32,) {{\n", params.join(", "));
    for i in 0..others + 2 {
        text += &format!("%{i} = param {i} : i32\n");
    }
    // `-((x + x + y + y - 5 * x) * (x + x + y)) * ((x + x + y) * x) - 4 * x`, of which much is shared.
    let (x, y, first) = (0, 1, others + 2);
    let at = |i: usize| first + i;
    let lines = [
        format!("add %{x} %{x}"),
        format!("add %{0} %{0}", at(0)),
        format!("add %{} %{y}", at(0)),
        format!("mul %{} %{x}", at(2)),
        format!("add %{} %{y}", at(2)),
        format!("sub %{} %{}", at(4), at(0)),
        format!("sub %{} %{x}", at(5)),
        format!("mul %{} %{}", at(6), at(2)),
        format!("neg %{}", at(7)),
        format!("mul %{} %{}", at(8), at(3)),
        format!("sub %{} %{}", at(9), at(1)),
    ];
    for (i, line) in lines.iter().enumerate() {
        text += &format!("%{} = {line} : i32\n", at(i));
    }
    text += &format!("return %{}\n}}", at(lines.len() - 1));
    test_cost(&text, "10/49");
}

/// The body of a loop that is simpler than it was makes the loop another one among operands that may be swapped.
#[test]
fn loops_with_other_bodies() {
    let text = "fn f(p0: i32, p1: i32, uniform p2: bool) -> (i32,) {
        region 0 carried 2 results 1 exits 1 fn body(uniform p0: u32, p1: i32) -> (bool, i32, u32, i32) {
            %0 = param 0 : u32
            %1 = param 1 : i32
            %2 = const 2u : u32
            %3 = lt %0 %2 : bool
            %4 = const 1u : u32
            %5 = add %0 %4 : u32
            %6 = add %1 %1 : i32
            %7 = splat 2 %6 : IVec2
            %8 = add %7 %7 : IVec2
            %9 = lane 1 %8 : i32
            %10 = signum %9 : i32
            return !%3 %10 %5 %6
        }
        %0 = param 0 : i32
        %1 = param 1 : i32
        %2 = param 2 : bool
        %3 = const 0u : u32
        %4 = loop 0 %3 %0 : tuple
        %5 = project 0 %4 : i32
        %6 = splat 3 %5 : IVec3
        %7 = dot %6 %6 : i32
        %8 = add %7 %0 : i32
        %9 = select %2 %8 %0 : i32
        %10 = add %9 %8 : i32
        %11 = mul %8 %7 : i32
        %12 = add %10 %11 : i32
        %13 = add %12 %9 : i32
        return %13
    }";
    test_cost(text, "14/132");
}

/// A condition of a set is what it is where the others hold when that has come to be there, and not before.
#[test]
fn conditions_that_have_come_to_be_there() {
    let text = "fn f(p0: f32, uniform p1: BVec3) -> (f32, bool) {
        %0 = param 0 : f32
        %1 = param 1 : BVec3
        %2 = abs %0 : f32
        %3 = neg %2 : f32
        %4 = lane 0 %1 : bool
        %5 = const -1.0 : f32
        %6 = select %4 %5 %2 : f32
        %7 = add %6 %6 : f32
        %8 = const 0.5 : f32
        %9 = min %3 %8 : f32
        %10 = neg %9 : f32
        %11 = sub %10 %9 : f32
        %12 = const 1e-30 : f32
        %13 = eq %11 %12 : bool
        %14 = eq %7 %12 : bool
        %15 = and %14 !%4 : bool
        %16 = and %13 !%15 : bool
        return %7 !%16
    }";
    test_cost(text, "7/21");
}

/// A set is looked at again when what it could share has come to be the same for every pixel.
#[test]
fn members_that_have_become_uniform() {
    let text = "fn f(p0: bool, uniform p1: f32) -> (bool, f32) {
        %0 = param 0 : bool
        %1 = param 1 : f32
        %2 = abs %1 : f32
        %3 = select %0 %2 %1 : f32
        %4 = const 3.0 : f32
        %5 = lt %4 %1 : bool
        %6 = const 1.0 : f32
        %7 = lt %6 %3 : bool
        %8 = and %7 %5 : bool
        %9 = const -3.4028235e38 : f32
        %10 = select %8 %9 %1 : f32
        %11 = min %10 %4 : f32
        %12 = min %11 %1 : f32
        %13 = const 0.0 : f32
        %14 = eq %12 %13 : bool
        %15 = min %10 %1 : f32
        return %14 %15
    }";
    test_cost(text, "5/20");
}

/// A constant is not distributed over a sum where something else is multiplied too: the sum is written by itself.
#[test]
fn sums_within_longer_products() {
    let of = |dot: &str| {
        format!(
            "fn f(uniform p0: IVec4, p1: IVec3) -> (IVec4,) {{
                %0 = param 0 : IVec4
                %1 = param 1 : IVec3
                %2 = const IVec4(1, 1, 1, 1) : IVec4
                %3 = add %0 %2 : IVec4
                %4 = const IVec4(7, 7, 7, 7) : IVec4
                %5 = sub %4 %3 : IVec4
                %6 = const IVec3(0, {dot}, 0) : IVec3
                %7 = dot %1 %6 : i32
                %8 = const IVec4(3, 3, 3, 3) : IVec4
                %9 = mul %5 %8 : IVec4
                %10 = splat 4 %7 : IVec4
                %11 = mul %10 %9 : IVec4
                return %11
            }}"
        )
    };
    // `splat(p1.y) * ((6 - p0) * 3)`, or nothing.
    test_cost(&of("1"), "4/80");
    test_cost(&of("0"), "0/0");
}

/// What terms with one number are to each other within its product is what others have too: `(x - y + 1.5) * 3` beside
/// `1.5 - y`, and so where lanes of the number differ in their sign.
#[test]
fn terms_within_a_product_by_a_number() {
    for number in ["3.0, 3.0, 3.0", "-1.0, 3.0, 0.5"] {
        let text = format!(
            "fn f(p0: Vec3, p1: Vec3) -> (Vec3, Vec3) {{
                %0 = param 0 : Vec3
                %1 = param 1 : Vec3
                %2 = const Vec3(1.5, 1.5, 1.5) : Vec3
                %3 = sub %2 %1 : Vec3
                %4 = sub %0 %1 : Vec3
                %5 = add %4 %2 : Vec3
                %6 = const Vec3({number}) : Vec3
                %7 = mul %5 %6 : Vec3
                return %3 %7
            }}"
        );
        // `1.5 - y` is there, and one sum and one product more. Without it, it is `(x - y) * 3 + 4.5`.
        test_cost(&text, "3/36");
        test_cost(&text.replace("return %3 %7", "return %7 %7"), "3/36");
    }
}

/// What was replaced by the opposite of a difference stands for itself again beside that difference.
#[test]
fn opposites_of_uniforms() {
    test_cost(
        "fn f(uniform p0: f32) -> (f32, f32) {
            %0 = param 0 : f32
            %1 = const 0.1 : f32
            %2 = sub %0 %1 : f32
            %3 = const 0.2 : f32
            %4 = sub %0 %3 : f32
            %5 = neg %4 : f32
            %6 = sub %1 %2 : f32
            %7 = neg %6 : f32
            return %5 %7
        }",
        "2/5",
    );
}

/// What is uniform in a set is put together by itself, with the constant, also where another member stands there twice.
#[test]
fn uniforms_of_sets() {
    test("x.max(t).max(t.sin())", "max(x, max(sin(t), t))");
    test("x.min(t).min(y).min(2.0)", "min(min(x, y), min(t, 2.0))");
    test("x.max(t).max(y)", "max(max(x, y), t)");
    test_cost(
        "fn f(p0: f32, uniform p1: f32) -> (f32,) {
            %0 = param 0 : f32
            %1 = param 1 : f32
            %2 = const -3.5 : f32
            %3 = mul %1 %2 : f32
            %4 = const 3.0 : f32
            %5 = max %3 %4 : f32
            %6 = max %5 %1 : f32
            %7 = max %0 %3 : f32
            %8 = max %7 %6 : f32
            return %8
        }",
        "4/16",
    );
    let conditions = "fn f(p0: bool, uniform p1: bool, uniform p2: bool) -> (bool,) {
            %0 = param 0 : bool
            %1 = param 1 : bool
            %2 = param 2 : bool
            %3 = and %0 !%1 : bool
            %4 = and %3 %2 : bool
            return %4
        }";
    let out = settled(&conditions.parse().unwrap_or_else(|e| panic!("{e}"))).to_string();
    let [rest, last] = ["    %3 = and !%1 %2 : bool\n", "    %4 = and %0 %3 : bool\n    return %4\n}\n"];
    assert!(out.ends_with(&format!("{rest}{last}")), "{out}");
}

/// A node that comes to compute what one did that it has replaced reads what stands there: `(y - x) * z` was `-((x - y) * z)`, and
/// is `-(x - y) * z` when `-(x - y)` is there.
#[test]
fn what_was_replaced_by_its_own_expression() {
    test_cost(
        "fn f(p0: f32, p1: f32, p2: bool, p3: f32, p4: f32, p5: bool, p6: Vec4, p7: Vec4) -> (Vec4, f32) {
            %0 = param 0 : f32
            %1 = param 1 : f32
            %2 = param 2 : bool
            %3 = param 3 : f32
            %4 = sub %1 %3 : f32
            %5 = neg %4 : f32
            %6 = param 4 : f32
            %7 = sub %3 %1 : f32
            %8 = param 5 : bool
            %9 = select %2 %0 %7 : f32
            %10 = mul %5 %9 : f32
            %11 = lt %6 %4 : bool
            %12 = compose %8 %8 %11 : BVec3
            %13 = all !%12 : bool
            %14 = param 6 : Vec4
            %15 = param 7 : Vec4
            %16 = select %13 %15 %14 : Vec4
            return %16 %10
        }",
        "7/37",
    );
}

/// Lanes of one vector of which one is decided, whichever is read first.
#[test]
fn lanes_that_are_decided_whoever_asks() {
    test_cost(
        "fn f(p0: f32, p1: f32, p2: bool) -> (Vec2, Vec3) {
            %0 = param 0 : f32
            %1 = param 1 : f32
            %2 = param 2 : bool
            %3 = const -0.75 : f32
            %4 = splat 2 %1 : Vec2
            %5 = const Vec2(0.1, 0.1) : Vec2
            %6 = const Vec2(1.0, 4.0) : Vec2
            %7 = mul_add %4 %5 %6 : Vec2
            %8 = lane 0 %7 : f32
            %9 = compose %8 %1 : Vec2
            %10 = select %2 %7 %9 : Vec2
            %11 = lane 0 %10 : f32
            %12 = lane 1 %10 : f32
            %13 = const 2.0 : f32
            %14 = compose %11 %13 : Vec2
            %15 = dot %14 %4 : f32
            %16 = lt %3 %12 : bool
            %17 = const -1.0 : f32
            %18 = select %16 %1 %17 : f32
            %19 = splat 3 %15 : Vec3
            %20 = splat 2 %18 : Vec2
            return %20 %19
        }",
        "8/24",
    );
}

/// What nobody needs is found again as it was made, and means more since.
#[test]
fn what_was_made_when_less_was_known() {
    // What a comparison of `x` with `y` chooses of them is no choice, once it compares these.
    test_cost(
        "fn f(p0: f32, p1: f32, p2: Vec4) -> (f32, f32, Vec4) {
            %0 = param 0 : f32
            %1 = param 1 : f32
            %2 = param 2 : Vec4
            %3 = lt %1 %0 : bool
            %4 = const 0.0 : f32
            %5 = select %3 %4 %0 : f32
            %6 = lt %4 %5 : bool
            %7 = const 1.0 : f32
            %8 = select %6 %4 %7 : f32
            %9 = min %8 %1 : f32
            %10 = lane 0 %2 : f32
            %11 = swizzle xyyw %2 : Vec4
            %12 = select %3 %2 %11 : Vec4
            %13 = lane 0 %12 : f32
            %14 = lane 1 %12 : f32
            %15 = lane 3 %12 : f32
            %16 = compose %13 %14 %9 %15 : Vec4
            %17 = select %6 %12 %16 : Vec4
            %18 = lane 0 %17 : f32
            %19 = lane 1 %17 : f32
            %20 = eq %19 %18 : bool
            %21 = and !%20 !%6 : bool
            %22 = select %21 %18 %19 : f32
            return %10 %22 %17
        }",
        "10/24",
    );
    // The sign is changed outside where the product is a square.
    test_cost(
        "fn f(p0: f32, p1: f32, p2: f32) -> (bool, f32) {
            %0 = param 0 : f32
            %1 = param 1 : f32
            %2 = param 2 : f32
            %3 = const 4.0 : f32
            %4 = const 3.0 : f32
            %5 = le %4 %1 : bool
            %6 = select %5 %2 %3 : f32
            %7 = min %6 %3 : f32
            %8 = select %5 %2 %7 : f32
            %9 = add %8 %6 : f32
            %10 = add %8 %8 : f32
            %11 = min %9 %10 : f32
            %12 = mul %11 %9 : f32
            %13 = neg %12 : f32
            %14 = eq %0 %13 : bool
            %15 = const 0.0 : f32
            %16 = max %13 %15 : f32
            return %14 %16
        }",
        "6/21",
    );
    // So is what is new above it.
    test_exact(
        "fn f(uniform p0: f32) -> (Vec2,) {
            %0 = param 0 : f32
            %1 = const 0.0 : f32
            %2 = lt %0 %1 : bool
            %3 = neg %0 : f32
            %4 = select %2 %3 %1 : f32
            %5 = splat 2 %4 : Vec2
            %6 = const Vec2(-0.0, 0.0) : Vec2
            %7 = const Vec2(3.0, 0.0) : Vec2
            %8 = add %5 %6 : Vec2
            %9 = min %8 %7 : Vec2
            return %9
        }",
        "%0 = param 0 : f32; %1 = const 0.0 : f32; %2 = neg %0 : f32; %3 = const 3.0 : f32; %4 = pmax %2 %1 : f32; %5 = min %4 %3 : f32; \
         %6 = compose %5 %1 : Vec2; return %6",
    );
    // What one chain takes off once another takes off twice: `p + 7 - u` is part of `p + 7 - u + n - u`.
    test_exact(
        "fn f(p0: UVec2, uniform p1: u32) -> (UVec2, UVec2) {
            %0 = param 0 : UVec2
            %1 = param 1 : u32
            %2 = splat 2 %1 : UVec2
            %3 = sub %0 %2 : UVec2
            %4 = count_ones %2 : UVec2
            %5 = const UVec2(7u, 7u) : UVec2
            %6 = add %4 %5 : UVec2
            %7 = add %3 %6 : UVec2
            %8 = add %0 %5 : UVec2
            %9 = sub %7 %2 : UVec2
            %10 = sub %8 %2 : UVec2
            return %9 %10
        }",
        "%0 = param 0 : UVec2; %1 = param 1 : u32; %2 = splat 2 %1 : UVec2; %3 = count_ones %2 : UVec2; %4 = const UVec2(7u, 7u) : UVec2; \
         %5 = sub %4 %2 : UVec2; %6 = add %0 %5 : UVec2; %7 = sub %3 %2 : UVec2; %8 = add %6 %7 : UVec2; return %8 %6",
    );
    // What is offered is made of what is less by now.
    test_cost(
        "fn f(p0: f32) -> (bool,) {
            %0 = param 0 : f32
            %1 = abs %0 : f32
            %2 = const 1.0 : f32
            %3 = lt %1 %2 : bool
            %4 = neg %1 : f32
            %5 = const 3.0 : f32
            %6 = max %4 %5 : f32
            %7 = max %6 %1 : f32
            %8 = add %6 %1 : f32
            %9 = const 0.5 : f32
            %10 = select %3 %8 %9 : f32
            %11 = eq %8 %5 : bool
            %12 = min %8 %7 : f32
            %13 = const -0.5 : f32
            %14 = select %11 %12 %13 : f32
            %15 = le %10 %14 : bool
            return !%15
        }",
        "7/25",
    );
    test_cost(
        "fn f(p0: f32) -> (f32,) {
            %0 = param 0 : f32
            %1 = const -0.5 : f32
            %2 = min %0 %1 : f32
            %3 = neg %2 : f32
            %4 = const 1.1754944e-38 : f32
            %5 = max %3 %4 : f32
            %6 = lt %2 %5 : bool
            %7 = const 0.0 : f32
            %8 = select %6 %7 %2 : f32
            %9 = lt %3 %8 : bool
            %10 = const 2.0 : f32
            %11 = select %9 %10 %3 : f32
            %12 = min %11 %2 : f32
            %13 = lt %12 %8 : bool
            %14 = select %13 %12 %1 : f32
            return %14
        }",
        "9/33",
    );
}

/// The negation of a sum, where that of a member is there: it is shared, once per draw too.
#[test]
fn negations_of_members() {
    test_exact(
        "fn f(p0: u32, p1: u32) -> (u32,) {
            %0 = param 0 : u32
            %1 = param 1 : u32
            %2 = const 0u : u32
            %3 = sub %2 %1 : u32
            %4 = add %0 %1 : u32
            %5 = sub %2 %4 : u32
            %6 = max %5 %3 : u32
            return %6
        }",
        "%0 = param 0 : u32; %1 = param 1 : u32; %2 = const 0u : u32; %3 = sub %2 %1 : u32; %4 = sub %3 %0 : u32; %5 = max %4 %3 : u32; \
         return %5",
    );
    test_exact(
        "fn f(uniform p0: u32, uniform p1: u32) -> (u32,) {
            %0 = param 0 : u32
            %1 = param 1 : u32
            %2 = const 0u : u32
            %3 = sub %2 %1 : u32
            %4 = add %0 %1 : u32
            %5 = sub %2 %4 : u32
            %6 = max %5 %3 : u32
            return %6
        }",
        "%0 = param 0 : u32; %1 = param 1 : u32; %2 = const 0u : u32; %3 = sub %2 %1 : u32; %4 = sub %3 %0 : u32; %5 = max %4 %3 : u32; \
         return %5",
    );
}

//! Divisions by one value share its reciprocal: where it pays, where it does not, and with the gate shut.

#[path = "passes/notation.rs"]
mod notation;

use flatten_core::graph::Graph;
use flatten_core::interp;
use flatten_core::op::Op;
use flatten_core::options::{Gates, Options};
use flatten_core::passes::{prune, reciprocal};
use flatten_core::value::Value;
use notation::{read, write};

const ARCP: Gates = Gates::ARCP;

/// `text` becomes `out`, in whatever order operands stand, which stays as it is in a second run and when copied.
#[track_caller]
fn test(text: &str, gates: Gates, out: &str) {
    let options = Options { gates, ..Options::default() };
    let out = write(&read(out, gates));
    let once = reciprocal::run(&read(text, gates), &options);
    assert_eq!(once.verify(), Ok(()));
    assert_eq!(write(&once), out, "`{text}` behind {gates}");
    assert_eq!(reciprocal::run(&once, &options).to_string(), once.to_string(), "`{text}`, run twice");
    assert_eq!(write(&prune::run(&once, &options)), out, "`{text}`, copied");
}

#[track_caller]
fn test_same(text: &str, gates: Gates) {
    test(text, gates, text);
}

/// `t` is uniform.
#[test]
fn uniform_divisors() {
    test("x / t", ARCP, "x * (1.0 / t)");
    test_same("x / t", Gates::EXACT); // The quotient rounds once.
    test_same("x / t", Gates(Gates::FAST.0 & !ARCP.0));
    test("x / sin(t)", ARCP, "x * (1.0 / sin(t))");
    test("v / t", ARCP, "v * splat3(1.0 / t)");
    test("v / vec3(t, 2.0, t)", ARCP, "v * (1.0 / vec3(t, 2.0, t))");
    test("x / t + y / t", ARCP, "(x * (1.0 / t)) + (y * (1.0 / t))");
    test("x % t", ARCP, "x % t");
    test_same("sin(t) / t", ARCP); // Once per draw as it is.
    test_same("1.0 / t", ARCP); // It is the reciprocal.
    test_same("x / 0.0", ARCP); // A constant is the rules' to judge.
    test_same("(i / j) + (j / i)", ARCP); // Integers have no reciprocal.
}

#[test]
fn divisors_of_each_pixel() {
    test("x / y + z / y", ARCP, "(x * (1.0 / y)) + (z * (1.0 / y))");
    test("x / y + 1.0 / y", ARCP, "(1.0 / y) + (x * (1.0 / y))");
    test("v / y + splat3(x / y)", ARCP, "(v * splat3(1.0 / y)) + splat3(x * (1.0 / y))");
    test_same("x / y", ARCP); // One division would be a division and a product.
    test_same("(x / y) + (z / x)", ARCP);
    test_same("(x / y) + (z / y)", Gates::EXACT);
    test_same("v / splat3(y)", ARCP); // Drivers do that themselves.
}

/// A constant factor that all have that are divided goes into the reciprocal, unless others need it, or that.
#[test]
fn constant_factors_of_dividends() {
    let factored = Gates(ARCP.0 | Gates::REASSOC.0);
    test("x * 3.0 / y + z * 3.0 / y", factored, "(x * (3.0 / y)) + (z * (3.0 / y))");
    test("x * 3.0 / t", factored, "x * (3.0 / t)");
    test("v * 3.0 / y + splat3(x * 3.0 / y)", factored, "(v * splat3(3.0 / y)) + splat3(x * (3.0 / y))");
    test("x * 3.0 / (t * 2.0)", factored, "x * (1.5 / t)");
    test("x * 3.0 / y + z * 3.0 / y", ARCP, "((x * 3.0) * (1.0 / y)) + ((z * 3.0) * (1.0 / y))");
    test("x * 3.0 / y + z * 2.0 / y", factored, "((x * 3.0) * (1.0 / y)) + ((z * 2.0) * (1.0 / y))");
    test("x * 3.0 / y + z / y", factored, "((x * 3.0) * (1.0 / y)) + (z * (1.0 / y))");
    let read = "(((x * 3.0) * (1.0 / y)) + ((z * 3.0) * (1.0 / y))) + (x * 3.0)";
    test("x * 3.0 / y + z * 3.0 / y + x * 3.0", factored, read);
    let there = "(((x * 3.0) * (1.0 / y)) + ((z * 3.0) * (1.0 / y))) + (1.0 / y)";
    test("x * 3.0 / y + z * 3.0 / y + 1.0 / y", factored, there);
}

/// A constant factor of the divisor goes into the reciprocal, unless somebody has that already.
#[test]
fn constant_factors_of_divisors() {
    let factored = Gates(ARCP.0 | Gates::REASSOC.0);
    test("x / (t * 2.0)", factored, "x * (0.5 / t)");
    test("x / (4.0 * t) + v.x / (4.0 * t)", factored, "(x * (0.25 / t)) + (v.x * (0.25 / t))");
    test("v / splat3(t * 2.0)", factored, "v * splat3(0.5 / t)");
    test("x / (t * 2.0)", ARCP, "x * (1.0 / (t * 2.0))");
    test("x / (t * sin(t))", factored, "x * (1.0 / (t * sin(t)))");
    test(
        "x / (t * 300000000000000000000000000000000000000.0)",
        factored,
        "x * (1.0 / (t * 300000000000000000000000000000000000000.0))",
    ); // Its reciprocal is subnormal.
    // Others divide by what would be left of it.
    test("x / (t * 2.0) + y / t", factored, "(x * (1.0 / (t * 2.0))) + (y * (1.0 / t))");
    test("x / (t * 2.0) + y / (t * 4.0)", factored, "(x * (1.0 / (t * 2.0))) + (y * (1.0 / (t * 4.0)))");
    let once = "((x * (1.0 / (y * 2.0))) + (z * (1.0 / (y * 2.0)))) + (e / y)";
    test("x / (y * 2.0) + z / (y * 2.0) + e / y", factored, once);
    let there = "x / (y * 2.0) + 1.0 / (y * 2.0)";
    test(there, factored, "(1.0 / (y * 2.0)) + (x * (1.0 / (y * 2.0)))");
}

/// The sign of what is only negated goes there too.
#[test]
fn negated_quotients() {
    test("-(x / t)", ARCP, "x * (-1.0 / t)");
    test("vec2(-(x / t), -(y / t))", ARCP, "vec2(x * (-1.0 / t), y * (-1.0 / t))");
    test("-(v / t)", ARCP, "v * splat3(-1.0 / t)");
    test("-(x / (t * 2.0))", Gates(ARCP.0 | Gates::REASSOC.0), "x * (-0.5 / t)");
    test_same("-(x / t)", Gates::EXACT);
    test_same("-(x / y)", ARCP);
    test("vec2(-(x / y), -(z / y))", ARCP, "vec2(x * (-1.0 / y), z * (-1.0 / y))");
    test("-(x / t) + y / t", ARCP, "(y * (1.0 / t)) + -(x * (1.0 / t))"); // One is read as it is.
    test("-(x / y) + 1.0 / y", ARCP, "(1.0 / y) + -(x * (1.0 / y))");
}

/// Equal divisions are one, and two of one value are one reciprocal.
#[test]
fn one_division_is_left() {
    let graph = read("x / t + y / t + (v / t).x", ARCP);
    let graph = reciprocal::run(&graph, &Options::fast());
    let divisions = |graph: &Graph| {
        let live = graph.live();
        graph.ids().filter(|id| live[id.0 as usize] && graph.node(*id).op == Op::Div).count()
    };
    assert_eq!(divisions(&graph), 1, "{graph}");
}

/// In a loop, what does not change there is divided by once, before it.
#[test]
fn divisors_of_loops() {
    let text = "fn f(x: f32, k: f32) -> f32 {
    region 0 carried 1 results 1 exits 1 fn body(a: f32, k: f32) -> (bool, f32, f32) {
        %0 = param 0 : f32
        %1 = param 1 : f32
        %2 = const 1.0 : f32
        %3 = lt %0 %2 : bool
        %4 = div %0 %1 : f32
        return %3 %0 %4
    }
    %0 = param 0 : f32
    %1 = param 1 : f32
    %2 = loop 0 %0 %1 : tuple
    %3 = project 0 %2 : f32
    return %3
}
";
    let mut graph: Graph = text.parse().expect("a graph");
    graph.gates = Gates::FAST;
    let out = reciprocal::run(&graph, &Options::fast());
    expect_test::expect![[r#"
        fn f(x: f32, k: f32) -> f32 {
            region 0 carried 1 results 1 exits 1 fn body(a: f32, v: f32) -> (bool, f32, f32) {
                %0 = param 0 : f32
                %1 = param 1 : f32
                %2 = const 1.0 : f32
                %3 = lt %0 %2 : bool
                %4 = mul %0 %1 : f32
                return %3 %0 %4
            }
            %0 = param 0 : f32
            %1 = param 1 : f32
            %2 = const 1.0 : f32
            %3 = div %2 %1 : f32
            %4 = loop 0 %0 %3 : tuple
            %5 = project 0 %4 : f32
            return %5
        }
    "#]]
    .assert_eq(&out.to_string());
    let at = |graph: &Graph| interp::run(graph, &[Value::f32(40.0), Value::f32(4.0)]).expect("it ends");
    assert_eq!(at(&out), [Value::f32(0.625)]);
    assert_eq!(at(&graph), [Value::f32(0.625)]);
}

/// A sign that goes elsewhere makes a divisor another one's: of those that share a reciprocal then, it is found too.
#[test]
fn divisors_that_come_to_be_one() {
    let text = "fn f(p0: f32, p1: f32) -> (Vec2, f32, f32) {
        %0 = param 0 : f32
        %1 = param 1 : f32
        %2 = sub %0 %1 : f32
        %3 = neg %2 : f32
        %4 = splat 2 %3 : Vec2
        %5 = const -1.0 : f32
        %6 = div %5 %2 : f32
        %7 = div %6 %3 : f32
        %8 = cos %6 : f32
        %9 = div %8 %7 : f32
        %10 = div %7 %2 : f32
        return %4 %10 %9
    }";
    let mut graph: Graph = text.parse().unwrap_or_else(|e| panic!("{e}"));
    graph.gates = Gates::FAST;
    let once = reciprocal::run(&graph, &Options::default());
    // `1 / s`, and by the product of two of those.
    assert_eq!(flatten_core::count::run(&once).ops["div"], 2, "{once}");
    assert_eq!(reciprocal::run(&once, &Options::default()).to_string(), once.to_string());
}

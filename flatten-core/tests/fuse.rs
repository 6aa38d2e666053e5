//! What covering makes of expressions, one line each: in, gates, target, out, and what fired. Where a gate is shown
//! open, a line shows it shut.

#[path = "passes/notation.rs"]
mod notation;

use flatten_core::graph::Graph;
use flatten_core::interp;
use flatten_core::op::Op;
use flatten_core::options::{Caps, Gates, Options, Packing};
use flatten_core::passes::fuse::fuse_with;
use flatten_core::passes::{self, Journal};
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;
use notation::{read, write};

const EXACT: Gates = Gates::EXACT;
const FAST: Gates = Gates::FAST;
const GRAPH: Caps = Caps::GRAPH;
const NAGA: Caps = Caps::NAGA;

/// The graph of an expression after the passes.
fn optimized(text: &str, gates: Gates) -> Graph {
    passes::optimize(&read(text, gates), &Options { gates, ..Options::default() })
}

/// `text` becomes `out`, by changes of these names among others, stays so, and keeps its value.
#[track_caller]
fn test(text: &str, gates: Gates, caps: Caps, out: &str, fired: &[&str]) {
    let graph = optimized(text, gates);
    let mut journal = Journal::default();
    let once = fuse_with(&graph, &caps, &mut journal);
    assert_eq!(once.verify(), Ok(()));
    assert_eq!(write(&once), out, "`{text}` behind {gates}: {:?}", journal.fired);
    for name in fired {
        assert!(journal.fired.contains_key(name), "`{text}`: {name} is not in {:?}", journal.fired);
    }
    let mut again = Journal::default();
    let twice = fuse_with(&once, &caps, &mut again);
    assert_eq!(write(&twice), out, "`{text}` behind {gates}, once more: {:?}", again.fired);
    assert_eq!(again.commits, 0, "`{text}` behind {gates}, once more: {:?}", again.fired);
    same_values(text, &graph, &once, gates);
}

/// On a shader graph.
#[track_caller]
fn graph(text: &str, out: &str, fired: &[&str]) {
    test(text, FAST, GRAPH, out, fired);
}

/// On a GPU.
#[track_caller]
fn gpu(text: &str, out: &str, fired: &[&str]) {
    test(text, FAST, NAGA, out, fired);
}

/// Under `exact`, on a shader graph.
#[track_caller]
fn exact(text: &str, out: &str) {
    test(text, EXACT, GRAPH, out, &[]);
}

/// Numbers with few bits, which most of these can compute with without rounding.
fn rows(graph: &Graph) -> Vec<Vec<Value>> {
    let leaves = graph.signature.param_leaves();
    let mut state = 7u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state >> 16
    };
    let mut lane = |ty: Ty| match ty {
        _ if ty.is_float() => ((next() % 64) as f32 / 8.0 - 3.0).to_bits(),
        _ if ty.is_bool() => next() % 2,
        _ => next() % 32,
    };
    (0..200)
        .map(|_| {
            let value = |(_, ty, _): &(String, Ty, bool)| {
                let bits: Vec<u32> = (0..ty.lanes).map(|_| lane(ty.element())).collect();
                Value::from_lanes(*ty, |i| bits[i])
            };
            leaves.iter().map(value).collect()
        })
        .collect()
}

/// Before and after: bit for bit under `exact`, else within rounding.
#[track_caller]
fn same_values(text: &str, before: &Graph, after: &Graph, gates: Gates) {
    for row in rows(before) {
        let want = interp::run(before, &row).expect("it runs")[0];
        let got = interp::run(after, &row).expect("it runs")[0];
        let near = |i: usize| {
            let (x, y) = (want.f(i), got.f(i));
            !x.is_finite() || (x - y).abs() <= 1e-4 * x.abs().max(y.abs()).max(1.0)
        };
        let lanes = 0..want.ty.lanes as usize;
        let near = gates == FAST && want.ty.is_float() && want.is_finite() && lanes.clone().all(near);
        let open = gates == FAST && !want.is_finite();
        assert!(want.same(got) || near || open, "`{text}` of {row:?}: {want}, not {got}");
    }
}

#[test]
fn a_product_and_a_sum() {
    graph("x * y + z", "mad(x, y, z)", &["mad"]);
    graph("x * y - 2.0", "mad(x, y, -2.0)", &["mad"]);
    graph("3.0 - x * 2.0", "nmad(x, 2.0, 3.0)", &["mad"]);
    graph("z - x * y", "nmad(x, y, z)", &["mad"]);
    graph("v * x + w", "mad(splat3(x), v, w)", &["mad"]);
    graph("i * j + 3", "mad(i, j, 3)", &["mad"]);
    graph("3 - i * 2", "nmad(i, 2, 3)", &["mad"]);
    graph("i + i + 3", "mad(i, 2, 3)", &["mad"]);
    graph("(i + i) * (i + i + 3)", "((i + i) + 3) * (i + i)", &[]);
    graph("p * q + 3u", "mad(p, q, 3u)", &["mad"]);
    graph("x * y + z * e", "mad(x, y, z * e)", &["mad"]);
    graph("-x + y", "y - x", &[]);
    // Both round twice, so `exact` has them too.
    exact("x * y + z", "mad(x, y, z)");
    exact("z - x * y", "nmad(x, y, z)");
    exact("x * y - 2.0", "mad(x, y, -2.0)");
    // A product that others need stays, and nothing is gained.
    graph("(x * y + z) / (x * y)", "((x * y) + z) / (x * y)", &[]);
    gpu("x * y + z", "mad(x, y, z)", &["mad"]);
}

#[test]
fn without_a_native() {
    const WITHOUT_NMAD: Caps = Caps { natives: &[Op::Mad], ..GRAPH };
    const WITHOUT: Caps = Caps { natives: &[], ..GRAPH };
    test("3.0 - x * 2.0", FAST, WITHOUT_NMAD, "mad(x, -2.0, 3.0)", &["mad"]);
    test("z - x * y", FAST, WITHOUT_NMAD, "z - (x * y)", &[]);
    test("7u - p * q", EXACT, WITHOUT_NMAD, "7u - (p * q)", &[]);
    for text in [
        "(x * y) + z",
        "((x + y) + z) + e",
        "min(min(min(x, y), z), e)",
        "clamp(x, 0.0, 1.0)",
        "1.0 / sqrt(x)",
        "x - floor(x)",
        "select(x < y, 0.0, 1.0)",
        "length(v - w)",
        "((y - x) * z) + x",
    ] {
        test(text, FAST, WITHOUT, text, &[]);
    }
    // Every target has dot products.
    test("v.x + v.y + v.z", FAST, WITHOUT, "dot(v, 1.0)", &["dot"]);
}

#[test]
fn mixes() {
    graph("(y - x) * z + x", "mix(x, y, z)", &["mix"]);
    graph("x - (x - y) * z", "mix(x, y, z)", &["mix"]);
    graph("x * (1.0 - z) + y * z", "mix(x, y, z)", &["mix"]);
    graph("v * (1.0 - z) + w * z", "mix(v, w, splat3(z))", &["mix"]);
    graph("v + (w - v) * z", "mix(v, w, splat3(z))", &["mix"]);
    graph("x + (y - x) * z + e", "mix(x, y, z) + e", &["mix"]);
    graph("(x - 2.0) * z + 2.0", "mix(2.0, x, z)", &["mix"]);
    // Of two differences the one that nothing else needs.
    graph("vec2(x - y, y + (x - y) * (z - y))", "vec2(x - y, mix(y, z, x - y))", &["mix"]);
    graph("vec2(x - y, y + (z - y) * (x - y))", "vec2(x - y, mix(y, z, x - y))", &["mix"]);
    // From the other end nothing has to be left of one.
    graph("x + (y - x) * (1.0 - z)", "mix(y, x, z)", &["mix"]);
    graph("1.0 - (1.0 - x) * (1.0 - y)", "mix(x, 1.0, y)", &["mix"]);
    graph("v + (w - v) * splat3(1.0 - z)", "mix(w, v, splat3(z))", &["mix"]);
    exact("(y - x) * z + x", "mad(y - x, z, x)");
    exact("x * (1.0 - z) + y * z", "mad(x, 1.0 - z, y * z)");
    gpu("(y - x) * z + x", "mix(x, y, z)", &["mix"]);
    gpu("v * (1.0 - z) + w * z", "mix(v, w, splat3(z))", &["mix"]);
    let caps = GRAPH.with(&Options { expand_lerp: true, ..Options::fast() });
    test("(y - x) * z + x", FAST, caps, "mad(y - x, z, x)", &["mad"]);
}

#[test]
fn lanes_of_one_vector() {
    graph("v.x + v.y + v.z", "sum(v)", &["dot"]);
    graph("v.x * 0.3 + v.y * 0.59 + v.z * 0.11", "dot(v, vec3(0.3, 0.59, 0.11))", &["dot"]);
    graph("-v.x - v.y - v.z", "dot(v, -1.0)", &["weighted_sum"]);
    // Of a product that nothing else reads.
    graph("(v * w).x + (v * w).y + (v * w).z", "dot(v, w)", &["dot"]);
    graph("sqrt((v * w).x + (v * w).y + (v * w).z) * v * w", "splat3(sqrt(sum(v * w))) * (v * w)", &["dot"]);
    // Lanes that nobody reads are none of it: zero times one is NaN if that is infinite.
    graph("x - v.x - v.y", "x - sum(v.xy)", &["dot"]);
    graph("v.x + v.x + v.y", "dot(v.xy, vec2(2.0, 1.0))", &["dot"]);
    graph("v.x + w.y + v.z + w.z", "sum(v.xz) + sum(w.yz)", &["dot"]);
    graph("u.x + u.y + v.x + v.y + v.z", "sum(v) + sum(u.xy)", &["dot"]);
    graph("x * v.x + x * v.y", "x * sum(v.xy)", &["dot"]);
    exact("v.x + v.y + v.z", "(v.y + v.x) + v.z");
    // What becomes equal is one node.
    graph("(v.x + v.y) * (v.x + v.y + z)", "(z + sum(v.xy)) * sum(v.xy)", &["dot"]);
    let mut journal = Journal::default();
    let shared = fuse_with(&optimized("(v.x + v.y) * (v.x + v.y + z)", FAST), &GRAPH, &mut journal);
    assert_eq!(flatten_core::count::run(&shared).ops["sum"], 1);
}

/// What is the same for every pixel is added by itself: lanes of it are found beside what varies too.
#[test]
fn lanes_of_a_uniform() {
    let text = "fn f(p0: f32, uniform p1: Vec3) -> (f32,) {
        %0 = param 0 : f32
        %1 = param 1 : Vec3
        %2 = const 4.0 : f32
        %3 = lane 2 %1 : f32
        %4 = lane 1 %1 : f32
        %5 = lane 0 %1 : f32
        %6 = add %3 %4 : f32
        %7 = add %6 %5 : f32
        %8 = sub %7 %2 : f32
        %9 = add %0 %8 : f32
        return %9
    }";
    let mut before: Graph = text.parse().unwrap_or_else(|e| panic!("{e}"));
    before.gates = FAST;
    let mut journal = Journal::default();
    let after = fuse_with(&before, &GRAPH, &mut journal);
    assert_eq!(journal.fired, [("dot", 1)].into(), "{after}");
    let out = ["%3 = sum %1 : f32", "%4 = sub %3 %2 : f32", "%5 = add %0 %4 : f32", "return %5"];
    assert!(after.to_string().contains(&out.join("\n    ")), "{after}");
    let left = fuse_with(&before, &NAGA, &mut Journal::default());
    assert_eq!(left.to_string(), before.to_string());
}

#[test]
fn dot_products() {
    graph("v.x * w.x + v.y * w.y + v.z * w.z", "dot(v, w)", &["dot"]);
    graph("v.x * w.x + v.y * w.y", "dot(v.xy, w.xy)", &["dot"]);
    graph("v.x * w.y + v.y * w.x + e", "dot(v.xy, w.yx) + e", &["dot"]);
    graph("u.x * u.x + u.y * u.y + u.z * u.z + u.w * u.w", "dot(u, u)", &["dot"]);
    graph("sqrt(v.x * v.x + v.y * v.y + v.z * v.z)", "length(v)", &["dot", "length"]);
    graph(
        "sqrt((v.x - w.x) * (v.x - w.x) + (v.y - w.y) * (v.y - w.y) + (v.z - w.z) * (v.z - w.z))",
        "distance(v, w)",
        &["dot", "length", "distance"],
    );
    graph("x * y + z * e + f * g", "mad(f, g, mad(x, y, z * e))", &["mad"]);
    graph("x * y + z * e + f * g + h * t", "dot(vec4(f, h, x, z), vec4(g, t, y, e))", &["dot"]);
    exact("v.x * w.x + v.y * w.y", "mad(v.y, w.y, v.x * w.x)");
}

#[test]
fn sums_of_scalars() {
    graph("x + y + z", "(x + y) + z", &[]);
    graph("x + y + z + e", "sum(vec4(x, y, z, e))", &["sum"]);
    graph("x + y + z + e + f", "sum(vec4(x, y, z, e)) + f", &["sum"]);
    graph("x + y + z + e + f + g", "sum(vec3(x, y, z) + vec3(e, f, g))", &["sum"]);
    graph("x + y + z + e + f + g + h", "sum(vec4(x, y, z, e) + vec4(f, g, h, 0.0))", &["sum"]);
    graph("x + y + z + e + f + g + h + t", "sum(vec4(x, y, z, e) + vec4(f, g, h, t))", &["sum"]);
    graph("x * 2.0 + y * 3.0 + z * 4.0", "dot(vec3(z, x, y), vec3(4.0, 2.0, 3.0))", &["weighted_sum"]);
    graph("x * 2.0 + y * 3.0 + z", "mad(y, 3.0, mad(x, 2.0, z))", &["mad"]);
    graph("x * 2.0 + y * 3.0", "mad(x, 2.0, y * 3.0)", &["mad"]);
    exact("x + y + z + e", "((x + y) + z) + e");
    // The option of those who want groups where they are no cheaper.
    let from = |least| Caps { pack: Packing::From(least), ..GRAPH };
    test("x + y", FAST, from(2), "sum(vec2(x, y))", &["sum"]);
    test("x + y", FAST, from(3), "x + y", &[]);
    test("x + y + z", FAST, from(3), "sum(vec3(x, y, z))", &["sum"]);
}

#[test]
fn what_is_summed_is_computed_at_once() {
    graph("sin(x) + sin(y) + sin(z)", "sum(sin(vec3(x, y, z)))", &["sum"]);
    graph("sin(x) + sin(y) + sin(z) + e", "sum(sin(vec3(x, y, z))) + e", &["sum"]);
    graph("sqrt(x + 1.0) + sqrt(y + 1.0) + sqrt(z + 1.0)", "sum(sqrt(vec3(x, y, z) + 1.0))", &["sum"]);
    graph("abs(v.x) + abs(v.y) + abs(v.z)", "sum(abs(v))", &["sum"]);
    graph("sin(x) + sin(y)", "sin(x) + sin(y)", &[]);
}

#[test]
fn extremes() {
    graph("min(min(x, y), min(z, e))", "min_element(vec4(x, y, z, e))", &["extreme"]);
    graph("min(min(v.x, v.y), v.z)", "min_element(v)", &["extreme"]);
    graph("pmax(pmax(v.x, v.y), v.z)", "max_element(v)", &["extreme"]);
    graph("max(max(max(x, y), max(z, e)), 0.0)", "max(max_element(vec4(x, y, z, e)), 0.0)", &["extreme"]);
    graph(
        "max(max(max(x, y), max(z, e)), max(max(f, g), h))",
        "max_element(max(vec4(x, y, z, e), vec4(f, g, h, h)))",
        &["extreme"],
    );
    graph("min(min(abs(v.x), abs(v.y)), abs(v.z))", "min_element(abs(v))", &["extreme"]);
    graph("min(min(x, y), z)", "min(min(x, y), z)", &[]);
    exact("min(min(x, y), min(z, e))", "min(min(min(x, y), z), e)");
}

#[test]
fn between_two_numbers() {
    graph("(0 <= i) & (i < 64)", "(i as u32) <= 63u", &["range"]);
    graph("!((i < 0) | (63 < i))", "(i as u32) <= 63u", &["range"]);
    graph("(10u <= p) & (p <= 20u)", "(p - 10u) <= 10u", &["range"]);
    graph("(p < 10u) | (20u < p)", "!((p - 10u) <= 10u)", &["range"]);
    graph("(0 <= i) & (x < y) & (i < 64)", "(x < y) & ((i as u32) <= 63u)", &["range"]);
    gpu("(-3 <= i) & (i < 64)", "to_bits(i + 3) <= 66u", &["range"]);
    graph("(0 <= i) & (i < 8) & (0 <= j) & (j < 8)", "max(i as u32, j as u32) <= 7u", &["range"]);
    gpu("(0 <= i) & (i < 8) & (0 <= j) & (j < 8)", "max(to_bits(i), to_bits(j)) <= 7u", &["range"]);
    gpu("(0 <= i) & (i < 8) & (0 <= j) & (j < 9)", "(to_bits(i) <= 7u) & (to_bits(j) <= 8u)", &["range"]);
    graph("(10u <= p) & (p <= 20u) & (10u <= q) & (q <= 20u)", "max(p - 10u, q - 10u) <= 10u", &["range"]);
    gpu("(3 < i) & (i < 64)", "to_bits(i - 4) <= 59u", &["range"]);
    // None is between, which the passes see, if they are asked.
    let none = fuse_with(
        &read("((10 <= min(i, j)) & (x < y)) & ((i <= 3) & (j <= 20))", FAST),
        &NAGA,
        &mut Journal::default(),
    );
    assert_eq!(write(&none), "((x < y) & (10 <= min(i, j))) & ((i <= 3) & (j <= 20))");
    // One more operation there, no end, another integer, and nothing between.
    graph("(-3 <= i) & (i < 64)", "(i < 64) & (-3 <= i)", &[]);
    graph("(0 <= i) & (i < j)", "(0 <= i) & (i < j)", &[]);
    graph("(0 <= i) & (j < 64)", "(0 <= i) & (j < 64)", &[]);
    graph("(0.0 <= x) & (x < 64.0)", "(x < 64.0) & (0.0 <= x)", &[]);
    // What others ask too stays.
    graph(
        "vec2(select((0 <= i) & (i < 64), x, y), select(0 <= i, y, z))",
        "vec2(select((i < 64) & (0 <= i), x, y), select(0 <= i, y, z))",
        &[],
    );
}

#[test]
fn all_above_or_all_below() {
    let three = "(x <= y) & (z <= e) & (f <= g) | (y <= x) & (e <= z) & (g <= f)";
    gpu(three, "(max(max(y - x, e - z), g - f) <= 0.0) | (0.0 <= min(min(y - x, e - z), g - f))", &["sides"]);
    gpu(
        "(x < y) & (z < e) & (f < g) | (y < x) & (e < z) & (g < f)",
        "(max(max(x - y, z - e), f - g) < 0.0) | (0.0 < min(min(x - y, z - e), f - g))",
        &["sides"],
    );
    gpu(
        "!((x <= y) & (z <= e) & (f <= g)) & !((y <= x) & (e <= z) & (g <= f))",
        "!(max(max(y - x, e - z), g - f) <= 0.0) & !(0.0 <= min(min(y - x, e - z), g - f))",
        &["sides"],
    );
    // Of two nothing is saved, nor where one set has another, nor where they are not swapped.
    gpu("(x <= y) & (z <= e) | (y <= x) & (e <= z)", "((y <= x) & (e <= z)) | ((x <= y) & (z <= e))", &[]);
    gpu(
        "(x <= y) & (z <= e) & (f <= g) | (y <= x) & (e <= z) & (g < f)",
        "select(g < f, (y <= x) & (e <= z), (x <= y) & (z <= e))",
        &[],
    );
    gpu(
        "(x <= y) & (z <= e) & (f <= g) | (y <= x) & (e <= z) & (f <= h)",
        "(((x <= y) & (z <= e)) & (f <= g)) | (((y <= x) & (e <= z)) & (f <= h))",
        &[],
    );
    gpu(
        "(i <= j) & (p <= q) & (i <= 5) | (j <= i) & (q <= p) & (5 <= i)",
        "((i <= min(j, 5)) & (p <= q)) | ((max(j, 5) <= i) & (q <= p))",
        &[],
    );
    graph(three, "(((x <= y) & (z <= e)) & (f <= g)) | (((y <= x) & (e <= z)) & (g <= f))", &[]);
    test(three, EXACT, NAGA, "(((x <= y) & (z <= e)) & (f <= g)) | (((y <= x) & (e <= z)) & (g <= f))", &[]);
}

#[test]
fn packing_is_worth_nothing_on_a_gpu() {
    gpu("x + y + z + e", "((x + y) + z) + e", &[]);
    gpu("v.x + v.y + v.z", "(v.z + v.y) + v.x", &[]);
    gpu("v.x * w.x + v.y * w.y + v.z * w.z", "mad(v.z, w.z, mad(v.y, w.y, v.x * w.x))", &[]);
    gpu("x * 2.0 + y * 3.0 + z * 4.0", "mad(z, 4.0, mad(x, 2.0, y * 3.0))", &[]);
    gpu("sin(x) + sin(y) + sin(z)", "(sin(x) + sin(y)) + sin(z)", &[]);
    gpu("min(min(x, y), min(z, e))", "min(min(min(x, y), z), e)", &[]);
}

#[test]
fn whole_functions() {
    for on in [graph, gpu] {
        on("clamp(x, 0.0, 1.0)", "saturate(x)", &["saturate"]);
        on("min(max(x, 0.0), 1.0)", "saturate(x)", &["saturate"]);
        on("pmax(pmin(v, splat3(1.0)), splat3(0.0))", "saturate(v)", &["saturate"]);
        on("x - floor(x)", "fract(x)", &["fract"]);
        on("1.0 / sqrt(x)", "inverse_sqrt(x)", &["inverse_sqrt"]);
        on("sqrt(dot(v, v))", "length(v)", &["length"]);
        on("v / length(v)", "normalize(v)", &["normalize"]);
        on("v * (1.0 / length(v))", "normalize(v)", &["normalize"]);
        on("length(v - w)", "distance(v, w)", &["distance"]);
        on("v - w * (2.0 * dot(v, w))", "reflect(v, w)", &["reflect"]);
        on("w * (2.0 * dot(v, w)) - v", "-reflect(v, w)", &["reflect"]);
        // A square that others need is there, and so the root of it is enough; of a vector over that nothing is left.
        on("length(v) + 1.0 / dot(v, v)", "(1.0 / dot(v, v)) + sqrt(dot(v, v))", &[]);
        on("v / length(v) + w * dot(v, v)", "mad(splat3(dot(v, v)), w, normalize(v))", &["normalize"]);
    }
    // A GPU compares and chooses for a step too.
    for text in ["select(x < y, 0.0, 1.0)", "select(y <= x, 1.0, 0.0)"] {
        graph(text, "step(y, x)", &["step"]);
        gpu(text, text, &[]);
    }
    exact("clamp(x, 0.0, 1.0)", "clamp(x, 0.0, 1.0)");
    exact("select(x < y, 0.0, 1.0)", "select(x < y, 0.0, 1.0)");
    exact("x - floor(x)", "x - floor(x)");
    exact("1.0 / sqrt(x)", "1.0 / sqrt(x)");
    exact("length(v - w)", "length(v - w)");
    // `1 - step` is none, and what others need stays.
    graph("select(x < y, 1.0, 0.0)", "select(x < y, 1.0, 0.0)", &[]);
    graph("v * length(v - w) - w * length(v - w)", "splat3(length(v - w)) * (v - w)", &[]);
    graph("y / sqrt(x)", "y / sqrt(x)", &[]);
    gpu("y / sqrt(x)", "inverse_sqrt(x) * y", &["times_inverse_sqrt"]);
}

#[test]
fn smoothsteps() {
    let smooth = |t: &str| format!("{t} * {t} * (3.0 - 2.0 * {t})");
    let general = smooth("clamp((x - y) / (z - y), 0.0, 1.0)");
    let constant = smooth("clamp((x - 0.25) / (0.75 - 0.25), 0.0, 1.0)");
    let unit = smooth("clamp(x, 0.0, 1.0)");
    for on in [graph, gpu] {
        on(&general, "smoothstep(y, z, x)", &["smoothstep"]);
        on(&constant, "smoothstep(0.25, 0.75, x)", &["smoothstep"]);
    }
    // So far from zero both ends would be one number.
    let short = smooth("clamp(x - 16777216.0, 0.0, 1.0)");
    let step = "saturate(x - 16777216.0)";
    graph(&short, &format!("({step} * {step}) * nmad({step}, 2.0, 3.0)"), &["saturate"]);
    // Without a ramp it is a polynomial.
    graph(&unit, "(saturate(x) * saturate(x)) * nmad(saturate(x), 2.0, 3.0)", &["saturate"]);
}

#[test]
fn powers() {
    graph("pow(x, 3.0)", "pow(x, 3.0)", &[]);
    gpu("pow(x, 3.0)", "(x * x) * x", &["power"]);
    gpu("pow(x, 5.0)", "((x * x) * (x * x)) * x", &["power"]);
    gpu("pow(x, 1.5)", "sqrt(x) * x", &["power"]);
    gpu("pow(x, y)", "pow(x, y)", &[]);
    test("pow(x, 3.0)", EXACT, NAGA, "pow(x, 3.0)", &[]);
}

#[test]
fn long_chains_take_no_time() {
    let mut before = read("x", FAST);
    let (x, y, v) = (before.roots[0], before.param(1, Ty::F32), before.param(10, Ty::new(Scalar::F32, 3)));
    let mut sum = x;
    let mut least = x;
    for i in 0..10_000u32 {
        let k = before.constant(Value::f32(i as f32));
        let lane = before.add(Op::Lane((i % 3) as u8), &[v]);
        let term = before.intern(Op::Atan2, Ty::F32, &[y, k]);
        let term = before.intern(Op::Mul, Ty::F32, &[term, lane]);
        sum = before.intern(Op::Add, Ty::F32, &[sum, term]);
        least = before.intern(Op::Min, Ty::F32, &[least, term]);
    }
    before.roots = vec![sum];
    let fused = fuse_with(&before, &GRAPH, &mut Journal::default());
    assert_eq!(fused.verify(), Ok(()));
    before.roots = vec![least];
    let fused = fuse_with(&before, &GRAPH, &mut Journal::default());
    assert_eq!(fused.verify(), Ok(()));
}

#[test]
fn lanes_without_an_operation() {
    // Of three vectors there is no vector.
    graph(
        "vec3(dot(v, w), dot(v, v.zyx), dot(w, w.zyx))",
        "vec3(dot(v, w), dot(v.zyx, v), dot(w.zyx, w))",
        &[],
    );
    graph(
        "vec3(length(v - w), length(v.zyx - w), length(w.zyx - v)) * x",
        "splat3(x) * vec3(distance(v, w), distance(v.zyx, w), distance(w.zyx, v))",
        &["distance"],
    );
    graph("vec3(x * 13.0, y * 13.0, z)", "vec3(x, y, z) * vec3(13.0, 13.0, 1.0)", &["vectorize"]);
    test("vec3(x * 13.0, y * 13.0, z)", FAST, NAGA, "vec3(x * 13.0, y * 13.0, z)", &[]); // Three products for two.
}

#[test]
fn divisions_by_one_value() {
    let text = "vec3((x * 3.0) / z, (sin(y) * 3.0) / z, z)";
    gpu(text, "vec3(x * (3.0 / z), sin(y) * (3.0 / z), z)", &[]);
    test(text, EXACT, NAGA, text, &[]); // A product rounds once more.
    // A reciprocal alone is one operation more, and drivers have it once anyway.
    gpu("vec3(x / z, sin(y) / z, z)", "vec3(x / z, sin(y) / z, z)", &[]);
    graph("vec2(x / z, sin(y) / z)", "vec2(x, sin(y)) / splat2(z)", &[]);
}

/// A condition for each lane chooses lanes, and no sum of them.
#[test]
fn sums_of_lanes_that_are_chosen_apart() {
    let chosen = "select(m, vec3(1.0, 2.0, 3.0), vec3(4.0, 5.0, 7.0))";
    graph(&format!("{chosen}.x + {chosen}.y + {chosen}.z + x"), &format!("x + sum({chosen})"), &["dot"]);
    graph(
        &format!("min(min({chosen}.x, {chosen}.y), {chosen}.z) + x"),
        &format!("x + min_element({chosen})"),
        &[],
    );
}

/// What is covered may come to be divided by what others are.
#[test]
fn reciprocals_of_what_was_covered() {
    let text = "min(u / x, splat4(dot(u, u))) * splat4(dot(u / x, u))";
    let out = "min(splat4(1.0 / x) * u, splat4(dot(u, u))) * splat4((1.0 / x) * dot(u, u))";
    gpu(text, out, &["dot_of_over", "reciprocal"]);
    let apart = "splat4(dot(u / splat4(x), u)) * min(u / splat4(x), splat4(dot(u, u)))";
    test(text, EXACT, NAGA, apart, &[]);
}

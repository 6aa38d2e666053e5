//! WGSL stays small, shallow and readable: one test for each way in which naga's writer makes it otherwise.

#[path = "text/calls.rs"]
mod calls;
#[path = "text/loops.rs"]
mod loops;
mod support;

use flatten_core::frame::Frame;
use flatten_core::graph::{Graph, Ref};
use flatten_core::op::{Op, Swizzle};
use flatten_core::options::Gates;
use flatten_core::schedule;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;
use naga::{Expression, TypeInner};
use support::{checked, graph, node, returns};

const VEC2: Ty = Ty::new(Scalar::F32, 2);
const VEC3: Ty = Ty::new(Scalar::F32, 3);

/// A parameter, and what `round` makes of it again and again.
fn chain(rounds: usize, round: impl Fn(&mut Graph, Ref, Ref) -> Ref) -> Frame {
    let (mut g, params) = graph(Gates::EXACT, &[Ty::F32, Ty::F32]);
    let last = (0..rounds).fold(params[0], |x, _| round(&mut g, x, params[1]));
    returns(g, &[last])
}

fn frame(text: &str) -> Frame {
    schedule::run(&text.parse().unwrap_or_else(|e| panic!("{e}\n{text}")))
}

#[test]
fn powers_to_zero_do_not_read_what_is_raised() {
    let frame = frame(
        "fn f(x: f32) -> f32 {
            %0 = param 0 : f32
            %1 = sin %0 : f32
            %2 = const 0.0 : f32
            %3 = pow %1 %2 : f32
            %4 = add %0 %3 : f32
            return %4
        }",
    );
    assert!(checked(&frame).contains("return (x + 1f);"), "{}", checked(&frame));
}

/// What is returned of `x.powf(y)` in the fast contract, after these steps.
fn powers(steps: &str) -> String {
    let mut graph: Graph = format!(
        "fn f(x: f32, y: f32) -> f32 {{
            %0 = param 0 : f32
            %1 = param 1 : f32
            %2 = const 1.0 : f32
            %3 = const 0.0 : f32
            {steps}
            return %6
        }}"
    )
    .parse()
    .unwrap_or_else(|e| panic!("{e}"));
    graph.gates = Gates::FAST;
    let text = checked(&schedule::run(&graph));
    let lines = text.lines().filter(|line| line.contains("pow(") || line.contains("return"));
    lines.map(str::trim).collect::<Vec<_>>().join(" ")
}

#[test]
fn powers_ask_what_is_not_known() {
    assert_eq!(
        powers("%4 = abs %0 : f32\n%5 = max %1 %2 : f32\n%6 = pow %4 %5 : f32"),
        "return pow(abs(x), max(y, 1f));"
    );
    assert_eq!(
        powers("%4 = max %0 %2 : f32\n%5 = min %1 %3 : f32\n%6 = pow %4 %5 : f32"),
        "return pow(max(x, 1f), min(y, 0f));"
    );
    assert_eq!(
        powers("%4 = max %0 %3 : f32\n%5 = min %1 %3 : f32\n%6 = pow %4 %5 : f32"),
        "return select(pow(max(x, 0f), e1_), 1f, (e1_ == 0f));"
    );
    assert_eq!(
        powers("%4 = sqrt %0 : f32\n%5 = max %1 %2 : f32\n%6 = pow %4 %5 : f32"),
        "return pow(sqrt(x), max(y, 1f));"
    );
    assert_eq!(
        powers("%4 = sin %0 : f32\n%5 = max %1 %2 : f32\n%6 = pow %4 %5 : f32"),
        "let e3_ = pow(abs(e1_), e2_); return select(e3_, -(e3_), ((fract((e2_ * 0.5f)) == 0.5f) & (e1_ < 0f)));"
    );
    assert_eq!(
        powers("%4 = sin %0 : f32\n%5 = min %1 %3 : f32\n%6 = pow %4 %5 : f32"),
        "let e3_ = pow(abs(e1_), e2_); return select(select(e3_, -(e3_), ((fract((e2_ * 0.5f)) == 0.5f) & (e1_ < 0f))), 1f, (e2_ == 0f));"
    );
}

#[test]
fn a_lane_that_is_read_twice_does_not_double_its_vector() {
    let doubled = |g: &mut Graph, x: Ref, k: Ref| {
        let vector = node(g, Op::Compose, &[x, k]);
        let lane = node(g, Op::Lane(0), &[vector]);
        node(g, Op::Add, &[lane, lane])
    };
    let swizzled = |g: &mut Graph, x: Ref, k: Ref| {
        let vector = node(g, Op::Compose, &[x, k]);
        let turned = node(g, Op::Swizzle(Swizzle::new(&[1, 0])), &[vector]);
        let lane = node(g, Op::Lane(1), &[turned]);
        node(g, Op::Mul, &[lane, lane])
    };
    let splatted = |g: &mut Graph, x: Ref, _: Ref| {
        let vector = node(g, Op::Splat(3), &[x]);
        node(g, Op::Dot, &[vector, vector])
    };
    let expanded = |g: &mut Graph, x: Ref, k: Ref| {
        let sign = node(g, Op::CopySign, &[k, x]);
        let rest = node(g, Op::Rem, &[x, sign]);
        node(g, Op::Round, &[rest])
    };
    for (name, round) in [
        ("doubled", &doubled as &dyn Fn(&mut Graph, Ref, Ref) -> Ref),
        ("swizzled", &swizzled),
        ("splatted", &splatted),
        ("expanded", &expanded),
    ] {
        let (short, long) = (checked(&chain(30, round)).len(), checked(&chain(60, round)).len());
        assert!(long < 2 * short + 1000, "{name}: {short} bytes for 30 rounds, {long} for 60");
        assert!(long < 30_000, "{name}: {long} bytes for 60 rounds");
    }
}

#[test]
fn complements_turn_what_reads_them() {
    let frame = frame(
        "fn f(a: bool, b: bool) -> (bool, bool, bool) {
            %0 = param 0 : bool
            %1 = param 1 : bool
            %2 = and %0 %1 : bool
            %3 = xor !%2 %0 : bool
            %4 = xor !%2 %1 : bool
            return %3 %4 !%2
        }",
    );
    let text = checked(&frame);
    assert!(text.contains("return FOut((e1_ == a), (e1_ == b), !(e1_));"), "{text}");
}

#[test]
fn conditions_are_written_with_few_complements() {
    let body = |steps: &str| {
        let head = "fn f(a: bool, b: bool, c: bool, i: i32, j: i32, x: f32, y: f32) -> bool {
            %0 = param 0 : bool
            %1 = param 1 : bool
            %2 = param 2 : bool
            %3 = param 3 : i32
            %4 = param 4 : i32
            %5 = param 5 : f32
            %6 = param 6 : f32";
        let text = checked(&frame(&format!("{head}\n{steps}\n}}")));
        let (_, result) = text.rsplit_once("return ").expect("it gives something");
        result.split(';').next().expect("it ends").to_owned()
    };
    assert_eq!(body("%7 = and !%0 !%1 : bool\n%8 = and %7 !%2 : bool\nreturn %8"), "!(((a | b) | c))");
    assert_eq!(body("%7 = and !%0 !%1 : bool\n%8 = and !%7 %2 : bool\nreturn %8"), "((a | b) & c)");
    assert_eq!(body("%7 = lt %3 %4 : bool\nreturn !%7"), "(i >= j)");
    assert_eq!(body("%7 = le %3 %4 : bool\n%8 = and !%7 %0 : bool\nreturn %8"), "((i > j) & a)");
    assert_eq!(body("%7 = eq %3 %4 : bool\nreturn !%7"), "(i != j)");
    assert_eq!(body("%7 = eq %3 %4 : bool\n%8 = xor !%7 %0 : bool\nreturn !%8"), "((i == j) != a)");
    // Neither holds of NaN.
    assert_eq!(body("%7 = lt %5 %6 : bool\nreturn !%7"), "!((x < y))");
    assert_eq!(body("%7 = eq %5 %6 : bool\nreturn !%7"), "!((x == y))");
}

/// Runs `f` with the stack that Rust gives a thread.
fn on_a_small_stack(f: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(2 << 20).spawn(f).expect("a thread can be started");
    thread.join().expect("it does not fail");
}

#[test]
fn a_chain_of_ten_thousand_is_written_and_read_back() {
    on_a_small_stack(|| {
        let text = checked(&chain(10_000, |g, x, k| node(g, Op::Add, &[x, k])));
        let longest = text.lines().map(str::len).max();
        assert!(longest < Some(200), "the longest line has {longest:?} characters");
    });
}

#[test]
fn a_chain_of_selects_is_written_and_read_back() {
    on_a_small_stack(|| {
        let (mut g, params) = graph(Gates::FAST, &[Ty::F32, Ty::BOOL]);
        let value = |g: &mut Graph, x, i: u32| {
            let other = g.constant(Value::f32(i as f32));
            node(g, Op::Select, &[params[1].complement_if(i.is_multiple_of(2)), x, other])
        };
        let last = (0..3000).fold(params[0], |x, i| value(&mut g, x, i));
        checked(&returns(g, &[last]));
    });
}

#[test]
fn a_wide_expression_is_broken_into_lines() {
    let (mut g, params) = graph(Gates::EXACT, &[Ty::F32, Ty::F32]);
    let mut level: Vec<Ref> = (0..1024)
        .map(|i| {
            let k = g.constant(Value::f32(i as f32));
            node(&mut g, Op::Mul, &[params[i % 2], k])
        })
        .collect();
    while level.len() > 1 {
        level = level.chunks(2).map(|pair| node(&mut g, Op::Add, pair)).collect();
    }
    let text = checked(&returns(g, &level));
    let longest = text.lines().map(str::len).max();
    assert!(longest < Some(400), "the longest line has {longest:?} characters");
}

#[test]
fn structs_are_chosen_leaf_by_leaf() {
    let frame = frame(
        "fn nearer(a: Hit { t: f32, n: Vec3 }, b: Hit { t: f32, n: Vec3 }) -> Hit { t: f32, n: Vec3 } {
            %0 = param 0 : f32
            %1 = param 1 : Vec3
            %2 = param 2 : f32
            %3 = param 3 : Vec3
            %4 first = lt %0 %2 : bool
            %5 = select %4 %0 %2 : f32
            %6 = select %4 %1 %3 : Vec3
            return %5 %6
        }",
    );
    let want = "\
struct Hit {
    t: f32,
    n: vec3<f32>,
}

fn nearer(a: Hit, b: Hit) -> Hit {
    let first = (a.t < b.t);
    return Hit(select(b.t, a.t, first), select(b.n, a.n, first));
}

";
    assert_eq!(checked(&frame), want);
    let module = flatten_naga::module(&frame).expect("it is supported");
    let info = flatten_naga::validate(&module).expect("it is valid");
    for (handle, function) in module.functions.iter() {
        for (expression, _) in
            function.expressions.iter().filter(|(_, e)| matches!(e, Expression::Select { .. }))
        {
            let ty = info[handle][expression].ty.inner_with(&module.types);
            assert!(matches!(ty, TypeInner::Scalar(_) | TypeInner::Vector { .. }), "a select of {ty:?}");
        }
    }
}

#[test]
fn scalars_meet_vectors_as_wgsl_has_it() {
    let (mut g, params) = graph(Gates::EXACT, &[VEC3, Ty::F32]);
    let [v, s] = params[..] else { unreachable!("there are two") };
    let splat = node(&mut g, Op::Splat(3), &[s]);
    let two = g.constant(Value::splat(VEC3, 2f32.to_bits()));
    let roots = [
        node(&mut g, Op::Mul, &[v, splat]),
        node(&mut g, Op::Mul, &[splat, v]),
        node(&mut g, Op::Mul, &[v, two]),
        node(&mut g, Op::Mul, &[splat, two]),
        node(&mut g, Op::Add, &[v, splat]),
        node(&mut g, Op::Div, &[v, two]),
        node(&mut g, Op::Lt, &[splat, v]),
    ];
    let text = checked(&returns(g, &roots));
    let want = "return FOut((a * b), (b * a), (a * 2f), (vec3(b) * 2f), (a + vec3(b)), (a / vec3(2f)), (vec3(b) < a));";
    assert!(text.contains(want), "{text}");
}

#[test]
fn bools_are_written_without_branches_and_double_complements() {
    let frame = frame(
        "fn f(a: bool, b: bool, c: BVec2, x: f32, y: f32) -> (bool, bool, bool, f32, bool) {
            %0 = param 0 : bool
            %1 = param 1 : bool
            %2 = param 2 : BVec2
            %3 = param 3 : f32
            %4 = param 4 : f32
            %5 = and !%0 !%1 : bool
            %6 = and %0 !%1 : bool
            %7 = all !%2 : bool
            %8 = eq %3 %4 : bool
            %9 = select !%8 %3 %4 : f32
            return !%5 %6 !%7 %9 !%8
        }",
    );
    let text = checked(&frame);
    let want = "    let e1_ = (x == y);
    return FOut((a | b), (a & !(b)), any(c), select(x, y, e1_), !(e1_));
";
    assert!(text.contains(want), "{text}");
}

#[test]
fn users_names_are_kept_one_line_each() {
    let frame = frame(
        "fn shade(uv: Vec2, uniform time: f32) -> Vec3 {
            %0 = param 0 : Vec2
            %1 = param 1 : f32
            %2 radius = length %0 : f32
            %3 = const 6.0 : f32
            %4 = mul %2 %3 : f32
            %5 = sub %4 %1 : f32
            %6 wave = sin %5 : f32
            %7 = const 0.0 : f32
            %8 = lane 0 %0 : f32
            %9 = compose %6 %8 %7 : Vec3
            return %9
        }",
    );
    let want = "\
fn shade(uv: vec2<f32>, time: f32) -> vec3<f32> {
    let radius = length(uv);
    let wave = sin(((radius * 6f) - time));
    return vec3<f32>(wave, uv.x, 0f);
}

";
    let mut frame = frame;
    frame.exact = false;
    assert_eq!(checked(&frame), want);
}

#[test]
fn names_that_wgsl_does_not_have() {
    let mut frame = chain(9, |g, x, _| node(g, Op::Sin, &[x]));
    let names = ["let", "sin", "p0", "p0_", "a__b", "größe", "loop", "f_2", "_"];
    for (step, name) in frame.steps.iter_mut().zip(names) {
        step.name = Some(name.into());
    }
    frame.signature.name = "f".into();
    frame.signature.params[0].name = "type".into();
    frame.signature.params[1].name = "vec2".into();
    let text = checked(&frame);
    assert!(text.starts_with("fn f(type_2_: f32, vec2_: f32) -> f32 {"), "{text}");
    let lets =
        ["let_ ", "sin_ ", "p0_ ", "p0_2_ ", "a_b ", "gr_u00f6_u00df_e ", "loop_ ", "f_2_ ", "unnamed "];
    for name in lets {
        assert!(text.contains(&format!("    let {name}= ")), "{name}in\n{text}");
    }
}

#[test]
fn names_of_types_fields_parameters_and_locals_do_not_meet() {
    let frame = frame(
        "fn ray(ray: ray { a: f32, a1: f32 }, x: (f32, bool)) -> (f32, (f32, bool)) {
            %0 = param 0 : f32
            %1 = param 1 : f32
            %2 = param 2 : f32
            %3 = param 3 : bool
            %4 e1 = add %0 %1 : f32
            %5 = mul %4 %4 : f32
            %6 = sin %5 : f32
            %7 = mul %6 %6 : f32
            return %7 %2 %3
        }",
    );
    let want = "\
struct ray_2_ {
    a: f32,
    a1_: f32,
}

struct RayTuple {
    _0_: f32,
    _1_: bool,
}

struct RayOut {
    _0_: f32,
    _1_: RayTuple,
}

fn ray(ray_3_: ray_2_, x: RayTuple) -> RayOut {
    let e1_ = (ray_3_.a + ray_3_.a1_);
    let e1_2_ = sin((e1_ * e1_));
    return RayOut((e1_2_ * e1_2_), RayTuple(x._0_, x._1_));
}

";
    assert_eq!(checked(&frame), want);
}

#[test]
fn shapes_without_leaves_are_dropped() {
    let frame = frame(
        "fn f(a: Empty { }, b: (f32, ()), c: Outer { e: Empty { }, x: f32 }) -> (f32, ()) {
            %0 = param 0 : f32
            %1 = param 1 : f32
            %2 = add %0 %1 : f32
            return %2
        }",
    );
    let text = checked(&frame);
    assert!(text.contains("fn f(b: FTuple, c: Outer) -> FTuple {"), "{text}");
    let nothing = self::frame("fn f(a: f32) -> () {\n return\n}");
    assert!(checked(&nothing).contains("fn f(a: f32) {"));
    let constant = self::frame("fn f() -> f32 {\n %0 = const 1.0 : f32\n return %0\n}");
    assert!(checked(&constant).contains("    return 1f;"));
}

#[test]
fn the_same_frame_gives_the_same_text_and_words() {
    let write = || {
        let frame = chain(200, |g, x, k| {
            let (y, z) = (node(g, Op::Mul, &[x, k]), node(g, Op::Round, &[x]));
            node(g, Op::Min, &[y, z])
        });
        (flatten_naga::wgsl(&frame), flatten_naga::spirv(&frame))
    };
    assert_eq!(write(), write());
}

#[test]
fn vectors_of_two_lanes_are_no_exception() {
    let (mut g, params) = graph(Gates::FAST, &[VEC2, VEC2]);
    let dot = node(&mut g, Op::Dot, &params);
    let text = checked(&returns(g, &[dot]));
    assert!(text.contains("return dot(a, b);"), "{text}");
}

#[test]
fn tables_are_private_variables_each_once() {
    let text = checked(&frame(
        "fn f(i: u32, j: u32) -> (f32, f32, Vec2, bool) {
    %0 = param 0 : u32
    %1 = param 1 : u32
    %2 = const 1.5 : f32
    %3 = const -0.0 : f32
    %4 = const 0x7f800000 : f32
    %5 = const Vec2(1.0, 2.0) : Vec2
    %6 = const Vec2(3.0, 3.0) : Vec2
    %7 = const false : bool
    %8 = table %0 %2 %3 %2 : f32
    %9 near = table %1 %2 %3 %2 : f32
    %10 = table %1 %2 %4 : f32
    %11 = table %0 %5 %6 : Vec2
    %12 = table %0 !%7 %7 : bool
    %13 = add %8 %9 : f32
    return %13 %10 %11 %12
}
",
    ));
    let expected = "\
var<private> table: array<f32, 3> = array<f32, 3>(1.5f, -0f, 1.5f);
var<private> table_2_: array<u32, 2> = array<u32, 2>(1069547520u, 2139095040u);
var<private> table_3_: array<vec2<f32>, 2> = array<vec2<f32>, 2>(vec2<f32>(1f, 2f), vec2<f32>(3f, 3f));
var<private> table_4_: array<bool, 2> = array<bool, 2>(true, false);

fn f(i: u32, j: u32) -> FOut {
    let e1_ = table[min(i, 2u)];
    let near = table[min(j, 2u)];
    let e2_ = table_2_[min(j, 1u)];
    let e3_ = table_3_[min(i, 1u)];
    let e4_ = table_4_[min(i, 1u)];
    return FOut((e1_ + near), bitcast<f32>(e2_), e3_, e4_);
}
";
    assert_eq!(text[text.find("var").unwrap()..].trim_end(), expected.trim_end());
}

/// `%12`, of which no lane is above 3.
const ANDED: &str = "%8 = splat 2 %1 : UVec2
    %9 = const UVec2(1u, 2u) : UVec2
    %10 = shr %8 %9 : UVec2
    %11 = const UVec2(3u, 1u) : UVec2
    %12 = and %10 %11 : UVec2
";

#[test]
fn an_index_that_never_reaches_the_end_is_not_clamped() {
    // Of a table of these elements by the number that the last step is: is it clamped?
    let read = |steps: &str, elements: &str| {
        let head = "fn f(i: i32, j: u32, x: f32) -> f32 {
            %0 = param 0 : i32
            %1 = param 1 : u32
            %2 = param 2 : f32
            %3 = const 1.5 : f32
            %4 = const 2.5 : f32
            %5 = const 3 : i32
            %6 = const 3u : u32
            %7 = const 30u : u32";
        let at = 8 + steps.lines().count();
        let table = format!("%{at} = table %{}{elements} : f32\nreturn %{at}", at - 1);
        let text = checked(&frame(&format!("{head}\n{steps}\n{table}\n}}")));
        let last = elements.split_whitespace().count() - 1;
        text.contains(&format!(", {last}u)]"))
    };
    // Three is the last of four, and one past the last of three.
    for (steps, last) in [
        ("%8 = and %0 %5 : i32\n%9 = cast u32 %8 : u32", 3),
        ("%8 = and %6 %1 : u32\n%9 = min %8 %7 : u32", 3),
        ("%8 = rem %1 %6 : u32\n%9 = min %7 %8 : u32", 2),
        ("%8 = shr %1 %7 : u32\n%9 = min %7 %8 : u32", 3),
        ("%8 = lt %2 %3 : bool\n%9 = select %8 %6 %6 : u32", 3),
        ("%8 = min %1 %6 : u32\n%9 = min %8 %7 : u32", 3),
        ("%8 = and %6 %1 : u32\n%9 = add %8 %6 : u32", 6),
        ("%8 = and %6 %1 : u32\n%9 = mul %8 %6 : u32", 9),
        ("%8 = and %6 %1 : u32\n%9 = xor %8 %6 : u32", 3),
        ("%8 = and %6 %1 : u32\n%9 = shl %8 %6 : u32", 24),
        // Of lanes, the highest of any.
        (&format!("{ANDED}%13 = lane 0 %12 : u32"), 3),
        (&format!("{ANDED}%13 = swizzle yx %12 : UVec2\n%14 = lane 0 %13 : u32"), 3),
    ] {
        for (elements, clamped) in [(last, true), (last + 1, false), (last + 2, false)] {
            let elements: String = (0..elements).map(|i| if i % 2 == 0 { " %3" } else { " %4" }).collect();
            assert_eq!(read(steps, &elements), clamped, "{steps}, {elements}");
        }
    }
    // Of these nothing is known.
    for steps in [
        "%8 = rem %0 %5 : i32\n%9 = cast u32 %8 : u32",
        "%8 = min %0 %5 : i32\n%9 = cast u32 %8 : u32",
        "%8 = shr %0 %6 : i32\n%9 = cast u32 %8 : u32",
        "%8 = clamp %2 %3 %4 : f32\n%9 = cast u32 %8 : u32",
        "%8 = rem %6 %1 : u32\n%9 = min %8 %1 : u32",
        "%8 = max %1 %6 : u32\n%9 = or %8 %6 : u32",
        "%8 = or %1 %6 : u32\n%9 = add %8 %8 : u32",
        "%8 = add %0 %5 : i32\n%9 = cast u32 %8 : u32",
        // One lane of it may be any.
        "%8 = compose %6 %1 : UVec2\n%9 = lane 1 %8 : u32",
    ] {
        assert!(read(steps, " %3 %4 %3 %4"), "{steps}");
    }
}

/// What is shifted by less than 32 needs no mask.
#[test]
fn a_shift_that_is_short_is_not_masked() {
    let text = |amount: &str| {
        checked(&frame(&format!(
            "fn f(x: u32, i: u32) -> u32 {{
            %0 = param 0 : u32
            %1 = param 1 : u32
            %2 = const 28u : u32
            %3 = const 4u : u32
            %4 = shr %1 %2 : u32
            %5 = add %4 %3 : u32
            %6 = shr %0 {amount} : u32
            return %6
        }}"
        )))
    };
    assert!(text("%5").contains("(x >> ((i >> 28u) + 4u))"), "{}", text("%5"));
    assert!(text("%1").contains("(x >> (i & 31u))"), "{}", text("%1"));
}

/// Of a vector every lane counts.
#[test]
fn a_shift_is_masked_unless_all_lanes_are_short() {
    let text = |mask: &str| {
        checked(&frame(&format!(
            "fn f(x: UVec2, i: UVec2) -> UVec2 {{
            %0 = param 0 : UVec2
            %1 = param 1 : UVec2
            %2 = const {mask} : UVec2
            %3 = and %1 %2 : UVec2
            %4 = shr %0 %3 : UVec2
            return %4
        }}"
        )))
    };
    for (mask, masked) in [("UVec2(1u, 100u)", true), ("UVec2(100u, 1u)", true), ("UVec2(7u, 31u)", false)] {
        let text = text(mask);
        assert_eq!(text.contains("vec2(31u)"), masked, "{mask}: {text}");
    }
}

//! What is computed once per draw: the choice, and both halves together against the whole.

#[path = "passes/lines.rs"]
mod lines;

use expect_test::{Expect, expect};
use flatten_core::graph::Graph;
use flatten_core::op::Op;
use flatten_core::options::{Gates, Options};
use flatten_core::passes::preshader::{SLOTS, Split, split};
use flatten_core::passes::{optimize, prune, reciprocal};
use flatten_core::ty::Ty;
use flatten_core::value::Value;
use flatten_core::{count, interp, schedule, steps};

/// A graph of `x: f32, v: Vec3` and of uniform `t: f32, u: Vec3, n: i32`, with these nodes from `%5` on.
fn read(result: &str, nodes: &[&str], roots: &str) -> Graph {
    lines::read("x: f32, v: Vec3, uniform t: f32, uniform u: Vec3, uniform n: i32", result, nodes, roots)
}

/// The fields as `name: formula @ row lane`, one to a line; and what the halves give is what the whole does.
#[track_caller]
fn test(graph: &Graph, slots: u32, want: Expect) {
    assert_eq!(graph.verify(), Ok(()));
    let halves = split(graph, slots, "Pre");
    let field = |f: &flatten_core::passes::preshader::Field| {
        format!("{}: {} = {} @ {}.{}\n", f.name, f.ty, f.formula, f.row, f.lane)
    };
    want.assert_eq(&halves.fields.iter().map(field).collect::<String>());
    let (words, joined) = (halves.in_words(), halves.joined(graph));
    for k in [0.5_f32, -1.25, 3.0, 0.0, f32::NAN] {
        let pixel = [Value::f32(k), Value::vec(&[k, 1.0, -2.0])];
        let draw = [Value::f32(k * 2.0 + 0.1), Value::vec(&[0.3, k, 4.0]), Value::i32(k as i32 * 7)];
        let run = |graph: &Graph, args: &[Value]| interp::run(graph, args).expect("it ends");
        let both = |split: &Split| {
            let handed = run(&split.draw, &draw);
            run(&split.pixel, &pixel.iter().copied().chain(handed).collect::<Vec<_>>())
        };
        let all: Vec<Value> = pixel.iter().chain(&draw).copied().collect();
        let whole = run(graph, &all);
        for parts in [both(&halves), both(&words), run(&joined, &all)] {
            assert!(parts.iter().zip(&whole).all(|(a, b)| a.same(*b)), "{parts:?}, not {whole:?}");
        }
    }
}

#[test]
fn maximal_values_are_handed_over() {
    let nodes = ["sin %2 : f32", "cos %5 : f32", "mul %6 %2 : f32", "mul %0 %7 : f32"];
    test(
        &read("f32", &nodes, "%8"),
        SLOTS,
        expect![[r#"
        mul: f32 = cos(sin(t)) * t @ 0.0
    "#]],
    );
}

/// A parameter that a pixel reads is handed over as it is; what reading it does for nothing stays.
#[test]
fn what_costs_nothing_stays() {
    let nodes = [
        "neg %2 : f32",
        "lane 1 %3 : f32",
        "swizzle zyx %3 : Vec3",
        "mul %0 %5 : f32",
        "mul %8 %6 : f32",
        "splat 3 %9 : Vec3",
        "mul %10 %7 : Vec3",
    ];
    test(
        &read("Vec3", &nodes, "%11"),
        SLOTS,
        expect![[r#"
            u: Vec3 = u @ 0.0
            t: f32 = t @ 0.3
        "#]],
    );
}

/// Of a scalar in each lane the scalar is enough.
#[test]
fn scalars_of_splats() {
    let nodes = ["exp %2 : f32", "splat 3 %5 : Vec3", "mul %1 %6 : Vec3"];
    test(
        &read("Vec3", &nodes, "%7"),
        SLOTS,
        expect![[r#"
        exp: f32 = exp(t) @ 0.0
    "#]],
    );
}

/// What is only moved must be worth the move, and so must what a buffer does not hold as it is.
#[test]
fn moves_must_pay() {
    let cheap = ["add %2 %2 : f32", "compose %0 %5 %0 : Vec3"];
    test(
        &read("Vec3", &cheap, "%6"),
        SLOTS,
        expect![[r#"
        t: f32 = t @ 0.0
    "#]],
    );
    let dear = ["sin %2 : f32", "compose %0 %5 %0 : Vec3"];
    test(
        &read("Vec3", &dear, "%6"),
        SLOTS,
        expect![[r#"
        sin: f32 = sin(t) @ 0.0
    "#]],
    );
    let flag = ["lt %2 %2 : bool", "select %5 %0 %2 : f32"];
    test(
        &read("f32", &flag, "%6"),
        SLOTS,
        expect![[r#"
        t: f32 = t @ 0.0
    "#]],
    );
    let worth = ["sin %2 : f32", "lt %5 %2 : bool", "select %6 %0 %2 : f32"];
    test(
        &read("f32", &worth, "%7"),
        SLOTS,
        expect![[r#"
        t: f32 = t @ 0.0
        lt: bool = sin(t) < t @ 0.1
    "#]],
    );
}

/// A value between two candidates is shared: neither is worth all of it.
#[test]
fn shared_operands_are_shared_costs() {
    let sum = ["mul %2 %2 : f32", "add %5 %2 : f32"];
    // 8 units for two values that are only moved, which costs 4 each.
    let shared = [&sum[..], &["neg %6 : f32", "abs %6 : f32", "compose %7 %8 %0 : Vec3"]].concat();
    test(
        &read("Vec3", &shared, "%9"),
        SLOTS,
        expect![[r#"
        t: f32 = t @ 0.0
    "#]],
    );
    let alone = [&sum[..], &["neg %6 : f32", "compose %7 %0 %0 : Vec3"]].concat();
    test(
        &read("Vec3", &alone, "%8"),
        SLOTS,
        expect![[r#"
        neg: f32 = -((t * t) + t) @ 0.0
    "#]],
    );
}

/// What a pixel is handed anyway costs nothing more.
#[test]
fn what_is_handed_over_is_paid_for() {
    let dear = "sin %2 : f32";
    let sum = [dear, "add %5 %2 : f32", "compose %0 %6 %0 : Vec3"];
    test(
        &read("Vec3", &sum, "%7"),
        SLOTS,
        expect![[r#"
        add: f32 = sin(t) + t @ 0.0
    "#]],
    );
    let handed = [dear, "add %5 %2 : f32", "mul %0 %5 : f32", "compose %0 %6 %7 : Vec3"];
    test(
        &read("Vec3", &handed, "%8"),
        SLOTS,
        expect![[r#"
        t: f32 = t @ 0.0
        sin: f32 = sin(t) @ 0.1
    "#]],
    );
}

/// A value that is computed with is worth all of its cost; of one that is moved, what is left after the move of each
/// scalar.
#[test]
fn computing_pays_before_moving() {
    test(
        &read("f32", &["add %2 %2 : f32", "mul %0 %5 : f32"], "%6"),
        SLOTS,
        expect![[r#"
        add: f32 = t + t @ 0.0
    "#]],
    );
    test(
        &read("Vec3", &["add %3 %3 : Vec3"], "%5"),
        SLOTS,
        expect![[r#"
        u: Vec3 = u @ 0.0
    "#]],
    );
    test(
        &read("Vec3", &["sqrt %3 : Vec3"], "%5"),
        SLOTS,
        expect![[r#"
        sqrt: Vec3 = sqrt(u) @ 0.0
    "#]],
    );
    let nodes = ["sin %2 : f32", "cos %2 : f32", "mul %0 %6 : f32", "compose %5 %7 %0 : Vec3"];
    test(
        &read("Vec3", &nodes, "%8"),
        1,
        expect![[r#"
        t: f32 = t @ 0.0
        cos: f32 = cos(t) @ 0.1
    "#]],
    );
}

#[test]
fn slots_go_to_what_is_worth_most() {
    let nodes = [
        "sqrt %3 : Vec3",
        "atan %2 : f32",
        "rem %4 %4 : i32",
        "cast f32 %7 : f32",
        "mul %0 %6 : f32",
        "mul %9 %8 : f32",
        "splat 3 %10 : Vec3",
        "mul %11 %5 : Vec3",
    ];
    let graph = read("Vec3", &nodes, "%12");
    test(
        &graph,
        SLOTS,
        expect![[r#"
            sqrt: Vec3 = sqrt(u) @ 0.0
            atan: f32 = atan(t) @ 0.3
            cast: f32 = cast((n % n)) @ 1.0
        "#]],
    );
    test(
        &graph,
        4,
        expect![[r#"
        u: Vec3 = u @ 0.0
        atan: f32 = atan(t) @ 0.3
        cast: f32 = cast((n % n)) @ 1.0
    "#]],
    );
    test(
        &graph,
        1,
        expect![[r#"
            u: Vec3 = u @ 0.0
            t: f32 = t @ 0.3
            cast: f32 = cast((n % n)) @ 1.0
        "#]],
    );
    test(
        &graph,
        0,
        expect![[r#"
            u: Vec3 = u @ 0.0
            t: f32 = t @ 0.3
            n: i32 = n @ 1.0
        "#]],
    );
}

/// Constants that no rule folds are none of the draw's.
#[test]
fn constants_stay() {
    let mut graph = read("f32", &["const 2.0 : f32", "sin %5 : f32", "mul %0 %6 : f32"], "%7");
    graph.gates = Gates::EXACT;
    test(&graph, SLOTS, expect![[""]]);
}

/// A kept loop of which one result depends on a uniform value and another one on nothing.
#[test]
fn results_of_loops_are_handed_over() {
    let text = "fn f(x: f32, v: Vec3, #[uniform] t: f32, #[uniform] u: Vec3, #[uniform] n: i32) -> f32 {
        let (mut sum, mut share) = (0.0, 1.0);
        #[keep]
        for i in 0..3 { sum = (sum + t).sin(); share = share * 0.5 + 0.25; }
        sum * x + share * v.x
    }";
    let options = Options::exact();
    let (unit, entry) = steps::read(text, "f", &options).unwrap_or_else(|e| panic!("{e}"));
    let graph = steps::lower(&unit, entry, &options).unwrap_or_else(|e| panic!("{e}"));
    let graph = optimize(&graph, &options);
    let want = expect![[r#"
        sum: f32 = a loop @ 0.0
        share: f32 = a loop @ 0.1
    "#]];
    test(&graph, SLOTS, want);
    // Where there is no room, the loop runs at each pixel.
    test(
        &graph,
        0,
        expect![[r#"
        t: f32 = t @ 0.0
    "#]],
    );
    test(
        &graph,
        1,
        expect![[r#"
        t: f32 = t @ 0.0
        sum: f32 = a loop @ 0.1
    "#]],
    );
}

/// Of a loop that is left by what depends on nothing, which way that was is read at each pixel.
#[test]
fn no_loop_is_handed_over() {
    let text = "fn counted(x: f32) -> i32 {
        let mut sum = 0_i32;
        for i in 0..3 {
            let v = if x < x { 0 } else { 3_i32 };
            if v < 0 { return sum; }
            sum ^= v;
        }
        sum
    }
    fn f(x: f32, v: Vec3, #[uniform] t: f32, #[uniform] u: Vec3, #[uniform] n: i32) -> f32 {
        for a in 0..1 {
            if 0 < counted(t) { break; } else { return u.x; }
        }
        t + v.x
    }";
    let mut options = Options { loops: true, ..Options::exact() };
    options.limits.max_unroll = 0;
    let (unit, entry) = steps::read(text, "f", &options).unwrap_or_else(|e| panic!("{e}"));
    let graph = steps::lower(&unit, entry, &options).unwrap_or_else(|e| panic!("{e}"));
    let graph = optimize(&graph, &options);
    assert!(count::run(&graph).loops > 0, "{graph}");
    test(
        &graph,
        SLOTS,
        expect![[r#"
        t: f32 = t @ 0.0
        value: f32 = a loop @ 0.1
        value_2: bool = a loop @ 0.2
    "#]],
    );
}

/// Divisions by uniforms share a reciprocal, and the draw computes it.
#[test]
fn one_reciprocal_for_all() {
    let nodes =
        ["div %0 %2 : f32", "splat 3 %2 : Vec3", "div %1 %6 : Vec3", "splat 3 %5 : Vec3", "add %7 %8 : Vec3"];
    let mut graph = read("Vec3", &nodes, "%9");
    graph.gates = Gates::FAST;
    let graph = reciprocal::run(&graph, &Options::fast());
    test(
        &graph,
        SLOTS,
        expect![[r#"
        div: f32 = 1.0 / t @ 0.0
    "#]],
    );
}

/// Both halves are the same whenever they are made, and read back.
#[test]
fn halves_are_graphs() {
    let graph = read("f32", &["sin %2 : f32", "mul %0 %5 : f32"], "%6");
    let [one, two] = [split(&graph, SLOTS, "Pre"), split(&graph, SLOTS, "Pre")];
    assert_eq!((one.draw.to_string(), one.pixel.to_string()), (two.draw.to_string(), two.pixel.to_string()));
    expect![[r#"
        fn f_preshader(uniform t: f32, uniform u: Vec3, uniform n: i32) -> Pre { sin: f32 } {
            %0 = param 0 : f32
            %1 = param 1 : Vec3
            %2 = param 2 : i32
            %3 = sin %0 : f32
            return %3
        }
        fn f_varying(x: f32, v: Vec3, uniform pre: Pre { sin: f32 }) -> f32 {
            %0 = param 0 : f32
            %1 = param 1 : Vec3
            %2 = param 2 : f32
            %3 = mul %0 %2 : f32
            return %3
        }
    "#]]
    .assert_eq(&format!("{}{}", one.draw, one.pixel));
    assert_eq!(one.draw.to_string().parse(), Ok(one.draw));
    assert_eq!(one.pixel.to_string().parse(), Ok(one.pixel));
}

/// A buffer holds no `bool`; both as one are the whole again.
#[test]
fn words_and_the_whole() {
    let nodes = ["sin %2 : f32", "lt %5 %2 : bool", "select %6 %0 %2 : f32"];
    let graph = read("f32", &nodes, "%7");
    let halves = split(&graph, SLOTS, "Pre");
    let words = halves.in_words();
    expect![[r#"
        fn f_preshader(uniform t: f32, uniform u: Vec3, uniform n: i32) -> Pre { t: f32, lt: u32 } {
            %0 = param 0 : f32
            %1 = sin %0 : f32
            %2 = lt %1 %0 : bool
            %3 = const 1u : u32
            %4 = const 0u : u32
            %5 = select %2 %3 %4 : u32
            return %0 %5
        }
        fn f_varying(x: f32, v: Vec3, uniform pre: Pre { t: f32, lt: u32 }) -> f32 {
            %0 = param 3 : u32
            %1 = const 0u : u32
            %2 = eq %0 %1 : bool
            %3 = param 0 : f32
            %4 = param 2 : f32
            %5 = select !%2 %3 %4 : f32
            return %5
        }
    "#]]
    .assert_eq(&format!("{}{}", words.draw, words.pixel));
    assert_eq!(halves.joined(&graph).to_string(), graph.to_string());
}

/// Passes and split may run again over what has grown since: nothing is computed twice, and no name is there twice.
#[test]
fn once_more_over_what_has_grown() {
    let nodes = ["sin %2 : f32", "mul %0 %5 : f32"];
    let mut graph = read("f32", &nodes, "%6");
    let k = graph.roots[0];
    graph.set_name(graph.args(k.id())[1], "k");
    let fields = |graph: &Graph| -> Vec<(String, String)> {
        split(graph, SLOTS, "Pre").fields.into_iter().map(|f| (f.name, f.formula)).collect()
    };
    let mut graph = optimize(&graph, &Options::exact());
    assert_eq!(fields(&graph), [("k".to_owned(), "sin(t)".to_owned())]);
    // A uniform value that is there already, a new one with the name of the old one, and a pair that each pixel has twice.
    let (x, t) = (graph.param(0, Ty::F32), graph.param(2, Ty::F32));
    let again = graph.intern(Op::Sin, Ty::F32, &[t]);
    let other = graph.intern(Op::Exp, Ty::F32, &[t]);
    graph.set_name(other, "k");
    let pairs = [again, other].map(|k| graph.intern(Op::Mul, Ty::F32, &[x, k]));
    let twice = graph.intern(Op::Mul, Ty::F32, &[other, x]);
    let sum = graph.intern(Op::Add, Ty::F32, &[pairs[0], pairs[1]]);
    let sum = graph.intern(Op::Div, Ty::F32, &[sum, twice]);
    graph.roots = vec![graph.intern(Op::Sub, Ty::F32, &[sum, graph.roots[0]])];
    let grown = optimize(&prune::run(&graph, &Options::exact()), &Options::exact());
    let counts = count::run(&grown);
    assert_eq!((counts.ops["sin"], counts.ops["exp"], counts.ops["mul"]), (1, 1, 2), "{grown}");
    assert_eq!(
        fields(&grown),
        [("k".to_owned(), "sin(t)".to_owned()), ("k_2".to_owned(), "exp(t)".to_owned())]
    );
    let frame = schedule::run(&grown);
    assert_eq!(frame.verify(), Ok(()));
    test(
        &grown,
        SLOTS,
        expect![[r#"
        k: f32 = sin(t) @ 0.0
        k_2: f32 = exp(t) @ 0.1
    "#]],
    );
}

//! Primitives in the corridor: text, verification, ranks, counts, both interpreters.

use flatten_core::front::{self, Parsed, Sources};
use flatten_core::graph::{Graph, Primitive, Rank};
use flatten_core::hir::interp as oracle;
use flatten_core::op::Op;
use flatten_core::op::trap::Trap;
use flatten_core::options::Options;
use flatten_core::value::Value;
use flatten_core::{compile, count, emit, interp, schedule};

const TEXT: &str = "fn shade(x: f32, uniform k: f32) -> f32 {
    leaf 0 id 9f3c path crate::noise::perlin fn perlin(p: f32) -> f32;
    barrier 1 id 1 path edge fn edge(a: f32, ray: Ray { o: f32, hit: bool }) -> (f32, Ray { o: f32, hit: bool }) {
        %0 = param 0 : f32
        %1 = param 1 : f32
        %2 = param 2 : bool
        return %0 %1 !%2
    }
    %0 = param 0 : f32
    %1 = param 1 : f32
    %2 noise = call 0 %1 : f32
    %3 = lt %0 %2 : bool
    %4 = call 1 %1 %2 !%3 : tuple
    %5 = project 0 %4 : f32
    %6 = project 2 %4 : bool
    %7 = select %6 %5 %0 : f32
    return %7
}
";

fn graph(text: &str) -> Graph {
    text.parse().unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn what_is_printed_reads_back() {
    assert_eq!(graph(TEXT).to_string(), TEXT);
}

#[test]
fn calls_are_verified() {
    let broken = |from: &str, to: &str, message: &str| {
        let text = TEXT.replacen(from, to, 1);
        assert_ne!(text, TEXT);
        assert_eq!(text.parse::<Graph>().map(drop), Err(message.to_owned()));
    };
    broken("call 0 %1", "call 0", "line 11: %2: primitive 0 takes (f32), not ()");
    broken("call 0 %1 : f32", "call 0 %1 : u32", "line 11: %2: call gives f32, not u32");
    broken("call 0 %1", "call 2 %1", "line 11: primitive 2 of 2");
    broken("project 2", "project 3", "line 15: %6: project 3 of a call that gives (f32, f32, bool)");
    broken("project 0 %4", "project 0 %2", "line 14: %5: project 0 of a call that gives (f32)");
    broken("-> f32;", "-> ();", "line 2: `crate::noise::perlin` gives nothing");
    broken("(p: f32)", "(&mut p: f32)", "line 2: `crate::noise::perlin` writes a parameter");
    broken("id 1 ", "id 9f3c ", "line 3: barrier 1 is number 0");
    broken("leaf 0", "leaf 1", "line 2: leaf 1 is number 0");
    broken("id 9f3c", "id perlin", "line 2: `perlin` is not a hexadecimal number");
    broken(
        "path edge ",
        "",
        "line 3: `barrier 1 id 1 fn edge(a: f32, ray: Ray { o: f32, hit: bool }) -> \
        (f32, Ray { o: f32, hit: bool }) {` is not `leaf 0 id 1f path noise fn noise(..) -> ..;`",
    );
}

#[test]
fn a_leaf_is_as_uniform_as_its_operands_and_a_barrier_never() {
    let graph = graph(TEXT);
    let calls: Vec<Rank> = graph
        .ids()
        .filter(|id| matches!(graph.node(*id).op, Op::Call(_)))
        .map(|id| graph.node(id).rank)
        .collect();
    assert_eq!(calls, [Rank::Uniform, Rank::Varying]);
    let counts = count::run(&graph);
    assert_eq!((counts.total, counts.uniform, counts.varying, counts.barriers), (4, 1, 3, 1));
    assert_eq!(counts.ops["call"], 2);
    assert_eq!((counts.cost_graph, counts.cost_gpu), (4, 64 + 4 + 64 + 4));
}

/// `perlin` doubles, `edge` gives what it takes.
fn backend(primitive: &Primitive, args: &[Value]) -> Option<Vec<Value>> {
    match primitive.path.as_str() {
        "crate::noise::perlin" => Some(vec![Value::f32(args[0].f(0) * 2.0)]),
        "edge" => Some(args.to_vec()),
        _ => None,
    }
}

#[test]
fn the_graph_interpreter_asks_the_backend() {
    let (graph, args) = (graph(TEXT), [Value::f32(1.0), Value::f32(3.0)]);
    assert_eq!(interp::run_with(&graph, &args, &backend), Ok(vec![Value::f32(1.0)]));
    let args = [Value::f32(7.0), Value::f32(3.0)];
    assert_eq!(interp::run_with(&graph, &args, &backend), Ok(vec![Value::f32(3.0)]));
    assert_eq!(interp::run(&graph, &args), Err(Trap::UnknownLeaf));
}

const SOURCE: &str = r#"
struct Ray { o: f32, hit: bool }
#[__leaf(40764, "crate::noise::perlin", leaf, "")]
fn perlin(p: f32) -> f32 { panic!("nobody reads this") }
#[__leaf(1, "edge", barrier, "")]
fn edge(a: f32, ray: &Ray) -> (f32, Ray) { unsafe { std::mem::zeroed() } }
fn twice(x: f32) -> f32 { perlin(x) + perlin(1.0) }
fn shade(x: f32, #[uniform] k: f32) -> f32 {
    let noise = perlin(k);
    let (near, ray) = edge(k, &Ray { o: noise, hit: x >= noise });
    let dead = perlin(x);
    if ray.hit { near + perlin(k) } else { twice(k) + perlin(1.0) }
}
"#;

fn parse(text: &str) -> Parsed {
    let sources = Sources::flat(syn::parse_file(text).expect("the source parses").items);
    front::run(&sources, &[sources.items.len() - 1]).unwrap_or_else(|d| panic!("{d}"))
}

#[test]
fn calls_are_shared_and_pruned_and_never_folded() {
    let Parsed { unit, entries, .. } = parse(SOURCE);
    let graph = compile(&unit, entries[0], &Options::fast(), &mut |_, _| {}).expect("no mistakes");
    let calls: Vec<String> = schedule::run(&graph)
        .to_string()
        .lines()
        .filter(|line| line.contains(" call "))
        .map(|line| line.trim().to_owned())
        .collect();
    assert_eq!(
        calls,
        [
            "%0 noise = call 0 k : f32 uniform, 3 uses",
            "%2 edge = call 1 k %0 %1 : tuple, 2 uses",
            "%5 perlin = call 0 1.0 : f32 uniform, 1 use",
        ]
    );
    let values = [-1.0, 0.5, 2.0, 6.0, 7.0].map(Value::f32);
    for x in values {
        for k in values {
            let expected = oracle::call_with(&unit, entries[0], &[x, k], &backend);
            assert_eq!(interp::run_with(&graph, &[x, k], &backend), expected);
        }
    }
    assert_eq!(oracle::call(&unit, entries[0], &values[..2]), Err(Trap::UnknownLeaf));
}

#[test]
fn the_twin_calls_a_leaf_by_its_number() {
    let text = "#[__leaf(255, \"\", leaf, \"\")] fn l(a: f32, n: (u32, bool)) -> (f32, Vec2) { (a, a) }
        #[__leaf(16, \"\", leaf, \"\")] fn one() -> u32 { 1 }
        fn f(x: f32) -> f32 { let (a, v) = l(2.0, (one(), x > 0.0)); a + v.y }";
    let Parsed { unit, entries, .. } = parse(text);
    let graph = compile(&unit, entries[0], &Options::exact(), &mut |_, _| {}).expect("no mistakes");
    let twin = emit::rust::function(&schedule::run(&graph)).expect("it has a twin").to_string();
    let calls = "let one = f :: leaf :: < 0x0000000000000010_u64 , _ > (()) ; \
        let l = f :: leaf :: < 0x00000000000000ff_u64 , _ > ((2.0 , one , 0.0 < x)) ; let a = l . 0 ; let v = l . 1 ; v . y + a";
    assert!(twin.contains(calls), "{twin}");
}

#[test]
fn a_constant_has_no_leaf_in_it() {
    let text = "#[__leaf(1, \"\", leaf, \"\")] const fn l() -> f32 { 1.0 }
        const K: f32 = l() * 2.0;
        fn f() -> f32 { K }";
    let sources = Sources::flat(syn::parse_file(text).expect("the source parses").items);
    let Err(diags) = front::run(&sources, &[2]) else { panic!("accepted") };
    let messages: Vec<String> = diags.iter().map(|d| d.message()).collect();
    assert_eq!(messages, ["the constant `K` has no value: what a leaf computes is known at run time only"]);
}

/// A loop numbers its own primitives: `fixed` is 1 inside and 0 outside. The call of `fixed` is the same in each pass.
const LOOP: &str = "fn walk(x: f32, uniform n: u32) -> f32 {
    region 0 carried 2 results 1 exits 1 fn body(t: f32, i: u32, n: u32, x: f32) -> (bool, f32, f32, u32) {
        leaf 0 id 1 path step fn step(t: f32) -> f32;
        leaf 1 id 2 path fixed fn fixed(x: f32) -> (f32, bool);
        %0 = param 0 : f32
        %1 = param 1 : u32
        %2 = param 2 : u32
        %3 = param 3 : f32
        %4 = lt %1 %2 : bool
        %5 = call 1 %3 : tuple
        %6 = project 0 %5 : f32
        %7 = add %0 %6 : f32
        %8 = call 0 %7 : f32
        %9 = const 1u : u32
        %10 = add %1 %9 : u32
        return !%4 %0 %8 %10
    }
    leaf 0 id 2 path fixed fn fixed(x: f32) -> (f32, bool);
    %0 = param 0 : f32
    %1 = param 1 : u32
    %2 = const 0u : u32
    %3 = call 0 %0 : tuple
    %4 = project 0 %3 : f32
    %5 = loop 0 %4 %2 %1 %0 : tuple
    %6 = project 0 %5 : f32
    return %6
}
";

#[test]
fn loops_call_too() {
    let backend = |primitive: &Primitive, args: &[Value]| match primitive.path.as_str() {
        "step" => Some(vec![Value::f32(args[0].f(0) * 0.5)]),
        "fixed" => Some(vec![Value::f32(args[0].f(0) + 1.0), Value::bool(true)]),
        _ => None,
    };
    let read = graph(LOOP);
    assert_eq!(read.to_string(), LOOP);
    let pruned = flatten_core::passes::prune::run(&read, &Options::exact());
    for n in [0, 1, 5] {
        let args = [Value::f32(3.0), Value::u32(n)];
        let expected = (0..n).fold(4.0, |t, _| (t + 4.0) * 0.5);
        assert_eq!(interp::run_with(&read, &args, &backend), Ok(vec![Value::f32(expected)]));
        assert_eq!(interp::run_with(&pruned, &args, &backend), Ok(vec![Value::f32(expected)]));
    }
    assert_eq!(interp::run(&read, &[Value::f32(3.0), Value::u32(1)]), Err(Trap::UnknownLeaf));
    let twin = emit::rust::function(&schedule::run(&pruned)).expect("Rust has loops");
    expect_test::expect![[r#"
        pub fn walk_flat(x: f32, n: u32) -> f32 {
            use ::flatten::__private as f;
            let fixed = f::leaf::<0x0000000000000002_u64, _>(x);
            let __1 = fixed.0;
            let mut t = __1;
            let mut i = 0_u32;
            let __7 = loop {
                if i >= n {
                    break t;
                }
                let step = f::leaf::<0x0000000000000001_u64, _>(t + __1);
                (t, i) = (step, f::add(i, 1));
            };
            __7
        }
    "#]]
    .assert_eq(&prettyplease::unparse(&syn::parse2(twin).expect("Rust")));
}

/// A loop asks for bodies too.
#[test]
fn bodies_reach_into_loops() {
    let mut read = graph(LOOP);
    let mut asked = Vec::new();
    read.set_bodies(&mut |primitive| {
        asked.push(primitive.path.clone());
        None
    });
    assert_eq!(asked, ["fixed", "step", "fixed"]);
}

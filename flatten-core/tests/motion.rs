//! Code motion against its definition: what remains in the body of each kept loop is what the sets say, node for node.

#[path = "motion/random.rs"]
mod random;
#[path = "motion/sets.rs"]
mod sets;

use flatten_core::front::{self, Sources};
use flatten_core::graph::{Graph, Primitive};
use flatten_core::options::Options;
use flatten_core::passes::prune;
use flatten_core::value::Value;
use flatten_core::{compile, interp};
use sets::{Definition, Placement, World};

/// What stands in each loop of a graph and around them all.
fn placement(graph: &Graph) -> Placement {
    World::of(graph).placement()
}

/// Where a graph's nodes are once it was simplified, and where the definition wants them.
#[track_caller]
fn both(graph: &Graph, definition: Definition) -> (Placement, Placement) {
    let simple = prune::run(graph, &Options::exact());
    assert_eq!(simple.verify(), Ok(()));
    (placement(&simple), World::of(graph).moved(definition))
}

#[test]
fn what_remains_in_bodies_is_what_the_sets_say() {
    let (mut loops, mut inside, mut moved) = (0, 0, 0);
    for seed in 0..150 {
        let graph = random::graph(seed);
        assert_eq!(graph.verify(), Ok(()), "graph {seed}");
        let (found, expected) = both(&graph, Definition::Sets);
        assert_eq!(found, expected, "graph {seed}\n{graph}");
        let before = World::of(&graph).placement();
        loops += expected.len() - 1;
        inside += expected.iter().filter(|(of, _)| *of != sets::OUTSIDE).map(|(_, n)| n.len()).sum::<usize>();
        moved += before.iter().map(|(of, nodes)| nodes.difference(&expected[of]).count()).sum::<usize>();
    }
    println!("{loops} loops, {inside} nodes remain in them, {moved} were moved out");
    assert!(loops > 200 && inside > 200 && moved > 200, "{loops} loops, {inside} inside, {moved} moved");
}

/// Nothing is moved twice: what the sets leave in a body, they leave there again.
#[test]
fn nothing_is_left_to_move() {
    for seed in 0..50 {
        let simple = prune::run(&random::graph(seed), &Options::exact());
        assert_eq!(World::of(&simple).moved(Definition::Sets), placement(&simple), "graph {seed}");
    }
}

/// The test can fail: each wrong definition disagrees with what is done.
#[test]
fn wrong_definitions_are_found() {
    for wrong in Definition::WRONG {
        let found = (0..200).find(|seed| {
            let (found, expected) = both(&random::graph(*seed), wrong);
            found != expected
        });
        println!("{wrong:?} is found in graph {found:?}");
        assert!(found.is_some(), "{wrong:?} is not found");
    }
}

/// What a primitive of the random graphs gives: a small number made of its name and its operands.
fn backend(primitive: &Primitive, args: &[Value]) -> Option<Vec<Value>> {
    let bytes = primitive.path.bytes().map(u32::from);
    let mixed = bytes.chain(args.iter().map(|a| a.bits[0])).fold(7_u32, |hash, part| {
        let hash = (hash ^ part).wrapping_mul(0x9e37_79b1);
        hash ^ (hash >> 15)
    });
    match primitive.results()[0].is_bool() {
        true => Some(vec![Value::bool(mixed % 3 == 0)]),
        false => Some(vec![Value::f32((mixed % 1024) as f32 + 1.0)]),
    }
}

#[test]
fn what_is_moved_means_the_same() {
    let mut ended = 0;
    for seed in 0..60 {
        let graph = random::graph(seed);
        let simple = prune::run(&graph, &Options::exact());
        let args: Vec<Value> = (1..=3).map(|i| Value::f32(i as f32)).collect();
        let Ok(expected) = interp::run_with(&graph, &args, &backend) else { continue };
        assert_eq!(interp::run_with(&simple, &args, &backend), Ok(expected), "graph {seed}\n{graph}");
        ended += 1;
    }
    assert!(ended >= 40, "{ended} of 60 end");
}

/// Functions whose calls of leaves are numbered by where they must stand.
const LEAVES: &str = "
    #[__leaf(1, \"\", leaf, \"\")] fn outside(x: f32) -> f32 { x }
    #[__leaf(2, \"\", leaf, \"\")] fn outer(x: f32, y: f32) -> f32 { x }
    #[__leaf(3, \"\", leaf, \"\")] fn inner(x: f32, y: f32) -> f32 { x }
    #[__leaf(4, \"\", barrier, \"\")] fn pixel(x: f32) -> f32 { x }
    #[__leaf(5, \"\", leaf, \"\")] fn behind(x: f32) -> f32 { x }
";

/// Compiles the body of a function of `a: f32` and `n: u32` with kept loops; each loop with its calls, outermost first.
#[track_caller]
fn stands(body: &str, expected: &[&[&str]]) {
    let text = format!("{LEAVES} fn f(a: f32, n: u32) -> f32 {{ let mut s = 0.0; {body} s }}");
    let sources = Sources::flat(syn::parse_file(&text).expect("the source parses").items);
    let parsed = front::run(&sources, &[sources.items.len() - 1]).unwrap_or_else(|d| panic!("{d}"));
    let mut options = Options { loops: true, ..Options::exact() };
    options.limits.max_unroll = 0;
    let graph = compile(&parsed.unit, parsed.entries[0], &options, &mut |_, _| {}).expect("no mistakes");
    assert_eq!(sets::calls(&graph), expected, "{graph}");
}

#[test]
fn each_call_stands_where_its_operands_change() {
    stands(
        "for i in 0..n { for j in 0..n { s += outside(a) + outer(a, i as f32) + inner(i as f32, j as f32); } }",
        &[&["outside"], &["outer"], &["inner"]],
    );
    // What depends on a barrier stays with it; a barrier stays though its operand is the same in every pass.
    stands("for i in 0..n { s += behind(pixel(a)) + outside(a); }", &[&["outside"], &["behind", "pixel"]]);
    // In the inner loop a value of the outer one is the same in every pass, also one that a loop beside gives.
    stands(
        "for i in 0..n {
             let mut t = a;
             for j in 0..n { t = inner(t, j as f32); }
             for k in 0..n { s += outer(t, a) + outside(a) * k as f32; }
         }",
        &[&["outside"], &["outer"], &["inner"], &[]],
    );
    // A chain goes as a whole, as far as its last link may.
    stands(
        "for i in 0..n { for j in 0..n { s += behind(outer(outside(a), i as f32)); } }",
        &[&["outside"], &["behind", "outer"], &[]],
    );
    // What only one way out needs goes too: all operations are total.
    stands(
        "for i in 0..n { if s > a { s = outside(a) + outer(s, a); break; } s += 1.0; }",
        &[&["outside"], &["outer"]],
    );
}

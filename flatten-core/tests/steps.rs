//! The steps one by one: they are `compile`, a rule reaches what stands in loops, primitives win over bodies.

use flatten_core::graph::{Graph, Id, Ref};
use flatten_core::op::Op;
use flatten_core::options::Options;
use flatten_core::value::Value;
use flatten_core::{interp, steps};

const TEXT: &str = "
    struct Ray { origin: Vec3, dir: Vec3 }
    impl Ray {
        fn at(&self, t: f32) -> Vec3 { self.origin + self.dir * half(t) }
    }
    fn half(x: f32) -> f32 { x / 2.0 }
    fn grown(x: f32, k: f32) -> f32 {
        let mut y = x;
        #[keep]
        while y < 100.0 { y += half(y) / k + 1.0; }
        y
    }
";

fn lowered(function: &str, options: &Options) -> Graph {
    let (unit, id) = steps::read(TEXT, function, options).unwrap_or_else(|e| panic!("{e:?}"));
    steps::lower(&unit, id, options).unwrap_or_else(|e| panic!("{e:?}"))
}

#[test]
fn they_are_compile() {
    for function in ["half", "grown", "Ray::at"] {
        for options in [Options::fast(), Options::exact()] {
            let (unit, id) = steps::read(TEXT, function, &options).unwrap_or_else(|e| panic!("{e:?}"));
            let whole = flatten_core::compile(&unit, id, &options, &mut |_, _| {});
            let parts = steps::optimize(&lowered(function, &options), &options);
            assert_eq!(whole.map(|graph| graph.to_string()).ok(), Some(parts.to_string()), "{function}");
            assert_eq!(steps::schedule(&parts).verify(), Ok(()));
        }
    }
}

/// A rule that is wrong on purpose: what is divided by is added.
#[test]
fn rules_reach_what_stands_in_loops() {
    let mut rule = |graph: &mut Graph, source: &Graph, id: Id, args: &[Ref]| match source.node(id).op {
        Op::Div => Some(graph.add(Op::Add, args)),
        _ => None,
    };
    let graph = lowered("grown", &Options::exact());
    let other = steps::fold(&graph.rewritten(&mut rule), &Options::exact());
    assert_eq!(other.verify(), Ok(()));
    let at = |graph: &Graph| interp::run(graph, &[Value::f32(64.0), Value::f32(2.0)]);
    // 64 + 32 / 2 + 1, and so on; 64 + (32 + 2) + 1, and so on.
    assert_eq!(at(&graph), Ok(vec![Value::f32(102.25)]));
    assert_eq!(at(&other), Ok(vec![Value::f32(151.5)]));
}

#[test]
fn primitives_win_over_bodies() {
    let own = |leaves: &[&str], barriers: &[&str]| Options {
        leaves: leaves.iter().map(|head| head.to_string()).collect(),
        barriers: barriers.iter().map(|head| head.to_string()).collect(),
        ..Options::fast()
    };
    let calls = |options: &Options| {
        let graph = lowered("Ray::at", options);
        graph.primitives().iter().map(|p| (p.path.clone(), p.barrier)).collect::<Vec<_>>()
    };
    assert_eq!(calls(&Options::fast()), []);
    assert_eq!(calls(&own(&["fn half(t: f32) -> f32"], &[])), [("half".to_owned(), false)]);
    assert_eq!(calls(&own(&[], &["fn half(x: f32) -> f32"])), [("half".to_owned(), true)]);
    // Another head is another function.
    assert_eq!(calls(&own(&["fn half(x: Vec3) -> Vec3"], &[])), []);
    assert!(steps::read(TEXT, "half", &own(&["half"], &[])).is_err());
}

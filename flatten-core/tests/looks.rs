//! How often the steps look at nodes: again only where something has changed that matters there.

#[path = "passes/notation.rs"]
mod notation;

use flatten_core::count;
use flatten_core::graph::Graph;
use flatten_core::op::Op;
use flatten_core::options::{Gates, Options};
use flatten_core::passes::{self, Journal};
use flatten_core::ty::{Param, Shape, Signature, Ty};
use flatten_core::value::Value;
use notation::{read, read_all, write};

/// What stays as it is, although something would be made of it if something else were there.
const QUIET: [&str; 6] = [
    "x - y",
    "length(v)",
    "select(x < y, sin(x), cos(y))",
    "exp(v.x)",
    "vec2(sin(x), cos(y))",
    "dot(v, vec3(1.0, 2.0, 3.0))",
];

/// What one step leaves to another, in a graph of which that is not most.
const BUSY: [&str; 2] = [
    "exp(sin(cos(exp(sin(cos(exp(sin(cos(exp(sin(cos(z))))))))))))",
    "select(e < f, select(e < f, g, h) * 2.0 + select(e < f, g, h) * 3.0, h * 5.0)",
];

/// How often the steps look at a node, and how many changes they make.
fn looks(texts: &[&str]) -> (u64, u64) {
    let mut journal = Journal::default();
    passes::optimize_with(&read_all(texts, Gates::FAST), &mut journal);
    (journal.looks, journal.commits)
}

#[test]
fn what_is_apart_is_not_looked_at_again() {
    let (busy, some) = looks(&BUSY);
    assert!(some > 0);
    for quiet in QUIET {
        let (alone, none) = looks(&[quiet]);
        assert_eq!((none, write(&read(quiet, Gates::FAST)).as_str()), (0, quiet));
        assert_eq!(looks(&[quiet, BUSY[0], BUSY[1]]), (busy + alone, some), "{quiet}");
    }
}

/// Of 100,000 operations in a row two have the number by which those that are alike are found, by chance: neither is looked at
/// with all that is below it, over and over, which took minutes.
#[test]
fn a_long_chain_is_looked_at_once() {
    let param = |name: &str| Param {
        name: name.to_owned(),
        shape: Shape::Value(Ty::F32),
        uniform: false,
        out: false,
    };
    let params = ["x", "y", "z", "w"].map(param).to_vec();
    let signature = Signature { name: "f".to_owned(), params, result: Shape::Value(Ty::F32) };
    let mut graph = Graph::new(signature, Gates::FAST);
    let [x, y] = [0, 1].map(|i| graph.param(i, Ty::F32));
    let (mut s, mut t) = (x, y);
    for _ in 0..25_000 {
        let scaled = graph.add(Op::Mul, &[s, y]);
        let larger = graph.add(Op::Max, &[scaled, t]);
        s = graph.add(Op::Add, &[larger, x]);
        t = graph.add(Op::Sub, &[t, s]);
    }
    graph.roots = vec![s];
    let mut journal = Journal::default();
    let after = passes::optimize_with(&graph, &mut journal);
    assert_eq!((journal.commits, count::run(&after).total), (0, 99_999));
}

/// Where each change is what another one waits for, in a step that comes before, all of them are made: here two powers are one
/// when their bases have become one value, and then its exponent is found to be that of the other one.
#[test]
fn a_long_ladder_is_climbed_to_its_end() {
    let param = |name: &str| Param {
        name: name.to_owned(),
        shape: Shape::Value(Ty::F32),
        uniform: false,
        out: false,
    };
    let params = ["x", "y", "z"].map(param).to_vec();
    let signature = Signature { name: "f".to_owned(), params, result: Shape::Value(Ty::F32) };
    let mut graph = Graph::new(signature, Gates::FAST);
    let [x, y, z] = [0, 1, 2].map(|i| graph.param(i, Ty::F32));
    let one = graph.constant(Value::f32(1.0));
    let above = graph.add(Op::Add, &[z, one]);
    let (mut s, mut t) = (x, x);
    for i in 0..50 {
        let factor = graph.constant(Value::f32(i as f32 + 0.3));
        let scaled = graph.add(Op::Mul, &[y, factor]);
        let (more, less) = (graph.add(Op::Add, &[scaled, z]), graph.add(Op::Sub, &[one, scaled]));
        let whole = graph.add(Op::Pow, &[s, above]);
        let parts = [(t, more), (s, less)].map(|(base, exponent)| graph.add(Op::Pow, &[base, exponent]));
        let product = graph.add(Op::Mul, &parts);
        s = graph.add(Op::Sin, &[whole]);
        t = graph.add(Op::Sin, &[product]);
    }
    graph.roots = vec![graph.add(Op::Sub, &[s, t])];
    let after = passes::optimize(&graph, &Options::default());
    assert_eq!(count::run(&after).total, 0);
}

//! Rows that are written as code: what the front end and the lowering make of it is part of them.
//!
//! Parameters have the names of `passes/notation.rs`, so that what code becomes is written as expressions are: each result
//! apart, and whatever is used twice, twice.

use crate::notation::{NAMES, write};
use flatten_core::count;
use flatten_core::graph::Graph;
use flatten_core::hir::{FnId, Unit, interp as oracle};
use flatten_core::interp;
use flatten_core::op::Op;
use flatten_core::options::{Gates, Options};
use flatten_core::passes::prune;
use flatten_core::steps;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;
use std::collections::BTreeSet;

/// Name, items, body of a function of all names, what lowering makes of it under either contract, cost of that on both
/// tables. No pass has run: the text is the lowering's own work, and there is no counter beside it and no gate before it.
pub(crate) struct Code(
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) &'static str,
);

/// Items and a body `-> f32 { x }` as they are read.
pub(crate) fn parse(items: &str, body: &str, options: &Options) -> (Unit, FnId) {
    let typed = |(name, ty): &(&str, Ty)| {
        let uniform = if *name == "t" { "#[uniform] " } else { "" };
        format!("{uniform}{name}: {ty}")
    };
    let params: Vec<String> = NAMES.iter().map(typed).collect();
    let text = format!("{items}\nfn entry({}) {body}", params.join(", "));
    steps::read(&text, "entry", options).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// The graph of a function as it is lowered.
pub(crate) fn lowered(unit: &Unit, entry: FnId, options: &Options) -> Graph {
    let graph = steps::lower(unit, entry, options).unwrap_or_else(|e| panic!("{e}"));
    prune::run(&graph, options)
}

/// Every result of a graph.
pub(crate) fn results(graph: &Graph) -> String {
    let one = |root| {
        let mut graph = graph.clone();
        graph.roots = vec![root];
        write(&graph)
    };
    graph.roots.iter().map(|root| one(*root)).collect::<Vec<_>>().join(", ")
}

/// On both tables.
pub(crate) fn cost(graph: &Graph) -> String {
    let counts = count::run(graph);
    format!("{}/{}", counts.cost_graph, counts.cost_gpu)
}

/// Some value for a parameter.
pub(crate) fn sample(ty: Ty, seed: usize) -> Value {
    const FLOATS: [f32; 10] = [0.0, 1.0, -1.0, 0.5, -2.5, 3.0, 10.0, f32::NAN, -0.0, f32::INFINITY];
    const INTS: [i32; 8] = [0, 1, -1, 2, 5, -7, 31, 100];
    Value::from_lanes(ty, |lane| {
        let i = seed / 7 + lane * 5 + seed;
        match ty.scalar {
            Scalar::F32 => FLOATS[i % 10].to_bits(),
            Scalar::I32 => INTS[i % 8] as u32,
            Scalar::U32 => INTS[i % 8].unsigned_abs(),
            Scalar::Bool => (i % 2) as u32,
        }
    })
}

/// Bit for bit what Rust means by it; where it panics nothing is compared.
pub(crate) fn agrees(unit: &Unit, entry: FnId, graph: &Graph) -> Result<(), String> {
    let mut compared = 0;
    for row in 0..100 {
        let value = |(i, (_, ty)): (usize, &(&str, Ty))| sample(*ty, row * 31 + i * 17);
        let args: Vec<Value> = NAMES.iter().enumerate().map(value).collect();
        let Ok(want) = oracle::call(unit, entry, &args) else { continue };
        let got = interp::run(graph, &args).map_err(|trap| trap.to_string())?;
        if !want.iter().zip(&got).all(|(x, y)| x.same(*y)) {
            return Err(format!("of {args:?} Rust {want:?}, the graph {got:?}"));
        }
        compared += 1;
    }
    if compared > 10 { Ok(()) } else { Err(format!("compared {compared} times only")) }
}

fn wrong(row: &Code) -> Vec<String> {
    let Code(name, items, body, becomes, costs) = row;
    let mut wrong = Vec::new();
    for gates in [Gates::EXACT, Gates::FAST] {
        let options = Options { gates, ..Options::default() };
        let (unit, entry) = parse(items, body, &options);
        let graph = lowered(&unit, entry, &options);
        let live = graph.live();
        if !graph.ids().all(|id| live[id.0 as usize] || matches!(graph.node(id).op, Op::Param(_))) {
            wrong.push(format!("{name}: something is dead in\n{graph}"));
        }
        for (got, want) in [(results(&graph), becomes), (cost(&graph), costs)] {
            if got != **want {
                wrong.push(format!("{name}, behind {gates}: `{got}`, not `{want}`"));
            }
        }
        if gates == Gates::EXACT
            && let Err(why) = agrees(&unit, entry, &graph)
        {
            wrong.push(format!("{name}: {why}"));
        }
    }
    wrong
}

/// Every row holds, and none is there twice.
#[track_caller]
pub(crate) fn check(rows: &[Code]) {
    let wrong: Vec<String> = rows.iter().flat_map(wrong).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let names: BTreeSet<&str> = rows.iter().map(|row| row.0).collect();
    assert_eq!(names.len(), rows.len(), "a name is there twice");
}

//! Rows that are written as code: what the front end and the lowering make of it is part of them.
//!
//! Parameters have the names of `passes/notation.rs`, so that what code becomes is written as expressions are: each result
//! apart, and whatever is used twice, twice.

use crate::notation::{NAMES, write};
use crate::sample::sample;
use flatten_core::count;
use flatten_core::graph::Graph;
use flatten_core::hir::{FnId, Unit, interp as oracle};
use flatten_core::interp;
use flatten_core::op::Op;
use flatten_core::options::{Caps, Gates, Options, Sabotage};
use flatten_core::passes::fuse::fuse_with;
use flatten_core::passes::{self, Journal, prune};
use flatten_core::steps;
use flatten_core::ty::Ty;
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

fn wrong(row: &Code, sabotage: Option<Sabotage>) -> Vec<String> {
    let Code(name, items, body, becomes, costs) = row;
    let mut wrong = Vec::new();
    for gates in [Gates::EXACT, Gates::FAST] {
        let options = Options { gates, sabotage, ..Options::default() };
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
    let wrong: Vec<String> = rows.iter().flat_map(|row| wrong(row, None)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let names: BTreeSet<&str> = rows.iter().map(|row| row.0).collect();
    assert_eq!(names.len(), rows.len(), "a name is there twice");
}

/// True if a row fails once lowering makes a mistake.
pub(crate) fn finds(rows: &[Code], sabotage: Sabotage) -> bool {
    rows.iter().any(|row| !wrong(row, Some(sabotage)).is_empty())
}

/// Name, items, body, a target if it is covered for one, what it becomes under the default contract, cost on both tables
/// as lowered and after, what the passes did among other things, and what it becomes under `exact`. Nothing that fired
/// may fire there, unless it becomes the same. Where nothing is named, constructors have done it before any pass: the
/// result and the cost as lowered say so.
pub(crate) struct Program(
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) Option<&'static Caps>,
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) &'static [&'static str],
    pub(crate) &'static str,
);

/// The graph as lowered, after the passes and the covering, and what fired there.
fn become_of(row: &Program, gates: Gates) -> Result<(Graph, Graph, BTreeSet<&'static str>), String> {
    let Program(_, items, body, target, ..) = row;
    let options =
        Options { gates, leaves: vec!["fn noise(p: Vec3) -> f32".to_owned()], ..Options::default() };
    let (unit, entry) = parse(items, body, &options);
    let before = lowered(&unit, entry, &options);
    let mut journal = Journal::new(&options);
    let mut after = passes::optimize_with(&before, &mut journal);
    if let Some(caps) = target {
        after = fuse_with(&after, caps, &mut journal);
    }
    if gates == Gates::EXACT && before.primitives().is_empty() {
        agrees(&unit, entry, &after)?;
    }
    Ok((before, after, journal.fired.into_keys().collect()))
}

fn wrong_program(row: &Program) -> Vec<String> {
    let Program(name, _, _, _, fast, costs, keys, exact) = row;
    let (open, shut) = match (become_of(row, Gates::FAST), become_of(row, Gates::EXACT)) {
        (Ok(open), Ok(shut)) => (open, shut),
        (Err(why), _) | (_, Err(why)) => return vec![format!("{name}: {why}")],
    };
    let mut wrong = Vec::new();
    let mut same = |what: &str, got: String, want: &str| {
        if got != want {
            wrong.push(format!("{name}, {what}: `{got}`, not `{want}`"));
        }
    };
    same("default", results(&open.1), fast);
    same("cost", format!("{} -> {}", cost(&open.0), cost(&open.1)), costs);
    same("exact", results(&shut.1), exact);
    for key in *keys {
        same(key, open.2.contains(key).to_string(), "true");
        same(&format!("{key} under exact"), shut.2.contains(key).to_string(), &(fast == exact).to_string());
    }
    wrong
}

/// Every row holds, and none is there twice.
#[track_caller]
pub(crate) fn check_programs(rows: &[Program]) {
    let wrong: Vec<String> = rows.iter().flat_map(wrong_program).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let names: BTreeSet<&str> = rows.iter().map(|row| row.0).collect();
    assert_eq!(names.len(), rows.len(), "a name is there twice");
}

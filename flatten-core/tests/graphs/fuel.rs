//! Passes that are stopped after any number of changes, and the change that is to blame.

use crate::recipe::Recipe;
use flatten_core::graph::Graph;
use flatten_core::op::Op;
use flatten_core::op::cost::Table;
use flatten_core::options::{Caps, Gates, Options};
use flatten_core::passes::bench::{Bench, Cost};
use flatten_core::passes::{self, Journal};

/// How often the body of a loop is taken to run.
const PASSES: i64 = 8;

/// What a graph costs with the bodies of its loops; on one table, if only that one counts.
pub(crate) fn cost(graph: &Graph, table: Option<Table>) -> Cost {
    let mut journal = Journal::default();
    let bench = match table {
        Some(table) => Bench::with_table(graph.clone(), &mut journal, table),
        None => Bench::new(graph.clone(), &mut journal),
    };
    let mut all = bench.live_cost();
    for id in graph.ids() {
        if let Op::Loop(region) = graph.node(id).op {
            let body = cost(&graph.region(region).body, table);
            all.graph += PASSES * body.graph;
            all.gpu += PASSES * body.gpu;
            all.uniform += PASSES * body.uniform;
        }
    }
    all
}

/// What was seen.
#[derive(Default)]
pub(crate) struct Seen {
    /// How many changes.
    pub(crate) changes: u64,
    /// How many of them left the graph dearer than it was before them, once all was settled, with what it cost.
    pub(crate) rises: Vec<String>,
}

/// After every number of changes the values are kept. No change makes the graph dearer, counted when what the constructors
/// find behind it has been done.
pub(crate) fn check(
    recipe: &Recipe,
    gates: Gates,
    target: Option<&Caps>,
    seen: &mut Seen,
    same: &dyn Fn(&Graph, &str) -> Result<(), String>,
) -> Result<(), String> {
    let graph = passes::prune::run(&recipe.graph(gates), &Options::default());
    let run = |fuel: Option<u64>, target: Option<&Caps>| {
        let mut journal = Journal::new(&Options { fuel, ..Options::default() });
        (passes::run_with(&graph, target, &mut journal), journal)
    };
    let (first, last) = (target.map_or(0, |_| run(None, None).1.commits), run(None, target).1.commits);
    let table = target.map(|caps| caps.table);
    let mut before = None;
    for fuel in first..=last.min(first + 200) {
        let (stopped, journal) = run(Some(fuel), target);
        stopped.verify()?;
        if journal.commits != fuel {
            return Err(format!("{} changes with fuel for {fuel}", journal.commits));
        }
        let now = cost(&stopped, table);
        if before.is_some_and(|before| !now.is_at_most(before)) {
            seen.rises.push(format!("{:?} of {before:?} makes {now:?}", journal.last));
        }
        before = Some(now);
        same(&stopped, &format!("{fuel} changes, {:?} at last", journal.last))?;
    }
    seen.changes += last - first;
    Ok(())
}

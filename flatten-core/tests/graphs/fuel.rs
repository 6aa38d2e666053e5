//! Passes that are stopped after any number of changes, and the change that is to blame.

use crate::recipe::Recipe;
use flatten_core::graph::Graph;
use flatten_core::op::Op;
use flatten_core::op::cost::Table;
use flatten_core::options::{Caps, Gates, Options};
use flatten_core::passes::bench::{Bench, Cost};
use flatten_core::passes::{self, Journal};

/// What a graph costs with the bodies of its loops, on one table, if only that one counts. What has become the same in each
/// pass of a loop goes out of it behind a change, and that is no gain of the change: it counts the same inside and outside.
fn cost(graph: &Graph, table: Option<Table>) -> Cost {
    let mut journal = Journal::default();
    let bench = match table {
        Some(table) => Bench::with_table(graph.clone(), &mut journal, table),
        None => Bench::new(graph.clone(), &mut journal),
    };
    let mut all = bench.live_cost();
    for id in graph.ids() {
        if let Op::Loop(region) = graph.node(id).op {
            let body = cost(&graph.region(region).body, table);
            all.graph += body.graph;
            all.gpu += body.gpu;
            all.uniform += body.uniform;
        }
    }
    all
}

/// What was seen.
#[derive(Default)]
pub(crate) struct Seen {
    /// How many changes.
    pub(crate) changes: u64,
    /// Those that left the graph dearer than it was before them, with what it cost.
    pub(crate) rises: Vec<String>,
}

/// How passes are stopped.
struct Stop<'a> {
    graph: &'a Graph,
    target: Option<&'a Caps>,
}

impl Stop<'_> {
    fn run(&self, fuel: Option<u64>, target: Option<&Caps>) -> (Graph, Journal) {
        let mut journal = Journal::new(&Options { fuel, ..Options::default() });
        (passes::run_with(self.graph, target, &mut journal), journal)
    }
}

/// After every number of changes the values are kept. No change makes the graph dearer.
pub(crate) fn check(
    recipe: &Recipe,
    gates: Gates,
    target: Option<&Caps>,
    seen: &mut Seen,
    same: &dyn Fn(&Graph, &str) -> Result<(), String>,
) -> Result<(), String> {
    let graph = passes::prune::run(&recipe.graph(gates), &Options::default());
    let stop = Stop { graph: &graph, target };
    seen.changes += each_change(&stop, same, &mut seen.rises)?;
    Ok(())
}

/// How many changes there were; those that made the graph dearer are put down.
fn each_change(
    stop: &Stop,
    same: &dyn Fn(&Graph, &str) -> Result<(), String>,
    rises: &mut Vec<String>,
) -> Result<u64, String> {
    let first = stop.target.map_or(0, |_| stop.run(None, None).1.commits);
    let last = stop.run(None, stop.target).1.commits;
    let table = stop.target.map(|caps| caps.table);
    let mut before = None;
    for fuel in first..=last.min(first + 200) {
        let (stopped, journal) = stop.run(Some(fuel), stop.target);
        stopped.verify()?;
        if journal.commits != fuel {
            return Err(format!("{} changes with fuel for {fuel}", journal.commits));
        }
        let now = cost(&stopped, table);
        if before.is_some_and(|before| !now.is_at_most(before)) {
            rises.push(format!("{:?} of {before:?} makes {now:?}", journal.last));
        }
        before = Some(now);
        same(&stopped, &format!("{fuel} changes, {:?} at last", journal.last))?;
    }
    Ok(last - first)
}

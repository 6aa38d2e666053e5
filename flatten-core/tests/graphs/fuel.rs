//! Passes that are stopped after any number of changes, and the change that is to blame.

use crate::recipe::Recipe;
use flatten_core::graph::Graph;
use flatten_core::options::{Gates, Options};
use flatten_core::passes::bench::{Bench, Cost};
use flatten_core::passes::{self, Journal};

/// What a graph costs.
pub(crate) fn cost(graph: &Graph) -> Cost {
    Bench::new(graph.clone(), &mut Journal::default()).live_cost()
}

/// After every number of changes the values are kept, and the cost is no higher than it was at first; between two changes
/// the constructors may find more in one graph than in the next. Answers how many changes there are.
pub(crate) fn check(
    recipe: &Recipe,
    gates: Gates,
    same: &dyn Fn(&Graph, &str) -> Result<(), String>,
) -> Result<u64, String> {
    let graph = recipe.graph(gates);
    let mut journal = Journal::default();
    passes::optimize_with(&graph, &mut journal);
    let before = cost(&graph);
    for fuel in 0..=journal.commits.min(200) {
        let mut journal = Journal::new(&Options { fuel: Some(fuel), ..Options::default() });
        let stopped = passes::optimize_with(&graph, &mut journal);
        stopped.verify()?;
        if journal.commits != fuel {
            return Err(format!("{} changes with fuel for {fuel}", journal.commits));
        }
        let now = cost(&stopped);
        if !now.is_at_most(before) {
            return Err(format!("{:?} raises {before:?} to {now:?}\n{stopped}", journal.last));
        }
        same(&stopped, &format!("{fuel} changes, {:?} at last", journal.last))?;
    }
    Ok(journal.commits)
}

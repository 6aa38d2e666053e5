//! What happens to a graph between lowering and scheduling, in order.

pub mod prune;

use crate::graph::Graph;
use crate::options::Options;

/// One step from graph to graph. It cannot fail.
pub struct Pass {
    /// What `walk` and `show` call it.
    pub name: &'static str,
    /// The step.
    pub run: fn(&Graph, &Options) -> Graph,
}

/// Every pass, in order.
pub const PIPELINE: &[Pass] = &[Pass { name: "prune", run: prune::run }];

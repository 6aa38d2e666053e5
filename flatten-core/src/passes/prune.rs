//! Drops every node that the roots do not need.
//!
//! Needs: nothing. Keeps: the order of nodes. Measure: the number of nodes never grows.

use crate::graph::Graph;
use crate::options::Options;

/// The live part of a graph.
pub fn run(graph: &Graph, _options: &Options) -> Graph {
    let mut out = Graph::new(graph.signature.clone(), graph.gates);
    let leaves = graph.signature.param_leaves();
    let params: Vec<_> = leaves.iter().enumerate().map(|(i, (_, ty, _))| out.param(i as u32, *ty)).collect();
    out.roots = out.import(graph, &graph.roots, &params);
    out
}

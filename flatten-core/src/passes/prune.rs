//! Drops every node that the roots do not need, and of loops what nobody reads (`graph/loops.rs`).
//!
//! Needs: nothing. Keeps: the order of nodes. Measure: the number of nodes never grows.

use crate::graph::{Graph, Id};
use crate::op::Op;
use crate::options::Options;

/// The live part of a graph.
pub fn run(graph: &Graph, _options: &Options) -> Graph {
    if graph.is_plain() {
        let live = graph.live();
        let order: Vec<Id> = graph.ids().filter(|id| live[id.0 as usize]).collect();
        if order.iter().all(|id| graph.is_final(*id)) {
            return graph.compacted(&order, |r| r);
        }
    }
    let out = copied(graph);
    let has_loops = out.region_count() > 0 || graph.region_count() > 0;
    // What a loop no longer needs was copied before the loop was.
    if has_loops && !is_alive(&out) { copied(&out) } else { out }
}

/// [`run`] of a graph that nobody needs as it is: that one, if all of it is alive.
pub fn pruned(graph: Graph, options: &Options) -> Graph {
    let may_be_whole = graph.is_plain() && graph.primitives().is_empty();
    if may_be_whole && is_whole(&graph) { graph } else { run(&graph, options) }
}

/// True if there is nothing but what is needed, in the bodies of loops too.
fn is_alive(graph: &Graph) -> bool {
    let live = graph.live();
    let loops = graph.ids().filter(|id| matches!(graph.node(*id).op, Op::Loop(_))).count();
    loops == graph.region_count()
        && graph.ids().all(|id| match graph.node(id).op {
            Op::Param(_) => true,
            Op::Loop(region) => live[id.0 as usize] && is_alive(&graph.region(region).body),
            _ => live[id.0 as usize],
        })
}

/// True if a copy would be the same.
fn is_whole(graph: &Graph) -> bool {
    let live = graph.live();
    let params = graph.signature.leaf_count() as u32;
    graph.ids().all(|id| match graph.node(id).op {
        Op::Param(i) => i == id.0,
        _ => id.0 >= params && live[id.0 as usize] && graph.is_final(id),
    })
}

fn copied(graph: &Graph) -> Graph {
    let mut out = Graph::new(graph.signature.clone(), graph.gates);
    out.reserve(graph.len());
    let params = out.params();
    out.roots = out.import(graph, &graph.roots, &params);
    out
}

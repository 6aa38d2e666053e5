//! Counts what a graph holds: the numbers of `walk --json`, of the twin's docs and of the tests.

use crate::graph::{Graph, Rank};
use crate::op::Op;
use crate::op::cost::Table;
use std::collections::BTreeMap;

/// What the live part of a graph holds, bodies of loops included, each once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Live operations by name; constants, parameters and parts of a loop's tuple are not operations. A `splat`
    /// whose every user takes the scalar as it is (`v * s`) is not counted.
    pub ops: BTreeMap<&'static str, u32>,
    /// Their sum.
    pub total: u32,
    /// Those that are the same for every pixel of a draw.
    pub uniform: u32,
    /// Those that are not.
    pub varying: u32,
    /// Calls of barriers.
    pub barriers: u32,
    /// Selects.
    pub selects: u32,
    /// The longest path from a source to a root.
    pub depth: u32,
    /// Kept loops.
    pub loops: u32,
    /// Cost on the `graph` table.
    pub cost_graph: u64,
    /// Cost on the `gpu` table.
    pub cost_gpu: u64,
}

/// Counts the live part of a graph.
pub fn run(graph: &Graph) -> Counts {
    let mut counts = Counts::default();
    add(&mut counts, graph);
    counts
}

fn add(counts: &mut Counts, graph: &Graph) {
    let live = graph.live();
    let whole = wanted_whole(graph, &live);
    for id in graph.ids().filter(|id| live[id.0 as usize]) {
        let node = graph.node(id);
        match node.op {
            Op::Const(_) | Op::Param(_) | Op::Project(_) => continue,
            Op::Splat(_) if !whole[id.0 as usize] => continue,
            Op::Loop(region) => add(counts, &graph.region(region).body),
            Op::Call(primitive) => counts.barriers += u32::from(graph.primitive(primitive).barrier),
            _ => {}
        }
        *counts.ops.entry(node.op.name()).or_default() += 1;
        counts.total += 1;
        match node.rank {
            Rank::Constant | Rank::Uniform => counts.uniform += 1,
            Rank::Varying => counts.varying += 1,
        }
        counts.selects += u32::from(node.op == Op::Select);
        counts.loops += u32::from(matches!(node.op, Op::Loop(_)));
        counts.cost_graph += u64::from(node.op.cost(Table::Graph, node.ty));
        counts.cost_gpu += u64::from(node.op.cost(Table::Gpu, node.ty));
    }
    let depth = graph.roots.iter().map(|r| graph.node(r.id()).depth).max();
    counts.depth = counts.depth.max(depth.unwrap_or(0));
}

/// By node: true if it is a root, or a live user needs it in every lane rather than as a scalar.
fn wanted_whole(graph: &Graph, live: &[bool]) -> Vec<bool> {
    let mut whole = vec![false; graph.len()];
    graph.roots.iter().for_each(|r| whole[r.id().0 as usize] = true);
    for id in graph.ids().filter(|id| live[id.0 as usize]) {
        let args = graph.args(id);
        let arithmetic = matches!(graph.node(id).op, Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Rem);
        let is_splat = |i: usize| matches!(graph.op(args[i]), Op::Splat(_));
        for (i, arg) in args.iter().enumerate() {
            // Of two splats one is written as a vector, or the result would be a scalar.
            let scalar = match graph.node(id).op {
                Op::Mad | Op::Nmad => i < 2 && !(i == 0 && is_splat(1)),
                Op::Mix => i == 2,
                _ => arithmetic && !(i == 0 && is_splat(1)),
            };
            whole[arg.id().0 as usize] |= !scalar;
        }
    }
    whole
}

//! How many operations a graph has, as the kernels of `tests/corpus/kernels.rs` are counted.

use flatten_core::graph::{Graph, Rank};
use flatten_core::op::Op;
use std::fmt;

/// Operations: arithmetic, comparisons, selects and built-in calls count one each, as does a way out of a kept loop.
/// Conversions, lane reads, swizzles, constructors, constants, loads and complements count nothing.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Ops {
    /// Those of every pixel.
    pub(crate) varying: u32,
    /// Those of a draw.
    pub(crate) uniform: u32,
}

/// `7`, or with those of a draw `2 + 3`.
impl fmt::Display for Ops {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.uniform {
            0 => f.pad(&self.varying.to_string()),
            uniform => f.pad(&format!("{} + {uniform}", self.varying)),
        }
    }
}

/// The live operations of a graph, bodies of kept loops included, each once.
pub(crate) fn ops(graph: &Graph) -> Ops {
    let live = graph.live();
    let mut ops = Ops::default();
    for id in graph.ids().filter(|id| live[id.0 as usize]) {
        let node = graph.node(id);
        let count = match node.op {
            Op::Loop(region) => {
                let region = graph.region(region);
                let inside = self::ops(&region.body);
                inside.varying + inside.uniform + region.exits
            }
            op => u32::from(counts(op)),
        };
        match node.rank {
            Rank::Varying => ops.varying += count,
            Rank::Constant | Rank::Uniform => ops.uniform += count,
        }
    }
    ops
}

fn counts(op: Op) -> bool {
    let moves = matches!(op, Op::Lane(_) | Op::Swizzle(_) | Op::Splat(_) | Op::Compose | Op::Project(_));
    let converts = matches!(op, Op::Cast(_) | Op::Bitcast(_));
    let reads = matches!(op, Op::Const(_) | Op::Param(_) | Op::Table);
    !(moves || converts || reads)
}

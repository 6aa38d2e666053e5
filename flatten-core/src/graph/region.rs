//! Regions: the bodies of loops that are kept.

use crate::graph::{Graph, Id, Rank, Ref};
use crate::op::Op;
use crate::ty::Ty;

/// The body of a `loop` node, run until an exit is taken.
///
/// The node's operands are the first values of the carried ones, then the captured ones. The body's parameters
/// are the carried values, then the captured ones. Its roots are, for each exit, its condition (`bool`) and the
/// results that it leaves with; then the next carried values. In each pass the first exit whose condition holds is
/// taken; if there is none, the carried values are replaced. `project i` is result `i`; one past the last is the
/// number of the exit taken, a `u32`.
#[derive(Clone, Debug)]
pub struct Region {
    /// How many values are carried.
    pub carried: u32,
    /// How many results each exit leaves with.
    pub results: u32,
    /// How many exits there are; at least one.
    pub exits: u32,
    /// The body.
    pub body: Graph,
}

impl Region {
    /// The condition of an exit.
    pub fn condition(&self, exit: u32) -> Ref {
        self.body.roots[(exit * (1 + self.results)) as usize]
    }

    /// What an exit leaves with.
    pub fn leaves_with(&self, exit: u32) -> &[Ref] {
        let first = (exit * (1 + self.results) + 1) as usize;
        &self.body.roots[first..first + self.results as usize]
    }

    /// The next carried values.
    pub fn next(&self) -> &[Ref] {
        &self.body.roots[(self.exits * (1 + self.results)) as usize..]
    }

    /// The types of the carried values, then of the captured ones.
    pub fn params(&self) -> Vec<Ty> {
        self.body.signature.leaf_types().map(|(ty, _)| ty).collect()
    }

    /// How often what it leaves with can change, whatever its operands are: calls of barriers belong to the pixel.
    pub fn rank(&self) -> Rank {
        let body = &self.body;
        let rank = |id: Id| match body.node(id).op {
            Op::Call(primitive) if body.primitive(primitive).barrier => Rank::Varying,
            Op::Loop(region) => body.region(region).rank(),
            _ => Rank::Constant,
        };
        body.ids().map(rank).max().unwrap_or(Rank::Constant)
    }

    /// The types of the results.
    pub fn result_types(&self) -> Vec<Ty> {
        self.leaves_with(0).iter().map(|r| self.body.ty(*r)).collect()
    }
}

/// Equal up to the names of values.
impl PartialEq for Region {
    fn eq(&self, other: &Region) -> bool {
        let shape = |r: &Region| (r.carried, r.results, r.exits);
        shape(self) == shape(other) && self.body.is_same(&other.body)
    }
}

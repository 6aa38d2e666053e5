//! What nodes on a bench cost.

use crate::graph::{Id, Node, Rank, Ref};
use crate::op::Op;
use crate::op::cost::Table;
use crate::passes::bench::Bench;
use rustc_hash::{FxBuildHasher, FxHashSet};
use std::hash::BuildHasher;

/// What nodes cost, on the `graph` and on the `gpu` table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// What varies, on the `graph` table.
    pub graph: i64,
    /// What varies, on the `gpu` table.
    pub gpu: i64,
    /// What is uniform, on both.
    pub uniform: i64,
}

impl Cost {
    /// What it would cost to put a node in the place of what it needs.
    pub const LOOP: Cost = Cost { graph: -1, gpu: -1, uniform: -1 };

    pub(super) fn minus(self, other: Cost) -> Cost {
        Cost {
            graph: self.graph - other.graph,
            gpu: self.gpu - other.gpu,
            uniform: self.uniform - other.uniform,
        }
    }

    pub(super) fn add(&mut self, other: Cost) {
        self.graph += other.graph;
        self.gpu += other.gpu;
        self.uniform += other.uniform;
    }

    /// True if nothing that varies is lost on either table, and something is won on one.
    pub fn is_gain(self) -> bool {
        self.is_no_loss() && (self.varying() > 0 || self.uniform > 0)
    }

    /// True if nothing is lost on either table.
    pub fn is_no_loss(self) -> bool {
        self.graph >= 0 && self.gpu >= 0 && (self.varying() > 0 || self.uniform >= 0)
    }

    /// What is won: first what varies, then what is uniform.
    pub fn rank(self) -> (i64, i64) {
        (self.varying(), self.uniform)
    }

    /// True if no table asks for more than `other`.
    pub fn is_at_most(self, other: Cost) -> bool {
        other.minus(self).is_no_loss()
    }

    fn varying(self) -> i64 {
        self.graph + self.gpu
    }
}

impl Bench<'_> {
    /// The cost of all that is alive.
    pub fn live_cost(&self) -> Cost {
        self.live
    }

    /// [`Bench::live_cost`], counted anew: what changes add up to.
    pub(crate) fn counted_cost(&self) -> Cost {
        let mut cost = Cost::default();
        let alive = (0..self.uses.len() as u32).map(Id).filter(|id| self.uses[id.0 as usize] > 0);
        alive.for_each(|id| cost.add(self.cost_of(id)));
        cost
    }

    /// True of what varied when it was made, and would not if it were made now. What nobody needs is not told of changes.
    pub(super) fn is_behind(&self, id: Id) -> bool {
        let uniform = |a: &Ref| self.graph.rank(self.resolve(*a)) < Rank::Varying;
        let node = self.graph.node(id);
        let source =
            matches!(node.op, Op::Const(_) | Op::Param(_) | Op::Loop(_) | Op::Call(_) | Op::Project(_));
        node.rank == Rank::Varying && !source && self.graph.args(id).iter().all(uniform)
    }

    /// Finds out how often everything below these changes that nobody needs.
    pub(super) fn catch_up(&mut self, roots: &[Ref]) {
        let mut seen = FxHashSet::default();
        let mut todo: Vec<(Id, bool)> = roots.iter().map(|r| (r.id(), false)).collect();
        while let Some((id, is_below_done)) = todo.pop() {
            if is_below_done {
                if self.is_behind(id) {
                    let args = self.graph.args(id).iter().map(|a| self.graph.rank(self.resolve(*a)));
                    let rank = args.max().unwrap_or(Rank::Varying);
                    self.graph.set_rank(id, rank);
                }
            } else if self.uses[id.0 as usize] == 0 && seen.insert(id) {
                todo.push((id, true));
                todo.extend(self.graph.args(id).iter().map(|a| (self.resolve(*a).id(), false)));
            }
        }
    }

    /// What a node costs, on one table or on both.
    pub(super) fn cost_of(&self, id: Id) -> Cost {
        let node = self.graph.node(id);
        let price = |table| match node.op {
            // Where the choice is between it and its parts, its lanes count.
            Op::Dot if self.table == Some(Table::Gpu) => {
                4 * u32::from(self.graph.ty(self.graph.args(id)[0]).lanes)
            }
            op => op.cost(table, node.ty),
        };
        let of = |table| match self.journal.chaos {
            None if self.table.is_none() => i64::from(node.op.cost(table, node.ty)),
            _ if self.table.is_some_and(|only| only != table) => 0,
            None => i64::from(price(table)),
            Some(seed) => chaotic(seed, table, node),
        };
        match (node.op, node.rank) {
            // Most users take the scalar as it is.
            (Op::Splat(_), _) => Cost::default(),
            (_, Rank::Varying) => Cost { graph: of(Table::Graph), gpu: of(Table::Gpu), uniform: 0 },
            _ => Cost { graph: 0, gpu: 0, uniform: of(Table::Graph) + of(Table::Gpu) },
        }
    }
}

/// A cost drawn from a number: passes may choose otherwise then, and are right all the same.
fn chaotic(seed: u64, table: Table, node: &Node) -> i64 {
    let source = matches!(node.op, Op::Const(_) | Op::Param(_) | Op::Project(_));
    let hash = FxBuildHasher.hash_one((seed, table == Table::Gpu, node.op.name(), node.ty));
    if source { 0 } else { 1 + (hash >> 32) as i64 % 20 }
}

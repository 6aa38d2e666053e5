//! The decision which uniform values are computed once per draw: as NIR's `nir_opt_preamble` makes it, on the `gpu` table.
//!
//! A value is worth its own cost and that of the operands which are computed for it, each shared among its users per
//! draw; less what it costs to read it back, where all that is done with it is to move it. The last values before the
//! pixel are the candidates; where they need more slots than there are, those that are worth most for each scalar.

use super::Leaves;
use crate::graph::{Graph, Id, Rank, Ref};
use crate::op::Op;
use crate::op::cost::Table;
use crate::ty::Ty;

/// Costs are in parts of this of the table's units, so that they can be shared among users.
const PARTS: u64 = 1 << 16;
/// What it costs to move a scalar.
const MOVE: u64 = 4 * PARTS;

/// The values that are computed once per draw and read by pixels, by age; at most so many scalars.
pub fn choose(graph: &Graph, slots: u32) -> Vec<Id> {
    let live = graph.live();
    let movable = movable(graph, &live);
    let users = Users::of(graph, &live, &movable);
    let mut values = vec![0; graph.len()];
    let mut chosen: Vec<(Id, u64)> = Vec::new();
    for id in graph.ids().filter(|id| movable[id.0 as usize]) {
        let node = graph.node(id);
        let mut value = own_cost(node.op, node.ty) * PARTS;
        for arg in graph.args(id).iter().map(|a| a.id().0 as usize) {
            if movable[arg] && !users.is_candidate(arg) {
                value += values[arg] / u64::from(users.per_draw[arg].max(1));
            }
        }
        values[id.0 as usize] = value;
        let scalars = u64::from(node.ty.lanes.max(1));
        let is_moved = node.ty.is_bool() || !users.computed_with[id.0 as usize];
        let back = if is_moved { MOVE * scalars } else { 0 };
        // Of a loop its results are handed.
        if users.is_candidate(id.0 as usize) && value > back && node.ty != Ty::TUPLE {
            chosen.push((id, (value - back) / scalars));
        }
    }
    within(graph, chosen, slots)
}

/// What fits: first what is worth most for each scalar.
fn within(graph: &Graph, mut chosen: Vec<(Id, u64)>, slots: u32) -> Vec<Id> {
    chosen.sort_by_key(|(id, worth)| (std::cmp::Reverse(*worth), *id));
    let mut left = slots;
    chosen.retain(|(id, _)| {
        let lanes = u32::from(graph.node(*id).ty.lanes);
        let fits = lanes <= left;
        left -= if fits { lanes } else { 0 };
        fits
    });
    let mut ids: Vec<Id> = chosen.into_iter().map(|(id, _)| id).collect();
    ids.sort();
    ids
}

/// True of what is live and computed of nothing but what the draw knows.
fn movable(graph: &Graph, live: &[bool]) -> Vec<bool> {
    let leaves = Leaves::of(&graph.signature);
    let mut known = vec![false; graph.len()];
    for id in graph.ids() {
        let node = graph.node(id);
        known[id.0 as usize] = match node.op {
            Op::Param(i) => leaves.of_draw[i as usize],
            _ => node.rank != Rank::Varying && graph.args(id).iter().all(|a| known[a.id().0 as usize]),
        };
    }
    let moves = |id: Id| {
        let node = graph.node(id);
        let source = matches!(node.op, Op::Param(_) | Op::Const(_));
        // A result of a loop that depends on nothing is computed with the others.
        let is_uniform = node.rank == Rank::Uniform || matches!(node.op, Op::Project(_));
        live[id.0 as usize] && known[id.0 as usize] && !source && is_uniform
    };
    graph.ids().map(moves).collect()
}

/// The units of the `gpu` table, without what drivers do while reading an operand.
fn own_cost(op: Op, ty: Ty) -> u64 {
    match op {
        Op::Neg | Op::Abs | Op::Not => 0,
        op => u64::from(op.cost(Table::Gpu, ty)),
    }
}

/// Who reads each value.
struct Users {
    /// How many operands of movable nodes mean it.
    per_draw: Vec<u32>,
    /// A pixel reads it, and could be handed it.
    per_pixel: Vec<bool>,
    /// A pixel does more with it than to move it.
    computed_with: Vec<bool>,
}

impl Users {
    fn of(graph: &Graph, live: &[bool], movable: &[bool]) -> Users {
        let none = || vec![false; graph.len()];
        let mut users = Users { per_draw: vec![0; graph.len()], per_pixel: none(), computed_with: none() };
        for id in graph.ids().filter(|id| live[id.0 as usize]) {
            if movable[id.0 as usize] {
                graph.args(id).iter().for_each(|a| users.per_draw[a.id().0 as usize] += 1);
                continue;
            }
            let moves = matches!(graph.node(id).op, Op::Compose);
            graph.args(id).iter().for_each(|a| users.read(graph, movable, *a, moves));
        }
        graph.roots.iter().for_each(|r| users.read(graph, movable, *r, true));
        users
    }

    /// A pixel reads a value. Of a `splat` it is handed the scalar, which takes fewer slots.
    fn read(&mut self, graph: &Graph, movable: &[bool], r: Ref, moves: bool) {
        let mut at = r.id();
        while let Op::Splat(_) = graph.node(at).op {
            at = graph.args(at)[0].id();
        }
        if movable[at.0 as usize] {
            self.per_pixel[at.0 as usize] = true;
            self.computed_with[at.0 as usize] |= !moves;
        }
    }

    fn is_candidate(&self, at: usize) -> bool {
        self.per_pixel[at]
    }
}

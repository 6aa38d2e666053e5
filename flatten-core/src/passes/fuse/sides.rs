//! Values that are all above zero or all below, as the least and the greatest of them.
//!
//! ```text
//! (a <= b & c <= d & e <= f) | (b <= a & d <= c & f <= e)      0 <= min(b - a, d - c, f - e) | max(..) <= 0
//! ```
//! That is how a point is found to be inside of a polygon, by the sides of its edges. For GPUs, where a product that is
//! compared with another costs more than one that is subtracted from it. Needs: no NaN, no infinity.

use super::{Choice, Taken, choose};
use crate::graph::Ref;
use crate::op::Op;
use crate::op::cost::Table;
use crate::options::{Caps, Gates};
use crate::passes::bench::Bench;
use crate::ty::Ty;

/// Larger sets stay as they are.
const MANY: usize = 24;

/// Covers every choice between two sides.
pub(super) fn run(bench: &mut Bench, caps: &Caps) {
    if caps.table != Table::Gpu || !bench.allows(Gates::NO_NAN | Gates::NO_INF) {
        return;
    }
    bench.sweep(|bench, r| {
        if let Some(value) = sides(bench, r) {
            choose(bench, r, &[Choice { name: "sides", value, taken: Taken::Gain }]);
        }
    });
}

/// `x <= y`, or `x < y`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Less {
    x: Ref,
    y: Ref,
    strictly: bool,
}

/// What can stand for `!one & !other`, where the conditions of one are those of the other with their sides swapped.
fn sides(bench: &mut Bench, r: Ref) -> Option<Ref> {
    if bench.op(r) != Op::And || r.is_not() || bench.ty(r) != Ty::BOOL {
        return None;
    }
    let [one, other] = [0, 1].map(|i| bench.arg(r, i));
    if !one.is_not() || !other.is_not() {
        return None;
    }
    let [above, mut below] = [conditions(bench, !one)?, conditions(bench, !other)?];
    below.iter_mut().for_each(|less| std::mem::swap(&mut less.x, &mut less.y));
    below.sort_unstable();
    let strictly = above[0].strictly;
    if above != below || above.len() < 2 || above.iter().any(|less| less.strictly != strictly) {
        return None;
    }
    let zero = super::number(bench, above[0].x, 0.0);
    let graph = &mut bench.graph;
    let differences: Vec<Ref> = above.iter().map(|less| graph.add(Op::Sub, &[less.y, less.x])).collect();
    let mut extreme = |op| differences.iter().copied().reduce(|a, b| graph.add(op, &[a, b]));
    let (least, greatest) = (extreme(Op::Min)?, extreme(Op::Max)?);
    let op = if strictly { Op::Lt } else { Op::Le };
    let above = graph.add(op, &[zero, least]);
    let below = graph.add(op, &[greatest, zero]);
    Some(graph.and(!above, !below))
}

/// The conditions of a set, sorted, if all compare numbers of one lane.
fn conditions(bench: &Bench, root: Ref) -> Option<Vec<Less>> {
    let mut conditions = Vec::new();
    let mut todo = vec![root];
    while let Some(r) = todo.pop() {
        if conditions.len() + todo.len() > MANY {
            return None;
        }
        let is_part = r == root || bench.uses(r) == 1;
        match bench.op(r) {
            Op::And if !r.is_not() && is_part => todo.extend([bench.arg(r, 1), bench.arg(r, 0)]),
            Op::Lt | Op::Le if bench.ty(bench.arg(r, 0)) == Ty::F32 => {
                let [x, y] = [0, 1].map(|i| bench.arg(r, i));
                // Without NaN, what is not less is at least as large.
                let (x, y) = if r.is_not() { (y, x) } else { (x, y) };
                conditions.push(Less { x, y, strictly: (bench.op(r) == Op::Lt) != r.is_not() });
            }
            _ => return None,
        }
    }
    conditions.sort_unstable();
    Some(conditions)
}

//! Comparisons of one kind as one comparison of vectors: `(x < y) & (z < t) & (u < v)`.
//!
//! ```text
//! (v.x < w.x) & (v.y < w.y) & (v.z < w.z)      all(v < w)
//! (v.x < w.x) | (v.y < w.y) | (v.z < w.z)      !all(!(v < w))
//! m.x & m.y & m.z                              all(m)
//! ```
//! For shader graphs: a GPU compares lane by lane. Needs: nothing; exact.

use super::{Choice, Taken, choose, pack};
use crate::graph::Ref;
use crate::op::Op;
use crate::op::cost::Table;
use crate::options::{Caps, Packing};
use crate::passes::bench::Bench;
use crate::passes::links;
use crate::ty::Ty;

/// Larger sets stay as they are.
const MANY: usize = 24;

/// Covers every set of conditions.
pub(super) fn run(bench: &mut Bench, caps: &Caps) {
    if caps.table == Table::Gpu || caps.pack == Packing::Never {
        return;
    }
    bench.sweep(|bench, r| {
        if is_link(bench, r) && links::is_last(bench, r, is_link, |_, _, _| true) {
            cover(bench, r);
        }
    });
}

pub(super) fn is_link(bench: &Bench, r: Ref) -> bool {
    bench.op(r) == Op::And && bench.ty(r) == Ty::BOOL && !r.is_not()
}

fn cover(bench: &mut Bench, r: Ref) {
    let members = read(bench, r);
    if members.len() < 2 || members.len() > MANY {
        return;
    }
    let mut kinds: Vec<(Kind, bool, Vec<Ref>)> = Vec::new();
    for m in &members {
        let Some(kind) = kind(bench, *m) else { continue };
        match kinds.iter_mut().find(|(k, not, _)| (*k, *not) == (kind, m.is_not())) {
            Some((.., of)) => of.push(*m),
            None => kinds.push((kind, m.is_not(), vec![*m])),
        }
    }
    let mut choices = Vec::new();
    for (_, not, mut of) in kinds {
        of.sort_by_cached_key(|m| pack::lane_below(bench, *m));
        for width in (2..=4).rev().filter(|width| *width <= of.len()) {
            let (taken, _) = of.split_at(width);
            let positive: Vec<Ref> = taken.iter().map(|m| m.positive()).collect();
            let vector = pack::pack(bench, &positive, true);
            let all = bench.graph.add(Op::All, &[vector.complement_if(not)]);
            let others = members.iter().filter(|m| !taken.contains(m)).copied().collect::<Vec<Ref>>();
            let value = others.iter().fold(all, |set, m| bench.graph.and(set, *m));
            choices.push(Choice { name: "flags", value, taken: Taken::Gain });
        }
    }
    let (new, is_new) = choose(bench, r, &choices);
    if is_new && is_link(bench, new) {
        cover(bench, new);
    }
}

/// What conditions have in common that may be one of vectors.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// How they compare what.
    Compares(Op, Ty),
    /// Of what they are lanes.
    Lanes(Ref),
}

fn kind(bench: &Bench, r: Ref) -> Option<Kind> {
    match bench.op(r) {
        op @ (Op::Lt | Op::Le | Op::Eq) => {
            let ty = bench.ty(bench.arg(r, 0));
            (!ty.is_vector()).then_some(Kind::Compares(op, ty))
        }
        Op::Lane(_) => Some(Kind::Lanes(bench.arg(r, 0))),
        _ => None,
    }
}

/// The conditions of a set, each once.
pub(super) fn read(bench: &Bench, root: Ref) -> Vec<Ref> {
    let mut members = Vec::new();
    let mut todo = vec![root];
    while let Some(r) = todo.pop() {
        if is_link(bench, r) && (r == root || bench.uses(r) == 1) {
            todo.extend([bench.arg(r, 1), bench.arg(r, 0)]);
        } else if members.len() > MANY || !members.contains(&r) {
            members.push(r);
        }
    }
    members
}

//! Scalars as the lanes of a vector.

use crate::graph::Ref;
use crate::op::{Op, Swizzle};
use crate::passes::bench::Bench;
use crate::passes::lanes::together;

/// How deep operations are packed rather than their results.
const DEEPEST: u32 = 8;

/// Lanes of a vector, in order; the vector itself if those are all of them.
pub(super) fn picked(bench: &mut Bench, base: Ref, lanes: &[u8]) -> Ref {
    let whole = lanes.len() == bench.ty(base).lanes as usize && lanes.iter().zip(0..).all(|(l, i)| *l == i);
    if whole { base } else { bench.graph.add(Op::Swizzle(Swizzle::new(lanes)), &[base]) }
}

/// Where a scalar stands among the lanes of vectors: that of the first lane that it is made of.
pub(super) fn lane_below(bench: &Bench, r: Ref) -> impl Ord + use<> {
    let mut r = r;
    for _ in 0..DEEPEST {
        match bench.op(r) {
            Op::Lane(lane) => {
                let base = bench.arg(r, 0);
                return Some((bench.graph.place(base), base, lane));
            }
            _ if bench.graph.args(r.id()).is_empty() => break,
            _ => r = bench.arg(r, 0),
        }
    }
    None
}

/// A vector of two to four scalars. If `deep`, an operation that they have in common is done once, on vectors.
pub(super) fn pack(bench: &mut Bench, scalars: &[Ref], deep: bool) -> Ref {
    together(bench, scalars, if deep { DEEPEST } else { 0 })
}

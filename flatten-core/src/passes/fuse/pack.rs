//! Scalars as the lanes of a vector.

use crate::graph::Ref;
use crate::op::{Op, Swizzle};
use crate::passes::bench::Bench;
use crate::value::Value;

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

/// A vector of two to four scalars. If `deep`, an operation that all of them are is done once, on vectors.
pub(super) fn pack(bench: &mut Bench, scalars: &[Ref], deep: bool) -> Ref {
    let depth = if deep { DEEPEST } else { 0 };
    packed(bench, scalars, depth)
}

fn packed(bench: &mut Bench, scalars: &[Ref], depth: u32) -> Ref {
    let (first, lanes) = (scalars[0], scalars.len() as u8);
    if let Some(values) = scalars.iter().map(|r| bench.graph.as_const(*r)).collect::<Option<Vec<Value>>>() {
        return bench.graph.constant(Op::Compose.eval(&values));
    }
    if scalars.iter().all(|r| *r == first) {
        return bench.graph.add(Op::Splat(lanes), &[first]);
    }
    let op = bench.op(first);
    let alike = scalars.iter().all(|r| bench.op(*r) == op && bench.ty(*r) == bench.ty(first) && !r.is_not());
    let count = bench.graph.args(first.id()).len();
    if let Op::Lane(_) = op {
        let base = bench.arg(first, 0);
        let lane = |r: &Ref| match bench.op(*r) {
            Op::Lane(i) if bench.arg(*r, 0) == base => Some(i),
            _ => None,
        };
        if let Some(picks) = scalars.iter().map(lane).collect::<Option<Vec<u8>>>() {
            return picked(bench, base, &picks);
        }
    }
    if depth > 0 && alike && is_lanewise(op) {
        let args: Vec<Ref> = (0..count)
            .map(|i| {
                let column: Vec<Ref> = scalars.iter().map(|r| bench.arg(*r, i)).collect();
                packed(bench, &column, depth - 1)
            })
            .collect();
        return bench.graph.add(op, &args);
    }
    bench.graph.add(Op::Compose, scalars)
}

/// True of operations on floats that do to each lane what they do to a scalar.
fn is_lanewise(op: Op) -> bool {
    match op {
        Op::Neg | Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Abs | Op::Signum => true,
        Op::Min | Op::Max | Op::PMin | Op::PMax | Op::Clamp | Op::MulAdd | Op::CopySign => true,
        Op::Floor | Op::Ceil | Op::Trunc | Op::Round | Op::RoundEven => true,
        Op::Mad | Op::Nmad | Op::Mix | Op::Saturate | Op::Step | Op::Smoothstep => true,
        Op::InverseSqrt | Op::Fract => true,
        op => op.is_transcendental() || op == Op::Sqrt,
    }
}

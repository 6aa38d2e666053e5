//! Choices: what a condition says in its arms, and one operation below a choice instead of two above.
//!
//! ```text
//! before   select(c, a.atan2(b), d.atan2(b))     select(c, select(c, x, y) + 1.0, x)     select(x < 0.0, x.abs(), z)
//! after    select(c, a, d).atan2(b)              select(c, x + 1.0, x)                   select(x < 0.0, -x, z)
//! ```
//! An arm is built anew as it is where the condition holds (`assume.rs`); what it shares with others is copied only
//! if that pays.
//!
//! What stands above choices on one condition, and comparisons of choices with constants, are in `selects/above.rs`.
//!
//! Needs: nothing; exact. Measure: the live cost.

mod above;

use crate::graph::Ref;
use crate::op::Op;
use crate::passes::assume::Arm;
use crate::passes::bench::Bench;

/// Rewrites every choice.
pub fn run(bench: &mut Bench) {
    bench.sweep(|bench, r| match bench.op(r) {
        _ if !bench.is_due(r, false) => {}
        Op::Select => choice(bench, r),
        _ => above::offer(bench, r),
    });
}

fn choice(bench: &mut Bench, r: Ref) {
    let [c, x, y] = [0, 1, 2].map(|i| bench.arg(r, i));
    if !bench.ty(c).is_vector() {
        let (then, then_same) = assumed(Arm::of(bench, &[c]), x);
        let (other, other_same) = assumed(Arm::of(bench, &[!c]), y);
        if taken(bench, r, [c, then, other]) {
            return;
        }
        if !(then_same && other_same) {
            let then = Arm::of_own(bench, &[c]).assumed(x);
            let other = Arm::of_own(bench, &[!c]).assumed(y);
            if taken(bench, r, [c, then, other]) {
                return;
            }
        }
    }
    if let Some(new) = joined(bench, c, x, y)
        && bench.offer("join", r, new) != r
    {
        return;
    }
    if let Some(new) = sunk(bench, c, x, y) {
        bench.offer("sink", r, new);
    }
}

/// What a value is in an arm, and if all that was looked at is as it was.
fn assumed(mut arm: Arm, r: Ref) -> (Ref, bool) {
    let now = arm.assumed(r);
    (now, arm.is_same())
}

/// True if a choice with these arms stands there now.
fn taken(bench: &mut Bench, r: Ref, args: [Ref; 3]) -> bool {
    if (0..3).all(|i| bench.arg(r, i) == args[i]) {
        return false;
    }
    let new = bench.graph.add(Op::Select, &args);
    bench.offer("arm", r, new) != r
}

/// Two choices between the same two values are one.
fn joined(bench: &mut Bench, c: Ref, x: Ref, y: Ref) -> Option<Ref> {
    let parts =
        |r: Ref| (bench.op(r) == Op::Select && !r.is_not()).then(|| [0, 1, 2].map(|i| bench.arg(r, i)));
    let [inner, other] = [parts(x), parts(y)];
    let graph = &mut bench.graph;
    let fits = |d: Ref, graph: &crate::graph::Graph| graph.ty(d) == graph.ty(c);
    if let Some([d, p, q]) = inner
        && fits(d, graph)
        && (p == y || q == y)
    {
        let both = if q == y { graph.and(c, d) } else { graph.and(c, !d) };
        return Some(graph.select(both, if q == y { p } else { q }, y));
    }
    if let Some([d, p, q]) = other
        && fits(d, graph)
        && (p == x || q == x)
    {
        let either = if p == x { graph.or(c, d) } else { graph.or(c, !d) };
        return Some(graph.select(either, x, if p == x { q } else { p }));
    }
    None
}

/// The operation of both arms, of a choice between what they differ in.
fn sunk(bench: &mut Bench, c: Ref, x: Ref, y: Ref) -> Option<Ref> {
    let op = bench.op(x);
    let pure =
        !matches!(op, Op::Const(_) | Op::Param(_) | Op::Loop(_) | Op::Project(_) | Op::Call(_) | Op::Table);
    if op != bench.op(y) || !pure || x.is_not() != y.is_not() {
        return None;
    }
    let count = bench.graph.args(x.id()).len();
    if count != bench.graph.args(y.id()).len() {
        return None;
    }
    let mut left: Vec<Ref> = (0..count).map(|i| bench.arg(x, i)).collect();
    let right: Vec<Ref> = (0..count).map(|i| bench.arg(y, i)).collect();
    if bench.ty(c).is_vector()
        && !(op.is_lanewise() && left.iter().all(|r| bench.ty(*r).lanes == bench.ty(c).lanes))
    {
        return None;
    }
    if left.iter().zip(&right).any(|(l, r)| bench.ty(*l) != bench.ty(*r)) {
        return None;
    }
    let swaps = op.is_commutative() && count == 2;
    if swaps && left[0] != right[0] && left[1] != right[1] && (left[0] == right[1] || left[1] == right[0]) {
        left.swap(0, 1);
    }
    let mut args = Vec::new();
    for (l, r) in left.iter().zip(&right) {
        args.push(if l == r { *l } else { bench.graph.add(Op::Select, &[c, *l, *r]) });
    }
    Some(bench.graph.add(op, &args).complement_if(x.is_not()))
}

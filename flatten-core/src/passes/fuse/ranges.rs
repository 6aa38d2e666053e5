//! An integer between two numbers, as one comparison without a sign.
//!
//! ```text
//! (0 <= x) & (x < 64)          (x as u32) <= 63
//! (x < 10) | (20 < x)          10 < (x - 10) as u32
//!
//! (0 <= x.min(y)) & (x.max(y) < 64)           (x as u32).max(y as u32) <= 63
//! (0 <= x.min(y)) & (x < 64) & (y < 32)       (x as u32 <= 63) & (y as u32 <= 31)
//! ```
//! Needs: nothing; exact, since what is below the first number is far above the last one once it has wrapped.

use super::flags::{is_link, read};
use super::{Choice, Taken, choose};
use crate::graph::Ref;
use crate::op::Op;
use crate::op::cost::Table;
use crate::options::Caps;
use crate::passes::bench::Bench;
use crate::passes::links;
use crate::ty::{Scalar, Ty};
use crate::value::Value;

/// Larger sets stay as they are.
const MANY: usize = 24;

/// Covers every set of conditions.
pub(super) fn run(bench: &mut Bench, caps: &Caps) {
    bench.sweep(|bench, r| {
        if is_link(bench, r) && links::is_last(bench, r, is_link, |_, _, _| true) {
            cover(bench, r, caps.table);
        }
    });
}

fn cover(bench: &mut Bench, r: Ref, table: Table) {
    let members = read(bench, r);
    if members.len() > MANY {
        return;
    }
    let bounds: Vec<Option<Bound>> = members.iter().map(|m| bound(bench, *m)).collect();
    let mut choices = Vec::new();
    for (i, lower) in bounds.iter().enumerate() {
        let Some(Bound::AtLeast(x, least)) = lower else { continue };
        let of = extremes(bench, *x, Op::Min);
        let Some(uppers) = uppers(bench, &bounds, &of) else { continue };
        if uppers.iter().any(|(_, _, most)| least > most) {
            continue;
        }
        let is_other = |k: usize| k != i && uppers.iter().all(|(upper, ..)| *upper != k);
        let mut all: Vec<Ref> = (0..members.len()).filter(|k| is_other(*k)).map(|k| members[k]).collect();
        for (_, of, most) in &uppers {
            all.push(between(bench, of, *least, *most, table));
        }
        let value = all.into_iter().reduce(|set, m| bench.graph.and(set, m));
        choices.extend(value.map(|value| Choice { name: "range", value, taken: Taken::Gain }));
    }
    let (new, is_new) = choose(bench, r, &choices);
    if is_new && is_link(bench, new) {
        cover(bench, new, table);
    }
}

/// What a comparison says of an integer.
enum Bound {
    AtLeast(Ref, i64),
    AtMost(Ref, i64),
}

fn bound(bench: &Bench, r: Ref) -> Option<Bound> {
    let op = bench.op(r);
    if !matches!(op, Op::Lt | Op::Le) {
        return None;
    }
    let [x, y] = [0, 1].map(|i| bench.arg(r, i));
    if !bench.ty(x).is_int() || bench.ty(x).is_vector() {
        return None;
    }
    let number = |r: Ref| bench.graph.as_const(r).map(|value| value.lane(0).integer());
    // What is not less is at least as large.
    let (x, y, strictly) = if r.is_not() { (y, x, op == Op::Le) } else { (x, y, op == Op::Lt) };
    match (number(x), number(y)) {
        (Some(k), None) => Some(Bound::AtLeast(y, k + i64::from(strictly))),
        (None, Some(k)) => Some(Bound::AtMost(x, k - i64::from(strictly))),
        _ => None,
    }
}

/// Which of the conditions say how large each of these is at most, with those that they are about and that number; none if some
/// of these is not among them.
fn uppers(bench: &Bench, bounds: &[Option<Bound>], of: &[Ref]) -> Option<Vec<(usize, Vec<Ref>, i64)>> {
    let mut uppers: Vec<(usize, Vec<Ref>, i64)> = Vec::new();
    for (at, bound) in bounds.iter().enumerate() {
        let Some(Bound::AtMost(y, most)) = bound else { continue };
        let under = extremes(bench, *y, Op::Max);
        let is_new = |r: &Ref| of.contains(r) && uppers.iter().all(|(_, under, _)| !under.contains(r));
        if under.iter().all(is_new) {
            uppers.push((at, under, *most));
        }
    }
    let count = uppers.iter().map(|(_, under, _)| under.len()).sum::<usize>();
    (count == of.len()).then_some(uppers)
}

/// What this is the least of, or the greatest.
fn extremes(bench: &Bench, root: Ref, op: Op) -> Vec<Ref> {
    let (mut all, mut todo) = (Vec::new(), vec![root]);
    while let Some(r) = todo.pop() {
        if bench.op(r) == op && all.len() + todo.len() < MANY {
            todo.extend([bench.arg(r, 0), bench.arg(r, 1)]);
        } else {
            all.push(r);
        }
    }
    all.sort_unstable();
    all
}

/// `least <= x <= most`, for each of these.
fn between(bench: &mut Bench, of: &[Ref], least: i64, most: i64, table: Table) -> Ref {
    let graph = &mut bench.graph;
    let mut highest = None;
    for x in of {
        let ty = graph.ty(*x);
        let first = graph.constant(Value::splat(ty, least as u32));
        let mut above = graph.add(Op::Sub, &[*x, first]);
        if ty.scalar == Scalar::I32 {
            let unsigned = match table {
                Table::Graph => Op::Cast(Scalar::U32),
                // The same bits, which take no time there.
                Table::Gpu => Op::Bitcast(Scalar::U32),
            };
            above = graph.add(unsigned, &[above]);
        }
        highest = Some(highest.map_or(above, |x| graph.add(Op::Max, &[x, above])));
    }
    let last = graph.constant(Value::splat(Ty::U32, (most - least) as u32));
    graph.add(Op::Le, &[highest.expect("it is one at least"), last])
}

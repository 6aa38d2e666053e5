//! Operations of choices.
//!
//! ```text
//! before   select(c, 2.0, x) < 1.0    select(c, x, 1.0) * select(c, 3.0, y)
//! after    !c & (x < 1.0)             select(c, x * 3.0, y)
//!
//! before   select(i == 0, 5, select(i == 1, 7, 9)) == 7
//! after    i == 1
//! ```
//! A comparison that one arm decides is a condition like others: `sets` and what stands in its arms see it then.
//!
//! Needs: nothing; exact. Measure: the live cost, then the number of choices.

use crate::graph::Ref;
use crate::op::Op;
use crate::passes::bench::{BELOW, Bench};
use crate::passes::sets;
use crate::ty::Ty;

/// So many choices below the first one are followed.
const CHOICES: usize = 7;

/// Offers what can stand for an operation, if it is one of choices.
pub(super) fn offer(bench: &mut Bench, r: Ref) {
    let (mut first, mut second) = (None, None);
    for arg in bench.graph.args(r.id()) {
        let arg = bench.resolve(*arg);
        if matches!(bench.op(arg), Op::Select) {
            (first, second) = (first.or(Some(arg)), first.and(second.or(Some(arg))));
        }
    }
    let Some(first) = first else { return };
    if matches!(bench.op(r), Op::Lt | Op::Le | Op::Eq) {
        // What an operation of the arms is depends on what is far below them.
        bench.reaches(BELOW.into());
        if compared(bench, r, first) {
            return;
        }
    }
    if let Some(second) = second
        && bench.arg(first, 0) == bench.arg(second, 0)
    {
        raised(bench, r, first);
    }
}

/// A comparison of which one arm knows the answer, as a choice between answers. True if that stands there now.
fn compared(bench: &mut Bench, r: Ref, choice: Ref) -> bool {
    let c = bench.arg(choice, 0);
    if bench.ty(c).lanes > 1 && bench.ty(c).lanes != bench.ty(r).lanes {
        return false;
    }
    let arms = [1, 2].map(|arm| {
        let r = with_arm(bench, r, c, arm);
        // It may have been tried before, and more may be known by now of what it compares.
        bench.tried_again(r)
    });
    if arms.iter().all(|r| bench.graph.as_const(*r).is_none()) {
        return false;
    }
    let new = bench.graph.add(Op::Select, &[c, arms[0], arms[1]]);
    if bench.prefer("compare", r, new) != r {
        return true;
    }
    if bench.ty(c).is_vector() {
        return false;
    }
    let answers = arms.map(|arm| answer(bench, arm, CHOICES));
    if answers == arms {
        return false;
    }
    let new = either(bench, c, answers);
    bench.prefer("compare", r, new) != r
}

/// What a comparison of a choice is that one arm of each further choice decides, by the conditions alone.
fn answer(bench: &mut Bench, r: Ref, choices: usize) -> Ref {
    if choices == 0 || bench.ty(r) != Ty::BOOL || !matches!(bench.op(r), Op::Lt | Op::Le | Op::Eq) {
        return r;
    }
    let args = [0, 1].map(|i| bench.arg(r, i));
    let Some(choice) = args.into_iter().find(|arg| bench.op(*arg) == Op::Select) else { return r };
    let c = bench.arg(choice, 0);
    if bench.ty(c).is_vector() {
        return r;
    }
    let arms = [1, 2].map(|arm| with_arm(bench, r, c, arm));
    if arms.iter().all(|r| bench.graph.as_const(*r).is_none()) {
        return r;
    }
    let arms = arms.map(|arm| answer(bench, arm, choices - 1));
    either(bench, c, arms).complement_if(r.is_not())
}

/// One answer if a condition holds and another one if not, of which at least one is known.
fn either(bench: &mut Bench, c: Ref, arms: [Ref; 2]) -> Ref {
    let known = arms.map(|arm| bench.graph.as_const(arm).map(|value| value.is_true()));
    match known {
        [Some(x), Some(y)] if x == y => bench.graph.bool(x),
        [Some(x), Some(_)] => c.complement_if(!x),
        [Some(true), None] => !both(bench, !c, !arms[1]),
        [Some(false), None] => both(bench, !c, arms[1]),
        [None, Some(true)] => !both(bench, c, !arms[0]),
        [None, Some(false)] => both(bench, c, arms[0]),
        [None, None] => bench.graph.add(Op::Select, &[c, arms[0], arms[1]]),
    }
}

/// Two conditions, without what one says of the other.
fn both(bench: &mut Bench, c: Ref, d: Ref) -> Ref {
    let mut members = vec![c];
    let mut todo = vec![d];
    while let Some(r) = todo.pop() {
        if bench.op(r) == Op::And && !r.is_not() {
            todo.extend([bench.arg(r, 1), bench.arg(r, 0)]);
        } else {
            members.push(r);
        }
    }
    let Some(members) = sets::narrowed(bench, members) else { return bench.graph.bool(false) };
    sets::write(bench, Op::And, &members, None).unwrap_or_else(|| bench.graph.bool(true))
}

/// One choice between what the operation is in the arms of several.
fn raised(bench: &mut Bench, r: Ref, choice: Ref) {
    let (op, c) = (bench.op(r), bench.arg(choice, 0));
    let lanes = bench.ty(c).lanes;
    let alone = lanes == 1 || op.is_lanewise() && lanes == bench.ty(r).lanes;
    // Lanes that are chosen are put together by `lanes`.
    if !alone || matches!(op, Op::Compose | Op::Loop(_) | Op::Call(_) | Op::Table) {
        return;
    }
    let arms = [1, 2].map(|arm| with_arm(bench, r, c, arm));
    let new = bench.graph.add(Op::Select, &[c, arms[0], arms[1]]);
    bench.offer("raise", r, new);
}

/// The operation of the arms of all choices on a condition.
fn with_arm(bench: &mut Bench, r: Ref, c: Ref, arm: usize) -> Ref {
    let count = bench.graph.args(r.id()).len();
    let mut args = Vec::new();
    for i in 0..count {
        let a = bench.arg(r, i);
        let chosen = bench.op(a) == Op::Select && bench.arg(a, 0) == c;
        args.push(if chosen { bench.arg(a, arm).complement_if(a.is_not()) } else { a });
    }
    bench.graph.add(bench.op(r), &args)
}

//! Chains of `and`, `or`, `xor`, `min` and `max` as sets: each member once, constants together, in one order.
//!
//! ```text
//! before   a & (b & a)       (x < 3.0) & (x < 5.0)      x.min(y).min(3.0).min(x).min(2.0)
//! after    a & b             x < 3.0                    x.min(y).min(2.0)
//! ```
//! What is uniform is put together by itself. A condition that another member settles goes, also inside of an `or`.
//!
//! Needs: nothing; exact. Measure: the live cost, then the order of [`Graph::place`](crate::graph::Graph::place).

use crate::graph::{Rank, Ref};
use crate::op::Op;
use crate::passes::assume::{self, Arm};
use crate::passes::bench::Bench;
use crate::passes::links;
use crate::rules::conditions;
use crate::ty::Ty;
use crate::value::Value;

/// Larger sets are only put in order.
const COMPARED: usize = 8;

/// Rewrites a set, if it is one.
pub(super) fn visit(bench: &mut Bench, r: Ref) {
    if bench.op(r) == Op::All
        && let Some(new) = lanes_apart(bench, r)
    {
        if bench.offer("all_apart", r, new) == r {
            bench.refused(new, r);
        }
    } else if is_set(bench.op(r)) && !is_simple(bench, r) && above(bench, r).is_none() {
        rewrite(bench, r);
    }
}

/// The set of the same kind that a set is a member of.
pub(super) fn above(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let is_link = |bench: &Bench, r: Ref| is_set(bench.op(r));
    links::above(bench, r, is_link, |bench, user, i| is_member(bench, user, bench.arg(user, i)))
}

/// All of some conditions, as a set of them: what they say of each other may leave fewer.
fn lanes_apart(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let v = bench.arg(r, 0);
    if bench.op(v) != Op::Compose {
        return None;
    }
    let lanes: Vec<Ref> =
        (0..bench.ty(v).lanes as usize).map(|i| bench.arg(v, i).complement_if(v.is_not())).collect();
    let lanes = narrowed(bench, lanes);
    Some(match lanes {
        Some(lanes) => write(bench, Op::And, &lanes, None).unwrap_or_else(|| bench.graph.bool(true)),
        None => bench.graph.bool(false),
    })
}

/// True of what a set may be written by.
pub(super) fn is_set(op: Op) -> bool {
    matches!(op, Op::And | Op::Or | Op::Xor | Op::Min | Op::Max)
}

/// True of two members of which neither says anything of the other, in their order.
fn is_simple(bench: &Bench, r: Ref) -> bool {
    let [x, y] = [0, 1].map(|i| bench.arg(r, i));
    let compared = bench.op(r) == Op::And && bench.ty(r).is_bool();
    let apart = x.id() != y.id() && !is_member(bench, r, x) && !is_member(bench, r, y);
    !compared && apart && bench.graph.is_settled(r.id())
}

/// True if an operand is a set of the same kind that nobody else reads.
fn is_member(bench: &Bench, set: Ref, arg: Ref) -> bool {
    bench.op(arg) == bench.op(set) && !arg.is_not() && bench.uses(arg) == 1
}

fn rewrite(bench: &mut Bench, root: Ref) {
    let op = bench.op(root);
    let (mut members, constant) = read(bench, root);
    members.sort_by_key(|r| (bench.graph.place(*r), *r));
    match op {
        Op::Xor => cancel(&mut members),
        _ => members.dedup(),
    }
    if op == Op::And && bench.ty(root).is_bool() && members.len() <= COMPARED {
        let new = match narrowed(bench, members.clone()) {
            Some(left) => whole(bench, root, &left, constant),
            None => bench.graph.constant(Value::zero(bench.ty(root))),
        };
        if bench.prefer("set", root, new) != root {
            return;
        }
        bench.refused(new, root);
    }
    // What others read too may cost more where it is narrower.
    let new = whole(bench, root, &members, constant);
    if bench.prefer("set", root, new) == root {
        bench.refused(new, root);
    }
}

/// The set of these in the place of another.
fn whole(bench: &mut Bench, root: Ref, members: &[Ref], constant: Option<Value>) -> Ref {
    let (op, ty) = (bench.op(root), bench.ty(root));
    write(bench, op, members, constant).unwrap_or_else(|| {
        let empty = bench.graph.constant(Value::zero(ty));
        // No condition at all holds.
        if op == Op::And { !empty } else { empty }
    })
}

/// The members of a set, and its constants as one.
pub(super) fn read(bench: &Bench, root: Ref) -> (Vec<Ref>, Option<Value>) {
    let op = bench.op(root);
    let mut members = Vec::new();
    let mut constant: Option<Value> = None;
    let mut todo = vec![root];
    while let Some(r) = todo.pop() {
        if r == root || is_member(bench, root, r) {
            todo.extend([bench.arg(r, 1), bench.arg(r, 0)]);
        } else if let Some(value) = bench.graph.as_const(r) {
            constant = Some(constant.map_or(value, |c| op.eval(&[c, value])));
        } else {
            members.push(r);
        }
    }
    (members, constant)
}

fn cancel(members: &mut Vec<Ref>) {
    let mut left: Vec<Ref> = Vec::new();
    for r in members.drain(..) {
        match left.last() {
            Some(last) if *last == r => drop(left.pop()),
            _ => left.push(r),
        }
    }
    *members = left;
}

/// The set of these, if there are any: what varies, and what is uniform by itself.
pub(super) fn write(bench: &mut Bench, op: Op, members: &[Ref], constant: Option<Value>) -> Option<Ref> {
    let constant = constant.map(|value| bench.graph.constant(value));
    let all: Vec<Ref> = members.iter().copied().chain(constant).collect();
    let all = scalars_first(bench, op, all).into_iter();
    let (varying, uniform): (Vec<Ref>, Vec<Ref>) = all.partition(|r| bench.graph.rank(*r) == Rank::Varying);
    let parts = [varying, uniform].map(|part| part.into_iter().reduce(|x, y| bench.graph.add(op, &[x, y])));
    parts.into_iter().flatten().reduce(|x, y| bench.graph.add(op, &[x, y]))
}

/// The same members, those that are a scalar in all lanes as one, if that saves lanes. What is computed once per draw stays
/// by itself.
fn scalars_first(bench: &mut Bench, op: Op, members: Vec<Ref>) -> Vec<Ref> {
    let ty = members.first().map_or(Ty::F32, |r| bench.ty(*r));
    if !ty.is_vector() || members.len() < 3 {
        return members;
    }
    let varies = |bench: &Bench, r: Ref| bench.graph.rank(r) == Rank::Varying;
    let is_scalar = |bench: &Bench, r: Ref| match bench.graph.as_const(r) {
        Some(value) => value.uniform_bits().is_some(),
        None => matches!(bench.op(r), Op::Splat(_)),
    };
    let fixed = members.iter().any(|r| !is_scalar(bench, *r) && !varies(bench, *r));
    let joins = |r: &Ref| is_scalar(bench, *r) && (!fixed || varies(bench, *r));
    let (scalars, mut rest): (Vec<Ref>, Vec<Ref>) = members.iter().partition(|r| joins(r));
    if scalars.len() < 2 || ![&scalars, &rest].iter().all(|part| part.iter().any(|r| varies(bench, *r))) {
        return members;
    }
    // Of lanes that are one scalar each, the operation is made once.
    rest.extend(scalars.into_iter().reduce(|x, y| bench.graph.add(op, &[x, y])));
    rest
}

/// Conditions, each as it is where the others hold; `None` if they cannot all hold.
pub(super) fn narrowed(bench: &mut Bench, members: Vec<Ref>) -> Option<Vec<Ref>> {
    let mut left: Vec<Ref> = Vec::new();
    for (i, r) in members.iter().enumerate() {
        // Of two that say the same of each other, the last one stays.
        let others: Vec<Ref> = left.iter().chain(&members[i + 1..]).copied().collect();
        let now = Arm::of(bench, &others).assumed(*r);
        match bench.graph.as_const(now) {
            Some(value) if value.complement() == Value::zero(value.ty) => {}
            Some(value) if value == Value::zero(value.ty) => return None,
            _ => left.push(now),
        }
    }
    let mut at = 0;
    while at < left.len() {
        let others = (0..left.len()).filter(|i| *i != at);
        match others.filter_map(|i| said_by_all(bench, left[i], left[at])).next() {
            Some(false) => return None,
            Some(true) => drop(left.remove(at)),
            None => at += 1,
        }
    }
    Some(left)
}

/// What a comparison is where at least one of several holds, if all of them say the same of it.
fn said_by_all(bench: &Bench, either: Ref, r: Ref) -> Option<bool> {
    if bench.op(either) != Op::And || !either.is_not() || !assume::compares(bench.op(r)) {
        return None;
    }
    let mut said = None;
    let (mut todo, mut seen) = (vec![either.positive()], 0);
    while let Some(condition) = todo.pop() {
        seen += 1;
        if bench.op(condition) == Op::And && !condition.is_not() {
            todo.extend([0, 1].map(|i| bench.arg(condition, i)));
            continue;
        }
        let known = conditions::known(&bench.graph, !condition, r)?;
        if seen > COMPARED || *said.get_or_insert(known) != known {
            return None;
        }
    }
    said
}

//! Functions of which every use can do without, but none alone.
//!
//! ```text
//! before   d = length(v)    select(2.0 < d, 0.0, k / (d * d))
//! after    q = dot(v, v)    select(4.0 < q, 0.0, k / q)
//! ```
//! A product by a number goes where all who read it have a number that takes this up:
//!
//! ```text
//! before   k = x * 2.0    sin(4.0 / k) + cos(y * 3.0 / k)
//! after    sin(2.0 / x) + cos(y * 1.5 / x)
//! ```
//! One use rewritten leaves the function to the others, and costs what the rewrite makes. All of them at once cost
//! nothing but that.
//!
//! Needs: the gate of each. Measure: the live cost.

use super::{FUEL, pays};
use crate::graph::Ref;
use crate::op::Op;
use crate::op::cost::Table;
use crate::passes::bench::{Bench, EVERYWHERE};
use crate::passes::sums;
use crate::rules;
use crate::value::Value;

/// Of functions that more nodes read nobody asks.
const USERS: usize = 6;

/// How far below what a rule builds the function is looked for.
const LEVELS: u32 = 4;

/// Offers to do without a function wherever it is read. Answers if it is done.
pub(super) fn offer(bench: &mut Bench, r: Ref) -> bool {
    if bench.uses(r) < 2 {
        return false;
    }
    let multiple = multiple(bench, r);
    if multiple.is_none() && !is_dear(bench, r) {
        return false;
    }
    bench.reaches(EVERYWHERE.into());
    let Some(users) = users(bench, r) else { return false };
    let mut changes: Vec<(Ref, Ref)> = Vec::with_capacity(users.len());
    for user in users {
        let new = match multiple {
            Some((x, k)) => taken_up(bench, user, r, x, k),
            None => without(bench, user, r),
        };
        match new {
            Some(new) => changes.push((user, new)),
            None => return false,
        }
    }
    bench.offer_all("together", &changes)
}

/// True of what is worth the question: functions of floats that cost more than what stands for them.
fn is_dear(bench: &Bench, r: Ref) -> bool {
    let op = bench.op(r);
    (op == Op::Length || op.is_transcendental()) && op.cost(Table::Gpu, bench.ty(r)) > 0
}

/// What a product by a number is: what is multiplied, and the number.
fn multiple(bench: &Bench, r: Ref) -> Option<(Ref, f32)> {
    let ty = bench.ty(r);
    if bench.op(r) != Op::Mul || !ty.is_float() || ty.is_vector() || !bench.allows(sums::GATES) {
        return None;
    }
    let k = bench.graph.as_const(bench.arg(r, 1))?.f(0);
    k.is_normal().then_some((bench.arg(r, 0), k))
}

/// A quotient with a number, by `x` instead of `r`, which is `x * k`. Products by numbers are of `x` already.
fn taken_up(bench: &mut Bench, user: Ref, r: Ref, x: Ref, k: f32) -> Option<Ref> {
    let number = |bench: &Bench, r: Ref| bench.graph.as_const(r).map(|value| value.f(0));
    if bench.op(user) != Op::Div || bench.ty(user).is_vector() || bench.arg(user, 1) != r {
        return None;
    }
    let a = bench.arg(user, 0);
    // What is divided is a number, or has one.
    let (rest, above) = match number(bench, a) {
        Some(above) => (None, above),
        None if bench.op(a) == Op::Mul && bench.uses(a) == 1 => {
            (Some(bench.arg(a, 0)), number(bench, bench.arg(a, 1))?)
        }
        None => return None,
    };
    let over = above / k;
    let over = over.is_normal().then(|| bench.graph.constant(Value::f32(over)))?;
    let over = rest.map_or(over, |rest| bench.graph.add(Op::Mul, &[rest, over]));
    Some(bench.graph.add(Op::Div, &[over, x]))
}

/// All who read a node, if they are several but not many, and no root does.
fn users(bench: &mut Bench, r: Ref) -> Option<Vec<Ref>> {
    let mut users: Vec<Ref> = Vec::new();
    bench.each_user(r.id(), |_, user| {
        if !users.contains(&Ref::new(user)) && users.len() <= USERS {
            users.push(Ref::new(user));
        }
    });
    let reads = |user: &Ref| {
        let count = bench.graph.args(user.id()).len();
        (0..count).filter(|i| bench.arg(*user, *i).id() == r.id()).count()
    };
    let all = users.iter().map(reads).sum::<usize>() == bench.uses(r) as usize;
    (all && (2..=USERS).contains(&users.len())).then_some(users)
}

/// What a rule makes of a node, where that does not need the function any more.
fn without(bench: &mut Bench, user: Ref, r: Ref) -> Option<Ref> {
    let (op, ty) = (bench.op(user), bench.ty(user));
    let count = bench.graph.args(user.id()).len();
    if count > 3 {
        return None;
    }
    let mut args = [user; 3];
    for (i, arg) in args.iter_mut().enumerate().take(count) {
        *arg = bench.arg(user, i);
    }
    let mut tried = 0;
    while let Some(found) = rules::offers().find_after(tried, &bench.graph, op, ty, &args[..count]) {
        tried = found.tried;
        if found.table.name == "signs" || !pays(bench, found.table.name, args[0]) {
            continue;
        }
        let new = found.table.build(&mut bench.graph, found.rule.rhs, ty, &found.bound, &mut { FUEL });
        let new = bench.resolve(new);
        if !needs(bench, new, r, LEVELS) {
            return Some(new);
        }
    }
    None
}

/// True if a node is needed near below another one.
fn needs(bench: &Bench, above: Ref, r: Ref, levels: u32) -> bool {
    let args = bench.graph.args(above.id());
    above.id() == r.id() || levels > 0 && args.iter().any(|a| needs(bench, bench.resolve(*a), r, levels - 1))
}

//! Choices: what a condition says in its arms, and one operation below a choice instead of two above.
//!
//! ```text
//! before   select(c, a.atan2(b), d.atan2(b))     select(c, select(c, x, y) + 1.0, x)     select(x < 0.0, x.abs(), z)
//! after    select(c, a, d).atan2(b)              select(c, x + 1.0, x)                   select(x < 0.0, -x, z)
//!
//! before   select(c, x | y | 1, y | z | x)             select(x < 1.0, y, y / x)
//! after    x | y | select(c, 1, z)                     y / select(x < 1.0, 1.0, x)
//!
//! before   select(c & d, x, select(c, y, z))           select(c & (x < y), x, y)
//! after    select(c, select(d, x, y), z)               select(c, x.min(y), y)
//!
//! before   select(b & e, x, select(!b & d, y, x))      select(x < y, y, x.max(y))
//! after    select(!b & d, y, x)                        x.max(y)
//!
//! before   select(a, y, y * select(a, z, 1.0)), where others need the product      select(a, 1.0, x + 1.0)
//! after    select(a, y, y)                                                         select(a, 0.0, x) + 1.0
//!
//! before   select(b, select(a, x, y) + z, select(a, x, y))
//! after    select(a, x, y) + select(b, z, 0.0)
//! ```
//! An arm is built anew as it is where the condition holds (`assume.rs`); what it shares with others is copied only
//! if that pays.
//!
//! Arms that are one formula of other operands are in `selects/alike.rs`. What stands above choices on one condition, and
//! comparisons of choices with constants, are in `selects/above.rs`; comparisons that are each other's complements in
//! `selects/mirrors.rs`; choices by the way out of a loop in `selects/exits.rs`.
//!
//! Needs: nothing; exact. Measure: the live cost.

mod above;
mod alike;
mod exits;
mod mirrors;

use crate::graph::Ref;
use crate::op::Op;
use crate::options::Gates;
use crate::passes::assume::{self, Arm};
use crate::passes::bench::{BELOW, Bench};
use crate::passes::sets;
use crate::ty::Ty;
use crate::value::Value;

/// Rewrites every choice.
pub fn run(bench: &mut Bench) {
    bench.sweep(|bench, r| match bench.op(r) {
        _ if exits::offer(bench, r) => {}
        Op::Select => choice(bench, r),
        Op::Lt | Op::Le => {
            above::offer(bench, r);
            let r = bench.resolve(r);
            if matches!(bench.op(r), Op::Lt | Op::Le) {
                mirrors::offer(bench, r);
            }
        }
        _ => above::offer(bench, r),
    });
}

fn choice(bench: &mut Bench, r: Ref) {
    let [c, x, y] = [0, 1, 2].map(|i| bench.arg(r, i));
    if let Some(new) = without_idle(bench, [c, x, y])
        && bench.offer("idle", r, new) != r
    {
        return;
    }
    let mut arms = [x, y];
    if !bench.ty(c).is_vector() {
        match assumed(bench, r, [c, x, y]) {
            Some(other) => arms = other,
            None => return,
        }
    }
    if let Some(new) = joined(bench, c, x, y)
        && bench.offer("join", r, new) != r
    {
        return;
    }
    if let Some(new) = outward(bench, c, x, y)
        && bench.offer("outward", r, new) != r
    {
        return;
    }
    if let Some(new) = shared(bench, c, x, y)
        && bench.offer("sink", r, new) != r
    {
        return;
    }
    if let Some(new) = sunk(bench, c, x, y)
        && bench.offer("sink", r, new) != r
    {
        return;
    }
    if alike::offer(bench, r, [c, x, y]) {
        return;
    }
    if let Some(new) = neutral(bench, c, x, y) {
        let now = if gathers(bench, [c, x, y]) {
            bench.prefer("neutral", r, new)
        } else {
            bench.offer("neutral", r, new)
        };
        if now != r {
            return;
        }
    }
    // What others need still goes when none does.
    if arms != [x, y] && is_at_hand(bench, x, arms[0]) && is_at_hand(bench, y, arms[1]) {
        let new = bench.graph.add(Op::Select, &[c, arms[0], arms[1]]);
        bench.prefer("arm", r, new);
    }
}

/// Each arm as it is where it is taken. None if a choice of those stands there now.
fn assumed(bench: &mut Bench, r: Ref, [c, x, y]: [Ref; 3]) -> Option<[Ref; 2]> {
    let idle = Arm::is_idle(bench, c);
    if idle && !bench.checks() {
        return Some([x, y]);
    }
    let (then, all_of_then) = Arm::once(bench, c, x);
    let (other, all_of_other) = Arm::once(bench, !c, y);
    assert!(!idle || (then, other) == (x, y), "a condition says something that is said to say nothing");
    if taken(bench, r, [c, then, other]) || absorbed(bench, r, [c, x, y]) {
        return None;
    }
    let arms = [then, other];
    if all_of_then && all_of_other {
        return Some(arms);
    }
    let then = Arm::of_own(bench, &[c]).assumed(x);
    let other = Arm::of_own(bench, &[!c]).assumed(y);
    assert!(!idle || (then, other) == (x, y), "a condition says something that is said to say nothing");
    (!taken(bench, r, [c, then, other])).then_some(arms)
}

/// True if an arm becomes one of its own operands, or stays.
fn is_at_hand(bench: &Bench, old: Ref, new: Ref) -> bool {
    let is = |r: Ref| bench.resolve(r).complement_if(old.is_not()) == new;
    old == new || bench.graph.args(old.id()).iter().any(|arg| is(*arg))
}

/// An arm that is the other one where that is taken: `select(x < y, y, x.max(y))` is `x.max(y)`, and where `b` and `d` do
/// not hold together `select(b, x, select(d, y, x))` is `select(d, y, x)`. True if it stands there now.
fn absorbed(bench: &mut Bench, r: Ref, [c, x, y]: [Ref; 3]) -> bool {
    for (condition, arm, other) in [(c, x, y), (!c, y, x)] {
        let known = match bench.op(other) {
            Op::Min | Op::Max | Op::PMin | Op::PMax | Op::Abs => true,
            Op::Select => (1..3).any(|i| bench.arg(other, i).complement_if(other.is_not()) == arm),
            _ => false,
        };
        if known && Arm::once(bench, condition, other).0 == arm && bench.offer("arm", r, other) != r {
            return true;
        }
    }
    false
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

/// A condition that is one of several, and chooses between the arms what is no choice: `select(a & (x != y), x, y)` is
/// `select(a, x, y)`, and `select(a & (x < y), x, y)` is `select(a, x.min(y), y)`.
fn without_idle(bench: &mut Bench, [c, x, y]: [Ref; 3]) -> Option<Ref> {
    if bench.op(c) != Op::And || c.is_not() || bench.ty(c).is_vector() {
        return None;
    }
    bench.reaches(BELOW.into());
    let (mut members, constant) = sets::read(bench, c);
    let found = |(at, member): (usize, &Ref)| Some((at, alone(bench, *member, x, y)?));
    let (at, then) = members.iter().enumerate().find_map(found)?;
    members.remove(at);
    let rest = sets::write(bench, Op::And, &members, constant)?;
    Some(bench.graph.add(Op::Select, &[rest, then, y]))
}

/// What a comparison chooses, if that is no choice.
fn alone(bench: &mut Bench, condition: Ref, x: Ref, y: Ref) -> Option<Ref> {
    if !assume::compares(bench.op(condition)) || !is_read_near(bench, condition, [x, y]) {
        return None;
    }
    let then = bench.graph.add(Op::Select, &[condition, x, y]);
    // It may have been made when the condition had other operands.
    let then = bench.tried_again(then);
    if bench.op(then) != Op::Select || bench.graph.arg(then.id(), 0).id() != condition.id() {
        return Some(then);
    }
    // The other arm is what the first one is where the condition does not hold.
    let decides = bench.op(condition) == Op::Eq || [x, y].iter().any(|r| assume::compares(bench.op(*r)));
    let is_idle = decides && Arm::once(bench, !condition, x).0 == Arm::once(bench, !condition, y).0;
    is_idle.then_some(x)
}

/// True if an arm is what a comparison reads, or is made of that.
fn is_read_near(bench: &Bench, condition: Ref, arms: [Ref; 2]) -> bool {
    let read = bench.graph.args(condition.id());
    let has = |r: Ref| read.iter().any(|compared| bench.resolve(*compared).id() == r.id());
    arms.iter().any(|arm| has(*arm) || bench.graph.args(arm.id()).iter().any(|r| has(bench.resolve(*r))))
}

/// A condition that is one of several, and decides alone when not all of them hold, decides first: `select(a & b, x,
/// select(a, y, z))` is `select(a, select(b, x, y), z)`.
fn outward(bench: &mut Bench, c: Ref, x: Ref, y: Ref) -> Option<Ref> {
    if bench.op(c) != Op::And || c.is_not() || bench.op(y) != Op::Select {
        return None;
    }
    let d = bench.arg(y, 0);
    // A choice of conditions may be meant as its complement.
    let [p, q] = [1, 2].map(|i| bench.arg(y, i).complement_if(y.is_not()));
    bench.reaches(BELOW.into());
    let (mut members, constant) = sets::read(bench, c);
    let at = members.iter().position(|m| *m == d || *m == !d)?;
    let holds = members.remove(at) == d;
    let rest = sets::write(bench, Op::And, &members, constant)?;
    let inner = bench.graph.add(Op::Select, &[rest, x, if holds { p } else { q }]);
    let args = if holds { [d, inner, q] } else { [d, p, inner] };
    Some(bench.graph.add(Op::Select, &args))
}

/// What two sets have in common, with a choice between what they have not.
fn shared(bench: &mut Bench, c: Ref, x: Ref, y: Ref) -> Option<Ref> {
    let op = bench.op(x);
    let fits = !bench.ty(c).is_vector() || bench.ty(c).lanes == bench.ty(x).lanes;
    if !sets::is_set(op) || op != bench.op(y) || x.is_not() != y.is_not() || !fits {
        return None;
    }
    bench.reaches(BELOW.into());
    let mut members = |r: Ref| {
        let (mut members, constant) = sets::read(bench, r);
        members.extend(constant.map(|value| bench.graph.constant(value)));
        members
    };
    let [mut left, mut right] = [members(x), members(y)];
    let mut both = Vec::new();
    left.retain(|l| match right.iter().position(|r| r == l) {
        Some(at) => {
            both.push(right.remove(at));
            false
        }
        None => true,
    });
    // One operand is what `sunk` finds.
    if both.is_empty() || left.len() + right.len() + 2 * both.len() <= 4 {
        return None;
    }
    let left = sets::write(bench, op, &left, None)?;
    let right = sets::write(bench, op, &right, None)?;
    both.push(bench.graph.add(Op::Select, &[c, left, right]));
    sets::write(bench, op, &both, None).map(|set| set.complement_if(x.is_not()))
}

/// The operation of both, with the operands of each. A difference is a sum with what is taken off, where that helps, a
/// product by `-k` one by `k`, and a negation of a product one of its first factor.
fn alike(bench: &mut Bench, x: Ref, y: Ref) -> Option<(Op, Vec<Ref>, Vec<Ref>)> {
    let operands = |bench: &Bench, r: Ref| -> Vec<Ref> {
        (0..bench.graph.args(r.id()).len()).map(|i| bench.arg(r, i)).collect()
    };
    let (op, other) = (bench.op(x), bench.op(y));
    let (mut left, mut right) = (operands(bench, x), operands(bench, y));
    let signed = bench.ty(x).scalar != crate::ty::Scalar::U32;
    let negated = |bench: &mut Bench, r: &mut Ref| *r = bench.graph.add(Op::Neg, &[*r]);
    match (op, other) {
        (Op::Add, Op::Sub) if signed && left.contains(&right[0]) => negated(bench, &mut right[1]),
        (Op::Sub, Op::Add) if signed && right.contains(&left[0]) => negated(bench, &mut left[1]),
        (Op::Mul, Op::Mul) if signed => {
            let minus = bench.graph.as_const(right[1]).map(|value| Op::Neg.eval(&[value]));
            if minus.is_some() && bench.graph.as_const(left[1]) == minus {
                right[1] = left[1];
                negated(bench, &mut right[0]);
            }
        }
        (Op::Neg, Op::Mul) if bench.op(left[0]) == Op::Mul => {
            left = operands(bench, left[0]);
            negated(bench, &mut left[0]);
        }
        (Op::Mul, Op::Neg) if bench.op(right[0]) == Op::Mul => {
            right = operands(bench, right[0]);
            negated(bench, &mut right[0]);
        }
        _ if op != other || left.len() != right.len() => return None,
        _ => (),
    }
    let op = if matches!(other, Op::Add | Op::Mul) { other } else { op };
    Some((op, left, right))
}

/// The operation of both arms, of a choice between what they differ in.
fn sunk(bench: &mut Bench, c: Ref, x: Ref, y: Ref) -> Option<Ref> {
    if has_no_choice(bench, x) || x.is_not() != y.is_not() {
        return None;
    }
    let (op, mut left, right) = alike(bench, x, y)?;
    let count = left.len();
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

/// True of what has no operands to choose between.
fn has_no_choice(bench: &Bench, r: Ref) -> bool {
    matches!(
        bench.op(r),
        Op::Const(_) | Op::Param(_) | Op::Loop(_) | Op::Project(_) | Op::Call(_) | Op::Table
    )
}

/// The operation of one arm on the other, of a choice with what changes nothing.
fn neutral(bench: &mut Bench, c: Ref, x: Ref, y: Ref) -> Option<Ref> {
    let found = |bench: &mut Bench, same: Ref, changed: Ref| match change(bench, same, changed) {
        Some(change) => Some((same, bench.op(changed), change)),
        None => step(bench, same, changed).map(|step| (same, Op::Add, bench.graph.constant(step))),
    };
    let (same, op, change) = found(bench, x, y).or_else(|| found(bench, y, x))?;
    let ty = bench.ty(same);
    let bits = neutral_of(bench, op, ty)?;
    let none = bench.graph.constant(Value::splat(ty, bits));
    let arms = if same == x { [none, change] } else { [change, none] };
    let choice = bench.graph.add(Op::Select, &[c, arms[0], arms[1]]);
    Some(bench.graph.add(op, &[same, choice]))
}

/// The bits of what an operation does nothing with, as its second operand.
fn neutral_of(bench: &Bench, op: Op, ty: Ty) -> Option<u32> {
    Some(match (op, ty.is_float()) {
        // `-0.0 + 0.0` is another zero.
        (Op::Add, true) if !bench.allows(Gates::NSZ) => (-0.0f32).to_bits(),
        (Op::Add | Op::Sub, _) => 0,
        (Op::Mul | Op::Div, true) => 1.0f32.to_bits(),
        (Op::Mul, false) => 1,
        _ => return None,
    })
}

/// True if a choice between a constant and a sum or a product with it may be gathered with what stands above, or one
/// between a value and a sum with it. A product and its sum are one operation where they stand together.
fn gathers(bench: &Bench, [c, x, y]: [Ref; 3]) -> bool {
    if bench.ty(x).is_float() && !bench.allows(Gates::REASSOC) {
        return false;
    }
    let is_const = |r: Ref| bench.graph.as_const(r).is_some();
    if is_const(x) || is_const(y) {
        let changed = if is_const(x) { y } else { x };
        return match bench.op(changed) {
            Op::Mul => true,
            Op::Add | Op::Sub => (0..2).all(|i| bench.op(bench.arg(changed, i)) != Op::Mul),
            _ => false,
        };
    }
    let is_choice = |r: Ref| bench.op(r) == Op::Select;
    let is_sum = |same: Ref, changed: Ref| {
        let goes_on = match bench.op(same) {
            Op::Select => true,
            Op::Add | Op::Sub => (0..2).any(|i| is_choice(bench.arg(same, i))),
            _ => false,
        };
        let fits = match change(bench, same, changed) {
            Some(change) => {
                matches!(bench.op(changed), Op::Add | Op::Sub)
                    && !matches!(bench.op(change), Op::Mul | Op::Div | Op::Neg)
            }
            None => step(bench, same, changed).is_some(),
        };
        goes_on && fits && !is_read_near(bench, c, [same, same])
    };
    is_sum(x, y) || is_sum(y, x)
}

/// What one choice between constants is more than another one on the same condition: `select(c, 3, 1)` than `select(c, 2, 0)`.
fn step(bench: &Bench, same: Ref, changed: Ref) -> Option<Value> {
    let is_choice = |r: Ref| bench.op(r) == Op::Select && !r.is_not();
    if !is_choice(same) || !is_choice(changed) || bench.arg(same, 0) != bench.arg(changed, 0) {
        return None;
    }
    let arm = |r: Ref, i: usize| bench.graph.as_const(bench.arg(r, i));
    let [low, high] = [(same, 1), (changed, 1)].map(|(r, i)| arm(r, i));
    let (low, high) = (low?, high?);
    if low.ty.is_bool() {
        return None;
    }
    let step = Op::Sub.eval(&[high, low]);
    let fits = |low: Value, high: Value| Op::Add.eval(&[low, step]) == high;
    let is_more = (0..step.ty.lanes as usize)
        .all(|i| if step.ty.is_float() { step.f(i) > 0.0 } else { step.bits[i] as i32 > 0 });
    (is_more && fits(low, high) && fits(arm(same, 2)?, arm(changed, 2)?)).then_some(step)
}

/// The other operand of an operation of two that does nothing to `same` with the right one.
fn change(bench: &Bench, same: Ref, changed: Ref) -> Option<Ref> {
    match bench.op(changed) {
        Op::Add | Op::Sub | Op::Mul | Op::Div if bench.arg(changed, 0) == same => Some(bench.arg(changed, 1)),
        Op::Add | Op::Mul if bench.arg(changed, 1) == same => Some(bench.arg(changed, 0)),
        _ => None,
    }
}

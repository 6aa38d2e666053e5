//! Two members of a sum or a product as something that is there already.
//!
//! ```text
//! there    1.0 - x           y - x           x * y             x * 0.5        v.x * v.x, v.y * v.y
//! before   x * 2.0 - 1.0     x * 2.0 - y     x * (1.0 - y)     x * -0.5       v.dot(v)
//! after    x - (1.0 - x)     x - (y - x)     x - x * y         -(x * 0.5)     v.x * v.x + v.y * v.y
//! ```
//! An exponential is the square of that of half as much. Needs: a sign and the product of vectors nothing, sums and products
//! every gate of theirs.

use super::Member;
use crate::graph::Ref;
use crate::op::Op;
use crate::options::Gates;
use crate::passes::bench::Bench;
use crate::passes::sums;
use crate::ty::Ty;
use crate::value::Value;

/// Offers what is there for a link of two members. Answers what stands there then.
pub(super) fn offer(bench: &mut Bench, r: Ref) -> Ref {
    let op = bench.op(r);
    if op == Op::Dot {
        let Some([x, y]) = products(bench, r) else { return r };
        let new = bench.graph.add(Op::Add, &[x, y]);
        return bench.offer("there", r, new);
    }
    if matches!(op, Op::Exp | Op::Exp2) {
        let Some(root) = root(bench, r) else { return r };
        let new = bench.graph.add(Op::Mul, &[root, root]);
        return bench.offer("there", r, new);
    }
    if !matches!(op, Op::Add | Op::Sub | Op::Mul) {
        return r;
    }
    let [x, y] = [0, 1].map(|i| bench.arg(r, i));
    if let Some(positive) = opposite(bench, r, x, y) {
        let new = bench.graph.add(Op::Neg, &[positive]);
        return bench.offer("there", r, new);
    }
    let Some(all) = members(bench, op, (x, false), (y, op == Op::Sub)) else { return r };
    let new = super::written(bench, op, &all);
    bench.offer("there", r, new)
}

/// What can stand for two members of a chain.
pub(super) fn members(bench: &mut Bench, op: Op, x: Member, y: Member) -> Option<Vec<Member>> {
    if !bench.ty(x.0).is_float() || !bench.allows(sums::GATES) {
        return None;
    }
    match op {
        Op::Add | Op::Sub => halved(bench, x, y).or_else(|| halved(bench, y, x)).map(Vec::from),
        Op::Mul => {
            let all = distributed(bench, x.0, y.0).or_else(|| distributed(bench, y.0, x.0));
            all.map(|product| vec![(product, false)])
        }
        _ => None,
    }
}

/// The products of the lanes of two vectors of two. Their sum is computed as `dot` does it.
fn products(bench: &mut Bench, dot: Ref) -> Option<[Ref; 2]> {
    let vectors = [0, 1].map(|i| bench.arg(dot, i));
    let ty = bench.ty(dot);
    if bench.ty(vectors[0]).lanes != 2 {
        return None;
    }
    let mut found = [dot; 2];
    for (i, found) in found.iter_mut().enumerate() {
        let mut lanes = vectors;
        for lane in &mut lanes {
            *lane = match bench.op(*lane) {
                Op::Compose => bench.arg(*lane, i),
                _ => bench.living(Op::Lane(i as u8), ty, &[*lane])?,
            };
        }
        *found = product(bench, ty, lanes[0], lanes[1])?;
    }
    Some(found)
}

/// What an exponential is the square of.
fn root(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let x = bench.arg(r, 0);
    if !bench.allows(Gates::REASSOC | Gates::AFN) || bench.op(x) != Op::Mul {
        return None;
    }
    let (op, ty) = (bench.op(r), bench.ty(r));
    let (x, number) = (bench.arg(x, 0), bench.graph.as_const(bench.arg(x, 1))?);
    let half = Op::Mul.eval(&[number, Value::splat(ty, 0.5f32.to_bits())]);
    let half = bench.graph.constant(half);
    let half = match bench.graph.as_const(half) {
        Some(value) if value.all_lanes(|bits| bits == 1f32.to_bits()) => x,
        Some(value) if value.all_lanes(|bits| bits == (-1f32).to_bits()) => {
            bench.living(Op::Neg, ty, &[x])?
        }
        _ => bench.living(Op::Mul, ty, &[x, half])?,
    };
    bench.living(op, ty, &[half])
}

/// What a product with a number, or a number of which something is taken off, has the opposite sign of.
fn opposite(bench: &mut Bench, r: Ref, x: Ref, y: Ref) -> Option<Ref> {
    let (op, number, other) = match bench.op(r) {
        Op::Mul => (Op::Mul, y, x),
        Op::Sub if bench.allows(Gates::NSZ) => (Op::Add, x, y),
        _ => return None,
    };
    let value = bench.graph.as_const(number).filter(|value| value.ty.is_float())?;
    if !value.all_lanes(|bits| f32::from_bits(bits) < 0.0) {
        return None;
    }
    let number = bench.graph.constant(Op::Neg.eval(&[value]));
    let ty = bench.ty(r);
    bench.living(op, ty, &[other, number])
}

/// Two members of a sum, of which the first is twice something, as that and a sum that is there.
fn halved(bench: &mut Bench, (twice, minus): Member, (y, minus_y): Member) -> Option<[Member; 2]> {
    let x = half(bench, twice)?;
    let ty = bench.ty(x);
    let mut there = |op: Op, x: Ref, y: Ref, not: bool| {
        let args = if op == Op::Add && !bench.graph.is_in_order(x, y) { [y, x] } else { [x, y] };
        bench.living(op, ty, &args).map(|found| (found, not))
    };
    // What is left is `x` with `y`, of which the first or both may be subtracted.
    let found = match (minus == minus_y, minus) {
        (true, minus) => there(Op::Add, x, y, minus)?,
        (false, minus) => there(Op::Sub, x, y, minus).or_else(|| there(Op::Sub, y, x, !minus))?,
    };
    Some([(x, minus), found])
}

/// What a product is twice of, if nobody else reads it.
fn half(bench: &Bench, r: Ref) -> Option<Ref> {
    let two = |value: Value| value.all_lanes(|bits| bits == 2f32.to_bits());
    let is_twice = bench.op(r) == Op::Mul && bench.uses(r) == 1;
    let number = if is_twice { bench.graph.as_const(bench.arg(r, 1)) } else { None };
    number.filter(|value| two(*value)).map(|_| bench.arg(r, 0))
}

/// The product of a sum of two and something, if the products of both are there. That with one is.
fn distributed(bench: &mut Bench, sum: Ref, factor: Ref) -> Option<Ref> {
    let op = bench.op(sum);
    if !matches!(op, Op::Add | Op::Sub) || bench.uses(sum) != 1 {
        return None;
    }
    let ty = bench.ty(sum);
    let [x, y] = [0, 1].map(|i| bench.arg(sum, i));
    let first = product(bench, ty, x, factor)?;
    let second = product(bench, ty, y, factor)?;
    Some(bench.graph.add(op, &[first, second]))
}

/// A product that is there.
fn product(bench: &mut Bench, ty: Ty, x: Ref, factor: Ref) -> Option<Ref> {
    if let Some(value) = bench.graph.as_const(x) {
        return value.all_lanes(|bits| bits == 1f32.to_bits()).then_some(factor);
    }
    let args = if bench.graph.is_in_order(x, factor) { [x, factor] } else { [factor, x] };
    bench.living(Op::Mul, ty, &args)
}

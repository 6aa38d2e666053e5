//! Two members of a sum or a product as something that is there already.
//!
//! ```text
//! there    1.0 - x           y - x           x * y             x * 0.5        v.x * v.x, v.y * v.y
//! before   x * 2.0 - 1.0     x * 2.0 - y     x * (1.0 - y)     x * -0.5       v.dot(v)
//! after    x - (1.0 - x)     x - (y - x)     x - x * y         -(x * 0.5)     v.x * v.x + v.y * v.y
//! ```
//! An exponential is the square of that of half as much, a quotient one with a factor more, half a sum what half the difference
//! leaves.
//!
//! Needs: a sign and the product of vectors nothing, an exponential its own gates, sums and products every gate of theirs.

use super::Member;
use crate::graph::Ref;
use crate::graph::facts::Facts;
use crate::op::Op;
use crate::options::Gates;
use crate::passes::bench::Bench;
use crate::passes::fuse::is_number;
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
    if !matches!(op, Op::Add | Op::Sub | Op::Mul | Op::Div) {
        return r;
    }
    let (x, y) = (bench.arg(r, 0), bench.arg(r, 1));
    if op == Op::Div {
        let Some(new) = quotient(bench, r, x, y) else { return r };
        return bench.offer("there", r, new);
    }
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
        Op::Add | Op::Sub => {
            let two = halved(bench, x, y).or_else(|| halved(bench, y, x));
            if two.is_some() {
                return two.map(Vec::from);
            }
            let one = over_one(bench, x, y).or_else(|| over_one(bench, y, x));
            one.map(|quotient| vec![(quotient, false)])
        }
        Op::Mul => {
            let all = distributed(bench, x.0, y.0).or_else(|| distributed(bench, y.0, x.0));
            let all = all.or_else(|| square(bench, x.0, y.0)).or_else(|| centre(bench, x.0, y.0));
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
    let half = match () {
        () if is_number(bench, half, 1.0) => x,
        () if is_number(bench, half, -1.0) => bench.living(Op::Neg, ty, &[x])?,
        () => bench.living(Op::Mul, ty, &[x, half])?,
    };
    // Of an infinite number half is as much.
    bench.living(op, ty, &[half]).filter(|root| *root != r)
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
        let args = if op == Op::Add { in_order(bench, x, y) } else { [x, y] };
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
    let [x, number] = single(bench, Op::Mul, r)?;
    is_number(bench, number, 2.0).then_some(x)
}

/// A quotient that is added to one or taken off it, or that one is taken off, if the sum with what divides is there.
fn over_one(bench: &mut Bench, (one, minus_one): Member, (quotient, minus): Member) -> Option<Ref> {
    let is_quotient = bench.op(quotient) == Op::Div && bench.uses(quotient) == 1;
    if !is_quotient || !is_number(bench, one, 1.0) || minus && minus_one {
        return None;
    }
    let [x, y] = [0, 1].map(|i| bench.arg(quotient, i));
    let ty = bench.ty(quotient);
    let sum = match (minus_one, minus) {
        (false, false) => bench.living(Op::Add, ty, &in_order(bench, x, y))?,
        (false, _) => bench.living(Op::Sub, ty, &[y, x])?,
        (true, _) => bench.living(Op::Sub, ty, &[x, y])?,
    };
    Some(bench.graph.add(Op::Div, &[sum, y]))
}

/// A square times a number, if what is squared is there with the root of that.
fn square(bench: &mut Bench, square: Ref, number: Ref) -> Option<Ref> {
    let value = bench.graph.as_const(number).filter(|value| value.all_lanes(|bits| bits == value.bits[0]))?;
    let root = value.f(0).sqrt();
    let x = single(bench, Op::Mul, square).filter(|[x, y]| x == y)?[0];
    if !root.is_normal() || root * root != value.f(0) {
        return None;
    }
    let root = bench.graph.constant(Value::splat(value.ty, root.to_bits()));
    let found = bench.living(Op::Mul, value.ty, &[x, root])?;
    Some(bench.graph.add(Op::Mul, &[found, found]))
}

/// Half a sum, if half the difference is there: what lies between two and how far they are from it.
fn centre(bench: &mut Bench, sum: Ref, half: Ref) -> Option<Ref> {
    let op = match () {
        () if is_number(bench, half, 0.5) => Op::Add,
        () if is_number(bench, half, -0.5) => Op::Sub,
        () => return None,
    };
    let [x, y] = single(bench, Op::Add, sum)?;
    let ty = bench.ty(sum);
    let plus = bench.graph.constant(Value::splat(ty, 0.5f32.to_bits()));
    for (x, y) in [(x, y), (y, x)] {
        let Some(difference) = bench.living(Op::Sub, ty, &[x, y]) else { continue };
        if let Some(found) = bench.living(Op::Mul, ty, &[difference, plus]) {
            return Some(bench.graph.add(op, &[found, if op == Op::Add { y } else { x }]));
        }
    }
    None
}

/// A quotient with one more factor above or below, if it is there without that.
fn quotient(bench: &mut Bench, r: Ref, above: Ref, below: Ref) -> Option<Ref> {
    let ty = bench.ty(r);
    if !ty.is_float() || !bench.allows(sums::GATES) {
        return None;
    }
    if let Some([x, y]) = single(bench, Op::Mul, above) {
        for (x, y) in [(x, y), (y, x)] {
            if let Some(found) = bench.living(Op::Div, ty, &[x, below]) {
                return Some(bench.graph.add(Op::Mul, &[found, y]));
            }
        }
    }
    let [x, y] = single(bench, Op::Mul, below)?;
    for (x, y) in [(x, y), (y, x)] {
        if let Some(found) = bench.living(Op::Div, ty, &[above, x]) {
            return Some(bench.graph.add(Op::Div, &[found, y]));
        }
    }
    None
}

/// The operands of an operation that nobody else reads.
fn single(bench: &Bench, op: Op, r: Ref) -> Option<[Ref; 2]> {
    (bench.op(r) == op && bench.uses(r) == 1).then(|| [bench.arg(r, 0), bench.arg(r, 1)])
}

/// Operands that may be swapped, as they stand in a graph.
fn in_order(bench: &Bench, x: Ref, y: Ref) -> [Ref; 2] {
    if bench.graph.is_in_order(x, y) { [x, y] } else { [y, x] }
}

/// The product of a sum of two and something, if the products of both are there. That with one is.
fn distributed(bench: &mut Bench, sum: Ref, factor: Ref) -> Option<Ref> {
    let (op, ty) = (bench.op(sum), bench.ty(sum));
    if !matches!(op, Op::Add | Op::Sub) {
        return None;
    }
    let [x, y] = single(bench, op, sum)?;
    // A sum of whole numbers is the same from all sides only as it stands.
    let is_whole = |r: Ref| bench.graph.facts(r).has(Facts::INTEGRAL);
    if is_whole(sum) && !is_whole(factor) {
        return None;
    }
    let first = product(bench, ty, x, factor)?;
    let second = product(bench, ty, y, factor)?;
    Some(bench.graph.add(op, &[first, second]))
}

/// A product that is there.
fn product(bench: &mut Bench, ty: Ty, x: Ref, factor: Ref) -> Option<Ref> {
    if bench.graph.as_const(x).is_some() {
        return is_number(bench, x, 1.0).then_some(factor);
    }
    let args = in_order(bench, x, factor);
    bench.living(Op::Mul, ty, &args)
}

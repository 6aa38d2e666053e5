//! Products of a vector with a constant one, and factors that become part of a constant.
//!
//! ```text
//! before   v.dot(vec2(1.0, 2.0)) + v.dot(vec2(4.0, 8.0)).sin()       v.dot(vec2(1.0, 2.0)) * x * 3.0       (2.0 / x).sqrt() * y * 3.0
//! after    d + (d * 4.0).sin()                                       v.dot(vec2(3.0, 6.0)) * x             (18.0 / x).sqrt() * y
//! ```

use crate::graph::Ref;
use crate::op::Op;
use crate::options::Gates;
use crate::passes::bench::{BELOW, Bench};
use crate::value::Value;
use std::ops::RangeInclusive;

/// What is lost where a factor goes into the terms of a product of vectors, or out of them: what is infinite in between.
const SCALED: Gates = Gates(Gates::NSZ.0 | Gates::NO_INF.0 | Gates::REASSOC.0);

/// Which factors go into a root: what is there is squared, and is to be a number like others still.
const FACTORS: RangeInclusive<f32> = 0.015625..=64.0;

/// So far below a constant factor what has a constant is looked for.
const DOWN: usize = 4;

/// The product with a constant vector is a multiple of that with a parallel one, if that is there and no lane is rounded:
/// `dot(v, vec2(4, 8))` where `dot(v, vec2(1, 2))` is. The shorter one stays. Answers what stands there then.
pub(super) fn parallel(bench: &mut Bench, r: Ref) -> Ref {
    if bench.op(r) != Op::Dot || !bench.ty(r).is_float() || !bench.allows(SCALED) {
        return r;
    }
    let v = bench.arg(r, 0);
    let Some(of) = bench.graph.as_const(bench.arg(r, 1)) else { return r };
    bench.watch_readers(v);
    let (mut shorter, mut longer) = (None, Vec::new());
    bench.each_user(v.id(), |bench, user| {
        let user = Ref::new(user);
        if user == r || bench.op(user) != Op::Dot || bench.resolve(user) != user || bench.arg(user, 0) != v {
            return;
        }
        let Some(by) = bench.graph.as_const(bench.arg(user, 1)) else { return };
        match (times(of, by), times(by, of)) {
            (Some(k), _) if k.abs() > 1.0 => shorter = shorter.or(Some((user, k))),
            (_, Some(k)) if k.abs() > 1.0 => longer.push((user, k)),
            _ => {}
        }
    });
    let multiple = |bench: &mut Bench, of: Ref, k: f32| {
        let k = bench.graph.constant(Value::f32(k));
        bench.graph.add(Op::Mul, &[of, k])
    };
    if let Some((shorter, k)) = shorter {
        let new = multiple(bench, shorter, k);
        return bench.offer("parallel", r, new);
    }
    for (longer, k) in longer {
        // Who reads a node may be met twice.
        if bench.resolve(longer) == longer {
            let new = multiple(bench, r, k);
            bench.offer("parallel", longer, new);
        }
    }
    r
}

/// What a constant vector is times another one, if each lane is that without rounding.
fn times(of: Value, by: Value) -> Option<f32> {
    let lanes = 0..of.ty.lanes as usize;
    let first = lanes.clone().find(|i| by.f(*i) != 0.0)?;
    let k = of.f(first) / by.f(first);
    let exact = |i: usize| {
        (by.f(i) == 0.0 && of.f(i) == 0.0)
            || f64::from(by.f(i)) * f64::from(k) == f64::from(of.f(i)) && of.f(i).is_normal()
    };
    (k.is_normal() && lanes.clone().all(exact)).then_some(k)
}

/// A constant factor is one of the constant vector of which there is a product beside it, or of the constant in a root, if
/// nobody else needs that. Answers what stands there then.
pub(super) fn weighted(bench: &mut Bench, r: Ref) -> Ref {
    let factor = match bench.op(r) {
        Op::Mul => bench.graph.as_const(bench.arg(r, 1)),
        Op::Neg => Some(Value::f32(-1.0)),
        _ => None,
    };
    let Some(k) = factor else { return r };
    if bench.ty(r) != k.ty || !k.ty.is_float() || k.ty.is_vector() || !bench.allows(SCALED) {
        return r;
    }
    bench.reaches(BELOW.into());
    let (x, k) = (bench.arg(r, 0), k.f(0));
    if let Some(new) = scaled(bench, x, k, DOWN) {
        return bench.offer("weighted", r, new);
    }
    // A sign cannot go into a root, and is cheaper than a factor.
    if k < 0.0
        && k != -1.0
        && let Some(new) = scaled(bench, x, -k, DOWN)
    {
        let new = bench.graph.add(Op::Neg, &[new]);
        return bench.offer("weighted", r, new);
    }
    r
}

/// What nobody else needs times `k`, if it has a constant that takes this up: that of a product with a vector or in a root.
fn scaled(bench: &mut Bench, r: Ref, k: f32, down: usize) -> Option<Ref> {
    let op = bench.op(r);
    if bench.uses(r) > 1 || down == 0 {
        return None;
    }
    if op == Op::Sqrt {
        let inner = bench.arg(r, 0);
        if !FACTORS.contains(&k) || bench.uses(inner) > 1 || !bench.allows(Gates::NO_INF) {
            return None;
        }
        let inner = times_constant(bench, inner, k * k)?;
        return Some(bench.graph.add(Op::Sqrt, &[inner]));
    }
    if bench.graph.args(r.id()).len() != 2 {
        return None;
    }
    let [x, y] = [0, 1].map(|i| bench.arg(r, i));
    match op {
        Op::Dot => {
            let of = bench.graph.as_const(y)?;
            let lane = |i: usize| of.f(i) * k;
            let fits = |i: usize| of.f(i) == 0.0 || lane(i).is_normal();
            if !(0..of.ty.lanes as usize).all(fits) {
                return None;
            }
            let of = bench.graph.constant(Value::from_lanes(of.ty, |i| lane(i).to_bits()));
            Some(bench.graph.add(Op::Dot, &[x, of]))
        }
        Op::Mul | Op::Div => {
            let (x, y) = match scaled(bench, x, k, down - 1) {
                Some(x) => (x, y),
                None if op == Op::Mul => (x, scaled(bench, y, k, down - 1)?),
                None => return None,
            };
            Some(bench.graph.add(op, &[x, y]))
        }
        Op::Add | Op::Sub => {
            let mut each = |r: Ref| match bench.graph.as_const(r).map(|value| value.f(0) * k) {
                Some(term) => term.is_normal().then(|| bench.graph.constant(Value::f32(term))),
                None => scaled(bench, r, k, down - 1),
            };
            let (x, y) = (each(x)?, each(y)?);
            Some(bench.graph.add(op, &[x, y]))
        }
        _ => None,
    }
}

/// A product with a constant, or a constant that is divided, times `k`.
fn times_constant(bench: &mut Bench, r: Ref, k: f32) -> Option<Ref> {
    let of = match bench.op(r) {
        Op::Mul => 1,
        Op::Div => 0,
        _ => return None,
    };
    let constant = bench.graph.as_const(bench.arg(r, of)).filter(|value| !value.ty.is_vector())?.f(0) * k;
    if !constant.is_normal() {
        return None;
    }
    let mut args = [bench.arg(r, 0), bench.arg(r, 1)];
    args[of] = bench.graph.constant(Value::f32(constant));
    Some(bench.graph.add(bench.op(r), &args))
}

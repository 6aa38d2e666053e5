//! Comparisons of which another is the complement, or the same in other words.
//!
//! ```text
//! before   select(i < j, x, y) * select(j <= i, z, w)    select(i < 4, x, y) * select(3 < i, z, w)
//! after    select(i < j, x, y) * select(i < j, w, z)     select(i < 4, x, y) * select(i < 4, w, z)
//! ```
//! Which one stays is decided by how they are written and not by where they stand: `==`, `<` with the value first, `<=`.
//!
//! Needs: nothing for integers, `NO_NAN` for floats. Measure: the live cost.

use crate::graph::Ref;
use crate::op::Op;
use crate::options::Gates;
use crate::passes::bench::Bench;
use crate::ty::Scalar;
use crate::value::Value;

/// A comparison, and if its complement is meant.
type Form = (Op, [Ref; 2], bool);

/// Offers one that is there already and says the same.
pub(super) fn offer(bench: &mut Bench, r: Ref) {
    let r = r.positive();
    let (op, args) = (bench.op(r), [0, 1].map(|i| bench.arg(r, i)));
    let scalar = bench.ty(args[0]).scalar;
    if op == Op::Eq || scalar == Scalar::Bool || scalar == Scalar::F32 && !bench.allows(Gates::NO_NAN) {
        return;
    }
    let forms = forms(bench, op, args);
    let Some(own) = forms.iter().position(|(o, a, _)| (*o, *a) == (op, args)) else { return };
    for (op, args, not) in &forms[..own] {
        if let Some(other) = bench.living(*op, bench.ty(r), args) {
            bench.offer("mirror", r, other.complement_if(*not != forms[own].2));
            return;
        }
    }
}

/// All the ways to write a comparison, the one that stays first.
fn forms(bench: &mut Bench, op: Op, [x, y]: [Ref; 2]) -> Vec<Form> {
    let is_int = bench.ty(x).is_int();
    let [first, second] = [x, y].map(|r| bench.graph.as_const(r).filter(|_| is_int));
    // `x < limit`, in other words.
    let (value, limit) = match (op, first, second) {
        (Op::Lt, None, Some(k)) => (x, Some(k)),
        (Op::Le, None, Some(k)) => (x, moved(k, 1)),
        (Op::Lt, Some(k), None) => (y, moved(k, 1)),
        (Op::Le, Some(k), None) => (y, Some(k)),
        (Op::Lt, ..) => return vec![(Op::Lt, [x, y], false), (Op::Le, [y, x], true)],
        _ => return vec![(Op::Lt, [y, x], true), (Op::Le, [x, y], false)],
    };
    let Some(limit) = limit else { return Vec::new() };
    let mut forms = Vec::new();
    let least = Value::splat(limit.ty, 1);
    if limit.ty.scalar == Scalar::U32 && limit == least {
        let zero = bench.graph.constant(Value::zero(limit.ty));
        forms.push((Op::Eq, [value, zero], false));
    }
    let k = bench.graph.constant(limit);
    forms.extend([(Op::Lt, [value, k], false), (Op::Le, [k, value], true)]);
    if let Some(below) = moved(limit, -1) {
        let k = bench.graph.constant(below);
        forms.extend([(Op::Le, [value, k], false), (Op::Lt, [k, value], true)]);
    }
    forms
}

/// A constant with a number added to each lane, unless one wraps.
fn moved(k: Value, by: i32) -> Option<Value> {
    let lane = |i: usize| match k.ty.scalar {
        Scalar::U32 => k.bits[i].checked_add_signed(by),
        _ => k.i(i).checked_add(by).map(|x| x as u32),
    };
    let lanes = 0..k.ty.lanes as usize;
    lanes.clone().all(|i| lane(i).is_some()).then(|| Value::from_lanes(k.ty, |i| lane(i).unwrap_or_default()))
}

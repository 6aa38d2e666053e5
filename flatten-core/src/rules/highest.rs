//! The highest number that an integer may be, which of its bits may be set, and what is known by that.
//!
//! ```text
//! min(x & 3, 7)      =>  x & 3        (x >> 28) + 4 < 32     =>  true     ((x & 7) + 1) % 9        =>  (x & 7) + 1
//! (x << 8) & 0xff    =>  0            (x << 8) | 1 == 2      =>  false    ((x & 15) << 8) & 0xf00  =>  (x & 15) << 8
//! ```
//! A function and not lines of a table, because it looks several operations deep.

use crate::graph::facts::Facts;
use crate::graph::{Graph, Ref};
use crate::op::{Op, highest};
use crate::passes::bench::SEEN;
use crate::rules::vector::Rewrite;
use crate::ty::Scalar;
use crate::value::Value;

/// As far as operands are looked at: where something deeper has changed the rules are not tried again.
const DEEP: u32 = SEEN;

/// The rewrite for `op` of these operands, if there is one, with its name.
pub fn find(graph: &Graph, op: Op, args: &[Ref]) -> Option<(&'static str, Rewrite)> {
    if !matches!(op, Op::Min | Op::Max | Op::And | Op::Div | Op::Rem | Op::Eq | Op::Lt | Op::Le) {
        return None;
    }
    let ty = graph.ty(args[0]);
    if !ty.is_int() || ty.is_vector() {
        return None;
    }
    let (x, k, is_first) = match (graph.as_const(args[0]), graph.as_const(args[1])) {
        (None, Some(k)) => (args[0], k.bits[0], true),
        (Some(k), None) => (args[1], k.bits[0], false),
        _ => return None,
    };
    match op {
        Op::And => {
            let bits = possible(graph, x, DEEP);
            let zero = Rewrite::Constant(Value::zero(ty));
            let same = (bits & !k == 0).then_some(Rewrite::Same(x));
            return (bits & k == 0).then_some(zero).or(same).map(|rewrite| ("highest", rewrite));
        }
        Op::Eq => {
            let never = possible(graph, x, DEEP) & k != k;
            return never.then(|| ("highest", Rewrite::Constant(Value::bool(false))));
        }
        _ => {}
    }
    // As `i32` all of these are what they are as `u32`.
    let is_number = |number: u32| ty.scalar == Scalar::U32 || number <= i32::MAX as u32;
    let highest = of(graph, x, DEEP);
    if !is_number(highest) || highest == u32::MAX {
        return None;
    }
    let truth = |holds: bool| Rewrite::Constant(Value::bool(holds));
    let rewrite = match op {
        _ if !is_number(k) => return None,
        Op::Div if is_first => (highest < k).then(|| Rewrite::Constant(Value::zero(ty)))?,
        Op::Rem if is_first => (highest < k).then_some(Rewrite::Same(x))?,
        Op::Min => (highest <= k).then_some(Rewrite::Same(x))?,
        Op::Max => (highest <= k).then_some(Rewrite::Constant(Value { ty, bits: [k, 0, 0, 0] }))?,
        Op::Lt if is_first => (highest < k).then(|| truth(true))?,
        Op::Lt => (highest <= k).then(|| truth(false))?,
        Op::Le if is_first => (highest <= k).then(|| truth(true))?,
        Op::Le => (highest < k).then(|| truth(false))?,
        _ => return None,
    };
    Some(("highest", rewrite))
}

/// The highest number that an integer may be in any lane, as if it were `u32`.
fn of(graph: &Graph, r: Ref, deep: u32) -> u32 {
    let ty = graph.ty(r);
    if !ty.is_int() {
        return u32::MAX;
    }
    if let Some(value) = graph.as_const(r) {
        return value.bits[..ty.lanes as usize].iter().copied().max().unwrap_or(u32::MAX);
    }
    if deep == 0 {
        return u32::MAX;
    }
    let args = graph.args(r.id());
    match graph.op(r) {
        Op::Cast(_) => of_cast(graph, args[0], deep),
        op => {
            let constant = |i: usize| graph.as_const(args[i]).and_then(|value| value.uniform_bits());
            highest::of(op, ty, args.len(), |i| of(graph, args[i], deep - 1), constant)
        }
    }
}

/// Which bits of an integer may be set in any lane.
fn possible(graph: &Graph, r: Ref, deep: u32) -> u32 {
    if let Some(value) = graph.as_const(r) {
        return value.bits[..value.ty.lanes as usize].iter().fold(0, |all, bits| all | bits);
    }
    let args = graph.args(r.id());
    let of_arg = |i: usize| possible(graph, args[i], deep - 1);
    let by = || graph.as_const(args[1]).and_then(|value| value.uniform_bits());
    let bits = match graph.op(r) {
        _ if deep == 0 => u32::MAX,
        Op::And => of_arg(0) & of_arg(1),
        Op::Or | Op::Xor => of_arg(0) | of_arg(1),
        Op::Shl => by().map_or(u32::MAX, |by| of_arg(0).wrapping_shl(by)),
        Op::Shr => {
            let bits = by().map(|by| (of_arg(0), by));
            // The sign is shifted in.
            let bits = bits.filter(|(bits, _)| graph.ty(r).scalar == Scalar::U32 || *bits >> 31 == 0);
            bits.map_or(u32::MAX, |(bits, by)| bits.wrapping_shr(by))
        }
        Op::Select => of_arg(1) | of_arg(2),
        _ => u32::MAX,
    };
    bits & highest::all_below(of(graph, r, deep))
}

fn of_cast(graph: &Graph, from: Ref, deep: u32) -> u32 {
    match graph.ty(from).scalar {
        Scalar::Bool => 1,
        Scalar::I32 | Scalar::U32 => of(graph, from, deep - 1),
        Scalar::F32 if graph.facts(from).has(Facts::UNIT) => 1,
        Scalar::F32 => u32::MAX,
    }
}

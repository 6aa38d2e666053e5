//! What constants and identities decide.

use super::chains;
use super::{Check, View};
use crate::graph::{Id, Ref};
use crate::op::{Op, Swizzle};
use crate::options::Gates;
use crate::ty::{Scalar, Ty};
use crate::value::Value;

/// The first thing that is left at a node.
pub(super) fn find(view: &View, id: Id) -> Option<&'static str> {
    let r = Ref::new(id);
    let checks: &[Check] = &[
        (all_constant, "operation on constants"),
        (known_condition, "condition that is known"),
        (identity, "identity"),
        (equal_arms, "arms that say the same"),
        (inverted_twice, "inversion that cancels"),
        (constant_division, "division by a constant"),
        (spread, "lanes that are one value"),
        (picked, "lanes that are at hand"),
        (dead_lane, "lane under a zero"),
        (chains::scattered_constants, "constants apart in a chain"),
    ];
    checks.iter().find(|(check, _)| check(view, r)).map(|(_, what)| *what)
}

fn is_source(op: Op) -> bool {
    matches!(op, Op::Const(_) | Op::Param(_) | Op::Loop(_) | Op::Call(_) | Op::Project(_))
}

fn all_constant(view: &View, r: Ref) -> bool {
    let op = view.op(r);
    let open = op.is_exact()
        || op.is_transcendental() && view.allows(Gates::AFN)
        || op.is_order_dependent() && view.allows(Gates::REASSOC)
        || matches!(op, Op::Sin | Op::Cos | Op::Tan | Op::Exp | Op::Exp2)
            && view.is_number(view.args(r)[0], 0)
        || matches!(op, Op::Ln | Op::Log2 | Op::Log10) && view.is_number(view.args(r)[0], 1);
    !is_source(op) && open && view.args(r).iter().all(|a| view.constant(*a).is_some())
}

fn known_condition(view: &View, r: Ref) -> bool {
    let known = |v: Value| !v.ty.is_vector();
    view.op(r) == Op::Select && view.constant(view.args(r)[0]).is_some_and(known)
}

/// What an operation makes of a neutral or an absorbing operand.
fn identity(view: &View, r: Ref) -> bool {
    let [x, y] = view.args(r) else { return false };
    let (x, y) = (*x, *y);
    let ty = view.graph.ty(x);
    let either = |n: i32| view.is_number(x, n) || view.is_number(y, n);
    let same = x == y;
    let zero_of_any_sign = |r: Ref| view.is_number(r, 0) || view.is_negative_zero(r);
    let lossy = Gates::NSZ | Gates::NO_NAN;
    match (view.op(r), ty.is_float()) {
        (Op::Add, true) => {
            let zero = zero_of_any_sign(x) || zero_of_any_sign(y);
            view.is_negative_zero(x) || view.is_negative_zero(y) || zero && view.allows(Gates::NSZ)
        }
        (Op::Sub, true) => {
            view.is_number(y, 0)
                || view.is_negative_zero(x)
                || view.allows(Gates::NSZ) && (zero_of_any_sign(y) || zero_of_any_sign(x))
                || same && view.allows(Gates::NO_NAN)
        }
        (Op::Mul, true) => {
            either(1) || either(-1) || (zero_of_any_sign(x) || zero_of_any_sign(y)) && view.allows(lossy)
        }
        (Op::Div, true) => {
            view.is_number(y, 1)
                || view.is_number(y, -1)
                || same && view.allows(Gates::NO_NAN)
                || zero_of_any_sign(x) && view.allows(lossy)
        }
        (Op::Add, _) => either(0),
        (Op::Sub, _) => view.is_number(y, 0) || same,
        (Op::Mul, _) => either(0) || either(1),
        (Op::Div, _) => view.is_number(y, 1) || view.is_number(y, 0),
        (Op::Rem, false) => view.is_number(y, 1) || view.is_number(y, 0),
        (Op::And, _) if ty.is_bool() => {
            same || x == !y || view.constant(x).is_some() || is_constant_bool(view, y)
        }
        (Op::And, _) => same || either(0) || either(-1),
        (Op::Or, _) => same || either(0) || either(-1),
        (Op::Xor, _) => same || either(0),
        (Op::Shl | Op::Shr, _) => view.is_number(y, 0) || view.is_number(x, 0),
        (Op::Min | Op::Max | Op::PMin | Op::PMax, _) => same,
        (Op::Lt, _) => same,
        (Op::Le | Op::Eq, float) => same && (!float || view.allows(Gates::NO_NAN)),
        _ => false,
    }
}

/// True of `true` or `false` in every lane.
fn is_constant_bool(view: &View, r: Ref) -> bool {
    view.constant(r).is_some_and(|v| v.uniform_bits().is_some())
}

/// Choices between equals, and of one condition in the arm of itself.
fn equal_arms(view: &View, r: Ref) -> bool {
    let [c, x, y] = view.args(r) else { return false };
    if view.op(r) != Op::Select {
        return false;
    }
    let again = |arm: Ref| view.op(arm) == Op::Select && view.args(arm)[0].id() == c.id();
    x == y || again(*x) || again(*y) || c.is_not()
}

fn inverted_twice(view: &View, r: Ref) -> bool {
    let args = view.args(r);
    let is = |r: Ref, op: Op| view.op(r) == op;
    match view.op(r) {
        op @ (Op::Neg | Op::Not) => is(args[0], op),
        Op::Add => is(args[0], Op::Neg) || is(args[1], Op::Neg),
        Op::Sub => is(args[1], Op::Neg),
        Op::Mul => is(args[0], Op::Neg) && is(args[1], Op::Neg),
        Op::Div if view.graph.ty(r).is_float() => is(args[0], Op::Neg) && is(args[1], Op::Neg),
        Op::Abs => is(args[0], Op::Neg) || is(args[0], Op::Abs),
        Op::Xor if view.graph.ty(r).is_int() => is(args[0], Op::Not) && is(args[1], Op::Not),
        _ => false,
    }
}

/// Division by what has a reciprocal, or a shift.
fn constant_division(view: &View, r: Ref) -> bool {
    let Op::Div = view.op(r) else { return false };
    let Some(k) = view.constant(view.args(r)[1]) else { return false };
    let mut lanes = 0..k.ty.lanes as usize;
    match k.ty.scalar {
        Scalar::F32 => {
            let is_exact = |x: f32| x.to_bits() & 0x007f_ffff == 0;
            let normal = |x: f32| x.is_normal() && x.recip().is_normal();
            lanes.all(|i| normal(k.f(i)) && (is_exact(k.f(i)) || view.allows(Gates::ARCP)))
        }
        Scalar::U32 => lanes.all(|i| k.bits[i].is_power_of_two()),
        Scalar::I32 | Scalar::Bool => false,
    }
}

/// A vector put together of one value, or a condition that is one for all lanes.
fn spread(view: &View, r: Ref) -> bool {
    let args = view.args(r);
    match view.op(r) {
        Op::Compose => args.iter().all(|a| a == &args[0]),
        Op::Select => matches!(view.op(args[0]), Op::Splat(_)),
        Op::All => matches!(view.op(args[0]), Op::Splat(_)),
        _ => false,
    }
}

/// Lanes of what was put together of lanes.
fn picked(view: &View, r: Ref) -> bool {
    let args = view.args(r);
    let at_hand = |r: Ref| matches!(view.op(r), Op::Compose | Op::Splat(_) | Op::Swizzle(_));
    let whole = |s: Swizzle, ty: Ty| s.lanes().iter().copied().eq(0..ty.lanes);
    match view.op(r) {
        Op::Lane(_) => at_hand(args[0]),
        Op::Swizzle(s) => at_hand(args[0]) || whole(s, view.graph.ty(args[0])),
        Op::Compose => {
            let from = |a: &Ref| match view.op(*a) {
                Op::Lane(_) if !a.is_not() => Some(view.args(*a)[0]),
                _ => None,
            };
            let first = from(&args[0]);
            first.is_some() && args.iter().all(|a| from(a) == first)
        }
        _ => false,
    }
}

/// A vector of scalars times constants of which some are zero: the scalar there need not be computed.
fn dead_lane(view: &View, r: Ref) -> bool {
    let [x, y] = view.args(r) else { return false };
    let float = view.graph.ty(r).is_float();
    if view.op(r) != Op::Mul || float && !view.allows(Gates::NSZ | Gates::NO_NAN) {
        return false;
    }
    let (Op::Compose, Some(k)) = (view.op(*x), view.constant(*y)) else { return false };
    let is_zero = |i: usize| if float { k.f(i) == 0.0 } else { k.bits[i] == 0 };
    let computed = |a: Ref| !is_source(view.op(a)) && view.is_single(a);
    view.is_single(*x) && view.args(*x).iter().enumerate().any(|(i, a)| is_zero(i) && computed(*a))
}

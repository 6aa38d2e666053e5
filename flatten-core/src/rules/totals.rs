//! The total order of floats, `f32::total_cmp`, where the sign of a zero says nothing and no number is NaN: that of numbers.
//!
//! ```text
//! key(x) = (b ^ (b >> 31 as u32 >> 1) as i32)  with  b = x.to_bits() as i32
//! key(x) < key(y)  =>  x < y        key(x) < 1065353216  =>  x < 1.0
//! ```
//! A function and not lines of a table, because a constant is compared as the number of which it is the key.

use crate::graph::{Graph, Ref};
use crate::op::Op;
use crate::options::Gates;
use crate::rules::vector::{Operand, Rewrite};
use crate::ty::{Scalar, Ty};
use crate::value::Value;

/// The rewrite for `op` of these operands, if there is one, with its name.
pub fn find(graph: &Graph, op: Op, args: &[Ref]) -> Option<(&'static str, Rewrite)> {
    if !matches!(op, Op::Lt | Op::Le | Op::Eq) || graph.ty(args[0]) != Ty::I32 {
        return None;
    }
    if !graph.gates.allow(Gates::NO_NAN | Gates::NSZ) {
        return None;
    }
    let numbers = [args[0], args[1]].map(|key| number(graph, key).map(Operand::Same));
    let operands = match numbers {
        [Some(x), Some(y)] => [x, y],
        [Some(x), None] => [x, Operand::Constant(constant(graph, args[1])?)],
        [None, Some(y)] => [Operand::Constant(constant(graph, args[0])?), y],
        [None, None] => return None,
    };
    Some(("total_order", Rewrite::Comparison { op, operands, not: false }))
}

/// The number of which an integer is the key.
fn number(graph: &Graph, key: Ref) -> Option<Ref> {
    let &[a, b] = graph.args(key.id()) else { return None };
    if graph.op(key) != Op::Xor {
        return None;
    }
    let (bits, number) = match (bits_of(graph, a), bits_of(graph, b)) {
        (Some(x), None) => (a, x),
        (None, Some(x)) => (b, x),
        _ => return None,
    };
    let mask = if bits == a { b } else { a };
    let mask = operand(graph, mask, Op::Cast(Scalar::I32))?;
    let mask = operand(graph, shifted(graph, mask, 1)?, Op::Cast(Scalar::U32))?;
    (shifted(graph, mask, 31)? == bits).then_some(number)
}

/// The number that a constant is the key of, unless that is none.
fn constant(graph: &Graph, key: Ref) -> Option<Value> {
    let key = graph.as_const(key)?.bits[0];
    let sign = ((key as i32 >> 31) as u32) >> 1;
    let number = Value::f32(f32::from_bits(key ^ sign));
    (!number.f(0).is_nan()).then_some(number)
}

/// The number of which these are the bits, as `i32`.
fn bits_of(graph: &Graph, bits: Ref) -> Option<Ref> {
    let whole = operand(graph, bits, Op::Cast(Scalar::I32))?;
    let number = operand(graph, whole, Op::Bitcast(Scalar::U32))?;
    (graph.ty(number) == Ty::F32).then_some(number)
}

/// What a number was before it was shifted to the right by so many bits.
fn shifted(graph: &Graph, r: Ref, by: u32) -> Option<Ref> {
    let &[x, amount] = graph.args(r.id()) else { return None };
    (graph.op(r) == Op::Shr && graph.as_const(amount)?.bits[0] == by).then_some(x)
}

/// The operand of such an operation.
fn operand(graph: &Graph, r: Ref, op: Op) -> Option<Ref> {
    (graph.op(r) == op).then(|| graph.args(r.id())[0])
}

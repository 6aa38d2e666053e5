//! The smaller or the greater of a number and a constant, where the comparison has been moved past what was done to the number.
//!
//! ```text
//! d = x + 1.0,  if d < 10.0 { d } else { 10.0 }     select(x < 9.0, x + 1.0, 10.0)  =>  min(x + 1.0, 10.0)
//! ```
//! A function and not lines of a table, because there is no end of what may be done to the number.

use crate::graph::{Graph, Ref};
use crate::op::Op;
use crate::options::Gates;
use crate::passes::bench::SEEN;
use crate::rules::vector::Rewrite;
use crate::value::Value;

/// As far as the number is followed: where something deeper has changed the rules are not tried again.
const STEPS: u32 = SEEN;

/// The rewrite for `op` of these operands, if there is one, with its name.
pub fn find(graph: &Graph, op: Op, args: &[Ref]) -> Option<(&'static str, Rewrite)> {
    if op != Op::Select || !graph.gates.allow(Gates::REASSOC | Gates::NSZ) {
        return None;
    }
    let (first, second) = (graph.as_const(args[1]), graph.as_const(args[2]));
    let (number, k, is_first) = match (first, second) {
        (None, Some(k)) => (args[1], k, true),
        (Some(k), None) => (args[2], k, false),
        _ => return None,
    };
    if !k.ty.is_float() || args[0].is_not() || !matches!(graph.op(args[0]), Op::Lt | Op::Le) {
        return None;
    }
    let [low, high] = *graph.args(args[0].id()) else { return None };
    let (x, limit, is_below) = match (graph.as_const(low), graph.as_const(high)) {
        (None, Some(limit)) => (low, limit, true),
        (Some(limit), None) => (high, limit, false),
        _ => return None,
    };
    let is_smaller = moved(graph, number, k, x, limit)? == is_below;
    // Where the number is the smaller one, it is what is taken, or the constant is.
    let op = if is_smaller == is_first { Op::PMin } else { Op::PMax };
    let constant = if is_first { args[2] } else { args[1] };
    let (a, b) = if is_first { (number, constant) } else { (constant, number) };
    Some(("moved_choice", Rewrite::Op { op, args: [a, b, a, b], len: 2 }))
}

/// True if `number < k` has become `x < limit`, false if it has become `limit < x`; nothing if it has become neither.
fn moved(graph: &Graph, mut number: Ref, mut k: Value, x: Ref, limit: Value) -> Option<bool> {
    let mut is_same_way = true;
    for _ in 0..STEPS {
        let args = graph.args(number.id());
        let constants = [args.first(), args.get(1)].map(|arg| graph.as_const(*arg?));
        let eval = |op: Op, a: Value, b: Value| op.eval(&[a, b]);
        (number, k) = match (graph.op(number), constants) {
            (Op::Neg, _) => {
                is_same_way = !is_same_way;
                (args[0], Op::Neg.eval(&[k]))
            }
            (Op::Add, [None, Some(c)]) => (args[0], eval(Op::Sub, k, c)),
            (Op::Add, [Some(c), None]) => (args[1], eval(Op::Sub, k, c)),
            (Op::Sub, [None, Some(c)]) => (args[0], eval(Op::Add, k, c)),
            (Op::Sub, [Some(c), None]) => {
                is_same_way = !is_same_way;
                (args[1], eval(Op::Sub, c, k))
            }
            (Op::Mul, [None, Some(c)]) if is_positive(c) => (args[0], eval(Op::Div, k, c)),
            (Op::Mul, [Some(c), None]) if is_positive(c) => (args[1], eval(Op::Div, k, c)),
            _ => return None,
        };
        if number == x {
            return (k == limit).then_some(is_same_way);
        }
    }
    None
}

fn is_positive(value: Value) -> bool {
    (0..value.ty.lanes as usize).all(|i| value.f(i) > 0.0)
}

//! What a target has one operation for, written as two.

use super::View;
use crate::graph::{Id, Ref};
use crate::op::Op;
use crate::options::{Caps, Gates};

/// The first thing that is left at a node.
pub(super) fn find(view: &View, caps: &Caps, id: Id) -> Option<&'static str> {
    let r = Ref::new(id);
    let [x, y] = view.args(r) else { return None };
    let own = |r: Ref, op: Op| view.is_single(r) && view.op(r) == op;
    match view.op(r) {
        Op::Add if caps.has(Op::Mad) && (own(*x, Op::Mul) || own(*y, Op::Mul)) => {
            Some("product and sum apart")
        }
        Op::Sub if caps.has(Op::Nmad) && own(*y, Op::Mul) => Some("product and difference apart"),
        Op::Sub if caps.has(Op::Fract) && view.allows(Gates::NSZ) => {
            (own(*y, Op::Floor) && view.args(*y)[0] == *x).then_some("fraction by hand")
        }
        Op::Div if caps.has(Op::InverseSqrt) && view.allows(Gates::ARCP | Gates::AFN) => {
            (view.is_number(*x, 1) && own(*y, Op::Sqrt)).then_some("inverse root by hand")
        }
        _ => None,
    }
}

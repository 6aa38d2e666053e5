//! Comparisons that say the same, or the opposite, in other words.

use super::View;
use crate::graph::{Graph, Id, Ref};
use crate::op::Op;
use crate::options::Gates;
use crate::ty::Scalar;

/// What a comparison or its complement says.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Meaning {
    /// One value is below another.
    Less(Ref, Ref),
    /// An integer is below a number.
    Below(Ref, i64),
}

impl Meaning {
    /// That of a node, if that is known and may be said otherwise.
    pub(super) fn of(graph: &Graph, id: Id) -> Option<Meaning> {
        let (op, &[x, y]) = (graph.node(id).op, graph.args(id)) else { return None };
        let ty = graph.ty(x);
        let number = |r: Ref| graph.as_const(r).filter(|v| v.ty.is_int()).map(|v| v.lane(0).integer());
        let numbers = (number(x), number(y));
        match (op, numbers) {
            _ if !matches!(op, Op::Lt | Op::Le | Op::Eq) || ty.is_bool() => None,
            // Lanes may have numbers of their own.
            (_, (Some(_), _) | (_, Some(_))) if ty.is_vector() => None,
            (Op::Eq, (_, Some(0))) if ty.scalar == Scalar::U32 => Some(Meaning::Below(x, 1)),
            (Op::Eq, _) => None,
            (Op::Lt, (None, Some(k))) => Some(Meaning::Below(x, k)),
            (Op::Le, (None, Some(k))) => Some(Meaning::Below(x, k + 1)),
            (Op::Lt, (Some(k), _)) => Some(Meaning::Below(y, k + 1)),
            (Op::Le, (Some(k), _)) => Some(Meaning::Below(y, k)),
            _ if ty.is_float() && !graph.gates.allow(Gates::NO_NAN) => None,
            (Op::Lt, _) => Some(Meaning::Less(x, y)),
            _ => Some(Meaning::Less(y, x)),
        }
    }
}

/// Another comparison would do.
pub(super) fn twice(view: &View, r: Ref) -> bool {
    Meaning::of(view.graph, r.id()).is_some_and(|meaning| view.compared.get(&meaning).is_some_and(|n| *n > 1))
}

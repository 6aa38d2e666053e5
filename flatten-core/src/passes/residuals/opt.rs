//! What is shared, regrouped, or the same for a whole draw.

use super::{Check, View, chains, compared};
use crate::graph::{Id, Rank, Ref};
use crate::op::Op;
use crate::options::Gates;

/// The first thing that is left at a node.
pub(super) fn find(view: &View, id: Id) -> Option<&'static str> {
    let r = Ref::new(id);
    let checks: &[Check] = &[
        (repeated, "the same twice"),
        (uniform_division, "division by a uniform"),
        (chains::like_terms, "like terms apart"),
        (chains::common_factor, "common factor inside"),
        (chains::scattered_uniforms, "uniforms apart in a chain"),
        (chains::mirrored, "difference that is there"),
        (one_choice, "choices on one condition"),
        (compared::twice, "comparisons that say the same"),
    ];
    checks.iter().find(|(check, _)| check(view, r)).map(|(_, what)| *what)
}

/// An earlier node computes the same of the same.
fn repeated(view: &View, r: Ref) -> bool {
    let node = view.graph.node(r.id());
    let same = |id: Id| {
        let other = view.graph.node(id);
        let alike = other.op == node.op && other.ty == node.ty && view.uses[id.0 as usize] > 0;
        alike && view.graph.args(id) == view.args(r)
    };
    // Of constants, equal numbers have one id. Only a neighbour of its operands can be the same.
    let first = view.args(r).iter().map(|a| a.id().0 + 1).max().unwrap_or(r.id().0);
    (first..r.id().0).any(|id| same(Id(id)))
}

/// `x / u` computes per pixel what `x * (1 / u)` computes once.
fn uniform_division(view: &View, r: Ref) -> bool {
    let [x, y] = view.args(r) else { return false };
    let rank = |r: Ref| view.graph.rank(r);
    view.op(r) == Op::Div
        && view.graph.ty(r).is_float()
        && view.allows(Gates::ARCP)
        && rank(*x) == Rank::Varying
        && rank(*y) == Rank::Uniform
}

/// A choice in the arm of a choice on one condition, below operations that nobody else reads.
fn one_choice(view: &View, r: Ref) -> bool {
    let [c, x, y] = view.args(r) else { return false };
    view.op(r) == Op::Select
        && view.graph.ty(*c) == crate::ty::Ty::BOOL
        && (below(view, *c, *x, 4) || below(view, *c, *y, 4))
}

fn below(view: &View, c: Ref, arm: Ref, levels: u32) -> bool {
    let opaque = matches!(view.op(arm), Op::Loop(_) | Op::Call(_) | Op::Project(_));
    if levels == 0 || opaque || !view.is_single(arm) {
        return false;
    }
    let own = view.op(arm) == Op::Select && view.args(arm)[0].id() == c.id();
    own || view.args(arm).iter().any(|a| below(view, c, *a, levels - 1))
}

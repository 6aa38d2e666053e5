//! What is shared, regrouped, or the same for a whole draw.

use super::{Check, View, chains, compared};
use crate::graph::{Id, Rank, Ref};
use crate::op::Op;
use crate::op::cost::Table;
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
        (chains::negated, "negation that is there"),
        (opposite, "difference and its opposite"),
        (root, "length whose square is there"),
        (ordered, "lanes in an order that nobody asks for"),
        (one_choice, "choices on one condition"),
        (decides_alone, "condition that decides alone inside"),
        (compared::twice, "comparisons that say the same"),
        (chains::twice_in_a_set, "member twice in a set"),
        (chains::in_both_sets, "member of both sets"),
        (one_value, "one value in every lane"),
        (twice, "product by two of an integer"),
    ];
    checks.iter().find(|(check, _)| check(view, r)).map(|(_, what)| *what)
}

/// `y - x` beside `x - y`.
fn opposite(view: &View, r: Ref) -> bool {
    let open = view.op(r) == Op::Sub && view.graph.ty(r).is_float() && view.allows(Gates::NSZ);
    open && view.differences.contains(&(view.args(r)[1], view.args(r)[0]))
}

/// `length(v)` beside `dot(v, v)`.
fn root(view: &View, r: Ref) -> bool {
    view.op(r) == Op::Length && view.squares.contains(&view.args(r)[0])
}

/// `length(v.zxy)`, and `dot(v.zxy, w.zxy)`. What others read too is in that order anyway.
fn ordered(view: &View, r: Ref) -> bool {
    let order = |v: Ref| match view.op(v) {
        Op::Swizzle(s) if s.lanes().len() == usize::from(view.graph.ty(view.args(v)[0]).lanes) => {
            (0..s.lanes().len() as u8).all(|lane| s.lanes().contains(&lane)).then_some(s)
        }
        _ => None,
    };
    let is_ordered = match (view.op(r), view.args(r)) {
        (Op::Length, [v]) => order(*v).is_some() && view.is_single(*v),
        (Op::Dot, [v, w]) => {
            order(*v).is_some() && order(*v) == order(*w) && view.is_single(*v) && view.is_single(*w)
        }
        _ => return false,
    };
    let v = view.graph.ty(view.args(r)[0]);
    is_ordered && v.is_float() && (v.lanes == 2 || view.allows(Gates::REASSOC))
}

/// `i * 2`, which costs more than `i + i`. What only the product reads may be part of its chain.
fn twice(view: &View, r: Ref) -> bool {
    let [x, k] = view.args(r) else { return false };
    let is_link = matches!(view.op(*x), Op::Add | Op::Sub | Op::Mul | Op::Neg);
    view.op(r) == Op::Mul
        && view.graph.ty(r).is_int()
        && view.graph.rank(*x) == Rank::Varying
        && view.is_number(*k, 2)
        && !(is_link && view.is_single(*x))
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

/// An operation on vectors that computes the same in every lane, where that costs more than one lane: what put a value
/// into all lanes for it alone can do so with the result.
fn one_value(view: &View, r: Ref) -> bool {
    let (op, ty, args) = (view.op(r), view.graph.ty(r), view.args(r));
    let alone = match op {
        // Those of a `Vec4` are other functions than those of its lanes.
        Op::Floor | Op::Ceil | Op::Trunc | Op::Round => ty.lanes < 4 || view.allows(Gates::NSZ),
        Op::Rem => ty.lanes < 4,
        op => op.is_lanewise() && op.cost(Table::Gpu, ty) > 0,
    };
    let is_splat = |a: Ref| matches!(view.op(a), Op::Splat(_));
    let same = |a: Ref| {
        let constant = view.constant(a).is_some_and(|v| v.uniform_bits().is_some());
        !view.graph.ty(a).is_vector() || is_splat(a) || constant
    };
    let own = |a: Ref| {
        let uses = args.iter().filter(|b| b.id() == a.id()).count();
        is_splat(a)
            && view.uses[a.id().0 as usize] as usize == uses
            && view.graph.rank(a) == view.graph.rank(r)
    };
    ty.is_vector() && alone && args.iter().all(|a| same(*a)) && args.iter().any(|a| own(*a))
}

/// A choice in the arm of a choice on one condition, below operations that nobody else reads.
fn one_choice(view: &View, r: Ref) -> bool {
    let [c, x, y] = view.args(r) else { return false };
    view.op(r) == Op::Select
        && view.graph.ty(*c) == crate::ty::Ty::BOOL
        && (below(view, *c, *x, 4) || below(view, *c, *y, 4))
}

/// `select(a & b, x, select(a, y, z))` whose inner choice nobody else reads: `a` could decide first, and the conjunction of both
/// need not be there.
fn decides_alone(view: &View, r: Ref) -> bool {
    let (Op::Select, [c, x, y]) = (view.op(r), view.args(r)) else { return false };
    // A disjunction is the complement of a conjunction, with the arms the other way round.
    let inner = if c.is_not() { *x } else { *y };
    if view.op(*c) != Op::And || !view.is_single(*c) || view.op(inner) != Op::Select || !view.is_single(inner)
    {
        return false;
    }
    let d = view.args(inner)[0];
    let same = view.graph.ty(*c) == view.graph.ty(d);
    // What is computed once per draw would have to be chosen again.
    let as_often = view.graph.rank(inner) == view.graph.rank(r);
    same && as_often && view.args(*c).iter().any(|member| member.id() == d.id())
}

fn below(view: &View, c: Ref, arm: Ref, levels: u32) -> bool {
    let opaque = matches!(view.op(arm), Op::Loop(_) | Op::Call(_) | Op::Project(_));
    if levels == 0 || opaque || !view.is_single(arm) {
        return false;
    }
    let own = view.op(arm) == Op::Select && view.args(arm)[0].id() == c.id();
    own || view.args(arm).iter().any(|a| below(view, c, *a, levels - 1))
}

//! What a target has one operation for, written as several.

use super::View;
use crate::graph::{Id, Rank, Ref};
use crate::op::Op;
use crate::options::{Caps, Gates, Packing};

/// In longer sums not everything is tried.
const SHORT: usize = 16;

/// Answers what is left at a node, if something is.
type Look = fn(&View, &Caps, Ref) -> Option<&'static str>;

/// The first thing that is left at a node.
pub(super) fn find(view: &View, caps: &Caps, id: Id) -> Option<&'static str> {
    let r = Ref::new(id);
    let checks: &[Look] = &[two_operations, by_hand, mix_by_hand, sum_apart];
    checks.iter().find_map(|check| check(view, caps, r))
}

fn two_operations(view: &View, caps: &Caps, r: Ref) -> Option<&'static str> {
    let [x, y] = view.args(r) else { return None };
    let twice = |r: Ref| matches!(view.args(r), [x, y] if x == y) && view.graph.ty(r).is_int();
    let product = |r: Ref| view.is_single(r) && (view.op(r) == Op::Mul || view.op(r) == Op::Add && twice(r));
    match view.op(r) {
        Op::Add if caps.has(Op::Mad) && (product(*x) || product(*y)) => Some("product and sum apart"),
        Op::Sub if caps.has(Op::Nmad) && product(*y) => Some("product and difference apart"),
        _ => None,
    }
}

fn by_hand(view: &View, caps: &Caps, r: Ref) -> Option<&'static str> {
    let [x, y] = view.args(r) else { return None };
    let own = |r: Ref, op: Op| view.is_single(r) && view.op(r) == op;
    match view.op(r) {
        Op::Sub if caps.has(Op::Fract) && view.allows(Gates::NSZ) => {
            (own(*y, Op::Floor) && view.args(*y)[0] == *x).then_some("fraction by hand")
        }
        Op::Div if caps.has(Op::InverseSqrt) && view.allows(Gates::ARCP | Gates::AFN) => {
            (view.is_number(*x, 1) && own(*y, Op::Sqrt)).then_some("inverse root by hand")
        }
        _ => None,
    }
}

/// `(b - a) * t + a`.
fn mix_by_hand(view: &View, caps: &Caps, r: Ref) -> Option<&'static str> {
    let [x, y, a] = view.args(r) else { return None };
    let from_a = |d: Ref| view.op(d) == Op::Sub && view.is_single(d) && view.args(d)[1] == *a;
    let fits = view.op(r) == Op::Mad
        && caps.has(Op::Mix)
        && view.graph.ty(r).is_float()
        && view.allows(Gates::FAST)
        && (from_a(*x) || from_a(*y));
    fits.then_some("mix by hand")
}

/// Lanes of one vector, or as many scalars as the target packs, added one by one.
fn sum_apart(view: &View, caps: &Caps, r: Ref) -> Option<&'static str> {
    let ty = view.graph.ty(r);
    let open = ty.is_float() && !ty.is_vector() && caps.has(Op::Sum) && view.allows(Gates::FAST);
    if !open || !is_link(view, r) || view.only_user(r).is_some_and(|user| goes_on(view, user, r)) {
        return None;
    }
    let Added { plain, count, number } = added(view, r);
    if count > SHORT {
        return None;
    }
    let lanes_of = |v: Ref| {
        let lanes = plain.iter().filter(|a| view.is_single(**a) && is_lane_of(view, **a, v));
        lanes.count() == view.graph.ty(v).lanes as usize
    };
    let bases = plain.iter().filter(|a| matches!(view.op(**a), Op::Lane(_))).map(|a| view.args(*a)[0]);
    if bases.into_iter().any(lanes_of) {
        return Some("lanes added one by one");
    }
    let summed = |a: &&Ref| {
        view.graph.rank(**a) != Rank::Constant && !matches!(view.op(**a), Op::Sum | Op::Dot | Op::Mix)
    };
    let summed: Vec<&Ref> = plain.iter().filter(summed).collect();
    let varying = summed.iter().filter(|a| view.graph.rank(***a) == Rank::Varying).count();
    // What is uniform is added by itself, and to the rest as one. A number is added to the sum of the others.
    let apart = usize::from(number || varying < summed.len());
    let gains = varying == 0 || varying + apart >= 3 + usize::from(number);
    let is_left = match caps.pack {
        Packing::Never => false,
        Packing::Gain => summed.len() >= 4 && gains,
        Packing::From(least) => summed.len() >= least.into(),
    };
    is_left.then_some("scalars added one by one")
}

fn is_lane_of(view: &View, r: Ref, v: Ref) -> bool {
    matches!(view.op(r), Op::Lane(_)) && view.args(r)[0] == v
}

fn is_link(view: &View, r: Ref) -> bool {
    matches!(view.op(r), Op::Add | Op::Sub | Op::Neg | Op::Mad | Op::Nmad)
}

/// True if a sum goes on in its user.
fn goes_on(view: &View, user: Ref, r: Ref) -> bool {
    match view.op(user) {
        Op::Mad | Op::Nmad => view.args(user)[2] == r,
        _ => is_link(view, user),
    }
}

/// What a sum is made of.
#[derive(Default)]
struct Added {
    /// What is added and no product.
    plain: Vec<Ref>,
    /// How many parts it has.
    count: usize,
    /// One of them is a number.
    number: bool,
}

fn added(view: &View, root: Ref) -> Added {
    let mut found = Added::default();
    let mut todo = vec![(root, false)];
    while let Some((r, minus)) = todo.pop() {
        let args = view.args(r);
        let fraction =
            |whole: Ref| matches!(view.op(whole), Op::Floor | Op::Trunc) && view.args(whole)[0] == args[0];
        let is_fraction = view.op(r) == Op::Sub && fraction(args[1]);
        let inside = r == root || view.is_single(r) && !is_fraction;
        match view.op(r) {
            Op::Add if inside => todo.extend([(args[0], minus), (args[1], minus)]),
            Op::Sub if inside => todo.extend([(args[0], minus), (args[1], !minus)]),
            Op::Neg if inside => todo.push((args[0], !minus)),
            Op::Mad | Op::Nmad if inside => {
                found.count += 1;
                todo.push((args[2], minus));
            }
            op => {
                found.count += 1;
                found.number |= matches!(op, Op::Const(_));
                if !minus && (op != Op::Mul || !inside) {
                    found.plain.push(r);
                }
            }
        }
    }
    found
}

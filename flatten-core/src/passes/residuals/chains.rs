//! Chains of one operation whose steps nobody else reads.

use super::View;
use crate::graph::{Rank, Ref};
use crate::op::Op;
use crate::options::Gates;
use crate::value::Value;

/// Which operations make one chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// `+`, `-`, and negation.
    Sum,
    /// `*`.
    Product,
    /// Of one operation that may be regrouped, whatever its operands.
    Set(Op),
}

/// The chain that an operation belongs to, if its gates allow it to be regrouped.
pub(super) fn kind(view: &View, r: Ref) -> Option<Kind> {
    let ty = view.graph.ty(r);
    let open = ty.is_int() || view.allows(Gates::FAST);
    match view.op(r) {
        Op::Add | Op::Sub | Op::Neg if open => Some(Kind::Sum),
        Op::Mul if open => Some(Kind::Product),
        op @ (Op::Min | Op::Max) => Some(Kind::Set(op)),
        op @ (Op::And | Op::Or | Op::Xor) => Some(Kind::Set(op)),
        _ => None,
    }
}

/// A chain, by its leaves.
pub(super) struct Chain {
    pub(super) kind: Kind,
    pub(super) leaves: Vec<Ref>,
}

impl Chain {
    /// The chain below a node, whether that is its end or not.
    pub(super) fn below(view: &View, r: Ref) -> Option<Chain> {
        let kind = kind(view, r)?;
        let mut leaves = Vec::new();
        let mut todo: Vec<Ref> = view.args(r).to_vec();
        while let Some(a) = todo.pop() {
            let inner = view.is_single(a) && !a.is_not() && self::kind(view, a) == Some(kind);
            if inner { todo.extend(view.args(a)) } else { leaves.push(a) }
        }
        leaves.sort();
        Some(Chain { kind, leaves })
    }

    /// The chain that ends at a node, where all numbers can be computed with.
    fn ends_at(view: &View, r: Ref) -> Option<Chain> {
        let chain = Chain::below(view, r)?;
        (view.is_sound && !chain.goes_on(view, r)).then_some(chain)
    }

    /// Its leaves that are constants.
    fn constants(&self, view: &View) -> Vec<Value> {
        self.leaves.iter().filter_map(|a| view.constant(*a)).collect()
    }

    /// True if the one who reads the node is of the same chain.
    fn goes_on(&self, view: &View, r: Ref) -> bool {
        view.only_user(r).is_some_and(|user| kind(view, user) == Some(self.kind))
    }
}

/// Several constants in one chain, whose sum or product is a number like any other.
pub(super) fn scattered_constants(view: &View, r: Ref) -> bool {
    let Some(chain) = Chain::below(view, r).filter(|chain| !chain.goes_on(view, r)) else { return false };
    if !view.is_sound && view.graph.ty(r).is_float() {
        return false;
    }
    let constants = chain.constants(view);
    let Some(together) = together(chain.kind, &constants) else { return false };
    // A quotient of the product and a constant has one number for both.
    let quotient = match view.only_user(r).map(|user| (view.op(user), view.args(user))) {
        Some((Op::Div, [x, y])) if chain.kind == Kind::Product => {
            match (view.constant(*x), view.constant(*y)) {
                (_, Some(k)) => Op::Div.eval(&[together, k]),
                (Some(k), _) => Op::Div.eval(&[k, together]),
                _ => together,
            }
        }
        _ => together,
    };
    constants.len() > 1 && is_plain(quotient)
}

/// What constants are together, if all numbers on the way can be computed with, whatever their signs in a sum.
fn together(kind: Kind, constants: &[Value]) -> Option<Value> {
    let [first, rest @ ..] = constants else { return None };
    let size = |x: Value| Op::Abs.eval(&[x]);
    let mut all = *first;
    let mut plain = is_plain(all);
    for value in rest {
        let (last, float) = (all, value.ty.is_float());
        all = match kind {
            Kind::Sum if float => Op::Add.eval(&[size(last), size(*value)]),
            Kind::Sum => Op::Add.eval(&[last, *value]),
            Kind::Product => Op::Mul.eval(&[last, *value]),
            Kind::Set(op) => op.eval(&[last, *value]),
        };
        plain &= is_plain(*value) && is_plain(all);
        // One may be subtracted from the others.
        if kind == Kind::Sum && float {
            plain &= is_plain(Op::Sub.eval(&[size(last), size(*value)]));
        }
    }
    plain.then_some(all)
}

/// True of what may be computed with: no lane is infinite, NaN or denormal; sums of floats may be zero, too.
pub(super) fn is_plain(value: Value) -> bool {
    let plain = |x: f32| x == 0.0 || x.is_normal();
    !value.ty.is_float() || (0..value.ty.lanes as usize).all(|i| plain(value.f(i)))
}

/// Two uniform leaves in a chain that varies: they could be one, computed once per draw.
pub(super) fn scattered_uniforms(view: &View, r: Ref) -> bool {
    let Some(chain) = Chain::ends_at(view, r) else { return false };
    // Those that stand together already are one.
    let beside = |a: &Ref| view.graph.rank(*a) == Rank::Varying && kind(view, *a) == Some(chain.kind);
    let mut uniform = 0;
    let mut todo: Vec<Ref> = view.args(r).to_vec();
    while let Some(a) = todo.pop() {
        match beside(&a) && view.is_single(a) && !a.is_not() {
            true => todo.extend(view.args(a)),
            false => uniform += u32::from(view.graph.rank(a) == Rank::Uniform),
        }
    }
    view.graph.rank(r) == Rank::Varying && uniform > 1
}

/// A leaf twice in a sum of floats.
pub(super) fn like_terms(view: &View, r: Ref) -> bool {
    let Some(chain) = Chain::ends_at(view, r) else { return false };
    // A factor outside may be as good.
    if view.only_user(r).is_some_and(|user| matches!(view.op(user), Op::Mul | Op::Div)) {
        return false;
    }
    let ty = view.graph.ty(r);
    let one = Value::splat(ty, 1f32.to_bits());
    // A product by a constant is like its other factor.
    let scaled = |a: &Ref| match (view.op(*a), view.args(*a)) {
        (Op::Mul, [x, k]) if view.is_single(*a) => view.constant(*k).map(|k| (*x, k)),
        _ => None,
    };
    let mut terms: Vec<(Ref, Value)> = chain.leaves.iter().map(|a| scaled(a).unwrap_or((*a, one))).collect();
    terms.sort_by_key(|(base, _)| *base);
    let twice = |terms: &[(Ref, Value)]| {
        let numbers: Vec<Value> = terms.iter().map(|(_, number)| *number).collect();
        terms.len() > 1 && view.constant(terms[0].0).is_none() && together(Kind::Sum, &numbers).is_some()
    };
    let constants = chain.constants(view);
    chain.kind == Kind::Sum
        && ty.is_float()
        && (constants.is_empty() || together(Kind::Sum, &constants).is_some())
        && terms.chunk_by(|x, y| x.0 == y.0).any(twice)
}

/// Two products in one sum that nobody else reads, with a factor in common.
pub(super) fn common_factor(view: &View, r: Ref) -> bool {
    let Some(chain) = Chain::ends_at(view, r) else { return false };
    if chain.kind != Kind::Sum {
        return false;
    }
    let product = |a: &&Ref| view.op(**a) == Op::Mul && view.is_single(**a);
    let products: Vec<Vec<Ref>> = chain.leaves.iter().filter(product).map(|a| factors(view, *a)).collect();
    // What is uniform may stand in a product that is computed once per draw.
    let varying = |f: &Ref| view.graph.rank(*f) == Rank::Varying;
    // Where nothing but numbers is left, those are added.
    let number = |product: &[Ref], factor: Ref| match product {
        [x, k] if *x == factor => view.constant(*k),
        [k, x] if *x == factor => view.constant(*k),
        _ => None,
    };
    let add_up = |x: &[Ref], y: &[Ref], f: Ref| match (number(x, f), number(y, f)) {
        (Some(x), Some(y)) => !x.ty.is_float() || together(Kind::Sum, &[x, y]).is_some(),
        _ => true,
    };
    let shared = |x: &[Ref], y: &[Ref]| x.iter().any(|f| varying(f) && y.contains(f) && add_up(x, y, *f));
    products.iter().enumerate().any(|(i, x)| products[i + 1..].iter().any(|y| shared(x, y)))
}

/// A constant and something subtracted, in a sum, while their difference is computed elsewhere.
pub(super) fn mirrored(view: &View, r: Ref) -> bool {
    let Some(chain) = Chain::ends_at(view, r) else { return false };
    if chain.kind != Kind::Sum || chain.leaves.len() < 3 {
        return false;
    }
    let (mut constants, mut minus) = (Vec::new(), Vec::new());
    let mut todo = vec![(r, false)];
    while let Some((a, negative)) = todo.pop() {
        let args = view.args(a);
        let inside = a == r || view.is_single(a) && kind(view, a) == Some(Kind::Sum);
        match view.op(a) {
            // The difference is there already.
            Op::Sub if a != r && inside && view.constant(args[0]).is_some() => return false,
            Op::Add if inside => todo.extend([(args[0], negative), (args[1], negative)]),
            Op::Sub if inside => todo.extend([(args[0], negative), (args[1], !negative)]),
            Op::Neg if inside => todo.push((args[0], !negative)),
            Op::Const(_) => constants.push((a, negative)),
            // What stands in products may be put together otherwise.
            Op::Mul | Op::Div => return false,
            _ if negative => minus.push(a),
            _ => {}
        }
    }
    let [(k, false)] = constants[..] else { return false };
    minus.iter().any(|x| view.differences.contains(&(k, *x)))
}

/// The negation of a sum, while that of a member is computed elsewhere.
pub(super) fn negated(view: &View, r: Ref) -> bool {
    let [sum] = view.args(r) else { return false };
    let open = view.graph.ty(r).is_int() || view.allows(Gates::FAST) && view.is_sound;
    let varies = view.graph.rank(r) == Rank::Varying;
    if view.op(r) != Op::Neg || !open || !varies || view.op(*sum) != Op::Add || !view.is_single(*sum) {
        return false;
    }
    let (mut plus, mut todo) = (Vec::new(), vec![*sum]);
    while let Some(a) = todo.pop() {
        match view.op(a) {
            Op::Add if view.is_single(a) => todo.extend(view.args(a)),
            Op::Sub if view.is_single(a) => todo.push(view.args(a)[0]),
            // What stands in products may be put together otherwise.
            Op::Mul | Op::Div => return false,
            _ => plus.push(a),
        }
    }
    plus.iter().any(|a| view.negations.contains(a))
}

/// A leaf twice in one set: `min(min(x, y), x)`.
pub(super) fn twice_in_a_set(view: &View, r: Ref) -> bool {
    let chain = Chain::below(view, r).filter(|chain| matches!(chain.kind, Kind::Set(_)));
    chain.is_some_and(|chain| chain.leaves.windows(2).any(|w| w[0] == w[1]))
}

/// A choice between two sets that nobody else reads, with a member in both: it needs to be between the others only.
pub(super) fn in_both_sets(view: &View, r: Ref) -> bool {
    let (Op::Select, [c, x, y]) = (view.op(r), view.args(r)) else { return false };
    let lanes = |r: Ref| view.graph.ty(r).lanes;
    let fits = !view.graph.ty(*c).is_vector() || lanes(*c) == lanes(*x);
    if !fits || x.is_not() != y.is_not() || !view.is_single(*x) || !view.is_single(*y) {
        return false;
    }
    let set = |r: Ref| Chain::below(view, r).filter(|chain| matches!(chain.kind, Kind::Set(_)));
    let (Some(x), Some(y)) = (set(*x), set(*y)) else { return false };
    // Where all of one is in the other, nothing is left to choose from. What is uniform in both is computed once per draw,
    // and would not be outside.
    let all = |x: &[Ref], y: &[Ref]| x.iter().all(|a| y.contains(a));
    let shared = |a: &Ref| y.leaves.contains(a) && view.graph.rank(*a) == view.graph.rank(r);
    x.kind == y.kind
        && x.leaves.iter().any(shared)
        && !all(&x.leaves, &y.leaves)
        && !all(&y.leaves, &x.leaves)
}

fn factors(view: &View, r: Ref) -> Vec<Ref> {
    Chain::below(view, r).map_or(Vec::new(), |chain| chain.leaves)
}

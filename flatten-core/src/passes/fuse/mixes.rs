//! Mixes of two values, whole: `(b - a) * t + a`, `a - (a - b) * t`, `a * (1 - t) + b * t`.

use super::chains::{Item, List, times};
use super::{Taken, is_number, negated};
use crate::graph::Ref;
use crate::op::Op;
use crate::op::cost::Table;
use crate::options::Caps;
use crate::passes::bench::Bench;

/// Every two items that are a mix.
pub(super) fn find(bench: &mut Bench, caps: &Caps, items: &[Item]) -> Vec<List> {
    let mut lists = Vec::new();
    if !caps.has(Op::Mix) {
        return lists;
    }
    for (i, product) in items.iter().enumerate().filter(|(_, item)| item.factors.len() > 1) {
        for (j, other) in items.iter().enumerate().filter(|(j, _)| *j != i) {
            let found = match other.plain() {
                Some(a) => from_difference(bench, product, a, product.minus != other.minus),
                None if product.minus == other.minus => {
                    from_rest(bench, product, other).into_iter().collect()
                }
                None => vec![],
            };
            for [a, b, t] in found {
                // From the other end, what is left of one is what there is of it.
                let (ends, t) = rest_of(bench, t).map_or(([a, b], t), |t| ([b, a], t));
                let mix = bench.graph.add(Op::Mix, &[ends[0], ends[1], t]);
                let list = List::instead("mix", items, &[i, j], vec![Item::new(other.minus, mix)]);
                // Text for people has it whole. Of scalars a driver makes more of a product of three than of a mix by a
                // product.
                let single = product.factors.len() < 3 || bench.ty(mix).is_vector();
                let whole = caps.table == Table::Gpu && single;
                let taken = if whole { Taken::NoLoss } else { Taken::Gain };
                lists.push(List { taken, ..list });
            }
        }
    }
    lists
}

/// `a + (b - a) * t`, or, if the product is `opposed`, `a - (a - b) * t`.
/// Of two differences either may be needed elsewhere.
fn from_difference(bench: &mut Bench, product: &Item, a: Ref, opposed: bool) -> Vec<[Ref; 3]> {
    let mut found = Vec::new();
    for (at, factor) in product.factors.iter().enumerate() {
        let Some((from, to)) = difference(bench, *factor, a) else { continue };
        // `factor` is `to - from`, and one of them is `a`.
        let b = match opposed {
            false if from == a => to,
            true if to == a => from,
            _ => continue,
        };
        found.extend(others(bench, product, at).map(|t| [a, b, t]));
    }
    found
}

/// What is subtracted from what, one of them `a` if it is a constant.
fn difference(bench: &mut Bench, r: Ref, a: Ref) -> Option<(Ref, Ref)> {
    match bench.op(r) {
        Op::Sub => Some((bench.arg(r, 1), bench.arg(r, 0))),
        // `b - 2.0` is `b + -2.0`.
        Op::Add => {
            let minus = negated(bench, a)?;
            let (x, y) = (bench.arg(r, 0), bench.arg(r, 1));
            match minus {
                _ if y == minus => Some((a, x)),
                _ if x == minus => Some((a, y)),
                _ => None,
            }
        }
        _ => None,
    }
}

/// `a * (1 - t) + b * t`.
fn from_rest(bench: &mut Bench, product: &Item, other: &Item) -> Option<[Ref; 3]> {
    for (i, rest) in product.factors.iter().enumerate() {
        for (j, t) in other.factors.iter().enumerate() {
            if is_rest(bench, *rest, *t) {
                let (a, b) = (others(bench, product, i)?, others(bench, other, j)?);
                return Some([a, b, *t]);
            }
        }
    }
    None
}

/// True if `rest` is `1 - t`.
fn is_rest(bench: &Bench, rest: Ref, t: Ref) -> bool {
    match (bench.op(rest), bench.op(t)) {
        (Op::Splat(_), Op::Splat(_)) => is_rest(bench, bench.arg(rest, 0), bench.arg(t, 0)),
        (Op::Sub, _) => is_number(bench, bench.arg(rest, 0), 1.0) && bench.arg(rest, 1) == t,
        _ => false,
    }
}

/// What is subtracted from one.
fn rest_of(bench: &mut Bench, r: Ref) -> Option<Ref> {
    match bench.op(r) {
        Op::Sub if is_number(bench, bench.arg(r, 0), 1.0) => Some(bench.arg(r, 1)),
        Op::Splat(lanes) => {
            let scalar = bench.arg(r, 0);
            let rest = rest_of(bench, scalar)?;
            Some(bench.graph.add(Op::Splat(lanes), &[rest]))
        }
        _ => None,
    }
}

/// The product without one factor.
fn others(bench: &mut Bench, item: &Item, without: usize) -> Option<Ref> {
    let mut factors = item.factors.clone();
    factors.remove(without);
    (!factors.is_empty()).then(|| times(bench, &factors))
}

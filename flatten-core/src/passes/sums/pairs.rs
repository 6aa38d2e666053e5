//! Which two terms, or two factors, stand together in several chains: those are put together first, so that the chains
//! share them. Of long chains nobody asks: pairs are quadratic.

use super::poly::{Factor, Poly, Term, is_negative, is_zero};
use crate::graph::{Graph, Rank, Ref};
use crate::op::Op;
use crate::passes::bench::Bench;
use crate::passes::links;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Chains with more members are not looked at.
const LONG: usize = 8;

/// Of chains with more terms before like ones come together nothing is read.
const READ: usize = 4 * super::FACTORED;

/// How many chains have each pair.
#[derive(Default)]
pub(crate) struct Pairs {
    /// Terms, and which of them is subtracted.
    terms: FxHashMap<(Ref, Ref, Option<bool>), u32>,
    factors: FxHashMap<(Ref, Ref), u32>,
}

/// A term that is one leaf, and if it is subtracted.
pub(super) type Item = (Ref, bool);

impl Pairs {
    /// Counts those of one chain.
    pub(super) fn count(&mut self, graph: &mut Graph, poly: &Poly) {
        let items = items(graph, poly);
        if items.len() <= LONG {
            each(&items, |x, y| *self.terms.entry(term_key(*x, *y)).or_default() += 1);
        }
        for term in &poly.terms {
            let factors = single(graph, term);
            if factors.len() <= LONG {
                each(&factors, |x, y| *self.factors.entry((*x, *y)).or_default() += 1);
            }
        }
    }

    /// Counts that of a chain of two leaves. False of what [`Pairs::count`] has to look at.
    fn count_simple(&mut self, bench: &Bench, r: Ref) -> bool {
        let [x, y] = [0, 1].map(|i| bench.arg(r, i));
        let number = |r: Ref| matches!(bench.op(r), Op::Const(_));
        match bench.op(r) {
            // Constants may be too large, or zero, or have another sign than the node that is there.
            Op::Add | Op::Sub if number(x) || number(y) => return false,
            op @ (Op::Add | Op::Sub) => {
                *self.terms.entry(term_key((x, false), (y, op == Op::Sub))).or_default() += 1;
            }
            Op::Mul => {
                let varies = |r: Ref| bench.graph.rank(r) == Rank::Varying;
                if varies(x) && varies(y) {
                    *self.factors.entry((x.min(y), x.max(y))).or_default() += 1;
                }
            }
            Op::Div => {}
            _ => return false,
        }
        true
    }

    /// True if some other chain has a pair of this one.
    pub(super) fn meets(&self, graph: &Graph, poly: &Poly) -> bool {
        let items = leaves(poly);
        let mut found = false;
        if items.len() <= LONG {
            each(&items, |x, y| found |= self.terms.get(&term_key(*x, *y)).is_some_and(|n| *n >= 2));
        }
        // The constant is a node that need not be there.
        found |= !is_zero(poly.constant) && !items.is_empty();
        for term in &poly.terms {
            let factors = single(graph, term);
            if (3..=LONG).contains(&factors.len()) {
                each(&factors, |x, y| found |= self.factors.get(&(*x, *y)).is_some_and(|n| *n >= 2));
            }
        }
        found
    }

    /// The two terms that most chains have, if there are other chains that do.
    pub(super) fn terms(&self, items: &[Item]) -> Option<(Item, Item)> {
        if items.len() > LONG {
            return None;
        }
        let mut best = None;
        each(items, |x, y| {
            let count = self.terms.get(&term_key(*x, *y)).copied().unwrap_or(0);
            if count >= 2 && best.is_none_or(|(most, _)| count > most) {
                best = Some((count, (*x, *y)));
            }
        });
        best.map(|(_, pair)| pair)
    }

    /// The two factors that most products have, if there are other products that do.
    pub(super) fn factors(&self, factors: &[Ref]) -> Option<(Ref, Ref)> {
        if factors.len() > LONG {
            return None;
        }
        let mut best = None;
        each(factors, |x, y| {
            let count = self.factors.get(&(*x, *y)).copied().unwrap_or(0);
            if count >= 2 && best.is_none_or(|(most, _)| count > most) {
                best = Some((count, (*x, *y)));
            }
        });
        best.map(|(_, pair)| pair)
    }
}

/// Two terms, and which one is subtracted if one is: `x - y` is not `y - x`.
fn term_key(x: Item, y: Item) -> (Ref, Ref, Option<bool>) {
    let (first, second) = if x.0 <= y.0 { (x, y) } else { (y, x) };
    (first.0, second.0, (first.1 != second.1).then_some(first.1))
}

fn each<T>(items: &[T], mut f: impl FnMut(&T, &T)) {
    for (i, x) in items.iter().enumerate() {
        items[i + 1..].iter().for_each(|y| f(x, y));
    }
}

/// The terms that are leaves, and the constant.
pub(super) fn items(graph: &mut Graph, poly: &Poly) -> Vec<Item> {
    let mut items = leaves(poly);
    if !is_zero(poly.constant) {
        items.push((graph.constant(poly.constant), false));
    }
    items
}

fn leaves(poly: &Poly) -> Vec<Item> {
    let plain = poly.terms.iter().filter(|t| t.is_plain());
    plain.map(|t| (t.factors[0].base, is_negative(t.coeff))).collect()
}

/// The varying factors of power one, in order.
fn single(graph: &Graph, term: &Term) -> Vec<Ref> {
    let fits = |f: &&Factor| f.power == 1 && graph.rank(f.base) == Rank::Varying;
    let mut factors: Vec<Ref> = term.factors.iter().filter(fits).map(|f| f.base).collect();
    factors.sort();
    factors
}

/// Those of all chains of a graph, counted anew if there was a change since.
pub(crate) fn known(bench: &mut Bench) -> Rc<Pairs> {
    let changes = bench.changes();
    if let Some((counted, pairs)) = &bench.pairs
        && *counted == changes
    {
        return pairs.clone();
    }
    let pairs = Rc::new(of(bench));
    bench.pairs = Some((changes, pairs.clone()));
    pairs
}

/// Counts every chain of a graph.
fn of(bench: &mut Bench) -> Pairs {
    let mut pairs = Pairs::default();
    for &id in bench.order().iter() {
        let r = Ref::new(id);
        if !super::is_link(bench, r) || !links::is_last(bench, r, super::is_link, super::is_inside) {
            continue;
        }
        if super::is_simple(bench, r) && pairs.count_simple(bench, r) {
            continue;
        }
        // Terms that are read may still come together.
        if let Some(poly) = Poly::read(bench, r, READ)
            && poly.terms.len() <= super::FACTORED
        {
            pairs.count(&mut bench.graph, &poly);
        }
    }
    pairs
}

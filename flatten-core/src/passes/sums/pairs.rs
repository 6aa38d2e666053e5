//! Which two terms, or two factors, stand together in several chains: those are put together first, so that the chains
//! share them. Of long chains nobody asks: pairs are quadratic.

use super::poly::{Factor, Poly, Term, is_alike, is_negative, is_sound, is_zero, negated, one, plus};
use super::short::Short;
use crate::graph::table::{Mix, Table};
use crate::graph::{Graph, Rank, Ref};
use crate::op::Op;
use crate::passes::bench::Bench;
use crate::value::Value;
use rustc_hash::{FxHashMap, FxHashSet};

/// Chains with more members are not looked at.
const LONG: usize = 8;

/// Of chains with more terms before like ones come together nothing is read.
const READ: usize = 4 * super::FACTORED;

/// Two things that stand together in a chain, and how: as terms that are both added or both subtracted, as terms of which
/// the first or the second is subtracted, or as factors. The lowest bits, which only operands of `bool` need, say which.
pub(super) type Key = u64;

/// How many chains have each pair.
#[derive(Clone, Default)]
pub(crate) struct Pairs {
    /// Each pair that some chain has, or had, and how many have it.
    counts: Vec<(Key, u32)>,
    /// Finds it.
    table: Table,
    /// Of what was counted anew, if several chains had it before.
    before: FxHashMap<Key, bool>,
}

/// A term that is one leaf, and if it is subtracted.
pub(super) type Item = (Ref, bool);

impl Pairs {
    /// Nothing yet, with room for so many pairs.
    pub(super) fn with_room(pairs: usize) -> Pairs {
        let mut table = Table::default();
        table.reserve(pairs);
        Pairs { counts: Vec::with_capacity(pairs), table, ..Pairs::default() }
    }

    /// How many chains have a pair.
    pub(super) fn of(&self, key: Key) -> u32 {
        let at = self.table.get(hash_of(key), |i| self.counts[i as usize].0 == key);
        at.map_or(0, |i| self.counts[i as usize].1)
    }

    /// The count of a pair, which may be zero.
    fn count_of(&mut self, key: Key) -> &mut u32 {
        let hash = hash_of(key);
        let i = match self.table.find(hash, |i| self.counts[i as usize].0 == key) {
            Ok(i) => i,
            Err(free) => {
                let i = self.counts.len() as u32;
                self.table.insert(free, hash, i);
                self.counts.push((key, 0));
                i
            }
        };
        &mut self.counts[i as usize].1
    }

    /// A chain has a pair.
    pub(super) fn add(&mut self, key: Key) {
        *self.count_of(key) += 1;
    }

    /// A chain has a pair, or another one has it no longer.
    pub(super) fn change(&mut self, key: Key, by: i32) {
        let count = self.count_of(key);
        let was = *count;
        *count = was.saturating_add_signed(by);
        self.before.entry(key).or_insert(was >= 2);
    }

    /// What several chains have by [`Pairs::change`], or had.
    pub(super) fn come_and_gone(&mut self) -> FxHashSet<Key> {
        let before = std::mem::take(&mut self.before);
        before.into_iter().filter(|(key, was)| (self.of(*key) >= 2) != *was).map(|(key, _)| key).collect()
    }

    /// What several chains have either here or there.
    pub(super) fn unlike(&self, other: &Pairs) -> FxHashSet<Key> {
        let shared = |pairs: &Pairs, key: &Key| pairs.of(*key) >= 2;
        let keys = self.counts.iter().chain(&other.counts).map(|(key, _)| key);
        keys.filter(|key| shared(self, key) != shared(other, key)).copied().collect()
    }

    /// True if each pair is there as often.
    pub(super) fn is_same(&self, other: &Pairs) -> bool {
        let within = |x: &Pairs, y: &Pairs| x.counts.iter().all(|(key, count)| y.of(*key) == *count);
        within(self, other) && within(other, self)
    }

    /// True if some other chain has a pair of this one.
    pub(super) fn meets(&self, graph: &Graph, poly: &Poly) -> bool {
        // The constant is a node that need not be there.
        if !is_zero(poly.constant) && poly.terms.iter().any(is_leaf) {
            return true;
        }
        let mut found = false;
        if poly.terms.len() > 1 {
            let items = leaves(poly);
            if items.len() <= LONG {
                each(&items, |x, y| found |= self.of(term_key(*x, *y)) >= 2);
            }
            for scaled in Scaled::all(poly) {
                found |= scaled.constant.is_some();
                each(&scaled.items, |x, y| found |= self.of(term_key(*x, *y)) >= 2);
            }
        }
        for term in poly.terms.iter().filter(|t| t.factors.len() >= 2 && t.degree() >= 3) {
            each_of_factors(graph, term, |key| found |= self.of(key) >= 2);
        }
        found
    }

    /// The two terms that most chains have, if there are other chains that do.
    pub(super) fn terms(&self, items: &[Item]) -> Option<(Item, Item)> {
        self.most(items, term_key)
    }

    /// The two factors that most products have, if there are other products that do.
    pub(super) fn factors(&self, factors: &[Ref]) -> Option<(Ref, Ref)> {
        self.most(factors, factor_key)
    }

    fn most<T: Copy>(&self, all: &[T], key: fn(T, T) -> Key) -> Option<(T, T)> {
        if all.len() > LONG {
            return None;
        }
        let mut best = None;
        each(all, |x, y| {
            let count = self.of(key(*x, *y));
            if count >= 2 && best.is_none_or(|(most, _)| count > most) {
                best = Some((count, (*x, *y)));
            }
        });
        best.map(|(_, pair)| pair)
    }
}

/// Calls `add` for each pair of the chain that ends at a link. Of a long one nothing is known.
pub(super) fn each_key(bench: &mut Bench, r: Ref, add: &mut dyn FnMut(Key)) {
    if super::is_simple(bench, r) && each_of_two(bench, r, add) {
        return;
    }
    if let Some(short) = Short::read(bench, r) {
        return short.each_key(add);
    }
    // Terms that are read may still come together.
    let Some(poly) = Poly::read(bench, r, READ).filter(|poly| poly.terms.len() <= super::FACTORED) else {
        return;
    };
    let items = items(&mut bench.graph, &poly);
    if items.len() <= LONG {
        each(&items, |x, y| add(term_key(*x, *y)));
    }
    for Scaled { mut items, constant } in Scaled::all(&poly) {
        items.extend(constant.map(|value| (bench.graph.constant(value), false)));
        each(&items, |x, y| add(term_key(*x, *y)));
    }
    for term in poly.terms.iter().filter(|t| t.factors.len() >= 2) {
        each_of_factors(&bench.graph, term, &mut *add);
    }
}

/// [`each_key`] of a chain of two leaves, or one. False of what has to be read.
fn each_of_two(bench: &mut Bench, r: Ref, add: &mut dyn FnMut(Key)) -> bool {
    let op = bench.op(r);
    let [x, y] = match op {
        Op::Add | Op::Sub | Op::Mul => [0, 1].map(|i| bench.arg(r, i)),
        _ => return matches!(op, Op::Div | Op::Neg),
    };
    let varies = |r: Ref| bench.graph.rank(r) == Rank::Varying;
    match op {
        Op::Mul if varies(x) && varies(y) => add(factor_key(x, y)),
        Op::Mul => {}
        _ => {
            let items = [item(bench, x, false), item(bench, y, op == Op::Sub)];
            let [Some(x), Some(y)] = items else { return false };
            add(term_key(x, y));
        }
    }
    true
}

/// A leaf as a term. A constant has its sign in itself; it may be one that cannot be computed with.
fn item(bench: &mut Bench, r: Ref, minus: bool) -> Option<Item> {
    let Some(value) = bench.graph.as_const(r) else { return Some((r, minus)) };
    let value = if minus { negated(value) } else { value };
    (is_sound(value) && !is_zero(value)).then(|| (bench.graph.constant(value), false))
}

fn hash_of(key: Key) -> u32 {
    Mix::new(key).done()
}

/// Two terms, and which one is subtracted if one is: `x - y` is not `y - x`.
pub(super) fn term_key(x: Item, y: Item) -> Key {
    let (first, second) = if x.0 <= y.0 { (x, y) } else { (y, x) };
    let (minus, which) = (first.1 != second.1, first.1);
    key(first.0, second.0) | u64::from(minus && which) << 32 | u64::from(minus && !which)
}

/// Two factors.
pub(super) fn factor_key(x: Ref, y: Ref) -> Key {
    key(x.min(y), x.max(y)) | 1 << 32 | 1
}

fn key(first: Ref, second: Ref) -> Key {
    u64::from(first.id().0) << 33 | u64::from(second.id().0) << 1
}

pub(super) fn each<T>(items: &[T], mut f: impl FnMut(&T, &T)) {
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

/// What stands there twice is one of them, too.
fn leaves(poly: &Poly) -> Vec<Item> {
    let mut leaves = Vec::with_capacity(poly.terms.len() + 1);
    for term in poly.terms.iter().filter(|t| is_leaf(t)) {
        leaves.push((term.factors[0].base, is_negative(term.coeff)));
    }
    leaves
}

/// True of a leaf that is added or subtracted, once or twice.
fn is_leaf(term: &Term) -> bool {
    term.is_plain() || term.is_twice()
}

/// Leaves that are multiplied by one number: they may stand in a sum of their own.
struct Scaled {
    /// Added or subtracted.
    items: Vec<Item>,
    /// What is added to them there, if they are all terms.
    constant: Option<Value>,
}

impl Scaled {
    /// For each number that several leaves have.
    fn all(poly: &Poly) -> Vec<Scaled> {
        let mut found = Vec::new();
        let is_scaled =
            |t: &Term| plus(t.coeff) != one(poly.ty) && matches!(t.factors[..], [Factor { power: 1, .. }]);
        for (i, term) in poly.terms.iter().enumerate().filter(|(_, t)| is_scaled(t)) {
            let coeff = plus(term.coeff);
            let same = |t: &Term| is_scaled(t) && is_alike(t.coeff, coeff);
            if poly.terms[..i].iter().any(same) || !poly.terms[i + 1..].iter().any(same) {
                continue;
            }
            let items: Vec<Item> = poly
                .terms
                .iter()
                .filter(|t| same(t))
                .map(|t| (t.factors[0].base, t.coeff != coeff))
                .collect();
            if items.len() < LONG {
                let constant =
                    if items.len() == poly.terms.len() { within(poly.constant, coeff) } else { None };
                found.push(Scaled { items, constant });
            }
        }
        found
    }
}

/// What a constant is where it is multiplied by a number behind that, if it is not zero and comes out as it was.
pub(super) fn within(constant: Value, coeff: Value) -> Option<Value> {
    if !constant.ty.is_float() || is_zero(constant) {
        return None;
    }
    let inner = Op::Div.eval(&[constant, coeff]);
    (is_sound(inner) && Op::Mul.eval(&[inner, coeff]) == constant).then_some(inner)
}

/// Calls `add` for each pair of varying factors that both multiply, or both divide.
fn each_of_factors(graph: &Graph, term: &Term, mut add: impl FnMut(Key)) {
    for above in [true, false] {
        let is_one = |f: &&Factor| (f.power > 0) == above && graph.rank(f.base) == Rank::Varying;
        let mut factors: Vec<Ref> = term.factors.iter().filter(is_one).map(|f| f.base).collect();
        factors.sort();
        if factors.len() <= LONG {
            each(&factors, |x, y| add(factor_key(*x, *y)));
        }
    }
}

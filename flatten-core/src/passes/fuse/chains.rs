//! Chains of sums, read as a list of items and written with whatever covers several of them at once.
//!
//! ```text
//! (b - a) * t + a                     mix(a, b, t)                            mixes.rs
//! v.x * w.x + v.y * w.y + v.z * w.z   dot(v, w)                               dots.rs
//! x + y + z + t                       sum(vec4(x, y, z, t))                   sums.rs
//! ```
//! Needs: every gate, since orders and roundings change.

use super::{Choice, Taken, allows, choose, dots, mixes, sums};
use crate::graph::{Rank, Ref};
use crate::op::Op;
use crate::options::{Caps, Gates};
use crate::passes::bench::Bench;
use crate::passes::links;
use crate::passes::sums::is_rounded;

/// Of chains with more items not every choice is tried by itself: nothing here may be quadratic.
const SHORT: usize = 24;

/// Covers every chain.
pub(super) fn run(bench: &mut Bench, caps: &Caps) {
    bench.sweep(|bench, r| {
        if is_link(bench, r) && allows(bench, r, Gates::FAST) && links::is_last(bench, r, is_link, goes_on) {
            cover(bench, caps, r);
        }
    });
}

fn cover(bench: &mut Bench, caps: &Caps, r: Ref) {
    let mut r = r;
    // Each choice takes an item away at least.
    while let Some(items) = Some(r).filter(|r| is_link(bench, *r)).map(|r| read(bench, r)) {
        let mut lists = Vec::new();
        if items.len() <= SHORT {
            lists.extend(mixes::find(bench, caps, &items));
            lists.extend(dots::find(bench, caps, &items));
        } else {
            lists.extend(dots::all(bench, caps, &items));
        }
        lists.extend(sums::find(bench, caps, &items));
        let choices: Vec<Choice> = lists
            .into_iter()
            .map(|list| Choice { name: list.name, value: write(bench, caps, &list.items), taken: list.taken })
            .collect();
        let (new, is_new) = choose(bench, r, &choices);
        if !is_new {
            return;
        }
        r = new;
    }
}

/// True of an operand that is a member of the chain, and no factor of one.
fn goes_on(bench: &Bench, user: Ref, i: usize) -> bool {
    !matches!(bench.op(user), Op::Mad | Op::Nmad) || i == 2
}

/// True of what a chain is made of.
fn is_link(bench: &Bench, r: Ref) -> bool {
    matches!(bench.op(r), Op::Add | Op::Sub | Op::Neg | Op::Mad | Op::Nmad) && bench.ty(r).is_float()
}

/// Part of a sum: a product, added or subtracted.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Item {
    /// It is subtracted.
    pub(super) minus: bool,
    /// One or more.
    pub(super) factors: Vec<Ref>,
}

impl Item {
    pub(super) fn new(minus: bool, value: Ref) -> Item {
        Item { minus, factors: vec![value] }
    }

    /// The one factor.
    pub(super) fn plain(&self) -> Option<Ref> {
        if let [one] = self.factors[..] { Some(one) } else { None }
    }
}

/// Another way to put the sum.
pub(super) struct List {
    /// What tests and traces call it.
    pub(super) name: &'static str,
    /// Its items.
    pub(super) items: Vec<Item>,
    /// When it is taken.
    pub(super) taken: Taken,
}

impl List {
    /// Some items replaced by others.
    pub(super) fn instead(name: &'static str, items: &[Item], gone: &[usize], new: Vec<Item>) -> List {
        let mut new = new;
        let mut stays = vec![true; items.len()];
        gone.iter().for_each(|i| stays[*i] = false);
        let kept = items.iter().zip(stays).filter(|(_, stays)| *stays).map(|(item, _)| item.clone());
        let mut all: Vec<Item> = kept.collect();
        let at = gone.iter().min().map_or(all.len(), |i| (*i).min(all.len()));
        all.splice(at..at, new.drain(..));
        List { name, items: all, taken: Taken::Gain }
    }
}

/// True of what is left of a number beside what it is rounded to, which stays apart from larger ones.
fn is_fraction(bench: &Bench, r: Ref) -> bool {
    let whole = || bench.arg(r, 1);
    bench.op(r) == Op::Sub && is_rounded(bench, whole()) && bench.arg(whole(), 0) == bench.arg(r, 0)
}

/// The items of a chain, left to right.
fn read(bench: &mut Bench, root: Ref) -> Vec<Item> {
    let mut items = Vec::new();
    let mut todo = vec![(root, false)];
    while let Some((r, minus)) = todo.pop() {
        let arg = |i| bench.arg(r, i);
        let inside = r == root || bench.uses(r) == 1 && !is_fraction(bench, r);
        match bench.op(r) {
            Op::Add if inside => todo.extend([(arg(1), minus), (arg(0), minus)]),
            Op::Sub if inside => todo.extend([(arg(1), !minus), (arg(0), minus)]),
            Op::Neg if inside => todo.push((arg(0), !minus)),
            op @ (Op::Mad | Op::Nmad) if inside => {
                let factors = [factors_of(bench, arg(0)), factors_of(bench, arg(1))].concat();
                items.push(Item { minus: minus ^ (op == Op::Nmad), factors });
                todo.push((arg(2), minus));
            }
            _ => items.push(Item { minus, factors: factors_of(bench, r) }),
        }
    }
    items
}

/// The factors of a product that nobody else needs.
fn factors_of(bench: &Bench, r: Ref) -> Vec<Ref> {
    let mut factors = Vec::new();
    let mut todo = vec![r];
    while let Some(r) = todo.pop() {
        match bench.op(r) {
            Op::Mul if bench.uses(r) == 1 => todo.extend([bench.arg(r, 1), bench.arg(r, 0)]),
            _ => factors.push(r),
        }
    }
    factors
}

/// The sum of items, fused as far as the target has it. What is the same for every pixel is added by itself.
pub(super) fn write(bench: &mut Bench, caps: &Caps, items: &[Item]) -> Ref {
    match low_together(bench, caps, items, 0) {
        Some(items) => write_all(bench, caps, &items),
        None => write_all(bench, caps, items),
    }
}

/// The items with those put together that are the same for every pixel, but for so many of them, if there are several left, and
/// others.
pub(super) fn low_together(bench: &mut Bench, caps: &Caps, items: &[Item], but: usize) -> Option<Vec<Item>> {
    let is_low = |item: &Item| item.factors.iter().all(|r| bench.graph.rank(*r) < Rank::Varying);
    let (mut low, mut all): (Vec<Item>, Vec<Item>) = items.iter().cloned().partition(is_low);
    if all.is_empty() {
        return None;
    }
    for _ in 0..but {
        let at = low.iter().position(|item| !item.minus && item.plain().is_some())?;
        all.push(low.remove(at));
    }
    if low.len() < 2 {
        return None;
    }
    let minus = low.iter().all(|item| item.minus);
    let signs = |item: Item| Item { minus: item.minus && !minus, ..item };
    let low: Vec<Item> = low.into_iter().map(signs).collect();
    let sum = write_all(bench, caps, &low);
    all.push(Item::new(minus, sum));
    Some(all)
}

fn write_all(bench: &mut Bench, caps: &Caps, items: &[Item]) -> Ref {
    let all_minus = items.iter().all(|item| item.minus);
    let signs = |item: &Item| Item { minus: item.minus && !all_minus, ..item.clone() };
    let mut items: Vec<Item> = items.iter().map(signs).collect();
    // What is no product first, so that each product that follows is added to something.
    items.sort_by_key(|item| item.plain().is_none());
    let first = items.iter().position(|item| !item.minus).expect("not all are subtracted");
    let start = items.remove(first);
    let mut sum = times(bench, &start.factors);
    for item in items {
        sum = add(bench, caps, sum, &item);
    }
    if all_minus { bench.graph.add(Op::Neg, &[sum]) } else { sum }
}

fn add(bench: &mut Bench, caps: &Caps, sum: Ref, item: &Item) -> Ref {
    let mad = if item.minus { Op::Nmad } else { Op::Mad };
    if let [factors @ .., last] = &item.factors[..]
        && !factors.is_empty()
        && caps.has(mad)
    {
        let x = times(bench, factors);
        return bench.graph.add(mad, &[x, *last, sum]);
    }
    let value = times(bench, &item.factors);
    bench.graph.add(if item.minus { Op::Sub } else { Op::Add }, &[sum, value])
}

/// The product; scalars are multiplied before they become lanes.
pub(super) fn times(bench: &mut Bench, factors: &[Ref]) -> Ref {
    let splat = |bench: &Bench, r: Ref| match bench.op(r) {
        Op::Splat(n) => Some((n, bench.arg(r, 0))),
        _ => None,
    };
    let mut product: Option<Ref> = None;
    for factor in factors {
        product = Some(match product {
            None => *factor,
            Some(before) => match (splat(bench, before), splat(bench, *factor)) {
                (Some((n, x)), Some((_, y))) => {
                    let scalar = bench.graph.add(Op::Mul, &[x, y]);
                    bench.graph.add(Op::Splat(n), &[scalar])
                }
                _ => bench.graph.add(Op::Mul, &[before, *factor]),
            },
        });
    }
    product.expect("a product has factors")
}

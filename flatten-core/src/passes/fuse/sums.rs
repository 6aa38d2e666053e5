//! Sums of scalars as the sum of a vector's lanes, or its dot product with constants.
//!
//! ```text
//! x + y + z + t                   sum(vec4(x, y, z, t))
//! x0 + .. + x7                    sum(vec4(x0, ..) + vec4(x4, ..))
//! x * 2.0 + y * 3.0 + z           dot(vec3(x, y, z), vec3(2.0, 3.0, 1.0))
//! sin(x) + sin(y) + sin(z)        sum(sin(vec3(x, y, z)))
//! ```

use super::chains::{self, Item, List};
use super::{Taken, number, pack};
use crate::graph::{Rank, Ref};
use crate::op::Op;
use crate::options::{Caps, Packing};
use crate::passes::bench::Bench;
use crate::value::Value;

/// The ways to pack: what has no weight alone, or all; operations or their results.
pub(super) fn find(bench: &mut Bench, caps: &Caps, items: &[Item]) -> Vec<List> {
    let mut lists = Vec::new();
    if caps.pack == Packing::Never || items.iter().any(|item| bench.ty(item.factors[0]).is_vector()) {
        return lists;
    }
    let mut terms: Vec<Term> = (0..items.len()).filter_map(|at| Term::of(bench, items, at)).collect();
    // Lanes of one vector in their order.
    terms.sort_by_cached_key(|t| pack::lane_below(bench, t.value));
    let plain: Vec<Term> = terms.iter().copied().filter(|t| t.weight == 1.0).collect();
    let scaled: Vec<Term> = terms.iter().copied().filter(|t| t.weight.abs() != 1.0).collect();
    // What the target cannot sum it can multiply by ones.
    for deep in [false, true] {
        for width in [3, 4] {
            if plain.len() >= width && caps.has(Op::Sum) {
                lists.push(sum(bench, items, &plain, width, deep));
            }
            for terms in [&terms, &scaled] {
                if terms.len() >= width && terms.iter().any(|t| t.weight != 1.0) {
                    lists.push(dots(bench, items, terms, width, deep));
                }
            }
        }
    }
    if caps.has(Op::Sum) {
        lists.extend(with_low(bench, caps, items, &plain));
        for alike in alike(bench, &plain) {
            for width in [3, 4].into_iter().filter(|width| alike.len() >= *width) {
                lists.push(sum(bench, items, &alike, width, true));
            }
        }
    }
    lists.extend([2, 3, 4].into_iter().filter_map(|width| products(bench, items, width)));
    if let Packing::From(least) = caps.pack
        && plain.len() >= usize::from(least)
        && caps.has(Op::Sum)
    {
        lists.push(List { taken: Taken::Always, ..grouped(bench, items, &plain, usize::from(least)) });
    }
    lists
}

/// What varies with what does not put together as far as there are lanes left.
fn with_low(bench: &mut Bench, caps: &Caps, items: &[Item], plain: &[Term]) -> Vec<List> {
    let varying = plain.iter().filter(|t| bench.graph.rank(t.value) == Rank::Varying).count();
    let Some(items) = chains::low_together(bench, caps, items, if varying == 2 { 1 } else { 0 }) else {
        return Vec::new();
    };
    let terms = (0..items.len()).filter_map(|at| Term::of(bench, &items, at));
    let mut plain: Vec<Term> = terms.filter(|t| t.weight == 1.0).collect();
    plain.sort_by_cached_key(|t| pack::lane_below(bench, t.value));
    let widths = [3, 4].into_iter().filter(|width| plain.len() >= *width);
    widths.map(|width| sum(bench, &items, &plain, width, false)).collect()
}

/// An item that can be a lane.
#[derive(Clone, Copy)]
struct Term {
    at: usize,
    value: Ref,
    weight: f32,
}

impl Term {
    fn of(bench: &Bench, items: &[Item], at: usize) -> Option<Term> {
        let item = &items[at];
        let sign = if item.minus { -1.0 } else { 1.0 };
        let (value, weight) = match item.factors[..] {
            [x] => (x, sign),
            [x, y] => {
                let number = |r: Ref| bench.graph.as_const(r).map(|v| v.f(0));
                if let Some(k) = number(y) { (x, sign * k) } else { (y, sign * number(x)?) }
            }
            _ => return None,
        };
        // What horizontal operations give is no lane: sums of sums are never better.
        let is_sum = matches!(bench.op(value), Op::Sum | Op::Dot | Op::Mix);
        (bench.graph.rank(value) != Rank::Constant && !is_sum).then_some(Term { at, value, weight })
    }
}

/// Operations of one kind among others, of the first few kinds.
fn alike(bench: &Bench, terms: &[Term]) -> Vec<Vec<Term>> {
    let mut kinds: Vec<(Op, Vec<Term>)> = Vec::new();
    for term in terms {
        let op = bench.op(term.value);
        match kinds.iter().position(|(kind, _)| *kind == op) {
            Some(at) => kinds[at].1.push(*term),
            None if kinds.len() < 8 => kinds.push((op, vec![*term])),
            None => {}
        }
    }
    kinds.into_iter().map(|(_, alike)| alike).filter(|alike| alike.len() < terms.len()).collect()
}

/// The vectors of four, and what is left: filled up with zeros, or as it is.
fn sum(bench: &mut Bench, items: &[Item], terms: &[Term], width: usize, deep: bool) -> List {
    let values: Vec<Ref> = terms.iter().map(|t| t.value).collect();
    let (whole, rest) = values.split_at(values.len() / width * width);
    let mut vectors: Vec<Ref> = whole.chunks(width).map(|four| pack::pack(bench, four, deep)).collect();
    let mut taken = whole.len();
    if rest.len() >= 2 && !vectors.is_empty() && width == 4 {
        let zero = number(bench, rest[0], 0.0);
        let mut padded = rest.to_vec();
        padded.resize(width, zero);
        vectors.push(pack::pack(bench, &padded, false));
        taken = values.len();
    }
    let vector = vectors.into_iter().reduce(|x, y| bench.graph.add(Op::Add, &[x, y])).expect("one at least");
    let value = bench.graph.add(Op::Sum, &[vector]);
    let gone: Vec<usize> = terms[..taken].iter().map(|t| t.at).collect();
    List::instead("sum", items, &gone, vec![Item::new(false, value)])
}

/// One dot product for each group.
fn dots(bench: &mut Bench, items: &[Item], terms: &[Term], width: usize, deep: bool) -> List {
    let mut new = Vec::new();
    let mut gone = Vec::new();
    for group in terms.chunks(width).filter(|g| g.len() >= 3) {
        let values: Vec<Ref> = group.iter().map(|t| t.value).collect();
        let weights: Vec<f32> = group.iter().map(|t| t.weight).collect();
        let vector = pack::pack(bench, &values, deep);
        let weights = bench.graph.constant(Value::vec(&weights));
        new.push(Item::new(false, bench.graph.add(Op::Dot, &[vector, weights])));
        gone.extend(group.iter().map(|t| t.at));
    }
    List::instead("weighted_sum", items, &gone, new)
}

/// Products of two, as dot products: `(x - y) * (x - y) + (z - t) * (z - t)`.
fn products(bench: &mut Bench, items: &[Item], width: usize) -> Option<List> {
    let is_pair = |at: &usize| match items[*at].factors[..] {
        [x, y] => !items[*at].minus && [x, y].iter().all(|r| bench.graph.as_const(*r).is_none()),
        _ => false,
    };
    let mut pairs: Vec<usize> = (0..items.len()).filter(is_pair).collect();
    pairs.sort_by_cached_key(|at| pack::lane_below(bench, items[*at].factors[0]));
    let mut new = Vec::new();
    let mut gone = Vec::new();
    for group in pairs.chunks(width).filter(|group| group.len() == width) {
        let column = |i: usize| group.iter().map(|at| items[*at].factors[i]).collect::<Vec<Ref>>();
        let (x, y) = (pack::pack(bench, &column(0), true), pack::pack(bench, &column(1), true));
        new.push(Item::new(false, bench.graph.add(Op::Dot, &[x, y])));
        gone.extend(group);
    }
    (!new.is_empty()).then(|| List::instead("dot", items, &gone, new))
}

/// Groups of up to four, none with fewer than `least`.
fn grouped(bench: &mut Bench, items: &[Item], terms: &[Term], least: usize) -> List {
    let mut new = Vec::new();
    let mut gone = Vec::new();
    let mut rest = terms;
    while rest.len() >= least {
        // A group of three, if a fourth would leave too few.
        let left = |n: usize| rest.len() - n;
        let fits = |n: usize| left(n) == 0 || left(n) >= least;
        let most = rest.len().min(4);
        let width = (least..=most).rev().find(|n| fits(*n)).unwrap_or(most);
        let (group, after) = rest.split_at(width);
        let values: Vec<Ref> = group.iter().map(|t| t.value).collect();
        let vector = pack::pack(bench, &values, true);
        new.push(Item::new(false, bench.graph.add(Op::Sum, &[vector])));
        gone.extend(group.iter().map(|t| t.at));
        rest = after;
    }
    List::instead("sum", items, &gone, new)
}

//! Sums over the lanes of vectors: `v.x + v.y + v.z`, `v.x * 0.3 - v.y`, `v.x * w.x + v.y * w.y`.

use super::chains::{Item, List};
use super::pack;
use crate::graph::Ref;
use crate::op::Op;
use crate::options::Caps;
use crate::passes::bench::Bench;
use crate::passes::identities::unordered;
use crate::value::Value;

/// The ways to put lanes together: each vector by itself.
pub(super) fn find(bench: &mut Bench, caps: &Caps, items: &[Item]) -> Vec<List> {
    let groups = groups(bench, items);
    groups.iter().map(|group| list(bench, caps, items, std::slice::from_ref(group))).collect()
}

/// All of them together.
pub(super) fn all(bench: &mut Bench, caps: &Caps, items: &[Item]) -> Option<List> {
    let groups = groups(bench, items);
    (!groups.is_empty()).then(|| list(bench, caps, items, &groups))
}

fn groups(bench: &Bench, items: &[Item]) -> Vec<Group> {
    [weighted(bench, items), products(bench, items)].concat()
}

fn list(bench: &mut Bench, caps: &Caps, items: &[Item], groups: &[Group]) -> List {
    let new = groups.iter().map(|group| group.item(bench, caps)).collect();
    let gone: Vec<usize> = groups.iter().flat_map(|g| g.members.iter().map(|m| m.at)).collect();
    List::instead("dot", items, &gone, new)
}

/// Items that are lanes of one vector, or products of lanes of two.
#[derive(Clone)]
struct Group {
    base: Ref,
    /// The other vector, if the weights are no constants.
    other: Option<Ref>,
    minus: bool,
    members: Vec<Member>,
}

/// An item of a group.
#[derive(Clone, Copy)]
struct Member {
    /// Which.
    at: usize,
    /// The lane of the vector.
    lane: u8,
    /// The lane of the other one.
    other: u8,
    weight: f32,
}

/// A lane times a constant, if there is any.
fn weighted_lane(bench: &Bench, item: &Item) -> Option<(Ref, u8, f32)> {
    let sign = if item.minus { -1.0 } else { 1.0 };
    let number = |r: Ref| bench.graph.as_const(r).map(|v| v.f(0));
    match item.factors[..] {
        [x] => bench.lane_of(x).map(|(base, lane)| (base, lane, sign)),
        [x, y] => {
            let (lane, weight) = if let Some(k) = number(y) { (x, k) } else { (y, number(x)?) };
            bench.lane_of(lane).map(|(base, lane)| (base, lane, sign * weight))
        }
        _ => None,
    }
}

/// Lanes with constant weights, by vector.
fn weighted(bench: &Bench, items: &[Item]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (at, item) in items.iter().enumerate() {
        let Some((base, lane, weight)) = weighted_lane(bench, item) else { continue };
        let member = Member { at, lane, other: 0, weight };
        match groups.iter_mut().find(|g| g.base == base) {
            Some(group) => group.members.push(member),
            None => groups.push(Group { base, other: None, minus: false, members: vec![member] }),
        }
    }
    groups.retain(|g| g.lanes().len() > 1);
    for group in &mut groups {
        group.minus = group.members.iter().all(|m| m.weight < 0.0);
    }
    groups
}

/// Products of lanes, by pairs of vectors.
fn products(bench: &Bench, items: &[Item]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (at, item) in items.iter().enumerate() {
        let [x, y] = item.factors[..] else { continue };
        let Some(((a, i), (b, j))) = bench.lane_of(x).zip(bench.lane_of(y)) else { continue };
        let same = |g: &&mut Group| g.minus == item.minus && g.members.len() < 4;
        let straight = |g: &Group| g.base == a && g.other == Some(b);
        let crossed = |g: &Group| g.base == b && g.other == Some(a);
        match groups.iter_mut().filter(same).find(|g| straight(g) || crossed(g)) {
            Some(group) => {
                // Of two lanes of one vector either may be on either side: equal ones stand together.
                let (lane, other) = if straight(group) { (i, j) } else { (j, i) };
                group.members.push(Member { at, lane, other, weight: 1.0 });
            }
            None => {
                let member = Member { at, lane: i, other: j, weight: 1.0 };
                groups.push(Group { base: a, other: Some(b), minus: item.minus, members: vec![member] });
            }
        }
    }
    groups.retain(|g| g.members.len() > 1);
    groups
}

/// The product of two vectors, in whichever order their lanes are at hand.
fn dot(bench: &mut Bench, factors: [Ref; 2]) -> Ref {
    let dot = bench.graph.add(Op::Dot, &factors);
    unordered::in_order(bench, dot).unwrap_or(dot)
}

impl Group {
    fn item(&self, bench: &mut Bench, caps: &Caps) -> Item {
        let sum = match self.other {
            Some(other) => self.product(bench, other),
            None => self.constant(bench, caps),
        };
        Item::new(self.minus, sum)
    }

    fn product(&self, bench: &mut Bench, other: Ref) -> Ref {
        let mut members = self.members.clone();
        members.sort_by_key(|m| (m.lane, m.other));
        let lanes: Vec<u8> = members.iter().map(|m| m.lane).collect();
        let others: Vec<u8> = members.iter().map(|m| m.other).collect();
        let (x, y) = (pack::picked(bench, self.base, &lanes), pack::picked(bench, other, &others));
        dot(bench, [x, y])
    }

    fn constant(&self, bench: &mut Bench, caps: &Caps) -> Ref {
        let mut weights = [0f32; 4];
        let sign = if self.minus { -1.0 } else { 1.0 };
        self.members.iter().for_each(|m| weights[m.lane as usize] += sign * m.weight);
        let lanes = self.lanes();
        let base = pack::picked(bench, self.base, &lanes);
        let weights: Vec<f32> = lanes.iter().map(|lane| weights[*lane as usize]).collect();
        if weights.iter().all(|w| *w == 1.0) {
            if self.is_product(bench, base) {
                let factors = [bench.arg(base, 0), bench.arg(base, 1)];
                return dot(bench, factors);
            }
            if caps.has(Op::Sum) {
                return bench.graph.add(Op::Sum, &[base]);
            }
        }
        let weights = bench.graph.constant(Value::vec(&weights));
        dot(bench, [base, weights])
    }

    /// True of a product that is read as these lanes alone.
    fn is_product(&self, bench: &Bench, base: Ref) -> bool {
        base == self.base && bench.op(base) == Op::Mul && bench.uses(base) as usize == self.members.len()
    }

    /// The lanes that are read, in order. Of the others nobody knows that they are numbers: zero times one may be NaN.
    fn lanes(&self) -> Vec<u8> {
        let mut lanes: Vec<u8> = self.members.iter().map(|m| m.lane).collect();
        lanes.sort_unstable();
        lanes.dedup();
        lanes
    }
}

//! Scalars that are computed alike from end to end are lanes of one vector, also where nobody reads a vector.
//!
//! ```text
//! before   ((x * 2.0 + 1.0).sin() * x) / ((y * 3.0 + 4.0).sin() * y)
//! after    v = (vec2(x, y) * vec2(2.0, 3.0) + vec2(1.0, 4.0)).sin() * vec2(x, y), v.x / v.y
//! ```
//! Which are alike is told by a number for each, made of its operation and of those of its operands, without what stands at
//! the ends. Of those as far from the ends none needs another, so that a vector of them needs none of its own lanes.
//!
//! It sees all nodes at once, when the steps of a round find nothing more to do: what is known of scalars is known by then.
//!
//! Needs: nothing; exact. Measure: the live cost.

use super::{DEEP, acts_alone, together};
use crate::graph::Ref;
use crate::op::Op;
use crate::passes::bench::Bench;
use crate::radix;
use rustc_hash::FxHashMap;

/// What is known of a node.
#[derive(Clone, Copy, Default)]
struct Known {
    /// What it is like.
    form: u32,
    /// How many operations are between it and the ends of that, at most.
    deep: u32,
    /// How many operations may go with it.
    own: u32,
    /// How many nodes are below it, at most; none for what was not there.
    level: u32,
    /// The first lane that it is made of.
    lane: u8,
}

/// What is made of no lane.
const NO_LANE: u8 = u8::MAX;

/// So many at most.
const LANES: usize = 4;

/// What has more readers is not likely to have no others.
const OWNERS: u32 = 4;

/// So many operations are enough.
const MANY: u32 = 1 << 16;

/// Forms of what stands at the ends.
const NUMBER: u32 = 1;
const OTHER: u32 = 2;

/// Offers vectors. True if some are there now.
pub(in crate::passes) fn run(bench: &mut Bench) -> bool {
    let before = bench.commits();
    let known = known(bench);
    // What stands below a vector may be a lane of another one when that is known.
    let mut below = vec![false; known.len()];
    for alike in groups(bench, &known) {
        for lanes in in_vectors(bench, &alike, &known) {
            let is_left = |r: &Ref| bench.is_living(r.id()) && !below[r.id().0 as usize];
            let lanes: Vec<Ref> = lanes.into_iter().filter(is_left).collect();
            let is_new = lanes.len() > 1 && !bench.is_tried(&lanes, like(&lanes, &known));
            if is_new && pack(bench, &lanes, &known) {
                mark(bench, &lanes, &mut below);
            }
        }
    }
    bench.settle();
    bench.commits() != before
}

/// What each node is like, by node.
fn known(bench: &mut Bench) -> Vec<Known> {
    let order = bench.order();
    let mut known = vec![Known::default(); bench.graph.len()];
    for id in order.iter().copied() {
        let node = bench.graph.node(id);
        let (op, ty) = (node.op, node.ty);
        let args = bench.graph.args(id);
        let open = !args.is_empty() && !ty.is_vector() && acts_alone(bench, op, 4);
        let start = mixed(node.class() as u32, ty.scalar as u32);
        let mut form = if op.is_commutative() { 0 } else { start };
        let (mut deep, mut own, mut level, mut i) = (0, 1, 0, 0);
        let mut lane = NO_LANE;
        while i < args.len() {
            let arg = bench.resolve(args[i]);
            i += 1;
            let below = known[arg.id().0 as usize];
            level = below.level.max(level);
            deep = below.deep.max(deep);
            lane = below.lane.min(lane);
            if bench.uses(arg) <= OWNERS {
                own += below.own;
            }
            let of = mixed(mixed(below.form, u32::from(arg.is_not())), bench.ty(arg).scalar as u32);
            form = if op.is_commutative() { form.wrapping_add(of) } else { mixed(form, of) };
        }
        level += 1;
        known[id.0 as usize] = match open {
            true => Known { form: mixed(start, form), deep: deep + 1, own: own.min(MANY), level, lane },
            false => Known {
                form: if matches!(op, Op::Const(_)) { NUMBER } else { OTHER },
                deep: 0,
                own: 0,
                level,
                lane: lane_of(op),
            },
        };
    }
    known
}

fn lane_of(op: Op) -> u8 {
    if let Op::Lane(lane) = op { lane } else { NO_LANE }
}

fn mixed(x: u32, y: u32) -> u32 {
    (x.rotate_left(5) ^ y).wrapping_mul(0x9e37_79b9)
}

/// Those that are alike and as far from the ends, of two operations at least, those farthest first.
fn groups(bench: &mut Bench, known: &[Known]) -> Vec<Vec<Ref>> {
    let order = bench.order();
    let mut keys = Vec::new();
    for (at, id) in order.iter().enumerate() {
        let Known { form, deep, level, .. } = known[id.0 as usize];
        if deep > 1 {
            let key = mixed(form, level);
            keys.push(u64::from(key) << 32 | at as u64);
        }
    }
    radix::sort(&mut keys);
    let mut groups: Vec<Vec<Ref>> = Vec::new();
    for same in keys.chunk_by(|x, y| x >> 32 == y >> 32).filter(|same| same.len() > 1) {
        let mut group: Vec<Ref> = same.iter().map(|key| Ref::new(order[*key as u32 as usize])).collect();
        // As lanes stand, or as they are written, and not as they were made.
        group.sort_by_key(|r| (known[r.id().0 as usize].lane, bench.graph.place(*r), *r));
        groups.push(group);
    }
    let level = |r: Ref| known[r.id().0 as usize].level;
    groups.sort_by_key(|group| (u32::MAX - level(group[0]), bench.graph.place(group[0]), group[0]));
    groups
}

/// Lanes that go together: of more choices than there are lanes, those on one condition first.
fn in_vectors(bench: &Bench, alike: &[Ref], known: &[Known]) -> Vec<Vec<Ref>> {
    let level = |r: &Ref| known[r.id().0 as usize].level;
    let first = alike[0];
    // Keys of others may be the same.
    let same = |r: &&Ref| level(r) == level(&first) && bench.op(**r) == bench.op(first);
    let alike: Vec<Ref> = alike.iter().filter(same).copied().collect();
    let mut sets: Vec<Vec<Ref>> = vec![alike];
    if sets[0].len() > LANES && bench.op(first) == Op::Select {
        let mut by_condition: Vec<Vec<Ref>> = Vec::new();
        let mut places: FxHashMap<Ref, usize> = FxHashMap::default();
        for r in sets.remove(0) {
            let at = *places.entry(bench.arg(r, 0)).or_insert(by_condition.len());
            match by_condition.get_mut(at) {
                Some(set) => set.push(r),
                None => by_condition.push(vec![r]),
            }
        }
        let (alone, together): (Vec<_>, Vec<_>) = by_condition.into_iter().partition(|set| set.len() == 1);
        sets = together;
        sets.push(alone.concat());
    }
    sets.iter().flat_map(|set| set.chunks(LANES).map(<[Ref]>::to_vec)).collect()
}

/// What lanes are like, with how many operations may go with each.
fn like(lanes: &[Ref], known: &[Known]) -> u32 {
    lanes
        .iter()
        .map(|r| known[r.id().0 as usize])
        .fold(0, |all, known| mixed(mixed(all, known.form), known.own))
}

/// Offers a vector of which these are the lanes. True if it is there now.
fn pack(bench: &mut Bench, lanes: &[Ref], known: &[Known]) -> bool {
    // Each lane is read.
    let (count, own) = (lanes.len() as u32, known[lanes[0].id().0 as usize].own);
    if (count - 1) * own < count {
        return false;
    }
    let vector = together(bench, lanes, DEEP);
    let vector = bench.resolve(vector);
    let level = known[lanes[0].id().0 as usize].level;
    if bench.op(vector) == Op::Compose || !is_below(bench, vector, level, known) {
        return false;
    }
    let mut changes = Vec::new();
    for (i, r) in lanes.iter().enumerate() {
        let lane = bench.graph.add(Op::Lane(i as u8), &[vector]);
        changes.push((*r, lane));
    }
    let is_lane = |bench: &Bench, r: Ref| bench.lane_of(r).is_some_and(|(of, _)| of == vector);
    let fits = |lane: Ref| is_lane(bench, lane) || is_below(bench, lane, level, known);
    // Text for devices reads each lane by an operation of its own, and nothing is won by one for one.
    let least = splats(bench, vector, &mut Vec::new()).max(1);
    let packed = changes.iter().all(|(_, lane)| fits(bench.resolve(*lane)))
        && bench.offer_all_for("alongside", &changes, |gain| gain.is_gain() && gain.graph > least);
    if packed {
        bench.is_packed(vector);
    }
    packed
}

/// How many scalars would be put into all lanes: most users take them as they are, and text for devices does not.
fn splats(bench: &Bench, r: Ref, seen: &mut Vec<Ref>) -> i64 {
    if bench.uses(r) > 0 || seen.contains(&r) {
        return 0;
    }
    seen.push(r);
    let own = i64::from(matches!(bench.op(r), Op::Splat(_)));
    own + (0..bench.graph.args(r.id()).len()).map(|i| splats(bench, bench.arg(r, i), seen)).sum::<i64>()
}

/// Marks what stands below these.
fn mark(bench: &Bench, lanes: &[Ref], below: &mut [bool]) {
    let mut todo = lanes.to_vec();
    while let Some(r) = todo.pop() {
        for arg in bench.graph.args(r.id()) {
            if let Some(is_below @ false) = below.get_mut(arg.id().0 as usize) {
                *is_below = true;
                todo.push(*arg);
            }
        }
    }
}

/// True if all that was there of what a node needs is nearer to the ends.
fn is_below(bench: &Bench, r: Ref, level: u32, known: &[Known]) -> bool {
    match known.get(r.id().0 as usize) {
        Some(known) if known.level > 0 => known.level < level,
        _ => (0..bench.graph.args(r.id()).len()).all(|i| is_below(bench, bench.arg(r, i), level, known)),
    }
}

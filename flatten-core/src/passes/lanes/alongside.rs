//! Scalars that are computed alike from end to end are lanes of one vector, also where nobody reads a vector.
//!
//! ```text
//! before   ((x * 2.0 + 1.0).sin() * x).sqrt() - ((y * 3.0 + 4.0).sin() * y).sqrt()
//! after    v = ((vec2(x, y) * vec2(2.0, 3.0) + vec2(1.0, 4.0)).sin() * vec2(x, y)).sqrt(), v.x - v.y
//! ```
//! Which are alike is told by a number for each, made of its operation and of those of its operands, without what stands at
//! the ends. They go together if none can need another, and so do their operands, down to the ends (`alongside/tuples.rs`).
//! Those farthest from the ends come first, with all below them that is won with them. Then sums of ends count as ends too, as
//! where a lattice's cell and the one beside it are asked for the same: `hash(x) ^ hash(x + 1)`.
//!
//! It sees all nodes at once, when the steps of a round find nothing more to do: what is known of scalars is known by then.
//!
//! Needs: nothing; exact. Measure: the live cost.

mod tuples;

use super::acts_alone;
use crate::graph::{Id, Rank, Ref};
use crate::op::Op;
use crate::passes::bench::Bench;
use crate::radix;
use rustc_hash::FxHashMap;
use tuples::Tuples;

/// What is known of a node.
#[derive(Clone, Copy, Default)]
struct Known {
    /// What it is like.
    form: u32,
    /// How many operations are between it and the ends of that, at most.
    deep: u32,
    /// How many nodes are below it, at most; none for what was not there.
    level: u32,
    /// That of the highest of its ends.
    top: u32,
    /// The first lane that it is made of.
    lane: u8,
}

/// What is made of no lane.
const NO_LANE: u8 = u8::MAX;

/// So many at most.
const LANES: usize = 4;

/// Forms of what stands at the ends.
const NUMBER: u32 = 1;
const OTHER: u32 = 2;

/// Offers vectors. True if some are there now.
pub(in crate::passes) fn run(bench: &mut Bench) -> bool {
    let before = bench.commits();
    let known = [false, true].map(|coarse| known(bench, coarse));
    let mut tuples = Tuples::new(&known[0]);
    for known in &known {
        tuples.goes_by(known);
        for alike in groups(bench, known) {
            for lanes in in_vectors(bench, &tuples, &alike, known) {
                tuples.add(bench, lanes);
            }
        }
    }
    tuples.decide(bench, 0);
    for seed in tuples.seeds(bench) {
        tuples.offer(bench, seed);
    }
    bench.settle();
    bench.commits() != before
}

/// What each node is like, by node. If that is told `coarse`ly, sums of ends are ends too, and their products by numbers.
fn known(bench: &mut Bench, coarse: bool) -> Vec<Known> {
    let order = bench.order();
    let mut known = vec![Known::default(); bench.graph.len()];
    for id in order.iter().copied() {
        let node = bench.graph.node(id);
        let (op, ty) = (node.op, node.ty);
        let args = bench.graph.args(id);
        let open = !args.is_empty() && !ty.is_vector() && acts_alone(bench, op, 4);
        let start = mixed(node.class() as u32, ty.scalar as u32);
        let mut form = if op.is_commutative() { 0 } else { start };
        let (mut deep, mut level, mut top, mut i) = (0, 0, 0, 0);
        let mut lane = NO_LANE;
        while i < args.len() {
            let arg = bench.resolve(args[i]);
            i += 1;
            let below = known[arg.id().0 as usize];
            level = below.level.max(level);
            top = below.top.max(top);
            deep = below.deep.max(deep);
            lane = below.lane.min(lane);
            let of = mixed(mixed(below.form, u32::from(arg.is_not())), bench.ty(arg).scalar as u32);
            form = if op.is_commutative() { form.wrapping_add(of) } else { mixed(form, of) };
        }
        level += 1;
        let open = open && !(coarse && deep == 0 && is_linear(bench, op, id));
        known[id.0 as usize] = match open {
            true => Known { form: mixed(start, form), deep: deep + 1, level, top, lane },
            false => Known {
                form: if matches!(op, Op::Const(_)) { NUMBER } else { OTHER },
                deep: 0,
                level,
                top: level,
                lane: lane_of(op),
            },
        };
    }
    known
}

/// True of a sum, and of a product by a number.
fn is_linear(bench: &Bench, op: Op, id: Id) -> bool {
    let by_number = || (0..2).any(|i| matches!(bench.op(bench.arg(Ref::new(id), i)), Op::Const(_)));
    matches!(op, Op::Add | Op::Sub | Op::Neg) || op == Op::Mul && by_number()
}

fn lane_of(op: Op) -> u8 {
    if let Op::Lane(lane) = op { lane } else { NO_LANE }
}

fn mixed(x: u32, y: u32) -> u32 {
    (x.rotate_left(5) ^ y).wrapping_mul(0x9e37_79b9)
}

/// Those that are alike, of two operations at least, those farthest from the ends first.
fn groups(bench: &mut Bench, known: &[Known]) -> Vec<Vec<Ref>> {
    let order = bench.order();
    let mut keys = Vec::new();
    for (at, id) in order.iter().enumerate() {
        let Known { form, deep, .. } = known[id.0 as usize];
        if deep > 1 && bench.graph.rank(Ref::new(*id)) == Rank::Varying {
            keys.push(u64::from(form) << 32 | at as u64);
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
    let deep = |r: Ref| known[r.id().0 as usize].deep;
    groups.sort_by_key(|group| (u32::MAX - deep(group[0]), bench.graph.place(group[0]), group[0]));
    groups
}

/// Lanes that go together and do not yet: of more choices than there are lanes, those on one condition first.
fn in_vectors(bench: &Bench, tuples: &Tuples, alike: &[Ref], known: &[Known]) -> Vec<Vec<Ref>> {
    // Forms of others may be the same by chance.
    let deep = |r: &Ref| known[r.id().0 as usize].deep;
    let fits = |r: &&Ref| !tuples.has(**r) && deep(r) == deep(&alike[0]);
    let alike: Vec<Ref> = alike.iter().filter(fits).copied().collect();
    let is_choice = alike.first().is_some_and(|r| bench.op(*r) == Op::Select);
    let mut sets: Vec<Vec<Ref>> = vec![alike];
    if sets[0].len() > LANES && is_choice {
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
    sets.iter().flat_map(|set| chunks(set, known)).filter(|lanes| lanes.len() > 1).collect()
}

/// So many are open for others.
const OPEN: usize = 8;

/// Those of which none can need another, as many as go together: the ends of all are lower than all.
fn chunks(set: &[Ref], known: &[Known]) -> Vec<Vec<Ref>> {
    /// What goes together so far, with the lowest of them and the highest of their ends.
    struct Chunk {
        lanes: Vec<Ref>,
        least: u32,
        top: u32,
    }
    let mut chunks: Vec<Chunk> = Vec::new();
    let mut by_level: FxHashMap<u32, usize> = FxHashMap::default();
    for r in set {
        let Known { level, top, .. } = known[r.id().0 as usize];
        let fits = |chunk: &Chunk| chunk.lanes.len() < LANES && chunk.top.max(top) < chunk.least.min(level);
        let mut latest = chunks.len().saturating_sub(OPEN)..chunks.len();
        let at = by_level.get(&level).copied().filter(|at| fits(&chunks[*at]));
        let at = at.or_else(|| latest.find(|at| fits(&chunks[*at])));
        let at = at.unwrap_or_else(|| {
            chunks.push(Chunk { lanes: Vec::new(), least: level, top });
            chunks.len() - 1
        });
        by_level.insert(level, at);
        let chunk = &mut chunks[at];
        chunk.lanes.push(*r);
        (chunk.least, chunk.top) = (chunk.least.min(level), chunk.top.max(top));
    }
    chunks.into_iter().map(|chunk| chunk.lanes).collect()
}

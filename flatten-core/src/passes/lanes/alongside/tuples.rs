//! Scalars that go together as lanes of one vector, those that these are computed from, and so on down to the ends.
//!
//! A tuple is computed at once, or put together of scalars; which of the two is decided from below, by what each saves and
//! costs on the `graph` table. What only tuples read goes with them; what others read too is a lane of the vector for those.
//! Who offers what is written counts all that exactly.

use super::super::{align_by, together};
use super::{Known, mixed};
use crate::graph::{Id, Rank, Ref};
use crate::op::Op;
use crate::passes::bench::Bench;
use rustc_hash::FxHashMap;

/// An operand of what computes all lanes.
#[derive(Clone, Copy)]
enum Operand {
    /// One for all.
    One(Ref),
    /// Another tuple, or the complements of that.
    Tuple(usize, bool),
}

/// Scalars that go together.
struct Tuple {
    lanes: Vec<Ref>,
    /// What computes them; none where they are only put together.
    op: Option<Op>,
    operands: Vec<Operand>,
    /// They are computed at once.
    is_joined: bool,
    /// What it saves that they are there, if nobody above counts on that yet.
    saved: i64,
    /// What it saves if others read all lanes.
    alone: i64,
    made: Option<Made>,
}

/// A vector that was made of a tuple.
#[derive(Clone, Copy)]
struct Made {
    vector: Ref,
    /// How many nodes are below the highest of those that were there and that it needs.
    top: u32,
}

/// What was begun of a tuple whose operands are looked at.
struct Begun {
    lanes: Vec<Ref>,
    is_not: bool,
    op: Op,
    /// What is not looked at yet, the last operand first.
    rest: Vec<Vec<Ref>>,
    operands: Vec<Operand>,
}

/// All of them, operands before what reads these.
pub(super) struct Tuples<'a> {
    known: &'a [Known],
    all: Vec<Tuple>,
    places: FxHashMap<Vec<Ref>, usize>,
    /// Which nodes are lanes of one that has an operation.
    is_lane: Vec<bool>,
    /// How often those read each node.
    read: Vec<u32>,
    /// How many may be looked at still, so that time grows as the graph does.
    left: usize,
}

/// So often each node may be looked at, on average.
const LOOKS: usize = 16;

impl Tuples<'_> {
    pub(super) fn new(known: &[Known]) -> Tuples<'_> {
        let count = known.len();
        let places = FxHashMap::default();
        let (is_lane, read) = (vec![false; count], vec![0; count]);
        Tuples { known, all: Vec::new(), places, is_lane, read, left: LOOKS * count }
    }

    /// True of a scalar that goes together with others.
    pub(super) fn has(&self, r: Ref) -> bool {
        self.is_lane[r.id().0 as usize]
    }

    /// Adds the tuple of these, and all below it.
    pub(super) fn add(&mut self, bench: &Bench, lanes: Vec<Ref>) {
        let mut stack: Vec<Begun> = self.begin(bench, lanes).err().into_iter().collect();
        while let Some(mut begun) = stack.pop() {
            let Some(lanes) = begun.rest.pop() else {
                let Begun { lanes, is_not, op, operands, .. } = begun;
                let at = self.push(bench, lanes, Some(op), operands);
                if let Some(above) = stack.last_mut() {
                    above.operands.push(Operand::Tuple(at, is_not));
                }
                continue;
            };
            // One condition for all lanes stays one.
            let one = begun.op == Op::Select && begun.operands.is_empty() && are_same(&lanes);
            let operand = if one { Ok(Operand::One(lanes[0])) } else { self.begin(bench, lanes) };
            match operand {
                Ok(operand) => {
                    begun.operands.push(operand);
                    stack.push(begun);
                }
                Err(below) => stack.extend([begun, below]),
            }
        }
    }

    /// A tuple that is there, or what is to be looked at for it.
    fn begin(&mut self, bench: &Bench, mut lanes: Vec<Ref>) -> Result<Operand, Begun> {
        let is_not = lanes.iter().all(|r| r.is_not());
        if is_not {
            lanes.iter_mut().for_each(|r| *r = !*r);
        }
        if let Some(at) = self.places.get(&lanes) {
            return Ok(Operand::Tuple(*at, is_not));
        }
        self.left = self.left.saturating_sub(1);
        match self.operands(bench, &lanes) {
            Some(mut rest) => {
                rest.reverse();
                let op = bench.op(lanes[0]);
                Err(Begun { lanes, is_not, op, rest, operands: Vec::new() })
            }
            None => Ok(Operand::Tuple(self.push(bench, lanes, None, Vec::new()), is_not)),
        }
    }

    fn push(&mut self, bench: &Bench, lanes: Vec<Ref>, op: Option<Op>, operands: Vec<Operand>) -> usize {
        if op.is_some() {
            for r in &lanes {
                if !std::mem::replace(&mut self.is_lane[r.id().0 as usize], true) {
                    for i in 0..bench.graph.args(r.id()).len() {
                        self.read[bench.arg(*r, i).id().0 as usize] += 1;
                    }
                }
            }
        }
        let at = self.all.len();
        self.places.insert(lanes.clone(), at);
        self.all.push(Tuple { lanes, op, operands, is_joined: false, saved: 0, alone: 0, made: None });
        at
    }

    /// The operands of what computes all lanes at once, each lane by lane, if something does.
    fn operands(&self, bench: &Bench, lanes: &[Ref]) -> Option<Vec<Vec<Ref>>> {
        let first = lanes[0];
        let (op, count) = (bench.op(first), bench.graph.args(first.id()).len());
        let alone = count > 0 && super::acts_alone(bench, op, lanes.len() as u8) && !are_same(lanes);
        let alike = |r: &Ref| {
            bench.op(*r) == op
                && !r.is_not()
                && bench.graph.rank(*r) == Rank::Varying
                && (0..count).all(|i| {
                    let [ty, other] = [*r, first].map(|r| bench.ty(bench.arg(r, i)));
                    ty == other && !ty.is_vector()
                })
        };
        if self.left == 0 || !alone || !lanes.iter().all(alike) {
            return None;
        }
        let mut operands: Vec<Vec<Ref>> =
            (0..count).map(|i| lanes.iter().map(|r| bench.arg(*r, i)).collect()).collect();
        if op.is_commutative() && count == 2 {
            let form = |r: Ref| self.known[r.id().0 as usize].form;
            align_by(bench, &mut operands, |x, y| 4 * u32::from(form(x) == form(y)));
        }
        Some(operands)
    }

    /// How many nodes are below each of these, if that is one number.
    fn level(&self, lanes: &[Ref]) -> Option<u32> {
        let level = |r: &Ref| self.known[r.id().0 as usize].level;
        let first = level(&lanes[0]);
        lanes.iter().all(|r| level(r) == first).then_some(first)
    }

    /// True of what is read by more than tuples.
    fn is_read_elsewhere(&self, bench: &Bench, r: Ref) -> bool {
        bench.uses(r) > self.read[r.id().0 as usize]
    }

    /// Decides which are computed at once.
    pub(super) fn decide(&mut self, bench: &Bench) {
        for at in 0..self.all.len() {
            let tuple = &self.all[at];
            if tuple.op.is_none() {
                self.all[at].saved = self.put_together(bench, &tuple.lanes);
                continue;
            }
            let mut below: Vec<usize> = Vec::new();
            for operand in &tuple.operands {
                if let Operand::Tuple(i, _) = operand
                    && !below.contains(i)
                {
                    below.push(*i);
                }
            }
            let count = different(&tuple.lanes).count() as i64;
            let elsewhere =
                different(&tuple.lanes).filter(|r| self.is_read_elsewhere(bench, **r)).count() as i64;
            let can_be_read = elsewhere == 0 || self.level(&tuple.lanes).is_some();
            let saved = count - 1 + below.iter().map(|i| self.all[*i].saved).sum::<i64>();
            let is_joined = can_be_read && saved - elsewhere >= -1;
            let tuple = &mut self.all[at];
            tuple.is_joined = is_joined;
            tuple.alone = saved - count;
            tuple.saved = if is_joined { saved - elsewhere } else { -1 };
            if is_joined {
                // It is paid for once.
                below.into_iter().for_each(|i| self.all[i].saved = 0);
            }
        }
    }

    /// What it saves to put these together as they are.
    fn put_together(&self, bench: &Bench, lanes: &[Ref]) -> i64 {
        if lanes.iter().all(|r| matches!(bench.op(*r), Op::Const(_))) {
            return 0;
        }
        if are_same(lanes) || !lanes.iter().all(|r| bench.lane_of(*r).is_some()) {
            let uniform = lanes.iter().all(|r| bench.graph.rank(*r) < Rank::Varying);
            return if uniform && !are_same(lanes) { 0 } else { -1 };
        }
        let of = |r: &Ref| bench.arg(*r, 0);
        if lanes.iter().any(|r| of(r) != of(&lanes[0])) {
            return -1;
        }
        // Lanes that nobody reads are no operations.
        let gone = different(lanes).filter(|r| !self.is_read_elsewhere(bench, **r)).count() as i64;
        let in_order = lanes.iter().enumerate().all(|(i, r)| bench.op(*r) == Op::Lane(i as u8));
        let whole = in_order && bench.ty(of(&lanes[0])).lanes as usize == lanes.len();
        gone - i64::from(!whole)
    }

    /// Those that save something if others read all lanes, those farthest from the ends first.
    pub(super) fn seeds(&self, bench: &Bench) -> Vec<usize> {
        let mut seeds = Vec::new();
        for (at, tuple) in self.all.iter().enumerate() {
            if let Some(level) = self.level(&tuple.lanes)
                && tuple.is_joined
                && tuple.alone > 0
            {
                let first = tuple.lanes[0];
                seeds.push(((u32::MAX - level, bench.graph.place(first), first), at));
            }
        }
        seeds.sort_unstable();
        seeds.into_iter().map(|(_, at)| at).collect()
    }

    /// Offers a vector of which these are the lanes, with vectors of all that goes with them.
    pub(super) fn offer(&mut self, bench: &mut Bench, seed: usize) {
        let is_living = |bench: &Bench, r: &Ref| bench.is_living(r.id());
        let tuple = &self.all[seed];
        if !tuple.lanes.iter().all(|r| is_living(bench, r)) {
            return;
        }
        let form = self.known[tuple.lanes[0].id().0 as usize].form;
        if bench.is_tried(&tuple.lanes, mixed(form, tuple.alone as u32)) {
            return;
        }
        let below = self.below(bench, seed);
        if below.len() > self.left {
            return;
        }
        self.left -= below.len();
        let mut read: FxHashMap<Id, u32> = FxHashMap::default();
        for at in below.iter().filter(|at| self.is_computed(bench, **at)) {
            for r in different(&self.all[*at].lanes) {
                for i in 0..bench.graph.args(r.id()).len() {
                    *read.entry(bench.arg(*r, i).id()).or_default() += 1;
                }
            }
        }
        let mut splats = 0;
        for at in below.iter().copied() {
            let Made { vector, .. } = self.written(bench, at);
            splats += i64::from(matches!(bench.op(vector), Op::Splat(_)) && bench.uses(vector) == 0);
        }
        // Of two that need each other the one that reads comes first.
        let mut changes: Vec<(Ref, Ref)> = Vec::new();
        let mut vectors = Vec::new();
        for at in below.iter().rev().copied() {
            let lanes: Vec<(usize, Ref)> = self.all[at].lanes.iter().copied().enumerate().collect();
            let is_read = |r: Ref| bench.uses(r) > read.get(&r.id()).copied().unwrap_or(0);
            let asked: Vec<(usize, Ref)> =
                lanes.into_iter().filter(|(_, r)| at == seed || is_read(*r)).collect();
            if !self.is_computed(bench, at) || asked.is_empty() {
                continue;
            }
            let before = changes.len();
            let fits = self.lanes_of(bench, at, asked, &mut changes);
            if fits {
                vectors.extend(self.all[at].made.map(|made| made.vector));
            } else if at == seed {
                return;
            } else {
                changes.truncate(before);
            }
        }
        // Text for devices reads each lane by an operation of its own, and nothing is won by one for one.
        let least = splats.max(1);
        if bench.offer_all_for("alongside", &changes, |gain| gain.is_gain() && gain.graph > least) {
            vectors.into_iter().for_each(|vector| bench.is_packed(vector));
        }
    }

    /// True of what is computed at once, and not yet.
    fn is_computed(&self, bench: &Bench, at: usize) -> bool {
        let tuple = &self.all[at];
        tuple.op.is_some() && tuple.is_joined && tuple.lanes.iter().all(|r| bench.is_living(r.id()))
    }

    /// A tuple and those that are made with it, operands before what reads these.
    fn below(&self, bench: &Bench, seed: usize) -> Vec<usize> {
        let (mut all, mut todo) = (Vec::new(), vec![seed]);
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some(at) = todo.pop() {
            if !seen.insert(at) {
                continue;
            }
            all.push(at);
            if self.is_computed(bench, at) {
                todo.extend(self.all[at].operands.iter().filter_map(|operand| match operand {
                    Operand::Tuple(i, _) => Some(*i),
                    Operand::One(_) => None,
                }));
            }
        }
        all.sort_unstable();
        all
    }

    /// The vector of a tuple whose operands are written.
    fn written(&mut self, bench: &mut Bench, at: usize) -> Made {
        let level = |r: Ref, known: &[Known]| known.get(r.id().0 as usize).map_or(0, |known| known.level);
        let tuple = &self.all[at];
        if let Some(made) = tuple.made
            && self.is_computed(bench, at)
        {
            return made;
        }
        let mut top = 0;
        let vector = if self.is_computed(bench, at) {
            let mut args = Vec::with_capacity(tuple.operands.len());
            for operand in &tuple.operands {
                args.push(match operand {
                    Operand::One(r) => {
                        top = level(*r, self.known).max(top);
                        *r
                    }
                    Operand::Tuple(i, is_not) => {
                        let below = self.all[*i].made.expect("operands are written first");
                        top = below.top.max(top);
                        below.vector.complement_if(*is_not)
                    }
                });
            }
            bench.graph.add(tuple.op.expect("it is computed"), &args)
        } else {
            let lanes: Vec<Ref> = tuple.lanes.iter().map(|r| bench.resolve(*r)).collect();
            top = tuple.lanes.iter().map(|r| level(*r, self.known)).max().unwrap_or(0);
            together(bench, &lanes, 0)
        };
        let vector = bench.resolve(vector);
        let made = Made { vector, top: level(vector, self.known).max(top) };
        self.all[at].made = Some(made);
        made
    }

    /// Adds that the lanes of a vector stand for scalars. False if these cannot.
    fn lanes_of(
        &self,
        bench: &mut Bench,
        at: usize,
        lanes: Vec<(usize, Ref)>,
        changes: &mut Vec<(Ref, Ref)>,
    ) -> bool {
        let tuple = &self.all[at];
        let Made { vector, top } = tuple.made.expect("it is written");
        // It needs nothing that is as far from the ends as its lanes, and so none of these.
        if bench.op(vector) == Op::Compose || self.level(&tuple.lanes).is_none_or(|level| level <= top) {
            return false;
        }
        for (i, r) in lanes {
            let lane = bench.graph.add(Op::Lane(i as u8), &[vector]);
            let stands = bench.resolve(lane);
            if bench.lane_of(stands).is_none_or(|(of, _)| of != vector) {
                return false;
            }
            if !changes.iter().rev().any(|(old, _)| *old == r) {
                changes.push((r, lane));
            }
        }
        true
    }
}

fn are_same(lanes: &[Ref]) -> bool {
    lanes.iter().all(|r| *r == lanes[0])
}

/// Each of these once.
fn different(lanes: &[Ref]) -> impl Iterator<Item = &Ref> {
    let first = |(i, r): &(usize, &Ref)| !lanes[..*i].contains(r);
    lanes.iter().enumerate().filter(first).map(|(_, r)| r)
}

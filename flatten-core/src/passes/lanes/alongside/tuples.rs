//! Scalars that go together as lanes of one vector, those that these are computed from, and so on down to the ends.
//!
//! A tuple is computed at once, or put together of scalars; which of the two is decided from below, by what each saves and
//! costs on the `graph` table. What only tuples read goes with them; what others read too is a lane of the vector for those.
//! Who offers what is written counts all that exactly.

use super::super::{align_by, together};
use super::{Known, mixed};
use crate::graph::{Id, Rank, Ref};
use crate::op::{Op, Swizzle};
use crate::passes::bench::Bench;
use rustc_hash::{FxHashMap, FxHashSet};

/// An operand of what computes all lanes.
#[derive(Clone, Copy)]
enum Operand {
    /// One for all.
    One(Ref),
    Below(Below),
}

/// A tuple that is an operand.
#[derive(Clone, Copy)]
struct Below {
    at: usize,
    /// Its complements are meant.
    is_not: bool,
    /// Its lanes in another order, or more than once.
    picked: Option<Swizzle>,
}

/// Scalars that go together, each once where they are computed at once.
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
    /// How many nodes are below the highest of those that its vector needs.
    top: u32,
    made: Option<Made>,
}

impl Tuple {
    /// True if it is computed at once and saves something where others read all lanes.
    fn is_won(&self) -> bool {
        self.is_joined && self.alone > 0
    }
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
    /// The lanes that were asked for, and each of them once.
    asked: Vec<Ref>,
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
    /// What is put together, by its lanes.
    ends: FxHashMap<Vec<Ref>, usize>,
    /// What may be computed at once, by its lanes in an order that all share.
    sets: FxHashMap<Vec<Ref>, usize>,
    /// Which nodes go together with others in a way that saves something.
    is_lane: Vec<bool>,
    /// Which nodes were lanes of what may be computed at once, and how often those read each node.
    reads: Vec<bool>,
    read: Vec<u32>,
    /// How many may be looked at still, so that time grows as the graph does.
    left: usize,
}

/// So often each node may be looked at, on average, and so many are counted at least.
const LOOKS: usize = 4;
const COUNTED: usize = 2000;

impl<'a> Tuples<'a> {
    pub(super) fn new(known: &'a [Known]) -> Tuples<'a> {
        let count = known.len();
        let none = vec![false; count];
        let (is_lane, reads, read) = (none.clone(), none, vec![0; count]);
        let (ends, sets) = (FxHashMap::default(), FxHashMap::default());
        Tuples { known, all: Vec::new(), ends, sets, is_lane, reads, read, left: LOOKS * count.max(COUNTED) }
    }

    /// Nodes are like this from now on.
    pub(super) fn goes_by(&mut self, known: &'a [Known]) {
        self.known = known;
    }

    /// True of a scalar that goes together with others.
    pub(super) fn has(&self, r: Ref) -> bool {
        self.is_lane[r.id().0 as usize]
    }

    /// Adds the tuple of these, and all below it. If nothing is won with them, they may go together with others.
    pub(super) fn add(&mut self, bench: &Bench, lanes: Vec<Ref>) {
        let first = self.all.len();
        self.look(bench, lanes);
        self.decide(bench, first);
        if self.all.last().is_some_and(Tuple::is_won) {
            for tuple in self.all[first..].iter().filter(|tuple| tuple.is_joined) {
                tuple.lanes.iter().for_each(|r| self.is_lane[r.id().0 as usize] = true);
            }
        }
    }

    fn look(&mut self, bench: &Bench, lanes: Vec<Ref>) {
        let mut stack: Vec<Begun> = self.begin(bench, lanes).err().into_iter().collect();
        while let Some(mut begun) = stack.pop() {
            let Some(lanes) = begun.rest.pop() else {
                let Begun { asked, lanes, is_not, op, operands, .. } = begun;
                let picked = picked(&asked, &lanes);
                let at = self.computed(bench, lanes, op, operands);
                if let Some(above) = stack.last_mut() {
                    above.operands.push(Operand::Below(Below { at, is_not, picked }));
                }
                continue;
            };
            // One condition for all lanes stays one.
            let one = begun.op == Op::Select && begun.operands.is_empty() && are_same(&lanes);
            if one {
                begun.operands.push(Operand::One(lanes[0]));
                stack.push(begun);
                continue;
            }
            match self.begin(bench, lanes) {
                Ok(below) => {
                    begun.operands.push(Operand::Below(below));
                    stack.push(begun);
                }
                Err(below) => stack.extend([begun, below]),
            }
        }
    }

    /// A tuple that is there, or what is to be looked at for it.
    fn begin(&mut self, bench: &Bench, mut asked: Vec<Ref>) -> Result<Below, Begun> {
        let is_not = asked.iter().all(|r| r.is_not());
        if is_not {
            asked.iter_mut().for_each(|r| *r = !*r);
        }
        if let Some(at) = self.ends.get(&asked) {
            return Ok(Below { at: *at, is_not, picked: None });
        }
        let lanes: Vec<Ref> = different(&asked).copied().collect();
        if let Some(at) = self.sets.get(&sorted(&lanes)) {
            return Ok(Below { at: *at, is_not, picked: picked(&asked, &self.all[*at].lanes) });
        }
        self.left = self.left.saturating_sub(1);
        match self.operands(bench, &lanes) {
            Some(mut rest) => {
                rest.reverse();
                let op = bench.op(lanes[0]);
                Err(Begun { asked, lanes, is_not, op, rest, operands: Vec::new() })
            }
            None => {
                self.ends.insert(asked.clone(), self.all.len());
                Ok(Below { at: self.push(asked, None, Vec::new()), is_not, picked: None })
            }
        }
    }

    /// Adds what may be computed at once.
    fn computed(&mut self, bench: &Bench, lanes: Vec<Ref>, op: Op, operands: Vec<Operand>) -> usize {
        for r in &lanes {
            if !std::mem::replace(&mut self.reads[r.id().0 as usize], true) {
                for i in 0..bench.graph.args(r.id()).len() {
                    self.read[bench.arg(*r, i).id().0 as usize] += 1;
                }
            }
        }
        self.sets.insert(sorted(&lanes), self.all.len());
        self.push(lanes, Some(op), operands)
    }

    fn push(&mut self, lanes: Vec<Ref>, op: Option<Op>, operands: Vec<Operand>) -> usize {
        self.all.push(Tuple {
            lanes,
            op,
            operands,
            is_joined: false,
            saved: 0,
            alone: 0,
            top: 0,
            made: None,
        });
        self.all.len() - 1
    }

    /// The operands of what computes all lanes at once, each lane by lane, if something does.
    fn operands(&self, bench: &Bench, lanes: &[Ref]) -> Option<Vec<Vec<Ref>>> {
        let first = lanes[0];
        let (op, count) = (bench.op(first), bench.graph.args(first.id()).len());
        let alone = count > 0 && super::acts_alone(bench, op, lanes.len() as u8) && lanes.len() > 1;
        let alike = |r: &Ref| {
            bench.op(*r) == op
                && !r.is_not()
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

    /// How many nodes are below each of these, at least.
    fn least(&self, lanes: &[Ref]) -> u32 {
        lanes.iter().map(|r| self.known[r.id().0 as usize].level).min().unwrap_or(0)
    }

    /// How many nodes are below each of these, at most.
    fn most(&self, lanes: &[Ref]) -> u32 {
        lanes.iter().map(|r| self.known[r.id().0 as usize].level).max().unwrap_or(0)
    }

    /// True of what is read by more than tuples.
    fn is_read_elsewhere(&self, bench: &Bench, r: Ref) -> bool {
        bench.uses(r) > self.read[r.id().0 as usize]
    }

    /// Decides which are computed at once, of these and those that follow.
    pub(super) fn decide(&mut self, bench: &Bench, first: usize) {
        for at in first..self.all.len() {
            let tuple = &self.all[at];
            if tuple.op.is_none() {
                let (saved, top) = (self.put_together(bench, &tuple.lanes), self.most(&tuple.lanes));
                (self.all[at].saved, self.all[at].top) = (saved, top);
                continue;
            }
            let mut below: Vec<usize> = Vec::new();
            let (mut picked, mut top) = (0, 0);
            for operand in &tuple.operands {
                match operand {
                    Operand::One(r) => top = self.most(&[*r]).max(top),
                    Operand::Below(operand) if below.contains(&operand.at) => {}
                    Operand::Below(operand) => {
                        below.push(operand.at);
                        picked += i64::from(operand.picked.is_some());
                        top = self.all[operand.at].top.max(top);
                    }
                }
            }
            let count = tuple.lanes.len() as i64;
            let elsewhere = tuple.lanes.iter().filter(|r| self.is_read_elsewhere(bench, **r)).count() as i64;
            let saved = count - 1 - picked + below.iter().map(|i| self.all[*i].saved).sum::<i64>();
            let is_joined = saved - elsewhere >= -1;
            let top = if is_joined { top } else { self.most(&tuple.lanes) };
            let tuple = &mut self.all[at];
            (tuple.is_joined, tuple.top) = (is_joined, top);
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
            let level = self.least(&tuple.lanes);
            if tuple.is_won() && tuple.top < level {
                let first = tuple.lanes[0];
                seeds.push(((u32::MAX - level, bench.graph.place(first), first), at));
            }
        }
        seeds.sort_unstable();
        seeds.into_iter().map(|(_, at)| at).collect()
    }

    /// Offers a vector of which these are the lanes, with vectors of all that goes with them.
    pub(super) fn offer(&mut self, bench: &mut Bench, seed: usize) {
        let tuple = &self.all[seed];
        if self.left == 0 || !self.is_computed(bench, seed) {
            return;
        }
        let form = self.known[tuple.lanes[0].id().0 as usize].form;
        if bench.is_tried(&tuple.lanes, mixed(form, tuple.alone as u32)) {
            return;
        }
        let below = self.below(bench, seed);
        self.left = self.left.saturating_sub(below.len());
        if self.left == 0 {
            return;
        }
        let mut splats = 0;
        for at in below.iter().copied() {
            let Made { vector, .. } = self.written(bench, at);
            splats += i64::from(matches!(bench.op(vector), Op::Splat(_)) && bench.uses(vector) == 0);
        }
        let Some(changes) = self.changes(bench, seed, &below) else { return };
        // Text for devices reads each lane by an operation of its own, and nothing is won by one for one.
        let least = splats.max(1);
        if bench.offer_all_for("alongside", &changes, |gain| gain.is_gain() && gain.graph > least) {
            for (_, lane) in &changes {
                let vector = bench.arg(*lane, 0);
                bench.is_packed(vector);
            }
        }
    }

    /// The lanes that are to stand for those of a tuple, and for all below it that others read, if they can. Of two that need each
    /// other the one that reads comes first.
    fn changes(&self, bench: &mut Bench, seed: usize, below: &[usize]) -> Option<Vec<(Ref, Ref)>> {
        let computed: Vec<usize> = below.iter().copied().filter(|at| self.is_computed(bench, *at)).collect();
        let mut read: FxHashMap<Id, u32> = FxHashMap::default();
        for r in computed.iter().flat_map(|at| &self.all[*at].lanes) {
            for i in 0..bench.graph.args(r.id()).len() {
                *read.entry(bench.arg(*r, i).id()).or_default() += 1;
            }
        }
        let mut changes = Vec::new();
        for at in computed.into_iter().rev() {
            let lanes = self.all[at].lanes.iter().copied().enumerate();
            let others = |r: Ref| bench.uses(r) > read.get(&r.id()).copied().unwrap_or(0);
            let asked: Vec<(usize, Ref)> = lanes.filter(|(_, r)| at == seed || others(*r)).collect();
            match self.lanes_of(bench, at, asked) {
                Some(lanes) => changes.extend(lanes),
                // What is read below may stay as it is, beside the vector.
                None if at != seed => {}
                None => return None,
            }
        }
        Some(changes)
    }

    /// True of what is computed at once, and not yet.
    fn is_computed(&self, bench: &Bench, at: usize) -> bool {
        let tuple = &self.all[at];
        tuple.op.is_some() && tuple.is_joined && tuple.lanes.iter().all(|r| bench.is_living(r.id()))
    }

    /// A tuple and those that are made with it, operands before what reads these.
    fn below(&self, bench: &Bench, seed: usize) -> Vec<usize> {
        let (mut all, mut todo) = (Vec::new(), vec![seed]);
        let mut seen = FxHashSet::default();
        while let Some(at) = todo.pop() {
            if !seen.insert(at) {
                continue;
            }
            all.push(at);
            if self.is_computed(bench, at) {
                todo.extend(self.all[at].operands.iter().filter_map(|operand| match operand {
                    Operand::Below(below) => Some(below.at),
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
        let (tuple, is_computed) = (&self.all[at], self.is_computed(bench, at));
        if let Some(made) = tuple.made
            && is_computed
        {
            return made;
        }
        let mut top = 0;
        let vector = if is_computed {
            let mut args = Vec::with_capacity(tuple.operands.len());
            for operand in &tuple.operands {
                args.push(match operand {
                    Operand::One(r) => {
                        top = level(*r, self.known).max(top);
                        *r
                    }
                    Operand::Below(Below { at, is_not, picked }) => {
                        let made = self.all[*at].made.expect("operands are written first");
                        top = made.top.max(top);
                        let vector = match picked {
                            Some(picked) => bench.graph.add(Op::Swizzle(*picked), &[made.vector]),
                            None => made.vector,
                        };
                        vector.complement_if(*is_not)
                    }
                });
            }
            bench.graph.add(tuple.op.expect("it is computed"), &args)
        } else {
            let lanes: Vec<Ref> = tuple.lanes.iter().map(|r| bench.resolve(*r)).collect();
            top = self.most(&tuple.lanes);
            together(bench, &lanes, 0)
        };
        let vector = bench.resolve(vector);
        let made = Made { vector, top: level(vector, self.known).max(top) };
        self.all[at].made = Some(made);
        made
    }

    /// These lanes of a tuple with those of its vector; none if these cannot stand for them.
    fn lanes_of(&self, bench: &mut Bench, at: usize, lanes: Vec<(usize, Ref)>) -> Option<Vec<(Ref, Ref)>> {
        let tuple = &self.all[at];
        let Made { vector, top } = tuple.made.expect("it is written");
        // Who reads a lane has more nodes below it than that, and none of these may be needed: who offers sees only those that the
        // seed needs.
        if bench.op(vector) == Op::Compose || self.least(&tuple.lanes) <= top {
            return None;
        }
        let mut changes = Vec::with_capacity(lanes.len());
        for (i, r) in lanes {
            let lane = bench.graph.add(Op::Lane(i as u8), &[vector]);
            let lane = bench.resolve(lane);
            if bench.lane_of(lane).is_none_or(|(of, _)| of != vector) {
                return None;
            }
            changes.push((r, lane));
        }
        Some(changes)
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

/// These in an order that does not depend on who asks.
fn sorted(lanes: &[Ref]) -> Vec<Ref> {
    let mut lanes = lanes.to_vec();
    lanes.sort_unstable();
    lanes
}

/// Which of the lanes are asked for; none if those that there are.
fn picked(asked: &[Ref], lanes: &[Ref]) -> Option<Swizzle> {
    let place = |r: &Ref| lanes.iter().position(|lane| lane == r).map(|i| i as u8);
    let places: Vec<u8> = asked.iter().filter_map(place).collect();
    (asked != lanes).then(|| Swizzle::new(&places))
}

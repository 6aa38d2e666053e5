//! Arms that are one formula of other operands, as deep as that goes.
//!
//! ```text
//! before   select(c, (x - 2).powi(2) * 7 + 1, (x - 3).powi(2) * 7 + 9)    select(c, x * y + z, x * w)
//! after    (x - select(c, 2, 3)).powi(2) * 7 + select(c, 1, 9)            x * select(c, y, w) + select(c, z, 0)
//!
//! before   select(c, (x * 2).sin(), select(d, (x * 3).sin(), z))
//! after    select(c | d, (x * select(c, 2, 3)).sin(), z)
//! ```
//! `selects::sunk` takes one operation below a choice where that alone pays; here several have to go together, since the
//! first of them has two operands to choose. Pairs of nodes are followed down from the arms as long as both are one
//! operation, or one of them is an operation on what the other one is (Plotkin: anti-unification). Then it is decided from
//! below where each pair is chosen between.
//!
//! Needs: nothing, `NSZ` for `+ 0.0`; exact. Measure: the live cost.

use super::{has_no_choice, neutral_of};
use crate::graph::{Rank, Ref};
use crate::op::Op;
use crate::op::cost::Table;
use crate::passes::bench::{BELOW, Bench};
use crate::value::Value;

/// So many pairs are looked at.
const PAIRS: usize = 48;

/// What varies counts so much more than what is uniform.
const VARYING: i64 = 1 << 12;

/// An operand of both: the same one, or another pair.
#[derive(Clone, Copy)]
enum Side {
    Same(Ref),
    Pair(usize),
}

/// What stands at one place of both formulas.
struct Pair {
    nodes: [Ref; 2],
    /// The operation, and if its complement is meant.
    op: (Op, bool),
    /// Its operands, if both are that.
    sides: Vec<Side>,
    /// Which of the nodes are that operation. The other one is its own operand, beside what changes nothing.
    is_op: [bool; 2],
    /// The operation goes below the choice.
    joined: bool,
}

/// An operation that one of two nodes is, and what the operands are in both.
struct Common {
    op: Op,
    is_op: [bool; 2],
    operands: [Vec<Ref>; 2],
}

/// What two nodes are.
struct Joined {
    node: Ref,
    /// One has an operation that the other one has not.
    is_padded: bool,
}

/// The pairs below a choice, the one between its arms first.
struct Pairs {
    condition: Ref,
    all: Vec<Pair>,
    /// Those below before those above.
    order: Vec<usize>,
}

/// Offers the formula of both arms, of choices between what they differ in. True if it stands there now.
pub(super) fn offer(bench: &mut Bench, r: Ref, [c, x, y]: [Ref; 3]) -> bool {
    if !is_own(bench, x) || !is_own(bench, y) {
        return false;
    }
    bench.reaches(BELOW.into());
    let Some(new) = joined(bench, c, x, y).or_else(|| beside(bench, c, x, y)) else { return false };
    // Drivers leave out what a zero does, and choose lanes one by one: one operation less is none then.
    let least = i64::from(new.is_padded || bench.op(x) == Op::Compose);
    (least == 0 || bench.gain(r, new.node).graph > least) && bench.offer("merge", r, new.node) != r
}

/// Two of three arms: `select(c, x, select(d, y, z))` is `select(c | d, select(c, x, y), z)`.
fn beside(bench: &mut Bench, c: Ref, x: Ref, y: Ref) -> Option<Joined> {
    for (c, x, y) in [(c, x, y), (!c, y, x)] {
        if bench.op(y) != Op::Select || y.is_not() {
            continue;
        }
        let [d, then, other] = [0, 1, 2].map(|i| bench.arg(y, i));
        if bench.ty(d) != bench.ty(c) {
            continue;
        }
        for (d, arm, rest) in [(d, then, other), (!d, other, then)] {
            if is_own(bench, arm)
                && let Some(both) = joined(bench, c, x, arm)
            {
                let either = bench.graph.or(c, d);
                let node = bench.graph.add(Op::Select, &[either, both.node, rest]);
                return Some(Joined { node, ..both });
            }
        }
    }
    None
}

/// Two nodes as one, if that saves something.
fn joined(bench: &mut Bench, c: Ref, x: Ref, y: Ref) -> Option<Joined> {
    let mut pairs = Pairs { condition: c, all: Vec::new(), order: Vec::new() };
    pairs.find(bench, x, y)?;
    if pairs.all[0].sides.is_empty() {
        return None;
    }
    pairs.own(bench);
    if !pairs.decide(bench) {
        return None;
    }
    let node = pairs.written(bench, 0, &mut vec![None; pairs.all.len()]);
    Some(Joined { node, is_padded: pairs.all.iter().any(|pair| pair.joined && pair.is_op != [true; 2]) })
}

/// True of an operation that only one node reads.
fn is_own(bench: &Bench, r: Ref) -> bool {
    !has_no_choice(bench, r) && bench.uses(r) == 1
}

/// True if two nodes are one operation, of operands of the same types.
fn are_alike(bench: &Bench, x: Ref, y: Ref) -> bool {
    if has_no_choice(bench, x) || bench.op(x) != bench.op(y) || x.is_not() != y.is_not() || x.id() == y.id() {
        return false;
    }
    let [left, right] = [x, y].map(|r| bench.graph.args(r.id()));
    left.len() == right.len() && left.iter().zip(right).all(|(l, r)| bench.graph.ty(*l) == bench.graph.ty(*r))
}

/// An operation on what the other node is, or is alike.
fn with_neutral(bench: &mut Bench, x: Ref, y: Ref) -> Option<Common> {
    for (same, changed, swapped) in [(x, y, false), (y, x, true)] {
        let op = bench.op(changed);
        let mut places = match op {
            Op::Add | Op::Mul => 0..2,
            Op::Sub | Op::Div => 0..1,
            _ => continue,
        };
        let is_same = |r: Ref| same == r || are_alike(bench, same, r);
        let Some(at) = places.find(|i| is_same(bench.arg(changed, *i))) else { continue };
        let ty = bench.ty(same);
        let Some(bits) = neutral_of(bench, op, ty) else { continue };
        let none = bench.graph.constant(Value::splat(ty, bits));
        let still = if at == 0 { vec![same, none] } else { vec![none, same] };
        let change: Vec<Ref> = (0..2).map(|i| bench.arg(changed, i)).collect();
        let operands = if swapped { [change, still] } else { [still, change] };
        return Some(Common { op, is_op: [swapped, !swapped], operands });
    }
    None
}

impl Pairs {
    /// The pair of these, with all below it; none if there are too many.
    fn find(&mut self, bench: &mut Bench, x: Ref, y: Ref) -> Option<usize> {
        if let Some(at) = self.all.iter().position(|pair| pair.nodes == [x, y]) {
            return Some(at);
        }
        let at = self.all.len();
        if at == PAIRS {
            return None;
        }
        let op = (bench.op(x), x.is_not());
        self.all.push(Pair { nodes: [x, y], op, sides: Vec::new(), is_op: [true; 2], joined: false });
        if let Some(Common { op, is_op, operands: [left, right] }) = self.common(bench, x, y) {
            let mut sides = Vec::with_capacity(left.len());
            for (l, r) in left.into_iter().zip(right) {
                sides.push(if l == r { Side::Same(l) } else { Side::Pair(self.find(bench, l, r)?) });
            }
            let pair = &mut self.all[at];
            (pair.op.0, pair.is_op, pair.sides) = (op, is_op, sides);
        }
        self.order.push(at);
        Some(at)
    }

    /// What both nodes are, if that can go below a choice between them.
    fn common(&self, bench: &mut Bench, x: Ref, y: Ref) -> Option<Common> {
        let alike = are_alike(bench, x, y).then(|| {
            let operands = self.operands(bench, x, y);
            Common { op: bench.op(x), is_op: [true; 2], operands }
        });
        let agree = alike.as_ref().is_some_and(|common| {
            let [left, right] = &common.operands;
            left.iter().zip(right).any(|(l, r)| self.agreement(bench, *l, *r) > 0)
        });
        let common = if agree { alike } else { with_neutral(bench, x, y).or(alike) }?;
        // Lanes are chosen where both have as many.
        let lanes = bench.ty(self.condition).lanes;
        let fits = |bench: &Bench, r: &Ref| bench.ty(*r).lanes == lanes;
        let all = || common.operands.iter().flatten().all(|r| fits(bench, r));
        (lanes <= 1 || common.op.is_lanewise() && all()).then_some(common)
    }

    /// The operands of both, those that agree beside each other.
    fn operands(&self, bench: &Bench, x: Ref, y: Ref) -> [Vec<Ref>; 2] {
        let count = bench.graph.args(x.id()).len();
        let [left, mut right] = [x, y].map(|r| (0..count).map(|i| bench.arg(r, i)).collect::<Vec<Ref>>());
        if count == 2 && bench.op(x).is_commutative() && bench.ty(left[0]) == bench.ty(left[1]) {
            let all = |i: usize, j: usize| {
                self.agreement(bench, left[0], right[i]) + self.agreement(bench, left[1], right[j])
            };
            if all(1, 0) > all(0, 1) {
                right.swap(0, 1);
            }
        }
        [left, right]
    }

    /// How well two operands agree.
    fn agreement(&self, bench: &Bench, x: Ref, y: Ref) -> u32 {
        match () {
            () if x == y => 4,
            () if self.all.iter().any(|pair| pair.nodes == [x, y]) => 3,
            () if are_alike(bench, x, y) => 2,
            () if [x, y].iter().all(|r| bench.graph.as_const(*r).is_some()) => 1,
            () => 0,
        }
    }

    /// Finds out which pairs nobody reads but other pairs.
    fn own(&mut self, bench: &mut Bench) {
        let mut read = vec![0; self.all.len()];
        // The choice reads its arms.
        read[0] = 1;
        for at in self.order.iter().rev().copied() {
            let pair = &mut self.all[at];
            let mut own = !pair.sides.is_empty();
            for (r, is_op) in pair.nodes.into_iter().zip(pair.is_op) {
                own &= !is_op || bench.uses(r) == read[at];
                // What falls to one or two is told anyway.
                if bench.uses(r) > 2 {
                    bench.watch_readers(r);
                }
            }
            pair.joined = own;
            for side in &pair.sides {
                if let (Side::Pair(below), true) = (side, own) {
                    read[*below] += 1;
                }
            }
        }
    }

    /// Decides where it is chosen. True if that saves something.
    fn decide(&mut self, bench: &Bench) -> bool {
        // What each pair costs, if not paid for by one before it. Who offers what is written counts that anew.
        let mut costs = vec![0; self.all.len()];
        for at in self.order.iter().copied() {
            costs[at] = self.choice(bench, at);
            if !self.all[at].joined {
                continue;
            }
            let mut below: Vec<usize> = Vec::new();
            for side in &self.all[at].sides {
                if let Side::Pair(i) = side
                    && !below.contains(i)
                {
                    below.push(*i);
                }
            }
            let cost = below.iter().map(|i| costs[*i]).sum::<i64>() - self.saved(bench, at);
            self.all[at].joined = cost <= costs[at];
            if self.all[at].joined {
                costs[at] = cost;
                below.into_iter().for_each(|i| costs[i] = 0);
            }
        }
        self.all[0].joined && costs[0] < self.choice(bench, 0)
    }

    /// What it costs to choose between a pair.
    fn choice(&self, bench: &Bench, at: usize) -> i64 {
        price(bench, Op::Select, self.all[at].nodes[0], self.rank(bench, at))
    }

    /// What it saves to have one operation where there were two.
    fn saved(&self, bench: &Bench, at: usize) -> i64 {
        let pair = &self.all[at];
        let of = |r: Ref, rank: Rank| price(bench, pair.op.0, r, rank);
        let now: i64 = (0..2)
            .filter(|i| pair.is_op[*i])
            .map(|i| of(pair.nodes[i], bench.graph.rank(pair.nodes[i])))
            .sum();
        now - of(pair.nodes[0], self.rank(bench, at))
    }

    /// How often a choice between a pair changes.
    fn rank(&self, bench: &Bench, at: usize) -> Rank {
        let [x, y] = self.all[at].nodes;
        [y, self.condition].iter().fold(bench.graph.rank(x), |rank, r| rank.max(bench.graph.rank(*r)))
    }

    fn written(&self, bench: &mut Bench, at: usize, made: &mut [Option<Ref>]) -> Ref {
        if let Some(r) = made[at] {
            return r;
        }
        let pair = &self.all[at];
        let [x, y] = pair.nodes;
        let new = if pair.joined {
            let mut args = Vec::with_capacity(pair.sides.len());
            for side in &pair.sides {
                args.push(match side {
                    Side::Same(r) => *r,
                    Side::Pair(below) => self.written(bench, *below, made),
                });
            }
            bench.graph.add(pair.op.0, &args).complement_if(pair.op.1)
        } else {
            bench.graph.add(Op::Select, &[self.condition, x, y])
        };
        made[at] = Some(new);
        new
    }
}

/// What an operation with a result like that of a node costs.
fn price(bench: &Bench, op: Op, like: Ref, rank: Rank) -> i64 {
    if matches!(op, Op::Splat(_)) {
        return 0;
    }
    let of = |table| i64::from(op.cost(table, bench.ty(like)));
    let sum = of(Table::Graph) + of(Table::Gpu);
    if rank == Rank::Varying { sum * VARYING } else { sum }
}

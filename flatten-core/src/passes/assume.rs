//! What a value is where conditions hold: what they decide (`rules/conditions.rs`) is a constant, a choice is one of its arms,
//! `x.min(y)` is `x` where `x < y`. Within choices their conditions hold too, which are asked of an `and` that others read.
//!
//! It looks at `NEAR` nodes, or at `OWN` where the others are not far down, and no further, so that a pass which asks at
//! every node takes time in proportion to their number.

use crate::column::Column;
use crate::graph::{Id, Ref};
use crate::op::Op;
use crate::options::Gates;
use crate::passes::bench::{BELOW, Bench};
use crate::rules::conditions::{Holding, known as known_of};
use crate::ty::Ty;
use crate::value::Value;

/// How many nodes are looked at that a condition may say something of.
const NEAR: usize = 12;

/// How many, where what others read stays as it is, of those that are at most so far down: as `residuals` looks below a
/// choice.
const OWN: usize = 40;
const LEVELS: usize = 4;

/// How many conditions are.
const FACTS: usize = 8;

/// How many conditions of choices within each other are, and how far an `and` is looked into that others read too.
const CONDITIONS: usize = 4;

/// Of what more nodes read nobody asks who they are.
const READERS: u32 = 8;

/// How far below a choice that is which a condition says something of, and how far below what is looked at.
const SAID: usize = 3;

/// A place where conditions hold: an arm of a choice, or what stands beside them in an `and`.
pub struct Arm<'b, 'a> {
    bench: &'b mut Bench<'a>,
    facts: Vec<Holding>,
    /// Some fact says that two are equal, or are not.
    equal: bool,
    /// What is equal to a constant, and to which.
    equals: Vec<(Ref, Ref)>,
    /// What holds too where it is looked now, within choices.
    path: [Ref; CONDITIONS],
    /// How many those are.
    within: usize,
    /// What was looked at last depends on that.
    there: bool,
    /// What others read too stays as it is.
    own: bool,
    /// How many nodes were looked at.
    seen: usize,
    /// How many of them are above the one that is looked at.
    level: usize,
    /// Nothing is other than it was, and nothing was left out for being too far.
    same: bool,
    /// What others read too was looked into, or something was left out for being too far.
    shared: bool,
}

impl<'b, 'a> Arm<'b, 'a> {
    /// Where conditions hold, and so all that they are made of by `and`.
    pub fn of(bench: &'b mut Bench<'a>, conditions: &[Ref]) -> Self {
        let mut facts = Vec::with_capacity(conditions.len());
        for condition in conditions {
            facts.push(Holding::new(&bench.graph, *condition));
        }
        let (mut read, mut equal, mut equals) = (0, false, Vec::new());
        while read < facts.len() {
            let condition = facts[read].condition;
            read += 1;
            let op = bench.op(condition);
            if op == Op::Eq {
                equal = true;
                equals.extend(equal_to(bench, condition));
            }
            if op == Op::And && !condition.is_not() && facts.len() < FACTS {
                for i in 0..2 {
                    facts.push(Holding::new(&bench.graph, bench.arg(condition, i)));
                }
            }
        }
        bench.notes.begin();
        bench.reaches(SAID + facts.len());
        let path = [Ref::new(Id(0)); CONDITIONS];
        let (within, there, own, seen, level, same, shared) = (0, false, false, 0, 0, true, false);
        Arm { bench, facts, equal, equals, path, within, there, own, seen, level, same, shared }
    }

    /// The same place, where only what nobody else reads is built anew.
    pub fn of_own(bench: &'b mut Bench<'a>, conditions: &[Ref]) -> Self {
        Arm { own: true, ..Arm::of(bench, conditions) }
    }

    /// True if a condition says nothing of anything but itself: nobody else reads it, and what it compares is not compared
    /// elsewhere.
    pub(super) fn is_idle(bench: &mut Bench, condition: Ref) -> bool {
        let &[x, y] = bench.graph.args(condition.id()) else { return false };
        if !matches!(bench.op(condition), Op::Lt | Op::Le) || bench.uses(condition) > 1 {
            return false;
        }
        let [x, y] = [x, y].map(|r| bench.resolve(r));
        // Who is compared with one value has it as an operand; two values are compared by who has both.
        let is_const = |r: Ref| bench.graph.as_const(r).is_some();
        let of = if is_const(x) || !is_const(y) && bench.uses(y) < bench.uses(x) { y } else { x };
        if bench.uses(of) > READERS {
            return false;
        }
        let mut idle = true;
        bench.each_user(of.id(), |bench, user| {
            idle &= user == condition.id() || !compares(bench.graph.node(user).op);
        });
        if idle {
            bench.watch_readers(of);
        }
        idle
    }

    /// What a value is where a condition holds, and if that [`Arm::is_all`].
    pub(super) fn once(bench: &'b mut Bench<'a>, condition: Ref, r: Ref) -> (Ref, bool) {
        let decides = |bench: &Bench, r: Ref| bench.graph.node(r.id()).decides();
        if matches!(bench.op(condition), Op::Lt | Op::Le) && !decides(bench, r) {
            return (r, true);
        }
        let mut arm = Arm::of(bench, &[condition]);
        (arm.assumed(r), arm.is_all())
    }

    /// True if [`Arm::of_own`] finds nothing else: nothing that was looked at is other than it was, and nothing was too far
    /// to be looked at, or nothing is shared.
    pub fn is_all(&self) -> bool {
        self.same || !self.shared
    }

    /// What a value is there.
    pub fn assumed(&mut self, r: Ref) -> Ref {
        let r = self.bench.resolve(r);
        if self.is_open(r) { self.looked_at(r) } else { r }
    }

    /// True of what conditions may say something of.
    fn is_open(&self, r: Ref) -> bool {
        self.equal || self.bench.graph.node(r.id()).decides()
    }

    /// [`Arm::assumed`] of what stands for a node and is open.
    #[inline]
    fn looked_at(&mut self, r: Ref) -> Ref {
        let id = r.positive();
        if let Some(known) = self.bench.notes.get(id) {
            return known.complement_if(r.is_not());
        }
        let far = !self.own || self.level > LEVELS;
        if self.seen >= if far { NEAR } else { OWN } {
            (self.same, self.shared) = (false, true);
            return r;
        }
        self.look(id).complement_if(r.is_not())
    }

    #[inline(never)]
    fn look(&mut self, r: Ref) -> Ref {
        // A value does not need itself, so nobody asks for it before it is known.
        self.bench.notes.set(r, r);
        self.seen += 1;
        self.level += 1;
        self.bench.reaches(self.level + SAID);
        let before = std::mem::take(&mut self.there);
        let new = self.value(r);
        self.level -= 1;
        self.same &= new == r;
        if new != r {
            // The constructors look further.
            self.bench.reaches(BELOW.into());
            // Elsewhere it is something else.
            let value = if self.there { None } else { Some(new) };
            self.bench.notes.put(r, value);
        }
        self.there |= before;
        new
    }

    fn value(&mut self, r: Ref) -> Ref {
        let (op, ty) = (self.bench.op(r), self.bench.ty(r));
        if let Some(known) = self.settled(r, ty) {
            return known;
        }
        self.shared |= self.bench.uses(r) > 1;
        match op {
            Op::And if self.own && self.bench.uses(r) > 1 && self.within > 0 && ty == Ty::BOOL => {
                self.bench.reaches(self.level + SAID + CONDITIONS);
                let holds = self.decided(r, CONDITIONS);
                self.there |= holds.is_some();
                return holds.map_or(r, |holds| self.bench.graph.bool(holds));
            }
            _ if self.own && self.bench.uses(r) > 1 => return r,
            Op::Const(_) | Op::Param(_) | Op::Loop(_) | Op::Call(_) | Op::Project(_) => return r,
            // Its elements are constants.
            Op::Table => {
                let old = self.bench.arg(r, 0);
                let index = self.assumed(old);
                if index == old {
                    return r;
                }
                let args = self.bench.graph.args(r.id()).to_vec();
                return self.bench.graph.add(Op::Table, &[&[index], &args[1..]].concat());
            }
            Op::Select => {
                let (c, x, y) = (self.bench.arg(r, 0), self.bench.arg(r, 1), self.bench.arg(r, 2));
                let c = self.assumed(c);
                if let Some(value) = self.bench.graph.as_const(c)
                    && !value.ty.is_vector()
                {
                    return self.assumed(if value.is_true() { x } else { y });
                }
                if self.own && self.within < CONDITIONS && self.bench.ty(c) == Ty::BOOL {
                    let within = self.within;
                    self.within += 1;
                    self.path[within] = c;
                    let then = self.assumed(x);
                    self.path[within] = !c;
                    let other = self.assumed(y);
                    self.within = within;
                    return self.again(r, &[c, then, other]);
                }
            }
            Op::Min | Op::Max | Op::PMin | Op::PMax | Op::Abs | Op::Clamp if !ty.is_vector() => {
                let known = if op == Op::Clamp { self.clamped(r) } else { self.lattice(r, op, ty) };
                if let Some(known) = known {
                    return self.assumed(known);
                }
            }
            _ => {}
        }
        let count = self.bench.graph.args(r.id()).len();
        let mut new = [r; 4];
        let mut changed = false;
        let mut i = 0;
        while i < count {
            let old = self.bench.arg(r, i);
            new[i] = old;
            if self.is_open(old) {
                new[i] = self.looked_at(old);
                changed |= new[i] != old;
            }
            i += 1;
        }
        if changed { self.again(r, &new[..count]) } else { r }
    }

    /// The operation of these operands.
    fn again(&mut self, r: Ref, args: &[Ref]) -> Ref {
        if (0..args.len()).all(|i| self.bench.arg(r, i) == args[i]) {
            return r;
        }
        self.bench.reaches(BELOW.into());
        self.bench.graph.add(self.bench.op(r), args)
    }

    /// A condition that the facts decide, or what is equal to a constant.
    fn settled(&mut self, r: Ref, ty: Ty) -> Option<Ref> {
        let graph = &mut self.bench.graph;
        if ty == Ty::BOOL {
            for fact in &self.facts {
                if let Some(decided) = fact.known(graph, r) {
                    return (graph.as_const(r).is_none()).then(|| graph.bool(decided));
                }
            }
            return None;
        }
        for (x, k) in &self.equals {
            if *x == r {
                return Some(*k);
            }
        }
        None
    }

    /// If a condition holds, where what holds here decides all that it is made of by `and`, or one that does not.
    fn decided(&self, r: Ref, levels: usize) -> Option<bool> {
        let graph = &self.bench.graph;
        let known = self.facts.iter().find_map(|fact| fact.known(graph, r));
        if let Some(holds) =
            known.or_else(|| self.path[..self.within].iter().find_map(|c| known_of(graph, *c, r)))
        {
            return Some(holds);
        }
        if self.bench.op(r) != Op::And || levels == 0 {
            return None;
        }
        let mut all = Some(true);
        for i in 0..2 {
            match self.decided(self.bench.arg(r, i), levels - 1) {
                Some(false) => return Some(r.is_not()),
                Some(true) => {}
                None => all = None,
            }
        }
        all.map(|all| all != r.is_not())
    }

    /// The smaller, the larger or the absolute value where it is known which.
    fn lattice(&mut self, r: Ref, op: Op, ty: Ty) -> Option<Ref> {
        let x = self.bench.arg(r, 0);
        let y = match op {
            Op::Abs => self.bench.graph.constant(Value::zero(ty)),
            _ => self.bench.arg(r, 1),
        };
        let (less, greater) = (self.is_first(x, y), self.is_first(y, x));
        match op {
            _ if less == greater => None,
            Op::Abs if greater => Some(x),
            Op::Abs => Some(self.bench.graph.add(Op::Neg, &[x])),
            Op::Min | Op::PMin => Some(if less { x } else { y }),
            _ => Some(if less { y } else { x }),
        }
    }

    /// What is between two constants, or one of them, where it is known which.
    fn clamped(&mut self, r: Ref) -> Option<Ref> {
        let [x, low, high] = [0, 1, 2].map(|i| self.bench.arg(r, i));
        let number = |r: Ref| self.bench.graph.as_const(r).map(|value| value.f(0));
        let (from, to) = (number(low)?, number(high)?);
        match () {
            () if from.is_nan() || to.is_nan() || from > to => None,
            () if self.is_first(x, low) => Some(low),
            () if self.is_first(high, x) => Some(high),
            () if self.is_first(low, x) && self.is_first(x, high) => Some(x),
            () => None,
        }
    }

    /// True if one is less than the other, or they are the same.
    fn is_first(&self, x: Ref, y: Ref) -> bool {
        let graph = &self.bench.graph;
        let is = |op: Op| self.facts.iter().any(|fact| fact.compared(graph, op, x, y) == Some(true));
        is(Op::Le) && (has_one_zero(self.bench, x) || has_one_zero(self.bench, y) || is(Op::Lt))
    }
}

/// What a comparison says is equal to a constant, and to which.
fn equal_to(bench: &Bench, fact: Ref) -> Option<(Ref, Ref)> {
    let &[x, k] = bench.graph.args(fact.id()) else { return None };
    let value = bench.graph.as_const(k)?;
    (!fact.is_not() && !value.ty.is_vector() && has_one_zero(bench, k)).then_some((x, k))
}

/// True if what is equal to a value has its bits: zeros have two signs.
fn has_one_zero(bench: &Bench, r: Ref) -> bool {
    let is_other = |value: Value| value.f(0) != 0.0;
    !bench.ty(r).is_float() || bench.allows(Gates::NSZ) || bench.graph.as_const(r).is_some_and(is_other)
}

/// True of what depends on how its operands compare.
pub(super) fn compares(op: Op) -> bool {
    matches!(op, Op::Lt | Op::Le | Op::Eq | Op::Min | Op::Max | Op::PMin | Op::PMax | Op::Abs | Op::Clamp)
}

/// What nodes are in the arm that is looked at.
#[derive(Default)]
pub(super) struct Notes {
    /// By node: in which arm that was, and what it is there.
    nodes: Column<(u32, Ref)>,
    /// The arm.
    arm: u32,
}

impl Notes {
    fn begin(&mut self) {
        self.arm += 1;
    }

    fn get(&self, r: Ref) -> Option<Ref> {
        let at = r.id().0 as usize;
        if at >= self.nodes.len() {
            return None;
        }
        let (arm, value) = self.nodes[at];
        if arm == self.arm { Some(value) } else { None }
    }

    fn set(&mut self, r: Ref, value: Ref) {
        let at = r.id().0 as usize;
        if at >= self.nodes.len() {
            self.nodes.fill((at + 1).next_power_of_two(), (0, r));
        }
        self.nodes[at] = (self.arm, value);
    }

    /// What a node that is noted is, or that it is not noted.
    fn put(&mut self, r: Ref, value: Option<Ref>) {
        self.nodes[r.id().0 as usize] = value.map_or((0, r), |value| (self.arm, value));
    }
}

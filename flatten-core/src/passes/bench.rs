//! The bench on which passes work: a graph with the users of each node counted, and one gate for every change.
//!
//! ```text
//! offer(n, t)    gain = cost of what only n needs  -  cost of what t needs and nobody has yet
//! ```
//! A change is made when the gain is positive (Mishchenko: DAG-aware rewriting), so the live cost never rises. What
//! varies counts, on both tables, and neither may rise; what is the same for every pixel of a draw decides between
//! equals.
//!
//! Replaced nodes stay where they are and are read through [`Bench::resolve`], until their users are given other operands
//! (`bench/order/renew.rs`); [`Bench::finish`] makes a graph of what is alive.

mod asked;
mod cost;
mod finish;
mod order;
mod replaced;
mod users;
mod visits;
mod watches;

use crate::CHECKED;
use crate::column::Column;
use crate::graph::{Graph, Id, Rank, Ref};
use crate::op::Op;
use crate::op::cost::Table;
use crate::options::{Gates, Sabotage};
use crate::passes::Journal;
use crate::passes::assume::Notes;
use crate::passes::sums::{Kept, Poly};
use crate::ty::Ty;
pub use cost::Cost;
use order::Order;
pub use order::SEEN;
use rustc_hash::FxHashSet;
use users::Users;
use visits::Visits;
pub(crate) use visits::{BELOW, EVERYWHERE};

/// So many nodes are looked at below what is to stand for a vector, if lanes of that stand for scalars.
const FAR: usize = 256;

/// A graph that is being changed.
pub struct Bench<'a> {
    /// The graph; nodes are only ever added.
    pub graph: Graph,
    journal: &'a mut Journal,
    /// The one table that counts, if not both do.
    table: Option<Table>,
    /// By node: who reads it, roots included, as far as they are alive.
    uses: Column<u32>,
    /// The cost of all that is alive.
    live: Cost,
    /// By node: who they are.
    users: Users,
    /// By node: what stands for it.
    instead: Column<Ref>,
    /// Scratch for walks.
    todo: Column<(Ref, u32)>,
    /// In which order nodes stand, and which of them are to be looked at again.
    order: Order,
    /// Which of them have been looked at.
    visits: Visits,
    /// What chains have in common.
    pub(super) kept: Kept,
    /// The long chain that was written last, and what it computes.
    pub(super) gathered: Option<(Ref, Poly)>,
    /// Of the arm of a choice that is looked at.
    pub(super) notes: Notes,
    /// Changes are made and not only tried.
    certain: bool,
    /// What was tried is taken back: what it costs is known.
    undoing: bool,
    /// Something has come alive of which more is known now than when it was made.
    behind: bool,
    /// A change is tried: what would come alive by it is watched.
    trying: bool,
    /// What would stay alive, once for each user that would be gone.
    kept_alive: Vec<Id>,
    /// How many nodes there were when the visit of a node began.
    made: usize,
    /// Vectors whose lanes stand for scalars that were there before: what is made of such scalars reads the vector.
    packed: FxHashSet<Id>,
    /// Scalars that would have been lanes, if that had been cheaper.
    tried: FxHashSet<(Vec<Ref>, u32)>,
}

impl<'a> Bench<'a> {
    /// A bench with this graph on it.
    pub fn new(graph: Graph, journal: &'a mut Journal) -> Bench<'a> {
        Bench::make(graph, journal, None)
    }

    /// A bench on which only one table counts.
    pub fn with_table(graph: Graph, journal: &'a mut Journal, table: Table) -> Bench<'a> {
        Bench::make(graph, journal, Some(table))
    }

    fn make(graph: Graph, journal: &'a mut Journal, table: Option<Table>) -> Bench<'a> {
        let mut bench = Bench {
            graph,
            journal,
            table,
            uses: Column::default(),
            users: Users::default(),
            live: Cost::default(),
            instead: Column::default(),
            todo: Column::default(),
            order: Order::default(),
            visits: Visits::default(),
            kept: Kept::default(),
            gathered: None,
            notes: Notes::default(),
            certain: false,
            undoing: false,
            behind: false,
            trying: false,
            kept_alive: Vec::new(),
            made: 0,
            packed: FxHashSet::default(),
            tried: FxHashSet::default(),
        };
        let room = bench.graph.len();
        bench.graph.reserve(room / 2);
        bench.instead.reserve(room + room / 2);
        bench.uses.reserve(room + room / 2);
        bench.users.reserve(room + room / 2);
        bench.order.reserve(room + room / 2);
        bench.visits.reserve(room + room / 2);
        bench.count();
        bench
    }

    /// What stands for a node.
    #[inline]
    pub fn resolve(&self, r: Ref) -> Ref {
        let at = r.id().0;
        // What was made just now stands for itself.
        if at as usize >= self.instead.len() {
            return r;
        }
        let next = self.instead[at as usize];
        if next.id().0 == at { r } else { resolved(&self.instead, next.complement_if(r.is_not())) }
    }

    /// How many living users a node has.
    #[inline(always)]
    pub fn uses(&self, r: Ref) -> u32 {
        let at = r.id().0 as usize;
        if at < self.uses.len() { self.uses[at] } else { 0 }
    }

    /// True if these value-changing rewrites are allowed.
    pub fn allows(&self, gates: Gates) -> bool {
        self.graph.gates.allow(gates)
    }

    /// The operation of what stands for a node.
    #[inline(always)]
    pub fn op(&self, r: Ref) -> Op {
        self.graph.op(r)
    }

    /// Operand `i` of a node, as it stands now.
    #[inline]
    pub fn arg(&self, r: Ref, i: usize) -> Ref {
        self.resolve(self.graph.arg(r.id(), i))
    }

    /// True of a constant or a parameter.
    fn is_source(&self, id: Id) -> bool {
        matches!(self.graph.node(id).op, Op::Const(_) | Op::Param(_))
    }

    /// The type of a node.
    #[inline(always)]
    pub fn ty(&self, r: Ref) -> Ty {
        self.graph.ty(r)
    }

    /// The scalar that a vector is in every lane.
    pub(crate) fn below_splat(&self, r: Ref) -> Option<Ref> {
        matches!(self.op(r), Op::Splat(_)).then(|| self.arg(r, 0))
    }

    /// The vector of which a scalar is a lane, and which one.
    pub(crate) fn lane_of(&self, r: Ref) -> Option<(Ref, u8)> {
        match self.op(r) {
            Op::Lane(i) => Some((self.arg(r, 0), i)),
            _ => None,
        }
    }

    /// How many changes were made.
    pub fn commits(&self) -> u64 {
        self.journal.commits
    }

    /// True if no change may be made any more.
    pub fn spent(&self) -> bool {
        self.journal.spent()
    }

    /// Offers a node to stand for another, which it equals. Answers what stands there then.
    pub fn offer(&mut self, name: &'static str, old: Ref, new: Ref) -> Ref {
        let new = self.back(old, new);
        let new = if new == old { new } else { self.tried_again(new) };
        match self.decide(name, old, new, Cost::is_gain) {
            now if now == old => self.decide_anew(name, old, new, Cost::is_gain),
            now => now,
        }
    }

    /// [`Bench::offer`] of what need not be cheaper: a normal form, which is its own. What `old` has come to stand for may
    /// come back.
    pub fn prefer(&mut self, name: &'static str, old: Ref, new: Ref) -> Ref {
        let new = self.back(old, new);
        let new = if new == old { new } else { self.tried_again(new) };
        match self.gain_anew(old, new) {
            Some(_) => self.decide_anew(name, old, new, Cost::is_no_loss),
            None => self.decide(name, old, new, Cost::is_no_loss),
        }
    }

    /// What is meant by `new` where `old` stands: what stands for it, or itself where that is `old`.
    fn back(&self, old: Ref, new: Ref) -> Ref {
        let now = self.resolve(new);
        if now == old && self.visits.may_return(new.id()) { new } else { now }
    }

    /// [`Bench::offer`] of what may be dearer.
    pub(crate) fn force(&mut self, name: &'static str, old: Ref, new: Ref) -> Ref {
        let new = self.resolve(new);
        self.decide(name, old, new, |gain| gain != Cost::LOOP)
    }

    /// What would be gained by [`Bench::offer`].
    pub fn gain(&mut self, old: Ref, new: Ref) -> Cost {
        let new = self.resolve(new);
        self.gain_of(old, new)
    }

    /// What would be gained by [`Bench::prefer`].
    pub fn gain_back(&mut self, old: Ref, new: Ref) -> Cost {
        let new = self.back(old, new);
        self.gain_anew(old, new).unwrap_or_else(|| self.gain_of(old, new))
    }

    fn gain_of(&mut self, old: Ref, new: Ref) -> Cost {
        self.grow();
        if new == old {
            return Cost::default();
        }
        // What else would be freed is not below what is visited.
        let own = self.visits.is_visited(old.id());
        self.reaches(if own { BELOW } else { EVERYWHERE }.into());
        let count = self.uses(old);
        self.behind = false;
        self.trying = own && self.visits.watching().is_some();
        let mut added = self.take(new, count);
        if self.behind {
            self.release(new, count);
            self.catch_up(&[new]);
            added = self.take(new, count);
        }
        self.kept_alive.clear();
        let freed = self.release(old, count);
        self.trying = false;
        // Who else needs it is told by its users up to two.
        if is_often(&self.kept_alive) {
            self.reaches(EVERYWHERE.into());
        }
        // What needs the old node cannot stand for it.
        let circular = self.uses(old) > 0 || self.reads(new, old) || self.needs_packed(new, old);
        self.undoing = true;
        self.take(old, count);
        self.release(new, count);
        self.undoing = false;
        if circular { Cost::LOOP } else { freed.minus(added) }
    }

    /// True if a node is an operand of another one, which may be there and is one of its users then.
    fn reads(&self, above: Ref, below: Ref) -> bool {
        self.graph.args(above.id()).iter().any(|arg| self.resolve(*arg).id() == below.id())
    }

    /// True if these scalars were looked at before, when they were like this.
    pub(crate) fn is_tried(&mut self, lanes: &[Ref], like: u32) -> bool {
        !self.tried.insert((lanes.to_vec(), like))
    }

    /// The lanes of a vector stand for scalars from now on.
    pub(crate) fn is_packed(&mut self, vector: Ref) {
        self.packed.insert(vector.id());
    }

    /// True if a node needs a vector of which lanes stand for scalars, or may.
    fn needs_packed(&self, above: Ref, vector: Ref) -> bool {
        if !self.packed.contains(&vector.id()) {
            return false;
        }
        let (mut seen, mut todo) = (FxHashSet::default(), vec![above.id()]);
        while let Some(id) = todo.pop() {
            if id == vector.id() || seen.len() > FAR {
                return true;
            }
            if seen.insert(id) {
                todo.extend(self.graph.args(id).iter().map(|arg| self.resolve(*arg).id()));
            }
        }
        false
    }

    /// Offers nodes to stand for others, which they equal, all of them or none: one change. Of two that need each other the one
    /// that reads comes first. Answers if they stand there now.
    pub(crate) fn offer_all(&mut self, name: &'static str, changes: &[(Ref, Ref)]) -> bool {
        self.offer_all_for(name, changes, Cost::is_gain)
    }

    /// [`Bench::offer_all`] of what has to gain more than anything.
    pub(crate) fn offer_all_for(
        &mut self,
        name: &'static str,
        changes: &[(Ref, Ref)],
        good: impl Fn(Cost) -> bool,
    ) -> bool {
        self.grow();
        if self.journal.spent() || changes.iter().any(|(old, new)| old.id() == new.id()) {
            return false;
        }
        let gain = self.gain_of_all(changes);
        if !good(gain) {
            return false;
        }
        let before = self.live;
        self.journal.commit(name);
        for (old, new) in changes {
            let new = self.after_others(*old, *new);
            // Who needed it may have gone.
            if self.uses(*old) > 0 {
                self.name_after(*old, new);
                self.replace(*old, new);
            }
        }
        assert!(!CHECKED || before.minus(self.live) == gain, "{name} gains what it has promised");
        true
    }

    /// Puts nodes in the place of others, one after the other, as one change, if somebody needs those still. Who asks has made
    /// sure that no cost rises and that none needs what it stands for. Answers if they stand there now.
    pub(crate) fn put(&mut self, name: &'static str, changes: &[(Ref, Ref)]) -> bool {
        self.grow();
        if self.journal.spent() {
            return false;
        }
        let before = self.live;
        self.journal.commit(name);
        for (old, new) in changes {
            if self.uses(*old) > 0 {
                self.name_after(*old, *new);
                self.replace(*old, *new);
            }
        }
        assert!(!CHECKED || self.live.is_at_most(before), "{name} costs no more than before");
        true
    }

    fn gain_of_all(&mut self, changes: &[(Ref, Ref)]) -> Cost {
        self.reaches(EVERYWHERE.into());
        // What is known of a node that nobody has needed may be out of date.
        self.catch_up(&changes.iter().map(|(_, new)| *new).collect::<Vec<Ref>>());
        let (mut gain, mut reads) = (Cost::default(), false);
        let mut done = Vec::with_capacity(changes.len());
        for (old, new) in changes {
            let (count, new) = (self.uses(*old), self.after_others(*old, *new));
            if count == 0 {
                continue;
            }
            reads |= self.reads(new, *old) || self.needs_packed(new, *old);
            gain = gain.minus(self.take(new, count));
            gain.add(self.release(*old, count));
            // Those that follow read what stands there then.
            let stood = [*old, new].map(|r| self.instead[r.id().0 as usize]);
            self.instead[new.id().0 as usize] = new.positive();
            self.instead[old.id().0 as usize] = new.complement_if(old.is_not());
            done.push((*old, new, count, stood));
        }
        let circular = reads || changes.iter().any(|(old, _)| self.uses(*old) > 0);
        self.undoing = true;
        for (old, new, count, stood) in done.into_iter().rev() {
            self.instead[old.id().0 as usize] = stood[0];
            self.instead[new.id().0 as usize] = stood[1];
            self.take(old, count);
            self.release(new, count);
        }
        self.undoing = false;
        if circular { Cost::LOOP } else { gain }
    }

    /// What is meant by `new` where `old` stands, after other changes: what stands for it, or itself where that is `old`.
    fn after_others(&self, old: Ref, new: Ref) -> Ref {
        let now = self.resolve(new);
        if now.id() == old.id() { new } else { now }
    }

    fn decide(&mut self, name: &'static str, old: Ref, mut new: Ref, good: fn(Cost) -> bool) -> Ref {
        self.grow();
        if matches!(
            (self.journal.sabotage, name),
            (Some(Sabotage::SumLosesTerm), "sum") | (Some(Sabotage::MadLosesTerm), "mad")
        ) {
            new = self.without_term(new);
        }
        if new == old || self.journal.spent() {
            return old;
        }
        let gain = self.gain_of(old, new);
        if !good(gain) {
            return old;
        }
        let before = self.live;
        self.journal.commit(name);
        self.name_after(old, new);
        self.replace(old, new);
        assert!(!CHECKED || before.minus(self.live) == gain, "{name} gains what it has promised");
        new
    }

    /// The mistake of [`Sabotage::SumLosesTerm`] and of [`Sabotage::MadLosesTerm`].
    fn without_term(&self, r: Ref) -> Ref {
        match self.op(r) {
            Op::Add | Op::Sub => self.arg(r, 0),
            Op::Mad => self.arg(r, 2),
            _ => r,
        }
    }

    /// True if what is known to change nothing is done all the same, to see that. A mistake that is put in on purpose makes
    /// changes of it.
    pub(crate) fn checks(&self) -> bool {
        CHECKED && self.journal.sabotage.is_none()
    }

    /// The seed of a test's costs.
    pub(crate) fn chaos(&self) -> Option<u64> {
        self.journal.chaos
    }

    fn name_after(&mut self, old: Ref, new: Ref) {
        if !old.is_not()
            && !new.is_not()
            && let Some(name) = self.graph.name(old.id()).map(str::to_owned)
        {
            self.graph.set_name(new, &name);
        }
    }

    fn replace(&mut self, old: Ref, new: Ref) {
        let count = self.uses(old);
        self.visits.change();
        self.visits.touch(new.id());
        if self.packed.contains(&old.id()) {
            self.packed.insert(new.id());
        }
        self.certain = true;
        let added = self.take(new, count);
        let freed = self.release(old, count);
        self.certain = false;
        self.live.add(added);
        self.live = self.live.minus(freed);
        self.order.living = None;
        self.push_users(old.id(), 0);
        self.hand_over(old.id(), new.id());
        self.order.hand_over(old.id(), new.id());
        // It may have been replaced itself.
        if self.instead[new.id().0 as usize] != new.positive() {
            self.visits.has_returned(new.id());
        }
        self.instead[new.id().0 as usize] = new.positive();
        self.instead[old.id().0 as usize] = new.complement_if(old.is_not());
    }

    /// Adds users. Answers what comes alive by that.
    fn take(&mut self, r: Ref, count: u32) -> Cost {
        let mut cost = Cost::default();
        self.todo.push((r, count));
        while let Some((r, count)) = self.todo.pop() {
            let id = r.id();
            let was = self.uses[id.0 as usize];
            self.uses[id.0 as usize] += count;
            if self.certain && was <= 1 {
                self.visits.touch(id);
                self.kept.change(id);
            }
            if self.trying && (was == 0 || self.graph.rank(r) == Rank::Varying && !self.is_source(id)) {
                self.watch(r);
            }
            if was == 0 && count > 0 {
                if !self.undoing {
                    cost.add(self.cost_of(id));
                    self.behind |= self.is_behind(id);
                }
                if self.certain {
                    // Nobody told it what has changed below it since it was made.
                    if (id.0 as usize) < self.made && !self.graph.args(id).is_empty() {
                        self.order.push(id, 1);
                    }
                    self.order.returns(id);
                    self.visits.is_cheaper(id);
                }
                let args = self.graph.args(id);
                let mut i = 0;
                while i < args.len() {
                    let old = args[i];
                    i += 1;
                    let arg = resolved(&self.instead, old);
                    self.todo.push((arg, 1));
                    if self.certain {
                        self.users.add(arg.id(), id);
                        self.order.reads(id, arg.id());
                        // It was replaced while nobody needed this one.
                        if arg != old {
                            self.order.push(id, 0);
                        }
                    }
                }
            }
        }
        cost
    }

    /// Takes users away. Answers what dies by that.
    fn release(&mut self, r: Ref, count: u32) -> Cost {
        let mut cost = Cost::default();
        self.todo.push((r, count));
        while let Some((r, count)) = self.todo.pop() {
            let id = r.id();
            self.uses[id.0 as usize] -= count;
            let left = self.uses[id.0 as usize];
            if self.certain && left <= 2 {
                // Both may be of one node.
                self.visits.touch(id);
                if left <= 1 {
                    self.kept.change(id);
                }
            }
            if self.trying && left > 0 {
                self.kept_alive.push(id);
            }
            if left == 0 && count > 0 {
                if !self.undoing {
                    cost.add(self.cost_of(id));
                }
                let args = self.graph.args(id);
                let mut i = 0;
                while i < args.len() {
                    self.todo.push((resolved(&self.instead, args[i]), 1));
                    i += 1;
                }
            }
        }
        cost
    }

    /// Takes up what was made.
    #[inline]
    fn grow(&mut self) {
        if self.instead.len() < self.graph.len() {
            self.take_up(self.graph.len());
        }
    }

    fn take_up(&mut self, len: usize) {
        for i in self.instead.len()..len {
            self.instead.push(Ref::new(Id(i as u32)));
        }
        self.uses.fill(len, 0);
        self.order.grow(len);
        self.users.grow(len);
        self.visits.grow(len);
    }

    /// Counts who reads what, of a graph as it was made: users have larger ids.
    fn count(&mut self) {
        self.grow();
        for root in &self.graph.roots {
            self.uses[root.id().0 as usize] += 1;
        }
        for id in self.graph.ids().rev() {
            if self.uses[id.0 as usize] == 0 {
                continue;
            }
            self.live.add(self.cost_of(id));
            let args = self.graph.args(id);
            let mut i = 0;
            while i < args.len() {
                let arg = args[i].id();
                i += 1;
                self.uses[arg.0 as usize] += 1;
                self.users.add(arg, id);
            }
        }
        let mut order = Vec::with_capacity(self.graph.len());
        for id in self.graph.ids() {
            if self.uses[id.0 as usize] > 0 {
                order.push(id);
            }
        }
        self.take_order(order);
        let order = self.order();
        for id in order.iter() {
            match self.graph.node(*id).op {
                // Its body is another than when it was made.
                Op::Loop(_) => self.order.cut(*id),
                // No constructor has made it.
                _ if self.graph.is_untried(*id) => self.order.push(*id, 0),
                _ => {}
            }
        }
        self.settle();
    }
}

/// True if some node is there three times.
fn is_often(nodes: &[Id]) -> bool {
    let mut at = 2;
    while at < nodes.len() {
        let (mut times, mut i) = (0, 0);
        while i < at {
            times += usize::from(nodes[i].0 == nodes[at].0);
            i += 1;
        }
        if times > 1 {
            return true;
        }
        at += 1;
    }
    false
}

fn resolved(instead: &Column<Ref>, r: Ref) -> Ref {
    let mut r = r;
    loop {
        let next = instead[r.id().0 as usize].complement_if(r.is_not());
        if next.id().0 == r.id().0 {
            return r;
        }
        r = next;
    }
}

//! The bench on which passes work: a graph with the users of each node counted, and one gate for every change.
//!
//! ```text
//! offer(n, t)    gain = cost of what only n needs  -  cost of what t needs and nobody has yet
//! ```
//! A change is made when the gain is positive (Mishchenko: DAG-aware rewriting), so the live cost never rises. What
//! varies counts, on both tables, and neither may rise; what is the same for every pixel of a draw decides between
//! equals.
//!
//! Replaced nodes stay where they are and are read through [`Bench::resolve`]; [`Bench::finish`] makes a graph of
//! what is alive.

use crate::graph::{Graph, Id, Node, Rank, Ref};
use crate::op::Op;
use crate::op::cost::Table;
use crate::options::{Gates, Sabotage};
use crate::passes::Journal;
use crate::ty::Ty;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;
use std::rc::Rc;

/// What nodes cost, on the `graph` and on the `gpu` table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// What varies, on the `graph` table.
    pub graph: i64,
    /// What varies, on the `gpu` table.
    pub gpu: i64,
    /// What is uniform, on both.
    pub uniform: i64,
}

impl Cost {
    /// What it would cost to put a node in the place of what it needs.
    pub const LOOP: Cost = Cost { graph: -1, gpu: -1, uniform: -1 };

    fn minus(self, other: Cost) -> Cost {
        Cost {
            graph: self.graph - other.graph,
            gpu: self.gpu - other.gpu,
            uniform: self.uniform - other.uniform,
        }
    }

    fn add(&mut self, other: Cost) {
        self.graph += other.graph;
        self.gpu += other.gpu;
        self.uniform += other.uniform;
    }

    /// True if nothing that varies is lost on either table, and something is won on one.
    pub fn is_gain(self) -> bool {
        self.is_no_loss() && (self.varying() > 0 || self.uniform > 0)
    }

    /// True if nothing is lost on either table.
    pub fn is_no_loss(self) -> bool {
        self.graph >= 0 && self.gpu >= 0 && (self.varying() > 0 || self.uniform >= 0)
    }

    /// What is won: first what varies, then what is uniform.
    pub fn rank(self) -> (i64, i64) {
        (self.varying(), self.uniform)
    }

    /// True if no table asks for more than `other`.
    pub fn is_at_most(self, other: Cost) -> bool {
        other.minus(self).is_no_loss()
    }

    fn varying(self) -> i64 {
        self.graph + self.gpu
    }
}

/// A graph that is being changed.
pub struct Bench<'a> {
    /// The graph; nodes are only ever added.
    pub graph: Graph,
    journal: &'a mut Journal,
    /// The one table that counts, if not both do.
    table: Option<Table>,
    /// By node: who reads it, roots included, as far as they are alive.
    uses: Vec<u32>,
    /// The cost of all that is alive.
    live: Cost,
    /// By node: what stands for it.
    instead: Vec<Ref>,
    /// Scratch for walks.
    todo: Vec<(Ref, u32)>,
    /// The living nodes, operands first, as long as nothing has changed.
    order: Option<Rc<[Id]>>,
    /// Some living node reads one that has been replaced.
    stale: bool,
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
            uses: vec![],
            live: Cost::default(),
            instead: vec![],
            todo: vec![],
            order: None,
            stale: false,
        };
        bench.graph.reserve(bench.graph.len());
        bench.recount();
        bench
    }

    /// What stands for a node.
    pub fn resolve(&self, r: Ref) -> Ref {
        let mut r = r;
        loop {
            let Some(next) = self.instead.get(r.id().0 as usize) else { return r };
            let next = next.complement_if(r.is_not());
            if next == r {
                return r;
            }
            r = next;
        }
    }

    /// How many living users a node has.
    pub fn uses(&self, r: Ref) -> u32 {
        self.uses.get(r.id().0 as usize).copied().unwrap_or(0)
    }

    /// True if these value-changing rewrites are allowed.
    pub fn allows(&self, gates: Gates) -> bool {
        self.graph.gates.allow(gates)
    }

    /// The operation of what stands for a node.
    pub fn op(&self, r: Ref) -> Op {
        self.graph.op(r)
    }

    /// Operand `i` of a node, as it stands now.
    pub fn arg(&self, r: Ref, i: usize) -> Ref {
        self.resolve(self.graph.args(r.id())[i])
    }

    /// The type of a node.
    pub fn ty(&self, r: Ref) -> Ty {
        self.graph.ty(r)
    }

    /// How many changes were made.
    pub fn commits(&self) -> u64 {
        self.journal.commits
    }

    /// True if no change may be made any more.
    pub fn spent(&self) -> bool {
        self.journal.spent()
    }

    /// The living nodes, operands first.
    pub fn order(&mut self) -> Rc<[Id]> {
        if let Some(order) = &self.order {
            return order.clone();
        }
        let order: Rc<[Id]> = self.sorted().into();
        self.order = Some(order.clone());
        order
    }

    fn sorted(&self) -> Vec<Id> {
        let mut order = Vec::with_capacity(self.graph.len());
        // 0: not seen, 1: its operands are being looked at, 2: in the order.
        let mut state = vec![0u8; self.graph.len()];
        let mut stack: Vec<Id> = Vec::new();
        for id in (0..self.uses.len() as u32).map(Id).filter(|id| self.uses[id.0 as usize] > 0) {
            if state[id.0 as usize] == 2 || self.instead[id.0 as usize] != Ref::new(id) {
                continue;
            }
            stack.push(id);
            while let Some(&id) = stack.last() {
                let at = id.0 as usize;
                if state[at] != 0 {
                    stack.pop();
                    if state[at] == 1 {
                        state[at] = 2;
                        order.push(id);
                    }
                    continue;
                }
                state[at] = 1;
                for arg in self.graph.args(id).iter().rev() {
                    let arg = self.resolve(*arg).id();
                    debug_assert!(state[arg.0 as usize] != 1, "a value that needs itself: {arg:?} of {id:?}");
                    if state[arg.0 as usize] == 0 {
                        stack.push(arg);
                    }
                }
            }
        }
        order
    }

    /// Calls `visit` for every living node, operands first, each built anew of what stands for its operands.
    pub fn sweep(&mut self, mut visit: impl FnMut(&mut Self, Ref)) {
        self.sweep_marked(|bench, _, r| visit(bench, r));
    }

    /// [`Bench::sweep`], with the node that was there before the sweep.
    pub fn sweep_marked(&mut self, mut visit: impl FnMut(&mut Self, Id, Ref)) {
        for &id in self.order().iter() {
            if self.uses[id.0 as usize] == 0 || self.instead[id.0 as usize] != Ref::new(id) {
                continue;
            }
            let now = self.rebuilt(id);
            if !matches!(self.graph.op(now), Op::Const(_) | Op::Param(_)) {
                visit(self, id, now.positive());
            }
            if self.journal.spent() {
                break;
            }
        }
    }

    /// Builds what still reads replaced nodes.
    pub fn settle(&mut self) {
        // What a step made without a use for it.
        self.grow();
        while std::mem::take(&mut self.stale) {
            for &id in self.order().iter() {
                if self.uses[id.0 as usize] > 0 && self.instead[id.0 as usize] == Ref::new(id) {
                    self.rebuilt(id);
                }
            }
        }
        for i in 0..self.graph.roots.len() {
            self.graph.roots[i] = self.resolve(self.graph.roots[i]);
        }
    }

    /// The node of what stands for its operands.
    fn rebuilt(&mut self, id: Id) -> Ref {
        let old = Ref::new(id);
        let args = self.graph.args(id);
        if args.iter().all(|a| self.resolve(*a) == *a) {
            return old;
        }
        let args: Vec<Ref> = args.iter().map(|a| self.resolve(*a)).collect();
        let node = *self.graph.node(id);
        let new = match node.op {
            Op::Loop(_) | Op::Call(_) | Op::Project(_) => self.graph.intern(node.op, node.ty, &args),
            op => self.graph.add(op, &args),
        };
        self.grow();
        let new = self.resolve(new);
        if new != old {
            self.name_after(old, new);
            self.replace(old, new);
        }
        new
    }

    /// Offers a node to stand for another, which it equals. Answers what stands there then.
    pub fn offer(&mut self, name: &'static str, old: Ref, new: Ref) -> Ref {
        self.decide(name, old, new, Cost::is_gain)
    }

    /// [`Bench::offer`] of what need not be cheaper: a normal form, which is its own.
    pub fn prefer(&mut self, name: &'static str, old: Ref, new: Ref) -> Ref {
        self.decide(name, old, new, Cost::is_no_loss)
    }

    /// [`Bench::offer`] of what may be dearer.
    pub(crate) fn force(&mut self, name: &'static str, old: Ref, new: Ref) -> Ref {
        self.decide(name, old, new, |gain| gain != Cost::LOOP)
    }

    /// What would be gained.
    pub fn gain(&mut self, old: Ref, new: Ref) -> Cost {
        self.grow();
        let new = self.resolve(new);
        if new == old {
            return Cost::default();
        }
        let count = self.uses(old);
        let added = self.take(new, count);
        let freed = self.release(old, count);
        // What needs the old node cannot stand for it.
        let circular = self.uses(old) > 0;
        self.take(old, count);
        self.release(new, count);
        if circular { Cost::LOOP } else { freed.minus(added) }
    }

    fn decide(&mut self, name: &'static str, old: Ref, new: Ref, good: fn(Cost) -> bool) -> Ref {
        self.grow();
        let mut new = self.resolve(new);
        if matches!(
            (self.journal.sabotage, name),
            (Some(Sabotage::SumLosesTerm), "sum") | (Some(Sabotage::MadLosesTerm), "mad")
        ) {
            new = self.without_term(new);
        }
        if new == old || self.journal.spent() {
            return old;
        }
        let gain = self.gain(old, new);
        if !good(gain) {
            return old;
        }
        let before = self.live;
        self.journal.commit(name);
        self.name_after(old, new);
        self.replace(old, new);
        debug_assert_eq!(before.minus(self.live), gain, "{name} gains what it has promised");
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
        let added = self.take(new, count);
        let freed = self.release(old, count);
        self.live.add(added);
        self.live = self.live.minus(freed);
        (self.order, self.stale) = (None, true);
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
            if was == 0 && count > 0 {
                cost.add(self.cost_of(id));
                for arg in self.graph.args(id) {
                    let arg = resolved(&self.instead, *arg);
                    self.todo.push((arg, 1));
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
            if self.uses[id.0 as usize] == 0 && count > 0 {
                cost.add(self.cost_of(id));
                for arg in self.graph.args(id) {
                    let arg = resolved(&self.instead, *arg);
                    self.todo.push((arg, 1));
                }
            }
        }
        cost
    }

    fn grow(&mut self) {
        for i in self.instead.len()..self.graph.len() {
            self.instead.push(Ref::new(Id(i as u32)));
        }
        self.uses.resize(self.graph.len(), 0);
    }

    fn recount(&mut self) {
        self.grow();
        self.uses.iter_mut().for_each(|n| *n = 0);
        self.live = Cost::default();
        for i in 0..self.graph.roots.len() {
            let root = self.resolve(self.graph.roots[i]);
            let added = self.take(root, 1);
            self.live.add(added);
        }
    }

    /// The cost of all that is alive.
    pub fn live_cost(&self) -> Cost {
        self.live
    }

    /// [`Bench::live_cost`], counted anew: what changes add up to.
    pub(crate) fn counted_cost(&self) -> Cost {
        let mut cost = Cost::default();
        let alive = (0..self.uses.len() as u32).map(Id).filter(|id| self.uses[id.0 as usize] > 0);
        alive.for_each(|id| cost.add(self.cost_of(id)));
        cost
    }

    /// What a node costs, on one table or on both.
    fn cost_of(&self, id: Id) -> Cost {
        let node = self.graph.node(id);
        let price = |table| match node.op {
            // Where the choice is between it and its parts, its lanes count.
            Op::Dot if self.table == Some(Table::Gpu) => {
                4 * u32::from(self.graph.ty(self.graph.args(id)[0]).lanes)
            }
            op => op.cost(table, node.ty),
        };
        let of = |table| match self.journal.chaos {
            _ if self.table.is_some_and(|only| only != table) => 0,
            None => i64::from(price(table)),
            Some(seed) => chaotic(seed, table, node),
        };
        match (node.op, node.rank) {
            // Most users take the scalar as it is.
            (Op::Splat(_), _) => Cost::default(),
            (_, Rank::Varying) => Cost { graph: of(Table::Graph), gpu: of(Table::Gpu), uniform: 0 },
            _ => Cost { graph: 0, gpu: 0, uniform: of(Table::Graph) + of(Table::Gpu) },
        }
    }

    /// A graph of what is alive, in the order of the source as far as operands come first.
    pub fn finish(mut self) -> Graph {
        self.settle();
        let order = self.order();
        let mut out = self.graph.emptied();
        out.reserve(order.len());
        let mut map: Vec<Option<Ref>> = vec![None; self.graph.len()];
        let leaves = self.graph.signature.param_leaves();
        leaves.iter().enumerate().for_each(|(i, (_, ty, _))| {
            out.param(i as u32, *ty);
        });
        let mut args = Vec::new();
        let mapped = |map: &[Option<Ref>], r: Ref| {
            let r = self.resolve(r);
            map[r.id().0 as usize].expect("operands come first").complement_if(r.is_not())
        };
        for &id in order.iter() {
            args.clear();
            args.extend(self.graph.args(id).iter().map(|a| mapped(&map, *a)));
            let copy = out.copied(&self.graph, id, &args);
            if let Some(name) = self.graph.name(id) {
                out.set_name(copy, name);
            }
            map[id.0 as usize] = Some(copy);
        }
        out.roots = self.graph.roots.iter().map(|r| mapped(&map, *r)).collect();
        out
    }
}

fn resolved(instead: &[Ref], r: Ref) -> Ref {
    let mut r = r;
    loop {
        let next = instead[r.id().0 as usize].complement_if(r.is_not());
        if next == r {
            return r;
        }
        r = next;
    }
}

/// A cost drawn from a number: passes may choose otherwise then, and are right all the same.
fn chaotic(seed: u64, table: Table, node: &Node) -> i64 {
    let source = matches!(node.op, Op::Const(_) | Op::Param(_) | Op::Project(_));
    let hash = FxBuildHasher.hash_one((seed, table == Table::Gpu, node.op.name(), node.ty));
    if source { 0 } else { 1 + (hash >> 32) as i64 % 20 }
}

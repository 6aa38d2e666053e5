//! In which order nodes are visited, and how they are given the operands that stand for theirs.
//!
//! A node whose operands were replaced, or became other expressions, is given its operands anew where it stands, up to the
//! roots: of equal expressions one is left, and the rules are tried again. It counts as made then, so that the order is that
//! in which expressions were made.

use crate::graph::edit::Renewed;
use crate::graph::{Graph, Id, Ref};
use crate::op::Op;
use crate::passes::bench::Bench;
use std::rc::Rc;

/// How far below a node rules see other nodes' operands: the rules are tried again where those have changed.
pub const SEEN: u32 = 3;

/// What is known of the order of nodes.
#[derive(Default)]
pub(super) struct Order {
    /// The living nodes, operands first, as long as nothing has changed.
    pub(super) living: Option<Rc<Vec<Id>>>,
    /// Every node, when it was made and whenever it became another expression.
    log: Vec<Id>,
    /// By node: its last place in the log.
    place: Vec<u32>,
    /// By node: how many changes there were when it became what it is.
    changed: Vec<u32>,
    /// By node: how many there were when it was given its operands.
    given: Vec<u32>,
    /// By node: how far below it the operation or the operands were others, when it last became another expression.
    far: Vec<u32>,
    changes: u32,
}

impl Order {
    /// Makes room for so many nodes.
    pub(super) fn reserve(&mut self, nodes: usize) {
        self.log.reserve(nodes);
        self.place.reserve(nodes);
        self.changed.reserve(nodes);
        self.given.reserve(nodes);
        self.far.reserve(nodes);
    }

    /// Takes up the next node.
    pub(super) fn begin(&mut self, id: Id) {
        self.place.push(self.log.len() as u32);
        self.log.push(id);
        self.changed.push(self.changes);
        self.given.push(self.changes);
        self.far.push(0);
    }

    /// A node has become another expression.
    fn moved(&mut self, id: Id, far: u32) {
        let at = id.0 as usize;
        self.far[at] = far;
        self.place[at] = self.log.len() as u32;
        self.log.push(id);
        self.changes += 1;
        self.changed[at] = self.changes;
        self.living = None;
    }
}

impl Bench<'_> {
    /// The living nodes, operands first.
    pub fn order(&mut self) -> Rc<Vec<Id>> {
        if let Some(order) = &self.order.living {
            return order.clone();
        }
        let order = Rc::new(self.sorted());
        self.order.living = Some(order.clone());
        order
    }

    /// True of what somebody needs and nothing stands for.
    fn is_living(&self, id: Id) -> bool {
        self.uses[id.0 as usize] > 0 && self.instead[id.0 as usize] == Ref::new(id)
    }

    fn sorted(&self) -> Vec<Id> {
        let mut order = Vec::with_capacity(self.graph.len());
        // 0: not seen, 1: its operands are being looked at, 2: in the order.
        let mut state = vec![0u8; self.graph.len()];
        let mut stack: Vec<Id> = Vec::new();
        for (i, &id) in self.order.log.iter().enumerate() {
            let last = self.order.place[id.0 as usize] as usize == i;
            if !last || state[id.0 as usize] == 2 || !self.is_living(id) {
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

    /// Calls `visit` for every living node, operands first, each of what stands for its operands now.
    pub fn sweep(&mut self, mut visit: impl FnMut(&mut Self, Ref)) {
        self.sweep_marked(|bench, _, r| visit(bench, r));
    }

    /// [`Bench::sweep`], with the node that was there before the sweep.
    pub fn sweep_marked(&mut self, mut visit: impl FnMut(&mut Self, Id, Ref)) {
        for &id in self.order().iter() {
            if !self.is_living(id) {
                continue;
            }
            let now = if self.stale { self.renewed(id) } else { Ref::new(id) };
            if !matches!(self.graph.op(now), Op::Const(_) | Op::Param(_)) {
                visit(self, id, now.positive());
            }
            if self.journal.spent() {
                break;
            }
            if self.journal.settles && self.stale {
                self.settle();
            }
        }
    }

    /// Gives what stands for them to all that still read replaced nodes.
    pub fn settle(&mut self) {
        // What a step made without a use for it.
        self.grow();
        while std::mem::take(&mut self.stale) {
            for &id in self.order().iter() {
                if self.is_living(id) {
                    self.renewed(id);
                }
            }
        }
        for i in 0..self.graph.roots.len() {
            self.graph.roots[i] = self.resolve(self.graph.roots[i]);
        }
    }

    /// The node of what stands for its operands.
    fn renewed(&mut self, id: Id) -> Ref {
        let old = Ref::new(id);
        let args = self.graph.args(id);
        let given = self.order.given[id.0 as usize];
        let (mut far, mut is_other) = (u32::MAX, false);
        for arg in args {
            let at = arg.id().0 as usize;
            is_other |= self.resolve(*arg) != *arg;
            if self.order.changed[at] > given {
                far = far.min(self.order.far[at] + 1);
            }
        }
        if is_other {
            far = 0;
        }
        if far == u32::MAX {
            return old;
        }
        let near = far <= SEEN;
        let mut slots = [old; 4];
        let count = args.len();
        let before = self.cost_of(id);
        let renewed = if count <= 4 {
            for i in 0..count {
                slots[i] = self.resolve(args[i]);
            }
            self.graph.renewed(id, &slots[..count], near)
        } else {
            let args: Vec<Ref> = args.iter().map(|a| self.resolve(*a)).collect();
            self.graph.renewed(id, &args, near)
        };
        self.grow();
        match renewed {
            Renewed::Same | Renewed::Other(_) => {}
            Renewed::Moved => {
                self.order.moved(id, far);
                self.visits.place(id);
            }
            Renewed::Changed => {
                self.visits.change();
                self.visits.touch(id);
                self.order.moved(id, 0);
                // It may be uniform now.
                self.live.add(self.cost_of(id).minus(before));
            }
        }
        self.order.given[id.0 as usize] = self.order.changes;
        let Renewed::Other(new) = renewed else {
            if is_other {
                self.visits.change();
                self.visits.touch(id);
            }
            return old;
        };
        let new = self.resolve(new);
        if new != old {
            self.name_after(old, new);
            self.replace(old, new);
        }
        new
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

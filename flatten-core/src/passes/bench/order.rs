//! In which order nodes are visited. How they are given the operands that stand for theirs is in `bench/order/renew.rs`.

mod renew;

use crate::column::Column;
use crate::graph::{Id, Ref};
use crate::op::Op;
use crate::passes::bench::Bench;
use crate::passes::bench::asked::{Asked, NOTHING};
use crate::radix;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::rc::Rc;

/// How far the rules see: below a node, its operands, their operands and so on. The rules are tried again where those have
/// changed.
pub const SEEN: u32 = 3;

/// What is known of the order of nodes.
#[derive(Default)]
pub(super) struct Order {
    /// The living nodes, operands first, as long as nothing has changed.
    pub(super) living: Option<Rc<Vec<Id>>>,
    /// Every node, when it was made and whenever it became another expression.
    log: Vec<Id>,
    /// By node: its last place in the log.
    place: Column<u32>,
    /// By node: where it stood among the living ones when all were put in order, from 2 on; new ones stand where they were made.
    label: Column<u32>,
    /// Where the node stands that is being visited.
    now: u32,
    /// Nodes that are to be given their operands anew, lowest first: those that read a replaced node, and those above.
    readers: BinaryHeap<Reverse<(u32, Id)>>,
    above: BinaryHeap<Reverse<(u32, Id)>>,
    /// By node: how far below it the operation or the operands are others, if it is pending.
    far: Column<u8>,
    /// Nodes whose place was not found out again, since what has changed is too far below them.
    cut: Vec<Id>,
    /// Changes are told to all that is above.
    whole: bool,
    /// What is told in a look at all nodes.
    asked: Asked,
}

impl Order {
    /// Makes room for so many nodes.
    pub(super) fn reserve(&mut self, nodes: usize) {
        self.log.reserve(nodes);
        self.place.reserve(nodes);
        self.label.reserve(nodes);
        self.far.reserve(nodes);
    }

    /// Takes up nodes until there are so many.
    pub(super) fn grow(&mut self, len: usize) {
        for i in self.place.len()..len {
            self.place.push(self.log.len() as u32);
            self.log.push(Id(i as u32));
        }
        self.label.fill(len, self.now);
        self.far.fill(len, NOTHING);
        self.asked.grow(len);
    }

    /// A node has become another expression.
    fn moved(&mut self, id: Id) {
        self.place[id.0 as usize] = self.log.len() as u32;
        self.log.push(id);
        self.living = None;
    }

    /// A node is to be given its operands anew.
    pub(super) fn push(&mut self, id: Id, far: u32) {
        let now = self.far[id.0 as usize];
        let far = far.min(u32::from(NOTHING) - 1) as u8;
        if far == 0 && now > 0 {
            self.readers.push(Reverse((self.label[id.0 as usize], id)));
        } else if now == NOTHING && !self.asked.comes(&self.label, id) {
            self.above.push(Reverse((self.label[id.0 as usize], id)));
        }
        self.far[id.0 as usize] = far.min(now);
    }

    /// A node came back to life. What was to be told to it is told now.
    pub(super) fn returns(&mut self, id: Id) {
        if self.far[id.0 as usize] != NOTHING {
            self.above.push(Reverse((self.label[id.0 as usize], id)));
        }
    }

    /// True if what stands above a change was always told of it.
    pub(super) fn is_told(&self) -> bool {
        self.cut.is_empty()
    }

    /// What is known of a node is to be found out again, and told to all that is above.
    pub(super) fn cut(&mut self, id: Id) {
        self.cut.push(id);
    }

    /// True if nodes that read replaced ones have not been given others.
    pub(super) fn is_behind(&self) -> bool {
        !self.readers.is_empty()
    }

    /// Takes those off the list that have been given their operands anew already.
    fn forget_told(&mut self) {
        let far = &self.far;
        self.above.retain(|Reverse((_, id))| far[id.0 as usize] != NOTHING);
    }

    /// Begins a look at these nodes in which each asks its operands for what has changed.
    fn begin_look(&mut self, nodes: &[Id]) {
        self.asked.begin_look(self.label.len(), nodes);
    }

    /// Somebody has come to read a node.
    pub(super) fn reads(&mut self, user: Id, of: Id) {
        self.asked.reads(&self.label, user, of);
    }

    /// Who reads one node reads another from now on.
    pub(super) fn hand_over(&mut self, from: Id, to: Id) {
        self.asked.hand_over(&self.label, from, to);
    }
}

impl Bench<'_> {
    /// The living nodes, operands first.
    pub fn order(&mut self) -> Rc<Vec<Id>> {
        if let Some(order) = &self.order.living {
            return order.clone();
        }
        let order = self.sorted();
        self.take_order(order);
        self.order()
    }

    /// The living nodes as they were made.
    pub(super) fn take_order(&mut self, order: Vec<Id>) {
        let nodes = order.as_slice();
        let mut i = 0;
        while i < nodes.len() {
            self.order.label[nodes[i].0 as usize] = i as u32 + 2;
            i += 1;
        }
        self.order.living = Some(Rc::new(order));
    }

    /// True of what somebody needs and nothing stands for.
    #[inline(always)]
    pub(crate) fn is_living(&self, id: Id) -> bool {
        self.uses[id.0 as usize] > 0 && self.instead[id.0 as usize].id().0 == id.0
    }

    fn sorted(&self) -> Vec<Id> {
        let mut order = Vec::with_capacity(self.graph.len());
        // 0: not seen, 1: its operands are being looked at, 2: in the order.
        let mut state = vec![0u8; self.graph.len()].into_boxed_slice();
        let mut stack: Vec<Id> = Vec::new();
        let log = self.order.log.as_slice();
        let mut i = 0;
        while i < log.len() {
            let id = log[i];
            let last = self.order.place[id.0 as usize] as usize == i;
            i += 1;
            if !last || state[id.0 as usize] == 2 || !self.is_living(id) {
                continue;
            }
            let args = self.graph.args(id);
            let mut is_next = true;
            let mut at = 0;
            while is_next && at < args.len() {
                is_next = state[self.resolve(args[at]).id().0 as usize] == 2;
                at += 1;
            }
            if is_next {
                state[id.0 as usize] = 2;
                order.push(id);
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

    /// Calls `visit` for every living node that the step is to look at, operands first, each of what stands for its operands
    /// now.
    pub fn sweep(&mut self, mut visit: impl FnMut(&mut Self, Ref)) {
        let nodes = match self.due() {
            Some(due) => Rc::new(self.in_order(due)),
            None => self.order(),
        };
        if self.order.whole {
            self.order.begin_look(&nodes);
            self.push_cut();
        }
        let nodes = nodes.as_slice();
        let mut i = 0;
        while i < nodes.len() {
            let id = nodes[i];
            i += 1;
            if !self.is_living(id) {
                continue;
            }
            self.come_to(id);
            let told = self.order.far[id.0 as usize] != NOTHING;
            let now = if told { self.renewed(id) } else { Ref::new(id) };
            // Who asks its operands for what has changed does so also when no change is left to be made.
            let visits = !matches!(self.graph.op(now), Op::Const(_) | Op::Param(_)) && !self.journal.spent();
            if visits && self.is_due(now, told) {
                self.journal.looks += 1;
                self.begin_visit(now.id());
                visit(self, now.positive());
                self.end_visit(now.id());
            }
            // What is judged next reads what is there, and so does what stands beside it.
            self.grow();
            self.renew_readers();
            if self.order.whole {
                self.renew_above();
            }
        }
        self.order.asked.end_look();
        self.order.whole = false;
        self.end_look();
        self.settle();
    }

    /// These nodes by where they stand, and those that stand in one place as they were made.
    fn in_order(&self, mut nodes: Vec<Id>) -> Vec<Id> {
        let bits = usize::BITS - self.graph.len().leading_zeros();
        let mut keys = Vec::with_capacity(nodes.len());
        for id in nodes.as_slice() {
            keys.push(u64::from(self.order.label[id.0 as usize]) << bits | u64::from(id.0));
        }
        radix::sort(&mut keys);
        let (keys, nodes_in_order) = (keys.as_slice(), nodes.as_mut_slice());
        let mut i = 0;
        while i < keys.len() {
            nodes_in_order[i] = Id((keys[i] & ((1 << bits) - 1)) as u32);
            i += 1;
        }
        nodes
    }

    /// Makes what follows happen where a node stands.
    #[inline]
    fn come_to(&mut self, id: Id) {
        let order = &mut self.order;
        order.now = order.label[id.0 as usize];
        if let Some(far) = order.asked.come_to(order.now, self.graph.args(id)) {
            let known = &mut order.far[id.0 as usize];
            *known = far.min(*known);
        }
    }

    /// [`Bench::sweep`], in which each change is told to all that is above it if every node is looked at: where expressions
    /// stand among operands that may be swapped is known of all that is below a node then.
    pub(crate) fn sweep_upwards(&mut self, visit: impl FnMut(&mut Self, Ref)) {
        self.order.whole = self.is_of_all();
        self.sweep(visit);
    }
}

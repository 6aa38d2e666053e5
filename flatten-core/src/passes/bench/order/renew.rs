//! How nodes are given the operands that stand for theirs.
//!
//! A node whose operands were replaced is given its operands anew where it stands: of equal expressions one is left, and the
//! rules are tried again, as they are for those that stand so near above it that a rule may see it. It counts as made
//! then, so that the order is that in which expressions were made. What stands further above learns of it later, all at once
//! ([`Bench::sweep_upwards`]): where expressions stand among operands that may be swapped depends on all that is below them, and
//! one change after another would be told to all that is above.

use crate::CHECKED;
use crate::graph::edit::Renewed;
use crate::graph::{Graph, Id, Ref};
use crate::passes::bench::Bench;
use crate::passes::bench::asked::NOTHING;
use crate::passes::bench::order::SEEN;
use std::cmp::Reverse;

impl Bench<'_> {
    /// Gives what stands for them to all that still read replaced nodes.
    pub fn settle(&mut self) {
        // What a step made without a use for it.
        self.grow();
        self.order.forget_told();
        self.renew_readers();
        self.renew_above();
        for i in 0..self.graph.roots.len() {
            self.graph.roots[i] = self.resolve(self.graph.roots[i]);
        }
    }

    /// Gives their operands anew to all that stand above a change and are not come to.
    pub(super) fn renew_above(&mut self) {
        while let Some(Reverse((label, id))) = self.order.above.pop() {
            self.renew(label, id);
            self.renew_readers();
        }
    }

    /// Gives their operands anew to all that read a replaced node.
    pub(super) fn renew_readers(&mut self) {
        // There are seldom any, and to ask is cheaper than to take one.
        while !self.order.readers.is_empty() {
            if let Some(Reverse((label, id))) = self.order.readers.pop() {
                self.renew(label, id);
            }
        }
    }

    fn renew(&mut self, label: u32, id: Id) {
        if self.order.far[id.0 as usize] != NOTHING && self.is_living(id) {
            self.order.now = label;
            self.renewed(id);
        }
        self.order.far[id.0 as usize] = NOTHING;
    }

    /// Tells what has changed to all that stands above it, and puts operands in their order where it is another one now.
    pub(in crate::passes::bench) fn refresh(&mut self) {
        self.settle();
        self.order.whole = true;
        if !self.order.cut.is_empty() {
            let nodes = self.order();
            self.order.begin_look(&nodes);
            self.push_cut();
            for &id in nodes.iter() {
                if self.is_living(id) {
                    self.come_to(id);
                    if self.order.far[id.0 as usize] != NOTHING {
                        self.renewed(id);
                    }
                }
            }
            self.order.asked.end_look();
        }
        self.settle();
        self.order.whole = false;
    }

    /// What has not been told yet is told now.
    pub(super) fn push_cut(&mut self) {
        for id in std::mem::take(&mut self.order.cut) {
            self.order.push(id, SEEN + 1);
        }
    }

    /// So far below a node something has changed: who reads it is to be given its operands anew.
    fn tell_users(&mut self, id: Id, far: u32) {
        if !self.order.asked.change(&self.order.label, id, far) {
            self.push_users(id, far + 1);
        }
    }

    /// All who read a node are to be given their operands anew.
    pub(in crate::passes::bench) fn push_users(&mut self, id: Id, far: u32) {
        self.each_user(id, |bench, user| bench.order.push(user, far));
    }

    /// Finds out where a node stands of which only something so far below has changed. False if that is not all.
    fn placed_again(&mut self, id: Id, far: u32) -> bool {
        let decides = self.graph.node(id).decides();
        let Some(moved) = self.graph.placed_again(id) else { return false };
        assert!(!CHECKED || self.graph.is_known(id), "more is known of a node than where it stands");
        if moved {
            self.has_moved(id, far);
        }
        self.tell_if(id, self.graph.node(id).decides() != decides);
        true
    }

    /// Something of a node has changed that others read of it, if so.
    fn tell_if(&mut self, id: Id, changed: bool) {
        if changed {
            self.visits.change();
            self.visits.touch(id);
        }
    }

    /// A node stands elsewhere, since something so far below it has changed.
    fn has_moved(&mut self, id: Id, far: u32) {
        self.order.moved(id);
        // Who asks its operands in this look is told by them.
        let asked = self.order.asked.is_asked(&self.order.label, id);
        self.visits.place(id, far <= SEEN && !asked);
        self.tell_users(id, far);
    }

    /// The node of what stands for its operands.
    pub(super) fn renewed(&mut self, id: Id) -> Ref {
        let old = Ref::new(id);
        let far = u32::from(std::mem::replace(&mut self.order.far[id.0 as usize], NOTHING));
        let mut is_other = false;
        let args = self.graph.args(id);
        let mut i = 0;
        while i < args.len() {
            is_other |= self.resolve(args[i]).id().0 != args[i].id().0;
            i += 1;
        }
        // What stands further above is not told of the place of a node that is not.
        let know = is_other || far < SEEN || self.order.whole;
        if !know {
            self.order.cut.push(id);
        }
        if !is_other && far > SEEN && self.order.whole && self.placed_again(id, far) {
            return old;
        }
        // What comes for free is left, too, where the fuel has ended: it may be cheaper than what the next change leads to.
        let near = far <= SEEN && !self.spent();
        let args = self.graph.args(id);
        let mut slots = [old; 4];
        let count = args.len();
        let before = self.cost_of(id);
        let read = |graph: &Graph| (graph.args(id).first().copied(), graph.node(id).decides());
        let was = read(&self.graph);
        let renewed = if count <= 4 {
            for i in 0..count {
                slots[i] = self.resolve(args[i]);
            }
            self.graph.renewed(id, &slots[..count], near, know)
        } else {
            let args: Vec<Ref> = args.iter().map(|a| self.resolve(*a)).collect();
            self.graph.renewed(id, &args, near, know)
        };
        self.grow();
        let renewed = match renewed {
            // That was replaced by this one before.
            Renewed::Other(new) if is_other && self.resolve(new) == old => self.given(id, know),
            renewed => renewed,
        };
        match renewed {
            Renewed::Same | Renewed::Other(_) => {}
            Renewed::Moved => self.has_moved(id, far),
            Renewed::Changed => {
                self.visits.change();
                self.visits.touch(id);
                self.kept.change(id);
                self.order.moved(id);
                // It may be uniform now.
                self.visits.is_cheaper(id);
                self.live.add(self.cost_of(id).minus(before));
                self.tell_users(id, 0);
            }
        }
        let Renewed::Other(new) = renewed else {
            self.tell_if(id, is_other || read(&self.graph) != was);
            if is_other {
                self.kept.change(id);
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

    /// Gives a node what stands for its operands, and nothing else.
    fn given(&mut self, id: Id, know: bool) -> Renewed {
        let args: Vec<Ref> = self.graph.args(id).iter().map(|a| self.resolve(*a)).collect();
        self.graph.given(id, &args, know)
    }
}

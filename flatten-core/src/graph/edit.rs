//! Gives a node other operands in its place, for passes that read nodes through what stands for them: those who read the
//! node need not be made anew then.

use crate::graph::build::{FUEL, may_swap};
use crate::graph::intern::{args_of, decides, hash_of};
use crate::graph::node::UNSETTLED;
use crate::graph::{Graph, Id, Node, Rank, Ref};
use crate::op::Op;
use crate::rules;
use crate::ty::Ty;

/// What became of a node that was given operands.
pub(crate) enum Renewed {
    /// The same expression as before, as far as anybody can see.
    Same,
    /// The same node, of another expression.
    Moved,
    /// The same node, of which other things are known.
    Changed,
    /// Another node computes it.
    Other(Ref),
}

impl Graph {
    /// Gives a node operands that equal those that it has, or were changed themselves; `near` says that this is so near that
    /// the rules may see it, and `know` that what is known of it is to be found out again.
    ///
    /// Operands may have larger ids than their users from then on.
    pub(crate) fn renewed(&mut self, id: Id, args: &[Ref], near: bool, know: bool) -> Renewed {
        let Node { op, ty, .. } = *self.node(id);
        let same = self.args(id) == args;
        match op {
            Op::Loop(_) | Op::Call(_) | Op::Project(_) if same => return self.known_again(id, args, know),
            Op::Loop(_) | Op::Call(_) | Op::Project(_) => return Renewed::Other(self.intern(op, ty, args)),
            Op::Table if same => return self.known_again(id, args, know),
            Op::Table => return Renewed::Other(self.add(op, args)),
            _ => {}
        }
        let mut slots = [Ref::new(id); 4];
        slots[..args.len()].copy_from_slice(args);
        let args = &mut slots[..args.len()];
        if self.ordered(op, ty, args) {
            let positive = self.add(op, args);
            return Renewed::Other(!positive);
        }
        if (near || !self.is_settled(id))
            && let Some(other) = self.simplified(op, ty, args)
        {
            return Renewed::Other(other);
        }
        if self.args(id) == args {
            return self.known_again(id, args, know);
        }
        let hash = hash_of(op, ty, args);
        if let Some(other) = self.find_as(hash, op, ty, args) {
            return Renewed::Other(other.into());
        }
        self.put_as(hash, id, args, know)
    }

    /// Gives a node operands and tries nothing: it is found by them from now on, and no other node is.
    pub(crate) fn given(&mut self, id: Id, args: &[Ref], know: bool) -> Renewed {
        let Node { op, ty, .. } = *self.node(id);
        let mut args = args.to_vec();
        if self.ordered(op, ty, &mut args) {
            // A node is no complement: it is read as it was, through what stands for its operands.
            return Renewed::Same;
        }
        let hash = hash_of(op, ty, &args);
        if let Some(other) = self.find_as(hash, op, ty, &args) {
            self.table.remove(hash, other.0);
        }
        self.put_as(hash, id, &args, know)
    }

    /// Puts operands into a node, which is found by the [`hash_of`] all that then.
    fn put_as(&mut self, hash: u32, id: Id, args: &[Ref], know: bool) -> Renewed {
        let Node { op, ty, .. } = *self.node(id);
        self.table.remove(hash_of(op, ty, self.args(id)), id.0);
        let slots = self.slots(args);
        self.nodes[id.0 as usize].args = slots;
        self.table.put(hash, id.0);
        match self.known_again(id, args, know) {
            Renewed::Same if know => Renewed::Moved,
            other => other,
        }
    }

    /// Finds out again where a node stands that has the operands that it had, of which nothing else has changed. True if it
    /// stands elsewhere now; `None` if it has to be [`Graph::renewed`].
    pub(crate) fn placed_again(&mut self, id: Id) -> Option<bool> {
        let node = self.node(id);
        let args = args_of(node, &self.extra);
        // Sources, loops, calls and tables are never settled.
        if node.settled != self.gates || may_swap(node.op) && !self.is_in_order(args[0], args[1]) {
            return None;
        }
        let (mut depth, mut lead, mut below) = (0, u32::MAX, false);
        let mut i = 0;
        while i < args.len() {
            let arg = self.node(args[i].id());
            i += 1;
            depth = depth.max(arg.depth + 1);
            lead = lead.min(arg.lead);
            below |= arg.decides;
        }
        let print = self.fingerprint(node.op, node.ty, args);
        let decides = decides(node.op, node.ty, below);
        let node = &mut self.nodes[id.0 as usize];
        let moved = (node.depth, node.lead, node.print) != (depth, lead, print);
        (node.depth, node.lead, node.print, node.decides) = (depth, lead, print, decides);
        Some(moved)
    }

    /// True if what is known of a node is what is found out when it is made.
    pub(crate) fn is_known(&self, id: Id) -> bool {
        let old = self.node(id);
        let new = self.make_node(old.op, old.ty, self.args(id));
        let known = |n: &Node| (n.rank, n.facts, n.depth, n.lead, n.print, n.decides, n.kinds);
        known(old) == known(&new)
    }

    /// Says how often a node changes, where its operands have come to change less often.
    pub(crate) fn set_rank(&mut self, id: Id, rank: Rank) {
        self.nodes[id.0 as usize].rank = rank;
    }

    /// What stands for a node that nobody may have needed while more became known of its operands.
    pub(crate) fn tried_again(&mut self, r: Ref) -> Ref {
        let Node { op, ty, .. } = *self.node(r.id());
        let args: Vec<Ref> = self.args(r.id()).to_vec();
        let other = if has_rules(op) { self.simplified(op, ty, &args) } else { None };
        other.map_or(r, |other| other.complement_if(r.is_not()))
    }

    /// True of a node on which not every rule was tried.
    pub(crate) fn is_untried(&self, id: Id) -> bool {
        !self.is_settled(id) && has_rules(self.node(id).op)
    }

    /// What folding or a rule makes of an operation.
    fn simplified(&mut self, op: Op, ty: Ty, args: &[Ref]) -> Option<Ref> {
        match self.fold(op, args) {
            Some(value) => Some(self.constant(value)),
            None => rules::apply(self, op, ty, args, &mut { FUEL }),
        }
    }

    /// Finds out what is known of a node again.
    fn known_again(&mut self, id: Id, args: &[Ref], know: bool) -> Renewed {
        if !know {
            return Renewed::Same;
        }
        let old = *self.node(id);
        // Calls and the like are never settled; the rules have been tried on all others.
        let settled = match old.op {
            Op::Loop(_) | Op::Call(_) | Op::Project(_) | Op::Table => UNSETTLED,
            _ => self.gates,
        };
        let new = Node { args: old.args, settled, ..self.make_node(old.op, old.ty, args) };
        self.nodes[id.0 as usize] = new;
        let known = |n: &Node| (n.depth, n.lead, n.print);
        match () {
            () if (old.rank, old.facts) != (new.rank, new.facts) => Renewed::Changed,
            () if known(&old) != known(&new) => Renewed::Moved,
            () => Renewed::Same,
        }
    }
}

/// False of what no rule is about.
fn has_rules(op: Op) -> bool {
    !matches!(op, Op::Const(_) | Op::Param(_) | Op::Loop(_) | Op::Call(_) | Op::Project(_) | Op::Table)
}

//! What is made of nodes that were there before.
//!
//! ```text
//! y - x       was replaced by -(x - y), which was there
//! -(x - y)    is negated by all who read it now: y - x would cost less, but stands for what is dearer
//! ```
//! Nodes that nobody needs stay in the graph and are found again. Some were replaced: what is offered of them is made of what
//! stands for them, and only if that does not pay, or where a form is asked for, of themselves. And nobody has told them what
//! has changed below them, so that the rules are tried on them again.

use crate::graph::{Id, Ref};
use crate::op::Op;
use crate::passes::bench::{Bench, Cost};

/// So many nodes are looked at below what is offered.
const FEW: usize = 8;

/// So far below what is offered nodes are tried again.
const DOWN: usize = 2;

impl Bench<'_> {
    /// What the rules make of a node that was there before, and that nobody needs, and of such below it.
    pub(crate) fn tried_again(&mut self, r: Ref) -> Ref {
        self.tried(r, DOWN)
    }

    fn tried(&mut self, r: Ref, down: usize) -> Ref {
        // What is new may stand above what is not. Calls and loops have no constructor.
        let op = self.op(r);
        if self.uses(r) > 0 || matches!(op, Op::Call(_) | Op::Loop(_) | Op::Project(_)) {
            return r;
        }
        let mut i = 0;
        while down > 0 && i < self.graph.args(r.id()).len() {
            let arg = self.graph.arg(r.id(), i);
            let old = self.resolve(arg);
            let new = self.tried(old, down - 1);
            if new != old {
                let mut args: Vec<Ref> = self.graph.args(r.id()).iter().map(|a| self.resolve(*a)).collect();
                args[i] = new;
                let r = self.graph.add(op, &args).complement_if(r.is_not());
                let r = self.resolve(r);
                return self.tried(r, down - 1);
            }
            i += 1;
        }
        if (r.id().0 as usize) >= self.made {
            return r;
        }
        let new = self.graph.tried_again(r);
        if new == r { r } else { self.resolve(new) }
    }

    /// [`Bench::decide`], where what would have to be made stands for itself again if it was replaced.
    pub(super) fn decide_anew(
        &mut self,
        name: &'static str,
        old: Ref,
        new: Ref,
        good: fn(Cost) -> bool,
    ) -> Ref {
        let Some(replaced) = self.uncover(old, new) else { return old };
        let now = self.decide(name, old, new, good);
        match now == old {
            true => self.cover(replaced),
            false => replaced.into_iter().for_each(|(id, _)| self.visits.has_returned(id)),
        }
        now
    }

    /// What is gained where what would have to be made stands for itself again, if that is no loss, and no less than what is gained
    /// as it is. `None` also if nothing was replaced.
    pub(super) fn gain_anew(&mut self, old: Ref, new: Ref) -> Option<Cost> {
        let replaced = self.uncover(old, new)?;
        let gain = self.gain_of(old, new);
        self.cover(replaced);
        let is_best = |plain: Cost| !plain.is_no_loss() || gain.rank() >= plain.rank();
        (gain.is_no_loss() && is_best(self.gain_of(old, new))).then_some(gain)
    }

    /// What was replaced and is below what would have to be made for a node stands for itself. Answers what stood for each;
    /// `None` if there is nothing.
    fn uncover(&mut self, old: Ref, new: Ref) -> Option<Vec<(Id, Ref)>> {
        self.grow();
        if new == old || self.uses(new) > 0 {
            return None;
        }
        let replaced = self.replaced_below(new);
        // Who has not been given what stands for them yet is counted as if it had.
        let is_awaited = |id: &Id| self.graph.roots.iter().any(|root| root.id() == *id);
        if replaced.is_empty() || self.order.is_behind() || replaced.iter().any(is_awaited) {
            return None;
        }
        let with = |id: Id| (id, std::mem::replace(&mut self.instead[id.0 as usize], Ref::new(id)));
        Some(replaced.into_iter().map(with).collect())
    }

    /// [`Bench::uncover`] taken back.
    fn cover(&mut self, replaced: Vec<(Id, Ref)>) {
        for (id, stood) in replaced.into_iter().rev() {
            self.instead[id.0 as usize] = stood;
        }
    }

    /// What nobody needs, was replaced, and is below what would have to be made for a node.
    fn replaced_below(&mut self, new: Ref) -> Vec<Id> {
        let mut found = Vec::new();
        let mut todo = std::mem::take(&mut self.todo);
        todo.push((new, 0));
        let mut left = FEW;
        while let Some((r, _)) = todo.pop() {
            let id = r.id();
            if self.uses[id.0 as usize] > 0 || left == 0 {
                continue;
            }
            left -= 1;
            for arg in self.graph.args(id) {
                let at = arg.id().0 as usize;
                let hidden = self.instead[at].id() != arg.id() && self.uses[at] == 0;
                if hidden && self.visits.may_return(arg.id()) {
                    found.push(arg.id());
                    todo.push((*arg, 0));
                } else {
                    todo.push((self.resolve(*arg), 0));
                }
            }
        }
        self.todo = todo;
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::Graph;
    use crate::options::Gates;
    use crate::passes::Journal;

    const CALLED: &str = "fn f(x: f32) -> (f32,) {
    leaf 0 id 1 path noise fn noise(p: f32) -> f32 {
        %0 = param 0 : f32
        return %0
    }
    %0 = param 0 : f32
    %1 = mul %0 %0 : f32
    %2 = const 0.0 : f32
    %3 = min %1 %2 : f32
    %4 = call 0 %3 : f32
    %5 = add %4 %0 : f32
    return %0
}";

    /// What is below a call, or a loop, is tried again where that is needed: neither has a constructor.
    #[test]
    fn what_a_call_reads_stays() {
        let mut graph: Graph = CALLED.parse().unwrap_or_else(|e| panic!("{e}"));
        graph.gates = Gates::FAST;
        let mut journal = Journal::default();
        let mut bench = Bench::new(graph, &mut journal);
        let sum = Ref::new(Id(5));
        bench.begin_visit(sum.id());
        assert_eq!(bench.tried_again(sum), sum);
        let least = Ref::new(Id(3));
        assert_eq!(bench.tried_again(least), Ref::new(Id(2)));
    }
}

//! The path conditions in force: what a condition says inside its own arm.

use super::Lowerer;
use crate::graph::{Id, Ref};
use crate::op::Op;
use crate::value::Value;
use rustc_hash::{FxHashMap, FxHashSet};

/// Truth of `bool` nodes on the path being lowered.
#[derive(Default)]
pub(super) struct Known {
    truth: FxHashMap<Id, bool>,
    /// In the order learnt, to be forgotten at the end of the arm.
    log: Vec<Id>,
    /// Those of the log that hold because a branch has been taken otherwise.
    left: FxHashSet<Id>,
}

impl Known {
    pub(super) fn mark(&self) -> usize {
        self.log.len()
    }

    pub(super) fn rewind(&mut self, mark: usize) {
        for id in self.log.drain(mark..) {
            self.truth.remove(&id);
            self.left.remove(&id);
        }
    }

    /// What holds, but for what a branch has seen to.
    pub(super) fn asked(&self) -> Vec<(Id, bool)> {
        let asked = self.log.iter().filter(|id| !self.left.contains(id));
        asked.map(|id| (*id, self.truth[id])).collect()
    }

    fn get(&self, r: Ref) -> Option<bool> {
        self.truth.get(&r.id()).map(|truth| *truth != r.is_not())
    }

    fn learn(&mut self, r: Ref) {
        if self.truth.insert(r.id(), !r.is_not()).is_none() {
            self.log.push(r.id());
        }
    }
}

impl Lowerer<'_> {
    /// Learns that `c` holds until the enclosing arm ends; of `x & y`, that both hold.
    pub(super) fn assume(&mut self, c: Ref) {
        let mut left = vec![c];
        while let Some(c) = left.pop() {
            if self.graph.as_const(c).is_some() || self.known.get(c).is_some() {
                continue;
            }
            self.known.learn(c);
            if self.graph.op(c) == Op::And && !c.is_not() {
                left.extend_from_slice(self.graph.args(c.id()));
            }
        }
    }

    /// Learns that `c` holds because who finds it false has left a loop that is kept.
    pub(super) fn assume_left(&mut self, c: Ref) {
        let mark = self.known.log.len();
        self.assume(c);
        self.known.left.extend(&self.known.log[mark..]);
    }

    /// The simplest form of a value on this path: known conditions are constants, known selects their arms.
    pub(super) fn on_path(&mut self, mut r: Ref) -> Ref {
        if self.known.log.is_empty() {
            return r;
        }
        while self.graph.op(r) == Op::Select {
            let [c, x, y] = *self.graph.args(r.id()) else { unreachable!("select has three operands") };
            let Some(truth) = self.known.get(c) else { break };
            r = (if truth { x } else { y }).complement_if(r.is_not());
        }
        match self.known.get(r) {
            Some(truth) => self.graph.constant(Value::bool(truth)),
            None => r,
        }
    }
}

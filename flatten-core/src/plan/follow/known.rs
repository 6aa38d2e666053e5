//! What is known at one place of a function.

use super::trie::Trie;
use crate::hir::LocalId;
use crate::value::Value;
use std::ops::Range;

/// The leaves of locals whose values are known, and what has been written.
#[derive(Clone, Debug)]
pub(super) struct Env {
    values: Trie<Value>,
    /// The locals written since the step of the innermost loop began, on some way that leads here.
    pub(super) written: Written,
}

/// A set of locals.
#[derive(Clone, Debug)]
pub(super) struct Written(Trie<()>);

impl Env {
    /// Nothing is known of so many leaves of so many locals.
    pub(super) fn new(leaves: usize, locals: usize) -> Env {
        Env { values: Trie::new(leaves), written: Written(Trie::new(locals)) }
    }

    pub(super) fn get(&self, leaf: usize) -> Option<Value> {
        self.values.get(leaf)
    }

    pub(super) fn store(&mut self, first: usize, leaves: &[Option<Value>]) {
        for (i, value) in leaves.iter().enumerate() {
            match value {
                Some(value) => self.values.insert(first + i, *value),
                None => self.values.remove(first + i),
            }
        }
    }

    pub(super) fn forget(&mut self, leaves: Range<usize>) {
        if self.values.is_empty() {
            return;
        }
        for leaf in leaves {
            self.values.remove(leaf);
        }
    }

    /// Keeps what the other one knows too.
    pub(super) fn merge(&mut self, other: &Env) {
        self.values.meet(&other.values, &is_same);
        self.written.extend(&other.written);
    }
}

impl Written {
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn has(&self, local: LocalId) -> bool {
        self.0.get(local.0 as usize).is_some()
    }

    pub(super) fn add(&mut self, local: LocalId) {
        self.0.insert(local.0 as usize, ());
    }

    pub(super) fn extend(&mut self, other: &Written) {
        self.0.join(&other.0);
    }
}

fn is_same(x: Value, y: Value) -> bool {
    x.ty == y.ty && x.bits[0] == y.bits[0]
}

/// The value that both have, bit by bit.
pub(super) fn both(x: Option<Value>, y: Option<Value>) -> Option<Value> {
    x.filter(|x| y.is_some_and(|y| is_same(*x, y)))
}

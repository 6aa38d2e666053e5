//! What is known at one place of a function.

use crate::hir::LocalId;
use crate::value::Value;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// The leaves of locals whose values are known, and what has been written.
#[derive(Clone, Debug, Default)]
pub(super) struct Env {
    values: FxHashMap<usize, Value>,
    /// The locals written since the step of the innermost loop began, on some way that leads here.
    pub(super) written: Vec<LocalId>,
}

impl Env {
    pub(super) fn get(&self, leaf: usize) -> Option<Value> {
        self.values.get(&leaf).copied()
    }

    pub(super) fn store(&mut self, first: usize, leaves: &[Option<Value>]) {
        for (i, value) in leaves.iter().enumerate() {
            match value {
                Some(value) => self.values.insert(first + i, *value),
                None => self.values.remove(&(first + i)),
            };
        }
    }

    pub(super) fn forget(&mut self, leaves: Range<usize>) {
        if self.values.is_empty() {
            return;
        }
        for leaf in leaves {
            self.values.remove(&leaf);
        }
    }

    pub(super) fn write(&mut self, local: LocalId) {
        if !self.written.contains(&local) {
            self.written.push(local);
        }
    }

    /// Keeps what the other one knows too.
    pub(super) fn merge(&mut self, other: &Env) {
        self.values.retain(|leaf, value| both(Some(*value), other.get(*leaf)).is_some());
        other.written.iter().for_each(|local| self.write(*local));
    }
}

/// The value that both have, bit by bit.
pub(super) fn both(x: Option<Value>, y: Option<Value>) -> Option<Value> {
    let (x, y) = (x?, y?);
    (x.ty == y.ty && x.bits[0] == y.bits[0]).then_some(x)
}

//! Which kinds of operation operands are, as a set: rules that ask for others need not be tried.

use crate::graph::{Graph, Ref};

/// A set of kinds of operation. Some of those that are rare share a place.
pub(crate) type Kinds = u32;

/// The set of one, given as [`crate::op::Op::class`].
pub(crate) fn kind(class: usize) -> Kinds {
    1 << (class % Kinds::BITS as usize)
}

impl Graph {
    /// What these are.
    pub(crate) fn kinds(&self, args: &[Ref]) -> Kinds {
        let mut kinds = 0;
        let mut i = 0;
        while i < args.len() {
            kinds |= kind(self.node(args[i].id()).class());
            i += 1;
        }
        kinds
    }

    /// What the operands of these are.
    pub(crate) fn kinds_below(&self, args: &[Ref]) -> Kinds {
        let mut kinds = 0;
        let mut i = 0;
        while i < args.len() {
            kinds |= self.node(args[i].id()).kinds;
            i += 1;
        }
        kinds
    }
}

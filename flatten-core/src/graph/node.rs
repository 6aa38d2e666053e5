//! Nodes, and what refers to them.

use crate::graph::facts::Facts;
use crate::graph::kinds::Kinds;
use crate::op::Op;
use crate::options::Gates;
use crate::ty::Ty;
use std::fmt;
use std::ops::Not;

/// A node of one graph. Operands have smaller ids than their users.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Id(pub u32);

/// An operand: a node, or the complement of a `bool` node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ref(pub(super) u32);

impl Ref {
    /// The node as it is.
    #[inline(always)]
    pub const fn new(id: Id) -> Ref {
        Ref(id.0 << 1)
    }

    /// The node meant.
    #[inline(always)]
    pub const fn id(self) -> Id {
        Id(self.0 >> 1)
    }

    /// True if the complement is meant.
    #[inline(always)]
    pub const fn is_not(self) -> bool {
        self.0 & 1 == 1
    }

    /// The node as it is, without the complement.
    #[inline(always)]
    pub const fn positive(self) -> Ref {
        Ref(self.0 & !1)
    }

    /// The complement if `not`.
    #[inline(always)]
    pub const fn complement_if(self, not: bool) -> Ref {
        Ref(self.0 ^ not as u32)
    }
}

impl fmt::Debug for Ref {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}%{}", if self.is_not() { "!" } else { "" }, self.id().0)
    }
}

impl Not for Ref {
    type Output = Ref;

    /// The complement; of `bool` nodes only.
    fn not(self) -> Ref {
        Ref(self.0 ^ 1)
    }
}

impl From<Id> for Ref {
    fn from(id: Id) -> Ref {
        Ref::new(id)
    }
}

/// How often a value can change: never, once per draw, at every pixel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// The same always.
    Constant,
    /// The same for every pixel of a draw.
    Uniform,
    /// Its own at every pixel.
    Varying,
}

/// The gates of a node that the constructors may not have tried every rule on.
pub(super) const UNSETTLED: Gates = Gates(u8::MAX);

/// One operation with its operands.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// What it computes.
    pub op: Op,
    /// The type of its value.
    pub ty: Ty,
    /// How often it changes.
    pub rank: Rank,
    /// What is known of its value.
    pub facts: Facts,
    /// The longest path below it; sources are 0.
    pub depth: u32,
    /// The first parameter leaf that it depends on; `u32::MAX` of constants.
    pub lead: u32,
    /// What it computes as a number: the same for the same expression, whatever the ids are.
    pub print: u32,
    /// It is a condition, a choice, or the smaller or larger of two, or one of those is below it.
    pub(super) decides: bool,
    /// What its operands are.
    pub(super) kinds: Kinds,
    /// Number of operands.
    pub(super) len: u32,
    /// [`Op::class`].
    pub(super) class: u8,
    /// The gates under which there is nothing simpler: its constructor has tried every rule.
    pub(super) settled: Gates,
    /// The operands, or, if there are more than four, the offset into `extra` in the first.
    pub(super) args: [Ref; 4],
}

impl Node {
    /// True if it is a condition, a choice, or the smaller or larger of two, or one of those is below it.
    pub(crate) fn decides(&self) -> bool {
        self.decides
    }

    /// [`Op::class`].
    pub(crate) fn class(&self) -> usize {
        self.class as usize
    }
}

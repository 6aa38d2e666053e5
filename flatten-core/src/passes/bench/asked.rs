//! How changes are told upwards in a look at all nodes: each node asks its operands when it is come to.
//!
//! That takes no lists of who reads what, and none is told twice. Who reads a node and is not come to behind it, since it
//! was made in this look or stood before, cannot ask; it is told as it is between the looks.

use crate::column::Column;
use crate::graph::{Id, Ref};

/// Nothing near below it is other than it was.
pub(super) const NOTHING: u8 = u8::MAX;

/// What is asked in the look that is going on. Where nodes stand is given as labels, by node, from 2 on.
#[derive(Default)]
pub(super) struct Asked {
    /// Where it has come to; 0 if there is none.
    at: u32,
    /// By node: it will be come to, where it stands.
    listed: Column<bool>,
    /// By node: how far below it something has changed in this look, if anything has.
    changed: Column<u8>,
    /// By node: somebody reads it who is not come to behind it.
    early: Column<bool>,
}

impl Asked {
    /// Begins a look at these of so many nodes.
    pub(super) fn begin_look(&mut self, count: usize, nodes: &[Id]) {
        *self = Asked {
            at: 1,
            listed: Column::of(count, false),
            changed: Column::of(count, NOTHING),
            early: Column::of(count, false),
        };
        let mut i = 0;
        while i < nodes.len() {
            self.listed[nodes[i].0 as usize] = true;
            i += 1;
        }
    }

    /// Ends it.
    pub(super) fn end_look(&mut self) {
        self.at = 0;
    }

    /// Takes up nodes until there are so many.
    pub(super) fn grow(&mut self, len: usize) {
        if self.at > 0 {
            self.listed.fill(len, false);
            self.changed.fill(len, NOTHING);
            self.early.fill(len, false);
        }
    }

    /// True of a node that will be come to.
    pub(super) fn comes(&self, label: &Column<u32>, id: Id) -> bool {
        self.at > 0 && self.listed[id.0 as usize] && label[id.0 as usize] > self.at
    }

    /// True of a node of which those ask that are come to behind it.
    pub(super) fn is_asked(&self, label: &Column<u32>, id: Id) -> bool {
        self.at > 0 && label[id.0 as usize] >= self.at
    }

    /// Comes to a node with these operands: how far below it something has changed, if anything has.
    #[inline]
    pub(super) fn come_to(&mut self, label: u32, args: &[Ref]) -> Option<u8> {
        if self.at == 0 {
            return None;
        }
        self.at = label;
        let mut near = NOTHING;
        let mut i = 0;
        while i < args.len() {
            let changed = self.changed[args[i].id().0 as usize];
            i += 1;
            if changed < near {
                near = changed;
            }
        }
        (near != NOTHING).then(|| (near + 1).min(NOTHING - 1))
    }

    /// So far below a node something has changed. True if all who read it ask for that.
    pub(super) fn change(&mut self, label: &Column<u32>, id: Id, far: u32) -> bool {
        let asked = self.is_asked(label, id);
        if asked {
            let changed = &mut self.changed[id.0 as usize];
            *changed = (*changed).min(far.min(u32::from(NOTHING) - 1) as u8);
        }
        asked && !self.early[id.0 as usize]
    }

    /// Somebody has come to read a node.
    pub(super) fn reads(&mut self, label: &Column<u32>, user: Id, of: Id) {
        if self.is_asked(label, of) {
            let behind = self.comes(label, user) && label[user.0 as usize] > label[of.0 as usize];
            self.early[of.0 as usize] |= !behind;
        }
    }

    /// Who reads one node reads another from now on.
    pub(super) fn hand_over(&mut self, label: &Column<u32>, from: Id, to: Id) {
        if self.at > 0 {
            let behind = label[from.0 as usize] == self.at && label[to.0 as usize] <= self.at;
            self.early[to.0 as usize] |= !behind || self.early[from.0 as usize];
        }
    }
}

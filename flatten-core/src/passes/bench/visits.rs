//! Which nodes a step need not look at again.
//!
//! A node is looked at again if something near it has changed since: who reads what, or what is read. Now and then, and at
//! last, every node is, unless nothing at all has changed since it was.

use crate::graph::{Id, Ref};
use crate::passes::ROUND;
use crate::passes::bench::Bench;

/// How many steps there are.
const STEPS: usize = ROUND.len();

/// How often a node may come back.
const RETURNS: u8 = 1;

/// How far below a node changes are near it.
const NEAR: u32 = 3;

/// What was looked at, and what has changed since.
#[derive(Default)]
pub(super) struct Visits {
    /// How many changes there were, of any kind.
    now: u32,
    /// How many of them changed more than where a node stands.
    shapes: u32,
    /// The step that is running, if it remembers what it has seen, and if it is to look at all nodes.
    step: Option<(usize, bool)>,
    /// By node: when it came alive, was given other operands, or became its user's own or shared.
    touched: Vec<u32>,
    /// By node: when it came to stand elsewhere among operands that may be swapped.
    placed: Vec<u32>,
    /// By node: when each step has looked at it; 0 is never.
    seen: Vec<[u32; STEPS]>,
    /// By node: how often it came back after it had been replaced.
    returned: Vec<u8>,
}

impl Visits {
    /// Makes room for so many nodes.
    pub(super) fn reserve(&mut self, nodes: usize) {
        self.touched.reserve(nodes);
        self.placed.reserve(nodes);
        self.seen.reserve(nodes);
        self.returned.reserve(nodes);
    }

    /// Takes up the next node.
    pub(super) fn begin(&mut self) {
        self.touched.push(0);
        self.placed.push(0);
        self.seen.push([0; STEPS]);
        self.returned.push(0);
    }

    /// True of a node that may stand again where it was replaced: where several chains want what only some can have, they
    /// would push each other aside for long.
    pub(super) fn may_return(&self, id: Id) -> bool {
        self.returned.get(id.0 as usize).is_none_or(|times| *times < RETURNS)
    }

    /// A node stands again where it was replaced.
    pub(super) fn has_returned(&mut self, id: Id) {
        let times = &mut self.returned[id.0 as usize];
        *times = times.saturating_add(1);
    }

    /// Something is about to change.
    pub(super) fn change(&mut self) {
        self.now += 1;
        self.shapes += 1;
    }

    /// A node stands elsewhere now.
    pub(super) fn place(&mut self, id: Id) {
        self.now += 1;
        self.placed[id.0 as usize] = self.now;
    }

    /// A node has changed.
    pub(super) fn touch(&mut self, id: Id) {
        self.touched[id.0 as usize] = self.now;
    }
}

impl Bench<'_> {
    /// Says which of [`crate::passes::ROUND`] runs now, and if it is to look at every node.
    pub(crate) fn begin_step(&mut self, step: usize, all: bool) {
        self.visits.step = Some((step, all));
    }

    /// How many changes there were, those that the constructors make on the way too.
    pub(crate) fn changes(&self) -> u32 {
        self.visits.shapes
    }

    /// True of a node that the step is to look at. It is taken to have done so then. Where things stand matters to those
    /// that are `sorted`.
    pub(crate) fn is_due(&mut self, r: Ref, sorted: bool) -> bool {
        let Some((step, all)) = self.visits.step else { return true };
        let at = r.id().0 as usize;
        let seen = self.visits.seen[at][step];
        let now = self.visits.now + 1;
        let due = seen == 0 || seen < now && (all || self.is_touched(r.id(), seen, sorted, NEAR));
        if due {
            self.visits.seen[at][step] = now;
        }
        due
    }

    /// True if something has changed since in so many levels below a node.
    fn is_touched(&self, id: Id, seen: u32, sorted: bool, levels: u32) -> bool {
        let at = id.0 as usize;
        if self.visits.touched[at] >= seen || sorted && self.visits.placed[at] >= seen {
            return true;
        }
        if levels > 0 {
            for arg in self.graph.args(id) {
                if self.is_touched(self.resolve(*arg).id(), seen, sorted, levels - 1) {
                    return true;
                }
            }
        }
        false
    }
}

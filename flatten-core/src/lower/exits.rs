//! The ways out of a block before its end, and where they meet again.
//!
//! Exits are listed in the order they are reached. The condition of each holds only as far as no earlier exit
//! was taken: the first whose condition is true is the one taken, and what later conditions say then is void.
//! Where nobody falls through, the last condition is `true`.

use super::{Leaves, Lowerer};
use crate::graph::Ref;
use crate::hir::LoopId;
use crate::options::Sabotage;

/// Where a way out leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// To the end of the function.
    Return,
    /// To the end of a loop.
    Break(LoopId),
    /// To the next copy of a loop's body.
    Continue(LoopId),
}

/// One way out.
pub(super) struct Exit {
    pub(super) kind: Kind,
    /// When it is taken.
    pub(super) cond: Ref,
    /// What it leaves with: the value returned, or the places that the loop can see.
    pub(super) state: Vec<Ref>,
}

impl Lowerer<'_> {
    /// Leaves here and now.
    pub(super) fn exit(&mut self, kind: Kind, state: Vec<Ref>) -> Leaves {
        let cond = self.graph.bool(true);
        self.exits.push(Exit { kind, cond, state });
        None
    }

    /// Adds the ways out of an arm that is reached when `c` holds. If anybody `falls` through the branch, they
    /// know that none of these was taken.
    pub(super) fn add_exits(&mut self, c: Ref, exits: Vec<Exit>, falls: bool) {
        for mut exit in exits {
            let lost = self.options.sabotage == Some(Sabotage::EarlyReturnLost);
            if lost && falls && exit.kind == Kind::Return {
                continue;
            }
            exit.cond = self.graph.and(c, exit.cond);
            if falls {
                self.assume_not_taken(exit.kind, exit.cond);
            }
            self.exits.push(exit);
        }
    }

    /// Learns that a way out was not taken. One that is a branch has seen to that by itself.
    pub(super) fn assume_not_taken(&mut self, kind: Kind, cond: Ref) {
        match self.is_physical(kind) {
            true => self.assume_left(!cond),
            false => self.assume(!cond),
        }
    }

    /// One exit in place of several of one kind, of which one is certainly taken.
    pub(super) fn merge_alike(&mut self, exits: Vec<Exit>) -> Vec<Exit> {
        let alike = exits.windows(2).all(|pair| pair[0].kind == pair[1].kind);
        let (1.., true, Some(kind)) = (exits.len(), alike, exits.first().map(|e| e.kind)) else {
            return exits;
        };
        let cond = self.graph.bool(true);
        let state = self.join(exits, None).expect("there is an exit");
        vec![Exit { kind, cond, state }]
    }

    /// Removes the exits of one kind. Those that stay and come after one of them now also ask that it was not
    /// taken.
    pub(super) fn take_exits(&mut self, kind: Kind) -> Vec<Exit> {
        let mut taken = Vec::new();
        let mut guard = None;
        for mut exit in std::mem::take(&mut self.exits) {
            if exit.kind == kind {
                guard = Some(match guard {
                    Some(g) => self.graph.and(g, !exit.cond),
                    None => !exit.cond,
                });
                taken.push(exit);
            } else {
                exit.cond = guard.map_or(exit.cond, |g| self.graph.and(g, exit.cond));
                self.exits.push(exit);
            }
        }
        taken
    }

    /// The state of the first exit taken, or else `fall`; without `fall` the last exit is certain.
    pub(super) fn join(&mut self, exits: Vec<Exit>, fall: Leaves) -> Leaves {
        let mut state = fall;
        for exit in exits.into_iter().rev() {
            state = Some(match state {
                None => exit.state,
                Some(rest) => self.select_leaves(exit.cond, &exit.state, &rest),
            });
        }
        state
    }

    /// Joins loop exits with the places here, if somebody `falls` through; false if nobody arrives.
    pub(super) fn join_places(&mut self, exits: Vec<Exit>, falls: bool) -> bool {
        let Some(seen) = exits.first().map(|e| e.state.len()) else { return falls };
        let fall = falls.then(|| self.places[..seen].to_vec());
        let state = self.join(exits, fall).expect("there is an exit");
        self.places[..seen].copy_from_slice(&state);
        (0..seen).for_each(|place| self.name_place(place));
        true
    }
}

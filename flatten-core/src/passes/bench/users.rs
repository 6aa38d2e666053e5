//! Who reads each node.
//!
//! Lists are only added to: who has died, or reads something else by now, is passed over.

use crate::column::Column;
use crate::graph::{Id, Ref};
use crate::passes::bench::Bench;

const END: u32 = u32::MAX;

/// The users of every node.
#[derive(Default)]
pub(super) struct Users {
    /// By node: the first and the last entry of its list.
    ends: Column<(u32, u32)>,
    /// A user, and the entry behind it.
    entries: Column<(Id, u32)>,
}

impl Users {
    /// Makes room for so many nodes.
    pub(super) fn reserve(&mut self, nodes: usize) {
        self.ends.reserve(nodes);
        self.entries.reserve(2 * nodes);
    }

    /// Takes up nodes until there are so many.
    pub(super) fn grow(&mut self, len: usize) {
        self.ends.fill(len, (END, END));
    }

    /// A node has come to read another.
    pub(super) fn add(&mut self, of: Id, user: Id) {
        let at = self.entries.len() as u32;
        let (first, last) = &mut self.ends[of.0 as usize];
        self.entries.push((user, *first));
        *first = at;
        if *last == END {
            *last = at;
        }
    }

    /// Who reads one node reads another instead.
    fn hand_over(&mut self, from: Id, to: Id) {
        let (first, last) = std::mem::replace(&mut self.ends[from.0 as usize], (END, END));
        if first == END {
            return;
        }
        let (to_first, to_last) = &mut self.ends[to.0 as usize];
        self.entries[last as usize].1 = *to_first;
        *to_first = first;
        if *to_last == END {
            *to_last = last;
        }
    }
}

impl Bench<'_> {
    /// True if a living node reads another.
    #[inline]
    fn is_user(&self, user: Id, of: Id) -> bool {
        let args = self.graph.args(user);
        let mut i = 0;
        while i < args.len() {
            if self.resolve(args[i]).id().0 == of.0 {
                return self.is_living(user);
            }
            i += 1;
        }
        false
    }

    /// The one node that reads a node, if the roots do not read it too.
    pub(crate) fn only_user(&mut self, r: Ref) -> Option<Ref> {
        if self.uses(r) != 1 {
            return None;
        }
        let id = r.id();
        // Who does not read it any more is not asked again.
        loop {
            let first = self.users.ends[id.0 as usize].0;
            let (user, next) = *self.users.entries.get(first as usize)?;
            if self.is_user(user, id) {
                return Some(Ref::new(user));
            }
            self.users.ends[id.0 as usize] =
                (next, if next == END { END } else { self.users.ends[id.0 as usize].1 });
        }
    }

    /// Calls `each` for every living node that reads a node, for some more than once.
    pub(crate) fn each_user(&mut self, id: Id, mut each: impl FnMut(&mut Self, Id)) {
        let mut at = self.users.ends[id.0 as usize].0;
        while let Some(&(user, next)) = self.users.entries.get(at as usize) {
            if self.is_user(user, id) {
                each(self, user);
            }
            at = next;
        }
    }

    /// Who reads one node reads another instead from now on.
    pub(super) fn hand_over(&mut self, from: Id, to: Id) {
        self.users.hand_over(from, to);
    }
}

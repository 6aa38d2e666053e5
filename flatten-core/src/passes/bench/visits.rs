//! Which nodes a step is to look at.
//!
//! The first look is at all of them; then only at what has changed since, and at what stands near above it. At last each
//! step looks at all again, in case something further below a node matters to it. Only the step for which it matters where
//! expressions stand does not, since it is told of that: it comes to all nodes, and looks at those above what stands
//! elsewhere now.

use crate::column::Column;
use crate::graph::{Id, Ref};
use crate::op::Op;
use crate::passes::ROUND;
use crate::passes::bench::Bench;

/// How many steps there are.
const STEPS: usize = ROUND.len();

/// The step for which it matters where expressions stand among operands that may be swapped.
const CHAINS: usize = 0;

/// How often a node may come back.
const RETURNS: u8 = 1;

/// How far above a change nodes are near it.
const NEAR: u32 = 3;

/// Where more than one node in so many has changed, much has.
const MANY: usize = 8;

/// So many nodes are noted of what was too dear.
const REFUSED: usize = 24;

/// Which nodes a step looks at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// At all.
    All,
    /// At those near a change.
    Near,
    /// The same, and it comes to all and looks at those above what has changed.
    Again,
}

/// What was looked at, and what has changed since.
#[derive(Default)]
pub(super) struct Visits {
    /// How many changes there were, of any kind.
    now: u32,
    /// The step that is running, if it remembers what it has seen, and how it looks.
    step: Option<(usize, Look)>,
    /// By step: how many changes there were when it began to look at all nodes.
    all: [Option<u32>; STEPS],
    /// By node: when it came alive, was given other operands, or became its user's own or shared.
    touched: Column<u32>,
    /// By node: when it came to stand elsewhere among operands that may be swapped.
    placed: Column<u32>,
    /// By node: when what stands near below it last was.
    near: Column<(u32, u32)>,
    /// The nodes that were, since the last look at this list.
    fresh: Vec<Id>,
    /// By node: when each step has looked at it; 0 is never.
    seen: Column<[u32; STEPS]>,
    /// By step: what it is to look at.
    due: [Vec<Id>; STEPS],
    /// By node: in which of those it is, a bit each.
    queued: Column<u8>,
    /// By node: how often it came back after it had been replaced.
    returned: Vec<u8>,
    /// Chains that were to be made of a node that nobody needs, which was too dear then, and the entry behind each.
    refused: Vec<(Id, u32)>,
    /// By node: one past its first entry; 0 is none.
    first_refused: Vec<u32>,
}

impl Visits {
    /// Makes room for so many nodes.
    pub(super) fn reserve(&mut self, nodes: usize) {
        self.touched.reserve(nodes);
        self.placed.reserve(nodes);
        self.near.reserve(nodes);
        self.seen.reserve(nodes);
        self.queued.reserve(nodes);
        self.returned.reserve(nodes);
    }

    /// Takes up the next node.
    pub(super) fn begin(&mut self) {
        self.touched.push(0);
        self.placed.push(0);
        self.near.push((0, 0));
        self.seen.push([0; STEPS]);
        self.queued.push(0);
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
    }

    /// A node stands elsewhere now. What is only so far below it that another is, is not looked at for that alone.
    pub(super) fn place(&mut self, id: Id, near: bool) {
        self.now += 1;
        self.placed[id.0 as usize] = self.now;
        if near {
            self.fresh.push(id);
        }
    }

    /// A node has changed.
    pub(super) fn touch(&mut self, id: Id) {
        let when = &mut self.touched[id.0 as usize];
        if *when != self.now {
            *when = self.now;
            self.fresh.push(id);
        }
    }

    /// A node has come alive. Chains that would have been too dear with it may be cheaper now.
    pub(super) fn comes_alive(&mut self, id: Id) {
        let Some(first) = self.first_refused.get_mut(id.0 as usize) else { return };
        let mut at = std::mem::take(first);
        while let Some(&(chain, next)) = self.refused.get((at as usize).wrapping_sub(1)) {
            self.put(chain, CHAINS);
            at = next;
        }
    }

    /// A chain would have been made of a node that nobody needs.
    fn refuse(&mut self, id: Id, chain: Id) {
        let at = id.0 as usize;
        if at >= self.first_refused.len() {
            self.first_refused.resize((at + 1).next_power_of_two(), 0);
        }
        let first = &mut self.first_refused[at];
        let last = (*first as usize).checked_sub(1).map(|at| self.refused[at].0);
        if last != Some(chain) {
            self.refused.push((chain, *first));
            *first = self.refused.len() as u32;
        }
    }

    /// Puts a node on the lists of the steps that have not looked at it since it was touched, or placed.
    fn queue(&mut self, id: Id, touched: u32, placed: u32) {
        let at = id.0 as usize;
        for step in 0..STEPS {
            let since = if step == CHAINS { touched.max(placed) } else { touched };
            if since >= self.seen[at][step] && since > 0 {
                self.put(id, step);
            }
        }
    }

    /// Says that a node is on a list no longer. True if it was.
    fn take_off(&mut self, id: Id, step: usize) -> bool {
        let queued = &mut self.queued[id.0 as usize];
        let was = *queued & 1 << step != 0;
        *queued &= !(1 << step);
        was
    }

    /// Puts a node on a list, once.
    fn put(&mut self, id: Id, step: usize) {
        if self.queued[id.0 as usize] & 1 << step == 0 {
            self.queued[id.0 as usize] |= 1 << step;
            self.due[step].push(id);
        }
    }
}

impl Bench<'_> {
    /// True if more than one node in so many is alive and has changed, and nobody has looked at what is near it.
    pub(crate) fn is_much_touched(&self) -> bool {
        let living = self.visits.fresh.iter().filter(|id| self.is_living(**id)).count();
        living * MANY > self.graph.len()
    }

    /// Says which of [`crate::passes::ROUND`] runs now, and if it is to come to every node. False if there is nothing that
    /// it is to look at.
    pub(crate) fn begin_step(&mut self, step: usize, all: bool) -> bool {
        let look = match (all, self.visits.all[step]) {
            (false, _) => Look::Near,
            (true, Some(_)) if step == CHAINS => Look::Again,
            (true, _) => Look::All,
        };
        self.visits.step = Some((step, look));
        if look != Look::All {
            self.spread();
        }
        match look {
            Look::Near => !self.visits.due[step].is_empty(),
            Look::All | Look::Again => {
                let now = Some(self.visits.now);
                std::mem::replace(&mut self.visits.all[step], now) != now
            }
        }
    }

    /// True if the step that is running comes to every node.
    pub(super) fn is_of_all(&self) -> bool {
        self.visits.step.is_some_and(|(_, look)| look != Look::Near)
    }

    /// True if the step that is running comes to every node and looks at those near a change.
    pub(crate) fn looks_again(&self) -> bool {
        self.visits.step.is_some_and(|(_, look)| look == Look::Again)
    }

    /// What the step is to look at, if not at every node.
    pub(super) fn due(&mut self) -> Option<Vec<Id>> {
        let (step, look) = self.visits.step?;
        if look != Look::Near {
            return None;
        }
        let due = std::mem::take(&mut self.visits.due[step]);
        for id in &due {
            self.visits.take_off(*id, step);
        }
        Some(due)
    }

    /// The step has come to all nodes. What has been put on its list behind it is left there.
    pub(super) fn end_look(&mut self) {
        if let Some((step, Look::Again)) = self.visits.step {
            self.visits.step = Some((step, Look::Near));
            let mut due = std::mem::take(&mut self.visits.due[step]);
            due.retain(|id| self.visits.take_off(*id, step));
            due.into_iter().for_each(|id| self.visits.put(id, step));
        }
    }

    /// What was offered to stand for the chain that ends here is too dear: it is looked at again when something of that has
    /// come alive.
    pub(crate) fn refused(&mut self, new: Ref, chain: Ref) {
        let mut todo = vec![new];
        let mut left = REFUSED;
        while let Some(r) = todo.pop() {
            let id = r.id();
            let source = matches!(self.op(r), Op::Const(_) | Op::Param(_));
            if left == 0 || source || self.uses(r) > 0 || id == chain.id() {
                continue;
            }
            left -= 1;
            self.visits.refuse(id, chain.id());
            todo.extend(self.graph.args(id).iter().map(|a| self.resolve(*a)));
        }
    }

    /// The step is to look at a node too, if not at all.
    pub(crate) fn want(&mut self, id: Id) {
        if let Some((step, Look::Again | Look::Near)) = self.visits.step {
            self.visits.put(id, step);
        }
    }

    /// The step is to look also at what `above` says of those that it is to look at, and of these.
    pub(crate) fn want_above(&mut self, above: fn(&mut Self, Ref) -> Option<Ref>) {
        let Some((step, Look::Again | Look::Near)) = self.visits.step else { return };
        let mut i = 0;
        while let Some(&id) = self.visits.due[step].get(i) {
            i += 1;
            if self.is_living(id)
                && let Some(r) = above(self, Ref::new(id))
            {
                self.visits.put(r.id(), step);
            }
        }
    }

    /// True of a node that the step is to look at; `told` says that something below it is other than it was, or stands
    /// elsewhere. The step is taken to have looked at it then.
    pub(super) fn is_due(&mut self, r: Ref, told: bool) -> bool {
        let Some((step, look)) = self.visits.step else { return true };
        let at = r.id().0 as usize;
        if look == Look::Again && !self.visits.take_off(r.id(), step) && !told {
            return false;
        }
        let now = self.visits.now + 1;
        let seen = std::mem::replace(&mut self.visits.seen[at][step], now);
        look != Look::All || seen < now
    }

    /// Puts what stands near above a change on the lists of what is to be looked at.
    fn spread(&mut self) {
        let fresh = std::mem::take(&mut self.visits.fresh);
        // The last change of a node counts, and the last one near it: those first, none is told twice.
        let mut near = Vec::with_capacity(fresh.len());
        for id in fresh.into_iter().rev() {
            let at = id.0 as usize;
            let when = (self.visits.touched[at], self.visits.placed[at]);
            if std::mem::replace(&mut self.visits.near[at], when) != when {
                near.push(id);
            }
        }
        for level in 0..=NEAR {
            let mut above = Vec::new();
            for id in near {
                if !self.is_living(id) || matches!(self.graph.node(id).op, Op::Const(_) | Op::Param(_)) {
                    continue;
                }
                let (touched, placed) = self.visits.near[id.0 as usize];
                self.visits.queue(id, touched, placed);
                if level < NEAR {
                    self.each_user(id, |bench, user| {
                        let known = &mut bench.visits.near[user.0 as usize];
                        if touched > known.0 || placed > known.1 {
                            *known = (touched.max(known.0), placed.max(known.1));
                            above.push(user);
                        }
                    });
                }
            }
            near = above;
        }
    }
}

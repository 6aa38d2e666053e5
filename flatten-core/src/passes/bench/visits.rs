//! Which nodes a step is to look at.
//!
//! The first look is at all of them; then only at what has changed since, and at what stands near above it. At last each
//! step comes to all again, in case something further below a node matters to it: it says how far it looks
//! ([`Bench::reaches`]), and looks again where something so near has changed, or something else on which the answer depends
//! (`bench/watches.rs`). The step for which it matters where expressions stand looks at those above what stands elsewhere now.

use crate::column::Column;
use crate::graph::{Id, Ref};
use crate::op::Op;
use crate::passes::ROUND;
use crate::passes::bench::Bench;
use crate::passes::bench::watches::{Looks, Watches};

/// How many steps there are.
const STEPS: usize = ROUND.len();

/// The step for which it matters where expressions stand among operands that may be swapped.
const CHAINS: usize = 0;

/// How often a node may come back.
const RETURNS: u8 = 1;

/// How far above a change nodes are near it.
const NEAR: u32 = 3;

/// So far a look goes below a node that says nothing else: what rules match, and what is known of their operands.
const REACH: u8 = 4;

/// A look goes so far where the answer depends on more than what is below, such as on who else reads it.
pub(crate) const EVERYWHERE: u8 = u8::MAX;

/// A look goes so far where the answer depends on all that is below, and on what is watched (`bench/watches.rs`).
pub(crate) const BELOW: u8 = EVERYWHERE - 1;

/// Where more than one node in so many has changed, much has.
const MANY: usize = 8;

/// So many nodes are noted of what was too dear.
const REFUSED: usize = 24;

/// By node: when each step has looked at it; 0 is never.
pub(super) type Seen = Column<[u32; STEPS]>;

/// By node: how far below it each step has looked then.
pub(super) type Reached = Column<[u8; STEPS]>;

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
    seen: Seen,
    /// By node: how far below it each step has looked then.
    reached: Reached,
    /// How far below the node that is visited the step has looked.
    reach: u8,
    /// The node that is visited.
    visited: Option<Id>,
    /// How many changes there were when those were woken that wait for one.
    woken: u32,
    /// What visits depend on beside that.
    pub(super) watches: Watches,
    /// How far below each node something has changed since some time, as it was found out at another one.
    changed: Option<Changed>,
    /// How many changes there were when lanes that nobody reads were looked for.
    lanes: Option<u32>,
    /// By step: what it is to look at.
    due: [Vec<Id>; STEPS],
    /// By node: in which of those it is, a bit each.
    queued: Column<u8>,
    /// By node: how often it came back after it had been replaced.
    returned: Column<u8>,
    /// Chains that were to be made of a node that nobody needs, which was too dear then, and the entry behind each.
    refused: Vec<(Id, u32)>,
    /// By node: one past its first entry; 0 is none.
    first_refused: Vec<u32>,
}

/// How far below nodes something has changed.
struct Changed {
    /// How many changes there were before those that count, and when this was found out.
    since: u32,
    now: u32,
    /// By node: how far, [`EVERYWHERE`] if nothing has, and when something last has, however far below.
    below: Box<[(u8, u32)]>,
}

impl Visits {
    /// Makes room for so many nodes.
    pub(super) fn reserve(&mut self, nodes: usize) {
        self.touched.reserve(nodes);
        self.placed.reserve(nodes);
        self.near.reserve(nodes);
        self.seen.reserve(nodes);
        self.reached.reserve(nodes);
        self.queued.reserve(nodes);
        self.returned.reserve(nodes);
        self.watches.reserve(nodes);
    }

    /// Takes up nodes until there are so many.
    pub(super) fn grow(&mut self, len: usize) {
        self.touched.fill(len, 0);
        self.placed.fill(len, 0);
        self.near.fill(len, (0, 0));
        self.seen.fill(len, [0; STEPS]);
        self.reached.fill(len, [EVERYWHERE; STEPS]);
        self.queued.fill(len, 0);
        self.returned.fill(len, 0);
        self.watches.grow(len);
    }

    /// The step and the node that it visits, if what that depends on is watched: chains are told of what matters to them.
    pub(super) fn watching(&self) -> Option<(usize, Id)> {
        match (self.step, self.visited) {
            (Some((step, _)), Some(visited)) if step != CHAINS => Some((step, visited)),
            _ => None,
        }
    }

    /// True of the node that is visited.
    pub(super) fn is_visited(&self, id: Id) -> bool {
        self.visited == Some(id)
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

    /// A node has come alive, or costs less. Chains that would have been too dear with it may be cheaper now.
    pub(super) fn is_cheaper(&mut self, id: Id) {
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
        let seen = self.seen[at];
        let mut step = 0;
        while step < STEPS {
            let since = if step == CHAINS && placed > touched { placed } else { touched };
            if since >= seen[step] && since > 0 {
                self.put(id, step);
            }
            step += 1;
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

/// The later of both times.
#[inline(always)]
fn later(times: &mut (u32, u32), touched: u32, placed: u32) {
    if touched > times.0 {
        times.0 = touched;
    }
    if placed > times.1 {
        times.1 = placed;
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
        let now = self.visits.now;
        let before = self.visits.all[step];
        let look = match (all, before) {
            (true, None) => Look::All,
            // Nobody has to be told that something stands elsewhere now.
            (true, Some(_)) if step == CHAINS && !self.order.is_told() => Look::Again,
            _ => Look::Near,
        };
        self.visits.step = Some((step, look));
        if look != Look::All {
            self.spread();
        }
        if all {
            match before {
                Some(time) if time == now => return false,
                Some(_) if step != CHAINS => self.queue_rest(step),
                _ => {}
            }
            self.visits.all[step] = Some(now);
        }
        look != Look::Near || all && step == CHAINS || !self.visits.due[step].is_empty()
    }

    /// Puts on the list of a step what it may see something new of, though nothing near has changed: since it looked at all
    /// nodes something has so far below as it had looked, or it had looked at more than that.
    fn queue_rest(&mut self, step: usize) {
        self.wake();
        let since = self.visits.all.iter().skip(1).flatten().min().copied().unwrap_or_default();
        let now = self.visits.now;
        let changed = match self.visits.changed.take() {
            Some(changed) if changed.since <= since && changed.now == now => changed,
            _ => Changed { since, now, below: self.changed_below(since) },
        };
        let below = &changed.below;
        let mut at = 0;
        while at < below.len() {
            let (near, last) = below[at];
            let reached = self.visits.reached[at][step];
            let id = Id(at as u32);
            let seen = self.visits.seen[at][step];
            at += 1;
            let last = if reached == EVERYWHERE { now } else { last };
            let is_new = reached >= near && last >= seen;
            if is_new && self.is_living(id) && !self.graph.args(id).is_empty() {
                self.visits.put(id, step);
            }
        }
        self.visits.changed = Some(changed);
    }

    /// By node: how far below it something has changed since so many changes, and when something last has.
    fn changed_below(&mut self, since: u32) -> Box<[(u8, u32)]> {
        let mut below = vec![(EVERYWHERE, 0); self.graph.len()].into_boxed_slice();
        let order = self.order();
        let order = order.as_slice();
        let mut at = 0;
        while at < order.len() {
            let id = order[at];
            at += 1;
            let args = self.graph.args(id);
            if args.is_empty() {
                continue;
            }
            let mut last = self.visits.touched[id.0 as usize];
            let mut near = if last > since { 0 } else { EVERYWHERE };
            let mut i = 0;
            while i < args.len() {
                let (far, time) = below[self.resolve(args[i]).id().0 as usize];
                i += 1;
                if far < near {
                    near = if far < BELOW { far + 1 } else { BELOW };
                }
                if time > last {
                    last = time;
                }
            }
            below[id.0 as usize] = (near, last);
        }
        below
    }

    /// Lanes that nobody reads are looked for. False if no vector has changed since that was done, and nobody who reads one.
    pub(crate) fn begin_look_at_lanes(&mut self) -> bool {
        let Some(last) = self.visits.lanes.replace(self.visits.now) else { return true };
        let mut at = 0;
        while at < self.visits.touched.len() {
            let id = Id(at as u32);
            if self.visits.touched[at] > last && self.is_about_lanes(id) {
                return true;
            }
            at += 1;
        }
        false
    }

    /// They are looked for again in any case.
    pub(crate) fn forget_look_at_lanes(&mut self) {
        self.visits.lanes = None;
    }

    fn is_about_lanes(&self, id: Id) -> bool {
        let is_vector = |r: &Ref| self.graph.ty(*r).is_vector();
        self.graph.node(id).ty.is_vector() || self.graph.args(id).iter().any(is_vector)
    }

    /// The steps look at all nodes again as if for the first time.
    pub(crate) fn forget_looks(&mut self) {
        self.visits.all = Default::default();
        self.forget_look_at_lanes();
        self.visits.change();
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

    /// The step looks so far below the node that it visits, or [`EVERYWHERE`].
    pub(crate) fn reaches(&mut self, levels: usize) {
        let levels = if levels < EVERYWHERE as usize { levels as u8 } else { EVERYWHERE };
        if levels > self.visits.reach {
            self.visits.reach = levels;
        }
    }

    /// Begins a visit.
    pub(crate) fn begin_visit(&mut self, id: Id) {
        self.visits.reach = REACH;
        self.visits.visited = Some(id);
        self.made = self.graph.len();
    }

    /// Begins a visit of several nodes.
    pub(crate) fn begin_visit_of_many(&mut self) {
        self.visits.reach = REACH;
        self.visits.visited = None;
        self.made = self.graph.len();
    }

    /// Begins another visit of a node that the step has looked at.
    pub(crate) fn go_on_with_visit(&mut self, id: Id) {
        self.begin_visit(id);
        if let Some((step, _)) = self.visits.step {
            self.visits.reach = self.visits.reached[id.0 as usize][step];
        }
    }

    /// Ends the visit of a node.
    pub(crate) fn end_visit(&mut self, id: Id) {
        if let Some((step, _)) = self.visits.step {
            self.visits.reached[id.0 as usize][step] = self.visits.reach;
        }
        self.visits.visited = None;
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
            if left == 0 || source || id == chain.id() {
                continue;
            }
            left -= 1;
            self.visits.refuse(id, chain.id());
            // What is there may come to be the same for every pixel.
            if self.uses(r) > 0 {
                continue;
            }
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

    /// [`Bench::spread`], where much has changed: each node asks those below it.
    fn spread_to_all(&mut self) {
        self.visits.fresh.clear();
        // By node, and by how many levels below it: when something was touched there, and placed.
        let mut when = vec![[(0, 0); NEAR as usize + 1]; self.graph.len()].into_boxed_slice();
        let order = self.order();
        let order = order.as_slice();
        let mut next = 0;
        while next < order.len() {
            let id = order[next];
            next += 1;
            let at = id.0 as usize;
            let args = self.graph.args(id);
            if args.is_empty() {
                continue;
            }
            let mut levels = [(self.visits.touched[at], self.visits.placed[at]); NEAR as usize + 1];
            let mut i = 0;
            while i < args.len() {
                let below = &when[self.resolve(args[i]).id().0 as usize];
                i += 1;
                let mut level = 0;
                while level < NEAR as usize {
                    let (touched, placed) = below[level];
                    level += 1;
                    later(&mut levels[level], touched, placed);
                }
            }
            when[at] = levels;
            let (touched, placed) = levels[NEAR as usize];
            later(&mut self.visits.near[at], touched, placed);
            self.visits.queue(id, touched, placed);
        }
    }

    /// Wakes those who watch what has changed since that was done last.
    fn wake(&mut self) {
        let visits = &mut self.visits;
        let last = std::mem::replace(&mut visits.woken, visits.now);
        if last == visits.now {
            return;
        }
        let mut looks = Looks { seen: &visits.seen, reached: &mut visits.reached };
        let mut at = 0;
        while at < visits.touched.len() {
            let changed = visits.touched[at];
            if changed > last {
                visits.watches.wake_all(&self.graph, Id(at as u32), changed, &mut looks);
            }
            at += 1;
        }
    }

    /// Puts what stands near above a change on the lists of what is to be looked at.
    fn spread(&mut self) {
        if self.visits.fresh.len() * MANY > self.graph.len() {
            return self.spread_to_all();
        }
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

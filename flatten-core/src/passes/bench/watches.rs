//! What the visit of a node depends on that is not below it: the step looks at the node again where that has changed.
//!
//! ```text
//! watch(r)                r came alive, or something else has become known of it
//! watch_readers(r)        the same, and somebody has come to read r, or reads it no longer
//! living(op, args)        this came alive, where it was not
//! gain(old, new)          what nobody needs of `new` came alive, or what it reads is the same for every pixel now
//! ```
//! A visit that depends on more says so ([`EVERYWHERE`](super::EVERYWHERE)), and is made in each look at all nodes.

use crate::column::Column;
use crate::graph::table::Table;
use crate::graph::{Graph, Id, Ref};
use crate::op::Op;
use crate::passes::bench::Bench;
use crate::passes::bench::visits::{EVERYWHERE, Reached, Seen};
use crate::ty::Ty;

/// By node: when each step has looked at it, and how far.
pub(super) struct Looks<'a> {
    pub(super) seen: &'a Seen,
    pub(super) reached: &'a mut Reached,
}

/// Who watches.
#[derive(Clone, Copy)]
struct Watch {
    /// The node that was visited.
    visited: Id,
    /// By which step.
    step: u8,
    /// It is about who reads the node, too.
    readers: bool,
    /// One past the next one that watches the same; 0 is none.
    next: u32,
}

/// What is watched.
#[derive(Default)]
pub(super) struct Watches {
    /// All who watch, or did.
    all: Vec<Watch>,
    /// By node: one past the first that watches it; 0 is none.
    first: Column<u32>,
    /// The same for what is not there, by the hash of what it would be.
    absent: Vec<u32>,
    /// Finds it.
    table: Table,
    /// The kinds of operation among those, a bit each.
    kinds: u128,
}

impl Watches {
    /// Makes room for so many nodes.
    pub(super) fn reserve(&mut self, nodes: usize) {
        self.first.reserve(nodes);
    }

    /// Takes up nodes until there are so many.
    pub(super) fn grow(&mut self, len: usize) {
        self.first.fill(len, 0);
    }

    fn add(&mut self, of: Id, visited: Id, step: usize, readers: bool) {
        let first = &mut self.first[of.0 as usize];
        self.all.push(Watch { visited, step: step as u8, readers, next: *first });
        *first = self.all.len() as u32;
    }

    fn add_absent(&mut self, hash: u32, op: Op, visited: Id, step: usize) {
        let at = match self.table.find(hash, |_| true) {
            Ok(at) => at,
            Err(free) => {
                let at = self.absent.len() as u32;
                self.absent.push(0);
                self.table.insert(free, hash, at);
                at
            }
        };
        let first = &mut self.absent[at as usize];
        self.all.push(Watch { visited, step: step as u8, readers: false, next: *first });
        *first = self.all.len() as u32;
        self.kinds |= 1 << (op.class() % 128);
    }

    /// Wakes those of a list whose last visit was before a change, and answers the list of the others. `looks` say when
    /// each step has looked at a node, and how far; `read`, that it is about who reads what is watched.
    fn wake(&mut self, first: u32, changed: u32, read: bool, looks: &mut Looks) -> u32 {
        let (mut at, mut left) = (first, 0);
        while at != 0 {
            let watch = self.all[at as usize - 1];
            let (visited, step) = (watch.visited.0 as usize, watch.step as usize);
            if read && !watch.readers || changed < looks.seen[visited][step] {
                self.all[at as usize - 1].next = left;
                left = at;
            } else {
                // It is looked at as if it had looked further.
                looks.reached[visited][step] = EVERYWHERE;
            }
            at = watch.next;
        }
        left
    }

    /// Something of a node has changed: wakes all who watch it, what it reads, or what it is.
    pub(super) fn wake_all(&mut self, graph: &Graph, id: Id, changed: u32, looks: &mut Looks) {
        let at = id.0 as usize;
        if self.first[at] != 0 {
            self.first[at] = self.wake(self.first[at], changed, false, looks);
        }
        let args = graph.args(id);
        let mut i = 0;
        while i < args.len() {
            let at = args[i].id().0 as usize;
            i += 1;
            if self.first[at] != 0 {
                self.first[at] = self.wake(self.first[at], changed, true, looks);
            }
        }
        if self.kinds & 1 << (graph.node(id).class() % 128) != 0 {
            let found = self.table.get(graph.hash(id), |_| true);
            if let Some(absent) = found {
                let first = self.absent[absent as usize];
                self.absent[absent as usize] = self.wake(first, changed, false, looks);
            }
        }
    }
}

impl Bench<'_> {
    /// The visit depends on what is known of a node, and on whether somebody needs it.
    #[inline]
    pub(super) fn watch(&mut self, r: Ref) {
        if let Some((step, visited)) = self.visits.watching() {
            self.grow();
            self.visits.watches.add(r.id(), visited, step, false);
        }
    }

    /// The visit depends on who reads a node.
    pub(crate) fn watch_readers(&mut self, r: Ref) {
        if let Some((step, visited)) = self.visits.watching() {
            self.grow();
            self.visits.watches.add(r.id(), visited, step, true);
        }
    }

    /// An operation on these that is there, if somebody needs it. The visit depends on that.
    pub(crate) fn living(&mut self, op: Op, ty: Ty, args: &[Ref]) -> Option<Ref> {
        let found = self.graph.find(op, ty, args).map(Ref::new);
        let found = found.filter(|r| self.uses(*r) > 0 && self.is_living(r.id()));
        if found.is_none()
            && let Some((step, visited)) = self.visits.watching()
        {
            let hash = Graph::hash_of(op, ty, args);
            self.visits.watches.add_absent(hash, op, visited, step);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Gates;
    use crate::passes::Journal;

    const APART: &str = "fn f(x: f32, y: f32, z: f32) -> (f32, f32, f32) {
    %0 = param 0 : f32
    %1 = param 1 : f32
    %2 = param 2 : f32
    %3 = sin %0 : f32
    %4 = cos %1 : f32
    %5 = exp %2 : f32
    return %3 %4 %5
}";
    const STEP: usize = 1;
    const SIN: Ref = Ref::new(Id(3));
    const COS: Ref = Ref::new(Id(4));
    const EXP: Ref = Ref::new(Id(5));

    /// What the second look comes to, after `exp(z)` has become what `change` makes, if the visit of `sin(x)` does `ask`.
    fn second_look(ask: fn(&mut Bench), change: fn(&mut Bench) -> Ref) -> Vec<Ref> {
        let mut graph: Graph = APART.parse().unwrap_or_else(|e| panic!("{e}"));
        graph.gates = Gates::FAST;
        let mut journal = Journal::default();
        let mut bench = Bench::new(graph, &mut journal);
        assert!(bench.begin_step(STEP, true));
        let mut first = Vec::new();
        bench.sweep(|bench, r| {
            first.push(r);
            if r == SIN {
                ask(bench);
            }
        });
        assert_eq!(first, [SIN, COS, EXP]);
        let new = change(&mut bench);
        assert_eq!(bench.force("change", EXP, new), new);
        bench.settle();
        let mut second = Vec::new();
        if bench.begin_step(STEP, true) {
            bench.sweep(|_, r| second.push(r));
        }
        second
    }

    /// An operation on a parameter.
    fn of_param(bench: &mut Bench, op: Op, index: u32) -> Ref {
        let param = bench.graph.param(index, Ty::F32);
        bench.graph.add(op, &[param])
    }

    #[test]
    fn a_visit_is_made_again_when_what_it_watches_has_changed() {
        let tan_of_y = |bench: &mut Bench| of_param(bench, Op::Tan, 1);
        let tan_of_z = |bench: &mut Bench| of_param(bench, Op::Tan, 2);
        let of_cos = |bench: &mut Bench| bench.graph.add(Op::Tan, &[COS]);
        let has = |ask, change| second_look(ask, change).contains(&SIN);

        let node = |bench: &mut Bench| bench.watch(COS);
        assert!(has(node, of_cos), "the cosine is read twice now");
        assert!(!has(node, tan_of_z));

        let readers = |bench: &mut Bench| {
            let y = bench.graph.param(1, Ty::F32);
            bench.watch_readers(y);
        };
        assert!(has(readers, tan_of_y), "y is read by a tangent now");
        assert!(!has(readers, tan_of_z));

        let absent = |bench: &mut Bench| {
            let y = bench.graph.param(1, Ty::F32);
            assert_eq!(bench.living(Op::Tan, Ty::F32, &[y]), None);
        };
        assert!(has(absent, tan_of_y), "there is a tangent of y now");
        assert!(!has(absent, tan_of_z));

        let gain = |bench: &mut Bench| {
            let dear = of_param(bench, Op::Tan, 1);
            assert!(!bench.gain(SIN, dear).is_gain(), "a tangent of its own costs more");
        };
        assert!(has(gain, tan_of_y), "the tangent of y is free now");
        assert!(!has(gain, tan_of_z));

        // What else would be freed is not known.
        let other = |bench: &mut Bench| {
            let dear = of_param(bench, Op::Tan, 1);
            bench.gain(COS, dear);
        };
        assert!(has(other, tan_of_z), "it is looked at in each look at all nodes");
    }
}

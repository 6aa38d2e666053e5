//! Keeps up to date what chains have in common ([`Pairs`]): of what has changed, the chains around it are counted anew.
//!
//! ```text
//! what of a node has changed                      whose chains are counted anew
//! its operands, or what is known of it            its own, that of each operand, those of all who read it
//! one alone reads it now, or does no longer       the same
//! it came alive, or died                          the same
//! ```

use super::pairs::{self, Key, Pairs};
use crate::CHECKED;
use crate::graph::{Id, Ref};
use crate::passes::bench::Bench;
use rustc_hash::FxHashSet;
use std::ops::Range;
use std::rc::Rc;

/// Where more than one node in so many has changed, all are counted anew.
const FEW: usize = 16;

/// What chains have in common, and what has changed since it was counted.
#[derive(Default)]
pub(crate) struct Kept {
    /// All together, if they were ever counted.
    pairs: Option<Rc<Pairs>>,
    /// The pairs of one chain after the other, those of chains that are no more too.
    keys: Vec<Key>,
    /// By node: the first of the pairs of the chain that ends there, and how many there are.
    own: Vec<(u32, u32)>,
    /// What has changed since.
    changed: Vec<Id>,
}

impl Kept {
    /// Something of a node has changed.
    pub(crate) fn change(&mut self, id: Id) {
        if self.pairs.is_some() && self.changed.last() != Some(&id) {
            self.changed.push(id);
        }
    }

    /// Counts every chain. All that have what another one has too, or had, are to be looked at.
    fn count_all(&mut self, bench: &mut Bench) {
        let old = std::mem::take(self).pairs;
        let order = bench.order();
        let mut pairs = Pairs::with_room(order.len() / 4);
        self.own.resize(bench.graph.len(), (0, 0));
        self.keys.reserve(order.len() / 4);
        let inside = inside(bench, &order);
        for &id in order.iter() {
            if !inside[id.0 as usize] && super::is_link(bench, Ref::new(id)) {
                self.count(bench, Ref::new(id), &mut |key| pairs.add(key));
            }
        }
        if let Some(old) = old {
            self.want(bench, &pairs.unlike(&old));
        }
        self.pairs = Some(Rc::new(pairs));
    }

    /// Counts the chain that ends at a link.
    fn count(&mut self, bench: &mut Bench, r: Ref, add: &mut dyn FnMut(Key)) {
        let first = self.keys.len();
        pairs::each_key(bench, r, &mut |key| {
            add(key);
            self.keys.push(key);
        });
        self.own[r.id().0 as usize] = (first as u32, (self.keys.len() - first) as u32);
    }

    /// Counts the chains around what has changed. All that have what another one has too, or had, are to be looked at.
    fn count_changed(&mut self, bench: &mut Bench) {
        let Some(mut pairs) = self.pairs.take() else { return };
        let counts = Rc::make_mut(&mut pairs);
        let mut near = Once::of(bench.graph.len());
        for id in std::mem::take(&mut self.changed) {
            near.add(id);
            for i in 0..bench.graph.args(id).len() {
                near.add(bench.arg(Ref::new(id), i).id());
            }
            bench.each_user(id, |_, user| near.add(user));
        }
        let mut seen = vec![false; bench.graph.len()].into_boxed_slice();
        for i in 0..near.nodes.len() {
            if let Some(end) = end_above(bench, near.nodes[i], &mut seen) {
                near.add(end);
            }
        }
        let ends = near.nodes;
        self.own.resize(bench.graph.len(), (0, 0));
        for id in &ends {
            let own = std::mem::take(&mut self.own[id.0 as usize]);
            self.keys[range(own)].iter().for_each(|key| counts.change(*key, -1));
        }
        for id in ends {
            let r = Ref::new(id);
            if bench.is_living(id) && super::is_link(bench, r) && super::above(bench, r).is_none() {
                self.count(bench, Ref::new(id), &mut |key| counts.change(key, 1));
            }
        }
        let other = counts.come_and_gone();
        self.want(bench, &other);
        self.pairs = Some(pairs);
    }

    /// Chains that have one of these are to be looked at.
    fn want(&self, bench: &mut Bench, keys: &FxHashSet<Key>) {
        if !keys.is_empty() {
            let own = self.own.as_slice();
            let mut at = 0;
            while at < own.len() {
                if own[at].1 > 0 && self.keys[range(own[at])].iter().any(|key| keys.contains(key)) {
                    bench.want(Id(at as u32));
                }
                at += 1;
            }
        }
    }
}

/// Nodes, each once.
struct Once {
    nodes: Vec<Id>,
    /// By node: it is one of them.
    has: Box<[bool]>,
}

impl Once {
    /// None yet, of so many.
    fn of(count: usize) -> Once {
        Once { nodes: Vec::new(), has: vec![false; count].into_boxed_slice() }
    }

    fn add(&mut self, id: Id) {
        if !std::mem::replace(&mut self.has[id.0 as usize], true) {
            self.nodes.push(id);
        }
    }
}

/// By node: it is a link inside of a chain. As [`super::above`] says of each, of all at once.
fn inside(bench: &Bench, order: &[Id]) -> Vec<bool> {
    let mut inside = vec![false; bench.graph.len()];
    for &id in order {
        let user = Ref::new(id);
        if !super::is_link(bench, user) {
            continue;
        }
        let count = bench.graph.args(id).len();
        let mut next = 0;
        while next < count {
            let i = next;
            next += 1;
            let r = bench.arg(user, i);
            if bench.uses(r) == 1 && super::is_link(bench, r) && super::is_inside(bench, user, i) {
                inside[r.id().0 as usize] = true;
            }
        }
    }
    inside
}

/// Where the pairs of a chain are.
fn range((first, count): (u32, u32)) -> Range<usize> {
    first as usize..(first + count) as usize
}

/// The last link of the chain in which a node stands, unless one of those on the way was seen before.
fn end_above(bench: &mut Bench, id: Id, seen: &mut [bool]) -> Option<Id> {
    let mut r = Ref::new(id);
    while bench.is_living(r.id()) && super::is_link(bench, r) {
        if std::mem::replace(&mut seen[r.id().0 as usize], true) {
            break;
        }
        match super::above(bench, r) {
            Some(user) => r = user,
            None => return Some(r.id()),
        }
    }
    None
}

/// What the chains of a graph have in common now.
pub(crate) fn known(bench: &mut Bench) -> Rc<Pairs> {
    let mut kept = std::mem::take(&mut bench.kept);
    match kept.pairs {
        Some(_) if kept.changed.len() * FEW <= bench.graph.len() => kept.count_changed(bench),
        _ => kept.count_all(bench),
    }
    let pairs = kept.pairs.clone().unwrap_or_default();
    if CHECKED {
        // Numbers of new constants are not to depend on whether this is checked.
        let graph = bench.graph.clone();
        let mut anew = Kept::default();
        anew.count_all(bench);
        assert!(anew.pairs.is_some_and(|anew| anew.is_same(&pairs)), "what chains have in common was kept");
        bench.graph = graph;
    }
    bench.kept = kept;
    pairs
}

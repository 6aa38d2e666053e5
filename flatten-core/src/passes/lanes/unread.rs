//! Lanes that nobody reads are not computed.
//!
//! ```text
//! before   (v * vec3(x, y, sin(z))).xy       w = v / 2 + v, (w / 2 + w).x, where v = ivec3(i, j, k)
//! after    (v * vec3(x, y, x)).xy            l = i / 2 + i, l / 2 + l
//! ```
//! Which lanes are read is found for all vectors at once, readers first: an operation on each lane alone reads those that
//! are read of it. A constructor takes another of its lanes in the place of one that is not read (`fill`). Operations that are
//! read for one and the same lane, by each other and by reads of that lane, are computed of it alone (`alone`).
//!
//! Such a vector is not what stood there before, so it does not stand for that: what reads lanes of it does for who read them
//! before.
//!
//! Who reads a lane may stand far above it, so this is no step of a round, which look near what has changed: it runs before
//! each round over all nodes (`passes.rs`).
//!
//! Needs: nothing; exact. Measure: the live cost.

use super::acts_alone;
use crate::graph::{Id, Ref};
use crate::op::{Op, Swizzle};
use crate::passes::bench::Bench;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// Every lane.
const ALL: u8 = 0b1111;

/// Which lanes of vectors are read.
struct Read {
    /// The living nodes, operands first.
    order: Rc<Vec<Id>>,
    /// By node: the lanes, a bit each.
    lanes: Box<[u8]>,
    /// By node: it is read for one lane only, by reads of it and by such nodes.
    alone: Box<[bool]>,
}

/// Offers everything without the lanes that nobody reads.
pub(in crate::passes) fn run(bench: &mut Bench) {
    if !bench.begin_look_at_lanes() {
        return;
    }
    let Some(read) = Read::of(bench) else { return };
    let read = match fill(bench, &read) {
        true => {
            bench.settle();
            let Some(read) = Read::of(bench) else { return };
            read
        }
        false => read,
    };
    for web in webs(bench, &read) {
        alone(bench, &web);
    }
    bench.settle();
}

impl Read {
    /// None if there are no lanes.
    fn of(bench: &mut Bench) -> Option<Read> {
        let order = bench.order();
        let nodes = order.as_slice();
        let mut at = 0;
        while !matches!(bench.graph.node(*nodes.get(at)?).op, Op::Lane(_) | Op::Swizzle(_)) {
            at += 1;
        }
        let mut lanes = vec![0; bench.graph.len()].into_boxed_slice();
        let mut alone = vec![true; bench.graph.len()].into_boxed_slice();
        for root in &bench.graph.roots {
            let id = bench.resolve(*root).id();
            (lanes[id.0 as usize], alone[id.0 as usize]) = (ALL, false);
        }
        let mut at = nodes.len();
        while at > 0 {
            at -= 1;
            let id = nodes[at];
            let (node, read) = (bench.graph.node(id), lanes[id.0 as usize]);
            // Nothing below it is a vector.
            if !node.ty.is_vector() && node.op.is_lanewise() {
                continue;
            }
            let is_one = || read.count_ones() == 1 && acts_alone(bench, node.op, node.ty.lanes);
            let own = alone[id.0 as usize] && node.ty.is_vector() && is_one();
            alone[id.0 as usize] = own;
            let args = bench.graph.args(id);
            let mut i = 0;
            while i < args.len() {
                let arg = bench.resolve(args[i]);
                i += 1;
                if !bench.ty(arg).is_vector() {
                    continue;
                }
                let more = match node.op {
                    Op::Lane(i) => 1 << i,
                    Op::Swizzle(s) => taken(s, read),
                    op if op.is_lanewise() => read,
                    _ => ALL,
                };
                lanes[arg.id().0 as usize] |= more;
                alone[arg.id().0 as usize] &= own || matches!(node.op, Op::Lane(_));
            }
        }
        Some(Read { order, lanes, alone })
    }

    /// The one lane that is read of a node.
    fn lane(&self, r: Ref) -> u8 {
        self.lanes[r.id().0 as usize].trailing_zeros() as u8
    }

    /// True of a vector some lane of which is not read.
    fn is_part(&self, bench: &Bench, id: Id) -> bool {
        let ty = bench.graph.node(id).ty;
        ty.is_vector() && !self.lanes[id.0 as usize] & ((1 << ty.lanes) - 1) != 0
    }
}

/// The lanes that a swizzle takes for those that are read of it.
fn taken(swizzle: Swizzle, read: u8) -> u8 {
    let mut all = 0;
    for (i, lane) in swizzle.lanes().iter().enumerate() {
        if read >> i & 1 == 1 {
            all |= 1 << lane;
        }
    }
    all
}

/// Constructors without what they need for lanes that are not read. True if they stand there now.
fn fill(bench: &mut Bench, read: &Read) -> bool {
    let mut instead: FxHashMap<Id, Ref> = FxHashMap::default();
    let mut changes = Vec::new();
    let nodes = read.order.as_slice();
    let mut at = 0;
    while at < nodes.len() {
        let id = &nodes[at];
        at += 1;
        let op = bench.graph.node(*id).op;
        if op != Op::Compose && instead.is_empty() {
            continue;
        }
        let is_part = read.is_part(bench, *id);
        let mut args: Vec<Ref> = Vec::new();
        if op == Op::Compose && is_part {
            args = filled(bench, *id, read.lanes[id.0 as usize]).unwrap_or_default();
        }
        let reads_other = |bench: &Bench, arg: &Ref| instead.contains_key(&bench.resolve(*arg).id());
        if args.is_empty() {
            let own = bench.graph.args(*id);
            if instead.is_empty() || !own.iter().any(|arg| reads_other(bench, arg)) {
                continue;
            }
            args = own.iter().map(|arg| bench.resolve(*arg)).collect();
        }
        for arg in &mut args {
            if let Some(other) = instead.get(&arg.id()) {
                *arg = other.complement_if(arg.is_not());
            }
        }
        let new = bench.graph.add(op, &args);
        if new.id() == *id {
            continue;
        }
        match is_part {
            true => drop(instead.insert(*id, new)),
            false => changes.push((Ref::new(*id), new)),
        }
    }
    if changes.is_empty() {
        return false;
    }
    // Who reads comes first.
    changes.reverse();
    bench.begin_visit_of_many();
    offered(bench, "unread", &changes)
}

/// Offers nodes to stand for others. What is too dear now need not be so when something else has changed than vectors.
fn offered(bench: &mut Bench, name: &'static str, changes: &[(Ref, Ref)]) -> bool {
    let done = bench.offer_all(name, changes);
    if !done {
        bench.forget_look_at_lanes();
    }
    done
}

/// The lanes of a constructor of which some are not read; nothing if no operation goes away with those.
fn filled(bench: &mut Bench, id: Id, read: u8) -> Option<Vec<Ref>> {
    let r = Ref::new(id);
    let mut lanes: Vec<Ref> = (0..bench.graph.args(id).len()).map(|i| bench.arg(r, i)).collect();
    let is_read = |i: usize| read >> i & 1 == 1;
    let goes = |bench: &Bench, lane: Ref| {
        bench.uses(lane) == 1 && !matches!(bench.op(lane), Op::Const(_) | Op::Param(_))
    };
    if !(0..lanes.len()).any(|i| !is_read(i) && goes(bench, lanes[i])) {
        return None;
    }
    let first = read.trailing_zeros() as usize;
    // All that is read is of one vector, which is there.
    let whole = bench.lane_of(*lanes.get(first)?).map(|(vector, _)| vector);
    let own = |i: usize| bench.lane_of(lanes[i]) == whole.map(|vector| (vector, i as u8));
    let is_whole = (0..lanes.len()).all(|i| !is_read(i) || own(i));
    let whole = whole.filter(|v| is_whole && bench.ty(*v).lanes as usize == lanes.len());
    for i in 0..lanes.len() {
        match whole {
            _ if is_read(i) => {}
            Some(vector) => lanes[i] = bench.graph.add(Op::Lane(i as u8), &[vector]),
            None if goes(bench, lanes[i]) => lanes[i] = lanes[first],
            None => {}
        }
    }
    Some(lanes)
}

/// Operations that are read for one lane.
#[derive(Default)]
struct Web {
    lane: u8,
    /// Operands first.
    members: Vec<Ref>,
    /// The reads of the lane.
    roots: Vec<Ref>,
}

/// All webs of more than one operation.
fn webs(bench: &Bench, read: &Read) -> Vec<Web> {
    let is_member = |r: Ref| read.alone[r.id().0 as usize] && bench.ty(r).is_vector();
    // By member: another one of the same web, or itself.
    let mut next: FxHashMap<Id, Id> = FxHashMap::default();
    let find = |next: &FxHashMap<Id, Id>, mut id: Id| {
        while next[&id] != id {
            id = next[&id];
        }
        id
    };
    let mut members = Vec::new();
    let nodes = read.order.as_slice();
    let mut at = 0;
    while at < nodes.len() {
        let id = &nodes[at];
        let r = Ref::new(*id);
        at += 1;
        if !is_member(r) {
            continue;
        }
        members.push(r);
        next.insert(*id, *id);
        for arg in bench.graph.args(*id) {
            let arg = bench.resolve(*arg);
            if is_member(arg) {
                let below = find(&next, arg.id());
                next.insert(below, *id);
            }
        }
    }
    if members.len() < 2 {
        return Vec::new();
    }
    let mut webs: Vec<Web> = Vec::new();
    let mut known: FxHashMap<Id, usize> = FxHashMap::default();
    for member in members {
        let top = find(&next, member.id());
        let at = *known.entry(top).or_insert_with(|| {
            webs.push(Web { lane: read.lane(member), ..Web::default() });
            webs.len() - 1
        });
        webs[at].members.push(member);
    }
    for id in read.order.iter() {
        let r = Ref::new(*id);
        if let Op::Lane(_) = bench.op(r)
            && is_member(bench.arg(r, 0))
        {
            webs[known[&find(&next, bench.arg(r, 0).id())]].roots.push(r);
        }
    }
    webs.retain(|web| web.members.len() > 1);
    webs
}

/// Offers the operations of a web as those of one lane.
fn alone(bench: &mut Bench, web: &Web) {
    if !web.members.iter().chain(&web.roots).all(|r| bench.is_living(r.id())) {
        return;
    }
    let members: FxHashSet<Id> = web.members.iter().map(|r| r.id()).collect();
    // A lane that has to be read below stands for one that is read above.
    let mut below: FxHashSet<Id> = FxHashSet::default();
    for member in &web.members {
        for i in 0..bench.graph.args(member.id()).len() {
            let arg = bench.arg(*member, i);
            let free = matches!(bench.op(arg), Op::Compose | Op::Splat(_) | Op::Const(_));
            if bench.ty(arg).is_vector() && !free && !members.contains(&arg.id()) {
                below.insert(arg.id());
            }
        }
    }
    below.retain(|id| {
        let ty = bench.graph.node(*id).ty.element();
        let lane = bench.graph.find(Op::Lane(web.lane), ty, &[Ref::new(*id)]);
        !lane.is_some_and(|lane| bench.is_living(lane))
    });
    if below.len() > web.roots.len() {
        return;
    }
    bench.begin_visit_of_many();
    let mut scalars: FxHashMap<Id, Ref> = FxHashMap::default();
    for member in &web.members {
        let mut args = Vec::new();
        for i in 0..bench.graph.args(member.id()).len() {
            let arg = bench.arg(*member, i);
            args.push(match scalars.get(&arg.id()) {
                _ if !bench.ty(arg).is_vector() => arg,
                Some(scalar) => scalar.complement_if(arg.is_not()),
                None => bench.graph.add(Op::Lane(web.lane), &[arg]),
            });
        }
        let scalar = bench.graph.add(bench.op(*member), &args);
        scalars.insert(member.id(), scalar);
    }
    let scalar = |of: Ref| scalars[&of.id()].complement_if(of.is_not());
    let changes: Vec<(Ref, Ref)> = web.roots.iter().rev().map(|r| (*r, scalar(bench.arg(*r, 0)))).collect();
    offered(bench, "alone", &changes);
}

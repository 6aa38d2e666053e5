//! One lane of operations of which nobody reads another one: they are computed of that lane alone, however often they read
//! each other.
//!
//! ```text
//! before   w = v / 2 + v, (w / 2 + w).x, where v = ivec3(i, j, k)
//! after    l = i / 2 + i, l / 2 + l
//! ```
//! A member is what computes each lane alone and is read by members and by reads of the lane, and by nobody else. So what it
//! becomes a scalar for goes as a whole, and nothing is computed twice.

use super::acts_alone;
use crate::graph::{Id, Ref};
use crate::op::Op;
use crate::passes::bench::{Bench, EVERYWHERE};
use rustc_hash::FxHashMap;

/// How many members are looked at.
const MOST: usize = 128;

/// Of what more nodes read nobody asks who they are.
const READERS: u32 = 16;

/// Operations of which one lane is read.
#[derive(Default)]
struct Web {
    /// Those who read come before what they read.
    members: Vec<Ref>,
    /// What was seen.
    seen: FxHashMap<Id, Seen>,
}

/// A vector that is read by a member, or for the lane.
struct Seen {
    /// How often.
    reads: u32,
    /// The reads of the lane among those.
    roots: Vec<Ref>,
    is_member: bool,
}

/// Offers one lane of an operation, and of all that is computed for it. Answers if it stands there now.
pub(super) fn offer(bench: &mut Bench, of: Ref, lane: u8) -> bool {
    bench.reaches(EVERYWHERE.into());
    let mut web = Web::default();
    web.reach(bench, of.positive(), lane, 0);
    let mut next = 0;
    while next < web.members.len() && web.members.len() < MOST {
        let member = web.members[next];
        next += 1;
        for i in 0..bench.graph.args(member.id()).len() {
            let arg = bench.arg(member, i).positive();
            if bench.ty(arg).is_vector() {
                web.reach(bench, arg, lane, 1);
            }
        }
    }
    if web.members.len() < 2 {
        return false;
    }
    // A lane that has to be read below stands for one that is read above.
    let above: usize = web.seen.values().filter(|seen| seen.is_member).map(|seen| seen.roots.len()).sum();
    let below = web.seen.values().filter(|seen| !seen.is_member && seen.roots.is_empty()).count();
    if below > above {
        return false;
    }
    let changes = web.alone(bench, lane);
    bench.offer_all("alone", &changes)
}

impl Web {
    /// Takes up that a node is read so many times more, which may be a member by that.
    fn reach(&mut self, bench: &mut Bench, r: Ref, lane: u8, more: u32) {
        if matches!(bench.op(r), Op::Compose | Op::Splat(_) | Op::Const(_)) {
            return;
        }
        let seen = self.seen.entry(r.id()).or_insert_with(|| {
            let roots = if bench.uses(r) > READERS { Vec::new() } else { reads_of(bench, r, lane) };
            Seen { reads: roots.len() as u32, roots, is_member: false }
        });
        seen.reads += more;
        if seen.reads == bench.uses(r) && acts_alone(bench, bench.op(r), bench.ty(r).lanes) {
            seen.is_member = true;
            self.members.push(r);
        }
    }

    /// What each lane read becomes.
    fn alone(&self, bench: &mut Bench, lane: u8) -> Vec<(Ref, Ref)> {
        let mut scalars: FxHashMap<Id, Ref> = FxHashMap::default();
        for member in self.members.iter().rev() {
            let mut args = Vec::new();
            for i in 0..bench.graph.args(member.id()).len() {
                let arg = bench.arg(*member, i);
                args.push(match scalars.get(&arg.id()) {
                    _ if !bench.ty(arg).is_vector() => arg,
                    Some(scalar) => scalar.complement_if(arg.is_not()),
                    None => bench.graph.add(Op::Lane(lane), &[arg]),
                });
            }
            let scalar = bench.graph.add(bench.op(*member), &args);
            scalars.insert(member.id(), scalar);
        }
        let mut changes = Vec::new();
        for member in &self.members {
            for root in &self.seen[&member.id()].roots {
                let of = bench.arg(*root, 0);
                changes.push((*root, scalars[&of.id()].complement_if(of.is_not())));
            }
        }
        changes
    }
}

/// Who reads this lane of a node.
fn reads_of(bench: &mut Bench, r: Ref, lane: u8) -> Vec<Ref> {
    let mut found: Vec<Ref> = Vec::new();
    bench.each_user(r.id(), |bench, user| {
        let user = Ref::new(user);
        if bench.op(user) == Op::Lane(lane) && !found.contains(&user) {
            found.push(user);
        }
    });
    found
}

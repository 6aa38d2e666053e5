//! Covers a graph with what a target has: the last step before scheduling, for one target and one table of costs.
//!
//! ```text
//! mads      a * b + c                  c - a * b                  a * b - 2.0
//! wholes    1.0 / sqrt(x)              x - floor(x)               length(v - w)
//! chains    (b - a) * t + a            v.x + v.y + v.z            sin(x) + sin(y) + sin(z)
//! ranges    (0 <= i) & (i < 64)
//! extremes  min(min(x, y), min(z, t))
//! flags     (x < y) & (z < t) & (u < v)
//! sides     (x < y) & (z < t) | (y < x) & (t < z)
//! ```
//! On a GPU divisions by one value share its reciprocal first, where that leaves no more operations (`reciprocal.rs`), and again
//! where it has come to that by what was covered. Whatever can stand for a node is built beside it, and what is best of that
//! is taken: the area of a choice is what only it needs (`bench.rs`), counted after products and sums have been fused, so that
//! nothing is packed which is as cheap as it is. What becomes equal is one node.
//!
//! Needs: of floats every step names its gates; a product and a sum are rounded twice and need none. Measure: the live
//! cost on the one table; natives are never taken apart.

mod chains;
mod dots;
mod extremes;
mod flags;
mod mads;
mod mixes;
mod pack;
mod ranges;
mod sides;
mod sums;
mod wholes;

use crate::CHECKED;
use crate::graph::{Graph, Ref};
use crate::op::cost::Table;
use crate::op::{Op, RegionId};
use crate::options::{Caps, Gates, Options, Packing};
use crate::passes::bench::{Bench, Cost};
use crate::passes::reciprocal::Share;
use crate::passes::{Journal, identities, lanes, prune, reciprocal};
use crate::value::Value;

/// How often the steps are repeated at most.
const ROUNDS: usize = 4;

/// The steps, in order: whole functions before a product of theirs becomes part of something else.
const STEPS: &[fn(&mut Bench, &Caps)] =
    &[sides::run, wholes::run, mads::run, chains::run, ranges::run, extremes::run, flags::run];

/// The same function, of the operations that a target has.
pub fn fuse(graph: &Graph, caps: &Caps) -> Graph {
    fuse_with(graph, caps, &mut Journal::default())
}

/// [`fuse`], with an account of what was done.
pub fn fuse_with(graph: &Graph, caps: &Caps, journal: &mut Journal) -> Graph {
    match caps.table {
        // A shader graph divides as fast as it multiplies.
        Table::Graph => covered(graph.clone(), caps, journal),
        Table::Gpu => {
            let mut out = covered(reciprocal::run_with(graph, Share::Few, journal), caps, journal);
            // What was covered may have come to be divided by what others are.
            for _ in 0..ROUNDS {
                if journal.spent() || !reciprocal::pays(&out, Share::Few) {
                    break;
                }
                out = covered(reciprocal::run_with(&out, Share::Few, journal), caps, journal);
            }
            out
        }
    }
}

fn covered(mut graph: Graph, caps: &Caps, journal: &mut Journal) -> Graph {
    for i in 0..graph.region_count() as u32 {
        let body = covered(graph.region(RegionId(i)).body.clone(), caps, journal);
        graph.set_body(RegionId(i), body);
    }
    for _ in 0..ROUNDS {
        let before = journal.commits;
        let mut bench = Bench::with_table(graph, journal, caps.table);
        if caps.table == Table::Gpu {
            // What pays there and not on a shader graph.
            identities::run(&mut bench);
            bench.settle();
        }
        if caps.table == Table::Graph {
            // One operation for lanes of which some need none.
            lanes::run(&mut bench);
            bench.settle();
        }
        for step in STEPS {
            let cost = bench.live_cost();
            step(&mut bench, caps);
            bench.settle();
            let free = !CHECKED || bench.chaos().is_some() || matches!(caps.pack, Packing::From(_));
            assert!(free || bench.live_cost().is_at_most(cost), "dearer than it was");
        }
        graph = bench.finish();
        assert!(!CHECKED || graph.verify() == Ok(()), "what is left of the bench is a graph");
        if journal.commits == before || journal.spent() {
            break;
        }
    }
    if graph.region_count() > 0 { prune::run(&graph, &Options::default()) } else { graph }
}

/// Something that can stand for a node.
struct Choice {
    /// What tests and traces call it.
    name: &'static str,
    /// What it is.
    value: Ref,
    /// When it is taken.
    taken: Taken,
}

/// When a choice is taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Taken {
    /// If it gains something.
    Gain,
    /// If it loses nothing: it is easier to read.
    NoLoss,
    /// Always.
    Always,
}

/// Takes the best choice, if one is good. Answers what stands there then, and if that is new.
fn choose(bench: &mut Bench, old: Ref, choices: &[Choice]) -> (Ref, bool) {
    let mut best = None;
    for choice in choices {
        if bench.resolve(choice.value) == old {
            continue;
        }
        let gain = bench.gain(old, choice.value);
        let good = match choice.taken {
            Taken::Gain => gain.is_gain(),
            Taken::NoLoss => gain.is_no_loss(),
            Taken::Always => gain != Cost::LOOP,
        };
        let key = (choice.taken == Taken::Always, gain.rank());
        if good && best.is_none_or(|(most, _)| key > most) {
            best = Some((key, choice));
        }
    }
    let Some((_, choice)) = best else { return (old, false) };
    let new = match choice.taken {
        Taken::Gain => bench.offer(choice.name, old, choice.value),
        Taken::NoLoss => bench.prefer(choice.name, old, choice.value),
        Taken::Always => bench.force(choice.name, old, choice.value),
    };
    (new, new != old)
}

/// True if these rewrites are allowed of values like this one.
fn allows(bench: &Bench, r: Ref, gates: Gates) -> bool {
    bench.ty(r).is_float() && bench.allows(gates)
}

/// True of a constant with this number in every lane.
pub(super) fn is_number(bench: &Bench, r: Ref, x: f32) -> bool {
    let bits = bench.graph.as_const(r).filter(|v| v.ty.is_float()).and_then(Value::uniform_bits);
    bits.is_some_and(|bits| f32::from_bits(bits) == x)
}

/// A constant of its own type with this number in every lane.
fn number(bench: &mut Bench, like: Ref, x: f32) -> Ref {
    let ty = bench.ty(like);
    bench.graph.constant(Value::splat(ty, x.to_bits()))
}

/// A constant with the other sign.
fn negated(bench: &mut Bench, r: Ref) -> Option<Ref> {
    let value = bench.graph.as_const(r)?;
    let value = match value.ty.scalar {
        crate::ty::Scalar::F32 | crate::ty::Scalar::I32 => Op::Neg.eval(&[value]),
        _ => return None,
    };
    Some(bench.graph.constant(value))
}

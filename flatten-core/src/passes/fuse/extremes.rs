//! The smallest and the largest of many: `min(min(v.x, v.y), v.z)` and, of scalars, vectors made for it.
//!
//! ```text
//! min(min(min(x, y), z), t)       min_element(vec4(x, y, z, t))
//! max of eight                    max_element(max(vec4(x0, ..), vec4(x4, ..)))
//! ```
//! Needs: that no operand is NaN and no zero has a sign, since the order changes.

use super::{Choice, Taken, allows, choose, pack};
use crate::graph::Ref;
use crate::op::Op;
use crate::options::{Caps, Gates, Packing};
use crate::passes::bench::Bench;
use crate::passes::links;

const GATES: Gates = Gates(Gates::NO_NAN.0 | Gates::NSZ.0);

/// Among more values equal ones are not looked for.
const MANY: usize = 64;

/// Covers every chain of `min` or of `max`.
pub(super) fn run(bench: &mut Bench, caps: &Caps) {
    if !caps.has(Op::MinElement) || !caps.has(Op::MaxElement) {
        return;
    }
    bench.sweep(|bench, r| {
        let is_link = if is_min(bench, r) { is_min } else { is_max };
        if is_link(bench, r) && allows(bench, r, GATES) && links::is_last(bench, r, is_link, |_, _, _| true) {
            cover(bench, caps, r);
        }
    });
}

fn is_min(bench: &Bench, r: Ref) -> bool {
    matches!(bench.op(r), Op::Min | Op::PMin) && bench.ty(r) == crate::ty::Ty::F32
}

fn is_max(bench: &Bench, r: Ref) -> bool {
    matches!(bench.op(r), Op::Max | Op::PMax) && bench.ty(r) == crate::ty::Ty::F32
}

fn cover(bench: &mut Bench, caps: &Caps, r: Ref) {
    let is_link = if is_min(bench, r) { is_min } else { is_max };
    let mut r = r;
    while is_link(bench, r) {
        let op = bench.op(r);
        let mut values = read(bench, r, is_link);
        values.sort_by_cached_key(|r| pack::lane_below(bench, *r));
        let mut choices = if values.len() > MANY { Vec::new() } else { lanes(bench, op, &values) };
        let constants = |bench: &Bench, r: &Ref| bench.graph.as_const(*r).is_some();
        let (fixed, others): (Vec<Ref>, Vec<Ref>) = values.iter().partition(|r| constants(bench, r));
        if caps.pack != Packing::Never && others.len() >= 3 {
            for deep in [false, true] {
                choices.push(packed(bench, op, &others, &fixed, deep));
            }
        }
        let (new, is_new) = choose(bench, r, &choices);
        if !is_new {
            return;
        }
        r = new;
    }
}

/// What is compared, each once.
fn read(bench: &Bench, root: Ref, is_link: fn(&Bench, Ref) -> bool) -> Vec<Ref> {
    let mut values = Vec::new();
    let mut todo = vec![root];
    while let Some(r) = todo.pop() {
        if is_link(bench, r) && (r == root || bench.uses(r) == 1) {
            todo.extend([bench.arg(r, 1), bench.arg(r, 0)]);
        } else if values.len() > MANY || !values.contains(&r) {
            values.push(r);
        }
    }
    values
}

fn element(op: Op) -> Op {
    if matches!(op, Op::Min | Op::PMin) { Op::MinElement } else { Op::MaxElement }
}

/// The one value of several.
fn written(bench: &mut Bench, op: Op, values: &[Ref]) -> Ref {
    let (first, rest) = values.split_first().expect("there are some");
    rest.iter().fold(*first, |before, r| bench.graph.add(op, &[before, *r]))
}

/// Vectors whose lanes are all among the values.
fn lanes(bench: &mut Bench, op: Op, values: &[Ref]) -> Vec<Choice> {
    let base = |r: &Ref| match bench.op(*r) {
        Op::Lane(_) => Some(bench.arg(*r, 0)),
        _ => None,
    };
    let mut bases: Vec<Ref> = values.iter().filter_map(base).collect();
    bases.dedup();
    let mut choices = Vec::new();
    for v in bases {
        let (inside, mut others): (Vec<Ref>, Vec<Ref>) =
            values.iter().partition(|r| matches!(bench.op(**r), Op::Lane(_)) && bench.arg(**r, 0) == v);
        if inside.len() == bench.ty(v).lanes as usize {
            others.push(bench.graph.add(element(op), &[v]));
            let value = written(bench, op, &others);
            choices.push(Choice { name: "extreme", value, taken: Taken::Gain });
        }
    }
    choices
}

/// Vectors of four, compared with each other; what is left fills up the last one.
fn packed(bench: &mut Bench, op: Op, values: &[Ref], fixed: &[Ref], deep: bool) -> Choice {
    let (whole, rest) = values.split_at(values.len() / 4 * 4);
    let mut vectors: Vec<Ref> = whole.chunks(4).map(|four| pack::pack(bench, four, deep)).collect();
    let mut others = fixed.to_vec();
    match rest {
        [] => {}
        [one] => others.push(*one),
        _ => {
            let mut padded = rest.to_vec();
            if !vectors.is_empty() {
                padded.resize(4, rest[rest.len() - 1]);
            }
            vectors.push(pack::pack(bench, &padded, deep));
        }
    }
    let vector = written(bench, op, &vectors);
    others.insert(0, bench.graph.add(element(op), &[vector]));
    Choice { name: "extreme", value: written(bench, op, &others), taken: Taken::Gain }
}

//! A product and a sum are one operation.
//!
//! ```text
//! before   a * b + c        c - a * b        a * b - 2.0          3.0 - a * 2.0, without nmad    (i + i) + 3
//! after    mad(a, b, c)     nmad(a, b, c)    mad(a, b, -2.0)      mad(a, -2.0, 3.0)              mad(i, 2, 3)
//! ```
//! Needs: nothing; both round twice.

use super::{Choice, Taken, choose, negated};
use crate::graph::Ref;
use crate::op::Op;
use crate::op::cost::Table;
use crate::options::Caps;
use crate::passes::bench::Bench;
use crate::value::Value;

/// Fuses what gains by it.
pub(super) fn run(bench: &mut Bench, caps: &Caps) {
    if caps.has(Op::Mad) {
        bench.sweep(|bench, r| {
            let choices = choices(bench, caps, r);
            choose(bench, r, &choices);
        });
    }
}

fn choices(bench: &mut Bench, caps: &Caps, r: Ref) -> Vec<Choice> {
    let op = bench.op(r);
    if !matches!(op, Op::Add | Op::Sub) {
        return Vec::new();
    }
    let mut values = Vec::new();
    for i in [0, 1] {
        let (product, other) = (bench.arg(r, i), bench.arg(r, 1 - i));
        let Some([x, y]) = factors(bench, product).filter(|_| !keeps_name(bench, caps, product)) else {
            continue;
        };
        match (op, i) {
            (Op::Add, _) => values.push(bench.graph.add(Op::Mad, &[x, y, other])),
            (_, 0) => {
                if let Some(minus) = negated(bench, other) {
                    values.push(bench.graph.add(Op::Mad, &[x, y, minus]));
                }
            }
            _ if caps.has(Op::Nmad) => values.push(bench.graph.add(Op::Nmad, &[x, y, other])),
            _ => {
                for (k, x) in [(x, y), (y, x)] {
                    if let Some(minus) = negated(bench, k) {
                        values.push(bench.graph.add(Op::Mad, &[x, minus, other]));
                    }
                }
            }
        }
    }
    values.into_iter().map(|value| Choice { name: "mad", value, taken: Taken::Gain }).collect()
}

/// The factors of a product. Of integers `x + x` is one.
fn factors(bench: &mut Bench, r: Ref) -> Option<[Ref; 2]> {
    let (op, ty) = (bench.op(r), bench.ty(r));
    if !matches!(op, Op::Mul | Op::Add) {
        return None;
    }
    let [x, y] = [bench.arg(r, 0), bench.arg(r, 1)];
    match op {
        Op::Mul => Some([x, y]),
        _ if x == y && ty.is_int() => Some([x, bench.graph.constant(Value::splat(ty, 2))]),
        _ => None,
    }
}

/// Text for people keeps the values that they named.
fn keeps_name(bench: &Bench, caps: &Caps, r: Ref) -> bool {
    caps.table == Table::Gpu && bench.graph.name(r.id()).is_some()
}

//! How much is known of each operation: of all operands of which something is known, how often each fact is known of the
//! result. A clause that is lost, or is new, changes a number; that what is known is true is another test.

use crate::{graph, operations};
use expect_test::expect_file;
use flatten_core::graph::facts::Facts;
use flatten_core::graph::{Graph, Ref};
use flatten_core::op::Op;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;
use std::fmt::Write;

/// What is known of operands.
const OF_FLOATS: [Facts; 12] = [
    Facts::NONE,
    Facts::NOT_NAN,
    Facts::FINITE,
    Facts::NOT_NEGATIVE,
    Facts::AT_MOST_ONE,
    Facts::UNIT,
    Facts::INTEGRAL,
    Facts::NEVER_NEG_ZERO,
    Facts::NONZERO,
    Facts::SIGN_CLEAR,
    Facts(Facts::UNIT.0 | Facts::NOT_NAN.0),
    Facts(Facts::NONZERO.0 | Facts::FINITE.0),
];

const OF_INTEGERS: [Facts; 6] =
    [Facts::NONE, Facts::NOT_NEGATIVE, Facts::AT_MOST_ONE, Facts::UNIT, Facts::NONZERO, Facts::BELOW_32];

/// Operands of a type: parameters from `first` on, and some constants.
fn operands(graph: &mut Graph, first: u32, ty: Ty) -> Vec<Ref> {
    let (known, constants): (&[Facts], &[u32]) = match ty.scalar {
        Scalar::Bool => (&[Facts::NONE], &[]),
        Scalar::F32 => (&OF_FLOATS, &[1f32.to_bits()]),
        _ => (&OF_INTEGERS, &[1, 27, 31]),
    };
    let mut all = Vec::new();
    for (i, facts) in known.iter().enumerate() {
        let r = graph.param(first + i as u32, ty);
        graph.assume(r, *facts);
        all.push(r);
    }
    all.extend(constants.iter().map(|bits| graph.constant(Value::splat(ty, *bits))));
    all
}

/// How often each fact is known of an operation, a line for each type that it is of.
fn line(op: Op, ty: Ty, out: &mut String) {
    let count = OF_FLOATS.len();
    let types: Vec<Ty> = [ty, Ty::U32, Ty::BOOL].iter().flat_map(|ty| vec![*ty; count]).collect();
    let (mut graph, _) = graph(&types);
    let own = operands(&mut graph, 0, ty);
    let amounts = operands(&mut graph, count as u32, Ty::U32);
    let conditions = operands(&mut graph, 2 * count as u32, Ty::BOOL);
    let lists: Vec<&[Ref]> = match op {
        Op::Shl | Op::Shr => vec![&own, &amounts],
        Op::Select => vec![&conditions, &own, &own],
        _ => match (1..=3).find(|n| op.result(&vec![ty; *n]).is_some()) {
            Some(n) => vec![&own; n],
            None => return,
        },
    };
    let firsts: Vec<Ty> = lists.iter().map(|list| graph.ty(list[0])).collect();
    let Some(result) = op.result(&firsts) else { return };
    let mut counts = [0; Facts::NAMES.len()];
    let total: usize = lists.iter().map(|list| list.len()).product();
    for mut at in 0..total {
        let mut args = Vec::new();
        for list in &lists {
            args.push(list[at % list.len()]);
            at /= list.len();
        }
        // As it is written: no rule is tried.
        let r = graph.intern(op, result, &args);
        for (count, (fact, _)) in counts.iter_mut().zip(Facts::NAMES) {
            *count += usize::from(graph.facts(r).has(fact));
        }
    }
    let known: Vec<String> = counts
        .iter()
        .zip(Facts::NAMES)
        .filter(|(count, _)| **count > 0)
        .map(|(count, (_, name))| format!("{name} {count}"))
        .collect();
    if !known.is_empty() {
        writeln!(out, "{op} of {ty}, {total}: {}", known.join(", ")).expect("text takes all");
    }
}

#[test]
fn as_much_is_known_as_was() {
    let mut out = String::new();
    for ty in [Ty::F32, Ty::new(Scalar::F32, 4), Ty::I32, Ty::U32, Ty::BOOL] {
        operations().into_iter().for_each(|op| line(op, ty, &mut out));
    }
    expect_file!["known.txt"].assert_eq(&out);
}

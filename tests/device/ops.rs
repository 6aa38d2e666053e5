//! Every operation on every type that takes it, over its grid.

use crate::grid;
use crate::limits::{is_near, limit};
use flatten_core::graph::Graph;
use flatten_core::op::native::NATIVES;
use flatten_core::op::types::PLAIN;
use flatten_core::op::{Op, Swizzle};
use flatten_core::options::Gates;
use flatten_core::ty::{NAMES, Param, Scalar, Shape, Signature, Ty};
use flatten_core::value::Value;
use std::collections::BTreeMap;

/// What came of one operation over all its types.
#[derive(Default)]
pub(crate) struct Outcome {
    /// Lists of operand types.
    pub(crate) lists: u32,
    /// Lanes compared.
    pub(crate) lanes: usize,
    /// The most ulps off.
    pub(crate) worst: u32,
}

/// A function for each list of operand types, the operations it returns, and arguments for it.
pub(crate) fn cases(gates: Gates) -> Vec<(Graph, Vec<Op>, Vec<Vec<Value>>)> {
    let mut by_types: BTreeMap<Vec<Ty>, Vec<Op>> = BTreeMap::new();
    let fast = gates != Gates::EXACT;
    // Under `exact` naga has none but these.
    let natives = NATIVES.iter().copied().filter(|op| fast || matches!(op, Op::Mad | Op::Nmad));
    for op in all_ops().into_iter().chain(natives) {
        for types in operand_types(op) {
            by_types.entry(types).or_default().push(op);
        }
    }
    by_types.into_iter().map(|(types, ops)| (graph(gates, &types, &ops), ops, grid::rows(&types))).collect()
}

/// Compares what the device made of `op` with what it should be.
pub(crate) fn check(
    outcome: &mut Outcome,
    exact: bool,
    op: Op,
    rows: &[Vec<Value>],
    got: impl Iterator<Item = Value>,
) -> Result<(), String> {
    outcome.lists += 1;
    for (args, got) in rows.iter().zip(got) {
        let want = op.eval(args);
        if exact || is_fast_case(op, args, want) {
            let near = !exact && is_near(want, got);
            let worst = if near { Some(0) } else { worst_lane(op, args, want, got) };
            let worst = worst.ok_or_else(|| format!("{} of {args:?} is {want}, not {got}", op.name()))?;
            outcome.worst = outcome.worst.max(worst);
            outcome.lanes += want.ty.lanes as usize;
        }
    }
    Ok(())
}

fn all_ops() -> Vec<Op> {
    let scalars = [Scalar::I32, Scalar::U32, Scalar::F32];
    let mut ops = PLAIN.to_vec();
    ops.extend(scalars.iter().flat_map(|s| [Op::Cast(*s), Op::Bitcast(*s)]));
    ops.extend([2, 3, 4].map(Op::Splat));
    ops.extend([0, 1, 2, 3].map(Op::Lane));
    ops.extend([&[1, 0][..], &[0, 0, 1], &[3, 2, 1, 0]].map(|lanes| Op::Swizzle(Swizzle::new(lanes))));
    ops
}

/// Every list of operand types that `op` takes.
fn operand_types(op: Op) -> Vec<Vec<Ty>> {
    let types: Vec<_> = NAMES.iter().map(|(ty, _)| *ty).filter(|ty| *ty != Ty::TUPLE).collect();
    let one = types.iter().map(|a| vec![*a]);
    let two = types.iter().flat_map(|a| types.iter().map(|b| vec![*a, *b]));
    let three = types.iter().flat_map(|a| types.iter().map(|b| vec![*a, *b, *b]));
    let four = types.iter().map(|a| vec![*a; 4]);
    one.chain(two).chain(three).chain(four).filter(|list| op.result(list).is_some()).collect()
}

/// A function that returns what each of `ops` makes of its parameters.
fn graph(gates: Gates, types: &[Ty], ops: &[Op]) -> Graph {
    let result = |op: &Op| op.result(types).expect("the operation takes these types");
    let param = |(i, ty): (usize, &Ty)| Param {
        name: char::from(b'a' + i as u8).to_string(),
        shape: Shape::Value(*ty),
        uniform: false,
        out: false,
    };
    let signature = Signature {
        name: "ops".into(),
        params: types.iter().enumerate().map(param).collect(),
        result: Shape::Tuple(ops.iter().map(|op| Shape::Value(result(op))).collect()),
    };
    let mut graph = Graph::new(signature, gates);
    let params: Vec<_> = types.iter().enumerate().map(|(i, ty)| graph.param(i as u32, *ty)).collect();
    graph.roots = ops.iter().map(|op| graph.intern(*op, result(op), &params)).collect();
    graph
}

/// The most ulps that a lane in the operation's domain is off; `None` beyond the limit.
fn worst_lane(op: Op, args: &[Value], want: Value, got: Value) -> Option<u32> {
    if !want.ty.is_float() {
        return (want.bits == got.bits).then_some(0);
    }
    let limit = limit(op, args[0].ty.lanes == 4);
    let lane = |lane: usize| {
        let args = args.iter().map(|v| v.f(if v.ty.is_vector() { lane } else { 0 }));
        limit.check(&args.collect::<Vec<_>>(), want.f(lane), got.f(lane))
    };
    (0..want.ty.lanes as usize).try_fold(0, |worst, i| Some(lane(i)?.max(worst)))
}

/// The fast contract speaks of finite numbers without the sign of zero, and of sums of ordinary size.
fn is_fast_case(op: Op, args: &[Value], want: Value) -> bool {
    let lanes = |v: &Value, ok: fn(f32) -> bool| (0..v.ty.lanes as usize).all(|i| ok(v.f(i)));
    args.iter().all(|v| v.is_finite())
        && want.is_finite()
        && (!op.is_order_dependent() || args.iter().all(|v| lanes(v, |x| x.abs() <= 100.0)))
        && (!op.is_native()
            || args.iter().all(|v| lanes(v, |x| x.abs() <= 100.0 && (x == 0.0 || x.is_normal()))))
        && (op != Op::Atan2 || args.iter().all(|v| lanes(v, |x| x.to_bits() != SIGN)))
}

const SIGN: u32 = 0x8000_0000;

//! Every operation, on every type that takes it, under both contracts: valid, readable back, accepted.

mod support;

use flatten_core::op::native::NATIVES;
use flatten_core::op::types::PLAIN;
use flatten_core::op::{Op, Swizzle};
use flatten_core::options::Gates;
use flatten_core::ty::{NAMES, Scalar, Ty};
use flatten_core::value::Value;
use support::{checked, graph, node, returns};

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
    let mut lists: Vec<Vec<Ty>> = types.iter().map(|ty| vec![*ty]).collect();
    for _ in 1..4 {
        let longer = lists.iter().flat_map(|list| {
            let last = list[list.len() - 1];
            let near = types.iter().filter(move |ty| ty.lanes == last.lanes || last.lanes == 1);
            near.map(move |ty| [&list[..], &[*ty]].concat())
        });
        let longer: Vec<_> =
            longer.filter(|list| list.len() < 4 || list.iter().all(|t| *t == list[0])).collect();
        lists.extend(longer);
    }
    lists.sort();
    lists.dedup();
    lists.retain(|list| op.result(list).is_some());
    lists
}

#[test]
fn every_operation_on_parameters_and_on_constants() {
    for op in all_ops().into_iter().chain(NATIVES.iter().copied()) {
        let lists = operand_types(op);
        assert!(!lists.is_empty(), "no types for {}", op.name());
        // Of natives only a product and a sum keep every bit.
        let rounds = op.is_native() && !matches!(op, Op::Mad | Op::Nmad);
        for gates in [Gates::EXACT, Gates::FAST].into_iter().skip(usize::from(rounds)) {
            for types in &lists {
                let (mut g, params) = graph(gates, types);
                let mut roots = vec![node(&mut g, op, &params)];
                for bits in [0, 1, u32::MAX, 0x8000_0000, 0x7f80_0000, 0x3f00_0000] {
                    let constant = |ty: Ty| Value::splat(ty, if ty.is_bool() { bits & 1 } else { bits });
                    let constants: Vec<_> = types.iter().map(|ty| g.constant(constant(*ty))).collect();
                    roots.push(node(&mut g, op, &constants));
                    for i in 0..types.len() {
                        let mut mixed = params.clone();
                        mixed[i] = constants[i];
                        roots.push(node(&mut g, op, &mixed));
                    }
                }
                checked(&returns(g, &roots));
            }
        }
    }
}

#[test]
fn exact_frames_have_no_natives_that_round_otherwise() {
    for op in NATIVES.iter().filter(|op| !matches!(op, Op::Mad | Op::Nmad)) {
        let types = operand_types(*op).swap_remove(0);
        let (mut g, params) = graph(Gates::EXACT, &types);
        let root = node(&mut g, *op, &params);
        let refused = flatten_naga::module(&returns(g, &[root])).map(drop);
        assert_eq!(refused.map_err(|why| why.op), Err(op.name()));
    }
}

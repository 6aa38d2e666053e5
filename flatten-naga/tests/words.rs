//! The words of the `exact` contract.

mod support;

use flatten_core::op::Op;
use flatten_core::options::Gates;
use flatten_core::ty::{Scalar, Ty};
use support::{checked, graph, node, returns};

/// How many results are decorated `NoContraction`, and how many float operations there are.
fn decorated(gates: Gates) -> (usize, usize) {
    let vec3 = Ty::new(Scalar::F32, 3);
    let (mut g, params) = graph(gates, &[vec3, vec3, Ty::F32]);
    let [a, b, x] = params[..] else { unreachable!("there are three") };
    let splat = node(&mut g, Op::Splat(3), &[x]);
    let product = node(&mut g, Op::Mul, &[a, splat]);
    let sum = node(&mut g, Op::Add, &[product, b]);
    let difference = node(&mut g, Op::Sub, &[sum, a]);
    let quotient = node(&mut g, Op::Div, &[difference, b]);
    let negative = node(&mut g, Op::Neg, &[quotient]);
    let floor = node(&mut g, Op::Floor, &[negative]);
    let frame = returns(g, &[floor]);
    checked(&frame);
    let words = flatten_naga::spirv(&frame).expect("it is supported");
    let (mut decorations, mut operations) = (0, 0);
    let mut rest = &words[5..];
    while let [first, ..] = rest {
        let (instruction, after) = rest.split_at((first >> 16) as usize);
        rest = after;
        match (first & 0xffff, instruction) {
            (71, [_, _, 42]) => decorations += 1,
            (127 | 129 | 131 | 133 | 136 | 142, _) => operations += 1,
            _ => (),
        }
    }
    (decorations, operations)
}

#[test]
fn exact_operations_are_not_contracted() {
    assert_eq!(decorated(Gates::EXACT), (5, 5));
    assert_eq!(decorated(Gates::FAST), (0, 5));
}

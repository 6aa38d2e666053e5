//! Natives that naga has no function for, or one that takes other types.

use crate::body::{Body, Expr};
use flatten_core::frame::{Operand, Step};
use flatten_core::op::Op;
use naga::BinaryOperator as B;
use naga::MathFunction as M;

/// A product and a sum: if they are rounded once is the driver's to know.
pub(super) fn mad(b: &mut Body, step: &Step) -> Expr {
    let product = super::lanes::multiply(b, step);
    // `x * y - 2`, not `x * y + -2`.
    if let Operand::Imm(z) = step.args[2]
        && z.ty.is_float()
        && (0..z.ty.lanes as usize).all(|i| z.f(i) < 0.0)
    {
        let z = b.value(Op::Neg.eval(&[z]));
        return b.binary(B::Subtract, product, z);
    }
    let z = b.arg(step, 2);
    b.binary(B::Add, product, z)
}

pub(super) fn nmad(b: &mut Body, step: &Step) -> Expr {
    let product = super::lanes::multiply(b, step);
    let z = b.arg(step, 2);
    b.binary(B::Subtract, z, product)
}

/// The weight may be one scalar. Words have it in all lanes, which naga would write for each mix.
pub(super) fn mix(b: &mut Body, step: &Step) -> Expr {
    let (x, y) = (b.arg(step, 0), b.arg(step, 1));
    let weight = match b.uniform_scalar(&step.args[2]) {
        Some(scalar) => b.spread(scalar, step.ty),
        None => b.arg(step, 2),
    };
    b.math(M::Mix, &[x, y, weight])
}

/// One lane after the other.
pub(super) fn lanes(b: &mut Body, step: &Step) -> Expr {
    let lanes = b.lanes(&step.args[0]);
    let mut together = |x, y| match step.op {
        Op::Sum => b.binary(B::Add, x, y),
        Op::MinElement => b.math(M::Min, &[x, y]),
        _ => b.math(M::Max, &[x, y]),
    };
    lanes.into_iter().reduce(&mut together).expect("vectors have lanes")
}

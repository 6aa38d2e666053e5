//! Choice, and operations on vectors and their lanes.

use crate::body::{Body, Expr};
use crate::{polarity, tables, types};
use flatten_core::frame::{Operand, Step};
use flatten_core::op::Op;
use flatten_core::ty::Scalar;
use flatten_core::value::Value;
use naga::BinaryOperator as B;
use naga::MathFunction as M;
use naga::{Expression, RelationalFunction, SwizzleComponent, VectorSize};

/// `v * s` takes the scalar as it is; no other operator of naga does.
pub(super) fn multiply(b: &mut Body, step: &Step) -> Expr {
    if b.is_apart() {
        return apart(b, step, B::Multiply);
    }
    let [x, y] = [step.args[0], step.args[1]];
    if let Some(scalar) = b.uniform_scalar(&y) {
        let x = b.operand(&x);
        return b.binary(B::Multiply, x, scalar);
    }
    let x = match b.uniform_scalar(&x) {
        Some(scalar) => scalar,
        None => b.operand(&x),
    };
    let y = b.operand(&y);
    b.binary(B::Multiply, x, y)
}

/// An operator on each pair of lanes.
pub(super) fn apart(b: &mut Body, step: &Step, op: B) -> Expr {
    let (x, y) = (b.lanes(&step.args[0]), b.lanes(&step.args[1]));
    let lanes = x.into_iter().zip(y).map(|(x, y)| b.binary(op, x, y)).collect();
    b.compose(step.ty, lanes)
}

/// `!(!x & !y)` is `x | y`. The operators are those that no front end turns into a branch.
pub(super) fn and(b: &mut Body, step: &Step) -> Expr {
    let complement = b.is_complemented();
    let [x, y] = [0, 1].map(|i| b.operand(&step.args[i].complement_if(complement)));
    if complement {
        return b.binary(B::InclusiveOr, x, y);
    }
    b.binary(B::And, x, y)
}

/// Operands that are complements turn the result.
pub(super) fn xor(b: &mut Body, step: &Step) -> Expr {
    let [(x, x_turned), (y, y_turned)] = [0, 1].map(|i| b.polar(&step.args[i]));
    if (x_turned != y_turned) == b.is_complemented() {
        b.binary(B::NotEqual, x, y)
    } else {
        b.binary(B::Equal, x, y)
    }
}

/// `x == y`, `x < y` or `x <= y`, or its complement.
pub(super) fn compare(b: &mut Body, step: &Step) -> Expr {
    let (x, y) = (b.arg(step, 0), b.arg(step, 1));
    let op = match (step.op, b.is_complemented()) {
        (Op::Eq, false) => B::Equal,
        (Op::Eq, true) => B::NotEqual,
        (Op::Lt, false) => B::Less,
        (Op::Lt, true) => B::GreaterEqual,
        (_, false) => B::LessEqual,
        (_, true) => B::Greater,
    };
    b.binary(op, x, y)
}

/// `!all(!x)` is `any(x)`.
pub(super) fn all(b: &mut Body, step: &Step) -> Expr {
    let complement = b.is_complemented();
    let x = b.operand(&step.args[0].complement_if(complement));
    if complement {
        return b.relational(RelationalFunction::Any, x);
    }
    b.relational(RelationalFunction::All, x)
}

/// The complement of a condition is the other order of the arms, and that of a choice is one between theirs.
pub(super) fn select(b: &mut Body, step: &Step) -> Expr {
    let (condition, complement) = b.polar(&step.args[0]);
    let turned = b.is_complemented();
    let [x, y] = [1, 2].map(|i| b.operand(&step.args[i].complement_if(turned)));
    let condition = if b.ty(&step.args[0]).lanes == 1 { b.spread(condition, step.ty) } else { condition };
    if complement { b.choose(condition, y, x) } else { b.choose(condition, x, y) }
}

/// The index is clamped here, since not every target does it; but not one that never reaches the end.
pub(super) fn table(b: &mut Body, step: &Step) -> Expr {
    let base = b.table();
    let last = step.args.len() as u32 - 2;
    let mut index = b.arg(step, 0);
    if tables::highest(b.frame, &step.args[0]) > last {
        let last = b.literal(Scalar::U32, last);
        index = b.math(M::Min, &[index, last]);
    }
    let pointer = b.add(Expression::Access { base, index });
    let element = b.add(Expression::Load { pointer });
    if tables::held(step) == step.ty { element } else { b.bitcast(element, step.ty.scalar) }
}

pub(super) fn splat(b: &mut Body, step: &Step) -> Expr {
    let x = b.arg(step, 0);
    b.splat(step.ty, x)
}

pub(super) fn compose(b: &mut Body, step: &Step) -> Expr {
    let complement = b.is_complemented();
    if let Some(condition) = polarity::condition(step, b.is_words()) {
        let (condition, turned) = b.polar(&condition);
        let condition = b.spread(condition, step.ty);
        let [x, y] = [true, false].map(|holds| {
            let lane = |i: usize| match step.args[i].complement_if(complement) {
                Operand::Imm(constant) => constant.bits[0],
                lane => u32::from(lane.is_not() != (holds != turned)),
            };
            b.value(Value::from_lanes(step.ty, lane))
        });
        return b.choose(condition, x, y);
    }
    let lanes = step.args.iter().map(|lane| b.operand(&lane.complement_if(complement))).collect();
    b.compose(step.ty, lanes)
}

pub(super) fn lane(b: &mut Body, step: &Step) -> Expr {
    let Op::Lane(lane) = step.op else { unreachable!("{} is not `lane`", step.op.name()) };
    if let Some(scalar) = b.uniform_scalar(&step.args[0]) {
        return scalar;
    }
    let base = b.arg(step, 0);
    b.add(Expression::AccessIndex { base, index: u32::from(lane) })
}

pub(super) fn swizzle(b: &mut Body, step: &Step) -> Expr {
    let Op::Swizzle(swizzle) = step.op else { unreachable!("{} is not `swizzle`", step.op.name()) };
    let vector = b.arg(step, 0);
    let size = types::size(step.ty.lanes).expect("a swizzle picks 2 to 4 lanes");
    let letters = SwizzleComponent::XYZW;
    let pattern = std::array::from_fn(|i| letters[swizzle.lanes().get(i).map_or(0, |lane| *lane as usize)]);
    b.add(Expression::Swizzle { size, vector, pattern })
}

/// Left to right, and of four lanes `(x + z) + (y + w)`.
pub(super) fn dot(b: &mut Body, step: &Step) -> Expr {
    dot_of(b, &step.args[0], &step.args[1])
}

/// SPIR-V has none: there it is said by its products, of lanes that may be at hand.
pub(super) fn int_dot(b: &mut Body, step: &Step) -> Expr {
    if b.is_words() {
        return dot(b, step);
    }
    let (x, y) = (b.arg(step, 0), b.arg(step, 1));
    b.math(M::Dot, &[x, y])
}

fn dot_of(b: &mut Body, x: &Operand, y: &Operand) -> Expr {
    let products: Vec<_> = if b.is_by_lanes(x, y) {
        let (x, y) = (b.lanes(x), b.lanes(y));
        x.into_iter().zip(y).map(|(x, y)| b.binary(B::Multiply, x, y)).collect()
    } else {
        let count = u32::from(b.ty(x).lanes);
        let (x, y) = (b.operand(x), b.operand(y));
        let base = b.binary(B::Multiply, x, y);
        (0..count).map(|index| b.add(Expression::AccessIndex { base, index })).collect()
    };
    let mut sum = |x, y| b.binary(B::Add, x, y);
    match products[..] {
        [x, y, z, w] => {
            let (even, odd) = (sum(x, z), sum(y, w));
            sum(even, odd)
        }
        [first, ref rest @ ..] => rest.iter().fold(first, |before, next| sum(before, *next)),
        [] => unreachable!("vectors have lanes"),
    }
}

/// `x.yzx * y.zxy - y.yzx * x.zxy`.
pub(super) fn cross(b: &mut Body, step: &Step) -> Expr {
    let [x, y] = [step.args[0], step.args[1]];
    let mut product = |x: &Operand, y: &Operand| {
        let (x, y) = (turned(b, x, [1, 2, 0]), turned(b, y, [2, 0, 1]));
        b.binary(B::Multiply, x, y)
    };
    let (one, other) = (product(&x, &y), product(&y, &x));
    b.binary(B::Subtract, one, other)
}

/// Three lanes in another order.
fn turned(b: &mut Body, operand: &Operand, order: [usize; 3]) -> Expr {
    if let Operand::Imm(value) = *operand {
        return b.value(Value::from_lanes(value.ty, |i| value.bits[order[i]]));
    }
    let vector = b.operand(operand);
    let letters = SwizzleComponent::XYZW;
    let pattern = [order[0], order[1], order[2], 0].map(|lane| letters[lane]);
    b.add(Expression::Swizzle { size: VectorSize::Tri, vector, pattern })
}

pub(super) fn length(b: &mut Body, step: &Step) -> Expr {
    length_of(b, &step.args[0])
}

fn length_of(b: &mut Body, x: &Operand) -> Expr {
    let square = dot_of(b, x, x);
    b.math(M::Sqrt, &[square])
}

/// `x * (1 / length)`, and of four lanes `x / length`.
pub(super) fn normalize(b: &mut Body, step: &Step) -> Expr {
    let x = b.arg(step, 0);
    let length = length_of(b, &step.args[0]);
    if step.ty.lanes == 4 {
        let length = b.splat(step.ty, length);
        return b.binary(B::Divide, x, length);
    }
    let one = b.literal(Scalar::F32, 1f32.to_bits());
    let factor = b.binary(B::Divide, one, length);
    b.binary(B::Multiply, x, factor)
}

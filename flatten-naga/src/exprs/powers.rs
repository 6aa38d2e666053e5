//! Powers, roots and logarithms that naga has no function for, near `Op::eval` in the last bits.

use crate::body::{Body, Expr};
use flatten_core::frame::{Operand, Step};
use flatten_core::op::Op;
use flatten_core::ty::Ty;
use flatten_core::value::Value;
use naga::BinaryOperator as B;
use naga::MathFunction as M;

/// `log2(x) * log10(2)`.
pub(super) fn log10(b: &mut Body, step: &Step) -> Expr {
    let (x, factor) = (b.arg(step, 0), number(b, step.ty, std::f32::consts::LOG10_2));
    let log = b.math(M::Log2, &[x]);
    b.binary(B::Multiply, log, factor)
}

/// `exp(x) - 1`; near zero, where that cancels, its series up to `x^7 / 7!`.
pub(super) fn exp_m1(b: &mut Body, step: &Step) -> Expr {
    let (x, ty) = (b.arg(step, 0), step.ty);
    let one = number(b, ty, 1.0);
    let power = b.math(M::Exp, &[x]);
    let far = b.binary(B::Subtract, power, one);
    let last = number(b, ty, 1.0 / 5040.0);
    let series = [720.0, 120.0, 24.0, 6.0, 2.0, 1.0].iter().fold(last, |inner, n: &f32| {
        let part = b.binary(B::Multiply, x, inner);
        let reciprocal = number(b, ty, 1.0 / n);
        b.binary(B::Add, reciprocal, part)
    });
    let near = b.binary(B::Multiply, x, series);
    below(b, ty, x, 0.35, near, far)
}

/// `ln(1 + x)`; near zero `2 artanh(s)` with `s = x / (2 + x)`, as its series.
pub(super) fn ln_1p(b: &mut Body, step: &Step) -> Expr {
    let (x, ty) = (b.arg(step, 0), step.ty);
    let [one, two] = [1.0, 2.0].map(|k| number(b, ty, k));
    let moved = b.binary(B::Add, one, x);
    let far = b.math(M::Log, &[moved]);
    let sum = b.binary(B::Add, two, x);
    let s = b.binary(B::Divide, x, sum);
    let square = b.binary(B::Multiply, s, s);
    let last = number(b, ty, 1.0 / 11.0);
    let series = [9.0, 7.0, 5.0, 3.0, 1.0].iter().fold(last, |inner, n: &f32| {
        let part = b.binary(B::Multiply, square, inner);
        let reciprocal = number(b, ty, 1.0 / n);
        b.binary(B::Add, reciprocal, part)
    });
    let twice = b.binary(B::Add, s, s);
    let near = b.binary(B::Multiply, twice, series);
    below(b, ty, x, 0.5, near, far)
}

/// `near` where `|x|` is below `limit`.
fn below(b: &mut Body, ty: Ty, x: Expr, limit: f32, near: Expr, far: Expr) -> Expr {
    let (size, limit) = (b.math(M::Abs, &[x]), number(b, ty, limit));
    let small = b.binary(B::Less, size, limit);
    b.choose(small, near, far)
}

/// `exp2(log2(|x|) / 3)` with the sign of `x`.
pub(super) fn cbrt(b: &mut Body, step: &Step) -> Expr {
    let (x, ty) = (b.arg(step, 0), step.ty);
    let size = b.math(M::Abs, &[x]);
    let log = b.math(M::Log2, &[size]);
    let third = number(b, ty, 1.0 / 3.0);
    let exponent = b.binary(B::Multiply, log, third);
    let root = b.math(M::Exp2, &[exponent]);
    let sign = b.math(M::Sign, &[x]);
    let root = b.binary(B::Multiply, sign, root);
    let zero = number(b, ty, 0.0);
    let is_zero = b.binary(B::Equal, x, zero);
    b.choose(is_zero, x, root)
}

/// `m * sqrt(1 + (n / m)^2)` with the larger and the smaller size; under `exact` NaN of NaN, and infinite of an infinite
/// operand.
pub(super) fn hypot(b: &mut Body, step: &Step) -> Expr {
    let ty = step.ty;
    let sizes = [0, 1].map(|i| size(b, step, i));
    // Of a constant each use has its own expression: text repeats it.
    let (x, y) = (|b: &mut Body| sizes[0].at(b), |b: &mut Body| sizes[1].at(b));
    let args = [x(b), y(b)];
    let larger = b.math(M::Max, &args);
    let args = [x(b), y(b)];
    let smaller = b.math(M::Min, &args);
    let ratio = b.binary(B::Divide, smaller, larger);
    let square = b.binary(B::Multiply, ratio, ratio);
    let one = number(b, ty, 1.0);
    let sum = b.binary(B::Add, one, square);
    let root = b.math(M::Sqrt, &[sum]);
    let length = b.binary(B::Multiply, larger, root);
    // The quotient of two zeros is none.
    let zero = number(b, ty, 0.0);
    let is_zero = b.binary(B::Equal, larger, zero);
    let zero = number(b, ty, 0.0);
    let length = b.choose(is_zero, zero, length);
    if !b.frame.exact {
        return length;
    }
    // The sum of sizes is NaN where one of them is.
    let args = [x(b), y(b)];
    let sum = b.binary(B::Add, args[0], args[1]);
    let numbers = b.binary(B::Equal, sum, sum);
    let length = b.choose(numbers, length, sum);
    sizes.iter().fold(length, |length, size| {
        let (most, x) = (number(b, ty, f32::MAX), size.at(b));
        let infinite = b.binary(B::Less, most, x);
        let x = size.at(b);
        b.choose(infinite, x, length)
    })
}

/// The size of an operand.
enum Size {
    Constant(Value),
    Computed(Expr),
}

impl Size {
    fn at(&self, b: &mut Body) -> Expr {
        match self {
            Size::Constant(value) => b.value(*value),
            Size::Computed(x) => *x,
        }
    }
}

/// The size of a constant is computed here: a front end would, and forget its name.
fn size(b: &mut Body, step: &Step, index: usize) -> Size {
    match step.args[index] {
        Operand::Imm(value) if !b.only_constants => Size::Constant(Op::Abs.eval(&[value])),
        _ => {
            let x = b.arg(step, index);
            Size::Computed(b.math(M::Abs, &[x]))
        }
    }
}

fn number(b: &mut Body, ty: Ty, value: f32) -> Expr {
    b.all(ty, value.to_bits())
}

//! Arc sine and arc cosine. Those of drivers are off by 4e-4 near a half and the ends, so these are polynomials, of
//! Cephes' `asinf`, right to two ulps.

use crate::body::{Body, Expr};
use crate::ranges;
use flatten_core::frame::Step;
use flatten_core::ty::Ty;
use naga::BinaryOperator as B;
use naga::MathFunction as M;
use naga::UnaryOperator as U;
use std::f32::consts::{FRAC_PI_2, PI};

/// `x P(x^2)` up to a half; beyond, `pi/2 - 2 r P(r^2)` of the size, with `r = sqrt((1 - |x|) / 2)`.
pub(super) fn asin(b: &mut Body, step: &Step) -> Expr {
    let ty = step.ty;
    let Parts { near, far, is_near, negative } = parts(b, step);
    let right_angle = number(b, ty, FRAC_PI_2);
    let mut far = b.binary(B::Subtract, right_angle, far);
    if let Some(negative) = negative {
        let minus_far = b.unary(U::Negate, far);
        far = b.choose(negative, minus_far, far);
    }
    b.choose(is_near, near, far)
}

/// `pi/2 - asin(x)` up to a half; beyond, `2 r P(r^2)`, of negative `x` taken from `pi`.
pub(super) fn acos(b: &mut Body, step: &Step) -> Expr {
    let ty = step.ty;
    let Parts { near, mut far, is_near, negative } = parts(b, step);
    let [right_angle, half_turn] = [FRAC_PI_2, PI].map(|k| number(b, ty, k));
    let near = b.binary(B::Subtract, right_angle, near);
    if let Some(negative) = negative {
        let rest = b.binary(B::Subtract, half_turn, far);
        far = b.choose(negative, rest, far);
    }
    b.choose(is_near, near, far)
}

struct Parts {
    /// The arc sine of what is near zero.
    near: Expr,
    /// The arc cosine of the size of what is not; NaN beyond 1.
    far: Expr,
    is_near: Expr,
    /// None of what is never below zero.
    negative: Option<Expr>,
}

fn parts(b: &mut Body, step: &Step) -> Parts {
    let (x, ty) = (b.arg(step, 0), step.ty);
    let [zero, half, one] = [0.0, 0.5, 1.0].map(|k| number(b, ty, k));
    let may_be_negative = ranges::of(b.frame, &step.args[0]).low < 0.0;
    let size = if may_be_negative { b.math(M::Abs, &[x]) } else { x };
    let square = b.binary(B::Multiply, x, x);
    let near = series(b, ty, x, square);
    let rest = b.binary(B::Subtract, one, size);
    let rest = b.binary(B::Multiply, rest, half);
    let root = b.math(M::Sqrt, &[rest]);
    let far = series(b, ty, root, rest);
    let far = b.binary(B::Add, far, far);
    let is_near = b.binary(B::LessEqual, size, half);
    let negative = may_be_negative.then(|| b.binary(B::Less, x, zero));
    Parts { near, far, is_near, negative }
}

/// `x + x z (c0 + z (c1 + ..))` with `z` the square of `x`, at most a quarter.
fn series(b: &mut Body, ty: Ty, x: Expr, z: Expr) -> Expr {
    let coefficients = [2.418_131e-2, 4.547_002_6e-2, 7.495_300_3e-2, 1.666_675_2e-1];
    let last = number(b, ty, 4.216_32e-2);
    let sum = coefficients.iter().fold(last, |sum, coefficient| {
        let product = b.binary(B::Multiply, sum, z);
        let coefficient = number(b, ty, *coefficient);
        b.binary(B::Add, product, coefficient)
    });
    let part = b.binary(B::Multiply, x, z);
    let part = b.binary(B::Multiply, part, sum);
    b.binary(B::Add, part, x)
}

fn number(b: &mut Body, ty: Ty, value: f32) -> Expr {
    b.all(ty, value.to_bits())
}

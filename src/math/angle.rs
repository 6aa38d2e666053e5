//! Angles, in radians, and their functions.

use super::types::Real;
use crate::__private as f;

/// The sine of an angle in radians.
#[inline]
pub fn sin<T: Real>(x: T) -> T {
    f::sin(x)
}

/// The cosine of an angle in radians.
#[inline]
pub fn cos<T: Real>(x: T) -> T {
    f::cos(x)
}

/// The tangent of an angle in radians.
#[inline]
pub fn tan<T: Real>(x: T) -> T {
    f::tan(x)
}

/// The angle of this sine, in radians; NaN outside of -1 to 1.
#[inline]
pub fn asin<T: Real>(x: T) -> T {
    f::asin(x)
}

/// The angle of this cosine, in radians; NaN outside of -1 to 1.
#[inline]
pub fn acos<T: Real>(x: T) -> T {
    f::acos(x)
}

/// The angle of this tangent, in radians.
#[inline]
pub fn atan<T: Real>(x: T) -> T {
    f::atan(x)
}

/// The angle of the point `(x, y)`, in radians, from -PI to PI.
#[inline]
pub fn atan2<T: Real>(y: T, x: T) -> T {
    f::atan2(y, x)
}

/// The hyperbolic sine.
#[inline]
pub fn sinh<T: Real>(x: T) -> T {
    f::sinh(x)
}

/// The hyperbolic cosine.
#[inline]
pub fn cosh<T: Real>(x: T) -> T {
    f::cosh(x)
}

/// The hyperbolic tangent.
#[inline]
pub fn tanh<T: Real>(x: T) -> T {
    f::tanh(x)
}

/// Degrees in radians.
#[inline]
pub fn radians<T: Real>(x: T) -> T {
    x * T::splat(core::f32::consts::PI / 180.0)
}

/// Radians in degrees.
#[inline]
pub fn degrees<T: Real>(x: T) -> T {
    // As std has it: more digits than `180.0 / PI` keeps in 32 bits.
    x * T::splat(57.295_78)
}

//! Blends and steps.

use super::types::{Blend, Real};
use crate::__private as f;

/// Blends `a` into `b`: `a * (1 - t) + b * t`.
///
/// `t` is not clamped; outside of 0 to 1 it extrapolates.
///
/// # Shapes
/// `a`, `b`: `f32` or a vector, equal. `t`: `f32`, or that vector. Result: the shape of `a`.
///
/// ```
/// use flatten::{glam::vec2, math::mix};
/// assert_eq!(mix(vec2(0.0, 2.0), vec2(4.0, 4.0), 0.5), vec2(2.0, 3.0));
/// ```
#[inline]
pub fn mix<T: Blend<A>, A>(a: T, b: T, t: A) -> T {
    let t = <T as Blend<A>>::weight(t);
    a * (T::splat(1.0) - t) + b * t
}

/// [`mix`], by HLSL's name.
#[inline]
pub fn lerp<T: Blend<A>, A>(a: T, b: T, t: A) -> T {
    let t = <T as Blend<A>>::weight(t);
    a * (T::splat(1.0) - t) + b * t
}

/// `x`, but at least `low` and at most `high`, which goes first. NaN of NaN.
#[inline]
pub fn clamp<T: Real>(x: T, low: T, high: T) -> T {
    f::clamp(x, low, high)
}

/// `clamp(x, 0, 1)`.
#[inline]
pub fn saturate<T: Real>(x: T) -> T {
    f::clamp(x, T::splat(0.0), T::splat(1.0))
}

/// 1 where `edge <= x`, else 0, also of NaN.
#[inline]
pub fn step<T: Real>(edge: T, x: T) -> T {
    T::where_le(edge, x, T::splat(1.0), T::splat(0.0))
}

/// From 0 at `low` to 1 at `high` with level ends: `t * t * (3 - 2 * t)`, `t = saturate((x - low) / (high - low))`.
///
/// # Units
/// All three arguments share one; the result has none. With `low == high` it is NaN at that value.
#[inline]
pub fn smoothstep<T: Real>(low: T, high: T, x: T) -> T {
    let t = saturate((x - low) / (high - low));
    t * t * (T::splat(3.0) - t * T::splat(2.0))
}

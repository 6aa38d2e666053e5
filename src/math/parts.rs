//! Parts of numbers: sign, whole part, fraction; and the smaller and the larger.

use super::types::Real;
use crate::__private as f;

/// The size of each lane.
#[inline]
pub fn abs<T: Real>(x: T) -> T {
    f::abs(x)
}

/// 1 of positive numbers, -1 of negative ones, 0 of zeros and NaN.
///
/// Rust's `signum` never gives 0.
#[inline]
pub fn sign<T: Real>(x: T) -> T {
    let below = T::where_lt(x, T::splat(0.0), T::splat(-1.0), T::splat(0.0));
    T::where_lt(T::splat(0.0), x, T::splat(1.0), below)
}

/// The next whole number down.
#[inline]
pub fn floor<T: Real>(x: T) -> T {
    f::floor(x)
}

/// The next whole number up.
#[inline]
pub fn ceil<T: Real>(x: T) -> T {
    f::ceil(x)
}

/// The next whole number towards 0.
#[inline]
pub fn trunc<T: Real>(x: T) -> T {
    f::trunc(x)
}

/// The nearest whole number, halves to even: `round(2.5)` is 2.
///
/// Rust's `round` takes halves away from zero.
#[inline]
pub fn round<T: Real>(x: T) -> T {
    f::round_even(x)
}

/// `x - floor(x)`: 0.75 of -0.25, where Rust's `fract` gives -0.25.
#[inline]
pub fn fract<T: Real>(x: T) -> T {
    x - f::floor(x)
}

/// The smaller; beside NaN the other one.
#[inline]
pub fn min<T: Real>(a: T, b: T) -> T {
    f::min(a, b)
}

/// The larger; beside NaN the other one.
#[inline]
pub fn max<T: Real>(a: T, b: T) -> T {
    f::max(a, b)
}

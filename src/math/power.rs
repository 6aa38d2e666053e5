//! Products, powers, roots and logarithms.

use super::types::Real;
use crate::__private as f;

/// `a * b + c`, rounded once.
#[inline]
pub fn fma<T: Real>(a: T, b: T, c: T) -> T {
    f::mul_add(a, b, c)
}

/// `a * b + c`, the product rounded too.
#[inline]
pub fn mad<T: Real>(a: T, b: T, c: T) -> T {
    a * b + c
}

/// `1 / x`.
#[inline]
pub fn rcp<T: Real>(x: T) -> T {
    T::splat(1.0) / x
}

/// The square root.
#[inline]
pub fn sqrt<T: Real>(x: T) -> T {
    f::sqrt(x)
}

/// `1 / sqrt(x)`.
#[inline]
pub fn inverse_sqrt<T: Real>(x: T) -> T {
    T::splat(1.0) / f::sqrt(x)
}

/// `x` to the power of `y`. A negative `x` has powers of whole `y` only.
#[inline]
pub fn pow<T: Real>(x: T, y: T) -> T {
    f::pow(x, y)
}

/// `e` to the power of `x`.
#[inline]
pub fn exp<T: Real>(x: T) -> T {
    f::exp(x)
}

/// 2 to the power of `x`.
#[inline]
pub fn exp2<T: Real>(x: T) -> T {
    f::exp2(x)
}

/// The natural logarithm; WGSL's `log`.
#[inline]
pub fn ln<T: Real>(x: T) -> T {
    f::ln(x)
}

/// The logarithm to base 2.
#[inline]
pub fn log2<T: Real>(x: T) -> T {
    f::log2(x)
}

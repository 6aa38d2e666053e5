//! Products, lengths and directions of vectors, and sums over their lanes.

use super::types::{Real, Vector};
use crate::__private as f;
use glam::Vec3;

/// The sum of the products of lanes.
#[inline]
pub fn dot<T: Vector>(a: T, b: T) -> f32 {
    f::dot(a, b)
}

/// The vector at right angles to both, as long as the area between them.
#[inline]
pub fn cross(a: Vec3, b: Vec3) -> Vec3 {
    f::cross(a, b)
}

/// The length; of a scalar its size.
#[inline]
pub fn length<T: Real>(v: T) -> f32 {
    v.length()
}

/// The length of `a - b`.
#[inline]
pub fn distance<T: Real>(a: T, b: T) -> f32 {
    (a - b).length()
}

/// The direction of `v`, with length 1; NaN of a vector without length.
#[inline]
pub fn normalize<T: Vector>(v: T) -> T {
    f::normalize(v)
}

/// `v` thrown back by a plane with the normal `n`, which has length 1: `v - 2 * dot(v, n) * n`.
#[inline]
pub fn reflect<T: Vector>(v: T, n: T) -> T {
    v.reflect(n)
}

/// `v` bent by a surface with the normal `n`; both have length 1. `eta` is the ratio of the indices of refraction,
/// that of `v`'s side first. 0 where all is reflected.
#[inline]
pub fn refract<T: Vector>(v: T, n: T, eta: f32) -> T {
    v.refract(n, eta)
}

/// The sum of the lanes.
#[inline]
pub fn hadd<T: Vector>(v: T) -> f32 {
    v.hadd()
}

/// The least lane.
#[inline]
pub fn hmin<T: Vector>(v: T) -> f32 {
    v.hmin()
}

/// The largest lane.
#[inline]
pub fn hmax<T: Vector>(v: T) -> f32 {
    v.hmax()
}

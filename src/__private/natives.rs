//! Functions of several operations that targets have whole; `flatten_core::op::native` says of which.

use super::float::{Float, Round, clamp, floor, sqrt};
use super::{max, min};
use core::hint::select_unpredictable as select;
use core::ops;
use glam::{IVec2, IVec3, IVec4, UVec2, UVec3, UVec4, Vec2, Vec3, Vec4};

/// `f32`, or a vector of them.
pub trait Native:
    Float + Round + ops::Add<Output = Self> + ops::Sub<Output = Self> + ops::Mul<Output = Self>
{
    /// The same in every lane.
    fn all(x: f32) -> Self;
    /// `x / y`.
    fn over(self, y: Self) -> Self;
    /// 0 in the lanes in which `x` is below `edge`, 1 in the others.
    fn step(edge: Self, x: Self) -> Self;
}

/// What mixes values of type `V`: one number, or one for each lane.
pub trait Weight<V>: Copy {
    /// `x * (1 - t) + y * t`.
    fn mix(self, x: V, y: V) -> V;
}

/// A vector with something to say of all its lanes.
pub trait Lanes: Copy {
    /// The type of a lane.
    type Lane;
    /// The sum, left to right.
    fn sum(self) -> Self::Lane;
    /// The smallest.
    fn least(self) -> Self::Lane;
    /// The largest.
    fn most(self) -> Self::Lane;
}

/// A vector of floats.
pub trait Way: Copy {
    /// How far `x` is from `y`.
    fn distance(x: Self, y: Self) -> f32;
    /// `v` thrown back by the plane with the normal `n`.
    fn reflect(v: Self, n: Self) -> Self;
}

/// `x * (1 - t) + y * t`.
#[inline(always)]
pub fn mix<V, T: Weight<V>>(x: V, y: V, t: T) -> V {
    t.mix(x, y)
}

/// `x` between 0 and 1; NaN of NaN.
#[inline(always)]
pub fn saturate<T: Native>(x: T) -> T {
    clamp(x, T::all(0.0), T::all(1.0))
}

/// 0 below the edge, else 1.
#[inline(always)]
pub fn step<T: Native>(edge: T, x: T) -> T {
    T::step(edge, x)
}

/// From 0 at `low` to 1 at `high`.
#[inline(always)]
pub fn smoothstep<T: Native>(low: T, high: T, x: T) -> T {
    let t = saturate((x - low).over(high - low));
    t * t * (T::all(3.0) - t * T::all(2.0))
}

/// `1 / sqrt(x)`.
#[inline(always)]
pub fn inverse_sqrt<T: Native>(x: T) -> T {
    T::all(1.0).over(sqrt(x))
}

/// `x - floor(x)`.
#[inline(always)]
pub fn fract<T: Native>(x: T) -> T {
    x - floor(x)
}

/// How far `x` is from `y`.
#[inline(always)]
pub fn distance<T: Way>(x: T, y: T) -> f32 {
    T::distance(x, y)
}

/// `v` thrown back by the plane with the normal `n`.
#[inline(always)]
pub fn reflect<T: Way>(v: T, n: T) -> T {
    T::reflect(v, n)
}

/// The sum of the lanes.
#[inline(always)]
pub fn sum<T: Lanes>(x: T) -> T::Lane {
    x.sum()
}

/// The smallest lane.
#[inline(always)]
pub fn min_element<T: Lanes>(x: T) -> T::Lane {
    x.least()
}

/// The largest lane.
#[inline(always)]
pub fn max_element<T: Lanes>(x: T) -> T::Lane {
    x.most()
}

impl Native for f32 {
    #[inline(always)]
    fn all(x: f32) -> f32 {
        x
    }

    #[inline(always)]
    fn over(self, y: f32) -> f32 {
        self / y
    }

    #[inline(always)]
    fn step(edge: f32, x: f32) -> f32 {
        select(x < edge, 0.0, 1.0)
    }
}

impl Weight<f32> for f32 {
    #[inline(always)]
    fn mix(self, x: f32, y: f32) -> f32 {
        x * (1.0 - self) + y * self
    }
}

macro_rules! lanes {
    ($($V:ident $S:ident $add:path, [$first:ident $($lane:ident)+];)*) => {$(
        impl Lanes for $V {
            type Lane = $S;

            #[inline(always)]
            fn sum(self) -> $S {
                let sum = self.$first;
                $(let sum = $add(sum, self.$lane);)+
                sum
            }

            #[inline(always)]
            fn least(self) -> $S {
                let least = self.$first;
                $(let least = min(least, self.$lane);)+
                least
            }

            #[inline(always)]
            fn most(self) -> $S {
                let most = self.$first;
                $(let most = max(most, self.$lane);)+
                most
            }
        }
    )*};
}

macro_rules! floats {
    ($($V:ident [$($lane:ident)+];)*) => {$(
        impl Native for $V {
            #[inline(always)]
            fn all(x: f32) -> $V {
                $V::splat(x)
            }

            #[inline(always)]
            fn over(self, y: $V) -> $V {
                self / y
            }

            #[inline(always)]
            fn step(edge: $V, x: $V) -> $V {
                $V::new($(Native::step(edge.$lane, x.$lane)),+)
            }
        }

        impl Weight<$V> for f32 {
            #[inline(always)]
            fn mix(self, x: $V, y: $V) -> $V {
                x * (1.0 - self) + y * self
            }
        }

        impl Weight<$V> for $V {
            #[inline(always)]
            fn mix(self, x: $V, y: $V) -> $V {
                x * ($V::ONE - self) + y * self
            }
        }

        impl Way for $V {
            #[inline(always)]
            fn distance(x: $V, y: $V) -> f32 {
                $V::length(x - y)
            }

            #[inline(always)]
            fn reflect(v: $V, n: $V) -> $V {
                v - (v.dot(n) * 2.0) * n
            }
        }
    )*};
}

floats! {
    Vec2 [x y];
    Vec3 [x y z];
    Vec4 [x y z w];
}

lanes! {
    Vec2 f32 ops::Add::add, [x y];
    Vec3 f32 ops::Add::add, [x y z];
    Vec4 f32 ops::Add::add, [x y z w];
    IVec2 i32 i32::wrapping_add, [x y];
    IVec3 i32 i32::wrapping_add, [x y z];
    IVec4 i32 i32::wrapping_add, [x y z w];
    UVec2 u32 u32::wrapping_add, [x y];
    UVec3 u32 u32::wrapping_add, [x y z];
    UVec4 u32 u32::wrapping_add, [x y z w];
}

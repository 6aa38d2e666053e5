//! The types that the functions take.

use crate::__private as f;
use core::ops::{Add, Div, Mul, Sub};
use glam::{BVec2, BVec3, BVec4, IVec2, IVec3, IVec4, UVec2, UVec3, UVec4, Vec2, Vec3, Vec4};

/// `f32`, `Vec2`, `Vec3` or `Vec4`.
pub trait Real:
    Lanes
    + f::Float
    + f::Round
    + f::Abs
    + f::Min<Output = Self>
    + f::Max<Output = Self>
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
{
}

/// What only this module asks of the types.
pub trait Lanes: Copy {
    /// `x` in every lane.
    fn splat(x: f32) -> Self;
    /// `x` where `a < b`, else `y`.
    fn where_lt(a: Self, b: Self, x: Self, y: Self) -> Self;
    /// `x` where `a <= b`, else `y`.
    fn where_le(a: Self, b: Self, x: Self, y: Self) -> Self;
    /// The length; of a scalar its size.
    fn length(self) -> f32;
}

impl Real for f32 {}

impl Lanes for f32 {
    #[inline(always)]
    fn splat(x: f32) -> f32 {
        x
    }

    #[inline(always)]
    fn where_lt(a: f32, b: f32, x: f32, y: f32) -> f32 {
        f::select(a < b, x, y)
    }

    #[inline(always)]
    fn where_le(a: f32, b: f32, x: f32, y: f32) -> f32 {
        f::select(a <= b, x, y)
    }

    #[inline(always)]
    fn length(self) -> f32 {
        f::abs(self)
    }
}

/// `Vec2`, `Vec3` or `Vec4`.
pub trait Vector: Real + f::Dot<Lane = f32> + f::Geometry {
    /// glam's function of this name.
    fn reflect(self, n: Self) -> Self;
    /// glam's function of this name.
    fn refract(self, n: Self, eta: f32) -> Self;
    /// The sum of the lanes.
    fn hadd(self) -> f32;
    /// The least lane.
    fn hmin(self) -> f32;
    /// The largest lane.
    fn hmax(self) -> f32;
}

macro_rules! vectors {
    ($($V:ident)*) => {$(
        impl Real for $V {}

        impl Lanes for $V {
            #[inline(always)]
            fn splat(x: f32) -> $V {
                $V::splat(x)
            }

            #[inline(always)]
            fn where_lt(a: $V, b: $V, x: $V, y: $V) -> $V {
                f::select_lanes(f::lt(a, b), x, y)
            }

            #[inline(always)]
            fn where_le(a: $V, b: $V, x: $V, y: $V) -> $V {
                f::select_lanes(f::le(a, b), x, y)
            }

            #[inline(always)]
            fn length(self) -> f32 {
                f::length(self)
            }
        }

        impl Vector for $V {
            #[inline(always)]
            fn reflect(self, n: $V) -> $V {
                $V::reflect(self, n)
            }

            #[inline(always)]
            fn refract(self, n: $V, eta: f32) -> $V {
                $V::refract(self, n, eta)
            }

            #[inline(always)]
            fn hadd(self) -> f32 {
                self.element_sum()
            }

            #[inline(always)]
            fn hmin(self) -> f32 {
                self.min_element()
            }

            #[inline(always)]
            fn hmax(self) -> f32 {
                self.max_element()
            }
        }

        impl Blend<f32> for $V {
            #[inline(always)]
            fn weight(t: f32) -> $V {
                $V::splat(t)
            }
        }
    )*};
}

vectors!(Vec2 Vec3 Vec4);

/// What `T` is blended by: itself, and of vectors also `f32`.
pub trait Blend<T>: Real {
    /// The weight of each lane.
    fn weight(t: T) -> Self;
}

impl<T: Real> Blend<T> for T {
    #[inline(always)]
    fn weight(t: T) -> T {
        t
    }
}

/// What chooses between two values: `bool`, and of vectors also a vector of `bool`.
pub trait Choose<C>: Copy {
    /// `yes` where `c`, else `no`.
    fn choose(no: Self, yes: Self, c: C) -> Self;
}

/// `bool`, or a vector of them.
pub trait Condition: Copy {
    /// True if a lane is.
    fn any(self) -> bool;
    /// True if every lane is.
    fn all(self) -> bool;
}

macro_rules! choose {
    ($($B:ident: $($T:ident)*;)*) => {$(
        choose!(@ $B $($T)*);
        impl Condition for $B {
            #[inline(always)]
            fn any(self) -> bool {
                f::any(self)
            }

            #[inline(always)]
            fn all(self) -> bool {
                f::all(self)
            }
        }
    )*};
    (@ $B:ident $($T:ident)*) => {$(
        choose!(bool $T);

        impl Choose<$B> for $T {
            #[inline(always)]
            fn choose(no: $T, yes: $T, c: $B) -> $T {
                f::select_lanes(c, yes, no)
            }
        }
    )*};
    (bool $($T:ident)*) => {$(
        impl Choose<bool> for $T {
            #[inline(always)]
            fn choose(no: $T, yes: $T, c: bool) -> $T {
                f::select(c, yes, no)
            }
        }
    )*};
}

choose! {
    BVec2: Vec2 IVec2 UVec2 BVec2;
    BVec3: Vec3 IVec3 UVec3 BVec3;
    BVec4: Vec4 IVec4 UVec4 BVec4;
}
choose!(bool f32 i32 u32 bool);

impl Condition for bool {
    #[inline(always)]
    fn any(self) -> bool {
        self
    }

    #[inline(always)]
    fn all(self) -> bool {
        self
    }
}

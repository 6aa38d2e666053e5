//! What concerns the lanes of a vector: comparison, choice, all and any, products.
//!
//! A condition is always glam's `BVec2`, `BVec3` or `BVec4`: what `Vec4::cmplt` itself gives depends on the
//! platform.

use super::select;
use glam::{BVec2, BVec3, BVec4, IVec2, IVec3, IVec4, UVec2, UVec3, UVec4, Vec2, Vec3, Vec4};

/// A vector of numbers.
pub trait Compare: Copy {
    /// The vector of conditions with as many lanes.
    type Mask;
    /// `x == y` of each lane.
    fn eq(x: Self, y: Self) -> Self::Mask;
    /// `x != y` of each lane.
    fn ne(x: Self, y: Self) -> Self::Mask;
    /// `x < y` of each lane.
    fn lt(x: Self, y: Self) -> Self::Mask;
    /// `x <= y` of each lane.
    fn le(x: Self, y: Self) -> Self::Mask;
}

/// Any vector.
pub trait Choose: Copy {
    /// The vector of conditions with as many lanes.
    type Mask;
    /// `if mask { x } else { y }` of each lane.
    fn choose(mask: Self::Mask, x: Self, y: Self) -> Self;
}

/// A vector of conditions.
pub trait Mask: Copy {
    /// True if every lane is.
    fn all(x: Self) -> bool;
    /// True if a lane is.
    fn any(x: Self) -> bool;
}

/// A vector whose lanes can be multiplied and added.
pub trait Dot: Copy {
    /// The type of a lane.
    type Lane;
    /// The sum of the products of the lanes.
    fn dot(x: Self, y: Self) -> Self::Lane;
}

/// A vector of floats, and what only glam's own functions say of it.
pub trait Geometry: Copy {
    /// The square root of the sum of the squares.
    fn length(x: Self) -> f32;
    /// The same direction with length 1.
    fn normalize(x: Self) -> Self;
}

/// Where `min` and `max` of glam differ from those of `f32`.
pub trait Pick: Copy {
    /// `if x < y { x } else { y }`.
    fn pmin(x: Self, y: Self) -> Self;
    /// `if x > y { x } else { y }`.
    fn pmax(x: Self, y: Self) -> Self;
}

/// `x == y` of each lane.
#[inline(always)]
pub fn eq<T: Compare>(x: T, y: T) -> T::Mask {
    T::eq(x, y)
}

/// `x != y` of each lane.
#[inline(always)]
pub fn ne<T: Compare>(x: T, y: T) -> T::Mask {
    T::ne(x, y)
}

/// `x < y` of each lane.
#[inline(always)]
pub fn lt<T: Compare>(x: T, y: T) -> T::Mask {
    T::lt(x, y)
}

/// `x <= y` of each lane.
#[inline(always)]
pub fn le<T: Compare>(x: T, y: T) -> T::Mask {
    T::le(x, y)
}

/// `if mask { x } else { y }` of each lane.
#[inline(always)]
pub fn select_lanes<T: Choose>(mask: T::Mask, x: T, y: T) -> T {
    T::choose(mask, x, y)
}

/// True if every lane is.
#[inline(always)]
pub fn all<T: Mask>(x: T) -> bool {
    T::all(x)
}

/// True if a lane is.
#[inline(always)]
pub fn any<T: Mask>(x: T) -> bool {
    T::any(x)
}

/// The sum of the products of the lanes.
#[inline(always)]
pub fn dot<T: Dot>(x: T, y: T) -> T::Lane {
    T::dot(x, y)
}

/// The cross product.
#[inline(always)]
pub fn cross(x: Vec3, y: Vec3) -> Vec3 {
    Vec3::cross(x, y)
}

/// The square root of the sum of the squares.
#[inline(always)]
pub fn length<T: Geometry>(x: T) -> f32 {
    T::length(x)
}

/// The same direction with length 1.
#[inline(always)]
pub fn normalize<T: Geometry>(x: T) -> T {
    T::normalize(x)
}

/// `if x < y { x } else { y }`.
#[inline(always)]
pub fn pmin<T: Pick>(x: T, y: T) -> T {
    T::pmin(x, y)
}

/// `if x > y { x } else { y }`.
#[inline(always)]
pub fn pmax<T: Pick>(x: T, y: T) -> T {
    T::pmax(x, y)
}

impl Pick for f32 {
    #[inline(always)]
    fn pmin(x: f32, y: f32) -> f32 {
        select(x < y, x, y)
    }

    #[inline(always)]
    fn pmax(x: f32, y: f32) -> f32 {
        select(x > y, x, y)
    }
}

macro_rules! compare {
    ($V:ident $B:ident $lanes:tt $($name:ident $op:tt)*) => {
        impl Compare for $V {
            type Mask = $B;
            $(
                #[inline(always)]
                fn $name(x: $V, y: $V) -> $B {
                    compare!(@ $B x $op y $lanes)
                }
            )*
        }
    };
    (@ $B:ident $x:ident $op:tt $y:ident [$($lane:ident)+]) => { $B::new($($x.$lane $op $y.$lane),+) };
}

macro_rules! choose {
    ($V:ident $B:ident [$($lane:ident)+]) => {
        impl Choose for $V {
            type Mask = $B;
            #[inline(always)]
            fn choose(mask: $B, x: $V, y: $V) -> $V {
                $V::new($(select(mask.$lane, x.$lane, y.$lane)),+)
            }
        }
    };
}

/// The sum wraps as the products do.
macro_rules! int_dot {
    ($V:ident $S:ident [$($lane:ident)+]) => {
        impl Dot for $V {
            type Lane = $S;
            #[inline(always)]
            fn dot(x: $V, y: $V) -> $S {
                let sum: $S = 0;
                sum$(.wrapping_add(x.$lane.wrapping_mul(y.$lane)))+
            }
        }
    };
}

macro_rules! every_vector {
    ($($F:ident $I:ident $U:ident $B:ident $lanes:tt;)*) => {$(
        compare!($F $B $lanes eq == ne != lt < le <=);
        compare!($I $B $lanes eq == ne != lt < le <=);
        compare!($U $B $lanes eq == ne != lt < le <=);
        choose!($F $B $lanes);
        choose!($I $B $lanes);
        choose!($U $B $lanes);
        choose!($B $B $lanes);
        int_dot!($I i32 $lanes);
        int_dot!($U u32 $lanes);

        impl Mask for $B {
            #[inline(always)]
            fn all(x: $B) -> bool {
                $B::all(x)
            }

            #[inline(always)]
            fn any(x: $B) -> bool {
                $B::any(x)
            }
        }

        impl Dot for $F {
            type Lane = f32;
            #[inline(always)]
            fn dot(x: $F, y: $F) -> f32 {
                $F::dot(x, y)
            }
        }

        impl Geometry for $F {
            #[inline(always)]
            fn length(x: $F) -> f32 {
                $F::length(x)
            }

            #[inline(always)]
            fn normalize(x: $F) -> $F {
                $F::normalize(x)
            }
        }

        impl Pick for $F {
            #[inline(always)]
            fn pmin(x: $F, y: $F) -> $F {
                $F::min(x, y)
            }

            #[inline(always)]
            fn pmax(x: $F, y: $F) -> $F {
                $F::max(x, y)
            }
        }
    )*};
}

every_vector! {
    Vec2 IVec2 UVec2 BVec2 [x y];
    Vec3 IVec3 UVec3 BVec3 [x y z];
    Vec4 IVec4 UVec4 BVec4 [x y z w];
}

//! Integer arithmetic that is total: it wraps, `x / 0 = x`, `x % 0 = 0`, shifts take five bits. And the functions
//! that integers share with floats.

use super::select;
use glam::{IVec2, IVec3, IVec4, UVec2, UVec3, UVec4, Vec2, Vec3, Vec4};

/// A trait per function of two operands, so that a vector may meet a scalar, with its free function.
macro_rules! binary {
    ($($(#[$doc:meta])* $Trait:ident::$name:ident;)*) => {$(
        $(#[$doc])*
        pub trait $Trait<Rhs = Self> {
            /// The wider of the two types.
            type Output;
            $(#[$doc])*
            fn $name(self, y: Rhs) -> Self::Output;
        }

        $(#[$doc])*
        #[inline(always)]
        pub fn $name<X: $Trait<Y>, Y>(x: X, y: Y) -> X::Output {
            $Trait::$name(x, y)
        }
    )*};
}

/// A trait per function of one operand, with its free function.
macro_rules! unary {
    ($($(#[$doc:meta])* $Trait:ident::$name:ident;)*) => {$(
        $(#[$doc])*
        pub trait $Trait {
            $(#[$doc])*
            fn $name(self) -> Self;
        }

        $(#[$doc])*
        #[inline(always)]
        pub fn $name<X: $Trait>(x: X) -> X {
            $Trait::$name(x)
        }
    )*};
}

binary! {
    /// `x + y`.
    Add::add;
    /// `x - y`.
    Sub::sub;
    /// `x * y`.
    Mul::mul;
    /// `x / y`.
    Div::div;
    /// `x % y`.
    Rem::rem;
    /// The smaller; of floats the other one if one is NaN.
    Min::min;
    /// The larger; of floats the other one if one is NaN.
    Max::max;
    /// `x << (y & 31)`.
    Shl::shl;
    /// `x >> (y & 31)`.
    Shr::shr;
}

unary! {
    /// `-x`.
    Neg::neg;
    /// `|x|`; `MIN` stays.
    Abs::abs;
    /// -1, 0 or 1; of floats 1 with the sign of `x`, or NaN.
    Signum::signum;
    /// How many bits are 1.
    CountOnes::count_ones;
    /// How many bits are 0 before the highest 1.
    LeadingZeros::leading_zeros;
    /// How many bits are 0 after the lowest 1.
    TrailingZeros::trailing_zeros;
    /// The bits in the other order.
    ReverseBits::reverse_bits;
}

/// A function of two scalars.
macro_rules! scalar {
    ($Trait:ident::$name:ident($x:ident: $X:ty, $y:ident: $Y:ty) = $value:expr) => {
        impl $Trait<$Y> for $X {
            type Output = $X;
            #[inline(always)]
            fn $name(self, $y: $Y) -> $X {
                let $x = self;
                $value
            }
        }
    };
}

macro_rules! int {
    ($($T:ident)*) => {$(
        scalar!(Add::add(x: $T, y: $T) = x.wrapping_add(y));
        scalar!(Sub::sub(x: $T, y: $T) = x.wrapping_sub(y));
        scalar!(Mul::mul(x: $T, y: $T) = x.wrapping_mul(y));
        scalar!(Div::div(x: $T, y: $T) = x.wrapping_div(select(y == 0, 1, y)));
        scalar!(Rem::rem(x: $T, y: $T) = x.wrapping_rem(select(y == 0, 1, y)));
        scalar!(Min::min(x: $T, y: $T) = select(x < y, x, y));
        scalar!(Max::max(x: $T, y: $T) = select(x > y, x, y));
        scalar!(Shl::shl(x: $T, y: u32) = x.wrapping_shl(y));
        scalar!(Shr::shr(x: $T, y: u32) = x.wrapping_shr(y));
    )*};
}

int!(i32 u32);
scalar!(Min::min(x: f32, y: f32) = x.min(y));
scalar!(Max::max(x: f32, y: f32) = x.max(y));

impl Neg for i32 {
    #[inline(always)]
    fn neg(self) -> i32 {
        self.wrapping_neg()
    }
}

impl Abs for i32 {
    #[inline(always)]
    fn abs(self) -> i32 {
        self.wrapping_abs()
    }
}

impl Abs for f32 {
    #[inline(always)]
    fn abs(self) -> f32 {
        f32::abs(self)
    }
}

impl Signum for i32 {
    #[inline(always)]
    fn signum(self) -> i32 {
        i32::signum(self)
    }
}

impl Signum for f32 {
    #[inline(always)]
    fn signum(self) -> f32 {
        f32::signum(self)
    }
}

/// Functions of the bits of a `u32`.
macro_rules! bits {
    ($($Trait:ident::$name:ident)*) => {$(
        impl $Trait for u32 {
            #[inline(always)]
            fn $name(self) -> u32 {
                u32::$name(self)
            }
        }
    )*};
}

bits!(CountOnes::count_ones LeadingZeros::leading_zeros TrailingZeros::trailing_zeros ReverseBits::reverse_bits);

/// Functions of two vectors, lane by lane.
macro_rules! vectors {
    ([$($Trait:ident::$name:ident)*] $V:ident $Y:ident $lanes:tt) => {$(
        impl $Trait<$Y> for $V {
            type Output = $V;
            #[inline(always)]
            fn $name(self, y: $Y) -> $V {
                vectors!(@ $V $name self y $lanes)
            }
        }
    )*};
    (@ $V:ident $name:ident $x:ident $y:ident [$($lane:ident)+]) => { $V::new($($name($x.$lane, $y.$lane)),+) };
}

/// Functions of a vector and a scalar, in both orders.
macro_rules! broadcast {
    ([$($Trait:ident::$name:ident)*] $V:ident $S:ident) => {$(
        impl $Trait<$S> for $V {
            type Output = $V;
            #[inline(always)]
            fn $name(self, y: $S) -> $V {
                $name(self, $V::splat(y))
            }
        }

        impl $Trait<$V> for $S {
            type Output = $V;
            #[inline(always)]
            fn $name(self, y: $V) -> $V {
                $name($V::splat(self), y)
            }
        }
    )*};
}

/// Functions of one vector, lane by lane.
macro_rules! lanes {
    ([$($Trait:ident::$name:ident)*] $V:ident $lanes:tt) => {$(
        impl $Trait for $V {
            #[inline(always)]
            fn $name(self) -> $V {
                lanes!(@ $V $name self $lanes)
            }
        }
    )*};
    (@ $V:ident $name:ident $x:ident [$($lane:ident)+]) => { $V::new($($name($x.$lane)),+) };
}

macro_rules! every_vector {
    ($($F:ident $I:ident $U:ident $lanes:tt;)*) => {$(
        vectors!([Min::min Max::max] $F $F $lanes);
        lanes!([Abs::abs Signum::signum] $F $lanes);

        vectors!([Add::add Sub::sub Mul::mul Div::div Rem::rem Min::min Max::max] $I $I $lanes);
        vectors!([Shl::shl Shr::shr] $I $U $lanes);
        broadcast!([Add::add Sub::sub Mul::mul Div::div Rem::rem] $I i32);
        lanes!([Neg::neg Abs::abs Signum::signum] $I $lanes);

        vectors!([Add::add Sub::sub Mul::mul Div::div Rem::rem Min::min Max::max] $U $U $lanes);
        vectors!([Shl::shl Shr::shr] $U $U $lanes);
        broadcast!([Add::add Sub::sub Mul::mul Div::div Rem::rem] $U u32);
        lanes!([CountOnes::count_ones LeadingZeros::leading_zeros] $U $lanes);
        lanes!([TrailingZeros::trailing_zeros ReverseBits::reverse_bits] $U $lanes);
    )*};
}

every_vector! {
    Vec2 IVec2 UVec2 [x y];
    Vec3 IVec3 UVec3 [x y z];
    Vec4 IVec4 UVec4 [x y z w];
}

//! Conversions: Rust's `as`, and the same bits as another type.

use glam::{BVec2, BVec3, BVec4, IVec2, IVec3, IVec4, UVec2, UVec3, UVec4, Vec2, Vec3, Vec4};

/// A trait per conversion, with its free function.
macro_rules! conversions {
    ($($(#[$doc:meta])* $Trait:ident::$name:ident;)*) => {$(
        $(#[$doc])*
        pub trait $Trait: Copy {
            /// The type with as many lanes.
            type Output;
            $(#[$doc])*
            fn $name(self) -> Self::Output;
        }

        $(#[$doc])*
        #[inline(always)]
        pub fn $name<X: $Trait>(x: X) -> X::Output {
            $Trait::$name(x)
        }
    )*};
}

conversions! {
    /// `x as f32`.
    AsF32::as_f32;
    /// `x as i32`; floats saturate, NaN gives 0.
    AsI32::as_i32;
    /// `x as u32`; floats saturate, NaN gives 0.
    AsU32::as_u32;
    /// `x as usize`, of an index.
    AsUsize::as_usize;
    /// The bits of `x` as `f32`.
    BitsF32::bits_f32;
    /// The bits of `x` as `i32`.
    BitsI32::bits_i32;
    /// The bits of `x` as `u32`.
    BitsU32::bits_u32;
}

macro_rules! scalar {
    ($($Trait:ident::$name:ident($x:ident: $X:ident) -> $Y:ident = $value:expr;)*) => {$(
        impl $Trait for $X {
            type Output = $Y;
            #[inline(always)]
            fn $name(self) -> $Y {
                let $x = self;
                $value
            }
        }
    )*};
}

scalar! {
    AsF32::as_f32(x: i32) -> f32 = x as f32;
    AsF32::as_f32(x: u32) -> f32 = x as f32;
    AsF32::as_f32(x: bool) -> f32 = x as u8 as f32;
    AsI32::as_i32(x: f32) -> i32 = x as i32;
    AsI32::as_i32(x: u32) -> i32 = x as i32;
    AsI32::as_i32(x: bool) -> i32 = x as i32;
    AsU32::as_u32(x: f32) -> u32 = x as u32;
    AsU32::as_u32(x: i32) -> u32 = x as u32;
    AsU32::as_u32(x: bool) -> u32 = x as u32;
    // An index of more than 32 bits is outside of every contract.
    AsU32::as_u32(x: usize) -> u32 = x as u32;
    AsUsize::as_usize(x: u32) -> usize = x as usize;
    BitsF32::bits_f32(x: i32) -> f32 = f32::from_bits(x as u32);
    BitsF32::bits_f32(x: u32) -> f32 = f32::from_bits(x);
    BitsI32::bits_i32(x: f32) -> i32 = x.to_bits() as i32;
    BitsI32::bits_i32(x: u32) -> i32 = x as i32;
    BitsU32::bits_u32(x: f32) -> u32 = x.to_bits();
    BitsU32::bits_u32(x: i32) -> u32 = x as u32;
}

macro_rules! lanes {
    ($lanes:tt $($Trait:ident::$name:ident($X:ident) -> $Y:ident;)*) => {$(
        impl $Trait for $X {
            type Output = $Y;
            #[inline(always)]
            fn $name(self) -> $Y {
                lanes!(@ $Y $name self $lanes)
            }
        }
    )*};
    (@ $Y:ident $name:ident $x:ident [$($lane:ident)+]) => { $Y::new($($name($x.$lane)),+) };
}

macro_rules! every_vector {
    ($($F:ident $I:ident $U:ident $B:ident $lanes:tt;)*) => {$(
        lanes! { $lanes
            AsF32::as_f32($I) -> $F;
            AsF32::as_f32($U) -> $F;
            AsF32::as_f32($B) -> $F;
            AsI32::as_i32($F) -> $I;
            AsI32::as_i32($U) -> $I;
            AsI32::as_i32($B) -> $I;
            AsU32::as_u32($F) -> $U;
            AsU32::as_u32($I) -> $U;
            AsU32::as_u32($B) -> $U;
            BitsF32::bits_f32($I) -> $F;
            BitsF32::bits_f32($U) -> $F;
            BitsI32::bits_i32($F) -> $I;
            BitsI32::bits_i32($U) -> $I;
            BitsU32::bits_u32($F) -> $U;
            BitsU32::bits_u32($I) -> $U;
        }
    )*};
}

every_vector! {
    Vec2 IVec2 UVec2 BVec2 [x y];
    Vec3 IVec3 UVec3 BVec3 [x y z];
    Vec4 IVec4 UVec4 BVec4 [x y z w];
}

//! Values of the graph as Rust's and glam's own types, and back.

use flatten::prelude::*;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;

/// A twin, on values.
pub(crate) type Twin = fn(&[Value]) -> Value;

/// A Rust type that is one value.
pub(crate) trait Leaf {
    /// Out of a value of this type.
    fn read(value: Value) -> Self;
    /// Into a value.
    fn write(self) -> Value;
}

macro_rules! scalars {
    ($($T:ident $ty:ident $name:ident $read:expr;)*) => {$(
        impl Leaf for $T {
            fn read(value: Value) -> $T {
                assert_eq!(value.ty, Ty::$ty);
                let read: fn(u32) -> $T = $read;
                read(value.bits[0])
            }

            fn write(self) -> Value {
                Value::$name(self)
            }
        }
    )*};
}

scalars! {
    bool BOOL bool |bits| bits == 1;
    i32 I32 i32 |bits| bits as i32;
    u32 U32 u32 |bits| bits;
    f32 F32 f32 f32::from_bits;
}

impl Leaf for usize {
    fn read(value: Value) -> usize {
        <u32 as Leaf>::read(value) as usize
    }

    fn write(self) -> Value {
        Value::u32(self as u32)
    }
}

macro_rules! vectors {
    ($($V:ident $scalar:ident $($lane:ident $i:literal)+;)*) => {$(
        impl Leaf for $V {
            fn read(value: Value) -> $V {
                assert_eq!(value.ty.name(), stringify!($V));
                $V::new($(Leaf::read(value.lane($i))),+)
            }

            fn write(self) -> Value {
                let lanes = [$(self.$lane.write().bits[0]),+];
                Value::from_lanes(Ty::new(Scalar::$scalar, lanes.len() as u8), |i| lanes[i])
            }
        }
    )*};
}

vectors! {
    Vec2 F32 x 0 y 1;
    Vec3 F32 x 0 y 1 z 2;
    Vec4 F32 x 0 y 1 z 2 w 3;
    IVec2 I32 x 0 y 1;
    IVec3 I32 x 0 y 1 z 2;
    IVec4 I32 x 0 y 1 z 2 w 3;
    UVec2 U32 x 0 y 1;
    UVec3 U32 x 0 y 1 z 2;
    UVec4 U32 x 0 y 1 z 2 w 3;
    BVec2 Bool x 0 y 1;
    BVec3 Bool x 0 y 1 z 2;
    BVec4 Bool x 0 y 1 z 2 w 3;
}

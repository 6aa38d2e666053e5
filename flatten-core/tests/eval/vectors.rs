//! Vectors, against glam.

use crate::{gives, grid};
use flatten_core::op::Op;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;
use glam::*;

/// A glam type as a value.
trait Lanes {
    fn value(self) -> Value;
}

macro_rules! lanes {
    ($($V:ty: $scalar:ident $n:literal $item:ty, $bits:expr;)*) => {$(
        impl Lanes for $V {
            fn value(self) -> Value {
                let lanes: [$item; $n] = self.into();
                Value::from_lanes(Ty::new(Scalar::$scalar, $n), |i| $bits(lanes[i]))
            }
        }
    )*};
}

lanes! {
    Vec2: F32 2 f32, f32::to_bits;
    Vec3: F32 3 f32, f32::to_bits;
    Vec4: F32 4 f32, f32::to_bits;
    IVec2: I32 2 i32, |x| x as u32;
    IVec3: I32 3 i32, |x| x as u32;
    IVec4: I32 4 i32, |x| x as u32;
    UVec2: U32 2 u32, |x| x;
    UVec3: U32 3 u32, |x| x;
    UVec4: U32 4 u32, |x| x;
    BVec2: Bool 2 bool, u32::from;
    BVec3: Bool 3 bool, u32::from;
    BVec4: Bool 4 bool, u32::from;
    BVec4A: Bool 4 bool, u32::from;
}

/// What `Vec2`, `Vec3` and `Vec4` share.
macro_rules! float_vector {
    ($name:ident, $V:ident, $n:literal, $as_ivec:ident, $as_uvec:ident) => {
        #[test]
        fn $name() {
            for [x, y] in grid::vector_pairs::<f32, $n>(&grid::floats()) {
                let (x, y) = ($V::from_array(x), $V::from_array(y));
                let (vx, vy) = (x.value(), y.value());
                gives(Op::Neg, &[vx], (-x).value());
                gives(Op::Abs, &[vx], x.abs().value());
                gives(Op::Signum, &[vx], x.signum().value());
                gives(Op::Floor, &[vx], x.floor().value());
                gives(Op::Ceil, &[vx], x.ceil().value());
                gives(Op::Trunc, &[vx], x.trunc().value());
                gives(Op::Round, &[vx], x.round().value());
                gives(Op::Sqrt, &[vx], x.sqrt().value());
                gives(Op::Exp, &[vx], x.exp().value());
                gives(Op::Exp2, &[vx], x.exp2().value());
                gives(Op::Ln, &[vx], x.ln().value());
                gives(Op::Log2, &[vx], x.log2().value());
                gives(Op::Sin, &[vx], x.sin().value());
                gives(Op::Cos, &[vx], x.cos().value());
                gives(Op::Length, &[vx], Value::f32(x.length()));
                gives(Op::Normalize, &[vx], x.normalize().value());
                gives(Op::Cast(Scalar::I32), &[vx], x.$as_ivec().value());
                gives(Op::Cast(Scalar::U32), &[vx], x.$as_uvec().value());
                gives(Op::Add, &[vx, vy], (x + y).value());
                gives(Op::Sub, &[vx, vy], (x - y).value());
                gives(Op::Mul, &[vx, vy], (x * y).value());
                gives(Op::Div, &[vx, vy], (x / y).value());
                gives(Op::Rem, &[vx, vy], (x % y).value());
                gives(Op::PMin, &[vx, vy], x.min(y).value());
                gives(Op::PMax, &[vx, vy], x.max(y).value());
                gives(Op::CopySign, &[vx, vy], x.copysign(y).value());
                gives(Op::Dot, &[vx, vy], Value::f32(x.dot(y)));
                gives(Op::Pow, &[vx, Op::Splat($n).eval(&[Value::f32(y.x)])], x.powf(y.x).value());
                gives(Op::Eq, &[vx, vy], x.cmpeq(y).value());
                gives(Op::Lt, &[vx, vy], x.cmplt(y).value());
                gives(Op::Le, &[vx, vy], x.cmple(y).value());
                gives(Op::All, &[x.cmple(y).value()], Value::bool(x.cmple(y).all()));
                let less = x.cmplt(y);
                gives(Op::Select, &[less.value(), vx, vy], $V::select(less, x, y).value());
                let z = y * x;
                gives(Op::MulAdd, &[vx, vy, z.value()], x.mul_add(y, z).value());
            }
        }
    };
}

float_vector!(vec2_is_glam, Vec2, 2, as_ivec2, as_uvec2);
float_vector!(vec3_is_glam, Vec3, 3, as_ivec3, as_uvec3);
float_vector!(vec4_is_glam, Vec4, 4, as_ivec4, as_uvec4);

#[test]
fn cross_is_glam() {
    for [x, y] in grid::vector_pairs::<f32, 3>(&grid::floats()) {
        let (x, y) = (Vec3::from_array(x), Vec3::from_array(y));
        gives(Op::Cross, &[x.value(), y.value()], x.cross(y).value());
    }
}

/// Operations that can overflow are compared in `traps`.
macro_rules! int_vector {
    ($name:ident, $V:ident, $grid:expr, $n:literal, $as_vec:ident, $U:ident) => {
        #[test]
        fn $name() {
            for [x, y] in grid::vector_pairs::<_, $n>(&$grid) {
                let (x, y) = ($V::from_array(x), $V::from_array(y));
                let (vx, vy) = (x.value(), y.value());
                gives(Op::Not, &[vx], (!x).value());
                gives(Op::Cast(Scalar::F32), &[vx], x.$as_vec().value());
                gives(Op::And, &[vx, vy], (x & y).value());
                gives(Op::Or, &[vx, vy], (x | y).value());
                gives(Op::Xor, &[vx, vy], (x ^ y).value());
                gives(Op::Min, &[vx, vy], x.min(y).value());
                gives(Op::Max, &[vx, vy], x.max(y).value());
                gives(Op::Add, &[vx, vy], x.wrapping_add(y).value());
                gives(Op::Sub, &[vx, vy], x.wrapping_sub(y).value());
                gives(Op::Mul, &[vx, vy], x.wrapping_mul(y).value());
                gives(Op::Eq, &[vx, vy], x.cmpeq(y).value());
                gives(Op::Lt, &[vx, vy], x.cmplt(y).value());
                gives(Op::Le, &[vx, vy], x.cmple(y).value());
                let less = x.cmplt(y);
                gives(Op::Select, &[less.value(), vx, vy], $V::select(less, x, y).value());
                let by = $U::from_array(y.to_array().map(|y| y as u32 & 31));
                gives(Op::Shl, &[vx, by.value()], (x << by).value());
                gives(Op::Shr, &[vx, by.value()], (x >> by).value());
            }
        }
    };
}

int_vector!(ivec2_is_glam, IVec2, grid::ints(), 2, as_vec2, UVec2);
int_vector!(ivec3_is_glam, IVec3, grid::ints(), 3, as_vec3, UVec3);
int_vector!(ivec4_is_glam, IVec4, grid::ints(), 4, as_vec4, UVec4);
int_vector!(uvec2_is_glam, UVec2, grid::uints(), 2, as_vec2, UVec2);
int_vector!(uvec3_is_glam, UVec3, grid::uints(), 3, as_vec3, UVec3);
int_vector!(uvec4_is_glam, UVec4, grid::uints(), 4, as_vec4, UVec4);

macro_rules! bool_vector {
    ($name:ident, $V:ident, $n:literal) => {
        #[test]
        fn $name() {
            for [x, y] in grid::vector_pairs::<bool, $n>(&[false, true]) {
                let (x, y) = ($V::from_array(x), $V::from_array(y));
                gives(Op::And, &[x.value(), y.value()], (x & y).value());
                gives(Op::Xor, &[x.value(), y.value()], (x ^ y).value());
                gives(Op::All, &[x.value()], Value::bool(x.all()));
                assert_eq!(x.value().complement(), (!x).value());
            }
        }
    };
}

bool_vector!(bvec2_is_glam, BVec2, 2);
bool_vector!(bvec3_is_glam, BVec3, 3);
bool_vector!(bvec4_is_glam, BVec4, 4);

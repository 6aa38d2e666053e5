//! Every method of the tables against std and glam, bit for bit, on special values; any NaN equals any NaN.

use crate::cases::{Case, Data, are_rustcs, cases, rename, spread};
use crate::help::parse;
use flatten_core::front;
use flatten_core::hir::interp;
use flatten_core::ty::NAMES;
use flatten_core::value::Value;
use glam::{
    BVec2, BVec3, BVec4, BVec4A, FloatExt, IVec2, IVec3, IVec4, UVec2, UVec3, UVec4, Vec2, Vec2Swizzles,
    Vec3, Vec3Swizzles, Vec4, Vec4Swizzles,
};
use std::collections::BTreeSet;

fn floats() -> Vec<Case> {
    cases!([f32 f32 bool, Vec2 f32 BVec2, Vec3 f32 BVec3, Vec4 f32 BVec4A] {
        (a: T) -> T: a.abs();
        (a: T) -> T: a.signum();
        (a: T, b: T) -> T: a.copysign(b);
        (a: T) -> T: a.floor();
        (a: T) -> T: a.ceil();
        (a: T) -> T: a.trunc();
        (a: T) -> T: a.round();
        (a: T) -> T: a.sqrt();
        (a: T) -> T: a.exp();
        (a: T) -> T: a.exp2();
        (a: T) -> T: a.ln();
        (a: T) -> T: a.log2();
        (a: T) -> T: a.sin();
        (a: T) -> T: a.cos();
        (a: T) -> (T, T): a.sin_cos();
        (a: T, b: T, c: T) -> T: a.mul_add(b, c);
        (a: T) -> T: a.fract();
        (a: T) -> T: a.fract_gl();
        (a: T) -> T: a.recip();
        (a: T, b: T) -> T: a.min(b);
        (a: T, b: T) -> T: a.max(b);
        (a: T, n: f32) -> T: a.powf(n);
        (a: T, b: T) -> T: a.rem_euclid(b);
        (a: T, b: T) -> T: a.div_euclid(b);
        (a: T) -> bool: a.is_nan();
        (a: T) -> bool: a.is_finite();
        (a: T, b: T, s: f32) -> T: a.lerp(b, s);
        (a: T, b: T, s: f32) -> T: a.lerp_monotonic(b, s);
        (a: T, b: T, c: T) -> T: a.smoothstep(b, c);
        (a: T, b: T) -> T: a.step(b);
        (a: T) -> T: a.saturate();
        (a: T, b: T, d: f32) -> T: a.move_towards(b, d);
        (a: T, lo: T, hi: T) -> T: a.clamp(lo, hi);
        () -> T: T::default();
        (a: T, b: T) -> T: T::min(a, b);
        (a: T, b: T) -> T: a % b;
        (a: T, b: f32) -> T: a % b;
        (a: f32, b: T) -> T: a % b;
        (a: T) -> T: -a;
    })
}

#[allow(clippy::useless_conversion, reason = "users may write `from` of the same type")]
fn scalars() -> Vec<Case> {
    let mut cases = cases!([f32 f32 bool] {
        (a: T) -> T: a.round_ties_even();
        (a: T) -> T: a.log10();
        (a: T) -> T: a.exp_m1();
        (a: T) -> T: a.ln_1p();
        (a: T) -> T: a.cbrt();
        (a: T, b: T) -> T: a.hypot(b);
        (a: T) -> T: a.asinh();
        (a: T) -> T: a.acosh();
        (a: T) -> T: a.atanh();
        (a: T, b: T) -> T: a.midpoint(b);
        (a: T) -> bool: a.is_normal();
        (a: T, b: T) -> i32: a.partial_cmp(&b).map_or(7, |order| order as i32);
        (a: T, b: T) -> i32: a.total_cmp(&b) as i32;
        (a: T, b: T) -> i32: f32::total_cmp(&a, &b).reverse() as i32;
        (a: T) -> bool: a.is_subnormal();
        (a: bool) -> T: f32::from(a);
        (a: T) -> T: f32::from(a) + f32::from(200_u8) - f32::from(-7_i16);
        (a: T) -> T: a.tan();
        (a: T) -> T: a.asin();
        (a: T) -> T: a.acos();
        (a: T) -> T: a.atan();
        (a: T, b: T) -> T: a.atan2(b);
        (a: T) -> T: a.sinh();
        (a: T) -> T: a.cosh();
        (a: T) -> T: a.tanh();
        (a: T) -> T: a.powi(0);
        (a: T) -> T: a.powi(1);
        (a: T) -> T: a.powi(2);
        (a: T) -> T: a.powi(7);
        (a: T) -> T: a.powi(-3);
        (a: T) -> T: a.powi(-2147483648);
        (a: T) -> u32: a.to_bits() & 0x807f_ffff;
        (a: u32) -> f32: f32::from_bits(a);
        (a: T, b: T) -> T: a.log(b);
        (a: T) -> T: a.to_radians();
        (a: T) -> T: a.to_degrees();
        (a: T) -> bool: a.is_infinite();
        (a: T) -> bool: (a + 1.0).is_sign_negative() && !a.is_nan();
        (a: T) -> bool: a.abs().is_sign_positive();
        (a: T, b: T, v: T) -> T: f32::inverse_lerp(a, b, v);
        (a: T, b: T, c: T, d: T, e: T) -> T: a.remap(b, c, d, e);
        (a: T) -> i32: a as i32;
        (a: T) -> u32: a as u32;
        (a: u32) -> f32: a as f32;
        (a: bool) -> i32: a as i32;
        (a: bool, b: bool) -> i32: a.cmp(&b) as i32;
        (a: bool, b: bool) -> i32: a.partial_cmp(&b).map_or(7, |order| order as i32);
        (a: bool) -> u32: a as u32;
    });
    cases.extend(cases!([i32 i32 bool, u32 u32 bool] {
        (a: T, b: T) -> T: a.min(b);
        (a: T, b: T) -> T: a.max(b);
        (a: T, lo: T, hi: T) -> T: a.clamp(lo, hi.max(lo));
        (a: T, b: T) -> T: a.checked_add(b).unwrap_or(77);
        (a: T, b: T) -> T: a.checked_sub(b).unwrap_or(77);
        (a: T, b: T) -> T: a.checked_mul(b).unwrap_or(77);
        (a: T, b: T) -> T: a.checked_mul(b >> 20).unwrap_or(77);
        (a: T, b: T) -> T: a.checked_div(b).unwrap_or(77);
        (a: T, b: T) -> T: a.checked_rem(b).unwrap_or(77);
        (a: T) -> T: a.checked_neg().unwrap_or(77);
        (a: T, n: u32) -> T: a.checked_shl(n & 63).unwrap_or(77);
        (a: T, n: u32) -> T: a.checked_shr(n).unwrap_or(77);
        (a: T) -> u32: a.checked_ilog2().unwrap_or(77);
        (a: T, b: T) -> (T, bool): a.overflowing_add(b);
        (a: T, b: T) -> (T, bool): a.overflowing_sub(b);
        (a: T, b: T) -> (T, bool): a.overflowing_mul(b);
        (a: T, b: T) -> i32: a.cmp(&b) as i32;
        (a: T, b: T) -> i32: a.partial_cmp(&b).map_or(7, |order| order as i32);
        (a: T, lo: T, hi: T) -> T: a.clamp(lo, hi);
        (a: bool, b: T) -> T: T::from(a) ^ T::from(9_u16) ^ T::from(b);
        (a: T, b: T) -> T: a.midpoint(b);
        (a: T, b: T) -> T: a.wrapping_div(b);
        (a: T, b: T) -> T: a.wrapping_rem(b);
        (a: T, b: T) -> T: a.saturating_mul(b);
        (a: T, b: T) -> T: a.saturating_mul(b >> 20);
        (a: T, b: T) -> T: a.saturating_div(b);
        (a: T) -> u32: a.count_ones();
        (a: T) -> u32: a.count_zeros();
        (a: T) -> u32: a.leading_zeros();
        (a: T) -> u32: a.leading_ones();
        (a: T) -> u32: a.trailing_zeros();
        (a: T) -> u32: a.trailing_ones();
        (a: T) -> T: a.reverse_bits();
        (a: T) -> T: a.swap_bytes();
        (a: T) -> u32: a.ilog2();
        (a: T) -> T: (a & 15).pow(3);
        (a: T) -> T: a.pow(0);
        (a: T) -> T: a.wrapping_pow(0);
        (a: T) -> T: a.wrapping_pow(7);
        (a: T, b: T) -> T: a.rem_euclid(b);
        (a: T, b: T) -> T: a.div_euclid(b);
        (a: T, b: T) -> T: a.wrapping_add(b);
        (a: T, b: T) -> T: a.wrapping_sub(b);
        (a: T, b: T) -> T: a.wrapping_mul(b);
        (a: T, n: u32) -> T: a.wrapping_shl(n);
        (a: T, n: u32) -> T: a.wrapping_shr(n);
        (a: T) -> T: a.wrapping_neg();
        (a: T, b: T) -> u32: a.abs_diff(b);
        (a: T, b: T) -> T: a.saturating_add(b);
        (a: T, b: T) -> T: a.saturating_sub(b);
        (a: T, n: u32) -> T: a.rotate_left(n);
        (a: T, n: u32) -> T: a.rotate_right(n);
        () -> T: T::default();
        (a: T, b: u32) -> T: a << b;
        (a: T, b: i32) -> T: a >> b;
        (a: T, b: T) -> T: a % b;
        (a: T, b: T) -> T: a / b;
    }));
    cases.extend(cases!([i32 i32 bool] {
        (a: T) -> T: a.abs();
        (a: T) -> T: a.signum();
        (a: T) -> T: a.wrapping_abs();
        (a: T) -> T: a.checked_abs().unwrap_or(77);
        (a: T) -> T: a.saturating_neg();
        (a: T) -> T: a.saturating_abs();
        (a: T, b: u32) -> T: a.wrapping_add_unsigned(b);
        (a: T, b: u32) -> T: a.wrapping_sub_unsigned(b);
        (a: T, b: u32) -> T: a.saturating_add_unsigned(b);
        (a: T, b: u32) -> T: a.saturating_sub_unsigned(b);
        (a: T) -> u32: a.unsigned_abs();
        (a: T) -> bool: a.is_positive();
        (a: T) -> bool: a.is_negative();
    }));
    cases.extend(cases!([u32 u32 bool] {
        (a: T) -> bool: a.is_power_of_two();
        (a: T) -> T: a.next_power_of_two();
        (a: T) -> T: a.checked_next_power_of_two().unwrap_or(77);
        (a: T, b: T) -> T: a.div_ceil(b);
        (a: T, b: T) -> T: a.next_multiple_of(b);
        (a: T) -> T: a.isqrt();
        (a: T, b: i32) -> T: a.wrapping_add_signed(b);
        (a: T, b: i32) -> T: a.saturating_add_signed(b);
    }));
    cases
}

#[allow(clippy::useless_conversion, reason = "users may write `from` of the same type")]
fn vectors() -> Vec<Case> {
    let mut cases = cases!([
        Vec2 f32 BVec2, Vec3 f32 BVec3, Vec4 f32 BVec4A, IVec2 i32 BVec2, IVec3 i32 BVec3, IVec4 i32 BVec4,
        UVec2 u32 BVec2, UVec3 u32 BVec3, UVec4 u32 BVec4
    ] {
        (a: S) -> T: T::splat(a);
        () -> T: T::default();
        (m: B, a: T, b: T) -> T: T::select(m, a, b);
        (a: T, b: T) -> S: a.dot(b);
        (a: T, b: T) -> T: a.dot_into_vec(b);
        (a: T) -> S: a.length_squared();
        (a: T, b: T) -> T: a.min(b);
        (a: T, b: T) -> T: a.max(b);
        (a: T, lo: T, hi: T) -> T: a.clamp(lo, hi);
        (a: T) -> S: a.element_sum();
        (a: T) -> S: a.element_product();
        (a: T) -> S: a.min_element();
        (a: T) -> S: a.max_element();
        (a: T, b: T) -> B: a.cmpeq(b);
        (a: T, b: T) -> B: a.cmpne(b);
        (a: T, b: T) -> B: a.cmplt(b);
        (a: T, b: T) -> B: a.cmple(b);
        (a: T, b: T) -> B: a.cmpgt(b);
        (a: T, b: T) -> B: a.cmpge(b);
        (a: T, b: T) -> bool: a == b;
        (a: T, b: T) -> bool: a != b;
        (a: T, x: S) -> T: a.with_x(x);
        (a: T, y: S) -> T: a.with_y(y);
        (a: T) -> usize: a.min_position();
        (a: T) -> usize: a.max_position();
    });
    cases.extend(cases!([Vec2 f32 BVec2, IVec2 i32 BVec2, UVec2 u32 BVec2] {
        (a: [S; 2]) -> T: T::from_array(a);
        (a: T) -> [S; 2]: a.to_array();
        (a: [S; 2]) -> T: T::from(a);
        (x: S, y: S) -> T: T::from((x, y));
        (a: (S, S)) -> T: T::from(a);
        (a: BVec2) -> T: T::from(a);
    }));
    cases.extend(cases!([Vec3 Vec2 f32, IVec3 IVec2 i32, UVec3 UVec2 u32] {
        (a: [B; 3]) -> T: T::from_array(a);
        (a: T) -> [B; 3]: a.to_array();
        (x: B, y: B, z: B) -> T: T::from([x, y, z]);
        (x: B, y: B, z: B) -> T: T::from((x, y, z));
        (a: (S, B)) -> T: T::from(a);
        (a: T) -> T: T::from(a);
        (a: BVec3) -> T: T::from(a);
    }));
    cases.extend(cases!([Vec4 Vec2 f32, IVec4 IVec2 i32, UVec4 UVec2 u32] {
        (a: [B; 4]) -> T: T::from_array(a);
        (a: T) -> [B; 4]: a.to_array();
        (a: [B; 4]) -> T: T::from(a);
        (x: B, y: B, z: B, w: B) -> T: T::from((x, y, z, w));
        (a: (S, S)) -> T: T::from(a);
        (a: S, b: S) -> T: T::from((a.yx(), b));
        (a: (S, B), b: B) -> T: T::from((a.0, a.1, b));
        (a: T, b: B) -> T: T::from((a.xyz(), b));
        (a: B, b: T) -> T: T::from((a, b.zyx()));
        (a: BVec4) -> T: T::from(a);
    }));
    cases.extend(cases!([Vec2 f32 BVec2, IVec2 i32 BVec2, UVec2 u32 BVec2] {
        (x: S, y: S) -> T: T::new(x, y);
        (a: T) -> T: a.yx();
        (a: T) -> T: a.xy();
    }));
    cases.extend(cases!([Vec3 f32 BVec3, IVec3 i32 BVec3, UVec3 u32 BVec3] {
        (x: S, y: S, z: S) -> T: T::new(x, y, z);
        (a: T, z: S) -> T: a.with_z(z);
        (a: T) -> T: a.zzx();
        (a: T, b: T) -> T: a.with_zx(b.xy());
        (a: T, b: T) -> T: a.cross(b);
    }));
    cases.extend(cases!([Vec4 f32 BVec4A, IVec4 i32 BVec4, UVec4 u32 BVec4] {
        (x: S, y: S, z: S, w: S) -> T: T::new(x, y, z, w);
        (a: T, z: S) -> T: a.with_z(z);
        (a: T, w: S) -> T: a.with_w(w);
        (a: T) -> T: a.wzyx();
        (a: T, b: T) -> T: a.with_wyx(b.xyz());
        (a: T, b: T) -> T: a.with_zw(b.xy());
    }));
    cases
}

fn float_vectors() -> Vec<Case> {
    let mut cases = cases!([Vec2 f32 BVec2, Vec3 f32 BVec3, Vec4 f32 BVec4A] {
        (a: T) -> f32: a.length();
        (a: T) -> f32: a.length_recip();
        (a: T, b: T) -> f32: a.distance(b);
        (a: T, b: T) -> f32: a.distance_squared(b);
        (a: T) -> T: a.normalize();
        (a: T, b: T) -> T: a.normalize_or(b);
        (a: T) -> T: a.normalize_or_zero();
        (a: T, b: T) -> T: a.try_normalize().unwrap_or(b);
        (a: T) -> (T, f32): a.normalize_and_length();
        (a: T) -> bool: a.is_normalized();
        (a: T, b: T) -> T: a.project_onto(b);
        (a: T, b: T) -> T: a.reject_from(b);
        (a: T, b: T) -> T: a.project_onto_normalized(b);
        (a: T, b: T) -> T: a.reject_from_normalized(b);
        (a: T, b: T) -> T: a.reflect(b);
        (a: T, b: T, eta: f32) -> T: a.refract(b, eta);
        (a: T, lo: f32, hi: f32) -> T: a.clamp_length(lo, hi);
        (a: T, hi: f32) -> T: a.clamp_length_max(hi);
        (a: T, lo: f32) -> T: a.clamp_length_min(lo);
        (a: T, b: T) -> T: a.midpoint(b);
        (a: T) -> B: a.is_nan_mask();
        (a: T) -> B: a.is_finite_mask();
        (a: T, b: T, d: f32) -> bool: a.abs_diff_eq(b, d);
        (a: T) -> u32: if a.is_nan() { 0 } else { a.is_negative_bitmask() };
        (a: T) -> u32: if a.is_nan() { 0 } else { a.is_negative_mask().bitmask() };
    });
    cases.extend(cases!([Vec2 f32 BVec2] {
        (angle: f32) -> T: T::from_angle(angle);
        (a: T) -> f32: a.to_angle();
        (a: T, b: T) -> f32: a.angle_to(b);
        (a: T) -> T: a.perp();
        (a: T, b: T) -> f32: a.perp_dot(b);
        (a: T, b: T) -> T: a.rotate(b);
        (a: T, angle: f32) -> T: a.rotate_angle(angle);
        (a: T, b: T, angle: f32) -> T: a.rotate_towards(b, angle);
        (a: T) -> IVec2: a.as_ivec2();
        (a: T) -> UVec2: a.as_uvec2();
        (a: T, z: f32) -> Vec3: a.extend(z);
    }));
    cases.extend(cases!([Vec3 f32 BVec3] {
        (a: T, b: T) -> f32: a.angle_between(b);
        (a: T, b: T, axis: T) -> f32: a.angle_to(b, axis);
        (a: T, angle: f32) -> T: a.rotate_x(angle);
        (a: T, angle: f32) -> T: a.rotate_y(angle);
        (a: T, angle: f32) -> T: a.rotate_z(angle);
        (a: T) -> T: a.any_orthogonal_vector();
        (a: T) -> T: a.any_orthonormal_vector();
        (a: T) -> (T, T): a.any_orthonormal_pair();
        (a: Vec4) -> T: T::from_homogeneous(a);
        (a: T) -> Vec4: a.to_homogeneous();
        (a: T) -> IVec3: a.as_ivec3();
        (a: T) -> UVec3: a.as_uvec3();
        (a: T, w: f32) -> Vec4: a.extend(w);
        (a: T) -> Vec2: a.truncate();
    }));
    cases.extend(cases!([Vec4 f32 BVec4A] {
        (a: T) -> Vec3: a.project();
        (a: T) -> IVec4: a.as_ivec4();
        (a: T) -> UVec4: a.as_uvec4();
        (a: T) -> Vec3: a.truncate();
    }));
    cases
}

fn int_vectors() -> Vec<Case> {
    let mut cases = cases!([
        IVec2 i32 BVec2, IVec3 i32 BVec3, IVec4 i32 BVec4, UVec2 u32 BVec2, UVec3 u32 BVec3, UVec4 u32 BVec4
    ] {
        (a: T, b: T) -> T: a.wrapping_add(b);
        (a: T, b: T) -> T: a.wrapping_sub(b);
        (a: T, b: T) -> T: a.wrapping_mul(b);
        (a: T, b: T) -> T: a.wrapping_div(b);
        (a: T, b: T) -> T: a.saturating_add(b);
        (a: T, b: T) -> T: a.saturating_sub(b);
        (a: T, b: T) -> T: a.saturating_mul(b);
        (a: T, b: T) -> T: a.saturating_div(b);
        (a: T, b: T) -> u32: a.manhattan_distance(b);
        (a: T, b: T) -> u32: a.chebyshev_distance(b);
    });
    cases.extend(cases!([IVec2 UVec2 BVec2, IVec3 UVec3 BVec3, IVec4 UVec4 BVec4] {
        (a: T) -> u32: a.is_negative_bitmask();
        (a: T) -> B: a.is_negative_mask();
        (a: T, b: S) -> T: a.wrapping_add_unsigned(b);
        (a: T, b: S) -> T: a.wrapping_sub_unsigned(b);
        (a: T, b: S) -> T: a.saturating_add_unsigned(b);
        (a: T, b: S) -> T: a.saturating_sub_unsigned(b);
    }));
    cases.extend(cases!([UVec2 IVec2 BVec2, UVec3 IVec3 BVec3, UVec4 IVec4 BVec4] {
        (a: T, b: S) -> T: a.wrapping_add_signed(b);
        (a: T, b: S) -> T: a.saturating_add_signed(b);
    }));
    cases.extend(cases!([IVec2 i32 BVec2, IVec3 i32 BVec3, IVec4 i32 BVec4] {
        (a: T) -> T: a.abs();
        (a: T) -> T: a.signum();
        (a: T, b: T) -> i32: a.distance_squared(b);
        (a: T, b: T) -> T: a.rem_euclid(b);
        (a: T, b: T) -> T: a.div_euclid(b);
        (a: T, n: u32) -> T: a >> n;
        (a: T) -> T: !a;
    }));
    cases.extend(cases!([IVec2 i32 BVec2] {
        (a: T) -> Vec2: a.as_vec2();
        (a: T) -> UVec2: a.as_uvec2();
        (a: T, z: i32) -> IVec3: a.extend(z);
        (a: T) -> T: a.perp();
        (a: T, b: T) -> i32: a.perp_dot(b);
        (a: T, b: T) -> T: a.rotate(b);
    }));
    cases.extend(cases!([IVec3 i32 BVec3] {
        (a: T) -> Vec3: a.as_vec3();
        (a: T) -> UVec3: a.as_uvec3();
        (a: T, w: i32) -> IVec4: a.extend(w);
        (a: T) -> IVec2: a.truncate();
    }));
    cases.extend(cases!([IVec4 i32 BVec4] {
        (a: T) -> Vec4: a.as_vec4();
        (a: T) -> UVec4: a.as_uvec4();
        (a: T) -> IVec3: a.truncate();
    }));
    cases.extend(cases!([UVec2 u32 BVec2] {
        (a: T) -> Vec2: a.as_vec2();
        (a: T) -> IVec2: a.as_ivec2();
        (a: T, z: u32) -> UVec3: a.extend(z);
    }));
    cases.extend(cases!([UVec3 u32 BVec3] {
        (a: T) -> Vec3: a.as_vec3();
        (a: T) -> IVec3: a.as_ivec3();
        (a: T, w: u32) -> UVec4: a.extend(w);
        (a: T) -> UVec2: a.truncate();
    }));
    cases.extend(cases!([UVec4 u32 BVec4] {
        (a: T) -> Vec4: a.as_vec4();
        (a: T) -> IVec4: a.as_ivec4();
        (a: T) -> UVec3: a.truncate();
    }));
    cases
}

fn masks() -> Vec<Case> {
    let mut cases = cases!([BVec2 bool BVec2, BVec3 bool BVec3, BVec4 bool BVec4] {
        (a: T) -> bool: a.all();
        (a: T) -> bool: a.any();
        (a: T) -> u32: a.bitmask();
        (a: bool) -> T: T::splat(a);
        () -> T: T::default();
        (a: T, b: T) -> T: a | b;
        (a: T, b: T) -> T: a ^ !b;
        (a: T, b: T) -> bool: a == b;
    });
    cases.extend(cases!([BVec2 bool BVec2] {
        (a: [S; 2]) -> T: T::from_array(a);
        (a: T, i: usize) -> bool: a.test(i);
    }));
    cases.extend(cases!([BVec3 bool BVec3] {
        (a: [S; 3]) -> T: T::from_array(a);
        (a: T) -> bool: a.test(2);
        (a: [S; 3]) -> T: T::from(a);
    }));
    cases.extend(cases!([BVec4 bool BVec4] {
        (a: [S; 4]) -> T: T::from_array(a);
        (a: T, i: usize) -> bool: a.test(i);
    }));
    cases.extend(cases!([BVec2 bool BVec2] { (x: bool, y: bool) -> T: T::new(x, y); }));
    cases.extend(cases!([BVec3 bool BVec3] { (x: bool, y: bool, z: bool) -> T: T::new(x, y, z); }));
    cases.extend(
        cases!([BVec4 bool BVec4] { (x: bool, y: bool, z: bool, w: bool) -> T: T::new(x, y, z, w); }),
    );
    cases
}

fn all() -> Vec<Case> {
    [floats(), scalars(), vectors(), float_vectors(), int_vectors(), masks()].into_iter().flatten().collect()
}

#[test]
fn methods_are_rustcs() {
    are_rustcs(all());
}

/// Its formula begins with a float, which is off where squares end.
#[test]
fn isqrt_is_exact_around_squares() {
    let unit = parse("fn f(x: u32) -> u32 { x.isqrt() }").unwrap_or_else(|e| panic!("{e}")).unit;
    let id = unit.find("f").expect("the function is in its unit");
    for root in (1..65_536_u32).step_by(89).chain([65_535]) {
        for x in [root * root - 1, root * root, root * root + 2 * root] {
            assert_eq!(interp::call(&unit, id, &[Value::u32(x)]), Ok(vec![Value::u32(x.isqrt())]), "{x}");
        }
    }
}

/// A result has its type before anything asks for one, so that methods can be called on it.
#[test]
fn results_have_their_types() {
    let mut checked = 0;
    for Case { text, .. } in all() {
        let (head, body) = text.split_once(" { ").expect("a case is a function");
        let method = match head.rsplit_once("-> ").expect("it gives something").1 {
            "f32" => "abs",
            "i32" => "signum",
            "u32" | "usize" => "is_power_of_two",
            _ => continue,
        };
        let body = body.strip_suffix('}').expect("it ends");
        let called = format!("{head} {{ let given = {{ {body} }}; let more = given.{method}(); given }}");
        parse(&called).unwrap_or_else(|e| panic!("{e}\nin {called}"));
        checked += 1;
    }
    assert!(checked > 150, "{checked} results");
}

/// Every row of the tables stands in a case above.
#[test]
fn all_methods_have_a_case() {
    let texts: Vec<String> = all().into_iter().map(|c| c.text).collect();
    let mut missing = BTreeSet::new();
    for (ty, _) in NAMES.iter().filter(|(ty, _)| ty.lanes > 0) {
        for name in front::methods_of(*ty) {
            let (method, path) = (format!(".{name}("), format!("{ty}::{name}("));
            let first = format!("fn f(a: {ty},");
            let has = |t: &String| t.contains(&path) || (t.starts_with(&first) && t.contains(&method));
            if !texts.iter().any(has) {
                missing.insert(format!("{ty}::{name}"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

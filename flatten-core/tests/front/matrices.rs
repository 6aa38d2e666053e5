//! Every function and operator of matrices against glam, bit for bit, on special and plain values.

use crate::cases::{Case, Data, are_rustcs, cases, rename, spread};
use flatten_core::front;
use flatten_core::value::Value;
use glam::{Mat2, Mat3, Mat4, Vec2, Vec3, Vec4};
use std::collections::BTreeSet;

/// The same for every size; `T` is the matrix, `S` its column.
macro_rules! sizes {
    ($T:ident $V:ident $n:literal $count:literal: $mul_vec:ident $transpose_mul_vec:ident $mul_transpose_vec:ident $mul_mat:ident
     $add_mat:ident $sub_mat:ident: $($r:ident)+) => {
        cases!([$T $V f32] {
            () -> T: T::IDENTITY;
            () -> T: T::ZERO;
            () -> T: T::NAN;
            () -> T: T::default();
            ($($r: S),+) -> T: T::from_cols($($r),+);
            ($($r: S),+) -> T: T::from_rows($($r),+);
            (d: S) -> T: T::from_diagonal(d);
            (a: [f32; $count]) -> T: T::from_cols_array(&a);
            (a: [[f32; $n]; $n]) -> T: T::from_cols_array_2d(&a);
            (a: [f32; $count]) -> T: T::from_rows_array(&a);
            (m: T) -> [f32; $count]: m.to_cols_array();
            (m: T) -> [[f32; $n]; $n]: m.to_cols_array_2d();
            (m: T) -> [f32; $count]: m.to_rows_array();
            (m: T, i: usize) -> S: m.col(i);
            (m: T) -> S: m.col(1);
            (m: T, i: usize) -> S: m.row(i);
            (m: T) -> S: T::row(&m, 0);
            (m: T) -> S: m.diagonal();
            (m: T) -> T: m.transpose();
            (m: T) -> f32: m.determinant();
            (m: T) -> T: m.inverse();
            (m: T) -> T: m.inverse_or_zero();
            (m: T) -> bool: m.is_finite();
            (m: T) -> bool: m.is_nan();
            (m: T) -> T: m.abs();
            (m: T) -> T: m.recip();
            (m: T, n: T, d: f32) -> bool: m.abs_diff_eq(n, d);
            (m: T, v: S) -> S: m.$mul_vec(v);
            (m: T, v: S) -> S: m.$transpose_mul_vec(v);
            (m: T, v: S) -> S: m.$mul_transpose_vec(v);
            (m: T, n: T) -> T: m.$mul_mat(&n);
            (m: T, n: T) -> T: m.$add_mat(&n);
            (m: T, n: T) -> T: m.$sub_mat(&n);
            (m: T, s: f32) -> T: m.mul_scalar(s);
            (m: T, s: f32) -> T: m.div_scalar(s);
            (m: T, d: S) -> T: m.mul_diagonal_scale(d);
            (m: T, n: T) -> T: m * n;
            (m: T, n: T) -> T: &m * &n;
            (m: T, n: T) -> T: m + n;
            (m: T, n: T) -> T: m - n;
            (m: T) -> T: -m;
            (m: T, v: S) -> S: m * v;
            (m: T, s: f32) -> T: m * s;
            (m: T, s: f32) -> T: m / s;
            (m: T, s: f32) -> T: s * m;
            (m: T, s: f32) -> T: s / m;
            (m: T) -> T: 2.0 / m;
            (m: T, n: T) -> bool: m == n;
            (m: T) -> bool: m == m.transpose().transpose();
            (m: T, n: T) -> bool: m != n;
            (m: T, n: T) -> T: { let mut k = m; k *= n; k };
            (m: T, n: T) -> T: { let mut k = m; k += n; k };
            (m: T, n: T) -> T: { let mut k = m; k -= n; k };
            (m: T, s: f32) -> T: { let mut k = m; k *= s; k /= 3.0; k };
            (m: T, v: S) -> T: { let mut k = m; k.y_axis = v; k.x_axis.y += v.x; k };
        })
    };
}

#[expect(deprecated, reason = "users may still call it")]
fn all() -> Vec<Case> {
    let mut all =
        sizes!(Mat2 Vec2 2 4: mul_vec2 transpose_mul_vec2 mul_transpose_vec2 mul_mat2 add_mat2 sub_mat2: a b);
    all.extend(sizes!(Mat3 Vec3 3 9: mul_vec3 transpose_mul_vec3 mul_transpose_vec3 mul_mat3 add_mat3 sub_mat3: a b c));
    all.extend(sizes!(Mat4 Vec4 4 16: mul_vec4 transpose_mul_vec4 mul_transpose_vec4 mul_mat4 add_mat4 sub_mat4: a b c d));
    all.extend(cases!([Mat2 Vec2 f32] {
        (angle: f32) -> T: T::from_angle(angle);
        (scale: S, angle: f32) -> T: T::from_scale_angle(scale, angle);
        (m: Mat3) -> T: T::from_mat3(m);
        (m: Mat3, i: usize, j: usize) -> T: T::from_mat3_minor(m, i, j);
    }));
    all.extend(cases!([Mat3 Vec3 f32] {
        (m: Mat4) -> T: T::from_mat4(m);
        (m: Mat2) -> T: T::from_mat2(m);
        (m: Mat4, i: usize, j: usize) -> T: T::from_mat4_minor(m, i, j);
        (m: Mat4, i: usize) -> T: T::from_mat4_minor(m, i, 2);
        (angle: f32) -> T: T::from_rotation_x(angle);
        (angle: f32) -> T: T::from_rotation_y(angle);
        (angle: f32) -> T: T::from_rotation_z(angle);
        (angle: f32) -> T: T::from_angle(angle);
        (axis: S, angle: f32) -> T: T::from_axis_angle(axis, angle);
        (t: Vec2) -> T: T::from_translation(t);
        (s: Vec2) -> T: T::from_scale(s);
        (s: Vec2, angle: f32, t: Vec2) -> T: T::from_scale_angle_translation(s, angle, t);
        (m: T, p: Vec2) -> Vec2: m.transform_point2(p);
        (m: T, p: Vec2) -> Vec2: m.transform_vector2(p);
    }));
    all.extend(cases!([Mat4 Vec4 f32] {
        (m: Mat3) -> T: T::from_mat3(m);
        (m: Mat3, t: Vec3) -> T: T::from_mat3_translation(m, t);
        (angle: f32) -> T: T::from_rotation_x(angle);
        (angle: f32) -> T: T::from_rotation_y(angle);
        (angle: f32) -> T: T::from_rotation_z(angle);
        (axis: Vec3, angle: f32) -> T: T::from_axis_angle(axis, angle);
        (t: Vec3) -> T: T::from_translation(t);
        (s: Vec3) -> T: T::from_scale(s);
        (m: T, p: Vec3) -> Vec3: m.transform_point3(p);
        (m: T, p: Vec3) -> Vec3: m.transform_vector3(p);
        (m: T, p: Vec3) -> Vec3: m.project_point3(p);
    }));
    all
}

#[test]
fn matrices_are_glams() {
    are_rustcs(all());
}

/// Every function that can be called stands in a case above.
#[test]
fn all_functions_have_a_case() {
    let texts: Vec<String> = all().into_iter().map(|c| c.text.split_whitespace().collect()).collect();
    let mut missing = BTreeSet::new();
    for columns in 2..=4 {
        for name in front::functions_of_matrices(columns) {
            let (method, path) = (format!("m.{name}("), format!("Mat{columns}::{name}("));
            let first = format!("fnf(m:Mat{columns},");
            let has = |t: &String| t.contains(&path) || (t.starts_with(&first) && t.contains(&method));
            if !texts.iter().any(has) {
                missing.insert(format!("Mat{columns}::{name}"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

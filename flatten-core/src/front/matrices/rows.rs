//! Functions of matrices that each size has its own formula for.

use super::{Row, associated, method};

pub(super) const ROWS: &[Row] = &[
    associated(
        2,
        "from_diagonal",
        "|d: Vec2| Mat2::from_cols(Vec2::new(d.x, 0.0), Vec2::new(0.0, d.y))",
    ),
    associated(
        2,
        "from_angle",
        "|angle: f32| {
            let (sin, cos) = angle.sin_cos();
            Mat2::from_cols(Vec2::new(cos, sin), Vec2::new(-sin, cos))
        }",
    ),
    associated(
        2,
        "from_scale_angle",
        "|scale: Vec2, angle: f32| {
            let (sin, cos) = angle.sin_cos();
            Mat2::from_cols(Vec2::new(cos * scale.x, sin * scale.x), Vec2::new(-sin * scale.y, cos * scale.y))
        }",
    ),
    associated(
        2,
        "from_mat3",
        "|m: Mat3| Mat2::from_cols(m.x_axis.xy(), m.y_axis.xy())",
    ),
    associated(
        2,
        "from_mat3_minor",
        "|m: Mat3, i: usize, j: usize| {
            let a = [m.y_axis, m.x_axis, m.x_axis][i];
            let b = [m.z_axis, m.z_axis, m.y_axis][i];
            Mat2::from_cols([a.yz(), a.xz(), a.xy()][j], [b.yz(), b.xz(), b.xy()][j])
        }",
    ),
    method(
        2,
        "mul_vec2",
        "|m: Mat2, v: Vec2| m.x_axis * v.x + m.y_axis * v.y",
    ),
    method(
        2,
        "transpose",
        "|m: Mat2| Mat2::from_cols(Vec2::new(m.x_axis.x, m.y_axis.x), Vec2::new(m.x_axis.y, m.y_axis.y))",
    ),
    method(
        2,
        "determinant",
        "|m: Mat2| m.x_axis.x * m.y_axis.y - m.x_axis.y * m.y_axis.x",
    ),
    method(
        2,
        "inverse",
        "|m: Mat2| {
            let det = m.x_axis.x * m.y_axis.y - m.x_axis.y * m.y_axis.x;
            let (plus, minus) = (1.0 / det, -1.0 / det);
            Mat2::from_cols(
                Vec2::new(m.y_axis.y * plus, m.x_axis.y * minus),
                Vec2::new(m.y_axis.x * minus, m.x_axis.x * plus),
            )
        }",
    ),
    associated(
        3,
        "from_diagonal",
        "|d: Vec3| Mat3::from_cols(
            Vec3::new(d.x, 0.0, 0.0), Vec3::new(0.0, d.y, 0.0), Vec3::new(0.0, 0.0, d.z),
        )",
    ),
    associated(
        3,
        "from_mat4",
        "|m: Mat4| Mat3::from_cols(m.x_axis.xyz(), m.y_axis.xyz(), m.z_axis.xyz())",
    ),
    associated(
        3,
        "from_mat2",
        "|m: Mat2| Mat3::from_cols(m.x_axis.extend(0.0), m.y_axis.extend(0.0), Vec3::Z)",
    ),
    associated(
        3,
        "from_rotation_x",
        "|angle: f32| {
            let (sin, cos) = angle.sin_cos();
            Mat3::from_cols(Vec3::X, Vec3::new(0.0, cos, sin), Vec3::new(0.0, -sin, cos))
        }",
    ),
    associated(
        3,
        "from_rotation_y",
        "|angle: f32| {
            let (sin, cos) = angle.sin_cos();
            Mat3::from_cols(Vec3::new(cos, 0.0, -sin), Vec3::Y, Vec3::new(sin, 0.0, cos))
        }",
    ),
    associated(
        3,
        "from_rotation_z",
        "|angle: f32| {
            let (sin, cos) = angle.sin_cos();
            Mat3::from_cols(Vec3::new(cos, sin, 0.0), Vec3::new(-sin, cos, 0.0), Vec3::Z)
        }",
    ),
    associated(
        3,
        "from_angle",
        "|angle: f32| Mat3::from_rotation_z(angle)",
    ),
    associated(
        3,
        "from_translation",
        "|t: Vec2| Mat3::from_cols(Vec3::X, Vec3::Y, Vec3::new(t.x, t.y, 1.0))",
    ),
    associated(
        3,
        "from_scale",
        "|s: Vec2| Mat3::from_cols(Vec3::new(s.x, 0.0, 0.0), Vec3::new(0.0, s.y, 0.0), Vec3::Z)",
    ),
    associated(
        3,
        "from_mat4_minor",
        "|m: Mat4, i: usize, j: usize| {
            let a = [m.y_axis, m.x_axis, m.x_axis, m.x_axis][i];
            let b = [m.z_axis, m.z_axis, m.y_axis, m.y_axis][i];
            let c = [m.w_axis, m.w_axis, m.w_axis, m.z_axis][i];
            Mat3::from_cols(
                [a.yzw(), a.xzw(), a.xyw(), a.xyz()][j],
                [b.yzw(), b.xzw(), b.xyw(), b.xyz()][j],
                [c.yzw(), c.xzw(), c.xyw(), c.xyz()][j],
            )
        }",
    ),
    associated(
        3,
        "from_scale_angle_translation",
        "|scale: Vec2, angle: f32, t: Vec2| {
            let (sin, cos) = angle.sin_cos();
            Mat3::from_cols(
                Vec3::new(cos * scale.x, sin * scale.x, 0.0),
                Vec3::new(-sin * scale.y, cos * scale.y, 0.0),
                Vec3::new(t.x, t.y, 1.0),
            )
        }",
    ),
    associated(
        3,
        "from_axis_angle",
        "|axis: Vec3, angle: f32| {
            let (sin, cos) = angle.sin_cos();
            let axis_sin = axis * sin;
            let axis_sq = axis * axis;
            let omc = 1.0 - cos;
            let xyomc = axis.x * axis.y * omc;
            let xzomc = axis.x * axis.z * omc;
            let yzomc = axis.y * axis.z * omc;
            Mat3::from_cols(
                Vec3::new(axis_sq.x * omc + cos, xyomc + axis_sin.z, xzomc - axis_sin.y),
                Vec3::new(xyomc - axis_sin.z, axis_sq.y * omc + cos, yzomc + axis_sin.x),
                Vec3::new(xzomc + axis_sin.y, yzomc - axis_sin.x, axis_sq.z * omc + cos),
            )
        }",
    ),
    method(
        3,
        "mul_vec3",
        "|m: Mat3, v: Vec3| m.x_axis * v.x + m.y_axis * v.y + m.z_axis * v.z",
    ),
    method(
        3,
        "transform_point2",
        "|m: Mat3, p: Vec2| m.x_axis.xy() * p.x + m.y_axis.xy() * p.y + m.z_axis.xy()",
    ),
    method(
        3,
        "transform_vector2",
        "|m: Mat3, v: Vec2| m.x_axis.xy() * v.x + m.y_axis.xy() * v.y",
    ),
    method(
        3,
        "transpose",
        "|m: Mat3| Mat3::from_cols(
            Vec3::new(m.x_axis.x, m.y_axis.x, m.z_axis.x),
            Vec3::new(m.x_axis.y, m.y_axis.y, m.z_axis.y),
            Vec3::new(m.x_axis.z, m.y_axis.z, m.z_axis.z),
        )",
    ),
    method(
        3,
        "determinant",
        "|m: Mat3| m.x_axis.dot(m.y_axis.cross(m.z_axis))",
    ),
    method(
        3,
        "inverse",
        "|m: Mat3| {
            let x = m.y_axis.cross(m.z_axis);
            let y = m.z_axis.cross(m.x_axis);
            let z = m.x_axis.cross(m.y_axis);
            let inv_det = 1.0 / m.x_axis.dot(x);
            Mat3::from_cols(x * inv_det, y * inv_det, z * inv_det).transpose()
        }",
    ),
    associated(
        4,
        "from_diagonal",
        "|d: Vec4| Mat4::from_cols(
            Vec4::new(d.x, 0.0, 0.0, 0.0), Vec4::new(0.0, d.y, 0.0, 0.0),
            Vec4::new(0.0, 0.0, d.z, 0.0), Vec4::new(0.0, 0.0, 0.0, d.w),
        )",
    ),
    associated(
        4,
        "from_mat3",
        "|m: Mat3| Mat4::from_cols(
            m.x_axis.extend(0.0), m.y_axis.extend(0.0), m.z_axis.extend(0.0), Vec4::W,
        )",
    ),
    associated(
        4,
        "from_rotation_x",
        "|angle: f32| {
            let (sin, cos) = angle.sin_cos();
            Mat4::from_cols(Vec4::X, Vec4::new(0.0, cos, sin, 0.0), Vec4::new(0.0, -sin, cos, 0.0), Vec4::W)
        }",
    ),
    associated(
        4,
        "from_rotation_y",
        "|angle: f32| {
            let (sin, cos) = angle.sin_cos();
            Mat4::from_cols(Vec4::new(cos, 0.0, -sin, 0.0), Vec4::Y, Vec4::new(sin, 0.0, cos, 0.0), Vec4::W)
        }",
    ),
    associated(
        4,
        "from_rotation_z",
        "|angle: f32| {
            let (sin, cos) = angle.sin_cos();
            Mat4::from_cols(Vec4::new(cos, sin, 0.0, 0.0), Vec4::new(-sin, cos, 0.0, 0.0), Vec4::Z, Vec4::W)
        }",
    ),
    associated(
        4,
        "from_translation",
        "|t: Vec3| Mat4::from_cols(Vec4::X, Vec4::Y, Vec4::Z, t.extend(1.0))",
    ),
    associated(
        4,
        "from_scale",
        "|s: Vec3| Mat4::from_cols(
            Vec4::new(s.x, 0.0, 0.0, 0.0), Vec4::new(0.0, s.y, 0.0, 0.0), Vec4::new(0.0, 0.0, s.z, 0.0), Vec4::W,
        )",
    ),
    associated(
        4,
        "from_axis_angle",
        "|axis: Vec3, angle: f32| Mat4::from_mat3(Mat3::from_axis_angle(axis, angle))",
    ),
    associated(
        4,
        "from_mat3_translation",
        "|m: Mat3, t: Vec3| Mat4::from_cols(
            m.x_axis.extend(0.0), m.y_axis.extend(0.0), m.z_axis.extend(0.0), t.extend(1.0),
        )",
    ),
    method(
        4,
        "mul_vec4",
        "|m: Mat4, v: Vec4| m.x_axis * v.x + m.y_axis * v.y + m.z_axis * v.z + m.w_axis * v.w",
    ),
    method(
        4,
        "transform_vector3",
        "|m: Mat4, v: Vec3| (m.x_axis * v.x + m.y_axis * v.y + m.z_axis * v.z).xyz()",
    ),
    method(
        4,
        "transform_point3",
        "|m: Mat4, p: Vec3| (m.x_axis * p.x + m.y_axis * p.y + m.z_axis * p.z + m.w_axis).xyz()",
    ),
    method(
        4,
        "project_point3",
        "|m: Mat4, p: Vec3| {
            let v = m.x_axis * p.x + m.y_axis * p.y + m.z_axis * p.z + m.w_axis;
            (v / v.w).xyz()
        }",
    ),
    method(
        4,
        "transpose",
        "|m: Mat4| Mat4::from_cols(
            Vec4::new(m.x_axis.x, m.y_axis.x, m.z_axis.x, m.w_axis.x),
            Vec4::new(m.x_axis.y, m.y_axis.y, m.z_axis.y, m.w_axis.y),
            Vec4::new(m.x_axis.z, m.y_axis.z, m.z_axis.z, m.w_axis.z),
            Vec4::new(m.x_axis.w, m.y_axis.w, m.z_axis.w, m.w_axis.w),
        )",
    ),
    method(
        4,
        "determinant",
        "|m: Mat4| {
            let (y, z, w) = (m.y_axis, m.z_axis, m.w_axis);
            let e = z.zyyx() * w.wwzw() - z.wwzw() * w.zyyx();
            let c = z.zyxx() * w.xxzy();
            let (f, g) = (c.z - c.x, c.w - c.y);
            let r = y.yxxx() * Vec4::new(e.x, e.x, e.y, e.z) - y.zzyy() * Vec4::new(e.y, e.w, e.w, f)
                + y.wwwz() * Vec4::new(e.z, f, g, g);
            m.x_axis.dot(r * Vec4::new(1.0, -1.0, 1.0, -1.0))
        }",
    ),
    method(
        4,
        "inverse",
        "|m: Mat4| {
            let (x, y, z, w) = (m.x_axis, m.y_axis, m.z_axis, m.w_axis);
            let (z0, z1) = (Vec4::new(z.x, z.x, y.x, y.x), Vec4::new(z.y, z.y, y.y, y.y));
            let (z2, z3) = (Vec4::new(z.z, z.z, y.z, y.z), Vec4::new(z.w, z.w, y.w, y.w));
            let (w0, w1) = (Vec4::new(w.x, w.x, w.x, z.x), Vec4::new(w.y, w.y, w.y, z.y));
            let (w2, w3) = (Vec4::new(w.z, w.z, w.z, z.z), Vec4::new(w.w, w.w, w.w, z.w));
            let (v0, v1) = (Vec4::new(y.x, x.x, x.x, x.x), Vec4::new(y.y, x.y, x.y, x.y));
            let (v2, v3) = (Vec4::new(y.z, x.z, x.z, x.z), Vec4::new(y.w, x.w, x.w, x.w));
            let (f0, f1, f2) = (z2 * w3 - w2 * z3, z1 * w3 - w1 * z3, z1 * w2 - w1 * z2);
            let (f3, f4, f5) = (z0 * w3 - w0 * z3, z0 * w2 - w0 * z2, z0 * w1 - w0 * z1);
            let even = Vec4::new(1.0, -1.0, 1.0, -1.0);
            let odd = Vec4::new(-1.0, 1.0, -1.0, 1.0);
            let a = even * (v1 * f0 - v2 * f1 + v3 * f2);
            let b = odd * (v0 * f0 - v2 * f3 + v3 * f4);
            let c = even * (v0 * f1 - v1 * f3 + v3 * f5);
            let d = odd * (v0 * f2 - v1 * f4 + v2 * f5);
            let inv_det = 1.0 / x.dot(Vec4::new(a.x, b.x, c.x, d.x));
            Mat4::from_cols(a * inv_det, b * inv_det, c * inv_det, d * inv_det)
        }",
    ),
];

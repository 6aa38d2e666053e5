//! Matrices and rotations, by columns and lanes.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;

    /// The columns of a matrix of two rows.
    #[derive(Clone, Copy)]
    pub struct Columns2 {
        pub x: Vec2,
        pub y: Vec2,
    }

    /// The columns of a matrix of three rows.
    #[derive(Clone, Copy)]
    pub struct Columns3 {
        pub x: Vec3,
        pub y: Vec3,
        pub z: Vec3,
    }

    /// An axis and a scalar.
    #[derive(Clone, Copy)]
    pub struct Rotor {
        pub v: Vec3,
        pub s: f32,
    }

    #[flatten(exact)]
    pub fn rotation(angle: f32) -> Columns2 {
        let (s, c) = angle.sin_cos();
        Columns2 { x: vec2(c, s), y: vec2(-s, c) }
    }

    fn times2(m: Columns2, v: Vec2) -> Vec2 {
        m.x * v.x + m.y * v.y
    }

    fn times3(m: Columns3, v: Vec3) -> Vec3 {
        m.x * v.x + m.y * v.y + m.z * v.z
    }

    #[flatten(exact)]
    pub fn rotated(p: Vec2, angle: f32) -> Vec2 {
        times2(rotation(angle), p)
    }

    #[flatten(exact)]
    pub fn product2(a: Columns2, b: Columns2) -> Columns2 {
        Columns2 { x: times2(a, b.x), y: times2(a, b.y) }
    }

    #[flatten(exact)]
    pub fn determinant2(m: Columns2) -> f32 {
        m.x.perp_dot(m.y)
    }

    #[flatten(exact)]
    pub fn inverse2(m: Columns2) -> Columns2 {
        let d = determinant2(m);
        if d == 0.0 {
            return Columns2 { x: Vec2::ZERO, y: Vec2::ZERO };
        }
        let r = 1.0 / d;
        Columns2 { x: vec2(m.y.y, -m.x.y) * r, y: vec2(-m.y.x, m.x.x) * r }
    }

    #[flatten(exact)]
    pub fn product3(a: Columns3, b: Columns3) -> Columns3 {
        let mut c = a;
        c.x = times3(a, b.x);
        c.y = times3(a, b.y);
        c.z = times3(a, b.z);
        c
    }

    #[flatten(exact)]
    pub fn transpose3(m: Columns3) -> Columns3 {
        Columns3 { z: vec3(m.x.z, m.y.z, m.z.z), y: vec3(m.x.y, m.y.y, m.z.y), x: vec3(m.x.x, m.y.x, m.z.x) }
    }

    #[flatten(exact)]
    pub fn determinant3(m: Columns3) -> f32 {
        m.z.dot(m.x.cross(m.y))
    }

    #[flatten(exact)]
    pub fn solve3(m: Columns3, b: Vec3) -> Vec3 {
        let d = determinant3(m);
        if d.abs() < 1e-6 {
            return Vec3::ZERO;
        }
        vec3(b.dot(m.y.cross(m.z)), m.x.dot(b.cross(m.z)), m.x.dot(m.y.cross(b))) / d
    }

    #[flatten(exact)]
    pub fn look_at(eye: Vec3, target: Vec3) -> Columns3 {
        let forward = (target - eye).normalize_or_zero();
        let up = if forward.y.abs() > 0.99 { Vec3::X } else { Vec3::Y };
        let right = forward.cross(up).normalize_or_zero();
        Columns3 { x: right, y: right.cross(forward), z: -forward }
    }

    #[flatten(exact)]
    pub fn axis_angle(p: Vec3, axis: Vec3, angle: f32) -> Vec3 {
        let a = axis.normalize_or_zero();
        let (s, c) = angle.sin_cos();
        p * c + a.cross(p) * s + a * (a.dot(p) * (1.0 - c))
    }

    #[flatten(exact)]
    pub fn rotor(axis: Vec3, angle: f32) -> Rotor {
        let half = angle * 0.5;
        Rotor { v: axis * half.sin(), s: half.cos() }
    }

    #[flatten(exact)]
    pub fn rotor_product(a: Rotor, b: Rotor) -> Rotor {
        Rotor { v: a.s * b.v + b.s * a.v + a.v.cross(b.v), s: a.s * b.s - a.v.dot(b.v) }
    }

    #[flatten(exact)]
    pub fn rotor_apply(q: Rotor, p: Vec3) -> Vec3 {
        let t = 2.0 * q.v.cross(p);
        p + q.s * t + q.v.cross(t)
    }

    #[flatten]
    pub fn euler(p: Vec3, angles: Vec3) -> Vec3 {
        let mut q = p;
        for axis in 0..3 {
            let (s, c) = match_axis(angles, axis).sin_cos();
            q = vec3(q.y * c - q.z * s, q.y * s + q.z * c, q.x);
        }
        q
    }

    fn match_axis(v: Vec3, axis: i32) -> f32 {
        if axis == 0 {
            v.x
        } else if axis == 1 {
            v.y
        } else {
            v.z
        }
    }

    #[flatten(exact)]
    pub fn project(p: Vec4, near: f32, far: f32) -> Vec4 {
        let depth = far / (near - far);
        vec4(p.x, p.y, p.z * depth + p.w * near * depth, -p.z)
    }

    #[flatten(exact)]
    pub fn to_screen(clip: Vec4, size: Vec2) -> Vec2 {
        if clip.w <= 0.0 {
            return Vec2::splat(-1.0);
        }
        let ndc = clip.xy() / clip.w;
        (ndc * vec2(0.5, -0.5) + 0.5) * size
    }

    #[flatten(exact)]
    pub fn tangent_frame(n: Vec3) -> Columns3 {
        let sign = if n.z >= 0.0 { 1.0 } else { -1.0 };
        let a = -1.0 / (sign + n.z);
        let b = n.x * n.y * a;
        Columns3 {
            x: vec3(1.0 + sign * n.x * n.x * a, sign * b, -sign * n.x),
            y: vec3(b, sign + n.y * n.y * a, -n.y),
            z: n,
        }
    }

    #[flatten]
    pub fn shear(p: Vec2, amount: Vec2) -> Vec2 {
        let m = Columns2 { x: vec2(1.0, amount.y), y: vec2(amount.x, 1.0) };
        times2(product2(m, m), p)
    }

    #[flatten(exact)]
    pub fn reflect_twice(v: Vec3, a: Vec3, b: Vec3) -> Vec3 {
        let first = v - 2.0 * v.dot(a) * a;
        first.reflect(b)
    }

    fn turn(angle: f32) -> Mat2 {
        let (s, c) = angle.sin_cos();
        Mat2::from_cols(vec2(c, s), vec2(-s, c))
    }

    #[flatten(exact)]
    pub fn turned_twice(p: Vec2, angle: f32) -> Vec2 {
        turn(angle) * turn(angle * 0.5) * p
    }

    #[flatten(exact)]
    pub fn in_order(a: Vec4, b: Vec4) -> Vec2 {
        let m = Mat2::from_cols(a.xy(), a.zw());
        let n = Mat2::from_cols(b.xy(), b.zw());
        (m * n - n * m) * vec2(1.0, 2.0)
    }

    #[flatten(exact)]
    pub fn basis(eye: Vec3, uv: Vec2) -> Vec3 {
        let forward = -eye.normalize_or_zero();
        let right = forward.cross(Vec3::Y);
        let m = Mat3::from_cols(right, right.cross(forward), forward);
        m * uv.extend(1.5)
    }

    #[flatten(exact)]
    pub fn grown(p: Vec3, by: f32) -> Vec3 {
        let mut m = Mat3::IDENTITY;
        m.x_axis.y = by;
        m.z_axis *= 2.0;
        for _ in 0..2 {
            m = m * m.transpose();
        }
        m * p
    }
}

//! The terms of physically based materials, and tone mapping.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;
    use std::f32::consts::{FRAC_1_PI, PI};

    #[derive(Clone, Copy)]
    pub struct Material {
        pub albedo: Vec3,
        pub roughness: f32,
        pub metallic: f32,
    }

    /// The cosines that the terms need.
    #[derive(Clone, Copy)]
    struct Angles {
        nl: f32,
        nv: f32,
        nh: f32,
        vh: f32,
    }

    impl Angles {
        fn new(n: Vec3, v: Vec3, l: Vec3) -> Self {
            let h = (v + l).normalize_or_zero();
            Self {
                nl: n.dot(l).clamp(0.0, 1.0),
                nv: n.dot(v).abs().min(1.0) + 1e-5,
                nh: n.dot(h).clamp(0.0, 1.0),
                vh: v.dot(h).clamp(0.0, 1.0),
            }
        }
    }

    impl Material {
        fn alpha(&self) -> f32 {
            let r = self.roughness.clamp(0.05, 1.0);
            r * r
        }

        fn f0(&self) -> Vec3 {
            Vec3::splat(0.04).lerp(self.albedo, self.metallic.clamp(0.0, 1.0))
        }

        fn diffuse(&self) -> Vec3 {
            self.albedo * (1.0 - self.metallic.clamp(0.0, 1.0)) * FRAC_1_PI
        }
    }

    #[flatten(exact)]
    pub fn ggx(nh: f32, alpha: f32) -> f32 {
        let a2 = alpha * alpha;
        let d = (nh * a2 - nh) * nh + 1.0;
        if d.abs() < 1e-6 { 0.0 } else { a2 / (PI * d * d) }
    }

    #[flatten(exact)]
    pub fn smith(nl: f32, nv: f32, alpha: f32) -> f32 {
        let a2 = alpha * alpha;
        let gv = nl * (nv * nv * (1.0 - a2) + a2).max(0.0).sqrt();
        let gl = nv * (nl * nl * (1.0 - a2) + a2).max(0.0).sqrt();
        0.5 / (gv + gl + 1e-4)
    }

    #[flatten(exact)]
    pub fn schlick(f0: Vec3, vh: f32) -> Vec3 {
        let x = (1.0 - vh).clamp(0.0, 1.0);
        let x2 = x * x;
        f0 + (Vec3::ONE - f0) * (x2 * x2 * x)
    }

    #[flatten]
    pub fn beckmann(nh: f32, m: f32) -> f32 {
        let (c2, m2) = ((nh * nh).clamp(0.01, 1.0), m.clamp(0.1, 1.0).powi(2));
        ((c2 - 1.0) / (c2 * m2)).exp() / (PI * m2 * c2 * c2)
    }

    #[flatten]
    pub fn burley(nl: f32, nv: f32, lh: f32, roughness: f32) -> f32 {
        let f90 = 0.5 + 2.0 * lh * lh * roughness;
        let light = 1.0 + (f90 - 1.0) * (1.0 - nl).powi(5);
        let view = 1.0 + (f90 - 1.0) * (1.0 - nv).powi(5);
        light * view * FRAC_1_PI
    }

    #[flatten]
    pub fn oren_nayar(nl: f32, nv: f32, lv: f32, sigma: f32) -> f32 {
        let s2 = sigma * sigma;
        let a = 1.0 - 0.5 * s2 / (s2 + 0.33);
        let b = 0.45 * s2 / (s2 + 0.09);
        let s = lv - nl * nv;
        let t = if s > 0.0 { nl.max(nv).max(0.1) } else { 1.0 };
        nl.max(0.0) * (a + b * s / t) * FRAC_1_PI
    }

    #[flatten]
    pub fn lit(material: Material, n: Vec3, v: Vec3, l: Vec3) -> Vec3 {
        let n = n.normalize_or(Vec3::Y);
        let a = Angles::new(n, v.normalize_or(Vec3::Z), l.normalize_or(Vec3::X));
        if a.nl <= 0.0 {
            return Vec3::ZERO;
        }
        let alpha = material.alpha();
        let f = schlick(material.f0(), a.vh);
        let specular = f * ggx(a.nh, alpha) * smith(a.nl, a.nv, alpha);
        (material.diffuse() * (Vec3::ONE - f) + specular) * a.nl
    }

    #[flatten]
    pub fn environment(roughness: f32, nv: f32) -> Vec2 {
        let c0 = vec4(-1.0, -0.0275, -0.572, 0.022);
        let c1 = vec4(1.0, 0.0425, 1.04, -0.04);
        let r = c0 * roughness + c1;
        let a004 = (r.x * r.x).min((-9.28 * nv).exp2()) * r.x + r.y;
        vec2(-1.04, 1.04) * a004 + r.zw()
    }

    #[flatten]
    pub fn clear_coat(base: Vec3, coat: f32, vh: f32) -> Vec3 {
        let f = schlick(Vec3::splat(0.04), vh).x * coat.clamp(0.0, 1.0);
        base * (1.0 - f) * (1.0 - f) + Vec3::splat(f)
    }

    #[flatten]
    pub fn sheen(nh: f32, roughness: f32) -> f32 {
        let inv = 1.0 / roughness.clamp(0.1, 1.0);
        let sin2 = (1.0 - nh * nh).max(0.0078125);
        (2.0 + inv) * sin2.powf(inv * 0.5) / (2.0 * PI)
    }

    #[flatten(exact)]
    pub fn spot(p: Vec3, inner: f32, outer: f32) -> f32 {
        let d2 = p.length_squared();
        let window = (1.0 - (d2 * 0.01).powi(2)).clamp(0.0, 1.0);
        let cosine = if d2 > 0.0 { -p.y / d2.sqrt() } else { 1.0 };
        let scale = 1.0 / (inner - outer).max(0.001);
        let cone = ((cosine - outer) * scale).clamp(0.0, 1.0);
        cone * cone * window * window / d2.max(0.01)
    }

    #[flatten]
    pub fn uncharted(c: Vec3) -> Vec3 {
        let x = c.abs();
        let (a, b, d) = (0.15, 0.5, 0.2);
        ((x * (x * a + 0.05) + 0.004) / (x * (x * a + b) + d * 0.3)) - Vec3::splat(0.02 / 0.3)
    }

    #[flatten]
    pub fn agx_curve(x: f32) -> f32 {
        let x = x.clamp(0.0, 1.0);
        let x2 = x * x;
        let x4 = x2 * x2;
        15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    }

    #[flatten]
    pub fn lottes(x: f32) -> f32 {
        let z = x.abs().min(8.0).powf(1.6);
        z / (z.powf(0.977) * 1.05 + 0.1867)
    }

    #[flatten]
    pub fn thin_film(cosine: f32, thickness: f32) -> Vec3 {
        let shift = thickness * (1.0 - cosine * cosine * 0.5).max(0.0).sqrt();
        let phase = vec3(shift, shift * 1.2, shift * 1.4);
        vec3(phase.x.cos(), phase.y.cos(), phase.z.cos()) * 0.5 + 0.5
    }

    #[flatten(exact)]
    pub fn harmonics(n: Vec3) -> f32 {
        let c = [0.28, 0.49, 0.49, 0.49, 1.09, 1.09, 0.32, 1.09, 0.55];
        let basis = [
            1.0,
            n.y,
            n.z,
            n.x,
            n.x * n.y,
            n.y * n.z,
            3.0 * n.z * n.z - 1.0,
            n.x * n.z,
            n.x * n.x - n.y * n.y,
        ];
        let mut sum = 0.0;
        for (weight, term) in c.iter().zip(basis.iter()) {
            sum += weight * term;
        }
        sum
    }
}

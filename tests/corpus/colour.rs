//! Colour: spaces, tone curves, blending.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;

    const LUMA: Vec3 = Vec3::new(0.2126, 0.7152, 0.0722);

    /// Four stops of a gradient.
    #[derive(Clone, Copy)]
    pub struct Palette {
        pub base: Vec3,
        pub swing: Vec3,
        pub rate: Vec3,
        pub phase: Vec3,
    }

    #[flatten(exact)]
    pub fn luminance(c: Vec3) -> f32 {
        c.dot(LUMA)
    }

    fn to_srgb_lane(x: f32) -> f32 {
        if x <= 0.003_130_8 { x * 12.92 } else { 1.055 * x.powf(1.0 / 2.4) - 0.055 }
    }

    fn to_linear_lane(x: f32) -> f32 {
        if x <= 0.040_45 { x / 12.92 } else { ((x + 0.055) / 1.055).powf(2.4) }
    }

    #[flatten(exact)]
    pub fn to_srgb(c: Vec3) -> Vec3 {
        vec3(to_srgb_lane(c.x), to_srgb_lane(c.y), to_srgb_lane(c.z))
    }

    #[flatten]
    pub fn to_linear(c: Vec3) -> Vec3 {
        vec3(to_linear_lane(c.x), to_linear_lane(c.y), to_linear_lane(c.z))
    }

    #[flatten(exact)]
    pub fn rgb_to_hsv(c: Vec3) -> Vec3 {
        let high = c.max_element();
        let low = c.min_element();
        let delta = high - low;
        let hue = if delta == 0.0 {
            0.0
        } else if high == c.x {
            ((c.y - c.z) / delta).rem_euclid(6.0)
        } else if high == c.y {
            (c.z - c.x) / delta + 2.0
        } else {
            (c.x - c.y) / delta + 4.0
        };
        let saturation = if high > 0.0 { delta / high } else { 0.0 };
        vec3(hue / 6.0, saturation, high)
    }

    #[flatten(exact)]
    pub fn hsv_to_rgb(c: Vec3) -> Vec3 {
        let h = c.x * 6.0;
        let wheel = vec3((h - 3.0).abs() - 1.0, 2.0 - (h - 2.0).abs(), 2.0 - (h - 4.0).abs());
        c.z * Vec3::ONE.lerp(wheel.clamp(Vec3::ZERO, Vec3::ONE), c.y)
    }

    #[flatten(exact)]
    pub fn hue_sector(hue: f32) -> i32 {
        let sector = (hue * 6.0).floor() as i32;
        sector.rem_euclid(6)
    }

    #[flatten]
    pub fn cosine_palette(p: Palette, t: f32) -> Vec3 {
        p.base + p.swing * (6.283_185_5 * (p.rate * t + p.phase)).cos()
    }

    #[flatten(exact)]
    pub fn aces(x: Vec3) -> Vec3 {
        let (a, b, c, d, e) = (2.51, 0.03, 2.43, 0.59, 0.14);
        ((x * (a * x + b)) / (x * (c * x + d) + e)).clamp(Vec3::ZERO, Vec3::ONE)
    }

    #[flatten(exact)]
    pub fn reinhard(c: Vec3, white: f32) -> Vec3 {
        let l = luminance(c);
        if l <= 0.0 {
            return Vec3::ZERO;
        }
        let mapped = l * (1.0 + l / (white * white)) / (1.0 + l);
        c * (mapped / l)
    }

    fn hable_curve(x: f32) -> f32 {
        let (a, b, c, d, e, f) = (0.15, 0.50, 0.10, 0.20, 0.02, 0.30);
        ((x * (a * x + c * b) + d * e) / (x * (a * x + b) + d * f)) - e / f
    }

    #[flatten]
    pub fn hable(c: Vec3) -> Vec3 {
        let c = c.abs();
        let white = hable_curve(11.2);
        vec3(hable_curve(c.x), hable_curve(c.y), hable_curve(c.z)) / white
    }

    #[flatten(exact)]
    pub fn overlay(below: Vec3, above: Vec3) -> Vec3 {
        let dark = 2.0 * below * above;
        let light = 1.0 - 2.0 * (1.0 - below) * (1.0 - above);
        Vec3::select(below.cmplt(Vec3::splat(0.5)), dark, light)
    }

    #[flatten(exact)]
    pub fn screen(a: Vec4, b: Vec4) -> Vec4 {
        let rgb = Vec3::ONE - (Vec3::ONE - a.truncate()) * (Vec3::ONE - b.xyz());
        rgb.extend(a.w.max(b.w))
    }

    #[flatten(exact)]
    pub fn over(top: Vec4, bottom: Vec4) -> Vec4 {
        let alpha = top.w + bottom.w * (1.0 - top.w);
        if alpha == 0.0 {
            return Vec4::ZERO;
        }
        let rgb = (top.xyz() * top.w + bottom.xyz() * bottom.w * (1.0 - top.w)) / alpha;
        rgb.extend(alpha)
    }

    #[flatten(exact)]
    pub fn pack_rgba(c: Vec4) -> u32 {
        let q = (c.clamp(Vec4::ZERO, Vec4::ONE) * 255.0 + 0.5).as_uvec4();
        q.x | q.y << 8 | q.z << 16 | q.w << 24
    }

    #[flatten(exact)]
    pub fn unpack_rgba(bits: u32) -> Vec4 {
        let lane = uvec4(bits, bits >> 8, bits >> 16, bits >> 24) & 0xff;
        lane.as_vec4() / 255.0
    }

    #[flatten(exact)]
    pub fn rgbe(c: Vec3) -> u32 {
        let largest = c.x.max(c.y).max(c.z);
        if !(largest > 1e-30 && largest < 1e30) {
            return 0;
        }
        let exponent = largest.log2().floor() + 1.0;
        let scale = (8.0 - exponent).exp2();
        let m = (c.max(Vec3::ZERO) * scale).min(Vec3::splat(255.0)).as_uvec3();
        m.x | m.y << 8 | m.z << 16 | ((exponent as i32 + 128) as u32) << 24
    }

    #[flatten(exact)]
    pub fn saturation(c: Vec3, amount: f32) -> Vec3 {
        Vec3::splat(luminance(c)).lerp(c, amount)
    }

    #[flatten(exact)]
    pub fn posterize(c: Vec3, steps: i32) -> Vec3 {
        let n = steps.clamp(2, 256) as f32;
        (c * n).floor() / (n - 1.0)
    }

    #[flatten(exact)]
    pub fn heat(t: f32) -> Vec3 {
        let mut c = Vec3::ZERO;
        let stops = 3;
        for i in 0..3 {
            let s = (t * stops as f32 - i as f32).clamp(0.0, 1.0);
            if i == 0 {
                c.x = s;
            } else if i == 1 {
                c.y = s;
            } else {
                c.z = s;
            }
        }
        c
    }

    #[flatten(exact)]
    pub fn black_body(kelvin: f32) -> Vec3 {
        let t = kelvin.clamp(1000.0, 40_000.0) / 100.0;
        let red = if t <= 66.0 { 255.0 } else { 329.7 * (t - 60.0).powf(-0.1332) };
        let green = if t <= 66.0 { 99.47 * t.ln() - 161.12 } else { 288.12 * (t - 60.0).powf(-0.0755) };
        let blue = if t >= 66.0 {
            255.0
        } else if t <= 19.0 {
            0.0
        } else {
            138.52 * (t - 10.0).ln() - 305.04
        };
        (vec3(red, green, blue) / 255.0).clamp(Vec3::ZERO, Vec3::ONE)
    }

    #[flatten(exact)]
    pub fn checker(uv: Vec2, a: Vec3, b: Vec3) -> Vec3 {
        let cell = uv.floor().as_ivec2();
        if (cell.x ^ cell.y) & 1 == 0 { a } else { b }
    }
}

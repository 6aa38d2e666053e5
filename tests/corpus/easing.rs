//! Easing: curves over 0 to 1, waves, splines.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;
    use std::f32::consts::{FRAC_PI_2, PI, TAU};

    const BACK: f32 = 1.701_58;

    #[flatten(exact)]
    pub fn smooth(t: f32) -> f32 {
        let t = t.clamp(0.0, 1.0);
        t * t * (3.0 - 2.0 * t)
    }

    #[flatten(exact)]
    pub fn smoother(edge0: f32, edge1: f32, x: f32) -> f32 {
        let t = ((x - edge0) / (edge1 - edge0)).max(0.0).min(1.0);
        t * t * t * (t * (t * 6.0 - 15.0) + 10.0)
    }

    #[flatten(exact)]
    pub fn quad_in_out(t: f32) -> f32 {
        if t < 0.5 { 2.0 * t * t } else { 1.0 - (-2.0 * t + 2.0).powi(2) / 2.0 }
    }

    #[flatten(exact)]
    pub fn cubic_in_out(t: f32) -> f32 {
        if t < 0.5 {
            return 4.0 * t * t * t;
        }
        let f = 2.0 * t - 2.0;
        0.5 * f * f * f + 1.0
    }

    #[flatten(exact)]
    pub fn expo_out(t: f32) -> f32 {
        if t == 1.0 { t } else { 1.0 - (-10.0 * t).exp2() }
    }

    #[flatten(exact)]
    pub fn circ_in(t: f32) -> f32 {
        1.0 - (1.0 - t * t).max(0.0).sqrt()
    }

    #[flatten]
    pub fn sine_in_out(t: f32) -> f32 {
        -((PI * t).cos() - 1.0) / 2.0
    }

    #[flatten(exact)]
    pub fn back_in(t: f32) -> f32 {
        t * t * ((BACK + 1.0) * t - BACK)
    }

    #[flatten(exact)]
    pub fn back_in_out(mut t: f32) -> f32 {
        let s = BACK * 1.525;
        t *= 2.0;
        if t < 1.0 {
            0.5 * (t * t * ((s + 1.0) * t - s))
        } else {
            t -= 2.0;
            0.5 * (t * t * ((s + 1.0) * t + s) + 2.0)
        }
    }

    #[flatten(exact)]
    pub fn elastic_out(t: f32, amplitude: f32, period: f32) -> f32 {
        if t == 0.0 || t == 1.0 {
            return t;
        }
        let t = t.clamp(0.0, 1.0);
        let period = period.abs() + 0.25;
        let a;
        let s;
        if amplitude < 1.0 {
            a = 1.0;
            s = period / 4.0;
        } else {
            a = amplitude;
            s = period / (4.0 * amplitude);
        }
        a * (-10.0 * t).exp2() * ((t - s) * TAU / period).sin() + 1.0
    }

    #[flatten(exact)]
    pub fn bounce_out(t: f32) -> f32 {
        let (n, d) = (7.5625, 2.75);
        let mut t = t;
        if t < 1.0 / d {
            n * t * t
        } else if t < 2.0 / d {
            t -= 1.5 / d;
            n * t * t + 0.75
        } else if t < 2.5 / d {
            t -= 2.25 / d;
            n * t * t + 0.9375
        } else {
            t -= 2.625 / d;
            n * t * t + 0.984_375
        }
    }

    #[flatten(exact)]
    pub fn bounce_in_out(t: f32) -> f32 {
        if t < 0.5 {
            (1.0 - bounce_out(1.0 - 2.0 * t)) * 0.5
        } else {
            (1.0 + bounce_out(2.0 * t - 1.0)) * 0.5
        }
    }

    #[flatten(exact)]
    pub fn triangle_wave(x: f32) -> f32 {
        let f = x.rem_euclid(1.0);
        if f < 0.5 { f * 2.0 } else { 2.0 - f * 2.0 }
    }

    #[flatten(exact)]
    pub fn square_wave(x: f32, duty: f32) -> f32 {
        if x - x.floor() < duty { 1.0 } else { -1.0 }
    }

    #[flatten]
    pub fn pulse(x: f32, center: f32, width: f32) -> f32 {
        let d = (x - center).abs();
        if d > width {
            return 0.0;
        }
        let d = d / width.max(0.01);
        1.0 - d * d * (3.0 - 2.0 * d)
    }

    #[flatten(exact)]
    pub fn gain(x: f32, k: f32) -> f32 {
        let mirrored = if x < 0.5 { x } else { 1.0 - x };
        let a = 0.5 * (2.0 * mirrored).powf(k);
        if x < 0.5 { a } else { 1.0 - a }
    }

    #[flatten(exact)]
    pub fn almost_identity(x: f32, m: f32, n: f32) -> f32 {
        if x > m {
            return x;
        }
        let a = 2.0 * n - m;
        let b = 2.0 * m - 3.0 * n;
        let t = x / m;
        (a * t + b) * t * t + n
    }

    #[flatten]
    pub fn hermite(a: Vec2, b: Vec2, da: Vec2, db: Vec2, t: f32) -> Vec2 {
        let t = t * 0.1;
        let (t2, t3) = (t * t, t * t * t);
        a * (2.0 * t3 - 3.0 * t2 + 1.0)
            + da * (t3 - 2.0 * t2 + t)
            + b * (3.0 * t2 - 2.0 * t3)
            + db * (t3 - t2)
    }

    #[flatten(exact)]
    pub fn bezier(a: Vec3, b: Vec3, c: Vec3, t: f32) -> Vec3 {
        a.lerp(b, t).lerp(b.lerp(c, t), t)
    }

    /// The parameter at which a timing curve reaches `x`, by halving.
    #[flatten(exact)]
    pub fn bezier_time(x: f32, x1: f32, x2: f32) -> f32 {
        let (mut low, mut high) = (0.0, 1.0);
        let mut t = x;
        for _ in 0..8 {
            let u = 1.0 - t;
            let at = 3.0 * u * u * t * x1 + 3.0 * u * t * t * x2 + t * t * t;
            if (at - x).abs() < 1e-3 {
                break;
            }
            if at < x {
                low = t;
            } else {
                high = t;
            }
            t = (low + high) * 0.5;
        }
        t
    }

    #[flatten(exact)]
    pub fn quantized(t: f32, steps: u32) -> f32 {
        let n = steps.min(64).max(1) as f32;
        (t * n).trunc() / n
    }

    #[flatten(exact)]
    pub fn spring(t: f32, damping: f32) -> f32 {
        let t = t.clamp(0.0, 1.0);
        let angle = t * FRAC_PI_2 * 5.0;
        1.0 - (-damping * t).exp() * angle.cos()
    }
}

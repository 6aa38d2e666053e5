//! What people draw: skies, water, patterns, screens, and what they simulate.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;
    use std::f32::consts::{FRAC_PI_2, PI, TAU};

    // ---- colour spaces

    #[flatten]
    pub fn oklab(c: Vec3) -> Vec3 {
        let l = 0.412_221_46 * c.x + 0.536_332_55 * c.y + 0.051_445_995 * c.z;
        let m = 0.211_903_5 * c.x + 0.680_699_5 * c.y + 0.107_396_96 * c.z;
        let s = 0.088_302_46 * c.x + 0.281_718_85 * c.y + 0.629_978_7 * c.z;
        let l_ = l.cbrt();
        let m_ = m.cbrt();
        let s_ = s.cbrt();
        vec3(
            0.210_454_26 * l_ + 0.793_617_8 * m_ - 0.004_072_047 * s_,
            1.977_998_5 * l_ - 2.428_592_2 * m_ + 0.450_593_7 * s_,
            0.025_904_037 * l_ + 0.782_771_77 * m_ - 0.808_675_77 * s_,
        )
    }

    #[flatten]
    pub fn from_oklab(c: Vec3) -> Vec3 {
        let l_ = c.x + 0.396_337_78 * c.y + 0.215_803_76 * c.z;
        let m_ = c.x - 0.105_561_346 * c.y - 0.063_854_17 * c.z;
        let s_ = c.x - 0.089_484_18 * c.y - 1.291_485_5 * c.z;
        let (l, m, s) = (l_ * l_ * l_, m_ * m_ * m_, s_ * s_ * s_);
        vec3(
            4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s,
            -1.268_438 * l + 2.609_757_4 * m - 0.341_319_38 * s,
            -0.004_196_086_3 * l - 0.703_418_6 * m + 1.707_614_7 * s,
        )
    }

    fn lab_lane(t: f32) -> f32 {
        if t > 0.008_856 { t.powf(1.0 / 3.0) } else { 7.787 * t + 16.0 / 116.0 }
    }

    #[flatten]
    pub fn lab(xyz: Vec3) -> Vec3 {
        let x = lab_lane(xyz.x / 0.95047);
        let y = lab_lane(xyz.y);
        let z = lab_lane(xyz.z / 1.08883);
        vec3(116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z))
    }

    #[flatten]
    pub fn rgb_to_hsl(c: Vec3) -> Vec3 {
        let hi = c.x.max(c.y).max(c.z);
        let lo = c.x.min(c.y).min(c.z);
        let l = (hi + lo) * 0.5;
        let d = hi - lo;
        if d < 1e-6 {
            return vec3(0.0, 0.0, l);
        }
        let s = if l > 0.5 { d / (2.0 - hi - lo) } else { d / (hi + lo) };
        let h = if hi == c.x {
            (c.y - c.z) / d + if c.y < c.z { 6.0 } else { 0.0 }
        } else if hi == c.y {
            (c.z - c.x) / d + 2.0
        } else {
            (c.x - c.y) / d + 4.0
        };
        vec3(h / 6.0, s, l)
    }

    fn hue_to_lane(p: f32, q: f32, t: f32) -> f32 {
        let mut t = t;
        if t < 0.0 {
            t += 1.0;
        }
        if t > 1.0 {
            t -= 1.0;
        }
        if t < 1.0 / 6.0 {
            return p + (q - p) * 6.0 * t;
        }
        if t < 0.5 {
            return q;
        }
        if t < 2.0 / 3.0 {
            return p + (q - p) * (2.0 / 3.0 - t) * 6.0;
        }
        p
    }

    #[flatten]
    pub fn hsl_to_rgb(c: Vec3) -> Vec3 {
        if c.y == 0.0 {
            return Vec3::splat(c.z);
        }
        let q = if c.z < 0.5 { c.z * (1.0 + c.y) } else { c.z + c.y - c.z * c.y };
        let p = 2.0 * c.z - q;
        vec3(hue_to_lane(p, q, c.x + 1.0 / 3.0), hue_to_lane(p, q, c.x), hue_to_lane(p, q, c.x - 1.0 / 3.0))
    }

    #[flatten]
    pub fn cmyk(c: Vec3) -> Vec4 {
        let k = 1.0 - c.max_element();
        if k >= 1.0 {
            return vec4(0.0, 0.0, 0.0, 1.0);
        }
        let inv = 1.0 / (1.0 - k);
        ((Vec3::ONE - c - k) * inv).extend(k)
    }

    #[flatten]
    pub fn kelvin(temperature: f32) -> Vec3 {
        let t = temperature.clamp(1000.0, 40000.0) / 100.0;
        let r = if t <= 66.0 { 255.0 } else { 329.698_73 * (t - 60.0).powf(-0.133_204_76) };
        let g = if t <= 66.0 {
            99.470_8 * t.ln() - 161.119_57
        } else {
            288.122_16 * (t - 60.0).powf(-0.075_514_85)
        };
        let b = if t >= 66.0 {
            255.0
        } else if t <= 19.0 {
            0.0
        } else {
            138.517_73 * (t - 10.0).ln() - 305.044_8
        };
        (vec3(r, g, b) / 255.0).clamp(Vec3::ZERO, Vec3::ONE)
    }

    #[flatten]
    pub fn pq(nits: Vec3) -> Vec3 {
        const M1: f32 = 0.159_301_76;
        const M2: f32 = 78.84375;
        const C1: f32 = 0.8359375;
        const C2: f32 = 18.8515625;
        const C3: f32 = 18.6875;
        let y = (nits / 10000.0).max(Vec3::ZERO).powf(M1);
        ((C1 + C2 * y) / (1.0 + C3 * y)).powf(M2)
    }

    #[flatten]
    pub fn ycbcr(c: Vec3, full: bool) -> Vec3 {
        let y = c.dot(vec3(0.299, 0.587, 0.114));
        let cb = (c.z - y) * 0.564;
        let cr = (c.x - y) * 0.713;
        if full {
            vec3(y, cb + 0.5, cr + 0.5)
        } else {
            vec3(16.0 + 219.0 * y, 128.0 + 224.0 * cb, 128.0 + 224.0 * cr) / 255.0
        }
    }

    #[flatten]
    pub fn chroma_key(c: Vec3, key: Vec3, near: f32, soft: f32) -> f32 {
        let a = ycbcr(c, true);
        let b = ycbcr(key, true);
        let d = (a.yz() - b.yz()).length();
        let base = d - near;
        (base / soft).max(0.0).powf(1.5).min(1.0)
    }

    #[flatten]
    pub fn lift_gamma_gain(c: Vec3, lift: Vec3, gamma: Vec3, gain: Vec3) -> Vec3 {
        let c = c * (1.5 - 0.5 * lift) + 0.5 * lift - 0.5;
        let c = c.clamp(Vec3::ZERO, Vec3::ONE) * gain;
        vec3(c.x.powf(1.0 / gamma.x), c.y.powf(1.0 / gamma.y), c.z.powf(1.0 / gamma.z))
    }

    #[flatten]
    pub fn soft_light(base: Vec3, blend: Vec3) -> Vec3 {
        let mut out = Vec3::ZERO;
        for i in 0..3 {
            let (a, b) = (base[i], blend[i]);
            out[i] = if b < 0.5 {
                2.0 * a * b + a * a * (1.0 - 2.0 * b)
            } else {
                a.sqrt() * (2.0 * b - 1.0) + 2.0 * a * (1.0 - b)
            };
        }
        out
    }

    #[flatten]
    pub fn dodge_burn(base: Vec3, blend: Vec3, burn: bool) -> Vec3 {
        let lane = |a: f32, b: f32| {
            if burn {
                if b <= 0.0 { 0.0 } else { 1.0 - ((1.0 - a) / b).min(1.0) }
            } else if b >= 1.0 {
                1.0
            } else {
                (a / (1.0 - b)).min(1.0)
            }
        };
        vec3(lane(base.x, blend.x), lane(base.y, blend.y), lane(base.z, blend.z))
    }

    // ---- skies and water

    #[flatten]
    pub fn rayleigh(mu: f32) -> f32 {
        3.0 / (16.0 * PI) * (1.0 + mu * mu)
    }

    #[flatten]
    pub fn henyey_greenstein(mu: f32, g: f32) -> f32 {
        let g2 = g * g;
        (1.0 - g2) / (4.0 * PI * (1.0 + g2 - 2.0 * g * mu).powf(1.5))
    }

    #[flatten]
    pub fn cornette_shanks(mu: f32, g: f32) -> f32 {
        let g2 = g * g;
        let up = 3.0 * (1.0 - g2) * (1.0 + mu * mu);
        let down = 8.0 * PI * (2.0 + g2) * (1.0 + g2 - 2.0 * g * mu).powf(1.5);
        up / down
    }

    #[flatten]
    pub fn sky(dir: Vec3, sun: Vec3) -> Vec3 {
        let up = dir.y.max(0.0);
        let mu = dir.dot(sun);
        let base = vec3(0.3, 0.55, 0.8) * (1.0 - 0.8 * up) * 0.9;
        let mut c = base;
        c += 0.25 * vec3(1.0, 0.7, 0.4) * mu.clamp(0.0, 1.0).powf(8.0);
        c += 0.25 * vec3(1.0, 0.8, 0.6) * mu.clamp(0.0, 1.0).powf(64.0);
        c += 0.2 * vec3(1.0, 0.8, 0.6) * mu.clamp(0.0, 1.0).powf(512.0);
        if dir.y < 0.0 {
            c = c.lerp(vec3(0.2, 0.2, 0.25), (-dir.y * 8.0).min(1.0));
        }
        c.lerp(0.7 * vec3(1.0, 0.75, 0.8), (1.0 - up).powf(8.0))
    }

    #[flatten]
    pub fn scattering(start: Vec3, dir: Vec3, sun: Vec3) -> Vec3 {
        const STEPS: u32 = 6;
        let beta = vec3(5.8e-3, 1.35e-2, 3.31e-2);
        let mut total = Vec3::ZERO;
        let mut depth = 0.0;
        let step = 1.0 / STEPS as f32;
        for i in 0..STEPS {
            let p = start + dir * ((i as f32 + 0.5) * step);
            let h = p.length() - 1.0;
            if h < 0.0 {
                break;
            }
            let density = (-h / 0.12).exp() * step;
            depth += density;
            let sun_depth = (1.0 - p.normalize().dot(sun).max(0.0)) * density * 4.0;
            total += (-beta * (depth + sun_depth) * 40.0).exp() * density;
        }
        total * beta * 20.0 * rayleigh(dir.dot(sun))
    }

    pub struct Wave {
        pub dir: Vec2,
        pub steep: f32,
        pub length: f32,
    }

    impl Wave {
        fn apply(&self, p: Vec3, time: f32, tangent: &mut Vec3, binormal: &mut Vec3) -> Vec3 {
            let k = TAU / self.length;
            let c = (9.8 / k).sqrt();
            let d = self.dir.normalize_or_zero();
            let f = k * (d.dot(p.xz()) - c * time);
            let a = self.steep / k;
            let (s, co) = f.sin_cos();
            *tangent += vec3(-d.x * d.x * self.steep * s, d.x * self.steep * co, -d.x * d.y * self.steep * s);
            *binormal +=
                vec3(-d.x * d.y * self.steep * s, d.y * self.steep * co, -d.y * d.y * self.steep * s);
            vec3(d.x * a * co, a * s, d.y * a * co)
        }
    }

    #[flatten]
    pub fn gerstner(p: Vec3, time: f32) -> (Vec3, Vec3) {
        let waves = [
            Wave { dir: vec2(1.0, 0.2), steep: 0.25, length: 6.0 },
            Wave { dir: vec2(0.4, 1.0), steep: 0.15, length: 3.1 },
            Wave { dir: vec2(-0.3, 0.7), steep: 0.1, length: 1.8 },
        ];
        let mut tangent = Vec3::X;
        let mut binormal = Vec3::Z;
        let mut at = p;
        for wave in &waves {
            at += wave.apply(p, time, &mut tangent, &mut binormal);
        }
        (at, binormal.cross(tangent).normalize_or_zero())
    }

    fn sea_hash(p: Vec2) -> f32 {
        let h = p.dot(vec2(127.1, 311.7));
        (h.sin() * 43.5453).fract_gl()
    }

    fn sea_noise(p: Vec2) -> f32 {
        let i = p.floor();
        let f = p.fract_gl();
        let u = f * f * (3.0 - 2.0 * f);
        let a = sea_hash(i);
        let b = sea_hash(i + vec2(1.0, 0.0));
        let c = sea_hash(i + vec2(0.0, 1.0));
        let d = sea_hash(i + vec2(1.0, 1.0));
        let x0 = a + (b - a) * u.x;
        let x1 = c + (d - c) * u.x;
        -1.0 + 2.0 * (x0 + (x1 - x0) * u.y)
    }

    fn sea_octave(uv: Vec2, choppy: f32) -> f32 {
        let uv = uv + sea_noise(uv);
        let wv = 1.0 - vec2(uv.x.sin(), uv.y.sin()).abs();
        let swv = vec2(uv.x.cos(), uv.y.cos()).abs();
        let wv = wv + (swv - wv) * wv;
        (1.0 - (wv.x * wv.y).powf(0.65)).powf(choppy)
    }

    #[flatten]
    pub fn sea(p: Vec3, time: f32) -> f32 {
        let m = Mat2::from_cols(vec2(1.6, -1.2), vec2(1.2, 1.6));
        let mut freq = 0.16;
        let mut amp = 0.6;
        let mut choppy = 4.0;
        let mut uv = p.xz();
        uv.x *= 0.75;
        let mut h = 0.0;
        for _ in 0..3 {
            let mut d = sea_octave((uv + time) * freq, choppy);
            d += sea_octave((uv - time) * freq, choppy);
            h += d * amp;
            uv = m * uv;
            freq *= 1.9;
            amp *= 0.22;
            choppy = choppy + (1.0 - choppy) * 0.2;
        }
        p.y - h
    }

    #[flatten]
    pub fn beer_powder(depth: f32, light: f32) -> f32 {
        let beer = (-depth).exp();
        let powder = 1.0 - (-2.0 * depth).exp();
        let t = light.clamp(0.0, 1.0);
        beer * (1.0 - t) + beer * powder * 2.0 * t
    }

    #[flatten]
    pub fn height_fog(c: Vec3, dist: f32, origin: Vec3, dir: Vec3, fall: f32) -> Vec3 {
        let amount = if dir.y.abs() < 1e-4 {
            dist * (-origin.y * fall).exp()
        } else {
            (-origin.y * fall).exp() * (1.0 - (-dist * dir.y * fall).exp()) / dir.y
        };
        c.lerp(vec3(0.5, 0.6, 0.7), (amount * 0.1).clamp(0.0, 1.0))
    }

    // ---- patterns

    #[flatten]
    pub fn plasma(p: Vec2, t: f32) -> Vec3 {
        let mut v = 0.0;
        let c = p * 4.0 - 2.0;
        v += (c.x + t).sin();
        v += ((c.y + t) / 2.0).sin();
        v += ((c.x + c.y + t) / 2.0).sin();
        let c = c + 2.0 * vec2((t / 3.0).sin(), (t / 2.0).cos());
        v += ((c.x * c.x + c.y * c.y + 1.0).sqrt() + t).sin();
        v /= 2.0;
        vec3(1.0, (PI * v).sin(), (PI * v).cos()) * 0.5 + 0.5
    }

    #[flatten]
    pub fn tunnel(p: Vec2, t: f32) -> Vec2 {
        let a = p.y.atan2(p.x);
        let r = (p.x.powi(8) + p.y.powi(8)).powf(1.0 / 8.0);
        vec2(0.3 / r.max(1e-3) + 0.2 * t, a / PI)
    }

    #[flatten]
    pub fn truchet(p: Vec2, width: f32) -> f32 {
        let id = p.floor();
        let mut f = p - id - 0.5;
        if sea_hash(id) < 0.5 {
            f.x = -f.x;
        }
        let d1 = ((f - 0.5).length() - 0.5).abs();
        let d2 = ((f + 0.5).length() - 0.5).abs();
        let d = d1.min(d2);
        1.0 - smooth(width, width + 0.02, d)
    }

    fn smooth(a: f32, b: f32, x: f32) -> f32 {
        let t = ((x - a) / (b - a)).clamp(0.0, 1.0);
        t * t * (3.0 - 2.0 * t)
    }

    #[flatten]
    pub fn hex_grid(p: Vec2) -> Vec4 {
        let s = vec2(1.0, 1.732_050_8);
        let h = s * 0.5;
        let a = p.rem_euclid(s) - h;
        let b = (p - h).rem_euclid(s) - h;
        let g = if a.length_squared() < b.length_squared() { a } else { b };
        let q = g.abs();
        let edge = 0.5 - q.dot(s.normalize()).max(q.x);
        vec4(g.x.atan2(g.y), edge, (p - g).x, (p - g).y)
    }

    #[flatten]
    pub fn kaleidoscope(p: Vec2, sides: f32) -> Vec2 {
        let r = p.length();
        let segment = TAU / sides;
        let mut a = p.y.atan2(p.x).rem_euclid(segment);
        if a > segment * 0.5 {
            a = segment - a;
        }
        r * vec2(a.cos(), a.sin())
    }

    #[flatten]
    pub fn voronoi_edges(p: Vec2) -> f32 {
        let n = p.floor();
        let f = p - n;
        let mut best = 8.0;
        let mut mg = Vec2::ZERO;
        let mut mr = Vec2::ZERO;
        for j in -1..=1 {
            for i in -1..=1 {
                let g = vec2(i as f32, j as f32);
                let o = vec2(sea_hash(n + g), sea_hash(n + g + 17.0));
                let r = g + o - f;
                let d = r.length_squared();
                if d < best {
                    best = d;
                    mr = r;
                    mg = g;
                }
            }
        }
        let mut edge = 8.0f32;
        for j in -1..=1 {
            for i in -1..=1 {
                let g = mg + vec2(i as f32, j as f32);
                let o = vec2(sea_hash(n + g), sea_hash(n + g + 17.0));
                let r = g + o - f;
                let diff = r - mr;
                if diff.length_squared() > 1e-5 {
                    edge = edge.min((0.5 * (mr + r)).dot(diff.normalize()));
                }
            }
        }
        edge
    }

    #[flatten]
    pub fn brick(p: Vec2, mortar: f32) -> Vec3 {
        let mut q = p * vec2(4.0, 8.0);
        if q.y.rem_euclid(2.0) >= 1.0 {
            q.x += 0.5;
        }
        let f = q.fract_gl();
        let inside = f.x > mortar && f.y > mortar * 2.0;
        if inside { vec3(0.6, 0.2, 0.1) } else { Vec3::splat(0.7) }
    }

    #[flatten]
    pub fn halftone(p: Vec2, grey: f32, angle: f32) -> f32 {
        let (s, c) = angle.sin_cos();
        let q = vec2(c * p.x - s * p.y, s * p.x + c * p.y) * 60.0;
        let cell = (q.x.sin() * q.y.sin()) * 4.0;
        (grey * 10.0 - 5.0 + cell).clamp(0.0, 1.0)
    }

    #[flatten]
    pub fn segments(p: Vec2, digit: u32) -> f32 {
        const MASKS: [u32; 10] = [0x77, 0x24, 0x5d, 0x6d, 0x2e, 0x6b, 0x7b, 0x25, 0x7f, 0x6f];
        let mask = MASKS[(digit % 10) as usize];
        let bar = |c: Vec2, horizontal: bool| -> f32 {
            let q = if horizontal { p - c } else { (p - c).yx() };
            let d = q.abs() - vec2(0.4, 0.08);
            d.x.max(d.y)
        };
        let mut best = 1e3f32;
        let at = [
            vec2(0.0, 1.0),
            vec2(-0.5, 0.5),
            vec2(0.5, 0.5),
            vec2(0.0, 0.0),
            vec2(-0.5, -0.5),
            vec2(0.5, -0.5),
            vec2(0.0, -1.0),
        ];
        for i in 0..7 {
            if mask >> i & 1 == 1 {
                best = best.min(bar(at[i], i % 3 == 0));
            }
        }
        best
    }

    #[flatten]
    pub fn sprite(p: IVec2, bits: u32) -> bool {
        let inside = p.x >= 0 && p.x < 5 && p.y >= 0 && p.y < 6;
        inside && bits >> (p.y * 5 + p.x) as u32 & 1 == 1
    }

    #[flatten]
    pub fn crt(uv: Vec2, t: f32) -> Vec3 {
        let mut q = uv * 2.0 - 1.0;
        let o = q.yx().abs() / vec2(6.0, 4.0);
        q += q * o * o;
        let q = q * 0.5 + 0.5;
        if q.x < 0.0 || q.x > 1.0 || q.y < 0.0 || q.y > 1.0 {
            return Vec3::ZERO;
        }
        let scan = (0.35 + 0.35 * (3.5 * t + q.y * 240.0 * 1.5).sin()).clamp(0.0, 1.0).powf(1.7);
        let mut c = vec3(q.x, q.y, 0.5) * (0.4 + 0.7 * scan);
        c *= 1.0 + 0.01 * (110.0 * t).sin();
        c *= 1.0 - 0.65 * ((uv.x * 240.0).rem_euclid(2.0) - 1.0).clamp(0.0, 1.0) * 2.0;
        let v = 16.0 * q.x * q.y * (1.0 - q.x) * (1.0 - q.y);
        c * v.powf(0.3)
    }

    // ---- fields

    #[flatten]
    pub fn ellipse(p: Vec2, ab: Vec2) -> f32 {
        let k0 = (p / ab).length();
        let k1 = (p / (ab * ab)).length();
        if k1 < 1e-6 { -ab.x.min(ab.y) } else { k0 * (k0 - 1.0) / k1 }
    }

    #[flatten]
    pub fn star(p: Vec2, r: f32, rf: f32) -> f32 {
        const K1: Vec2 = vec2(0.809_017, -0.587_785_25);
        const K2: Vec2 = vec2(-0.809_017, -0.587_785_25);
        let mut p = p;
        p.x = p.x.abs();
        p -= 2.0 * K1.dot(p).max(0.0) * K1;
        p -= 2.0 * K2.dot(p).max(0.0) * K2;
        p.x = p.x.abs();
        p.y -= r;
        let ba = rf * vec2(-K1.y, K1.x) - vec2(0.0, 1.0);
        let h = (p.dot(ba) / ba.dot(ba)).clamp(0.0, r);
        (p - ba * h).length() * (p.y * ba.x - p.x * ba.y).signum()
    }

    #[flatten]
    pub fn pie(p: Vec2, c: Vec2, r: f32) -> f32 {
        let p = vec2(p.x.abs(), p.y);
        let l = p.length() - r;
        let m = (p - c * p.dot(c).clamp(0.0, r)).length();
        l.max(m * (c.y * p.x - c.x * p.y).signum())
    }

    #[flatten]
    pub fn arc(p: Vec2, sc: Vec2, ra: f32, rb: f32) -> f32 {
        let p = vec2(p.x.abs(), p.y);
        (if sc.y * p.x > sc.x * p.y { (p - sc * ra).length() } else { (p.length() - ra).abs() }) - rb
    }

    #[flatten]
    pub fn egg(p: Vec2, ra: f32, rb: f32) -> f32 {
        let k = 3f32.sqrt();
        let p = vec2(p.x.abs(), p.y);
        let r = ra - rb;
        if p.y < 0.0 {
            p.length() - r - rb
        } else if k * (p.x + r) < p.y {
            vec2(p.x, p.y - k * r).length() - rb
        } else {
            vec2(p.x + r, p.y).length() - 2.0 * r - rb
        }
    }

    #[flatten]
    pub fn bezier_distance(pos: Vec2, a: Vec2, b: Vec2, c: Vec2) -> f32 {
        let aa = b - a;
        let bb = a - 2.0 * b + c;
        let cc = aa * 2.0;
        let dd = a - pos;
        let kk = 1.0 / bb.dot(bb);
        let kx = kk * aa.dot(bb);
        let ky = kk * (2.0 * aa.dot(aa) + dd.dot(bb)) / 3.0;
        let kz = kk * dd.dot(aa);
        let p = ky - kx * kx;
        let p3 = p * p * p;
        let q = kx * (2.0 * kx * kx - 3.0 * ky) + kz;
        let mut h = q * q + 4.0 * p3;
        let res = if h >= 0.0 {
            h = h.sqrt();
            let x = (vec2(h, -h) - q) / 2.0;
            let uv = x.signum() * x.abs().powf(1.0 / 3.0);
            let t = (uv.x + uv.y - kx).clamp(0.0, 1.0);
            (dd + (cc + bb * t) * t).length_squared()
        } else {
            let z = (-p).sqrt();
            let v = (q / (p * z * 2.0)).acos() / 3.0;
            let m = v.cos();
            let n = v.sin() * 1.732_050_8;
            let t = (vec3(m + m, -n - m, n - m) * z - kx).clamp(Vec3::ZERO, Vec3::ONE);
            let d1 = (dd + (cc + bb * t.x) * t.x).length_squared();
            let d2 = (dd + (cc + bb * t.y) * t.y).length_squared();
            d1.min(d2)
        };
        res.sqrt()
    }

    #[flatten]
    pub fn mandelbulb(p: Vec3, power: f32) -> f32 {
        let mut z = p;
        let mut dr = 1.0;
        let mut r = 0.0;
        for _ in 0..5 {
            r = z.length();
            if r > 2.0 {
                break;
            }
            let theta = (z.z / r).acos() * power;
            let phi = z.y.atan2(z.x) * power;
            dr = r.powf(power - 1.0) * power * dr + 1.0;
            let zr = r.powf(power);
            z = zr * vec3(theta.sin() * phi.cos(), phi.sin() * theta.sin(), theta.cos()) + p;
        }
        0.5 * r.ln() * r / dr
    }

    #[flatten]
    pub fn menger(p: Vec3) -> f32 {
        let q = p.abs() - 1.0;
        let mut d = q.max(Vec3::ZERO).length() + q.max_element().min(0.0);
        let mut s = 1.0;
        for _ in 0..3 {
            let a = (p * s).rem_euclid(Vec3::splat(2.0)) - 1.0;
            s *= 3.0;
            let r = (1.0 - 3.0 * a.abs()).abs();
            let da = r.x.max(r.y);
            let db = r.y.max(r.z);
            let dc = r.z.max(r.x);
            let c = (da.min(db).min(dc) - 1.0) / s;
            d = d.max(c);
        }
        d
    }

    #[flatten]
    pub fn apollonian(p: Vec3, s: f32) -> Vec2 {
        let mut p = p;
        let mut scale = 1.0;
        let mut orb = 1000.0f32;
        for _ in 0..4 {
            p = -1.0 + 2.0 * (0.5 * p + 0.5).fract_gl();
            let r2 = p.dot(p);
            orb = orb.min(r2);
            let k = s / r2;
            p *= k;
            scale *= k;
        }
        vec2(0.25 * p.y.abs() / scale, orb)
    }

    #[flatten]
    pub fn gyroid(p: Vec3, scale: f32, thick: f32, bias: f32) -> f32 {
        let q = p * scale;
        let s = vec3(q.x.sin(), q.y.sin(), q.z.sin());
        let c = vec3(q.z.cos(), q.x.cos(), q.y.cos());
        (s.dot(c) - bias).abs() / scale - thick
    }

    #[flatten]
    pub fn fold_box(p: Vec3, limit: f32, min_radius: f32, scale: f32) -> Vec4 {
        let q = p.clamp(Vec3::splat(-limit), Vec3::splat(limit)) * 2.0 - p;
        let r2 = q.length_squared();
        let k = if r2 < min_radius * min_radius {
            1.0 / (min_radius * min_radius)
        } else if r2 < 1.0 {
            1.0 / r2
        } else {
            1.0
        };
        (q * k * scale + p).extend(k * scale)
    }

    #[flatten]
    pub fn smin_cubic(a: f32, b: f32, k: f32) -> Vec2 {
        let h = (k - (a - b).abs()).max(0.0) / k;
        let m = h * h * h * 0.5;
        let s = m * k * (1.0 / 3.0);
        if a < b { vec2(a - s, m) } else { vec2(b - s, 1.0 - m) }
    }

    #[flatten]
    pub fn polar_repeat(p: Vec2, n: f32) -> (Vec2, f32) {
        let angle = TAU / n;
        let a = p.y.atan2(p.x) + angle * 0.5;
        let r = p.length();
        let mut c = (a / angle).floor();
        let a = a.rem_euclid(angle) - angle * 0.5;
        if c.abs() >= n * 0.5 {
            c = c.abs();
        }
        (vec2(a.cos(), a.sin()) * r, c)
    }

    #[flatten]
    pub fn vesica(p: Vec2, r: f32, d: f32) -> f32 {
        let p = p.abs();
        let b = (r * r - d * d).sqrt();
        if (p.y - b) * d > p.x * b { (p - vec2(0.0, b)).length() } else { (p - vec2(-d, 0.0)).length() - r }
    }

    #[flatten]
    pub fn cone(p: Vec3, c: Vec2, h: f32) -> f32 {
        let q = h * vec2(c.x / c.y, -1.0);
        let w = vec2(p.xz().length(), p.y);
        let a = w - q * (w.dot(q) / q.dot(q)).clamp(0.0, 1.0);
        let b = w - q * vec2((w.x / q.x).clamp(0.0, 1.0), 1.0);
        let k = q.y.signum();
        let d = a.dot(a).min(b.dot(b));
        let s = (k * (w.x * q.y - w.y * q.x)).max(k * (w.y - q.y));
        d.sqrt() * s.signum()
    }

    // ---- light

    #[flatten]
    pub fn fresnel_dielectric(cos_i: f32, eta: f32) -> f32 {
        let mut eta = eta;
        let mut c = cos_i.clamp(-1.0, 1.0);
        if c < 0.0 {
            eta = 1.0 / eta;
            c = -c;
        }
        let sin2 = (1.0 - c * c) / (eta * eta);
        if sin2 >= 1.0 {
            return 1.0;
        }
        let ct = (1.0 - sin2).sqrt();
        let parallel = (eta * c - ct) / (eta * c + ct);
        let perpendicular = (c - eta * ct) / (c + eta * ct);
        (parallel * parallel + perpendicular * perpendicular) / 2.0
    }

    #[flatten]
    pub fn fresnel_conductor(cos: f32, eta: Vec3, k: Vec3) -> Vec3 {
        let c2 = cos * cos;
        let s2 = 1.0 - c2;
        let e2 = eta * eta;
        let k2 = k * k;
        let t0 = e2 - k2 - s2;
        let a2b2 = (t0 * t0 + 4.0 * e2 * k2).sqrt();
        let t1 = a2b2 + c2;
        let a = (0.5 * (a2b2 + t0)).sqrt();
        let t2 = 2.0 * cos * a;
        let rs = (t1 - t2) / (t1 + t2);
        let t3 = c2 * a2b2 + s2 * s2;
        let t4 = t2 * s2;
        let rp = rs * (t3 - t4) / (t3 + t4);
        0.5 * (rp + rs)
    }

    #[flatten]
    pub fn ggx_anisotropic(nh: f32, th: f32, bh: f32, at: f32, ab: f32) -> f32 {
        let d = th * th / (at * at) + bh * bh / (ab * ab) + nh * nh;
        1.0 / (PI * at * ab * d * d)
    }

    #[flatten]
    pub fn env_brdf(specular: Vec3, roughness: f32, nv: f32) -> Vec3 {
        let c0 = vec4(-1.0, -0.0275, -0.572, 0.022);
        let c1 = vec4(1.0, 0.0425, 1.04, -0.04);
        let r = roughness * c0 + c1;
        let a004 = (r.x * r.x).min((-9.28 * nv).exp2()) * r.x + r.y;
        let ab = vec2(-1.04, 1.04) * a004 + r.zw();
        specular * ab.x + ab.y
    }

    #[flatten]
    pub fn blinn_phong(n: Vec3, l: Vec3, v: Vec3, shine: f32) -> Vec2 {
        let nl = n.dot(l);
        if nl <= 0.0 {
            return Vec2::ZERO;
        }
        let h = (l + v).normalize();
        vec2(nl, n.dot(h).max(0.0).powf(shine))
    }

    #[flatten]
    pub fn wrap_subsurface(n: Vec3, l: Vec3, wrap: f32, scatter: f32) -> Vec3 {
        let nl = n.dot(l);
        let wrapped = (nl + wrap) / (1.0 + wrap);
        let diffuse = wrapped.max(0.0);
        let s = smooth(0.0, scatter, wrapped) * smooth(scatter * 2.0, scatter, wrapped);
        Vec3::splat(diffuse) + s * vec3(0.6, 0.1, 0.1)
    }

    #[flatten]
    pub fn octahedral(n: Vec3) -> Vec2 {
        let n = n / (n.x.abs() + n.y.abs() + n.z.abs());
        let p = if n.z >= 0.0 {
            n.xy()
        } else {
            (1.0 - n.yx().abs())
                * vec2(if n.x >= 0.0 { 1.0 } else { -1.0 }, if n.y >= 0.0 { 1.0 } else { -1.0 })
        };
        p * 0.5 + 0.5
    }

    #[flatten]
    pub fn from_octahedral(e: Vec2) -> Vec3 {
        let f = e * 2.0 - 1.0;
        let mut n = vec3(f.x, f.y, 1.0 - f.x.abs() - f.y.abs());
        let t = (-n.z).clamp(0.0, 1.0);
        n.x += if n.x >= 0.0 { -t } else { t };
        n.y += if n.y >= 0.0 { -t } else { t };
        n.normalize()
    }

    #[flatten]
    pub fn blend_normals(a: Vec3, b: Vec3) -> Vec3 {
        let t = a * vec3(2.0, 2.0, 2.0) + vec3(-1.0, -1.0, 0.0);
        let u = b * vec3(-2.0, -2.0, 2.0) + vec3(1.0, 1.0, -1.0);
        (t * t.dot(u) / t.z - u).normalize()
    }

    #[flatten]
    pub fn parallax(uv: Vec2, view: Vec3, scale: f32) -> Vec2 {
        const LAYERS: i32 = 8;
        let delta = view.xy() / view.z.max(0.1) * scale / LAYERS as f32;
        let mut at = uv;
        let mut depth = 0.0;
        let height = |p: Vec2| 0.5 + 0.5 * (p.x * 12.0).sin() * (p.y * 9.0).cos();
        let mut h = height(at);
        let mut before = 0.0;
        for _ in 0..LAYERS {
            if depth >= h {
                break;
            }
            before = h - depth;
            at -= delta;
            h = height(at);
            depth += 1.0 / LAYERS as f32;
        }
        let after = h - depth;
        let w = after / (after - before).min(-1e-4);
        at.lerp(at + delta, w.clamp(0.0, 1.0))
    }

    #[flatten]
    pub fn attenuation(dist: f32, radius: f32) -> f32 {
        let x = dist / radius;
        let x4 = x * x * x * x;
        let w = (1.0 - x4).clamp(0.0, 1.0);
        w * w / (dist * dist + 1.0)
    }

    #[flatten]
    pub fn rect_light(p: Vec3, n: Vec3, points: [Vec3; 4]) -> f32 {
        let mut sum = 0.0;
        for i in 0..4 {
            let a = (points[i] - p).normalize();
            let b = (points[(i + 1) % 4] - p).normalize();
            let c = a.dot(b).clamp(-0.9999, 0.9999);
            let theta = c.acos();
            sum += a.cross(b).dot(n) * theta / theta.sin();
        }
        (sum / TAU).max(0.0)
    }

    #[flatten]
    pub fn refraction(i: Vec3, n: Vec3, eta: f32) -> Vec3 {
        let d = n.dot(i);
        let k = 1.0 - eta * eta * (1.0 - d * d);
        if k < 0.0 { Vec3::ZERO } else { eta * i - (eta * d + k.sqrt()) * n }
    }

    #[flatten]
    pub fn toon_bands(nl: f32, bands: u32) -> f32 {
        let n = bands.max(1) as f32;
        let x = nl.clamp(0.0, 1.0) * n;
        let lower = x.floor();
        let t = x - lower;
        (lower + smooth(0.4, 0.6, t)) / n
    }

    // ---- geometry

    #[flatten]
    pub fn barycentric(p: Vec2, a: Vec2, b: Vec2, c: Vec2) -> (bool, Vec3) {
        let v0 = b - a;
        let v1 = c - a;
        let v2 = p - a;
        let d = v0.perp_dot(v1);
        if d.abs() < 1e-8 {
            return (false, Vec3::ZERO);
        }
        let v = v2.perp_dot(v1) / d;
        let w = v0.perp_dot(v2) / d;
        (true, vec3(1.0 - v - w, v, w))
    }

    #[flatten]
    pub fn capsule_hit(ro: Vec3, rd: Vec3, pa: Vec3, pb: Vec3, r: f32) -> f32 {
        let ba = pb - pa;
        let oa = ro - pa;
        let baba = ba.dot(ba);
        let bard = ba.dot(rd);
        let baoa = ba.dot(oa);
        let rdoa = rd.dot(oa);
        let oaoa = oa.dot(oa);
        let a = baba - bard * bard;
        let b = baba * rdoa - baoa * bard;
        let c = baba * oaoa - baoa * baoa - r * r * baba;
        let h = b * b - a * c;
        if h >= 0.0 {
            let t = (-b - h.sqrt()) / a;
            let y = baoa + t * bard;
            if y > 0.0 && y < baba {
                return t;
            }
            let oc = if y <= 0.0 { oa } else { ro - pb };
            let b = rd.dot(oc);
            let c = oc.dot(oc) - r * r;
            let h = b * b - c;
            if h > 0.0 {
                return -b - h.sqrt();
            }
        }
        -1.0
    }

    #[flatten]
    pub fn ellipsoid_hit(ro: Vec3, rd: Vec3, ra: Vec3) -> Vec2 {
        let ocn = ro / ra;
        let rdn = rd / ra;
        let a = rdn.dot(rdn);
        let b = ocn.dot(rdn);
        let c = ocn.dot(ocn);
        let h = b * b - a * (c - 1.0);
        if h < 0.0 {
            return Vec2::splat(-1.0);
        }
        let h = h.sqrt();
        vec2(-b - h, -b + h) / a
    }

    #[flatten]
    pub fn frustum_sphere(planes: [Vec4; 6], centre: Vec3, radius: f32) -> bool {
        planes.iter().all(|p| p.xyz().dot(centre) + p.w > -radius)
    }

    #[flatten]
    pub fn boxes_overlap(a_min: Vec3, a_max: Vec3, b_min: Vec3, b_max: Vec3) -> bool {
        a_min.x <= b_max.x
            && a_max.x >= b_min.x
            && a_min.y <= b_max.y
            && a_max.y >= b_min.y
            && a_min.z <= b_max.z
            && a_max.z >= b_min.z
    }

    #[flatten]
    pub fn cubic_roots(a: f32, b: f32, c: f32) -> (u32, Vec3) {
        let p = b - a * a / 3.0;
        let q = a * (2.0 * a * a - 9.0 * b) / 27.0 + c;
        let p3 = p * p * p;
        let d = q * q + 4.0 * p3 / 27.0;
        let offset = -a / 3.0;
        if d >= 0.0 {
            let z = d.sqrt();
            let x = (vec2(z, -z) - q) / 2.0;
            let uv = vec2(x.x.cbrt(), x.y.cbrt());
            return (1, vec3(offset + uv.x + uv.y, 0.0, 0.0));
        }
        let v = (-(-27.0 / p3).sqrt() * q / 2.0).acos() / 3.0;
        let m = v.cos();
        let n = v.sin() * 1.732_050_8;
        (3, vec3(m + m, -n - m, n - m) * (-p / 3.0).sqrt() + offset)
    }

    #[flatten]
    pub fn spherical(p: Vec3) -> Vec3 {
        let r = p.length();
        if r == 0.0 {
            return Vec3::ZERO;
        }
        vec3(r, (p.y / r).clamp(-1.0, 1.0).acos(), p.z.atan2(p.x))
    }

    #[flatten]
    pub fn equirect(dir: Vec3) -> Vec2 {
        vec2(dir.z.atan2(dir.x) / TAU + 0.5, dir.y.clamp(-1.0, 1.0).asin() / PI + 0.5)
    }

    #[flatten]
    pub fn cube_face(d: Vec3) -> (u32, Vec2) {
        let a = d.abs();
        let (face, ma, uv) = if a.x >= a.y && a.x >= a.z {
            (if d.x > 0.0 { 0 } else { 1 }, a.x, vec2(if d.x > 0.0 { -d.z } else { d.z }, -d.y))
        } else if a.y >= a.z {
            (if d.y > 0.0 { 2 } else { 3 }, a.y, vec2(d.x, if d.y > 0.0 { d.z } else { -d.z }))
        } else {
            (if d.z > 0.0 { 4 } else { 5 }, a.z, vec2(if d.z > 0.0 { d.x } else { -d.x }, -d.y))
        };
        (face, 0.5 * (uv / ma + 1.0))
    }

    #[flatten]
    pub fn quat_mul(a: Vec4, b: Vec4) -> Vec4 {
        (a.w * b.xyz() + b.w * a.xyz() + a.xyz().cross(b.xyz())).extend(a.w * b.w - a.xyz().dot(b.xyz()))
    }

    #[flatten]
    pub fn nlerp(a: Vec4, b: Vec4, t: f32) -> Vec4 {
        let b = if a.dot(b) < 0.0 { -b } else { b };
        (a * (1.0 - t) + b * t).normalize()
    }

    #[flatten]
    pub fn slerp(a: Vec4, b: Vec4, t: f32) -> Vec4 {
        let mut d = a.dot(b);
        let mut b = b;
        if d < 0.0 {
            d = -d;
            b = -b;
        }
        if d > 0.9995 {
            return a.lerp(b, t).normalize();
        }
        let theta = d.acos();
        let s = theta.sin();
        a * (((1.0 - t) * theta).sin() / s) + b * ((t * theta).sin() / s)
    }

    #[flatten]
    pub fn catmull_rom(p0: Vec3, p1: Vec3, p2: Vec3, p3: Vec3, t: f32) -> Vec3 {
        let t2 = t * t;
        let t3 = t2 * t;
        0.5 * ((2.0 * p1)
            + (-p0 + p2) * t
            + (2.0 * p0 - 5.0 * p1 + 4.0 * p2 - p3) * t2
            + (-p0 + 3.0 * p1 - 3.0 * p2 + p3) * t3)
    }

    #[flatten]
    pub fn bspline(t: f32) -> Vec4 {
        let s = 1.0 - t;
        let w0 = s * s * s;
        let w1 = 3.0 * t * t * t - 6.0 * t * t + 4.0;
        let w3 = t * t * t;
        let w2 = 6.0 - w0 - w1 - w3;
        vec4(w0, w1, w2, w3) / 6.0
    }

    #[flatten]
    pub fn complex_div(a: Vec2, b: Vec2) -> Vec2 {
        let d = b.dot(b);
        vec2(a.x * b.x + a.y * b.y, a.y * b.x - a.x * b.y) / d
    }

    #[flatten]
    pub fn mobius(z: Vec2, a: Vec2, b: Vec2, c: Vec2, d: Vec2) -> Vec2 {
        let mul = |x: Vec2, y: Vec2| vec2(x.x * y.x - x.y * y.y, x.x * y.y + x.y * y.x);
        complex_div(mul(a, z) + b, mul(c, z) + d)
    }

    #[flatten]
    pub fn newton_fractal(z: Vec2) -> Vec3 {
        let mut z = z;
        let mut steps = 0;
        for i in 0..6 {
            let z2 = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y);
            let z3 = vec2(z2.x * z.x - z2.y * z.y, z2.x * z.y + z2.y * z.x);
            let d = z2 * 3.0;
            if d.length_squared() < 1e-8 {
                break;
            }
            let dz = complex_div(z3 - vec2(1.0, 0.0), d);
            z -= dz;
            steps = i;
            if dz.length_squared() < 1e-6 {
                break;
            }
        }
        vec3(z.x, z.y, steps as f32)
    }

    // ---- what moves

    #[flatten]
    pub fn gray_scott(c: Vec2, lap: Vec2, feed: f32, kill: f32) -> Vec2 {
        let r = c.x * c.y * c.y;
        let d = vec2(lap.x - r + feed * (1.0 - c.x), 0.5 * lap.y + r - (feed + kill) * c.y);
        (c + d).clamp(Vec2::ZERO, Vec2::ONE)
    }

    #[flatten]
    pub fn life(cells: [u32; 9]) -> bool {
        let mut n = 0;
        for (i, c) in cells.iter().enumerate() {
            if i != 4 {
                n += c & 1;
            }
        }
        n == 3 || (n == 2 && cells[4] & 1 == 1)
    }

    fn lorenz_at(p: Vec3) -> Vec3 {
        vec3(10.0 * (p.y - p.x), p.x * (28.0 - p.z) - p.y, p.x * p.y - 8.0 / 3.0 * p.z)
    }

    #[flatten]
    pub fn lorenz(p: Vec3, dt: f32) -> Vec3 {
        let k1 = lorenz_at(p);
        let k2 = lorenz_at(p + k1 * (dt * 0.5));
        let k3 = lorenz_at(p + k2 * (dt * 0.5));
        let k4 = lorenz_at(p + k3 * dt);
        p + (k1 + 2.0 * k2 + 2.0 * k3 + k4) * (dt / 6.0)
    }

    #[flatten]
    pub fn pendulum(state: Vec2, dt: f32, damping: f32) -> (f32, Vec2) {
        let mut state = state;
        (swing(&mut state, dt, damping), state)
    }

    fn swing(state: &mut Vec2, dt: f32, damping: f32) -> f32 {
        let acceleration = -9.81 * state.x.sin() - damping * state.y;
        state.y += acceleration * dt;
        state.x += state.y * dt;
        if state.x > PI {
            state.x -= TAU;
        } else if state.x < -PI {
            state.x += TAU;
        }
        0.5 * state.y * state.y - 9.81 * state.x.cos()
    }

    #[derive(Clone, Copy)]
    pub struct Boid {
        pub at: Vec2,
        pub v: Vec2,
    }

    #[flatten]
    pub fn flock(me: Boid, others: [Boid; 4], dt: f32) -> Boid {
        let mut apart = Vec2::ZERO;
        let mut heading = Vec2::ZERO;
        let mut centre = Vec2::ZERO;
        let mut count = 0;
        for o in others {
            let d = o.at - me.at;
            let l = d.length();
            if l > 0.0 && l < 2.0 {
                centre += o.at;
                heading += o.v;
                count += 1;
                if l < 0.5 {
                    apart -= d / l;
                }
            }
        }
        let mut v = me.v + apart * 0.3;
        if count > 0 {
            let n = count as f32;
            v += (heading / n - me.v) * 0.1 + (centre / n - me.at) * 0.05;
        }
        let v = v.clamp_length_max(2.0);
        Boid { at: me.at + v * dt, v }
    }

    #[flatten]
    pub fn envelope(t: f32, attack: f32, decay: f32, sustain: f32, release: f32, off: f32) -> f32 {
        if t < 0.0 {
            0.0
        } else if t < attack {
            t / attack
        } else if t < attack + decay {
            1.0 - (1.0 - sustain) * (t - attack) / decay
        } else if t < off {
            sustain
        } else {
            (sustain * (1.0 - (t - off) / release)).max(0.0)
        }
    }

    #[flatten]
    pub fn soft_clip(x: f32, drive: f32) -> f32 {
        let x = x * drive;
        if x > 1.0 {
            2.0 / 3.0
        } else if x < -1.0 {
            -2.0 / 3.0
        } else {
            x - x * x * x / 3.0
        }
    }

    #[flatten]
    pub fn biquad(x: f32, state: [f32; 4], coefficients: [f32; 5]) -> (f32, [f32; 4]) {
        let mut state = state;
        let y = filter(x, &mut state, coefficients);
        (y, state)
    }

    fn filter(x: f32, state: &mut [f32; 4], coefficients: [f32; 5]) -> f32 {
        let [b0, b1, b2, a1, a2] = coefficients;
        let y = b0 * x + b1 * state[0] + b2 * state[1] - a1 * state[2] - a2 * state[3];
        state[1] = state[0];
        state[0] = x;
        state[3] = state[2];
        state[2] = y;
        y
    }

    #[flatten]
    pub fn bounce(p: Vec3, v: Vec3, dt: f32) -> (Vec3, Vec3, bool) {
        let (mut p, mut v) = (p, v);
        let hit = fall(&mut p, &mut v, dt);
        (p, v, hit)
    }

    fn fall(p: &mut Vec3, v: &mut Vec3, dt: f32) -> bool {
        v.y -= 9.81 * dt;
        *p += *v * dt;
        let mut hit = false;
        if p.y < 0.0 {
            p.y = -p.y;
            v.y = -v.y * 0.8;
            hit = true;
        }
        for i in 0..3 {
            if p[i].abs() > 5.0 {
                p[i] = p[i].clamp(-5.0, 5.0);
                v[i] *= -0.5;
                hit = true;
            }
        }
        hit
    }

    #[flatten]
    pub fn skin(p: Vec3, bones: [Mat4; 2], weight: f32) -> Vec3 {
        let m = bones[0] * weight + bones[1] * (1.0 - weight);
        m.transform_point3(p)
    }

    #[flatten]
    pub fn billboard(view: Mat4, centre: Vec3, corner: Vec2, size: f32, turn: f32) -> Vec3 {
        let right = vec3(view.x_axis.x, view.y_axis.x, view.z_axis.x);
        let up = vec3(view.x_axis.y, view.y_axis.y, view.z_axis.y);
        let (s, c) = turn.sin_cos();
        let q = vec2(corner.x * c - corner.y * s, corner.x * s + corner.y * c) * size;
        centre + right * q.x + up * q.y
    }

    #[flatten]
    pub fn depth_of_field(depth: f32, focus: f32, range: f32, max: f32) -> f32 {
        let d = (depth - focus).abs() - range;
        if d <= 0.0 {
            0.0
        } else {
            (d / (d + focus) * max * if depth < focus { -1.0 } else { 1.0 }).clamp(-max, max)
        }
    }

    #[flatten]
    pub fn linear_depth(d: f32, near: f32, far: f32, reversed: bool) -> f32 {
        let d = if reversed { 1.0 - d } else { d };
        2.0 * near * far / (far + near - (d * 2.0 - 1.0) * (far - near))
    }

    #[flatten]
    pub fn fxaa_edge(m: f32, n: f32, s: f32, e: f32, w: f32) -> (bool, Vec2) {
        let hi = m.max(n.max(s)).max(e.max(w));
        let lo = m.min(n.min(s)).min(e.min(w));
        let range = hi - lo;
        if range < (0.0312f32).max(hi * 0.125) {
            return (false, Vec2::ZERO);
        }
        let horizontal = (n + s - 2.0 * m).abs();
        let vertical = (e + w - 2.0 * m).abs();
        if horizontal >= vertical {
            (true, vec2(0.0, if (n - m).abs() > (s - m).abs() { -1.0 } else { 1.0 }))
        } else {
            (true, vec2(if (w - m).abs() > (e - m).abs() { -1.0 } else { 1.0 }, 0.0))
        }
    }

    #[flatten]
    pub fn sobel(l: [[f32; 3]; 3]) -> f32 {
        let gx = l[0][2] + 2.0 * l[1][2] + l[2][2] - l[0][0] - 2.0 * l[1][0] - l[2][0];
        let gy = l[2][0] + 2.0 * l[2][1] + l[2][2] - l[0][0] - 2.0 * l[0][1] - l[0][2];
        (gx * gx + gy * gy).sqrt()
    }

    #[flatten]
    pub fn bilateral(centre: f32, taps: [f32; 8], sigma: f32) -> f32 {
        let mut sum = centre;
        let mut weight = 1.0;
        for (i, tap) in taps.iter().enumerate() {
            let spatial = if i % 2 == 0 { 0.5 } else { 0.25 };
            let d = tap - centre;
            let w = spatial * (-d * d / (2.0 * sigma * sigma)).exp();
            sum += tap * w;
            weight += w;
        }
        sum / weight
    }

    #[flatten]
    pub fn cascade(depth: f32, splits: Vec4) -> (i32, f32) {
        let mut index = 3;
        for i in (0..4).rev() {
            if depth < splits[i] {
                index = i as i32;
            }
        }
        let low = if index == 0 { 0.0 } else { splits[index as usize - 1] };
        (index, ((depth - low) / (splits[index as usize] - low)).clamp(0.0, 1.0))
    }

    #[flatten]
    pub fn pcf(shadow: [f32; 4], reference: f32, f: Vec2) -> f32 {
        let lit = shadow.map(|s| if reference <= s { 1.0 } else { 0.0 });
        let top = lit[0] + (lit[1] - lit[0]) * f.x;
        let bottom = lit[2] + (lit[3] - lit[2]) * f.x;
        top + (bottom - top) * f.y
    }

    #[flatten]
    pub fn variance_shadow(moments: Vec2, t: f32) -> f32 {
        if t <= moments.x {
            return 1.0;
        }
        let variance = (moments.y - moments.x * moments.x).max(2e-5);
        let d = t - moments.x;
        let p = variance / (variance + d * d);
        ((p - 0.3) / 0.7).clamp(0.0, 1.0)
    }

    #[flatten]
    pub fn wave_packet(x: f32, t: f32) -> f32 {
        let k = x - t;
        (-(k * k) * 4.0).exp() * (k * 20.0).cos() * (1.0 - (t / FRAC_PI_2).min(1.0))
    }
}

//! Noise: hashes, lattices, octaves, cells.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;

    const OCTAVES: i32 = 4;
    const GAIN: f32 = 0.5;

    /// A point of the lattice with the offset from it.
    #[derive(Clone, Copy)]
    pub struct Cell {
        pub corner: IVec2,
        pub offset: Vec2,
    }

    #[flatten(exact)]
    pub fn hash(mut x: u32) -> u32 {
        x ^= x >> 16;
        x = x.wrapping_mul(0x7feb_352d);
        x ^= x >> 15;
        x = x.wrapping_mul(0x846c_a68b);
        x ^ (x >> 16)
    }

    #[flatten(exact)]
    pub fn pcg(seed: u32) -> u32 {
        let state = seed.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        let word = ((state >> ((state >> 28) + 4)) ^ state).wrapping_mul(277_803_737);
        (word >> 22) ^ word
    }

    #[flatten(exact)]
    pub fn hash_lattice(p: IVec2, seed: u32) -> u32 {
        let mut h = seed ^ 0x9e37_79b9;
        h = hash(h ^ p.x as u32);
        hash(h.wrapping_add(p.y as u32))
    }

    /// The upper 24 bits as a number from 0 to 1.
    #[flatten(exact)]
    pub fn unit(bits: u32) -> f32 {
        (bits >> 8) as f32 * (1.0 / 16_777_216.0)
    }

    #[flatten(exact)]
    pub fn white(seed: Vec2) -> f32 {
        (seed.dot(vec2(12.9898, 78.233)).sin() * 43.758_547).fract()
    }

    #[flatten(exact)]
    pub fn interleaved_gradient(pixel: Vec2) -> f32 {
        let x = 0.067_110_56 * pixel.x + 0.005_837_15 * pixel.y;
        (52.982_918 * x.fract()).fract()
    }

    fn cell(p: Vec2) -> Cell {
        let corner = p.floor();
        Cell { corner: corner.as_ivec2(), offset: p - corner }
    }

    fn corner_value(c: Cell, dx: i32, dy: i32) -> f32 {
        let x = c.corner.x.wrapping_add(dx);
        let y = c.corner.y.wrapping_add(dy);
        unit(hash_lattice(ivec2(x, y), 7))
    }

    fn fade(t: Vec2) -> Vec2 {
        t * t * t * (t * (t * 6.0 - 15.0) + 10.0)
    }

    #[flatten(exact)]
    pub fn value_noise(p: Vec2) -> f32 {
        let c = cell(p);
        let t = fade(c.offset);
        let bottom = corner_value(c, 0, 0).lerp(corner_value(c, 1, 0), t.x);
        let top = corner_value(c, 0, 1).lerp(corner_value(c, 1, 1), t.x);
        bottom.lerp(top, t.y)
    }

    fn gradient(h: u32, d: Vec2) -> f32 {
        let u = if h & 1 == 0 { d.x } else { -d.x };
        let v = if h & 2 == 0 { d.y } else { -d.y };
        if h & 4 == 0 { u + v } else { u * 1.4 - v * 0.2 }
    }

    #[flatten]
    pub fn gradient_noise(p: Vec2) -> f32 {
        let c = cell(p);
        let t = fade(c.offset);
        let mut rows = Vec2::ZERO;
        for y in 0..2 {
            let mut row = Vec2::ZERO;
            for x in 0..2 {
                let at = ivec2(x, y);
                let value = gradient(hash_lattice(c.corner + at, 3), c.offset - at.as_vec2());
                if x == 0 {
                    row.x = value;
                } else {
                    row.y = value;
                }
            }
            let value = row.x * (1.0 - t.x) + row.y * t.x;
            if y == 0 {
                rows.x = value;
            } else {
                rows.y = value;
            }
        }
        rows.x * (1.0 - t.y) + rows.y * t.y
    }

    #[flatten(exact)]
    pub fn fbm(p: Vec2) -> f32 {
        let mut p = p;
        let mut sum = 0.0;
        let mut weight = 0.5;
        for _ in 0..OCTAVES {
            sum += weight * value_noise(p);
            p = p * 2.03 + vec2(17.0, -5.5);
            weight *= GAIN;
        }
        sum
    }

    #[flatten(exact)]
    pub fn turbulence(p: Vec2, sharpness: f32) -> f32 {
        let mut sum = 0.0_f32;
        let mut scale = 1.0;
        for octave in 0..3 {
            let n = value_noise(p * scale) * 2.0 - 1.0;
            if n.is_nan() {
                break;
            }
            sum += n.abs().powf(sharpness) / (octave as f32 + 1.0);
            scale *= 2.0;
        }
        sum
    }

    #[flatten(exact)]
    pub fn ridged(p: Vec2) -> f32 {
        let mut sum = 0.0;
        let mut previous = 1.0;
        let mut frequency = 1.0;
        for i in 1..=3 {
            let n = 1.0 - (value_noise(p * frequency) * 2.0 - 1.0).abs();
            let n = n * n;
            sum += n * previous / i as f32;
            previous = n;
            frequency *= 2.1;
        }
        sum
    }

    fn feature(corner: IVec2, dx: i32, dy: i32) -> Vec2 {
        let h = hash_lattice(ivec2(corner.x.wrapping_add(dx), corner.y.wrapping_add(dy)), 1);
        vec2(dx as f32 + unit(h), dy as f32 + unit(hash(h)))
    }

    #[flatten(exact)]
    pub fn worley(p: Vec2) -> f32 {
        let c = cell(p);
        let mut nearest = 8.0_f32;
        for y in -1..=1 {
            for x in -1..=1 {
                nearest = nearest.min(feature(c.corner, x, y).distance_squared(c.offset));
            }
        }
        nearest.sqrt()
    }

    /// The distances to the nearest and the second nearest point.
    #[flatten(exact)]
    pub fn worley_two(p: Vec2) -> Vec2 {
        let c = cell(p);
        let mut best = Vec2::splat(8.0);
        for y in -1..2 {
            for x in -1..2 {
                let d = (feature(c.corner, x, y) - c.offset).length();
                if d < best.x {
                    best = vec2(d, best.x);
                } else if d < best.y {
                    best.y = d;
                }
            }
        }
        best
    }

    #[flatten(exact)]
    pub fn warped(p: Vec2, strength: f32) -> f32 {
        let q = vec2(value_noise(p), value_noise(p + vec2(5.2, 1.3)));
        value_noise(p + q * strength)
    }

    #[flatten]
    pub fn marble(p: Vec3, frequency: f32) -> f32 {
        let wave = (p.x * 1.5 + (p.y * 2.0).sin() + 0.5 * (p.z * 3.0).cos()) * frequency * 0.1;
        0.5 + 0.5 * wave.sin()
    }

    /// An 8 by 8 threshold matrix, by interleaving bits.
    #[flatten(exact)]
    pub fn bayer(x: u32, y: u32) -> u32 {
        let mut v = 0;
        let mut mask = 2;
        let q = x ^ y;
        for bit in 0..3 {
            v |= ((y >> mask) & 1) << (2 * bit);
            v |= ((q >> mask) & 1) << (2 * bit + 1);
            mask = if mask > 0 { mask - 1 } else { 0 };
        }
        v
    }

    #[flatten(exact)]
    pub fn dither(color: Vec3, pixel: UVec2, levels: f32) -> Vec3 {
        let threshold = (bayer(pixel.x & 7, pixel.y & 7) as f32 + 0.5) / 64.0;
        (color * levels + threshold).floor() / levels
    }

    #[flatten(exact)]
    pub fn random_in_disc(seed: u32) -> Vec2 {
        let radius = unit(pcg(seed)).sqrt();
        let angle = unit(pcg(seed ^ 0xffff)) * std::f32::consts::TAU;
        Vec2::from_angle(angle) * radius
    }

    #[flatten(exact)]
    pub fn random_direction(seed: UVec2) -> Vec3 {
        let z = 1.0 - 2.0 * unit(hash(seed.x));
        let angle = std::f32::consts::TAU * unit(hash(seed.y));
        let radius = (1.0 - z * z).max(0.0).sqrt();
        vec3(radius * angle.cos(), radius * angle.sin(), z)
    }
}

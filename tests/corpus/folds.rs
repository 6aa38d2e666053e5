//! Iterators that one value is made of, and closures for each lane: tone curves, weights, planes, octaves.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;

    type Color = Vec3;
    type Taps = [Vec4; 5];

    const KERNEL: [f32; 5] = [0.0625, 0.25, 0.375, 0.25, 0.0625];

    fn srgb(x: f32) -> f32 {
        if x <= 0.0031308 { x * 12.92 } else { 1.055 * x.powf(1.0 / 2.4) - 0.055 }
    }

    #[flatten]
    pub fn encoded(c: Color) -> Color {
        c.map(srgb)
    }

    #[flatten]
    pub fn filmic(c: Color, exposure: f32) -> Color {
        let curve = |x: f32| (x * (0.15 * x + 0.05) + 0.004) / (x * (0.15 * x + 0.5) + 0.06) - 0.0667;
        c.map(|x| curve(x * exposure)) / curve(11.2)
    }

    #[flatten(exact)]
    pub fn filtered(taps: Taps) -> Vec4 {
        taps.iter().zip(&KERNEL).map(|(tap, weight)| *tap * *weight).sum()
    }

    #[flatten]
    pub fn ripples(p: Vec2) -> f32 {
        let along = |scale: f32| (p * scale).dot(vec2(1.0, 2.0)).sin();
        (0..4).map(|i| along((1 << i) as f32) / (1 << i) as f32).sum()
    }

    #[flatten]
    pub fn nearest(p: Vec2, seeds: [Vec2; 4]) -> f32 {
        seeds.iter().map(|seed| seed.distance_squared(p)).fold(f32::MAX, f32::min).sqrt()
    }

    #[flatten(exact)]
    pub fn within(p: Vec3, planes: [Vec4; 4]) -> bool {
        planes.iter().all(|plane| plane.truncate().dot(p) + plane.w >= 0.0)
    }

    #[flatten(exact)]
    pub fn covered(depths: [f32; 6], bias: f32) -> f32 {
        let near = depths.iter().filter(|depth| **depth + bias < 1.0).count();
        let any = depths.iter().any(|depth| depth.is_nan());
        if any { -1.0 } else { near as f32 / 6.0 }
    }

    #[flatten]
    pub fn scaled_lengths(p: Vec3, q: Vec3) -> f32 {
        [p, q].map(|v| (v * 3.0).length()).iter().sum::<f32>() - (p * 0.5).dot(q) * (q * 4.0).dot(p)
    }

    #[flatten(exact)]
    pub fn running(samples: [f32; 5], rate: f32) -> Vec2 {
        let mut peak = 0.0_f32;
        let level = samples.into_iter().map(f32::abs).enumerate().fold(0.0, |level, (i, sample)| {
            peak = peak.max(sample);
            level + (sample - level) * rate / (i + 1) as f32
        });
        vec2(level, peak)
    }

    #[flatten(exact)]
    pub fn parity(bits: UVec3) -> u32 {
        let ones = bits.map(|word| word.count_ones());
        (0..3).map(|i| ones[i] << i).fold(0, |sum, ones| sum ^ ones)
    }
}

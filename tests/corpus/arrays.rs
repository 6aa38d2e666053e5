//! Arrays: tables, kernels, series, elements by number, loops over elements.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;

    const KERNEL: [f32; 5] = [0.0625, 0.25, 0.375, 0.25, 0.0625];
    const PALETTE: [Vec3; 4] =
        [Vec3::new(0.1, 0.1, 0.2), Vec3::new(0.5, 0.2, 0.3), Vec3::new(0.9, 0.6, 0.2), Vec3::ONE];
    const OFFSETS: [[i32; 2]; 4] = [[0, 1], [1, 0], [0, -1], [-1, 0]];
    const COEFFICIENTS: [f32; KERNEL.len()] = [1.0, -0.5, 0.25, -0.125, 0.0625];

    #[flatten(exact)]
    pub fn blur(texels: [f32; 5]) -> f32 {
        let mut sum = 0.0;
        for (texel, weight) in texels.iter().zip(KERNEL.iter()) {
            sum += texel * weight;
        }
        sum
    }

    #[flatten(exact)]
    pub fn horner(x: f32) -> f32 {
        let mut sum = 0.0;
        for c in COEFFICIENTS.iter().rev() {
            sum = sum * x + *c;
        }
        sum
    }

    #[flatten(exact)]
    pub fn palette(t: f32) -> Vec3 {
        let scaled = t.clamp(0.0, 1.0) * 3.0;
        let low = scaled as usize;
        let high = (low + 1).min(PALETTE.len() - 1);
        PALETTE[low].lerp(PALETTE[high], scaled - low as f32)
    }

    #[flatten(exact)]
    pub fn guarded(i: u32, v: [f32; 3]) -> f32 {
        if i < 3 { v[i as usize] + PALETTE[i as usize].x } else { -v[0] }
    }

    #[flatten(exact)]
    pub fn histogram(v: [f32; 4]) -> [i32; 3] {
        let mut counts = [0; 3];
        for x in v {
            let bin = if x < 0.0 {
                0
            } else if x < 1.0 {
                1
            } else {
                2
            };
            counts[bin] += 1;
        }
        counts
    }

    #[flatten(exact)]
    pub fn sort(v: [i32; 4]) -> [i32; 4] {
        let mut v = v;
        for i in 0..3 {
            for j in 0..3 {
                if j < 3 - i && v[j] > v[j + 1] {
                    let t = v[j];
                    v[j] = v[j + 1];
                    v[j + 1] = t;
                }
            }
        }
        v
    }

    #[flatten(exact)]
    pub fn walk(steps: u32) -> [i32; 2] {
        let mut at = [0, 0];
        let mut facing = 0;
        for i in 0..8 {
            let turn = (steps >> i & 1) as usize;
            facing = (facing + turn) % 4;
            for (axis, d) in OFFSETS[facing].iter().enumerate() {
                at[axis] += d;
            }
        }
        at
    }

    #[flatten(exact)]
    pub fn product(a: [[f32; 2]; 2], b: [[f32; 2]; 2]) -> [[f32; 2]; 2] {
        let mut out = [[0.0; 2]; 2];
        for i in 0..2 {
            for (j, cell) in [0.0, 1.0].into_iter().enumerate() {
                out[i][j] = cell - cell;
                for (k, x) in a[i].iter().enumerate() {
                    out[i][j] += x * b[k][j];
                }
            }
        }
        out
    }

    #[flatten(exact)]
    pub fn swap_lanes(v: Vec4, i: u32) -> Vec4 {
        let mut v = v;
        let i = (i % 4) as usize;
        let t = v[i];
        v[i] = v[3 - i];
        v[3 - i] = t;
        v[0] += v[1];
        v
    }

    #[flatten(exact)]
    pub fn first_above(v: [f32; 4], limit: f32) -> i32 {
        for (i, &x) in v.iter().enumerate() {
            if x > limit {
                return i as i32;
            }
        }
        -1
    }
}

//! Tables: kernels, palettes, tables, sorting, loops over elements.

use flatten::prelude::*;

#[flatten]
pub mod shaders {
    use super::*;

    const KERNEL: [f32; 5] = [0.0625, 0.25, 0.375, 0.25, 0.0625];
    const CORNERS: [Vec2; 4] = [vec2(-1.0, -1.0), vec2(1.0, -1.0), vec2(1.0, 1.0), vec2(-1.0, 1.0)];
    const RAINBOW: [Vec3; 4] =
        [vec3(0.9, 0.1, 0.1), vec3(0.9, 0.8, 0.1), vec3(0.1, 0.7, 0.3), vec3(0.1, 0.2, 0.9)];
    const BAYER: [[u32; 2]; 2] = [[0, 2], [3, 1]];

    #[derive(Clone, Copy)]
    pub struct Light {
        pub position: Vec3,
        pub power: f32,
    }

    fn lights(time: f32) -> [Light; 3] {
        let mut all = [Light { position: Vec3::ZERO, power: 1.0 }; 3];
        for i in 0..3 {
            all[i].position = vec3(time + i as f32, 2.0, -1.0);
            all[i].power /= i as f32 + 1.0;
        }
        all
    }

    #[flatten(exact)]
    pub fn weighted(x: f32, step: f32) -> f32 {
        let mut sum = 0.0;
        for (i, w) in KERNEL.iter().enumerate() {
            sum += w * (x + (i as f32 - 2.0) * step).sin();
        }
        sum
    }

    #[flatten(exact)]
    pub fn palette(t: f32) -> Vec3 {
        let x = t.clamp(0.0, 1.0) * 2.999;
        let i = x as usize;
        RAINBOW[i].lerp(RAINBOW[i + 1], x.fract())
    }

    #[flatten(exact)]
    pub fn polygon_area(scale: Vec2, shift: f32) -> f32 {
        let mut area = 0.0;
        for i in 0..4 {
            let a = CORNERS[i] * scale + shift;
            let b = CORNERS[(i + 1) % 4] * scale + shift;
            area += a.perp_dot(b);
        }
        area * 0.5
    }

    #[flatten(exact)]
    pub fn inside_polygon(p: Vec2) -> bool {
        let mut inside = false;
        let mut previous = CORNERS[3];
        for corner in CORNERS {
            let crosses = (corner.y > p.y) != (previous.y > p.y);
            if crosses {
                let t = (p.y - corner.y) / (previous.y - corner.y);
                if p.x < corner.x + t * (previous.x - corner.x) {
                    inside = !inside;
                }
            }
            previous = corner;
        }
        inside
    }

    #[flatten(exact)]
    pub fn lit(p: Vec3, time: f32) -> f32 {
        let mut sum = 0.0;
        for light in lights(time) {
            let d = light.position - p;
            let squared = d.length_squared();
            if squared == 0.0 {
                continue;
            }
            sum += light.power / squared;
        }
        sum
    }

    #[flatten(exact)]
    pub fn strongest(p: Vec3, time: f32) -> i32 {
        let all = lights(time);
        let mut best = 0;
        for i in 1..3 {
            let nearer = all[i].position.distance(p) * all[i].power;
            if nearer < all[best].position.distance(p) * all[best].power {
                best = i;
            }
        }
        best as i32
    }

    #[flatten(exact)]
    pub fn insertion_sorted(v: Vec4) -> Vec4 {
        let mut a = [v.x, v.y, v.z, v.w];
        for i in 1..4 {
            for j in (1..4).rev() {
                if j <= i && a[j - 1] > a[j] {
                    let t = a[j];
                    a[j] = a[j - 1];
                    a[j - 1] = t;
                }
            }
        }
        vec4(a[0], a[1], a[2], a[3])
    }

    #[flatten(exact)]
    pub fn histogram(bits: u32) -> u32 {
        let mut counts = [0u32; 4];
        for i in 0..8 {
            counts[(bits >> (2 * i) & 3) as usize] += 1;
        }
        let mut packed = 0;
        for (i, n) in counts.into_iter().enumerate() {
            packed |= n << (4 * i);
        }
        packed
    }

    #[flatten(exact)]
    pub fn source_changes(x: i32) -> i32 {
        let mut a = x & 0xff;
        let mut sum = 0;
        for v in [a, a + 1, a * 2] {
            a += 10;
            sum += v;
        }
        sum - a
    }

    #[flatten(exact)]
    pub fn ordered_dither(value: f32, x: u32, y: u32) -> bool {
        let threshold = BAYER[(y & 1) as usize][(x & 1) as usize];
        value * 4.0 > threshold as f32
    }

    #[flatten(exact)]
    pub fn convolved(m: [f32; 4], k: [f32; 2]) -> [f32; 3] {
        let mut out = [0.0; 3];
        for (i, o) in (0..3).zip([0.5, 0.25, 0.125]) {
            out[i] = o;
            for (j, w) in k.iter().enumerate() {
                out[i] += m[i + j] * w;
            }
        }
        out
    }

    fn scale(all: &mut [f32; 3], by: f32) -> f32 {
        let mut sum = 0.0;
        for i in 0..all.len() {
            all[i] *= by;
            sum += all[i];
        }
        sum
    }

    #[flatten(exact)]
    pub fn normalised(v: Vec3) -> Vec3 {
        let mut a = [v.x, v.y, v.z];
        let sum = scale(&mut a, 2.0);
        if sum == 0.0 {
            return Vec3::ZERO;
        }
        scale(&mut a, 1.0 / sum);
        vec3(a[0], a[1], a[2])
    }

    #[flatten(exact)]
    pub fn horner(x: f32) -> f32 {
        let mut sum = 0.0;
        for c in KERNEL.iter().rev() {
            sum = sum * x + c;
        }
        for i in (1..10).step_by(3) {
            sum -= i as f32;
        }
        sum
    }
}

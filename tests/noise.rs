//! Noise over lattices: a corner of a cell has one hash, whichever of the cells around it asks for it.
//!
//! Hashes of floats turn the last bit of what they are given into another number. Fast-math rounds otherwise than Rust does,
//! but sums of whole numbers are exact and stay together (`flatten-core/src/passes/sums/poly.rs`).

use flatten::math::mix;
use flatten::prelude::*;

#[flatten(source)]
fn hash_of_two(p: Vec2) -> f32 {
    let mut p3 = (p.xyx() * 0.1031).fract();
    p3 += p3.dot(p3.yzx() + 33.33);
    ((p3.x + p3.y) * p3.z).fract()
}

#[flatten(source)]
fn hash_of_three(p: Vec3) -> f32 {
    let mut p3 = (p * 0.1031).fract();
    p3 += p3.dot(p3.zyx() + 31.32);
    ((p3.x + p3.y) * p3.z).fract()
}

#[flatten(source)]
fn sine_of_two(p: Vec2) -> f32 {
    (p.dot(vec2(12.9898, 78.233)).sin() * 43758.547).fract()
}

#[flatten(source)]
fn sine_of_three(x: f32, y: f32, z: f32) -> f32 {
    ((x * 127.1 + y * 311.7 + z * 74.7).sin() * 43758.547).fract()
}

#[flatten(source)]
fn smooth(f: Vec3) -> Vec3 {
    f * f * (3.0 - 2.0 * f)
}

#[flatten]
fn plane(p: Vec3) -> f32 {
    let i = p.xy().floor();
    let u = smooth(p - p.floor());
    let below = mix(hash_of_two(i), hash_of_two(i + Vec2::X), u.x);
    mix(below, mix(hash_of_two(i + Vec2::Y), hash_of_two(i + 1.0), u.x), u.y)
}

#[flatten]
fn sine_plane(p: Vec3) -> f32 {
    let i = p.xy().floor();
    let u = smooth(p - p.floor());
    let below = mix(sine_of_two(i), sine_of_two(i + vec2(1.0, 0.0)), u.x);
    mix(below, mix(sine_of_two(i + vec2(0.0, 1.0)), sine_of_two(i + vec2(1.0, 1.0)), u.x), u.y)
}

#[flatten]
fn space(p: Vec3) -> f32 {
    let i = p.floor();
    let u = smooth(p - i);
    let mut sum = 0.0;
    for z in 0..2 {
        for y in 0..2 {
            let (y, z) = (y as f32, z as f32);
            let row = mix(hash_of_three(i + vec3(0.0, y, z)), hash_of_three(i + vec3(1.0, y, z)), u.x);
            sum += row * mix(1.0 - u.y, u.y, y) * mix(1.0 - u.z, u.z, z);
        }
    }
    sum
}

#[flatten]
fn sine_space(p: Vec3) -> f32 {
    let Vec3 { x, y, z } = p.floor();
    let u = smooth(p - p.floor());
    let low = mix(sine_of_three(x, y, z), sine_of_three(x + 1.0, y, z), u.x);
    let high = mix(sine_of_three(x, y + 1.0, z), sine_of_three(x + 1.0, y + 1.0, z), u.x);
    let near = mix(low, high, u.y);
    let low = mix(sine_of_three(x, y, z + 1.0), sine_of_three(x + 1.0, y, z + 1.0), u.x);
    let high = mix(sine_of_three(x, y + 1.0, z + 1.0), sine_of_three(x + 1.0, y + 1.0, z + 1.0), u.x);
    mix(near, mix(low, high, u.y), u.z)
}

/// Each corner once more: what is left of a large number stays apart from the other corners, and keeps its bits.
#[flatten]
fn quintic(p: Vec3) -> f32 {
    let i = p.xy().floor();
    let f = p.xy().fract_gl();
    let u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
    let corner = |x: f32, y: f32| sine_of_two(vec2(i.x + x, i.y + y));
    let (a, b, c, d) = (corner(0.0, 0.0), corner(1.0, 0.0), corner(0.0, 1.0), corner(1.0, 1.0));
    a + (b - a) * u.x + (c - a) * u.y + (a - b - c + d) * u.x * u.y
}

/// The most by which a noise jumps between two neighbouring numbers of which one is the border of a cell.
fn most(noise: fn(Vec3) -> f32) -> f32 {
    let mut seed = 12_345_u32;
    let mut random = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) as f32 / 16_777_216.0 * 200.0
    };
    let mut most = 0.0_f32;
    for _ in 0..2000 {
        let x = random().floor() + 1.0;
        let (y, z) = (random(), random());
        most = most.max((noise(vec3(x, y, z)) - noise(vec3(x.next_down(), y, z))).abs());
    }
    most
}

#[test]
fn lattices_have_no_seams() {
    for (name, noise, twin) in [
        ("plane", plane as fn(Vec3) -> f32, plane_flat as fn(Vec3) -> f32),
        ("sine_plane", sine_plane, sine_plane_flat),
        ("quintic", quintic, quintic_flat),
        ("space", space, space_flat),
        ("sine_space", sine_space, sine_space_flat),
    ] {
        let most = [most(noise), most(twin)];
        assert!(most.iter().all(|jump| *jump < 1e-4), "{name} jumps by {most:?}");
    }
}

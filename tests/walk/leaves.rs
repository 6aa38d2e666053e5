//! A leaf that can be read, one that cannot, and a barrier.

use flatten::prelude::*;

#[flatten(leaf, path = crate::perlin)]
fn perlin(p: Vec2) -> f32 {
    let q = p - p.floor();
    if q.x > q.y { q.x } else { q.y * q.y }
}

#[flatten(barrier)]
fn derivative(x: f32) -> Vec2 {
    Vec2::splat(x * 0.5)
}

#[flatten(leaf)]
fn digits(x: f32) -> (u32, bool) {
    (x.to_string().len() as u32, x < 0.0)
}

#[flatten(exact)]
fn shade(uv: Vec2, #[uniform] time: f32) -> f32 {
    let slow = perlin(Vec2::splat(time));
    let d = derivative(slow);
    if uv.x > d.x { slow + perlin(uv) } else { d.y }
}

#[flatten]
fn print(#[uniform] x: f32) -> u32 {
    let (n, negative) = digits(x);
    if negative { n - 1 } else { n }
}

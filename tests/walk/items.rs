//! Items on their own, one contract each.

use flatten::prelude::*;

#[flatten]
fn luma(c: Vec3) -> f32 {
    c.dot(vec3(0.299, 0.587, 0.114))
}

#[flatten(exact)]
fn shade(uv: Vec2, #[uniform] time: f32) -> Vec4 {
    let wave = (uv.x * 3.0 + time).sin();
    let mut color = vec3(uv.x, uv.y, wave);
    if wave < 0.0 {
        color = Vec3::splat(luma(color));
    }
    color.extend(1.0)
}

#[flatten(exact)]
fn bits(x: i32, n: u32) -> i32 {
    if n > 31 {
        return -1;
    }
    (x << n) / 3 ^ x
}

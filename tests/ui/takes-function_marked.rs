//! The attribute on a function that takes a function.

use flatten::prelude::*;

#[flatten]
fn normal(p: Vec3, f: impl Fn(Vec3) -> f32) -> Vec3 { //~
    vec3(f(p + Vec3::X), f(p + Vec3::Y), f(p + Vec3::Z)) - Vec3::splat(f(p))
}

fn main() {
    normal(Vec3::ONE, |p| p.x);
}

//! A function with the attribute beside a glob that brings `flatten::math`'s of its name: rustc cannot choose.

use flatten::flatten;
use flatten::math::*;

#[flatten]
fn mix(a: f32, b: f32, t: f32) -> f32 {
    a + b * t
}

#[flatten]
fn shade(x: f32) -> f32 {
    mix(x, 1.0, saturate(0.5)) //~
}

fn main() {
    shade(1.0);
}

//! A leaf that calls itself.

use flatten::prelude::*;

#[flatten(leaf, source)]
fn noise(p: f32) -> f32 {
    if p > 1.0 { noise(p - 1.0) } else { p }
}

#[flatten(wgsl)]
fn shade(x: f32) -> f32 {
    noise(x + 1.0) //~
}

fn main() {}

//! A leaf whose body is outside of the language, written for WGSL.

use flatten::prelude::*;

#[flatten(leaf)]
fn noise(p: f32) -> f32 {
    p.to_string().len() as f32
}

#[flatten]
fn helper(x: f32) -> f32 {
    noise(x) * 2.0
}

#[flatten(wgsl)]
fn shade(x: f32) -> f32 {
    helper(x) + noise(x + 1.0) //~
}

fn main() {}

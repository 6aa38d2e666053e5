//! A leaf whose body calls what does not come along.

use flatten::prelude::*;

fn unmarked(p: f32) -> f32 {
    p
}

#[flatten(leaf)]
fn noise(p: f32) -> f32 {
    unmarked(p)
}

#[flatten(wgsl)]
fn shade(x: f32) -> f32 {
    noise(x + 1.0) //~
}

fn main() {}

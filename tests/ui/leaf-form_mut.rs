//! A leaf with a `&mut` parameter.

use flatten::prelude::*;

#[flatten(leaf)]
fn noise(p: f32, seed: &mut f32) -> f32 { //~
    *seed += 1.0;
    p * *seed
}

fn main() {}

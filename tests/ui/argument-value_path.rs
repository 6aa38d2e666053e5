//! A path that is none.

use flatten::prelude::*;

#[flatten(leaf, path = "noise")] //~
fn noise(p: f32) -> f32 {
    p
}

fn main() {}

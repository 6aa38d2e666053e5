//! A path without a leaf.

use flatten::prelude::*;

#[flatten(path = crate::noise)] //~
fn noise(p: f32) -> f32 {
    p
}

fn main() {}

//! An output of a leaf.

use flatten::prelude::*;

#[flatten(leaf, max_ops = 10)] //~
fn noise(p: f32) -> f32 {
    p
}

fn main() {}

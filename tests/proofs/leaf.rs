//! A path that names another function than the leaf.

use flatten::prelude::*;

fn other(p: f32) -> f32 {
    p
}

#[flatten(leaf, path = crate::other)] //~
fn noise(p: f32) -> f32 {
    other(p) + 1.0
}

fn main() {}

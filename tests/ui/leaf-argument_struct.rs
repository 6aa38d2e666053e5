//! A struct is no leaf.

use flatten::prelude::*;

#[flatten(leaf)] //~
struct Noise {
    p: f32,
}

fn main() {}

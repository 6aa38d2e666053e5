//! A shift of a number without bits.

use flatten::prelude::*;

#[flatten]
fn twice(x: f32) -> f32 {
    x << 1 //~
}

fn main() {}

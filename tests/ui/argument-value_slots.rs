//! As many slots as a text says.

use flatten::prelude::*;

#[flatten(preshader = "many")] //~
fn shade(x: f32, #[uniform] y: f32) -> f32 {
    x * y
}

fn main() {}

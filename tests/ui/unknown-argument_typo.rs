//! An argument that does not exist.

use flatten::prelude::*;

#[flatten(exakt)] //~
fn shade(x: f32) -> f32 {
    x
}

fn main() {}

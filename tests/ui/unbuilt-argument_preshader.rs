//! An argument that is planned.

use flatten::prelude::*;

#[flatten(preshader)] //~
fn shade(x: f32) -> f32 {
    x
}

fn main() {}

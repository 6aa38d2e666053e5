//! An argument that is planned.

use flatten::prelude::*;

#[flatten(expand_lerp)] //~
fn shade(x: f32) -> f32 {
    x
}

fn main() {}

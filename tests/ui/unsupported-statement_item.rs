//! An item in a body.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    const SIZE: f32 = 2.0; //~
    x * 2.0
}

fn main() {}

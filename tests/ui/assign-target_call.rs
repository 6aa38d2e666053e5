//! An assignment to what is no place.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    x + 1.0 = 2.0; //~
    x
}

fn main() {}

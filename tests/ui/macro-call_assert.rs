//! A macro in a body.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    assert!(x > 0.0); //~
    x
}

fn main() {}

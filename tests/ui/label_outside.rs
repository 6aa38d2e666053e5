//! A `break` outside of a loop.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    if x < 0.0 {
        break; //~
    }
    x
}

fn main() {}

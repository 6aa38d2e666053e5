//! A `break` with a value.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    let mut y = x;
    for _ in 0..4 {
        y += 1.0;
        break y; //~
    }
    y
}

fn main() {}

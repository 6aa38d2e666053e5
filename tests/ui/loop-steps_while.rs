//! A loop with a condition.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    let mut y = x;
    while y < 1.0 { //~
        y *= 2.0;
    }
    y
}

fn main() {}

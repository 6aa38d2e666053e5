//! An attribute of a loop without a value, and two of them.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    let mut y = x;
    #[unroll(8)] //~
    for _ in 0..8 {
        y *= 2.0;
    }
    #[keep]
    #[unroll] //~
    for _ in 0..8 {
        y += 2.0;
    }
    y
}

fn main() {}

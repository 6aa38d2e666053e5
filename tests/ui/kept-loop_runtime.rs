//! Loops that would have to be kept.

use flatten::prelude::*;

#[flatten(loops)]
fn shade(x: f32, n: i32) -> f32 {
    let mut y = x;
    for _ in 0..n { //~
        y *= 2.0;
    }
    y
}

#[flatten]
fn glow(x: f32) -> f32 {
    let mut y = x;
    #[keep]
    for _ in 0..8 { //~
        y *= 2.0;
    }
    y
}

fn main() {}

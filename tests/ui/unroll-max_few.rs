//! More steps than the attribute says.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    let mut y = x;
    #[unroll(max = 4)]
    for _ in 0..8 { //~
        y *= 2.0;
    }
    y
}

#[flatten]
fn found(x: f32) -> u32 {
    #[unroll(max = 3)]
    for i in 0..=u32::MAX { //~
        if i as f32 > x {
            return i;
        }
    }
    0
}

fn main() {}

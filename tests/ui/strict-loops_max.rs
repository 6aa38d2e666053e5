//! A guess where every number of steps shall be known.

use flatten::prelude::*;

#[flatten(strict_loops)]
fn shade(x: f32, n: i32) -> f32 {
    let mut y = x;
    #[unroll(max = 4)]
    for _ in 0..n { //~
        y *= 2.0;
    }
    y
}

fn main() {}

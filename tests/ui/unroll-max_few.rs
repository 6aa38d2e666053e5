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

fn main() {}

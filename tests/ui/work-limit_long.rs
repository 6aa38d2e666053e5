//! Few copies, of very much.

use flatten::prelude::*;

#[flatten(max_unroll = 100_000_000)]
fn shade(x: f32) -> f32 { //~
    let mut y = x;
    for _ in 0..100_000_000 {
        y *= 0.5;
    }
    y
}

fn main() {}

//! More operations than the function may have.

use flatten::prelude::*;

#[flatten(exact, max_ops = 4)]
fn shade(x: f32) -> f32 { //~
    let mut y = x;
    for _ in 0..8 {
        y = (y * 1.5).sin();
    }
    y
}

fn main() {}

//! A loop without an end.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    let mut y = x;
    loop { //~
        y *= 2.0;
        if y > 1.0 {
            return y;
        }
    }
}

fn main() {}

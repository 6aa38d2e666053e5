//! A counter that reaches the end of its type before the loop ends.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    let (mut y, mut i) = (x, 0_u8);
    while i <= u8::MAX { //~
        y *= 2.0;
        i += 1;
    }
    y
}

fn main() {}

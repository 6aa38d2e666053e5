//! Loops that nothing leaves: one has forgotten its step, the other continues where it means to break.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    let (mut y, i) = (x, 0);
    while i < 8 { //~
        y *= 2.0;
    }
    loop { //~
        y += 1.0;
        if y > 9.0 {
            continue;
        }
    }
}

fn main() {}

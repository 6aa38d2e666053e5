//! An assertion that writes: it is left out where it does not.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    let mut y = x;
    debug_assert!(x.is_finite(), "{x} is not");
    assert!(std::mem::replace(&mut y, 2.0) > x); //~
    y
}

fn main() {}

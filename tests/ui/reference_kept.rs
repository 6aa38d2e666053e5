//! A `&mut` in a local.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    let mut y = x;
    let r = &mut y; //~
    *r += 1.0;
    y
}

fn main() {}

//! A `&mut` in a tuple.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    let mut y = x;
    let r = (&mut y, 1.0_f32); //~
    *r.0 += r.1;
    y
}

fn main() {}

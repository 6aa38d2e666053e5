//! A sum of conditions.

use flatten::prelude::*;

#[flatten]
fn shade(c: bool, x: f32) -> f32 {
    if c + c { x } else { -x } //~
}

fn main() {}

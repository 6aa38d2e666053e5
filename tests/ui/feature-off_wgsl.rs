//! An output whose feature is off.

use flatten::prelude::*;

#[flatten(wgsl)] //~
fn shade(x: f32) -> f32 {
    x
}

fn main() {}

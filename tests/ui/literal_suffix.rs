//! A number of another size.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    x * 2.0_f64 as f32 //~
}

fn main() {}

//! A number that is none.

use flatten::prelude::*;

#[flatten(max_ops = "many")] //~
fn shade(x: f32) -> f32 {
    x
}

fn main() {}

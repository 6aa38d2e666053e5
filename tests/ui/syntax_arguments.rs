//! Arguments that are no arguments.

use flatten::prelude::*;

#[flatten(3)] //~
fn shade(x: f32) -> f32 {
    x
}

fn main() {}

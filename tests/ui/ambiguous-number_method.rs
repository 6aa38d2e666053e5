//! A method of a number without a type.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    x * 2.0.sqrt() //~
}

fn main() {}

//! A function that is too large by what it calls in another crate.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 { //~
    elsewhere::many(x) + elsewhere::many(x * 2.0)
}

fn main() {}

//! A number that Rust makes `f64`.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    let _unused = 2.0; //~
    x
}

fn main() {}

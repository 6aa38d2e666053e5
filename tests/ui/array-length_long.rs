//! An array of too many parts.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    let table = [x; 5000]; //~
    table[7]
}

fn main() {}

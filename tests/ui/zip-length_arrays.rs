//! Pairs of arrays of two lengths.

use flatten::prelude::*;

#[flatten]
fn shade(a: [f32; 3], b: [f32; 2]) -> f32 {
    let mut sum = 0.0;
    for (x, w) in a.iter().zip(b.iter()) { //~
        sum += x * w;
    }
    sum
}

fn main() {}

//! A loop as long as the loop around it has come.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    let mut sum = 0.0;
    for a in 0..6 {
        for b in a + 1..6 { //~
            sum += x * (a * b) as f32;
        }
    }
    sum
}

fn main() {}

//! An element behind the last one.

use flatten::prelude::*;

#[flatten]
fn shade(a: [f32; 3]) -> f32 {
    let mut sum = 0.0;
    for i in 1..=3 {
        sum += a[i];
    }
    sum + a[3] //~
}

fn main() {}

//! A loop over what an iterator's method gives.

use flatten::prelude::*;

#[flatten]
fn shade(a: [f32; 3]) -> f32 {
    let mut sum = 0.0;
    for y in a.iter().cycle() { //~
        if sum > 9.0 {
            break;
        }
        sum += y;
    }
    sum
}

fn main() {}

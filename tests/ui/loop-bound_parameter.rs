//! A loop as long as a parameter says.

use flatten::prelude::*;

#[flatten]
fn shade(n: i32) -> i32 {
    let mut sum = 0;
    for i in 0..n { //~
        sum += i;
    }
    sum
}

fn main() {}

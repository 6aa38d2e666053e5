//! A new name in a pattern that is written as constants are.

use flatten::prelude::*;

#[flatten]
#[allow(non_snake_case)]
fn shade(x: i32) -> i32 {
    match x {
        0 => 1,
        N => N + 1, //~
    }
}

fn main() {}

//! A result of another type.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> i32 {
    x //~
}

fn main() {}

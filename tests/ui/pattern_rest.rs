//! What is left of an array, by reference.

use flatten::prelude::*;

#[flatten]
fn shade(row: [f32; 3], n: i32) -> f32 {
    match (n, row) {
        (0, [first, ..]) => first,
        (_, [_, ref rest @ ..]) => rest[1], //~
    }
}

fn main() {}

//! What is no variable cannot be exchanged, nor an element that does not exist.

use flatten::prelude::*;

#[flatten]
fn turned(x: f32) -> f32 {
    [x, 1.0].swap(0, 1); //~
    x
}

#[flatten]
fn ordered(mut x: [f32; 3]) -> f32 {
    if x[0] > x[2] {
        x.swap(0, 3); //~
    }
    x[0]
}

fn main() {}

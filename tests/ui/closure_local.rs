//! A closure.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    let twice = [|y: f32| y * 2.0]; //~
    let _ = twice;
    x
}

fn main() {}

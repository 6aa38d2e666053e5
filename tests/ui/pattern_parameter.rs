//! A parameter bound by reference.

use flatten::prelude::*;

#[flatten]
fn shade(ref _x: f32) -> f32 { //~
    1.0
}

fn main() {}

//! Items in a body that are not read.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    use std::f32::*; //~
    trait Plain { //~
        const K: f32;
    }
    x * consts::PI
}

fn main() {}

//! An unsafe function.

use flatten::prelude::*;

#[flatten]
unsafe fn shade(x: f32) -> f32 { //~
    x
}

fn main() {}

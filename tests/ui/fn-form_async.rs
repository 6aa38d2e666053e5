//! A function that waits.

use flatten::prelude::*;

#[flatten]
async fn shade(x: f32) -> f32 { //~
    x
}

fn main() {}

//! A reference as a result.

use flatten::prelude::*;

#[flatten]
fn shade(x: &f32) -> &f32 { //~
    x
}

fn main() {}

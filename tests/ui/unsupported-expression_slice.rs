//! A slice.

use flatten::prelude::*;

#[flatten]
fn shade(a: [f32; 3]) -> f32 {
    a[1..][0] //~
}

fn main() {}

//! A local whose type nothing says.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    let late; //~
    x
}

fn main() {}

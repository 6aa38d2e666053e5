//! Functions of the standard library, which nobody can mark.

use flatten::prelude::*;

#[flatten]
fn later(mut x: f32, y: f32) -> f32 {
    let before = std::mem::replace(&mut x, 1.0); //~
    before - y
}

fn main() {}

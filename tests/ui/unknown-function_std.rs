//! Functions of the standard library, which nobody can mark.

use flatten::prelude::*;

#[flatten]
fn later(mut x: f32, mut y: f32) -> f32 {
    std::mem::swap(&mut x, &mut y); //~
    x - y
}

fn main() {}

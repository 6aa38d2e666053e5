//! A method that is not in the language.

use flatten::prelude::*;

#[flatten]
fn shade(v: Vec3) -> f32 {
    v.write_to_slice(&mut [0.0; 3]); //~
    v.x
}

fn main() {}

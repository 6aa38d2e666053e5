//! A method that is not in the language.

use flatten::prelude::*;

#[flatten]
fn shade(v: Vec3) -> f32 {
    let _large = v.map(|x| x + 1.0); //~
    v.x
}

fn main() {}

//! A method that is not in the language.

use flatten::prelude::*;

#[flatten]
fn shade(v: Vec3) -> f32 {
    let _lanes = v.to_array(); //~
    v.x
}

fn main() {}

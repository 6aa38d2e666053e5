//! An associated constant that is not in the language.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    x + f32::DIGITS as f32 //~
}

fn main() {}

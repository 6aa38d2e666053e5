//! A constant that is nowhere.

use flatten::prelude::*;

#[flatten]
mod shaders {
    const SCALE: f32 = 2.0;

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        x * SCALES + SCALE //~
    }
}

fn main() {}

//! Constants that need each other.

use flatten::prelude::*;

#[flatten]
mod shaders {
    const SIZE: f32 = HALF * 2.0; //~
    const HALF: f32 = SIZE / 2.0; //~

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        x * SIZE
    }
}

fn main() {}

//! Constants that Rust cannot compute either.

use flatten::prelude::*;

#[flatten]
mod shaders {
    const COUNT: i32 = 4;
    const STEPS: i32 = 8 / (COUNT - 4); //~

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        x * STEPS as f32
    }
}

fn main() {}

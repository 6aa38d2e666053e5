//! A static.

use flatten::prelude::*;

static SIZE: f32 = 2.0;

#[flatten]
mod shaders {
    use super::SIZE;

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        x * SIZE //~
    }
}

fn main() {}

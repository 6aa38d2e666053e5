//! A function outside the module.

use flatten::prelude::*;

fn helper(x: f32) -> f32 {
    x
}

#[flatten]
mod shaders {
    #[flatten]
    pub fn shade(x: f32) -> f32 {
        super::helper(x) //~
    }
}

fn main() {}

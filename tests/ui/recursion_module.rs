//! Functions of a module that call each other.

use flatten::prelude::*;

#[flatten]
mod shaders {
    fn even(x: f32) -> f32 {
        if x < 1.0 { 1.0 } else { odd(x - 1.0) }
    }

    fn odd(x: f32) -> f32 {
        if x < 1.0 { 0.0 } else { even(x - 1.0) } //~
    }

    #[flatten]
    pub(crate) fn caller(x: f32) -> f32 {
        even(x)
    }
}

fn main() {}

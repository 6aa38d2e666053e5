//! Two halves of a function that has only one.

use flatten::prelude::*;

#[flatten(preshader)] //~
fn shade(x: f32) -> f32 {
    x
}

#[flatten]
mod shaders {
    #[flatten(preshader = 16)] //~
    fn moved(x: f32, #[uniform] y: &mut f32) -> f32 {
        *y += x;
        x
    }
}

fn main() {}

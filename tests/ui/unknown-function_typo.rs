//! Names with letters in the wrong order.

#[flatten::flatten]
mod shaders {
    use flatten::prelude::*;

    const SIZE: f32 = 2.0;

    fn smooth(x: f32) -> f32 {
        x * SIZE
    }

    #[flatten]
    fn shade(x: f32) -> f32 {
        smoth(x) * SIEZ //~
    }
}

fn main() {}

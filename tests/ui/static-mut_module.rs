//! A static that changes.

use flatten::prelude::*;

#[flatten]
mod shaders {
    static mut COUNT: f32 = 2.0;

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        static mut OWN: f32 = 1.0; //~
        x * unsafe { COUNT } //~
    }
}

fn main() {}

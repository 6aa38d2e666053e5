//! A function of another crate that a module uses: rustc's own message, which names the cure.

use flatten::prelude::*;

#[flatten]
mod shaders {
    #[flatten]
    pub fn shade(x: f32) -> f32 {
        elsewhere::plain(x) //~
    }
}

fn main() {}

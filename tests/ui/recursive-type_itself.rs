//! A struct within itself.

use flatten::prelude::*;

#[flatten]
mod shaders {
    pub struct Node { //~
        pub next: Node, //~
    }

    #[flatten]
    pub fn shade(x: Node) -> f32 {
        1.0
    }
}

fn main() {}

//! A method is no leaf.

use flatten::prelude::*;

#[flatten]
mod shapes {
    pub struct Ball {
        pub radius: f32,
    }

    impl Ball {
        #[flatten(leaf)] //~
        pub fn area(&self) -> f32 {
            self.radius
        }
    }
}

fn main() {}

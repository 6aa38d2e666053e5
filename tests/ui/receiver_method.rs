//! The attribute on a method.

use flatten::prelude::*;

struct Ray {
    origin: Vec3,
}

impl Ray {
    #[flatten]
    fn at(self, t: f32) -> Vec3 { //~
        self.origin * t
    }
}

fn main() {}

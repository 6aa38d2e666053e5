//! An `impl` block on its own, of a struct that does not ask for it.

use flatten::prelude::*;

#[flatten]
struct Ray {
    dir: f32,
}

#[flatten]
impl Ray { //~
    fn at(&self, t: f32) -> f32 {
        self.dir * t
    }
}

// Without any attribute it lacks the same.
struct Ball {
    radius: f32,
}

#[flatten]
impl Ball { //~
    fn area(&self) -> f32 {
        self.radius * self.radius
    }
}

fn main() {}

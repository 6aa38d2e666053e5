//! Structs that say `methods`, with a block that does not, and without one.

use flatten::prelude::*;

#[flatten(methods)]
struct Ray { //~
    dir: f32,
}

impl Ray {
    fn twice(&self) -> f32 {
        self.dir * 2.0
    }
}

#[flatten(methods)]
struct Ball { //~
    radius: f32,
}

#[flatten]
fn shade(x: f32) -> f32 {
    Ray { dir: x }.twice() + Ball { radius: x }.radius
}

fn main() {}

//! A mistake in a method of a block on its own, and a caller.

use flatten::prelude::*;

#[flatten(methods)]
struct Ray {
    dir: Vec3,
}

#[flatten]
impl Ray {
    fn at(&self, t: f32) -> f32 {
        self.dir.bend(t) //~
    }
}

trait Bend {
    fn bend(self, t: f32) -> f32;
}

impl Bend for Vec3 {
    fn bend(self, t: f32) -> f32 {
        self.x * t
    }
}

#[flatten]
fn shade(x: f32) -> f32 {
    let ray = Ray { dir: Vec3::splat(x) };
    ray.at(2.0)
}

fn main() {}

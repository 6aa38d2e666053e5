//! A struct without the attribute, by a function of its `impl` block, and a function that a block calls.

use flatten::prelude::*;

struct Ray {
    dir: Vec3,
}

impl Ray {
    fn new(x: f32) -> Ray {
        Ray { dir: Vec3::splat(x) }
    }
}

#[flatten]
fn shade(x: f32) -> f32 {
    Ray::new(x).dir.y //~
}

#[flatten(methods)]
struct Ball {
    radius: f32,
}

#[flatten]
impl Ball {
    fn area(&self) -> f32 {
        square(self.radius) //~
    }
}

fn square(x: f32) -> f32 {
    x * x
}

#[flatten]
fn caller(x: f32) -> f32 {
    Ball { radius: x }.area() + Ball { radius: x }.area_flat()
}

fn main() {}

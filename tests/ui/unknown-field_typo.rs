//! A field that the struct does not have.

use flatten::prelude::*;

#[flatten]
struct Ray {
    origin: Vec3,
}

#[flatten]
fn shade(ray: Ray) -> Vec3 {
    ray.orgin //~
}

fn main() {}

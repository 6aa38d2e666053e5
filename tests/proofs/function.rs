//! A function of the user's that bears the name of glam's.

use flatten::prelude::{Vec3, flatten};

fn vec3(x: f32, y: f32, z: f32) -> Vec3 {
    Vec3::new(z, y, x)
}

#[flatten]
fn shade(x: f32) -> Vec3 {
    vec3(x, 0.0, 1.0) //~
}

fn main() {
    shade(1.0);
}

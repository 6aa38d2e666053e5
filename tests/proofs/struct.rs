//! A struct of the user's that bears the name of glam's.

use flatten::flatten;

#[derive(Clone, Copy)]
struct Vec3 {
    x: f32,
}

#[flatten]
fn shade(v: Vec3) -> f32 { //~
    v.x
}

fn main() {
    shade(Vec3 { x: 1.0 });
}

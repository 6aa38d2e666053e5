//! A method of the user's trait that bears the name of one that glam's trait brings.

use flatten::flatten;

trait Blend {
    fn lerp(self, other: f32, t: f32) -> f32;
}

impl Blend for f32 {
    fn lerp(self, other: f32, t: f32) -> f32 {
        if t < 0.5 { self } else { other }
    }
}

#[flatten]
fn shade(x: f32) -> f32 {
    x.lerp(1.0, 0.25) //~
}

fn main() {
    shade(1.0);
}

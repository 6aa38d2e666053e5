//! Structs on their own whose methods take each other.

use flatten::prelude::*;

#[flatten(methods)]
struct Ray { //~
    dir: f32,
}

#[flatten(methods)]
struct Ball {
    radius: f32,
}

#[flatten]
impl Ray {
    fn hits(&self, ball: Ball) -> f32 {
        self.dir * ball.radius
    }
}

#[flatten]
impl Ball {
    fn blocks(&self, ray: Ray) -> f32 {
        ray.dir * self.radius
    }
}

#[flatten]
fn shade(x: f32) -> f32 {
    Ray { dir: x }.hits(Ball { radius: 1.0 })
}

fn main() {
    let _ = shade_flat(1.0);
}

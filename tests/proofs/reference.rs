//! Methods of the user's traits that Rust prefers to those of glam and of `f32`.

use flatten::prelude::*;

trait Other {
    fn length(&self) -> f32;
    fn transpose(self) -> Mat2;
}

impl Other for Vec3 {
    fn length(&self) -> f32 {
        7.0
    }

    fn transpose(self) -> Mat2 {
        Mat2::ZERO
    }
}

impl Other for Mat2 {
    fn length(&self) -> f32 {
        7.0
    }

    fn transpose(self) -> Mat2 {
        self
    }
}

#[flatten]
fn shade(v: &Vec3, m: Mat2, all: [Vec3; 2]) -> f32 {
    let mut sum = v.length(); //~
    for v in all.iter() {
        sum += v.length();
    }
    sum + m.transpose().x_axis.x //~
}

fn main() {}

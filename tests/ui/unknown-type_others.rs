//! Types that other Rust code has.

use flatten::prelude::*;

#[flatten]
mod shaders {
    use super::*;

    trait Shape {}

    #[flatten]
    fn boxed(x: Box<f32>, _y: Result<Vec3, f32>, _s: &str) -> f32 { //~
        *x
    }

    #[flatten]
    fn listed(x: &[f32]) -> f32 { //~
        x[0]
    }

    #[flatten]
    fn grown(x: f32, _y: Vec<f32>) -> f32 { //~
        x
    }

    #[flatten]
    fn lent(x: f32) -> f32 {
        let second = |xs: &[f32]| xs[1]; //~
        second(&[x, 2.0])
    }

    #[flatten]
    fn shaped(_x: &dyn Shape, _y: impl Shape) -> f32 { //~
        0.0
    }

    #[flatten]
    fn turned(_q: Quat) -> f32 { //~
        0.0
    }
}

fn main() {}

//! An operator of a struct whose `impl` is not seen.

use flatten::prelude::*;

#[flatten]
#[derive(Clone, Copy)]
struct Complex {
    re: f32,
    im: f32,
}

impl std::ops::Mul<f32> for Complex {
    type Output = Complex;

    fn mul(self, by: f32) -> Complex {
        Complex { re: self.re * by, im: self.im * by }
    }
}

#[flatten]
fn shade(x: f32) -> f32 {
    (Complex { re: x, im: 1.0 } * 2.0).im //~
}

fn main() {
    shade(1.0);
}

//! The attribute on the `impl` of an operator.

use flatten::prelude::*;

#[flatten]
#[derive(Clone, Copy)]
struct Complex {
    re: f32,
    im: f32,
}

#[flatten]
impl std::ops::Add for Complex { //~
    type Output = Complex;

    fn add(self, other: Complex) -> Complex {
        Complex { re: self.re + other.re, im: self.im + other.im }
    }
}

fn main() {}

//! A trait's method that Rust prefers to that of slices.

use flatten::prelude::*;

trait Turned {
    fn swap(&mut self, i: usize, j: usize);
}

impl Turned for [f32; 3] {
    fn swap(&mut self, i: usize, j: usize) {
        (self[i], self[j]) = (self[j], -self[i]);
    }
}

#[flatten]
fn turned(mut x: [f32; 3]) -> f32 {
    x.swap(0, 2); //~
    x[0]
}

trait Counted {
    fn len(&self) -> usize;
}

impl Counted for [Vec3; 2] {
    fn len(&self) -> usize {
        self[0].x as usize
    }
}

#[flatten]
fn counted(v: [Vec3; 2]) -> f32 {
    v.len() as f32 //~
}

fn main() {
    turned([0.0; 3]);
    counted([Vec3::ONE; 2]);
}

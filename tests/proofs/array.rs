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

trait Walked {
    fn iter_mut(&mut self) -> std::iter::Once<&mut f32>;
    fn iter(&self) -> std::iter::Once<&f32>;
}

impl Walked for [f32; 2] {
    fn iter_mut(&mut self) -> std::iter::Once<&mut f32> {
        std::iter::once(&mut self[0])
    }

    fn iter(&self) -> std::iter::Once<&f32> {
        std::iter::once(&self[0])
    }
}

#[flatten]
fn walked(mut x: [f32; 2]) -> f32 {
    for x in x.iter_mut() { //~
        *x += 1.0;
    }
    x.iter().sum() //~
}

fn main() {
    walked([0.0; 2]);
    turned([0.0; 3]);
    counted([Vec3::ONE; 2]);
}

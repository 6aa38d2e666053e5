//! Methods of arrays: each is one mistake, whatever hangs on it.

use flatten::prelude::*;

#[flatten]
fn doubled(x: [f32; 3]) -> f32 {
    x.as_slice().iter().sum() //~
}

#[flatten]
fn turned(mut x: [f32; 3]) -> Vec3 {
    x.rotate_left(1); //~
    x.try_into().unwrap() //~
}

fn main() {}

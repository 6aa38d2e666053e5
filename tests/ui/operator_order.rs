//! `<` of what does not say its order, of what holds something else than numbers, and of vectors.

use flatten::prelude::*;

#[flatten]
#[derive(Clone, Copy, PartialEq)]
struct Hit {
    t: f32,
    steps: i32,
}

#[flatten]
fn nearer(a: Hit, b: Hit) -> bool {
    a < b //~
}

#[flatten]
fn some_nearer(a: f32, b: f32) -> bool {
    (1, Some(a)) < (1, Some(b)) //~
}

#[flatten]
fn below(a: Vec3, b: Vec3) -> bool {
    a < b //~
}

fn main() {}

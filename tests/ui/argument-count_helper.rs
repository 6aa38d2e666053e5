//! A call with too few arguments.

use flatten::prelude::*;

#[flatten]
fn helper(x: f32, y: f32) -> f32 {
    x + y
}

#[flatten]
fn shade(x: f32) -> f32 {
    helper(x) //~
}

fn main() {}

//! Mistakes in another crate: in a method behind a function, in a signature, in two functions, in a limit.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    elsewhere::shapes::over(x) //~
}

#[flatten]
fn generic(v: Vec2) -> f32 {
    elsewhere::shapes::sized(v) //~
}

#[flatten]
fn parity(x: f32) -> f32 {
    elsewhere::shapes::odd(x) //~
}

#[flatten(max_unroll = 100)]
fn unrolled(x: f32) -> f32 {
    helper(x) //~
}

#[flatten(source)]
fn helper(x: f32) -> f32 {
    elsewhere::many(x)
}

fn main() {}

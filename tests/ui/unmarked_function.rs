//! A function without the attribute, and a constant. Whoever calls the caller says nothing.

use flatten::prelude::*;

fn helper(x: f32) -> f32 {
    x
}

#[flatten]
fn shade(x: f32) -> f32 {
    helper(x) + STEP //~
}

const STEP: f32 = 1.0;

#[flatten]
fn caller(x: f32) -> f32 {
    shade(x)
}

#[flatten]
fn around(x: f32) -> f32 {
    caller(x)
}

fn main() {
    let _ = shade_flat(1.0) + around_flat(2.0);
}

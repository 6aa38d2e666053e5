//! A function without the attribute: rustc's own message, which names the cure.

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
    shade(x) //~
}

fn main() {
    let _ = shade_flat(1.0) + caller_flat(2.0);
}

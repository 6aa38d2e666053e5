//! Functions on their own that call each other, and one that calls them.

use flatten::prelude::*;

#[flatten]
fn even(x: f32) -> f32 {
    if x < 1.0 { 1.0 } else { odd(x - 1.0) } //~
}

#[flatten]
fn odd(x: f32) -> f32 {
    if x < 1.0 { 0.0 } else { even(x - 1.0) }
}

#[flatten]
fn caller(x: f32) -> f32 {
    odd(x)
}

fn main() {
    let _ = caller_flat(1.0) + even_flat(1.0);
}

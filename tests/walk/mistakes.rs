//! What cannot be flattened is reported, the rest is walked through.

use flatten::prelude::*;

#[flatten]
fn good(x: f32) -> f32 {
    x
}

#[flatten]
fn bad(x: f32, n: i32) -> f32 {
    let y = elsewhere(x);
    for _ in 0..n {}
    y
}

#[flatten(max_ops = 1)]
fn large(x: f32) -> f32 {
    (x.sin() + 1.0).cos()
}

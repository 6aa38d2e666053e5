//! A mistake in a callee is reported once, there.

use flatten::prelude::*;

#[flatten]
fn caller(x: f32) -> f32 {
    middle(x) + 1.0
}

#[flatten]
fn middle(x: f32) -> f32 {
    callee(x) * 2.0
}

#[flatten]
fn callee(x: f32) -> f32 {
    let same = [|y: f32| y]; //~
    let _ = same;
    x
}

fn main() {
    let _ = caller_flat(1.0) + callee_flat(2.0) + middle_flat(3.0);
}

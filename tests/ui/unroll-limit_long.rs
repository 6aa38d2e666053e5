//! A loop with very many steps.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> f32 {
    let mut y = x;
    for _ in 0..100_000_000 { //~
        y *= 0.5;
    }
    y
}

#[flatten]
fn found(x: f32) -> u32 {
    for i in 0..=u32::MAX { //~
        if i as f32 > x {
            return i;
        }
    }
    0
}

fn main() {}

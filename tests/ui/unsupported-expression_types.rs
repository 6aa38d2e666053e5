//! Types that `::<..>` says decide what a number is, and a closure that moves has its own `mut`.

use flatten::prelude::*;

#[flatten]
fn folded() -> f32 {
    let bits = (0..3).reduce::<fn(u32, u32) -> u32>(|p, q| !p >> q); //~
    bits.map_or(0.0, |bits| bits as f32)
}

#[flatten]
fn copied(x: f32) -> f32 {
    let mut v = x;
    let mut next = move || { //~
        v += 1.0;
        v
    };
    v += next();
    v
}

fn main() {}

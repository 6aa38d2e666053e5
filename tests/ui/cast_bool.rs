//! A cast that Rust refuses.

use flatten::prelude::*;

#[flatten]
fn shade(x: f32) -> bool {
    x as bool //~
}

fn main() {}

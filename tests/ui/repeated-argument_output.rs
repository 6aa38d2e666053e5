//! An argument that is given twice; two stages may be shown.

use flatten::prelude::*;

#[flatten(max_ops = 100, max_ops = 200)] //~
fn shade(x: f32) -> f32 {
    x
}

fn main() {}

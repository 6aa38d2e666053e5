//! An `Option` that no type names.

use flatten::prelude::*;

#[flatten]
fn root(x: f32) -> f32 {
    let root = if x >= 0.0 { Some(x.sqrt()) } else { None }; //~
    root.unwrap_or(0.0)
}

fn main() {}

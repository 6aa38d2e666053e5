//! A leaf that gives nothing.

use flatten::prelude::*;

#[flatten(leaf)]
fn noise(p: f32) { //~
    println!("{p}");
}

fn main() {}

//! Functions without the attribute in another crate and in another file: rustc's own message, which names the cure.

use flatten::prelude::*;

#[path = "elsewhere/noise.rs"]
mod noise;

#[flatten]
fn shade(x: f32) -> f32 {
    elsewhere::plain(x) //~
}

#[flatten]
fn other(x: f32) -> f32 {
    noise::hash(x) //~
}

fn main() {}

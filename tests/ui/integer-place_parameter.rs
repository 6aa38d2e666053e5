//! An integer of 8 bits as a parameter.

use flatten::prelude::*;

#[flatten]
fn shade(level: u8) -> f32 { //~
    level as f32 / 255.0
}

fn main() {}

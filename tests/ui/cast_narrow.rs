//! Casts to narrow integers: a float stops at their ends, an integer loses its upper bits.

use flatten::prelude::*;

#[flatten]
fn stops(x: f32) -> u32 {
    x as u8 as u32 //~
}

#[flatten]
fn wraps(x: u32) -> u32 {
    x as u8 as u32 //~
}

#[flatten]
fn keeps_its_sign(x: i32) -> i32 {
    x as i8 as i32 //~
}

fn main() {}

//! Bits that do not fit a narrow integer are gone: casts alone would keep them.

use flatten::prelude::*;

#[flatten]
fn shifted() -> u32 {
    let n = 3_u16;
    (n << 15) as u32 //~
}

#[flatten]
fn turned() -> u32 {
    let n = 200_u8;
    !n as u32 //~
}

#[flatten]
fn signed() -> i32 {
    let n = 3_i8;
    (n << 6) as i32 //~
}

fn main() {}

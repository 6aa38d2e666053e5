//! Methods of std's traits by the names of these.

use flatten::prelude::*;

#[flatten]
fn later(x: u32, y: u32) -> u32 {
    let most = Clone::clone(&x); //~
    most ^ y
}

fn main() {}

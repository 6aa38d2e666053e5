//! Methods of std's traits by the names of these.

use flatten::prelude::*;

#[flatten]
fn later(x: u32, y: u32) -> u32 {
    let most = Ord::clamp(x, y, 900); //~
    most ^ y
}

fn main() {}

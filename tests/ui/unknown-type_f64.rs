//! Numbers of another size.

use flatten::prelude::*;

#[flatten]
fn shade(x: f64) -> f64 { //~
    x
}

fn main() {}

//! A generic function.

use flatten::prelude::*;

#[flatten]
fn shade<T: Copy>(x: T) -> T { //~
    x
}

fn main() {}

//! A leaf of any type.

use flatten::prelude::*;

#[flatten(leaf)]
fn noise<T>(p: T) -> T { //~
    p
}

fn main() {}

//! A choice by `match`.

use flatten::prelude::*;

#[flatten]
fn shade(x: i32) -> i32 {
    match x { //~
        0 => 1,
        _ => x,
    }
}

fn main() {}

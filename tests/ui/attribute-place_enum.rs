//! The attribute on an enum.

use flatten::prelude::*;

#[flatten]
enum Shape { //~
    Round,
}

fn main() {}

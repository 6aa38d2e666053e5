//! The attribute on a union.

use flatten::prelude::*;

#[flatten]
union Bits { //~
    of: f32,
    as_u32: u32,
}

fn main() {}

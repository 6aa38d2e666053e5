//! A `matches!` of the user's.

use flatten::prelude::*;

macro_rules! matches {
    ($value:expr, $($rest:tt)*) => {
        !::core::matches!($value, $($rest)*)
    };
}

#[flatten]
fn shade(x: i32) -> bool {
    matches!(x, 1..=3) //~
}

fn main() {}

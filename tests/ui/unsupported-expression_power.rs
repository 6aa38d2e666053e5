//! Powers whose exponent is known at run time only.

use flatten::prelude::*;

#[flatten]
fn of_integers(x: i32, n: u32) -> i32 {
    x.pow(n) //~
}

#[flatten]
fn of_floats(x: f32, n: i32) -> f32 {
    x.powi(n) //~
}

fn main() {}

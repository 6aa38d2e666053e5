//! A constant of the user's that bears the name of Rust's.

use flatten::flatten;

const PI: f32 = 3.0;

#[flatten]
fn shade(x: f32) -> f32 {
    x * PI //~
}

fn main() {
    shade(1.0);
}

//! A struct literal without a field.

use flatten::prelude::*;

#[flatten]
struct Ray {
    origin: Vec3,
    dir: Vec3,
}

#[flatten]
fn shade(origin: Vec3) -> Ray {
    Ray { origin } //~
}

fn main() {}

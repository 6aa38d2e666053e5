//! Functions that are not visible here.

use flatten::prelude::*;

mod noise {
    use flatten::prelude::*;

    #[flatten]
    fn hash(x: f32) -> f32 {
        x
    }
}

#[flatten]
fn shade(x: f32) -> f32 {
    noise::hash(x) //~
}

#[flatten]
fn other(x: f32) -> f32 {
    elsewhere::own(x) //~
}

fn main() {}

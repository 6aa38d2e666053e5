//! A variant by its name alone, where nobody sees the `use` that brings it.

use Mode::*;
use flatten::prelude::*;

#[flatten]
#[derive(Clone, Copy, PartialEq)]
pub enum Mode {
    Flat,
    Lit,
}

#[flatten]
pub fn tint(mode: Mode, x: f32) -> f32 {
    match mode {
        Flat => x, //~
        Mode::Lit => 1.0,
    }
}

fn main() {}

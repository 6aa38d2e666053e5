//! What needs to know how many items there are, behind what computes them or leaves some out.

use flatten::prelude::*;

#[flatten]
fn shade(taps: [f32; 4], weights: [f32; 4], x: f32) -> f32 {
    let bright = taps.iter().filter(|tap| **tap > x).zip(&weights).map(|(tap, w)| tap * w).sum::<f32>(); //~
    let every_other = taps.iter().map(|tap| tap * x).step_by(2).fold(0.0, |sum, tap| sum + tap); //~
    bright + every_other
}

fn main() {}

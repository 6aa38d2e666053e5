//! What iterators give that is no value here.

use flatten::prelude::*;

#[flatten]
fn shade(taps: [f32; 4], x: f32) -> f32 {
    let least = taps.iter().copied().reduce(f32::min).unwrap_or(x); //~
    let scaled: Vec<f32> = taps.iter().map(|tap| tap * x).collect(); //~
    let mut each = taps.iter(); //~
    least + scaled[0]
}

fn main() {}

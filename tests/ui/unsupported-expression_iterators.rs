//! What iterators give that is no value here.

use flatten::prelude::*;

#[flatten]
fn shade(taps: [f32; 4], x: f32) -> f32 {
    let least = taps.iter().rposition(|tap| *tap < x).map_or(0.0, |i| taps[i]); //~
    let scaled: Vec<f32> = taps.iter().map(|tap| tap * x).collect(); //~
    let each = taps.iter(); //~
    let _ = each;
    least + scaled[0]
}

fn main() {}

//! What iterators give that is no value here.

use flatten::prelude::*;

#[flatten]
fn shade(taps: [f32; 4], x: f32) -> f32 {
    let least = taps.iter().next_back().map_or(0.0, |tap| tap * x); //~
    let scaled: Vec<f32> = taps.iter().map(|tap| tap * x).collect(); //~
    let each = taps.iter(); //~
    let _ = each;
    least + scaled[0]
}

fn main() {}

//! What iterators give that is no value here.

use flatten::prelude::*;

#[flatten]
fn shade(taps: [f32; 4], x: f32) -> f32 {
    let least = taps.iter().copied().min_by(|a, b| a.total_cmp(b)).unwrap_or(x); //~
    let scaled: Vec<f32> = taps.iter().map(|tap| tap * x).collect(); //~
    let each = taps.iter(); //~
    let _ = each;
    least + scaled[0]
}

fn main() {}

//! What a closure writes to shows how often it is called, and of the longer one that is not said.

use flatten::prelude::*;

#[flatten]
fn shade(a: [f32; 3], b: [f32; 2], n: u32) -> f32 {
    let (mut sum, mut count) = (0.0, 0.0);
    for (x, w) in a.iter().map(|x| { count += 1.0; x * 2.0 }).zip(&b) { //~
        sum += x * w;
    }
    #[unroll(max = 4)]
    for (x, w) in (0..n).inspect(|_| count += 1.0).zip(a) { //~
        sum += x as f32 * w;
    }
    // Nobody sees how often these are called.
    for (x, w) in a.iter().map(|x| x * count).enumerate().zip(b) {
        sum += x.1 * w;
    }
    sum + count
}

fn main() {}

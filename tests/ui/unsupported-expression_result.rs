//! What is beside `Option`: a `Result`, and methods that are not here.

use flatten::prelude::*;

#[flatten]
fn root(x: f32) -> f32 {
    let root = if x >= 0.0 { Ok(x.sqrt()) } else { Err(x) }; //~
    root.unwrap_or(0.0)
}

#[flatten]
fn nearest(hits: [Option<f32>; 3]) -> Option<f32> {
    let first = hits[0].inspect(|_| ()); //~
    let mut second = hits[1];
    *second.get_or_insert(1.0) += 1.0; //~
    first.or(second).or_else(|| hits.last().copied()?) //~
}

fn main() {}

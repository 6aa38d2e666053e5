//! Aliases that are generic: said once, where they stand.

use flatten::prelude::*;

#[flatten]
type Maybe<T> = Option<T>; //~

#[flatten]
type List<const N: usize> = [f32; N]; //~

#[flatten]
fn first(x: f32) -> f32 {
    let list: List<2> = [x, 1.0];
    let last: Maybe<f32> = None;
    list[0] + last.unwrap_or(1.0)
}

fn main() {
    first(1.0);
}

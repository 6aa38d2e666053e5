//! A function that bears the name of the standard library's.

use flatten::prelude::*;

mod array {
    pub fn from_fn<const N: usize>(f: impl Fn(usize) -> f32) -> [f32; N] {
        let mut list = [0.0; N];
        for i in 0..N {
            list[i] = f(N - i);
        }
        list
    }
}

#[flatten]
fn taps(x: f32) -> f32 {
    let list: [f32; 3] = std::array::from_fn(|i| x * i as f32);
    let other: [f32; 3] = array::from_fn(|i| x * i as f32); //~
    list[1] + other[1]
}

fn main() {
    taps_flat(1.0);
}

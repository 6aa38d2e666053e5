//! Methods of the user's traits that Rust finds sooner for a number whose type is found later.

use flatten::prelude::*;
use std::cmp::Ordering;

trait Other {
    fn cmp(self, other: &u32) -> Ordering;
    fn clone(self) -> u32;
}

impl Other for u32 {
    fn cmp(self, other: &u32) -> Ordering {
        Ord::cmp(other, &self)
    }

    fn clone(self) -> u32 {
        self + 1
    }
}

#[flatten]
fn shade(x: u32) -> f32 {
    let n = 3;
    let order = n.cmp(&x); //~
    let m = 4;
    let k = m.clone(); //~
    order as i32 as f32 + (k / x) as f32
}

fn main() {}

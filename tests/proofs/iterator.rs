//! Traits whose methods Rust comes to before those of iterators and ranges.

pub trait Other: Sized {
    fn any(self, _: impl Fn(f32) -> bool) -> bool {
        true
    }

    fn position(&self, _: impl Fn(&f32) -> bool) -> Option<usize> {
        Some(7)
    }
}

impl<I: Iterator> Other for I {}

pub trait OfRanges: Sized {
    fn contains(self, _: &f32) -> bool {
        true
    }

    fn all(self, _: impl Fn(i32) -> bool) -> bool {
        false
    }
}

impl OfRanges for std::ops::Range<f32> {}
impl OfRanges for std::ops::Range<i32> {}

#[flatten::flatten]
mod shaders {
    use super::{OfRanges, Other};

    #[flatten]
    pub fn some(x: f32) -> bool {
        [x, 1.0].into_iter().any(|y| y > 100.0) //~
    }

    #[flatten]
    pub fn first(x: f32) -> usize {
        [x, 1.0].iter().position(|y| *y > 100.0).unwrap_or(3) //~
    }

    #[flatten]
    pub fn within(x: f32) -> bool {
        (0.0..1.0).contains(&x) //~
    }

    #[flatten]
    pub fn every(x: i32) -> bool {
        (0..3).all(|i| i < x) //~
    }
}

fn main() {
    shaders::some(1.0);
    shaders::first(1.0);
    shaders::within(1.0);
    shaders::every(1);
}

//! Traits give iterators that are made of others a method by value, by the names of those that `Iterator` has.

pub trait Asked {
    fn any(self, f: impl Fn(f32) -> bool) -> bool;
}

impl Asked for std::iter::Copied<std::slice::Iter<'_, f32>> {
    fn any(self, _: impl Fn(f32) -> bool) -> bool {
        false
    }
}

impl<I: Iterator<Item = f32>, F: FnMut(f32) -> f32> Asked for std::iter::Map<I, F> {
    fn any(self, _: impl Fn(f32) -> bool) -> bool {
        false
    }
}

pub trait Found {
    fn position(self, f: impl Fn((usize, &f32)) -> bool) -> Option<usize>;
}

impl Found for std::iter::Enumerate<std::iter::Rev<std::slice::Iter<'_, f32>>> {
    fn position(self, _: impl Fn((usize, &f32)) -> bool) -> Option<usize> {
        None
    }
}

#[flatten::flatten]
mod shaders {
    use super::{Asked, Found};

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        let list = [x, 1.0];
        let copied = list.iter().copied().any(|y| y > 0.0); //~
        let mapped = list.into_iter().map(f32::abs).any(|y| y > 2.0); //~
        let numbered = list.iter().rev().enumerate().position(|(_, y)| *y > 0.0); //~
        // These are asked about too.
        let plain = list.iter().any(|y| *y > 0.0) || list.iter().skip(1).map(|y| (*y, 1)).any(|(y, _)| y > 3.0);
        let shown = list.iter().filter(|y| **y > 0.0).inspect(|_| ()).take_while(|y| **y < 9.0).all(|y| *y > 1.0);
        let options = list.iter().filter_map(|y| Some(*y).filter(|y| *y > 0.0)).find(|y| *y > 2.0);
        let plain = plain || shown || options.is_some();
        if copied || mapped || numbered.is_some() || plain { x } else { 0.0 }
    }
}

fn main() {
    shaders::shade(1.0);
}

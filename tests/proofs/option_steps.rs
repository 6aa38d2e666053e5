//! Traits whose methods Rust comes to before those of `Option`s and arrays: by what is before the dot, and by what they take.

pub trait Other: Sized {
    fn take(&self) -> Option<f32> {
        Some(9.0)
    }

    fn unwrap_or(&self, other: f32) -> f32 {
        other
    }

    fn is_some(&mut self) -> bool {
        true
    }
}

impl Other for Option<f32> {}

pub trait OfArrays: Sized {
    fn map(&self, _: impl Fn(f32) -> f32) -> [f32; 2] {
        [0.0; 2]
    }
}

impl OfArrays for [f32; 2] {}

#[flatten::flatten]
mod shaders {
    use super::{OfArrays, Other};

    fn held(x: &Option<f32>) -> f32 {
        x.unwrap_or(1.0) //~
    }

    fn is_there(x: &mut Option<f32>) -> bool {
        x.is_some() //~
    }

    fn first(list: &[f32; 2]) -> f32 {
        list.map(|x| x + 1.0)[0] //~
    }

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        let mut there = Some(x);
        let old = there.take(); //~
        if is_there(&mut there) { held(&old) } else { first(&[x, 1.0]) }
    }
}

fn main() {
    shaders::shade(1.0);
}

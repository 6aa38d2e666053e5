//! A trait's method that Rust prefers to the struct's own.

use flatten::prelude::*;

trait Other {
    fn at(self, t: f32) -> f32;
}

#[flatten]
mod shaders {
    pub struct Ray {
        pub dir: f32,
    }

    impl Ray {
        pub fn at(&self, t: f32) -> f32 {
            self.dir * t
        }
    }

    use super::Other;
    use flatten::prelude::*;

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        Ray { dir: x }.at(2.0) //~
    }
}

impl Other for shaders::Ray {
    fn at(self, t: f32) -> f32 {
        self.dir - t
    }
}

fn main() {}

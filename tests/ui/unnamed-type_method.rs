//! A method of a struct that the module does not name.

use flatten::prelude::*;

#[flatten]
mod rays {
    use flatten::prelude::*;

    pub(crate) struct Ray {
        dir: Vec3,
    }

    impl Ray {
        pub(crate) fn at(&self, t: f32) -> f32 {
            self.dir.x * t
        }
    }

    pub(crate) fn make(x: f32) -> Ray {
        Ray { dir: Vec3::splat(x) }
    }
}

#[flatten]
mod shaders {
    use crate::rays::make;

    #[flatten]
    pub(super) fn shade(x: f32) -> f32 {
        make(x).at(2.0) //~
    }
}

fn main() {}

//! A method of a struct that the module does not name.

use flatten::prelude::*;

#[flatten]
mod shaders {
    mod rays {
        use flatten::prelude::*;

        pub(super) struct Ray {
            dir: Vec3,
        }

        impl Ray {
            pub(super) fn at(&self, t: f32) -> f32 {
                self.dir.x * t
            }
        }

        pub(super) fn make(x: f32) -> Ray {
            Ray { dir: Vec3::splat(x) }
        }
    }

    #[flatten]
    pub(super) fn shade(x: f32) -> f32 {
        rays::make(x).at(2.0) //~
    }
}

fn main() {}

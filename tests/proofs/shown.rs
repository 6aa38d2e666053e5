//! A function that a macro makes, named like one of glam's, in a function without a mark that others may call.

pub mod tools {
    #[flatten::flatten]
    pub mod shaders {
        use flatten::prelude::Vec3;

        macro_rules! made {
            () => {
                fn vec3(x: f32, y: f32, z: f32) -> Vec3 {
                    Vec3::new(z, y, x)
                }
            };
        }
        made!();

        pub fn tint(x: f32) -> Vec3 {
            vec3(x, 2.0, 3.0) //~
        }
    }
}

use flatten::prelude::*;
use tools::shaders;

#[flatten]
fn shade(x: f32) -> Vec3 {
    shaders::tint(x)
}

fn main() {
    shade(1.0);
}

//! A function that a macro makes, named like one of glam's, beside a method of a struct that has no name there.

#[flatten::flatten]
mod shaders {
    pub mod rays {
        #[derive(Clone, Copy)]
        pub struct Ray {
            pub x: f32,
        }

        impl Ray {
            pub fn at(&self) -> f32 {
                self.x * 2.0
            }
        }

        pub fn ray(x: f32) -> Ray {
            Ray { x }
        }
    }

    pub mod inner {
        use flatten::prelude::Vec3;

        macro_rules! made {
            () => {
                fn vec3(x: f32, y: f32, z: f32) -> Vec3 {
                    Vec3::new(z, y, x)
                }
            };
        }
        made!();

        pub fn at(x: f32) -> f32 {
            super::rays::ray(x).at() + vec3(x, 1.0, 2.0).x //~
        }
    }

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        inner::at(x)
    }
}

fn main() {
    shaders::shade(1.0);
}

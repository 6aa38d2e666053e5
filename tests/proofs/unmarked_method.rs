//! A function that a macro makes, named like one of glam's, in a method without a mark that a marked function calls.

#[flatten::flatten]
mod shaders {
    use flatten::prelude::Vec3;

    macro_rules! made {
        () => {
            fn vec3(x: f32, y: f32, z: f32) -> Vec3 {
                Vec3::new(z, y, x)
            }
        };
    }
    made!();

    #[derive(Clone, Copy)]
    pub struct Ray(pub f32);

    impl Ray {
        fn at(&self, x: f32) -> Vec3 {
            vec3(x, self.0, 2.0) //~
        }
    }

    #[flatten]
    pub fn shade(x: f32) -> Vec3 {
        Ray(1.0).at(x)
    }
}

fn main() {
    shaders::shade(1.0);
}

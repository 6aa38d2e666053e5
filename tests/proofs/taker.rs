//! A function that a macro makes, named like one of glam's, in a function that takes functions and is called by a method.

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

    fn apply(f: impl Fn(f32) -> f32, x: f32) -> Vec3 {
        vec3(f(x), 1.0, 2.0) //~
    }

    #[derive(Clone, Copy)]
    pub struct Ray(pub f32);

    impl Ray {
        #[flatten]
        pub fn at(&self, x: f32) -> Vec3 {
            apply(|y| y * self.0, x)
        }
    }
}

fn main() {
    shaders::Ray(1.0).at(1.0);
}

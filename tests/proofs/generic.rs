//! A function that a macro makes, named like one of glam's, in a generic function of another module.

#[flatten::flatten]
mod shaders {
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

        pub fn on_axis<T: Copy + std::ops::Mul<Vec3, Output = Vec3>>(x: T) -> Vec3 {
            x * vec3(1.0, 0.0, 0.0) //~
        }
    }

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        inner::on_axis(x).x
    }
}

fn main() {
    shaders::shade(1.0);
}

//! A function that a macro makes, named like one of glam's, in a constant of a module that no marked function stands in.

#[flatten::flatten]
mod shaders {
    use flatten::prelude::Vec3;

    pub mod tints {
        use flatten::prelude::Vec3;

        macro_rules! made {
            () => {
                const fn vec3(x: f32, y: f32, z: f32) -> Vec3 {
                    Vec3::new(z, y, x)
                }
            };
        }
        made!();

        pub const WARM: Vec3 = vec3(1.0, 0.5, 0.25); //~
    }

    #[flatten]
    pub fn shade(x: f32) -> Vec3 {
        tints::WARM * x
    }
}

fn main() {
    shaders::shade(1.0);
}

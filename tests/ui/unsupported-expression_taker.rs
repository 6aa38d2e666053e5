//! A function that takes a function, called from another module.

use flatten::prelude::*;

#[flatten]
mod tools {
    use flatten::prelude::*;

    pub(crate) fn normal(p: Vec3, f: impl Fn(Vec3) -> f32) -> Vec3 {
        vec3(f(p + Vec3::X), f(p + Vec3::Y), f(p + Vec3::Z)) - Vec3::splat(f(p))
    }
}

#[flatten]
mod shaders {
    use crate::tools;
    use flatten::prelude::*;

    #[flatten]
    pub(crate) fn shade(p: Vec3) -> Vec3 {
        tools::normal(p, |q| q.length()) //~
    }
}

fn main() {
    shaders::shade(Vec3::ONE);
}

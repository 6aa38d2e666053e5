//! In a module its own items are seen; what comes from around it is proven too.

use flatten::prelude::*;

#[flatten]
mod seen {
    use super::Vec3;

    fn vec3(x: f32, y: f32, z: f32) -> Vec3 {
        Vec3::new(z, y, x)
    }

    #[flatten]
    pub fn shade(x: f32) -> Vec3 {
        vec3(x, 0.0, 1.0)
    }
}

fn vec2(x: f32, y: f32) -> Vec2 {
    Vec2::new(y, x)
}

#[flatten]
mod unseen {
    use super::vec2;
    use flatten::prelude::*;

    pub mod inner {
        use super::*;

        pub fn helper(x: f32) -> Vec2 {
            vec2(x, 1.0) //~
        }
    }

    #[flatten]
    pub fn shade(x: f32) -> Vec2 {
        inner::helper(x)
    }
}

fn main() {
    assert_eq!(seen::shade(1.0), seen::shade_flat(1.0));
}

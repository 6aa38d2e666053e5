//! A distance field with a struct, helpers, an unrolled march and an early way out.

use flatten::prelude::*;

#[flatten]
mod shaders {
    use super::*;

    const STEPS: i32 = 2;

    #[derive(Clone, Copy)]
    pub struct Ray {
        pub origin: Vec3,
        pub dir: Vec3,
    }

    fn sphere(p: Vec3, radius: f32) -> f32 {
        p.length() - radius
    }

    #[flatten]
    pub fn march(ray: Ray, #[uniform] radius: f32) -> f32 {
        let mut t = 0.0;
        for _ in 0..STEPS {
            let d = sphere(ray.origin + ray.dir * t, radius);
            if d < 0.01 {
                break;
            }
            t += d;
        }
        t
    }
}

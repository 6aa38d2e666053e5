//! A loop that stays one: what it carries, how it is left, and what only one exit computes.

use flatten::prelude::*;

#[flatten(exact, loops)]
mod shaders {
    use super::*;

    fn sphere(p: Vec3) -> f32 {
        p.length() - 1.0
    }

    #[flatten]
    pub fn march(origin: Vec3, dir: Vec3, #[uniform] steps: i32) -> f32 {
        let mut t = 0.0;
        for i in 0..steps {
            let near = sphere(origin + dir * t);
            if near < 0.001 {
                return (t * 0.1).exp() + i as f32;
            }
            t += near;
            if t > 20.0 {
                break;
            }
        }
        -1.0
    }
}

//! What glam has and shaders have not, by each way to name it, of items that stand alone.

mod paths {
    use flatten::prelude::*;

    #[flatten]
    pub fn turned(v: Vec3) -> Vec3 {
        glam::Quat::from_rotation_x(1.0) * v //~
    }
}

mod imports {
    use flatten::prelude::*;
    use glam::{Affine2, IVec3 as Cell, Vec3A};

    #[flatten]
    pub fn wide(v: Vec3) -> f32 {
        let wide: Vec3A = v.into(); //~
        wide.x
    }

    #[flatten]
    pub struct Sample {
        at: Affine2, //~
    }

    #[flatten]
    pub fn first(cell: Cell) -> i32 { //~
        cell.x
    }
}

mod globs {
    use flatten::flatten;
    use glam::*;

    #[flatten]
    pub fn placed(to: Affine3A, v: Vec3) -> Vec3 { //~
        to.transform_point3(v)
    }
}

mod prelude {
    use flatten::prelude::*;

    #[flatten]
    pub fn spun(q: Quat, v: Vec3) -> Vec3 { //~
        q * v
    }

    #[flatten]
    pub fn named(v: flatten::glam::Vec3A) -> f32 { //~
        v.x
    }
}

fn main() {}

//! Functions that shading languages have, and that nobody has imported, of items that stand alone.

mod prelude {
    use flatten::prelude::*;

    #[flatten]
    pub fn halfway(x: f32, y: f32) -> f32 {
        mix(x, y, 0.5) //~
    }

    #[flatten]
    pub fn converted(x: f32, n: i32) -> f32 {
        min(x, float(n)) //~
    }

    #[flatten]
    pub fn fetched(uv: Vec2) -> Vec4 {
        texture(uv) //~
    }
}

mod named {
    use flatten::flatten;
    use std::f32::consts::*;

    #[flatten]
    pub fn wrapped(x: f32) -> f32 {
        frac(x / TAU) //~
    }
}

fn main() {}

//! A module that is called like a number.

mod numbers {
    pub const MAX: f32 = 1.0;

    pub fn max(a: f32, b: f32) -> f32 {
        a + b
    }
}

#[flatten::flatten]
mod shaders {
    use super::numbers as f32;

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        f32::max(x, 2.0) * f32::MAX //~
    }
}

fn main() {
    shaders::shade(1.0);
}

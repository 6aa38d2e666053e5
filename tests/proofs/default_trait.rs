//! A trait of the user's own that is called like the standard library's.

pub trait Default {
    fn default() -> Self;
}

#[flatten::flatten]
mod shaders {
    use super::Default;

    #[derive(Clone, Copy, std::default::Default)]
    pub struct Pair {
        pub x: f32,
        pub y: f32,
    }

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        let pair = Pair { x, ..Default::default() }; //~
        pair.x + pair.y
    }
}

impl Default for shaders::Pair {
    fn default() -> shaders::Pair {
        shaders::Pair { x: 1.0, y: 2.0 }
    }
}

fn main() {
    shaders::shade(1.0);
}

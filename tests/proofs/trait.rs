//! Methods and constants of a struct itself that stand elsewhere, where a trait gives it some of the same names.

#[flatten::flatten]
mod shaders {
    pub trait Shape {
        const SIDES: i32 = 4;

        fn distance(&self, x: f32) -> f32;
    }

    #[derive(Clone, Copy)]
    pub struct Ball(pub f32);

    impl Shape for Ball {
        fn distance(&self, x: f32) -> f32 {
            x - self.0
        }
    }

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        Ball(1.0).distance(x) //~
    }

    #[flatten]
    pub fn sides() -> i32 {
        Ball::SIDES //~
    }
}

impl shaders::Ball {
    pub const SIDES: i32 = 0;

    pub fn distance(&self, x: f32) -> f32 {
        x + self.0
    }
}

fn main() {
    shaders::shade(1.0);
    shaders::sides();
}

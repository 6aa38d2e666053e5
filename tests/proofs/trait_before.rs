//! A trait whose method Rust comes to before that of another trait.

#[flatten::flatten]
mod shaders {
    pub trait Shape {
        fn distance(&self, x: f32) -> f32;
    }

    #[derive(Clone, Copy)]
    pub struct Ball(pub f32);

    impl Shape for Ball {
        fn distance(&self, x: f32) -> f32 {
            x - self.0
        }
    }

    use super::Other;

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        Ball(1.0).distance(x) //~
    }
}

pub trait Other {
    fn distance(self, x: f32) -> f32;
}

impl Other for shaders::Ball {
    fn distance(self, x: f32) -> f32 {
        x + self.0
    }
}

fn main() {
    shaders::shade(1.0);
}

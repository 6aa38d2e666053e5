//! A trait above another one that is called like one of the standard library's.

pub mod base {
    pub trait Sum {
        fn total(&self) -> f32;
    }
}

#[flatten::flatten]
mod shaders {
    use super::base::Sum;

    #[derive(Clone, Copy)]
    pub struct Ball(pub f32);

    impl Ball {
        pub fn total(&self) -> f32 {
            self.0
        }
    }

    impl Sum for Ball {
        fn total(&self) -> f32 {
            50.0
        }
    }

    pub trait Shape: Sum { //~
        fn at(&self) -> f32;

        fn all(&self) -> f32 {
            self.at()
        }
    }

    impl Shape for Ball {
        fn at(&self) -> f32 {
            self.0
        }
    }

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        Ball(x).all()
    }
}

fn main() {
    shaders::shade(1.0);
}

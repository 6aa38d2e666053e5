//! Traits of one name in two modules, each implemented for one struct, one of them by a macro of the user's own.

#[flatten::flatten]
pub mod first {
    pub trait Shape {
        fn at(&self, x: f32) -> f32;
    }

    #[derive(Clone, Copy)]
    pub struct Ball(pub f32);

    impl Shape for Ball {
        fn at(&self, x: f32) -> f32 {
            x * 2.0
        }
    }

    impl Shape for f32 {
        fn at(&self, x: f32) -> f32 {
            x * *self
        }
    }

    #[flatten]
    pub fn twice(x: f32) -> f32 {
        x.at(2.0)
    }
}

macro_rules! implement {
    ($($ty:ty)*) => {
        $(impl Shape for $ty {
            fn at(&self, x: f32) -> f32 {
                x * 3.0
            }
        })*
    };
}

#[flatten::flatten]
mod second {
    use super::first::Ball;

    pub trait Shape {
        fn at(&self, x: f32) -> f32;
    }

    implement!(Ball f32);

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        let thrice = Ball(x).at(1.0); //~
        super::first::twice(x) + x.at(1.0) + thrice //~
    }
}

fn main() {
    second::shade(1.0);
}

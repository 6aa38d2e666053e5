//! Items that hide variants which a glob brings, and a trait that hides one which a glob brings.

use flatten::prelude::*;

const A: Kind = Kind::B;

flatten::items! {
    #[derive(Clone, Copy, PartialEq)]
    enum Kind {
        A,
        B,
    }

    use Kind::*;

    #[flatten]
    fn shade(x: f32) -> f32 {
        let kind = A; //~
        match kind {
            Kind::A => x,
            Kind::B => x + 1.0,
        }
    }
}

macro_rules! shape {
    () => {
        pub trait Shape {
            fn at(&self) -> f32;
        }

        impl Shape for super::Ball {
            fn at(&self) -> f32 {
                2.0
            }
        }
    };
}

#[flatten]
mod shaders {
    pub trait Shape {
        fn at(&self) -> f32;
    }

    #[derive(Clone, Copy)]
    pub struct Ball(pub f32);

    impl Shape for Ball {
        fn at(&self) -> f32 {
            1.0
        }
    }

    mod inside {
        use super::*;

        shape!();

        pub fn twice(ball: &Ball) -> f32 {
            ball.at() * 2.0 //~
        }
    }

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        inside::twice(&Ball(x))
    }
}

fn main() {
    shade(1.0);
    shaders::shade(1.0);
}

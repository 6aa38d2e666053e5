//! A conversion from another type of numbers, which literals are taken for, and a trait that has an `into` too.

#[flatten::flatten]
mod shaders {
    #[derive(Clone, Copy)]
    pub struct Duo(pub f32);

    impl From<f32> for Duo {
        fn from(x: f32) -> Duo {
            Duo(x)
        }
    }

    impl From<(f32, i32)> for Duo {
        fn from((x, n): (f32, i32)) -> Duo {
            Duo(x * n as f32)
        }
    }

    #[flatten]
    pub fn half(x: f32) -> f32 {
        let of_literal: Duo = 0.5.into(); //~
        let of_value: Duo = (x, 3).into();
        of_literal.0 + of_value.0
    }
}

impl From<f64> for shaders::Duo {
    fn from(x: f64) -> shaders::Duo {
        shaders::Duo(x as f32 + 100.0)
    }
}

#[flatten::flatten]
mod named {
    pub trait Named {
        fn into(&self) -> f32;
    }

    impl Named for f32 {
        fn into(&self) -> f32 {
            1.0
        }
    }

    #[flatten]
    pub fn itself(x: f32) -> f32 {
        x.into() //~
    }
}

fn main() {
    shaders::half(1.0);
    named::itself(1.0);
}

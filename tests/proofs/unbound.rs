//! Traits give methods to all that type parameters are bound like, by names that what stands for the parameters has itself.

pub trait Clamped {
    fn clamp(self, low: Self, high: Self) -> Self;
}

impl<T: PartialOrd> Clamped for T {
    fn clamp(self, low: T, high: T) -> T {
        if self < low { high } else { low }
    }
}

pub trait Measure {
    fn length(self) -> f32;
    fn abs(self) -> f32;
}

impl<T: Copy> Measure for T {
    fn length(self) -> f32 {
        1.0
    }

    fn abs(self) -> f32 {
        2.0
    }
}

#[flatten::flatten]
mod numbers {
    use super::Clamped;

    fn within<T: Copy + PartialOrd>(x: T, low: T, high: T) -> T {
        x.clamp(low, high) //~
    }

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        within(x, -1.0_f32, 2.0)
    }
}

#[flatten::flatten]
mod structs {
    pub trait Sdf {
        fn at(&self, x: f32) -> f32;
    }

    #[derive(Clone, Copy)]
    pub struct Ball(pub f32);

    impl Sdf for Ball {
        fn at(&self, x: f32) -> f32 {
            x - self.0
        }
    }

    impl Ball {
        pub fn slope(&self, _: f32) -> f32 {
            42.0
        }
    }

    pub trait Slope {
        fn slope(&self, x: f32) -> f32;
    }

    impl<T: Sdf> Slope for T {
        fn slope(&self, x: f32) -> f32 {
            self.at(x + 1.0) - self.at(x)
        }
    }

    fn steep(shape: &impl Sdf, x: f32) -> f32 {
        shape.slope(x) //~
    }

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        steep(&Ball(x), x)
    }
}

#[flatten::flatten]
mod traits {
    use super::Measure;
    use flatten::glam::Vec2;

    pub trait Limit: Copy {
        fn limit(self) -> f32 {
            self.length() //~
        }
    }

    impl Limit for Vec2 {}

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        Vec2::splat(x).limit()
    }
}

// In a body of its own.
#[flatten::flatten]
fn alone(x: f32) -> f32 {
    fn size<T: Copy + Into<f64>>(value: T, _: impl Fn(f32) -> f32) -> f32 {
        value.abs() //~
    }
    size(x, |x| x)
}

fn main() {
    numbers::shade(1.0);
    structs::shade(1.0);
    traits::shade(1.0);
    alone(1.0);
}

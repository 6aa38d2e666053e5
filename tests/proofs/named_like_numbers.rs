//! A struct that is called like a type of numbers, beside literals that go into a struct.

#[flatten::flatten]
mod numbers {
    #[allow(dead_code, non_camel_case_types)]
    pub struct f64;

    #[derive(Clone, Copy)]
    pub struct Hue(pub f32);

    impl From<f32> for Hue {
        fn from(x: f32) -> Hue {
            Hue(x)
        }
    }

    #[flatten]
    pub fn hue(x: f32) -> f32 {
        Hue::from(1.5).0 * x //~
    }
}

impl From<f64> for numbers::Hue {
    fn from(x: f64) -> Self {
        numbers::Hue(x as f32 + 100.0)
    }
}

fn main() {
    numbers::hue(1.0);
}

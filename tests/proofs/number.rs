//! Types of the user's own that are called like numbers.

pub mod numbers {
    #[allow(non_camel_case_types)]
    pub type i32 = u32;
}

mod outside {
    use crate::numbers::i32;

    #[flatten::flatten]
    pub fn shade(x: f32) -> f32 {
        (x as i32) as f32 //~
    }
}

#[flatten::flatten]
mod inside {
    use std::primitive::f64 as f32;

    #[flatten]
    pub fn shade(x: u32) -> u32 {
        fn half(x: u32) -> u32 {
            use crate::numbers::i32;
            (x as i32 >> 1) as u32 //~
        }
        let wide = x as f32; //~
        wide as u32 + half(x)
    }
}

fn main() {
    outside::shade(1.0);
    inside::shade(1);
}

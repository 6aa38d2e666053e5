//! A loop whose bound is a field, and one whose bound is computed.

use flatten::prelude::*;

#[flatten]
mod shaders {
    use flatten::prelude::*;

    #[derive(Clone, Copy)]
    pub struct Noise {
        pub octaves: u32,
    }

    impl Noise {
        #[flatten]
        pub fn at(self, x: f32) -> f32 {
            let mut sum = 0.0;
            for _ in 0..self.octaves { //~
                sum += x;
            }
            sum
        }
    }

    #[flatten]
    fn twice(x: f32) -> f32 {
        let mut sum = 0.0;
        for _ in 0..(x * 2.0) as u32 { //~
            sum += x;
        }
        sum
    }
}

fn main() {}

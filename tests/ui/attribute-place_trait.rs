//! The attribute on a function of a trait's `impl`.

use flatten::prelude::*;

#[flatten]
mod shaders {
    pub struct Ray {
        pub dir: f32,
    }

    impl std::ops::Neg for Ray {
        type Output = f32;

        #[flatten]
        fn neg(self) -> f32 { //~
            -self.dir
        }
    }
}

fn main() {}

//! A name that a `use` brings from outside, and a glob from inside: the `use` wins, or rustc asks which is meant.

use flatten::prelude::*;

mod noise {
    use flatten::prelude::*;

    #[flatten]
    pub(crate) fn side(x: f32) -> f32 {
        x + 1.0
    }
}

#[flatten]
mod shaders {
    use super::noise::side;
    #[allow(unused_imports)]
    use near::*;

    mod near {
        pub(super) fn side(x: f32) -> f32 {
            x - 1.0
        }
    }

    #[flatten]
    pub(crate) fn shade(x: f32) -> f32 {
        side(x) //~
    }
}

fn main() {}

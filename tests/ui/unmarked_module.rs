//! Items without the attribute that a module uses: in other modules of the file, by `use` and by path.

use flatten::prelude::*;

mod noise {
    use super::*;

    pub(super) fn hash(x: f32) -> f32 {
        x
    }

    pub(super) struct Wave {
        pub(super) speed: f32,
    }
}

#[flatten]
mod shaders {
    use super::noise::{Wave, hash};

    #[flatten]
    pub(crate) fn shade(x: f32) -> f32 {
        hash(x) * Wave { speed: 1.0 }.speed //~
    }

    mod inner {
        #[flatten]
        pub(super) fn scatter(x: f32) -> f32 {
            super::super::noise::hash(x) //~
        }
    }
}

#[flatten]
fn caller(x: f32) -> f32 {
    shaders::shade(x)
}

fn main() {}

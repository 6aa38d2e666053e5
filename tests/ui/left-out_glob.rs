//! A function under `#[cfg]` in whose place a glob brings another one.

use flatten::prelude::*;

#[flatten(source)]
fn helper(x: f32) -> f32 {
    x
}

#[flatten]
mod shaders {
    use super::*;

    #[cfg(any())]
    fn helper(x: f32) -> f32 {
        x * 2.0
    }

    #[cfg(all())]
    fn other(x: f32) -> f32 {
        x + 1.0
    }

    #[flatten]
    pub fn shade(x: f32) -> f32 { //~
        helper(x) + other(x)
    }

    #[cfg(any())]
    #[flatten]
    pub fn gone(x: f32) -> f32 {
        helper(x)
    }
}

fn main() {
    shaders::shade(1.0);
}

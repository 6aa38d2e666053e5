//! A function of a module that would use another item where `#[cfg]` leaves out its own.

use flatten::prelude::*;

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

    pub fn smooth(x: f32) -> f32 {
        helper(x)
    }
}

#[flatten]
fn shade(x: f32) -> f32 {
    shaders::smooth(x) //~
}

fn main() {
    shade(1.0);
}

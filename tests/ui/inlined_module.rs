//! A mistake in a module that marks nothing, found by its callers: one of a module, one on its own.

use flatten::prelude::*;

#[flatten]
mod noise {
    pub(crate) fn kind(x: f32) -> f32 {
        let mut by = x;
        by += 1.0;
        let same = move |y: f32| y * by; //~
        if x < 1.0 { 1.0 } else { same(x) }
    }

    pub(crate) fn shaped(x: f32) -> f32 {
        kind(x) * 2.0
    }
}

#[flatten]
fn shade(x: f32) -> f32 {
    let y = x * 2.0;
    noise::shaped(y) //~
}

#[flatten]
fn caller(x: f32) -> f32 {
    shade(x)
}

#[flatten]
mod shaders {
    fn helper(x: f32) -> f32 {
        super::noise::shaped(x) //~
    }

    #[flatten]
    pub(crate) fn shade(x: f32) -> f32 {
        helper(x)
    }
}

fn main() {}

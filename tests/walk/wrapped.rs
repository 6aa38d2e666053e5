//! The items of a file in `items!`, with a module in another file.
use flatten::prelude::*;

flatten::items! {
    #![flatten(exact)]

    mod wrapped_inside;

    fn helper(x: f32) -> f32 {
        x * SCALE
    }

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        helper(x) + beside(x)
    }
}

const SCALE: f32 = 2.0;

fn beside(x: f32) -> f32 {
    helper(x) / 3.0
}

#[flatten]
pub fn after(x: f32) -> f32 {
    shade(x) / 3.0
}

//! A name that a glob brings inside of `items!`, where another item of that name stands around.

use flatten::prelude::*;

flatten::items! {
    mod inside {
        pub fn scale(x: f32) -> f32 {
            x * 2.0
        }
    }

    #[allow(unused_imports)]
    use inside::*;

    #[flatten]
    fn shade(x: f32) -> f32 {
        scale(x) //~
    }
}

#[flatten]
fn scale(x: f32) -> f32 {
    x * 100.0
}

fn main() {}

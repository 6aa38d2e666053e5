//! A glob brings a macro by the name of a function that a `use` brings.

use flatten::flatten;

mod noise {
    use flatten::flatten;

    #[flatten]
    pub fn helper(x: f32) -> f32 {
        x + 1.0
    }

    #[flatten]
    pub fn brightness(x: f32) -> f32 {
        x * 0.5
    }
}

mod plain {
    // So that nothing is known of it.
    macro_rules! made {
        ($name:ident) => {
            pub fn $name(x: f32) -> f32 {
                x * 2.0
            }
        };
    }
    made!(helper);
}

use noise::*;
use plain::helper;

#[flatten]
fn shade(x: f32) -> f32 {
    let y = brightness(x);
    helper(y) //~
}

fn main() {}

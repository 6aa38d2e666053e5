//! Modules that wait for what lacks its attribute: their twins are there, and nothing else is said.

use flatten::prelude::*;

// Nobody sees from outside that it has no attribute.
macro_rules! made {
    () => {
        fn helper(x: f32) -> f32 {
            x
        }
    };
}

made!();

#[flatten]
fn marked(x: f32) -> f32 {
    x
}

#[flatten]
mod shaders {
    use super::*;

    pub struct Ray {
        pub x: f32,
    }

    impl Ray {
        #[flatten]
        pub fn at(&self, t: f32) -> f32 {
            self.x * t
        }
    }

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        marked(x) + helper(x) //~
    }

    pub mod inner {
        #[flatten]
        pub fn deep(x: f32) -> f32 {
            super::marked(x)
        }
    }
}

flatten::items! {
    #[flatten]
    fn wrapped((x, y): (f32, f32)) -> f32 {
        helper(x) * y //~
    }
}

fn main() {
    let _ = shaders::shade_flat(1.0) + shaders::Ray { x: 1.0 }.at_flat(2.0);
    let _ = shaders::inner::deep_flat(1.0) + wrapped_flat((1.0, 2.0));
}

//! Macros that cannot be flattened in a module under `#[cfg]`: those that are there, and no others.

use flatten::prelude::*;

#[flatten]
mod shaders {
    use flatten::prelude::*;

    #[flatten]
    pub fn outer(x: f32) -> f32 {
        #[cfg(any())]
        println!("left out");
        #[cfg(all())]
        println!("there"); //~
        x
    }

    pub mod inner {
        use flatten::prelude::*;

        #[flatten]
        pub fn lower(x: f32) -> f32 {
            #[cfg(not(any()))]
            println!("there"); //~
            #[cfg(not(all()))]
            println!("left out");
            x
        }
    }
}

fn main() {
    let _ = shaders::outer_flat(1.0) + shaders::inner::lower_flat(1.0);
}

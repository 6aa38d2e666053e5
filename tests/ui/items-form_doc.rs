//! What stands above `items!`, and not inside.

flatten::items! {
    //! About the file. //~
    #![allow(dead_code)] //~

    use flatten::prelude::*;

    #[flatten]
    fn shade(x: f32) -> f32 {
        x * 2.0
    }

    #![flatten(exact)] //~
}

fn main() {
    let _ = shade_flat(1.0);
}

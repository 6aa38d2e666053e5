//! `items!` with a module inside, in a body: `super` would be another module than it seems.

fn helper(x: f32) -> f32 {
    x
}

fn main() {
    flatten::items! { //~
        fn helper(x: f32) -> f32 {
            x * 2.0
        }

        mod inner {
            #[flatten]
            pub fn shade(x: f32) -> f32 {
                super::helper(x)
            }
        }
    }
    let _ = (helper(1.0), inner::shade(1.0));
}

//! What `items!` uses outside of it, without the attribute.

fn helper(x: f32) -> f32 {
    x
}

const SIZE: f32 = 2.0;

flatten::items! {
    fn low(x: f32) -> f32 {
        helper(x) * 2.0 //~
    }

    #[flatten]
    fn shade(x: f32) -> f32 {
        low(x) + inner::deep(x)
    }

    mod inner {
        #[flatten]
        pub fn deep(x: f32) -> f32 {
            x * super::SIZE //~
        }
    }
}

fn main() {
    let _ = shade_flat(1.0) + inner::deep_flat(2.0);
}

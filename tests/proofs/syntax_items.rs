//! A mistake inside of `items!`, or of a module, that no parser reads over: what is right around it is silent.

flatten::items! {
    use flatten::prelude::*;

    fn helper(x: f32) -> f32 {
        x * 2.0
    }

    #[derive(Clone, Copy)]
    pub struct Disk {
        pub r: f32,
    }

    impl Disk {
        #[flatten]
        pub fn area(self, k: f32) -> f32 {
            self.r * self.r * helper(k)
        }

        #[flatten(exact)]
        pub fn twice(self, k: f32) -> f32 { //~
            self.r * k +
        } //~
    }

    #[flatten]
    pub fn right(x: f32) -> f32 {
        helper(x)
    }
}

#[flatten::flatten]
mod shaders {
    fn helper(x: f32) -> f32 {
        x * 2.0
    }

    #[flatten]
    pub fn between(x: f32) -> f32 {
        if 0.0 < x < 1.0 { x } else { helper(x) } //~
    }

    #[flatten]
    pub fn right(x: f32) -> f32 {
        helper(x)
    }
}

fn main() {}

//! A mistake inside of `items!` that no parser reads over.

flatten::items! {
    #[derive(Clone, Copy)]
    pub struct Disk {
        pub r: f32,
    }

    impl Disk {
        #[flatten]
        pub fn area(self, k: f32) -> f32 {
            self.r * self.r * k
        }

        #[flatten(exact)]
        pub fn twice(self, k: f32) -> f32 { //~
            self.r * k +
        } //~
    }
}

fn main() {}

//! A trait for one `Option` has an `iter` that takes it by value, which rustc prefers.

#[flatten::flatten]
mod shaders {
    pub trait Twice: Sized {
        fn iter(self) -> std::array::IntoIter<f32, 2> {
            [9.0, 9.0].into_iter()
        }
    }
    impl Twice for Option<f32> {}

    #[flatten]
    pub fn sum(x: f32) -> f32 {
        let mut sum = 0.0;
        for v in Some(x).iter() { //~
            sum += v;
        }
        sum
    }
}

fn main() {
    shaders::sum(1.0);
}

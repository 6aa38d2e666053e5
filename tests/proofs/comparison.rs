//! A macro gives the struct an `eq` of its own, which is none of `PartialEq`, and there is a trait for tuples.

#[flatten::flatten]
mod shaders {
    #[derive(Clone, Copy, PartialEq)]
    pub struct Near(pub f32);

    macro_rules! own {
        () => {
            impl Near {
                pub fn eq(&self, other: &Near) -> bool {
                    self.0 < other.0
                }
            }
        };
    }
    own!();

    pub trait Less: Sized {
        fn lt(self, _: &Self) -> bool {
            true
        }
    }
    impl Less for (f32, i32) {}

    #[flatten]
    pub fn same(x: f32) -> bool {
        Near(x).eq(&Near(2.0)) //~
    }

    #[flatten]
    pub fn below(x: f32) -> bool {
        (x, 1).lt(&(1.0, 2)) //~
    }
}

fn main() {
    shaders::same(1.0);
    shaders::below(1.0);
}

//! Macros give the struct a `max` of its own, which is none of `Ord`, and numbers a trait with an `add`.

#[flatten::flatten]
mod shaders {
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub struct Rank(pub i32);

    macro_rules! own {
        () => {
            impl Rank {
                pub fn max(self, _: Rank) -> Rank {
                    self
                }
            }
            pub trait Plus {
                fn add(self, by: Self) -> Self;
            }
            impl Plus for f32 {
                fn add(self, by: f32) -> f32 {
                    self * by
                }
            }
        };
    }
    own!();

    #[flatten]
    pub fn most(x: i32) -> i32 {
        Rank(x).max(Rank(2)).0 //~
    }

    #[flatten]
    pub fn sum(x: f32) -> f32 {
        f32::add(x, 2.0) //~
    }
}

fn main() {
    shaders::most(1);
    shaders::sum(1.0);
}

//! A trait of the user's that bears the name of an operator's, whose `impl` is none of that.

#[flatten::flatten]
mod shaders {
    pub trait Add<T = Self> {
        type Output;
        fn add(self, other: T) -> Self::Output;
    }

    #[derive(Clone, Copy)]
    pub struct Duo(pub f32);

    impl Add for Duo { //~
        type Output = Duo;

        fn add(self, other: Duo) -> Duo {
            Duo(self.0 * other.0)
        }
    }

    macro_rules! real {
        () => {
            impl std::ops::Add for Duo {
                type Output = Duo;

                fn add(self, other: Duo) -> Duo {
                    Duo(self.0 + other.0)
                }
            }
        };
    }
    real!();

    #[flatten]
    pub fn sum(x: f32) -> f32 {
        (Duo(x) + Duo(2.0)).0
    }
}

fn main() {
    shaders::sum(1.0);
}

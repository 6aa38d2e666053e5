//! A trait of the user's that bears the name of an operator's, beside that, in a body.

pub trait Add<T = Self> {
    type Output;
    fn add(self, other: T) -> Self::Output;
}

#[flatten::flatten]
fn sum(x: f32) -> f32 {
    #[derive(Clone, Copy)]
    struct Duo(f32);

    impl Add for Duo { //~
        type Output = Duo;

        fn add(self, other: Duo) -> Duo {
            Duo(self.0 * other.0)
        }
    }

    impl std::ops::Add for Duo {
        type Output = Duo;

        fn add(self, other: Duo) -> Duo {
            Duo(self.0 + other.0)
        }
    }

    (Duo(x) + Duo(2.0)).0
}

fn main() {
    sum(1.0);
}

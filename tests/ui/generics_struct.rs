//! Structs and enums that are generic: said once, where they stand.

use flatten::prelude::*;

#[flatten]
struct Alone<T> { //~
    a: T,
}

#[flatten]
fn alone(a: f32) -> f32 {
    Alone { a }.a
}

flatten::items! {
    struct Pair<T> { //~
        a: T,
        b: T,
    }

    impl<T: Copy> Pair<T> {
        fn first(&self) -> T {
            self.a
        }
    }

    struct List<const N: usize> { //~
        of: [f32; N],
    }

    enum Either<T> { //~
        This(T),
        Other,
    }

    #[flatten]
    fn f(a: f32) -> f32 {
        Pair { a, b: 2.0 }.first() + List { of: [a, 2.0] }.of[1]
    }

    #[flatten]
    fn g(a: f32) -> f32 {
        match Either::This(a) {
            Either::This(a) => a,
            Either::Other => 1.0,
        }
    }
}

fn main() {}

//! `==` of what holds a struct with one of its own that is not read, or with none.

use flatten::prelude::*;

#[flatten]
mod shaders {
    use flatten::prelude::*;

    #[derive(Clone, Copy)]
    struct Near(f32);

    impl PartialEq for Near {
        fn eq(&self, other: &Near) -> bool {
            (self.0 - other.0).abs() < 0.5
        }

        fn ne(&self, other: &Near) -> bool {
            self.0 != other.0
        }
    }

    #[derive(Clone, Copy)]
    struct Far(f32);

    #[derive(Clone, Copy, PartialEq)]
    enum Kind {
        At(Near),
        Nowhere,
    }

    #[flatten]
    fn same(x: f32, y: f32) -> bool {
        let kinds = [Kind::At(Near(x)), Kind::Nowhere];
        kinds[0] == Kind::At(Near(y)) || Some(kinds[1]) != None //~
    }

    #[flatten]
    fn far(x: f32) -> bool {
        Some(Far(x)) == Some(Far(1.0)) || Far(x) != x //~
    }
}

fn main() {}

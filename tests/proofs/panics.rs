//! Macros that do not panic, by the names of those that do.

mod own {
    macro_rules! unreachable {
        () => {
            0.5 //~
        };
    }

    #[flatten::flatten]
    fn halved(x: f32) -> f32 {
        if x > 0.0 { x } else { unreachable!() } //~
    }

    pub fn call() -> f32 {
        halved(1.0)
    }
}

/// One that returns where `assert!` panics.
mod early {
    macro_rules! assert {
        ($holds:expr) => {
            if !$holds {
                return; //~
            }
        };
    }

    macro_rules! debug_assert {
        ($holds:expr) => {
            if !$holds {
                return Default::default(); //~
            }
        };
    }

    #[flatten::flatten]
    pub fn store(a: i32, to: &mut i32) {
        assert!(a > 3);
        *to = a;
    }

    #[flatten::flatten]
    pub fn stored(a: i32) -> i32 {
        debug_assert!(a > 3);
        a
    }
}

fn main() {
    own::call();
    early::store(1, &mut early::stored(2));
}

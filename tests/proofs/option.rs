//! Names of `Option` that mean something else, and a trait's method that Rust prefers to its own.

mod own {
    #[derive(Clone, Copy)]
    pub enum Maybe {
        None,
        Some(f32),
    }
}

mod by_glob {
    use super::own::Maybe::*;

    #[flatten::flatten]
    fn root(x: f32) -> f32 {
        let root = if x < 0.0 { None } else { Some(x) }; //~
        match root {
            Some(x) => x,
            None => 0.0,
        }
    }

    pub fn call() -> f32 {
        root(1.0)
    }
}

mod by_type {
    #[derive(Clone, Copy)]
    pub struct Option<T>(pub T);

    impl Option<f32> {
        pub fn is_some(&self) -> bool {
            self.0 > 0.0
        }
    }

    mod user {
        use super::Option;

        #[flatten::flatten] //~
        pub fn given(
            x: &Option<f32>, //~
            y: f32,
        ) -> f32 {
            if x.is_some() { 1.0 } else { y }
        }
    }

    pub fn call() -> f32 {
        user::given(&Option(1.0), 2.0)
    }
}

mod by_trait {
    trait Asked {
        fn is_some(self) -> bool;
    }

    impl Asked for Option<f32> {
        fn is_some(self) -> bool {
            false
        }
    }

    #[flatten::flatten]
    fn asked(x: f32) -> f32 {
        let found = Some(x);
        if found.is_some() { 1.0 } else { 0.0 } //~
    }

    pub fn call() -> f32 {
        asked(1.0)
    }
}

fn main() {
    by_glob::call();
    by_type::call();
    by_trait::call();
}

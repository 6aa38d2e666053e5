//! A function of the user's that bears the name of one of `flatten::math`, and lacks the attribute.

mod beside_a_glob {
    use flatten::flatten;
    use flatten::math::*;

    // Rust prefers it to the glob's. Under `cfg` the file gives no hint, and the proof has to find it.
    #[cfg(all())]
    fn mix(a: f32, b: f32, t: f32) -> f32 {
        a + b * t
    }

    #[flatten]
    pub fn shade(x: f32) -> f32 {
        mix(x, 1.0, saturate(0.5)) //~
    }
}

mod around {
    #[cfg(all())]
    fn smoothstep(low: f32, high: f32, x: f32) -> f32 {
        (x - low) / (high - low)
    }

    #[flatten::flatten]
    mod inside {
        use super::smoothstep;

        #[flatten]
        pub fn shade(x: f32) -> f32 {
            smoothstep(0.0, 1.0, x) //~
        }
    }

    pub use inside::shade;
}

fn main() {
    beside_a_glob::shade(around::shade(1.0));
}

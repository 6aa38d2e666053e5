//! A constant of the user's that bears the name of one of Rust's `f64`.

use flatten::flatten;

const PI: f64 = 3.0;

mod std {
    pub(crate) mod f64 {
        pub(crate) mod consts {
            pub(crate) const LN_2: f64 = 0.5;
        }
    }
}

#[flatten]
fn shade(x: f32) -> f32 {
    x * PI as f32 //~
}

#[flatten]
fn shaded(x: f32) -> f32 {
    x * (std::f64::consts::LN_2 / 3.0) as f32 //~
}

fn main() {
    shade(1.0);
    shaded(1.0);
}

//! Constants of the user's that bear the names of those of Rust's `f64`, and a type that bears its own.

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

mod rounded {
    pub(crate) const PI: f64 = 3.1415927410125732;
}

mod imported {
    use super::rounded::PI;
    use flatten::flatten;

    #[flatten]
    pub(crate) fn shade(x: f32) -> f32 {
        x * (PI * 2.0) as f32 //~
    }
}

mod narrow {
    #[allow(non_camel_case_types)]
    pub(crate) type f64 = f32;
}

#[flatten]
mod shaders {
    use super::narrow::f64;

    const K: f64 = 0.1; //~

    #[flatten]
    pub(crate) fn shade(x: f32) -> f32 {
        x * (K * 3.0) as f32
    }
}

fn main() {
    imported::shade(1.0);
    shaders::shade(1.0);
    shade(1.0);
    shaded(1.0);
}

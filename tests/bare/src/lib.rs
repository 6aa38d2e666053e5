//! A crate without `std`: the twins and `flatten::math` take their functions from `libm`.
#![no_std]

use flatten::math::*;
use flatten::prelude::*;

/// A function of one number per line, each through its twin.
macro_rules! twins {
    ($($name:ident / $twin:ident: |$x:ident, $y:ident| $value:expr;)*) => {
        $(
            #[flatten(exact)]
            pub fn $name($x: f32, $y: f32) -> f32 {
                $value
            }
        )*

        /// Each by name, with its twin.
        pub const ALL: &[(&str, fn(f32, f32) -> f32, fn(f32, f32) -> f32)] =
            &[$((stringify!($name), $name, $twin)),*];
    };
}

twins! {
    a_floor / a_floor_flat: |x, _y| floor(x);
    a_ceil / a_ceil_flat: |x, _y| ceil(x);
    a_trunc / a_trunc_flat: |x, _y| trunc(x);
    a_round / a_round_flat: |x, _y| round(x);
    a_fma / a_fma_flat: |x, y| fma(x, y, 0.3);
    a_sqrt / a_sqrt_flat: |x, _y| sqrt(x);
    an_exp / an_exp_flat: |x, _y| exp(x);
    an_exp2 / an_exp2_flat: |x, _y| exp2(x);
    a_ln / a_ln_flat: |x, _y| ln(x);
    a_log2 / a_log2_flat: |x, _y| log2(x);
    a_pow / a_pow_flat: |x, y| pow(x, y);
    a_sin / a_sin_flat: |x, _y| sin(x);
    a_cos / a_cos_flat: |x, _y| cos(x);
    a_tan / a_tan_flat: |x, _y| tan(x);
    an_asin / an_asin_flat: |x, _y| asin(x);
    an_acos / an_acos_flat: |x, _y| acos(x);
    an_atan / an_atan_flat: |x, _y| atan(x);
    an_atan2 / an_atan2_flat: |x, y| atan2(x, y);
    a_sinh / a_sinh_flat: |x, _y| sinh(x);
    a_cosh / a_cosh_flat: |x, _y| cosh(x);
    a_tanh / a_tanh_flat: |x, _y| tanh(x);
}

/// Vectors, whose functions glam takes from `libm` too.
#[flatten(exact)]
pub fn glow(p: Vec3, time: f32) -> Vec3 {
    let mut color = Vec3::ZERO;
    for i in 0..3 {
        let angle = time + i as f32;
        let at = vec3(sin(angle), cos(angle), 0.5);
        let d = distance(p, at);
        if d > 2.0 {
            continue;
        }
        color += normalize(p - at) * exp(-d) + Vec3::splat(fract(p.length()));
    }
    color
}

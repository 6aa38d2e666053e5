//! The hidden macros that tell `#[flatten]` which functions are these: names are resolved by rustc, so a function of
//! the user's that bears one of their names stays his.

macro_rules! sources {
    ($d:tt $($name:ident $hidden:ident $id:tt $source:tt;)*) => {$(
        #[doc(hidden)]
        #[macro_export]
        macro_rules! $hidden {
            (@flatten_v1 { { $d($d next:tt)* } $d($d rest:tt)* } { $d($d state:tt)* } { $d($d closures:tt)* }) => {
                $d($d next)* ! {
                    @flatten_v1 { $d($d rest)* } { $d($d state)* } {
                        $d($d closures)* { { $id { fn [] $source [] } } }
                    }
                }
            };
            (@flatten_v1 { { $d($d next:tt)* } $d($d rest:tt)* } { $d($d state:tt)* }) => {
                $d($d next)* ! { @flatten_v1 { $d($d rest)* } { $d($d state)* } }
            };
            ($d($d any:tt)*) => {
                ::core::compile_error! { "this is the hidden source of a function of `flatten::math`" }
            };
        }
        #[doc(hidden)]
        pub use $hidden as $name;
    )*};
}

sources! { $
    mix __flatten_math_mix "math_mix" "extern \"flatten\" fn mix() {}";
    lerp __flatten_math_lerp "math_lerp" "extern \"flatten\" fn lerp() {}";
    clamp __flatten_math_clamp "math_clamp" "extern \"flatten\" fn clamp() {}";
    saturate __flatten_math_saturate "math_saturate" "extern \"flatten\" fn saturate() {}";
    step __flatten_math_step "math_step" "extern \"flatten\" fn step() {}";
    smoothstep __flatten_math_smoothstep "math_smoothstep" "extern \"flatten\" fn smoothstep() {}";
    abs __flatten_math_abs "math_abs" "extern \"flatten\" fn abs() {}";
    sign __flatten_math_sign "math_sign" "extern \"flatten\" fn sign() {}";
    floor __flatten_math_floor "math_floor" "extern \"flatten\" fn floor() {}";
    ceil __flatten_math_ceil "math_ceil" "extern \"flatten\" fn ceil() {}";
    trunc __flatten_math_trunc "math_trunc" "extern \"flatten\" fn trunc() {}";
    round __flatten_math_round "math_round" "extern \"flatten\" fn round() {}";
    fract __flatten_math_fract "math_fract" "extern \"flatten\" fn fract() {}";
    min __flatten_math_min "math_min" "extern \"flatten\" fn min() {}";
    max __flatten_math_max "math_max" "extern \"flatten\" fn max() {}";
    fma __flatten_math_fma "math_fma" "extern \"flatten\" fn fma() {}";
    mad __flatten_math_mad "math_mad" "extern \"flatten\" fn mad() {}";
    rcp __flatten_math_rcp "math_rcp" "extern \"flatten\" fn rcp() {}";
    sqrt __flatten_math_sqrt "math_sqrt" "extern \"flatten\" fn sqrt() {}";
    inverse_sqrt __flatten_math_inverse_sqrt "math_inverse_sqrt" "extern \"flatten\" fn inverse_sqrt() {}";
    pow __flatten_math_pow "math_pow" "extern \"flatten\" fn pow() {}";
    exp __flatten_math_exp "math_exp" "extern \"flatten\" fn exp() {}";
    exp2 __flatten_math_exp2 "math_exp2" "extern \"flatten\" fn exp2() {}";
    ln __flatten_math_ln "math_ln" "extern \"flatten\" fn ln() {}";
    log2 __flatten_math_log2 "math_log2" "extern \"flatten\" fn log2() {}";
    sin __flatten_math_sin "math_sin" "extern \"flatten\" fn sin() {}";
    cos __flatten_math_cos "math_cos" "extern \"flatten\" fn cos() {}";
    tan __flatten_math_tan "math_tan" "extern \"flatten\" fn tan() {}";
    asin __flatten_math_asin "math_asin" "extern \"flatten\" fn asin() {}";
    acos __flatten_math_acos "math_acos" "extern \"flatten\" fn acos() {}";
    atan __flatten_math_atan "math_atan" "extern \"flatten\" fn atan() {}";
    atan2 __flatten_math_atan2 "math_atan2" "extern \"flatten\" fn atan2() {}";
    sinh __flatten_math_sinh "math_sinh" "extern \"flatten\" fn sinh() {}";
    cosh __flatten_math_cosh "math_cosh" "extern \"flatten\" fn cosh() {}";
    tanh __flatten_math_tanh "math_tanh" "extern \"flatten\" fn tanh() {}";
    radians __flatten_math_radians "math_radians" "extern \"flatten\" fn radians() {}";
    degrees __flatten_math_degrees "math_degrees" "extern \"flatten\" fn degrees() {}";
    dot __flatten_math_dot "math_dot" "extern \"flatten\" fn dot() {}";
    cross __flatten_math_cross "math_cross" "extern \"flatten\" fn cross() {}";
    length __flatten_math_length "math_length" "extern \"flatten\" fn length() {}";
    distance __flatten_math_distance "math_distance" "extern \"flatten\" fn distance() {}";
    normalize __flatten_math_normalize "math_normalize" "extern \"flatten\" fn normalize() {}";
    reflect __flatten_math_reflect "math_reflect" "extern \"flatten\" fn reflect() {}";
    refract __flatten_math_refract "math_refract" "extern \"flatten\" fn refract() {}";
    hadd __flatten_math_hadd "math_hadd" "extern \"flatten\" fn hadd() {}";
    hmin __flatten_math_hmin "math_hmin" "extern \"flatten\" fn hmin() {}";
    hmax __flatten_math_hmax "math_hmax" "extern \"flatten\" fn hmax() {}";
    select __flatten_math_select "math_select" "extern \"flatten\" fn select() {}";
    any __flatten_math_any "math_any" "extern \"flatten\" fn any() {}";
    all __flatten_math_all "math_all" "extern \"flatten\" fn all() {}";
}

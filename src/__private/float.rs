//! Float functions, of a scalar or of each lane. `scalar` is the one place that says where they come from.

use glam::{Vec2, Vec3, Vec4};

/// One function per line: its name, its operands, and the function of a scalar.
macro_rules! functions {
    ($($(#[$doc:meta])* $name:ident($($x:ident)+) = $scalar:path;)*) => {
        /// `f32`, alone or in each lane.
        pub trait Float: Copy {
            $($(#[$doc])* fn $name($($x: Self),+) -> Self;)*
        }

        impl Float for f32 {
            $(#[inline(always)] fn $name($($x: f32),+) -> f32 { $scalar($($x),+) })*
        }

        impl Float for Vec2 {
            $(#[inline(always)] fn $name($($x: Vec2),+) -> Vec2 {
                Vec2::new($scalar($($x.x),+), $scalar($($x.y),+))
            })*
        }

        impl Float for Vec3 {
            $(#[inline(always)] fn $name($($x: Vec3),+) -> Vec3 {
                Vec3::new($scalar($($x.x),+), $scalar($($x.y),+), $scalar($($x.z),+))
            })*
        }

        impl Float for Vec4 {
            $(#[inline(always)] fn $name($($x: Vec4),+) -> Vec4 {
                Vec4::new($scalar($($x.x),+), $scalar($($x.y),+), $scalar($($x.z),+), $scalar($($x.w),+))
            })*
        }

        $(
            $(#[$doc])*
            #[inline(always)]
            pub fn $name<T: Float>($($x: T),+) -> T {
                T::$name($($x),+)
            }
        )*
    };
}

functions! {
    /// `x` with the sign of `y`.
    copysign(x y) = f32::copysign;
    /// `x.max(lo).min(hi)`, NaN of NaN.
    clamp(x lo hi) = scalar::clamp;
    /// `x * y + z`, rounded once.
    mul_add(x y z) = scalar::mul_add;

    /// To nearest, halves to even.
    round_even(x) = scalar::round_even;

    /// Square root.
    sqrt(x) = scalar::sqrt;
    /// `e^x`.
    exp(x) = scalar::exp;
    /// `2^x`.
    exp2(x) = scalar::exp2;
    /// Natural logarithm.
    ln(x) = scalar::ln;
    /// Logarithm to base 2.
    log2(x) = scalar::log2;
    /// Logarithm to base 10.
    log10(x) = scalar::log10;
    /// `e^x - 1`.
    exp_m1(x) = scalar::exp_m1;
    /// `ln(1 + x)`.
    ln_1p(x) = scalar::ln_1p;
    /// Cube root.
    cbrt(x) = scalar::cbrt;
    /// `sqrt(x * x + y * y)`.
    hypot(x y) = scalar::hypot;
    /// `x^y`.
    pow(x y) = scalar::pow;
    /// Sine.
    sin(x) = scalar::sin;
    /// Cosine.
    cos(x) = scalar::cos;
    /// Tangent.
    tan(x) = scalar::tan;
    /// Arc sine.
    asin(x) = scalar::asin;
    /// Arc cosine.
    acos(x) = scalar::acos;
    /// Arc tangent.
    atan(x) = scalar::atan;
    /// The angle of the point `(y, x)`.
    atan2(x y) = scalar::atan2;
    /// Hyperbolic sine.
    sinh(x) = scalar::sinh;
    /// Hyperbolic cosine.
    cosh(x) = scalar::cosh;
    /// Hyperbolic tangent.
    tanh(x) = scalar::tanh;
}

/// Functions that glam has for its vectors, and that on some platforms differ from those of their lanes.
macro_rules! glam {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        /// `f32`, or a vector with glam's own rounding.
        pub trait Round: Copy {
            $($(#[$doc])* fn $name(x: Self) -> Self;)*
        }

        glam!(@ f32 scalar: $($name)*);
        glam!(@ Vec2 Vec2: $($name)*);
        glam!(@ Vec3 Vec3: $($name)*);
        glam!(@ Vec4 Vec4: $($name)*);

        $(
            $(#[$doc])*
            #[inline(always)]
            pub fn $name<T: Round>(x: T) -> T {
                T::$name(x)
            }
        )*
    };
    (@ $T:ident $from:ident: $($name:ident)*) => {
        impl Round for $T {
            $(#[inline(always)] fn $name(x: $T) -> $T { $from::$name(x) })*
        }
    };
}

glam! {
    /// Towards minus infinity.
    floor;
    /// Towards plus infinity.
    ceil;
    /// Towards zero.
    trunc;
    /// To nearest, halves away from zero.
    round;
}

/// The functions of one `f32`.
mod scalar {
    use super::super::select;

    /// `f32::clamp`, but total: bounds out of order or NaN do not panic.
    #[inline(always)]
    pub(super) fn clamp(x: f32, lo: f32, hi: f32) -> f32 {
        let above = select(x < lo, lo, x);
        select(above > hi, hi, above)
    }

    #[cfg(not(any(feature = "std", feature = "libm")))]
    compile_error! { "flatten: float functions need the feature `std` or, without `std`, the feature `libm`" }

    /// One function per line: its name, its operands, std's method, and the function of `libm`.
    macro_rules! functions {
        ($($name:ident($($x:ident)+) = $method:ident / $libm:ident;)*) => {$(
            #[inline(always)]
            pub(super) fn $name($($x: f32),+) -> f32 {
                #[cfg(feature = "std")]
                return f32::$method($($x),+);
                #[cfg(all(not(feature = "std"), feature = "libm"))]
                return libm::$libm($($x),+);
            }
        )*};
    }

    functions! {
        mul_add(x y z) = mul_add / fmaf;
        floor(x) = floor / floorf;
        ceil(x) = ceil / ceilf;
        trunc(x) = trunc / truncf;
        round(x) = round / roundf;
        round_even(x) = round_ties_even / rintf;
        sqrt(x) = sqrt / sqrtf;
        exp(x) = exp / expf;
        exp2(x) = exp2 / exp2f;
        ln(x) = ln / logf;
        log2(x) = log2 / log2f;
        log10(x) = log10 / log10f;
        exp_m1(x) = exp_m1 / expm1f;
        ln_1p(x) = ln_1p / log1pf;
        cbrt(x) = cbrt / cbrtf;
        hypot(x y) = hypot / hypotf;
        pow(x y) = powf / powf;
        sin(x) = sin / sinf;
        cos(x) = cos / cosf;
        tan(x) = tan / tanf;
        asin(x) = asin / asinf;
        acos(x) = acos / acosf;
        atan(x) = atan / atanf;
        atan2(x y) = atan2 / atan2f;
        sinh(x) = sinh / sinhf;
        cosh(x) = cosh / coshf;
        tanh(x) = tanh / tanhf;
    }
}

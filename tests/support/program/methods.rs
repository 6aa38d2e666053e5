//! Methods and functions of numbers and vectors: of each kind of result a list of what gives it.

use super::exprs::E;
use super::{BOOL, F32, I32, T, U32, Writer, vector};
use flatten_core::ty::{Scalar, Ty};

/// How an expression is written. `{f}`, `{i}`, `{u}`, `{b}` and `{z}` stand for a scalar and `{2}`, `{3}`, `{4}` for a
/// vector of `f32`; of vectors, `{v}`, `{w}`, `{x}` and `{m}` for one of `f32`, `i32`, `u32` and `bool` with as many
/// lanes as the result, `{V}` for the result's type, `{n}` for its lanes; `{k}` is a number below 2.
type Form = &'static str;

/// Zeros whose sign Rust leaves open are added to `0.0`; NaN, whose bits are open, does not get as far as its bits.
const FLOATS: &[Form] = &[
    "({f}).clamp(-4.0, 4.0).exp()",
    "({f}).clamp(-4.0, 4.0).exp2()",
    "({f}).clamp(-2.0, 2.0).exp_m1()",
    "({f}).clamp(-2.0, 2.0).sinh()",
    "({f}).abs().ln_1p()",
    "(({f}).abs() + 0.5).ln()",
    "(({f}).abs() + 0.5).log2()",
    "(({f}).abs() + 0.25).min(4.0).powf(({f}).clamp(-2.0, 2.0))",
    "(({f}).abs() + 1.0).recip()",
    "({f}).powi(2)",
    "({f}).powi(3)",
    "({f}).cbrt()",
    "({f}).hypot({f})",
    "({f}).div_euclid(1.5)",
    "({f}).round_ties_even()",
    "({f}).clamp(-1.0, 1.0).asin()",
    "({f}).clamp(-1.0, 1.0).acos()",
    "({f}).sin_cos().0",
    "(({f}).sin() * ({f}).cos() + ({f}).sin())",
    "(({f}) * 0.7 + ({f}) * 0.1)",
    "({f}).to_radians()",
    "({f}).lerp({f}, {f})",
    "({f}).lerp_monotonic({f}, 0.25)",
    "({f}).remap(0.0, 2.0, {f}, {f})",
    "({f}).step({f})",
    "({f}).smoothstep(-1.0, 2.0)",
    "(({f}).saturate() + 0.0)",
    "({f}).move_towards({f}, 0.5)",
    "({f}).midpoint({f})",
    "({f}).fract_gl()",
    "f32::from_bits(({u} & 0x007f_ffff) | 0x3f80_0000)",
    "({ let q = {f}; if q == q { f32::from_bits(q.to_bits() ^ 0x8000_0000) } else { 0.5 } })",
    "({3}).length()",
    "({2}).distance({2})",
    "({4}).length_squared()",
    "({4}).element_sum()",
    "({3}).element_product()",
    "({3}).min_element()",
    "({4}).max_element()",
    "({2}).perp_dot({2})",
    "({2}).to_angle()",
    "({3}).normalize_and_length().1",
    "({3}).to_array()[{k}]",
    "({4})[{k}]",
    "Mat2::from_cols({2}, {2}).determinant()",
    "Mat3::from_cols({3}, {3}, {3}).determinant()",
];

const INTS: &[Form] = &[
    "({i}).wrapping_add({i})",
    "({i}).wrapping_sub({i})",
    "({i}).wrapping_mul({i})",
    "({i}).wrapping_neg()",
    "({i}).wrapping_abs()",
    "({i}).wrapping_shl({u})",
    "({i}).wrapping_shr({u})",
    "({i}).wrapping_div(({i}) | 1)",
    "({i}).wrapping_rem(({i}) | 1)",
    "({i}).wrapping_add_unsigned({u})",
    "({i}).saturating_add({i})",
    "({i}).saturating_sub({i})",
    "({i}).saturating_mul({i})",
    "({i}).saturating_neg()",
    "({i}).saturating_abs()",
    "({i}).saturating_sub_unsigned({u})",
    "({i}).rem_euclid(8)",
    "({i}).div_euclid(-3)",
    "({i}).rem_euclid(({i}) | 1)",
    "({i}).rotate_left({u})",
    "({i}).midpoint({i})",
    "({i}).clamp(-5, 9)",
    "({i} & 31).pow(2)",
    "(({u}) as i32)",
    "(({f}) as i32 >> 2)",
    "(({i}) as f32 as i32)",
    "(({u}) as f32 as i32)",
    "((({f}) * 1e9) as i32)",
    "(({f}) as u32 as i32)",
    "(({i}) << ({u} & 31))",
    "(({i}) >> ({u} & 31))",
    "(({i}).leading_zeros() as i32)",
    "({v2i} & 63).dot({v2i} & 15)",
    "({v3i}).min_element()",
    "({3}).as_ivec3().y",
];

const UINTS: &[Form] = &[
    "({u}).wrapping_add({u})",
    "({u}).wrapping_sub({u})",
    "({u}).wrapping_mul({u})",
    "({u}).wrapping_neg()",
    "({u}).wrapping_shl({u})",
    "({u}).wrapping_shr({u})",
    "({u}).wrapping_add_signed({i})",
    "({u}).saturating_add({u})",
    "({u}).saturating_sub({u})",
    "({u}).saturating_mul({u})",
    "({u}).saturating_add_signed({i})",
    "({u}).rotate_left({u})",
    "({u}).rotate_right(7)",
    "({u}).count_ones()",
    "({u}).leading_zeros()",
    "({u}).trailing_zeros()",
    "({u}).reverse_bits()",
    "({u}).swap_bytes()",
    "({u}).isqrt()",
    "({u} | 1).ilog2()",
    "({u} & 0xffff).next_power_of_two()",
    "({u}).midpoint({u})",
    "({u}).abs_diff({u})",
    "({i}).abs_diff({i})",
    "({i}).unsigned_abs()",
    "(({f}) as u32 & 1023)",
    "(({i}) as u32 >> 3)",
    "(({u}) as f32 as u32)",
    "(({i}) as f32 as u32)",
    "((({f}) * -1e9) as u32)",
    "(({u}) << ({u} & 31))",
    "(({u}) >> ({u} & 31))",
    "({m3}).bitmask()",
];
const BITS: &[Form] = &["({ let q = {f}; if q == q { q.to_bits() >> 20 } else { 7 } })"];

const BOOLS: &[Form] = &[
    "({f}).is_finite()",
    "({f}).is_nan()",
    "({3}).is_nan()",
    "({m3}).any()",
    "({m3}).test({k})",
    "({u}).is_power_of_two()",
    "({i}).is_negative()",
    "(({2}) != ({2}))",
    "(({v2i}) == ({v2i}))",
    "(({m3}) == ({m3}))",
    "({b} < {b})",
    "({4}).abs_diff_eq({4}, 0.5)",
];

/// What sees the sign of a zero.
const SIGNS: &[Form] = &["({ let q = {f}; q == q && q.is_sign_negative() })"];

const SIZES: &[Form] = &["({4}).min_position()", "(({u}).count_ones() as usize)", "(({i}) as usize & 31)"];

const FLOAT_VECTORS: &[Form] = &[
    "({v}).round()",
    "({v}).trunc()",
    "({v}).signum()",
    "({v}).fract()",
    "({v}).fract_gl()",
    "({v}).abs().sqrt()",
    "({v}).copysign(({v}).max({V}::splat(-9.0)))",
    "({v}).lerp({v}, {f})",
    "({v}).midpoint({v})",
    "({v}).clamp({V}::ZERO, {V}::ONE)",
    "({v}).saturate()",
    "({v}).step({v})",
    "({v}).smoothstep({V}::ZERO, {V}::splat(2.0))",
    "({v}).reflect({v})",
    "({v}).refract({v}, 0.75)",
    "({v}).reject_from({v})",
    "({v}).clamp_length_max(2.0)",
    "({v}).normalize()",
    "({v}).move_towards({v}, 0.5)",
    "({v}).rem_euclid({V}::splat(1.5))",
    "({v}).mul_add({v}, {v})",
    "({v}).powf(2.0)",
    "({v}).with_y({f})",
    "({w}).as_vec{n}()",
    "({x}).as_vec{n}()",
    "{V}::select(({v}).cmplt({v}), {v}, {v})",
    "(1.0 / (({v}).abs() + 0.5))",
    "(-({v}))",
];
const VEC2: &[Form] = &[
    "({2}).perp()",
    "({2}).rotate({2})",
    "({3}).truncate()",
    "(Mat2::from_angle({f}) * {2})",
    "Vec2::select({m}, {2}, {2})",
];
const VEC3: &[Form] = &[
    "({3}).rotate_y({f})",
    "Vec3::select({m}, {3}, {3})",
    "({3}).any_orthonormal_vector()",
    "({2}).extend({f})",
    "({4}).truncate()",
    "Vec3::from_array([{f}, {f}, {f}])",
    "(Mat3::from_rotation_z({f}) * {3})",
    "Mat4::from_translation({3}).transform_point3({3})",
];
const VEC4: &[Form] = &["({3}).extend({f})", "({4}).with_zx({2})"];

const INT_VECTORS: &[Form] = &[
    "({w}).wrapping_add({w})",
    "({w}).wrapping_mul({w})",
    "({w}).saturating_add({w})",
    "({w}).saturating_sub({w})",
    "({w}).wrapping_add_unsigned({x})",
    "({w}).rem_euclid({V}::splat(3))",
    "({w}).clamp({V}::splat(-3), {V}::splat(5))",
    "({w}).signum()",
    "(({w}) >> 2_i32)",
    "((({w}) & 63) << 3_u32)",
    "(!({w}))",
    "({x}).as_ivec{n}()",
    "({v}).as_ivec{n}()",
    "{V}::select({m}, {w}, {w})",
    "({w}).with_x({i})",
];

const UINT_VECTORS: &[Form] = &[
    "({x}).wrapping_sub({x})",
    "({x}).saturating_sub({x})",
    "({x}).wrapping_add_signed({w})",
    "(({x}) >> 3_u32)",
    "((({x}) & 63) << 2_i32)",
    "({w}).as_uvec{n}()",
    "(({v}).abs().as_uvec{n}() & 255)",
    "({x}).with_y({u})",
];

const BOOL_VECTORS: &[Form] =
    &["({v}).is_nan_mask()", "({w}).cmplt({w})", "({x}).cmpge({x})", "BVec{n}::splat({b})"];

impl Writer<'_> {
    /// A method or a function of the language, now and then.
    pub(super) fn of_methods(&mut self, ty: T, depth: usize) -> Option<E> {
        let (forms, more, construct) = self.forms(ty)?;
        if !self.c.percent(16) {
            return None;
        }
        self.mark(construct);
        let form = match !more.is_empty() && self.c.percent(25) {
            true => self.c.pick(more),
            false => self.c.pick(forms),
        };
        // What is compared is borrowed, and so is what has lanes by number.
        let borrowed = form.contains("==") || form.contains("!=") || form.contains("[{k}]");
        let outer = self.pure;
        self.pure |= borrowed;
        let text = self.filled(form, ty, depth);
        self.pure = outer;
        Some(E::typed(text))
    }

    /// What gives the type, what else does with this many lanes, and what it counts as. Floats of a program that stays
    /// within short fractions are left alone.
    fn forms(&self, ty: T) -> Option<(&'static [Form], &'static [Form], &'static str)> {
        Some(match ty {
            F32 if self.is_full() => (FLOATS, &[], "method of a float"),
            I32 => (INTS, &[], "method of an integer"),
            U32 if self.is_full() => (UINTS, BITS, "method of an integer"),
            U32 => (UINTS, &[], "method of an integer"),
            BOOL if self.is_full() => (BOOLS, SIGNS, "method that gives a bool"),
            BOOL => (BOOLS, &[], "method that gives a bool"),
            T::Usize => (SIZES, &[], "method that gives a usize"),
            T::Value(ty) if ty.is_vector() => match (ty.scalar, ty.lanes) {
                (Scalar::F32, _) if !self.is_full() => return None,
                (Scalar::F32, 2) => (FLOAT_VECTORS, VEC2, "method of a vector"),
                (Scalar::F32, 3) => (FLOAT_VECTORS, VEC3, "method of a vector"),
                (Scalar::F32, _) => (FLOAT_VECTORS, VEC4, "method of a vector"),
                (Scalar::I32, _) => (INT_VECTORS, &[], "method of a vector"),
                (Scalar::U32, _) => (UINT_VECTORS, &[], "method of a vector"),
                (Scalar::Bool, _) => (BOOL_VECTORS, &[], "method of a vector"),
            },
            T::Value(_) | T::Step | T::Whole(_) => return None,
        })
    }

    fn filled(&mut self, form: Form, ty: T, depth: usize) -> String {
        let of = match ty {
            T::Value(ty) => ty,
            _ => Ty::U32,
        };
        let lanes = |scalar| vector(scalar, of.lanes);
        let (mut text, mut rest) = (String::new(), form);
        while let Some(start) = rest.find('{') {
            text.push_str(&rest[..start]);
            // A block's brace stands before a blank.
            let Some((name, after)) =
                rest[start + 1..].split_once('}').filter(|(name, _)| !name.contains(' '))
            else {
                text.push('{');
                rest = &rest[start + 1..];
                continue;
            };
            rest = after;
            let operand = match name {
                "f" => F32,
                "i" => I32,
                "u" => U32,
                "b" => BOOL,
                "z" => T::Usize,
                "2" => vector(Scalar::F32, 2),
                "3" => vector(Scalar::F32, 3),
                "4" => vector(Scalar::F32, 4),
                "v2i" => vector(Scalar::I32, 2),
                "v3i" => vector(Scalar::I32, 3),
                "m3" => vector(Scalar::Bool, 3),
                "v" => lanes(Scalar::F32),
                "w" => lanes(Scalar::I32),
                "x" => lanes(Scalar::U32),
                "m" => lanes(Scalar::Bool),
                "V" | "n" | "k" => {
                    text.push_str(&match name {
                        "V" => of.name().to_owned(),
                        "n" => of.lanes.to_string(),
                        _ => self.number_below(2),
                    });
                    continue;
                }
                other => unreachable!("`{other}` stands for nothing"),
            };
            text.push_str(&self.known(operand, depth.saturating_sub(1)));
        }
        text + rest
    }
}

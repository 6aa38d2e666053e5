//! Written by `tests/twin.rs`: a twin of each operation on each type.

#![allow(clippy::all, unreachable_pub, unused_imports)]

use super::leaf::{Leaf, Twin};
use flatten::prelude::*;

/// Each twin by name.
pub const TWINS: &[(&str, Twin)] = &[
    ("neg_i32", |v| Leaf::write(neg_i32_flat(Leaf::read(v[0])))),
    ("neg_f32", |v| Leaf::write(neg_f32_flat(Leaf::read(v[0])))),
    ("neg_vec2", |v| Leaf::write(neg_vec2_flat(Leaf::read(v[0])))),
    ("neg_vec3", |v| Leaf::write(neg_vec3_flat(Leaf::read(v[0])))),
    ("neg_vec4", |v| Leaf::write(neg_vec4_flat(Leaf::read(v[0])))),
    ("neg_ivec2", |v| Leaf::write(neg_ivec2_flat(Leaf::read(v[0])))),
    ("neg_ivec3", |v| Leaf::write(neg_ivec3_flat(Leaf::read(v[0])))),
    ("neg_ivec4", |v| Leaf::write(neg_ivec4_flat(Leaf::read(v[0])))),
    ("add_i32_i32", |v| Leaf::write(add_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("add_u32_u32", |v| Leaf::write(add_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("add_f32_f32", |v| Leaf::write(add_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("add_vec2_vec2", |v| Leaf::write(add_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("add_vec3_vec3", |v| Leaf::write(add_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("add_vec4_vec4", |v| Leaf::write(add_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("add_ivec2_ivec2", |v| Leaf::write(add_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("add_ivec3_ivec3", |v| Leaf::write(add_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("add_ivec4_ivec4", |v| Leaf::write(add_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("add_uvec2_uvec2", |v| Leaf::write(add_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("add_uvec3_uvec3", |v| Leaf::write(add_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("add_uvec4_uvec4", |v| Leaf::write(add_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("sub_i32_i32", |v| Leaf::write(sub_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("sub_u32_u32", |v| Leaf::write(sub_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("sub_f32_f32", |v| Leaf::write(sub_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("sub_vec2_vec2", |v| Leaf::write(sub_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("sub_vec3_vec3", |v| Leaf::write(sub_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("sub_vec4_vec4", |v| Leaf::write(sub_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("sub_ivec2_ivec2", |v| Leaf::write(sub_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("sub_ivec3_ivec3", |v| Leaf::write(sub_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("sub_ivec4_ivec4", |v| Leaf::write(sub_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("sub_uvec2_uvec2", |v| Leaf::write(sub_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("sub_uvec3_uvec3", |v| Leaf::write(sub_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("sub_uvec4_uvec4", |v| Leaf::write(sub_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("mul_i32_i32", |v| Leaf::write(mul_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("mul_u32_u32", |v| Leaf::write(mul_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("mul_f32_f32", |v| Leaf::write(mul_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("mul_vec2_vec2", |v| Leaf::write(mul_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("mul_vec3_vec3", |v| Leaf::write(mul_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("mul_vec4_vec4", |v| Leaf::write(mul_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("mul_ivec2_ivec2", |v| Leaf::write(mul_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("mul_ivec3_ivec3", |v| Leaf::write(mul_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("mul_ivec4_ivec4", |v| Leaf::write(mul_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("mul_uvec2_uvec2", |v| Leaf::write(mul_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("mul_uvec3_uvec3", |v| Leaf::write(mul_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("mul_uvec4_uvec4", |v| Leaf::write(mul_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("div_i32_i32", |v| Leaf::write(div_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("div_u32_u32", |v| Leaf::write(div_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("div_f32_f32", |v| Leaf::write(div_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("div_vec2_vec2", |v| Leaf::write(div_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("div_vec3_vec3", |v| Leaf::write(div_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("div_vec4_vec4", |v| Leaf::write(div_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("div_ivec2_ivec2", |v| Leaf::write(div_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("div_ivec3_ivec3", |v| Leaf::write(div_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("div_ivec4_ivec4", |v| Leaf::write(div_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("div_uvec2_uvec2", |v| Leaf::write(div_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("div_uvec3_uvec3", |v| Leaf::write(div_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("div_uvec4_uvec4", |v| Leaf::write(div_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("rem_i32_i32", |v| Leaf::write(rem_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("rem_u32_u32", |v| Leaf::write(rem_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("rem_f32_f32", |v| Leaf::write(rem_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("rem_vec2_vec2", |v| Leaf::write(rem_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("rem_vec3_vec3", |v| Leaf::write(rem_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("rem_vec4_vec4", |v| Leaf::write(rem_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("rem_ivec2_ivec2", |v| Leaf::write(rem_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("rem_ivec3_ivec3", |v| Leaf::write(rem_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("rem_ivec4_ivec4", |v| Leaf::write(rem_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("rem_uvec2_uvec2", |v| Leaf::write(rem_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("rem_uvec3_uvec3", |v| Leaf::write(rem_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("rem_uvec4_uvec4", |v| Leaf::write(rem_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("abs_i32", |v| Leaf::write(abs_i32_flat(Leaf::read(v[0])))),
    ("abs_f32", |v| Leaf::write(abs_f32_flat(Leaf::read(v[0])))),
    ("abs_vec2", |v| Leaf::write(abs_vec2_flat(Leaf::read(v[0])))),
    ("abs_vec3", |v| Leaf::write(abs_vec3_flat(Leaf::read(v[0])))),
    ("abs_vec4", |v| Leaf::write(abs_vec4_flat(Leaf::read(v[0])))),
    ("abs_ivec2", |v| Leaf::write(abs_ivec2_flat(Leaf::read(v[0])))),
    ("abs_ivec3", |v| Leaf::write(abs_ivec3_flat(Leaf::read(v[0])))),
    ("abs_ivec4", |v| Leaf::write(abs_ivec4_flat(Leaf::read(v[0])))),
    ("signum_i32", |v| Leaf::write(signum_i32_flat(Leaf::read(v[0])))),
    ("signum_f32", |v| Leaf::write(signum_f32_flat(Leaf::read(v[0])))),
    ("signum_vec2", |v| Leaf::write(signum_vec2_flat(Leaf::read(v[0])))),
    ("signum_vec3", |v| Leaf::write(signum_vec3_flat(Leaf::read(v[0])))),
    ("signum_vec4", |v| Leaf::write(signum_vec4_flat(Leaf::read(v[0])))),
    ("signum_ivec2", |v| Leaf::write(signum_ivec2_flat(Leaf::read(v[0])))),
    ("signum_ivec3", |v| Leaf::write(signum_ivec3_flat(Leaf::read(v[0])))),
    ("signum_ivec4", |v| Leaf::write(signum_ivec4_flat(Leaf::read(v[0])))),
    ("min_i32_i32", |v| Leaf::write(min_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("min_u32_u32", |v| Leaf::write(min_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("min_f32_f32", |v| Leaf::write(min_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("min_vec2_vec2", |v| Leaf::write(min_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("min_vec3_vec3", |v| Leaf::write(min_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("min_vec4_vec4", |v| Leaf::write(min_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("min_ivec2_ivec2", |v| Leaf::write(min_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("min_ivec3_ivec3", |v| Leaf::write(min_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("min_ivec4_ivec4", |v| Leaf::write(min_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("min_uvec2_uvec2", |v| Leaf::write(min_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("min_uvec3_uvec3", |v| Leaf::write(min_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("min_uvec4_uvec4", |v| Leaf::write(min_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("max_i32_i32", |v| Leaf::write(max_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("max_u32_u32", |v| Leaf::write(max_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("max_f32_f32", |v| Leaf::write(max_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("max_vec2_vec2", |v| Leaf::write(max_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("max_vec3_vec3", |v| Leaf::write(max_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("max_vec4_vec4", |v| Leaf::write(max_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("max_ivec2_ivec2", |v| Leaf::write(max_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("max_ivec3_ivec3", |v| Leaf::write(max_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("max_ivec4_ivec4", |v| Leaf::write(max_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("max_uvec2_uvec2", |v| Leaf::write(max_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("max_uvec3_uvec3", |v| Leaf::write(max_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("max_uvec4_uvec4", |v| Leaf::write(max_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("pmin_f32_f32", |v| Leaf::write(pmin_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("pmin_vec2_vec2", |v| Leaf::write(pmin_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("pmin_vec3_vec3", |v| Leaf::write(pmin_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("pmin_vec4_vec4", |v| Leaf::write(pmin_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("pmax_f32_f32", |v| Leaf::write(pmax_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("pmax_vec2_vec2", |v| Leaf::write(pmax_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("pmax_vec3_vec3", |v| Leaf::write(pmax_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("pmax_vec4_vec4", |v| Leaf::write(pmax_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("clamp_f32_f32_f32", |v| Leaf::write(clamp_f32_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("clamp_vec2_vec2_vec2", |v| Leaf::write(clamp_vec2_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("clamp_vec3_vec3_vec3", |v| Leaf::write(clamp_vec3_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("clamp_vec4_vec4_vec4", |v| Leaf::write(clamp_vec4_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mul_add_f32_f32_f32", |v| Leaf::write(mul_add_f32_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mul_add_vec2_vec2_vec2", |v| Leaf::write(mul_add_vec2_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mul_add_vec3_vec3_vec3", |v| Leaf::write(mul_add_vec3_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mul_add_vec4_vec4_vec4", |v| Leaf::write(mul_add_vec4_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("copysign_f32_f32", |v| Leaf::write(copysign_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("copysign_vec2_vec2", |v| Leaf::write(copysign_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("copysign_vec3_vec3", |v| Leaf::write(copysign_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("copysign_vec4_vec4", |v| Leaf::write(copysign_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("floor_f32", |v| Leaf::write(floor_f32_flat(Leaf::read(v[0])))),
    ("floor_vec2", |v| Leaf::write(floor_vec2_flat(Leaf::read(v[0])))),
    ("floor_vec3", |v| Leaf::write(floor_vec3_flat(Leaf::read(v[0])))),
    ("floor_vec4", |v| Leaf::write(floor_vec4_flat(Leaf::read(v[0])))),
    ("ceil_f32", |v| Leaf::write(ceil_f32_flat(Leaf::read(v[0])))),
    ("ceil_vec2", |v| Leaf::write(ceil_vec2_flat(Leaf::read(v[0])))),
    ("ceil_vec3", |v| Leaf::write(ceil_vec3_flat(Leaf::read(v[0])))),
    ("ceil_vec4", |v| Leaf::write(ceil_vec4_flat(Leaf::read(v[0])))),
    ("trunc_f32", |v| Leaf::write(trunc_f32_flat(Leaf::read(v[0])))),
    ("trunc_vec2", |v| Leaf::write(trunc_vec2_flat(Leaf::read(v[0])))),
    ("trunc_vec3", |v| Leaf::write(trunc_vec3_flat(Leaf::read(v[0])))),
    ("trunc_vec4", |v| Leaf::write(trunc_vec4_flat(Leaf::read(v[0])))),
    ("round_f32", |v| Leaf::write(round_f32_flat(Leaf::read(v[0])))),
    ("round_vec2", |v| Leaf::write(round_vec2_flat(Leaf::read(v[0])))),
    ("round_vec3", |v| Leaf::write(round_vec3_flat(Leaf::read(v[0])))),
    ("round_vec4", |v| Leaf::write(round_vec4_flat(Leaf::read(v[0])))),
    ("round_even_f32", |v| Leaf::write(round_even_f32_flat(Leaf::read(v[0])))),
    ("round_even_vec2", |v| Leaf::write(round_even_vec2_flat(Leaf::read(v[0])))),
    ("round_even_vec3", |v| Leaf::write(round_even_vec3_flat(Leaf::read(v[0])))),
    ("round_even_vec4", |v| Leaf::write(round_even_vec4_flat(Leaf::read(v[0])))),
    ("sqrt_f32", |v| Leaf::write(sqrt_f32_flat(Leaf::read(v[0])))),
    ("sqrt_vec2", |v| Leaf::write(sqrt_vec2_flat(Leaf::read(v[0])))),
    ("sqrt_vec3", |v| Leaf::write(sqrt_vec3_flat(Leaf::read(v[0])))),
    ("sqrt_vec4", |v| Leaf::write(sqrt_vec4_flat(Leaf::read(v[0])))),
    ("exp_f32", |v| Leaf::write(exp_f32_flat(Leaf::read(v[0])))),
    ("exp_vec2", |v| Leaf::write(exp_vec2_flat(Leaf::read(v[0])))),
    ("exp_vec3", |v| Leaf::write(exp_vec3_flat(Leaf::read(v[0])))),
    ("exp_vec4", |v| Leaf::write(exp_vec4_flat(Leaf::read(v[0])))),
    ("exp2_f32", |v| Leaf::write(exp2_f32_flat(Leaf::read(v[0])))),
    ("exp2_vec2", |v| Leaf::write(exp2_vec2_flat(Leaf::read(v[0])))),
    ("exp2_vec3", |v| Leaf::write(exp2_vec3_flat(Leaf::read(v[0])))),
    ("exp2_vec4", |v| Leaf::write(exp2_vec4_flat(Leaf::read(v[0])))),
    ("ln_f32", |v| Leaf::write(ln_f32_flat(Leaf::read(v[0])))),
    ("ln_vec2", |v| Leaf::write(ln_vec2_flat(Leaf::read(v[0])))),
    ("ln_vec3", |v| Leaf::write(ln_vec3_flat(Leaf::read(v[0])))),
    ("ln_vec4", |v| Leaf::write(ln_vec4_flat(Leaf::read(v[0])))),
    ("log2_f32", |v| Leaf::write(log2_f32_flat(Leaf::read(v[0])))),
    ("log2_vec2", |v| Leaf::write(log2_vec2_flat(Leaf::read(v[0])))),
    ("log2_vec3", |v| Leaf::write(log2_vec3_flat(Leaf::read(v[0])))),
    ("log2_vec4", |v| Leaf::write(log2_vec4_flat(Leaf::read(v[0])))),
    ("log10_f32", |v| Leaf::write(log10_f32_flat(Leaf::read(v[0])))),
    ("log10_vec2", |v| Leaf::write(log10_vec2_flat(Leaf::read(v[0])))),
    ("log10_vec3", |v| Leaf::write(log10_vec3_flat(Leaf::read(v[0])))),
    ("log10_vec4", |v| Leaf::write(log10_vec4_flat(Leaf::read(v[0])))),
    ("exp_m1_f32", |v| Leaf::write(exp_m1_f32_flat(Leaf::read(v[0])))),
    ("exp_m1_vec2", |v| Leaf::write(exp_m1_vec2_flat(Leaf::read(v[0])))),
    ("exp_m1_vec3", |v| Leaf::write(exp_m1_vec3_flat(Leaf::read(v[0])))),
    ("exp_m1_vec4", |v| Leaf::write(exp_m1_vec4_flat(Leaf::read(v[0])))),
    ("ln_1p_f32", |v| Leaf::write(ln_1p_f32_flat(Leaf::read(v[0])))),
    ("ln_1p_vec2", |v| Leaf::write(ln_1p_vec2_flat(Leaf::read(v[0])))),
    ("ln_1p_vec3", |v| Leaf::write(ln_1p_vec3_flat(Leaf::read(v[0])))),
    ("ln_1p_vec4", |v| Leaf::write(ln_1p_vec4_flat(Leaf::read(v[0])))),
    ("cbrt_f32", |v| Leaf::write(cbrt_f32_flat(Leaf::read(v[0])))),
    ("cbrt_vec2", |v| Leaf::write(cbrt_vec2_flat(Leaf::read(v[0])))),
    ("cbrt_vec3", |v| Leaf::write(cbrt_vec3_flat(Leaf::read(v[0])))),
    ("cbrt_vec4", |v| Leaf::write(cbrt_vec4_flat(Leaf::read(v[0])))),
    ("hypot_f32_f32", |v| Leaf::write(hypot_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("hypot_vec2_vec2", |v| Leaf::write(hypot_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("hypot_vec3_vec3", |v| Leaf::write(hypot_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("hypot_vec4_vec4", |v| Leaf::write(hypot_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("pow_f32_f32", |v| Leaf::write(pow_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("pow_vec2_vec2", |v| Leaf::write(pow_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("pow_vec3_vec3", |v| Leaf::write(pow_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("pow_vec4_vec4", |v| Leaf::write(pow_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("sin_f32", |v| Leaf::write(sin_f32_flat(Leaf::read(v[0])))),
    ("sin_vec2", |v| Leaf::write(sin_vec2_flat(Leaf::read(v[0])))),
    ("sin_vec3", |v| Leaf::write(sin_vec3_flat(Leaf::read(v[0])))),
    ("sin_vec4", |v| Leaf::write(sin_vec4_flat(Leaf::read(v[0])))),
    ("cos_f32", |v| Leaf::write(cos_f32_flat(Leaf::read(v[0])))),
    ("cos_vec2", |v| Leaf::write(cos_vec2_flat(Leaf::read(v[0])))),
    ("cos_vec3", |v| Leaf::write(cos_vec3_flat(Leaf::read(v[0])))),
    ("cos_vec4", |v| Leaf::write(cos_vec4_flat(Leaf::read(v[0])))),
    ("tan_f32", |v| Leaf::write(tan_f32_flat(Leaf::read(v[0])))),
    ("tan_vec2", |v| Leaf::write(tan_vec2_flat(Leaf::read(v[0])))),
    ("tan_vec3", |v| Leaf::write(tan_vec3_flat(Leaf::read(v[0])))),
    ("tan_vec4", |v| Leaf::write(tan_vec4_flat(Leaf::read(v[0])))),
    ("asin_f32", |v| Leaf::write(asin_f32_flat(Leaf::read(v[0])))),
    ("asin_vec2", |v| Leaf::write(asin_vec2_flat(Leaf::read(v[0])))),
    ("asin_vec3", |v| Leaf::write(asin_vec3_flat(Leaf::read(v[0])))),
    ("asin_vec4", |v| Leaf::write(asin_vec4_flat(Leaf::read(v[0])))),
    ("acos_f32", |v| Leaf::write(acos_f32_flat(Leaf::read(v[0])))),
    ("acos_vec2", |v| Leaf::write(acos_vec2_flat(Leaf::read(v[0])))),
    ("acos_vec3", |v| Leaf::write(acos_vec3_flat(Leaf::read(v[0])))),
    ("acos_vec4", |v| Leaf::write(acos_vec4_flat(Leaf::read(v[0])))),
    ("atan_f32", |v| Leaf::write(atan_f32_flat(Leaf::read(v[0])))),
    ("atan_vec2", |v| Leaf::write(atan_vec2_flat(Leaf::read(v[0])))),
    ("atan_vec3", |v| Leaf::write(atan_vec3_flat(Leaf::read(v[0])))),
    ("atan_vec4", |v| Leaf::write(atan_vec4_flat(Leaf::read(v[0])))),
    ("atan2_f32_f32", |v| Leaf::write(atan2_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("atan2_vec2_vec2", |v| Leaf::write(atan2_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("atan2_vec3_vec3", |v| Leaf::write(atan2_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("atan2_vec4_vec4", |v| Leaf::write(atan2_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("sinh_f32", |v| Leaf::write(sinh_f32_flat(Leaf::read(v[0])))),
    ("sinh_vec2", |v| Leaf::write(sinh_vec2_flat(Leaf::read(v[0])))),
    ("sinh_vec3", |v| Leaf::write(sinh_vec3_flat(Leaf::read(v[0])))),
    ("sinh_vec4", |v| Leaf::write(sinh_vec4_flat(Leaf::read(v[0])))),
    ("cosh_f32", |v| Leaf::write(cosh_f32_flat(Leaf::read(v[0])))),
    ("cosh_vec2", |v| Leaf::write(cosh_vec2_flat(Leaf::read(v[0])))),
    ("cosh_vec3", |v| Leaf::write(cosh_vec3_flat(Leaf::read(v[0])))),
    ("cosh_vec4", |v| Leaf::write(cosh_vec4_flat(Leaf::read(v[0])))),
    ("tanh_f32", |v| Leaf::write(tanh_f32_flat(Leaf::read(v[0])))),
    ("tanh_vec2", |v| Leaf::write(tanh_vec2_flat(Leaf::read(v[0])))),
    ("tanh_vec3", |v| Leaf::write(tanh_vec3_flat(Leaf::read(v[0])))),
    ("tanh_vec4", |v| Leaf::write(tanh_vec4_flat(Leaf::read(v[0])))),
    ("and_bool_bool", |v| Leaf::write(and_bool_bool_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("and_i32_i32", |v| Leaf::write(and_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("and_u32_u32", |v| Leaf::write(and_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("and_ivec2_ivec2", |v| Leaf::write(and_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("and_ivec3_ivec3", |v| Leaf::write(and_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("and_ivec4_ivec4", |v| Leaf::write(and_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("and_uvec2_uvec2", |v| Leaf::write(and_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("and_uvec3_uvec3", |v| Leaf::write(and_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("and_uvec4_uvec4", |v| Leaf::write(and_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("and_bvec2_bvec2", |v| Leaf::write(and_bvec2_bvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("and_bvec3_bvec3", |v| Leaf::write(and_bvec3_bvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("and_bvec4_bvec4", |v| Leaf::write(and_bvec4_bvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("or_i32_i32", |v| Leaf::write(or_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("or_u32_u32", |v| Leaf::write(or_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("or_ivec2_ivec2", |v| Leaf::write(or_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("or_ivec3_ivec3", |v| Leaf::write(or_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("or_ivec4_ivec4", |v| Leaf::write(or_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("or_uvec2_uvec2", |v| Leaf::write(or_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("or_uvec3_uvec3", |v| Leaf::write(or_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("or_uvec4_uvec4", |v| Leaf::write(or_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("xor_bool_bool", |v| Leaf::write(xor_bool_bool_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("xor_i32_i32", |v| Leaf::write(xor_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("xor_u32_u32", |v| Leaf::write(xor_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("xor_ivec2_ivec2", |v| Leaf::write(xor_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("xor_ivec3_ivec3", |v| Leaf::write(xor_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("xor_ivec4_ivec4", |v| Leaf::write(xor_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("xor_uvec2_uvec2", |v| Leaf::write(xor_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("xor_uvec3_uvec3", |v| Leaf::write(xor_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("xor_uvec4_uvec4", |v| Leaf::write(xor_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("xor_bvec2_bvec2", |v| Leaf::write(xor_bvec2_bvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("xor_bvec3_bvec3", |v| Leaf::write(xor_bvec3_bvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("xor_bvec4_bvec4", |v| Leaf::write(xor_bvec4_bvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("not_i32", |v| Leaf::write(not_i32_flat(Leaf::read(v[0])))),
    ("not_u32", |v| Leaf::write(not_u32_flat(Leaf::read(v[0])))),
    ("not_ivec2", |v| Leaf::write(not_ivec2_flat(Leaf::read(v[0])))),
    ("not_ivec3", |v| Leaf::write(not_ivec3_flat(Leaf::read(v[0])))),
    ("not_ivec4", |v| Leaf::write(not_ivec4_flat(Leaf::read(v[0])))),
    ("not_uvec2", |v| Leaf::write(not_uvec2_flat(Leaf::read(v[0])))),
    ("not_uvec3", |v| Leaf::write(not_uvec3_flat(Leaf::read(v[0])))),
    ("not_uvec4", |v| Leaf::write(not_uvec4_flat(Leaf::read(v[0])))),
    ("shl_i32_u32", |v| Leaf::write(shl_i32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("shl_u32_u32", |v| Leaf::write(shl_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("shl_ivec2_uvec2", |v| Leaf::write(shl_ivec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("shl_ivec3_uvec3", |v| Leaf::write(shl_ivec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("shl_ivec4_uvec4", |v| Leaf::write(shl_ivec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("shl_uvec2_uvec2", |v| Leaf::write(shl_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("shl_uvec3_uvec3", |v| Leaf::write(shl_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("shl_uvec4_uvec4", |v| Leaf::write(shl_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("shr_i32_u32", |v| Leaf::write(shr_i32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("shr_u32_u32", |v| Leaf::write(shr_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("shr_ivec2_uvec2", |v| Leaf::write(shr_ivec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("shr_ivec3_uvec3", |v| Leaf::write(shr_ivec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("shr_ivec4_uvec4", |v| Leaf::write(shr_ivec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("shr_uvec2_uvec2", |v| Leaf::write(shr_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("shr_uvec3_uvec3", |v| Leaf::write(shr_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("shr_uvec4_uvec4", |v| Leaf::write(shr_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("count_ones_u32", |v| Leaf::write(count_ones_u32_flat(Leaf::read(v[0])))),
    ("count_ones_uvec2", |v| Leaf::write(count_ones_uvec2_flat(Leaf::read(v[0])))),
    ("count_ones_uvec3", |v| Leaf::write(count_ones_uvec3_flat(Leaf::read(v[0])))),
    ("count_ones_uvec4", |v| Leaf::write(count_ones_uvec4_flat(Leaf::read(v[0])))),
    ("leading_zeros_u32", |v| Leaf::write(leading_zeros_u32_flat(Leaf::read(v[0])))),
    ("leading_zeros_uvec2", |v| Leaf::write(leading_zeros_uvec2_flat(Leaf::read(v[0])))),
    ("leading_zeros_uvec3", |v| Leaf::write(leading_zeros_uvec3_flat(Leaf::read(v[0])))),
    ("leading_zeros_uvec4", |v| Leaf::write(leading_zeros_uvec4_flat(Leaf::read(v[0])))),
    ("trailing_zeros_u32", |v| Leaf::write(trailing_zeros_u32_flat(Leaf::read(v[0])))),
    ("trailing_zeros_uvec2", |v| Leaf::write(trailing_zeros_uvec2_flat(Leaf::read(v[0])))),
    ("trailing_zeros_uvec3", |v| Leaf::write(trailing_zeros_uvec3_flat(Leaf::read(v[0])))),
    ("trailing_zeros_uvec4", |v| Leaf::write(trailing_zeros_uvec4_flat(Leaf::read(v[0])))),
    ("reverse_bits_u32", |v| Leaf::write(reverse_bits_u32_flat(Leaf::read(v[0])))),
    ("reverse_bits_uvec2", |v| Leaf::write(reverse_bits_uvec2_flat(Leaf::read(v[0])))),
    ("reverse_bits_uvec3", |v| Leaf::write(reverse_bits_uvec3_flat(Leaf::read(v[0])))),
    ("reverse_bits_uvec4", |v| Leaf::write(reverse_bits_uvec4_flat(Leaf::read(v[0])))),
    ("eq_i32_i32", |v| Leaf::write(eq_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("eq_u32_u32", |v| Leaf::write(eq_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("eq_f32_f32", |v| Leaf::write(eq_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("eq_vec2_vec2", |v| Leaf::write(eq_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("eq_vec3_vec3", |v| Leaf::write(eq_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("eq_vec4_vec4", |v| Leaf::write(eq_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("eq_ivec2_ivec2", |v| Leaf::write(eq_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("eq_ivec3_ivec3", |v| Leaf::write(eq_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("eq_ivec4_ivec4", |v| Leaf::write(eq_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("eq_uvec2_uvec2", |v| Leaf::write(eq_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("eq_uvec3_uvec3", |v| Leaf::write(eq_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("eq_uvec4_uvec4", |v| Leaf::write(eq_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("lt_i32_i32", |v| Leaf::write(lt_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("lt_u32_u32", |v| Leaf::write(lt_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("lt_f32_f32", |v| Leaf::write(lt_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("lt_vec2_vec2", |v| Leaf::write(lt_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("lt_vec3_vec3", |v| Leaf::write(lt_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("lt_vec4_vec4", |v| Leaf::write(lt_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("lt_ivec2_ivec2", |v| Leaf::write(lt_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("lt_ivec3_ivec3", |v| Leaf::write(lt_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("lt_ivec4_ivec4", |v| Leaf::write(lt_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("lt_uvec2_uvec2", |v| Leaf::write(lt_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("lt_uvec3_uvec3", |v| Leaf::write(lt_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("lt_uvec4_uvec4", |v| Leaf::write(lt_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("le_i32_i32", |v| Leaf::write(le_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("le_u32_u32", |v| Leaf::write(le_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("le_f32_f32", |v| Leaf::write(le_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("le_vec2_vec2", |v| Leaf::write(le_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("le_vec3_vec3", |v| Leaf::write(le_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("le_vec4_vec4", |v| Leaf::write(le_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("le_ivec2_ivec2", |v| Leaf::write(le_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("le_ivec3_ivec3", |v| Leaf::write(le_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("le_ivec4_ivec4", |v| Leaf::write(le_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("le_uvec2_uvec2", |v| Leaf::write(le_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("le_uvec3_uvec3", |v| Leaf::write(le_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("le_uvec4_uvec4", |v| Leaf::write(le_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("select_bool_bool_bool", |v| Leaf::write(select_bool_bool_bool_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bool_i32_i32", |v| Leaf::write(select_bool_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bool_u32_u32", |v| Leaf::write(select_bool_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bool_f32_f32", |v| Leaf::write(select_bool_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bool_vec2_vec2", |v| Leaf::write(select_bool_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bool_vec3_vec3", |v| Leaf::write(select_bool_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bool_vec4_vec4", |v| Leaf::write(select_bool_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bool_ivec2_ivec2", |v| Leaf::write(select_bool_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bool_ivec3_ivec3", |v| Leaf::write(select_bool_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bool_ivec4_ivec4", |v| Leaf::write(select_bool_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bool_uvec2_uvec2", |v| Leaf::write(select_bool_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bool_uvec3_uvec3", |v| Leaf::write(select_bool_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bool_uvec4_uvec4", |v| Leaf::write(select_bool_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bool_bvec2_bvec2", |v| Leaf::write(select_bool_bvec2_bvec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bool_bvec3_bvec3", |v| Leaf::write(select_bool_bvec3_bvec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bool_bvec4_bvec4", |v| Leaf::write(select_bool_bvec4_bvec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bvec2_bvec2_bvec2", |v| Leaf::write(select_bvec2_bvec2_bvec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bvec2_vec2_vec2", |v| Leaf::write(select_bvec2_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bvec2_ivec2_ivec2", |v| Leaf::write(select_bvec2_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bvec2_uvec2_uvec2", |v| Leaf::write(select_bvec2_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bvec3_bvec3_bvec3", |v| Leaf::write(select_bvec3_bvec3_bvec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bvec3_vec3_vec3", |v| Leaf::write(select_bvec3_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bvec3_ivec3_ivec3", |v| Leaf::write(select_bvec3_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bvec3_uvec3_uvec3", |v| Leaf::write(select_bvec3_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bvec4_bvec4_bvec4", |v| Leaf::write(select_bvec4_bvec4_bvec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bvec4_vec4_vec4", |v| Leaf::write(select_bvec4_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bvec4_ivec4_ivec4", |v| Leaf::write(select_bvec4_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("select_bvec4_uvec4_uvec4", |v| Leaf::write(select_bvec4_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("all_bvec2", |v| Leaf::write(all_bvec2_flat(Leaf::read(v[0])))),
    ("all_bvec3", |v| Leaf::write(all_bvec3_flat(Leaf::read(v[0])))),
    ("all_bvec4", |v| Leaf::write(all_bvec4_flat(Leaf::read(v[0])))),
    ("compose_bool_bool", |v| Leaf::write(compose_bool_bool_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("compose_bool_bool_bool", |v| Leaf::write(compose_bool_bool_bool_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("compose_bool_bool_bool_bool", |v| Leaf::write(compose_bool_bool_bool_bool_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])))),
    ("compose_i32_i32", |v| Leaf::write(compose_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("compose_i32_i32_i32", |v| Leaf::write(compose_i32_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("compose_i32_i32_i32_i32", |v| Leaf::write(compose_i32_i32_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])))),
    ("compose_u32_u32", |v| Leaf::write(compose_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("compose_u32_u32_u32", |v| Leaf::write(compose_u32_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("compose_u32_u32_u32_u32", |v| Leaf::write(compose_u32_u32_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])))),
    ("compose_f32_f32", |v| Leaf::write(compose_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("compose_f32_f32_f32", |v| Leaf::write(compose_f32_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("compose_f32_f32_f32_f32", |v| Leaf::write(compose_f32_f32_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2]), Leaf::read(v[3])))),
    ("dot_vec2_vec2", |v| Leaf::write(dot_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("dot_vec3_vec3", |v| Leaf::write(dot_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("dot_vec4_vec4", |v| Leaf::write(dot_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("dot_ivec2_ivec2", |v| Leaf::write(dot_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("dot_ivec3_ivec3", |v| Leaf::write(dot_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("dot_ivec4_ivec4", |v| Leaf::write(dot_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("dot_uvec2_uvec2", |v| Leaf::write(dot_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("dot_uvec3_uvec3", |v| Leaf::write(dot_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("dot_uvec4_uvec4", |v| Leaf::write(dot_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("cross_vec3_vec3", |v| Leaf::write(cross_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("length_vec2", |v| Leaf::write(length_vec2_flat(Leaf::read(v[0])))),
    ("length_vec3", |v| Leaf::write(length_vec3_flat(Leaf::read(v[0])))),
    ("length_vec4", |v| Leaf::write(length_vec4_flat(Leaf::read(v[0])))),
    ("normalize_vec2", |v| Leaf::write(normalize_vec2_flat(Leaf::read(v[0])))),
    ("normalize_vec3", |v| Leaf::write(normalize_vec3_flat(Leaf::read(v[0])))),
    ("normalize_vec4", |v| Leaf::write(normalize_vec4_flat(Leaf::read(v[0])))),
    ("mad_i32_i32_i32", |v| Leaf::write(mad_i32_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mad_u32_u32_u32", |v| Leaf::write(mad_u32_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mad_f32_f32_f32", |v| Leaf::write(mad_f32_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mad_vec2_vec2_vec2", |v| Leaf::write(mad_vec2_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mad_vec3_vec3_vec3", |v| Leaf::write(mad_vec3_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mad_vec4_vec4_vec4", |v| Leaf::write(mad_vec4_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mad_ivec2_ivec2_ivec2", |v| Leaf::write(mad_ivec2_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mad_ivec3_ivec3_ivec3", |v| Leaf::write(mad_ivec3_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mad_ivec4_ivec4_ivec4", |v| Leaf::write(mad_ivec4_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mad_uvec2_uvec2_uvec2", |v| Leaf::write(mad_uvec2_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mad_uvec3_uvec3_uvec3", |v| Leaf::write(mad_uvec3_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mad_uvec4_uvec4_uvec4", |v| Leaf::write(mad_uvec4_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("nmad_i32_i32_i32", |v| Leaf::write(nmad_i32_i32_i32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("nmad_u32_u32_u32", |v| Leaf::write(nmad_u32_u32_u32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("nmad_f32_f32_f32", |v| Leaf::write(nmad_f32_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("nmad_vec2_vec2_vec2", |v| Leaf::write(nmad_vec2_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("nmad_vec3_vec3_vec3", |v| Leaf::write(nmad_vec3_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("nmad_vec4_vec4_vec4", |v| Leaf::write(nmad_vec4_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("nmad_ivec2_ivec2_ivec2", |v| Leaf::write(nmad_ivec2_ivec2_ivec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("nmad_ivec3_ivec3_ivec3", |v| Leaf::write(nmad_ivec3_ivec3_ivec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("nmad_ivec4_ivec4_ivec4", |v| Leaf::write(nmad_ivec4_ivec4_ivec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("nmad_uvec2_uvec2_uvec2", |v| Leaf::write(nmad_uvec2_uvec2_uvec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("nmad_uvec3_uvec3_uvec3", |v| Leaf::write(nmad_uvec3_uvec3_uvec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("nmad_uvec4_uvec4_uvec4", |v| Leaf::write(nmad_uvec4_uvec4_uvec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mix_f32_f32_f32", |v| Leaf::write(mix_f32_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mix_vec2_vec2_vec2", |v| Leaf::write(mix_vec2_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mix_vec3_vec3_vec3", |v| Leaf::write(mix_vec3_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("mix_vec4_vec4_vec4", |v| Leaf::write(mix_vec4_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("saturate_f32", |v| Leaf::write(saturate_f32_flat(Leaf::read(v[0])))),
    ("saturate_vec2", |v| Leaf::write(saturate_vec2_flat(Leaf::read(v[0])))),
    ("saturate_vec3", |v| Leaf::write(saturate_vec3_flat(Leaf::read(v[0])))),
    ("saturate_vec4", |v| Leaf::write(saturate_vec4_flat(Leaf::read(v[0])))),
    ("step_f32_f32", |v| Leaf::write(step_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("step_vec2_vec2", |v| Leaf::write(step_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("step_vec3_vec3", |v| Leaf::write(step_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("step_vec4_vec4", |v| Leaf::write(step_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("smoothstep_f32_f32_f32", |v| Leaf::write(smoothstep_f32_f32_f32_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("smoothstep_vec2_vec2_vec2", |v| Leaf::write(smoothstep_vec2_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("smoothstep_vec3_vec3_vec3", |v| Leaf::write(smoothstep_vec3_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("smoothstep_vec4_vec4_vec4", |v| Leaf::write(smoothstep_vec4_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1]), Leaf::read(v[2])))),
    ("inverse_sqrt_f32", |v| Leaf::write(inverse_sqrt_f32_flat(Leaf::read(v[0])))),
    ("inverse_sqrt_vec2", |v| Leaf::write(inverse_sqrt_vec2_flat(Leaf::read(v[0])))),
    ("inverse_sqrt_vec3", |v| Leaf::write(inverse_sqrt_vec3_flat(Leaf::read(v[0])))),
    ("inverse_sqrt_vec4", |v| Leaf::write(inverse_sqrt_vec4_flat(Leaf::read(v[0])))),
    ("fract_f32", |v| Leaf::write(fract_f32_flat(Leaf::read(v[0])))),
    ("fract_vec2", |v| Leaf::write(fract_vec2_flat(Leaf::read(v[0])))),
    ("fract_vec3", |v| Leaf::write(fract_vec3_flat(Leaf::read(v[0])))),
    ("fract_vec4", |v| Leaf::write(fract_vec4_flat(Leaf::read(v[0])))),
    ("distance_vec2_vec2", |v| Leaf::write(distance_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("distance_vec3_vec3", |v| Leaf::write(distance_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("distance_vec4_vec4", |v| Leaf::write(distance_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("reflect_vec2_vec2", |v| Leaf::write(reflect_vec2_vec2_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("reflect_vec3_vec3", |v| Leaf::write(reflect_vec3_vec3_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("reflect_vec4_vec4", |v| Leaf::write(reflect_vec4_vec4_flat(Leaf::read(v[0]), Leaf::read(v[1])))),
    ("sum_vec2", |v| Leaf::write(sum_vec2_flat(Leaf::read(v[0])))),
    ("sum_vec3", |v| Leaf::write(sum_vec3_flat(Leaf::read(v[0])))),
    ("sum_vec4", |v| Leaf::write(sum_vec4_flat(Leaf::read(v[0])))),
    ("sum_ivec2", |v| Leaf::write(sum_ivec2_flat(Leaf::read(v[0])))),
    ("sum_ivec3", |v| Leaf::write(sum_ivec3_flat(Leaf::read(v[0])))),
    ("sum_ivec4", |v| Leaf::write(sum_ivec4_flat(Leaf::read(v[0])))),
    ("sum_uvec2", |v| Leaf::write(sum_uvec2_flat(Leaf::read(v[0])))),
    ("sum_uvec3", |v| Leaf::write(sum_uvec3_flat(Leaf::read(v[0])))),
    ("sum_uvec4", |v| Leaf::write(sum_uvec4_flat(Leaf::read(v[0])))),
    ("min_element_vec2", |v| Leaf::write(min_element_vec2_flat(Leaf::read(v[0])))),
    ("min_element_vec3", |v| Leaf::write(min_element_vec3_flat(Leaf::read(v[0])))),
    ("min_element_vec4", |v| Leaf::write(min_element_vec4_flat(Leaf::read(v[0])))),
    ("min_element_ivec2", |v| Leaf::write(min_element_ivec2_flat(Leaf::read(v[0])))),
    ("min_element_ivec3", |v| Leaf::write(min_element_ivec3_flat(Leaf::read(v[0])))),
    ("min_element_ivec4", |v| Leaf::write(min_element_ivec4_flat(Leaf::read(v[0])))),
    ("min_element_uvec2", |v| Leaf::write(min_element_uvec2_flat(Leaf::read(v[0])))),
    ("min_element_uvec3", |v| Leaf::write(min_element_uvec3_flat(Leaf::read(v[0])))),
    ("min_element_uvec4", |v| Leaf::write(min_element_uvec4_flat(Leaf::read(v[0])))),
    ("max_element_vec2", |v| Leaf::write(max_element_vec2_flat(Leaf::read(v[0])))),
    ("max_element_vec3", |v| Leaf::write(max_element_vec3_flat(Leaf::read(v[0])))),
    ("max_element_vec4", |v| Leaf::write(max_element_vec4_flat(Leaf::read(v[0])))),
    ("max_element_ivec2", |v| Leaf::write(max_element_ivec2_flat(Leaf::read(v[0])))),
    ("max_element_ivec3", |v| Leaf::write(max_element_ivec3_flat(Leaf::read(v[0])))),
    ("max_element_ivec4", |v| Leaf::write(max_element_ivec4_flat(Leaf::read(v[0])))),
    ("max_element_uvec2", |v| Leaf::write(max_element_uvec2_flat(Leaf::read(v[0])))),
    ("max_element_uvec3", |v| Leaf::write(max_element_uvec3_flat(Leaf::read(v[0])))),
    ("max_element_uvec4", |v| Leaf::write(max_element_uvec4_flat(Leaf::read(v[0])))),
    ("cast_f32_bool", |v| Leaf::write(cast_f32_bool_flat(Leaf::read(v[0])))),
    ("cast_f32_i32", |v| Leaf::write(cast_f32_i32_flat(Leaf::read(v[0])))),
    ("cast_f32_u32", |v| Leaf::write(cast_f32_u32_flat(Leaf::read(v[0])))),
    ("cast_f32_ivec2", |v| Leaf::write(cast_f32_ivec2_flat(Leaf::read(v[0])))),
    ("cast_f32_ivec3", |v| Leaf::write(cast_f32_ivec3_flat(Leaf::read(v[0])))),
    ("cast_f32_ivec4", |v| Leaf::write(cast_f32_ivec4_flat(Leaf::read(v[0])))),
    ("cast_f32_uvec2", |v| Leaf::write(cast_f32_uvec2_flat(Leaf::read(v[0])))),
    ("cast_f32_uvec3", |v| Leaf::write(cast_f32_uvec3_flat(Leaf::read(v[0])))),
    ("cast_f32_uvec4", |v| Leaf::write(cast_f32_uvec4_flat(Leaf::read(v[0])))),
    ("cast_f32_bvec2", |v| Leaf::write(cast_f32_bvec2_flat(Leaf::read(v[0])))),
    ("cast_f32_bvec3", |v| Leaf::write(cast_f32_bvec3_flat(Leaf::read(v[0])))),
    ("cast_f32_bvec4", |v| Leaf::write(cast_f32_bvec4_flat(Leaf::read(v[0])))),
    ("bitcast_f32_i32", |v| Leaf::write(bitcast_f32_i32_flat(Leaf::read(v[0])))),
    ("bitcast_f32_u32", |v| Leaf::write(bitcast_f32_u32_flat(Leaf::read(v[0])))),
    ("bitcast_f32_ivec2", |v| Leaf::write(bitcast_f32_ivec2_flat(Leaf::read(v[0])))),
    ("bitcast_f32_ivec3", |v| Leaf::write(bitcast_f32_ivec3_flat(Leaf::read(v[0])))),
    ("bitcast_f32_ivec4", |v| Leaf::write(bitcast_f32_ivec4_flat(Leaf::read(v[0])))),
    ("bitcast_f32_uvec2", |v| Leaf::write(bitcast_f32_uvec2_flat(Leaf::read(v[0])))),
    ("bitcast_f32_uvec3", |v| Leaf::write(bitcast_f32_uvec3_flat(Leaf::read(v[0])))),
    ("bitcast_f32_uvec4", |v| Leaf::write(bitcast_f32_uvec4_flat(Leaf::read(v[0])))),
    ("cast_i32_bool", |v| Leaf::write(cast_i32_bool_flat(Leaf::read(v[0])))),
    ("cast_i32_u32", |v| Leaf::write(cast_i32_u32_flat(Leaf::read(v[0])))),
    ("cast_i32_f32", |v| Leaf::write(cast_i32_f32_flat(Leaf::read(v[0])))),
    ("cast_i32_vec2", |v| Leaf::write(cast_i32_vec2_flat(Leaf::read(v[0])))),
    ("cast_i32_vec3", |v| Leaf::write(cast_i32_vec3_flat(Leaf::read(v[0])))),
    ("cast_i32_vec4", |v| Leaf::write(cast_i32_vec4_flat(Leaf::read(v[0])))),
    ("cast_i32_uvec2", |v| Leaf::write(cast_i32_uvec2_flat(Leaf::read(v[0])))),
    ("cast_i32_uvec3", |v| Leaf::write(cast_i32_uvec3_flat(Leaf::read(v[0])))),
    ("cast_i32_uvec4", |v| Leaf::write(cast_i32_uvec4_flat(Leaf::read(v[0])))),
    ("cast_i32_bvec2", |v| Leaf::write(cast_i32_bvec2_flat(Leaf::read(v[0])))),
    ("cast_i32_bvec3", |v| Leaf::write(cast_i32_bvec3_flat(Leaf::read(v[0])))),
    ("cast_i32_bvec4", |v| Leaf::write(cast_i32_bvec4_flat(Leaf::read(v[0])))),
    ("bitcast_i32_u32", |v| Leaf::write(bitcast_i32_u32_flat(Leaf::read(v[0])))),
    ("bitcast_i32_f32", |v| Leaf::write(bitcast_i32_f32_flat(Leaf::read(v[0])))),
    ("bitcast_i32_vec2", |v| Leaf::write(bitcast_i32_vec2_flat(Leaf::read(v[0])))),
    ("bitcast_i32_vec3", |v| Leaf::write(bitcast_i32_vec3_flat(Leaf::read(v[0])))),
    ("bitcast_i32_vec4", |v| Leaf::write(bitcast_i32_vec4_flat(Leaf::read(v[0])))),
    ("bitcast_i32_uvec2", |v| Leaf::write(bitcast_i32_uvec2_flat(Leaf::read(v[0])))),
    ("bitcast_i32_uvec3", |v| Leaf::write(bitcast_i32_uvec3_flat(Leaf::read(v[0])))),
    ("bitcast_i32_uvec4", |v| Leaf::write(bitcast_i32_uvec4_flat(Leaf::read(v[0])))),
    ("cast_u32_bool", |v| Leaf::write(cast_u32_bool_flat(Leaf::read(v[0])))),
    ("cast_u32_i32", |v| Leaf::write(cast_u32_i32_flat(Leaf::read(v[0])))),
    ("cast_u32_f32", |v| Leaf::write(cast_u32_f32_flat(Leaf::read(v[0])))),
    ("cast_u32_vec2", |v| Leaf::write(cast_u32_vec2_flat(Leaf::read(v[0])))),
    ("cast_u32_vec3", |v| Leaf::write(cast_u32_vec3_flat(Leaf::read(v[0])))),
    ("cast_u32_vec4", |v| Leaf::write(cast_u32_vec4_flat(Leaf::read(v[0])))),
    ("cast_u32_ivec2", |v| Leaf::write(cast_u32_ivec2_flat(Leaf::read(v[0])))),
    ("cast_u32_ivec3", |v| Leaf::write(cast_u32_ivec3_flat(Leaf::read(v[0])))),
    ("cast_u32_ivec4", |v| Leaf::write(cast_u32_ivec4_flat(Leaf::read(v[0])))),
    ("cast_u32_bvec2", |v| Leaf::write(cast_u32_bvec2_flat(Leaf::read(v[0])))),
    ("cast_u32_bvec3", |v| Leaf::write(cast_u32_bvec3_flat(Leaf::read(v[0])))),
    ("cast_u32_bvec4", |v| Leaf::write(cast_u32_bvec4_flat(Leaf::read(v[0])))),
    ("bitcast_u32_i32", |v| Leaf::write(bitcast_u32_i32_flat(Leaf::read(v[0])))),
    ("bitcast_u32_f32", |v| Leaf::write(bitcast_u32_f32_flat(Leaf::read(v[0])))),
    ("bitcast_u32_vec2", |v| Leaf::write(bitcast_u32_vec2_flat(Leaf::read(v[0])))),
    ("bitcast_u32_vec3", |v| Leaf::write(bitcast_u32_vec3_flat(Leaf::read(v[0])))),
    ("bitcast_u32_vec4", |v| Leaf::write(bitcast_u32_vec4_flat(Leaf::read(v[0])))),
    ("bitcast_u32_ivec2", |v| Leaf::write(bitcast_u32_ivec2_flat(Leaf::read(v[0])))),
    ("bitcast_u32_ivec3", |v| Leaf::write(bitcast_u32_ivec3_flat(Leaf::read(v[0])))),
    ("bitcast_u32_ivec4", |v| Leaf::write(bitcast_u32_ivec4_flat(Leaf::read(v[0])))),
    ("splat_2_bool", |v| Leaf::write(splat_2_bool_flat(Leaf::read(v[0])))),
    ("splat_2_i32", |v| Leaf::write(splat_2_i32_flat(Leaf::read(v[0])))),
    ("splat_2_u32", |v| Leaf::write(splat_2_u32_flat(Leaf::read(v[0])))),
    ("splat_2_f32", |v| Leaf::write(splat_2_f32_flat(Leaf::read(v[0])))),
    ("splat_3_bool", |v| Leaf::write(splat_3_bool_flat(Leaf::read(v[0])))),
    ("splat_3_i32", |v| Leaf::write(splat_3_i32_flat(Leaf::read(v[0])))),
    ("splat_3_u32", |v| Leaf::write(splat_3_u32_flat(Leaf::read(v[0])))),
    ("splat_3_f32", |v| Leaf::write(splat_3_f32_flat(Leaf::read(v[0])))),
    ("splat_4_bool", |v| Leaf::write(splat_4_bool_flat(Leaf::read(v[0])))),
    ("splat_4_i32", |v| Leaf::write(splat_4_i32_flat(Leaf::read(v[0])))),
    ("splat_4_u32", |v| Leaf::write(splat_4_u32_flat(Leaf::read(v[0])))),
    ("splat_4_f32", |v| Leaf::write(splat_4_f32_flat(Leaf::read(v[0])))),
    ("lane_0_vec2", |v| Leaf::write(lane_0_vec2_flat(Leaf::read(v[0])))),
    ("lane_0_vec3", |v| Leaf::write(lane_0_vec3_flat(Leaf::read(v[0])))),
    ("lane_0_vec4", |v| Leaf::write(lane_0_vec4_flat(Leaf::read(v[0])))),
    ("lane_0_ivec2", |v| Leaf::write(lane_0_ivec2_flat(Leaf::read(v[0])))),
    ("lane_0_ivec3", |v| Leaf::write(lane_0_ivec3_flat(Leaf::read(v[0])))),
    ("lane_0_ivec4", |v| Leaf::write(lane_0_ivec4_flat(Leaf::read(v[0])))),
    ("lane_0_uvec2", |v| Leaf::write(lane_0_uvec2_flat(Leaf::read(v[0])))),
    ("lane_0_uvec3", |v| Leaf::write(lane_0_uvec3_flat(Leaf::read(v[0])))),
    ("lane_0_uvec4", |v| Leaf::write(lane_0_uvec4_flat(Leaf::read(v[0])))),
    ("lane_0_bvec2", |v| Leaf::write(lane_0_bvec2_flat(Leaf::read(v[0])))),
    ("lane_0_bvec3", |v| Leaf::write(lane_0_bvec3_flat(Leaf::read(v[0])))),
    ("lane_0_bvec4", |v| Leaf::write(lane_0_bvec4_flat(Leaf::read(v[0])))),
    ("lane_1_vec2", |v| Leaf::write(lane_1_vec2_flat(Leaf::read(v[0])))),
    ("lane_1_vec3", |v| Leaf::write(lane_1_vec3_flat(Leaf::read(v[0])))),
    ("lane_1_vec4", |v| Leaf::write(lane_1_vec4_flat(Leaf::read(v[0])))),
    ("lane_1_ivec2", |v| Leaf::write(lane_1_ivec2_flat(Leaf::read(v[0])))),
    ("lane_1_ivec3", |v| Leaf::write(lane_1_ivec3_flat(Leaf::read(v[0])))),
    ("lane_1_ivec4", |v| Leaf::write(lane_1_ivec4_flat(Leaf::read(v[0])))),
    ("lane_1_uvec2", |v| Leaf::write(lane_1_uvec2_flat(Leaf::read(v[0])))),
    ("lane_1_uvec3", |v| Leaf::write(lane_1_uvec3_flat(Leaf::read(v[0])))),
    ("lane_1_uvec4", |v| Leaf::write(lane_1_uvec4_flat(Leaf::read(v[0])))),
    ("lane_1_bvec2", |v| Leaf::write(lane_1_bvec2_flat(Leaf::read(v[0])))),
    ("lane_1_bvec3", |v| Leaf::write(lane_1_bvec3_flat(Leaf::read(v[0])))),
    ("lane_1_bvec4", |v| Leaf::write(lane_1_bvec4_flat(Leaf::read(v[0])))),
    ("lane_2_vec3", |v| Leaf::write(lane_2_vec3_flat(Leaf::read(v[0])))),
    ("lane_2_vec4", |v| Leaf::write(lane_2_vec4_flat(Leaf::read(v[0])))),
    ("lane_2_ivec3", |v| Leaf::write(lane_2_ivec3_flat(Leaf::read(v[0])))),
    ("lane_2_ivec4", |v| Leaf::write(lane_2_ivec4_flat(Leaf::read(v[0])))),
    ("lane_2_uvec3", |v| Leaf::write(lane_2_uvec3_flat(Leaf::read(v[0])))),
    ("lane_2_uvec4", |v| Leaf::write(lane_2_uvec4_flat(Leaf::read(v[0])))),
    ("lane_2_bvec3", |v| Leaf::write(lane_2_bvec3_flat(Leaf::read(v[0])))),
    ("lane_2_bvec4", |v| Leaf::write(lane_2_bvec4_flat(Leaf::read(v[0])))),
    ("lane_3_vec4", |v| Leaf::write(lane_3_vec4_flat(Leaf::read(v[0])))),
    ("lane_3_ivec4", |v| Leaf::write(lane_3_ivec4_flat(Leaf::read(v[0])))),
    ("lane_3_uvec4", |v| Leaf::write(lane_3_uvec4_flat(Leaf::read(v[0])))),
    ("lane_3_bvec4", |v| Leaf::write(lane_3_bvec4_flat(Leaf::read(v[0])))),
    ("swizzle_yx_vec2", |v| Leaf::write(swizzle_yx_vec2_flat(Leaf::read(v[0])))),
    ("swizzle_yx_vec3", |v| Leaf::write(swizzle_yx_vec3_flat(Leaf::read(v[0])))),
    ("swizzle_yx_vec4", |v| Leaf::write(swizzle_yx_vec4_flat(Leaf::read(v[0])))),
    ("swizzle_yx_ivec2", |v| Leaf::write(swizzle_yx_ivec2_flat(Leaf::read(v[0])))),
    ("swizzle_yx_ivec3", |v| Leaf::write(swizzle_yx_ivec3_flat(Leaf::read(v[0])))),
    ("swizzle_yx_ivec4", |v| Leaf::write(swizzle_yx_ivec4_flat(Leaf::read(v[0])))),
    ("swizzle_yx_uvec2", |v| Leaf::write(swizzle_yx_uvec2_flat(Leaf::read(v[0])))),
    ("swizzle_yx_uvec3", |v| Leaf::write(swizzle_yx_uvec3_flat(Leaf::read(v[0])))),
    ("swizzle_yx_uvec4", |v| Leaf::write(swizzle_yx_uvec4_flat(Leaf::read(v[0])))),
    ("swizzle_yx_bvec2", |v| Leaf::write(swizzle_yx_bvec2_flat(Leaf::read(v[0])))),
    ("swizzle_yx_bvec3", |v| Leaf::write(swizzle_yx_bvec3_flat(Leaf::read(v[0])))),
    ("swizzle_yx_bvec4", |v| Leaf::write(swizzle_yx_bvec4_flat(Leaf::read(v[0])))),
    ("swizzle_xy_vec2", |v| Leaf::write(swizzle_xy_vec2_flat(Leaf::read(v[0])))),
    ("swizzle_xy_vec3", |v| Leaf::write(swizzle_xy_vec3_flat(Leaf::read(v[0])))),
    ("swizzle_xy_vec4", |v| Leaf::write(swizzle_xy_vec4_flat(Leaf::read(v[0])))),
    ("swizzle_xy_ivec2", |v| Leaf::write(swizzle_xy_ivec2_flat(Leaf::read(v[0])))),
    ("swizzle_xy_ivec3", |v| Leaf::write(swizzle_xy_ivec3_flat(Leaf::read(v[0])))),
    ("swizzle_xy_ivec4", |v| Leaf::write(swizzle_xy_ivec4_flat(Leaf::read(v[0])))),
    ("swizzle_xy_uvec2", |v| Leaf::write(swizzle_xy_uvec2_flat(Leaf::read(v[0])))),
    ("swizzle_xy_uvec3", |v| Leaf::write(swizzle_xy_uvec3_flat(Leaf::read(v[0])))),
    ("swizzle_xy_uvec4", |v| Leaf::write(swizzle_xy_uvec4_flat(Leaf::read(v[0])))),
    ("swizzle_xy_bvec2", |v| Leaf::write(swizzle_xy_bvec2_flat(Leaf::read(v[0])))),
    ("swizzle_xy_bvec3", |v| Leaf::write(swizzle_xy_bvec3_flat(Leaf::read(v[0])))),
    ("swizzle_xy_bvec4", |v| Leaf::write(swizzle_xy_bvec4_flat(Leaf::read(v[0])))),
    ("swizzle_zyx_vec3", |v| Leaf::write(swizzle_zyx_vec3_flat(Leaf::read(v[0])))),
    ("swizzle_zyx_vec4", |v| Leaf::write(swizzle_zyx_vec4_flat(Leaf::read(v[0])))),
    ("swizzle_zyx_ivec3", |v| Leaf::write(swizzle_zyx_ivec3_flat(Leaf::read(v[0])))),
    ("swizzle_zyx_ivec4", |v| Leaf::write(swizzle_zyx_ivec4_flat(Leaf::read(v[0])))),
    ("swizzle_zyx_uvec3", |v| Leaf::write(swizzle_zyx_uvec3_flat(Leaf::read(v[0])))),
    ("swizzle_zyx_uvec4", |v| Leaf::write(swizzle_zyx_uvec4_flat(Leaf::read(v[0])))),
    ("swizzle_zyx_bvec3", |v| Leaf::write(swizzle_zyx_bvec3_flat(Leaf::read(v[0])))),
    ("swizzle_zyx_bvec4", |v| Leaf::write(swizzle_zyx_bvec4_flat(Leaf::read(v[0])))),
    ("swizzle_xxz_vec3", |v| Leaf::write(swizzle_xxz_vec3_flat(Leaf::read(v[0])))),
    ("swizzle_xxz_vec4", |v| Leaf::write(swizzle_xxz_vec4_flat(Leaf::read(v[0])))),
    ("swizzle_xxz_ivec3", |v| Leaf::write(swizzle_xxz_ivec3_flat(Leaf::read(v[0])))),
    ("swizzle_xxz_ivec4", |v| Leaf::write(swizzle_xxz_ivec4_flat(Leaf::read(v[0])))),
    ("swizzle_xxz_uvec3", |v| Leaf::write(swizzle_xxz_uvec3_flat(Leaf::read(v[0])))),
    ("swizzle_xxz_uvec4", |v| Leaf::write(swizzle_xxz_uvec4_flat(Leaf::read(v[0])))),
    ("swizzle_xxz_bvec3", |v| Leaf::write(swizzle_xxz_bvec3_flat(Leaf::read(v[0])))),
    ("swizzle_xxz_bvec4", |v| Leaf::write(swizzle_xxz_bvec4_flat(Leaf::read(v[0])))),
    ("swizzle_wzyx_vec4", |v| Leaf::write(swizzle_wzyx_vec4_flat(Leaf::read(v[0])))),
    ("swizzle_wzyx_ivec4", |v| Leaf::write(swizzle_wzyx_ivec4_flat(Leaf::read(v[0])))),
    ("swizzle_wzyx_uvec4", |v| Leaf::write(swizzle_wzyx_uvec4_flat(Leaf::read(v[0])))),
    ("swizzle_wzyx_bvec4", |v| Leaf::write(swizzle_wzyx_bvec4_flat(Leaf::read(v[0])))),
    ("swizzle_xyzw_vec4", |v| Leaf::write(swizzle_xyzw_vec4_flat(Leaf::read(v[0])))),
    ("swizzle_xyzw_ivec4", |v| Leaf::write(swizzle_xyzw_ivec4_flat(Leaf::read(v[0])))),
    ("swizzle_xyzw_uvec4", |v| Leaf::write(swizzle_xyzw_uvec4_flat(Leaf::read(v[0])))),
    ("swizzle_xyzw_bvec4", |v| Leaf::write(swizzle_xyzw_bvec4_flat(Leaf::read(v[0])))),
    ("swizzle_yyxx_vec2", |v| Leaf::write(swizzle_yyxx_vec2_flat(Leaf::read(v[0])))),
    ("swizzle_yyxx_vec3", |v| Leaf::write(swizzle_yyxx_vec3_flat(Leaf::read(v[0])))),
    ("swizzle_yyxx_vec4", |v| Leaf::write(swizzle_yyxx_vec4_flat(Leaf::read(v[0])))),
    ("swizzle_yyxx_ivec2", |v| Leaf::write(swizzle_yyxx_ivec2_flat(Leaf::read(v[0])))),
    ("swizzle_yyxx_ivec3", |v| Leaf::write(swizzle_yyxx_ivec3_flat(Leaf::read(v[0])))),
    ("swizzle_yyxx_ivec4", |v| Leaf::write(swizzle_yyxx_ivec4_flat(Leaf::read(v[0])))),
    ("swizzle_yyxx_uvec2", |v| Leaf::write(swizzle_yyxx_uvec2_flat(Leaf::read(v[0])))),
    ("swizzle_yyxx_uvec3", |v| Leaf::write(swizzle_yyxx_uvec3_flat(Leaf::read(v[0])))),
    ("swizzle_yyxx_uvec4", |v| Leaf::write(swizzle_yyxx_uvec4_flat(Leaf::read(v[0])))),
    ("swizzle_yyxx_bvec2", |v| Leaf::write(swizzle_yyxx_bvec2_flat(Leaf::read(v[0])))),
    ("swizzle_yyxx_bvec3", |v| Leaf::write(swizzle_yyxx_bvec3_flat(Leaf::read(v[0])))),
    ("swizzle_yyxx_bvec4", |v| Leaf::write(swizzle_yyxx_bvec4_flat(Leaf::read(v[0])))),
];

pub fn neg_i32_flat(x: i32) -> i32 {
    use ::flatten::__private as f;
    f::neg(x)
}

pub fn neg_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    -x
}

pub fn neg_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    -x
}

pub fn neg_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    -x
}

pub fn neg_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    -x
}

pub fn neg_ivec2_flat(x: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::neg(x)
}

pub fn neg_ivec3_flat(x: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::neg(x)
}

pub fn neg_ivec4_flat(x: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::neg(x)
}

pub fn add_i32_i32_flat(x: i32, y: i32) -> i32 {
    use ::flatten::__private as f;
    f::add(x, y)
}

pub fn add_u32_u32_flat(x: u32, y: u32) -> u32 {
    use ::flatten::__private as f;
    f::add(x, y)
}

pub fn add_f32_f32_flat(x: f32, y: f32) -> f32 {
    use ::flatten::__private as f;
    x + y
}

pub fn add_vec2_vec2_flat(x: Vec2, y: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    x + y
}

pub fn add_vec3_vec3_flat(x: Vec3, y: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    x + y
}

pub fn add_vec4_vec4_flat(x: Vec4, y: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    x + y
}

pub fn add_ivec2_ivec2_flat(x: IVec2, y: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::add(x, y)
}

pub fn add_ivec3_ivec3_flat(x: IVec3, y: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::add(x, y)
}

pub fn add_ivec4_ivec4_flat(x: IVec4, y: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::add(x, y)
}

pub fn add_uvec2_uvec2_flat(x: UVec2, y: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::add(x, y)
}

pub fn add_uvec3_uvec3_flat(x: UVec3, y: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::add(x, y)
}

pub fn add_uvec4_uvec4_flat(x: UVec4, y: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::add(x, y)
}

pub fn sub_i32_i32_flat(x: i32, y: i32) -> i32 {
    use ::flatten::__private as f;
    f::sub(x, y)
}

pub fn sub_u32_u32_flat(x: u32, y: u32) -> u32 {
    use ::flatten::__private as f;
    f::sub(x, y)
}

pub fn sub_f32_f32_flat(x: f32, y: f32) -> f32 {
    use ::flatten::__private as f;
    x - y
}

pub fn sub_vec2_vec2_flat(x: Vec2, y: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    x - y
}

pub fn sub_vec3_vec3_flat(x: Vec3, y: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    x - y
}

pub fn sub_vec4_vec4_flat(x: Vec4, y: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    x - y
}

pub fn sub_ivec2_ivec2_flat(x: IVec2, y: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::sub(x, y)
}

pub fn sub_ivec3_ivec3_flat(x: IVec3, y: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::sub(x, y)
}

pub fn sub_ivec4_ivec4_flat(x: IVec4, y: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::sub(x, y)
}

pub fn sub_uvec2_uvec2_flat(x: UVec2, y: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::sub(x, y)
}

pub fn sub_uvec3_uvec3_flat(x: UVec3, y: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::sub(x, y)
}

pub fn sub_uvec4_uvec4_flat(x: UVec4, y: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::sub(x, y)
}

pub fn mul_i32_i32_flat(x: i32, y: i32) -> i32 {
    use ::flatten::__private as f;
    f::mul(x, y)
}

pub fn mul_u32_u32_flat(x: u32, y: u32) -> u32 {
    use ::flatten::__private as f;
    f::mul(x, y)
}

pub fn mul_f32_f32_flat(x: f32, y: f32) -> f32 {
    use ::flatten::__private as f;
    x * y
}

pub fn mul_vec2_vec2_flat(x: Vec2, y: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    x * y
}

pub fn mul_vec3_vec3_flat(x: Vec3, y: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    x * y
}

pub fn mul_vec4_vec4_flat(x: Vec4, y: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    x * y
}

pub fn mul_ivec2_ivec2_flat(x: IVec2, y: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::mul(x, y)
}

pub fn mul_ivec3_ivec3_flat(x: IVec3, y: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::mul(x, y)
}

pub fn mul_ivec4_ivec4_flat(x: IVec4, y: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::mul(x, y)
}

pub fn mul_uvec2_uvec2_flat(x: UVec2, y: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::mul(x, y)
}

pub fn mul_uvec3_uvec3_flat(x: UVec3, y: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::mul(x, y)
}

pub fn mul_uvec4_uvec4_flat(x: UVec4, y: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::mul(x, y)
}

pub fn div_i32_i32_flat(x: i32, y: i32) -> i32 {
    use ::flatten::__private as f;
    f::div(x, y)
}

pub fn div_u32_u32_flat(x: u32, y: u32) -> u32 {
    use ::flatten::__private as f;
    f::div(x, y)
}

pub fn div_f32_f32_flat(x: f32, y: f32) -> f32 {
    use ::flatten::__private as f;
    x / y
}

pub fn div_vec2_vec2_flat(x: Vec2, y: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    x / y
}

pub fn div_vec3_vec3_flat(x: Vec3, y: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    x / y
}

pub fn div_vec4_vec4_flat(x: Vec4, y: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    x / y
}

pub fn div_ivec2_ivec2_flat(x: IVec2, y: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::div(x, y)
}

pub fn div_ivec3_ivec3_flat(x: IVec3, y: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::div(x, y)
}

pub fn div_ivec4_ivec4_flat(x: IVec4, y: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::div(x, y)
}

pub fn div_uvec2_uvec2_flat(x: UVec2, y: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::div(x, y)
}

pub fn div_uvec3_uvec3_flat(x: UVec3, y: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::div(x, y)
}

pub fn div_uvec4_uvec4_flat(x: UVec4, y: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::div(x, y)
}

pub fn rem_i32_i32_flat(x: i32, y: i32) -> i32 {
    use ::flatten::__private as f;
    f::rem(x, y)
}

pub fn rem_u32_u32_flat(x: u32, y: u32) -> u32 {
    use ::flatten::__private as f;
    f::rem(x, y)
}

pub fn rem_f32_f32_flat(x: f32, y: f32) -> f32 {
    use ::flatten::__private as f;
    x % y
}

pub fn rem_vec2_vec2_flat(x: Vec2, y: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    x % y
}

pub fn rem_vec3_vec3_flat(x: Vec3, y: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    x % y
}

pub fn rem_vec4_vec4_flat(x: Vec4, y: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    x % y
}

pub fn rem_ivec2_ivec2_flat(x: IVec2, y: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::rem(x, y)
}

pub fn rem_ivec3_ivec3_flat(x: IVec3, y: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::rem(x, y)
}

pub fn rem_ivec4_ivec4_flat(x: IVec4, y: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::rem(x, y)
}

pub fn rem_uvec2_uvec2_flat(x: UVec2, y: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::rem(x, y)
}

pub fn rem_uvec3_uvec3_flat(x: UVec3, y: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::rem(x, y)
}

pub fn rem_uvec4_uvec4_flat(x: UVec4, y: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::rem(x, y)
}

pub fn abs_i32_flat(x: i32) -> i32 {
    use ::flatten::__private as f;
    f::abs(x)
}

pub fn abs_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::abs(x)
}

pub fn abs_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::abs(x)
}

pub fn abs_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::abs(x)
}

pub fn abs_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::abs(x)
}

pub fn abs_ivec2_flat(x: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::abs(x)
}

pub fn abs_ivec3_flat(x: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::abs(x)
}

pub fn abs_ivec4_flat(x: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::abs(x)
}

pub fn signum_i32_flat(x: i32) -> i32 {
    use ::flatten::__private as f;
    f::signum(x)
}

pub fn signum_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::signum(x)
}

pub fn signum_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::signum(x)
}

pub fn signum_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::signum(x)
}

pub fn signum_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::signum(x)
}

pub fn signum_ivec2_flat(x: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::signum(x)
}

pub fn signum_ivec3_flat(x: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::signum(x)
}

pub fn signum_ivec4_flat(x: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::signum(x)
}

pub fn min_i32_i32_flat(x: i32, y: i32) -> i32 {
    use ::flatten::__private as f;
    f::min(x, y)
}

pub fn min_u32_u32_flat(x: u32, y: u32) -> u32 {
    use ::flatten::__private as f;
    f::min(x, y)
}

pub fn min_f32_f32_flat(x: f32, y: f32) -> f32 {
    use ::flatten::__private as f;
    f::min(x, y)
}

pub fn min_vec2_vec2_flat(x: Vec2, y: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::min(x, y)
}

pub fn min_vec3_vec3_flat(x: Vec3, y: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::min(x, y)
}

pub fn min_vec4_vec4_flat(x: Vec4, y: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::min(x, y)
}

pub fn min_ivec2_ivec2_flat(x: IVec2, y: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::min(x, y)
}

pub fn min_ivec3_ivec3_flat(x: IVec3, y: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::min(x, y)
}

pub fn min_ivec4_ivec4_flat(x: IVec4, y: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::min(x, y)
}

pub fn min_uvec2_uvec2_flat(x: UVec2, y: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::min(x, y)
}

pub fn min_uvec3_uvec3_flat(x: UVec3, y: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::min(x, y)
}

pub fn min_uvec4_uvec4_flat(x: UVec4, y: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::min(x, y)
}

pub fn max_i32_i32_flat(x: i32, y: i32) -> i32 {
    use ::flatten::__private as f;
    f::max(x, y)
}

pub fn max_u32_u32_flat(x: u32, y: u32) -> u32 {
    use ::flatten::__private as f;
    f::max(x, y)
}

pub fn max_f32_f32_flat(x: f32, y: f32) -> f32 {
    use ::flatten::__private as f;
    f::max(x, y)
}

pub fn max_vec2_vec2_flat(x: Vec2, y: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::max(x, y)
}

pub fn max_vec3_vec3_flat(x: Vec3, y: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::max(x, y)
}

pub fn max_vec4_vec4_flat(x: Vec4, y: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::max(x, y)
}

pub fn max_ivec2_ivec2_flat(x: IVec2, y: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::max(x, y)
}

pub fn max_ivec3_ivec3_flat(x: IVec3, y: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::max(x, y)
}

pub fn max_ivec4_ivec4_flat(x: IVec4, y: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::max(x, y)
}

pub fn max_uvec2_uvec2_flat(x: UVec2, y: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::max(x, y)
}

pub fn max_uvec3_uvec3_flat(x: UVec3, y: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::max(x, y)
}

pub fn max_uvec4_uvec4_flat(x: UVec4, y: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::max(x, y)
}

pub fn pmin_f32_f32_flat(x: f32, y: f32) -> f32 {
    use ::flatten::__private as f;
    f::pmin(x, y)
}

pub fn pmin_vec2_vec2_flat(x: Vec2, y: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::pmin(x, y)
}

pub fn pmin_vec3_vec3_flat(x: Vec3, y: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::pmin(x, y)
}

pub fn pmin_vec4_vec4_flat(x: Vec4, y: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::pmin(x, y)
}

pub fn pmax_f32_f32_flat(x: f32, y: f32) -> f32 {
    use ::flatten::__private as f;
    f::pmax(x, y)
}

pub fn pmax_vec2_vec2_flat(x: Vec2, y: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::pmax(x, y)
}

pub fn pmax_vec3_vec3_flat(x: Vec3, y: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::pmax(x, y)
}

pub fn pmax_vec4_vec4_flat(x: Vec4, y: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::pmax(x, y)
}

pub fn clamp_f32_f32_f32_flat(x: f32, y: f32, z: f32) -> f32 {
    use ::flatten::__private as f;
    f::clamp(x, y, z)
}

pub fn clamp_vec2_vec2_vec2_flat(x: Vec2, y: Vec2, z: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::clamp(x, y, z)
}

pub fn clamp_vec3_vec3_vec3_flat(x: Vec3, y: Vec3, z: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::clamp(x, y, z)
}

pub fn clamp_vec4_vec4_vec4_flat(x: Vec4, y: Vec4, z: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::clamp(x, y, z)
}

pub fn mul_add_f32_f32_f32_flat(x: f32, y: f32, z: f32) -> f32 {
    use ::flatten::__private as f;
    f::mul_add(x, y, z)
}

pub fn mul_add_vec2_vec2_vec2_flat(x: Vec2, y: Vec2, z: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::mul_add(x, y, z)
}

pub fn mul_add_vec3_vec3_vec3_flat(x: Vec3, y: Vec3, z: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::mul_add(x, y, z)
}

pub fn mul_add_vec4_vec4_vec4_flat(x: Vec4, y: Vec4, z: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::mul_add(x, y, z)
}

pub fn copysign_f32_f32_flat(x: f32, y: f32) -> f32 {
    use ::flatten::__private as f;
    f::copysign(x, y)
}

pub fn copysign_vec2_vec2_flat(x: Vec2, y: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::copysign(x, y)
}

pub fn copysign_vec3_vec3_flat(x: Vec3, y: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::copysign(x, y)
}

pub fn copysign_vec4_vec4_flat(x: Vec4, y: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::copysign(x, y)
}

pub fn floor_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::floor(x)
}

pub fn floor_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::floor(x)
}

pub fn floor_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::floor(x)
}

pub fn floor_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::floor(x)
}

pub fn ceil_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::ceil(x)
}

pub fn ceil_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::ceil(x)
}

pub fn ceil_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::ceil(x)
}

pub fn ceil_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::ceil(x)
}

pub fn trunc_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::trunc(x)
}

pub fn trunc_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::trunc(x)
}

pub fn trunc_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::trunc(x)
}

pub fn trunc_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::trunc(x)
}

pub fn round_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::round(x)
}

pub fn round_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::round(x)
}

pub fn round_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::round(x)
}

pub fn round_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::round(x)
}

pub fn round_even_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::round_even(x)
}

pub fn round_even_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::round_even(x)
}

pub fn round_even_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::round_even(x)
}

pub fn round_even_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::round_even(x)
}

pub fn sqrt_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::sqrt(x)
}

pub fn sqrt_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::sqrt(x)
}

pub fn sqrt_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::sqrt(x)
}

pub fn sqrt_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::sqrt(x)
}

pub fn exp_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::exp(x)
}

pub fn exp_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::exp(x)
}

pub fn exp_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::exp(x)
}

pub fn exp_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::exp(x)
}

pub fn exp2_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::exp2(x)
}

pub fn exp2_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::exp2(x)
}

pub fn exp2_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::exp2(x)
}

pub fn exp2_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::exp2(x)
}

pub fn ln_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::ln(x)
}

pub fn ln_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::ln(x)
}

pub fn ln_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::ln(x)
}

pub fn ln_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::ln(x)
}

pub fn log2_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::log2(x)
}

pub fn log2_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::log2(x)
}

pub fn log2_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::log2(x)
}

pub fn log2_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::log2(x)
}

pub fn log10_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::log10(x)
}

pub fn log10_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::log10(x)
}

pub fn log10_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::log10(x)
}

pub fn log10_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::log10(x)
}

pub fn exp_m1_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::exp_m1(x)
}

pub fn exp_m1_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::exp_m1(x)
}

pub fn exp_m1_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::exp_m1(x)
}

pub fn exp_m1_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::exp_m1(x)
}

pub fn ln_1p_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::ln_1p(x)
}

pub fn ln_1p_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::ln_1p(x)
}

pub fn ln_1p_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::ln_1p(x)
}

pub fn ln_1p_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::ln_1p(x)
}

pub fn cbrt_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::cbrt(x)
}

pub fn cbrt_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::cbrt(x)
}

pub fn cbrt_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::cbrt(x)
}

pub fn cbrt_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::cbrt(x)
}

pub fn hypot_f32_f32_flat(x: f32, y: f32) -> f32 {
    use ::flatten::__private as f;
    f::hypot(x, y)
}

pub fn hypot_vec2_vec2_flat(x: Vec2, y: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::hypot(x, y)
}

pub fn hypot_vec3_vec3_flat(x: Vec3, y: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::hypot(x, y)
}

pub fn hypot_vec4_vec4_flat(x: Vec4, y: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::hypot(x, y)
}

pub fn pow_f32_f32_flat(x: f32, y: f32) -> f32 {
    use ::flatten::__private as f;
    f::pow(x, y)
}

pub fn pow_vec2_vec2_flat(x: Vec2, y: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::pow(x, y)
}

pub fn pow_vec3_vec3_flat(x: Vec3, y: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::pow(x, y)
}

pub fn pow_vec4_vec4_flat(x: Vec4, y: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::pow(x, y)
}

pub fn sin_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::sin(x)
}

pub fn sin_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::sin(x)
}

pub fn sin_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::sin(x)
}

pub fn sin_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::sin(x)
}

pub fn cos_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::cos(x)
}

pub fn cos_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::cos(x)
}

pub fn cos_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::cos(x)
}

pub fn cos_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::cos(x)
}

pub fn tan_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::tan(x)
}

pub fn tan_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::tan(x)
}

pub fn tan_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::tan(x)
}

pub fn tan_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::tan(x)
}

pub fn asin_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::asin(x)
}

pub fn asin_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::asin(x)
}

pub fn asin_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::asin(x)
}

pub fn asin_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::asin(x)
}

pub fn acos_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::acos(x)
}

pub fn acos_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::acos(x)
}

pub fn acos_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::acos(x)
}

pub fn acos_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::acos(x)
}

pub fn atan_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::atan(x)
}

pub fn atan_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::atan(x)
}

pub fn atan_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::atan(x)
}

pub fn atan_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::atan(x)
}

pub fn atan2_f32_f32_flat(x: f32, y: f32) -> f32 {
    use ::flatten::__private as f;
    f::atan2(x, y)
}

pub fn atan2_vec2_vec2_flat(x: Vec2, y: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::atan2(x, y)
}

pub fn atan2_vec3_vec3_flat(x: Vec3, y: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::atan2(x, y)
}

pub fn atan2_vec4_vec4_flat(x: Vec4, y: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::atan2(x, y)
}

pub fn sinh_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::sinh(x)
}

pub fn sinh_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::sinh(x)
}

pub fn sinh_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::sinh(x)
}

pub fn sinh_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::sinh(x)
}

pub fn cosh_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::cosh(x)
}

pub fn cosh_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::cosh(x)
}

pub fn cosh_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::cosh(x)
}

pub fn cosh_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::cosh(x)
}

pub fn tanh_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::tanh(x)
}

pub fn tanh_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::tanh(x)
}

pub fn tanh_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::tanh(x)
}

pub fn tanh_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::tanh(x)
}

pub fn and_bool_bool_flat(x: bool, y: bool) -> bool {
    use ::flatten::__private as f;
    x & y
}

pub fn and_i32_i32_flat(x: i32, y: i32) -> i32 {
    use ::flatten::__private as f;
    x & y
}

pub fn and_u32_u32_flat(x: u32, y: u32) -> u32 {
    use ::flatten::__private as f;
    x & y
}

pub fn and_ivec2_ivec2_flat(x: IVec2, y: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    x & y
}

pub fn and_ivec3_ivec3_flat(x: IVec3, y: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    x & y
}

pub fn and_ivec4_ivec4_flat(x: IVec4, y: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    x & y
}

pub fn and_uvec2_uvec2_flat(x: UVec2, y: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    x & y
}

pub fn and_uvec3_uvec3_flat(x: UVec3, y: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    x & y
}

pub fn and_uvec4_uvec4_flat(x: UVec4, y: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    x & y
}

pub fn and_bvec2_bvec2_flat(x: BVec2, y: BVec2) -> BVec2 {
    use ::flatten::__private as f;
    x & y
}

pub fn and_bvec3_bvec3_flat(x: BVec3, y: BVec3) -> BVec3 {
    use ::flatten::__private as f;
    x & y
}

pub fn and_bvec4_bvec4_flat(x: BVec4, y: BVec4) -> BVec4 {
    use ::flatten::__private as f;
    x & y
}

pub fn or_i32_i32_flat(x: i32, y: i32) -> i32 {
    use ::flatten::__private as f;
    x | y
}

pub fn or_u32_u32_flat(x: u32, y: u32) -> u32 {
    use ::flatten::__private as f;
    x | y
}

pub fn or_ivec2_ivec2_flat(x: IVec2, y: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    x | y
}

pub fn or_ivec3_ivec3_flat(x: IVec3, y: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    x | y
}

pub fn or_ivec4_ivec4_flat(x: IVec4, y: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    x | y
}

pub fn or_uvec2_uvec2_flat(x: UVec2, y: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    x | y
}

pub fn or_uvec3_uvec3_flat(x: UVec3, y: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    x | y
}

pub fn or_uvec4_uvec4_flat(x: UVec4, y: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    x | y
}

pub fn xor_bool_bool_flat(x: bool, y: bool) -> bool {
    use ::flatten::__private as f;
    x ^ y
}

pub fn xor_i32_i32_flat(x: i32, y: i32) -> i32 {
    use ::flatten::__private as f;
    x ^ y
}

pub fn xor_u32_u32_flat(x: u32, y: u32) -> u32 {
    use ::flatten::__private as f;
    x ^ y
}

pub fn xor_ivec2_ivec2_flat(x: IVec2, y: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    x ^ y
}

pub fn xor_ivec3_ivec3_flat(x: IVec3, y: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    x ^ y
}

pub fn xor_ivec4_ivec4_flat(x: IVec4, y: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    x ^ y
}

pub fn xor_uvec2_uvec2_flat(x: UVec2, y: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    x ^ y
}

pub fn xor_uvec3_uvec3_flat(x: UVec3, y: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    x ^ y
}

pub fn xor_uvec4_uvec4_flat(x: UVec4, y: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    x ^ y
}

pub fn xor_bvec2_bvec2_flat(x: BVec2, y: BVec2) -> BVec2 {
    use ::flatten::__private as f;
    x ^ y
}

pub fn xor_bvec3_bvec3_flat(x: BVec3, y: BVec3) -> BVec3 {
    use ::flatten::__private as f;
    x ^ y
}

pub fn xor_bvec4_bvec4_flat(x: BVec4, y: BVec4) -> BVec4 {
    use ::flatten::__private as f;
    x ^ y
}

pub fn not_i32_flat(x: i32) -> i32 {
    use ::flatten::__private as f;
    !x
}

pub fn not_u32_flat(x: u32) -> u32 {
    use ::flatten::__private as f;
    !x
}

pub fn not_ivec2_flat(x: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    !x
}

pub fn not_ivec3_flat(x: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    !x
}

pub fn not_ivec4_flat(x: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    !x
}

pub fn not_uvec2_flat(x: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    !x
}

pub fn not_uvec3_flat(x: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    !x
}

pub fn not_uvec4_flat(x: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    !x
}

pub fn shl_i32_u32_flat(x: i32, y: u32) -> i32 {
    use ::flatten::__private as f;
    f::shl(x, y)
}

pub fn shl_u32_u32_flat(x: u32, y: u32) -> u32 {
    use ::flatten::__private as f;
    f::shl(x, y)
}

pub fn shl_ivec2_uvec2_flat(x: IVec2, y: UVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::shl(x, y)
}

pub fn shl_ivec3_uvec3_flat(x: IVec3, y: UVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::shl(x, y)
}

pub fn shl_ivec4_uvec4_flat(x: IVec4, y: UVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::shl(x, y)
}

pub fn shl_uvec2_uvec2_flat(x: UVec2, y: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::shl(x, y)
}

pub fn shl_uvec3_uvec3_flat(x: UVec3, y: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::shl(x, y)
}

pub fn shl_uvec4_uvec4_flat(x: UVec4, y: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::shl(x, y)
}

pub fn shr_i32_u32_flat(x: i32, y: u32) -> i32 {
    use ::flatten::__private as f;
    f::shr(x, y)
}

pub fn shr_u32_u32_flat(x: u32, y: u32) -> u32 {
    use ::flatten::__private as f;
    f::shr(x, y)
}

pub fn shr_ivec2_uvec2_flat(x: IVec2, y: UVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::shr(x, y)
}

pub fn shr_ivec3_uvec3_flat(x: IVec3, y: UVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::shr(x, y)
}

pub fn shr_ivec4_uvec4_flat(x: IVec4, y: UVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::shr(x, y)
}

pub fn shr_uvec2_uvec2_flat(x: UVec2, y: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::shr(x, y)
}

pub fn shr_uvec3_uvec3_flat(x: UVec3, y: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::shr(x, y)
}

pub fn shr_uvec4_uvec4_flat(x: UVec4, y: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::shr(x, y)
}

pub fn count_ones_u32_flat(x: u32) -> u32 {
    use ::flatten::__private as f;
    f::count_ones(x)
}

pub fn count_ones_uvec2_flat(x: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::count_ones(x)
}

pub fn count_ones_uvec3_flat(x: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::count_ones(x)
}

pub fn count_ones_uvec4_flat(x: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::count_ones(x)
}

pub fn leading_zeros_u32_flat(x: u32) -> u32 {
    use ::flatten::__private as f;
    f::leading_zeros(x)
}

pub fn leading_zeros_uvec2_flat(x: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::leading_zeros(x)
}

pub fn leading_zeros_uvec3_flat(x: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::leading_zeros(x)
}

pub fn leading_zeros_uvec4_flat(x: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::leading_zeros(x)
}

pub fn trailing_zeros_u32_flat(x: u32) -> u32 {
    use ::flatten::__private as f;
    f::trailing_zeros(x)
}

pub fn trailing_zeros_uvec2_flat(x: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::trailing_zeros(x)
}

pub fn trailing_zeros_uvec3_flat(x: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::trailing_zeros(x)
}

pub fn trailing_zeros_uvec4_flat(x: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::trailing_zeros(x)
}

pub fn reverse_bits_u32_flat(x: u32) -> u32 {
    use ::flatten::__private as f;
    f::reverse_bits(x)
}

pub fn reverse_bits_uvec2_flat(x: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::reverse_bits(x)
}

pub fn reverse_bits_uvec3_flat(x: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::reverse_bits(x)
}

pub fn reverse_bits_uvec4_flat(x: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::reverse_bits(x)
}

pub fn eq_i32_i32_flat(x: i32, y: i32) -> bool {
    use ::flatten::__private as f;
    x == y
}

pub fn eq_u32_u32_flat(x: u32, y: u32) -> bool {
    use ::flatten::__private as f;
    x == y
}

pub fn eq_f32_f32_flat(x: f32, y: f32) -> bool {
    use ::flatten::__private as f;
    x == y
}

pub fn eq_vec2_vec2_flat(x: Vec2, y: Vec2) -> BVec2 {
    use ::flatten::__private as f;
    f::eq(x, y)
}

pub fn eq_vec3_vec3_flat(x: Vec3, y: Vec3) -> BVec3 {
    use ::flatten::__private as f;
    f::eq(x, y)
}

pub fn eq_vec4_vec4_flat(x: Vec4, y: Vec4) -> BVec4 {
    use ::flatten::__private as f;
    f::eq(x, y)
}

pub fn eq_ivec2_ivec2_flat(x: IVec2, y: IVec2) -> BVec2 {
    use ::flatten::__private as f;
    f::eq(x, y)
}

pub fn eq_ivec3_ivec3_flat(x: IVec3, y: IVec3) -> BVec3 {
    use ::flatten::__private as f;
    f::eq(x, y)
}

pub fn eq_ivec4_ivec4_flat(x: IVec4, y: IVec4) -> BVec4 {
    use ::flatten::__private as f;
    f::eq(x, y)
}

pub fn eq_uvec2_uvec2_flat(x: UVec2, y: UVec2) -> BVec2 {
    use ::flatten::__private as f;
    f::eq(x, y)
}

pub fn eq_uvec3_uvec3_flat(x: UVec3, y: UVec3) -> BVec3 {
    use ::flatten::__private as f;
    f::eq(x, y)
}

pub fn eq_uvec4_uvec4_flat(x: UVec4, y: UVec4) -> BVec4 {
    use ::flatten::__private as f;
    f::eq(x, y)
}

pub fn lt_i32_i32_flat(x: i32, y: i32) -> bool {
    use ::flatten::__private as f;
    x < y
}

pub fn lt_u32_u32_flat(x: u32, y: u32) -> bool {
    use ::flatten::__private as f;
    x < y
}

pub fn lt_f32_f32_flat(x: f32, y: f32) -> bool {
    use ::flatten::__private as f;
    x < y
}

pub fn lt_vec2_vec2_flat(x: Vec2, y: Vec2) -> BVec2 {
    use ::flatten::__private as f;
    f::lt(x, y)
}

pub fn lt_vec3_vec3_flat(x: Vec3, y: Vec3) -> BVec3 {
    use ::flatten::__private as f;
    f::lt(x, y)
}

pub fn lt_vec4_vec4_flat(x: Vec4, y: Vec4) -> BVec4 {
    use ::flatten::__private as f;
    f::lt(x, y)
}

pub fn lt_ivec2_ivec2_flat(x: IVec2, y: IVec2) -> BVec2 {
    use ::flatten::__private as f;
    f::lt(x, y)
}

pub fn lt_ivec3_ivec3_flat(x: IVec3, y: IVec3) -> BVec3 {
    use ::flatten::__private as f;
    f::lt(x, y)
}

pub fn lt_ivec4_ivec4_flat(x: IVec4, y: IVec4) -> BVec4 {
    use ::flatten::__private as f;
    f::lt(x, y)
}

pub fn lt_uvec2_uvec2_flat(x: UVec2, y: UVec2) -> BVec2 {
    use ::flatten::__private as f;
    f::lt(x, y)
}

pub fn lt_uvec3_uvec3_flat(x: UVec3, y: UVec3) -> BVec3 {
    use ::flatten::__private as f;
    f::lt(x, y)
}

pub fn lt_uvec4_uvec4_flat(x: UVec4, y: UVec4) -> BVec4 {
    use ::flatten::__private as f;
    f::lt(x, y)
}

pub fn le_i32_i32_flat(x: i32, y: i32) -> bool {
    use ::flatten::__private as f;
    x <= y
}

pub fn le_u32_u32_flat(x: u32, y: u32) -> bool {
    use ::flatten::__private as f;
    x <= y
}

pub fn le_f32_f32_flat(x: f32, y: f32) -> bool {
    use ::flatten::__private as f;
    x <= y
}

pub fn le_vec2_vec2_flat(x: Vec2, y: Vec2) -> BVec2 {
    use ::flatten::__private as f;
    f::le(x, y)
}

pub fn le_vec3_vec3_flat(x: Vec3, y: Vec3) -> BVec3 {
    use ::flatten::__private as f;
    f::le(x, y)
}

pub fn le_vec4_vec4_flat(x: Vec4, y: Vec4) -> BVec4 {
    use ::flatten::__private as f;
    f::le(x, y)
}

pub fn le_ivec2_ivec2_flat(x: IVec2, y: IVec2) -> BVec2 {
    use ::flatten::__private as f;
    f::le(x, y)
}

pub fn le_ivec3_ivec3_flat(x: IVec3, y: IVec3) -> BVec3 {
    use ::flatten::__private as f;
    f::le(x, y)
}

pub fn le_ivec4_ivec4_flat(x: IVec4, y: IVec4) -> BVec4 {
    use ::flatten::__private as f;
    f::le(x, y)
}

pub fn le_uvec2_uvec2_flat(x: UVec2, y: UVec2) -> BVec2 {
    use ::flatten::__private as f;
    f::le(x, y)
}

pub fn le_uvec3_uvec3_flat(x: UVec3, y: UVec3) -> BVec3 {
    use ::flatten::__private as f;
    f::le(x, y)
}

pub fn le_uvec4_uvec4_flat(x: UVec4, y: UVec4) -> BVec4 {
    use ::flatten::__private as f;
    f::le(x, y)
}

pub fn select_bool_bool_bool_flat(x: bool, y: bool, z: bool) -> bool {
    use ::flatten::__private as f;
    f::select(x, y, z)
}

pub fn select_bool_i32_i32_flat(x: bool, y: i32, z: i32) -> i32 {
    use ::flatten::__private as f;
    f::select(x, y, z)
}

pub fn select_bool_u32_u32_flat(x: bool, y: u32, z: u32) -> u32 {
    use ::flatten::__private as f;
    f::select(x, y, z)
}

pub fn select_bool_f32_f32_flat(x: bool, y: f32, z: f32) -> f32 {
    use ::flatten::__private as f;
    f::select(x, y, z)
}

pub fn select_bool_vec2_vec2_flat(x: bool, y: Vec2, z: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::select(x, y, z)
}

pub fn select_bool_vec3_vec3_flat(x: bool, y: Vec3, z: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::select(x, y, z)
}

pub fn select_bool_vec4_vec4_flat(x: bool, y: Vec4, z: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::select(x, y, z)
}

pub fn select_bool_ivec2_ivec2_flat(x: bool, y: IVec2, z: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::select(x, y, z)
}

pub fn select_bool_ivec3_ivec3_flat(x: bool, y: IVec3, z: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::select(x, y, z)
}

pub fn select_bool_ivec4_ivec4_flat(x: bool, y: IVec4, z: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::select(x, y, z)
}

pub fn select_bool_uvec2_uvec2_flat(x: bool, y: UVec2, z: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::select(x, y, z)
}

pub fn select_bool_uvec3_uvec3_flat(x: bool, y: UVec3, z: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::select(x, y, z)
}

pub fn select_bool_uvec4_uvec4_flat(x: bool, y: UVec4, z: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::select(x, y, z)
}

pub fn select_bool_bvec2_bvec2_flat(x: bool, y: BVec2, z: BVec2) -> BVec2 {
    use ::flatten::__private as f;
    f::select(x, y, z)
}

pub fn select_bool_bvec3_bvec3_flat(x: bool, y: BVec3, z: BVec3) -> BVec3 {
    use ::flatten::__private as f;
    f::select(x, y, z)
}

pub fn select_bool_bvec4_bvec4_flat(x: bool, y: BVec4, z: BVec4) -> BVec4 {
    use ::flatten::__private as f;
    f::select(x, y, z)
}

pub fn select_bvec2_bvec2_bvec2_flat(x: BVec2, y: BVec2, z: BVec2) -> BVec2 {
    use ::flatten::__private as f;
    f::select_lanes(x, y, z)
}

pub fn select_bvec2_vec2_vec2_flat(x: BVec2, y: Vec2, z: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::select_lanes(x, y, z)
}

pub fn select_bvec2_ivec2_ivec2_flat(x: BVec2, y: IVec2, z: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::select_lanes(x, y, z)
}

pub fn select_bvec2_uvec2_uvec2_flat(x: BVec2, y: UVec2, z: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::select_lanes(x, y, z)
}

pub fn select_bvec3_bvec3_bvec3_flat(x: BVec3, y: BVec3, z: BVec3) -> BVec3 {
    use ::flatten::__private as f;
    f::select_lanes(x, y, z)
}

pub fn select_bvec3_vec3_vec3_flat(x: BVec3, y: Vec3, z: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::select_lanes(x, y, z)
}

pub fn select_bvec3_ivec3_ivec3_flat(x: BVec3, y: IVec3, z: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::select_lanes(x, y, z)
}

pub fn select_bvec3_uvec3_uvec3_flat(x: BVec3, y: UVec3, z: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::select_lanes(x, y, z)
}

pub fn select_bvec4_bvec4_bvec4_flat(x: BVec4, y: BVec4, z: BVec4) -> BVec4 {
    use ::flatten::__private as f;
    f::select_lanes(x, y, z)
}

pub fn select_bvec4_vec4_vec4_flat(x: BVec4, y: Vec4, z: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::select_lanes(x, y, z)
}

pub fn select_bvec4_ivec4_ivec4_flat(x: BVec4, y: IVec4, z: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::select_lanes(x, y, z)
}

pub fn select_bvec4_uvec4_uvec4_flat(x: BVec4, y: UVec4, z: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::select_lanes(x, y, z)
}

pub fn all_bvec2_flat(x: BVec2) -> bool {
    use ::flatten::__private as f;
    f::all(x)
}

pub fn all_bvec3_flat(x: BVec3) -> bool {
    use ::flatten::__private as f;
    f::all(x)
}

pub fn all_bvec4_flat(x: BVec4) -> bool {
    use ::flatten::__private as f;
    f::all(x)
}

pub fn compose_bool_bool_flat(x: bool, y: bool) -> BVec2 {
    use ::flatten::__private as f;
    f::bvec2(x, y)
}

pub fn compose_bool_bool_bool_flat(x: bool, y: bool, z: bool) -> BVec3 {
    use ::flatten::__private as f;
    f::bvec3(x, y, z)
}

pub fn compose_bool_bool_bool_bool_flat(x: bool, y: bool, z: bool, w: bool) -> BVec4 {
    use ::flatten::__private as f;
    f::bvec4(x, y, z, w)
}

pub fn compose_i32_i32_flat(x: i32, y: i32) -> IVec2 {
    use ::flatten::__private as f;
    f::ivec2(x, y)
}

pub fn compose_i32_i32_i32_flat(x: i32, y: i32, z: i32) -> IVec3 {
    use ::flatten::__private as f;
    f::ivec3(x, y, z)
}

pub fn compose_i32_i32_i32_i32_flat(x: i32, y: i32, z: i32, w: i32) -> IVec4 {
    use ::flatten::__private as f;
    f::ivec4(x, y, z, w)
}

pub fn compose_u32_u32_flat(x: u32, y: u32) -> UVec2 {
    use ::flatten::__private as f;
    f::uvec2(x, y)
}

pub fn compose_u32_u32_u32_flat(x: u32, y: u32, z: u32) -> UVec3 {
    use ::flatten::__private as f;
    f::uvec3(x, y, z)
}

pub fn compose_u32_u32_u32_u32_flat(x: u32, y: u32, z: u32, w: u32) -> UVec4 {
    use ::flatten::__private as f;
    f::uvec4(x, y, z, w)
}

pub fn compose_f32_f32_flat(x: f32, y: f32) -> Vec2 {
    use ::flatten::__private as f;
    f::vec2(x, y)
}

pub fn compose_f32_f32_f32_flat(x: f32, y: f32, z: f32) -> Vec3 {
    use ::flatten::__private as f;
    f::vec3(x, y, z)
}

pub fn compose_f32_f32_f32_f32_flat(x: f32, y: f32, z: f32, w: f32) -> Vec4 {
    use ::flatten::__private as f;
    f::vec4(x, y, z, w)
}

pub fn dot_vec2_vec2_flat(x: Vec2, y: Vec2) -> f32 {
    use ::flatten::__private as f;
    f::dot(x, y)
}

pub fn dot_vec3_vec3_flat(x: Vec3, y: Vec3) -> f32 {
    use ::flatten::__private as f;
    f::dot(x, y)
}

pub fn dot_vec4_vec4_flat(x: Vec4, y: Vec4) -> f32 {
    use ::flatten::__private as f;
    f::dot(x, y)
}

pub fn dot_ivec2_ivec2_flat(x: IVec2, y: IVec2) -> i32 {
    use ::flatten::__private as f;
    f::dot(x, y)
}

pub fn dot_ivec3_ivec3_flat(x: IVec3, y: IVec3) -> i32 {
    use ::flatten::__private as f;
    f::dot(x, y)
}

pub fn dot_ivec4_ivec4_flat(x: IVec4, y: IVec4) -> i32 {
    use ::flatten::__private as f;
    f::dot(x, y)
}

pub fn dot_uvec2_uvec2_flat(x: UVec2, y: UVec2) -> u32 {
    use ::flatten::__private as f;
    f::dot(x, y)
}

pub fn dot_uvec3_uvec3_flat(x: UVec3, y: UVec3) -> u32 {
    use ::flatten::__private as f;
    f::dot(x, y)
}

pub fn dot_uvec4_uvec4_flat(x: UVec4, y: UVec4) -> u32 {
    use ::flatten::__private as f;
    f::dot(x, y)
}

pub fn cross_vec3_vec3_flat(x: Vec3, y: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::cross(x, y)
}

pub fn length_vec2_flat(x: Vec2) -> f32 {
    use ::flatten::__private as f;
    f::length(x)
}

pub fn length_vec3_flat(x: Vec3) -> f32 {
    use ::flatten::__private as f;
    f::length(x)
}

pub fn length_vec4_flat(x: Vec4) -> f32 {
    use ::flatten::__private as f;
    f::length(x)
}

pub fn normalize_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::normalize(x)
}

pub fn normalize_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::normalize(x)
}

pub fn normalize_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::normalize(x)
}

pub fn mad_i32_i32_i32_flat(x: i32, y: i32, z: i32) -> i32 {
    use ::flatten::__private as f;
    f::add(f::mul(x, y), z)
}

pub fn mad_u32_u32_u32_flat(x: u32, y: u32, z: u32) -> u32 {
    use ::flatten::__private as f;
    f::add(f::mul(x, y), z)
}

pub fn mad_f32_f32_f32_flat(x: f32, y: f32, z: f32) -> f32 {
    use ::flatten::__private as f;
    x * y + z
}

pub fn mad_vec2_vec2_vec2_flat(x: Vec2, y: Vec2, z: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    x * y + z
}

pub fn mad_vec3_vec3_vec3_flat(x: Vec3, y: Vec3, z: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    x * y + z
}

pub fn mad_vec4_vec4_vec4_flat(x: Vec4, y: Vec4, z: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    x * y + z
}

pub fn mad_ivec2_ivec2_ivec2_flat(x: IVec2, y: IVec2, z: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::add(f::mul(x, y), z)
}

pub fn mad_ivec3_ivec3_ivec3_flat(x: IVec3, y: IVec3, z: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::add(f::mul(x, y), z)
}

pub fn mad_ivec4_ivec4_ivec4_flat(x: IVec4, y: IVec4, z: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::add(f::mul(x, y), z)
}

pub fn mad_uvec2_uvec2_uvec2_flat(x: UVec2, y: UVec2, z: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::add(f::mul(x, y), z)
}

pub fn mad_uvec3_uvec3_uvec3_flat(x: UVec3, y: UVec3, z: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::add(f::mul(x, y), z)
}

pub fn mad_uvec4_uvec4_uvec4_flat(x: UVec4, y: UVec4, z: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::add(f::mul(x, y), z)
}

pub fn nmad_i32_i32_i32_flat(x: i32, y: i32, z: i32) -> i32 {
    use ::flatten::__private as f;
    f::sub(z, f::mul(x, y))
}

pub fn nmad_u32_u32_u32_flat(x: u32, y: u32, z: u32) -> u32 {
    use ::flatten::__private as f;
    f::sub(z, f::mul(x, y))
}

pub fn nmad_f32_f32_f32_flat(x: f32, y: f32, z: f32) -> f32 {
    use ::flatten::__private as f;
    z - x * y
}

pub fn nmad_vec2_vec2_vec2_flat(x: Vec2, y: Vec2, z: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    z - x * y
}

pub fn nmad_vec3_vec3_vec3_flat(x: Vec3, y: Vec3, z: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    z - x * y
}

pub fn nmad_vec4_vec4_vec4_flat(x: Vec4, y: Vec4, z: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    z - x * y
}

pub fn nmad_ivec2_ivec2_ivec2_flat(x: IVec2, y: IVec2, z: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::sub(z, f::mul(x, y))
}

pub fn nmad_ivec3_ivec3_ivec3_flat(x: IVec3, y: IVec3, z: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::sub(z, f::mul(x, y))
}

pub fn nmad_ivec4_ivec4_ivec4_flat(x: IVec4, y: IVec4, z: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::sub(z, f::mul(x, y))
}

pub fn nmad_uvec2_uvec2_uvec2_flat(x: UVec2, y: UVec2, z: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::sub(z, f::mul(x, y))
}

pub fn nmad_uvec3_uvec3_uvec3_flat(x: UVec3, y: UVec3, z: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::sub(z, f::mul(x, y))
}

pub fn nmad_uvec4_uvec4_uvec4_flat(x: UVec4, y: UVec4, z: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::sub(z, f::mul(x, y))
}

pub fn mix_f32_f32_f32_flat(x: f32, y: f32, z: f32) -> f32 {
    use ::flatten::__private as f;
    f::mix(x, y, z)
}

pub fn mix_vec2_vec2_vec2_flat(x: Vec2, y: Vec2, z: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::mix(x, y, z)
}

pub fn mix_vec3_vec3_vec3_flat(x: Vec3, y: Vec3, z: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::mix(x, y, z)
}

pub fn mix_vec4_vec4_vec4_flat(x: Vec4, y: Vec4, z: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::mix(x, y, z)
}

pub fn saturate_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::saturate(x)
}

pub fn saturate_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::saturate(x)
}

pub fn saturate_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::saturate(x)
}

pub fn saturate_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::saturate(x)
}

pub fn step_f32_f32_flat(x: f32, y: f32) -> f32 {
    use ::flatten::__private as f;
    f::step(x, y)
}

pub fn step_vec2_vec2_flat(x: Vec2, y: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::step(x, y)
}

pub fn step_vec3_vec3_flat(x: Vec3, y: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::step(x, y)
}

pub fn step_vec4_vec4_flat(x: Vec4, y: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::step(x, y)
}

pub fn smoothstep_f32_f32_f32_flat(x: f32, y: f32, z: f32) -> f32 {
    use ::flatten::__private as f;
    f::smoothstep(x, y, z)
}

pub fn smoothstep_vec2_vec2_vec2_flat(x: Vec2, y: Vec2, z: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::smoothstep(x, y, z)
}

pub fn smoothstep_vec3_vec3_vec3_flat(x: Vec3, y: Vec3, z: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::smoothstep(x, y, z)
}

pub fn smoothstep_vec4_vec4_vec4_flat(x: Vec4, y: Vec4, z: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::smoothstep(x, y, z)
}

pub fn inverse_sqrt_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::inverse_sqrt(x)
}

pub fn inverse_sqrt_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::inverse_sqrt(x)
}

pub fn inverse_sqrt_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::inverse_sqrt(x)
}

pub fn inverse_sqrt_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::inverse_sqrt(x)
}

pub fn fract_f32_flat(x: f32) -> f32 {
    use ::flatten::__private as f;
    f::fract(x)
}

pub fn fract_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::fract(x)
}

pub fn fract_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::fract(x)
}

pub fn fract_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::fract(x)
}

pub fn distance_vec2_vec2_flat(x: Vec2, y: Vec2) -> f32 {
    use ::flatten::__private as f;
    f::distance(x, y)
}

pub fn distance_vec3_vec3_flat(x: Vec3, y: Vec3) -> f32 {
    use ::flatten::__private as f;
    f::distance(x, y)
}

pub fn distance_vec4_vec4_flat(x: Vec4, y: Vec4) -> f32 {
    use ::flatten::__private as f;
    f::distance(x, y)
}

pub fn reflect_vec2_vec2_flat(x: Vec2, y: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::reflect(x, y)
}

pub fn reflect_vec3_vec3_flat(x: Vec3, y: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::reflect(x, y)
}

pub fn reflect_vec4_vec4_flat(x: Vec4, y: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::reflect(x, y)
}

pub fn sum_vec2_flat(x: Vec2) -> f32 {
    use ::flatten::__private as f;
    f::sum(x)
}

pub fn sum_vec3_flat(x: Vec3) -> f32 {
    use ::flatten::__private as f;
    f::sum(x)
}

pub fn sum_vec4_flat(x: Vec4) -> f32 {
    use ::flatten::__private as f;
    f::sum(x)
}

pub fn sum_ivec2_flat(x: IVec2) -> i32 {
    use ::flatten::__private as f;
    f::sum(x)
}

pub fn sum_ivec3_flat(x: IVec3) -> i32 {
    use ::flatten::__private as f;
    f::sum(x)
}

pub fn sum_ivec4_flat(x: IVec4) -> i32 {
    use ::flatten::__private as f;
    f::sum(x)
}

pub fn sum_uvec2_flat(x: UVec2) -> u32 {
    use ::flatten::__private as f;
    f::sum(x)
}

pub fn sum_uvec3_flat(x: UVec3) -> u32 {
    use ::flatten::__private as f;
    f::sum(x)
}

pub fn sum_uvec4_flat(x: UVec4) -> u32 {
    use ::flatten::__private as f;
    f::sum(x)
}

pub fn min_element_vec2_flat(x: Vec2) -> f32 {
    use ::flatten::__private as f;
    f::min_element(x)
}

pub fn min_element_vec3_flat(x: Vec3) -> f32 {
    use ::flatten::__private as f;
    f::min_element(x)
}

pub fn min_element_vec4_flat(x: Vec4) -> f32 {
    use ::flatten::__private as f;
    f::min_element(x)
}

pub fn min_element_ivec2_flat(x: IVec2) -> i32 {
    use ::flatten::__private as f;
    f::min_element(x)
}

pub fn min_element_ivec3_flat(x: IVec3) -> i32 {
    use ::flatten::__private as f;
    f::min_element(x)
}

pub fn min_element_ivec4_flat(x: IVec4) -> i32 {
    use ::flatten::__private as f;
    f::min_element(x)
}

pub fn min_element_uvec2_flat(x: UVec2) -> u32 {
    use ::flatten::__private as f;
    f::min_element(x)
}

pub fn min_element_uvec3_flat(x: UVec3) -> u32 {
    use ::flatten::__private as f;
    f::min_element(x)
}

pub fn min_element_uvec4_flat(x: UVec4) -> u32 {
    use ::flatten::__private as f;
    f::min_element(x)
}

pub fn max_element_vec2_flat(x: Vec2) -> f32 {
    use ::flatten::__private as f;
    f::max_element(x)
}

pub fn max_element_vec3_flat(x: Vec3) -> f32 {
    use ::flatten::__private as f;
    f::max_element(x)
}

pub fn max_element_vec4_flat(x: Vec4) -> f32 {
    use ::flatten::__private as f;
    f::max_element(x)
}

pub fn max_element_ivec2_flat(x: IVec2) -> i32 {
    use ::flatten::__private as f;
    f::max_element(x)
}

pub fn max_element_ivec3_flat(x: IVec3) -> i32 {
    use ::flatten::__private as f;
    f::max_element(x)
}

pub fn max_element_ivec4_flat(x: IVec4) -> i32 {
    use ::flatten::__private as f;
    f::max_element(x)
}

pub fn max_element_uvec2_flat(x: UVec2) -> u32 {
    use ::flatten::__private as f;
    f::max_element(x)
}

pub fn max_element_uvec3_flat(x: UVec3) -> u32 {
    use ::flatten::__private as f;
    f::max_element(x)
}

pub fn max_element_uvec4_flat(x: UVec4) -> u32 {
    use ::flatten::__private as f;
    f::max_element(x)
}

pub fn cast_f32_bool_flat(x: bool) -> f32 {
    use ::flatten::__private as f;
    f::as_f32(x)
}

pub fn cast_f32_i32_flat(x: i32) -> f32 {
    use ::flatten::__private as f;
    f::as_f32(x)
}

pub fn cast_f32_u32_flat(x: u32) -> f32 {
    use ::flatten::__private as f;
    f::as_f32(x)
}

pub fn cast_f32_ivec2_flat(x: IVec2) -> Vec2 {
    use ::flatten::__private as f;
    f::as_f32(x)
}

pub fn cast_f32_ivec3_flat(x: IVec3) -> Vec3 {
    use ::flatten::__private as f;
    f::as_f32(x)
}

pub fn cast_f32_ivec4_flat(x: IVec4) -> Vec4 {
    use ::flatten::__private as f;
    f::as_f32(x)
}

pub fn cast_f32_uvec2_flat(x: UVec2) -> Vec2 {
    use ::flatten::__private as f;
    f::as_f32(x)
}

pub fn cast_f32_uvec3_flat(x: UVec3) -> Vec3 {
    use ::flatten::__private as f;
    f::as_f32(x)
}

pub fn cast_f32_uvec4_flat(x: UVec4) -> Vec4 {
    use ::flatten::__private as f;
    f::as_f32(x)
}

pub fn cast_f32_bvec2_flat(x: BVec2) -> Vec2 {
    use ::flatten::__private as f;
    f::as_f32(x)
}

pub fn cast_f32_bvec3_flat(x: BVec3) -> Vec3 {
    use ::flatten::__private as f;
    f::as_f32(x)
}

pub fn cast_f32_bvec4_flat(x: BVec4) -> Vec4 {
    use ::flatten::__private as f;
    f::as_f32(x)
}

pub fn bitcast_f32_i32_flat(x: i32) -> f32 {
    use ::flatten::__private as f;
    f::bits_f32(x)
}

pub fn bitcast_f32_u32_flat(x: u32) -> f32 {
    use ::flatten::__private as f;
    f::bits_f32(x)
}

pub fn bitcast_f32_ivec2_flat(x: IVec2) -> Vec2 {
    use ::flatten::__private as f;
    f::bits_f32(x)
}

pub fn bitcast_f32_ivec3_flat(x: IVec3) -> Vec3 {
    use ::flatten::__private as f;
    f::bits_f32(x)
}

pub fn bitcast_f32_ivec4_flat(x: IVec4) -> Vec4 {
    use ::flatten::__private as f;
    f::bits_f32(x)
}

pub fn bitcast_f32_uvec2_flat(x: UVec2) -> Vec2 {
    use ::flatten::__private as f;
    f::bits_f32(x)
}

pub fn bitcast_f32_uvec3_flat(x: UVec3) -> Vec3 {
    use ::flatten::__private as f;
    f::bits_f32(x)
}

pub fn bitcast_f32_uvec4_flat(x: UVec4) -> Vec4 {
    use ::flatten::__private as f;
    f::bits_f32(x)
}

pub fn cast_i32_bool_flat(x: bool) -> i32 {
    use ::flatten::__private as f;
    f::as_i32(x)
}

pub fn cast_i32_u32_flat(x: u32) -> i32 {
    use ::flatten::__private as f;
    f::as_i32(x)
}

pub fn cast_i32_f32_flat(x: f32) -> i32 {
    use ::flatten::__private as f;
    f::as_i32(x)
}

pub fn cast_i32_vec2_flat(x: Vec2) -> IVec2 {
    use ::flatten::__private as f;
    f::as_i32(x)
}

pub fn cast_i32_vec3_flat(x: Vec3) -> IVec3 {
    use ::flatten::__private as f;
    f::as_i32(x)
}

pub fn cast_i32_vec4_flat(x: Vec4) -> IVec4 {
    use ::flatten::__private as f;
    f::as_i32(x)
}

pub fn cast_i32_uvec2_flat(x: UVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::as_i32(x)
}

pub fn cast_i32_uvec3_flat(x: UVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::as_i32(x)
}

pub fn cast_i32_uvec4_flat(x: UVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::as_i32(x)
}

pub fn cast_i32_bvec2_flat(x: BVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::as_i32(x)
}

pub fn cast_i32_bvec3_flat(x: BVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::as_i32(x)
}

pub fn cast_i32_bvec4_flat(x: BVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::as_i32(x)
}

pub fn bitcast_i32_u32_flat(x: u32) -> i32 {
    use ::flatten::__private as f;
    f::bits_i32(x)
}

pub fn bitcast_i32_f32_flat(x: f32) -> i32 {
    use ::flatten::__private as f;
    f::bits_i32(x)
}

pub fn bitcast_i32_vec2_flat(x: Vec2) -> IVec2 {
    use ::flatten::__private as f;
    f::bits_i32(x)
}

pub fn bitcast_i32_vec3_flat(x: Vec3) -> IVec3 {
    use ::flatten::__private as f;
    f::bits_i32(x)
}

pub fn bitcast_i32_vec4_flat(x: Vec4) -> IVec4 {
    use ::flatten::__private as f;
    f::bits_i32(x)
}

pub fn bitcast_i32_uvec2_flat(x: UVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::bits_i32(x)
}

pub fn bitcast_i32_uvec3_flat(x: UVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::bits_i32(x)
}

pub fn bitcast_i32_uvec4_flat(x: UVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::bits_i32(x)
}

pub fn cast_u32_bool_flat(x: bool) -> u32 {
    use ::flatten::__private as f;
    f::as_u32(x)
}

pub fn cast_u32_i32_flat(x: i32) -> u32 {
    use ::flatten::__private as f;
    f::as_u32(x)
}

pub fn cast_u32_f32_flat(x: f32) -> u32 {
    use ::flatten::__private as f;
    f::as_u32(x)
}

pub fn cast_u32_vec2_flat(x: Vec2) -> UVec2 {
    use ::flatten::__private as f;
    f::as_u32(x)
}

pub fn cast_u32_vec3_flat(x: Vec3) -> UVec3 {
    use ::flatten::__private as f;
    f::as_u32(x)
}

pub fn cast_u32_vec4_flat(x: Vec4) -> UVec4 {
    use ::flatten::__private as f;
    f::as_u32(x)
}

pub fn cast_u32_ivec2_flat(x: IVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::as_u32(x)
}

pub fn cast_u32_ivec3_flat(x: IVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::as_u32(x)
}

pub fn cast_u32_ivec4_flat(x: IVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::as_u32(x)
}

pub fn cast_u32_bvec2_flat(x: BVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::as_u32(x)
}

pub fn cast_u32_bvec3_flat(x: BVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::as_u32(x)
}

pub fn cast_u32_bvec4_flat(x: BVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::as_u32(x)
}

pub fn bitcast_u32_i32_flat(x: i32) -> u32 {
    use ::flatten::__private as f;
    f::bits_u32(x)
}

pub fn bitcast_u32_f32_flat(x: f32) -> u32 {
    use ::flatten::__private as f;
    f::bits_u32(x)
}

pub fn bitcast_u32_vec2_flat(x: Vec2) -> UVec2 {
    use ::flatten::__private as f;
    f::bits_u32(x)
}

pub fn bitcast_u32_vec3_flat(x: Vec3) -> UVec3 {
    use ::flatten::__private as f;
    f::bits_u32(x)
}

pub fn bitcast_u32_vec4_flat(x: Vec4) -> UVec4 {
    use ::flatten::__private as f;
    f::bits_u32(x)
}

pub fn bitcast_u32_ivec2_flat(x: IVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::bits_u32(x)
}

pub fn bitcast_u32_ivec3_flat(x: IVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::bits_u32(x)
}

pub fn bitcast_u32_ivec4_flat(x: IVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::bits_u32(x)
}

pub fn splat_2_bool_flat(x: bool) -> BVec2 {
    use ::flatten::__private as f;
    f::BVec2::splat(x)
}

pub fn splat_2_i32_flat(x: i32) -> IVec2 {
    use ::flatten::__private as f;
    f::IVec2::splat(x)
}

pub fn splat_2_u32_flat(x: u32) -> UVec2 {
    use ::flatten::__private as f;
    f::UVec2::splat(x)
}

pub fn splat_2_f32_flat(x: f32) -> Vec2 {
    use ::flatten::__private as f;
    f::Vec2::splat(x)
}

pub fn splat_3_bool_flat(x: bool) -> BVec3 {
    use ::flatten::__private as f;
    f::BVec3::splat(x)
}

pub fn splat_3_i32_flat(x: i32) -> IVec3 {
    use ::flatten::__private as f;
    f::IVec3::splat(x)
}

pub fn splat_3_u32_flat(x: u32) -> UVec3 {
    use ::flatten::__private as f;
    f::UVec3::splat(x)
}

pub fn splat_3_f32_flat(x: f32) -> Vec3 {
    use ::flatten::__private as f;
    f::Vec3::splat(x)
}

pub fn splat_4_bool_flat(x: bool) -> BVec4 {
    use ::flatten::__private as f;
    f::BVec4::splat(x)
}

pub fn splat_4_i32_flat(x: i32) -> IVec4 {
    use ::flatten::__private as f;
    f::IVec4::splat(x)
}

pub fn splat_4_u32_flat(x: u32) -> UVec4 {
    use ::flatten::__private as f;
    f::UVec4::splat(x)
}

pub fn splat_4_f32_flat(x: f32) -> Vec4 {
    use ::flatten::__private as f;
    f::Vec4::splat(x)
}

pub fn lane_0_vec2_flat(x: Vec2) -> f32 {
    use ::flatten::__private as f;
    x.x
}

pub fn lane_0_vec3_flat(x: Vec3) -> f32 {
    use ::flatten::__private as f;
    x.x
}

pub fn lane_0_vec4_flat(x: Vec4) -> f32 {
    use ::flatten::__private as f;
    x.x
}

pub fn lane_0_ivec2_flat(x: IVec2) -> i32 {
    use ::flatten::__private as f;
    x.x
}

pub fn lane_0_ivec3_flat(x: IVec3) -> i32 {
    use ::flatten::__private as f;
    x.x
}

pub fn lane_0_ivec4_flat(x: IVec4) -> i32 {
    use ::flatten::__private as f;
    x.x
}

pub fn lane_0_uvec2_flat(x: UVec2) -> u32 {
    use ::flatten::__private as f;
    x.x
}

pub fn lane_0_uvec3_flat(x: UVec3) -> u32 {
    use ::flatten::__private as f;
    x.x
}

pub fn lane_0_uvec4_flat(x: UVec4) -> u32 {
    use ::flatten::__private as f;
    x.x
}

pub fn lane_0_bvec2_flat(x: BVec2) -> bool {
    use ::flatten::__private as f;
    x.x
}

pub fn lane_0_bvec3_flat(x: BVec3) -> bool {
    use ::flatten::__private as f;
    x.x
}

pub fn lane_0_bvec4_flat(x: BVec4) -> bool {
    use ::flatten::__private as f;
    x.x
}

pub fn lane_1_vec2_flat(x: Vec2) -> f32 {
    use ::flatten::__private as f;
    x.y
}

pub fn lane_1_vec3_flat(x: Vec3) -> f32 {
    use ::flatten::__private as f;
    x.y
}

pub fn lane_1_vec4_flat(x: Vec4) -> f32 {
    use ::flatten::__private as f;
    x.y
}

pub fn lane_1_ivec2_flat(x: IVec2) -> i32 {
    use ::flatten::__private as f;
    x.y
}

pub fn lane_1_ivec3_flat(x: IVec3) -> i32 {
    use ::flatten::__private as f;
    x.y
}

pub fn lane_1_ivec4_flat(x: IVec4) -> i32 {
    use ::flatten::__private as f;
    x.y
}

pub fn lane_1_uvec2_flat(x: UVec2) -> u32 {
    use ::flatten::__private as f;
    x.y
}

pub fn lane_1_uvec3_flat(x: UVec3) -> u32 {
    use ::flatten::__private as f;
    x.y
}

pub fn lane_1_uvec4_flat(x: UVec4) -> u32 {
    use ::flatten::__private as f;
    x.y
}

pub fn lane_1_bvec2_flat(x: BVec2) -> bool {
    use ::flatten::__private as f;
    x.y
}

pub fn lane_1_bvec3_flat(x: BVec3) -> bool {
    use ::flatten::__private as f;
    x.y
}

pub fn lane_1_bvec4_flat(x: BVec4) -> bool {
    use ::flatten::__private as f;
    x.y
}

pub fn lane_2_vec3_flat(x: Vec3) -> f32 {
    use ::flatten::__private as f;
    x.z
}

pub fn lane_2_vec4_flat(x: Vec4) -> f32 {
    use ::flatten::__private as f;
    x.z
}

pub fn lane_2_ivec3_flat(x: IVec3) -> i32 {
    use ::flatten::__private as f;
    x.z
}

pub fn lane_2_ivec4_flat(x: IVec4) -> i32 {
    use ::flatten::__private as f;
    x.z
}

pub fn lane_2_uvec3_flat(x: UVec3) -> u32 {
    use ::flatten::__private as f;
    x.z
}

pub fn lane_2_uvec4_flat(x: UVec4) -> u32 {
    use ::flatten::__private as f;
    x.z
}

pub fn lane_2_bvec3_flat(x: BVec3) -> bool {
    use ::flatten::__private as f;
    x.z
}

pub fn lane_2_bvec4_flat(x: BVec4) -> bool {
    use ::flatten::__private as f;
    x.z
}

pub fn lane_3_vec4_flat(x: Vec4) -> f32 {
    use ::flatten::__private as f;
    x.w
}

pub fn lane_3_ivec4_flat(x: IVec4) -> i32 {
    use ::flatten::__private as f;
    x.w
}

pub fn lane_3_uvec4_flat(x: UVec4) -> u32 {
    use ::flatten::__private as f;
    x.w
}

pub fn lane_3_bvec4_flat(x: BVec4) -> bool {
    use ::flatten::__private as f;
    x.w
}

pub fn swizzle_yx_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::Vec2Swizzles::yx(x)
}

pub fn swizzle_yx_vec3_flat(x: Vec3) -> Vec2 {
    use ::flatten::__private as f;
    f::Vec3Swizzles::yx(x)
}

pub fn swizzle_yx_vec4_flat(x: Vec4) -> Vec2 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::yx(x)
}

pub fn swizzle_yx_ivec2_flat(x: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::Vec2Swizzles::yx(x)
}

pub fn swizzle_yx_ivec3_flat(x: IVec3) -> IVec2 {
    use ::flatten::__private as f;
    f::Vec3Swizzles::yx(x)
}

pub fn swizzle_yx_ivec4_flat(x: IVec4) -> IVec2 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::yx(x)
}

pub fn swizzle_yx_uvec2_flat(x: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::Vec2Swizzles::yx(x)
}

pub fn swizzle_yx_uvec3_flat(x: UVec3) -> UVec2 {
    use ::flatten::__private as f;
    f::Vec3Swizzles::yx(x)
}

pub fn swizzle_yx_uvec4_flat(x: UVec4) -> UVec2 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::yx(x)
}

pub fn swizzle_yx_bvec2_flat(x: BVec2) -> BVec2 {
    use ::flatten::__private as f;
    f::bvec2(x.y, x.x)
}

pub fn swizzle_yx_bvec3_flat(x: BVec3) -> BVec2 {
    use ::flatten::__private as f;
    f::bvec2(x.y, x.x)
}

pub fn swizzle_yx_bvec4_flat(x: BVec4) -> BVec2 {
    use ::flatten::__private as f;
    f::bvec2(x.y, x.x)
}

pub fn swizzle_xy_vec2_flat(x: Vec2) -> Vec2 {
    use ::flatten::__private as f;
    f::Vec2Swizzles::xy(x)
}

pub fn swizzle_xy_vec3_flat(x: Vec3) -> Vec2 {
    use ::flatten::__private as f;
    f::Vec3Swizzles::xy(x)
}

pub fn swizzle_xy_vec4_flat(x: Vec4) -> Vec2 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::xy(x)
}

pub fn swizzle_xy_ivec2_flat(x: IVec2) -> IVec2 {
    use ::flatten::__private as f;
    f::Vec2Swizzles::xy(x)
}

pub fn swizzle_xy_ivec3_flat(x: IVec3) -> IVec2 {
    use ::flatten::__private as f;
    f::Vec3Swizzles::xy(x)
}

pub fn swizzle_xy_ivec4_flat(x: IVec4) -> IVec2 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::xy(x)
}

pub fn swizzle_xy_uvec2_flat(x: UVec2) -> UVec2 {
    use ::flatten::__private as f;
    f::Vec2Swizzles::xy(x)
}

pub fn swizzle_xy_uvec3_flat(x: UVec3) -> UVec2 {
    use ::flatten::__private as f;
    f::Vec3Swizzles::xy(x)
}

pub fn swizzle_xy_uvec4_flat(x: UVec4) -> UVec2 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::xy(x)
}

pub fn swizzle_xy_bvec2_flat(x: BVec2) -> BVec2 {
    use ::flatten::__private as f;
    f::bvec2(x.x, x.y)
}

pub fn swizzle_xy_bvec3_flat(x: BVec3) -> BVec2 {
    use ::flatten::__private as f;
    f::bvec2(x.x, x.y)
}

pub fn swizzle_xy_bvec4_flat(x: BVec4) -> BVec2 {
    use ::flatten::__private as f;
    f::bvec2(x.x, x.y)
}

pub fn swizzle_zyx_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::Vec3Swizzles::zyx(x)
}

pub fn swizzle_zyx_vec4_flat(x: Vec4) -> Vec3 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::zyx(x)
}

pub fn swizzle_zyx_ivec3_flat(x: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::Vec3Swizzles::zyx(x)
}

pub fn swizzle_zyx_ivec4_flat(x: IVec4) -> IVec3 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::zyx(x)
}

pub fn swizzle_zyx_uvec3_flat(x: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::Vec3Swizzles::zyx(x)
}

pub fn swizzle_zyx_uvec4_flat(x: UVec4) -> UVec3 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::zyx(x)
}

pub fn swizzle_zyx_bvec3_flat(x: BVec3) -> BVec3 {
    use ::flatten::__private as f;
    f::bvec3(x.z, x.y, x.x)
}

pub fn swizzle_zyx_bvec4_flat(x: BVec4) -> BVec3 {
    use ::flatten::__private as f;
    f::bvec3(x.z, x.y, x.x)
}

pub fn swizzle_xxz_vec3_flat(x: Vec3) -> Vec3 {
    use ::flatten::__private as f;
    f::Vec3Swizzles::xxz(x)
}

pub fn swizzle_xxz_vec4_flat(x: Vec4) -> Vec3 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::xxz(x)
}

pub fn swizzle_xxz_ivec3_flat(x: IVec3) -> IVec3 {
    use ::flatten::__private as f;
    f::Vec3Swizzles::xxz(x)
}

pub fn swizzle_xxz_ivec4_flat(x: IVec4) -> IVec3 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::xxz(x)
}

pub fn swizzle_xxz_uvec3_flat(x: UVec3) -> UVec3 {
    use ::flatten::__private as f;
    f::Vec3Swizzles::xxz(x)
}

pub fn swizzle_xxz_uvec4_flat(x: UVec4) -> UVec3 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::xxz(x)
}

pub fn swizzle_xxz_bvec3_flat(x: BVec3) -> BVec3 {
    use ::flatten::__private as f;
    f::bvec3(x.x, x.x, x.z)
}

pub fn swizzle_xxz_bvec4_flat(x: BVec4) -> BVec3 {
    use ::flatten::__private as f;
    f::bvec3(x.x, x.x, x.z)
}

pub fn swizzle_wzyx_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::wzyx(x)
}

pub fn swizzle_wzyx_ivec4_flat(x: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::wzyx(x)
}

pub fn swizzle_wzyx_uvec4_flat(x: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::wzyx(x)
}

pub fn swizzle_wzyx_bvec4_flat(x: BVec4) -> BVec4 {
    use ::flatten::__private as f;
    f::bvec4(x.w, x.z, x.y, x.x)
}

pub fn swizzle_xyzw_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::xyzw(x)
}

pub fn swizzle_xyzw_ivec4_flat(x: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::xyzw(x)
}

pub fn swizzle_xyzw_uvec4_flat(x: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::xyzw(x)
}

pub fn swizzle_xyzw_bvec4_flat(x: BVec4) -> BVec4 {
    use ::flatten::__private as f;
    f::bvec4(x.x, x.y, x.z, x.w)
}

pub fn swizzle_yyxx_vec2_flat(x: Vec2) -> Vec4 {
    use ::flatten::__private as f;
    f::Vec2Swizzles::yyxx(x)
}

pub fn swizzle_yyxx_vec3_flat(x: Vec3) -> Vec4 {
    use ::flatten::__private as f;
    f::Vec3Swizzles::yyxx(x)
}

pub fn swizzle_yyxx_vec4_flat(x: Vec4) -> Vec4 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::yyxx(x)
}

pub fn swizzle_yyxx_ivec2_flat(x: IVec2) -> IVec4 {
    use ::flatten::__private as f;
    f::Vec2Swizzles::yyxx(x)
}

pub fn swizzle_yyxx_ivec3_flat(x: IVec3) -> IVec4 {
    use ::flatten::__private as f;
    f::Vec3Swizzles::yyxx(x)
}

pub fn swizzle_yyxx_ivec4_flat(x: IVec4) -> IVec4 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::yyxx(x)
}

pub fn swizzle_yyxx_uvec2_flat(x: UVec2) -> UVec4 {
    use ::flatten::__private as f;
    f::Vec2Swizzles::yyxx(x)
}

pub fn swizzle_yyxx_uvec3_flat(x: UVec3) -> UVec4 {
    use ::flatten::__private as f;
    f::Vec3Swizzles::yyxx(x)
}

pub fn swizzle_yyxx_uvec4_flat(x: UVec4) -> UVec4 {
    use ::flatten::__private as f;
    f::Vec4Swizzles::yyxx(x)
}

pub fn swizzle_yyxx_bvec2_flat(x: BVec2) -> BVec4 {
    use ::flatten::__private as f;
    f::bvec4(x.y, x.y, x.x, x.x)
}

pub fn swizzle_yyxx_bvec3_flat(x: BVec3) -> BVec4 {
    use ::flatten::__private as f;
    f::bvec4(x.y, x.y, x.x, x.x)
}

pub fn swizzle_yyxx_bvec4_flat(x: BVec4) -> BVec4 {
    use ::flatten::__private as f;
    f::bvec4(x.y, x.y, x.x, x.x)
}

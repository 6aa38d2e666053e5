//! The methods of std and glam that stay out, each with what to write instead.

const INSTEAD: &[(&[&str], &str)] = &[
    (
        &[
            "checked_add",
            "checked_sub",
            "checked_mul",
            "checked_div",
            "checked_rem",
            "checked_neg",
            "checked_abs",
            "checked_add_signed",
            "checked_add_unsigned",
            "checked_sub_unsigned",
            "checked_manhattan_distance",
        ],
        "compare the operands first, or call its `wrapping_` or `saturating_` kin",
    ),
    (
        &[
            "checked_shl",
            "checked_shr",
            "checked_pow",
            "checked_ilog2",
            "checked_next_power_of_two",
            "try_inverse",
        ],
        "compare the operands first",
    ),
    (
        &["overflowing_add", "overflowing_sub", "overflowing_mul", "overflowing_neg", "overflowing_shl"],
        "call its `wrapping_` kin, and compare for the overflow",
    ),
    (&["try_into"], "write `x as i32`, or compare before"),
    (
        &["from_slice", "write_to_slice", "from_cols_slice", "from_rows_slice", "write_cols_to_slice"],
        "a slice has no length here: take an array, and call `from_array`, `to_array` or their matrix kin",
    ),
    (&["map"], "call it as a method, with a closure: `v.map(|x| x * x)`"),
    (&["set"], "assign to the lane: `mask.x = ..`"),
    (&["col_mut"], "assign to the column: `m.x_axis = ..`"),
    (&["set_row"], "assign to the lanes: `m.x_axis.y = ..`"),
    (
        &["from_quat", "from_rotation_translation", "from_scale_rotation_translation"],
        "quaternions are not in the language: call `from_axis_angle` and its kin, or pass the matrix",
    ),
    (
        &["to_scale_rotation_translation", "rotate_towards", "slerp", "rotate_axis"],
        "quaternions are not in the language: write it with `sin`, `cos` and `lerp`, or pass the matrix",
    ),
    (
        &["from_euler", "to_euler"],
        "an order of rotations is no value here: multiply `from_rotation_x`, `_y` and `_z` in that order",
    ),
    (
        &[
            "from_mat3a",
            "from_mat3a_minor",
            "mul_vec3a",
            "transform_point3a",
            "transform_vector3a",
            "project_point3a",
            "to_vec3a",
            "as_vec3a",
            "from_affine3a",
        ],
        "aligned types are not in the language: use `Vec3` and `Mat3`",
    ),
    (
        &["as_dvec2", "as_dvec3", "as_dvec4", "as_dmat2", "as_dmat3", "as_dmat4"],
        "there are no 64-bit floats here: stay with `f32`",
    ),
    (
        &[
            "as_i8vec2",
            "as_i8vec3",
            "as_i8vec4",
            "as_u8vec2",
            "as_u8vec3",
            "as_u8vec4",
            "as_i16vec2",
            "as_i16vec3",
            "as_i16vec4",
            "as_u16vec2",
            "as_u16vec3",
            "as_u16vec4",
            "as_i64vec2",
            "as_i64vec3",
            "as_i64vec4",
            "as_u64vec2",
            "as_u64vec3",
            "as_u64vec4",
            "as_usizevec2",
            "as_usizevec3",
            "as_usizevec4",
            "as_isizevec2",
            "as_isizevec3",
            "as_isizevec4",
        ],
        "only vectors of 32 bits are in the language: call `as_ivec3`, `as_uvec3` and their kin",
    ),
    (&["ilog", "ilog10"], "compare with the powers of the base, or call `ilog2`"),
];

/// What to write instead of a method or function of this name.
pub(in crate::front) fn instead(name: &str) -> Option<&'static str> {
    INSTEAD.iter().find(|(names, _)| names.contains(&name)).map(|(_, instead)| *instead)
}

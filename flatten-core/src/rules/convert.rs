//! Conversions that lose nothing, and those that undo each other.

use crate::rules;
use crate::rules::pattern::select;
use crate::ty::Scalar::{F32, I32, U32};

rules! { conversions: Any, [x;]
    // There and back. The other way round, a type stays that the result has not, and the rule does not apply.
    cast_u32_i32:    x.cast(U32).cast(I32)       => x, EXACT;
    cast_i32_u32:    x.cast(I32).cast(U32)       => x, EXACT;
    bitcast_u32_i32: x.bitcast(U32).bitcast(I32) => x, EXACT;
    bitcast_f32_i32: x.bitcast(F32).bitcast(I32) => x, EXACT;
    bitcast_i32_u32: x.bitcast(I32).bitcast(U32) => x, EXACT;
    bitcast_f32_u32: x.bitcast(F32).bitcast(U32) => x, EXACT;
    bitcast_i32_f32: x.bitcast(I32).bitcast(F32) => x, EXACT;
    bitcast_u32_f32: x.bitcast(U32).bitcast(F32) => x, EXACT;

    // Through a third type.
    bitcast_via_u32_i32: x.bitcast(U32).bitcast(I32) => x.bitcast(I32), EXACT;
    bitcast_via_f32_i32: x.bitcast(F32).bitcast(I32) => x.bitcast(I32), EXACT;
    bitcast_via_i32_u32: x.bitcast(I32).bitcast(U32) => x.bitcast(U32), EXACT;
    bitcast_via_f32_u32: x.bitcast(F32).bitcast(U32) => x.bitcast(U32), EXACT;
    bitcast_via_i32_f32: x.bitcast(I32).bitcast(F32) => x.bitcast(F32), EXACT;
    bitcast_via_u32_f32: x.bitcast(U32).bitcast(F32) => x.bitcast(F32), EXACT;
    // A choice is cheaper than a conversion, and more is known of it.
    cast_bool_f32: x.cast(F32) => select(x, 1.0, 0.0), EXACT;
    cast_bool_i32: x.cast(I32) => select(x, 1, 0),     EXACT;
    cast_bool_u32: x.cast(U32) => select(x, 1, 0),     EXACT;

    // What was a whole number.
    cast_trunc_i32:    x.trunc().cast(I32)   => x.cast(I32), EXACT;
    cast_trunc_u32:    x.trunc().cast(U32)   => x.cast(U32), EXACT;
    cast_not_negative: x.cast(U32).cast(F32) => x.cast(F32), EXACT, if not_negative(x);
    cast_low:          x.cast(I32).cast(F32) => x.cast(F32), EXACT, if not_negative(x);
}

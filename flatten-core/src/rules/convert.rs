//! Conversions that lose nothing, and those that undo each other.

use crate::rules;
use crate::ty::Scalar::{F32, I32, U32};

rules! { conversions: Any, [x;]
    // There and back. The other way round, a type stays that the result has not, and the rule does not apply.
    cast_u32_i32:        x.cast(U32).cast(I32)         => x,              EXACT;
    cast_i32_u32:        x.cast(I32).cast(U32)         => x,              EXACT;
    bitcast_u32_i32:     x.bitcast(U32).bitcast(I32)   => x,              EXACT;
    bitcast_f32_i32:     x.bitcast(F32).bitcast(I32)   => x,              EXACT;
    bitcast_i32_u32:     x.bitcast(I32).bitcast(U32)   => x,              EXACT;
    bitcast_f32_u32:     x.bitcast(F32).bitcast(U32)   => x,              EXACT;
    bitcast_i32_f32:     x.bitcast(I32).bitcast(F32)   => x,              EXACT;
    bitcast_u32_f32:     x.bitcast(U32).bitcast(F32)   => x,              EXACT;

    // Through a third type.
    bitcast_via_u32_i32: x.bitcast(U32).bitcast(I32)   => x.bitcast(I32), EXACT;
    bitcast_via_f32_i32: x.bitcast(F32).bitcast(I32)   => x.bitcast(I32), EXACT;
    bitcast_via_i32_u32: x.bitcast(I32).bitcast(U32)   => x.bitcast(U32), EXACT;
    bitcast_via_f32_u32: x.bitcast(F32).bitcast(U32)   => x.bitcast(U32), EXACT;
    bitcast_via_i32_f32: x.bitcast(I32).bitcast(F32)   => x.bitcast(F32), EXACT;
    bitcast_via_u32_f32: x.bitcast(U32).bitcast(F32)   => x.bitcast(F32), EXACT;
    cast_bool_i32:       x.cast(U32).cast(I32)         => x.cast(I32),    EXACT, if boolean(x);
    cast_bool_u32:       x.cast(I32).cast(U32)         => x.cast(U32),    EXACT, if boolean(x);
    cast_bool_i32_f32:   x.cast(I32).cast(F32)         => x.cast(F32),    EXACT, if boolean(x);
    cast_bool_u32_f32:   x.cast(U32).cast(F32)         => x.cast(F32),    EXACT, if boolean(x);
    cast_bool_f32_i32:   x.cast(F32).cast(I32)         => x.cast(I32),    EXACT, if boolean(x);
    cast_bool_f32_u32:   x.cast(F32).cast(U32)         => x.cast(U32),    EXACT, if boolean(x);

    // What was a whole number.
    floor_cast:          x.cast(F32).floor()           => x.cast(F32),    EXACT;
    ceil_cast:           x.cast(F32).ceil()            => x.cast(F32),    EXACT;
    trunc_cast:          x.cast(F32).trunc()           => x.cast(F32),    EXACT;
    round_cast:          x.cast(F32).round()           => x.cast(F32),    EXACT;
    round_even_cast:     x.cast(F32).round_ties_even() => x.cast(F32),    EXACT;
    cast_trunc_i32:      x.trunc().cast(I32)           => x.cast(I32),    EXACT;
    cast_trunc_u32:      x.trunc().cast(U32)           => x.cast(U32),    EXACT;
}

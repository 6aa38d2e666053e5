//! Some values for a parameter.

use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;

/// One of them.
pub(crate) fn sample(ty: Ty, seed: usize) -> Value {
    const FLOATS: [f32; 10] = [0.0, 1.0, -1.0, 0.5, -2.5, 3.0, 10.0, f32::NAN, -0.0, f32::INFINITY];
    const INTS: [i32; 8] = [0, 1, -1, 2, 5, -7, 31, 100];
    Value::from_lanes(ty, |lane| {
        let i = seed / 7 + lane * 5 + seed;
        match ty.scalar {
            Scalar::F32 => FLOATS[i % 10].to_bits(),
            Scalar::I32 => INTS[i % 8] as u32,
            Scalar::U32 => INTS[i % 8].unsigned_abs(),
            Scalar::Bool => (i % 2) as u32,
        }
    })
}

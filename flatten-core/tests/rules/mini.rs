//! Arithmetic small enough to try every input: floats of eight bits (sign, four bits of exponent, three of
//! mantissa, infinities, NaN, denormals: IEEE 754 in small) and integers of eight bits.
//!
//! Each operation is [`Op::eval`], rounded. 24 bits of mantissa are more than twice four and two, so rounding
//! `+ - * / sqrt` twice is rounding once.

use flatten_core::op::Op;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;
use std::collections::HashMap;

/// The value that eight bits stand for.
pub(crate) fn decode(ty: Ty, code: u8) -> Value {
    match ty.scalar {
        Scalar::Bool => Value::splat(ty, u32::from(code)),
        Scalar::I32 => Value::splat(ty, i32::from(code as i8) as u32),
        Scalar::U32 => Value::splat(ty, u32::from(code)),
        Scalar::F32 => Value::splat(ty, decode_float(code).to_bits()),
    }
}

fn decode_float(code: u8) -> f32 {
    let (exponent, mantissa) = (i32::from(code >> 3 & 15), f32::from(code & 7));
    let size = match exponent {
        0 => mantissa * 2f32.powi(-9),
        15 if mantissa == 0.0 => f32::INFINITY,
        15 => f32::NAN,
        _ => (8.0 + mantissa) * 2f32.powi(exponent - 10),
    };
    size.copysign(if code & 128 == 0 { 1.0 } else { -1.0 })
}

/// The eight bits for a value: rounded to nearest, or wrapped.
pub(crate) fn encode(value: Value) -> u8 {
    if !value.ty.is_float() {
        return value.bits[0] as u8;
    }
    let x = value.f(0);
    let sign = if x.is_sign_negative() { 128 } else { 0 };
    let size = x.abs();
    if size.is_nan() {
        return 0x7c;
    }
    // The distance between neighbours here is a power of two, so dividing by it is exact.
    let exponent = ((size.to_bits() >> 23) as i32 - 127).max(-6);
    let steps = (f64::from(size) / 2f64.powi(exponent - 3)).round_ties_even().min(16.0) as i32;
    let code = (exponent + 6) * 8 + steps;
    sign | code.min(0x78) as u8
}

/// Every value of a type; every `1 / thin`th, with the special ones, if it is floats or integers.
pub(crate) fn codes(ty: Ty, thin: usize) -> Vec<u8> {
    if ty.is_bool() {
        return vec![0, 1];
    }
    let special = |code: &u8| match ty.scalar {
        Scalar::F32 => [0, 1, 7, 8, 0x38, 0x40, 0x77, 0x78, 0x7c].contains(&(code & 127)),
        _ => [0, 1, 2, 127, 128, 255].contains(code),
    };
    (0..=255).filter(|code| special(code) || usize::from(*code).is_multiple_of(thin)).collect()
}

/// One operation on codes.
pub(crate) fn eval(op: Op, types: &[Ty], args: &[u8]) -> u8 {
    let mut values: Vec<Value> = args.iter().zip(types).map(|(code, ty)| decode(*ty, *code)).collect();
    if matches!(op, Op::Shl | Op::Shr) {
        values[1] = Value::u32(values[1].bits[0] & 7);
    }
    encode(op.eval(&values))
}

/// Operations of one and two operands, tabulated when first used.
#[derive(Default)]
pub(crate) struct Tables(HashMap<(Op, Vec<Ty>), usize>, Vec<Vec<u8>>);

impl Tables {
    /// The number of the table of an operation: `y * 256 + x` is the index of `x op y`.
    pub(crate) fn number(&mut self, op: Op, types: &[Ty]) -> usize {
        let key = (op, types.to_vec());
        if let Some(number) = self.0.get(&key) {
            return *number;
        }
        let height = if types.len() == 2 { 256 } else { 1 };
        let size = |ty: Ty| if ty.is_bool() { 2 } else { 256 };
        let mut table = vec![0; 256 * height];
        for y in 0..height.min(types.get(1).map_or(1, |t| size(*t))) {
            for x in 0..size(types[0]) {
                table[y * 256 + x] = eval(op, types, &[x as u8, y as u8][..types.len()]);
            }
        }
        self.1.push(table);
        self.0.insert(key, self.1.len() - 1);
        self.1.len() - 1
    }

    /// A table by number.
    pub(crate) fn get(&self, number: usize) -> &[u8] {
        &self.1[number]
    }
}

//! One value of a graph type, lane by lane, as bits: two values are equal when their bits are.

use crate::ty::{Scalar, Ty};
use std::fmt;
use std::str::FromStr;

/// A value. Equality and hashing are by bits, so `-0.0` is not `0.0` and NaN payloads stay apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Value {
    /// Its type.
    pub ty: Ty,
    /// The bits of each lane; lanes beyond `ty.lanes` are zero. `bool` is 0 or 1.
    pub bits: [u32; 4],
}

impl Value {
    /// A value with each lane given by `f`.
    pub fn from_lanes(ty: Ty, f: impl Fn(usize) -> u32) -> Value {
        let mut bits = [0; 4];
        let mut i = 0;
        while i < ty.lanes as usize {
            bits[i] = f(i);
            i += 1;
        }
        Value { ty, bits }
    }

    /// True if this holds of the bits of every lane.
    pub fn all_lanes(self, holds: impl Fn(u32) -> bool) -> bool {
        let mut i = 0;
        while i < self.ty.lanes as usize && holds(self.bits[i]) {
            i += 1;
        }
        i == self.ty.lanes as usize
    }

    /// Every lane of `ty` holding `bits`.
    pub fn splat(ty: Ty, bits: u32) -> Value {
        Value::from_lanes(ty, |_| bits)
    }

    /// An `f32`.
    pub fn f32(x: f32) -> Value {
        Value::splat(Ty::F32, x.to_bits())
    }

    /// An `i32`.
    pub fn i32(x: i32) -> Value {
        Value::splat(Ty::I32, x as u32)
    }

    /// A `u32`.
    pub fn u32(x: u32) -> Value {
        Value::splat(Ty::U32, x)
    }

    /// A `bool`.
    pub fn bool(x: bool) -> Value {
        Value::splat(Ty::BOOL, x as u32)
    }

    /// A vector of `f32`, or a scalar if `x` has one element.
    pub fn vec(x: &[f32]) -> Value {
        Value::from_lanes(Ty::new(Scalar::F32, x.len() as u8), |i| x[i].to_bits())
    }

    /// All lanes zero, or `false`.
    pub fn zero(ty: Ty) -> Value {
        Value::splat(ty, 0)
    }

    /// Lane `i` as `f32`.
    pub fn f(self, i: usize) -> f32 {
        f32::from_bits(self.bits[i])
    }

    /// Lane `i` as `i32`.
    pub fn i(self, i: usize) -> i32 {
        self.bits[i] as i32
    }

    /// The number in the first lane of integers, or 0 or 1.
    pub fn integer(self) -> i64 {
        match self.ty.scalar {
            Scalar::I32 => i64::from(self.i(0)),
            Scalar::U32 | Scalar::Bool | Scalar::F32 => i64::from(self.bits[0]),
        }
    }

    /// Lane `i` as a scalar value.
    pub fn lane(self, i: usize) -> Value {
        Value::splat(self.ty.element(), self.bits[i])
    }

    /// True if this is the `bool` `true`.
    pub fn is_true(self) -> bool {
        self.ty == Ty::BOOL && self.bits[0] == 1
    }

    /// `!x` of a `bool`, lane by lane.
    pub fn complement(self) -> Value {
        Value::from_lanes(self.ty, |i| 1 - self.bits[i])
    }

    /// The bits that all lanes share, if they do.
    pub fn uniform_bits(self) -> Option<u32> {
        let lanes = &self.bits[..self.ty.lanes as usize];
        lanes.iter().all(|b| *b == lanes[0]).then_some(lanes[0])
    }

    /// True if no lane is infinite or NaN; true of all values that are not float.
    pub fn is_finite(self) -> bool {
        !self.ty.is_float() || (0..self.ty.lanes as usize).all(|i| self.f(i).is_finite())
    }

    /// Equal bit for bit, any NaN equal to any NaN.
    pub fn same(self, other: Value) -> bool {
        let lane = |i: usize| {
            self.bits[i] == other.bits[i] || (self.ty.is_float() && self.f(i).is_nan() && other.f(i).is_nan())
        };
        self.ty == other.ty && (0..self.ty.lanes as usize).all(lane)
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// `1.5`, `-3`, `7u`, `true`, `Vec3(1.0, 2.0, 3.0)`; floats that are not finite as their bits, `0x7fc00000`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.ty.is_vector() {
            return fmt_lane(f, self.ty.scalar, self.bits[0]);
        }
        write!(f, "{}(", self.ty)?;
        for i in 0..self.ty.lanes as usize {
            f.write_str(if i == 0 { "" } else { ", " })?;
            fmt_lane(f, self.ty.scalar, self.bits[i])?;
        }
        f.write_str(")")
    }
}

fn fmt_lane(f: &mut fmt::Formatter<'_>, scalar: Scalar, bits: u32) -> fmt::Result {
    match scalar {
        Scalar::Bool => write!(f, "{}", bits != 0),
        Scalar::I32 => write!(f, "{}", bits as i32),
        Scalar::U32 => write!(f, "{bits}u"),
        Scalar::F32 if f32::from_bits(bits).is_finite() => write!(f, "{:?}", f32::from_bits(bits)),
        Scalar::F32 => write!(f, "{bits:#010x}"),
    }
}

impl FromStr for Value {
    type Err = String;

    fn from_str(text: &str) -> Result<Value, String> {
        let Some((name, rest)) = text.split_once('(') else { return parse_lane(text) };
        let ty: Ty = name.parse()?;
        let inner = rest.strip_suffix(')').ok_or_else(|| format!("`{text}` lacks its `)`"))?;
        let lanes = inner.split(", ").map(parse_lane).collect::<Result<Vec<_>, _>>()?;
        let fits = lanes.len() == ty.lanes as usize && lanes.iter().all(|v| v.ty == ty.element());
        let value = || Value::from_lanes(ty, |i| lanes[i].bits[0]);
        fits.then(value).ok_or_else(|| format!("`{text}` does not have the lanes of a `{ty}`"))
    }
}

fn parse_lane(text: &str) -> Result<Value, String> {
    let bad = |_| format!("`{text}` is not a value");
    match text {
        "true" => Ok(Value::bool(true)),
        "false" => Ok(Value::bool(false)),
        _ if text.starts_with("0x") => u32::from_str_radix(&text[2..], 16)
            .map(|bits| Value::splat(Ty::F32, bits))
            .map_err(|_| format!("`{text}` is not a value")),
        _ if text.ends_with('u') => {
            text[..text.len() - 1].parse().map(Value::u32).map_err(|_| format!("`{text}` is not a value"))
        }
        _ => match text.parse::<i32>() {
            Ok(x) => Ok(Value::i32(x)),
            Err(_) => text.parse().map(Value::f32).map_err(bad),
        },
    }
}

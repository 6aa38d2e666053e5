//! What a plain name means when the sources do not say: the types, constructors and constants of Rust and glam.

use crate::ty::{NAMES, Scalar, Ty};
use crate::value::Value;

/// What to write instead of a `Result`.
pub(super) const NO_RESULT: &str = "use an `Option`, or the value and a number that says what went wrong";

/// True of what makes a `Result`.
pub(super) fn is_of_result(name: &str) -> bool {
    matches!(name, "Ok" | "Err")
}

/// The type of this name.
pub(super) fn type_named(name: &str) -> Option<Ty> {
    name.parse().ok().filter(|ty| *ty != Ty::TUPLE)
}

/// The vector type that the free function `vec3`, `ivec2`, `bvec4`, .. makes.
pub(super) fn constructor(name: &str) -> Option<Ty> {
    let (ty, _) = NAMES.iter().find(|(ty, type_name)| ty.is_vector() && type_name.to_lowercase() == name)?;
    Some(*ty)
}

/// The names of the free functions that are known.
pub(super) fn constructors() -> impl Iterator<Item = String> {
    NAMES.iter().filter(|(ty, _)| ty.is_vector()).map(|(_, name)| name.to_lowercase())
}

/// A constant of `std::f32::consts`.
pub(super) fn float_constant(name: &str) -> Option<Value> {
    FLOATS.iter().find(|(known, ..)| *known == name).map(|(_, value, _)| Value::f32(*value))
}

/// The constant of this name of `std::f64::consts`.
pub(super) fn double_constant(name: &str) -> Option<f64> {
    FLOATS.iter().find(|(known, ..)| *known == name).map(|(.., value)| *value)
}

macro_rules! floats {
    ($($name:ident)*) => {
        &[$((stringify!($name), std::f32::consts::$name, std::f64::consts::$name)),*]
    };
}

/// The constants of `std::f32::consts`, and those of `std::f64::consts`.
pub(super) const FLOATS: &[(&str, f32, f64)] = floats! {
    E FRAC_1_PI FRAC_1_SQRT_2 FRAC_2_PI FRAC_2_SQRT_PI FRAC_PI_2 FRAC_PI_3 FRAC_PI_4 FRAC_PI_6 FRAC_PI_8 LN_10 LN_2 LOG10_2
    LOG10_E LOG2_10 LOG2_E PI SQRT_2 TAU
};

/// The names that `Type::NAME` may have for some type.
pub(super) const ASSOCIATED: &[&str] = &[
    "ZERO",
    "ONE",
    "NEG_ONE",
    "X",
    "Y",
    "Z",
    "W",
    "NEG_X",
    "NEG_Y",
    "NEG_Z",
    "NEG_W",
    "MIN",
    "MAX",
    "NAN",
    "INFINITY",
    "NEG_INFINITY",
    "EPSILON",
    "MIN_POSITIVE",
    "TRUE",
    "FALSE",
    "BITS",
];

/// The constant `ty::name`: of Rust on scalars, of glam on vectors.
pub(super) fn associated(ty: Ty, name: &str) -> Option<Value> {
    if let Some(value) = axis(ty, name) {
        return Some(value);
    }
    let bits = match (ty.scalar, name) {
        (Scalar::F32, "MIN") => f32::MIN.to_bits(),
        (Scalar::F32, "MAX") => f32::MAX.to_bits(),
        (Scalar::F32, "NAN") => f32::NAN.to_bits(),
        (Scalar::F32, "INFINITY") => f32::INFINITY.to_bits(),
        (Scalar::F32, "NEG_INFINITY") => f32::NEG_INFINITY.to_bits(),
        (Scalar::I32, "MIN") => i32::MIN as u32,
        (Scalar::I32, "MAX") => i32::MAX as u32,
        (Scalar::U32, "MIN") => u32::MIN,
        (Scalar::U32, "MAX") => u32::MAX,
        (Scalar::F32, "EPSILON") if !ty.is_vector() => f32::EPSILON.to_bits(),
        (Scalar::F32, "MIN_POSITIVE") if !ty.is_vector() => f32::MIN_POSITIVE.to_bits(),
        (Scalar::I32 | Scalar::U32, "BITS") if !ty.is_vector() => return Some(Value::u32(32)),
        (Scalar::Bool, "FALSE") if ty.is_vector() => 0,
        (Scalar::Bool, "TRUE") if ty.is_vector() => 1,
        (_, "ZERO") if ty.is_vector() && !ty.is_bool() => 0,
        (_, "ONE") if ty.is_vector() => one(ty.scalar)?,
        (_, "NEG_ONE") if ty.is_vector() => minus_one(ty.scalar)?,
        _ => return None,
    };
    Some(Value::splat(ty, bits))
}

/// `X`, `NEG_Y` and so on.
fn axis(ty: Ty, name: &str) -> Option<Value> {
    let (letter, bits) = match name.strip_prefix("NEG_") {
        Some(letter) => (letter, minus_one(ty.scalar)?),
        None => (name, one(ty.scalar)?),
    };
    let lane = ["X", "Y", "Z", "W"].iter().position(|l| *l == letter)?;
    let exists = ty.is_vector() && lane < ty.lanes as usize;
    exists.then(|| Value::from_lanes(ty, |i| if i == lane { bits } else { 0 }))
}

fn one(scalar: Scalar) -> Option<u32> {
    match scalar {
        Scalar::F32 => Some(1.0_f32.to_bits()),
        Scalar::I32 | Scalar::U32 => Some(1),
        Scalar::Bool => None,
    }
}

fn minus_one(scalar: Scalar) -> Option<u32> {
    match scalar {
        Scalar::F32 => Some((-1.0_f32).to_bits()),
        Scalar::I32 => Some(-1_i32 as u32),
        Scalar::U32 | Scalar::Bool => None,
    }
}

/// The names among `candidates` that a reader may have meant, as the end of a message.
pub(crate) fn near<S: AsRef<str>>(name: &str, candidates: impl Iterator<Item = S>) -> String {
    let limit = if name.len() < 3 { 0 } else { 1 + name.len() / 4 };
    let mut found: Vec<(usize, String)> = candidates
        .map(|c| (distance(name, c.as_ref(), limit), c.as_ref().to_owned()))
        // One of its own name is of another kind.
        .filter(|(d, _)| *d <= limit && *d > 0)
        .collect();
    found.sort();
    found.dedup();
    let names: Vec<String> = found.into_iter().take(3).map(|(_, c)| format!("`{c}`")).collect();
    if names.is_empty() { String::new() } else { format!("; near names: {}", names.join(", ")) }
}

/// The number of letters to insert, remove or replace; more than `limit` is only known to be more.
fn distance(a: &str, b: &str, limit: usize) -> usize {
    if a.len().abs_diff(b.len()) > limit {
        return limit + 1;
    }
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

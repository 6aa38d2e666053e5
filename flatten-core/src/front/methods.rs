//! The methods of `f32`, `i32`, `u32` and of glam 0.34's vectors that are known: one row each.
//!
//! A row is a name, the types that have it, and its body: an operation of the graph, or the formula of std 1.95
//! or glam 0.34.3 (x86-64, SSE2) restated so that every bit agrees. A formula is a closure in Rust; its parameters
//! have the receiver's type unless they say another. Besides Rust's names it may say `Self`, `S` (the type of a
//! lane), `B`, `I`, `U` (a vector of as many bools, `i32`, `u32`), `Up` (a vector of one lane more), and
//! `op::name(..)` for any operation of the graph; `wrapping::name(..)` is one that Rust does not check.

mod float;
mod int;
mod lanewise;
pub(super) mod refused;
mod vector;

use crate::op::Op;
use crate::ty::{Scalar, Ty};
use rustc_hash::FxHashMap;
use std::ops::BitOr;
use std::sync::OnceLock;

/// One method or associated function.
pub(super) struct Row {
    pub(super) name: &'static str,
    /// The types that have it.
    pub(super) on: On,
    pub(super) form: Form,
    pub(super) via: Via,
    pub(super) meaning: Meaning,
}

/// How it is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// `x.name(..)` or `Type::name(x, ..)`.
    Method,
    /// `Type::name(..)` only.
    Associated,
    /// By other formulas only.
    Private,
}

/// What brings it into scope.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Via {
    /// The type itself.
    Inherent,
    /// `glam::FloatExt`.
    FloatExt,
    /// `glam::Vec2Swizzles` and its kin.
    Swizzles,
}

/// What it computes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Meaning {
    /// One operation on this many values of the receiver's type.
    Op(Op, usize),
    /// One operation that Rust does not check, on values of the receiver's type; of shifts, the last is a `u32`.
    Wrapping(Op, usize),
    /// Rust's `as`, lane by lane.
    Cast(Scalar),
    /// The same bits.
    Bits(Scalar),
    /// The receiver's type from the bits of a `u32`.
    FromBits,
    /// A vector of its lanes.
    New,
    /// One scalar in every lane.
    Splat,
    /// A constant integer power; the type of the exponent.
    Power(Scalar),
    /// A power of an integer that Rust does not check.
    WrappingPower,
    /// A formula.
    Formula(&'static str),
}

/// A set of types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct On(u32);

impl On {
    const fn new(scalar: Scalar, lanes: u8) -> On {
        On(1 << (scalar as u32 * 4 + lanes as u32 - 1))
    }

    const fn or(self, other: On) -> On {
        On(self.0 | other.0)
    }

    const fn vectors(scalar: Scalar) -> On {
        On::new(scalar, 2).or(On::new(scalar, 3)).or(On::new(scalar, 4))
    }

    const fn numbers(lanes: u8) -> On {
        On::new(Scalar::F32, lanes).or(On::new(Scalar::I32, lanes)).or(On::new(Scalar::U32, lanes))
    }

    /// True if the set has the type.
    pub(super) fn has(self, ty: Ty) -> bool {
        self.0 & On::new(ty.scalar, ty.lanes).0 != 0
    }
}

impl BitOr for On {
    type Output = On;

    fn bitor(self, other: On) -> On {
        self.or(other)
    }
}

pub(super) const F32: On = On::new(Scalar::F32, 1);
const I32: On = On::new(Scalar::I32, 1);
const U32: On = On::new(Scalar::U32, 1);
const VEC2: On = On::new(Scalar::F32, 2);
pub(super) const VEC3: On = On::new(Scalar::F32, 3);
const VEC4: On = On::new(Scalar::F32, 4);
pub(super) const VEC: On = On::vectors(Scalar::F32);
const IVEC: On = On::vectors(Scalar::I32);
const UVEC: On = On::vectors(Scalar::U32);
pub(super) const BVEC: On = On::vectors(Scalar::Bool);
const INTVEC: On = IVEC.or(UVEC);
const NUMVEC: On = VEC.or(INTVEC);
pub(super) const FLOAT: On = F32.or(VEC);
const INT: On = I32.or(U32);
const SIGNED: On = I32.or(IVEC);
pub(super) const BOOL: On = On::new(Scalar::Bool, 1);
pub(super) const ANY: On = FLOAT.or(INT).or(INTVEC).or(BOOL).or(BVEC);
const LANES2: On = On::numbers(2);
const LANES3: On = On::numbers(3);
const LANES4: On = On::numbers(4);

pub(super) const fn row(name: &'static str, on: On, meaning: Meaning) -> Row {
    Row { name, on, form: Form::Method, via: Via::Inherent, meaning }
}

pub(super) const fn op(name: &'static str, on: On, op: Op, operands: usize) -> Row {
    row(name, on, Meaning::Op(op, operands))
}

pub(super) const fn formula(name: &'static str, on: On, text: &'static str) -> Row {
    row(name, on, Meaning::Formula(text))
}

const fn ext(name: &'static str, text: &'static str) -> Row {
    Row { name, on: F32, form: Form::Method, via: Via::FloatExt, meaning: Meaning::Formula(text) }
}

const fn associated(name: &'static str, on: On, meaning: Meaning) -> Row {
    Row { name, on, form: Form::Associated, via: Via::Inherent, meaning }
}

const fn private(name: &'static str, on: On, text: &'static str) -> Row {
    Row { name, on, form: Form::Private, via: Via::Inherent, meaning: Meaning::Formula(text) }
}

/// Every row.
pub(super) fn rows() -> impl Iterator<Item = &'static Row> {
    [float::ROWS, vector::ROWS, int::ROWS].into_iter().chain(lanewise::ROWS.iter().copied()).flatten()
}

/// The row of a name on a type.
pub(super) fn find(ty: Ty, name: &str) -> Option<&'static Row> {
    static INDEX: OnceLock<FxHashMap<&str, Vec<&Row>>> = OnceLock::new();
    let index = INDEX.get_or_init(|| {
        let mut index: FxHashMap<&str, Vec<&Row>> = FxHashMap::default();
        rows().for_each(|row| index.entry(row.name).or_default().push(row));
        index
    });
    index.get(name)?.iter().find(|row| row.on.has(ty)).copied()
}

/// The names that a type has, for messages.
pub(super) fn names(ty: Ty) -> Vec<&'static str> {
    rows().filter(|row| row.on.has(ty) && row.form != Form::Private).map(|row| row.name).collect()
}

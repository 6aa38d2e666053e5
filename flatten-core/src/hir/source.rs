//! What a loop runs over, and the items it gives.

use crate::hir::{Expr, Type, Unit};
use crate::ty::{Scalar, Ty};
use crate::value::Value;

/// The items of a loop, in order: what the iterator of the same name gives in Rust.
#[derive(Clone, Debug)]
pub enum Source {
    /// `from..to`, or `from..=to`, of integers of one type.
    Range {
        /// The first item.
        from: Value,
        /// The end.
        to: Value,
        /// `..=` rather than `..`.
        inclusive: bool,
    },
    /// The elements of an array, which is evaluated once, before the first step.
    Array(Expr),
    /// The items from the last to the first.
    Rev(Box<Source>),
    /// The first item and every so many'th after it.
    StepBy(Box<Source>, u32),
    /// Pairs of a number, counted from zero, and an item.
    Enumerate(Box<Source>),
    /// Pairs of an item of each, while both have one.
    Zip(Box<Source>, Box<Source>),
}

/// One leaf of an item.
#[derive(Clone, Copy, Debug)]
pub enum Leaf {
    /// A number.
    Number(Value),
    /// A leaf of the arrays, by its place among all of them.
    Array(usize),
}

impl Source {
    /// How many items there are.
    pub fn count(&self) -> u64 {
        match self {
            Source::Range { from, to, inclusive } => {
                (int(*to) - int(*from) + i64::from(*inclusive)).max(0) as u64
            }
            Source::Array(array) => match array.ty {
                Type::Array(_, count) => u64::from(count),
                ref other => unreachable!("a loop over the elements of {other:?}"),
            },
            Source::Rev(inner) | Source::Enumerate(inner) => inner.count(),
            Source::StepBy(inner, by) => inner.count().div_ceil(u64::from(*by)),
            Source::Zip(a, b) => a.count().min(b.count()),
        }
    }

    /// The arrays, in the order they are evaluated.
    pub fn arrays(&self) -> Vec<&Expr> {
        match self {
            Source::Range { .. } => Vec::new(),
            Source::Array(array) => vec![array],
            Source::Rev(inner) | Source::Enumerate(inner) | Source::StepBy(inner, _) => inner.arrays(),
            Source::Zip(a, b) => [a.arrays(), b.arrays()].concat(),
        }
    }

    /// The leaves of an item. The leaves of the arrays are counted through.
    pub fn item(&self, unit: &Unit, index: u64) -> Vec<Leaf> {
        let mut leaves = Vec::new();
        self.collect(unit, index, 0, &mut leaves);
        leaves
    }

    /// Adds the leaves of an item; those of the first array are counted from `first`.
    fn collect(&self, unit: &Unit, index: u64, first: usize, leaves: &mut Vec<Leaf>) {
        match self {
            Source::Range { from, .. } => {
                let number = from.bits[0].wrapping_add(index as u32);
                leaves.push(Leaf::Number(Value::splat(from.ty, number)));
            }
            Source::Array(array) => {
                let (before, item) = unit.field(&array.ty, index as usize);
                leaves.extend((0..unit.leaf_count(&item)).map(|i| Leaf::Array(first + before + i)));
            }
            Source::Rev(inner) => inner.collect(unit, inner.count() - 1 - index, first, leaves),
            Source::StepBy(inner, by) => inner.collect(unit, index * u64::from(*by), first, leaves),
            Source::Enumerate(inner) => {
                leaves.push(Leaf::Number(Value::splat(Ty::U32, index as u32)));
                inner.collect(unit, index, first, leaves);
            }
            Source::Zip(a, b) => {
                a.collect(unit, index, first, leaves);
                let taken: usize = a.arrays().iter().map(|array| unit.leaf_count(&array.ty)).sum();
                b.collect(unit, index, first + taken, leaves);
            }
        }
    }
}

fn int(value: Value) -> i64 {
    if value.ty.scalar == Scalar::I32 { i64::from(value.i(0)) } else { i64::from(value.bits[0]) }
}

//! What a loop runs over, and the items it gives.

use crate::hir::{Expr, ExprKind, Type, Unit};
use crate::op::Op;
use crate::ty::{Scalar, Ty};
use crate::value::Value;

/// The items of a loop, in order: what the iterator of the same name gives in Rust.
#[derive(Clone, Debug)]
pub enum Source {
    /// `from..to`, or `from..=to`, of integers of one type. The ends are evaluated once, before the first step.
    Range {
        /// The first item.
        from: Expr,
        /// The end.
        to: Expr,
        /// `..=` rather than `..`.
        inclusive: bool,
    },
    /// The elements of an array, which is evaluated once, before the first step.
    Array(Expr),
    /// The items from the last to the first.
    Rev(Box<Source>),
    /// The first item and every so many'th after it. The step is evaluated once, before the first one; none is zero.
    StepBy(Box<Source>, Box<Expr>),
    /// Without the first so many items.
    Skip(Box<Source>, u32),
    /// The first so many items.
    Take(Box<Source>, u32),
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
    /// A leaf of the operands, by its place among all of them.
    Operand(usize),
}

/// The values of the leaves of a source's operands, as far as they are known.
pub type Known<'a> = &'a dyn Fn(usize) -> Option<Value>;

impl Source {
    /// How many items there are, if the source says so itself.
    pub fn count(&self) -> Option<u64> {
        match self {
            Source::Range { from, to, inclusive } => Some(span(constant(from)?, constant(to)?, *inclusive)),
            Source::Array(array) => Some(elements(array)),
            Source::Rev(inner) | Source::Enumerate(inner) => inner.count(),
            Source::StepBy(inner, by) => Some(stepped(inner.count()?, constant(by)?)),
            Source::Skip(inner, count) => Some(inner.count()?.saturating_sub(u64::from(*count))),
            Source::Take(inner, count) => Some(inner.count()?.min(u64::from(*count))),
            Source::Zip(a, b) => Some(a.count()?.min(b.count()?)),
        }
    }

    /// True if it runs over the elements of an array.
    pub fn has_arrays(&self) -> bool {
        match self {
            Source::Range { .. } => false,
            Source::Array(_) => true,
            Source::Rev(inner) | Source::Enumerate(inner) | Source::StepBy(inner, _) => inner.has_arrays(),
            Source::Skip(inner, _) | Source::Take(inner, _) => inner.has_arrays(),
            Source::Zip(a, b) => a.has_arrays() || b.has_arrays(),
        }
    }

    /// What is evaluated before the first step, in order: arrays, and ends of ranges and steps that are not constant.
    pub fn operands(&self) -> Vec<&Expr> {
        match self {
            Source::Range { from, to, .. } => {
                [from, to].into_iter().filter(|end| constant(end).is_none()).collect()
            }
            Source::Array(array) => vec![array],
            Source::Rev(inner) | Source::Enumerate(inner) => inner.operands(),
            Source::Skip(inner, _) | Source::Take(inner, _) => inner.operands(),
            Source::StepBy(inner, by) => {
                let step = (constant(by).is_none()).then_some(&**by);
                inner.operands().into_iter().chain(step).collect()
            }
            Source::Zip(a, b) => [a.operands(), b.operands()].concat(),
        }
    }

    /// How many items there are with these operands.
    pub fn count_of(&self, unit: &Unit, known: Known) -> Option<u64> {
        Reader { unit, known, leaf: 0 }.count(self)
    }

    /// The leaves of an item, of which there are more than `index`.
    pub fn item(&self, unit: &Unit, index: u64, known: Known) -> Option<Vec<Leaf>> {
        let mut leaves = Vec::new();
        Reader { unit, known, leaf: 0 }.item(self, index, &mut leaves)?;
        Some(leaves)
    }
}

/// Walks a source and the leaves of its operands.
struct Reader<'a> {
    unit: &'a Unit,
    known: Known<'a>,
    /// The first leaf of the next operand.
    leaf: usize,
}

impl Reader<'_> {
    fn count(&mut self, source: &Source) -> Option<u64> {
        match source {
            Source::Range { from, to, inclusive } => match (self.end(from), self.end(to)) {
                (Some(from), Some(to)) => Some(span(from, to, *inclusive)),
                _ => width(from, to, *inclusive),
            },
            Source::Array(array) => {
                self.leaf += self.unit.leaf_count(&array.ty);
                Some(elements(array))
            }
            Source::Rev(inner) | Source::Enumerate(inner) => self.count(inner),
            Source::StepBy(inner, by) => {
                let (count, by) = (self.count(inner), self.end(by));
                Some(stepped(count?, by?))
            }
            Source::Skip(inner, count) => Some(self.count(inner)?.saturating_sub(u64::from(*count))),
            Source::Take(inner, count) => Some(self.count(inner)?.min(u64::from(*count))),
            Source::Zip(a, b) => {
                let (a, b) = (self.count(a), self.count(b));
                Some(a?.min(b?))
            }
        }
    }

    fn item(&mut self, source: &Source, index: u64, leaves: &mut Vec<Leaf>) -> Option<()> {
        match source {
            Source::Range { from, to, .. } => {
                let (from, _) = (self.end(from), self.end(to));
                let number = from?.bits[0].wrapping_add(index as u32);
                leaves.push(Leaf::Number(Value::splat(from?.ty, number)));
            }
            Source::Array(array) => {
                // Of a pair whose other half has more items.
                if index >= elements(array) {
                    return None;
                }
                let (before, item) = self.unit.field(&array.ty, index as usize);
                let first = self.leaf + before;
                leaves.extend((0..self.unit.leaf_count(&item)).map(|i| Leaf::Operand(first + i)));
                self.leaf += self.unit.leaf_count(&array.ty);
            }
            Source::Rev(inner) => {
                let count = Reader { leaf: self.leaf, ..*self }.count(inner)?;
                self.item(inner, count - 1 - index, leaves)?;
            }
            Source::StepBy(inner, by) => {
                let mut behind = Reader { leaf: self.leaf + leaves_of(self.unit, inner), ..*self };
                let by = behind.end(by)?;
                self.item(inner, index * u64::from(by.bits[0].max(1)), leaves)?;
                self.leaf = behind.leaf;
            }
            Source::Skip(inner, count) => self.item(inner, index + u64::from(*count), leaves)?,
            Source::Take(inner, _) => self.item(inner, index, leaves)?,
            Source::Enumerate(inner) => {
                leaves.push(Leaf::Number(Value::splat(Ty::U32, index as u32)));
                self.item(inner, index, leaves)?;
            }
            Source::Zip(a, b) => {
                self.item(a, index, leaves)?;
                self.item(b, index, leaves)?;
            }
        }
        Some(())
    }

    /// An end of a range, or a step.
    fn end(&mut self, end: &Expr) -> Option<Value> {
        constant(end).or_else(|| {
            self.leaf += 1;
            (self.known)(self.leaf - 1)
        })
    }
}

/// How many leaves the operands of a source have.
pub(crate) fn leaves_of(unit: &Unit, source: &Source) -> usize {
    source.operands().iter().map(|operand| unit.leaf_count(&operand.ty)).sum()
}

fn constant(expr: &Expr) -> Option<Value> {
    match expr.kind {
        ExprKind::Const(value) => Some(value),
        _ => None,
    }
}

/// How many items a step leaves of so many. Rust panics where it is zero.
fn stepped(count: u64, by: Value) -> u64 {
    count.div_ceil(u64::from(by.bits[0].max(1)))
}

/// How many integers there are from one to the other.
fn span(from: Value, to: Value, inclusive: bool) -> u64 {
    (int(to) - int(from) + i64::from(inclusive)).max(0) as u64
}

/// How many integers there are from one to the other where both are the same but for a constant: `x - 1..=x + 1`. Rust panics
/// where such a sum overflows.
pub(crate) fn width(from: &Expr, to: &Expr, inclusive: bool) -> Option<u64> {
    let ((x, from), (y, to)) = (offset(from)?, offset(to)?);
    is_same_place(x, y).then(|| (to - from + i64::from(inclusive)).max(0) as u64)
}

/// True if there may be as many items as there are numbers: `0..=x`, and what leaves out none of these.
pub(crate) fn may_have_all(source: &Source) -> bool {
    match source {
        Source::Range { inclusive: false, .. } | Source::Array(_) | Source::Take(..) => false,
        Source::Range { from, to, inclusive: true } => {
            let first = constant(from).is_none_or(|from| [0, i64::from(i32::MIN)].contains(&int(from)));
            let last =
                constant(to).is_none_or(|to| [i64::from(u32::MAX), i64::from(i32::MAX)].contains(&int(to)));
            first && last && width(from, to, true).is_none_or(|count| count > u64::from(u32::MAX))
        }
        Source::Rev(inner) | Source::Enumerate(inner) => may_have_all(inner),
        Source::StepBy(inner, by) => constant(by).is_none_or(|by| by.bits[0] == 1) && may_have_all(inner),
        Source::Skip(inner, count) => *count == 0 && may_have_all(inner),
        Source::Zip(first, second) => may_have_all(first) && may_have_all(second),
    }
}

/// A sum with a constant, as what that is added to and the constant.
fn offset(sum: &Expr) -> Option<(&Expr, i64)> {
    match &sum.kind {
        ExprKind::Op(op @ (Op::Add | Op::Sub), parts) => match (op, constant(&parts[0]), constant(&parts[1]))
        {
            (Op::Add, None, Some(k)) => Some((&parts[0], int(k))),
            (Op::Add, Some(k), None) => Some((&parts[1], int(k))),
            (Op::Sub, None, Some(k)) => Some((&parts[0], -int(k))),
            _ => None,
        },
        _ => Some((sum, 0)),
    }
}

/// True of one local, or the same part of it.
fn is_same_place(x: &Expr, y: &Expr) -> bool {
    match (&x.kind, &y.kind) {
        (ExprKind::Local(x), ExprKind::Local(y)) => x == y,
        (ExprKind::Field(x, i), ExprKind::Field(y, j)) => i == j && is_same_place(x, y),
        _ => false,
    }
}

fn elements(array: &Expr) -> u64 {
    match array.ty {
        Type::Array(_, count) => u64::from(count),
        // It has a mistake, or nobody says of what it is empty.
        Type::Never => 0,
        ref other => unreachable!("a loop over the elements of {other:?}"),
    }
}

fn int(value: Value) -> i64 {
    if value.ty.scalar == Scalar::I32 { i64::from(value.i(0)) } else { i64::from(value.bits[0]) }
}

//! The items of a `for` loop, also where their number is known at run time only.

use super::Lowerer;
use crate::graph::Ref;
use crate::hir::source::Leaf;
use crate::hir::{Expr, ExprKind, Source};
use crate::op::Op;
use crate::ty::{Scalar, Ty};
use crate::value::Value;

/// How many items a source has.
#[derive(Clone, Copy)]
pub(super) enum Count {
    Known(u64),
    /// So many as this `u32` says.
    Open(Ref),
}

impl Lowerer<'_> {
    /// How many items there are.
    pub(super) fn count_of(&mut self, source: &Source, operands: &[Ref]) -> Count {
        match source.count_of(self.unit, &|leaf| self.graph.as_const(operands[leaf])) {
            Some(count) => Count::Known(count),
            None => Count::Open(self.counted(source, &mut operands.iter().copied())),
        }
    }

    /// The leaves of an item.
    pub(super) fn item(&mut self, source: &Source, index: u64, operands: &[Ref]) -> Vec<Ref> {
        let known = source.item(self.unit, index, &|leaf| self.graph.as_const(operands[leaf]));
        if let Some(item) = known {
            let value = |leaf: Leaf| match leaf {
                Leaf::Number(value) => self.graph.constant(value),
                Leaf::Operand(leaf) => operands[leaf],
            };
            return item.into_iter().map(value).collect();
        }
        let index = self.number(index as u32);
        let mut leaves = Vec::new();
        self.gather(source, index, &mut operands.iter().copied(), &mut leaves);
        leaves
    }

    pub(super) fn number(&mut self, number: u32) -> Ref {
        self.graph.constant(Value::u32(number))
    }

    /// The two ends of a range.
    pub(super) fn ends(
        &mut self,
        from: &Expr,
        to: &Expr,
        operands: &mut dyn Iterator<Item = Ref>,
    ) -> (Ref, Ref) {
        let mut end = |end: &Expr| match end.kind {
            ExprKind::Const(value) => self.graph.constant(value),
            _ => operands.next().expect("a leaf for each end"),
        };
        (end(from), end(to))
    }

    pub(super) fn as_u32(&mut self, value: Ref) -> Ref {
        let unsigned = self.graph.ty(value) == Ty::U32;
        if unsigned { value } else { self.graph.add(Op::Cast(Scalar::U32), &[value]) }
    }

    fn counted(&mut self, source: &Source, operands: &mut dyn Iterator<Item = Ref>) -> Ref {
        match source {
            Source::Range { from, to, inclusive } => {
                let (from, to) = self.ends(from, to, operands);
                let is_empty = self.graph.add(if *inclusive { Op::Lt } else { Op::Le }, &[to, from]);
                let (first, last) = (self.as_u32(from), self.as_u32(to));
                let one = self.number(u32::from(*inclusive));
                let between = self.graph.add(Op::Sub, &[last, first]);
                let between = self.graph.add(Op::Add, &[between, one]);
                let none = self.number(0);
                self.graph.select(is_empty, none, between)
            }
            Source::Array(array) => {
                operands.take(self.unit.leaf_count(&array.ty)).for_each(drop);
                let count = source.count().expect("arrays have a length");
                self.number(count as u32)
            }
            Source::Rev(inner) | Source::Enumerate(inner) => self.counted(inner, operands),
            Source::StepBy(inner, by) => {
                let count = self.counted(inner, operands);
                let (by, none, one) = (self.number(*by), self.number(0), self.number(1));
                let whole = self.graph.add(Op::Div, &[count, by]);
                let rest = self.graph.add(Op::Rem, &[count, by]);
                let even = self.graph.add(Op::Eq, &[rest, none]);
                let more = self.graph.add(Op::Add, &[whole, one]);
                self.graph.select(even, whole, more)
            }
            Source::Zip(a, b) => {
                let (a, b) = (self.counted(a, operands), self.counted(b, operands));
                self.graph.add(Op::Min, &[a, b])
            }
        }
    }

    /// Adds the leaves of the item of this number.
    pub(super) fn gather(
        &mut self,
        source: &Source,
        index: Ref,
        operands: &mut dyn Iterator<Item = Ref>,
        leaves: &mut Vec<Ref>,
    ) {
        match source {
            Source::Range { from, to, .. } => {
                let (from, _) = self.ends(from, to, operands);
                let signed = self.graph.ty(from) == Ty::I32;
                let index = if signed { self.graph.add(Op::Cast(Scalar::I32), &[index]) } else { index };
                let number = self.graph.add(Op::Add, &[from, index]);
                leaves.push(number);
            }
            Source::Array(array) => {
                let all: Vec<Ref> = operands.take(self.unit.leaf_count(&array.ty)).collect();
                leaves.extend(self.element(&array.ty, &all, index));
            }
            Source::Rev(inner) => {
                let all: Vec<Ref> = operands.take(self.leaves_of(inner)).collect();
                let count = self.counted(inner, &mut all.iter().copied());
                let one = self.number(1);
                let last = self.graph.add(Op::Sub, &[count, one]);
                let index = self.graph.add(Op::Sub, &[last, index]);
                self.gather(inner, index, &mut all.into_iter(), leaves);
            }
            Source::StepBy(inner, by) => {
                let by = self.number(*by);
                let index = self.graph.add(Op::Mul, &[index, by]);
                self.gather(inner, index, operands, leaves);
            }
            Source::Enumerate(inner) => {
                leaves.push(index);
                self.gather(inner, index, operands, leaves);
            }
            Source::Zip(a, b) => {
                self.gather(a, index, operands, leaves);
                self.gather(b, index, operands, leaves);
            }
        }
    }

    fn leaves_of(&self, source: &Source) -> usize {
        source.operands().iter().map(|operand| self.unit.leaf_count(&operand.ty)).sum()
    }
}

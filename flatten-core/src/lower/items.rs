//! The items of a `for` loop, also where their number is known at run time only.

use super::Lowerer;
use crate::graph::Ref;
use crate::hir::source::{self, Leaf};
use crate::hir::{Expr, ExprKind, Loop, LoopKind, Source};
use crate::op::Op;
use crate::ty::{Scalar, Ty};
use crate::value::Value;

/// How many items a source has.
#[derive(Clone, Copy)]
pub(super) enum Count {
    Known(u64),
    /// So many as this `u32` says.
    Open(Ref),
    /// Whether there is one, and the number of the last one: there may be as many as there are numbers, and one more than the
    /// last of these is none.
    UpTo(Ref, Ref),
}

/// What a `for` that is kept counts.
pub(super) struct Counter {
    /// What it begins with.
    pub(super) first: Vec<Ref>,
    pub(super) names: Vec<&'static str>,
}

impl Lowerer<'_> {
    /// How many items there are.
    pub(super) fn count_of(&mut self, source: &Source, operands: &[Ref]) -> Count {
        match source.count_of(self.unit, &|leaf| self.graph.as_const(operands[leaf])) {
            Some(count) => Count::Known(count),
            None if source::may_have_all(source) => {
                let (some, last) = self.last(source, &mut operands.iter().copied());
                Count::UpTo(some, last)
            }
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

    fn number(&mut self, number: u32) -> Ref {
        self.graph.constant(Value::u32(number))
    }

    /// The two ends of a range.
    fn ends(&mut self, from: &Expr, to: &Expr, operands: &mut dyn Iterator<Item = Ref>) -> (Ref, Ref) {
        let mut end = |end: &Expr| match end.kind {
            ExprKind::Const(value) => self.graph.constant(value),
            _ => operands.next().expect("a leaf for each end"),
        };
        (end(from), end(to))
    }

    /// A step, which is not zero: Rust panics where it is.
    fn step(&mut self, by: &Expr, operands: &mut dyn Iterator<Item = Ref>) -> Ref {
        match by.kind {
            ExprKind::Const(value) => self.graph.constant(value),
            _ => operands.next().expect("a leaf for the step"),
        }
    }

    fn as_u32(&mut self, value: Ref) -> Ref {
        let unsigned = self.graph.ty(value) == Ty::U32;
        if unsigned { value } else { self.graph.add(Op::Cast(Scalar::U32), &[value]) }
    }

    fn counted(&mut self, source: &Source, operands: &mut dyn Iterator<Item = Ref>) -> Ref {
        let (some, last) = self.last(source, operands);
        let (none, one) = (self.number(0), self.number(1));
        let count = self.graph.add(Op::Add, &[last, one]);
        self.graph.select(some, count, none)
    }

    /// What a `for` counts: the number itself, or the number of the step and whether the last one is done. So no count
    /// can overflow.
    pub(super) fn counter(&mut self, l: &Loop, operands: &[Ref]) -> Counter {
        let LoopKind::For { source, .. } = &l.kind else { return Counter { first: vec![], names: vec![] } };
        let operands = &mut operands.iter().copied();
        if let Source::Range { from, to, inclusive: false } = source {
            let (from, _) = self.ends(from, to, operands);
            return Counter { first: vec![from], names: vec!["i"] };
        }
        let (some, _) = self.last(source, operands);
        Counter { first: vec![self.number(0), !some], names: vec!["step", "done"] }
    }

    /// Whether the items have come to an end, the next item, and the next values of the counters.
    pub(super) fn next_item(
        &mut self,
        source: &Source,
        operands: &[Ref],
        counters: &[Ref],
    ) -> (Ref, Vec<Ref>, Vec<Ref>) {
        if let (Source::Range { from, to, inclusive: false }, [number]) = (source, counters) {
            let (_, to) = self.ends(from, to, &mut operands.iter().copied());
            let less = self.graph.add(Op::Lt, &[*number, to]);
            let one = self.graph.constant(Value::splat(self.graph.ty(*number), 1));
            let next = self.graph.add(Op::Add, &[*number, one]);
            return (!less, vec![*number], vec![next]);
        }
        let [step, done] = *counters else { unreachable!("the counters of a `for`") };
        let mut item = Vec::new();
        self.gather(source, step, &mut operands.iter().copied(), &mut item);
        let (_, last) = self.last(source, &mut operands.iter().copied());
        let at_last = self.graph.add(Op::Eq, &[step, last]);
        let one = self.number(1);
        let next = self.graph.add(Op::Add, &[step, one]);
        (done, item, vec![next, at_last])
    }

    /// Whether there is an item, and the number of the last one.
    fn last(&mut self, source: &Source, operands: &mut dyn Iterator<Item = Ref>) -> (Ref, Ref) {
        match source {
            Source::Range { from, to, inclusive } => {
                let width = source::width(from, to, *inclusive);
                let (from, to) = self.ends(from, to, operands);
                if let Some(count) = width {
                    return (self.graph.bool(count > 0), self.number(count.saturating_sub(1) as u32));
                }
                let some = self.graph.add(if *inclusive { Op::Le } else { Op::Lt }, &[from, to]);
                let (from, to) = (self.as_u32(from), self.as_u32(to));
                let between = self.graph.add(Op::Sub, &[to, from]);
                let one = self.number(u32::from(!inclusive));
                (some, self.graph.add(Op::Sub, &[between, one]))
            }
            Source::Array(array) => {
                operands.take(self.unit.leaf_count(&array.ty)).for_each(drop);
                let count = source.count().expect("arrays have a length") as u32;
                (self.graph.bool(count > 0), self.number(count.saturating_sub(1)))
            }
            Source::Rev(inner) | Source::Enumerate(inner) => self.last(inner, operands),
            Source::StepBy(inner, by) => {
                let (some, last) = self.last(inner, operands);
                let by = self.step(by, operands);
                (some, self.graph.add(Op::Div, &[last, by]))
            }
            Source::Skip(inner, count) => {
                let (some, last) = self.last(inner, operands);
                let count = self.number(*count);
                let more = self.graph.add(Op::Le, &[count, last]);
                (self.graph.and(some, more), self.graph.add(Op::Sub, &[last, count]))
            }
            Source::Take(inner, count) => {
                let (some, last) = self.last(inner, operands);
                let (none, end) = (self.graph.bool(*count > 0), self.number(count.saturating_sub(1)));
                (self.graph.and(some, none), self.graph.add(Op::Min, &[last, end]))
            }
            Source::Zip(a, b) => {
                let ((some, last), (other, end)) = (self.last(a, operands), self.last(b, operands));
                (self.graph.and(some, other), self.graph.add(Op::Min, &[last, end]))
            }
        }
    }

    /// Adds the leaves of the item of this number.
    fn gather(
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
                let (_, last) = self.last(inner, &mut all.iter().copied());
                let index = self.graph.add(Op::Sub, &[last, index]);
                self.gather(inner, index, &mut all.into_iter(), leaves);
            }
            Source::StepBy(inner, by) => {
                let all: Vec<Ref> = operands.take(self.leaves_of(inner)).collect();
                let by = self.step(by, operands);
                let index = self.graph.add(Op::Mul, &[index, by]);
                self.gather(inner, index, &mut all.into_iter(), leaves);
            }
            Source::Skip(inner, count) => {
                let count = self.number(*count);
                let index = self.graph.add(Op::Add, &[index, count]);
                self.gather(inner, index, operands, leaves);
            }
            Source::Take(inner, _) => self.gather(inner, index, operands, leaves),
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
        source::leaves_of(self.unit, source)
    }
}

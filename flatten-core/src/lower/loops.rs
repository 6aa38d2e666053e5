//! Loops to their copies, one after the other.

use super::exits::{Exit, Kind};
use super::items::Count;
use super::{Leaves, Lowerer};
use crate::graph::Ref;
use crate::hir::{Expr, Loop, LoopKind};
use crate::op::Op;
use crate::options::Sabotage;
use crate::value::Value;

/// Whether a loop takes another step.
enum Next {
    Step,
    /// All that are here leave.
    End,
    /// Nobody is here.
    Nobody,
}

impl Lowerer<'_> {
    /// Lowers the copies of a loop that the plan allows. Whoever is still there behind the last copy of a loop that no
    /// condition ends is nobody: either that cannot happen, or the user has said that it does not.
    pub(super) fn unroll(&mut self, l: &Loop) -> Leaves {
        let most = self.plan.loops[&(self.id, l.id)].trip.most().unwrap_or_default();
        let mut operands = self.operands(l)?;
        let count = self.count(l, &operands);
        let outer = std::mem::take(&mut self.exits);
        let (mark, declared) = (self.known.mark(), self.declared);
        self.loops.insert(l.id, declared);
        self.inside.unrolled.insert(l.id);
        let mut left = Vec::new();
        let mut step = 0;
        let mut alive = loop {
            if step > 0 && self.options.sabotage == Some(Sabotage::SourceReadLate) {
                operands = self.operands(l)?;
            }
            let pass = self.known.mark();
            match self.next(l, step, most, count) {
                Next::Step => {}
                Next::End => break true,
                Next::Nobody => break false,
            }
            if let LoopKind::For { var, source } = &l.kind {
                self.declare(*var);
                let leaves = self.item(source, step, &operands);
                let first = self.first[var.0 as usize];
                self.places[first..first + leaves.len()].copy_from_slice(&leaves);
            }
            let fell = self.block(&l.body).is_some();
            let continues = self.take_exits(Kind::Continue(l.id));
            self.known.rewind(pass);
            if !self.join_places(continues, fell) {
                break false;
            }
            let taken: Vec<(Kind, Ref)> = self.exits.iter().map(|e| (e.kind, e.cond)).collect();
            taken.into_iter().for_each(|(kind, cond)| self.assume_not_taken(kind, cond));
            left.append(&mut self.exits);
            step += 1;
        };
        left.append(&mut self.exits);
        self.known.rewind(mark);
        self.declared = declared;
        self.exits = left;
        let breaks = self.take_exits(Kind::Break(l.id));
        let lost = self.options.sabotage == Some(Sabotage::BreakIgnoredAfterContinue) && alive;
        alive = self.join_places(if lost { Vec::new() } else { breaks }, alive);
        let inner = std::mem::replace(&mut self.exits, outer);
        // Who is here has not left for further away.
        for exit in inner.iter().filter(|_| alive) {
            self.assume_not_taken(exit.kind, exit.cond);
        }
        self.exits.extend(inner);
        alive.then(Vec::new)
    }

    /// The leaves of what a loop evaluates before its first step.
    pub(super) fn operands(&mut self, l: &Loop) -> Leaves {
        let mut leaves = Vec::new();
        for operand in l.operands() {
            leaves.extend(self.expr(operand)?);
        }
        Some(leaves)
    }

    /// How many items a `for` loop has.
    fn count(&mut self, l: &Loop, operands: &[Ref]) -> Option<Count> {
        match &l.kind {
            LoopKind::For { source, .. } => Some(self.count_of(source, operands)),
            LoopKind::While(_) | LoopKind::Endless | LoopKind::Once => None,
        }
    }

    /// Whether there is a copy for the step of this number; who does not take it leaves.
    fn next(&mut self, l: &Loop, step: u64, most: u64, count: Option<Count>) -> Next {
        match (&l.kind, count) {
            (LoopKind::Once, _) if step == 0 => Next::Step,
            (LoopKind::Once, _) => Next::End,
            (LoopKind::Endless, _) if step < most => Next::Step,
            (LoopKind::Endless, _) => Next::Nobody,
            (LoopKind::While(condition), _) => self.next_while(l, condition, step < most),
            // The plan has counted them too; more than it has found nobody reaches.
            (_, Some(Count::Known(count))) if step < count.min(most) => Next::Step,
            (_, Some(Count::Known(_))) => Next::End,
            (LoopKind::For { .. }, Some(Count::Open(count))) => {
                let number = self.graph.constant(Value::u32(step as u32));
                let more = self.graph.add(Op::Lt, &[number, count]);
                self.go_on(l, more, step < most)
            }
            (LoopKind::For { .. }, Some(Count::UpTo(some, last))) => {
                // Who has no first item has left before the second.
                let more = match step {
                    0 => some,
                    _ => {
                        let number = self.graph.constant(Value::u32(step as u32));
                        self.graph.add(Op::Le, &[number, last])
                    }
                };
                self.go_on(l, more, step < most)
            }
            (LoopKind::For { .. }, None) => unreachable!("a `for` loop has a number of items"),
        }
    }

    fn next_while(&mut self, l: &Loop, condition: &Expr, copied: bool) -> Next {
        let Some(condition) = self.scalar(condition) else { return Next::Nobody };
        self.go_on(l, condition, copied)
    }

    fn go_on(&mut self, l: &Loop, more: Ref, copied: bool) -> Next {
        match self.graph.as_const(more) {
            _ if !copied => Next::End,
            Some(more) if more.is_true() => Next::Step,
            Some(_) => Next::End,
            None => {
                let state = self.places[..self.loops[&l.id]].to_vec();
                let cond = self.graph.bool(true);
                self.add_exits(!more, vec![Exit { kind: Kind::Break(l.id), cond, state }], true);
                Next::Step
            }
        }
    }
}

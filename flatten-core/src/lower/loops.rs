//! Loops to their copies, one after the other.

use super::exits::Kind;
use super::{Leaves, Lowerer};
use crate::graph::Ref;
use crate::hir::source::Leaf;
use crate::hir::{Loop, LoopKind, Source};
use crate::options::Sabotage;

impl Lowerer<'_> {
    /// Lowers the copies of a loop.
    pub(super) fn unroll(&mut self, l: &Loop) -> Leaves {
        let trips = self.plan.loops[&(self.id, l.id)].trips;
        let mut operands = self.operands(l)?;
        let outer = std::mem::take(&mut self.exits);
        let (mark, declared) = (self.known.mark(), self.declared);
        self.loops.insert(l.id, declared);
        let mut left = Vec::new();
        let mut alive = true;
        for i in 0..trips {
            if i > 0 && self.options.sabotage == Some(Sabotage::SourceReadLate) {
                operands = self.operands(l)?;
            }
            if let LoopKind::For { var, source } = &l.kind {
                self.declare(*var);
                self.give(self.first[var.0 as usize], source, i, &operands);
            }
            let pass = self.known.mark();
            let fell = self.block(&l.body).is_some();
            let continues = self.take_exits(Kind::Continue(l.id));
            self.known.rewind(pass);
            alive = self.join_places(continues, fell);
            if !alive {
                break;
            }
            let conds: Vec<Ref> = self.exits.iter().map(|e| e.cond).collect();
            conds.into_iter().for_each(|c| self.assume(!c));
            left.append(&mut self.exits);
        }
        left.append(&mut self.exits);
        self.known.rewind(mark);
        self.declared = declared;
        self.exits = left;
        let breaks = self.take_exits(Kind::Break(l.id));
        let lost = self.options.sabotage == Some(Sabotage::BreakIgnoredAfterContinue) && alive;
        alive = self.join_places(if lost { Vec::new() } else { breaks }, alive);
        let inner = std::mem::replace(&mut self.exits, outer);
        self.exits.extend(inner);
        alive.then(Vec::new)
    }

    /// The leaves of what a loop evaluates before its first step.
    fn operands(&mut self, l: &Loop) -> Leaves {
        let mut leaves = Vec::new();
        for operand in l.operands() {
            leaves.extend(self.expr(operand)?);
        }
        Some(leaves)
    }

    /// Stores an item into the places from `var` on.
    fn give(&mut self, var: usize, source: &Source, index: u64, operands: &[Ref]) {
        let item = source.item(self.unit, index, &|leaf| self.graph.as_const(operands[leaf]));
        let item = item.expect("the plan unrolls only what is constant");
        for (place, leaf) in item.into_iter().enumerate() {
            self.places[var + place] = match leaf {
                Leaf::Number(value) => self.graph.constant(value),
                Leaf::Operand(leaf) => operands[leaf],
            };
        }
    }
}

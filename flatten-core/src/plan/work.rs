//! How much copying a plan asks for, counted before any of it is done.

use super::{Plan, line};
use crate::diag::{Diags, codes};
use crate::hir::{Block, Expr, ExprKind, FnId, Part, Place, Unit};
use crate::options::Options;
use std::collections::BTreeMap;

/// What a function, or a part of it, comes to.
#[derive(Clone, Copy, Default)]
struct Work {
    /// Operations, every loop and call counted as often as it is copied.
    ops: u64,
    /// The largest product of copies along one nest, callees included.
    copies: u64,
}

/// Refuses plans beyond the limits, before they are carried out.
pub(super) fn check(unit: &Unit, entry: FnId, plan: &Plan, options: &Options) -> Result<(), Diags> {
    let mut counter = Counter { unit, plan, done: BTreeMap::new(), id: entry, limit: 0, diags: Diags::new() };
    counter.limit = options.limits.max_unroll;
    for &id in &plan.order {
        counter.id = id;
        let work = counter.block(&unit.function(id).body);
        counter.done.insert(id, work);
    }
    let ops = counter.done[&entry].ops;
    let mut diags = counter.diags;
    if diags.iter().next().is_none() && ops > options.limits.max_work {
        diags
            .at(unit.function(entry).span, &codes::WORK_LIMIT)
            .with("ops", ops)
            .with("limit", options.limits.max_work)
            .with("detail", detail(unit, entry, plan));
    }
    diags.check()
}

/// The largest loops of the entry and its callees: `: 81 copies at line 12, 8 copies at line 30`.
pub(super) fn detail(unit: &Unit, entry: FnId, plan: &Plan) -> String {
    let mut found = Vec::new();
    for &id in &plan.order {
        unit.function(id).body.loops(&mut |l| {
            let place = if id == entry { String::new() } else { format!(" of `{}`", unit.function(id).name) };
            found.push((plan.loops[&(id, l.id)].trips, format!("line {}{place}", line(l.span))));
        });
    }
    found.sort_by_key(|found| std::cmp::Reverse(found.0));
    let parts: Vec<String> = found.iter().take(3).map(|(n, at)| format!("{n} copies at {at}")).collect();
    if parts.is_empty() { String::new() } else { format!(": {}", parts.join(", ")) }
}

struct Counter<'a> {
    unit: &'a Unit,
    plan: &'a Plan,
    done: BTreeMap<FnId, Work>,
    id: FnId,
    limit: u64,
    diags: Diags,
}

impl Counter<'_> {
    fn block(&mut self, block: &Block) -> Work {
        let mut work = Work::default();
        block.exprs(&mut |e| self.add(&mut work, e));
        work
    }

    fn add(&mut self, work: &mut Work, expr: &Expr) {
        let part = match &expr.kind {
            ExprKind::For(l) => {
                let trips = self.plan.loops[&(self.id, l.id)].trips;
                let body = self.block(&l.body);
                let copies = trips.saturating_mul(body.copies.max(1));
                if copies > self.limit {
                    let inside = match body.copies {
                        0 | 1 => String::new(),
                        n => format!(" with {n} inside"),
                    };
                    self.diags
                        .at(l.span, &codes::UNROLL_LIMIT)
                        .with("copies", copies)
                        .with("limit", self.limit)
                        .with("detail", format!(": {trips} at line {}{inside}", line(l.span)));
                }
                // One more for the copy itself, so that empty bodies count too.
                let mut work = Work { ops: trips.saturating_mul(body.ops.saturating_add(1)), copies };
                l.source.arrays().into_iter().for_each(|array| self.add(&mut work, array));
                work
            }
            kind => {
                let mut inner = self.own(kind);
                expr.parts(&mut |e| self.add(&mut inner, e));
                inner
            }
        };
        work.ops = work.ops.saturating_add(part.ops);
        work.copies = work.copies.max(part.copies);
    }

    /// An expression without its parts.
    fn own(&self, kind: &ExprKind) -> Work {
        match kind {
            ExprKind::Op(..) | ExprKind::Wrapping(..) | ExprKind::And(..) | ExprKind::Or(..) => {
                Work { ops: 1, copies: 0 }
            }
            ExprKind::If(..) => Work { ops: 1, copies: 0 },
            ExprKind::Assign(place, ..) => Work { ops: self.assigned(place), copies: 0 },
            ExprKind::Index(whole, _) => Work { ops: self.unit.leaf_count(&whole.ty) as u64, copies: 0 },
            ExprKind::Call(callee, ..) => self.done[callee],
            _ => Work::default(),
        }
    }
    /// A store: where an index leads to it, one for each leaf of the local.
    fn assigned(&self, place: &Place) -> u64 {
        let by_index = place.path.iter().any(|part| matches!(part, Part::Index(_)));
        let local = &self.unit.function(self.id).locals[place.local.0 as usize];
        if by_index { self.unit.leaf_count(&local.ty) as u64 } else { 1 }
    }
}

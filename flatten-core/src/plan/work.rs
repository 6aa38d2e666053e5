//! How much copying a plan asks for, counted before any of it is done.

use super::{Decision, Plan, Planned, line};
use crate::diag::{Diags, codes};
use crate::hir::{Block, Expr, ExprKind, FnId, Loop, LoopKind, Part, Place, Unit};
use crate::options::Options;
use std::collections::BTreeMap;

/// What a function, or a part of it, comes to.
#[derive(Clone, Copy, Default)]
struct Work {
    /// Operations, every loop counted as often as it is copied, a call as large as the callee's graph.
    ops: u64,
    /// The most copies of one body that a nest of loops asks for, callees included.
    copies: u64,
}

/// The functions that have been lowered, with the live operations of each.
pub type Sizes = BTreeMap<FnId, u64>;

/// Refuses loop nests with more copies than the limit, before any is made.
pub(super) fn check_copies(unit: &Unit, plan: &Plan, options: &Options) -> Result<(), Diags> {
    let mut diags = Diags::new();
    let mut done = BTreeMap::new();
    for &id in &plan.order {
        let called = |callee: &FnId| Work { ops: 0, copies: done[callee] };
        let work =
            Counter { unit, plan, called: &called, id, too_many: Some((&mut diags, options)) }.function();
        done.insert(id, work.copies);
    }
    diags.check()
}

/// Refuses a function that asks for more work than the limit, before it is lowered. Its callees have been: what a
/// call costs is their true size, so that helpers which share what they call twice are not counted twice.
///
/// # Errors
/// The function, with its loops and calls.
pub fn check(unit: &Unit, id: FnId, plan: &Plan, sizes: &Sizes, options: &Options) -> Result<(), Diags> {
    let called = |callee: &FnId| Work { ops: sizes[callee], copies: 0 };
    let ops = Counter { unit, plan, called: &called, id, too_many: None }.function().ops;
    let mut diags = Diags::new();
    if ops > options.limits.max_work {
        diags
            .at(unit.function(id).span, &codes::WORK_LIMIT)
            .with("ops", ops)
            .with("limit", options.limits.max_work)
            .with("detail", detail(unit, id, plan, sizes));
        diags.found_in(0, id);
    }
    diags.check()
}

/// The largest loops of a function and its callees, and its largest calls:
/// `: 81 copies at line 12, 2 calls of `fbm` with 300 operations each`.
pub(super) fn detail(unit: &Unit, id: FnId, plan: &Plan, sizes: &Sizes) -> String {
    let mut loops = Vec::new();
    for &of in &plan.order {
        unit.function(of).body.loops(&mut |l| {
            if matches!(l.kind, LoopKind::Once) {
                return;
            }
            let place = if of == id { String::new() } else { format!(" of `{}`", unit.function(of).name) };
            let steps = plan.loops[&(of, l.id)].trip.most().unwrap_or(1);
            loops.push((steps, format!("line {}{place}", line(l.span))));
        });
        if of == id {
            break;
        }
    }
    let mut counts: BTreeMap<FnId, u64> = BTreeMap::new();
    unit.function(id).body.calls(&mut |callee| *counts.entry(callee).or_default() += 1);
    let mut calls: Vec<(u64, FnId)> = counts.into_iter().map(|(callee, count)| (count, callee)).collect();
    loops.sort_by_key(|found| std::cmp::Reverse(found.0));
    calls.sort_by_key(|(count, callee)| std::cmp::Reverse(count * sizes[callee]));
    let loops = loops.iter().take(3).map(|(n, at)| format!("{n} copies at {at}"));
    let calls = calls.iter().take(2).map(|(count, callee)| {
        let plural = if *count == 1 { "" } else { "s" };
        let name = &unit.function(*callee).name;
        format!("{count} call{plural} of `{name}` with {} operations each", sizes[callee])
    });
    let parts: Vec<String> = loops.chain(calls).collect();
    if parts.is_empty() { String::new() } else { format!(": {}", parts.join(", ")) }
}

struct Counter<'a> {
    unit: &'a Unit,
    plan: &'a Plan,
    /// What a call of a function comes to.
    called: &'a dyn Fn(&FnId) -> Work,
    id: FnId,
    /// Where loops with too many copies are reported.
    too_many: Option<(&'a mut Diags, &'a Options)>,
}

/// To more copies nobody raises the limit.
const SANE: u64 = 1 << 20;

impl Counter<'_> {
    fn function(mut self) -> Work {
        let mut work = Work::default();
        self.block(&mut work, &self.unit.function(self.id).body, 1);
        work
    }

    /// Adds so many copies of a block.
    fn block(&mut self, work: &mut Work, block: &Block, times: u64) {
        block.exprs(&mut |e| self.add(work, e, times));
    }

    fn add(&mut self, work: &mut Work, expr: &Expr, times: u64) {
        let ExprKind::Loop(l) = &expr.kind else {
            let own = self.own(&expr.kind);
            work.ops = work.ops.saturating_add(own.ops.saturating_mul(times));
            work.copies = work.copies.max(own.copies.saturating_mul(times));
            return expr.parts(&mut |e| self.add(work, e, times));
        };
        l.operands().into_iter().for_each(|operand| self.add(work, operand, times));
        let plan = self.plan;
        let &Planned { copies, trip, decision, .. } = &plan.loops[&(self.id, l.id)];
        if let LoopKind::Once = l.kind {
            return self.block(work, &l.body, times);
        }
        let copies = if decision == Decision::Keep { times } else { copies };
        // One more for the copy itself, so that empty bodies count too.
        let mut inside = Work { ops: copies, copies };
        if let LoopKind::While(condition) = &l.kind {
            self.add(&mut inside, condition, copies);
        }
        self.block(&mut inside, &l.body, copies);
        if decision != Decision::Keep {
            self.check_copies(l, trip.most().unwrap_or(1), inside.copies / times.max(1));
        }
        work.ops = work.ops.saturating_add(inside.ops);
        work.copies = work.copies.max(inside.copies);
    }

    fn check_copies(&mut self, l: &Loop, steps: u64, copies: u64) {
        let Some((diags, options)) = &mut self.too_many else { return };
        let limit = options.limits.max_unroll;
        if copies > limit {
            let inside = copies / steps.max(1);
            let inside = if inside > 1 { format!(" with {inside} inside") } else { String::new() };
            let or = match copies > SANE {
                true => "let it take fewer steps".to_owned(),
                false => format!("raise the limit: `#[flatten(max_unroll = {copies})]`"),
            };
            let before = diags.len();
            diags
                .at(l.span, &codes::UNROLL_LIMIT)
                .with("or", or)
                .with("copies", copies)
                .with("limit", limit)
                .with("detail", format!(": {steps} at line {}{inside}", line(l.span)));
            diags.found_in(before, self.id);
        }
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
            ExprKind::Call(callee, ..) if self.unit.function(*callee).leaf.is_some() => {
                Work { ops: 1, copies: 0 }
            }
            ExprKind::Call(callee, ..) => (self.called)(callee),
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

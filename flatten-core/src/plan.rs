//! Decides what happens to each loop and checks the budgets, before anything is copied.

pub mod work;

use crate::diag::{Diags, codes};
use crate::graph::Graph;
use crate::hir::{ExprKind, Fn, FnId, Loop, LoopId, LoopKind, Unit};
use crate::options::Options;
use std::collections::BTreeMap;
use std::fmt;
use work::Sizes;

/// What happens to each loop of each function that the entry reaches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// By function and loop.
    pub loops: BTreeMap<(FnId, LoopId), Unroll>,
    /// The functions that the entry reaches, callees before callers; the entry is last.
    pub order: Vec<FnId>,
    /// The function's name with its loops, for the text form.
    lines: Vec<String>,
}

/// The copies of a loop's body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unroll {
    /// How many copies, one for each item.
    pub trips: u64,
}

/// The plan for a function.
///
/// # Errors
/// The loop nests with too many copies.
pub fn run(unit: &Unit, entry: FnId, options: &Options) -> Result<Plan, Diags> {
    let mut plan = Plan { order: order(unit, entry), ..Plan::default() };
    let mut diags = Diags::new();
    for &id in &plan.order {
        let f = unit.function(id);
        f.body.loops(&mut |l| {
            let trips = match &l.kind {
                LoopKind::For { source, .. } => source.count().unwrap_or_else(|| {
                    refuse_bound(f, l, &mut diags);
                    0
                }),
                LoopKind::While(_) => {
                    diags.at(l.span, &codes::WHILE);
                    0
                }
                LoopKind::Endless => {
                    diags.at(l.span, &codes::LOOP);
                    0
                }
                LoopKind::Once => 1,
            };
            if !matches!(l.kind, LoopKind::Once) {
                plan.lines.push(format!("{} line {}: unroll {trips}", f.path, line(l.span)));
            }
            plan.loops.insert((id, l.id), Unroll { trips });
        });
    }
    diags.check()?;
    work::check_copies(unit, &plan, options)?;
    Ok(plan)
}

/// A bound that is known at run time only, by the first local in it.
fn refuse_bound(f: &Fn, l: &Loop, diags: &mut Diags) {
    let mut found = None;
    for operand in l.operands().into_iter().filter(|operand| operand.ty.value().is_some()) {
        operand.all(&mut |e| {
            if let ExprKind::Local(local) = e.kind {
                found = found.or(Some((local, e.span)));
            }
        });
    }
    let Some((local, span)) = found else {
        let span = l.operands().first().map_or(l.span, |operand| operand.span);
        diags.at(span, &codes::LOOP_BOUND).with("name", "its value");
        return;
    };
    let mut changes = false;
    f.body.loops(&mut |l| changes |= matches!(l.kind, LoopKind::For { var, .. } if var == local));
    let code = if changes { &codes::LOOP_VARIABLE } else { &codes::LOOP_BOUND };
    diags.at(span, code).with("name", &f.locals[local.0 as usize].name);
}

/// Refuses a result with more live operations than the limit.
///
/// # Errors
/// The entry, with the loops and calls that make it large.
pub fn check_size(
    unit: &Unit,
    entry: FnId,
    plan: &Plan,
    sizes: &Sizes,
    graph: &Graph,
    options: &Options,
) -> Result<(), Diags> {
    let total = u64::from(crate::count::run(graph).total);
    let mut diags = Diags::new();
    if total > options.limits.max_ops {
        diags
            .at(unit.function(entry).span, &codes::OPS_LIMIT)
            .with("ops", total)
            .with("limit", options.limits.max_ops)
            .with("detail", work::detail(unit, entry, plan, sizes));
    }
    diags.check()
}

/// The functions that the entry reaches, callees first. The front end has refused recursion.
fn order(unit: &Unit, entry: FnId) -> Vec<FnId> {
    let mut order = Vec::new();
    let mut seen = vec![false; unit.fns.len()];
    let mut stack = vec![(entry, false)];
    while let Some((id, left)) = stack.pop() {
        if left {
            order.push(id);
        } else if !std::mem::replace(&mut seen[id.0 as usize], true) {
            stack.push((id, true));
            let mut callees = Vec::new();
            unit.function(id).body.calls(&mut |callee| callees.push((callee, false)));
            // Leaves stay calls.
            callees.retain(|(callee, _)| unit.function(*callee).leaf.is_none());
            stack.extend(callees.into_iter().rev());
        }
    }
    order
}

/// The line of a token, counted from 1; 0 where the compiler does not say.
fn line(span: proc_macro2::Span) -> usize {
    span.start().line
}

/// One line per loop: `shade line 12: unroll 8`.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

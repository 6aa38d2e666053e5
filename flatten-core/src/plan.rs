//! Decides what happens to each loop and checks the budgets, before anything is copied.

mod evident;
mod explain;
pub mod facts;
mod follow;
pub mod work;

use crate::diag::{self, Diags, codes};
use crate::graph::Graph;
use crate::hir::{ExprKind, Fn, FnId, LocalId, Loop, LoopId, LoopKind, Unit, Wish};
use crate::options::Options;
use crate::ty::Ty;
use facts::Facts;
use follow::{Found, Trouble};
use proc_macro2::Span;
use std::collections::BTreeMap;
use std::fmt;
use work::Sizes;

/// What happens to each loop of each function that the entry reaches.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// By function and loop.
    pub loops: BTreeMap<(FnId, LoopId), Planned>,
    /// The functions that the entry reaches, callees before callers; the entry is last.
    pub order: Vec<FnId>,
    /// One line per loop, for the text form.
    lines: Vec<String>,
}

/// What happens to one loop.
#[derive(Clone, Debug)]
pub struct Planned {
    /// What lowering does with it.
    pub decision: Decision,
    /// How many steps it takes.
    pub trip: Trip,
    /// How many copies of its body there are in the whole function, those of the loops around it counted.
    pub copies: u64,
    /// What it writes, and how it is left.
    pub facts: Facts,
    /// Why, in a sentence.
    pub evidence: String,
    /// The user's token that the sentence is about.
    pub span: Span,
}

/// What lowering does with a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// There is no second step, so the body is straight code.
    RunOnce,
    /// The body is straight code: whoever does not leave it in the first step never does.
    IfExit,
    /// A copy of the body for each step.
    Counted,
    /// A copy of the body for each element.
    Iterate,
    /// So many copies as the user says are enough, or as its ends say.
    Bounded,
    /// It stays a loop.
    Keep,
}

/// How many steps a loop takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trip {
    /// So many.
    Exact(u64),
    /// So many, or fewer.
    AtMost(u64),
    /// That is known at run time only.
    Runtime,
}

impl Trip {
    /// The most steps, if that is known.
    pub fn most(self) -> Option<u64> {
        match self {
            Trip::Exact(steps) | Trip::AtMost(steps) => Some(steps),
            Trip::Runtime => None,
        }
    }
}

/// The plan for a function.
///
/// # Errors
/// The loops that cannot be flattened, and the nests with too many copies.
pub fn run(unit: &Unit, entry: FnId, options: &Options) -> Result<Plan, Diags> {
    let mut plan = Plan { order: order(unit, entry), ..Plan::default() };
    let mut diags = Diags::new();
    for &id in &plan.order {
        let f = unit.function(id);
        let facts = facts::of(f);
        let found = follow::run(unit, f, &facts, options);
        // The loops in a refused one, whose steps may be what is wrong with them.
        let mut inside = Vec::new();
        f.body.loops(&mut |l| {
            let (facts, found) = (&facts[l.id.0 as usize], &found[l.id.0 as usize]);
            let decider = Decider { unit, f, l, facts, found, options };
            match decider.decide() {
                Ok(planned) => {
                    plan.lines.push(explain::line(f, l, &planned));
                    plan.loops.insert((id, l.id), planned);
                }
                Err(_) if inside.contains(&l.id) && decider.follows() => {}
                Err(mistake) => {
                    l.body.loops(&mut |inner| inside.push(inner.id));
                    let before = diags.len();
                    diags.append(mistake);
                    diags.found_in(before, id);
                }
            }
        });
    }
    diags.check()?;
    work::check_copies(unit, &plan, options)?;
    Ok(plan)
}

/// One loop, and all that is known of it.
struct Decider<'a> {
    unit: &'a Unit,
    f: &'a Fn,
    l: &'a Loop,
    facts: &'a Facts,
    found: &'a Found,
    options: &'a Options,
}

impl Decider<'_> {
    /// What happens to the loop, unless it is refused.
    fn decide(&self) -> Result<Planned, Diags> {
        let Found { most, fewer, .. } = *self.found;
        let known = if fewer { Trip::AtMost(most) } else { Trip::Exact(most) };
        let Options { loops, strict_loops, .. } = *self.options;
        let (decision, trip) = match (&self.found.trouble, self.l.wish) {
            (Some(Trouble::Never), _) => return Err(self.refused(&Trouble::Never)),
            (_, Wish::Keep) if strict_loops => return Err(self.refused_strictly("keep")),
            (None, Wish::Keep) => (Decision::Keep, Trip::Runtime),
            (None, Wish::UnrollMax(max)) if most > u64::from(max) => return Err(self.refused_max(max)),
            (None, Wish::None) if self.is_long() && loops && !strict_loops => (Decision::Keep, known),
            (None, _) => (self.copied(), known),
            (Some(_), Wish::UnrollMax(_)) if strict_loops => {
                return Err(self.refused_strictly("unroll(max = ..)"));
            }
            (Some(_), Wish::UnrollMax(max)) => (Decision::Bounded, Trip::AtMost(u64::from(max))),
            (Some(Trouble::Bound(..)), Wish::None | Wish::Unroll) if !self.found.is_open => {
                (Decision::Bounded, Trip::AtMost(most))
            }
            (Some(_), Wish::Keep) => (Decision::Keep, Trip::Runtime),
            (Some(_), Wish::None | Wish::Power) if loops && !strict_loops => (Decision::Keep, Trip::Runtime),
            (Some(_), Wish::Power) => return Err(self.refused_power()),
            (Some(trouble), Wish::None | Wish::Unroll) => return Err(self.refused(trouble)),
        };
        let (evidence, span) = explain::evidence(self, decision, trip);
        let (copies, facts) = (self.found.copies, self.facts.clone());
        Ok(Planned { decision, trip, copies, facts, evidence, span })
    }

    /// True if what is wrong depends on locals: on those of a loop around, perhaps.
    fn follows(&self) -> bool {
        match self.found.trouble {
            Some(Trouble::Bound(_, Some(local)) | Trouble::Condition(_, Some(local))) => {
                local.0 as usize >= self.f.params
            }
            _ => false,
        }
    }

    /// The copies alone are too many.
    fn is_long(&self) -> bool {
        !matches!(self.l.kind, LoopKind::Once) && self.found.copies > self.options.limits.max_unroll
    }

    /// How a loop is copied that takes so many steps as were found.
    fn copied(&self) -> Decision {
        let most = self.found.most;
        match &self.l.kind {
            LoopKind::Once => Decision::RunOnce,
            LoopKind::For { source, .. } if source.has_arrays() => Decision::Iterate,
            LoopKind::For { .. } => Decision::Counted,
            LoopKind::While(_) | LoopKind::Endless if self.found.now_or_never => Decision::IfExit,
            LoopKind::Endless if most <= 1 => Decision::RunOnce,
            LoopKind::While(_) if most == 1 && !self.found.again => Decision::RunOnce,
            LoopKind::While(_) | LoopKind::Endless => Decision::Counted,
        }
    }

    /// `for`, `while` or `loop`.
    fn word(&self) -> &'static str {
        match self.l.kind {
            LoopKind::For { .. } => "for",
            LoopKind::While(_) => "while",
            LoopKind::Endless => "loop",
            LoopKind::Once => "block",
        }
    }

    fn refused(&self, trouble: &Trouble) -> Diags {
        let (mut diags, word) = (Diags::new(), self.word());
        match trouble {
            Trouble::Bound(span, local) => {
                let name = local.map_or("", |local| self.name(local));
                diags.at(*span, &codes::LOOP_BOUND).with("what", diag::local(name));
            }
            trouble => {
                let is_endless = matches!(trouble, Trouble::Never);
                let code = if is_endless { &codes::LOOP_NEVER } else { &codes::LOOP_STEPS };
                let found = explain::trouble(self, trouble);
                diags.at(self.l.span, code).with("loop", word).with("found", found);
            }
        }
        diags
    }

    fn refused_power(&self) -> Diags {
        let (mut diags, mut is_float) = (Diags::new(), false);
        self.l.body.all(&mut |expr| {
            is_float |=
                matches!(&expr.kind, ExprKind::Assign(to, ..) if to.ty.value().is_some_and(Ty::is_float));
        });
        let other = if is_float { "`powf`" } else { "a loop that multiplies" };
        let diag = diags.at(self.l.span, &codes::UNSUPPORTED_EXPRESSION);
        diag.with("what", "a power whose exponent is not constant");
        diag.with("instead", format!("write {other}, or a constant exponent"));
        diags
    }

    fn refused_strictly(&self, asked: &str) -> Diags {
        let mut diags = Diags::new();
        diags.at(self.l.span, &codes::STRICT_LOOPS).with("asked", asked);
        diags
    }

    fn refused_max(&self, max: u32) -> Diags {
        let mut diags = Diags::new();
        let steps = self.found.most;
        let instead = match steps > self.options.limits.max_unroll {
            true => "write `#[keep]` instead, so that it stays a loop, or let it take fewer steps".to_owned(),
            false => format!("write `#[unroll(max = {steps})]`, or `#[unroll]`"),
        };
        let diag = diags.at(self.l.span, &codes::UNROLL_MAX).with("loop", self.word());
        diag.with("steps", steps).with("max", max).with("instead", instead);
        diags
    }

    fn name(&self, local: LocalId) -> &str {
        &self.f.locals[local.0 as usize].name
    }

    /// True of a local that its user wrote.
    fn is_named(&self, local: LocalId) -> bool {
        !self.name(local).is_empty()
    }
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

/// One line per loop: `shade line 12: counted, 8 copies: the range has 8 items`.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

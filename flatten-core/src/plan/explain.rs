//! Decisions as text, and why they were made.

use super::{Decider, Decision, Planned, Trip, Trouble, line as number};
use crate::diag;
use crate::hir::{ExprKind, Fn, LocalId, Loop, LoopKind, Wish};
use proc_macro2::Span;

/// `shade line 12: counted, 8 copies: its range has 8 items; writes sum; left by break`.
pub(super) fn line(f: &Fn, l: &Loop, planned: &Planned) -> String {
    let decision = match planned.decision {
        Decision::RunOnce => "run once",
        Decision::IfExit => "left at once",
        Decision::Counted => "counted",
        Decision::Iterate => "iterate",
        Decision::Bounded => "bounded",
        Decision::Keep => "keep",
    };
    let steps = match (planned.decision, planned.trip) {
        (Decision::RunOnce | Decision::IfExit | Decision::Keep, _) | (_, Trip::Runtime) => String::new(),
        (_, Trip::Exact(steps)) => format!(", {}", many(steps, "copy", "copies")),
        (_, Trip::AtMost(steps)) => format!(", at most {}", many(steps, "copy", "copies")),
    };
    let names = |locals: &[LocalId]| {
        let name = |local: &LocalId| f.locals[local.0 as usize].name.clone();
        locals.iter().map(name).filter(|name| !name.is_empty()).collect::<Vec<_>>().join(", ")
    };
    let carried = names(&planned.facts.carriers);
    let writes = if carried.is_empty() { String::new() } else { format!("; writes {carried}") };
    let exits = &planned.facts.exits;
    let ways = [(exits.breaks, "break"), (exits.returns, "return"), (!exits.outer.is_empty(), "outer label")];
    let ways: Vec<&str> = ways.iter().filter(|(is, _)| *is).map(|(_, way)| *way).collect();
    let left = if ways.is_empty() { String::new() } else { format!("; left by {}", ways.join(", ")) };
    let at = number(l.span);
    let decision = if l.wish == Wish::Power { format!("a power, {decision}") } else { decision.to_owned() };
    format!("{} line {at}: {decision}{steps}: {}{writes}{left}", f.path, planned.evidence)
}

/// Why this is decided, with the token that it is about.
pub(super) fn evidence(of: &Decider, decision: Decision, trip: Trip) -> (String, Span) {
    let (l, steps) = (of.l, trip.most().unwrap_or_default());
    let up_to = if matches!(trip, Trip::AtMost(_)) { "at most " } else { "" };
    let text = match (decision, &l.kind) {
        (Decision::RunOnce, LoopKind::Once) => "a block with a label".to_owned(),
        (Decision::RunOnce, _) => "no way leads to a second step".to_owned(),
        (Decision::IfExit, _) => "nothing changes what it is left by".to_owned(),
        (Decision::Counted | Decision::Iterate, LoopKind::For { .. }) => {
            let (one, more) = match decision {
                Decision::Iterate => ("element", "elements"),
                _ => ("item", "items"),
            };
            format!("it runs over {up_to}{}", many(steps, one, more))
        }
        (Decision::Counted, LoopKind::While(_)) if up_to.is_empty() => {
            format!("its condition is false after {}", many(steps, "step", "steps"))
        }
        (Decision::Counted, LoopKind::While(_)) => format!("it ends in step {steps} or before"),
        (Decision::Counted, _) => format!("every way leaves it in step {steps} or before"),
        (Decision::Bounded, _) if !matches!(l.wish, Wish::UnrollMax(_)) => {
            format!("its ends leave {} at most, and {}", many(steps, "item", "items"), why(of))
        }
        (Decision::Bounded, _) => format!("`#[unroll(max = {steps})]`, and {}", why(of)),
        (Decision::Keep, _) => match &of.found.trouble {
            Some(_) => why(of),
            None if of.l.wish == Wish::Keep => "`#[keep]`".to_owned(),
            None => format!("{} are too many", many(of.found.copies, "copy", "copies")),
        },
        (Decision::Iterate, _) => unreachable!("only `for` runs over elements"),
    };
    let span = match (&of.found.trouble, &l.kind) {
        (Some(Trouble::Bound(span, _) | Trouble::Condition(span, _) | Trouble::Wraps(span, ..)), _) => *span,
        (_, LoopKind::While(condition)) => condition.span,
        _ => l.span,
    };
    (text, span)
}

fn why(of: &Decider) -> String {
    of.found.trouble.as_ref().map_or_else(String::new, |found| trouble(of, found))
}

/// Why nobody knows how many steps a loop takes.
pub(super) fn trouble(of: &Decider, trouble: &Trouble) -> String {
    let nature = |local: LocalId| match local {
        local if of.facts.carriers.contains(&local) => "which changes from step to step with run-time values",
        LocalId(number) if (number as usize) < of.f.params => "a parameter",
        _ => "which is known at run time only",
    };
    let subject = match of.l.kind {
        LoopKind::While(_) => "its condition",
        _ => "the condition that leaves it",
    };
    match trouble {
        Trouble::Bound(_, Some(local)) if of.is_named(*local) => {
            let nature = if (local.0 as usize) < of.f.params {
                "a parameter"
            } else {
                "which is known at run time only"
            };
            format!("its bound depends on `{}`, {nature}", of.name(*local))
        }
        Trouble::Bound(..) => "its bound is known at run time only".to_owned(),
        Trouble::Condition(_, Some(local)) if of.is_named(*local) => {
            format!("{subject} depends on `{}`, {}", of.name(*local), nature(*local))
        }
        Trouble::Condition(..) => format!("{subject} is known at run time only"),
        Trouble::Never if of.facts.exits.is_none() && is_always(of.l) => "nothing in it leads out".to_owned(),
        Trouble::Never => "no step changes what it is left by".to_owned(),
        Trouble::Wraps(_, local, step) => {
            let ty = of.unit.type_text(&of.f.locals[local.0 as usize].ty);
            format!("{} leaves the range of `{ty}` in step {step}", diag::local(of.name(*local)))
        }
        Trouble::Long(steps) => format!("it has not ended after {}", many(*steps, "step", "steps")),
    }
}

/// True of `loop` and `while true`.
fn is_always(l: &Loop) -> bool {
    match &l.kind {
        LoopKind::While(condition) => matches!(condition.kind, ExprKind::Const(_)),
        LoopKind::Endless => true,
        LoopKind::For { .. } | LoopKind::Once => false,
    }
}

fn many(count: u64, one: &str, more: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { more })
}

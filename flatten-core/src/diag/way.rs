//! How a mistake in an item from elsewhere was reached: from the entry, call by call.

use super::{Diag, Diags, codes};
use crate::hir::FnId;
use proc_macro2::Span;
use std::collections::BTreeMap;

/// An item on the way to a mistake.
#[derive(Clone, Debug)]
pub struct Step {
    /// The name to show.
    pub name: String,
    /// Its index in the sources, outside of all bodies.
    pub item: usize,
    /// The token that asks for it; of the entry, its name.
    pub span: Span,
}

impl Diags {
    /// The mistakes since there were `before` stand in an item that a token asks for.
    pub(crate) fn found_below(&mut self, before: usize, step: &Step) {
        self.list[before..].iter_mut().for_each(|diag| diag.way.insert(0, step.clone()));
    }

    /// The mistakes since there were `before` were found while a function was read.
    pub(crate) fn found_in(&mut self, before: usize, function: FnId) {
        self.list[before..].iter_mut().for_each(|diag| diag.within = Some(function));
    }

    /// Completes each way by the calls that lead from an entry to the function.
    pub(crate) fn trace(
        &mut self,
        entries: &[FnId],
        calls: &[(FnId, FnId, Span)],
        step: impl Fn(FnId) -> Step,
    ) {
        let from = reached(entries, calls);
        for diag in &mut self.list {
            let mut next = diag.within.filter(|function| from.contains_key(function));
            while let Some(function) = next {
                let call = from[&function];
                let span = call.map_or_else(|| step(function).span, |(_, span)| span);
                diag.way.insert(0, Step { span, ..step(function) });
                next = call.map(|(caller, _)| caller);
            }
        }
    }

    /// Leaves an item that no user wrote out of the ways.
    pub(crate) fn forget_step(&mut self, item: usize) {
        self.list.iter_mut().for_each(|diag| diag.way.retain(|step| step.item != item));
    }

    /// Adds a mistake at each call by which an item of the expansion's own leads to one that stands elsewhere.
    pub(crate) fn at_calls(mut self, is_own: impl Fn(usize) -> bool) -> Diags {
        let mut calls: Vec<(Span, Vec<&Diag>)> = Vec::new();
        for diag in &self.list {
            let Some(call) = diag.way.iter().find(|step| !is_own(step.item)).map(|step| step.span) else {
                continue;
            };
            match calls.iter_mut().find(|(known, _)| is_same(*known, call)) {
                Some((_, list)) => list.push(diag),
                None => calls.push((call, vec![diag])),
            }
        }
        let more: Vec<Diag> = calls.into_iter().map(|(call, list)| inlined(call, &list, &is_own)).collect();
        self.list.extend(more);
        self
    }
}

/// By which call each function is reached first; the entries by none.
fn reached(entries: &[FnId], calls: &[(FnId, FnId, Span)]) -> BTreeMap<FnId, Option<(FnId, Span)>> {
    let mut from: BTreeMap<_, _> = entries.iter().map(|entry| (*entry, None)).collect();
    let mut next = entries.to_vec();
    while !next.is_empty() {
        let mut found = Vec::new();
        for (caller, callee, span) in calls.iter().filter(|(caller, ..)| next.contains(caller)) {
            if !from.contains_key(callee) {
                from.insert(*callee, Some((*caller, *span)));
                found.push(*callee);
            }
        }
        next = found;
    }
    from
}

/// What is said at a call of the mistakes that it leads to.
fn inlined(call: Span, list: &[&Diag], is_own: impl Fn(usize) -> bool) -> Diag {
    let first = list[0];
    let names: Vec<&str> = first.way.iter().map(|step| step.name.as_str()).collect();
    let asked = first.way.iter().find(|step| !is_own(step.item)).expect("the way leads elsewhere");
    let more = match list.len() {
        1 => String::new(),
        n => format!(" (and {} more)", n - 1),
    };
    let mut diags = Diags::new();
    let diag = diags.at(call, &codes::INLINED).with("callee", &asked.name);
    diag.with("mistake", first.message()).with("more", more).with("way", names.join(" -> "));
    diag.with("name", names.last().expect("a way has steps")).with("place", place(first.span));
    diag.clone()
}

/// `line 7 of noise.rs`.
fn place(span: Span) -> String {
    let (line, file) = (span.start().line, span.file());
    match file.rsplit(['/', '\\']).next() {
        Some(name) if !name.is_empty() && !name.starts_with('<') => format!("line {line} of {name}"),
        _ => format!("line {line}"),
    }
}

fn is_same(a: Span, b: Span) -> bool {
    let at = |span: Span| (span.start().line, span.start().column);
    at(a) == at(b) && a.file() == b.file()
}

//! What leaves compute, for backends that have no implementation of their own: their bodies, read like any function.
//!
//! A body outside of the language is no mistake of the leaf, and none of the twin.

use crate::diag::{Diags, codes};
use crate::front::leaf::Mark;
use crate::front::{self, Sources};
use crate::graph::{Graph, Primitive};
use crate::hir::{Expr, ExprKind, FnId, Leaf, Unit};
use crate::options::Options;
use proc_macro2::Span;
use syn::Item;

/// A leaf without a body that can be written.
#[derive(Debug)]
pub struct Missing {
    /// See [`Primitive::id`].
    id: u64,
    /// The leaf, and why.
    name: String,
    why: String,
}

/// Gives each primitive of the graph its body, and answers those without.
pub fn add(graph: &mut Graph, sources: &Sources, unit: &Unit, options: &Options) -> Vec<Missing> {
    let mut missing = Vec::new();
    graph.set_bodies(&mut |primitive| {
        let body = read(primitive, sources, unit, options);
        let why = |why| Missing { id: primitive.id, name: primitive.signature.name.clone(), why };
        body.map_err(|text| missing.push(why(text))).ok()
    });
    missing
}

/// The mistakes of a function that is to be written for a target.
pub(super) fn refuse(missing: &[Missing], unit: &Unit, entry: FnId, target: &str) -> Diags {
    let mut diags = Diags::new();
    for Missing { id, name, why } in missing {
        let at = call_of(*id, unit, entry).unwrap_or_else(|| unit.function(entry).span);
        let diag = diags.at(at, &codes::LEAF_BODY).with("name", name);
        diag.with("target", target).with("why", why);
    }
    diags
}

fn read(primitive: &Primitive, sources: &Sources, unit: &Unit, options: &Options) -> Result<Graph, String> {
    let leaf = unit.fns.iter().filter_map(|f| f.leaf.as_ref()).find(|leaf| leaf.id == primitive.id);
    let Some(Leaf { source, .. }) = leaf else { return Err("its source is not here".to_owned()) };
    // Below the leaf it is a function like any other, so that one which calls itself is found to.
    let mut sources = sources.clone();
    let Some(Item::Fn(item)) = sources.items.get_mut(*source).map(|source| &mut source.item) else {
        return Err("its source is not here".to_owned());
    };
    if let Some(Mark { sealed, .. }) = Mark::of(item)
        && !sealed.is_empty()
    {
        return Err(sealed);
    }
    Mark::remove(item);
    let parsed = front::run(&sources, &[*source]).map_err(first)?;
    let entry = parsed.entries[0];
    let mut graph = crate::compile(&parsed.unit, entry, options, &mut |_, _| {}).map_err(first)?;
    match add(&mut graph, &sources, &parsed.unit, options).first() {
        None => Ok(graph),
        Some(Missing { name, why, .. }) => Err(format!("it calls the leaf `{name}`, and {why}")),
    }
}

/// What is wrong first.
fn first(diags: Diags) -> String {
    diags.iter().next().map_or_else(|| "it has mistakes".to_owned(), |diag| diag.message())
}

/// The token of a call, in the function itself rather than in those that it calls.
fn call_of(id: u64, unit: &Unit, entry: FnId) -> Option<Span> {
    let is_leaf = |callee: FnId| unit.function(callee).leaf.as_ref().is_some_and(|leaf| leaf.id == id);
    let mut found = None;
    let mut look = |expr: &Expr| match &expr.kind {
        ExprKind::Call(callee, ..) if is_leaf(*callee) => found = found.or(Some(expr.span)),
        _ => {}
    };
    unit.function(entry).body.exprs(&mut |expr| expr.all(&mut look));
    found
}

//! The steps of the compiler one by one, for backends that drive them themselves; [`crate::compile`] is their chain.
//!
//! ```text
//! text --read--> Unit --lower--> Graph --optimize--> Graph --schedule--> Frame --replay--> what the backend makes of it
//! ```
//! A rule of one's own goes between two of them ([`Graph::rewritten`]), primitives of one's own into
//! [`Options::leaves`] and [`Options::barriers`]. `examples/backend.rs` is a backend in one file.

use crate::diag::{Diags, codes};
use crate::front::{self, Sources};
use crate::graph::Graph;
use crate::hir::{FnId, Unit};
use crate::options::{Caps, Options};
use crate::passes::{Journal, PIPELINE, optimize_with, prune};
use crate::{frame, plan};
use proc_macro2::Span;

/// Reads a function, `shade` or `Ray::at`, of a text, and what it calls there. No item needs to be marked.
///
/// # Errors
/// Text that is no Rust, heads of primitives among it; a name that no function bears; every mistake in what it reaches.
pub fn read(text: &str, function: &str, options: &Options) -> Result<(Unit, FnId), Diags> {
    let mut diags = Diags::new();
    let items = match syn::parse_file(text) {
        Ok(file) => file.items,
        Err(error) => {
            diags.at(error.span(), &codes::SYNTAX).with("error", error);
            return Err(diags);
        }
    };
    let sources = Sources::flat(items).with_primitives(options)?;
    let Some(index) = sources.items.iter().position(|source| source.path == function) else {
        diags.at(Span::call_site(), &codes::SYNTAX).with("error", format!("there is no `{function}`"));
        return Err(diags);
    };
    let parsed = front::run(&sources, &[index])?;
    Ok((parsed.unit, parsed.entries[0]))
}

/// The graph of a function as it is written: branches are selects, calls are inlined, loops copied or kept.
///
/// # Errors
/// Every loop and call that cannot be flattened, and what is too large to begin with.
pub fn lower(unit: &Unit, function: FnId, options: &Options) -> Result<Graph, Diags> {
    let plan = plan::run(unit, function, options)?;
    Ok(crate::lower::run(unit, function, &plan, options)?.0)
}

/// The graph through the constructors once more: constants are computed, rules tried, what nobody needs is gone. It is
/// what a rule of one's own wants behind it.
pub fn fold(graph: &Graph, options: &Options) -> Graph {
    prune::run(graph, options)
}

/// Every pass of the compiler, in order, over the graph of a function.
///
/// # Errors
/// More operations than [`Limits::max_ops`](crate::options::Limits) says are left.
pub fn optimize(unit: &Unit, function: FnId, graph: &Graph, options: &Options) -> Result<Graph, Diags> {
    let graph = PIPELINE.iter().fold(graph.clone(), |graph, pass| {
        let out = (pass.run)(graph, options);
        debug_assert_eq!(out.verify(), Ok(()), "after {}", pass.name);
        out
    });
    check_size(unit, function, &graph, options)?;
    Ok(graph)
}

/// [`optimize`] ends with it; what a rule of one's own has made larger is looked at once more.
///
/// # Errors
/// See [`optimize`].
pub fn check_size(unit: &Unit, function: FnId, graph: &Graph, options: &Options) -> Result<(), Diags> {
    if u64::from(crate::count::run(graph).total) <= options.limits.max_ops {
        return Ok(());
    }
    // What became of each loop is part of the message.
    let plan = plan::run(unit, function, options)?;
    let sizes = crate::lower::run(unit, function, &plan, options)?.1;
    plan::check_size(unit, function, &plan, &sizes, graph, options)
}

/// The same function, of the operations that a target has besides those that every one has. The graph of `optimize` is
/// for every target; this one is not, and nothing else is done with it before it is scheduled.
pub fn fuse(graph: &Graph, caps: &Caps) -> Graph {
    crate::passes::fuse::fuse(graph, caps)
}

/// [`optimize`] and [`fuse`] in one: `Options::fuel` is for both, and counted on from one to the other, so that a wrong
/// change of either can be found ([`crate::passes::bisect`]).
///
/// # Errors
/// See [`optimize`].
pub fn optimize_for(
    unit: &Unit,
    function: FnId,
    graph: &Graph,
    caps: &Caps,
    options: &Options,
) -> Result<Graph, Diags> {
    let mut journal = Journal::new(options);
    let graph = optimize_with(&prune::run(graph, options), &mut journal);
    check_size(unit, function, &graph, options)?;
    Ok(crate::passes::fuse::fuse_with(&graph, caps, &mut journal))
}

/// The steps in order, with their operands, their names, and the level of each.
pub fn schedule(graph: &Graph) -> frame::Frame {
    crate::schedule::run(graph)
}

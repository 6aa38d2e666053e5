//! The compiler behind `flatten`, as a library.
//!
//! ```text
//! tokens --front--> Hir --plan,lower--> Graph --passes--> Graph --schedule--> Frame --emit--> Rust twin | naga
//! ```

mod column;
pub mod count;
#[cfg(feature = "front")]
pub mod diag;
pub mod emit;
#[cfg(feature = "front")]
pub mod expand;
pub mod frame;
#[cfg(feature = "front")]
pub mod front;
pub mod graph;
#[cfg(feature = "front")]
pub mod hir;
pub mod interp;
#[cfg(feature = "front")]
pub mod lower;
pub mod op;
pub mod options;
pub mod passes;
#[cfg(feature = "front")]
pub mod plan;
mod radix;
pub mod rules;
pub mod schedule;
#[cfg(feature = "front")]
pub mod steps;
pub mod ty;
pub mod value;

#[cfg(feature = "front")]
use crate::{diag::Diags, graph::Graph, hir::FnId, hir::Unit, options::Options};
#[cfg(feature = "front")]
use std::fmt::Display;

/// Tests stop where a cost rises, where a change gains other than it has promised, or where a twin is no straight line. A user's
/// macro is a debug build too: an operation too many is no reason to stop it, and to read each twin once more takes a tenth of
/// its time.
pub(crate) const CHECKED: bool = cfg!(all(feature = "checks", debug_assertions));

/// Every arrow from Hir to the graph that emitters are given.
///
/// `watch` sees each stage by name as soon as it exists.
///
/// # Errors
/// Every loop and call that cannot be flattened, and results that are too large.
#[cfg(feature = "front")]
pub fn compile(
    unit: &Unit,
    entry: FnId,
    options: &Options,
    watch: &mut dyn FnMut(&str, &dyn Display),
) -> Result<Graph, Diags> {
    watch("hir", unit);
    let plan = plan::run(unit, entry, options)?;
    watch("plan", &plan);
    let (mut graph, sizes) = lower::run(unit, entry, &plan, options)?;
    watch("graph", &graph);
    for pass in passes::PIPELINE {
        graph = (pass.run)(graph, options);
        debug_assert_eq!(graph.verify(), Ok(()), "after {}", pass.name);
        watch(pass.name, &graph);
    }
    watch("cse", &graph::sharing::Sharing(&graph));
    plan::check_size(unit, entry, &plan, &sizes, &graph, options)?;
    Ok(graph)
}

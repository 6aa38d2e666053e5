//! Values before and after, bit for bit.

use crate::make::Style;
use crate::standard::Standard;
use flatten_core::graph::{Graph, Ref};
use flatten_core::op::Op;
use flatten_core::options::{Gates, Options};
use flatten_core::passes::{self, Journal};
use flatten_core::rules;
use flatten_core::value::Value;

/// Bit for bit, wherever Rust leaves nothing open.
pub(crate) const BITS: Standard = Standard {
    gates: Gates::EXACT,
    points: 8,
    style: |point| if point % 2 == 0 { Style::Any } else { Style::Choices },
    open: |_, ran| ran.open.clone(),
    same: Value::same,
};

/// Optimising twice changes nothing, the same input gives the same text, and no rule applies any more.
pub(crate) fn check_settled(graph: &Graph) -> Result<(), String> {
    let graph = &passes::prune::run(graph, &Options::default());
    let once = passes::optimize_with(graph, &mut Journal::default());
    let again = passes::optimize_with(graph, &mut Journal::default());
    if once.to_string() != again.to_string() {
        return Err("two runs differ".into());
    }
    let mut journal = Journal::default();
    let twice = passes::optimize_with(&once, &mut journal);
    if journal.commits > 0 || twice.to_string() != once.to_string() {
        return Err(format!("once more: {:?}\n{graph}\n{once}\n{twice}", journal.fired));
    }
    check_left(&once)
}

/// No rule applies to a node.
pub(crate) fn check_left(graph: &Graph) -> Result<(), String> {
    let live = graph.live();
    for id in graph.ids().filter(|id| live[id.0 as usize]) {
        let op = graph.node(id).op;
        match op {
            Op::Const(_) | Op::Param(_) | Op::Call(_) | Op::Project(_) | Op::Table => continue,
            Op::Loop(region) => check_left(&graph.region(region).body)?,
            op => {
                if let Some(name) = rules::find(graph, op, graph.args(id)) {
                    return Err(format!("{name} is left at {id:?} of\n{graph}"));
                }
                let mut args: Vec<Ref> = graph.args(id).to_vec();
                let (_, not) = graph.canonical(op, &mut args);
                if not || args != graph.args(id) || graph.fold(op, &args).is_some() {
                    return Err(format!("{id:?} is not in its form in\n{graph}"));
                }
            }
        }
    }
    Ok(())
}

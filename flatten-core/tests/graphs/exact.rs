//! Values before and after, bit for bit.

use crate::inputs::inputs;
use crate::make::Style;
use crate::random::Random;
use crate::recipe::{Recipe, run};
use flatten_core::graph::{Graph, Ref};
use flatten_core::op::Op;
use flatten_core::options::{Gates, Options};
use flatten_core::passes::{self, Journal};
use flatten_core::rules;

/// What is tried.
pub(crate) type Passes<'a> = &'a dyn Fn(&Graph, &mut Journal) -> Graph;

/// How many inputs each graph is tried on.
const POINTS: u64 = 8;

/// The graph computes what the recipe does.
pub(crate) fn same_values(recipe: &Recipe, graph: &Graph, seed: u64, what: &str) -> Result<(), String> {
    for point in 0..POINTS {
        let style = if point % 2 == 0 { Style::Any } else { Style::Choices };
        let params = inputs(&mut Random::new(seed * POINTS + point), style, &recipe.params());
        let expected = recipe.run(&params);
        let got = run(graph, &params).map_err(|trap| format!("{trap:?}"))?;
        for (root, got) in recipe.roots.iter().zip(&got) {
            let wanted = expected.value(*root);
            if !expected.open[root.at] && !wanted.same(*got) {
                return Err(format!("{what}: {wanted} becomes {got} for {params:?}\n{graph}"));
            }
        }
    }
    Ok(())
}

/// The built graph and the optimised one compute what the recipe does.
pub(crate) fn check(
    recipe: &Recipe,
    seed: u64,
    journal: &mut Journal,
    passes: Passes<'_>,
) -> Result<(), String> {
    let graph = recipe.graph(Gates::EXACT);
    graph.verify()?;
    same_values(recipe, &graph, seed, "constructors")?;
    let optimised = passes(&graph, journal);
    optimised.verify()?;
    same_values(recipe, &optimised, seed, &format!("passes {:?}", journal.fired))
}

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

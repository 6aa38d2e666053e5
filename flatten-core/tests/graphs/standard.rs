//! What graphs are held to that are made of a recipe.

use crate::inputs::inputs;
use crate::make::Style;
use crate::random::Random;
use crate::recipe::{Ran, Recipe, run, run_with_other_zeros};
use flatten_core::graph::Graph;
use flatten_core::options::Gates;
use flatten_core::passes::Journal;
use flatten_core::value::Value;

/// What is tried.
pub(crate) type Passes<'a> = &'a dyn Fn(&Graph, &mut Journal) -> Graph;

/// What must be equal, and how.
pub(crate) struct Standard {
    /// The contract.
    pub(crate) gates: Gates,
    /// How many inputs each graph is tried on.
    pub(crate) points: u64,
    /// Of which style the input of a number is.
    pub(crate) style: fn(u64) -> Style,
    /// By step: true if its value may be another.
    pub(crate) open: fn(&Recipe, &Ran) -> Vec<bool>,
    /// True of values that are as good as each other.
    pub(crate) same: fn(Value, Value) -> bool,
}

impl Standard {
    /// The graph computes what the recipe does.
    pub(crate) fn same_values(
        &self,
        recipe: &Recipe,
        graph: &Graph,
        seed: u64,
        what: &str,
    ) -> Result<(), String> {
        for point in 0..self.points {
            let mut random = Random::new(seed * self.points + point);
            let params = inputs(&mut random, (self.style)(point), &recipe.params());
            let expected = recipe.run(&params);
            let open = (self.open)(recipe, &expected);
            let got = run(graph, &params).map_err(|trap| format!("{trap:?}"))?;
            for (root, got) in recipe.roots.iter().zip(&got) {
                let wanted = expected.value(*root);
                if !open[root.at] && !(self.same)(wanted, *got) {
                    return Err(format!("{what}: {wanted} becomes {got} for {params:?}\n{graph}"));
                }
            }
            if self.gates != Gates::EXACT {
                continue;
            }
            // Where Rust leaves nothing open, what is made of it does not either.
            let other = run_with_other_zeros(graph, &params).unwrap_or(got);
            for (root, other) in recipe.roots.iter().zip(&other) {
                let wanted = expected.value(*root);
                if !open[root.at] && !(self.same)(wanted, *other) {
                    return Err(format!("{what}: {wanted} may become {other} for {params:?}\n{graph}"));
                }
            }
        }
        Ok(())
    }

    /// The built graph and the optimised one compute what the recipe does.
    pub(crate) fn check(
        &self,
        recipe: &Recipe,
        seed: u64,
        journal: &mut Journal,
        passes: Passes<'_>,
    ) -> Result<(), String> {
        let graph = recipe.graph(self.gates);
        graph.verify()?;
        self.same_values(recipe, &graph, seed, "constructors")?;
        let optimised = passes(&graph, journal);
        optimised.verify()?;
        self.same_values(recipe, &optimised, seed, &format!("passes {:?}", journal.fired))
    }
}

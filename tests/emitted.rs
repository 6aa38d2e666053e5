//! Random graphs on a GPU, behind both contracts, as they are built and behind the passes and the covering: text and words
//! give what the recipe does, wherever that is exact.
//!
//! `FLATTEN_SEED=7` makes other graphs, `FLATTEN_MANY=20` twenty times as many. Without a Vulkan device nothing runs, which is
//! a failure only if `FLATTEN_REQUIRE_DEVICE` is 1.

#[path = "../flatten-core/tests/graphs/choose.rs"]
mod choose;
#[path = "../flatten-core/tests/graphs/drawn.rs"]
mod drawn;
#[path = "../flatten-core/tests/graphs/dyadic.rs"]
mod dyadic;
#[path = "../flatten-core/tests/graphs/formulas.rs"]
mod formulas;
#[path = "support/gpu.rs"]
mod gpu;
#[path = "../flatten-core/tests/graphs/inputs.rs"]
mod inputs;
#[path = "../flatten-core/tests/graphs/known.rs"]
mod known;
#[path = "../flatten-core/tests/graphs/make.rs"]
mod make;
#[path = "../flatten-core/tests/graphs/motifs.rs"]
mod motifs;
#[path = "../flatten-core/tests/graphs/random.rs"]
mod random;
#[path = "../flatten-core/tests/graphs/recipe.rs"]
#[allow(dead_code, reason = "the tests of graphs run them on the host too")]
mod recipe;
#[path = "../flatten-core/tests/graphs/repeat.rs"]
mod repeat;
#[path = "../flatten-core/tests/graphs/ruled.rs"]
mod ruled;
#[path = "../flatten-core/tests/graphs/shrink.rs"]
mod shrink;
#[path = "../flatten-core/tests/graphs/standard.rs"]
#[allow(dead_code, reason = "the tests of graphs run them on the host too")]
mod standard;

use dyadic::HALVES;
use flatten_core::graph::Graph;
use flatten_core::options::{Caps, Gates, Options};
use flatten_core::passes::fuse::fuse;
use flatten_core::passes::optimize;
use flatten_core::schedule;
use flatten_core::value::Value;
use gpu::Gpu;
use inputs::inputs;
use make::Style;
use random::Random;
use recipe::{Ran, Recipe, Step, What};
use std::cell::Cell;

/// How many inputs each graph is run on.
const ROWS: u64 = 24;

const STYLES: [Style; 6] =
    [Style::Dyadic, Style::Choices, Style::Rules, Style::Chains, Style::Smooth, Style::Any];

/// What a recipe gives for some inputs, and where that is exact.
struct Wanted {
    rows: Vec<Vec<Value>>,
    ran: Vec<(Ran, Vec<bool>)>,
}

impl Wanted {
    fn of(recipe: &Recipe, seed: u64) -> Wanted {
        let row = |point| inputs(&mut Random::new(seed * ROWS + point), Style::Dyadic, &recipe.params());
        let rows: Vec<_> = (0..ROWS).map(row).collect();
        let run = |row: &Vec<Value>| {
            let ran = recipe.run(row);
            let open = (HALVES.open)(recipe, &ran);
            (ran, open)
        };
        let ran = rows.iter().map(run).collect();
        Wanted { rows, ran }
    }

    /// How many results are exact.
    fn compared(&self, recipe: &Recipe) -> u64 {
        let exact = |open: &[bool]| recipe.roots.iter().filter(|root| !open[root.at]).count() as u64;
        self.ran.iter().map(|(_, open)| exact(open)).sum()
    }

    fn agrees(&self, recipe: &Recipe, got: &[Vec<Value>]) -> Result<(), String> {
        for ((row, (ran, open)), got) in self.rows.iter().zip(&self.ran).zip(got) {
            for (root, got) in recipe.roots.iter().zip(got) {
                let wanted = ran.value(*root);
                if !open[root.at] && !(HALVES.same)(wanted, *got) {
                    return Err(format!("{wanted} becomes {got} for {row:?}"));
                }
            }
        }
        Ok(())
    }
}

/// The graph as it is built, and what is written of it for naga.
fn stages(recipe: &Recipe, gates: Gates) -> [(&'static str, Graph); 2] {
    let options = Options { gates, ..Options::default() };
    let built = recipe.graph(gates);
    let covered = fuse(&optimize(&built, &options), &Caps::NAGA.with(&options));
    [("built", built), ("covered", covered)]
}

fn check(gpu: &Gpu, recipe: &Recipe, seed: u64, gates: Gates) -> Result<(), String> {
    let wanted = Wanted::of(recipe, seed);
    for (stage, graph) in stages(recipe, gates) {
        let frame = schedule::run(&graph);
        let agrees = |way: &str, got: Result<Vec<Vec<Value>>, String>| {
            let agreed = got.and_then(|got| wanted.agrees(recipe, &got));
            agreed.map_err(|why| format!("{gates} {stage}, {way}: {why}\n{graph}"))
        };
        // An exact frame runs as its words.
        if !frame.exact {
            agrees("text", gpu.run(&frame, &wanted.rows))?;
        }
        agrees("words", gpu.run_words(&frame, &wanted.rows))?;
    }
    Ok(())
}

/// True of what is the user's on a GPU, and of loops, of whose values nobody says here which are exact.
fn is_left_out(step: &Step) -> bool {
    matches!(step.what, What::Leaf { .. } | What::Loop(_))
}

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|s| s.parse().ok()).unwrap_or(default)
}

#[test]
fn values_are_kept_on_a_gpu() {
    let Some(gpu) = Gpu::open() else {
        assert!(std::env::var_os("FLATTEN_REQUIRE_DEVICE").is_none_or(|v| v != "1"), "no Vulkan device");
        return;
    };
    let first = number("FLATTEN_SEED", 2) * 1_000_000;
    let many = number("FLATTEN_MANY", 1) * 12;
    let compared = Cell::new(0);
    for gates in [Gates::FAST, Gates::EXACT] {
        for style in STYLES {
            for seed in first..first + many {
                let mut random = Random::new(seed);
                let size = if random.chance(5) { 60 + random.below(140) } else { 5 + random.below(40) };
                let recipe = make::recipe(&mut random, style, size);
                if recipe.steps.iter().any(is_left_out) {
                    continue;
                }
                compared.set(compared.get() + Wanted::of(&recipe, seed).compared(&recipe));
                shrink::hold(seed, &recipe, &|recipe| check(&gpu, recipe, seed, gates));
            }
        }
    }
    println!("{} values", compared.get());
    assert!(compared.get() > many * 600, "only {} values were compared", compared.get());
}

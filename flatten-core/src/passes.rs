//! What happens to a graph between lowering and scheduling, in order.
//!
//! `prune` first, so that no pass sees what nobody needs. The passes of [`ROUND`] work on one [`Bench`] and are repeated,
//! near what has changed, until none changes anything anywhere. Two have to see all nodes at once: one runs before each round over
//! these (`lanes/unread.rs`), and one when nothing is left to do (`lanes/alongside.rs`). Each says in its head what it makes of
//! what.

pub mod assume;
pub mod bench;
pub mod chains;
pub mod fuse;
pub mod identities;
pub mod lanes;
mod links;
pub mod preshader;
pub mod prune;
pub mod reciprocal;
pub mod residuals;
pub mod selects;
pub mod sets;
pub mod sums;

use crate::CHECKED;
use crate::graph::Graph;
use crate::op::RegionId;
use crate::options::{Caps, Options, Sabotage};
use bench::Bench;
use rustc_hash::FxBuildHasher;
use std::collections::BTreeMap;
use std::hash::BuildHasher;

/// One step from graph to graph. It cannot fail.
pub struct Pass {
    /// What `walk` and `show` call it.
    pub name: &'static str,
    /// The step.
    pub run: fn(Graph, &Options) -> Graph,
}

/// Every pass, in order.
pub const PIPELINE: &[Pass] =
    &[Pass { name: "prune", run: prune::pruned }, Pass { name: "optimize", run: optimized }];

/// One of the passes that are repeated.
pub struct Step {
    /// What tests and traces call it.
    pub name: &'static str,
    /// What it does.
    pub run: fn(&mut Bench),
}

/// The passes that are repeated, in order.
pub const ROUND: &[Step] = &[
    Step { name: "chains", run: chains::run },
    Step { name: "selects", run: selects::run },
    Step { name: "lanes", run: lanes::run },
    Step { name: "identities", run: identities::run },
];

/// How often they come to all nodes at most, and how often to those near a change in between: a wrong rule may cost an
/// optimisation, never hang a user's build.
const ROUNDS: usize = 64;
const NEAR_ROUNDS: usize = 16 * ROUNDS;

/// What the passes did: how many changes, and which.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    /// How many changes may be made still.
    fuel: Option<u64>,
    /// How many were made.
    pub commits: u64,
    /// How often a step has looked at a node.
    pub looks: u64,
    /// How often by name.
    pub fired: BTreeMap<&'static str, u64>,
    /// The last one.
    pub last: Option<&'static str>,
    /// A test asks for costs, and an order of the steps, drawn from this number.
    chaos: Option<u64>,
    /// A mistake put in on purpose.
    sabotage: Option<Sabotage>,
}

impl Journal {
    /// An empty journal.
    pub fn new(options: &Options) -> Journal {
        Journal { fuel: options.fuel, sabotage: options.sabotage, ..Journal::default() }
    }

    /// An empty journal of passes with costs, and an order of the steps, drawn from this number.
    #[doc(hidden)]
    pub fn with_chaos(seed: u64) -> Journal {
        Journal { chaos: Some(seed), ..Journal::default() }
    }

    /// True if no change may be made any more.
    pub fn spent(&self) -> bool {
        self.fuel.is_some_and(|fuel| self.commits >= fuel)
    }

    fn commit(&mut self, name: &'static str) {
        self.commits += 1;
        self.last = Some(name);
        *self.fired.entry(name).or_default() += 1;
    }
}

/// The same function with less to compute.
pub fn optimize(graph: &Graph, options: &Options) -> Graph {
    optimized(graph.clone(), options)
}

/// [`optimize`] of a graph that nobody needs as it is.
pub fn optimized(graph: Graph, options: &Options) -> Graph {
    worked_on(graph, &mut Journal::new(options))
}

/// [`optimize`], with an account of what was done.
pub fn optimize_with(graph: &Graph, journal: &mut Journal) -> Graph {
    worked_on(graph.clone(), journal)
}

fn worked_on(graph: Graph, journal: &mut Journal) -> Graph {
    let mut graph = rounds(with_bodies(graph, journal), journal);
    for _ in 0..ROUNDS {
        if graph.region_count() == 0 {
            break;
        }
        // What a loop no longer reads may have been what its operands were shared with.
        let pruned = prune::run(&graph, &Options::default());
        if pruned == graph || journal.spent() {
            return pruned;
        }
        graph = rounds(with_bodies(pruned, journal), journal);
    }
    graph
}

/// The rounds over one graph, without the bodies of its loops.
fn rounds(graph: Graph, journal: &mut Journal) -> Graph {
    let mut bench = Bench::new(graph, journal);
    // After a round of all nodes only what is near a change is looked at, until there is nothing to do there. Then what has
    // changed is told to all that stands above, and so on.
    let mut all = true;
    let (mut of_all, mut near) = (0, 0);
    while of_all < ROUNDS && near < NEAR_ROUNDS {
        let (before, cost) = (bench.commits(), bench.live_cost());
        let is_first = of_all == 0;
        of_all += usize::from(all);
        near += usize::from(!all);
        if all {
            lanes::unread::run(&mut bench);
        }
        for (number, step) in steps(bench.chaos()) {
            if CHECKED {
                assert_eq!(bench.live_cost(), bench.counted_cost(), "before {}", step.name);
            }
            if bench.begin_step(number, all) {
                (step.run)(&mut bench);
            }
            if all && !is_first && bench.commits() != before {
                break;
            }
        }
        bench.settle();
        // Within a round, what is made of a value that has become uniform may count as varying still. What the constructors
        // simplify on the way need not be cheaper where costs are drawn.
        let free = !CHECKED || bench.chaos().is_some();
        assert!(free || bench.live_cost().is_at_most(cost), "a round raises the live cost");
        let mut changed = bench.commits() != before;
        if !changed && all && !bench.spent() {
            changed = lanes::alongside::run(&mut bench);
            if !changed {
                break;
            }
        }
        if bench.spent() {
            break;
        }
        // Where much has changed, what is near that is most of it.
        all = !changed || is_first && bench.is_much_touched();
    }
    if CHECKED && !bench.spent() {
        look_once_more(&mut bench);
    }
    let graph = bench.finish();
    // `compile` and `steps` do it once, behind the pass.
    assert!(!CHECKED || graph.verify() == Ok(()), "what is left of the bench is a graph");
    graph
}

/// Nothing was left to do where a step did not look once more. The chains are told of what matters to them.
fn look_once_more(bench: &mut Bench) {
    bench.forget_looks();
    let commits = bench.commits();
    lanes::unread::run(bench);
    assert_eq!(bench.commits(), commits, "some lanes are read by nobody still");
    for (number, step) in ROUND.iter().enumerate().skip(1) {
        if bench.begin_step(number, true) {
            (step.run)(bench);
        }
        assert_eq!(bench.commits(), commits, "{} looks where something is left to do", step.name);
    }
}

/// The steps of a round, with their numbers; with chaos in another order.
fn steps(chaos: Option<u64>) -> Vec<(usize, &'static Step)> {
    let mut steps: Vec<(usize, &Step)> = ROUND.iter().enumerate().collect();
    if let Some(seed) = chaos {
        let key = |name: &str| FxBuildHasher.hash_one((seed, name));
        steps.sort_by_key(|(_, step)| key(step.name));
    }
    steps
}

/// [`optimize_with`] and then, for a target, the covering: fuel is for both, and counted on from one to the other.
pub fn run_with(graph: &Graph, target: Option<&Caps>, journal: &mut Journal) -> Graph {
    let graph = optimize_with(graph, journal);
    match target {
        Some(caps) => fuse::fuse_with(&graph, caps, journal),
        None => graph,
    }
}

/// The first change after which `is_wrong` says that the graph is wrong: how many were made before it, and its name.
/// Found by halving the fuel, among the changes of the passes and, for a target, of the covering behind them.
pub fn bisect(
    graph: &Graph,
    target: Option<&Caps>,
    options: &Options,
    is_wrong: &mut dyn FnMut(&Graph) -> bool,
) -> Option<(u64, &'static str)> {
    let mut run = |fuel: Option<u64>| {
        let mut journal = Journal::new(&Options { fuel, ..options.clone() });
        let wrong = is_wrong(&run_with(graph, target, &mut journal));
        (wrong, journal)
    };
    let (wrong, journal) = run(options.fuel);
    if !wrong {
        return None;
    }
    // Right after `low` changes, wrong after `high`.
    let (mut low, mut high) = (0, journal.commits);
    let mut last = journal.last?;
    while low < high {
        let middle = low + (high - low) / 2;
        match run(Some(middle)) {
            (true, _) if middle == 0 => return None,
            (true, journal) => (high, last) = (middle, journal.last?),
            (false, _) => low = middle + 1,
        }
    }
    Some((high - 1, last))
}

/// The graph with the bodies of its loops optimised, those inside first.
fn with_bodies(mut graph: Graph, journal: &mut Journal) -> Graph {
    for i in 0..graph.region_count() as u32 {
        let body = optimize_with(&graph.region(RegionId(i)).body, journal);
        graph.set_body(RegionId(i), body);
    }
    graph
}

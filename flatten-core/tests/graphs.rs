//! Random graphs: what passes keep. `FLATTEN_SEED=7 cargo test -p flatten-core --test graphs` begins with another seed.

#[path = "graphs/choose.rs"]
mod choose;
#[path = "graphs/drawn.rs"]
mod drawn;
#[path = "graphs/dyadic.rs"]
mod dyadic;
#[path = "graphs/exact.rs"]
mod exact;
#[path = "graphs/fired.rs"]
mod fired;
#[path = "graphs/formulas.rs"]
mod formulas;
#[path = "graphs/fuel.rs"]
mod fuel;
#[path = "graphs/inputs.rs"]
mod inputs;
#[path = "graphs/known.rs"]
mod known;
#[path = "graphs/make.rs"]
mod make;
#[path = "graphs/motifs.rs"]
mod motifs;
#[path = "graphs/random.rs"]
mod random;
#[path = "graphs/recipe.rs"]
mod recipe;
#[path = "graphs/repeat.rs"]
mod repeat;
#[path = "graphs/ruled.rs"]
mod ruled;
#[path = "graphs/shadow.rs"]
mod shadow;
#[path = "graphs/shrink.rs"]
mod shrink;
#[path = "graphs/standard.rs"]
mod standard;

use dyadic::HALVES;
use exact::BITS;
use flatten_core::graph::Graph;
use flatten_core::options::{Caps, Gates, Options, Packing, Sabotage};
use flatten_core::passes::fuse::fuse_with;
use flatten_core::passes::{self, Journal, residuals};
use flatten_core::rules::{Table, offers, tables};
use make::Style;
use random::Random;
use recipe::Recipe;
use standard::Passes;
use std::cell::{Cell, RefCell};

const OPTIMIZE: Passes<'static> = &passes::optimize_with;

/// What every target gets.
fn covered(caps: &'static Caps) -> impl Fn(&Graph, &mut Journal) -> Graph {
    |graph, journal| fuse_with(&passes::optimize_with(graph, &mut Journal::default()), caps, journal)
}

/// A shader graph that packs sums of two already.
static PAIRS: Caps = Caps { pack: Packing::From(2), ..Caps::GRAPH };

/// Every kind of target.
static TARGETS: [&Caps; 3] = [&Caps::GRAPH, &Caps::NAGA, &PAIRS];

/// Every kind of graph behind each contract.
const KINDS: [(Gates, Style); 10] = [
    (Gates::EXACT, Style::Any),
    (Gates::EXACT, Style::Chains),
    (Gates::EXACT, Style::Choices),
    (Gates::EXACT, Style::Rules),
    (Gates::FAST, Style::Any),
    (Gates::FAST, Style::Chains),
    (Gates::FAST, Style::Choices),
    (Gates::FAST, Style::Dyadic),
    (Gates::FAST, Style::Smooth),
    (Gates::FAST, Style::Rules),
];

/// Seeds from here on.
fn first_seed() -> u64 {
    std::env::var("FLATTEN_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(2) * 1_000_000
}

/// Calls `f` with so many recipes, of 5 to 200 steps, most of them small.
fn recipes(style: Style, count: u64, f: &mut dyn FnMut(u64, &Recipe)) {
    for seed in first_seed()..first_seed() + count {
        let mut random = Random::new(seed);
        let size = match random.below(40) {
            0 => 60 + random.below(140),
            1..6 => 25 + random.below(35),
            _ => 5 + random.below(20),
        };
        let recipe = make::recipe(&mut random, style, size);
        f(seed, &recipe);
    }
}

/// How many graphs of each kind; `FLATTEN_MANY=20` is twenty times as many.
fn many(count: u64) -> u64 {
    count * std::env::var("FLATTEN_MANY").ok().and_then(|s| s.parse().ok()).unwrap_or(1)
}

#[test]
fn values_are_kept_bit_for_bit() {
    for style in [Style::Any, Style::Chains, Style::Choices, Style::Rules] {
        recipes(style, many(3_500), &mut |seed, recipe| {
            shrink::hold(seed, recipe, &|r| BITS.check(r, seed, &mut Journal::default(), OPTIMIZE));
        });
    }
}

#[test]
fn optimising_again_changes_nothing() {
    for (gates, style) in KINDS {
        recipes(style, many(600), &mut |seed, recipe| {
            shrink::hold(seed, recipe, &|r| exact::check_settled(&r.graph(gates)));
        });
    }
}

#[test]
fn values_are_kept_on_halves() {
    for style in [Style::Dyadic, Style::Choices, Style::Rules] {
        recipes(style, many(2_000), &mut |seed, recipe| {
            shrink::hold(seed, recipe, &|r| HALVES.check(r, seed, &mut Journal::default(), OPTIMIZE));
        });
    }
}

#[test]
fn errors_stay_small() {
    let compared = Cell::new(0);
    for style in [Style::Smooth, Style::Rules] {
        recipes(style, many(3_000), &mut |seed, recipe| {
            shrink::hold(seed, recipe, &|r| {
                let lanes = shadow::check(r, seed, &mut Journal::default(), OPTIMIZE)?;
                compared.set(compared.get() + lanes);
                Ok(())
            });
        });
    }
    assert!(compared.get() > many(10_000), "only {} lanes were compared", compared.get());
}

#[test]
fn costs_do_not_matter() {
    for style in [Style::Any, Style::Chains, Style::Choices, Style::Rules] {
        recipes(style, many(400), &mut |seed, recipe| {
            shrink::hold(seed, recipe, &|r| BITS.check(r, seed, &mut Journal::with_chaos(seed), OPTIMIZE));
        });
    }
    recipes(Style::Dyadic, many(1_000), &mut |seed, recipe| {
        shrink::hold(seed, recipe, &|r| HALVES.check(r, seed, &mut Journal::with_chaos(seed), OPTIMIZE));
    });
}

#[test]
fn every_change_keeps_values_and_cost() {
    let seen = RefCell::new(fuel::Seen::default());
    for (gates, style) in
        [(Gates::EXACT, Style::Chains), (Gates::EXACT, Style::Any), (Gates::EXACT, Style::Choices)]
    {
        recipes(style, many(300), &mut |seed, recipe| {
            shrink::hold(seed, recipe, &|r| {
                let same = |graph: &Graph, what: &str| BITS.same_values(r, graph, seed, what);
                fuel::check(r, gates, None, &mut seen.borrow_mut(), &same)
            });
        });
    }
    recipes(Style::Dyadic, many(500), &mut |seed, recipe| {
        shrink::hold(seed, recipe, &|r| {
            let same = |graph: &Graph, what: &str| HALVES.same_values(r, graph, seed, what);
            fuel::check(r, Gates::FAST, None, &mut seen.borrow_mut(), &same)
        });
    });
    for style in [Style::Any, Style::Choices, Style::Smooth] {
        recipes(style, many(200), &mut |_, recipe| {
            fuel::check(recipe, Gates::FAST, None, &mut seen.borrow_mut(), &|_, _| Ok(())).expect("it stops");
        });
    }
    let seen = seen.into_inner();
    println!("{} changes, {:?}", seen.changes, seen.rises);
    assert!(seen.changes > many(500), "only {} changes were made", seen.changes);
    assert_eq!(seen.rises, [""; 0], "changes that raise the cost");
}

/// The covering of a target goes on where the passes stop.
#[test]
fn every_change_of_a_covering_keeps_values_and_cost() {
    for caps in [&Caps::GRAPH, &Caps::NAGA] {
        let seen = RefCell::new(fuel::Seen::default());
        recipes(Style::Dyadic, many(500), &mut |seed, recipe| {
            shrink::hold(seed, recipe, &|r| {
                let same = |graph: &Graph, what: &str| HALVES.same_values(r, graph, seed, what);
                fuel::check(r, Gates::FAST, Some(caps), &mut seen.borrow_mut(), &same)
            });
        });
        let seen = seen.into_inner();
        println!("{} changes, {:?}", seen.changes, seen.rises);
        assert!(seen.changes > many(100), "only {} changes were made", seen.changes);
        assert_eq!(seen.rises, [""; 0], "changes that raise the cost");
    }
}

/// A pass that is wrong is found, and named.
#[test]
fn a_wrong_change_is_found_by_name() {
    let options =
        Options { sabotage: Some(Sabotage::SumLosesTerm), gates: Gates::FAST, ..Options::default() };
    // The errors of floats tell it from right ones too.
    let mut strays = 0;
    recipes(Style::Smooth, 200, &mut |seed, recipe| {
        let checked = shadow::check(recipe, seed, &mut Journal::new(&options), OPTIMIZE);
        strays += u32::from(checked.is_err());
    });
    assert!(strays >= 10, "found {strays} times only");
    let mut found = 0;
    recipes(Style::Dyadic, 200, &mut |seed, recipe| {
        let graph = recipe.graph(Gates::FAST);
        let mut wrong = |graph: &Graph| HALVES.same_values(recipe, graph, seed, "").is_err();
        if let Some((before, name)) = passes::bisect(&graph, None, &options, &mut wrong) {
            assert_eq!(name, "sum", "seed {seed}, after {before} changes");
            found += 1;
        }
        assert_eq!(passes::bisect(&graph, None, &Options::fast(), &mut wrong), None, "seed {seed}");
    });
    assert!(found >= 10, "found {found} times only");
}

/// So is a wrong covering, behind passes that are right.
#[test]
fn a_wrong_covering_is_found_by_name() {
    let options =
        Options { sabotage: Some(Sabotage::MadLosesTerm), gates: Gates::FAST, ..Options::default() };
    let mut found = 0;
    recipes(Style::Dyadic, 200, &mut |seed, recipe| {
        let graph = recipe.graph(Gates::FAST);
        let mut wrong = |graph: &Graph| HALVES.same_values(recipe, graph, seed, "").is_err();
        assert_eq!(passes::bisect(&graph, None, &options, &mut wrong), None, "seed {seed}");
        if let Some((before, name)) = passes::bisect(&graph, Some(&Caps::GRAPH), &options, &mut wrong) {
            assert_eq!(name, "mad", "seed {seed}, after {before} changes");
            found += 1;
        }
    });
    assert!(found >= 10, "found {found} times only");
}

/// Every change that a pass offers is made, and every rule is come to.
#[test]
fn everything_fires() {
    let (mut changes, mut rules) = (fired::Counts::new(), fired::Counts::new());
    let mut count = |style, gates, count| {
        recipes(style, many(count), &mut |_, recipe| {
            let mut journal = Journal::default();
            passes::optimize_with(&recipe.graph(gates), &mut journal);
            journal.fired.into_iter().for_each(|(name, n)| *changes.entry(name).or_default() += n);
            fired::count_rules(recipe, gates, &mut rules);
        });
    };
    for (gates, style) in KINDS {
        count(style, gates, if style == Style::Rules { 15_000 } else { 700 });
    }
    // Without chains of floats, rules have more to do.
    count(Style::Rules, Gates::NSZ | Gates::NO_NAN, 3_500);
    println!("{changes:?}\n{rules:?}");
    let silent: Vec<String> =
        fired::names_of_changes().into_iter().filter(|name| !changes.contains_key(&**name)).collect();
    assert!(silent.is_empty(), "no random graph has a use for {silent:?}");
    let names = |tables: &'static [Table]| tables.iter().flat_map(|t| t.rules.iter().map(|r| r.name));
    let missed: Vec<&str> = names(tables()).filter(|name| !rules.contains_key(name)).collect();
    assert!(missed.is_empty(), "no random graph comes to {missed:?}");
    let missed: Vec<&str> = names(&offers().tables).filter(|name| !changes.contains_key(name)).collect();
    assert!(missed.is_empty(), "no random graph is offered {missed:?}");
}

#[test]
fn nothing_is_left_to_do() {
    for (gates, style) in KINDS {
        recipes(style, many(400), &mut |seed, recipe| {
            shrink::hold(seed, recipe, &|r| {
                let graph = passes::prune::run(&r.graph(gates), &Options::default());
                let graph = passes::optimize_with(&graph, &mut Journal::default());
                let left = [residuals::fold(&graph), residuals::opt(&graph)].concat();
                if left.is_empty() { Ok(()) } else { Err(format!("{gates}: {left:?}\n{graph}")) }
            });
        });
    }
}

/// Nor does the covering of a shader graph, also of one that packs sums of two already.
#[test]
fn nothing_is_left_to_cover() {
    for caps in [&Caps::GRAPH, &PAIRS] {
        let covered = covered(caps);
        for (gates, style) in KINDS {
            recipes(style, many(300), &mut |seed, recipe| {
                shrink::hold(seed, recipe, &|r| {
                    let graph = passes::prune::run(&r.graph(gates), &Options::default());
                    let graph = covered(&graph, &mut Journal::default());
                    let left = residuals::cover(&graph, caps);
                    if left.is_empty() { Ok(()) } else { Err(format!("{gates}: {left:?}\n{graph}")) }
                });
            });
        }
    }
}

#[test]
fn covered_graphs_keep_their_values() {
    let fired = RefCell::new(fired::Counts::new());
    let count = |journal: Journal| {
        let mut all = fired.borrow_mut();
        journal.fired.into_iter().for_each(|(name, n)| *all.entry(name).or_default() += n);
    };
    for caps in TARGETS {
        let covered = covered(caps);
        for style in [Style::Any, Style::Chains, Style::Choices, Style::Smooth, Style::Rules] {
            recipes(style, many(300), &mut |seed, recipe| {
                shrink::hold(seed, recipe, &|r| {
                    let mut journal = Journal::default();
                    BITS.check(r, seed, &mut journal, &covered)?;
                    count(journal);
                    Ok(())
                });
            });
        }
        recipes(Style::Dyadic, many(500), &mut |seed, recipe| {
            shrink::hold(seed, recipe, &|r| {
                let mut journal = Journal::default();
                HALVES.check(r, seed, &mut journal, &covered)?;
                count(journal);
                HALVES.check(r, seed, &mut Journal::with_chaos(seed), &covered)
            });
        });
        recipes(Style::Smooth, many(500), &mut |seed, recipe| {
            shrink::hold(seed, recipe, &|r| {
                let mut journal = Journal::default();
                shadow::check(r, seed, &mut journal, &covered)?;
                count(journal);
                Ok(())
            });
        });
    }
    let fired = fired.into_inner();
    println!("{fired:?}");
    assert!(fired.values().sum::<u64>() > many(2_000), "{fired:?}");
}

#[test]
fn covering_again_changes_nothing() {
    for caps in TARGETS {
        for (gates, style) in [
            (Gates::EXACT, Style::Any),
            (Gates::FAST, Style::Smooth),
            (Gates::FAST, Style::Chains),
            (Gates::FAST, Style::Rules),
        ] {
            recipes(style, many(300), &mut |seed, recipe| {
                shrink::hold(seed, recipe, &|r| {
                    let once = covered(caps)(&r.graph(gates), &mut Journal::default());
                    let mut journal = Journal::default();
                    let twice = fuse_with(&once, caps, &mut journal);
                    let left = residuals::cover(&once, caps);
                    if !left.is_empty() {
                        return Err(format!("{left:?}\n{once}"));
                    }
                    if journal.commits == 0 && once.to_string() == twice.to_string() {
                        return Ok(());
                    }
                    Err(format!("{:?}\n{once}\n{twice}", journal.fired))
                });
            });
        }
    }
}

//! The list of rewrites, each by the name that it has in the field: an expression, what it becomes, what that saves, by
//! which rule or pass, and what is left of it under `exact`.
//!
//! A row fails without its rewrite: neither the result nor the cost nor the counter is as it says.

#[path = "checklist/branches.rs"]
mod branches;
#[path = "checklist/choices.rs"]
mod choices;
#[path = "checklist/code.rs"]
mod code;
#[path = "checklist/folding.rs"]
mod folding;
#[path = "checklist/functions.rs"]
mod functions;
#[path = "checklist/gpu.rs"]
mod gpu;
#[path = "checklist/identities.rs"]
mod identities;
#[path = "checklist/lanes.rs"]
mod lanes;
#[path = "checklist/loops.rs"]
mod loops;
#[path = "passes/notation.rs"]
mod notation;
#[path = "checklist/places.rs"]
mod places;
#[path = "checklist/programs.rs"]
mod programs;
#[path = "lower/sample.rs"]
mod sample;
#[path = "checklist/targets.rs"]
mod targets;
#[path = "checklist/uniform.rs"]
mod uniform;

use flatten_core::count;
use flatten_core::graph::Graph;
use flatten_core::options::{Caps, Gates, Options, Sabotage};
use flatten_core::passes::fuse::fuse_with;
use flatten_core::passes::{self, Journal};
use notation::{read_as_written, read_counted, write};
use std::collections::BTreeSet;
use std::path::Path;

/// Name, expression, what it becomes under the default contract, cost on both tables before and after, what fired (a
/// change of a pass, a rule that a constructor came to first, or `fold`), and what it becomes under `exact`. Nothing that
/// fired may fire there, unless it becomes the same.
pub(crate) struct Row(
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) &'static [&'static str],
    pub(crate) &'static str,
);

/// What an expression becomes, and what fired: of a target, only its covering.
fn become_of(text: &str, gates: Gates, caps: Option<&Caps>) -> (Graph, BTreeSet<&'static str>) {
    let (graph, rules) = read_counted(text, gates);
    let mut journal = Journal::new(&Options { gates, ..Options::default() });
    let optimised = passes::optimize_with(&graph, &mut journal);
    let Some(caps) = caps else {
        return (optimised, rules.into_keys().chain(journal.fired.into_keys()).collect());
    };
    let mut journal = Journal::default();
    let covered = fuse_with(&optimised, caps, &mut journal);
    (covered, journal.fired.into_keys().collect())
}

/// On both tables.
fn cost(graph: &Graph) -> String {
    let counts = count::run(graph);
    format!("{}/{}", counts.cost_graph, counts.cost_gpu)
}

/// What is wrong with a row.
fn wrong(row: &Row, caps: Option<&Caps>) -> Vec<String> {
    let Row(name, text, fast, costs, keys, exact) = row;
    let mut wrong = Vec::new();
    let mut same = |what: &str, got: String, want: &str| {
        if got != want {
            wrong.push(format!("{name}, `{text}`, {what}: `{got}`, not `{want}`"));
        }
    };
    let (open, fired) = become_of(text, Gates::FAST, caps);
    let (shut, fired_exact) = become_of(text, Gates::EXACT, caps);
    same("default", write(&open), fast);
    same("exact", write(&shut), exact);
    same("cost", format!("{} -> {}", cost(&read_as_written(text, Gates::FAST)), cost(&open)), costs);
    for key in *keys {
        let fires = |fired: &BTreeSet<&str>| fired.contains(key).to_string();
        same(key, fires(&fired), "true");
        same(&format!("{key} under exact"), fires(&fired_exact), &(fast == exact).to_string());
    }
    wrong
}

/// Every row holds, and none is there twice.
#[track_caller]
fn check(rows: &[Row], caps: Option<&Caps>) {
    let wrong: Vec<String> = rows.iter().flat_map(|row| wrong(row, caps)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let names: BTreeSet<&str> = rows.iter().map(|row| row.0).collect();
    assert_eq!(names.len(), rows.len(), "a name is there twice");
}

#[test]
fn folding() {
    check(folding::ROWS, None);
}

#[test]
fn choices() {
    check(choices::ROWS, None);
}

#[test]
fn lanes() {
    check(lanes::ROWS, None);
}

#[test]
fn functions() {
    check(functions::ROWS, None);
}

#[test]
fn identities() {
    check(identities::ROWS, None);
}

#[test]
fn branches() {
    code::check(branches::ROWS);
}

#[test]
fn loops() {
    code::check(loops::ROWS);
}

#[test]
fn places() {
    code::check(places::ROWS);
}

/// Each mistake that lowering is known to have made elsewhere is seen by a row; those of kept loops and of one contract
/// only are in `tests/random.rs`.
#[test]
fn mistakes_of_lowering_are_found() {
    let known = [
        Sabotage::SiblingLocalsAlias,
        Sabotage::CompoundAssignDropped,
        Sabotage::BlockDropped,
        Sabotage::ShortCircuitIgnored,
        Sabotage::ArmStoresKept,
        Sabotage::LaneEffectDropped,
        Sabotage::ProductContracted,
        Sabotage::LateOperandRead,
        Sabotage::LaneStoreDropped,
        Sabotage::SourceReadLate,
        Sabotage::ReferenceByValue,
        Sabotage::BreakIgnoredAfterContinue,
        Sabotage::EarlyReturnLost,
    ];
    let tables = [branches::ROWS, loops::ROWS, places::ROWS];
    let unseen: Vec<_> =
        known.into_iter().filter(|mistake| !tables.iter().any(|rows| code::finds(rows, *mistake))).collect();
    assert!(unseen.is_empty(), "{unseen:?}");
}

#[test]
fn programs() {
    code::check_programs(programs::ROWS);
}

#[test]
fn uniform() {
    uniform::check();
}

#[test]
fn targets() {
    check(targets::ROWS, Some(&Caps::GRAPH));
}

#[test]
fn gpu() {
    check(gpu::ROWS, Some(&Caps::NAGA));
}

/// The names of changes that stand in a pass as text.
fn written_in(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in folder.read_dir().expect("a folder") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            written_in(&path, names);
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("readable");
        for call in [".offer(", ".prefer(", ".commit("] {
            let rest = text.split(call).skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"'));
            names.extend(rest.filter_map(|rest| rest.split_once('"')).map(|(name, _)| name.to_owned()));
        }
    }
}

/// Every rule that is offered has a row or a law that it is taken (`rules.rs`); every change of a pass has a row, those
/// whose names are chosen by a function among them.
#[test]
fn every_change_has_a_row() {
    let rows = [
        folding::ROWS,
        choices::ROWS,
        lanes::ROWS,
        functions::ROWS,
        identities::ROWS,
        targets::ROWS,
        gpu::ROWS,
    ];
    let all: BTreeSet<&str> =
        rows.iter().flat_map(|rows| rows.iter().flat_map(|row| row.4)).copied().collect();
    let chosen = ["sum", "share", "factor", "open", "vectorize", "pick"];
    let mut changes: BTreeSet<String> = chosen.map(str::to_owned).into();
    written_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/passes"), &mut changes);
    assert!(changes.len() > 15, "{changes:?}");
    let silent: Vec<&String> = changes.iter().filter(|name| !all.contains(name.as_str())).collect();
    assert!(silent.is_empty(), "{silent:?}");
}

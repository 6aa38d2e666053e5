//! Which changes and which rules fired.

use crate::recipe::{Recipe, What};
use flatten_core::graph::{Graph, Ref};
use flatten_core::op::Op;
use flatten_core::options::Gates;
use flatten_core::rules;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// How often by name.
pub(crate) type Counts = BTreeMap<&'static str, u64>;

/// Counts the rules that the constructors come to first, of each step.
pub(crate) fn count_rules(recipe: &Recipe, gates: Gates, counts: &mut Counts) {
    // Steps as roots: every one is built, and none is built twice.
    let mut graph = Graph::new(recipe.graph(gates).signature, gates);
    let mut refs: Vec<Ref> = Vec::new();
    let mut params = 0;
    for step in &recipe.steps {
        let mut args: Vec<Ref> = step.args.iter().map(|a| refs[a.at].complement_if(a.not)).collect();
        refs.push(match &step.what {
            What::Param { .. } => {
                params += 1;
                graph.param(params - 1, step.ty)
            }
            What::Const(value) => graph.constant(*value),
            What::Op(Op::Table) => graph.add(Op::Table, &args),
            What::Op(op) => {
                let asked = args.clone();
                graph.canonical(*op, &mut args);
                if graph.fold(*op, &args).is_none()
                    && let Some(name) = rules::find(&graph, *op, &args)
                {
                    *counts.entry(name).or_default() += 1;
                }
                graph.add(*op, &asked)
            }
            // Loops and primitives are no matter of rules.
            _ => return,
        });
    }
}

/// The names of all changes that passes offer, read off their source.
pub(crate) fn names_of_changes() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/passes"), &mut names);
    names
}

fn read(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            read(&path, names);
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("readable");
        for call in [".offer(", ".prefer("] {
            for rest in text.split(call).skip(1) {
                let name = rest.trim_start().strip_prefix('"').and_then(|r| r.split_once('"'));
                names.extend(name.map(|(name, _)| name.to_owned()));
            }
        }
    }
}

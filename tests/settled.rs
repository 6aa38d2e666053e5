//! After the passes nothing is left to do, in every function of the corpus and the examples.

#[path = "support/marked.rs"]
mod marked;

use flatten_core::graph::Graph;
use flatten_core::options::{Caps, Options};
use flatten_core::passes::fuse::fuse;
use flatten_core::passes::{self, Journal, residuals};
use std::path::{Path, PathBuf};

/// Every file of Rust with marked functions that all compile.
fn files() -> Vec<PathBuf> {
    let mut files = Vec::new();
    for folder in ["tests/corpus", "examples/gallery"] {
        for entry in std::fs::read_dir(Path::new(folder)).unwrap_or_else(|e| panic!("{folder}: {e}")) {
            let path = entry.expect("readable").path();
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            if path.extension().is_some_and(|e| e == "rs") && text.contains("#[flatten") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// What is wrong with the optimised graph of a function.
fn left(graph: &Graph) -> Vec<String> {
    let mut wrong: Vec<String> = Vec::new();
    wrong.extend(residuals::fold(graph).iter().map(|r| format!("fold: {r}")));
    wrong.extend(residuals::opt(graph).iter().map(|r| format!("opt: {r}")));
    let covered = fuse(graph, &Caps::GRAPH);
    wrong.extend(residuals::cover(&covered, &Caps::GRAPH).iter().map(|r| format!("cover: {r}")));
    let mut journal = Journal::default();
    let again = passes::optimize_with(graph, &mut journal);
    if journal.commits > 0 {
        wrong.push(format!("once more: {:?}", journal.fired));
    } else if again.to_string() != graph.to_string() {
        wrong.push("another order the second time".to_owned());
    }
    wrong
}

#[test]
fn nothing_is_left_in_the_corpus() {
    let (mut wrong, mut count) = (Vec::new(), 0);
    for file in files() {
        for function in marked::functions(&file) {
            let contracts = [
                function.options.clone(),
                Options { gates: Options::exact().gates, ..function.options.clone() },
            ];
            for options in contracts {
                let graph = function.optimised(&options);
                count += 1;
                for what in left(&graph) {
                    wrong.push(format!(
                        "{}::{} behind {}: {what}",
                        file.display(),
                        function.name,
                        options.gates
                    ));
                }
            }
        }
    }
    assert!(count > 300, "only {count} graphs were looked at");
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
}

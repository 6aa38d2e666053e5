//! Another optimizer has nothing to add: of each function of the corpus and of the examples, `spirv-opt -O` makes no
//! less of the module without the passes than the module with them has, and takes next to nothing off that.

#[path = "support/marked.rs"]
mod marked;
#[path = "support/optimizer.rs"]
mod optimizer;
#[path = "support/spirv.rs"]
mod spirv;

use flatten_core::graph::Graph;
use flatten_core::options::{Caps, Options};
use flatten_core::passes::fuse::fuse;
use flatten_core::schedule;
use std::path::{Path, PathBuf};

/// The most that it may take off all of ours, in thousandths: one instruction with the version in BENCHMARKS.md.
const LEFT: usize = 10;

/// The files of the corpus, and those of the examples.
fn files() -> Vec<PathBuf> {
    let entries = Path::new("tests/corpus").read_dir().expect("there is a corpus");
    let corpus = entries.map(|entry| entry.expect("it can be read").path());
    let mut files: Vec<PathBuf> = corpus.filter(|path| path.extension().is_some_and(|e| e == "rs")).collect();
    files.sort();
    files.extend(["examples/gallery/shaders.rs", "examples/lantern/shader.rs"].map(PathBuf::from));
    files
}

/// How many instructions a graph becomes, and how many after `spirv-opt -O`.
fn sizes(graph: &Graph) -> [usize; 2] {
    let words = flatten_naga::library(&schedule::run(graph)).expect("it can be written");
    let optimised = optimizer::run(&words).expect("it is valid");
    [spirv::body(&words).instructions, spirv::body(&optimised).instructions]
}

/// Checks every function under the contract that is made of its own. Then again as the macro writes them, covered for naga.
#[track_caller]
fn check(contract: impl Fn(&Options) -> Options) {
    checked(&contract, false);
    checked(&contract, true);
}

#[track_caller]
fn checked(contract: &impl Fn(&Options) -> Options, covered: bool) {
    if let Err(why) = optimizer::version() {
        assert!(std::env::var_os("FLATTEN_REQUIRE_DEVICE").is_none_or(|v| v != "1"), "{why}");
        return;
    }
    let (mut larger, mut all, mut taken) = (Vec::new(), 0, 0);
    for file in files() {
        for function in marked::functions(&file) {
            let options = contract(&function.options);
            let [_, other] = sizes(&function.lowered(&options));
            let mut graph = function.optimised(&options);
            if covered {
                graph = fuse(&graph, &Caps::NAGA.with(&options));
            }
            let [ours, left] = sizes(&graph);
            if ours > other {
                larger.push(format!("{}, {ours} > {other}", function.name));
            }
            all += ours;
            taken += ours.saturating_sub(left);
        }
    }
    assert!(larger.is_empty(), "covered: {covered}, {larger:?}");
    assert!(all > 15_000, "{all} instructions");
    assert!(1000 * taken <= LEFT * all, "spirv-opt takes {taken} of {all} instructions");
}

#[test]
fn under_their_own_contracts() {
    check(Options::clone);
}

#[test]
fn under_the_default_contract() {
    check(|options| Options { gates: Options::fast().gates, ..options.clone() });
}

//! Whole functions: those of the files that `walk` shows, and random programs.

use crate::grid;
use crate::support::choices::Rows;
use crate::support::program::{Flavor, generate};
use crate::support::run::{Compare, compile, kept, sample_of, without_wishes};
use crate::walk::{Request, walk};
use flatten_core::graph::{Graph, Id, Ref};
use flatten_core::interp;
use flatten_core::op::{Op, RegionId};
use flatten_core::options::{Gates, Options};
use flatten_core::passes::PIPELINE;
use flatten_core::ty::Ty;
use flatten_core::value::Value;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::path::Path;

/// A function by name, and arguments for it.
pub(crate) type Function = (String, Graph, Vec<Vec<Value>>);

const PROGRAMS: usize = 60;
const ROWS: usize = 256;

/// Every marked function of the files in these folders. A folder or file that cannot be read is a failure, and so is
/// a folder without functions.
pub(crate) fn of_files(folders: &[&str]) -> Vec<Function> {
    folders.iter().flat_map(|folder| of_folder(folder)).collect()
}

fn of_folder(folder: &str) -> Vec<Function> {
    let entries = Path::new(folder).read_dir().unwrap_or_else(|e| panic!("{folder}: {e}"));
    let mut files: Vec<_> =
        entries.map(|entry| entry.unwrap_or_else(|e| panic!("{folder}: {e}")).path()).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == "rs"));
    files.sort();
    let functions: Vec<Function> = files.iter().flat_map(|path| of_file(path)).collect();
    assert!(!functions.is_empty(), "{folder}: no functions");
    functions
}

/// What `walk` prints is read back: a line with name, place and contract, one with the stage, then the graph.
fn of_file(path: &Path) -> Vec<Function> {
    let last = PIPELINE.last().expect("there are passes").name;
    let request = Request { file: path.to_owned(), stage: Some(last.to_owned()), ..Request::default() };
    let text = walk(&request).unwrap_or_else(|why| panic!("{}: {why}", path.display())).text;
    let parts: Vec<&str> = text.split("// ").filter(|part| !part.is_empty()).collect();
    let functions = parts.windows(2).filter_map(|pair| {
        let (name, contract) = pair[0].trim_end().rsplit_once(", ")?;
        let graph = pair[1].strip_prefix(last)?.strip_prefix('\n')?;
        // Mistakes stand behind the last graph.
        let graph = &graph[..graph.rfind("\n}")? + 2];
        let mut graph: Graph = graph.parse().unwrap_or_else(|e| panic!("{name}: {e}"));
        graph.gates = if contract == "exact" { Gates::EXACT } else { Gates::FAST };
        // What a leaf computes is not part of what is shown.
        if !graph.primitives().is_empty() {
            return None;
        }
        let rows = grid::ordinary_rows(&types(&graph), ROWS);
        Some((name.to_owned(), graph, rows))
    });
    functions.collect()
}

fn types(graph: &Graph) -> Vec<Ty> {
    graph.signature.param_leaves().into_iter().map(|(_, ty, _)| ty).collect()
}

/// Random programs of exact operations that do not fold away, on arguments for which every operation gives
/// numbers; with every loop unrolled, and other ones with every loop kept.
pub(crate) fn of_programs() -> Vec<Function> {
    let has_loop = |graph: &Graph| graph.region_count() > 0;
    let unrolled = programs(7, &Options::exact(), "random program", |_| true);
    let kept = programs(8, &kept(), "random program with kept loops", has_loop);
    unrolled.into_iter().chain(kept).collect()
}

fn programs(seed: u8, options: &Options, name: &str, wanted: fn(&Graph) -> bool) -> Vec<Function> {
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &[seed; 32]);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    let rows = Rows { len: 3000, show: |_| String::new() };
    let mut next = || rows.new_tree(&mut runner).expect("rows are never refused").current().numbers;
    let programs = std::iter::repeat_with(move || generate(&next(), Flavor::Full));
    let programs = programs.map(|program| if options.loops { without_wishes(program) } else { program });
    let functions = programs.enumerate().filter_map(|(i, program)| {
        let items = syn::parse_file(&program.source).expect("the generator writes Rust").items;
        let graph = compile(items, program.entry, options).expect("it is in the language").graph;
        let types = types(&graph);
        let samples = (0..ROWS).map(|sample| sample_of(&types, sample, Compare::Dyadic));
        let rows: Vec<_> = samples.filter(|row| is_finite(&graph, row)).collect();
        let live = graph.live().iter().filter(|live| **live).count();
        (wanted(&graph) && is_exact(&graph) && !reads_signs(&graph) && live >= 20 && rows.len() >= ROWS / 2)
            .then(|| (format!("{name} {i}"), graph, rows))
    });
    functions.take(PROGRAMS).collect()
}

/// True if no operation may be off in the last bits.
pub(crate) fn is_exact(graph: &Graph) -> bool {
    let live = graph.live();
    let exact = |op: Op, ty: Ty| match op {
        Op::MulAdd => false,
        Op::Rem => !ty.is_float(),
        _ => !op.is_transcendental(),
    };
    let bodies = (0..graph.region_count()).map(|i| &graph.region(RegionId(i as u32)).body);
    graph.gates == Gates::EXACT
        && bodies.into_iter().all(is_exact)
        && graph.ids().filter(|id| live[id.0 as usize]).all(|id| exact(graph.node(id).op, graph.node(id).ty))
}

/// True if the sign of a zero may be seen: lavapipe takes `x * 0.0` for `0.0` and `x + 0.0` for `x`. The operations on their own
/// are in `ops`.
fn reads_signs(graph: &Graph) -> bool {
    let live = graph.live();
    let bodies = (0..graph.region_count()).map(|i| &graph.region(RegionId(i as u32)).body);
    let reads = |id: Id| match graph.node(id).op {
        // Of -0.0 the signum is -1.0.
        Op::CopySign | Op::Signum => true,
        Op::Bitcast(_) => graph.ty(graph.args(id)[0]).is_float(),
        _ => false,
    };
    graph.ids().any(|id| live[id.0 as usize] && reads(id)) || bodies.into_iter().any(reads_signs)
}

fn is_finite(graph: &Graph, row: &[Value]) -> bool {
    let live = graph.live();
    let mut every = graph.clone();
    every.roots = graph.ids().filter(|id| live[id.0 as usize]).map(Ref::from).collect();
    interp::run(&every, row).is_ok_and(|values| values.iter().all(|v| v.is_finite()))
}

//! Prints how large every function of the corpus, of the gallery and of the kernels is: before the passes, after them,
//! and after `spirv-opt -O` of both.
//!
//! ```text
//! cargo run --all-features --example measure -- [--contract fast|exact] [--only TEXT] [--goals on] [--covered on]
//!     [--shaders FOLDER] [--modules FOLDER]
//! ```
//! Each function is under its own contract unless another is given; `--only` takes those in whose path the text is.
//! `--goals on` says instead where the goals for SPIR-V are missed, and what `spirv-opt` takes off ours, by operation.
//! `--covered on` covers the graphs after the passes for naga, as those that the macro writes are. `--shaders` writes pairs
//! of compute shaders for `tests/isa`, `--modules` the four modules of each function. Needs `spirv-opt`.

#[path = "measure/by_hand.rs"]
mod by_hand;
#[path = "measure/goals.rs"]
mod goals;
#[path = "../tests/support/marked.rs"]
mod marked;
#[path = "../tests/support/optimizer.rs"]
mod optimizer;
#[path = "../tests/support/sizes.rs"]
mod sizes;
#[path = "../tests/support/spirv.rs"]
mod spirv;
#[path = "measure/table.rs"]
mod table;

use flatten_core::graph::Graph;
use flatten_core::options::{Caps, Options};
use flatten_core::passes::fuse::fuse;
use flatten_core::{count, schedule};
use marked::Function;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::Row;

/// Where the functions are; a folder stands for its files.
const PLACES: [&str; 3] = ["tests/corpus", "examples/gallery/shaders.rs", "examples/lantern/shader.rs"];

/// What the command line asks for.
#[derive(Default)]
struct Request {
    /// The contract of all functions, instead of their own.
    contract: Option<Options>,
    /// Only functions in whose path this is.
    only: String,
    /// Only what misses a goal, and what is left to take off.
    goals: bool,
    /// What the passes leave is covered for naga.
    covered: bool,
    /// Where the modules go that are counted.
    modules: Option<PathBuf>,
    /// Where compute shaders go.
    shaders: Option<PathBuf>,
}

fn main() -> ExitCode {
    match request(std::env::args().skip(1)).and_then(|request| run(&request)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn request(mut args: impl Iterator<Item = String>) -> Result<Request, String> {
    let mut request = Request::default();
    while let Some(arg) = args.next() {
        let value = args.next().ok_or_else(|| format!("`{arg}` needs a value"))?;
        match (&*arg, &*value) {
            ("--contract", "fast") => request.contract = Some(Options::fast()),
            ("--contract", "exact") => request.contract = Some(Options::exact()),
            ("--only", _) => request.only = value,
            ("--goals", "on") => request.goals = true,
            ("--covered", "on") => request.covered = true,
            ("--modules", _) => request.modules = Some(value.into()),
            ("--shaders", _) => request.shaders = Some(value.into()),
            _ => return Err(format!("`{arg} {value}` is not known")),
        }
    }
    Ok(request)
}

fn run(request: &Request) -> Result<(), String> {
    println!("{}", optimizer::version()?);
    let mut rows = Vec::new();
    for file in files()? {
        let theme = theme(&file);
        for function in marked::functions(&file) {
            let path = format!("{theme}::{}", function.name.trim_start_matches("shaders::"));
            if path.contains(&request.only) {
                rows.push(row(request, &theme, path, &function)?);
            }
        }
    }
    if request.goals {
        print!("{}", goals::text(&rows));
        return Ok(());
    }
    print!("{}", table::text(&rows));
    if rows.iter().any(|row| row.theme == "kernels") {
        print!("{}", by_hand::text(&rows)?);
    }
    Ok(())
}

/// What a file is called in the table: by its own name, an example by its folder's.
fn theme(file: &Path) -> String {
    let own = file.starts_with("tests").then(|| file.file_stem());
    let name = own.unwrap_or_else(|| file.parent().and_then(Path::file_name));
    name.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Every file with functions, sorted within its folder.
fn files() -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for place in PLACES.map(Path::new) {
        if place.is_file() {
            files.push(place.to_owned());
            continue;
        }
        let entries = place.read_dir().map_err(|e| format!("{}: {e}", place.display()))?;
        let mut inside: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        inside.retain(|path| path.extension().is_some_and(|e| e == "rs"));
        inside.sort();
        files.append(&mut inside);
    }
    Ok(files)
}

fn row(request: &Request, theme: &str, path: String, function: &Function) -> Result<Row, String> {
    let options = match &request.contract {
        Some(contract) => Options { gates: contract.gates, ..function.options.clone() },
        None => function.options.clone(),
    };
    let mut graphs = [function.lowered(&options), function.optimised(&options)];
    if request.covered {
        graphs[1] = fuse(&graphs[1], &Caps::NAGA.with(&options));
    }
    if let Some(folder) = &request.shaders {
        write_pair(folder, &path, &graphs)?;
    }
    let counts = graphs.each_ref().map(count::run);
    let mut modules: [Vec<u32>; 4] = Default::default();
    for (i, graph) in graphs.iter().enumerate() {
        modules[2 * i] = flatten_naga::library(&schedule::run(graph)).map_err(|e| format!("{path}: {e}"))?;
        modules[2 * i + 1] = optimizer::run(&modules[2 * i]).map_err(|e| format!("{path}: {e}"))?;
    }
    if let Some(folder) = &request.modules {
        for (words, kind) in modules.iter().zip(["before", "before-O", "after", "after-O"]) {
            write_words(folder, &path, kind, words)?;
        }
    }
    Ok(Row {
        theme: theme.to_owned(),
        path,
        graph: counts.each_ref().map(|c| c.cost_graph),
        gpu: counts.each_ref().map(|c| c.cost_gpu),
        ops: graphs.each_ref().map(sizes::ops),
        bodies: modules.each_ref().map(|words| spirv::body(words)),
        opcodes: modules.each_ref().map(|words| spirv::opcodes(words)),
    })
}

/// `NAME.before.spv` and `NAME.after.spv`, as drivers are given them.
fn write_pair(folder: &Path, path: &str, graphs: &[Graph; 2]) -> Result<(), String> {
    for (graph, kind) in graphs.iter().zip(["before", "after"]) {
        let words = flatten_naga::spirv(&schedule::run(graph)).map_err(|e| format!("{path}: {e}"))?;
        write_words(folder, path, kind, &words)?;
    }
    Ok(())
}

/// `NAME.KIND.spv`.
fn write_words(folder: &Path, path: &str, kind: &str, words: &[u32]) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let file = folder.join(format!("{}.{kind}.spv", path.replace("::", ".")));
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    std::fs::write(&file, bytes).map_err(|e| format!("{}: {e}", file.display()))
}

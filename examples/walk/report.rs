//! One marked function: its stages as text, its sizes, its mistakes.

#[path = "../../tests/support/spirv.rs"]
mod spirv;

use super::load::Loaded;
use flatten_core::count::{self, Counts};
use flatten_core::diag::{Diag, Diags};
use flatten_core::emit::rust;
use flatten_core::expand::{self, Marked, Writers, bodies};
use flatten_core::front::{self, Source, Sources};
use flatten_core::graph::Graph;
use flatten_core::hir::{FnId, Unit};
use flatten_core::options::{Caps, Gates, Options};
use flatten_core::passes::fuse::fuse;
use flatten_core::passes::residuals;
use flatten_core::plan::{self, Decision, Planned};
use flatten_core::schedule;
use std::time::Instant;

/// What is known of one marked function.
#[derive(Default)]
pub(crate) struct Report {
    pub(crate) name: String,
    pub(crate) file: String,
    pub(crate) line: usize,
    pub(crate) contract: &'static str,
    pub(crate) counts: Counts,
    pub(crate) unrolled_copies: u64,
    pub(crate) wgsl_bytes: usize,
    pub(crate) spirv_words: usize,
    pub(crate) spirv_body_instructions: usize,
    /// Each stage with its text, in order.
    pub(crate) stages: Vec<(&'static str, String)>,
    /// Each stage with the microseconds that it took.
    pub(crate) times: Vec<(&'static str, u128)>,
    /// What the graph costs when it was lowered, and after each pass.
    pub(crate) costs: Vec<Cost>,
    /// What the passes should not have left.
    pub(crate) residuals: Vec<String>,
    pub(crate) diagnostics: Vec<Mistake>,
}

/// What a graph costs on both tables.
pub(crate) struct Cost {
    pub(crate) stage: &'static str,
    pub(crate) graph: u64,
    pub(crate) gpu: u64,
}

/// A mistake of the user's.
pub(crate) struct Mistake {
    pub(crate) code: &'static str,
    pub(crate) message: String,
    pub(crate) help: String,
    pub(crate) line: usize,
    pub(crate) column: usize,
}

/// A report per marked function, or those of one name.
pub(crate) fn all(loaded: &Loaded, only: Option<&str>) -> Result<Vec<Report>, String> {
    let writers = Writers {
        graph: true,
        naga: true,
        wgsl: Some(|frame| flatten_naga::wgsl(frame).map_err(|e| e.to_string())),
        spirv: Some(|frame| flatten_naga::spirv(frame).map_err(|e| e.to_string())),
        ..Writers::NONE
    };
    let (sources, marked, wrong) = expand::marked(&loaded.root, &writers);
    let named = |marked: &&Marked| {
        let Source { path, .. } = &sources.items[marked.index];
        only.is_none_or(|only| path == only || path.ends_with(&format!("::{only}")))
    };
    let wanted: Vec<&Marked> = marked.iter().filter(named).collect();
    if wanted.is_empty() {
        return Err(match only {
            Some(name) => format!("no function `{name}` is marked `#[flatten]`"),
            None => "no function is marked `#[flatten]`".to_owned(),
        });
    }
    let mut reports: Vec<Report> = wanted.iter().map(|marked| one(loaded, &sources, marked)).collect();
    reports[0].add(wrong);
    Ok(reports)
}

fn one(loaded: &Loaded, sources: &Sources, marked: &Marked) -> Report {
    let Source { path, item, .. } = &sources.items[marked.index];
    let module = path.rsplit_once("::").map_or("", |(module, _)| module);
    let line = match item {
        syn::Item::Fn(item) => item.sig.ident.span().start().line,
        _ => 0,
    };
    let exact = marked.options.gates == Gates::EXACT;
    let mut report = Report {
        name: path.clone(),
        file: loaded.files.get(module).map(|file| file.display().to_string()).unwrap_or_default(),
        line,
        contract: if exact { "exact" } else { "fast" },
        ..Report::default()
    };
    if let Err(diags) = report.walk(sources, marked) {
        report.add(diags);
    }
    report
}

impl Report {
    fn walk(&mut self, sources: &Sources, marked: &Marked) -> Result<(), Diags> {
        let options = &marked.options;
        let mut clock = Instant::now();
        let parsed = front::run(sources, &[marked.index])?;
        let (unit, entry) = (&parsed.unit, parsed.entries[0]);
        self.times.push(("front", lap(&mut clock)));

        let (stages, times) = (&mut self.stages, &mut self.times);
        let mut graph = flatten_core::compile(unit, entry, options, &mut |stage, text| {
            let stage = name(stage);
            if stage != "hir" {
                times.push((stage, lap(&mut clock)));
            }
            stages.push((stage, text.to_string()));
            clock = Instant::now();
        })?;
        self.costs = self.stages.iter().filter_map(|(stage, text)| cost(stage, text)).collect();
        self.residuals = [residuals::fold(&graph), residuals::opt(&graph)]
            .concat()
            .iter()
            .map(|r| r.to_string())
            .collect();
        clock = Instant::now();
        bodies::add(&mut graph, sources, unit, options);
        let covered = fuse(&graph, &Caps::GRAPH.with(options));
        let frame = schedule::run(&covered);
        self.times.push(("frame", lap(&mut clock)));
        self.stages.push(("frame", frame.to_string()));
        clock = Instant::now();

        if let Ok(tokens) = rust::function(&frame) {
            self.times.push(("rust", lap(&mut clock)));
            let file = syn::parse2(tokens).expect("a twin is Rust");
            self.stages.push(("rust", prettyplease::unparse(&file)));
            clock = Instant::now();
        }
        let frame = schedule::run(&fuse(&graph, &Caps::NAGA.with(options)));
        if let Ok(wgsl) = flatten_naga::wgsl(&frame) {
            self.times.push(("wgsl", lap(&mut clock)));
            self.wgsl_bytes = wgsl.len();
            self.stages.push(("wgsl", wgsl));
            clock = Instant::now();
        }
        if let Ok(words) = flatten_naga::spirv(&frame) {
            self.times.push(("spirv", lap(&mut clock)));
            self.spirv_words = words.len();
        }
        if let Ok(words) = flatten_naga::library(&frame) {
            self.spirv_body_instructions = spirv::body(&words).instructions;
        }
        self.counts = count::run(&covered);
        self.unrolled_copies = copies(unit, entry, options);
        Ok(())
    }

    fn add(&mut self, diags: Diags) {
        self.diagnostics.extend(diags.iter().map(mistake));
    }
}

fn mistake(diag: &Diag) -> Mistake {
    let at = diag.span.start();
    Mistake {
        code: diag.code.id,
        message: diag.message(),
        help: diag.help(),
        line: at.line,
        column: at.column + 1,
    }
}

/// What a stage costs that is a graph.
fn cost(stage: &'static str, text: &str) -> Option<Cost> {
    let graph: Graph = text.parse().ok()?;
    let counts = count::run(&graph);
    Some(Cost { stage, graph: counts.cost_graph, gpu: counts.cost_gpu })
}

/// The stage's own name, which outlives it.
fn name(stage: &str) -> &'static str {
    expand::stages().find(|known| *known == stage).expect("every stage is in the list")
}

fn lap(clock: &mut Instant) -> u128 {
    let elapsed = clock.elapsed().as_micros();
    *clock = Instant::now();
    elapsed
}

/// How many copies of loop bodies the plan makes; each function is copied from once it is flat.
fn copies(unit: &Unit, entry: FnId, options: &Options) -> u64 {
    let Ok(plan) = plan::run(unit, entry, options) else { return 0 };
    let copied = |p: &&Planned| !matches!(p.decision, Decision::Keep | Decision::RunOnce);
    plan.loops.values().filter(copied).map(|p| p.copies).sum()
}

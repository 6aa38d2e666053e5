//! Shader functions as people write them, run by every evaluator: the original and its twin (both by rustc), the
//! typed tree's interpreter, the graph's interpreter. `tests/device.rs` runs the same files on a device.
//!
//! A file is a theme, a function is a line in `support/cases.rs`.

#![allow(unreachable_pub, clippy::all, reason = "the files are written as people write, in libraries")]

#[path = "support/cases.rs"]
mod cases;
#[path = "device/grid.rs"]
mod grid;
#[path = "twin/leaf.rs"]
#[allow(dead_code, reason = "`twin` uses the rest")]
mod leaf;
#[path = "support/leaves.rs"]
mod leaves;
#[path = "support/marked.rs"]
mod marked;

use cases::*;
use flatten_core::graph::{Graph, Id};
use flatten_core::hir;
use flatten_core::interp;
use flatten_core::op::Op;
use flatten_core::options::{Gates, Options};
use flatten_core::ty::Ty;
use flatten_core::value::Value;
use marked::Function;
use std::collections::BTreeSet;
use std::path::Path;

/// A function that rustc compiled, and its twin.
struct Case {
    theme: &'static str,
    name: &'static str,
    original: fn(&[Value]) -> Vec<Value>,
    twin: fn(&[Value]) -> Vec<Value>,
}

macro_rules! corpus {
    ($($theme:ident: $($name:ident / $twin:ident),+;)+) => {
        const CASES: &[Case] = &[$($(Case {
            theme: stringify!($theme),
            name: stringify!($name),
            original: |row| leaves::Function::call($theme::shaders::$name, row),
            twin: |row| leaves::Function::call($theme::shaders::$twin, row),
        },)+)+];

        $(#[test]
        fn $theme() {
            agree(stringify!($theme));
        })+
    };
}

cases! { corpus }

/// Functions that magnify the last bits of what they compute on the way, so that the fast contract says little of
/// their results: they are compared under `exact` only.
const MAGNIFY: &[&str] = &[];

/// The values on which kernels are compared in all combinations.
const SHORT: &[f32] = &[-2.0, -0.5, 0.25, 1.0, 3.0];

impl Function {
    /// What Rust computes, unless it panics.
    fn oracle(&self, row: &[Value]) -> Option<Vec<Value>> {
        hir::interp::call(&self.unit, self.entry, row).ok()
    }

    fn types(&self) -> Vec<Ty> {
        self.unit.signature(self.entry).param_leaves().into_iter().map(|(_, ty, _)| ty).collect()
    }
}

fn agree(theme: &str) {
    let cases = CASES.iter().filter(|case| case.theme == theme);
    let functions = marked::functions(Path::new(&format!("tests/corpus/{theme}.rs")));
    let written: Vec<&str> = functions.iter().map(|f| f.name.trim_start_matches("shaders::")).collect();
    assert_eq!(cases.clone().map(|case| case.name).collect::<Vec<_>>(), written, "the table is the file's");
    let results = cases.zip(&functions).map(|(case, function)| {
        let result = exactly(case, function).and_then(|()| nearly(case, function));
        result.map_err(|why| format!("{}: {why}", case.name))
    });
    let wrong: Vec<String> = results.filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Under `exact`: bit for bit, on special values in all combinations and on ordinary ones.
fn exactly(case: &Case, function: &Function) -> Result<(), String> {
    let graph = function.optimised(&Options::exact());
    let same = if leaves_a_zero_open(&graph) { same_or_zeros } else { same };
    let agree = |who: &str, row: &[Value], x: &[Value], y: &[Value]| match same(x, y) {
        true => Ok(()),
        false => Err(format!("of {row:?}: {who} {x:?}, {y:?}")),
    };
    let (mut compared, mut results) = (0, BTreeSet::new());
    for row in &special_rows(&function.types()) {
        // Also where the original panics, which is outside the contract.
        let twin = (case.twin)(row);
        let flat = interp::run(&graph, row).expect("graphs are total");
        if function.options.gates == Gates::EXACT {
            agree("twin and graph", row, &twin, &flat)?;
        }
        let Some(oracle) = function.oracle(row) else { continue };
        let original = (case.original)(row);
        agree("Rust and oracle", row, &original, &oracle)?;
        agree("Rust and graph", row, &original, &flat)?;
        compared += 1;
        results.insert(original.iter().map(|v| v.bits).collect::<Vec<_>>());
    }
    match () {
        () if compared < 100 => Err(format!("compared {compared} times only")),
        () if results.len() < 2 => Err("gives always the same".to_owned()),
        () => Ok(()),
    }
}

/// Under the other contract: to 1e-4, on ordinary values for which the original is finite, and on short fractions.
fn nearly(case: &Case, function: &Function) -> Result<(), String> {
    if MAGNIFY.contains(&case.name) {
        return Ok(());
    }
    let graph = function.optimised(&Options::fast());
    let types = function.types();
    let short = if case.theme == "kernels" { grid::combinations(&types, SHORT) } else { Vec::new() };
    for row in grid::ordinary_rows(&types, 100).into_iter().chain(short) {
        let Some(oracle) = function.oracle(&row) else { continue };
        let flat = interp::run(&graph, &row).expect("graphs are total");
        if !near(&oracle, &flat) {
            return Err(format!("of {row:?}: Rust {oracle:?}, fast graph {flat:?}"));
        }
        let twin = (case.twin)(&row);
        if function.options.gates != Gates::EXACT && !near(&oracle, &twin) {
            return Err(format!("of {row:?}: Rust {oracle:?}, fast twin {twin:?}"));
        }
    }
    Ok(())
}

/// Special values in combinations, each of a single one, then ordinary values.
fn special_rows(types: &[Ty]) -> Vec<Vec<Value>> {
    let rows = grid::rows(types);
    let step = (rows.len() / 200).max(1) | 1;
    let spread = rows.iter().step_by(step).cloned();
    rows.iter().take(50).cloned().chain(spread).chain(grid::ordinary_rows(types, 100)).collect()
}

/// True if a float `min` or `max` is in the graph: Rust leaves open which of two zeros that gives.
fn leaves_a_zero_open(graph: &Graph) -> bool {
    let live = graph.live();
    let open = |id: Id| {
        let node = graph.node(id);
        matches!(node.op, Op::Min | Op::Max | Op::Clamp) && node.ty.is_float()
    };
    graph.ids().any(|id| live[id.0 as usize] && open(id))
}

/// Bit for bit, any NaN being equal to any NaN.
fn same(x: &[Value], y: &[Value]) -> bool {
    x.len() == y.len() && x.iter().zip(y).all(|(x, y)| x.same(*y))
}

/// As [`same`], any zero being equal to any zero.
fn same_or_zeros(x: &[Value], y: &[Value]) -> bool {
    let unsigned = |v: &Value| {
        let lane = |i: usize| if v.ty.is_float() && v.f(i) == 0.0 { 0 } else { v.bits[i] };
        Value::from_lanes(v.ty, lane)
    };
    let [x, y] = [x, y].map(|row| row.iter().map(unsigned).collect::<Vec<_>>());
    same(&x, &y)
}

/// Floats to 1e-4 of the larger or of 1, wherever Rust's is finite; the rest bit for bit.
fn near(rust: &[Value], other: &[Value]) -> bool {
    let lane = |x: f32, y: f32| !x.is_finite() || (x - y).abs() <= 1e-4 * x.abs().max(y.abs()).max(1.0);
    let value = |(x, y): (&Value, &Value)| match x.ty.is_float() {
        true => (0..x.ty.lanes as usize).all(|i| lane(x.f(i), y.f(i))),
        false => x == y,
    };
    rust.len() == other.len() && rust.iter().zip(other).all(value)
}

#[test]
fn the_corpus_is_large() {
    assert!(CASES.len() >= 220, "{} functions", CASES.len());
}

//! Source that means the same becomes the same optimised graph, up to the numbers of nodes.

#[path = "edits/change.rs"]
mod change;
#[path = "support/marked.rs"]
mod marked;

use change::CHANGES;
use flatten_core::graph::{Graph, Ref};
use flatten_core::op::Op;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The graph with its nodes numbered in the order in which the roots come to them; no names.
fn canonical(graph: &Graph) -> String {
    let mut numbers: BTreeMap<u32, usize> = BTreeMap::new();
    let mut out = String::new();
    let mut todo: Vec<(Ref, bool)> = graph.roots.iter().rev().map(|r| (*r, false)).collect();
    while let Some((r, ready)) = todo.pop() {
        let id = r.id();
        if numbers.contains_key(&id.0) {
            continue;
        }
        if !ready {
            todo.push((r, true));
            todo.extend(graph.args(id).iter().rev().map(|a| (*a, false)));
            continue;
        }
        let number = numbers.len();
        numbers.insert(id.0, number);
        let op = match graph.op(r) {
            Op::Const(c) => graph.const_value(c).to_string(),
            Op::Loop(region) => format!("loop {{\n{}}}", canonical(&graph.region(region).body)),
            Op::Call(primitive) => graph.primitive(primitive).path.clone(),
            op => op.to_string(),
        };
        writeln!(out, "%{number} = {op} {}", listed(graph.args(id), &numbers)).expect("strings take all");
    }
    writeln!(out, "return {}", listed(&graph.roots, &numbers)).expect("strings take all");
    out
}

fn listed(refs: &[Ref], numbers: &BTreeMap<u32, usize>) -> String {
    let of = |r: &Ref| format!("{}%{}", if r.is_not() { "!" } else { "" }, numbers[&r.id().0]);
    refs.iter().map(of).collect::<Vec<_>>().join(" ")
}

fn files() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(Path::new("tests/corpus")).expect("a folder");
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("readable").path()).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == "rs"));
    files.sort();
    files
}

/// Where an edit shows: its exits of two kinds, `return` and `break`, come in another order, and so do the choices
/// between what they leave.
const OTHERWISE: &[(&str, &str)] = &[("shaders::left_in_a_value", "negated conditions")];

#[test]
fn edits_of_the_corpus_change_nothing() {
    let mut wrong = Vec::new();
    let (mut compared, mut made) = (0, BTreeMap::new());
    for path in files() {
        let text = std::fs::read_to_string(&path).expect("readable");
        let shown = path.display();
        let originals: Vec<(String, String)> = marked::functions(&path)
            .iter()
            .map(|f| (f.name.clone(), canonical(&f.optimised(&f.options))))
            .collect();
        for (name, change) in CHANGES {
            let mut file = syn::parse_file(&text).expect("Rust");
            let count = change(&mut file);
            *made.entry(*name).or_insert(0) += count;
            let functions = marked::functions_of(file, &shown);
            for (edited, (function, original)) in functions.iter().zip(&originals) {
                assert_eq!(edited.name, *function);
                let now = canonical(&edited.optimised(&edited.options));
                compared += 1;
                if now != *original && !OTHERWISE.contains(&(function, name)) {
                    wrong.push(format!("{shown}::{function}, {name}:\n{original}\nbecomes\n{now}"));
                }
            }
        }
    }
    println!("{compared} compared, {made:?}");
    assert!(compared > 1000 && made.values().all(|n| *n >= 30), "{compared} compared, {made:?}");
    assert!(wrong.is_empty(), "{} of {compared}:\n{}", wrong.len(), wrong.join("\n"));
}

/// All functions of a text become one graph.
#[track_caller]
fn same(functions: &str) {
    let text = format!("#[flatten] pub mod shaders {{ use super::*; {functions} }}");
    let file = syn::parse_file(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
    let functions = marked::functions_of(file, &"a template");
    let entries: Vec<_> = functions.iter().filter(|f| f.name.contains("same")).collect();
    assert!(entries.len() >= 2, "{text}");
    for options in [flatten_core::options::Options::exact(), flatten_core::options::Options::fast()] {
        let graphs: Vec<String> = entries.iter().map(|f| canonical(&f.optimised(&options))).collect();
        for (entry, graph) in entries.iter().zip(&graphs) {
            assert_eq!(*graph, graphs[0], "{} behind {}", entry.name, options.gates);
        }
    }
}

#[test]
fn helpers_change_nothing() {
    same(
        "fn wave(x: f32, k: f32) -> f32 { (x * k).sin() * 0.5 + 0.5 }
        #[flatten] pub fn same_a(x: f32, y: f32) -> f32 { wave(x, 2.0) + wave(y, 3.0) }
        #[flatten] pub fn same_b(x: f32, y: f32) -> f32 { (x * 2.0).sin() * 0.5 + 0.5 + ((y * 3.0).sin() * 0.5 + 0.5) }",
    );
    same(
        "fn bump(x: &mut f32) { if *x > 1.0 { *x -= 1.0; } else { *x += 2.0; } }
        #[flatten] pub fn same_a(x: f32) -> f32 { let mut y = x; bump(&mut y); y * x }
        #[flatten] pub fn same_b(x: f32) -> f32 { let y = if x > 1.0 { x - 1.0 } else { x + 2.0 }; y * x }",
    );
    same(
        "fn sign(x: f32) -> f32 { if x < 0.0 { return -1.0; } if x > 0.0 { return 1.0; } 0.0 }
        #[flatten] pub fn same_a(x: f32) -> f32 { sign(x) }
        #[flatten] pub fn same_b(x: f32) -> f32 { if x < 0.0 { -1.0 } else if x > 0.0 { 1.0 } else { 0.0 } }
        #[flatten] pub fn same_c(x: f32) -> f32 {
            let mut s = 0.0;
            if x < 0.0 { s = -1.0; } else { if x > 0.0 { s = 1.0; } }
            s
        }",
    );
}

#[test]
fn copies_by_hand_change_nothing() {
    same(
        "#[flatten] pub fn same_a(x: f32) -> f32 { let mut s = 0.0; for i in 0..3 { s += x * i as f32; } s }
        #[flatten] pub fn same_b(x: f32) -> f32 {
            let mut s = 0.0;
            s += x * 0 as f32;
            s += x * 1 as f32;
            s += x * 2 as f32;
            s
        }
        #[flatten] pub fn same_c(x: f32) -> f32 {
            let mut s = 0.0;
            let mut i = 0;
            while i < 3 { s += x * i as f32; i += 1; }
            s
        }",
    );
    same(
        "#[flatten] pub fn same_a(x: f32) -> f32 {
            let mut t = 0.0;
            for _ in 0..3 { let d = (x + t).abs() - 0.5; if d < 0.01 { break; } t += d; }
            t
        }
        #[flatten] pub fn same_b(x: f32) -> f32 {
            let mut t = 0.0;
            let d = (x + t).abs() - 0.5;
            if !(d < 0.01) {
                t += d;
                let d = (x + t).abs() - 0.5;
                if !(d < 0.01) {
                    t += d;
                    let d = (x + t).abs() - 0.5;
                    if !(d < 0.01) { t += d; }
                }
            }
            t
        }",
    );
    same(
        "#[flatten] pub fn same_a(n: i32) -> i32 { let mut s = 0; for k in [2, 5, 9] { if n > k { s += k; } } s }
        #[flatten] pub fn same_b(n: i32) -> i32 {
            let mut s = 0;
            if n > 2 { s += 2; }
            if 5 < n { s = 5 + s; }
            if !(n > 9) { s += 0; } else { s += 9; }
            s
        }",
    );
}

#[test]
fn structs_and_tuples_change_nothing() {
    same(
        "#[derive(Clone, Copy)] pub struct Pair { pub a: f32, pub b: f32 }
        #[flatten] pub fn same_a(x: f32, y: f32) -> f32 { let p = Pair { a: x * y, b: x + y }; p.a / p.b }
        #[flatten] pub fn same_b(x: f32, y: f32) -> f32 { let p = (x * y, x + y); p.0 / p.1 }
        #[flatten] pub fn same_c(x: f32, y: f32) -> f32 { let sum = y + x; let p = [y * x, sum]; p[0] / p[1] }",
    );
    same(
        "#[flatten] pub fn same_a(v: Vec3) -> f32 { v.x.max(v.y).max(v.z) }
        #[flatten] pub fn same_b(v: Vec3) -> f32 { let [x, y, z] = v.to_array(); x.max(y).max(z) }",
    );
    same(
        "#[flatten] pub fn same_a(a: bool, b: bool, x: f32, y: f32) -> f32 { if a && b { x } else { y } }
        #[flatten] pub fn same_b(a: bool, b: bool, x: f32, y: f32) -> f32 { if !(a && b) { y } else { x } }
        #[flatten] pub fn same_c(a: bool, b: bool, x: f32, y: f32) -> f32 { if !a || !b { y } else { x } }
        #[flatten] pub fn same_d(a: bool, b: bool, x: f32, y: f32) -> f32 { if !(b & a) { y } else { x } }",
    );
}

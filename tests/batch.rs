//! Random programs that rustc compiles, original and twin: equal bit for bit wherever the original does not
//! panic, and equal to the oracle. In half of them all loops are kept.
//!
//! `UPDATE_EXPECT=1 cargo test --test batch` writes `generated/batch.rs` anew; a second run tests it. Both with
//! `FLATTEN_BATCH=7` do so of other programs.

#[path = "generated/batch.rs"]
#[rustfmt::skip]
#[allow(warnings, clippy::all, arithmetic_overflow, unconditional_panic)]
mod generated;
#[path = "twin/leaf.rs"]
#[allow(dead_code, reason = "`twin` uses the rest")]
mod leaf;
mod support;

use expect_test::expect_file;
use flatten_core::hir;
use flatten_core::options::Options;
use flatten_core::value::Value;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::fmt::Write;
use support::choices::Rows;
use support::program::{By, Flavor, Form, Program, T, Whole, generate};
use support::run::{Compare, SAMPLES, compile, kept, sample_of, without_wishes};

/// A program with its original and its twin, from leaves to leaves.
type Case = (&'static str, fn(&[Value]) -> Vec<Value>, fn(&[Value]) -> Vec<Value>);

const PROGRAMS: usize = 150;

/// The programs of the file.
fn programs() -> Vec<Program> {
    let mut bytes = [6; 32];
    if let Ok(seed) = std::env::var("FLATTEN_BATCH") {
        let seed: u64 = seed.parse().expect("a number");
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
    }
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    let rows = Rows { len: 1200, show: |_| String::new() };
    let row = |runner: &mut TestRunner| rows.new_tree(runner).expect("rows are never refused").current();
    let mut next = || generate(&row(&mut runner).numbers, Flavor::Full);
    let of_run_time = |program: &Program| OF_RUN_TIME.iter().any(|c| program.constructs.contains(c));
    let written = (0..PROGRAMS).map(|i| {
        let program = next();
        match keeps(i) {
            true if of_run_time(&program) => without_wishes(program),
            true => {
                without_wishes(std::iter::repeat_with(&mut next).find(of_run_time).expect("there are more"))
            }
            false => program,
        }
    });
    written.collect()
}

/// Loops whose end is known at run time only.
const OF_RUN_TIME: [&str; 5] =
    ["bounded loop", "bounded while", "while of run time", "loop of run time", "brought on inside"];

/// No loop is copied.
fn keeps(i: usize) -> bool {
    i % 4 < 2
}

#[test]
fn the_batch_is_what_the_generator_writes() {
    let programs = programs();
    let mut text = "//! Written by `tests/batch.rs`.\n\n".to_owned();
    text.push_str("use super::Case;\nuse super::leaf::Leaf;\nuse flatten::prelude::*;\n\n");
    text.push_str("/// Each program with its original and its twin.\npub const CASES: &[Case] = &[\n");
    for (i, program) in programs.iter().enumerate() {
        let [original, twin] = ["entry", "entry_flat"].map(|function| closure(i, program, function));
        writeln!(text, "    (\"{}\", {original}, {twin}),", name(i)).expect("strings take all");
    }
    text.push_str("];\n");
    for (i, program) in programs.iter().enumerate() {
        text.push('\n');
        text.push_str(&module(i, program));
    }
    expect_file!["generated/batch.rs"].assert_eq(&text);
}

fn name(i: usize) -> String {
    format!("p{i:03}")
}

/// The program as a module that is flattened, or as one with items that are.
fn module(i: usize, program: &Program) -> String {
    // Methods, statics, generic functions and those that take functions are in sight of a module only.
    let mut source = format!("\n{}", program.source);
    let of_module = ["\nimpl ", "\nstatic ", "\nfn taken(", "\nfn counted<", "\nfn asked("];
    let is_generic = program.constructs.contains("generic function");
    let whole = i.is_multiple_of(2) || is_generic || of_module.into_iter().any(|item| source.contains(item));
    let loops = if keeps(i) { ", loops, max_unroll = 0" } else { "" };
    let (entry, marked) = ("\npub fn entry(", format!("\n#[flatten(exact{loops})] pub fn entry("));
    let source_of = format!("#[flatten(source{loops})]");
    let items = [("const ", "#[flatten]"), ("#[derive", "#[flatten]"), ("fn ", &source_of)];
    for (item, attribute) in items.into_iter().filter(|_| !whole) {
        source = source.replace(&format!("\n{item}"), &format!("\n{attribute} {item}"));
    }
    source = source.replace(entry, &marked);
    let attribute = if whole { "#[flatten]\n" } else { "" };
    let math = program.constructs.contains("function of math");
    let math = if math { "use flatten::math::*; " } else { "" };
    let source = format!("{attribute}mod {} {{ use super::*; {math}{source} }}", name(i));
    prettyplease::unparse(&syn::parse_file(&source).expect("programs parse"))
}

/// `|v| { let mut a0 = Leaf::read(v[0]); let r = p000::entry(&mut a0); vec![Leaf::write(r), Leaf::write(a0)] }`.
fn closure(i: usize, program: &Program, function: &str) -> String {
    let mut next = 0..;
    let mut lets = String::new();
    let mut args = Vec::new();
    let mut leaves = Vec::new();
    write(program, program.result, "r", &mut leaves);
    for (n, (ty, by)) in program.params.iter().enumerate() {
        let (word, reference) = match by {
            By::Value => ("", ""),
            By::Ref => ("", "&"),
            By::Mut => ("mut ", "&mut "),
        };
        write!(lets, "let {word}a{n} = {}; ", read(i, program, *ty, &mut next)).expect("strings take all");
        args.push(format!("{reference}a{n}"));
        if *by == By::Mut {
            write(program, *ty, &format!("a{n}"), &mut leaves);
        }
    }
    let (args, leaves) = (args.join(", "), leaves.join(", "));
    format!("|v| {{ {lets}let r = {}::{function}({args}); vec![{leaves}] }}", name(i))
}

fn read(i: usize, program: &Program, ty: T, next: &mut impl Iterator<Item = usize>) -> String {
    let T::Whole(number) = ty else {
        return format!("Leaf::read(v[{}])", next.next().expect("numbers do not end"));
    };
    let Whole { name: of, form, parts, .. } = &program.wholes[number];
    let part = |(part, ty): &(&str, T)| match form {
        Form::Named => format!("{}: {}", &part[1..], read(i, program, *ty, next)),
        _ => read(i, program, *ty, next),
    };
    let parts: Vec<String> = parts.iter().map(part).collect();
    let (module, parts) = (name(i), parts.join(", "));
    match form {
        Form::Named => format!("{module}::{of} {{ {parts} }}"),
        Form::Positional => format!("{module}::{of}({parts})"),
        Form::Unit => format!("{module}::{of}"),
        Form::Tuple => format!("({parts})"),
        Form::Array(_) => format!("[{parts}]"),
        Form::Matrix(_) => format!("{of}::from_cols({parts})"),
        Form::Option(_) | Form::Enum => unreachable!("no entry takes one"),
    }
}

fn write(program: &Program, ty: T, path: &str, leaves: &mut Vec<String>) {
    match ty {
        T::Value(_) | T::Usize | T::Step => leaves.push(format!("Leaf::write({path})")),
        T::Whole(number) => {
            let parts = &program.wholes[number].parts;
            parts.iter().for_each(|(name, ty)| write(program, *ty, &format!("{path}{name}"), leaves));
        }
    }
}

#[test]
fn twins_are_their_originals() {
    let programs = programs();
    assert_eq!(generated::CASES.len(), programs.len(), "generated/batch.rs is stale");
    let (mut compared, mut with_loops) = (0, 0);
    for (i, ((name, original, twin), program)) in generated::CASES.iter().zip(&programs).enumerate() {
        let file = syn::parse_file(&program.source).expect("programs parse");
        let options = if keeps(i) { kept() } else { Options::exact() };
        let compiled = compile(file.items, program.entry, &options).expect("programs compile");
        with_loops += usize::from(compiled.graph.region_count() > 0);
        let leaves = compiled.unit.signature(compiled.entry).param_leaves();
        let types: Vec<_> = leaves.into_iter().map(|(_, ty, _)| ty).collect();
        for sample in 0..SAMPLES {
            let params = sample_of(&types, sample, Compare::Exact);
            let twin = twin(&params);
            let Ok(oracle) = hir::interp::call(&compiled.unit, compiled.entry, &params) else { continue };
            let original = original(&params);
            assert!(same(&oracle, &original), "{name} of {params:?}: Rust {original:?}, oracle {oracle:?}");
            assert!(same(&twin, &original), "{name} of {params:?}: Rust {original:?}, twin {twin:?}");
            compared += 1;
        }
    }
    assert!(compared * 10 >= PROGRAMS * SAMPLES * 9, "{compared} results compared");
    assert!(with_loops * 10 >= PROGRAMS, "{with_loops} programs have kept loops");
}

fn same(x: &[Value], y: &[Value]) -> bool {
    x.iter().zip(y).all(|(x, y)| x.same(*y))
}

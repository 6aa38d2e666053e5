//! Random programs against `spirv-opt -O`: what it makes of them without the passes is, but for few, no less than ours.

#[path = "../support/marked.rs"]
mod marked;
#[path = "../support/optimizer.rs"]
mod optimizer;
#[path = "../support/spirv.rs"]
mod spirv;

use super::support::program::{Flavor, Program};
use super::support::run::{Compiled, compile};
use super::{first_wrong, none, number};
use flatten_core::graph::Graph;
use flatten_core::options::{Caps, Options};
use flatten_core::passes::fuse::fuse;
use flatten_core::schedule;
use std::cell::RefCell;

/// One of so many programs may be larger.
const FEW: usize = 50;

/// How many instructions `spirv-opt -O` leaves of a program, and how many it has here; `None` of one with a loop, which
/// naga says by variables.
fn sizes(program: &Program, options: &Options) -> Result<Option<[usize; 2]>, String> {
    let items = syn::parse_file(&program.source).map_err(|e| e.to_string())?.items;
    let Compiled { unit, entry, graph } = compile(items, program.entry, options)?;
    let name = program.entry.to_owned();
    let before = marked::Function { name, options: options.clone(), unit, entry }.lowered(options);
    if before.region_count() > 0 {
        return Ok(None);
    }
    let words = |graph: &Graph| flatten_naga::library(&schedule::run(graph)).map_err(|e| e.to_string());
    let theirs = optimizer::run(&words(&before)?)?;
    let ours = words(&fuse(&graph, &Caps::NAGA.with(options)))?;
    Ok(Some([&theirs, &ours].map(|words| spirv::body(words).instructions)))
}

#[test]
fn another_optimizer_makes_no_less() {
    if let Err(why) = optimizer::version() {
        assert!(std::env::var_os("FLATTEN_REQUIRE_DEVICE").is_none_or(|v| v != "1"), "{why}");
        return;
    }
    let programs = number("FLATTEN_PROGRAMS", 6_000) / 20;
    let found: RefCell<(usize, [usize; 2], Vec<String>)> = RefCell::default();
    let wrong = first_wrong(number("FLATTEN_SEED", 1), programs as u32, Flavor::Full, 1_000, |program| {
        let Some([theirs, ours]) = sizes(program, &Options::fast())? else { return Ok(()) };
        let (count, sums, larger) = &mut *found.borrow_mut();
        *count += 1;
        *sums = [sums[0] + theirs, sums[1] + ours];
        if ours > theirs {
            larger.push(format!("{ours} > {theirs}\n{}", super::pretty(program)));
        }
        Ok(())
    });
    none(wrong);
    let (count, [theirs, ours], larger) = found.into_inner();
    println!("{count} programs: {theirs} instructions by spirv-opt, {ours} here, {} larger", larger.len());
    larger.iter().for_each(|larger| println!("{larger}"));
    assert!(count >= programs as usize / 2, "{count} programs without loops");
    assert!(ours < theirs, "{ours} instructions, {theirs} by spirv-opt");
    assert!(larger.len() * FEW <= count, "{}", larger.join("\n"));
}

//! Random programs: the oracle and the graph agree on all of them, and every known miscompilation is found.
//!
//! `FLATTEN_SEED=7` runs other programs, `FLATTEN_PROGRAMS=100000` runs more.

#[path = "random/leaves.rs"]
mod leaves;
#[cfg(feature = "naga")]
#[path = "random/sizes.rs"]
mod sizes;
mod support;

use flatten_core::options::{Caps, Options, Sabotage};
use flatten_core::passes::fuse::fuse;
use flatten_core::passes::residuals;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use std::cell::RefCell;
use std::collections::BTreeMap;
use support::choices::Rows;
use support::program::{CONSTRUCTS, Flavor, Program, generate};
#[cfg(feature = "naga")]
use support::run::compile;
use support::run::{Compare, SAMPLES, check_program, kept, without_wishes};

/// What the programs of one run were like.
#[derive(Default)]
struct Quality {
    programs: usize,
    trapped: usize,
    compared: usize,
    finite: usize,
    varied: usize,
    constructs: BTreeMap<&'static str, usize>,
}

/// Runs random programs until one is wrong: its message with the shortest program that has one.
fn search(programs: u32, flavor: Flavor, options: &Options, shrink: u32) -> (Quality, Option<String>) {
    let quality = RefCell::new(Quality::default());
    let compare = if flavor == Flavor::Dyadic { Compare::Dyadic } else { Compare::Exact };
    let seed = number("FLATTEN_SEED", 1);
    let wrong = first_wrong(seed, programs, flavor, shrink, |program| {
        let report = check_program(program, options, compare)?;
        let mut quality = quality.borrow_mut();
        quality.programs += 1;
        quality.trapped += report.trapped;
        quality.compared += report.compared;
        quality.finite += report.finite;
        quality.varied += usize::from(report.varied);
        program.constructs.iter().for_each(|c| *quality.constructs.entry(c).or_default() += 1);
        Ok(())
    });
    (quality.into_inner(), wrong)
}

/// The message of the first program that fails the test, and the shortest program that fails it.
fn first_wrong(
    seed: u64,
    programs: u32,
    flavor: Flavor,
    shrink: u32,
    test: impl Fn(&Program) -> Result<(), String>,
) -> Option<String> {
    let config =
        Config { cases: programs, failure_persistence: None, max_shrink_iters: shrink, ..Config::default() };
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &bytes));
    let show: fn(&[u32]) -> String = match flavor {
        Flavor::Full => |numbers| pretty(&generate(numbers, Flavor::Full)),
        Flavor::Leaves => |numbers| pretty(&generate(numbers, Flavor::Leaves)),
        Flavor::Dyadic => |numbers| pretty(&generate(numbers, Flavor::Dyadic)),
    };
    let result = runner.run(&Rows { len: 3000, show }, |row| {
        test(&generate(&row.numbers, flavor)).map_err(TestCaseError::fail)
    });
    match result {
        Ok(()) => None,
        Err(TestError::Fail(reason, row)) => Some(format!("FLATTEN_SEED={seed}: {reason}\n{row:?}")),
        Err(TestError::Abort(reason)) => panic!("{reason}"),
    }
}

#[track_caller]
fn none(wrong: Option<String>) {
    if let Some(wrong) = wrong {
        panic!("{wrong}");
    }
}

fn pretty(program: &Program) -> String {
    syn::parse_file(&program.source)
        .map_or_else(|_| program.source.clone(), |file| prettyplease::unparse(&file))
}

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().expect("a number"))
}

/// The same programs with every loop kept.
#[test]
fn kept_loops_agree_with_the_oracle() {
    let programs = number("FLATTEN_PROGRAMS", 2_000) as u32;
    let kept_ones = RefCell::new(0);
    let wrong = first_wrong(number("FLATTEN_SEED", 1), programs, Flavor::Full, 20_000, |program| {
        let program = without_wishes(program.clone());
        *kept_ones.borrow_mut() += usize::from(program.constructs.contains("for"));
        check_program(&program, &kept(), Compare::Exact).map(drop)
    });
    none(wrong);
    assert!(*kept_ones.borrow() > programs as usize / 4, "too few programs have loops");
}

/// The passes leave nothing in programs that they should not.
#[test]
fn nothing_is_left_to_do() {
    let programs = number("FLATTEN_PROGRAMS", 1_000) as u32;
    for (options, flavor) in [(Options::exact(), Flavor::Full), (Options::fast(), Flavor::Dyadic)] {
        let wrong = first_wrong(number("FLATTEN_SEED", 1), programs, flavor, 4_000, |program| {
            let file = syn::parse_file(&program.source).map_err(|e| e.to_string())?;
            let graph = support::run::compile(file.items, program.entry, &options)?.graph;
            let covered = residuals::cover(&fuse(&graph, &Caps::GRAPH), &Caps::GRAPH);
            let left = [residuals::fold(&graph), residuals::opt(&graph), covered].concat();
            if left.is_empty() { Ok(()) } else { Err(format!("{left:?}")) }
        });
        none(wrong);
    }
}

#[test]
fn graphs_agree_with_the_oracle() {
    let programs = number("FLATTEN_PROGRAMS", 10_000);
    let (quality, wrong) = search(programs as u32, Flavor::Full, &Options::exact(), 20_000);
    none(wrong);
    let percent = |part: usize, whole: usize| 100 * part / whole;
    let Quality { programs, trapped, compared, finite, varied, constructs } = quality;
    let of = |construct: &str| percent(constructs.get(construct).copied().unwrap_or(0), programs);
    println!(
        "{programs} programs, {compared} results: {}% finite, {}% of samples trapped, {}% of programs vary",
        percent(finite, compared),
        percent(trapped, programs * SAMPLES),
        percent(varied, programs),
    );
    CONSTRUCTS.iter().for_each(|c| println!("{:3}% {c}", of(c)));
    assert!(percent(trapped, programs * SAMPLES) <= 10, "{trapped} samples trapped");
    assert!(percent(finite, compared) >= 80, "{finite} of {compared} results are finite");
    assert!(percent(varied, programs) >= 70, "{varied} of {programs} programs vary");
    let rare: Vec<&&str> = CONSTRUCTS.iter().filter(|c| of(c) < 5).collect();
    assert!(rare.is_empty(), "in less than 5% of programs: {rare:?}");
}

#[test]
fn fast_graphs_agree_on_short_fractions() {
    let programs = number("FLATTEN_PROGRAMS", 3000) / 3;
    let (quality, wrong) = search(programs as u32, Flavor::Dyadic, &Options::fast(), 20_000);
    none(wrong);
    println!("{} programs, {} results", quality.programs, quality.compared);
    assert!(quality.compared * 2 >= quality.programs * SAMPLES, "{} results compared", quality.compared);
}

#[track_caller]
fn finds(sabotage: Sabotage) {
    let options = Options { sabotage: Some(sabotage), ..Options::exact() };
    let (quality, wrong) = search(3000, Flavor::Full, &options, 0);
    println!("{sabotage:?} is found in program {}", quality.programs + 1);
    assert!(wrong.is_some(), "{sabotage:?} is not found in {} programs", quality.programs);
}

/// As [`finds`], with every loop kept.
#[track_caller]
fn finds_kept(sabotage: Sabotage) {
    let options = Options { sabotage: Some(sabotage), ..kept() };
    let wrong = first_wrong(number("FLATTEN_SEED", 1), 1000, Flavor::Full, 0, |program| {
        check_program(&without_wishes(program.clone()), &options, Compare::Exact).map(drop)
    });
    assert!(wrong.is_some(), "{sabotage:?} is not found in 1000 programs");
}

#[test]
fn ways_out_lead_far_enough() {
    finds_kept(Sabotage::ExitTooShallow);
}

#[test]
fn carried_values_change() {
    finds_kept(Sabotage::CarriedLost);
}

#[test]
fn continue_goes_on() {
    finds_kept(Sabotage::ContinueSkipsStep);
}

#[test]
fn what_loops_inside_write_is_planned_for() {
    finds(Sabotage::InnerWritesForgotten);
}

/// Under both contracts: naga's validator accepts the module, its WGSL reads back, and SPIR-V is written.
#[cfg(feature = "naga")]
#[test]
fn modules_are_valid() {
    let programs = number("FLATTEN_PROGRAMS", 3000) / 10;
    let wrong = first_wrong(number("FLATTEN_SEED", 1), programs as u32, Flavor::Full, 1000, |program| {
        let unasked = without_wishes(program.clone());
        for (program, options) in
            [(program, Options::exact()), (program, Options::fast()), (&unasked, kept())]
        {
            let items = syn::parse_file(&program.source).expect("programs parse").items;
            let compiled = compile(items, program.entry, &options)?;
            let frame = flatten_core::schedule::run(&compiled.graph);
            let wgsl = flatten_naga::wgsl(&frame).map_err(|e| format!("{e}\n{frame}"))?;
            naga::front::wgsl::parse_str(&wgsl).map_err(|e| e.emit_to_string(&wgsl))?;
            flatten_naga::spirv(&frame).map_err(|e| format!("{e}\n{frame}"))?;
        }
        Ok(())
    });
    none(wrong);
}

#[test]
fn failures_are_made_small() {
    let options = Options { sabotage: Some(Sabotage::LaneStoreDropped), ..Options::exact() };
    let wrong = first_wrong(1, 3000, Flavor::Full, 20_000, |program| {
        check_program(program, &options, Compare::Exact).map(drop)
    });
    let wrong = wrong.expect("a lane store is in every other program");
    assert!(wrong.lines().count() <= 15, "{wrong}");
}

#[test]
fn sibling_locals_are_told_apart() {
    finds(Sabotage::SiblingLocalsAlias);
}

#[test]
fn compound_assignments_are_kept() {
    finds(Sabotage::CompoundAssignDropped);
}

#[test]
fn blocks_are_kept() {
    finds(Sabotage::BlockDropped);
}

#[test]
fn short_circuits_are_kept() {
    finds(Sabotage::ShortCircuitIgnored);
}

#[test]
fn arms_not_taken_store_nothing() {
    finds(Sabotage::ArmStoresKept);
}

#[test]
fn lanes_keep_their_effects() {
    finds(Sabotage::LaneEffectDropped);
}

#[test]
fn products_and_sums_are_rounded_twice() {
    finds(Sabotage::ProductContracted);
}

#[test]
fn division_is_total() {
    finds(Sabotage::DivisionNotTotal);
}

#[test]
fn operands_are_read_in_order() {
    finds(Sabotage::LateOperandRead);
}

#[test]
fn lane_stores_are_kept() {
    finds(Sabotage::LaneStoreDropped);
}

#[test]
fn sources_of_loops_are_evaluated_once() {
    finds(Sabotage::SourceReadLate);
}

#[test]
fn references_are_written_back() {
    finds(Sabotage::ReferenceByValue);
}

#[test]
fn zeros_have_signs() {
    finds(Sabotage::InexactZeroFold);
}

#[test]
fn breaks_hold_after_continue() {
    finds(Sabotage::BreakIgnoredAfterContinue);
}

#[test]
fn early_returns_leave() {
    finds(Sabotage::EarlyReturnLost);
}

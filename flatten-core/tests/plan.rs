//! Budgets: what is refused, how soon, and with which arithmetic; and what large results survive.

#[path = "plan/shapes.rs"]
mod shapes;

use flatten_core::diag::Diags;
use flatten_core::front::{self, Sources};
use flatten_core::options::{Limits, Options};
use flatten_core::{compile, count, emit, graph::Graph, schedule};
use std::time::{Duration, Instant};

/// Compiles functions; the last one is the entry.
fn build(text: &str, options: &Options) -> Result<Graph, Diags> {
    let file = syn::parse_file(text).expect("the test's source parses");
    let sources = Sources::flat(file.items);
    let parsed = front::run(&sources, &[sources.items.len() - 1])?;
    compile(&parsed.unit, parsed.entries[0], options, &mut |_, _| {})
}

#[track_caller]
fn refused(text: &str, expected: &str) {
    refused_within(Duration::from_millis(500), text, expected);
}

#[track_caller]
fn refused_within(limit: Duration, text: &str, expected: &str) {
    let start = Instant::now();
    let diags = build(text, &Options::fast()).expect_err("this is too large");
    assert!(start.elapsed() < limit, "refused after {:?}", start.elapsed());
    let found: Vec<String> =
        diags.iter().map(|d| format!("{}:{}: {}", d.span.start().line, d.code.id, d.message())).collect();
    assert_eq!(found.join("\n"), expected);
}

#[test]
fn a_huge_range_is_refused_before_it_is_copied() {
    refused(
        "fn f(a: f32) -> f32 {\n let mut s = a;\n for _ in 0..100_000_000 { s += a; }\n s }",
        "3:unroll-limit: unrolls to 100000000 copies, the limit is 4096: 100000000 at line 3",
    );
    refused(
        "fn f(a: u32) -> u32 {\n let mut s = a;\n for i in 0..=u32::MAX { s += i; }\n s }",
        "3:unroll-limit: unrolls to 4294967296 copies, the limit is 4096: 4294967296 at line 3",
    );
}

#[test]
fn copies_multiply_along_a_nest_and_through_calls() {
    refused(
        "fn g(a: f32) -> f32 { let mut s = a; for _ in 0..100 { s *= a; } s }
         fn f(a: f32) -> f32 { let mut s = a;\n for _ in 0..64 { s += g(s); } s }",
        "3:unroll-limit: unrolls to 6400 copies, the limit is 4096: 64 at line 3 with 100 inside",
    );
    // One after the other they do not multiply.
    let text =
        "fn f(a: f32) -> f32 { let mut s = a; for _ in 0..1000 { s += a; } for _ in 0..1000 { s *= a; } s }";
    assert_eq!(count::run(&build(text, &Options::exact()).expect("2000 copies")).total, 2000);
}

/// A function may have a limit of its own: it is reached exactly.
#[test]
fn limits_are_kept_to_the_step() {
    let text = "fn f(a: f32) -> f32 { let mut s = a;\n for _ in 0..3 { for _ in 0..3 { s = s * s; } } s }";
    let within = |max_unroll| {
        let limits = Limits { max_unroll, ..Limits::default() };
        build(text, &Options { limits, ..Options::exact() })
    };
    assert_eq!(count::run(&within(9).expect("nine copies")).total, 9);
    let found = within(8).expect_err("one too many").iter().next().expect("a mistake").message();
    assert_eq!(found, "unrolls to 9 copies, the limit is 8: 3 at line 2 with 3 inside");
    // 20 by 20 by 20 of them are too many for whoever says nothing.
    refused(
        "fn f(a: f32) -> f32 { let mut s = a;\n for _ in 0..20 { for _ in 0..20 { for _ in 0..20 { s *= a; } } } s }",
        "2:unroll-limit: unrolls to 8000 copies, the limit is 4096: 20 at line 2 with 400 inside",
    );
}

#[test]
fn work_is_estimated_before_copying() {
    // Helpers that call the one before twice, with nothing to share: they double.
    let mut text = String::from("fn h0(a: f32) -> f32 { a.sin() + 1.0 }\n");
    for i in 1..=64 {
        text += &format!("fn h{i}(a: f32) -> f32 {{ h{0}(a * 0.7) + h{0}(a + 1.3) }}\n", i - 1);
    }
    // Nobody can know before they are built that they do: this takes seconds in an unoptimised build.
    refused_within(
        Duration::from_secs(20),
        &text,
        "19:work-limit: flattens to about 1310717 operations before they are simplified, the limit is 1048576: \
         2 calls of `h17` with 655357 operations each",
    );
}

#[test]
fn equal_calls_are_the_work_of_one() {
    // A hundred helpers that call the one before twice with one argument: 2^100 calls, a hundred products.
    let mut text = String::from("fn h0(a: f32) -> f32 { a + 1.0 }\n");
    for i in 1..=100 {
        text += &format!("fn h{i}(a: f32) -> f32 {{ h{0}(a) * h{0}(a) }}\n", i - 1);
    }
    assert_eq!(count::run(&build(&text, &Options::exact()).expect("they are shared")).total, 101);
    // And with two arguments, of which one is met again on the next step: a triangle, no power of two.
    let mut text = String::from("fn h0(a: i32) -> i32 { a * a }\n");
    for i in 1..=30 {
        text += &format!("fn h{i}(a: i32) -> i32 {{ h{0}(a) * h{0}(a + 1) }}\n", i - 1);
    }
    assert!(count::run(&build(&text, &Options::exact()).expect("they are shared")).total < 600);
}

#[test]
fn live_operations_are_limited_and_dead_ones_are_not() {
    let limits = Limits { max_ops: 10, ..Limits::default() };
    let options = Options { limits, ..Options::exact() };
    let found =
        build("fn f(a: f32) -> f32 {\n let mut s = a;\n for _ in 0..11 { s = s * s + 0.1; }\n s }", &options);
    let message = found.expect_err("22 operations").iter().next().expect("one mistake").message();
    assert_eq!(message, "flattens to 22 operations, the limit is 10: 11 copies at line 3");
    // A loop that folds away costs nothing.
    build("fn f(a: f32) -> f32 { let mut s = 0; for i in 0..500 { s += i; } a + s as f32 }", &options)
        .expect("one addition");
}

/// Behind a branch all is known but what its ways disagree about.
#[test]
fn of_many_numbers_each_is_known_by_itself() {
    let mut text = String::from("fn f(a: f32) -> f32 { let mut s = a;\n");
    (0..700).for_each(|i| text += &format!("let mut k{i} = {};\n", i % 5));
    text += "if a > 0.5 { k3 = 9; k70 = 2; k699 = 4; s *= a; }\n";
    // The numbers of 3 and of 70 depend on the branch.
    let counted = |i: usize| format!("while k{i} > 0 {{ k{i} -= 1; s += a; }}\n");
    let loops: String = (0..700).filter(|i| ![3, 70].contains(i)).map(counted).collect();
    let graph = build(&(text.clone() + &loops + "s }"), &Options::exact()).expect("all is known");
    // A comparison, a product, a choice, and 140 times 0 + 1 + 2 + 3 + 4 sums, without the three of k3.
    assert_eq!(count::run(&graph).total, 3 + 1400 - 3);
    for i in [3, 70] {
        let diags =
            build(&(text.clone() + &counted(i) + "s }"), &Options::exact()).expect_err("depends on a");
        let found: Vec<&str> = diags.iter().map(|d| d.code.id).collect();
        assert_eq!(found, ["loop-steps"], "k{i}");
    }
}

#[test]
fn a_chain_of_100_000_survives_a_small_stack() {
    let chain = || {
        let text = "fn f(a: f32, b: f32) -> f32 { let mut s = a; for _ in 0..25_000 { s = ((s * b).max(a) - s).abs(); } s }";
        let limits = Limits { max_unroll: 1 << 20, max_work: 1 << 30, max_ops: 1 << 30 };
        let options = Options { limits, ..Options::exact() };
        let graph = build(text, &options).expect("the limits are raised");
        assert_eq!(count::run(&graph).total, 100_000);
        let twin = emit::rust::function(&schedule::run(&graph)).expect("nothing in it is unsupported");
        assert!(!twin.is_empty());
    };
    std::thread::Builder::new()
        .stack_size(2 << 20)
        .spawn(chain)
        .expect("threads start")
        .join()
        .expect("no overflow");
}

#[test]
fn a_long_chain_of_helpers_survives_a_small_stack() {
    let chain = || {
        let mut text = String::from("fn h0(a: f32) -> f32 { a * a }\n");
        for i in 1..=1000 {
            text += &format!("fn h{i}(a: f32) -> f32 {{ h{}(a) + 0.5 }}\n", i - 1);
        }
        let graph = build(&text, &Options::exact()).expect("a thousand operations");
        assert_eq!(count::run(&graph).total, 1001);
    };
    std::thread::Builder::new()
        .stack_size(2 << 20)
        .spawn(chain)
        .expect("threads start")
        .join()
        .expect("no overflow");
}

//! How far the kernels of `tests/corpus/kernels.rs` shrink, beside what a hand reaches.
//!
//! `tests/corpus.rs` and `tests/device.rs` hold their values; here are their sizes, so that progress and regressions
//! are a diff of the table.

#[path = "support/marked.rs"]
mod marked;
#[path = "support/sizes.rs"]
mod sizes;
#[path = "support/spirv.rs"]
mod spirv;

use expect_test::{Expect, expect};
use flatten_core::graph::Graph;
use flatten_core::options::{Caps, Gates};
use flatten_core::passes::fuse::fuse;
use flatten_core::{count, schedule};
use std::fmt::Write;
use std::path::Path;

const FILE: &str = "tests/corpus/kernels.rs";

/// What the file says that a hand reaches: the last column of each line, by function.
fn by_hand(text: &str, function: &str) -> String {
    let line = text.lines().find(|line| line.contains(&format!("fn {function}(")));
    let hand = line.and_then(|line| line.rsplit(" | ").next());
    hand.expect("every function has a line with columns").to_owned()
}

/// Instructions of the function itself in the SPIR-V that is written for it.
fn instructions(graph: &Graph) -> usize {
    let words = flatten_naga::library(&schedule::run(graph)).expect("naga takes it");
    spirv::body(&words).instructions
}

#[test]
fn sizes_of_the_kernels() {
    let text = std::fs::read_to_string(FILE).expect("readable");
    let mut table = format!(
        "{:<16}{:>12}{:>14}{:>12}{:>10}  by hand\n",
        "kernel", "ops", "cost_graph", "cost_gpu", "spirv"
    );
    let mut sums = [0; 10];
    for function in marked::functions(Path::new(FILE)) {
        assert_eq!(function.options.gates, Gates::FAST, "{} is under the default contract", function.name);
        let before = function.lowered(&function.options);
        let after = function.optimised(&function.options);
        // Each column after the covering for its target.
        let [on_graph, on_gpu] = [Caps::GRAPH, Caps::NAGA].map(|caps| fuse(&after, &caps));
        let ops = [&before, &on_graph].map(sizes::ops);
        let cost_graph = [&before, &on_graph].map(|g| count::run(g).cost_graph);
        let cost_gpu = [&before, &on_gpu].map(|g| count::run(g).cost_gpu);
        let body = [&before, &on_gpu].map(instructions);
        let hand = by_hand(&text, &function.name);
        let row = [
            [ops[0].to_string(), ops[1].to_string()],
            cost_graph.map(|n| n.to_string()),
            cost_gpu.map(|n| n.to_string()),
            body.map(|n| n.to_string()),
        ];
        let [ops_text, graph, gpu, body_text] = row.map(|[before, after]| format!("{before} > {after}"));
        writeln!(table, "{:<16}{ops_text:>12}{graph:>14}{gpu:>12}{body_text:>10}  {hand}", function.name)
            .expect("strings take all");
        for at in [0, 1] {
            let own = [
                u64::from(ops[at].varying),
                u64::from(ops[at].uniform),
                cost_graph[at],
                cost_gpu[at],
                body[at] as u64,
            ];
            own.iter().enumerate().for_each(|(i, n)| sums[2 * i + at] += n);
        }
    }
    let [v0, v1, u0, u1, graph0, graph1, gpu0, gpu1, body0, body1] = sums;
    writeln!(
        table,
        "{:<16}{:>12}{:>14}{:>12}{:>10}  55 + 4",
        "sum",
        format!("{} > {}", v0 + u0, v1 + u1),
        format!("{graph0} > {graph1}"),
        format!("{gpu0} > {gpu1}"),
        format!("{body0} > {body1}")
    )
    .expect("strings take all");
    expected().assert_eq(&table);
}

/// Before the passes and after: operations as the kernels count them (those of a draw after `+`), the cost on both
/// tables, instructions of SPIR-V.
fn expected() -> Expect {
    expect![[r#"
        kernel                   ops    cost_graph    cost_gpu     spirv  by hand
        chain                  6 > 2         6 > 2      24 > 8     9 > 7  2
        sink_call              4 > 3         4 > 3   352 > 180   16 > 12  3
        div_div                2 > 2         2 > 2     24 > 16     6 > 6  2 (one division)
        div_share              5 > 3         5 > 3     44 > 20    10 > 8  3
        factor                 5 > 3         5 > 3     20 > 12    10 > 8  3
        cubic                  9 > 3         9 > 3     36 > 12    11 > 8  3 (mads)
        min_commutes           2 > 2         2 > 2       8 > 8     5 > 5  2
        min_max_consts         4 > 3         4 > 3     16 > 12     6 > 5  3
        uniform_terms      6 > 2 + 1         6 > 3     24 > 12    11 > 9  2 + 3
        early_returns          8 > 8         8 > 8     32 > 32   11 > 11  8
        same_factor            4 > 2         4 > 2      16 > 8     7 > 5  3 (2 with min)
        abs_neg_sqrt           4 > 3         4 > 3      13 > 9     6 > 5  3
        exp_log                2 > 1         2 > 1       8 > 4     4 > 4  1 (mad) or 2
        sum_loop              15 > 1        15 > 1      60 > 4    17 > 4  1 (mad)
        break_loop             8 > 6         8 > 6     32 > 24    10 > 8  8
        luma                   5 > 1         5 > 2     20 > 12     9 > 9  1 (dot on graph), 5 (gpu)
        smooth_min        12 > 5 + 1        12 > 6     60 > 36   16 > 12  7 + 1
        sum                 101 > 52      101 > 53   789 > 409 164 > 126  55 + 4
    "#]]
}

#[test]
fn what_counts_and_what_does_not() {
    let mut graph: Graph = "fn f(a: Vec3, uniform k: f32, n: i32) -> (f32, i32) {
        %0 = param 0 : Vec3
        %1 = param 1 : f32
        %2 = param 2 : i32
        %3 = const 2.0 : f32
        %4 = mul %1 %3 : f32
        %5 = splat 3 %4 : Vec3
        %6 = mul %0 %5 : Vec3
        %7 = dot %6 %0 : f32
        %8 = cast f32 %2 : f32
        %9 = lt %7 %8 : bool
        %10 = select !%9 %7 %1 : f32
        %11 = lane 0 %0 : f32
        %12 = mul_add %10 %11 %8 : f32
        return %12 %2
    }"
    .parse()
    .expect("it is the text of a graph");
    graph.gates = Gates::FAST;
    assert_eq!(sizes::ops(&graph).to_string(), "5 + 1");
    let words = flatten_naga::library(&schedule::run(&graph)).expect("naga takes it");
    let body = spirv::body(&words);
    // `mul`, `mul`, `dot` (3), `lt`, `select` with its arms swapped, `fma` (2).
    assert_eq!((body.alu, body.branches), (9, 0));
    assert!(body.instructions > 9, "{} instructions", body.instructions);
}

//! What of kept loops is uniform: carried values, results, and what passes make of them.

use flatten_core::front::{self, Sources};
use flatten_core::graph::{Graph, Rank, Region};
use flatten_core::op::{Op, RegionId};
use flatten_core::options::Options;
use flatten_core::passes::prune;
use flatten_core::ty::Shape;
use flatten_core::{compile, count};

const BARRIER: &str = "#[__leaf(1, \"\", barrier, \"\")] fn pixel(x: f32) -> f32 { x }";

/// Compiles a function with every loop kept.
#[track_caller]
fn graph(function: &str) -> Graph {
    let sources = Sources::flat(syn::parse_file(&format!("{BARRIER} {function}")).expect("it parses").items);
    let parsed = front::run(&sources, &[sources.items.len() - 1]).unwrap_or_else(|d| panic!("{d}"));
    let mut options = Options { loops: true, ..Options::exact() };
    options.limits.max_unroll = 0;
    let graph = compile(&parsed.unit, parsed.entries[0], &options, &mut |_, _| {}).expect("no mistakes");
    assert_eq!(graph.verify(), Ok(()));
    graph
}

/// `uniform i, t`: what a loop carries.
fn carried(region: &Region) -> String {
    let params = region.body.signature.params[..region.carried as usize].iter();
    let params = params.map(|p| format!("{}{}", if p.uniform { "uniform " } else { "" }, p.name));
    params.collect::<Vec<_>>().join(", ")
}

/// What the only loop of a function carries, and the ranks of the function's results.
#[track_caller]
fn ranks(function: &str, expected: &str, results: &[Rank]) -> Graph {
    let graph = graph(function);
    assert_eq!(graph.region_count(), 1, "{graph}");
    assert_eq!(carried(graph.region(RegionId(0))), expected, "{graph}");
    let found: Vec<Rank> = graph.roots.iter().map(|r| graph.rank(*r)).collect();
    assert_eq!(found, results, "{graph}");
    graph
}

use Rank::{Uniform, Varying};

#[test]
fn a_counter_with_a_uniform_bound_is_uniform_whatever_else_is_carried() {
    let graph = ranks(
        "fn f(x: f32, #[uniform] n: u32) -> (f32, u32) {
             let (mut s, mut i) = (x, 0);
             while i < n { s = s * x + i as f32; i += 3; }
             (s, i)
         }",
        "s, uniform i",
        &[Varying, Uniform],
    );
    // Of what stands in the body too.
    let body = &graph.region(RegionId(0)).body;
    let cast = body.ids().find(|id| matches!(body.node(*id).op, Op::Cast(_))).expect("`i as f32`");
    assert_eq!(body.node(cast).rank, Uniform);
}

#[test]
fn with_a_varying_bound_nothing_is_uniform() {
    ranks(
        "fn f(x: f32, n: u32, #[uniform] k: f32) -> (f32, u32) {
             let (mut s, mut i) = (k, 0);
             while i < n { s = s * k + i as f32; i += 3; }
             (s, i)
         }",
        "s, i",
        &[Varying, Varying],
    );
}

#[test]
fn one_varying_exit_is_enough() {
    ranks(
        "fn f(x: f32, #[uniform] n: u32) -> u32 {
             let mut i = 0;
             while i < n { if x < i as f32 { break; } i += 1; }
             i
         }",
        "i",
        &[Varying],
    );
}

#[test]
fn what_varies_spreads_from_pass_to_pass() {
    // `a` is `x` in the third pass only.
    ranks(
        "fn f(x: f32, #[uniform] n: u32) -> (f32, f32, f32) {
             let (mut a, mut b, mut c) = (0.0, 1.0, 2.0);
             for i in 0..n { (a, b, c) = (b, c * 2.0, x); }
             (a, b, n as f32)
         }",
        "a, b, c, uniform i",
        &[Varying, Varying, Uniform],
    );
    // Among uniforms only uniforms.
    ranks(
        "fn f(x: f32, #[uniform] k: f32, #[uniform] n: u32) -> (f32, f32) {
             let (mut a, mut b, mut s) = (0.0, k, x);
             for i in 0..n { s += a; (a, b) = (b, a + k); }
             (s, a)
         }",
        "uniform a, uniform b, s, uniform i",
        &[Varying, Uniform],
    );
}

#[test]
fn a_barrier_varies_and_what_it_does_not_reach_does_not() {
    ranks(
        "fn f(#[uniform] k: f32, #[uniform] n: u32) -> (f32, f32) {
             let (mut s, mut t) = (0.0, 1.0);
             for i in 0..n { s += pixel(k); t *= k; }
             (s, t)
         }",
        "s, uniform t, uniform i",
        &[Varying, Uniform],
    );
}

#[test]
fn loops_inside_are_looked_into() {
    let nest = |bound: &str| {
        graph(&format!(
            "fn f(x: f32, m: u32, #[uniform] n: u32) -> (f32, u32) {{
                 let (mut s, mut c) = (x, 0);
                 for i in 0..n {{ for j in 0..{bound} {{ s = s * 0.5; c += j * i; }} }}
                 (s, c)
             }}"
        ))
    };
    let of = |graph: &Graph| -> (String, String, Vec<Rank>) {
        let outer = graph.region(RegionId(0));
        let inner = carried(outer.body.region(RegionId(0)));
        (carried(outer), inner, graph.roots.iter().map(|r| graph.rank(*r)).collect())
    };
    let (outer, inner, results) = of(&nest("n"));
    assert_eq!(outer, "s, uniform c, uniform i");
    assert_eq!(inner, "s, uniform c, uniform i");
    assert_eq!(results, [Varying, Uniform]);
    let (outer, inner, results) = of(&nest("m"));
    assert_eq!(outer, "s, c, uniform i");
    assert_eq!(inner, "s, c, i");
    assert_eq!(results, [Varying, Varying]);
}

/// Whoever takes a uniform result of a loop takes what it needs, and nothing that varies.
#[test]
fn a_uniform_result_needs_no_varying_operand() {
    let graph = graph(
        "fn f(x: f32, #[uniform] k: f32, #[uniform] n: u32) -> (f32, f32) {
             let (mut s, mut t) = (x, 1.0);
             for i in 0..n { s = s * x + t; t *= k; }
             (s, t)
         }",
    );
    let mut signature = graph.signature.clone();
    signature.params.remove(0);
    let mut uniform = Graph::new(signature, graph.gates);
    let params: Vec<_> = graph.signature.param_leaves()[1..]
        .iter()
        .enumerate()
        .map(|(i, (_, ty, _))| uniform.param(i as u32, *ty))
        .collect();
    // Nobody asks for the varying parameter: what stands in its place is never read.
    let params = [&params[..1], &params[..]].concat();
    uniform.roots = uniform.import(&graph, &graph.roots[1..], &params);
    uniform.signature.result = Shape::Value(uniform.ty(uniform.roots[0]));
    let pruned = prune::run(&uniform, &Options::exact());
    assert_eq!(pruned.verify(), Ok(()));
    assert_eq!(carried(pruned.region(RegionId(0))), "uniform t, uniform i");
    assert_eq!(count::run(&pruned).varying, 0, "{pruned}");
}

#[test]
fn what_a_text_says_is_verified() {
    let text = |carried: &str, captured: &str| {
        format!(
            "fn f(x: u32, uniform n: u32) -> u32 {{
    region 0 carried 1 results 1 exits 1 fn body({carried}i: u32, {captured}n: u32) -> (bool, u32, u32) {{
        %0 = param 0 : u32
        %1 = param 1 : u32
        %2 = lt %0 %1 : bool
        %3 = const 1u : u32
        %4 = add %0 %3 : u32
        return !%2 %0 %4
    }}
    %0 = param 0 : u32
    %1 = param 1 : u32
    %2 = const 0u : u32
    %3 = loop 0 %2 %0 : tuple
    %4 = project 0 %3 : u32
    return %4
}}
"
        )
    };
    assert_eq!(text("", "").parse::<Graph>().map(drop), Ok(()));
    let wrong = |name| Err(format!("line 13: %3: `{name}` of region 0 is not uniform"));
    assert_eq!(text("uniform ", "").parse::<Graph>().map(drop), wrong("i"));
    assert_eq!(text("", "uniform ").parse::<Graph>().map(drop), wrong("n"));
    assert_eq!(
        text("uniform ", "").replace("loop 0 %2 %0", "loop 0 %2 %1").parse::<Graph>().map(drop),
        wrong("i")
    );
}

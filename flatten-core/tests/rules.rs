//! The six laws of rewrite rules, over every table; and that each law can fail.

#[path = "rules/cost.rs"]
mod cost;
#[path = "rules/graphs.rs"]
mod graphs;
#[path = "rules/instance.rs"]
mod instance;
#[path = "rules/mini.rs"]
mod mini;
#[path = "rules/truth.rs"]
mod truth;

use flatten_core::graph::Graph;
use flatten_core::op::Op;
use flatten_core::options::Gates;
use flatten_core::passes::bench::SEEN;
use flatten_core::rules;
use flatten_core::rules::index::Index;
use flatten_core::rules::pattern::{NAMES, Node, Pat, lt, select};
use flatten_core::rules::{Rule, Table, tables};
use flatten_core::ty::Ty;
use flatten_core::value::Value;
use mini::Tables;

/// Every rule, through a law.
fn all(law: &mut dyn FnMut(&Table, &Rule) -> Vec<String>) {
    let wrong: Vec<String> = tables()
        .iter()
        .flat_map(|table| table.rules.iter().flat_map(|rule| law(table, rule)).collect::<Vec<_>>())
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn rules_are_true_and_gates_minimal() {
    let mut small = Tables::default();
    all(&mut |table, rule| truth::check(table, rule, &mut small));
}

/// Every rule that is offered, through a law.
fn all_offered(law: &mut dyn FnMut(&Table, &Rule) -> Vec<String>) {
    let wrong: Vec<String> = rules::offers()
        .tables
        .iter()
        .flat_map(|table| table.rules.iter().flat_map(|rule| law(table, rule)).collect::<Vec<_>>())
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn offers_are_true_and_gates_minimal() {
    let mut small = Tables::default();
    all_offered(&mut |table, rule| truth::check(table, rule, &mut small));
}

#[test]
fn offers_are_cheaper_where_nothing_is_shared() {
    all_offered(&mut cost::check_offer);
}

#[test]
fn offers_are_not_shadowed() {
    let find = |graph: &Graph, op: Op, args: &[flatten_core::graph::Ref]| {
        rules::find(graph, op, args).or_else(|| rules::offers().name(graph, op, args))
    };
    all_offered(&mut |table, rule| graphs::check_reached(table, rule, &find));
}

#[test]
fn offers_are_taken() {
    all_offered(&mut graphs::check_taken);
}

#[test]
fn rules_are_cheaper() {
    all(&mut cost::check);
}

#[test]
fn rules_are_not_shadowed() {
    all(&mut |table, rule| graphs::check_reached(table, rule, &rules::find));
}

#[test]
fn sides_meet() {
    all(&mut graphs::check_meets);
}

#[test]
fn rules_look_no_further_than_the_bench_tries_them_again() {
    fn levels(table: &Table, pat: Pat) -> u32 {
        match table.node(pat) {
            Node::Op { args, len, .. } => {
                1 + args[..len as usize].iter().map(|arg| levels(table, *arg)).max().unwrap_or(0)
            }
            _ => 0,
        }
    }
    all(&mut |table, rule| match levels(table, rule.lhs) {
        // The operation that is built, and as many below it.
        levels if levels <= 1 + SEEN => vec![],
        levels => vec![format!("`{}` has {levels} levels", rule.name)],
    });
}

#[test]
fn nothing_is_left_exact() {
    let wrong = graphs::check_small(Gates::EXACT);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn nothing_is_left_fast() {
    let wrong = graphs::check_small(Gates::FAST);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn nothing_is_left_of_large_graphs() {
    let wrong = [graphs::check_large(Gates::EXACT), graphs::check_large(Gates::FAST)].concat();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn names_are_unique() {
    let mut names: Vec<&str> =
        tables().iter().chain(&rules::offers().tables).flat_map(|t| t.rules.iter().map(|r| r.name)).collect();
    let count = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count);
}

rules! { wrong: Float, [x y c; k l m]
    false_rule:       x + y                  => x,             EXACT;
    gate_too_weak:    x + 0.0                => x,             EXACT;
    gate_half:        x * 0.0                => 0.0,           NSZ;
    gate_too_strong:  x * 1.0                => x,             NSZ;
    gate_of_another:  x - x                  => 0.0,           NO_INF;
    rounds:           x / k                  => x * (1.0 / k), EXACT;
    side_too_weak:    x / k                  => x * (1.0 / k), EXACT, if recip_normal(k);
    side_too_strong:  x / k                  => x * (1.0 / k), ARCP, if recip_exact(k), recip_normal(k);
    offer_too_strong: -(x - k)               => k - x,         NSZ, if recip_normal(k);
    bounds_cross:     x.clamp(k, l).min(m)   => x.clamp(k, m), EXACT, if below(m, l), not_nan(x);
    dearer:           x * 2.0                => x.exp(),       EXACT;
    dearer_if_shared: -(x - y)               => y - x,         NSZ;
    circular:         x + y                  => y + x,         EXACT;
    repeats:          x + y + y              => x + x + y,     EXACT;
    first:            select(lt(x, y), x, x) => x,             EXACT;
    shadowed:         x + 0.0                => x,             NSZ;
    never_canonical:  select(true, x, y)     => x,             EXACT;
}

/// What a law says of one of the wrong rules.
fn verdict(name: &str, law: &mut dyn FnMut(&Table, &Rule) -> Vec<String>) -> String {
    let table = wrong();
    let rule = table.rules.iter().find(|r| r.name == name).expect("a rule of the table above");
    law(&table, rule).join("\n")
}

#[track_caller]
fn says(name: &str, law: &mut dyn FnMut(&Table, &Rule) -> Vec<String>, what: &str) {
    let said = verdict(name, law);
    assert!(said.contains(what), "{name}: `{said}` lacks `{what}`");
}

#[test]
fn truth_can_fail() {
    let mut small = Tables::default();
    let mut law = |table: &Table, rule: &Rule| truth::check(table, rule, &mut small);
    says("false_rule", &mut law, "false_rule is false behind EXACT");
    says("gate_too_weak", &mut law, "gate_too_weak is false behind EXACT");
    says("gate_half", &mut law, "gate_half is false behind NSZ");
    says("gate_too_strong", &mut law, "gate_too_strong is true without NSZ");
    says("gate_of_another", &mut law, "gate_of_another is false behind NO_INF");
    says("rounds", &mut law, "rounds is false behind EXACT");
    says("side_too_weak", &mut law, "side_too_weak is false behind EXACT");
    says("side_too_strong", &mut law, "side_too_strong is true without ARCP");
    says("side_too_strong", &mut law, "side_too_strong is true without RecipNormal");
    says("offer_too_strong", &mut law, "offer_too_strong is true without RecipNormal");
    says("bounds_cross", &mut law, "bounds_cross is false behind EXACT");
}

#[test]
fn cost_can_fail() {
    says("dearer", &mut cost::check, "the right side is dearer");
    says("dearer_if_shared", &mut cost::check, "the right side is dearer where the left is shared");
    says("circular", &mut cost::check, "the measure does not drop");
    says("repeats", &mut cost::check, "a name is used more often");
}

#[test]
fn shadows_can_fail() {
    let index = Index::new(vec![wrong()]);
    let mut law = |table: &Table, rule: &Rule| {
        graphs::check_reached(table, rule, &|g, op, args| index.name(g, op, args))
    };
    says("shadowed", &mut law, "shadowed is never first");
    says("never_canonical", &mut law, "never_canonical is never first");
    assert_eq!(verdict("gate_half", &mut law), "");
}

#[test]
fn meeting_can_fail() {
    says("false_rule", &mut graphs::check_meets, "does not meet");
    assert_eq!(verdict("gate_too_strong", &mut graphs::check_meets), "");
}

#[test]
fn leftovers_can_be_found() {
    let unsettled = |line: &str| -> Graph {
        let text =
            format!("fn f(x: f32, y: f32) -> f32 {{\n%0 = param 0 : f32\n%1 = param 1 : f32\n{line}\n}}");
        text.parse().expect("the notation of graphs")
    };
    let negated = unsettled("%2 = neg %0 : f32\n%3 = neg %2 : f32\nreturn %3");
    assert_eq!(graphs::check_left(&negated), ["neg_neg is left at Id(3) of neg"]);
    assert_eq!(graphs::check_mirror(&negated), ["%3 = neg [%2] becomes param []", "3 live nodes become 2"]);
    let swapped = unsettled("%2 = add %1 %0 : f32\nreturn %2");
    assert_eq!(graphs::check_mirror(&swapped), ["%2 = add [%1, %0] becomes add [%0, %1]"]);
    let settled = unsettled("%2 = add %0 %1 : f32\nreturn %2");
    assert_eq!(graphs::check_mirror(&settled), Vec::<String>::new());
}

#[test]
fn values_can_differ() {
    let mut graph = graphs::graph(Gates::EXACT, &[Ty::F32]);
    let x = graph.param(0, Ty::F32);
    let one = graph.constant(Value::f32(1.0));
    let right = graphs::Made { op: Op::Mul, args: vec![x, one], result: x };
    assert_eq!(graphs::check_values(&graph, &[right]), Vec::<String>::new());
    let wrong = graphs::Made { op: Op::Add, args: vec![x, one], result: x };
    assert!(!graphs::check_values(&graph, &[wrong]).is_empty());
}

#[test]
fn fuel_ends_rewriting() {
    let table = tables().iter().find(|t| t.name == "floats").expect("a table of floats");
    let rule = table.rules.iter().find(|r| r.name == "neg_neg").expect("a rule of that table");
    let mut graph = graphs::graph(Gates::EXACT, &[Ty::F32]);
    let x = graph.param(0, Ty::F32);
    let bound = [Some(x); NAMES];
    assert_eq!(table.build(&mut graph, rule.lhs, Ty::F32, &bound, &mut 1), x);
    let unsettled = table.build(&mut graph, rule.lhs, Ty::F32, &bound, &mut 0);
    assert_eq!(graph.op(unsettled), Op::Neg);
}

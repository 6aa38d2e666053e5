//! Laws 4, 5 and 6: no rule is shadowed, both sides settle to one graph, and nothing is left to rewrite.

use crate::instance::{Instance, concrete, instances, specials};
use flatten_core::graph::{Graph, Ref};
use flatten_core::op::cost::Table as Costs;
use flatten_core::op::types::PLAIN;
use flatten_core::op::{Op, Swizzle};
use flatten_core::options::Gates;
use flatten_core::passes::bench::Bench;
use flatten_core::passes::{Journal, identities};
use flatten_core::rules::matching::Bound;
use flatten_core::rules::pattern::Node;
use flatten_core::rules::side::Kind;
use flatten_core::rules::{self, Rule, Table};
use flatten_core::ty::{Param, Scalar, Shape, Signature, Ty};
use flatten_core::value::Value;

/// How many rules may fire while a side is built.
const FUEL: u32 = 64;

/// How many choices of constants are tried: all of two, where one is looked for.
const TRIED: usize = 600;

/// How many are tried where all are to fit.
const FEW: usize = 60;

/// What answers which rule is first.
pub(crate) type Find<'a> = &'a dyn Fn(&Graph, Op, &[Ref]) -> Option<&'static str>;

/// Law 4: some operands, settled themselves, come to this rule before all others.
pub(crate) fn check_reached(table: &Table, rule: &Rule, find: Find<'_>) -> Vec<String> {
    let table = concrete(table);
    let reached = instances(&table, rule).iter().any(|instance| {
        let mut reached = false;
        each_graph(instance, rule.gate, (false, TRIED), &mut |graph, bound| {
            reached |= !reached && first(instance, graph, bound, find) == Some(rule.name);
        });
        reached
    });
    if reached { Vec::new() } else { vec![format!("{} is never first: {}", rule.name, rule.text)] }
}

/// Which rule is first for the left side, its operands settled.
fn first(instance: &Instance<'_>, graph: &mut Graph, bound: &Bound, find: Find<'_>) -> Option<&'static str> {
    let Node::Op { op, args, len, .. } = instance.table.node(instance.rule.lhs) else { return None };
    let args = &args[..len as usize];
    let types = instance.operand_types(op, args, instance.ty);
    let settle = |(arg, ty): (&_, Ty)| instance.table.build(graph, *arg, ty, bound, &mut { FUEL });
    let mut refs: Vec<Ref> = args.iter().zip(types).map(settle).collect();
    graph.canonical(op, &mut refs);
    if graph.fold(op, &refs).is_some() { None } else { find(graph, op, &refs) }
}

/// Law 5: both sides, built, are one node; under the rule's gate and under all.
pub(crate) fn check_meets(table: &Table, rule: &Rule) -> Vec<String> {
    let table = concrete(table);
    let mut wrong = Vec::new();
    for instance in instances(&table, rule) {
        for (gates, reverse) in
            [(rule.gate, false), (rule.gate, true), (Gates::FAST, false), (Gates::FAST, true)]
        {
            each_graph(&instance, gates, (reverse, FEW), &mut |graph, bound| {
                let mut build = |pat| table.build(graph, pat, instance.ty, bound, &mut { FUEL });
                let (l, r) = (build(rule.lhs), build(rule.rhs));
                if l != r && wrong.is_empty() {
                    wrong.push(format!(
                        "{} does not meet behind {gates}: {l:?} and {r:?} of {graph}",
                        instance.label()
                    ));
                }
            });
        }
    }
    wrong
}

/// A rule that is offered is taken somewhere, on both tables or on that of a GPU, and its right side stands there then;
/// it is taken nowhere without a part of its gate.
pub(crate) fn check_taken(table: &Table, rule: &Rule) -> Vec<String> {
    let table = concrete(table);
    let all = instances(&table, rule);
    let becomes = |instance: &Instance<'_>, gates: Gates, wanted: fn(Taken) -> bool| {
        let mut found = false;
        each_graph(instance, gates, (false, FEW), &mut |graph, bound| {
            for costs in [None, Some(Costs::Gpu)] {
                found = found || wanted(taken(instance, graph.clone(), bound, costs));
            }
        });
        found
    };
    let mut wrong = Vec::new();
    // Some pay only where more is allowed than they need.
    let mut open = all.iter().flat_map(|i| [(i, rule.gate), (i, Gates::FAST)]);
    if !open.any(|(instance, gates)| becomes(instance, gates, |taken| taken == Taken::Right)) {
        wrong.push(format!("{} is never taken: {}", rule.name, rule.text));
    }
    for (bit, name) in Gates::NAMES.iter().filter(|(bit, _)| rule.gate.allow(*bit)) {
        let shut = Gates(Gates::FAST.0 & !bit.0);
        if all.iter().any(|instance| becomes(instance, shut, |taken| taken != Taken::Not)) {
            wrong.push(format!("{} is taken without {name}: {}", rule.name, rule.text));
        }
    }
    wrong
}

/// What has become of a rule that is offered.
#[derive(Clone, Copy, PartialEq)]
enum Taken {
    /// It was not taken.
    Not,
    /// It was, and something else stands there now.
    Other,
    /// Its right side stands where its left side was.
    Right,
}

/// Offers a rule the place of its left side.
fn taken(instance: &Instance<'_>, mut graph: Graph, bound: &Bound, costs: Option<Costs>) -> Taken {
    let (lhs, rhs) = (instance.rule.lhs, instance.rule.rhs);
    // Of `(x - y).max(y - x)` either name may be the first.
    let mut swapped = *bound;
    swapped.swap(0, 1);
    let alike = matches!(bound[..2], [Some(x), Some(y)] if graph.ty(x) == graph.ty(y));
    let mut build =
        |pat, bound: &Bound| instance.table.build(&mut graph, pat, instance.ty, bound, &mut { FUEL });
    let left = build(lhs, bound);
    let mut rights = vec![build(rhs, bound)];
    if alike && build(lhs, &swapped) == left {
        rights.push(build(rhs, &swapped));
    }
    graph.roots = vec![left];
    let mut journal = Journal::default();
    let mut bench = match costs {
        Some(costs) => Bench::with_table(graph, &mut journal, costs),
        None => Bench::new(graph, &mut journal),
    };
    identities::run(&mut bench);
    let now = bench.resolve(left);
    let stands = rights.iter().any(|right| bench.resolve(*right) == now);
    drop(bench);
    match journal.fired.contains_key(instance.rule.name) {
        false => Taken::Not,
        true if stands => Taken::Right,
        true => Taken::Other,
    }
}

/// Calls `f` with a graph of a parameter for each name, and each choice of constants for those that want one.
/// Nodes are made in order of names, or the other way round; at most about so many choices are made.
fn each_graph(
    instance: &Instance<'_>,
    gates: Gates,
    (reverse, limit): (bool, usize),
    f: &mut dyn FnMut(&mut Graph, &Bound),
) {
    let constant = |n: &&crate::instance::Name| n.constant;
    let lists: Vec<Vec<Value>> = instance.names.iter().filter(constant).map(|n| specials(n.ty)).collect();
    let types: Vec<Ty> = instance.names.iter().map(|n| n.ty).collect();
    let point_of = |values: &[Value]| -> Vec<Option<Value>> {
        let mut values = values.iter();
        instance.names.iter().map(|n| if n.constant { values.next().copied() } else { None }).collect()
    };
    // Of all pairs of constants few are each other's reciprocal.
    let all = instance.rule.sides.iter().any(|side| side.kind == Kind::Reciprocal);
    let limit = if all { usize::MAX } else { limit };
    crate::instance::product(&lists, limit, &mut |values| {
        let point = point_of(values);
        let mut graph = graph(gates, &types);
        let mut bound = Bound::default();
        for at in 0..types.len() {
            let i = if reverse { types.len() - 1 - at } else { at };
            let name = instance.names[i];
            let r = match point[i] {
                Some(value) => graph.constant(value),
                None => {
                    let r = graph.param(i as u32, name.ty);
                    graph.assume(r, instance.facts_of(name.number));
                    r
                }
            };
            bound[name.number as usize] = Some(r);
        }
        if instance.sides_hold(&point) {
            f(&mut graph, &bound);
        }
    });
}

/// A graph with parameters of these types, every third uniform.
pub(crate) fn graph(gates: Gates, types: &[Ty]) -> Graph {
    let param = |(i, ty): (usize, &Ty)| Param {
        name: format!("p{i}"),
        shape: Shape::Value(*ty),
        uniform: i % 3 == 2,
        out: false,
    };
    let params = types.iter().enumerate().map(param).collect();
    let signature = Signature { name: "f".into(), params, result: Shape::Tuple(Vec::new()) };
    Graph::new(signature, gates)
}

/// An operation asked for, and what the constructor gave.
pub(crate) struct Made {
    /// The operation asked for.
    pub(crate) op: Op,
    /// Its operands.
    pub(crate) args: Vec<Ref>,
    /// What the constructor gave.
    pub(crate) result: Ref,
}

/// Law 6: every small expression computes what was asked for, and mirrors to itself.
pub(crate) fn check_small(gates: Gates) -> Vec<String> {
    let (graph, made) = small(gates);
    check_made(&graph, &made)
}

/// The same of large expressions, random but always the same.
pub(crate) fn check_large(gates: Gates) -> Vec<String> {
    (0..20)
        .flat_map(|seed| {
            let (graph, made) = large(gates, seed);
            check_made(&graph, &made)
        })
        .collect()
}

fn check_made(graph: &Graph, made: &[Made]) -> Vec<String> {
    let mut wrong = check_mirror(graph);
    wrong.extend(check_left(graph));
    if graph.gates == Gates::EXACT {
        wrong.extend(check_values(graph, made));
    }
    wrong.truncate(20);
    wrong
}

/// No rewrite applies to a node.
pub(crate) fn check_left(graph: &Graph) -> Vec<String> {
    let mut wrong = Vec::new();
    for id in graph.ids() {
        let node = graph.node(id);
        let source = matches!(node.op, Op::Const(_) | Op::Param(_));
        let found = if source { None } else { rules::find(graph, node.op, graph.args(id)) };
        if let Some(name) = found {
            wrong.push(format!("{name} is left at {id:?} of {}", node.op.name()));
        }
    }
    wrong
}

/// Operations on what was made before, latest first, of whatever types fit.
fn large(gates: Gates, seed: u64) -> (Graph, Vec<Made>) {
    let (mut graph, mut operands) = leaves(gates);
    let mut made = Vec::new();
    let mut state = seed;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as usize % below
    };
    let operations = operations();
    while made.len() < 400 {
        let op = operations[random(operations.len())];
        let args: Vec<Ref> = (0..1 + random(3))
            .map(|_| {
                let back = random(operands.len()).min(random(operands.len()));
                let r = operands[operands.len() - 1 - back];
                r.complement_if(graph.ty(r).is_bool() && random(2) == 1)
            })
            .collect();
        let types: Vec<Ty> = args.iter().map(|a| graph.ty(*a)).collect();
        if op.result(&types).is_some() {
            let result = graph.add(op, &args);
            made.push(Made { op, args, result });
            operands.push(result);
        }
    }
    graph.roots = made.iter().map(|m| m.result).collect();
    (graph, made)
}

/// Every operation on a handful of leaves, and every operation on a spread of those.
fn small(gates: Gates) -> (Graph, Vec<Made>) {
    let (mut graph, leaves) = leaves(gates);
    let mut made = Vec::new();
    grow(&mut graph, &leaves, 400, &mut made);
    let mut more = leaves.clone();
    more.extend(made.iter().step_by(7).map(|m| m.result));
    more.sort();
    more.dedup();
    grow(&mut graph, &more, 1500, &mut made);
    graph.roots = made.iter().map(|m| m.result).collect();
    (graph, made)
}

/// Parameters of every type, uniform ones among them, and constants.
fn leaves(gates: Gates) -> (Graph, Vec<Ref>) {
    let scalars = [Scalar::Bool, Scalar::I32, Scalar::U32, Scalar::F32];
    let mut types: Vec<Ty> = scalars.iter().flat_map(|s| [Ty::new(*s, 1); 3]).collect();
    types.extend(scalars.iter().flat_map(|s| [Ty::new(*s, 2), Ty::new(*s, 3)]));
    let mut graph = graph(gates, &types);
    let mut leaves: Vec<Ref> = types.iter().enumerate().map(|(i, ty)| graph.param(i as u32, *ty)).collect();
    for ty in [Ty::I32, Ty::U32, Ty::new(Scalar::I32, 2)] {
        leaves.extend([0, 1, -1, 8].map(|x| graph.constant(Value::splat(ty, x as u32))));
    }
    for ty in [Ty::F32, Ty::new(Scalar::F32, 2)] {
        leaves.extend(
            [0.0, -0.0, 1.0, -1.0, 2.0, 3.0].map(|x: f32| graph.constant(Value::splat(ty, x.to_bits()))),
        );
    }
    leaves.push(graph.bool(false));
    let complements: Vec<Ref> = leaves.iter().filter(|r| graph.ty(**r).is_bool()).map(|r| !*r).collect();
    leaves.extend(complements);
    (graph, leaves)
}

/// Every operation on these operands; of those of two and three, at most about `limit` each.
fn grow(graph: &mut Graph, operands: &[Ref], limit: usize, made: &mut Vec<Made>) {
    for op in operations() {
        for count in 1..=3usize {
            let total = operands.len().pow(count as u32);
            // A stride without small factors visits every operand.
            let stride = if count == 1 { 1 } else { (total / (limit * 40)).max(1) * 2 + 1 };
            let mut left = if count == 1 { usize::MAX } else { limit };
            let mut at = 0;
            while at < total && left > 0 {
                let args: Vec<Ref> = (0..count)
                    .map(|i| operands[at / operands.len().pow(i as u32) % operands.len()])
                    .collect();
                let types: Vec<Ty> = args.iter().map(|a| graph.ty(*a)).collect();
                if op.result(&types).is_some() {
                    let result = graph.add(op, &args);
                    made.push(Made { op, args, result });
                    left -= 1;
                }
                at += stride;
            }
        }
    }
}

fn operations() -> Vec<Op> {
    let mut all = PLAIN.to_vec();
    for s in [Scalar::I32, Scalar::U32, Scalar::F32] {
        all.extend([Op::Cast(s), Op::Bitcast(s)]);
    }
    all.extend([Op::Splat(2), Op::Splat(3), Op::Lane(0), Op::Lane(1), Op::Lane(2)]);
    all.extend(["xy", "yx", "xx", "xyz", "zyx", "yyx"].map(|s| Op::Swizzle(Swizzle::parse(s).unwrap())));
    all
}

/// Copying the live nodes through the constructors gives them back one by one, and nothing else.
pub(crate) fn check_mirror(graph: &Graph) -> Vec<String> {
    let mut copy = Graph::new(graph.signature.clone(), graph.gates);
    let leaves = graph.signature.param_leaves();
    let params: Vec<Ref> = (0..).zip(&leaves).map(|(i, (_, ty, _))| copy.param(i, *ty)).collect();
    let live = graph.live();
    let nodes: Vec<Ref> = graph.ids().filter(|id| live[id.0 as usize]).map(Ref::new).collect();
    let copies = copy.import(graph, &nodes, &params);
    let mut map = vec![None; graph.len()];
    nodes.iter().zip(&copies).for_each(|(r, copy)| map[r.id().0 as usize] = Some(*copy));
    let mapped = |r: &Ref| map[r.id().0 as usize].map(|copy: Ref| copy.complement_if(r.is_not()));
    let mut wrong = Vec::new();
    for (node, twin) in nodes.iter().zip(&copies) {
        let args: Vec<Option<Ref>> = graph.args(node.id()).iter().map(mapped).collect();
        let copied: Vec<Option<Ref>> = copy.args(twin.id()).iter().map(|r| Some(*r)).collect();
        let same = match graph.as_const(*node) {
            Some(value) => copy.as_const(*twin) == Some(value),
            None => !twin.is_not() && graph.op(*node) == copy.op(*twin) && args == copied,
        };
        if !same {
            let show = |g: &Graph, r: Ref| format!("{} {:?}", g.op(r).name(), g.args(r.id()));
            wrong.push(format!("{node:?} = {} becomes {}", show(graph, *node), show(&copy, *twin)));
        }
    }
    let dead = params.iter().filter(|p| !copies.contains(p)).count();
    if copy.len() != nodes.len() + dead {
        wrong.push(format!("{} live nodes become {}", nodes.len(), copy.len() - dead));
    }
    wrong
}

/// What the constructor gave computes what was asked for, bit for bit.
pub(crate) fn check_values(graph: &Graph, made: &[Made]) -> Vec<String> {
    let mut wrong = Vec::new();
    let open = open(graph);
    for point in 0..12 {
        let values = evaluate(graph, point);
        let value = |r: Ref| {
            let value = values[r.id().0 as usize];
            if r.is_not() { crate::instance::complement(value) } else { value }
        };
        for Made { op, args, result } in made {
            let operands: Vec<Value> = args.iter().map(|a| value(*a)).collect();
            let (asked, given) = (op.eval(&operands), value(*result));
            let zeros = asked.ty.is_float() && (0..asked.ty.lanes as usize).all(|i| asked.f(i) == given.f(i));
            let excused =
                zeros && (open[result.id().0 as usize] || matches!(op, Op::Min | Op::Max | Op::Clamp));
            if !asked.same(given) && !excused {
                wrong.push(format!("{} of {operands:?} is {asked}, not {given}", op.name()));
            }
        }
    }
    wrong
}

/// The nodes whose zeros may have either sign.
fn open(graph: &Graph) -> Vec<bool> {
    let mut open = vec![false; graph.len()];
    for id in graph.ids() {
        let node = graph.node(id);
        open[id.0 as usize] = matches!(node.op, Op::Min | Op::Max | Op::Clamp)
            || graph.args(id).iter().any(|a| open[a.id().0 as usize]);
    }
    open
}

/// The value of every node, for parameters that depend on `point`.
fn evaluate(graph: &Graph, point: usize) -> Vec<Value> {
    let mut values: Vec<Value> = Vec::with_capacity(graph.len());
    for id in graph.ids() {
        let node = graph.node(id);
        let operand = |a: &Ref| {
            let value = values[a.id().0 as usize];
            if a.is_not() { crate::instance::complement(value) } else { value }
        };
        let value = match node.op {
            Op::Const(c) => graph.const_value(c),
            Op::Param(i) => {
                let all = specials(node.ty);
                all[(point * 7 + i as usize * 5) % all.len()]
            }
            op => op.eval(&graph.args(id).iter().map(operand).collect::<Vec<_>>()),
        };
        values.push(value);
    }
    values
}

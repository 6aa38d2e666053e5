//! Every fact that a graph claims of a node holds of its value, for operands of which much is known and inputs that
//! rules stumble over; and what is known of common expressions.

#[path = "rules/instance.rs"]
#[expect(dead_code, reason = "rules have no part here")]
mod instance;
#[path = "facts/known.rs"]
mod known;

use flatten_core::graph::facts::Facts;
use flatten_core::graph::{Graph, Ref};
use flatten_core::op::types::PLAIN;
use flatten_core::op::{Op, Swizzle};
use flatten_core::options::Gates;
use flatten_core::ty::{Param, Scalar, Shape, Signature, Ty};
use flatten_core::value::Value;
use instance::specials;

/// A graph of a parameter for each type.
fn graph(types: &[Ty]) -> (Graph, Vec<Ref>) {
    let param = |(i, ty): (usize, &Ty)| Param {
        name: format!("p{i}"),
        shape: Shape::Value(*ty),
        uniform: false,
        out: false,
    };
    let params = types.iter().enumerate().map(param).collect();
    let signature = Signature { name: "f".into(), params, result: Shape::Tuple(Vec::new()) };
    let mut graph = Graph::new(signature, Gates::EXACT);
    let params = types.iter().enumerate().map(|(i, ty)| graph.param(i as u32, *ty)).collect();
    (graph, params)
}

/// The value of every node.
fn evaluate(graph: &Graph, params: &[Value]) -> Vec<Value> {
    let mut values: Vec<Value> = Vec::with_capacity(graph.len());
    for id in graph.ids() {
        let operand = |a: &Ref| {
            let value = values[a.id().0 as usize];
            if a.is_not() { value.complement() } else { value }
        };
        let value = match graph.node(id).op {
            Op::Const(c) => graph.const_value(c),
            Op::Param(i) => params[i as usize],
            op => op.eval(&graph.args(id).iter().map(operand).collect::<Vec<_>>()),
        };
        values.push(value);
    }
    values
}

/// What is claimed and does not hold, at each of these points.
fn wrong(graph: &Graph, points: &[Vec<Value>]) -> Vec<String> {
    let mut wrong = Vec::new();
    for point in points {
        let values = evaluate(graph, point);
        for id in graph.ids() {
            let (claimed, value) = (graph.node(id).facts, values[id.0 as usize]);
            let untrue = Facts(claimed.0 & !Facts::of(value).0);
            for (_, name) in Facts::NAMES.iter().filter(|(f, _)| Facts(f.0 & untrue.0) != Facts::NONE) {
                let show = |r: &Ref| format!("{} {:?}", graph.op(*r).name(), values[r.id().0 as usize]);
                let args: Vec<String> = graph.args(id).iter().map(show).collect();
                wrong.push(format!("{name} of {} [{}] is {value}", graph.node(id).op, args.join(", ")));
            }
        }
    }
    wrong.sort();
    wrong.dedup();
    wrong.truncate(20);
    wrong
}

/// Expressions of one parameter of which something is known.
fn operands(graph: &mut Graph, x: Ref) -> Vec<Ref> {
    let ty = graph.ty(x);
    let constants: Vec<u32> = match ty.scalar {
        Scalar::F32 => [0.0, -0.0, 1.0, -1.0, 0.5, 7.0].map(f32::to_bits).to_vec(),
        Scalar::Bool => vec![],
        _ => vec![0, 1, 2, 31, 32, -1i32 as u32],
    };
    let k: Vec<Ref> = constants.iter().map(|bits| graph.constant(Value::splat(ty, *bits))).collect();
    let mut all = vec![x];
    let mut add = |graph: &mut Graph, op: Op, args: &[Ref]| {
        let r = graph.add(op, args);
        all.push(r);
        r
    };
    match ty.scalar {
        Scalar::F32 => {
            let size = add(graph, Op::Abs, &[x]);
            add(graph, Op::Floor, &[x]);
            add(graph, Op::Signum, &[x]);
            add(graph, Op::Clamp, &[x, k[0], k[2]]);
            let number = add(graph, Op::Max, &[x, k[0]]);
            let unit = add(graph, Op::Min, &[number, k[2]]);
            add(graph, Op::Min, &[x, k[2]]);
            add(graph, Op::Sub, &[k[2], unit]);
            add(graph, Op::Exp, &[x]);
            add(graph, Op::Add, &[size, k[2]]);
            add(graph, Op::Add, &[x, k[0]]);
        }
        Scalar::I32 | Scalar::U32 => {
            add(graph, Op::And, &[x, k[3]]);
            add(graph, Op::And, &[x, k[1]]);
            add(graph, Op::Or, &[x, k[1]]);
            add(graph, Op::Min, &[x, k[2]]);
            add(graph, Op::Max, &[x, k[0]]);
        }
        Scalar::Bool => {}
    }
    all.extend(k);
    all
}

fn operations() -> Vec<Op> {
    let mut all = PLAIN.to_vec();
    for s in [Scalar::I32, Scalar::U32, Scalar::F32] {
        all.extend([Op::Cast(s), Op::Bitcast(s)]);
    }
    all.extend([Op::Splat(2), Op::Splat(4), Op::Lane(0), Op::Lane(1)]);
    all.extend(["xy", "yx"].map(|s| Swizzle::parse(s).map(Op::Swizzle).expect("a swizzle")));
    all
}

/// Every operation of such expressions, on every pair of special values.
fn sweep(types: [Ty; 2]) {
    let (mut graph, params) = graph(&types);
    let [first, second] = [0, 1].map(|i| operands(&mut graph, params[i]));
    let add = |graph: &mut Graph, op: Op, args: &[Ref]| {
        let types: Vec<Ty> = args.iter().map(|a| graph.ty(*a)).collect();
        op.result(&types).is_some_and(|_| {
            graph.add(op, args);
            true
        })
    };
    for op in operations() {
        for x in &first {
            if add(&mut graph, op, &[*x]) {
                continue;
            }
            for y in first.iter().chain(&second) {
                if add(&mut graph, op, &[*x, *y]) {
                    continue;
                }
                second.iter().step_by(2).for_each(|z| {
                    add(&mut graph, op, &[*x, *y, *z]);
                });
            }
        }
    }
    let [xs, ys] = types.map(specials);
    let points: Vec<Vec<Value>> = (0..ys.len())
        .flat_map(|step| (0..xs.len()).map(move |i| (i, i + step)))
        .step_by(if types[0].is_vector() { 19 } else { 5 })
        .map(|(i, j)| vec![xs[i], ys[j % ys.len()]])
        .collect();
    assert_eq!(wrong(&graph, &points), Vec::<String>::new());
}

#[test]
fn facts_of_floats_hold() {
    sweep([Ty::F32, Ty::F32]);
}

#[test]
fn facts_of_four_lanes_hold() {
    sweep([Ty::new(Scalar::F32, 4), Ty::new(Scalar::F32, 4)]);
}

#[test]
fn facts_of_integers_hold() {
    sweep([Ty::I32, Ty::U32]);
    sweep([Ty::I32, Ty::I32]);
    sweep([Ty::U32, Ty::U32]);
}

#[test]
fn facts_of_conversions_hold() {
    sweep([Ty::BOOL, Ty::F32]);
    sweep([Ty::F32, Ty::I32]);
}

/// A claim that does not hold is found.
#[test]
fn facts_can_be_wrong() {
    let (mut graph, params) = graph(&[Ty::F32]);
    graph.assume(params[0], Facts::NOT_NEGATIVE);
    let root = graph.add(Op::Sqrt, &[params[0]]);
    graph.assume(root, Facts::NOT_NAN);
    let found = wrong(&graph, &[vec![Value::f32(-1.0)]]);
    assert_eq!(found, ["NOT_NAN of sqrt [param -1.0] is 0xffc00000", "NOT_NEGATIVE of param 0 [] is -1.0"]);
}

#[test]
fn expressions_have_their_facts() {
    let (mut graph, params) = graph(&[Ty::F32, Ty::U32, Ty::BOOL]);
    let [x, n, c] = [params[0], params[1], params[2]];
    let [zero, one] = [0.0, 1.0].map(|k| graph.constant(Value::f32(k)));
    let mut has = |op: Op, args: &[Ref], facts: Facts| {
        let r = graph.add(op, args);
        assert!(graph.facts(r).has(facts), "{op}: {:?}", graph.facts(r));
        r
    };
    let square = has(Op::Mul, &[x, x], Facts::NOT_NEGATIVE | Facts::NEVER_NEG_ZERO);
    has(Op::Sqrt, &[square], Facts::NOT_NEGATIVE | Facts::NEVER_NEG_ZERO);
    has(Op::Clamp, &[x, zero, one], Facts::UNIT);
    let above = has(Op::Max, &[x, zero], Facts::NOT_NEGATIVE | Facts::NOT_NAN);
    let unit = has(Op::Min, &[above, one], Facts::UNIT | Facts::FINITE);
    let rest = has(Op::Sub, &[one, unit], Facts::UNIT | Facts::FINITE | Facts::NEVER_NEG_ZERO);
    has(Op::Mul, &[rest, unit], Facts::UNIT | Facts::FINITE);
    has(Op::Cast(Scalar::F32), &[n], Facts::INTEGRAL | Facts::NOT_NEGATIVE | Facts::FINITE);
    has(Op::Cast(Scalar::U32), &[c], Facts::UNIT | Facts::BELOW_32);
}

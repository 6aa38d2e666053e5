//! What one condition says of another, and what two are together, against all that it can mean: every pair of comparisons
//! of a value with constants or with another value, over values at, between and beside the constants.

use flatten_core::graph::{Graph, Ref};
use flatten_core::interp;
use flatten_core::op::Op;
use flatten_core::options::Gates;
use flatten_core::rules::conditions::known;
use flatten_core::ty::{Param, Scalar, Shape, Signature, Ty};
use flatten_core::value::Value;

/// A comparison: which, of what, and if its complement is meant.
#[derive(Clone, Copy, Debug)]
struct Test {
    op: Op,
    operands: [Operand; 2],
    not: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Operand {
    X,
    Y,
    Constant(Value),
}

impl Test {
    fn build(&self, graph: &mut Graph, ty: Ty) -> Ref {
        let args = self.operands.map(|operand| match operand {
            Operand::X => graph.param(0, ty),
            Operand::Y => graph.param(1, ty),
            Operand::Constant(value) => graph.constant(value),
        });
        graph.add(self.op, &args).complement_if(self.not)
    }

    fn holds(&self, x: Value, y: Value) -> bool {
        self.value(x, y).is_true()
    }

    fn value(&self, x: Value, y: Value) -> Value {
        let args = self.operands.map(|operand| match operand {
            Operand::X => x,
            Operand::Y => y,
            Operand::Constant(value) => value,
        });
        let value = self.op.eval(&args);
        if self.not { value.complement() } else { value }
    }
}

/// Every comparison of `x` with one of these, both ways round.
fn tests(others: &[Operand]) -> Vec<Test> {
    let mut tests = Vec::new();
    for op in [Op::Lt, Op::Le, Op::Eq] {
        for other in others {
            for operands in [[Operand::X, *other], [*other, Operand::X]] {
                tests.extend([false, true].map(|not| Test { op, operands, not }));
            }
        }
    }
    tests
}

/// A graph of two parameters.
fn empty(ty: Ty, gates: Gates) -> Graph {
    let param =
        |name: &str| Param { name: name.to_owned(), shape: Shape::Value(ty), uniform: false, out: false };
    let result = Shape::Value(ty.with_scalar(Scalar::Bool));
    Graph::new(Signature { name: "f".to_owned(), params: vec![param("x"), param("y")], result }, gates)
}

/// How many answers there were; `complete` wants one wherever there is one to give.
fn check(ty: Ty, gates: Gates, others: &[Operand], points: &[(Value, Value)], complete: bool) -> usize {
    let mut graph = empty(ty, gates);
    let mut answers = 0;
    let tests = tests(others);
    for fact in &tests {
        for query in &tests {
            let [f, q] = [fact, query].map(|test| test.build(&mut graph, ty));
            let there: Vec<bool> =
                points.iter().filter(|(x, y)| fact.holds(*x, *y)).map(|(x, y)| query.holds(*x, *y)).collect();
            let meant = match (there.contains(&true), there.contains(&false)) {
                (true, false) => Some(true),
                (false, true) => Some(false),
                _ => None,
            };
            let said = known(&graph, f, q);
            answers += usize::from(said.is_some());
            let wrong = said.is_some_and(|said| there.contains(&!said));
            assert!(!wrong, "where {fact:?} holds, {query:?} is said to be {said:?} behind {gates}");
            let both = there_together(fact, query, points);
            let joined = graph.and(f, q);
            let is_one = graph.op(joined) != Op::And;
            let one = one_of(&tests, &both, points);
            assert!(
                !is_one || agrees(&graph, joined, &both, points),
                "{fact:?} and {query:?} become {graph}"
            );
            assert!(
                !complete || is_one == one,
                "{fact:?} and {query:?} behind {gates}: {joined:?} of {graph}"
            );
            let missed = complete && meant.is_some() && said.is_none();
            assert!(
                !missed,
                "where {fact:?} holds, {query:?} is {meant:?} behind {gates}, and nobody says so"
            );
        }
    }
    answers
}

/// Where both hold.
fn there_together(x: &Test, y: &Test, points: &[(Value, Value)]) -> Vec<bool> {
    points.iter().map(|(a, b)| x.holds(*a, *b) && y.holds(*a, *b)).collect()
}

/// True if one of these tests, or none at all, holds where `wanted` says.
fn one_of(tests: &[Test], wanted: &[bool], points: &[(Value, Value)]) -> bool {
    let is = |test: &Test| points.iter().zip(wanted).all(|((x, y), wanted)| test.holds(*x, *y) == *wanted);
    !wanted.contains(&true) || !wanted.contains(&false) || tests.iter().any(is)
}

/// True if a condition holds where `wanted` says.
fn agrees(graph: &Graph, condition: Ref, wanted: &[bool], points: &[(Value, Value)]) -> bool {
    let mut graph = graph.clone();
    graph.roots = vec![condition];
    let holds = |x: Value, y: Value| interp::run(&graph, &[x, y]).expect("nothing traps")[0].is_true();
    points.iter().zip(wanted).all(|((x, y), wanted)| holds(*x, *y) == *wanted)
}

fn floats(values: &[f32]) -> Vec<Value> {
    values.iter().map(|x| Value::f32(*x)).collect()
}

#[test]
fn floats_and_constants() {
    let constants =
        floats(&[-2.0, -0.0, 0.0, 0.5, 3.0]).into_iter().map(Operand::Constant).collect::<Vec<_>>();
    let mut points = floats(&[
        f32::NEG_INFINITY,
        -3.0,
        -2.0,
        -1.0,
        -1e-45,
        -0.0,
        0.0,
        1e-45,
        0.25,
        0.5,
        1.0,
        3.0,
        4.0,
        f32::INFINITY,
    ]);
    let pairs = |points: &[Value]| points.iter().map(|x| (*x, *x)).collect::<Vec<_>>();
    assert!(check(Ty::F32, Gates::NO_NAN, &constants, &pairs(&points), true) > 1000);
    points.push(Value::f32(f32::NAN));
    assert!(check(Ty::F32, Gates::EXACT, &constants, &pairs(&points), true) > 1000);
}

#[test]
fn infinite_constants() {
    let all = floats(&[f32::NEG_INFINITY, 1.0, f32::INFINITY, f32::NAN]);
    // Behind the other gates nothing is NaN.
    for (gates, values) in [(Gates::EXACT, &all[..]), (Gates::FAST, &all[..3])] {
        let points: Vec<(Value, Value)> = values.iter().map(|x| (*x, *x)).collect();
        let constants: Vec<Operand> = values.iter().copied().map(Operand::Constant).collect();
        check(Ty::F32, gates, &constants, &points, false);
    }
}

#[test]
fn two_values() {
    let numbers = floats(&[f32::NEG_INFINITY, -1.0, -0.0, 0.0, 1.0, f32::INFINITY, f32::NAN]);
    let pairs: Vec<(Value, Value)> = numbers.iter().flat_map(|x| numbers.iter().map(|y| (*x, *y))).collect();
    check(Ty::F32, Gates::EXACT, &[Operand::Y], &pairs, true);
    let ordered: Vec<(Value, Value)> =
        pairs.into_iter().filter(|(x, y)| !x.f(0).is_nan() && !y.f(0).is_nan()).collect();
    check(Ty::F32, Gates::NO_NAN, &[Operand::Y], &ordered, true);
}

#[test]
fn integers() {
    let of = |ty: Ty, bits: &[u32]| bits.iter().map(|x| Value::splat(ty, *x)).collect::<Vec<_>>();
    let bits = [0, 1, 2, 3, 4, 0x7fff_ffff, 0x8000_0000, 0x8000_0001, u32::MAX - 1, u32::MAX];
    for ty in [Ty::I32, Ty::U32] {
        let points: Vec<(Value, Value)> = of(ty, &bits).iter().map(|x| (*x, *x)).collect();
        let constants = of(ty, &[0, 1, 3, 0x7fff_ffff, 0x8000_0000, u32::MAX]);
        let constants: Vec<Operand> = constants.into_iter().map(Operand::Constant).collect();
        assert!(check(ty, Gates::EXACT, &constants, &points, false) > 1000);
        let numbers = of(ty, &bits);
        let pairs: Vec<(Value, Value)> =
            numbers.iter().flat_map(|x| numbers.iter().map(|y| (*x, *y))).collect();
        check(ty, Gates::EXACT, &[Operand::Y], &pairs, true);
    }
}

/// Lanes have constants of their own: what two comparisons leave is found for each.
#[test]
fn lanes() {
    let ty = Ty::new(Scalar::F32, 2);
    let pairs = |numbers: &[f32]| -> Vec<Value> {
        let pair = |x: f32, y: f32| Value::from_lanes(ty, |i| [x, y, 0.0, 0.0][i].to_bits());
        numbers.iter().flat_map(|x| numbers.iter().map(move |y| pair(*x, *y))).collect()
    };
    let constants: Vec<Operand> = pairs(&[0.0, 1.0]).into_iter().map(Operand::Constant).collect();
    let points = pairs(&[-1.0, 0.0, 0.5, 1.0, 2.0, f32::NAN]);
    let tests = tests(&constants);
    let mut joined = 0;
    for (i, first) in tests.iter().enumerate() {
        for second in &tests[i..] {
            let mut graph = empty(ty, Gates::EXACT);
            let [x, y] = [first, second].map(|test| test.build(&mut graph, ty));
            let both = graph.and(x, y);
            joined += usize::from(graph.op(both) != Op::And);
            graph.roots = vec![both];
            for point in &points {
                let wanted = Op::And.eval(&[first, second].map(|test| test.value(*point, *point)));
                let found = interp::run(&graph, &[*point, *point]).expect("nothing traps")[0];
                assert_eq!(found, wanted, "{first:?} and {second:?} of {point} are\n{graph}");
            }
        }
    }
    assert!(joined > 600, "{joined} of {} become one", tests.len() * (tests.len() + 1) / 2);
}

//! Every expression of a few operations on a few leaves: of those that have one value none costs more than another, but for
//! those that are listed.
//!
//! What an expression is, is found out in `f64` at some points; what it costs, where it is optimised with every gate open.

use flatten_core::graph::{Graph, Id, Rank, Ref};
use flatten_core::op::Op;
use flatten_core::op::cost::Table;
use flatten_core::options::Gates;
use flatten_core::passes::{self, Journal};
use flatten_core::ty::{Param, Shape, Signature, Ty};
use flatten_core::value::Value;
use std::collections::BTreeMap;

/// How many points expressions are compared at.
const POINTS: usize = 48;

/// What `x` and `y`, which vary, and the uniform `t` are called.
const NAMES: [&str; 3] = ["x", "y", "t"];

/// An expression, made of earlier ones.
#[derive(Clone, Copy)]
enum Expr {
    Param(u32),
    Number(f64),
    One(Op, usize),
    Two(Op, usize, usize),
}

/// What is put together.
struct Language {
    params: u32,
    numbers: &'static [f64],
    one: &'static [Op],
    two: &'static [Op],
}

/// An expression, its value at each point, and how many operations it has.
struct Known {
    expr: Expr,
    at: [f64; POINTS],
    size: u32,
}

fn of_one(op: Op, x: f64) -> f64 {
    match op {
        Op::Neg => -x,
        Op::Abs => x.abs(),
        op => unreachable!("{op:?}"),
    }
}

fn of_two(op: Op, x: f64, y: f64) -> f64 {
    match op {
        Op::Add => x + y,
        Op::Sub => x - y,
        Op::Mul => x * y,
        Op::Div => x / y,
        Op::Min => x.min(y),
        Op::Max => x.max(y),
        op => unreachable!("{op:?}"),
    }
}

/// What is the same for two expressions of one value; `None` where that is not a number like others.
fn value(at: &[f64; POINTS]) -> Option<[i64; POINTS]> {
    let sound = |x: f64| x == 0.0 || x.is_finite() && (1e-9..1e6).contains(&x.abs());
    at.iter().all(|x| sound(*x)).then(|| at.map(|x| (x * 1e8).round() as i64))
}

/// Every expression of so many operations.
fn all(language: &Language, size: u32) -> Vec<Known> {
    let mut random = 7u64;
    let mut number = |wide: f64| {
        random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        ((random >> 33) as f64 / f64::from(1u32 << 31) - 0.5) * wide
    };
    let mut known = Vec::new();
    for i in 0..language.params {
        let at = std::array::from_fn(|_| number(if i == 0 { 5.0 } else { 9.0 }));
        known.push(Known { expr: Expr::Param(i), at, size: 0 });
    }
    for x in language.numbers {
        known.push(Known { expr: Expr::Number(*x), at: [*x; POINTS], size: 0 });
    }
    for size in 1..=size {
        let mut made = Vec::new();
        let mut make = |expr: Expr, at: [f64; POINTS]| {
            if value(&at).is_some() {
                made.push(Known { expr, at, size });
            }
        };
        for (i, x) in known.iter().enumerate() {
            for op in language.one.iter().filter(|_| x.size + 1 == size) {
                make(Expr::One(*op, i), x.at.map(|x| of_one(*op, x)));
            }
            for (j, y) in known.iter().enumerate().filter(|(_, y)| x.size + y.size + 1 == size) {
                for op in language.two.iter().filter(|op| i <= j || !op.is_commutative()) {
                    let at = std::array::from_fn(|p| of_two(*op, x.at[p], y.at[p]));
                    make(Expr::Two(*op, i, j), at);
                }
            }
        }
        known.append(&mut made);
    }
    known
}

fn write(known: &[Known], i: usize) -> String {
    match known[i].expr {
        Expr::Param(i) => NAMES[i as usize].to_owned(),
        Expr::Number(x) => x.to_string(),
        Expr::One(op, x) => format!("{}({})", op.name(), write(known, x)),
        Expr::Two(op, x, y) => format!("{}({}, {})", op.name(), write(known, x), write(known, y)),
    }
}

fn build(graph: &mut Graph, known: &[Known], i: usize) -> Ref {
    match known[i].expr {
        Expr::Param(i) => graph.param(i, Ty::F32),
        Expr::Number(x) => graph.constant(Value::f32(x as f32)),
        Expr::One(op, x) => {
            let x = build(graph, known, x);
            graph.add(op, &[x])
        }
        Expr::Two(op, x, y) => {
            let [x, y] = [x, y].map(|i| build(graph, known, i));
            graph.add(op, &[x, y])
        }
    }
}

/// What varies of an expression costs so much, on both tables.
fn cost(language: &Language, known: &[Known], i: usize) -> u32 {
    let param = |i: u32| Param {
        name: NAMES[i as usize].to_owned(),
        shape: Shape::Value(Ty::F32),
        uniform: i == 2,
        out: false,
    };
    let params = (0..language.params).map(param).collect();
    let signature = Signature { name: "f".to_owned(), params, result: Shape::Value(Ty::F32) };
    let mut graph = Graph::new(signature, Gates::FAST);
    let root = build(&mut graph, known, i);
    graph.roots = vec![root];
    let graph = passes::optimize_with(&graph, &mut Journal::default());
    let live = graph.live();
    let varies = |id: &Id| live[id.0 as usize] && graph.rank(Ref::new(*id)) == Rank::Varying;
    let nodes = graph.ids().filter(varies).map(|id| graph.node(id));
    let of = |op: Op| op.cost(Table::Graph, Ty::F32) + op.cost(Table::Gpu, Ty::F32);
    nodes.filter(|node| !matches!(node.op, Op::Param(_))).map(|node| of(node.op)).sum()
}

/// The expressions of at most so many operations that cost more than another of the same value, with that one.
fn dearer(language: &Language, size: u32) -> Vec<String> {
    let known = all(language, size);
    let mut alike: BTreeMap<[i64; POINTS], Vec<usize>> = BTreeMap::new();
    for (i, expr) in known.iter().enumerate() {
        alike.entry(value(&expr.at).expect("it is sound")).or_default().push(i);
    }
    let mut found = Vec::new();
    for all in alike.values().filter(|all| all.len() > 1) {
        let costs: Vec<(u32, usize)> = all.iter().map(|i| (cost(language, &known, *i), *i)).collect();
        let (least, best) = *costs.iter().min().expect("there are two");
        for (cost, i) in costs.into_iter().filter(|(cost, _)| *cost > least) {
            found.push(format!("{} [{cost}] = {} [{least}]", write(&known, i), write(&known, best)));
        }
    }
    // What is said of `x` first is not said of `y` again.
    found.retain(|line| {
        let mut words = line.split(|c: char| !c.is_alphabetic());
        words.find(|word| ["x", "y"].contains(word)) != Some("y")
    });
    found.sort();
    found
}

const QUOTIENTS: Language =
    Language { params: 2, numbers: &[1.0, 2.0], one: &[Op::Neg], two: &[Op::Add, Op::Sub, Op::Mul, Op::Div] };

const PRODUCTS: Language = Language { two: &[Op::Add, Op::Sub, Op::Mul], ..QUOTIENTS };

const UNIFORM: Language = Language { params: 3, numbers: &[2.0], ..PRODUCTS };

const LATTICE: Language = Language {
    params: 2,
    numbers: &[1.0, -1.0],
    one: &[Op::Neg, Op::Abs],
    two: &[Op::Add, Op::Sub, Op::Min, Op::Max],
};

#[test]
fn two_operations() {
    for language in [&QUOTIENTS, &UNIFORM, &LATTICE] {
        assert_eq!(dearer(language, 2), [""; 0]);
    }
}

/// What is left is squares that would have to be found or taken apart, and signs that what is uniform could have.
#[test]
fn three_operations() {
    let squares = [
        "add(1, mul(x, add(x, 2))) [15] = mul(add(x, 1), add(x, 1)) [10]",
        "add(1, mul(x, sub(x, 2))) [15] = mul(sub(x, 1), sub(x, 1)) [10]",
        "mul(add(x, 1), sub(1, x)) [15] = sub(1, mul(x, x)) [10]",
        "mul(add(x, 1), sub(x, 1)) [15] = sub(mul(x, x), 1) [10]",
        "mul(add(x, 2), sub(2, x)) [15] = add(2, sub(2, mul(x, x))) [10]",
        "mul(add(x, 2), sub(x, 2)) [15] = sub(mul(x, x), add(2, 2)) [10]",
        "sub(1, mul(x, sub(2, x))) [15] = mul(sub(x, 1), sub(x, 1)) [10]",
        "sub(mul(x, sub(2, x)), 1) [15] = mul(sub(x, 1), sub(1, x)) [12]",
    ];
    assert_eq!(dearer(&PRODUCTS, 3), squares);
    let uniform = [
        "mul(add(x, 2), sub(2, x)) [15] = add(2, sub(2, mul(x, x))) [10]",
        "mul(add(x, 2), sub(x, 2)) [15] = sub(mul(x, x), add(2, 2)) [10]",
        "mul(add(x, t), neg(y)) [12] = mul(y, sub(neg(x), t)) [10]",
        "mul(add(x, t), sub(t, x)) [15] = sub(mul(t, t), mul(x, x)) [10]",
        "mul(add(x, t), sub(x, t)) [15] = sub(mul(x, x), mul(t, t)) [10]",
        "mul(neg(x), add(x, t)) [12] = mul(x, sub(neg(x), t)) [10]",
        "mul(neg(x), add(y, t)) [12] = mul(x, sub(neg(y), t)) [10]",
        "neg(mul(x, add(x, t))) [12] = mul(x, sub(neg(x), t)) [10]",
        "neg(mul(x, add(y, t))) [12] = mul(x, sub(neg(y), t)) [10]",
    ];
    assert_eq!(dearer(&UNIFORM, 3), uniform);
}

/// With quotients it is mostly divisors that have one in them: `1 / (1 / x + 1)`.
#[test]
fn three_operations_with_quotients() {
    assert_eq!(dearer(&QUOTIENTS, 3).len(), 184);
}

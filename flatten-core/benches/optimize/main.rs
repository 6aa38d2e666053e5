//! How long the passes take for graphs of 1,000 to 100,000 operations, and how that grows.
//!
//! `cargo bench -p flatten-core --bench optimize` (optimised) and, as a proc macro is built,
//! `cargo bench -p flatten-core --bench optimize --profile dev`; behind it `-- random 16000` for one shape and size.

mod shaders;

use flatten_core::graph::{Graph, Ref};
use flatten_core::op::Op;
use flatten_core::options::{Gates, Options};
use flatten_core::passes::PIPELINE;
use flatten_core::ty::{Param, Shape, Signature, Ty};
use flatten_core::value::Value;
use std::time::{Duration, Instant};

const SIZES: [usize; 4] = [1_000, 10_000, 30_000, 100_000];
/// Best of so many.
const RUNS: usize = 5;

/// Makes a graph of about so many operations.
type Make = fn(usize) -> Graph;

/// What graphs are like.
const SHAPES: [(&str, Make); 8] = [
    ("shaders", shaders::shaders),
    ("random", random),
    ("sum of few", sum_of_few),
    ("sum of many", sum_of_many),
    ("product", product),
    ("loop", unrolled),
    ("selects", selects),
    ("returns", returns),
];

fn main() {
    let (only, sizes) = asked();
    println!("{:<14}{:>9}{:>9}{:>12}{:>12}{:>10}", "graph", "ops", "left", "build", "passes", "per op");
    for (name, make) in SHAPES.into_iter().filter(|(name, _)| name.contains(&only)) {
        let points: Vec<(f64, f64)> = sizes.iter().map(|size| row(name, make, *size)).collect();
        if points.len() > 1 {
            println!("{name:<14}time grows as size^{:.2}\n", slope(&points));
        }
    }
}

/// Which shapes, and which sizes, the command line asks for.
fn asked() -> (String, Vec<usize>) {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let given: Vec<usize> = words.iter().filter_map(|word| word.parse().ok()).collect();
    let names: Vec<&str> =
        words.iter().filter(|word| word.parse::<usize>().is_err()).map(String::as_str).collect();
    (names.join(" "), if given.is_empty() { SIZES.to_vec() } else { given })
}

/// Prints a line; gives the operations and the seconds of the passes.
fn row(name: &str, make: Make, size: usize) -> (f64, f64) {
    let options = Options::fast();
    let (mut build, mut passes) = (Duration::MAX, Duration::MAX);
    let (mut ops, mut left) = (0, 0);
    for _ in 0..RUNS {
        let clock = Instant::now();
        let graph = make(size);
        build = build.min(clock.elapsed());
        ops = live(&graph);
        let clock = Instant::now();
        let mut after = graph;
        for pass in PIPELINE {
            after = (pass.run)(after, &options);
        }
        passes = passes.min(clock.elapsed());
        left = live(&after);
    }
    let ms = |time: Duration| format!("{:.2}ms", time.as_secs_f64() * 1e3);
    let each = passes.as_secs_f64() * 1e9 / ops as f64;
    println!("{name:<14}{ops:>9}{left:>9}{:>12}{:>12}{:>8.0}ns", ms(build), ms(passes), each);
    (ops as f64, passes.as_secs_f64())
}

fn live(graph: &Graph) -> usize {
    let live = graph.live();
    let op = |id: &flatten_core::graph::Id| !matches!(graph.node(*id).op, Op::Const(_) | Op::Param(_));
    graph.ids().filter(|id| live[id.0 as usize]).filter(op).count()
}

/// The slope of the line through the logarithms: 1 is linear.
fn slope(points: &[(f64, f64)]) -> f64 {
    let logs: Vec<(f64, f64)> = points.iter().map(|(x, y)| (x.ln(), y.ln())).collect();
    let n = logs.len() as f64;
    let (x, y) = logs.iter().fold((0.0, 0.0), |(x, y), log| (x + log.0 / n, y + log.1 / n));
    let top: f64 = logs.iter().map(|log| (log.0 - x) * (log.1 - y)).sum();
    let below: f64 = logs.iter().map(|log| (log.0 - x).powi(2)).sum();
    top / below
}

/// A function of floats, two of them the same for every pixel.
struct Maker {
    graph: Graph,
    params: Vec<Ref>,
    random: u64,
}

impl Maker {
    fn new() -> Maker {
        let param = |(i, name): (usize, &&str)| Param {
            name: (*name).to_owned(),
            shape: Shape::Value(Ty::F32),
            uniform: i >= 4,
            out: false,
        };
        let params: Vec<Param> = ["x", "y", "z", "w", "k", "l"].iter().enumerate().map(param).collect();
        let signature = Signature { name: "f".to_owned(), params, result: Shape::Value(Ty::F32) };
        let mut graph = Graph::new(signature, Gates::FAST);
        let params = (0..6).map(|i| graph.param(i, Ty::F32)).collect();
        Maker { graph, params, random: 7 }
    }

    /// Below `n`, always the same numbers (splitmix64).
    fn below(&mut self, n: usize) -> usize {
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.random;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }

    fn number(&mut self, value: f32) -> Ref {
        self.graph.constant(Value::f32(value))
    }

    fn add(&mut self, op: Op, args: &[Ref]) -> Ref {
        self.graph.add(op, args)
    }

    fn done(mut self, result: Ref) -> Graph {
        self.graph.roots = vec![result];
        self.graph
    }
}

/// Operations of every kind, most on values that nobody has used yet, so that little is dead.
fn random(size: usize) -> Graph {
    const OPS: [Op; 12] = [
        Op::Add,
        Op::Add,
        Op::Add,
        Op::Mul,
        Op::Mul,
        Op::Sub,
        Op::Div,
        Op::Min,
        Op::Max,
        Op::Abs,
        Op::Sqrt,
        Op::Select,
    ];
    let mut maker = Maker::new();
    let mut unused = maker.params.clone();
    let mut used = maker.params.clone();
    for _ in 0..size {
        let mut pick = |maker: &mut Maker, used: &[Ref]| match maker.below(10) {
            0 => {
                let value = 0.25 * (1 + maker.below(40)) as f32;
                maker.number(value)
            }
            1..=5 if unused.len() > 4 => unused.swap_remove(maker.below(unused.len())),
            _ => used[used.len() - 1 - maker.below(used.len().min(200))],
        };
        let (a, b) = (pick(&mut maker, &used), pick(&mut maker, &used));
        let op = OPS[maker.below(OPS.len())];
        let made = match op {
            Op::Abs | Op::Sqrt => maker.add(op, &[a]),
            Op::Select => {
                let (c, d) = (pick(&mut maker, &used), pick(&mut maker, &used));
                let less = maker.add(Op::Lt, &[c, d]);
                maker.add(op, &[less, a, b])
            }
            op => maker.add(op, &[a, b]),
        };
        unused.push(made);
        used.push(made);
    }
    let result = unused.into_iter().reduce(|a, b| maker.add(Op::Max, &[a, b])).expect("there is a value");
    maker.done(result)
}

/// `x + 0.25 + y + k + x + ..`: few terms, each very often.
fn sum_of_few(size: usize) -> Graph {
    let mut maker = Maker::new();
    let mut sum = maker.params[0];
    for _ in 0..size {
        let term = match maker.below(8) {
            i @ 0..6 => maker.params[i],
            i => maker.number(i as f32 * 0.25),
        };
        sum = maker.add(Op::Add, &[sum, term]);
    }
    maker.done(sum)
}

/// `sin(x * 1) * y + sin(x * 2) * k + ..`: terms that are all different and share factors.
fn sum_of_many(size: usize) -> Graph {
    let mut maker = Maker::new();
    let mut sum = maker.params[1];
    for i in 0..size / 4 {
        let number = maker.number(i as f32 * 0.5 + 1.0);
        let scaled = maker.add(Op::Mul, &[maker.params[0], number]);
        let term = maker.add(Op::Sin, &[scaled]);
        let factor = maker.params[1 + i % 5];
        let product = maker.add(Op::Mul, &[term, factor]);
        sum = maker.add(Op::Add, &[sum, product]);
    }
    maker.done(sum)
}

/// `x * sin(x + 1) * y * ..`.
fn product(size: usize) -> Graph {
    let mut maker = Maker::new();
    let mut product = maker.params[1];
    for i in 0..size / 4 {
        let number = maker.number(i as f32 * 0.5 + 1.0);
        let moved = maker.add(Op::Add, &[maker.params[0], number]);
        let factor = maker.add(Op::Sin, &[moved]);
        product = maker.add(Op::Mul, &[product, factor]);
        product = maker.add(Op::Mul, &[product, maker.params[i % 6]]);
    }
    maker.done(product)
}

/// `s = (s * y).max(t) + x; t = t - s`, over and over.
fn unrolled(size: usize) -> Graph {
    let mut maker = Maker::new();
    let [x, y, ..] = maker.params[..] else { unreachable!("there are six") };
    let (mut s, mut t) = (x, y);
    for _ in 0..size / 4 {
        let scaled = maker.add(Op::Mul, &[s, y]);
        let larger = maker.add(Op::Max, &[scaled, t]);
        s = maker.add(Op::Add, &[larger, x]);
        t = maker.add(Op::Sub, &[t, s]);
    }
    maker.done(s)
}

/// `if x < t { s * y } else { s * z }`: one select after another, with a factor in both arms.
fn selects(size: usize) -> Graph {
    let mut maker = Maker::new();
    let (mut s, y, z) = (maker.params[0], maker.params[1], maker.params[2]);
    for i in 0..size / 4 {
        let bound = maker.number((i % 1000) as f32 * 0.125);
        let less = maker.add(Op::Lt, &[maker.params[3], bound]);
        let (a, b) = (maker.add(Op::Mul, &[s, y]), maker.add(Op::Mul, &[s, z]));
        s = maker.add(Op::Select, &[less, a, b]);
    }
    maker.done(s)
}

/// `if x < 1 { return sin(y * 1) } if x < 2 { .. }`: each select holds the next.
fn returns(size: usize) -> Graph {
    let mut maker = Maker::new();
    let (mut rest, x, y) = (maker.params[2], maker.params[0], maker.params[1]);
    for i in (0..size / 4).rev() {
        let (bound, factor) = (maker.number(i as f32), maker.number(i as f32 * 0.5));
        let less = maker.add(Op::Lt, &[x, bound]);
        let scaled = maker.add(Op::Mul, &[y, factor]);
        let value = maker.add(Op::Sin, &[scaled]);
        rest = maker.add(Op::Select, &[less, value, rest]);
    }
    maker.done(rest)
}

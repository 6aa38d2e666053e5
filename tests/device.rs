//! What is written for a GPU, run on one: every operation over its grid within stated limits of `Op::eval`, random
//! graphs and programs of exact operations bit for bit, and the functions of whole files.
//!
//! `exact` functions go to the driver as the SPIR-V that is written for them, the others by way of wgpu. Without a
//! Vulkan device nothing runs, which is a failure only if `FLATTEN_REQUIRE_DEVICE` is 1.

#[path = "device/functions.rs"]
mod functions;
#[path = "support/gpu.rs"]
mod gpu;
#[path = "device/grid.rs"]
mod grid;
#[path = "device/halves.rs"]
mod halves;
#[path = "device/limits.rs"]
mod limits;
#[path = "device/narrow.rs"]
mod narrow;
#[path = "device/ops.rs"]
mod ops;
#[path = "device/random.rs"]
mod random;
mod support;
#[path = "../examples/walk.rs"]
#[expect(dead_code, reason = "the command line has its own main")]
mod walk;

use flatten_core::graph::{Graph, Primitive};
use flatten_core::op::Op;
use flatten_core::options::Caps;
use flatten_core::options::Gates;
use flatten_core::passes::fuse::fuse;
use flatten_core::value::Value;
use flatten_core::{interp, schedule};
use gpu::Gpu;
use std::collections::BTreeMap;
use std::process::ExitCode;

const RANDOM_GRAPHS: u64 = 40;
/// Where functions are that must agree.
const FOLDERS: &[&str] = &["tests/walk", "tests/corpus", "examples/gallery"];

/// A function to run.
struct Case {
    name: String,
    graph: Graph,
    rows: Vec<Vec<Value>>,
    check: Check,
}

/// What its results are compared with.
enum Check {
    /// Each with its operation, within the limit for that.
    Ops(Vec<Op>),
    /// The graph interpreter's: the same bits, or zeros.
    Same,
    /// The graph interpreter's, nearly, where that is finite.
    Near,
}

/// What came of each operation, by name: under the `exact` contract, and the other.
#[derive(Default)]
struct Report {
    exact: BTreeMap<&'static str, ops::Outcome>,
    fast: BTreeMap<&'static str, ops::Outcome>,
}

fn main() -> ExitCode {
    let functions: Vec<_> =
        functions::of_files(FOLDERS).into_iter().chain(functions::of_programs()).collect();
    let halves = halves::cases(&functions);
    let cases = cases(functions);
    let count = cases.len() + halves.len();
    let Some(gpu) = Gpu::open() else {
        println!("device: none, 0 of {count} ran");
        let required = std::env::var_os("FLATTEN_REQUIRE_DEVICE").is_some_and(|v| v == "1");
        return if required { ExitCode::FAILURE } else { ExitCode::SUCCESS };
    };
    let mut report = Report::default();
    let mut ran = 0;
    for case in &cases {
        match run(&gpu, case, &mut report) {
            Ok(()) => ran += 1,
            Err(mistake) => println!("{}: {mistake}", case.name),
        }
    }
    for case in &halves {
        match halves::run(&gpu, case) {
            Ok(()) => ran += 1,
            Err(mistake) => println!("{}: {mistake}", case.name),
        }
    }
    println!("{:12} {:>5} {:>7} {:>5}  fast: lanes within 1e-4", "exact", "types", "lanes", "ulps");
    for (op, exact) in &report.exact {
        let fast = report.fast.get(op).map_or(0, |fast| fast.lanes);
        println!("{op:12} {:5} {:7} {:5}  {fast:7}", exact.lists, exact.lanes, exact.worst);
    }
    for (op, fast) in report.fast.iter().filter(|(op, _)| !report.exact.contains_key(**op)) {
        println!("{op:12} {:5} {:>7} {:>5}  {:7}", fast.lists, "-", "-", fast.lanes);
    }
    println!("{} functions in two halves", halves.len());
    println!("device: {}, {ran} of {count} ran", gpu.name);
    if ran == count { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn cases(functions: Vec<functions::Function>) -> Vec<Case> {
    let of_ops = [Gates::EXACT, Gates::FAST].into_iter().flat_map(|gates| {
        ops::cases(gates).into_iter().map(move |(graph, ops, rows)| Case {
            name: format!("{gates} {}", graph.signature),
            graph,
            rows,
            check: Check::Ops(ops),
        })
    });
    let of_graphs = (0..RANDOM_GRAPHS).map(|seed| {
        let (graph, rows) = random::case(seed);
        Case { name: format!("random graph {seed}"), graph, rows, check: Check::Same }
    });
    let constants: Graph = CONSTANTS.parse().expect("it is the text of a graph");
    let of_constants =
        Case { name: "constants".into(), graph: constants, rows: vec![Vec::new()], check: Check::Same };
    let of_functions = functions.into_iter().map(|(name, graph, rows)| {
        let check = if functions::is_exact(&graph) { Check::Same } else { Check::Near };
        Case { name, graph, rows, check }
    });
    let mut leaves: Graph = LEAVES.parse().expect("it is the text of a graph");
    leaves.gates = Gates::FAST;
    let rows =
        grid::ordinary_rows(&leaves.signature.param_leaves().iter().map(|l| l.1).collect::<Vec<_>>(), 64);
    let of_leaves = Case { name: "leaves".into(), graph: leaves, rows, check: Check::Near };
    let mut barrier: Graph = BARRIER.parse().expect("it is the text of a graph");
    barrier.gates = Gates::EXACT;
    let rows =
        grid::ordinary_rows(&barrier.signature.param_leaves().iter().map(|l| l.1).collect::<Vec<_>>(), 64);
    let of_barrier = Case { name: "barrier in a kept loop".into(), graph: barrier, rows, check: Check::Same };
    of_ops.chain(of_graphs).chain([of_constants, of_leaves, of_barrier]).chain(of_functions).collect()
}

/// A barrier that each pass of a kept loop calls, with a run-time bound and a second way out.
const BARRIER: &str = "fn march(p: Vec2, n: u32) -> (f32, u32) {
    region 0 carried 2 results 1 exits 2 fn body(i: u32, s: f32, p: Vec2, n: u32) -> (bool, f32, bool, f32, u32, f32) {
        barrier 0 id 3 path texture fn texture(p: Vec2) -> f32 {
            %0 = param 0 : Vec2
            %1 q = floor %0 : Vec2
            %2 = sub %0 %1 : Vec2
            %3 = dot %2 %2 : f32
            return %3
        }
        %0 = param 0 : u32
        %1 = param 1 : f32
        %2 = param 2 : Vec2
        %3 = param 3 : u32
        %4 = le %3 %0 : bool
        %5 = splat 2 %1 : Vec2
        %6 = add %2 %5 : Vec2
        %7 t = call 0 %6 : f32
        %8 = const 1.5 : f32
        %9 = lt %8 %7 : bool
        %10 = add %1 %7 : f32
        %11 = const 1u : u32
        %12 = add %0 %11 : u32
        return %4 %1 %9 %7 %12 %10
    }
    %0 = param 0 : Vec2
    %1 = param 1 : u32
    %2 = const 7u : u32
    %3 = and %1 %2 : u32
    %4 = const 0u : u32
    %5 = const 0.125 : f32
    %6 = loop 0 %4 %5 %0 %3 : tuple
    %7 = project 0 %6 : f32
    %8 = project 1 %6 : u32
    return %7 %8
}";

/// What no literal says, and what a front end would refuse as a constant expression.
const CONSTANTS: &str = "fn constants() -> (f32, f32, f32, Vec3, Vec2, f32, f32, f32, f32, i32, i32) {
    %0 = const 0x7f800000 : f32
    %1 = const 0xff800000 : f32
    %2 = const 0x7fc00000 : f32
    %3 = const Vec3(1.0, 0x7fc00000, 0x7f800000) : Vec3
    %4 = const Vec2(0x7f800000, 0x7f800000) : Vec2
    %5 = const 3.4028235e38 : f32
    %6 = const 1e-45 : f32
    %7 = const 0.0 : f32
    %8 = const 1.0 : f32
    %9 = const -2147483648 : i32
    %10 = const -1 : i32
    %11 = add %5 %5 : f32
    %12 = div %8 %7 : f32
    %13 = div %9 %10 : i32
    return %0 %1 %2 %3 %4 %5 %6 %11 %12 %9 %13
}";

/// Calls in a row and in each other, with structs, booleans and constants on the way.
const LEAVES: &str = "fn shade(p: Vec2, c: bool) -> (f32, Vec2, bool) {
    leaf 0 id 1 path noise fn noise(p: Vec2) -> f32 {
        %0 = param 0 : Vec2
        %1 q = floor %0 : Vec2
        %2 = sub %0 %1 : Vec2
        %3 = dot %2 %2 : f32
        return %3
    }
    barrier 1 id 2 path bounce fn bounce(ray: Ray { at: Vec2, hit: bool }, k: f32) -> (Ray { at: Vec2, hit: bool }, f32) {
        leaf 0 id 1 path noise fn noise(p: Vec2) -> f32 {
            %0 = param 0 : Vec2
            %1 q = floor %0 : Vec2
            %2 = sub %0 %1 : Vec2
            %3 = dot %2 %2 : f32
            return %3
        }
        %0 = param 0 : Vec2
        %1 = param 1 : bool
        %2 = param 2 : f32
        %3 = call 0 %0 : f32
        %4 = select %1 %3 %2 : f32
        %5 = splat 2 %4 : Vec2
        %6 = mul %0 %5 : Vec2
        %7 = const -2.5 : f32
        %8 = add %2 %7 : f32
        return %6 !%1 %8
    }
    %0 = param 0 : Vec2
    %1 = param 1 : bool
    %2 = const 0.25 : f32
    %3 = const Vec2(0.5, -0.75) : Vec2
    %4 n = call 0 %0 : f32
    %5 = call 0 %3 : f32
    %6 = call 1 %0 !%1 %4 : tuple
    %7 at = project 0 %6 : Vec2
    %8 hit = project 1 %6 : bool
    %9 = project 2 %6 : f32
    %10 = call 1 %7 %8 %2 : tuple
    %11 = project 0 %10 : Vec2
    %12 = project 1 %10 : bool
    %13 = add %4 %5 : f32
    %14 = mul %13 %9 : f32
    return %14 %11 !%12
}";

/// What a primitive computes, by its body.
fn by_body(primitive: &Primitive, args: &[Value]) -> Option<Vec<Value>> {
    interp::run_with(primitive.body.as_ref()?, args, &by_body).ok()
}

fn run(gpu: &Gpu, case: &Case, report: &mut Report) -> Result<(), String> {
    let Case { graph, rows, .. } = case;
    let results = gpu.run(&schedule::run(&fuse(graph, &Caps::NAGA)), rows)?;
    match &case.check {
        Check::Ops(ops) => {
            for (i, op) in ops.iter().enumerate() {
                let exact = graph.gates == Gates::EXACT;
                let outcomes = if exact { &mut report.exact } else { &mut report.fast };
                let outcome = outcomes.entry(op.name()).or_default();
                ops::check(outcome, exact, *op, rows, results.iter().map(|row| row[i]))?;
            }
            Ok(())
        }
        Check::Same => agree(gpu, graph, rows, &results, limits::is_same),
        Check::Near => {
            let is_near = |want: Value, got: Value| !want.is_finite() || limits::is_near(want, got);
            agree(gpu, graph, rows, &results, is_near)?;
            // Their words are made in steps that text has not.
            let words = gpu.run_words(&schedule::run(&fuse(graph, &Caps::NAGA)), rows)?;
            agree(gpu, graph, rows, &words, is_near).map_err(|why| format!("words: {why}"))
        }
    }
}

fn agree(
    gpu: &Gpu,
    graph: &Graph,
    rows: &[Vec<Value>],
    results: &[Vec<Value>],
    agree: fn(Value, Value) -> bool,
) -> Result<(), String> {
    for (row, got) in rows.iter().zip(results) {
        let want = interp::run_with(graph, row, &by_body).map_err(|trap| trap.to_string())?;
        if !want.iter().zip(got).all(|(want, got)| agree(*want, *got)) {
            let part = narrow::run(gpu, graph, row, agree);
            return Err(format!("{row:?} gives {got:?}, not {want:?}: {part}"));
        }
    }
    Ok(())
}

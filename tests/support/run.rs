//! Runs a program every way there is without rustc, and compares.

use super::program::Program;
use super::twin::Twin;
use flatten_core::emit::rust::{self, Boundary, check};
use flatten_core::front::{self, Sources};
use flatten_core::graph::Graph;
use flatten_core::hir::{self, FnId, Unit};
use flatten_core::op::Op;
use flatten_core::op::trap::Trap;
use flatten_core::options::{Caps, Gates, Options, Sabotage};
use flatten_core::passes::fuse::fuse;
use flatten_core::passes::{self, preshader};
use flatten_core::schedule;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;
use syn::Item;

/// A function that was read and compiled.
pub(crate) struct Compiled {
    pub(crate) unit: Unit,
    pub(crate) entry: FnId,
    pub(crate) graph: Graph,
}

/// The options under which every loop is kept that does not ask to be copied.
pub(crate) fn kept() -> Options {
    let mut options = Options { loops: true, ..Options::exact() };
    options.limits.max_unroll = 0;
    options
}

/// A program whose loops do not ask to be copied.
pub(crate) fn without_wishes(mut program: Program) -> Program {
    while let Some(start) = program.source.find("#[unroll") {
        let len = program.source[start..].find(']').expect("an attribute ends") + 1;
        program.source.replace_range(start..start + len, "");
    }
    program
}

/// Reads items that all see each other, and compiles the function of this name.
pub(crate) fn compile(items: Vec<Item>, entry: &str, options: &Options) -> Result<Compiled, String> {
    let sources = Sources::flat(items);
    let index = sources.index(0, entry).ok_or("the entry is missing")?;
    let parsed = front::run(&sources, &[index]).map_err(|diags| messages(&diags))?;
    let (unit, entry) = (parsed.unit, parsed.entries[0]);
    let graph =
        flatten_core::compile(&unit, entry, options, &mut |_, _| {}).map_err(|diags| messages(&diags))?;
    Ok(Compiled { unit, entry, graph })
}

fn messages(diags: &flatten_core::diag::Diags) -> String {
    diags.iter().map(|d| format!("{}: {:?}", d.code.id, d.fields)).collect::<Vec<_>>().join("\n")
}

/// What became of the samples of one program.
#[derive(Default)]
pub(crate) struct Report {
    /// Samples on which Rust would have panicked.
    pub(crate) trapped: usize,
    /// Results that were compared.
    pub(crate) compared: usize,
    /// Those without infinities and NaN.
    pub(crate) finite: usize,
    /// True if not all results were the same.
    pub(crate) varied: bool,
}

/// How results are compared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Compare {
    /// Bit for bit; any NaN is any NaN.
    Exact,
    /// As numbers, on samples that stay within short dyadic fractions.
    Dyadic,
}

/// Runs a program on its samples. Fails with what is wrong.
pub(crate) fn check_program(
    program: &Program,
    options: &Options,
    compare: Compare,
) -> Result<Report, String> {
    let file = syn::parse_file(&program.source).map_err(|e| format!("does not parse: {e}"))?;
    let compiled = compile(file.items, program.entry, options)?;
    stages(&compiled.graph)?;
    let covered = fuse(&compiled.graph, &Caps::GRAPH);
    let twin = Twin::of(&covered)?;
    let leaves = compiled.unit.signature(compiled.entry).param_leaves();
    let types: Vec<Ty> = leaves.into_iter().map(|(_, ty, _)| ty).collect();
    let halves = Halves::of(&compiled.graph);
    let mut report = Report::default();
    let mut first = None;
    for sample in 0..SAMPLES {
        let params = sample_of(&types, sample, compare);
        let expected = match hir::interp::call(&compiled.unit, compiled.entry, &params) {
            Err(Trap::Fuel) => return Err("the oracle ran out of steps".to_owned()),
            Err(_) => {
                report.trapped += 1;
                continue;
            }
            Ok(expected) => expected,
        };
        if compare == Compare::Dyadic && !stays_short(&compiled.unit, compiled.entry, &params) {
            report.trapped += 1;
            continue;
        }
        let actual = run(&compiled.graph, &params, options)
            .map_err(|message| format!("{message}\non {params:?}, where Rust gives {expected:?}"))?;
        halves.check(&params)?;
        let same = |(x, y): (&Value, &Value)| match compare {
            Compare::Exact => x.same(*y),
            Compare::Dyadic => equal(*x, *y),
        };
        if !expected.iter().zip(&actual).all(same) {
            return Err(format!("on {params:?} the graph gives {actual:?}, Rust {expected:?}"));
        }
        let again = flatten_core::interp::run(&covered, &params).map_err(|trap| trap.to_string())?;
        if !actual.iter().zip(&again).all(|(x, y)| same((x, y))) {
            return Err(format!(
                "on {params:?} the covered graph gives {again:?}, not {actual:?}\n{covered}"
            ));
        }
        let written = twin.run(&params).map_err(|message| format!("{message}\n{covered}"))?;
        if !again.iter().zip(&written).all(|(x, y)| x.same(*y)) {
            return Err(format!("on {params:?} the twin gives {written:?}, not {again:?}\n{covered}"));
        }
        report.compared += 1;
        report.finite += usize::from(expected.iter().all(|v| v.is_finite()));
        report.varied |= first.get_or_insert_with(|| expected.clone()) != &expected;
    }
    Ok(report)
}

/// The graph's text reads back; its frame and its twin are what they must be.
fn stages(graph: &Graph) -> Result<(), String> {
    let text = graph.to_string();
    let read = text.parse::<Graph>().map_err(|e| format!("{e}\n{text}"))?.to_string();
    if read != text {
        return Err(format!("reads back as\n{read}\nnot as\n{text}"));
    }
    let frame = schedule::run(&fuse(graph, &Caps::GRAPH));
    frame.verify().map_err(|e| format!("{e}\n{frame}"))?;
    let boundary = Boundary::of(&frame);
    let body = rust::body(&frame, &boundary).map_err(|e| format!("{e:?}\n{frame}"))?;
    check::straight(&body, &boundary.names(&frame)).map_err(|e| format!("{e}\n{body}"))
}

/// A function of which every second parameter is uniform, and what is computed once per draw and at each pixel.
struct Halves {
    whole: Graph,
    parts: preshader::Split,
    /// As they lie in a buffer.
    words: preshader::Split,
    /// Both as one again.
    joined: Graph,
    /// Optimised, now that some parameters are uniform.
    again: Graph,
}

impl Halves {
    fn of(graph: &Graph) -> Halves {
        let mut signature = graph.signature.clone();
        signature.params.iter_mut().skip(1).step_by(2).for_each(|param| param.uniform = true);
        let mut whole = Graph::new(signature, graph.gates);
        let leaves = whole.signature.param_leaves();
        let leaf = |(i, (_, ty, _)): (usize, &(String, Ty, bool))| whole.param(i as u32, *ty);
        let params: Vec<_> = leaves.iter().enumerate().map(leaf).collect();
        whole.roots = whole.import(graph, &graph.roots, &params);
        let parts = preshader::split(&whole, preshader::SLOTS, "Handed");
        let (words, joined) = (parts.in_words(), parts.joined(&whole));
        let again = passes::optimize(&whole, &Options::exact());
        Halves { whole, parts, words, joined, again }
    }

    /// Both halves, one after the other, give the bits of the whole.
    fn check(&self, params: &[Value]) -> Result<(), String> {
        let leaf_count = |p: &flatten_core::ty::Param| p.shape.leaf_count();
        let of_draw = self.whole.signature.params.iter();
        let of_draw: Vec<bool> =
            of_draw.flat_map(|p| std::iter::repeat_n(preshader::is_of_draw(p), leaf_count(p))).collect();
        let side = |draw: bool| -> Vec<Value> {
            params.iter().zip(&of_draw).filter(|(_, of)| **of == draw).map(|(value, _)| *value).collect()
        };
        let run = |graph: &Graph, params: &[Value]| {
            flatten_core::interp::run(graph, params).map_err(|trap| format!("{trap} in\n{graph}"))
        };
        let handed = run(&self.parts.draw, &side(true))?;
        let parts = run(&self.parts.pixel, &[side(false), handed].concat())?;
        let whole = run(&self.whole, params)?;
        let same = |parts: &[Value]| whole.iter().zip(parts).all(|(x, y)| x.same(*y));
        if !same(&parts) {
            return Err(format!("on {params:?} the halves give {parts:?}, the whole {whole:?}"));
        }
        let handed = run(&self.words.draw, &side(true))?;
        let words = run(&self.words.pixel, &[side(false), handed].concat())?;
        let joined = run(&self.joined, params)?;
        let again = run(&self.again, params)?;
        let exact = self.whole.gates == Gates::EXACT;
        let alike = |(x, y): (&Value, &Value)| if exact { x.same(*y) } else { equal(*x, *y) };
        if !whole.iter().zip(&again).all(alike) {
            return Err(format!(
                "on {params:?} it gives {again:?}, not {whole:?}, optimised\n{}",
                self.whole
            ));
        }
        match same(&words) && same(&joined) {
            true => Ok(()),
            false => Err(format!(
                "on {params:?} words give {words:?}, both joined {joined:?}, the whole {whole:?}"
            )),
        }
    }
}

/// Equal as numbers, `-0.0` as `0.0`.
fn equal(x: Value, y: Value) -> bool {
    let lane = |i: usize| x.bits[i] == y.bits[i] || (x.ty.is_float() && x.f(i) == y.f(i));
    (0..x.ty.lanes as usize).all(lane)
}

fn run(graph: &Graph, params: &[Value], options: &Options) -> Result<Vec<Value>, String> {
    if options.sabotage == Some(Sabotage::DivisionNotTotal)
        && graph.region_count() == 0
        && values(graph, params)
            .iter()
            .any(|(op, args, _)| is_int_division(*op, args) && op.trap(args).is_some())
    {
        return Err("the graph divides by zero".to_owned());
    }
    flatten_core::interp::run(graph, params).map_err(|trap| trap.to_string())
}

fn is_int_division(op: Op, args: &[Value]) -> bool {
    matches!(op, Op::Div | Op::Rem) && args[0].ty.is_int()
}

/// Every live operation with its operands and its value.
fn values(graph: &Graph, params: &[Value]) -> Vec<(Op, Vec<Value>, Value)> {
    let live = graph.live();
    let mut values = vec![Value::zero(Ty::TUPLE); graph.len()];
    let mut seen = Vec::new();
    for id in graph.ids().filter(|id| live[id.0 as usize]) {
        let read = |r: &flatten_core::graph::Ref| {
            let value = values[r.id().0 as usize];
            if r.is_not() { value.complement() } else { value }
        };
        let args: Vec<Value> = graph.args(id).iter().map(read).collect();
        let value = match graph.node(id).op {
            Op::Const(c) => graph.const_value(c),
            Op::Param(i) => params[i as usize],
            op => op.eval(&args),
        };
        values[id.0 as usize] = value;
        seen.push((graph.node(id).op, args, value));
    }
    seen
}

/// True if every float on the way is a small multiple of 1/16, so that sums and products of two are exact in
/// any order.
fn stays_short(unit: &Unit, entry: FnId, params: &[Value]) -> bool {
    let graph = flatten_core::compile(unit, entry, &Options::exact(), &mut |_, _| {});
    let short = |x: f32| x.abs() <= 128.0 && (x * 16.0).fract() == 0.0;
    let lanes = |v: &Value| !v.ty.is_float() || (0..v.ty.lanes as usize).all(|i| short(v.f(i)));
    graph.is_ok_and(|graph| values(&graph, params).iter().all(|(_, _, value)| lanes(value)))
}

/// How many inputs each program runs on.
pub(crate) const SAMPLES: usize = 12;

const FLOATS: &[f32] = &[0.5, 1.0, -0.0, 2.0, -1.5, 0.25, 3.0, 0.0, -4.0, 7.5, -0.75, 10.0];
const SPECIAL: &[f32] = &[f32::NAN, f32::INFINITY, f32::MAX, 1e-40, 0.1, -16_777_217.0];
const INTS: &[i32] = &[1, 0, 2, -1, 5, -3, 7, 3, -8, 4, 100, -20];

/// The leaves of one sample: mostly small numbers, now and then special ones.
pub(crate) fn sample_of(types: &[Ty], sample: usize, compare: Compare) -> Vec<Value> {
    let mut state = sample as u32;
    let mut next = |count: usize| {
        state = state.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        (state >> 16) as usize % count
    };
    let mut lane = |scalar: Scalar| match scalar {
        Scalar::Bool => next(2) as u32,
        Scalar::F32 if compare == Compare::Exact && next(24) == 0 => SPECIAL[next(SPECIAL.len())].to_bits(),
        Scalar::F32 => FLOATS[next(FLOATS.len())].to_bits(),
        Scalar::I32 if next(64) == 0 => [i32::MIN, i32::MAX][next(2)] as u32,
        Scalar::I32 => INTS[next(INTS.len())] as u32,
        Scalar::U32 if next(64) == 0 => u32::MAX,
        Scalar::U32 => INTS[next(INTS.len())].unsigned_abs(),
    };
    let mut value = |ty: &Ty| {
        let lanes: Vec<u32> = (0..ty.lanes).map(|_| lane(ty.scalar)).collect();
        Value::from_lanes(*ty, |i| lanes[i])
    };
    types.iter().map(&mut value).collect()
}

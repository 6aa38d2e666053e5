//! Random graphs of operations that are exact. Their values are finite: together with what it knows of an
//! operand while it compiles, lavapipe loses the special ones (it takes `x * 0.0` for zero and `abs(sqrt(x))` for
//! `sqrt(x)`). Those are for the operations alone, in `ops`.

use crate::grid::Random;
use flatten_core::graph::{Graph, Ref};
use flatten_core::op::{Op, Swizzle};
use flatten_core::options::Gates;
use flatten_core::ty::{Param, Scalar, Shape, Signature, Ty};
use flatten_core::value::Value;

const PARAMS: &[Ty] = &[F32, F32, VEC3, VEC4, Ty::I32, Ty::U32, Ty::BOOL, IVEC2];
const F32: Ty = Ty::F32;
const VEC3: Ty = Ty::new(Scalar::F32, 3);
const VEC4: Ty = Ty::new(Scalar::F32, 4);
const IVEC2: Ty = Ty::new(Scalar::I32, 2);
const ROWS: usize = 512;
const SIZE: usize = 400;

/// The graph of this seed, and arguments for it.
pub(crate) fn case(seed: u64) -> (Graph, Vec<Vec<Value>>) {
    let mut random = Random(seed);
    let graph = graph(&mut random);
    let row = |random: &mut Random| PARAMS.iter().map(|ty| argument(*ty, random)).collect();
    let rows = (0..ROWS).map(|_| row(&mut random)).collect();
    (graph, rows)
}

fn argument(ty: Ty, random: &mut Random) -> Value {
    let lanes: Vec<u32> = (0..ty.lanes)
        .map(|_| match ty.scalar {
            Scalar::F32 => random.near().to_bits(),
            Scalar::Bool => random.below(2) as u32,
            Scalar::I32 | Scalar::U32 => (random.bits() >> random.below(64)) as u32,
        })
        .collect();
    Value::from_lanes(ty, |i| lanes[i])
}

/// Random operations; the results are the last values of each type.
fn graph(random: &mut Random) -> Graph {
    let param = |(i, ty): (usize, &Ty)| Param {
        name: char::from(b'a' + i as u8).to_string(),
        shape: Shape::Value(*ty),
        uniform: false,
        out: false,
    };
    let params = PARAMS.iter().enumerate().map(param).collect();
    let signature = Signature { name: "random".into(), params, result: Shape::Tuple(Vec::new()) };
    let mut graph = Graph::new(signature, Gates::EXACT);
    let mut values: Vec<Ref> = PARAMS.iter().enumerate().map(|(i, ty)| graph.param(i as u32, *ty)).collect();
    values.extend([2.5, 1.5, -3.25].map(|x| graph.constant(Value::f32(x))));
    values.extend([2, 7].map(|x| graph.constant(Value::u32(x))));
    values.extend([-1, 3].map(|x| graph.constant(Value::i32(x))));
    while values.len() < SIZE {
        let op = random_op(random);
        if let Some(value) = apply(&mut graph, &values, op, random) {
            let grows =
                graph.ty(value).is_float() && matches!(op, Op::Mul | Op::Dot | Op::Cross | Op::Cast(_));
            values.push(if grows { bounded(&mut graph, value) } else { value });
        }
    }
    let mut roots: Vec<Ref> = Vec::new();
    for value in values.iter().rev() {
        if roots.iter().filter(|r| graph.ty(**r) == graph.ty(*value)).count() < 3 {
            roots.push(*value);
        }
    }
    graph.signature.result = Shape::Tuple(roots.iter().map(|r| Shape::Value(graph.ty(*r))).collect());
    graph.roots = roots;
    graph
}

/// Adds `op` of values of the right types, if there are such.
fn apply(graph: &mut Graph, values: &[Ref], op: Op, random: &mut Random) -> Option<Ref> {
    let operands = match op {
        Op::Select | Op::Clamp => 3,
        Op::Compose => 2 + random.below(3),
        Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Rem | Op::Min | Op::Max | Op::PMin | Op::PMax => 2,
        Op::And | Op::Or | Op::Xor | Op::Shl | Op::Shr | Op::Eq | Op::Lt | Op::Le => 2,
        Op::CopySign | Op::Dot | Op::Cross => 2,
        _ => 1,
    };
    for _ in 0..64 {
        let mut args: Vec<Ref> = Vec::new();
        for i in 0..operands {
            let recent = values.len().saturating_sub(48) * random.below(2);
            let value = values[recent + random.below(values.len() - recent)];
            let value = if graph.ty(value).is_bool() && random.below(3) == 0 { !value } else { value };
            args.push(if i == 0 { value } else { partner(graph, values, op, &args, value, random) });
        }
        let types: Vec<_> = args.iter().map(|a| graph.ty(*a)).collect();
        if let Some(ty) = op.result(&types).filter(|_| is_defined(graph, op, &args)) {
            if graph.ty(args[0]).is_float() && matches!(op, Op::Div | Op::Rem | Op::Sqrt | Op::Normalize) {
                let last = args.len() - 1;
                args[last] = positive(graph, args[last]);
            }
            let value = graph.intern(op, ty, &args);
            if random.below(8) == 0 {
                graph.set_name(value, random.pick(&["x", "height", "sin", "p0", "let"]));
            }
            return Some(value);
        }
    }
    None
}

/// `abs(x) + 1.5`.
fn positive(graph: &mut Graph, x: Ref) -> Ref {
    let ty = graph.ty(x);
    let offset = graph.constant(Value::splat(ty, 1.5f32.to_bits()));
    let size = graph.intern(Op::Abs, ty, &[x]);
    graph.intern(Op::Add, ty, &[size, offset])
}

/// `x / (abs(x / 16.0) + 1.5)`: at most 16.
fn bounded(graph: &mut Graph, x: Ref) -> Ref {
    let ty = graph.ty(x);
    let bound = graph.constant(Value::splat(ty, 16f32.to_bits()));
    let share = graph.intern(Op::Div, ty, &[x, bound]);
    let divisor = positive(graph, share);
    graph.intern(Op::Div, ty, &[x, divisor])
}

/// Most operations want operands of one type: looks for one that fits, near `value`.
fn partner(graph: &Graph, values: &[Ref], op: Op, args: &[Ref], value: Ref, random: &mut Random) -> Ref {
    let first = graph.ty(args[0]);
    let wanted = match (op, args.len()) {
        (Op::Shl | Op::Shr, _) => first.with_scalar(Scalar::U32),
        (Op::Select, 1) => return value,
        (Op::Select, _) => graph.ty(args[1]),
        _ => first,
    };
    let fits: Vec<Ref> = values.iter().copied().filter(|v| graph.ty(*v) == wanted).collect();
    if fits.is_empty() { value } else { random.pick(&fits) }
}

/// False where a sign of zero would show that is open, or the bits of NaN.
fn is_defined(graph: &Graph, op: Op, args: &[Ref]) -> bool {
    let is_source = |r: &Ref| matches!(graph.op(*r), Op::Param(_) | Op::Const(_));
    let float = graph.ty(args[0]).is_float();
    let last = args.last().expect("every operation has operands");
    match op {
        Op::Min | Op::Max if float => graph.as_const(args[0]).is_some() || graph.as_const(*last).is_some(),
        Op::Bitcast(_) if float => is_source(last),
        Op::CopySign | Op::Signum if float => is_source(last),
        Op::Rem => !float || graph.ty(args[0]) == VEC4,
        _ => true,
    }
}

fn random_op(random: &mut Random) -> Op {
    match random.below(16) {
        0 => Op::Swizzle(Swizzle::new(&[1, 0])),
        1 => Op::Swizzle(Swizzle::new(&[2, 0, 0])),
        2..6 => random.pick(&[Op::Add, Op::Sub, Op::Mul, Op::Div, Op::Select, Op::Select]),
        6..10 => {
            random.pick(&[Op::Floor, Op::Sqrt, Op::Clamp, Op::PMin, Op::PMax, Op::Compose, Op::Normalize])
        }
        _ => random.pick(OPS),
    }
}

const OPS: &[Op] = &[
    Op::Neg,
    Op::Add,
    Op::Sub,
    Op::Mul,
    Op::Div,
    Op::Rem,
    Op::Abs,
    Op::Signum,
    Op::Min,
    Op::Max,
    Op::PMin,
    Op::PMax,
    Op::Clamp,
    Op::CopySign,
    Op::Floor,
    Op::Ceil,
    Op::Trunc,
    Op::Round,
    Op::RoundEven,
    Op::Sqrt,
    Op::And,
    Op::Or,
    Op::Xor,
    Op::Not,
    Op::Shl,
    Op::Shr,
    Op::CountOnes,
    Op::LeadingZeros,
    Op::TrailingZeros,
    Op::ReverseBits,
    Op::Eq,
    Op::Lt,
    Op::Le,
    Op::Select,
    Op::All,
    Op::Cast(Scalar::F32),
    Op::Cast(Scalar::I32),
    Op::Cast(Scalar::U32),
    Op::Bitcast(Scalar::I32),
    Op::Bitcast(Scalar::U32),
    Op::Splat(2),
    Op::Splat(3),
    Op::Splat(4),
    Op::Compose,
    Op::Lane(0),
    Op::Lane(1),
    Op::Lane(2),
    Op::Dot,
    Op::Cross,
    Op::Length,
    Op::Normalize,
];

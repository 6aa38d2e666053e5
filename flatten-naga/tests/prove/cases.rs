//! The operations under proof, with the program that naga makes of each.

use crate::program::{BLOCK, Open, Program};
use flatten_core::graph::Graph;
use flatten_core::op::Op;
use flatten_core::op::types::PLAIN;
use flatten_core::options::Gates;
use flatten_core::schedule;
use flatten_core::ty::{Param, Scalar, Shape, Signature, Ty};
use flatten_core::value::Value;

pub(crate) const OPEN: [Open; 2] = [Open::First, Open::Second];

/// An operation on operands of one type, and what naga makes of it.
pub(crate) struct Case {
    op: Op,
    ty: Ty,
    count: usize,
    program: Program,
}

/// Every exact operation of so many operands of one type, on scalars and on four lanes: glam rounds those otherwise.
pub(crate) fn cases(count: usize) -> Vec<Case> {
    let scalars = [Scalar::F32, Scalar::I32, Scalar::U32];
    let ops = PLAIN.iter().copied().chain(scalars.iter().flat_map(|s| [Op::Cast(*s), Op::Bitcast(*s)]));
    let types = [Ty::F32, Ty::new(Scalar::F32, 4), Ty::I32, Ty::U32];
    let case = |op: Op, ty: Ty| {
        let result = op.result(&vec![ty; count])?;
        let is_lanewise = result.lanes == ty.lanes && op != Op::Cross;
        let open = op == Op::Rem || op == Op::MulAdd || (op == Op::Div && ty.is_int());
        (op.is_exact() && is_lanewise && !open).then(|| Case::new(op, ty, count))
    };
    ops.flat_map(|op| types.map(|ty| case(op, ty))).flatten().collect()
}

impl Case {
    fn new(op: Op, ty: Ty, count: usize) -> Case {
        let params = (0..count).map(|i| Param {
            name: char::from(b'a' + i as u8).to_string(),
            shape: Shape::Value(ty),
            uniform: false,
            out: false,
        });
        let types = vec![ty; count];
        let result = op.result(&types).expect("the caller asked");
        let signature =
            Signature { name: "f".into(), params: params.collect(), result: Shape::Value(result) };
        let mut graph = Graph::new(signature, Gates::EXACT);
        let args: Vec<_> = (0..count).map(|i| graph.param(i as u32, ty)).collect();
        graph.roots = vec![graph.intern(op, result, &args)];
        let module = flatten_naga::module(&schedule::run(&graph)).unwrap_or_else(|e| panic!("{}", e.op));
        let program = Program::of(&module).unwrap_or_else(|e| panic!("{op} of {ty}: {e}"));
        Case { op, ty, count, program }
    }

    /// How a table names it.
    pub(crate) fn name(&self) -> String {
        format!("{} of {}", self.op, self.ty)
    }

    /// True if it is more than one operation of naga's.
    pub(crate) fn is_formula(&self) -> bool {
        self.program.operations() > usize::from(self.ty.lanes)
    }

    /// How many inputs one block takes: each lane has its own.
    pub(crate) fn inputs(&self) -> usize {
        BLOCK * self.ty.lanes as usize
    }

    /// Compares the program with `Op::eval` for the rows of each operand's lanes.
    pub(crate) fn check(&mut self, inputs: &[[u32; BLOCK]]) {
        let (op, ty, lanes) = (self.op, self.ty, self.ty.lanes as usize);
        let arg = |operand: usize, n: usize| Value::from_lanes(ty, |lane| inputs[operand * lanes + lane][n]);
        let wants: Vec<Value> = match self.count {
            1 => (0..BLOCK).map(|n| op.eval(&[arg(0, n)])).collect(),
            2 => (0..BLOCK).map(|n| op.eval(&[arg(0, n), arg(1, n)])).collect(),
            _ => (0..BLOCK).map(|n| op.eval(&[arg(0, n), arg(1, n), arg(2, n)])).collect(),
        };
        let scalar = wants[0].ty.scalar;
        // Without anything open both ways are one.
        for open in if self.program.is_open() { &OPEN[..] } else { &OPEN[..1] } {
            for (lane, row) in self.program.run(inputs, *open).into_iter().enumerate() {
                for (n, want) in wants.iter().enumerate() {
                    let (want, found) = (want.bits[lane], row[n]);
                    let same = want == found || is_same(op, scalar, want, found);
                    let args = || (0..self.count).map(|i| arg(i, n)).collect::<Vec<_>>();
                    assert!(same, "{op} of {:?}: {want:#x}, not {found:#x} ({open:?})", args());
                }
            }
        }
    }
}

/// Any NaN is any NaN, and Rust leaves open which zero `min` and `max` give.
fn is_same(op: Op, scalar: Scalar, want: u32, found: u32) -> bool {
    let (x, y) = (f32::from_bits(want), f32::from_bits(found));
    let float = scalar == Scalar::F32;
    let open_zero = matches!(op, Op::Min | Op::Max) && x == 0.0 && y == 0.0;
    want == found || (float && ((x.is_nan() && y.is_nan()) || open_zero))
}

#[allow(dead_code, reason = "the example takes every input")]
/// Floats around everything that formulas distinguish, of both signs: zero, denormals, powers of two and what lies
/// beside them, halves, whole numbers, the ends of the integers, infinities and NaNs.
pub(crate) fn special() -> Vec<u32> {
    let mut bits = vec![0, 1, 2, 0x7f_ffff, 0x80_0000, 0x7f7f_ffff, 0x7f80_0000, 0x7f80_0001, 0x7fc0_0000];
    for exponent in [-149, -126, -30, -2, -1, 0, 1, 2, 8, 22, 23, 24, 30, 31, 32, 100, 127] {
        let power = 2f64.powi(exponent) as f32;
        bits.extend([power.to_bits() - 1, power.to_bits(), power.to_bits() + 1]);
    }
    for x in [0.5f32, 1.5, 2.5, 3.0, 7.0, 0.1, 1e-20, 1e20, 0.499_999_97, 8_388_607.5, 4_294_967_040.0] {
        bits.extend([x.to_bits(), x.to_bits() + 1]);
    }
    bits.extend(bits.clone().into_iter().map(|bits| bits ^ 0x8000_0000));
    bits.extend([u32::MAX, 31, 32, 33, 255, 65_536, i32::MAX as u32]);
    bits.sort_unstable();
    bits.dedup();
    bits
}

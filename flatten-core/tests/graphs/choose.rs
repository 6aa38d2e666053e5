//! Which operation a step is.

use crate::make::{Maker, Style};
use crate::recipe::{Arg, What};
use flatten_core::op::types::PLAIN;
use flatten_core::op::{Op, Swizzle};
use flatten_core::ty::{Scalar, Ty};
use std::sync::LazyLock;

pub(crate) const CHAIN: &[Op] =
    &[Op::Add, Op::Add, Op::Add, Op::Sub, Op::Sub, Op::Mul, Op::Mul, Op::Mul, Op::Neg, Op::Select];
pub(crate) const CHOICES: &[Op] = &[
    Op::Select,
    Op::Select,
    Op::Select,
    Op::Min,
    Op::Max,
    Op::Abs,
    Op::PMin,
    Op::PMax,
    Op::Neg,
    Op::Add,
    Op::Sub,
];
const NUMBERS: &[Op] = &[Op::Add, Op::Sub, Op::Mul, Op::Min, Op::Max, Op::Select, Op::Neg, Op::Abs];
/// Everything else of floats alone.
static FLOATS: LazyLock<Vec<Op>> = LazyLock::new(|| {
    let of_floats = |op: &Op| (1..=3).any(|n| op.result(&vec![Ty::F32; n]) == Some(Ty::F32));
    PLAIN.iter().copied().filter(|op| of_floats(op) && !NUMBERS.contains(op)).collect()
});
pub(crate) const INTS: &[Op] = &[
    Op::Div,
    Op::Rem,
    Op::And,
    Op::Or,
    Op::Xor,
    Op::Not,
    Op::Shl,
    Op::Shr,
    Op::Signum,
    Op::CountOnes,
    Op::LeadingZeros,
    Op::TrailingZeros,
    Op::ReverseBits,
];
pub(crate) const BOOLS: &[Op] =
    &[Op::And, Op::And, Op::Xor, Op::Lt, Op::Le, Op::Eq, Op::Lt, Op::Le, Op::Eq, Op::Select, Op::All];
const SMOOTH: &[Op] = &[
    Op::Div,
    Op::Sqrt,
    Op::Exp,
    Op::Ln,
    Op::Sin,
    Op::Cos,
    Op::Exp2,
    Op::Log2,
    Op::MulAdd,
    Op::Add,
    Op::Sub,
    Op::Mul,
    Op::Mul,
    Op::Tanh,
    Op::Pow,
];

impl Maker<'_> {
    /// A step of this type.
    pub(crate) fn step(&mut self, ty: Ty) -> usize {
        let n = ty.lanes;
        let vector = |n| Ty::new(ty.scalar, n);
        let op = self.choose(ty);
        match op {
            Op::Splat(_) | Op::Compose => self.op(op, ty, &vec![ty.element(); op_len(op, ty)]),
            Op::Lane(_) => {
                let n = 2 + self.random.below(3) as u8;
                let lane = self.random.below(n as usize) as u8;
                self.op(Op::Lane(lane), ty, &[vector(n)])
            }
            Op::Swizzle(_) => {
                let n = 2 + self.random.below(3);
                let picked: Vec<u8> = (0..ty.lanes).map(|_| self.random.below(n) as u8).collect();
                self.op(Op::Swizzle(Swizzle::new(&picked)), ty, &[vector(n as u8)])
            }
            Op::Dot | Op::Length => {
                let n = vector(2 + self.random.below(3) as u8);
                self.op(op, ty, &[n, n][..if op == Op::Dot { 2 } else { 1 }])
            }
            Op::All if ty.is_vector() => self.step(ty),
            Op::All => {
                let lanes = 2 + self.random.below(3) as u8;
                self.op(op, ty, &[Ty::new(Scalar::Bool, lanes)])
            }
            Op::Select => {
                let lanes = if ty.is_vector() && self.random.chance(40) { ty.lanes } else { 1 };
                self.op(op, ty, &[Ty::new(Scalar::Bool, lanes), ty, ty])
            }
            Op::Lt | Op::Le | Op::Eq => {
                let scalars: &[Scalar] = match self.style {
                    Style::Any | Style::Chains | Style::Rules => &[Scalar::F32, Scalar::I32, Scalar::U32],
                    Style::Choices => &[self.types[0].scalar],
                    _ => &[Scalar::F32],
                };
                let of = ty.with_scalar(self.random.pick(scalars));
                self.op(op, ty, &[of, of])
            }
            Op::Shl | Op::Shr => self.op(op, ty, &[ty, ty.with_scalar(Scalar::U32)]),
            Op::Cast(_) | Op::Bitcast(_) => {
                let fits: Vec<Scalar> =
                    self.recipe.steps.iter().filter(|s| s.ty.lanes == n).map(|s| s.ty.scalar).collect();
                let any = [Scalar::F32, Scalar::I32, Scalar::U32, Scalar::Bool];
                let from = self.random.pick(if fits.is_empty() { &any } else { &fits });
                match op.result(&[ty.with_scalar(from)]) {
                    Some(_) => self.op(op, ty, &[ty.with_scalar(from)]),
                    None => self.step(ty),
                }
            }
            Op::Table => {
                let mut args = vec![self.operand(Ty::U32)];
                for _ in 0..2 + self.random.below(4) {
                    let value = self.constant(ty);
                    args.push(Arg { at: self.push(What::Const(value), ty, vec![]), not: false });
                }
                self.push(What::Op(op), ty, args)
            }
            Op::Call(_) => {
                let number = self.random.below(3) as u32;
                let args = vec![self.operand(Ty::F32)];
                self.push(What::Leaf { number, barrier: number == 2 }, ty, args)
            }
            _ => match (1..=3).find(|n| op.result(&vec![ty; *n]) == Some(ty)) {
                Some(n) => self.op(op, ty, &vec![ty; n]),
                None => self.step(ty),
            },
        }
    }

    /// An operation that may give this type.
    fn choose(&mut self, ty: Ty) -> Op {
        let n = ty.lanes;
        let swizzle = Op::Swizzle(Swizzle::new(&[0, 0]));
        let structural: &[Op] = match (ty.is_vector(), ty.is_float()) {
            (true, true) if n == 3 => &[Op::Splat(3), Op::Compose, swizzle, Op::Cross, Op::Normalize],
            (true, true) => &[Op::Splat(n), Op::Compose, swizzle, Op::Normalize],
            (true, false) => &[Op::Splat(n), Op::Compose, swizzle],
            (false, true) => &[Op::Lane(0), Op::Dot, Op::Length, Op::Lane(1), CALL, Op::Table],
            (false, false) if ty.is_int() => &[Op::Lane(0), Op::Dot, Op::Table],
            _ => &[Op::Lane(0), Op::Lane(1), Op::All],
        };
        let at = self.random.below(100);
        match self.style {
            Style::Choices => match (at, ty.is_vector()) {
                (0..15, true) => self.random.pick(&[Op::Splat(n), Op::Compose, swizzle]),
                (0..5, false) => Op::Lane(0),
                _ if ty.is_bool() => self.random.pick(BOOLS),
                _ => self.random.pick(CHOICES),
            },
            Style::Dyadic if ty.is_bool() => self.random.pick(&[Op::Lt, Op::Le, Op::Eq, Op::And]),
            Style::Dyadic => match (at, ty.is_vector()) {
                (0..12, true) => self.random.pick(&[Op::Splat(n), Op::Compose, swizzle]),
                (0..6, false) => self.random.pick(&[Op::Lane(0), Op::Dot]),
                (12..20, _) => Op::Floor,
                (20..30, _) => {
                    // Conditions are made for choices alone.
                    self.step(Ty::BOOL);
                    Op::Select
                }
                (30..60, _) => self.random.pick(NUMBERS),
                _ => self.random.pick(CHAIN),
            },
            Style::Smooth => match (at, ty.is_vector()) {
                (0..12, true) => self.random.pick(&[Op::Splat(n), Op::Compose, swizzle]),
                (0..6, false) => self.random.pick(&[Op::Lane(0), Op::Dot]),
                (12..40, _) => self.random.pick(SMOOTH),
                (40..50, _) => self.random.pick(NUMBERS),
                _ => self.random.pick(CHAIN),
            },
            Style::Any | Style::Chains | Style::Rules => match (at, ty.scalar) {
                (0..20, _) => self.random.pick(structural),
                (_, Scalar::Bool) => self.random.pick(BOOLS),
                (20..28, scalar) if self.style == Style::Any => {
                    if self.random.chance(60) {
                        Op::Cast(scalar)
                    } else {
                        Op::Bitcast(scalar)
                    }
                }
                (20..50, Scalar::F32) if self.style == Style::Any => self.random.pick(&FLOATS),
                (20..45, Scalar::I32 | Scalar::U32) => self.random.pick(INTS),
                (20..60, _) => self.random.pick(NUMBERS),
                _ => self.random.pick(CHAIN),
            },
        }
    }
}

/// Stands for any primitive.
const CALL: Op = Op::Call(flatten_core::op::PrimitiveId(0));

fn op_len(op: Op, ty: Ty) -> usize {
    if op == Op::Compose { ty.lanes as usize } else { 1 }
}

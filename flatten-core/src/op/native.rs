//! What natives are: each of the operations that every target has.

use crate::op::Op;
use crate::ty::{Scalar, Ty};
use crate::value::Value;

/// Every native. The text form reads them by name; no source can ask for one.
pub const NATIVES: &[Op] = &[
    Op::Mad,
    Op::Nmad,
    Op::Mix,
    Op::Saturate,
    Op::Step,
    Op::Smoothstep,
    Op::InverseSqrt,
    Op::Fract,
    Op::Distance,
    Op::Reflect,
    Op::Sum,
    Op::MinElement,
    Op::MaxElement,
];

impl Op {
    /// True of what only [`crate::passes::fuse`] makes.
    pub fn is_native(self) -> bool {
        NATIVES.contains(&self)
    }
}

/// What puts operations together.
pub trait Build {
    /// What stands for a value.
    type Value: Copy;
    /// An operation of these operands.
    fn op(&mut self, op: Op, args: &[Self::Value]) -> Self::Value;
    /// A constant.
    fn constant(&mut self, value: Value) -> Self::Value;
}

/// A native of operands of the first one's type, built of other operations.
pub fn unfused<B: Build>(b: &mut B, op: Op, ty: Ty, args: &[B::Value]) -> B::Value {
    let arg = |i: usize| args[i];
    let all = |b: &mut B, x: f32| b.constant(Value::splat(ty, x.to_bits()));
    match op {
        Op::Mad => {
            let product = b.op(Op::Mul, &[arg(0), arg(1)]);
            b.op(Op::Add, &[product, arg(2)])
        }
        Op::Nmad => {
            let product = b.op(Op::Mul, &[arg(0), arg(1)]);
            b.op(Op::Sub, &[arg(2), product])
        }
        Op::Mix => {
            let one = all(b, 1.0);
            let rest = b.op(Op::Sub, &[one, arg(2)]);
            let (x, y) = (b.op(Op::Mul, &[arg(0), rest]), b.op(Op::Mul, &[arg(1), arg(2)]));
            b.op(Op::Add, &[x, y])
        }
        Op::Saturate => saturate(b, ty, arg(0)),
        Op::Step => {
            let below = b.op(Op::Lt, &[arg(1), arg(0)]);
            let (no, yes) = (all(b, 0.0), all(b, 1.0));
            b.op(Op::Select, &[below, no, yes])
        }
        Op::Smoothstep => {
            let (from, width) = (b.op(Op::Sub, &[arg(2), arg(0)]), b.op(Op::Sub, &[arg(1), arg(0)]));
            let t = b.op(Op::Div, &[from, width]);
            let t = saturate(b, ty, t);
            let (two, three) = (all(b, 2.0), all(b, 3.0));
            let double = b.op(Op::Mul, &[t, two]);
            let (square, rest) = (b.op(Op::Mul, &[t, t]), b.op(Op::Sub, &[three, double]));
            b.op(Op::Mul, &[square, rest])
        }
        Op::InverseSqrt => {
            let (one, root) = (all(b, 1.0), b.op(Op::Sqrt, args));
            b.op(Op::Div, &[one, root])
        }
        Op::Fract => {
            let whole = b.op(Op::Floor, args);
            b.op(Op::Sub, &[arg(0), whole])
        }
        Op::Distance => {
            let way = b.op(Op::Sub, args);
            b.op(Op::Length, &[way])
        }
        Op::Reflect => {
            let dot = b.op(Op::Dot, args);
            let two = b.constant(Value::f32(2.0));
            let double = b.op(Op::Mul, &[dot, two]);
            let double = b.op(Op::Splat(ty.lanes), &[double]);
            let along = b.op(Op::Mul, &[double, arg(1)]);
            b.op(Op::Sub, &[arg(0), along])
        }
        Op::Sum => lanes(b, ty, arg(0), Op::Add),
        Op::MinElement => lanes(b, ty, arg(0), Op::Min),
        Op::MaxElement => lanes(b, ty, arg(0), Op::Max),
        _ => unreachable!("{} is no native", op.name()),
    }
}

fn saturate<B: Build>(b: &mut B, ty: Ty, x: B::Value) -> B::Value {
    let [low, high] = [0f32, 1.0].map(|x| b.constant(Value::splat(ty, x.to_bits())));
    b.op(Op::Clamp, &[x, low, high])
}

/// The lanes, left to right.
fn lanes<B: Build>(b: &mut B, ty: Ty, x: B::Value, op: Op) -> B::Value {
    let first = b.op(Op::Lane(0), &[x]);
    (1..ty.lanes).fold(first, |before, i| {
        let lane = b.op(Op::Lane(i), &[x]);
        b.op(op, &[before, lane])
    })
}

/// Values themselves.
struct Values;

impl Build for Values {
    type Value = Value;

    fn op(&mut self, op: Op, args: &[Value]) -> Value {
        op.eval(args)
    }

    fn constant(&mut self, value: Value) -> Value {
        value
    }
}

/// The value of a native.
pub(super) fn eval(op: Op, args: &[Value]) -> Value {
    unfused(&mut Values, op, args[0].ty, args)
}

/// The type that a native gives for operands of these types.
pub(super) fn result(op: Op, args: &[Ty]) -> Option<Ty> {
    let ty = *args.first()?;
    let same = args.iter().all(|t| *t == ty);
    let count = match op {
        Op::Mad | Op::Nmad | Op::Mix | Op::Smoothstep => 3,
        Op::Step | Op::Distance | Op::Reflect => 2,
        _ => 1,
    };
    let fits = match op {
        Op::Mad | Op::Nmad => ty.scalar != Scalar::Bool,
        Op::Sum | Op::MinElement | Op::MaxElement => ty.scalar != Scalar::Bool && ty.is_vector(),
        Op::Distance | Op::Reflect => ty.is_float() && ty.is_vector(),
        _ => ty.is_float(),
    };
    let element = matches!(op, Op::Distance | Op::Sum | Op::MinElement | Op::MaxElement);
    (same && args.len() == count && fits && ty != Ty::TUPLE).then_some(if element {
        ty.element()
    } else {
        ty
    })
}

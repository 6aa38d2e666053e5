//! Operations of which something is known whatever they are of.

use crate::make::Maker;
use crate::recipe::Arg;
use flatten_core::graph::facts::Facts;
use flatten_core::op::Op;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;

/// What is known of what it makes.
type Way = (Facts, fn(&mut Maker<'_>, Ty) -> Arg);

impl Maker<'_> {
    /// Something of which all this is known.
    pub(crate) fn known(&mut self, ty: Ty, facts: Facts) -> Arg {
        let ways: &[Way] = if ty.is_float() { FLOATS } else { INTS };
        // Of conditions nothing is known.
        let ways = if ty.is_bool() { &[] } else { ways };
        let fits: Vec<_> = ways.iter().filter(|(known, _)| known.has(facts)).collect();
        match fits.is_empty() {
            true => self.variable(ty),
            false => {
                let way = fits[self.random.below(fits.len())].1;
                way(self, ty)
            }
        }
    }

    /// An operation on something and a constant.
    fn with_constant(&mut self, op: Op, ty: Ty, bits: u32) -> Arg {
        let x = self.variable(ty);
        self.and_constant(op, x, bits)
    }

    fn and_constant(&mut self, op: Op, x: Arg, bits: u32) -> Arg {
        let k = self.literal(Value::splat(self.recipe.steps[x.at].ty, bits));
        self.make(op, &[x, k])
    }

    fn applied(&mut self, op: Op, ty: Ty) -> Arg {
        let x = self.variable(ty);
        self.make(op, &[x])
    }

    fn clamped(&mut self, x: Arg) -> Arg {
        let ty = self.recipe.steps[x.at].ty;
        let [zero, one] = [0.0, 1.0].map(|x: f32| self.literal(Value::splat(ty, x.to_bits())));
        self.make(Op::Clamp, &[x, zero, one])
    }

    /// A choice of one and zero.
    fn flag(&mut self, ty: Ty) -> Arg {
        let c = self.variable(Ty::BOOL);
        let one = if ty.is_float() { 1f32.to_bits() } else { 1 };
        let [one, zero] = [one, 0].map(|x| self.literal(Value::splat(ty, x)));
        self.make(Op::Select, &[c, one, zero])
    }
}

const WHOLE: Facts = Facts(Facts::FINITE.0 | Facts::NOT_NAN.0 | Facts::INTEGRAL.0 | Facts::NEVER_NEG_ZERO.0);
const COUNT: Facts = Facts(WHOLE.0 | Facts::NOT_NEGATIVE.0);
const NUMBER: Facts = Facts(Facts::NOT_NAN.0 | Facts::FINITE.0);

/// How floats come to be known.
const FLOATS: &[Way] = &[
    (WHOLE, |m, ty| {
        let x = m.variable(ty.with_scalar(Scalar::I32));
        m.make(Op::Cast(Scalar::F32), &[x])
    }),
    (COUNT, |m, ty| {
        let x = m.variable(ty.with_scalar(Scalar::U32));
        m.make(Op::Cast(Scalar::F32), &[x])
    }),
    (Facts(COUNT.0 | Facts::NONZERO.0), |m, ty| {
        let x = m.with_constant(Op::Or, ty.with_scalar(Scalar::U32), 1);
        m.make(Op::Cast(Scalar::F32), &[x])
    }),
    (Facts(COUNT.0 | Facts::UNIT.0), |m, ty| m.flag(ty)),
    (Facts(Facts::NOT_NEGATIVE.0 | Facts::NEVER_NEG_ZERO.0), |m, ty| m.applied(Op::Abs, ty)),
    (Facts::NOT_NEGATIVE, |m, ty| m.applied(Op::Sqrt, ty)),
    (Facts::UNIT, |m, ty| {
        let x = m.variable(ty);
        m.clamped(x)
    }),
    (Facts(Facts::UNIT.0 | NUMBER.0), |m, ty| {
        let x = m.with_constant(Op::Max, ty, 0.25f32.to_bits());
        m.clamped(x)
    }),
    (Facts::INTEGRAL, |m, ty| {
        let op = m.random.pick(&[Op::Floor, Op::Ceil, Op::Trunc, Op::Round, Op::RoundEven]);
        m.applied(op, ty)
    }),
    (Facts(Facts::NONZERO.0 | Facts::NOT_NEGATIVE.0 | Facts::NEVER_NEG_ZERO.0), |m, ty| {
        let x = m.applied(Op::Abs, ty);
        m.and_constant(Op::Add, x, 1f32.to_bits())
    }),
    (Facts(Facts::NOT_NAN.0 | Facts::NOT_NEGATIVE.0), |m, ty| m.with_constant(Op::Max, ty, 0.5f32.to_bits())),
    (Facts(Facts::NOT_NAN.0 | Facts::AT_MOST_ONE.0), |m, ty| m.with_constant(Op::Min, ty, 0.5f32.to_bits())),
    (Facts(Facts::NONZERO.0 | Facts::INTEGRAL.0 | Facts::AT_MOST_ONE.0), |m, ty| m.applied(Op::Signum, ty)),
    (Facts::SIGN_CLEAR, |m, ty| {
        let x = m.with_constant(Op::Max, ty, 0.5f32.to_bits());
        m.make(Op::Abs, &[x])
    }),
    (Facts::NEVER_NEG_ZERO, |m, ty| m.with_constant(Op::Add, ty, 0)),
];

/// How integers come to be known.
const INTS: &[Way] = &[
    (Facts(Facts::BELOW_32.0 | Facts::NOT_NEGATIVE.0), |m, ty| m.with_constant(Op::And, ty, 31)),
    (Facts(Facts::UNIT.0 | Facts::BELOW_32.0), |m, ty| m.with_constant(Op::And, ty, 1)),
    (Facts(Facts::UNIT.0 | Facts::BELOW_32.0), |m, ty| m.flag(ty)),
    (Facts(Facts::UNIT.0 | Facts::BELOW_32.0), |m, ty| {
        let [c, flag, zero] = [m.variable(Ty::BOOL), m.flag(ty), m.literal(Value::zero(ty))];
        m.make(Op::Select, &[c, flag, zero])
    }),
    (Facts(Facts::UNIT.0 | Facts::BELOW_32.0), |m, ty| {
        let bits = [0, 1].map(|_| m.with_constant(Op::And, ty, 1));
        m.make(Op::Mul, &bits)
    }),
    (Facts::NONZERO, |m, ty| m.with_constant(Op::Or, ty, 1)),
    (Facts::NOT_NEGATIVE, |m, ty| m.with_constant(Op::And, ty, u32::MAX >> 1)),
    (Facts::AT_MOST_ONE, |m, ty| m.with_constant(Op::Min, ty, 1)),
    (Facts(Facts::NONZERO.0 | Facts::BELOW_32.0 | Facts::NOT_NEGATIVE.0), |m, ty| {
        let x = m.with_constant(Op::And, ty, 30);
        m.and_constant(Op::Or, x, 1)
    }),
];

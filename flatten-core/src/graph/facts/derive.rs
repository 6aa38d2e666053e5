//! The facts of an operation, from those of its operands.

use crate::graph::facts::Facts;
use crate::graph::{Graph, Ref};
use crate::op::Op;
use crate::ty::{Scalar, Ty};

const NONE: Facts = Facts::NONE;
const NOT_NAN: Facts = Facts::NOT_NAN;
const FINITE: Facts = Facts::FINITE;
const NOT_NEGATIVE: Facts = Facts::NOT_NEGATIVE;
const AT_MOST_ONE: Facts = Facts::AT_MOST_ONE;
const INTEGRAL: Facts = Facts::INTEGRAL;
const NEVER_NEG_ZERO: Facts = Facts::NEVER_NEG_ZERO;
const NONZERO: Facts = Facts::NONZERO;
const BELOW_32: Facts = Facts::BELOW_32;
const UNIT: Facts = Facts::UNIT;

impl Graph {
    /// The facts of `op` of these operands.
    pub(in crate::graph) fn facts_of(&self, op: Op, ty: Ty, args: &[Ref]) -> Facts {
        let known = match op {
            Op::Const(id) => return Facts::of(self.const_value(id)),
            _ if ty.is_bool() || args.is_empty() => return Facts::NONE,
            Op::Select | Op::Table => self.common(&args[1..]),
            Op::Splat(_) | Op::Compose | Op::Lane(_) | Op::Swizzle(_) => self.common(args),
            Op::Cast(_) | Op::Bitcast(_) => self.converted(op, args[0]),
            _ if ty.is_float() => self.of_float(op, ty, args),
            _ => self.of_int(op, ty, args),
        };
        let known = known.closed(ty);
        // glam rounds the lanes of a `Vec4` to zeros without a sign.
        let rounds = matches!(op, Op::Floor | Op::Ceil | Op::Trunc | Op::Round);
        let stays = ty != Ty::new(Scalar::F32, 4) || known.has(NEVER_NEG_ZERO) || rounds;
        if stays { known } else { Facts(known.0 & !INTEGRAL.0) }
    }

    fn common(&self, args: &[Ref]) -> Facts {
        args.iter().fold(Facts(u16::MAX), |all, a| all & self.facts(*a))
    }

    fn converted(&self, op: Op, x: Ref) -> Facts {
        let (from, a) = (self.ty(x).scalar, self.facts(x));
        match (op, from) {
            (Op::Cast(Scalar::F32), Scalar::Bool) => UNIT | INTEGRAL | FINITE | NEVER_NEG_ZERO,
            (Op::Cast(Scalar::F32), _) => {
                let sign = if from == Scalar::U32 { NOT_NEGATIVE } else { NONE };
                sign | INTEGRAL | FINITE | NEVER_NEG_ZERO | (a & (NOT_NEGATIVE | AT_MOST_ONE | NONZERO))
            }
            (Op::Cast(_), Scalar::Bool) => UNIT,
            // NaN becomes 0, and so does what is below zero where there is no sign.
            (Op::Cast(Scalar::U32), Scalar::F32) => a & AT_MOST_ONE,
            (Op::Cast(_), Scalar::F32) => a & UNIT,
            (Op::Bitcast(Scalar::F32), _) | (_, Scalar::F32) => NONE,
            // The same bits, with and without a sign.
            _ => (a & (NOT_NEGATIVE | NONZERO | BELOW_32)) | UNIT.when(a.has(UNIT)),
        }
    }

    /// True if the operand is a constant whose lanes are all `x`.
    fn is_float_const(&self, r: Ref, x: f32) -> bool {
        self.as_const(r).is_some_and(|v| v.uniform_bits() == Some(x.to_bits()))
    }

    fn of_float(&self, op: Op, ty: Ty, args: &[Ref]) -> Facts {
        let of = |i: usize| args.get(i).map_or(NONE, |a| self.facts(*a));
        let (a, b, c) = (of(0), of(1), of(2));
        let both = a & b;
        let either = a | b;
        let square = args.len() > 1 && args[0] == args[1];
        // Products of these are not below zero.
        let same_sign = square || both.has(NOT_NEGATIVE);
        let vec4 = ty == Ty::new(Scalar::F32, 4);
        match op {
            Op::Neg => (a & (NOT_NAN | FINITE | INTEGRAL | NONZERO)) | NEVER_NEG_ZERO.when(a.has(NONZERO)),
            Op::Abs => {
                (a & (NOT_NAN | FINITE | INTEGRAL | NONZERO))
                    | NOT_NEGATIVE
                    | NEVER_NEG_ZERO
                    | AT_MOST_ONE.when(a.has(UNIT))
            }
            Op::Signum => {
                let sign = NOT_NEGATIVE.when(a.has(NOT_NEGATIVE | NEVER_NEG_ZERO));
                NONZERO | INTEGRAL | AT_MOST_ONE | (a & NOT_NAN) | FINITE.when(a.has(NOT_NAN)) | sign
            }
            Op::Add => {
                let sum = both.has(NOT_NEGATIVE) || either.has(FINITE);
                NOT_NAN.when(both.has(NOT_NAN) && sum)
                    | (both & (NOT_NEGATIVE | INTEGRAL))
                    | FINITE.when(both.has(UNIT | NOT_NAN))
                    | (either & NEVER_NEG_ZERO)
                    | NONZERO.when(both.has(NOT_NEGATIVE) && either.has(NONZERO))
            }
            Op::Sub => {
                let rest = UNIT.when(b.has(UNIT) && self.is_float_const(args[0], 1.0));
                NOT_NAN.when(both.has(NOT_NAN) && either.has(FINITE))
                    | (both & INTEGRAL)
                    | NEVER_NEG_ZERO.when(a.has(NEVER_NEG_ZERO) || b.has(NONZERO))
                    | rest
            }
            Op::Mul => {
                // Only zero times infinity gives NaN.
                let number = square || (a.has(FINITE) || b.has(NONZERO)) && (b.has(FINITE) || a.has(NONZERO));
                let shrinks = |x: Facts, y: Facts| x.has(UNIT | NOT_NAN) && y.has(FINITE);
                NOT_NAN.when(both.has(NOT_NAN) && number)
                    | FINITE.when(shrinks(a, b) || shrinks(b, a))
                    | NOT_NEGATIVE.when(same_sign)
                    | AT_MOST_ONE.when(both.has(UNIT))
                    | (both & INTEGRAL)
                    | NEVER_NEG_ZERO.when(square || both.has(NOT_NEGATIVE | NEVER_NEG_ZERO))
            }
            Op::Div => {
                let number = (a.has(NONZERO) || b.has(NONZERO)) && (a.has(FINITE) || b.has(FINITE));
                NOT_NAN.when(both.has(NOT_NAN) && number)
                    | NOT_NEGATIVE.when(both.has(NOT_NEGATIVE) && b.has(NEVER_NEG_ZERO))
                    | NEVER_NEG_ZERO.when(both.has(NOT_NEGATIVE | NEVER_NEG_ZERO))
            }
            // That of two `Vec4` is made of other operations.
            Op::Rem if vec4 => NONE,
            Op::Rem => {
                let number = a.has(FINITE) && b.has(NOT_NAN | NONZERO);
                FINITE.when(number)
                    | (a & NOT_NEGATIVE)
                    | (both & INTEGRAL)
                    | AT_MOST_ONE.when(a.has(UNIT))
                    | NEVER_NEG_ZERO.when(a.has(NOT_NEGATIVE | NEVER_NEG_ZERO))
            }
            Op::Min => {
                let bounded = a.has(NOT_NEGATIVE) && b.has(FINITE) || b.has(NOT_NEGATIVE) && a.has(FINITE);
                (both & (FINITE | NOT_NEGATIVE | INTEGRAL | NEVER_NEG_ZERO | NONZERO | AT_MOST_ONE))
                    | (either & NOT_NAN)
                    | FINITE.when(bounded)
                    | AT_MOST_ONE.when(a.has(AT_MOST_ONE | NOT_NAN) || b.has(AT_MOST_ONE | NOT_NAN))
            }
            Op::Max => {
                (both & (FINITE | NOT_NEGATIVE | INTEGRAL | NEVER_NEG_ZERO | NONZERO | AT_MOST_ONE))
                    | (either & NOT_NAN)
                    | NOT_NEGATIVE.when(a.has(NOT_NEGATIVE | NOT_NAN) || b.has(NOT_NEGATIVE | NOT_NAN))
            }
            // The second where they are not ordered.
            Op::PMin => {
                (both & (FINITE | NOT_NEGATIVE | INTEGRAL | NEVER_NEG_ZERO | NONZERO))
                    | (b & (NOT_NAN | AT_MOST_ONE))
                    | AT_MOST_ONE.when(a.has(AT_MOST_ONE | NOT_NAN))
            }
            Op::PMax => {
                (both & (FINITE | AT_MOST_ONE | INTEGRAL | NEVER_NEG_ZERO | NONZERO))
                    | (b & (NOT_NAN | NOT_NEGATIVE))
                    | NOT_NEGATIVE.when(a.has(NOT_NEGATIVE | NOT_NAN))
            }
            Op::Clamp => {
                (both & c & (FINITE | NOT_NEGATIVE | INTEGRAL | NEVER_NEG_ZERO | NONZERO | AT_MOST_ONE))
                    | (a & NOT_NAN)
                    | FINITE.when(a.has(NOT_NAN) && (b & c).has(FINITE))
                    | NOT_NEGATIVE.when(b.has(NOT_NEGATIVE | NOT_NAN) && c.has(NOT_NEGATIVE))
                    | AT_MOST_ONE.when(c.has(AT_MOST_ONE | NOT_NAN))
            }
            Op::MulAdd => {
                let sum = same_sign && c.has(NOT_NEGATIVE);
                NOT_NAN.when((both & c).has(FINITE))
                    | NOT_NEGATIVE.when(sum)
                    | (both & c & INTEGRAL)
                    | NEVER_NEG_ZERO.when(sum && c.has(NEVER_NEG_ZERO))
            }
            Op::CopySign => {
                (a & (NOT_NAN | FINITE | INTEGRAL | NONZERO))
                    | AT_MOST_ONE.when(a.has(UNIT))
                    | (NOT_NEGATIVE | NEVER_NEG_ZERO).when(b.has(Facts::SIGN_CLEAR))
            }
            Op::Floor => INTEGRAL | (a & (NOT_NAN | FINITE | NOT_NEGATIVE | AT_MOST_ONE | NEVER_NEG_ZERO)),
            Op::Ceil | Op::Trunc | Op::Round | Op::RoundEven => {
                INTEGRAL
                    | (a & (NOT_NAN | FINITE | NOT_NEGATIVE | AT_MOST_ONE))
                    | NEVER_NEG_ZERO.when(a.has(NOT_NEGATIVE | NEVER_NEG_ZERO))
            }
            Op::Sqrt => {
                let number = if a.has(NOT_NEGATIVE) { a & (NOT_NAN | FINITE) } else { NONE };
                number | NOT_NEGATIVE | (a & (NEVER_NEG_ZERO | NONZERO | AT_MOST_ONE))
            }
            Op::Exp | Op::Exp2 | Op::Cosh => (a & NOT_NAN) | NOT_NEGATIVE | NEVER_NEG_ZERO,
            Op::ExpM1 => a & NOT_NAN,
            Op::Ln | Op::Log2 | Op::Log10 => NOT_NAN.when(a.has(NOT_NEGATIVE | NOT_NAN)),
            Op::Cbrt => a & (NOT_NAN | FINITE | NOT_NEGATIVE),
            Op::Hypot => NOT_NEGATIVE | NEVER_NEG_ZERO | (both & NOT_NAN),
            Op::Pow => (NOT_NEGATIVE | NEVER_NEG_ZERO).when(a.has(NOT_NEGATIVE | NEVER_NEG_ZERO)),
            Op::Sin | Op::Cos => FINITE.when(a.has(FINITE)),
            Op::Atan | Op::Tanh => FINITE.when(a.has(NOT_NAN)) | (a & NOT_NEGATIVE),
            Op::Acos => NOT_NEGATIVE,
            Op::Dot => {
                NOT_NEGATIVE.when(same_sign)
                    | NEVER_NEG_ZERO.when(square || both.has(NOT_NEGATIVE | NEVER_NEG_ZERO))
                    | NOT_NAN.when(square && a.has(NOT_NAN))
            }
            Op::Length => (a & NOT_NAN) | NOT_NEGATIVE | NEVER_NEG_ZERO,
            _ => NONE,
        }
    }

    fn of_int(&self, op: Op, ty: Ty, args: &[Ref]) -> Facts {
        let of = |i: usize| args.get(i).map_or(NONE, |a| self.facts(*a));
        let (a, b) = (of(0), of(1));
        let both = a & b;
        let either = a | b;
        let signed = ty.scalar == Scalar::I32;
        match op {
            Op::And => (either & (NOT_NEGATIVE | BELOW_32)) | UNIT.when(a.has(UNIT) || b.has(UNIT)),
            Op::Or | Op::Xor => {
                let bits = (both & (NOT_NEGATIVE | BELOW_32)) | UNIT.when(both.has(UNIT));
                bits | if op == Op::Or { either & NONZERO } else { NONE }
            }
            Op::Shr => {
                (a & (NOT_NEGATIVE | BELOW_32)) | UNIT.when(a.has(UNIT)) | self.shifted(ty, args.get(1))
            }
            Op::CountOnes | Op::LeadingZeros | Op::TrailingZeros => NOT_NEGATIVE,
            Op::Rem if signed => (a & NOT_NEGATIVE) | BELOW_32.when(a.has(NOT_NEGATIVE) && b.has(BELOW_32)),
            Op::Rem => (a & (NOT_NEGATIVE | BELOW_32)) | (b & BELOW_32),
            Op::Div if signed => NOT_NEGATIVE.when(both.has(NOT_NEGATIVE)),
            Op::Div => a & (NOT_NEGATIVE | BELOW_32),
            Op::Mul => UNIT.when(both.has(UNIT)),
            Op::Add => BELOW_32.when(both.has(UNIT)),
            Op::Min => {
                let small = a.has(BELOW_32) && b.has(NOT_NEGATIVE) || b.has(BELOW_32) && a.has(NOT_NEGATIVE);
                let low = if signed { both } else { either };
                (low & (NOT_NEGATIVE | BELOW_32))
                    | (either & AT_MOST_ONE)
                    | (both & NONZERO)
                    | BELOW_32.when(small)
            }
            Op::Max => {
                let high = if signed { either } else { both };
                (high & NOT_NEGATIVE) | (both & (BELOW_32 | AT_MOST_ONE | NONZERO))
            }
            Op::Abs if a.has(NOT_NEGATIVE) => a,
            Op::Abs => a & NONZERO,
            Op::Signum => AT_MOST_ONE | (a & (NOT_NEGATIVE | NONZERO)),
            _ => NONE,
        }
    }

    /// What is known of a value without a sign because so many of its highest bits are gone.
    fn shifted(&self, ty: Ty, by: Option<&Ref>) -> Facts {
        let amount = by.and_then(|by| self.as_const(*by)).filter(|_| ty.scalar == Scalar::U32);
        let Some(amount) = amount else { return NONE };
        let least = (0..amount.ty.lanes as usize).map(|i| amount.bits[i] & 31).min().unwrap_or(0);
        NOT_NEGATIVE.when(least >= 1) | BELOW_32.when(least >= 27) | UNIT.when(least >= 31)
    }
}

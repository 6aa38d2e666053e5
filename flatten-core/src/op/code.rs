//! Operations as numbers: what kind one is, and what it carries.

use crate::op::{ConstId, Op, PrimitiveId, RegionId};

impl Op {
    /// The class of constants.
    pub(crate) const CONST: usize = 0;
    /// How many classes there are.
    pub(crate) const CLASSES: usize = 84;

    /// A number for each operation, whatever its payload.
    pub(crate) const fn class(self) -> usize {
        match self {
            Op::Const(_) => Op::CONST,
            Op::Param(_) => 1,
            Op::Neg => 2,
            Op::Add => 3,
            Op::Sub => 4,
            Op::Mul => 5,
            Op::Div => 6,
            Op::Rem => 7,
            Op::Abs => 8,
            Op::Signum => 9,
            Op::Min => 10,
            Op::Max => 11,
            Op::PMin => 12,
            Op::PMax => 13,
            Op::Clamp => 14,
            Op::MulAdd => 15,
            Op::CopySign => 16,
            Op::Floor => 17,
            Op::Ceil => 18,
            Op::Trunc => 19,
            Op::Round => 20,
            Op::RoundEven => 21,
            Op::Sqrt => 22,
            Op::Exp => 23,
            Op::Exp2 => 24,
            Op::Ln => 25,
            Op::Log2 => 26,
            Op::Pow => 27,
            Op::Sin => 28,
            Op::Cos => 29,
            Op::Tan => 30,
            Op::Asin => 31,
            Op::Acos => 32,
            Op::Atan => 33,
            Op::Atan2 => 34,
            Op::Sinh => 35,
            Op::Cosh => 36,
            Op::Tanh => 37,
            Op::And => 38,
            Op::Or => 39,
            Op::Xor => 40,
            Op::Not => 41,
            Op::Shl => 42,
            Op::Shr => 43,
            Op::Eq => 44,
            Op::Lt => 45,
            Op::Le => 46,
            Op::Select => 47,
            Op::All => 48,
            Op::Cast(_) => 49,
            Op::Bitcast(_) => 50,
            Op::Splat(_) => 51,
            Op::Compose => 52,
            Op::Lane(_) => 53,
            Op::Swizzle(_) => 54,
            Op::Dot => 55,
            Op::Cross => 56,
            Op::Length => 57,
            Op::Normalize => 58,
            Op::Loop(_) => 59,
            Op::Project(_) => 60,
            Op::Call(_) => 61,
            Op::Table => 61,
            Op::Log10 => 62,
            Op::ExpM1 => 63,
            Op::Ln1p => 64,
            Op::Cbrt => 65,
            Op::Hypot => 66,
            Op::CountOnes => 67,
            Op::LeadingZeros => 68,
            Op::TrailingZeros => 69,
            Op::ReverseBits => 70,
            Op::Mad => 71,
            Op::Nmad => 72,
            Op::Mix => 73,
            Op::Saturate => 74,
            Op::Step => 75,
            Op::Smoothstep => 76,
            Op::InverseSqrt => 77,
            Op::Fract => 78,
            Op::Distance => 79,
            Op::Reflect => 80,
            Op::Sum => 81,
            Op::MinElement => 82,
            Op::MaxElement => 83,
        }
    }

    /// The payload as a number, for hashes; 0 where there is none.
    pub(crate) const fn payload(self) -> u32 {
        match self {
            Op::Const(ConstId(i)) | Op::Param(i) | Op::Project(i) => i,
            Op::Loop(RegionId(i)) | Op::Call(PrimitiveId(i)) => i,
            Op::Cast(scalar) | Op::Bitcast(scalar) => scalar as u32,
            Op::Splat(n) | Op::Lane(n) => n as u32,
            Op::Swizzle(s) => u32::from_le_bytes(s.lanes) ^ (s.len as u32) << 8,
            _ => 0,
        }
    }
}

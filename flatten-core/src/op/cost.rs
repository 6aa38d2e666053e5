//! What each operation costs, on the two tables that rules must never raise.

use crate::op::Op;
use crate::ty::{Scalar, Ty};

/// Whose cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Table {
    /// A shader graph: one node, one unit; lane reads and constructors included, constants free.
    Graph,
    /// A scalar GPU: quarter instructions per lane, as measured on real driver code.
    Gpu,
}

impl Op {
    /// The cost of one such node of type `ty` on `table`.
    pub fn cost(self, table: Table, ty: Ty) -> u32 {
        match table {
            Table::Graph => self.graph_cost(),
            Table::Gpu => self.gpu_cost(ty) * u32::from(ty.lanes.max(1)),
        }
    }

    fn graph_cost(self) -> u32 {
        match self {
            Op::Const(_) | Op::Param(_) | Op::Project(_) => 0,
            _ => 1,
        }
    }

    /// Quarters of a full-rate instruction, per lane of the result.
    fn gpu_cost(self, ty: Ty) -> u32 {
        match self {
            // No GPU divides integers in hardware.
            Op::Div | Op::Rem if ty.scalar == Scalar::I32 => 140,
            Op::Div | Op::Rem if ty.scalar == Scalar::U32 => 90,
            Op::Mul if ty.is_int() => 8,
            Op::Const(_) | Op::Param(_) | Op::Project(_) => 0,
            Op::Neg | Op::Abs | Op::Not => 1,
            Op::Lane(_) | Op::Swizzle(_) | Op::Splat(_) | Op::Compose | Op::Bitcast(_) => 0,
            Op::Add | Op::Sub | Op::Mul | Op::Min | Op::Max | Op::PMin | Op::PMax => 4,
            Op::Floor | Op::Ceil | Op::Trunc | Op::RoundEven | Op::MulAdd | Op::CopySign => 4,
            Op::And | Op::Or | Op::Xor | Op::Shl | Op::Shr | Op::Eq | Op::Lt | Op::Le | Op::Select => 4,
            Op::All | Op::Cast(_) | Op::Clamp => 8,
            Op::Signum => 12,
            Op::Round => 16,
            Op::CountOnes | Op::TrailingZeros | Op::ReverseBits => 16,
            Op::LeadingZeros => 20,
            Op::Div | Op::Sqrt | Op::Exp2 | Op::Log2 => 12,
            Op::Rem => 16,
            Op::Log10 => 16,
            Op::Exp | Op::Ln | Op::Sin | Op::Cos => 12,
            Op::Pow => 24,
            Op::Cbrt => 32,
            Op::Hypot => 48,
            Op::ExpM1 | Op::Ln1p => 56,
            Op::Tan => 48,
            Op::Asin => 88,
            Op::Acos => 44,
            Op::Atan => 100,
            Op::Atan2 => 172,
            Op::Sinh | Op::Cosh => 20,
            Op::Tanh => 44,
            // A read of memory, which has no lanes of its own to compute.
            Op::Table => 16,
            Op::Dot | Op::Cross => 12,
            Op::Length => 24,
            Op::Normalize => 12,
            // What drivers make of them; some are as their parts are.
            Op::Mad | Op::Nmad if ty.is_int() => 12,
            Op::Mad | Op::Nmad => 4,
            Op::Mix => 8,
            Op::Saturate | Op::Fract => 4,
            Op::Step => 8,
            Op::Smoothstep => 28,
            Op::InverseSqrt => 12,
            Op::Distance => 32,
            Op::Reflect => 12,
            Op::Sum | Op::MinElement | Op::MaxElement => 12,
            // What it costs is the backend's to know: a call, at least.
            Op::Loop(_) | Op::Call(_) => 64,
        }
    }
}

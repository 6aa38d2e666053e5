//! What naga can say: the table that decides, before anything is written, whether a frame is supported.

use crate::library;
use flatten_core::frame::{Frame, Unsupported};
use flatten_core::op::Op;

/// The first operation that naga cannot say, if there is one.
pub fn check(frame: &Frame) -> Result<(), Unsupported> {
    for step in &frame.steps {
        let unsupported = Unsupported { op: step.op.name(), target: "naga" };
        if !supports(step.op) || (frame.exact && !keeps_bits(step.op)) {
            return Err(unsupported);
        }
        if let Op::Call(id) = step.op {
            let callee = library::frame_of(&frame.primitives[id.0 as usize], frame.exact);
            check(&callee.ok_or(unsupported)?)?;
        }
    }
    Ok(())
}

/// True of the operations that [`crate::module`] writes.
pub fn supports(op: Op) -> bool {
    match op {
        // The frame keeps constants and parameters as operands.
        Op::Const(_) | Op::Param(_) => false,
        Op::Neg | Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Rem | Op::Abs | Op::Signum => true,
        Op::Min | Op::Max | Op::PMin | Op::PMax | Op::Clamp | Op::MulAdd | Op::CopySign => true,
        Op::Floor | Op::Ceil | Op::Trunc | Op::Round | Op::RoundEven => true,
        Op::Sqrt | Op::Exp | Op::Exp2 | Op::Ln | Op::Log2 | Op::Pow => true,
        Op::Sin | Op::Cos | Op::Tan | Op::Asin | Op::Acos | Op::Atan | Op::Atan2 => true,
        Op::Sinh | Op::Cosh | Op::Tanh => true,
        Op::Log10 | Op::ExpM1 | Op::Ln1p | Op::Cbrt | Op::Hypot => true,
        Op::CountOnes | Op::LeadingZeros | Op::TrailingZeros | Op::ReverseBits => true,
        Op::And | Op::Or | Op::Xor | Op::Not | Op::Shl | Op::Shr => true,
        Op::Eq | Op::Lt | Op::Le | Op::Select | Op::All | Op::Table => true,
        Op::Cast(_) | Op::Bitcast(_) => true,
        Op::Splat(_) | Op::Compose | Op::Lane(_) | Op::Swizzle(_) => true,
        Op::Dot | Op::Cross | Op::Length | Op::Normalize => true,
        Op::Mad | Op::Nmad | Op::Mix | Op::Saturate | Op::Step | Op::Smoothstep => true,
        Op::InverseSqrt | Op::Fract | Op::Distance | Op::Reflect => true,
        Op::Sum | Op::MinElement | Op::MaxElement => true,
        // A call if the primitive has a body.
        Op::Loop(_) | Op::Call(_) | Op::Project(_) => true,
    }
}

/// True of operations that are said in such a way that every bit is right: of most natives, targets round as they
/// like.
fn keeps_bits(op: Op) -> bool {
    !op.is_native() || matches!(op, Op::Mad | Op::Nmad)
}

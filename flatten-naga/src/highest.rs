//! Numbers of leading zeros that are only subtracted from constants, as the place of the highest bit that is set, which is
//! one instruction where the other is two:
//!
//! ```text
//! before   31 - leading_zeros(x)    32 - leading_zeros(x)
//! after    first_leading_bit(x)     first_leading_bit(x) + 1
//! ```
//! Of zero it is -1, as the difference is.

use crate::shared::Style;
use flatten_core::frame::{Frame, Operand, Step};
use flatten_core::op::Op;
use flatten_core::ty::Scalar;

/// What a number of leading zeros and the place of the highest bit add up to.
pub(crate) const BOTH: u32 = 31;

/// True of each step whose expression is the place of the highest bit.
pub(crate) fn of(frame: &Frame, style: Style) -> Vec<bool> {
    // What has a user's name in the text is what the name says.
    let is_zeros = |step: &Step| {
        step.op == Op::LeadingZeros
            && step.ty.scalar == Scalar::U32
            && (style == Style::Words || step.name.is_none())
    };
    let mut highest: Vec<bool> = frame.steps.iter().map(is_zeros).collect();
    let subtracts = |step: &Step| step.op == Op::Sub && matches!(step.args[0], Operand::Imm(_));
    let operands = frame.steps.iter().filter(|step| !subtracts(step)).flat_map(|step| step.args.iter());
    let others = operands.copied().chain(frame.loop_operands()).chain(frame.results.iter().copied());
    others.filter_map(|other| other.step()).for_each(|i| highest[i as usize] = false);
    highest
}

//! The highest number that an integer operation may give, as far as its operands say.

use super::Op;
use crate::ty::{Scalar, Ty};

/// The highest number that `op` may give in any lane of a result of this type, as if it were `u32`; [`u32::MAX`] where nothing is
/// known.
///
/// `highest` says the same of an operand by its place, `constant` which number it is, if it is one, the same in all lanes; there
/// are `count` of them. Casts are the caller's, who knows what they are of.
pub fn of(
    op: Op,
    ty: Ty,
    count: usize,
    highest: impl Fn(usize) -> u32,
    constant: impl Fn(usize) -> Option<u32>,
) -> u32 {
    // Of `i32` what is beyond the half is a number below zero.
    let is_number = |number: &u32| ty.scalar == Scalar::U32 || *number <= i32::MAX as u32;
    let found = match op {
        Op::And => Some(highest(0).min(highest(1))),
        Op::Or | Op::Xor => Some(all_below(highest(0) | highest(1))),
        Op::Add => highest(0).checked_add(highest(1)).filter(is_number),
        Op::Mul => highest(0).checked_mul(highest(1)).filter(is_number),
        Op::Shl => {
            let by = constant(1).filter(|by| *by < 32);
            by.and_then(|by| highest(0).checked_mul(1 << by)).filter(is_number)
        }
        Op::Shr => constant(1).and_then(|by| Some(highest(0)).filter(is_number).map(|x| x >> (by % 32))),
        Op::Rem => {
            let by = constant(1).filter(|by| *by > 0).filter(is_number);
            by.and_then(|by| Some(highest(0)).filter(is_number).map(|x| x.min(by - 1)))
        }
        // Of `i32` the smaller one may be below zero.
        Op::Min | Op::Max => {
            let sides = Some((highest(0), highest(1))).filter(|(a, b)| is_number(a) && is_number(b));
            sides.map(|(a, b)| if op == Op::Min { a.min(b) } else { a.max(b) })
        }
        Op::Select => Some(highest(1).max(highest(2))),
        Op::Table => (1..count).map(highest).max(),
        Op::Lane(_) | Op::Swizzle(_) | Op::Splat(_) => Some(highest(0)),
        Op::Compose => (0..count).map(highest).max(),
        Op::CountOnes | Op::LeadingZeros | Op::TrailingZeros => Some(32),
        Op::Bitcast(_) => Some(highest(0)),
        _ => None,
    };
    found.unwrap_or(u32::MAX)
}

/// All bits below the highest one that is set, with that.
pub fn all_below(bits: u32) -> u32 {
    u32::MAX.checked_shr(bits.leading_zeros()).unwrap_or(0)
}

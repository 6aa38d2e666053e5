//! Operations on vectors that are put together only to be read lane by lane, which words have lane by lane.
//!
//! ```text
//! before   p = vec2(x, y) * vec2(z, e)    p.x + p.y
//! after    x * z + y * e
//! ```
//! Under `exact` a dot product and a length of such vectors read lanes too: they are written as sums. A vector that is not put
//! together has its lanes read, once for all operations that need them, so there must be several.

use crate::shared::Style;
use flatten_core::frame::{Frame, Operand, Step};
use flatten_core::op::Op;
use naga::FastHashMap;

/// What an operation lane by lane has less than one on vectors, but for the lanes read of others: the operation puts its
/// operand together and is one.
const SAVED: usize = 2;

/// Of each step, if it is one of these.
pub(crate) fn of(frame: &Frame, style: Style) -> Vec<bool> {
    if style == Style::Text {
        return vec![false; frame.steps.len()];
    }
    let mut apart: Vec<bool> = frame.steps.iter().map(|step| is_made_of_lanes(frame, step)).collect();
    let mut others: Vec<Operand> = frame.loop_operands().chain(frame.results.iter().copied()).collect();
    others.extend(
        frame
            .steps
            .iter()
            .filter(|step| !reads_lanes(frame, step, &apart))
            .flat_map(|step| step.args.iter().copied()),
    );
    others.iter().filter_map(Operand::step).for_each(|i| apart[i as usize] = false);
    let wholes: Vec<Option<Operand>> =
        frame.steps.iter().zip(&apart).map(|(step, apart)| apart.then(|| whole(frame, step))?).collect();
    let mut readers: FastHashMap<(bool, u32), usize> = FastHashMap::default();
    wholes.iter().flatten().for_each(|vector| *readers.entry(key(vector)).or_default() += 1);
    for (i, vector) in wholes.iter().enumerate() {
        if let Some(vector) = vector {
            apart[i] = readers[&key(vector)] * SAVED > usize::from(frame.steps[i].ty.lanes);
        }
    }
    apart
}

/// Which operand it is.
fn key(operand: &Operand) -> (bool, u32) {
    match *operand {
        Operand::Step(i) | Operand::NotStep(i) => (true, i),
        Operand::Param(i) | Operand::NotParam(i) => (false, i),
        Operand::Imm(_) => unreachable!("the lanes of constants are constants"),
    }
}

/// True of an operation of one instruction with an operand that is put together by `compose`.
fn is_made_of_lanes(frame: &Frame, step: &Step) -> bool {
    matches!(step.op, Op::Add | Op::Sub | Op::Mul | Op::Div)
        && step.ty.is_float()
        && step.ty.lanes > 1
        && step.args.iter().any(|arg| made_by(frame, arg) == Some(Op::Compose))
}

/// The operand of such an operation of which lanes are read: one is put together.
fn whole(frame: &Frame, step: &Step) -> Option<Operand> {
    let is_whole = |operand: &&Operand| {
        !matches!(operand, Operand::Imm(_))
            && !matches!(made_by(frame, operand), Some(Op::Compose | Op::Splat(_)))
    };
    step.args.iter().find(is_whole).copied()
}

fn made_by(frame: &Frame, operand: &Operand) -> Option<Op> {
    operand.step().map(|i| frame.steps[i as usize].op)
}

/// True of a step that needs no operand as a whole.
fn reads_lanes(frame: &Frame, step: &Step, apart: &[bool]) -> bool {
    match step.op {
        Op::Lane(_) => true,
        Op::Dot => frame.exact && is_by_lanes(frame, [&step.args[0], &step.args[1]], apart),
        Op::Length => frame.exact && is_by_lanes(frame, [&step.args[0]; 2], apart),
        _ => false,
    }
}

/// True if the product of two vectors is written lane by lane, since no more instructions are needed for that than for one
/// product of which lanes are read.
pub(crate) fn is_by_lanes(frame: &Frame, [x, y]: [&Operand; 2], apart: &[bool]) -> bool {
    // Parameters alone are vectors, whichever they are.
    let lanes = [x, y].into_iter().find_map(|operand| match *operand {
        Operand::Imm(value) => Some(value.ty.lanes),
        _ => operand.step().map(|i| frame.steps[i as usize].ty.lanes),
    });
    let lanes = usize::from(lanes.unwrap_or(2));
    let cost = |operand: &Operand| match *operand {
        Operand::Imm(_) => [0, 0],
        _ => match made_by(frame, operand) {
            Some(Op::Compose | Op::Splat(_)) => [0, 1],
            _ if operand.step().is_some_and(|i| apart[i as usize]) => [0, 1],
            Some(Op::Swizzle(_)) => [lanes, 1],
            _ => [lanes, 0],
        },
    };
    let mut all = cost(x);
    if y != x {
        let other = cost(y);
        all = [all[0] + other[0], all[1] + other[1]];
    }
    all[0] <= all[1] + 1
}

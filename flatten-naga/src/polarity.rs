//! Which truth values are written as their complements, so that as few as possible are complemented: `!(!a & !b)` is
//! `a | b`, and `!(i < j)` of integers `i >= j`. Of floats it is not, since neither holds of NaN.

use crate::shared::Style;
use flatten_core::frame::{Frame, Operand, Step};
use flatten_core::op::Op;
use flatten_core::ty::Ty;

/// True of each step whose expression is its complement.
pub(crate) fn of(frame: &Frame, leaves: &[Ty], style: Style) -> Vec<bool> {
    let uses = uses(frame);
    let mut stored = Vec::with_capacity(frame.steps.len());
    for (step, uses) in frame.steps.iter().zip(uses) {
        // What has a user's name in the text is what the name says.
        let named = style == Style::Text && step.name.is_some();
        let complement = !named && is_complement(frame, leaves, step, &stored, uses);
        stored.push(complement);
    }
    stored
}

fn is_complement(frame: &Frame, leaves: &[Ty], step: &Step, stored: &[bool], uses: [u32; 2]) -> bool {
    let turned = |operand: &Operand| operand.is_not() != operand.step().is_some_and(|i| stored[i as usize]);
    let ty = |operand: &Operand| match *operand {
        Operand::Step(i) | Operand::NotStep(i) => frame.steps[i as usize].ty,
        Operand::Param(i) | Operand::NotParam(i) => leaves[i as usize],
        Operand::Imm(value) => value.ty,
    };
    let [plain, complements] = uses;
    match step.op {
        Op::And if step.ty.is_bool() => match step.args.iter().filter(|arg| turned(arg)).count() {
            0 => false,
            1 => complements > plain,
            _ => true,
        },
        Op::All => turned(&step.args[0]),
        // What is turned among its operands is in its operator.
        Op::Xor if step.ty.is_bool() => complements > 0 && plain == 0,
        Op::Eq | Op::Lt | Op::Le if !ty(&step.args[0]).is_float() => complements > 0 && plain == 0,
        _ => false,
    }
}

/// How often each step is read as it is, and as its complement. A choice takes its condition either way.
fn uses(frame: &Frame) -> Vec<[u32; 2]> {
    let mut uses = vec![[0; 2]; frame.steps.len()];
    let mut read = |operand: &Operand| {
        if let Some(i) = operand.step() {
            uses[i as usize][usize::from(operand.is_not())] += 1;
        }
    };
    for step in &frame.steps {
        let free = usize::from(step.op == Op::Select);
        step.args[free..].iter().for_each(&mut read);
    }
    frame.results.iter().for_each(&mut read);
    frame.loop_operands().for_each(|operand| read(&operand));
    uses
}

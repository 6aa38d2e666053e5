//! Which truth values are written as their complements, so that as few as possible are complemented: `!(!a & !b)` is
//! `a | b`, `!vec2(a, true)` is `vec2(!a, false)`, and `!(i < j)` of integers `i >= j`. Of floats it is not under `exact`,
//! since neither holds of NaN.

use crate::shared::Style;
use flatten_core::frame::{Frame, Operand, Step};
use flatten_core::op::Op;
use flatten_core::ty::Ty;

/// How many levels of truth values are looked at for one that is turned.
const DEEP: u32 = 4;

/// True of each step whose expression is its complement.
pub(crate) fn of(frame: &Frame, leaves: &[Ty], style: Style) -> Vec<bool> {
    let mut uses = uses(frame);
    // What has a user's name in the text is what the name says.
    let is_free = |step: &Step| style == Style::Words || step.name.is_none();
    let turned = turn_whole(frame, leaves, &mut uses, is_free);
    let mut stored = Vec::with_capacity(frame.steps.len());
    for (i, (step, uses)) in frame.steps.iter().zip(uses).enumerate() {
        let complement = is_free(step) && (turned[i] || is_complement(frame, leaves, step, &stored, uses));
        stored.push(complement);
    }
    stored
}

/// True of each `and`, and each vector of truth values, all of whose operands are turned for nothing; readers first, since
/// that turns how operands are read.
fn turn_whole(
    frame: &Frame,
    leaves: &[Ty],
    uses: &mut [[u32; 2]],
    is_free: impl Fn(&Step) -> bool,
) -> Vec<bool> {
    let mut turned = vec![false; frame.steps.len()];
    for (i, step) in frame.steps.iter().enumerate().rev() {
        let [plain, complements] = uses[i];
        let is_open = matches!(step.op, Op::Compose | Op::And) && step.ty.is_bool() && is_free(step);
        // A choice takes its condition either way.
        let gains =
            || complements > 0 || step.args.iter().any(|arg| complements_alone(frame, leaves, arg, uses));
        if !is_open || plain > 0 || !gains() {
            continue;
        }
        // A complement of one operand instead of the whole is no gain.
        if !step.args.iter().all(|arg| arg.is_not() || turns(frame, leaves, arg, uses, DEEP)) {
            continue;
        }
        turned[i] = true;
        for arg in &step.args {
            if let Some(i) = arg.step() {
                let not = usize::from(arg.is_not());
                uses[i as usize][not] -= 1;
                uses[i as usize][1 - not] += 1;
            }
        }
    }
    turned
}

/// True if an operand is its complement for nothing: a constant, or what nobody else reads as it is and is turned by itself.
fn turns(frame: &Frame, leaves: &[Ty], operand: &Operand, uses: &[[u32; 2]], deep: u32) -> bool {
    match *operand {
        Operand::Imm(_) => true,
        Operand::Step(i) if uses[i as usize][0] == 1 && deep > 0 => {
            let step = &frame.steps[i as usize];
            let turned = |arg: &Operand| arg.is_not() || turns(frame, leaves, arg, uses, deep - 1);
            match step.op {
                Op::Eq | Op::Lt | Op::Le => has_opposite(frame, leaves, step),
                Op::And => uses[i as usize][1] == 0 && step.args.iter().all(turned),
                op => op == Op::Xor,
            }
        }
        _ => false,
    }
}

/// True if an operand is a complement, and what it is of is not its own complement for nothing.
fn complements_alone(frame: &Frame, leaves: &[Ty], operand: &Operand, uses: &[[u32; 2]]) -> bool {
    let Some(i) = operand.step() else { return operand.is_not() };
    let step = &frame.steps[i as usize];
    let opposite = match step.op {
        Op::Eq | Op::Lt | Op::Le => has_opposite(frame, leaves, step),
        op => op == Op::Xor,
    };
    operand.is_not() && !(opposite && uses[i as usize][0] == 0)
}

/// True of a comparison of which another one is the complement.
fn has_opposite(frame: &Frame, leaves: &[Ty], step: &Step) -> bool {
    !frame.exact || !type_of(frame, leaves, &step.args[0]).is_float()
}

fn type_of(frame: &Frame, leaves: &[Ty], operand: &Operand) -> Ty {
    match *operand {
        Operand::Step(i) | Operand::NotStep(i) => frame.steps[i as usize].ty,
        Operand::Param(i) | Operand::NotParam(i) => leaves[i as usize],
        Operand::Imm(value) => value.ty,
    }
}

fn is_complement(frame: &Frame, leaves: &[Ty], step: &Step, stored: &[bool], uses: [u32; 2]) -> bool {
    let turned = |operand: &Operand| operand.is_not() != operand.step().is_some_and(|i| stored[i as usize]);
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
        Op::Eq | Op::Lt | Op::Le if has_opposite(frame, leaves, step) => complements > 0 && plain == 0,
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

//! Who uses each step, as the twin prints it: how often, in which polarity, and which splats never show.

use crate::frame::{Blocks, Frame, Operand, Step};
use crate::op::{Op, RegionId};
use crate::value::Value;

/// Counts over the operands as they are printed.
pub(super) struct Users {
    plain: Vec<u32>,
    complemented: Vec<u32>,
    /// True of splats whose every user takes the scalar as it is.
    transparent: Vec<bool>,
    /// True of unnamed `bool` steps that are only meant complemented: the complement is written of them, but for what a loop
    /// leaves with.
    flipped: Vec<bool>,
    /// The lists of steps.
    blocks: Blocks,
    /// True of steps that another list of steps reads: who repeats or skips it must not repeat or skip these.
    elsewhere: Vec<bool>,
}

impl Users {
    pub(super) fn of(frame: &Frame) -> Users {
        let len = frame.steps.len();
        let mut transparent: Vec<bool> = frame.steps.iter().map(|s| matches!(s.op, Op::Splat(_))).collect();
        let mut shows = |operand: &Operand| {
            if let Operand::Step(i) | Operand::NotStep(i) = operand {
                transparent[*i as usize] = false;
            }
        };
        for step in &frame.steps {
            let scalar = scalar_position(frame, step);
            step.args.iter().enumerate().filter(|(i, _)| Some(*i) != scalar).for_each(|(_, a)| shows(a));
        }
        frame.results.iter().copied().chain(frame.loop_operands()).for_each(|operand| shows(&operand));

        let blocks = frame.blocks();
        let (counts, no) = (|| vec![0; len], || vec![false; len]);
        let mut users = Users {
            plain: counts(),
            complemented: counts(),
            transparent,
            flipped: no(),
            blocks,
            elsewhere: no(),
        };
        frame.results.iter().for_each(|r| users.add(*r, 0));
        users.add_loops(frame);
        // Users come after what they use, so a step's uses are known before its own operands are met.
        for (index, step) in frame.steps.iter().enumerate().rev() {
            let never_plain = users.plain[index] == 0 && users.complemented[index] > 0;
            users.flipped[index] = step.name.is_none() && never_plain && !is_left_with(frame, step);
            if !users.transparent[index] {
                let block = users.blocks.of[index];
                printed(frame, step, users.flipped[index]).into_iter().for_each(|a| users.add(a, block));
            }
        }
        users
    }

    /// Conditions and next values are read in the loop's own list, results in the exit's.
    fn add_loops(&mut self, frame: &Frame) {
        let Blocks { of, bodies, exits } = self.blocks.clone();
        for (head, step) in frame.steps.iter().enumerate() {
            let Op::Loop(RegionId(id)) = step.op else { continue };
            let l = &frame.loops[id as usize];
            for carried in &frame.carried[l.carried.start as usize..l.carried.end as usize] {
                self.add(carried.first, of[head]);
                self.add(carried.next, bodies[id as usize]);
            }
            for (exit, block) in l.exits.iter().zip(&exits[id as usize]) {
                self.add(exit.condition, bodies[id as usize]);
                exit.results.iter().for_each(|r| self.add(*r, *block));
            }
        }
    }

    fn add(&mut self, operand: Operand, block: u32) {
        if let Some(step) = operand.step() {
            self.elsewhere[step as usize] |= self.blocks.of[step as usize] != block;
        }
        match operand {
            Operand::Step(i) => self.plain[i as usize] += 1,
            Operand::NotStep(i) => self.complemented[i as usize] += 1,
            Operand::Param(_) | Operand::NotParam(_) | Operand::Imm(_) => {}
        }
    }

    /// How often the step is printed.
    pub(super) fn count(&self, index: usize) -> u32 {
        self.plain[index] + self.complemented[index]
    }

    /// True if the step has one user, in the list of steps that it stands in itself.
    pub(super) fn is_single(&self, index: usize) -> bool {
        self.count(index) == 1 && !self.elsewhere[index]
    }

    /// True of a splat that never shows.
    pub(super) fn is_transparent(&self, index: usize) -> bool {
        self.transparent[index]
    }

    /// True if what is written of the step is its complement.
    pub(super) fn is_flipped(&self, index: usize) -> bool {
        self.flipped[index]
    }
}

/// True of a result of a loop, which is written at its exits.
fn is_left_with(frame: &Frame, step: &Step) -> bool {
    let of_loop =
        |tuple: &Operand| tuple.step().is_some_and(|i| matches!(frame.steps[i as usize].op, Op::Loop(_)));
    matches!(step.op, Op::Project(_)) && step.args.first().is_some_and(of_loop)
}

/// The operands of a step, or of its complement if `not`, as they are printed: `v * s`, not `v * splat(s)`;
/// `a | b`, not `!(!a & !b)`.
pub(super) fn printed(frame: &Frame, step: &Step, not: bool) -> Vec<Operand> {
    let mut args = step.args.clone();
    if let Some(i) = scalar_position(frame, step) {
        args[i] = scalar_of(frame, args[i]).expect("a scalar position holds a splat");
    }
    if not && is_dual(step) {
        args.iter_mut().for_each(|a| *a = complement(*a));
    }
    args
}

/// True if the complement of the step is better said of its complemented operands.
pub(super) fn is_dual(step: &Step) -> bool {
    let complemented = |a: &Operand| matches!(a, Operand::NotStep(_) | Operand::NotParam(_));
    step.ty.is_bool() && matches!(step.op, Op::And | Op::All) && step.args.iter().any(complemented)
}

fn complement(operand: Operand) -> Operand {
    match operand {
        Operand::Step(i) => Operand::NotStep(i),
        Operand::NotStep(i) => Operand::Step(i),
        Operand::Param(i) => Operand::NotParam(i),
        Operand::NotParam(i) => Operand::Param(i),
        Operand::Imm(value) => Operand::Imm(Value::from_lanes(value.ty, |i| 1 - value.bits[i])),
    }
}

/// Which operand of vector arithmetic is printed as a scalar: at most one, since Rust needs the other's lanes.
fn scalar_position(frame: &Frame, step: &Step) -> Option<usize> {
    let arithmetic = matches!(step.op, Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Rem);
    let is_splat = |i: &usize| scalar_of(frame, step.args[*i]).is_some();
    let places: &[usize] = match step.op {
        _ if !step.ty.is_vector() => &[],
        Op::Mad | Op::Nmad => &[1, 0],
        Op::Mix => &[2],
        _ if arithmetic => &[1, 0],
        _ => &[],
    };
    places.iter().copied().find(is_splat)
}

/// The scalar in every lane of a vector, if it is made so.
fn scalar_of(frame: &Frame, operand: Operand) -> Option<Operand> {
    match operand {
        Operand::Step(i) => {
            let step = &frame.steps[i as usize];
            matches!(step.op, Op::Splat(_)).then(|| step.args[0])
        }
        Operand::Imm(value) => value.uniform_bits().map(|_| Operand::Imm(value.lane(0))),
        Operand::NotStep(_) | Operand::Param(_) | Operand::NotParam(_) => None,
    }
}

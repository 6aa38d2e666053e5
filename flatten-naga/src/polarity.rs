//! Which truth values are written as their complements, so that as few as possible are complemented: `!(!a & !b)` is
//! `a | b`, `!vec2(a, true)` is `vec2(!a, false)`, and `!(i < j)` of integers `i >= j`. Of floats it is not under `exact`,
//! since neither holds of NaN.
//!
//! A value that is turned changes which of its operands and readers complement; several that are turned together may
//! need less where each alone would need more. So from each complement, and from each value beside it, a chain is followed in
//! which each next value is the one that then takes most away, and of the chain as much is kept as needs fewest complements, if
//! that is fewer than before.

use crate::shared::Style;
use flatten_core::frame::{Frame, Operand, Step};
use flatten_core::op::Op;
use flatten_core::ty::Ty;
use std::cmp::Reverse;
use std::ops::Range;

/// How many values a chain turns.
const LONGEST: usize = 12;

/// How many readers of one value are looked at.
const READERS: usize = 16;

/// True of each step whose expression is its complement.
pub(crate) fn of(frame: &Frame, leaves: &[Ty], style: Style) -> Vec<bool> {
    let mut values = Values::new(frame, leaves, style);
    for seed in (0..values.wanted.len()).rev() {
        while values.complements(seed) > 0 && values.improve(seed) {}
    }
    values.turned.truncate(frame.steps.len());
    values.turned
}

/// The truth values of a frame: its steps, and behind them the leaves of its parameters.
struct Values<'a> {
    frame: &'a Frame,
    words: bool,
    /// By step, whether it can be written as its complement.
    open: Vec<bool>,
    /// By value, whether it is; a leaf never.
    turned: Vec<bool>,
    /// By value, how often it is wanted as it is, and as its complement.
    wanted: Vec<[u32; 2]>,
    /// By value, which steps want another one of the two when they are turned; the first few.
    readers: Vec<Vec<u32>>,
}

impl<'a> Values<'a> {
    fn new(frame: &'a Frame, leaves: &[Ty], style: Style) -> Values<'a> {
        let count = frame.steps.len() + leaves.len();
        let words = style == Style::Words;
        // What has a user's name in the text is what the name says.
        let is_free = |step: &Step| words || step.name.is_none();
        let open =
            frame.steps.iter().map(|step| is_free(step) && has_complement(frame, leaves, step)).collect();
        let (turned, readers) = (vec![false; count], vec![Vec::new(); count]);
        let mut values = Values { frame, words, open, turned, wanted: vec![[0; 2]; count], readers };
        for (i, step) in frame.steps.iter().enumerate() {
            let with = turned_with(step, words);
            // A choice takes its condition either way, and what is turned among the operands of `!=` is in its operator.
            let free = match step.op {
                Op::Select => 1,
                Op::Xor => step.args.len(),
                Op::Compose if condition(step, words).is_some() => step.args.len(),
                _ => 0,
            };
            for (at, arg) in step.args.iter().enumerate().skip(free) {
                let Some(value) = values.want(arg) else { continue };
                let readers = &mut values.readers[value];
                if with.contains(&at) && readers.len() < READERS {
                    readers.push(i as u32);
                }
            }
        }
        for operand in frame.results.iter().copied().chain(frame.loop_operands()) {
            values.want(&operand);
        }
        values
    }

    /// Counts an operand that is read, and answers its value.
    fn want(&mut self, operand: &Operand) -> Option<usize> {
        let value = self.number(operand)?;
        self.wanted[value][usize::from(operand.is_not())] += 1;
        Some(value)
    }

    fn number(&self, operand: &Operand) -> Option<usize> {
        match *operand {
            Operand::Step(i) | Operand::NotStep(i) => Some(i as usize),
            Operand::Param(i) | Operand::NotParam(i) => Some(self.frame.steps.len() + i as usize),
            Operand::Imm(_) => None,
        }
    }

    /// How many complements a value needs: one, however often it is read.
    fn complements(&self, value: usize) -> i32 {
        i32::from(self.wanted[value][usize::from(!self.turned[value])] > 0)
    }

    /// Turns the chain that leaves fewest complements, if these are fewer; it begins with the value that is complemented or
    /// one beside it.
    fn improve(&mut self, seed: usize) -> bool {
        let chains = self.near(seed).into_iter().map(|first| self.chain(first));
        let Some((gain, chain)) = chains.max_by_key(|(gain, chain)| (*gain, Reverse(chain.len()))) else {
            return false;
        };
        if gain <= 0 {
            return false;
        }
        for step in chain {
            self.turn(step);
        }
        true
    }

    /// The values to turn after this one, as far as that takes complements away, and how many fewer there are.
    fn chain(&mut self, first: usize) -> (i32, Vec<usize>) {
        let (mut chain, mut near) = (Vec::new(), Vec::new());
        let (mut gain, mut best) = (0, (i32::MIN, Reverse(0)));
        let mut next = Some(first);
        while let Some(step) = next.take_if(|_| chain.len() < LONGEST) {
            gain += self.turn(step);
            chain.push(step);
            best = best.max((gain, Reverse(chain.len())));
            near.extend(self.near(step));
            near.sort_unstable();
            near.dedup();
            near.retain(|step| !chain.contains(step));
            next = near.iter().map(|step| (self.gain(*step), *step)).max().map(|(_, step)| step);
        }
        for step in &chain {
            self.turn(*step);
        }
        chain.truncate(best.1.0);
        (best.0, chain)
    }

    /// What can be turned of a value, its operands and its readers.
    fn near(&self, value: usize) -> Vec<usize> {
        let step = self.frame.steps.get(value);
        let operands = step.into_iter().flat_map(|step| &step.args[turned_with(step, self.words)]);
        let readers = self.readers[value].iter().map(|reader| *reader as usize);
        let all = operands.filter_map(|arg| self.number(arg)).chain(readers).chain([value]);
        all.filter(|near| self.open.get(*near) == Some(&true)).collect()
    }

    /// How many complements fewer there are if a step is turned.
    fn gain(&mut self, step: usize) -> i32 {
        let gain = self.turn(step);
        self.turn(step);
        gain
    }

    /// Turns a step, and answers how many complements fewer there are.
    fn turn(&mut self, at: usize) -> i32 {
        let step = &self.frame.steps[at];
        let mut gain = self.complements(at);
        self.turned[at] = !self.turned[at];
        gain -= self.complements(at);
        for arg in &step.args[turned_with(step, self.words)] {
            let Some(value) = self.number(arg) else { continue };
            gain += self.complements(value);
            // Read as its complement either by itself or by a reader that is turned.
            let now = usize::from(arg.is_not() != self.turned[at]);
            self.wanted[value][1 - now] -= 1;
            self.wanted[value][now] += 1;
            gain -= self.complements(value);
        }
        gain
    }
}

/// True of a step that can be written as its complement.
fn has_complement(frame: &Frame, leaves: &[Ty], step: &Step) -> bool {
    match step.op {
        Op::Eq | Op::Lt | Op::Le => !frame.exact || !type_of(frame, leaves, &step.args[0]).is_float(),
        Op::And | Op::Compose | Op::All | Op::Select | Op::Xor => step.ty.is_bool(),
        _ => false,
    }
}

/// The operands that are complemented where the step is.
fn turned_with(step: &Step, words: bool) -> Range<usize> {
    match step.op {
        Op::Compose if condition(step, words).is_some() => 0..0,
        Op::And | Op::Compose | Op::All if step.ty.is_bool() => 0..step.args.len(),
        Op::Select if step.ty.is_bool() => 1..step.args.len(),
        _ => 0..0,
    }
}

/// Of which one value the lanes of a vector are it, its complement and constants, with both of the first: that is a choice
/// between two constants. Text says it by its lanes.
pub(crate) fn condition(step: &Step, words: bool) -> Option<Operand> {
    let lanes = || step.args.iter().filter(|lane| !matches!(lane, Operand::Imm(_)));
    let condition = lanes().next().filter(|_| words && step.ty.is_bool())?.positive();
    let is_whole = lanes().all(|lane| lane.positive() == condition);
    (is_whole && lanes().any(Operand::is_not) && !lanes().all(Operand::is_not)).then_some(condition)
}

fn type_of(frame: &Frame, leaves: &[Ty], operand: &Operand) -> Ty {
    match *operand {
        Operand::Step(i) | Operand::NotStep(i) => frame.steps[i as usize].ty,
        Operand::Param(i) | Operand::NotParam(i) => leaves[i as usize],
        Operand::Imm(value) => value.ty,
    }
}

//! A frame told step by step to whoever builds something of it: a backend of one's own.

use super::{Carried, Exit, Frame, Loop, Operand, Step, Unsupported};
use crate::op::{Op, RegionId};
use crate::ty::Ty;
use crate::value::Value;
use std::ops::Range;

/// How often a value is computed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Once per draw.
    Draw,
    /// At every pixel.
    Pixel,
}

impl Step {
    /// How often it is computed; calls of barriers belong to the pixel, whatever they are given.
    pub fn level(&self) -> Level {
        if self.uniform { Level::Draw } else { Level::Pixel }
    }
}

/// Who is told. What a step gives is the backend's own: a node of a graph, a register, a text.
pub trait Lang {
    /// What stands for a value.
    type Value: Clone;

    /// A leaf of the parameters: `time`, `ray.dir`. Each is told once, before all steps.
    fn param(&mut self, path: &str, ty: Ty, level: Level) -> Self::Value;

    /// A constant.
    fn constant(&mut self, value: Value) -> Self::Value;

    /// The complement of a `bool`.
    fn not(&mut self, value: &Self::Value) -> Self::Value;

    /// An operation; its operands have been told. Of a call, [`Frame::primitives`] says what is called.
    ///
    /// # Errors
    /// What the target cannot say.
    fn step(&mut self, frame: &Frame, step: &Step, args: &[Self::Value]) -> Result<Self::Value, Unsupported>;

    /// A loop that is kept begins: what it carries, with what each of that is in the first pass. Answers what stands for
    /// each in all that is told up to its [`Lang::end`].
    ///
    /// # Errors
    /// A target without loops, which every target is that does not say otherwise.
    fn begin(&mut self, carried: &[Carried], first: &[Self::Value]) -> Result<Vec<Self::Value>, Unsupported> {
        let _ = (carried, first);
        Err(NO_LOOPS)
    }

    /// A way out of the innermost loop: what is told up to its [`Lang::leave`] is only for who takes it.
    ///
    /// # Errors
    /// See [`Lang::begin`].
    fn exit(&mut self, condition: &Self::Value) -> Result<(), Unsupported> {
        let _ = condition;
        Err(NO_LOOPS)
    }

    /// The way out ends, with these results of the loop: those that its [`Lang::end`] is told.
    ///
    /// # Errors
    /// See [`Lang::begin`].
    fn leave(&mut self, results: &[Self::Value]) -> Result<(), Unsupported> {
        let _ = results;
        Err(NO_LOOPS)
    }

    /// A pass of the innermost loop ends: what is carried into the next one. Answers what stands for each result of the
    /// loop that somebody reads: `results` are the steps that do, with type, name and level.
    ///
    /// # Errors
    /// See [`Lang::begin`].
    fn end(&mut self, next: &[Self::Value], results: &[&Step]) -> Result<Vec<Self::Value>, Unsupported> {
        let _ = (next, results);
        Err(NO_LOOPS)
    }
}

const NO_LOOPS: Unsupported = Unsupported { op: "loop", target: "a list of steps" };

impl Frame {
    /// Tells the steps in order, and answers what stands for the leaves of the result.
    ///
    /// ```text
    /// begin(carried) .. exit(c) .. leave(results) .. exit(d) .. leave(results) .. end(next)        a loop
    /// ```
    ///
    /// # Errors
    /// The first step that the target cannot say; a loop that is kept, if it has none.
    pub fn replay<L: Lang>(&self, lang: &mut L) -> Result<Vec<L::Value>, Unsupported> {
        let level = |uniform| if uniform { Level::Draw } else { Level::Pixel };
        let leaves = self.signature.param_leaves();
        let leaves: Vec<L::Value> =
            leaves.iter().map(|(path, ty, uniform)| lang.param(path, *ty, level(*uniform))).collect();
        let leaves = leaves.into_iter().map(Some).chain(self.carried.iter().map(|_| None)).collect();
        let mut told = Teller { frame: self, lang, leaves, steps: vec![None; self.steps.len()] };
        told.list(0..self.steps.len() as u32, None)?;
        Ok(told.operands(&self.results))
    }
}

/// A frame that is being told.
struct Teller<'a, L: Lang> {
    frame: &'a Frame,
    lang: &'a mut L,
    /// What stands for the parameters, and for what loops carry.
    leaves: Vec<Option<L::Value>>,
    /// What stands for the steps told so far.
    steps: Vec<Option<L::Value>>,
}

impl<L: Lang> Teller<'_, L> {
    /// Tells a list of steps; those of a loop with its exits in between. Of the loop's results the numbers are given that
    /// somebody reads.
    fn list(&mut self, range: Range<u32>, of: Option<(&Loop, &[u32])>) -> Result<(), Unsupported> {
        let frame = self.frame;
        let mut exits =
            of.into_iter().flat_map(|(l, read)| l.exits.iter().map(move |e| (e, read))).peekable();
        let mut at = range.start;
        loop {
            while let Some((exit, read)) = exits.next_if(|(e, _)| e.steps.start == at) {
                self.exit(exit, read)?;
                at = exit.steps.end;
            }
            if at >= range.end {
                return Ok(());
            }
            let step = &frame.steps[at as usize];
            match step.op {
                Op::Loop(RegionId(id)) => {
                    let l = &frame.loops[id as usize];
                    self.repeat(at as usize, l)?;
                    at = l.end;
                    continue;
                }
                // It is told where its loop ends.
                Op::Project(_) if self.steps[at as usize].is_some() => {}
                _ => {
                    let args = self.operands(&step.args);
                    self.steps[at as usize] = Some(self.lang.step(frame, step, &args)?);
                }
            }
            at += 1;
        }
    }

    fn repeat(&mut self, head: usize, l: &Loop) -> Result<(), Unsupported> {
        let frame = self.frame;
        let numbers = l.carried.start as usize..l.carried.end as usize;
        let carried = &frame.carried[numbers.clone()];
        let first: Vec<Operand> = carried.iter().map(|c| c.first).collect();
        let first = self.operands(&first);
        let values = self.lang.begin(carried, &first)?;
        let first_leaf = self.leaves.len() - frame.carried.len();
        numbers.zip(values).for_each(|(i, value)| self.leaves[first_leaf + i] = Some(value));
        let (read, at): (Vec<u32>, Vec<usize>) = frame.projects(head).unzip();
        self.list(head as u32 + 1..l.end, Some((l, &read)))?;
        let next: Vec<Operand> = carried.iter().map(|c| c.next).collect();
        let next = self.operands(&next);
        let results: Vec<&Step> = at.iter().map(|at| &frame.steps[*at]).collect();
        let values = self.lang.end(&next, &results)?;
        at.into_iter().zip(values).for_each(|(at, value)| self.steps[at] = Some(value));
        Ok(())
    }

    fn exit(&mut self, exit: &Exit, read: &[u32]) -> Result<(), Unsupported> {
        let condition = self.operand(exit.condition);
        self.lang.exit(&condition)?;
        self.list(exit.steps.clone(), None)?;
        let number = Operand::Imm(Value::u32(exit.number));
        let results = read.iter().map(|i| exit.results.get(*i as usize).copied().unwrap_or(number));
        let results = self.operands(&results.collect::<Vec<_>>());
        self.lang.leave(&results)
    }

    fn operands(&mut self, operands: &[Operand]) -> Vec<L::Value> {
        operands.iter().map(|operand| self.operand(*operand)).collect()
    }

    fn operand(&mut self, operand: Operand) -> L::Value {
        let value = match operand {
            Operand::Step(i) | Operand::NotStep(i) => &self.steps[i as usize],
            Operand::Param(i) | Operand::NotParam(i) => &self.leaves[i as usize],
            Operand::Imm(value) => return self.lang.constant(value),
        };
        let value = value.clone().expect("what is read has been told");
        if operand.is_not() { self.lang.not(&value) } else { value }
    }
}

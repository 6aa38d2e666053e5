//! A frame told step by step to whoever builds something of it: a backend of one's own.

use super::{Frame, Operand, Step, Unsupported};
use crate::ty::Ty;
use crate::value::Value;

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
}

impl Frame {
    /// Tells the steps in order, and answers what stands for the leaves of the result.
    ///
    /// # Errors
    /// The first step that the target cannot say; a loop that is kept is none of the steps that can be told.
    pub fn replay<L: Lang>(&self, lang: &mut L) -> Result<Vec<L::Value>, Unsupported> {
        if !self.loops.is_empty() {
            return Err(Unsupported { op: "loop", target: "a list of steps" });
        }
        let level = |uniform| if uniform { Level::Draw } else { Level::Pixel };
        let leaves = self.signature.param_leaves();
        let params: Vec<L::Value> =
            leaves.iter().map(|(path, ty, uniform)| lang.param(path, *ty, level(*uniform))).collect();
        let mut told = Told { params, steps: Vec::with_capacity(self.steps.len()) };
        for step in &self.steps {
            let args: Vec<L::Value> = step.args.iter().map(|arg| told.operand(lang, *arg)).collect();
            let value = lang.step(self, step, &args)?;
            told.steps.push(value);
        }
        Ok(self.results.iter().map(|result| told.operand(lang, *result)).collect())
    }
}

/// What stands for everything told so far.
struct Told<V> {
    params: Vec<V>,
    steps: Vec<V>,
}

impl<V: Clone> Told<V> {
    fn operand<L: Lang<Value = V>>(&self, lang: &mut L, operand: Operand) -> V {
        let value = match operand {
            Operand::Step(i) | Operand::NotStep(i) => self.steps[i as usize].clone(),
            Operand::Param(i) | Operand::NotParam(i) => self.params[i as usize].clone(),
            Operand::Imm(value) => return lang.constant(value),
        };
        if operand.is_not() { lang.not(&value) } else { value }
    }
}

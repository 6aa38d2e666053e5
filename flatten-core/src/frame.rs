//! What every emitter walks: live operations in order, with explicit operands, immediates and names.

use crate::graph::Primitive;
use crate::op::{Op, PrimitiveId};
use crate::ty::{Scalar, Signature, Ty};
use crate::value::Value;
use rustc_hash::FxHashSet;
use std::fmt;

/// A function ready to be written.
#[derive(Clone, Debug)]
pub struct Frame {
    /// What it takes and gives.
    pub signature: Signature,
    /// True under the `exact` contract.
    pub exact: bool,
    /// What calls may mean, by their number.
    pub primitives: Vec<Primitive>,
    /// The operations, operands before users. No constants and no parameters.
    pub steps: Vec<Step>,
    /// The leaves of the result.
    pub results: Vec<Operand>,
}

/// One operation.
#[derive(Clone, Debug)]
pub struct Step {
    /// What it computes; never `const` or `param`.
    pub op: Op,
    /// The type of its value.
    pub ty: Ty,
    /// Its operands.
    pub args: Vec<Operand>,
    /// How many operands and results mean it.
    pub uses: u32,
    /// The same for every pixel of a draw.
    pub uniform: bool,
    /// The user's name for it, unique in the frame and different from every parameter's.
    pub name: Option<String>,
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Operand {
    /// The value of a step.
    Step(u32),
    /// The complement of a `bool` step.
    NotStep(u32),
    /// A leaf of the parameters.
    Param(u32),
    /// The complement of a `bool` parameter leaf.
    NotParam(u32),
    /// A constant.
    Imm(Value),
}

/// What a target cannot say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    /// The operation.
    pub op: &'static str,
    /// The target.
    pub target: &'static str,
}

impl Operand {
    /// The number of the step meant, complemented or not.
    pub fn step(&self) -> Option<u32> {
        match *self {
            Operand::Step(step) | Operand::NotStep(step) => Some(step),
            Operand::Param(_) | Operand::NotParam(_) | Operand::Imm(_) => None,
        }
    }

    /// True if the complement is meant.
    pub fn is_not(&self) -> bool {
        matches!(self, Operand::NotStep(_) | Operand::NotParam(_))
    }

    /// The operand without its complement.
    pub fn positive(self) -> Operand {
        match self {
            Operand::NotStep(step) => Operand::Step(step),
            Operand::NotParam(leaf) => Operand::Param(leaf),
            Operand::Step(_) | Operand::Param(_) | Operand::Imm(_) => self,
        }
    }

    fn ty(&self, steps: &[Step], params: &[(String, Ty, bool)]) -> Option<Ty> {
        match *self {
            Operand::Step(i) | Operand::NotStep(i) => steps.get(i as usize).map(|s| s.ty),
            Operand::Param(i) | Operand::NotParam(i) => params.get(i as usize).map(|p| p.1),
            Operand::Imm(value) => Some(value.ty),
        }
    }
}

impl Frame {
    /// Checks operand order, types, use counts, names and results; the message names the first step at fault.
    pub fn verify(&self) -> Result<(), String> {
        let params = self.signature.param_leaves();
        let mut uses = vec![0; self.steps.len()];
        let mut names: FxHashSet<&str> = self.signature.params.iter().map(|p| p.name.as_str()).collect();
        for (i, step) in self.steps.iter().enumerate() {
            let types = operand_types(&self.steps[..i], &params, &step.args, &mut uses)
                .map_err(|e| format!("%{i}: {e}"))?;
            let fits = match step.op {
                Op::Const(_) | Op::Param(_) => false,
                Op::Loop(_) | Op::Project(_) => true,
                Op::Call(PrimitiveId(i)) => {
                    let primitive = self.primitives.get(i as usize);
                    primitive.is_some_and(|p| p.params() == types && p.ty() == step.ty)
                }
                Op::Table if !step.args[1..].iter().all(|arg| matches!(arg, Operand::Imm(_))) => false,
                op => op.result(&types) == Some(step.ty),
            };
            if !fits {
                return Err(format!("%{i}: no {} of {types:?} gives {}", step.op.name(), step.ty));
            }
            if step.name.as_ref().is_some_and(|name| !names.insert(name)) {
                return Err(format!("%{i}: its name is taken"));
            }
        }
        let results = operand_types(&self.steps, &params, &self.results, &mut uses)?;
        if results != self.signature.result.leaves() {
            return Err(format!("results of types {results:?} for `{}`", self.signature.result));
        }
        match self.steps.iter().zip(&uses).position(|(step, n)| step.uses != *n) {
            Some(i) => Err(format!("%{i}: {} uses, not {}", uses[i], self.steps[i].uses)),
            None => Ok(()),
        }
    }
}

fn operand_types(
    steps: &[Step],
    params: &[(String, Ty, bool)],
    operands: &[Operand],
    uses: &mut [u32],
) -> Result<Vec<Ty>, String> {
    let mut types = Vec::with_capacity(operands.len());
    for operand in operands {
        let ty = operand.ty(steps, params).ok_or_else(|| format!("{operand:?} is not defined"))?;
        if operand.is_not() && ty.scalar != Scalar::Bool {
            return Err(format!("{operand:?} is the complement of a `{ty}`"));
        }
        operand.step().into_iter().for_each(|step| uses[step as usize] += 1);
        types.push(ty);
    }
    Ok(types)
}

/// One line per step: `%1 less = lt x %0 : bool, 1 use`.
impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let params = self.signature.param_leaves();
        writeln!(f, "{}{} {{", if self.exact { "exact " } else { "" }, self.signature)?;
        for (i, primitive) in self.primitives.iter().enumerate() {
            let kind = if primitive.barrier { "barrier" } else { "leaf" };
            writeln!(f, "    {kind} {i} path {} {};", primitive.path, primitive.signature)?;
        }
        for (i, step) in self.steps.iter().enumerate() {
            let name = step.name.iter().map(|name| format!(" {name}")).collect::<String>();
            write!(f, "    %{i}{name} = {}", step.op)?;
            step.args.iter().try_for_each(|arg| fmt_operand(f, &params, arg))?;
            let uniform = if step.uniform { " uniform" } else { "" };
            let plural = if step.uses == 1 { "" } else { "s" };
            writeln!(f, " : {}{uniform}, {} use{plural}", step.ty, step.uses)?;
        }
        f.write_str("    return")?;
        self.results.iter().try_for_each(|result| fmt_operand(f, &params, result))?;
        f.write_str("\n}\n")
    }
}

fn fmt_operand(f: &mut fmt::Formatter<'_>, params: &[(String, Ty, bool)], o: &Operand) -> fmt::Result {
    let not = if o.is_not() { "!" } else { "" };
    match *o {
        Operand::Step(i) | Operand::NotStep(i) => write!(f, " {not}%{i}"),
        Operand::Param(i) | Operand::NotParam(i) => write!(f, " {not}{}", params[i as usize].0),
        Operand::Imm(value) => write!(f, " {value}"),
    }
}

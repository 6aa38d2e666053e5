//! What every emitter walks: live operations in order, with explicit operands, immediates and names.

mod replay;

use crate::graph::Primitive;
use crate::op::{Op, PrimitiveId};
use crate::ty::{Scalar, Signature, Ty};
use crate::value::Value;
pub use replay::{Lang, Level};
use rustc_hash::FxHashSet;
use std::fmt;
use std::ops::Range;

/// A function ready to be written.
#[derive(Clone, Debug)]
pub struct Frame {
    /// What it takes and gives.
    pub signature: Signature,
    /// True under the `exact` contract.
    pub exact: bool,
    /// True if the contract lets sums be grouped anew.
    pub reassoc: bool,
    /// What calls may mean, by their number.
    pub primitives: Vec<Primitive>,
    /// The operations, operands before users. No constants and no parameters. Those of a loop follow its head, the
    /// step `loop`, up to its end; whatever else there is stands in one flat list.
    pub steps: Vec<Step>,
    /// The loops, each before those inside of it; step `loop i` is the head of loop `i`.
    pub loops: Vec<Loop>,
    /// What the loops carry from pass to pass.
    pub carried: Vec<Carried>,
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

/// A loop that is kept. In each pass its steps run in order; an exit stands before the first of its own steps, which
/// run only if it is taken. After the last step what is carried is replaced, all at once.
#[derive(Clone, Debug)]
pub struct Loop {
    /// One past its last step.
    pub end: u32,
    /// What it carries, by number.
    pub carried: Range<u32>,
    /// The ways out, in order.
    pub exits: Vec<Exit>,
}

/// A way out of a loop.
#[derive(Clone, Debug)]
pub struct Exit {
    /// The steps that only who leaves here takes.
    pub steps: Range<u32>,
    /// When it is taken.
    pub condition: Operand,
    /// Its number among all exits of the loop, some of which are never taken and are not here.
    pub number: u32,
    /// What it leaves with: `project i` of the head is result `i`, and one past the last the number of the exit.
    pub results: Vec<Operand>,
}

/// A value that a loop carries: in its steps, leaf `i` behind those of the parameters.
#[derive(Clone, Debug)]
pub struct Carried {
    /// A name unique in the frame.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// What it is in the first pass.
    pub first: Operand,
    /// What it is in the next pass.
    pub next: Operand,
}

/// Which list of steps each step stands in.
#[derive(Clone, Debug)]
pub struct Blocks {
    /// By step, the innermost list.
    pub of: Vec<u32>,
    /// By loop, the list of its own steps.
    pub bodies: Vec<u32>,
    /// By loop, the list of each exit.
    pub exits: Vec<Vec<u32>>,
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Operand {
    /// The value of a step.
    Step(u32),
    /// The complement of a `bool` step.
    NotStep(u32),
    /// A leaf of the parameters; numbers beyond these are of what loops carry.
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

    /// The complement if `not`; of `bool` only.
    pub fn complement_if(self, not: bool) -> Operand {
        match self {
            operand if !not => operand,
            Operand::Step(step) => Operand::NotStep(step),
            Operand::NotStep(step) => Operand::Step(step),
            Operand::Param(leaf) => Operand::NotParam(leaf),
            Operand::NotParam(leaf) => Operand::Param(leaf),
            Operand::Imm(value) => Operand::Imm(value.complement()),
        }
    }

    fn ty(&self, steps: &[Step], params: &[(String, Ty)]) -> Option<Ty> {
        match *self {
            Operand::Step(i) | Operand::NotStep(i) => steps.get(i as usize).map(|s| s.ty),
            Operand::Param(i) | Operand::NotParam(i) => params.get(i as usize).map(|p| p.1),
            Operand::Imm(value) => Some(value.ty),
        }
    }
}

impl Frame {
    /// Name, type and rank of each leaf of the parameters, then of each carried value.
    pub fn leaves(&self) -> Vec<(String, Ty)> {
        let params = self.signature.param_leaves().into_iter().map(|(name, ty, _)| (name, ty));
        params.chain(self.carried.iter().map(|c| (c.name.clone(), c.ty))).collect()
    }

    /// The operands of loops that are no step's: first and next values, conditions and results.
    pub fn loop_operands(&self) -> impl Iterator<Item = Operand> {
        let carried = self.carried.iter().flat_map(|c| [c.first, c.next]);
        let exits = self.loops.iter().flat_map(|l| &l.exits);
        carried.chain(exits.flat_map(|e| e.results.iter().copied().chain([e.condition])))
    }

    /// The steps that read the results of a loop, each with the number of its result.
    pub fn projects(&self, head: usize) -> impl Iterator<Item = (u32, usize)> {
        let steps = self.steps.iter().enumerate();
        steps.filter_map(move |(at, step)| match step.op {
            Op::Project(i) if step.args == [Operand::Step(head as u32)] => Some((i, at)),
            _ => None,
        })
    }

    /// The lists of steps: the function's own is 0, and each loop and each exit has one.
    pub fn blocks(&self) -> Blocks {
        let mut blocks = Blocks { of: vec![0; self.steps.len()], bodies: Vec::new(), exits: Vec::new() };
        let mut count = 0;
        let heads = self.steps.iter().enumerate().filter_map(|(at, step)| match step.op {
            Op::Loop(id) => Some((at as u32, &self.loops[id.0 as usize])),
            _ => None,
        });
        // Loops come before those inside of them, which overwrite what is written here.
        for (head, l) in heads {
            let mut list = |range: Range<u32>| {
                count += 1;
                range.for_each(|at| blocks.of[at as usize] = count);
                count
            };
            blocks.bodies.push(list(head + 1..l.end));
            blocks.exits.push(l.exits.iter().map(|e| list(e.steps.clone())).collect());
        }
        blocks
    }

    /// Checks operand order, types, use counts, names, loops and results; the message names the first step at fault.
    pub fn verify(&self) -> Result<(), String> {
        let leaves = self.leaves();
        let mut uses = vec![0; self.steps.len()];
        let mut read: FxHashSet<(u32, u32)> = FxHashSet::default();
        let mut names: FxHashSet<&str> = self.signature.params.iter().map(|p| p.name.as_str()).collect();
        if let Some(carried) = self.carried.iter().find(|c| !names.insert(&c.name)) {
            return Err(format!("the name of `{}` is taken", carried.name));
        }
        for (i, step) in self.steps.iter().enumerate() {
            let types = operand_types(&self.steps[..i], &leaves, &step.args, &mut uses)
                .map_err(|e| format!("%{i}: {e}"))?;
            let fits = match step.op {
                Op::Const(_) | Op::Param(_) => false,
                Op::Loop(id) => {
                    self.check_loop(i, id.0 as usize).map_err(|e| format!("%{i}: {e}")).map(|()| true)?
                }
                // Once each, or emitters would write it twice where the loop is left.
                Op::Project(result) => match step.args[..] {
                    [Operand::Step(head)] => read.insert((head, result)),
                    _ => false,
                },
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
        for carried in &self.carried {
            let types = operand_types(&self.steps, &leaves, &[carried.first, carried.next], &mut uses)?;
            if types != [carried.ty; 2] {
                return Err(format!("`{}` is a {}, not {types:?}", carried.name, carried.ty));
            }
        }
        for exit in self.loops.iter().flat_map(|l| &l.exits) {
            if operand_types(&self.steps, &leaves, &[exit.condition], &mut uses)? != [Ty::BOOL] {
                return Err(format!("{:?} is the condition of an exit", exit.condition));
            }
            operand_types(&self.steps, &leaves, &exit.results, &mut uses)?;
        }
        let results = operand_types(&self.steps, &leaves, &self.results, &mut uses)?;
        if results != self.signature.result.leaves() {
            return Err(format!("results of types {results:?} for `{}`", self.signature.result));
        }
        match self.steps.iter().zip(&uses).position(|(step, n)| step.uses != *n) {
            Some(i) => Err(format!("%{i}: {} uses, not {}", uses[i], self.steps[i].uses)),
            None => Ok(()),
        }
    }

    /// Checks that exits stand in their loop, in order, and that each operand is in sight where it is read.
    fn check_loop(&self, head: usize, number: usize) -> Result<(), String> {
        let l = self.loops.get(number).ok_or_else(|| format!("loop {number} of {}", self.loops.len()))?;
        let mut at = head as u32 + 1;
        for exit in &l.exits {
            if exit.steps.start < at || exit.steps.end < exit.steps.start || exit.steps.end > l.end {
                return Err(format!("an exit at {:?} of {at}..{}", exit.steps, l.end));
            }
            if exit.condition.step().is_some_and(|step| step >= exit.steps.start) {
                return Err(format!("{:?} comes after its exit", exit.condition));
            }
            if exit.results.iter().filter_map(Operand::step).any(|step| step >= exit.steps.end) {
                return Err(format!("a result of exit {} comes after it", exit.number));
            }
            at = exit.steps.end;
        }
        for carried in &self.carried[l.carried.start as usize..l.carried.end as usize] {
            let late = |o: Operand, end: usize| o.step().is_some_and(|step| step as usize >= end);
            if late(carried.first, head) || late(carried.next, l.end as usize) {
                return Err(format!("`{}` reads what comes later", carried.name));
            }
        }
        Ok(())
    }
}

fn operand_types(
    steps: &[Step],
    params: &[(String, Ty)],
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

/// One line per step: `%1 less = lt x %0 : bool, 1 use`. A loop says what it carries, and `next` at its end; an exit
/// is `exit 0 if %3 -> %1 t`, with its own steps before its results.
impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}{} {{", if self.exact { "exact " } else { "" }, self.signature)?;
        for (i, primitive) in self.primitives.iter().enumerate() {
            let kind = if primitive.barrier { "barrier" } else { "leaf" };
            writeln!(f, "    {kind} {i} path {} {};", primitive.path, primitive.signature)?;
        }
        self.fmt_steps(f, &self.leaves(), 0..self.steps.len() as u32, None, 1)?;
        f.write_str("    return")?;
        self.results.iter().try_for_each(|result| fmt_operand(f, &self.leaves(), result))?;
        f.write_str("\n}\n")
    }
}

impl Frame {
    fn fmt_steps(
        &self,
        f: &mut fmt::Formatter<'_>,
        leaves: &[(String, Ty)],
        range: Range<u32>,
        of: Option<&Loop>,
        depth: usize,
    ) -> fmt::Result {
        let indent = "    ".repeat(depth);
        let mut exits = of.into_iter().flat_map(|l| &l.exits).peekable();
        let mut at = range.start;
        loop {
            while let Some(exit) = exits.next_if(|e| e.steps.start == at) {
                write!(f, "{indent}exit {} if", exit.number)?;
                fmt_operand(f, leaves, &exit.condition)?;
                f.write_str(" {\n")?;
                self.fmt_steps(f, leaves, exit.steps.clone(), None, depth + 1)?;
                write!(f, "{indent}    leave")?;
                exit.results.iter().try_for_each(|result| fmt_operand(f, leaves, result))?;
                writeln!(f, "\n{indent}}}")?;
                at = exit.steps.end;
            }
            if at == range.end {
                return Ok(());
            }
            let step = &self.steps[at as usize];
            let name = step.name.iter().map(|name| format!(" {name}")).collect::<String>();
            write!(f, "{indent}%{at}{name} = {}", step.op)?;
            step.args.iter().try_for_each(|arg| fmt_operand(f, leaves, arg))?;
            let uniform = if step.uniform { " uniform" } else { "" };
            let plural = if step.uses == 1 { "" } else { "s" };
            write!(f, " : {}{uniform}, {} use{plural}", step.ty, step.uses)?;
            at += 1;
            let Op::Loop(id) = step.op else {
                f.write_str("\n")?;
                continue;
            };
            let l = &self.loops[id.0 as usize];
            let carried = &self.carried[l.carried.start as usize..l.carried.end as usize];
            f.write_str(" {\n")?;
            for carried in carried {
                write!(f, "{indent}    carry {}: {} =", carried.name, carried.ty)?;
                fmt_operand(f, leaves, &carried.first)?;
                f.write_str("\n")?;
            }
            self.fmt_steps(f, leaves, at..l.end, Some(l), depth + 1)?;
            write!(f, "{indent}    next")?;
            carried.iter().try_for_each(|carried| fmt_operand(f, leaves, &carried.next))?;
            writeln!(f, "\n{indent}}}")?;
            at = l.end;
        }
    }
}

fn fmt_operand(f: &mut fmt::Formatter<'_>, params: &[(String, Ty)], o: &Operand) -> fmt::Result {
    let not = if o.is_not() { "!" } else { "" };
    match *o {
        Operand::Step(i) | Operand::NotStep(i) => write!(f, " {not}%{i}"),
        Operand::Param(i) | Operand::NotParam(i) => write!(f, " {not}{}", params[i as usize].0),
        Operand::Imm(value) => write!(f, " {value}"),
    }
}

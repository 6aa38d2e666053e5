//! One formula of other operands, in the arms of choices with a step more in some, and side by side.

use crate::make::{Maker, Style};
use crate::recipe::Arg;
use flatten_core::op::Op;
use flatten_core::ty::{Scalar, Ty};

/// What stands beside the value in a step.
#[derive(Clone, Copy)]
enum Beside {
    Nothing,
    Itself,
    /// The same in all arms.
    Shared(Arg),
    Constant,
    Variable,
}

/// A step of a formula.
#[derive(Clone, Copy)]
struct Stage {
    op: Op,
    beside: Beside,
    /// The value comes second.
    second: bool,
}

const OPS: &[Op] = &[Op::Add, Op::Add, Op::Sub, Op::Mul, Op::Min, Op::Max, Op::Neg];
const SMOOTH: &[Op] = &[Op::Add, Op::Sub, Op::Mul, Op::Div, Op::Sin, Op::Sqrt, Op::Neg];
const INTS: &[Op] = &[Op::Add, Op::Sub, Op::Mul, Op::And, Op::Or, Op::Xor, Op::Min];

impl Maker<'_> {
    /// A choice between two or three formulas that are alike.
    pub(crate) fn formulas(&mut self) {
        let numbers: Vec<Ty> = self.types.iter().copied().filter(|ty| !ty.is_bool()).collect();
        let ty = if numbers.is_empty() { Ty::F32 } else { self.random.pick(&numbers) };
        let stages: Vec<Stage> = (0..2 + self.random.below(3)).map(|_| self.stage(ty)).collect();
        let mut arms: Vec<Arg> = (0..2 + self.random.below(2)).map(|_| self.formula(ty, &stages)).collect();
        if self.random.chance(30) {
            let other = self.variable(ty);
            let at = self.random.below(arms.len());
            arms.insert(at, other);
        }
        let lanes = if ty.is_vector() && self.random.chance(30) { ty.lanes } else { 1 };
        let mut chosen = arms[0];
        for arm in &arms[1..] {
            let condition = self.operand(Ty::new(Scalar::Bool, lanes));
            let sides = if self.random.chance(50) { [chosen, *arm] } else { [*arm, chosen] };
            chosen = self.make(Op::Select, &[condition, sides[0], sides[1]]);
        }
    }

    /// Scalars that are computed alike, some of what others of them are, some joined.
    pub(crate) fn alike(&mut self) {
        let scalars: Vec<Ty> = self.types.iter().map(|ty| ty.element()).filter(|ty| !ty.is_bool()).collect();
        let ty = if scalars.is_empty() { Ty::F32 } else { self.random.pick(&scalars) };
        let stages: Vec<Stage> = (0..3 + self.random.below(4)).map(|_| self.stage(ty)).collect();
        let count = self.random.pick(&[2, 2, 3, 4, 4, 5, 8]);
        let made: Vec<Arg> = (0..count).map(|_| self.formula(ty, &stages)).collect();
        match self.random.below(4) {
            0 => {
                let lanes = &made[..made.len().min(4)];
                self.make(Op::Compose, lanes);
            }
            // As weights are divided by what they are together.
            1 if ty.is_float() && self.style != Style::Dyadic => {
                let sum = self.joined(Op::Add, &made);
                let parts: Vec<Arg> = made.iter().map(|part| self.make(Op::Div, &[*part, sum])).collect();
                self.joined(Op::Add, &parts);
            }
            2 => {
                let op = self.random.pick(&[Op::Add, Op::Min, Op::Max]);
                self.joined(op, &made);
            }
            _ => {}
        }
    }

    fn joined(&mut self, op: Op, parts: &[Arg]) -> Arg {
        let rest = parts[1..].iter();
        rest.fold(parts[0], |all, part| self.make(op, &[all, *part]))
    }

    fn stage(&mut self, ty: Ty) -> Stage {
        let ops = match (ty.is_float(), self.style) {
            (false, _) => INTS,
            (true, Style::Smooth | Style::Any) => SMOOTH,
            _ => OPS,
        };
        let op = self.random.pick(ops);
        let beside = match self.random.below(8) {
            _ if op.result(&[ty]) == Some(ty) => Beside::Nothing,
            0 | 1 => Beside::Itself,
            2 | 3 => Beside::Shared(self.variable(ty)),
            4..7 => Beside::Constant,
            _ => Beside::Variable,
        };
        Stage { op, beside, second: self.random.chance(30) }
    }

    fn formula(&mut self, ty: Ty, stages: &[Stage]) -> Arg {
        let mut value = self.variable(ty);
        for stage in stages {
            let beside = match stage.beside {
                Beside::Nothing => {
                    value = self.make(stage.op, &[value]);
                    continue;
                }
                Beside::Itself => value,
                Beside::Shared(arg) => arg,
                Beside::Constant => {
                    let constant = self.constant(ty);
                    self.literal(constant)
                }
                Beside::Variable => self.variable(ty),
            };
            let args = if stage.second { [beside, value] } else { [value, beside] };
            value = self.make(stage.op, &args);
        }
        if self.random.chance(25) {
            let more = self.operand(ty);
            let op = self.random.pick(&[Op::Add, Op::Mul, Op::Sub]);
            value = self.make(op, &[value, more]);
        }
        value
    }
}

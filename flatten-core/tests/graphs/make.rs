//! Makes recipes from seeds.

use crate::choose::{BOOLS, CHAIN, CHOICES, INTS};
use crate::inputs::constant_bits;
use crate::random::Random;
use crate::recipe::{Arg, Recipe, Step, What, types};
use flatten_core::op::Op;
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;

/// Which graphs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// All operations on all types.
    Any,
    /// Chains of a few operations on a few types.
    Chains,
    /// Comparisons of a few numbers, and choices.
    Choices,
    /// What is exact on small multiples of one half, however it is grouped.
    Dyadic,
    /// Floats without jumps.
    Smooth,
    /// The left sides of rules.
    Rules,
}

pub(crate) struct Maker<'r> {
    pub(crate) random: &'r mut Random,
    pub(crate) style: Style,
    pub(crate) recipe: Recipe,
    /// By step: true if another reads it.
    read: Vec<bool>,
    /// Of which types values are asked for.
    pub(crate) types: Vec<Ty>,
    /// True in a loop, which has the parameters that it has.
    pub(crate) inner: bool,
}

/// A recipe of about `size` steps.
pub(crate) fn recipe(random: &mut Random, style: Style, size: usize) -> Recipe {
    let mut maker = Maker::new(random, style);
    maker.params();
    while maker.recipe.steps.len() < size {
        let ty = maker.random.pick(&maker.types);
        match maker.random.below(100) {
            0..70 if maker.style == Style::Rules => drop(maker.rule()),
            0..2 if maker.style == Style::Any => maker.repeat(),
            2..30 => maker.relative(),
            30..42 if matches!(maker.style, Style::Dyadic | Style::Smooth) => {
                maker.motif(maker.style == Style::Dyadic);
            }
            30..34 if maker.style == Style::Any => maker.motif(false),
            42..45 => maker.formulas(),
            45..48 => maker.alike(),
            _ => drop(maker.step(ty)),
        }
    }
    maker.roots();
    maker.recipe.pruned()
}

impl Maker<'_> {
    pub(crate) fn new(random: &mut Random, style: Style) -> Maker<'_> {
        let all: Vec<Ty> = types().collect();
        let floats: Vec<Ty> = all.iter().copied().filter(|t| t.is_float()).collect();
        let types = match style {
            Style::Any | Style::Rules => (0..5).map(|_| random.pick(&all)).collect(),
            Style::Chains => (0..3).map(|_| random.pick(&all)).collect(),
            Style::Choices => {
                let number = random.pick(&[Ty::F32, Ty::F32, Ty::I32, Ty::U32]);
                let vector = Ty::new(number.scalar, 2);
                let other = random.pick(&[number, Ty::BOOL, vector, vector.with_scalar(Scalar::Bool)]);
                vec![number, number, Ty::BOOL, Ty::BOOL, other]
            }
            Style::Dyadic | Style::Smooth => vec![Ty::F32, Ty::F32, Ty::F32, random.pick(&floats)],
        };
        Maker { random, style, recipe: Recipe::default(), read: vec![], types, inner: false }
    }

    fn params(&mut self) {
        for i in 0..3 + self.random.below(4) {
            let ty = if i == 0 { self.types[0] } else { self.random.pick(&self.types) };
            let uniform = self.random.chance(30);
            self.push(What::Param { uniform }, ty, vec![]);
        }
        if self.random.chance(50) {
            let uniform = self.random.chance(30);
            self.push(What::Param { uniform }, Ty::BOOL, vec![]);
        }
    }

    /// Every step that no other reads, and some that are read.
    fn roots(&mut self) {
        let steps = &self.recipe.steps;
        let has_value: Vec<usize> = (0..steps.len()).filter(|at| steps[*at].ty != Ty::TUPLE).collect();
        let is_param = |at: usize| matches!(steps[at].what, What::Param { .. });
        let mut roots: Vec<usize> =
            has_value.iter().copied().filter(|at| !self.read[*at] && !is_param(*at)).collect();
        for _ in 0..self.random.below(2) {
            roots.push(self.random.pick(&has_value));
        }
        if roots.is_empty() {
            roots.push(has_value[has_value.len() - 1]);
        }
        let not = |at: usize, random: &mut Random| steps[at].ty.is_bool() && random.chance(50);
        let random = &mut *self.random;
        self.recipe.roots = roots.into_iter().map(|at| Arg { at, not: not(at, random) }).collect();
    }

    pub(crate) fn push(&mut self, what: What, ty: Ty, args: Vec<Arg>) -> usize {
        args.iter().for_each(|a| self.read[a.at] = true);
        self.read.push(false);
        self.recipe.steps.push(Step { what, ty, args });
        self.recipe.steps.len() - 1
    }

    /// A constant.
    pub(crate) fn literal(&mut self, value: Value) -> Arg {
        Arg { at: self.push(What::Const(value), value.ty, vec![]), not: false }
    }

    /// One operation.
    pub(crate) fn make(&mut self, op: Op, args: &[Arg]) -> Arg {
        let types: Vec<Ty> = args.iter().map(|a| self.recipe.steps[a.at].ty).collect();
        let ty = op.result(&types).expect("operands that fit");
        Arg { at: self.push(What::Op(op), ty, args.to_vec()), not: false }
    }

    /// An operation on operands of these types.
    pub(crate) fn op(&mut self, op: Op, ty: Ty, args: &[Ty]) -> usize {
        assert_eq!(op.result(args), Some(ty));
        let mut args: Vec<Arg> = args.iter().map(|ty| self.operand(*ty)).collect();
        // What is constant is of little interest.
        let is_const = |a: &Arg| matches!(self.recipe.steps[a.at].what, What::Const(_));
        if args.iter().all(is_const) && !self.random.chance(5) {
            let first = self.recipe.steps[args[0].at].ty;
            args[0] = self.variable(first);
        }
        // And so is what is done to one value twice.
        let twice = (1..args.len()).find(|i| args[..*i].iter().any(|a| a.at == args[*i].at));
        if let Some(i) = twice
            && !self.random.chance(20)
        {
            args[i] = self.operand(self.recipe.steps[args[i].at].ty);
        }
        self.push(What::Op(op), ty, args)
    }

    /// Something of this type: most often what was made of late.
    pub(crate) fn operand(&mut self, ty: Ty) -> Arg {
        if self.random.chance(if matches!(self.style, Style::Chains | Style::Choices) { 20 } else { 12 }) {
            let value = self.constant(ty);
            let not = ty.is_bool() && self.random.chance(30);
            return Arg { at: self.push(What::Const(value), ty, vec![]), not };
        }
        self.variable(ty)
    }

    /// Something of this type that is not a constant.
    pub(crate) fn variable(&mut self, ty: Ty) -> Arg {
        let steps = &self.recipe.steps;
        let is_const = |at: usize| matches!(steps[at].what, What::Const(_));
        let fits: Vec<usize> = (0..steps.len()).filter(|at| steps[*at].ty == ty && !is_const(*at)).collect();
        let unread = fits.iter().rev().copied().find(|at| !self.read[*at]);
        let not = ty.is_bool() && self.random.chance(30);
        if ty.is_vector() && self.random.chance(20) {
            return Arg { at: self.op(Op::Splat(ty.lanes), ty, &[ty.element()]), not };
        }
        let at = match unread {
            Some(at) if self.random.chance(50) => at,
            _ if fits.is_empty() && self.inner => return Arg { at: self.step(ty), not },
            _ if fits.is_empty() => {
                let uniform = self.random.chance(30);
                self.push(What::Param { uniform }, ty, vec![])
            }
            _ => {
                let back = self.random.below(fits.len()).min(self.random.below(fits.len()));
                fits[fits.len() - 1 - back]
            }
        };
        Arg { at, not }
    }

    /// Something like a step that is there: of another operand, with another operation, or of itself once more.
    fn relative(&mut self) {
        let steps = &self.recipe.steps;
        let plain = |s: &Step| matches!(s.what, What::Op(op) if op != Op::Table);
        let like: Vec<usize> = (0..steps.len()).filter(|at| plain(&steps[*at])).collect();
        if like.is_empty() {
            return;
        }
        let at = like[like.len() - 1 - self.random.below(like.len().min(12))];
        let Step { what: What::Op(mut op), ty, mut args } = self.recipe.steps[at].clone() else { return };
        let i = self.random.below(args.len());
        let arg_ty = self.recipe.steps[args[i].at].ty;
        match self.random.below(5) {
            0 if op.result(&vec![ty; args.len()]) == Some(ty) => {
                args[i] = Arg { at, not: false };
                if args.len() == 2 && self.random.chance(50) {
                    args[1 - i] = self.operand(ty);
                }
            }
            1 if args.len() == 2 => args.swap(0, 1),
            2 => {
                let types: Vec<Ty> = args.iter().map(|a| self.recipe.steps[a.at].ty).collect();
                let all = [CHAIN, CHOICES, INTS, BOOLS].concat();
                let fits = |op: &&Op| op.result(&types) == Some(ty);
                let same: Vec<Op> = all.iter().filter(fits).copied().collect();
                if same.is_empty() || self.style == Style::Dyadic && !ty.is_bool() {
                    return;
                }
                op = self.random.pick(&same);
            }
            _ => {
                let other = self.operand(arg_ty);
                args[i] = if arg_ty.is_bool() && self.random.chance(40) {
                    Arg { not: !args[i].not, ..args[i] }
                } else {
                    other
                };
            }
        }
        let types: Vec<Ty> = args.iter().map(|a| self.recipe.steps[a.at].ty).collect();
        if op.result(&types) == Some(ty) {
            self.push(What::Op(op), ty, args);
        }
    }

    pub(crate) fn constant(&mut self, ty: Ty) -> Value {
        let mut lanes = [0; 4];
        let first = constant_bits(self.random, self.style, ty.scalar);
        let same = self.random.chance(60);
        for lane in &mut lanes {
            *lane = if same { first } else { constant_bits(self.random, self.style, ty.scalar) };
        }
        Value::from_lanes(ty, |i| lanes[i])
    }
}

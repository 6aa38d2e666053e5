//! Makes recipes from seeds.

use crate::inputs::constant_bits;
use crate::recipe::{Arg, Recipe, Repeat, Step, What, types};
use flatten_core::op::{Op, Swizzle};
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;

/// Numbers that are always the same for a seed.
pub(crate) struct Random(u64);

impl Random {
    /// The numbers of a seed.
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d)
    }

    /// Any number.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `count`.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        (self.next() % count as u64) as usize
    }

    /// True so often of a hundred times.
    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of these.
    pub(crate) fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}

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
}

const CHAIN: &[Op] =
    &[Op::Add, Op::Add, Op::Add, Op::Sub, Op::Sub, Op::Mul, Op::Mul, Op::Mul, Op::Neg, Op::Select];
const CHOICES: &[Op] = &[
    Op::Select,
    Op::Select,
    Op::Select,
    Op::Min,
    Op::Max,
    Op::Abs,
    Op::PMin,
    Op::PMax,
    Op::Neg,
    Op::Add,
    Op::Sub,
];
const NUMBERS: &[Op] = &[Op::Add, Op::Sub, Op::Mul, Op::Min, Op::Max, Op::Select, Op::Neg, Op::Abs];
const FLOATS: &[Op] = &[
    Op::Div,
    Op::Rem,
    Op::Signum,
    Op::PMin,
    Op::PMax,
    Op::Clamp,
    Op::MulAdd,
    Op::CopySign,
    Op::Floor,
    Op::Ceil,
    Op::Trunc,
    Op::Round,
    Op::RoundEven,
    Op::Sqrt,
    Op::Exp,
    Op::Exp2,
    Op::Ln,
    Op::Log2,
    Op::Log10,
    Op::ExpM1,
    Op::Ln1p,
    Op::Cbrt,
    Op::Hypot,
    Op::Pow,
    Op::Sin,
    Op::Cos,
    Op::Tan,
    Op::Asin,
    Op::Acos,
    Op::Atan,
    Op::Atan2,
    Op::Sinh,
    Op::Cosh,
    Op::Tanh,
];
const INTS: &[Op] = &[
    Op::Div,
    Op::Rem,
    Op::And,
    Op::Or,
    Op::Xor,
    Op::Not,
    Op::Shl,
    Op::Shr,
    Op::Signum,
    Op::CountOnes,
    Op::LeadingZeros,
    Op::TrailingZeros,
    Op::ReverseBits,
];
const BOOLS: &[Op] =
    &[Op::And, Op::And, Op::Xor, Op::Lt, Op::Le, Op::Eq, Op::Lt, Op::Le, Op::Eq, Op::Select, Op::All];
const SMOOTH: &[Op] = &[
    Op::Div,
    Op::Sqrt,
    Op::Exp,
    Op::Ln,
    Op::Sin,
    Op::Cos,
    Op::Exp2,
    Op::Log2,
    Op::MulAdd,
    Op::Add,
    Op::Sub,
    Op::Mul,
    Op::Mul,
    Op::Tanh,
    Op::Pow,
];

pub(crate) struct Maker<'r> {
    pub(crate) random: &'r mut Random,
    style: Style,
    pub(crate) recipe: Recipe,
    /// By step: true if another reads it.
    read: Vec<bool>,
    /// Of which types values are asked for.
    types: Vec<Ty>,
    /// True in a loop, which has the parameters that it has.
    inner: bool,
}

/// A recipe of about `size` steps.
pub(crate) fn recipe(random: &mut Random, style: Style, size: usize) -> Recipe {
    let mut maker = Maker::new(random, style);
    maker.params();
    while maker.recipe.steps.len() < size {
        let ty = maker.random.pick(&maker.types);
        match maker.random.below(100) {
            0..2 if maker.style == Style::Any => maker.repeat(),
            2..30 => maker.relative(),
            30..42 if matches!(maker.style, Style::Dyadic | Style::Smooth) => {
                maker.motif(maker.style == Style::Dyadic);
            }
            30..34 if maker.style == Style::Any => maker.motif(false),
            _ => drop(maker.step(ty)),
        }
    }
    maker.roots();
    maker.recipe.pruned()
}

impl Maker<'_> {
    fn new(random: &mut Random, style: Style) -> Maker<'_> {
        let all: Vec<Ty> = types().collect();
        let floats: Vec<Ty> = all.iter().copied().filter(|t| t.is_float()).collect();
        let types = match style {
            Style::Any => (0..5).map(|_| random.pick(&all)).collect(),
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

    fn op(&mut self, op: Op, ty: Ty, args: &[Ty]) -> usize {
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
    fn operand(&mut self, ty: Ty) -> Arg {
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

    fn constant(&mut self, ty: Ty) -> Value {
        let mut lanes = [0; 4];
        let first = constant_bits(self.random, self.style, ty.scalar);
        let same = self.random.chance(60);
        for lane in &mut lanes {
            *lane = if same { first } else { constant_bits(self.random, self.style, ty.scalar) };
        }
        Value::from_lanes(ty, |i| lanes[i])
    }

    /// A step of this type.
    fn step(&mut self, ty: Ty) -> usize {
        let n = ty.lanes;
        let vector = |n| Ty::new(ty.scalar, n);
        let op = self.choose(ty);
        match op {
            Op::Splat(_) | Op::Compose => self.op(op, ty, &vec![ty.element(); op_len(op, ty)]),
            Op::Lane(_) => {
                let n = 2 + self.random.below(3) as u8;
                let lane = self.random.below(n as usize) as u8;
                self.op(Op::Lane(lane), ty, &[vector(n)])
            }
            Op::Swizzle(_) => {
                let n = 2 + self.random.below(3);
                let picked: Vec<u8> = (0..ty.lanes).map(|_| self.random.below(n) as u8).collect();
                self.op(Op::Swizzle(Swizzle::new(&picked)), ty, &[vector(n as u8)])
            }
            Op::Dot | Op::Length => {
                let n = vector(2 + self.random.below(3) as u8);
                self.op(op, ty, &[n, n][..if op == Op::Dot { 2 } else { 1 }])
            }
            Op::All if ty.is_vector() => self.step(ty),
            Op::All => {
                let lanes = 2 + self.random.below(3) as u8;
                self.op(op, ty, &[Ty::new(Scalar::Bool, lanes)])
            }
            Op::Select => {
                let lanes = if ty.is_vector() && self.random.chance(40) { ty.lanes } else { 1 };
                self.op(op, ty, &[Ty::new(Scalar::Bool, lanes), ty, ty])
            }
            Op::Lt | Op::Le | Op::Eq => {
                let scalars: &[Scalar] = match self.style {
                    Style::Any | Style::Chains => &[Scalar::F32, Scalar::I32, Scalar::U32],
                    Style::Choices => &[self.types[0].scalar],
                    _ => &[Scalar::F32],
                };
                let of = ty.with_scalar(self.random.pick(scalars));
                self.op(op, ty, &[of, of])
            }
            Op::Shl | Op::Shr => self.op(op, ty, &[ty, ty.with_scalar(Scalar::U32)]),
            Op::Cast(_) | Op::Bitcast(_) => {
                let fits: Vec<Scalar> =
                    self.recipe.steps.iter().filter(|s| s.ty.lanes == n).map(|s| s.ty.scalar).collect();
                let any = [Scalar::F32, Scalar::I32, Scalar::U32, Scalar::Bool];
                let from = self.random.pick(if fits.is_empty() { &any } else { &fits });
                match op.result(&[ty.with_scalar(from)]) {
                    Some(_) => self.op(op, ty, &[ty.with_scalar(from)]),
                    None => self.step(ty),
                }
            }
            Op::Table => {
                let mut args = vec![self.operand(Ty::U32)];
                for _ in 0..2 + self.random.below(4) {
                    let value = self.constant(ty);
                    args.push(Arg { at: self.push(What::Const(value), ty, vec![]), not: false });
                }
                self.push(What::Op(op), ty, args)
            }
            Op::Call(_) => {
                let number = self.random.below(3) as u32;
                let args = vec![self.operand(Ty::F32)];
                self.push(What::Leaf { number, barrier: number == 2 }, ty, args)
            }
            _ => match (1..=3).find(|n| op.result(&vec![ty; *n]) == Some(ty)) {
                Some(n) => self.op(op, ty, &vec![ty; n]),
                None => self.step(ty),
            },
        }
    }

    /// An operation that may give this type.
    fn choose(&mut self, ty: Ty) -> Op {
        let n = ty.lanes;
        let swizzle = Op::Swizzle(Swizzle::new(&[0, 0]));
        let structural: &[Op] = match (ty.is_vector(), ty.is_float()) {
            (true, true) if n == 3 => &[Op::Splat(3), Op::Compose, swizzle, Op::Cross, Op::Normalize],
            (true, true) => &[Op::Splat(n), Op::Compose, swizzle, Op::Normalize],
            (true, false) => &[Op::Splat(n), Op::Compose, swizzle],
            (false, true) => &[Op::Lane(0), Op::Dot, Op::Length, Op::Lane(1), CALL, Op::Table],
            (false, false) if ty.is_int() => &[Op::Lane(0), Op::Dot, Op::Table],
            _ => &[Op::Lane(0), Op::Lane(1), Op::All],
        };
        let at = self.random.below(100);
        match self.style {
            Style::Choices => match (at, ty.is_vector()) {
                (0..15, true) => self.random.pick(&[Op::Splat(n), Op::Compose, swizzle]),
                (0..5, false) => Op::Lane(0),
                _ if ty.is_bool() => self.random.pick(BOOLS),
                _ => self.random.pick(CHOICES),
            },
            Style::Dyadic if ty.is_bool() => self.random.pick(&[Op::Lt, Op::Le, Op::Eq, Op::And]),
            Style::Dyadic => match (at, ty.is_vector()) {
                (0..12, true) => self.random.pick(&[Op::Splat(n), Op::Compose, swizzle]),
                (0..6, false) => self.random.pick(&[Op::Lane(0), Op::Dot]),
                (12..20, _) => Op::Floor,
                (20..30, _) => {
                    // Conditions are made for choices alone.
                    self.step(Ty::BOOL);
                    Op::Select
                }
                (30..60, _) => self.random.pick(NUMBERS),
                _ => self.random.pick(CHAIN),
            },
            Style::Smooth => match (at, ty.is_vector()) {
                (0..12, true) => self.random.pick(&[Op::Splat(n), Op::Compose, swizzle]),
                (0..6, false) => self.random.pick(&[Op::Lane(0), Op::Dot]),
                (12..40, _) => self.random.pick(SMOOTH),
                (40..50, _) => self.random.pick(NUMBERS),
                _ => self.random.pick(CHAIN),
            },
            Style::Any | Style::Chains => match (at, ty.scalar) {
                (0..20, _) => self.random.pick(structural),
                (_, Scalar::Bool) => self.random.pick(BOOLS),
                (20..28, scalar) if self.style == Style::Any => {
                    if self.random.chance(60) {
                        Op::Cast(scalar)
                    } else {
                        Op::Bitcast(scalar)
                    }
                }
                (20..50, Scalar::F32) if self.style == Style::Any => self.random.pick(FLOATS),
                (20..45, Scalar::I32 | Scalar::U32) => self.random.pick(INTS),
                (20..60, _) => self.random.pick(NUMBERS),
                _ => self.random.pick(CHAIN),
            },
        }
    }

    /// A loop that runs up to four times, and its results.
    fn repeat(&mut self) {
        let carried: Vec<Ty> = (0..1 + self.random.below(2)).map(|_| self.random.pick(&self.types)).collect();
        let captured: Vec<Ty> = (0..self.random.below(3)).map(|_| self.random.pick(&self.types)).collect();
        let mut inner = Maker::new(self.random, Style::Chains);
        inner.inner = true;
        inner.types = [&carried[..], &captured].concat();
        let counter = inner.push(What::Param { uniform: false }, Ty::U32, vec![]);
        for ty in inner.types.clone() {
            inner.push(What::Param { uniform: false }, ty, vec![]);
        }
        let limit = Value::u32(inner.random.below(5) as u32);
        let limit = inner.push(What::Const(limit), Ty::U32, vec![]);
        let arg = |at| Arg { at, not: false };
        let goes_on = inner.push(What::Op(Op::Lt), Ty::BOOL, vec![arg(counter), arg(limit)]);
        let one = inner.push(What::Const(Value::u32(1)), Ty::U32, vec![]);
        let next = inner.push(What::Op(Op::Add), Ty::U32, vec![arg(counter), arg(one)]);
        for _ in 0..3 + inner.random.below(8) {
            let ty = inner.random.pick(&inner.types);
            inner.step(ty);
        }
        let results: Vec<Arg> = carried.iter().map(|ty| inner.operand(*ty)).collect();
        let values: Vec<Arg> = carried.iter().map(|ty| inner.operand(*ty)).collect();
        inner.recipe.roots = vec![Arg { at: goes_on, not: true }];
        inner.recipe.roots.extend(results);
        inner.recipe.roots.push(arg(next));
        inner.recipe.roots.extend(values);
        let body = inner.recipe.pruned();
        let zero = self.push(What::Const(Value::u32(0)), Ty::U32, vec![]);
        let mut args = vec![arg(zero)];
        args.extend(carried.iter().chain(&captured).map(|ty| self.operand(*ty)).collect::<Vec<_>>());
        let repeat = Repeat { body, carried: 1 + carried.len(), results: carried.len() };
        let at = self.push(What::Loop(Box::new(repeat)), Ty::TUPLE, args);
        for (i, ty) in carried.iter().enumerate() {
            self.push(What::Item(i as u32), *ty, vec![arg(at)]);
        }
    }
}

/// Stands for any primitive.
const CALL: Op = Op::Call(flatten_core::op::PrimitiveId(0));

fn op_len(op: Op, ty: Ty) -> usize {
    if op == Op::Compose { ty.lanes as usize } else { 1 }
}

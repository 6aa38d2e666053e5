//! The expressions of one function: literals and parameters first, the rest in the order of the frame.

mod build;

use crate::apart;
use crate::exprs;
use crate::highest;
use crate::loops::{Around, Kept};
use crate::params::Leaf;
use crate::polarity;
use crate::shared::{Shared, Style};
use crate::tables::Tables;
use crate::types;
use flatten_core::frame::{Frame, Operand, Step};
use flatten_core::op::{Op, PrimitiveId};
use flatten_core::ty::{Scalar, Ty};
use flatten_core::value::Value;
use naga::{
    BinaryOperator, Block, Expression, FastHashMap, Function, FunctionArgument, GlobalVariable, Handle,
    LocalVariable, Module, Span, Statement, UnaryOperator,
};

use std::borrow::Cow;

/// An expression of the function.
pub(crate) type Expr = Handle<Expression>;

/// The functions that calls mean.
pub(crate) type Callees = FastHashMap<PrimitiveId, Handle<Function>>;

/// What stands before every `Emit`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Source {
    /// Argument `i`.
    Argument(u32),
    /// A number or truth value by its bits.
    Literal(Scalar, u32),
    /// A table of constants.
    Table(Handle<GlobalVariable>),
    /// A local variable that begins with these bits. No front end folds what is loaded from it.
    Word(u32),
    /// The local variable of a carried value, by its number in the frame.
    Carried(u32),
    /// The local variable of a result, by the number of its loop and its own.
    Left(u32, u32),
}

/// What a function is written with.
pub(crate) struct Context<'a> {
    /// Its arguments.
    pub(crate) arguments: &'a [FunctionArgument],
    /// Where the leaves of its parameters are found.
    pub(crate) leaves: &'a [(Leaf, Ty)],
    /// The variables of its tables.
    pub(crate) tables: &'a Tables,
    /// What its calls mean.
    pub(crate) callees: &'a Callees,
    /// What it is written for.
    pub(crate) style: Style,
}

/// A function while its expressions are added.
pub(crate) struct Body<'m, 'a> {
    /// Where types go.
    pub(crate) module: &'m mut Module,
    /// What is being written.
    pub(crate) frame: &'a Frame,
    /// What is written so far.
    pub(crate) function: Function,
    /// The sources in order of their first use.
    pub(crate) order: Vec<Source>,
    /// The names that users gave, by expression.
    pub(crate) user_names: Vec<(Expr, Cow<'a, str>)>,
    /// What calls mean.
    pub(crate) callees: &'a Callees,
    /// True while a step is written whose operands are all constants: they must not look so.
    pub(crate) only_constants: bool,
    /// The statements of the list of steps being written.
    pub(crate) block: Block,
    /// The first expression that no statement has emitted.
    pub(crate) first: usize,
    /// What statements read.
    pub(crate) roots: Vec<Expr>,
    /// Of each loop around, its head, its number, and its results that somebody reads.
    pub(crate) loops: Vec<Around>,
    /// What is known of all loops.
    pub(crate) kept: Kept,
    sources: FastHashMap<Source, Expr>,
    style: Style,
    shared: Shared,
    words: FastHashMap<u32, Expr>,
    values: Vec<Option<Expr>>,
    /// Of each step, if its expression is its complement.
    complemented: Vec<bool>,
    /// Of each step, if it is written lane by lane.
    apart: Vec<bool>,
    /// Of each step, if it is a number of leading zeros, and written as the place of the highest bit.
    highest: Vec<bool>,
    /// The step that is being written.
    writing: usize,
    params: &'a [(Leaf, Ty)],
    leaves: Vec<Option<Expr>>,
    tables: &'a Tables,
}

impl<'m, 'a> Body<'m, 'a> {
    /// A function whose first expressions are `sources`. It may ask for others: then those stand where they
    /// are first used, which is right only in a first run made to find them.
    pub(crate) fn new(
        module: &'m mut Module,
        frame: &'a Frame,
        around: &Context<'a>,
        sources: &[Source],
    ) -> Self {
        let Context { arguments, leaves: params, tables, callees, style } = *around;
        let types: Vec<Ty> =
            params.iter().map(|param| param.1).chain(frame.carried.iter().map(|c| c.ty)).collect();
        let function = Function { arguments: arguments.to_vec(), ..Function::default() };
        let mut body = Body {
            module,
            frame,
            function,
            order: Vec::new(),
            user_names: Vec::new(),
            callees,
            only_constants: false,
            block: Block::new(),
            first: 0,
            roots: Vec::new(),
            loops: Vec::new(),
            kept: Kept::of(frame, params.len() as u32),
            sources: FastHashMap::default(),
            style,
            shared: Shared::new(style),
            words: FastHashMap::default(),
            values: Vec::with_capacity(frame.steps.len()),
            complemented: polarity::of(frame, &types, style),
            apart: apart::of(frame, style),
            highest: highest::of(frame, style),
            writing: 0,
            params,
            leaves: vec![None; params.len() + frame.carried.len()],
            tables,
        };
        sources.iter().for_each(|source| _ = body.source(*source));
        body.first = body.function.expressions.len();
        body
    }

    /// Adds every step of the frame, and answers the leaves of the result.
    pub(crate) fn run(&mut self) -> Vec<Expr> {
        let frame = self.frame;
        self.steps(0..frame.steps.len() as u32, None);
        frame.results.iter().map(|result| self.operand(result)).collect()
    }

    /// Adds one step that is no loop.
    pub(crate) fn step(&mut self, step: &'a Step) {
        let value = (!is_loose_splat(step)).then(|| self.written(self.values.len()));
        self.set(step, value);
    }

    fn written(&mut self, index: usize) -> Expr {
        let around = std::mem::replace(&mut self.writing, index);
        let value = exprs::step(self, &self.frame.steps[index]);
        self.writing = around;
        value
    }

    /// True if the expression of the step being written is to be its complement.
    pub(crate) fn is_complemented(&self) -> bool {
        self.complemented[self.writing]
    }

    /// True of SPIR-V, which nobody reads.
    pub(crate) fn is_words(&self) -> bool {
        self.style == Style::Words
    }

    /// True if the step being written, a number of leading zeros, is to be the place of the highest bit.
    pub(crate) fn is_highest(&self) -> bool {
        self.highest[self.writing]
    }

    /// True if an operand's expression is the place of the highest bit, and its value 31 less that.
    pub(crate) fn has_highest(&self, operand: &Operand) -> bool {
        operand.step().is_some_and(|i| self.highest[i as usize])
    }

    /// True if the step being written is written lane by lane.
    pub(crate) fn is_apart(&self) -> bool {
        self.apart[self.writing]
    }

    /// True if the product of two vectors is written lane by lane.
    pub(crate) fn is_by_lanes(&self, x: &Operand, y: &Operand) -> bool {
        apart::is_by_lanes(self.frame, [x, y], &self.apart)
    }

    /// The value of the next step.
    pub(crate) fn set(&mut self, step: &'a Step, value: Option<Expr>) {
        if let (Some(value), Some(name)) = (value, &step.name) {
            self.user_names.push((value, name.as_str().into()));
        }
        self.values.push(value);
    }

    /// Emits what has been added since the last statement.
    pub(crate) fn flush(&mut self) {
        let range = self.function.expressions.range_from(self.first);
        self.first = self.function.expressions.len();
        if range.clone().next().is_some() {
            self.block.push(Statement::Emit(range), Span::UNDEFINED);
        }
    }

    /// Writes statements into a block of their own. What is read again there is in sight nowhere else.
    pub(crate) fn inner(&mut self, write: impl FnOnce(&mut Self)) -> Block {
        self.flush();
        let outer = std::mem::take(&mut self.block);
        let (words, leaves, shared) = (self.words.clone(), self.leaves.clone(), self.shared.len());
        write(self);
        self.flush();
        self.shared.truncate(shared);
        (self.words, self.leaves) = (words, leaves);
        std::mem::replace(&mut self.block, outer)
    }

    /// Sets what stands for a carried value in the block being written.
    pub(crate) fn set_leaf(&mut self, leaf: u32, value: Expr) {
        self.leaves[leaf as usize] = Some(value);
    }

    /// The type of an operand.
    pub(crate) fn ty(&self, operand: &Operand) -> Ty {
        match *operand {
            Operand::Step(i) | Operand::NotStep(i) => self.frame.steps[i as usize].ty,
            Operand::Param(i) | Operand::NotParam(i) => match self.params.get(i as usize) {
                Some(param) => param.1,
                None => self.frame.carried[i as usize - self.params.len()].ty,
            },
            Operand::Imm(value) => value.ty,
        }
    }

    /// The number of the first carried value among the leaves.
    pub(crate) fn first_carried(&self) -> u32 {
        self.params.len() as u32
    }

    /// The value of an operand of a step.
    pub(crate) fn arg(&mut self, step: &Step, index: usize) -> Expr {
        self.operand(&step.args[index])
    }

    /// The value of an operand.
    pub(crate) fn operand(&mut self, operand: &Operand) -> Expr {
        match self.polar(operand) {
            (value, false) => value,
            (value, true) => self.unary(UnaryOperator::LogicalNot, value),
        }
    }

    /// The value of an operand, or its complement; true in the second case.
    pub(crate) fn polar(&mut self, operand: &Operand) -> (Expr, bool) {
        match *operand {
            Operand::Step(i) | Operand::NotStep(i) => {
                let value = self.values[i as usize].unwrap_or_else(|| self.written(i as usize));
                (value, operand.is_not() != self.complemented[i as usize])
            }
            Operand::Param(i) | Operand::NotParam(i) => (self.leaf(i), operand.is_not()),
            Operand::Imm(value) => (self.value(value), false),
        }
    }

    /// A scalar that stands in every lane of the operand, if there is one at hand.
    pub(crate) fn uniform_scalar(&mut self, operand: &Operand) -> Option<Expr> {
        match *operand {
            Operand::Step(i) if is_loose_splat(&self.frame.steps[i as usize]) => {
                Some(self.operand(&self.frame.steps[i as usize].args[0]))
            }
            Operand::Imm(value) if value.ty.is_vector() => value.uniform_bits().map(|_| self.lane(value, 0)),
            _ => None,
        }
    }

    /// The table that the step being written reads.
    pub(crate) fn table(&mut self) -> Expr {
        let variable = self.tables[&self.writing];
        self.source(Source::Table(variable))
    }

    /// The lanes of an operand.
    pub(crate) fn lanes(&mut self, operand: &Operand) -> Vec<Expr> {
        let lanes = 0..u32::from(self.ty(operand).lanes);
        if let Operand::Imm(value) = *operand {
            return lanes.map(|i| self.lane(value, i as usize)).collect();
        }
        let vector = self.operand(operand);
        lanes.map(|index| self.add(Expression::AccessIndex { base: vector, index })).collect()
    }

    /// A constant. Each use has its own expression, so that text repeats it rather than naming it.
    pub(crate) fn value(&mut self, value: Value) -> Expr {
        let lanes = value.ty.lanes;
        match (types::size(lanes), value.uniform_bits()) {
            (None, _) => self.lane(value, 0),
            (Some(size), Some(_)) => {
                let value = self.lane(value, 0);
                self.add(Expression::Splat { size, value })
            }
            (Some(_), None) => {
                let lanes = (0..lanes as usize).map(|i| self.lane(value, i)).collect();
                self.compose(value.ty, lanes)
            }
        }
    }

    /// One lane of a constant of the frame.
    fn lane(&mut self, value: Value, lane: usize) -> Expr {
        let Value { ty: Ty { scalar, .. }, bits } = value;
        let finite = scalar != Scalar::F32 || f32::from_bits(bits[lane]).is_finite();
        match finite && !self.only_constants {
            true => self.literal(scalar, bits[lane]),
            false => self.opaque(scalar, bits[lane]),
        }
    }

    /// A finite constant of one lane.
    pub(crate) fn literal(&mut self, scalar: Scalar, bits: u32) -> Expr {
        self.source(Source::Literal(scalar, bits))
    }

    /// A finite constant in every lane of `ty`.
    pub(crate) fn all(&mut self, ty: Ty, bits: u32) -> Expr {
        let value = self.literal(ty.scalar, bits);
        self.splat(ty, value)
    }

    /// A constant that no front end sees: one that may be infinite or NaN, or give such a value.
    fn opaque(&mut self, scalar: Scalar, bits: u32) -> Expr {
        let word = match self.words.get(&bits) {
            Some(word) => *word,
            None => {
                let pointer = self.source(Source::Word(bits));
                let word = self.add(Expression::Load { pointer });
                self.words.insert(bits, word);
                word
            }
        };
        match scalar {
            Scalar::U32 => word,
            Scalar::I32 | Scalar::F32 => self.bitcast(word, scalar),
            Scalar::Bool => {
                let zero = self.literal(Scalar::U32, 0);
                self.binary(BinaryOperator::NotEqual, word, zero)
            }
        }
    }

    fn leaf(&mut self, leaf: u32) -> Expr {
        if let Some(known) = self.leaves[leaf as usize] {
            return known;
        }
        let (path, _) = &self.params[leaf as usize];
        let mut value = self.source(Source::Argument(path.argument));
        for index in &path.members {
            value = self.add(Expression::AccessIndex { base: value, index: *index });
        }
        self.leaves[leaf as usize] = Some(value);
        value
    }

    pub(crate) fn source(&mut self, source: Source) -> Expr {
        if let Some(known) = self.sources.get(&source) {
            return *known;
        }
        let expression = match source {
            Source::Argument(i) => Expression::FunctionArgument(i),
            Source::Literal(scalar, bits) => Expression::Literal(types::literal(scalar, bits)),
            Source::Table(variable) => Expression::GlobalVariable(variable),
            Source::Word(bits) => {
                let init = Some(self.source(Source::Literal(Scalar::U32, bits)));
                let ty = types::value(self.module, Ty::U32);
                let variable = LocalVariable { name: None, ty, init };
                Expression::LocalVariable(self.function.local_variables.append(variable, Span::UNDEFINED))
            }
            Source::Carried(i) => {
                let carried = &self.frame.carried[i as usize];
                let first = self.kept.first_constant(i);
                let init = first.map(|v| self.source(Source::Literal(v.ty.scalar, v.bits[0])));
                self.variable(carried.ty, Some(carried.name.clone()), init)
            }
            Source::Left(id, result) => {
                let step = self.kept.result(self.frame, id, result);
                let name = step.name.clone().unwrap_or_else(|| "left".to_owned());
                self.variable(step.ty, Some(name), None)
            }
        };
        let value = self.add(expression);
        // In the run that finds the sources they stand between other expressions.
        self.sources.insert(source, value);
        self.order.push(source);
        value
    }

    fn variable(&mut self, ty: Ty, name: Option<String>, init: Option<Expr>) -> Expression {
        let ty = types::value(self.module, ty);
        let variable = LocalVariable { name, ty, init };
        Expression::LocalVariable(self.function.local_variables.append(variable, Span::UNDEFINED))
    }
}

/// True of a splat that has no name: it is written at each use, and not at all where a product takes the
/// scalar as it is.
fn is_loose_splat(step: &Step) -> bool {
    matches!(step.op, Op::Splat(_)) && step.name.is_none()
}

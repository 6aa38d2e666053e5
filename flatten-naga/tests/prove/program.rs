//! A naga function as a list of scalar steps, run on many inputs at once.
//!
//! This is naga's meaning of its expressions, read off its SPIR-V: `round` takes halves to even, floats are clamped
//! before they become integers, integer operations wrap. What SPIR-V leaves open is computed in two ways, told apart
//! by [`Open`]: a formula that depends on it gives different answers. Denormals are kept, as IEEE 754 has it.

use flatten_core::ty::Scalar;
use naga::{
    BinaryOperator as B, Expression, Function, Handle, Literal, MathFunction as M, Module, ScalarKind,
    Statement, TypeInner, UnaryOperator as U,
};
use std::collections::HashMap;

/// How many inputs are run at once.
pub(crate) const BLOCK: usize = 1024;

/// Which way is taken where SPIR-V leaves one open: the first operand or the second, the lower end or the upper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Open {
    First,
    Second,
}

/// One value of every input.
type Row = [u32; BLOCK];

/// A step with the steps that it reads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Step {
    /// A lane of the arguments, counted over all of them.
    Input(usize),
    Constant(u32),
    One(One, usize),
    Two(Two, usize, usize),
    /// If the first is true the second, else the third.
    Choose(usize, usize, usize),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum One {
    NegF,
    NegI,
    Not,
    NotBool,
    AbsF,
    AbsI,
    SignI,
    Floor,
    Ceil,
    Trunc,
    RoundEven,
    Sqrt,
    FloatToI32,
    FloatToU32,
    I32ToFloat,
    U32ToFloat,
    IsNotZero,
    CountOnes,
    LeadingZeros,
    HighestBit,
    TrailingZeros,
    ReverseBits,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Two {
    AddF,
    SubF,
    MulF,
    DivF,
    AddI,
    SubI,
    MulI,
    EqF,
    LtF,
    LeF,
    EqI,
    LtI,
    LeI,
    LtU,
    LeU,
    And,
    Or,
    Xor,
    Shl,
    ShrI,
    ShrU,
    MinF,
    MaxF,
    MinI,
    MaxI,
    MinU,
    MaxU,
}

/// The steps of a function.
pub(crate) struct Program {
    steps: Vec<Step>,
    results: Vec<usize>,
    rows: Vec<Row>,
}

/// The lanes of an expression, as steps.
#[derive(Clone)]
struct Lanes {
    scalar: Scalar,
    steps: Vec<usize>,
}

impl Program {
    /// The only function of a module, or the expression that is not known here.
    pub(crate) fn of(module: &Module) -> Result<Program, String> {
        let (_, function) = module.functions.iter().next().expect("a library has a function");
        let mut reader =
            Reader { module, function, steps: Vec::new(), known: HashMap::new(), values: HashMap::new() };
        let result = function.body.iter().find_map(|statement| match statement {
            Statement::Return { value } => *value,
            _ => None,
        });
        let result = reader.read(result.expect("the function returns something"))?;
        let rows = vec![[0; BLOCK]; reader.steps.len()];
        Ok(Program { steps: reader.steps, results: result.steps, rows })
    }

    /// How many operations it has, conversions of bits aside.
    pub(crate) fn operations(&self) -> usize {
        self.steps.iter().filter(|s| !matches!(s, Step::Input(_) | Step::Constant(_))).count()
    }

    /// True if a step has more than one meaning.
    pub(crate) fn is_open(&self) -> bool {
        self.steps.iter().any(|step| match step {
            Step::One(one, _) => matches!(one, One::FloatToI32 | One::FloatToU32),
            Step::Two(two, ..) => matches!(two, Two::MinF | Two::MaxF),
            _ => false,
        })
    }

    /// The lanes of the result for a block of inputs, given lane by lane.
    pub(crate) fn run(&mut self, inputs: &[Row], open: Open) -> Vec<&Row> {
        for i in 0..self.steps.len() {
            let (before, rest) = self.rows.split_at_mut(i);
            let out = &mut rest[0];
            match self.steps[i] {
                Step::Input(lane) => *out = inputs[lane],
                Step::Constant(bits) => *out = [bits; BLOCK],
                Step::One(one, x) => run_one(one, open, &before[x], out),
                Step::Two(two, x, y) => run_two(two, open, &before[x], &before[y], out),
                Step::Choose(c, x, y) => {
                    let arms = before[x].iter().zip(&before[y]);
                    for ((out, condition), (x, y)) in out.iter_mut().zip(&before[c]).zip(arms) {
                        *out = if *condition == 1 { *x } else { *y };
                    }
                }
            }
        }
        self.results.iter().map(|step| &self.rows[*step]).collect()
    }
}

fn run_one(one: One, open: Open, x: &Row, out: &mut Row) {
    macro_rules! bits {
        ($f:expr) => {
            for (out, x) in out.iter_mut().zip(x) {
                *out = $f(*x);
            }
        };
    }
    macro_rules! float {
        ($f:expr) => {
            bits!(|x: u32| $f(f32::from_bits(x)).to_bits())
        };
    }
    // NaN has no place between the bounds.
    let clamped = move |x: f32, low: f32, high: f32| match (x.is_nan(), open) {
        (true, Open::First) => low,
        (true, Open::Second) => high,
        _ => x.max(low).min(high),
    };
    match one {
        One::NegF => float!(|x: f32| -x),
        One::NegI => bits!(u32::wrapping_neg),
        One::Not => bits!(|x: u32| !x),
        One::NotBool => bits!(|x: u32| x ^ 1),
        One::AbsF => float!(f32::abs),
        One::AbsI => bits!(|x: u32| (x as i32).wrapping_abs() as u32),
        One::SignI => bits!(|x: u32| (x as i32).signum() as u32),
        One::Floor => float!(f32::floor),
        One::Ceil => float!(f32::ceil),
        One::Trunc => float!(f32::trunc),
        One::RoundEven => float!(f32::round_ties_even),
        One::Sqrt => float!(f32::sqrt),
        One::FloatToI32 => {
            bits!(|x: u32| clamped(f32::from_bits(x), -2_147_483_648.0, 2_147_483_520.0) as i32 as u32)
        }
        One::FloatToU32 => bits!(|x: u32| clamped(f32::from_bits(x), 0.0, 4_294_967_040.0) as u32),
        One::I32ToFloat => bits!(|x: u32| (x as i32 as f32).to_bits()),
        One::U32ToFloat => bits!(|x: u32| (x as f32).to_bits()),
        One::IsNotZero => bits!(|x: u32| u32::from(x != 0)),
        One::CountOnes => bits!(u32::count_ones),
        One::LeadingZeros => bits!(u32::leading_zeros),
        One::HighestBit => bits!(|x: u32| 31u32.wrapping_sub(x.leading_zeros())),
        One::TrailingZeros => bits!(u32::trailing_zeros),
        One::ReverseBits => bits!(u32::reverse_bits),
    }
}

fn run_two(two: Two, open: Open, x: &Row, y: &Row, out: &mut Row) {
    macro_rules! bits {
        ($f:expr) => {
            for (out, (x, y)) in out.iter_mut().zip(x.iter().zip(y)) {
                *out = $f(*x, *y);
            }
        };
    }
    macro_rules! float {
        ($f:expr) => {
            bits!(|x, y| $f(f32::from_bits(x), f32::from_bits(y)).to_bits())
        };
    }
    macro_rules! compare {
        ($op:tt float) => { bits!(|x, y| u32::from(f32::from_bits(x) $op f32::from_bits(y))) };
        ($op:tt $T:ty) => { bits!(|x, y| u32::from((x as $T) $op (y as $T))) };
    }
    // Of NaN and of two zeros either operand.
    let chosen = move |less: bool, x: f32, y: f32| match (x.is_nan() || y.is_nan() || x == y, open) {
        (true, Open::First) => x,
        (true, Open::Second) => y,
        _ if less => x,
        _ => y,
    };
    match two {
        Two::AddF => float!(|x: f32, y: f32| x + y),
        Two::SubF => float!(|x: f32, y: f32| x - y),
        Two::MulF => float!(|x: f32, y: f32| x * y),
        Two::DivF => float!(|x: f32, y: f32| x / y),
        Two::AddI => bits!(u32::wrapping_add),
        Two::SubI => bits!(u32::wrapping_sub),
        Two::MulI => bits!(u32::wrapping_mul),
        Two::EqF => compare!(== float),
        Two::LtF => compare!(< float),
        Two::LeF => compare!(<= float),
        Two::EqI => compare!(== u32),
        Two::LtI => compare!(< i32),
        Two::LeI => compare!(<= i32),
        Two::LtU => compare!(< u32),
        Two::LeU => compare!(<= u32),
        Two::And => bits!(|x, y| x & y),
        Two::Or => bits!(|x, y| x | y),
        Two::Xor => bits!(|x, y| x ^ y),
        Two::Shl => bits!(u32::wrapping_shl),
        Two::ShrI => bits!(|x, y| (x as i32).wrapping_shr(y) as u32),
        Two::ShrU => bits!(u32::wrapping_shr),
        Two::MinF => float!(|x, y| chosen(x < y, x, y)),
        Two::MaxF => float!(|x, y| chosen(x > y, x, y)),
        Two::MinI => bits!(|x, y| (x as i32).min(y as i32) as u32),
        Two::MaxI => bits!(|x, y| (x as i32).max(y as i32) as u32),
        Two::MinU => bits!(|x: u32, y| x.min(y)),
        Two::MaxU => bits!(|x: u32, y| x.max(y)),
    }
}

/// Reads expressions, each once; equal steps are one.
struct Reader<'m> {
    module: &'m Module,
    function: &'m Function,
    steps: Vec<Step>,
    known: HashMap<Step, usize>,
    values: HashMap<Handle<Expression>, Lanes>,
}

impl Reader<'_> {
    fn step(&mut self, step: Step) -> usize {
        *self.known.entry(step).or_insert_with(|| {
            self.steps.push(step);
            self.steps.len() - 1
        })
    }

    fn read(&mut self, handle: Handle<Expression>) -> Result<Lanes, String> {
        if let Some(known) = self.values.get(&handle) {
            return Ok(known.clone());
        }
        let lanes = self.expression(handle)?;
        self.values.insert(handle, lanes.clone());
        Ok(lanes)
    }

    fn expression(&mut self, handle: Handle<Expression>) -> Result<Lanes, String> {
        let expression = self.function.expressions[handle].clone();
        let unknown = || Err(format!("{expression:?} is not known here"));
        match expression {
            Expression::Literal(literal) => {
                let (scalar, bits) = match literal {
                    Literal::F32(x) => (Scalar::F32, x.to_bits()),
                    Literal::I32(x) => (Scalar::I32, x as u32),
                    Literal::U32(x) => (Scalar::U32, x),
                    Literal::Bool(x) => (Scalar::Bool, u32::from(x)),
                    _ => return unknown(),
                };
                Ok(Lanes { scalar, steps: vec![self.step(Step::Constant(bits))] })
            }
            Expression::FunctionArgument(index) => self.argument(index as usize),
            Expression::Load { pointer } => {
                let Expression::LocalVariable(local) = self.function.expressions[pointer] else {
                    return unknown();
                };
                let variable = &self.function.local_variables[local];
                self.read(variable.init.expect("a word has its bits"))
            }
            Expression::Splat { size, value } => {
                let lane = self.read(value)?;
                Ok(Lanes { steps: vec![lane.steps[0]; size as usize], ..lane })
            }
            Expression::Compose { components, .. } => {
                let parts = components.iter().map(|c| self.read(*c)).collect::<Result<Vec<_>, _>>()?;
                let scalar = parts[0].scalar;
                Ok(Lanes { scalar, steps: parts.into_iter().flat_map(|part| part.steps).collect() })
            }
            Expression::AccessIndex { base, index } => {
                let base = self.read(base)?;
                Ok(Lanes { steps: vec![base.steps[index as usize]], ..base })
            }
            Expression::Unary { op, expr } => {
                let x = self.read(expr)?;
                let one = match (op, x.scalar) {
                    (U::Negate, Scalar::F32) => One::NegF,
                    (U::Negate, _) => One::NegI,
                    (U::BitwiseNot, _) => One::Not,
                    (U::LogicalNot, _) => One::NotBool,
                };
                Ok(self.one(one, x.scalar, x))
            }
            Expression::Binary { op, left, right } => {
                let (x, y) = (self.read(left)?, self.read(right)?);
                self.binary(op, x, y)
            }
            Expression::Select { condition, accept, reject } => {
                let (c, x, y) = (self.read(condition)?, self.read(accept)?, self.read(reject)?);
                let lanes = 0..x.steps.len();
                let choose = |i: usize| Step::Choose(c.steps[i % c.steps.len()], x.steps[i], y.steps[i]);
                Ok(Lanes { scalar: x.scalar, steps: lanes.map(|i| self.step(choose(i))).collect() })
            }
            Expression::As { expr, kind, convert } => self.convert(expr, kind, convert.is_some()),
            Expression::Math { fun, arg, arg1, arg2, arg3: None } => self.math(fun, [Some(arg), arg1, arg2]),
            _ => unknown(),
        }
    }

    fn argument(&mut self, index: usize) -> Result<Lanes, String> {
        let lanes = |ty| match self.module.types[ty].inner {
            TypeInner::Scalar(scalar) => Ok((1, scalar.kind)),
            TypeInner::Vector { size, scalar } => Ok((size as usize, scalar.kind)),
            ref other => Err(format!("{other:?} is not known here")),
        };
        let mut first = 0;
        for argument in &self.function.arguments[..index] {
            first += lanes(argument.ty)?.0;
        }
        let (count, kind) = lanes(self.function.arguments[index].ty)?;
        let steps = (first..first + count).map(|lane| self.step(Step::Input(lane))).collect();
        Ok(Lanes { scalar: scalar(kind), steps })
    }

    fn one(&mut self, one: One, scalar: Scalar, x: Lanes) -> Lanes {
        Lanes { scalar, steps: x.steps.iter().map(|x| self.step(Step::One(one, *x))).collect() }
    }

    fn two(&mut self, two: Two, scalar: Scalar, x: &Lanes, y: &Lanes) -> Lanes {
        // A product may be of a vector and a scalar.
        let count = x.steps.len().max(y.steps.len());
        let step = |i: usize| Step::Two(two, x.steps[i % x.steps.len()], y.steps[i % y.steps.len()]);
        Lanes { scalar, steps: (0..count).map(|i| self.step(step(i))).collect() }
    }

    fn binary(&mut self, op: B, x: Lanes, y: Lanes) -> Result<Lanes, String> {
        let (float, signed) = (x.scalar == Scalar::F32, x.scalar == Scalar::I32);
        let pick = |f: Two, i: Two, u: Two| {
            if float {
                f
            } else if signed {
                i
            } else {
                u
            }
        };
        let two = match op {
            B::Add => pick(Two::AddF, Two::AddI, Two::AddI),
            B::Subtract => pick(Two::SubF, Two::SubI, Two::SubI),
            B::Multiply => pick(Two::MulF, Two::MulI, Two::MulI),
            B::Divide if float => Two::DivF,
            B::Equal => pick(Two::EqF, Two::EqI, Two::EqI),
            B::Less => pick(Two::LtF, Two::LtI, Two::LtU),
            B::LessEqual => pick(Two::LeF, Two::LeI, Two::LeU),
            B::And => Two::And,
            B::InclusiveOr => Two::Or,
            B::ExclusiveOr => Two::Xor,
            B::NotEqual if x.scalar == Scalar::Bool => Two::Xor,
            B::ShiftLeft => Two::Shl,
            B::ShiftRight => pick(Two::ShrU, Two::ShrI, Two::ShrU),
            other => return Err(format!("{other:?} is not known here")),
        };
        let compares = matches!(op, B::Equal | B::NotEqual | B::Less | B::LessEqual);
        let scalar = if compares { Scalar::Bool } else { x.scalar };
        Ok(self.two(two, scalar, &x, &y))
    }

    fn convert(&mut self, x: Handle<Expression>, kind: ScalarKind, converts: bool) -> Result<Lanes, String> {
        let (x, to) = (self.read(x)?, scalar(kind));
        let one = match (x.scalar, to) {
            _ if !converts => return Ok(Lanes { scalar: to, ..x }),
            (Scalar::F32, Scalar::I32) => One::FloatToI32,
            (Scalar::F32, Scalar::U32) => One::FloatToU32,
            (Scalar::I32, Scalar::F32) => One::I32ToFloat,
            (Scalar::U32 | Scalar::Bool, Scalar::F32) => One::U32ToFloat,
            (Scalar::I32 | Scalar::U32, Scalar::Bool) => One::IsNotZero,
            (Scalar::F32, Scalar::Bool) => {
                return Err("a float as a truth value is not known here".to_owned());
            }
            _ => return Ok(Lanes { scalar: to, ..x }),
        };
        Ok(self.one(one, to, x))
    }

    fn math(&mut self, fun: M, args: [Option<Handle<Expression>>; 3]) -> Result<Lanes, String> {
        let args = args.into_iter().flatten().map(|arg| self.read(arg)).collect::<Result<Vec<_>, _>>()?;
        let of = args[0].scalar;
        let pick = |f: Two, i: Two, u: Two| match of {
            Scalar::F32 => f,
            Scalar::I32 => i,
            _ => u,
        };
        let one = match (fun, of) {
            (M::Abs, Scalar::F32) => One::AbsF,
            (M::Abs, Scalar::I32) => One::AbsI,
            (M::Sign, Scalar::I32) => One::SignI,
            (M::Floor, _) => One::Floor,
            (M::Ceil, _) => One::Ceil,
            (M::Trunc, _) => One::Trunc,
            (M::Round, _) => One::RoundEven,
            (M::Sqrt, _) => One::Sqrt,
            (M::CountOneBits, _) => One::CountOnes,
            (M::CountLeadingZeros, _) => One::LeadingZeros,
            (M::FirstLeadingBit, Scalar::U32) => One::HighestBit,
            (M::CountTrailingZeros, _) => One::TrailingZeros,
            (M::ReverseBits, _) => One::ReverseBits,
            (M::Min, _) => {
                return Ok(self.two(pick(Two::MinF, Two::MinI, Two::MinU), of, &args[0], &args[1]));
            }
            (M::Max, _) => {
                return Ok(self.two(pick(Two::MaxF, Two::MaxI, Two::MaxU), of, &args[0], &args[1]));
            }
            (other, _) => return Err(format!("{other:?} is not known here")),
        };
        Ok(self.one(one, of, args[0].clone()))
    }
}

fn scalar(kind: ScalarKind) -> Scalar {
    match kind {
        ScalarKind::Float => Scalar::F32,
        ScalarKind::Sint => Scalar::I32,
        ScalarKind::Bool => Scalar::Bool,
        _ => Scalar::U32,
    }
}

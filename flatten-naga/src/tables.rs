//! Tables of constants: private variables that no statement writes. A constant array would be copied at each read.

use crate::names::Names;
use crate::ranges::{self, Range};
use crate::types::{self, Types};
use flatten_core::frame::{Frame, Operand, Step};
use flatten_core::op::{Op, highest};
use flatten_core::ty::{Scalar, Shape, Ty};
use flatten_core::value::Value;
use naga::{AddressSpace, Expression, FastHashMap, GlobalVariable, Handle, Module, Span};

/// The table that each step of this kind reads, by the number of the step.
pub(crate) type Tables = FastHashMap<usize, Handle<GlobalVariable>>;

/// Adds the tables of a frame, equal ones once.
pub(crate) fn add(module: &mut Module, names: &mut Names, types: &mut Types, frame: &Frame) -> Tables {
    let mut known: FastHashMap<Vec<Value>, Handle<GlobalVariable>> = FastHashMap::default();
    let mut tables = Tables::default();
    for (i, step) in frame.steps.iter().enumerate().filter(|(_, step)| step.op == Op::Table) {
        let elements = elements(step);
        let table = *known.entry(elements).or_insert_with_key(|e| variable(module, names, types, e));
        tables.insert(i, table);
    }
    tables
}

/// The elements as the table holds them: naga takes no literal that is infinite or NaN, so floats among which there
/// is one are held by their bits.
fn elements(step: &Step) -> Vec<Value> {
    let held = held(step);
    let constant = |arg: &Operand| match arg {
        Operand::Imm(value) => Value { ty: held, ..*value },
        other => unreachable!("{other:?} is no constant of a table"),
    };
    step.args[1..].iter().map(constant).collect()
}

/// The type of the elements in the table that a step reads.
pub(crate) fn held(step: &Step) -> Ty {
    let finite =
        |arg: &Operand| !matches!(arg, Operand::Imm(value) if step.ty.is_float() && !value.is_finite());
    if step.args.iter().all(finite) { step.ty } else { step.ty.with_scalar(Scalar::U32) }
}

/// How many steps are looked at for what a number is.
const DEEP: u32 = 5;

/// The highest number that an operand may be in any lane, as far as the steps before it say; of `i32`, as if it were `u32`.
pub(crate) fn highest(frame: &Frame, operand: &Operand) -> u32 {
    highest_within(frame, operand, DEEP)
}

fn highest_within(frame: &Frame, operand: &Operand, deep: u32) -> u32 {
    let step = match *operand {
        Operand::Imm(value) if value.ty.is_int() => {
            return lanes(&value).iter().copied().max().unwrap_or(u32::MAX);
        }
        Operand::Step(i) if deep > 0 && frame.steps[i as usize].ty.is_int() => &frame.steps[i as usize],
        _ => return u32::MAX,
    };
    let of = |i: usize| highest_within(frame, &step.args[i], deep - 1);
    match step.op {
        Op::Cast(_) => match scalar_of(frame, &step.args[0]) {
            Some(Scalar::Bool) => 1,
            Some(Scalar::F32) => whole(frame, &step.args[0], step.ty.scalar == Scalar::U32),
            Some(Scalar::I32 | Scalar::U32) => of(0),
            None => u32::MAX,
        },
        op => highest::of(op, step.ty, step.args.len(), of, |i| same_in_all_lanes(&step.args[i])),
    }
}

/// The number that a constant is in all lanes.
fn same_in_all_lanes(operand: &Operand) -> Option<u32> {
    let Operand::Imm(value) = operand else { return None };
    let lanes = lanes(value);
    lanes.iter().all(|lane| *lane == lanes[0]).then_some(lanes[0])
}

fn lanes(value: &Value) -> &[u32] {
    &value.bits[..value.ty.lanes as usize]
}

/// What an operand is made of, if it is none of the parameters.
fn scalar_of(frame: &Frame, operand: &Operand) -> Option<Scalar> {
    match *operand {
        Operand::Step(i) | Operand::NotStep(i) => Some(frame.steps[i as usize].ty.scalar),
        Operand::Imm(value) => Some(value.ty.scalar),
        Operand::Param(_) | Operand::NotParam(_) => None,
    }
}

/// The highest number that a float becomes. NaN may become any; as `u32` what is below zero is zero.
fn whole(frame: &Frame, float: &Operand, is_unsigned: bool) -> u32 {
    let Range { low, high, nan } = ranges::of(frame, float);
    let is_known = !nan && high < f64::from(i32::MAX) && (is_unsigned || low >= 0.0);
    if is_known { high.max(0.0) as u32 } else { u32::MAX }
}

fn variable(
    module: &mut Module,
    names: &mut Names,
    types: &mut Types,
    elements: &[Value],
) -> Handle<GlobalVariable> {
    let shape = Shape::Array(Box::new(Shape::Value(elements[0].ty)), elements.len() as u32);
    let ty = types.shape(module, names, &shape, "Table").expect("a table has elements");
    let components = elements.iter().map(|element| constant(module, *element)).collect();
    let init = module.global_expressions.append(Expression::Compose { ty, components }, Span::UNDEFINED);
    let variable = GlobalVariable {
        name: Some(names.unique("table")),
        space: AddressSpace::Private,
        binding: None,
        ty,
        init: Some(init),
        memory_decorations: naga::MemoryDecorations::empty(),
    };
    module.global_variables.append(variable, Span::UNDEFINED)
}

fn constant(module: &mut Module, value: Value) -> Handle<Expression> {
    let lane = |module: &mut Module, i: usize| {
        let literal = types::literal(value.ty.scalar, value.bits[i]);
        module.global_expressions.append(Expression::Literal(literal), Span::UNDEFINED)
    };
    if !value.ty.is_vector() {
        return lane(module, 0);
    }
    let components = (0..value.ty.lanes as usize).map(|i| lane(module, i)).collect();
    let ty = types::value(module, value.ty);
    module.global_expressions.append(Expression::Compose { ty, components }, Span::UNDEFINED)
}

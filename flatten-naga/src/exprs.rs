//! Steps as expressions: one line per operation.

mod arcs;
mod calls;
mod lanes;
mod natives;
mod numbers;
mod powers;

use crate::body::{Body, Expr};
use flatten_core::frame::{Operand, Step};
use flatten_core::op::Op;
use flatten_core::ty::Ty;
use naga::BinaryOperator as B;
use naga::MathFunction as M;
use naga::UnaryOperator as U;

/// How an operation is said.
enum Form {
    /// By an operator of one operand.
    Unary(U),
    /// By an operator of two.
    Binary(B),
    /// By a builtin function.
    Math(M),
    /// In its own way: naga's operation of that name means something else or takes other types.
    Own(fn(&mut Body, &Step) -> Expr),
}

/// Adds one step, and answers its value (its complement, if [`Body::is_complemented`]).
pub(crate) fn step(body: &mut Body, step: &Step) -> Expr {
    body.only_constants = step.args.iter().all(|arg| matches!(arg, Operand::Imm(_)));
    let operand = step.args.first().map_or(step.ty, |arg| body.ty(arg));
    let value = match form(step.op, operand, body.frame.exact) {
        Form::Unary(op) => {
            let x = body.arg(step, 0);
            body.unary(op, x)
        }
        Form::Binary(op) if body.is_apart() => lanes::apart(body, step, op),
        Form::Binary(op) => {
            let (x, y) = (body.arg(step, 0), body.arg(step, 1));
            body.binary(op, x, y)
        }
        Form::Math(fun) => {
            let args: Vec<_> = step.args.iter().map(|arg| body.operand(arg)).collect();
            body.math(fun, &args)
        }
        Form::Own(write) => write(body, step),
    };
    body.only_constants = false;
    value
}

/// How `op` is said whose first operand is a `ty`. Under the `exact` contract NaN, infinities, the sign of
/// zero and the order of additions are those of [`Op::eval`].
fn form(op: Op, ty: Ty, exact: bool) -> Form {
    use Form::{Binary, Math, Own, Unary};
    let float = ty.is_float();
    let vec4 = exact && ty.lanes == 4;
    let own_if =
        |own: bool, write: fn(&mut Body, &Step) -> Expr, fun: M| if own { Own(write) } else { Math(fun) };
    match op {
        Op::Const(_) | Op::Param(_) | Op::Loop(_) => {
            unreachable!("{} is no expression of its own", op.name())
        }
        Op::Neg => Unary(U::Negate),
        Op::Add => Binary(B::Add),
        Op::Sub if float => Binary(B::Subtract),
        Op::Sub => Own(numbers::int_subtract),
        Op::Mul => Own(lanes::multiply),
        Op::Div if float => Binary(B::Divide),
        Op::Div => Own(numbers::int_divide),
        Op::Rem if float => Own(numbers::remainder),
        Op::Rem => Own(numbers::int_remainder),
        Op::Abs => Math(M::Abs),
        Op::Signum => own_if(float, numbers::signum, M::Sign),
        Op::Min => own_if(float && exact, numbers::min, M::Min),
        Op::Max => own_if(float && exact, numbers::max, M::Max),
        Op::PMin => own_if(exact, numbers::pmin, M::Min),
        Op::PMax => own_if(exact, numbers::pmax, M::Max),
        Op::Clamp => Own(numbers::clamp),
        Op::MulAdd => Math(M::Fma),
        Op::CopySign => Own(numbers::copysign),
        Op::Floor => own_if(vec4, numbers::floor_vec4, M::Floor),
        Op::Ceil => own_if(vec4, numbers::ceil_vec4, M::Ceil),
        Op::Trunc => own_if(vec4, numbers::trunc_vec4, M::Trunc),
        Op::Round => Own(numbers::round),
        Op::RoundEven => Math(M::Round),
        Op::Sqrt => Math(M::Sqrt),
        Op::Exp => Math(M::Exp),
        Op::Exp2 => Math(M::Exp2),
        Op::Ln => Math(M::Log),
        Op::Log2 => Math(M::Log2),
        Op::Log10 => Own(powers::log10),
        Op::ExpM1 => Own(powers::exp_m1),
        Op::Ln1p => Own(powers::ln_1p),
        Op::Cbrt => Own(powers::cbrt),
        Op::Hypot => Own(powers::hypot),
        Op::Pow => Own(numbers::pow),
        Op::Sin => Math(M::Sin),
        Op::Cos => Math(M::Cos),
        Op::Tan => Math(M::Tan),
        Op::Asin => Own(arcs::asin),
        Op::Acos => Own(arcs::acos),
        Op::Atan => Math(M::Atan),
        Op::Atan2 => Own(numbers::atan2),
        Op::Sinh => Math(M::Sinh),
        Op::Cosh => Math(M::Cosh),
        Op::Tanh => Math(M::Tanh),
        Op::And if ty.is_bool() => Own(lanes::and),
        Op::And => Binary(B::And),
        Op::Or => Binary(B::InclusiveOr),
        Op::Xor if ty.is_bool() => Own(lanes::xor),
        Op::Xor => Binary(B::ExclusiveOr),
        Op::Not => Unary(U::BitwiseNot),
        Op::Shl | Op::Shr => Own(numbers::shift),
        Op::CountOnes => Math(M::CountOneBits),
        Op::LeadingZeros => Own(numbers::leading_zeros),
        Op::TrailingZeros => Math(M::CountTrailingZeros),
        Op::ReverseBits => Math(M::ReverseBits),
        Op::Eq | Op::Lt | Op::Le => Own(lanes::compare),
        Op::Select => Own(lanes::select),
        Op::All => Own(lanes::all),
        Op::Table => Own(lanes::table),
        Op::Cast(_) => Own(numbers::cast),
        Op::Bitcast(_) => Own(numbers::bitcast),
        Op::Splat(_) => Own(lanes::splat),
        Op::Compose => Own(lanes::compose),
        Op::Lane(_) => Own(lanes::lane),
        Op::Swizzle(_) => Own(lanes::swizzle),
        Op::Dot if float => own_if(exact, lanes::dot, M::Dot),
        Op::Dot => Own(lanes::int_dot),
        Op::Cross => own_if(exact, lanes::cross, M::Cross),
        Op::Length => own_if(exact, lanes::length, M::Length),
        Op::Normalize => own_if(exact, lanes::normalize, M::Normalize),
        Op::Mad => Own(natives::mad),
        Op::Nmad => Own(natives::nmad),
        Op::Mix => Own(natives::mix),
        Op::Saturate => Math(M::Saturate),
        Op::Step => Math(M::Step),
        Op::Smoothstep => Math(M::SmoothStep),
        Op::InverseSqrt => Math(M::InverseSqrt),
        Op::Fract => Math(M::Fract),
        Op::Distance => Math(M::Distance),
        Op::Reflect => Math(M::Reflect),
        Op::Sum | Op::MinElement | Op::MaxElement => Own(natives::lanes),
        Op::Call(_) => Own(calls::call),
        Op::Project(_) => Own(calls::project),
    }
}

//! If a division of integers may be by zero, or of the least number by minus one. naga writes all those of a module in a
//! function of its own that looks for that, or none: a module that divides by other constants alone needs none. The
//! remainder of signed integers is in one either way.

use crate::body::Expr;
use naga::valid::{FunctionInfo, ModuleInfo};
use naga::{BinaryOperator, Expression, Function, Literal, Module, ScalarKind};

/// True if there may be one.
pub(crate) fn any_unsafe(module: &Module, info: &ModuleInfo) -> bool {
    let functions = module.functions.iter().map(|(handle, function)| (function, &info[handle]));
    let entries = module.entry_points.iter().enumerate();
    let mut all = functions.chain(entries.map(|(i, entry)| (&entry.function, info.get_entry_point(i))));
    all.any(|(function, info)| is_unsafe(module, function, info))
}

fn is_unsafe(module: &Module, function: &Function, info: &FunctionInfo) -> bool {
    function.expressions.iter().any(|(handle, expression)| match *expression {
        Expression::Binary { op: op @ (BinaryOperator::Divide | BinaryOperator::Modulo), right, .. } => {
            let kind = info[handle].ty.inner_with(&module.types).scalar_kind();
            let counts = match kind {
                Some(ScalarKind::Sint) => op == BinaryOperator::Divide,
                Some(ScalarKind::Uint) => true,
                _ => false,
            };
            counts && !is_safe(function, right)
        }
        _ => false,
    })
}

/// True of a constant by which every number can be divided.
fn is_safe(function: &Function, divisor: Expr) -> bool {
    match function.expressions[divisor] {
        Expression::Literal(Literal::U32(value)) => value != 0,
        Expression::Literal(Literal::I32(value)) => value != 0 && value != -1,
        Expression::Splat { value, .. } => is_safe(function, value),
        Expression::Compose { ref components, .. } => components.iter().all(|lane| is_safe(function, *lane)),
        _ => false,
    }
}

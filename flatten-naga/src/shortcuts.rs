//! Reads of what was just put together, and wholes of what was just taken apart. Text says what the user did; words say
//! neither.

use crate::body::Expr;
use naga::{Expression, Function, Handle, Module, SwizzleComponent, Type, TypeInner};

/// What an expression may be said by instead.
pub(crate) enum Shortcut {
    /// An expression that is there.
    Known(Expr),
    /// A lane of another vector.
    Lane(Expr, u32),
}

/// What to say instead of an expression that is about to be added.
pub(crate) fn of(module: &Module, function: &Function, expression: &Expression) -> Option<Shortcut> {
    match *expression {
        Expression::AccessIndex { base, index } => part(function, base, index),
        Expression::Compose { ty, ref components } => {
            whole(module, function, ty, components).map(Shortcut::Known)
        }
        _ => None,
    }
}

/// A part of what is put together in the function.
fn part(function: &Function, base: Expr, index: u32) -> Option<Shortcut> {
    match function.expressions[base] {
        // Vectors are made of scalars here.
        Expression::Compose { ref components, .. } => Some(Shortcut::Known(components[index as usize])),
        Expression::Splat { value, .. } => Some(Shortcut::Known(value)),
        Expression::Swizzle { vector, ref pattern, .. } => {
            let component = pattern[index as usize];
            let lane = SwizzleComponent::XYZW.iter().position(|letter| *letter == component)?;
            Some(Shortcut::Lane(vector, lane as u32))
        }
        _ => None,
    }
}

/// The value of which all parts are put together in order.
fn whole(module: &Module, function: &Function, ty: Handle<Type>, parts: &[Expr]) -> Option<Expr> {
    let read = |part: &Expr| match function.expressions[*part] {
        Expression::AccessIndex { base, index } => Some((base, index)),
        _ => None,
    };
    let (whole, _) = read(parts.first()?)?;
    let in_order = parts.iter().enumerate().all(|(i, part)| read(part) == Some((whole, i as u32)));
    (in_order && type_of(module, function, whole) == Some(ty)).then_some(whole)
}

/// The type of a parameter, of a result, of what was put together, or of a field of one of them.
fn type_of(module: &Module, function: &Function, value: Expr) -> Option<Handle<Type>> {
    match function.expressions[value] {
        Expression::FunctionArgument(i) => Some(function.arguments[i as usize].ty),
        Expression::CallResult(callee) => Some(module.functions[callee].result.as_ref()?.ty),
        Expression::Compose { ty, .. } => Some(ty),
        Expression::AccessIndex { base, index } => match module.types[type_of(module, function, base)?].inner
        {
            TypeInner::Struct { ref members, .. } => Some(members.get(index as usize)?.ty),
            TypeInner::Array { base, .. } => Some(base),
            _ => None,
        },
        _ => None,
    }
}

//! What an expression is made of, and whether all of it was emitted.

use crate::body::Expr;
use naga::{Expression, Function, Statement};

/// Calls `f` with each operand of an expression.
pub(crate) fn each(expression: &Expression, mut f: impl FnMut(Expr)) {
    match *expression {
        Expression::Literal(_)
        | Expression::Constant(_)
        | Expression::ZeroValue(_)
        | Expression::FunctionArgument(_)
        | Expression::GlobalVariable(_)
        | Expression::LocalVariable(_)
        | Expression::CallResult(_) => (),
        Expression::Compose { ref components, .. } => components.iter().copied().for_each(f),
        Expression::Access { base, index } => [base, index].into_iter().for_each(f),
        Expression::AccessIndex { base: x, .. }
        | Expression::Splat { value: x, .. }
        | Expression::Swizzle { vector: x, .. }
        | Expression::Load { pointer: x }
        | Expression::Unary { expr: x, .. }
        | Expression::Relational { argument: x, .. }
        | Expression::As { expr: x, .. }
        | Expression::ArrayLength(x) => f(x),
        Expression::Binary { left, right, .. } => [left, right].into_iter().for_each(f),
        Expression::Select { condition, accept, reject } => {
            [condition, accept, reject].into_iter().for_each(f)
        }
        Expression::Math { arg, arg1, arg2, arg3, .. } => {
            [Some(arg), arg1, arg2, arg3].into_iter().flatten().for_each(f)
        }
        ref other => unreachable!("{other:?} is not built here"),
    }
}

/// True of the expressions that are read in another block than the one that emits them: text must not repeat them
/// there.
pub(crate) fn read_elsewhere(function: &Function) -> Vec<bool> {
    let mut blocks = vec![0; function.expressions.len()];
    let mut reads = Vec::new();
    number(&function.body, &mut 0, &mut blocks, &mut reads);
    for (handle, expression) in function.expressions.iter() {
        each(expression, |x| reads.push((x, blocks[handle.index()])));
    }
    let mut elsewhere = vec![false; function.expressions.len()];
    for (expr, block) in reads {
        let emitted = !function.expressions[expr].needs_pre_emit();
        elsewhere[expr.index()] |= emitted && blocks[expr.index()] != block;
    }
    elsewhere
}

/// Numbers the block of each expression, and collects what statements read with the block where they do.
fn number(block: &naga::Block, count: &mut u32, blocks: &mut [u32], reads: &mut Vec<(Expr, u32)>) {
    let own = *count;
    let mut inner = |block: &naga::Block, blocks: &mut [u32], reads: &mut Vec<(Expr, u32)>| {
        *count += 1;
        number(block, count, blocks, reads);
    };
    for statement in block.iter() {
        match *statement {
            Statement::Emit(ref range) => range.clone().for_each(|handle| blocks[handle.index()] = own),
            Statement::If { condition, ref accept, ref reject } => {
                reads.push((condition, own));
                inner(accept, blocks, reads);
                inner(reject, blocks, reads);
            }
            Statement::Loop { ref body, ref continuing, .. } => {
                inner(body, blocks, reads);
                inner(continuing, blocks, reads);
            }
            Statement::Store { value, .. } => reads.push((value, own)),
            Statement::Call { ref arguments, result, .. } => {
                reads.extend(arguments.iter().map(|argument| (*argument, own)));
                result.into_iter().for_each(|result| blocks[result.index()] = own);
            }
            Statement::Return { value } => reads.extend(value.map(|value| (value, own))),
            _ => {}
        }
    }
}

/// The first expression that is neither emitted nor of the kinds that need not be. naga's validator lets it
/// pass, and its writers then copy it into each use or panic.
pub(crate) fn first_not_emitted(function: &Function) -> Option<Expr> {
    let mut emitted = vec![false; function.expressions.len()];
    mark(&function.body, &mut emitted);
    let mut known = function.expressions.iter().filter(|(handle, expression)| {
        !emitted[handle.index()]
            && !expression.needs_pre_emit()
            && !matches!(expression, Expression::CallResult(_))
    });
    known.next().map(|(handle, _)| handle)
}

fn mark(block: &naga::Block, emitted: &mut [bool]) {
    for statement in block.iter() {
        match statement {
            Statement::Emit(range) => range.clone().for_each(|handle| emitted[handle.index()] = true),
            Statement::If { accept, reject, .. } => {
                mark(accept, emitted);
                mark(reject, emitted);
            }
            Statement::Loop { body, continuing, .. } => {
                mark(body, emitted);
                mark(continuing, emitted);
            }
            _ => (),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naga::{Literal, Range, Span, UnaryOperator};

    #[test]
    fn finds_what_was_not_emitted() {
        let mut f = Function::default();
        let one = f.expressions.append(Expression::Literal(Literal::F32(1.0)), Span::UNDEFINED);
        let mut negate = |expr| {
            let op = UnaryOperator::Negate;
            f.expressions.append(Expression::Unary { op, expr }, Span::UNDEFINED)
        };
        let inner = negate(one);
        let outer = negate(inner);
        f.body.push(Statement::Emit(Range::new_from_bounds(outer, outer)), Span::UNDEFINED);
        assert_eq!(first_not_emitted(&f), Some(inner));
        f.body.push(Statement::Emit(Range::new_from_bounds(inner, inner)), Span::UNDEFINED);
        assert_eq!(first_not_emitted(&f), None);
    }
}

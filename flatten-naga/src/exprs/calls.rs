//! Calls of primitives: a call is a statement, and its result an expression.

use crate::body::{Body, Expr};
use crate::params;
use flatten_core::frame::Step;
use flatten_core::op::Op;
use naga::{Expression, Span, Statement};

/// The call, and its result: as a whole if there are several values, which [`project`] reads.
pub(super) fn call(b: &mut Body, step: &Step) -> Expr {
    // What is passed is no constant expression of the callee's.
    b.only_constants = false;
    let Op::Call(id) = step.op else { unreachable!("{} is no call", step.op.name()) };
    let function = b.callees[&id];
    let mut leaves = step.args.iter().map(|arg| b.operand(arg)).collect::<Vec<_>>().into_iter();
    let callee = &b.module.functions[function];
    let types: Vec<_> = callee.arguments.iter().map(|argument| argument.ty).collect();
    let result = callee.result.as_ref().expect("a primitive gives something").ty;
    let recipes: Vec<_> = types.into_iter().map(|ty| params::recipe(b.module, ty)).collect();
    let mut add = |expression| b.add(expression);
    let arguments: Vec<Expr> =
        recipes.iter().map(|recipe| params::build(recipe, &mut leaves, &mut add)).collect();
    b.flush();
    let value = b.add(Expression::CallResult(function));
    b.first = b.function.expressions.len();
    b.roots.extend(&arguments);
    let call = Statement::Call { function, arguments, result: Some(value) };
    b.block.push(call, Span::UNDEFINED);
    match params::type_leaves(b.module, result).as_slice() {
        [(path, _)] => read(b, value, path),
        _ => value,
    }
}

/// One of several values of a call.
pub(super) fn project(b: &mut Body, step: &Step) -> Expr {
    let Op::Project(index) = step.op else { unreachable!("{} reads nothing", step.op.name()) };
    let whole = b.arg(step, 0);
    let Expression::CallResult(function) = b.function.expressions[whole] else {
        unreachable!("a call gives its result")
    };
    let result = b.module.functions[function].result.as_ref().expect("a primitive gives something").ty;
    let (path, _) = params::type_leaves(b.module, result).swap_remove(index as usize);
    read(b, whole, &path)
}

fn read(b: &mut Body, whole: Expr, path: &[u32]) -> Expr {
    path.iter().fold(whole, |base, index| b.add(Expression::AccessIndex { base, index: *index }))
}

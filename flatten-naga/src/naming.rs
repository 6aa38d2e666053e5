//! Decides which expressions get a `let` of their own in text.
//!
//! naga's writers copy an expression into each place that uses it, unless it has a name or they see two direct
//! uses; lane reads they copy always. So text can grow exponentially, and nest deeper than any stack or parser
//! allows. A name ends both: here every value that text would repeat has one, and every value at the top of a
//! deep or large expression.

use crate::body::Expr;
use crate::names::Names;
use crate::operands;
use naga::{Expression, FastHashMap, Function, Handle};
use std::borrow::Cow;

/// Operators and calls around each other on one line.
const DEPTH: u32 = 16;
/// Operators, calls and operands on one line.
const SIZE: u32 = 32;

/// Names the expressions of `function` that need it, users' names first.
pub(crate) fn run(
    function: &mut Function,
    result: Option<Expr>,
    roots: &[Expr],
    user_names: &[(Expr, Cow<str>)],
    names: &mut Names,
) {
    let wanted: FastHashMap<Expr, &str> = user_names.iter().map(|(expr, name)| (*expr, &**name)).collect();
    let named = choose(function, result, roots, &wanted);
    // Users' names come first, so that no name made here changes one of them.
    for (expr, name) in user_names.iter().filter(|(expr, _)| named[expr.index()]) {
        if !function.named_expressions.contains_key(expr) {
            function.named_expressions.insert(*expr, names.unique(name));
        }
    }
    let mut count = 0;
    for (handle, _) in function.expressions.iter().filter(|(handle, _)| named[handle.index()]) {
        if !function.named_expressions.contains_key(&handle) {
            count += 1;
            function.named_expressions.insert(handle, names.unique(&format!("e{count}")));
        }
    }
}

fn choose(
    function: &Function,
    result: Option<Expr>,
    roots: &[Expr],
    wanted: &FastHashMap<Expr, &str>,
) -> Vec<bool> {
    let arena = &function.expressions;
    // How often text would say each expression, were it not for the names chosen so far.
    let mut copies = vec![0u32; arena.len()];
    let mut named = vec![false; arena.len()];
    roots.iter().for_each(|root| copies[root.index()] += 1);
    let elsewhere = operands::read_elsewhere(function);
    for (handle, expression) in arena.iter().rev() {
        let i = handle.index();
        // Powers to zero are one, and do not read what is raised. Writers count that as a use all the same, and may
        // give it a name of their own.
        if expression.needs_pre_emit() || copies[i] == 0 {
            continue;
        }
        named[i] = elsewhere[i]
            || wanted.contains_key(&handle)
            || match expression {
                Expression::Load { .. } | Expression::CallResult(_) => true,
                Expression::AccessIndex { .. } | Expression::Access { .. } => false,
                _ => copies[i] > 1,
            };
        let said = if named[i] { 1 } else { copies[i] };
        operands::each(expression, |x| copies[x.index()] = copies[x.index()].saturating_add(said));
    }
    let mut depths = vec![0; arena.len()];
    let mut sizes = vec![1; arena.len()];
    for (handle, expression) in arena.iter().filter(|(_, expression)| !expression.needs_pre_emit()) {
        let (depth, size) = line(expression, &depths, &sizes);
        let reads = matches!(expression, Expression::AccessIndex { .. } | Expression::Access { .. });
        let whole = reads || result == Some(handle);
        let i = handle.index();
        named[i] |= !whole && (depth > DEPTH || size > SIZE);
        (depths[i], sizes[i]) = if named[i] { (0, 1) } else { (depth, size) };
    }
    named
}

/// Depth and size of an expression on the line that holds it.
fn line(expression: &Expression, depths: &[u32], sizes: &[u32]) -> (u32, u32) {
    let (mut depth, mut size) = (0, 1);
    operands::each(expression, |x: Handle<Expression>| {
        depth = depth.max(depths[x.index()] + 1);
        size += sizes[x.index()];
    });
    (depth, size)
}

//! An operation of choices between constants is a choice between constants.
//!
//! `select(c, 1.0, 0.0) < 0.5` is `!c`, and `select(c, k, l) + m` is `select(c, k + m, l + m)`: flags that went through
//! numbers. A function and not lines of a table, because it holds for every operation that can be computed now and
//! costs no less than a choice.

use crate::graph::{Graph, Ref};
use crate::op::Op;
use crate::op::cost::Table;
use crate::rules::vector::Rewrite;
use crate::value::Value;

/// The rewrite for `op` of these operands, if there is one, with its name.
pub fn find(graph: &Graph, op: Op, args: &[Ref]) -> Option<(&'static str, Rewrite)> {
    let mut chosen = None;
    for arg in args {
        if graph.op(*arg) == Op::Select {
            chosen = Some(*arg);
            break;
        }
    }
    let c = graph.args(chosen?.id())[0];
    let fits = |a: &Ref| matches!(graph.op(*a), Op::Const(_) | Op::Select);
    if op == Op::Select || !graph.may_fold(op) || !args.iter().all(fits) {
        return None;
    }
    let mut values = [[Value::bool(false); 4]; 2];
    for (i, arg) in args.iter().enumerate() {
        let arms = arms(graph, *arg, c)?;
        (0..2).for_each(|arm| values[arm][i] = arms[arm]);
    }
    let ty = graph.type_of(op, args)?;
    let cheap = |table| op.cost(table, ty) < Op::Select.cost(table, ty);
    if cheap(Table::Graph) || cheap(Table::Gpu) || graph.ty(c).is_vector() && !op.is_lanewise() {
        return None;
    }
    let arms = values.map(|values| op.eval(&values[..args.len()]));
    Some(("choose_constants", Rewrite::Choice { c, arms }))
}

/// The constants that an operand is if `c` holds and if not.
fn arms(graph: &Graph, r: Ref, c: Ref) -> Option<[Value; 2]> {
    if let Some(value) = graph.as_const(r) {
        return Some([value; 2]);
    }
    let [condition, x, y] = *graph.args(r.id()) else { return None };
    if graph.op(r) != Op::Select || condition != c {
        return None;
    }
    Some([graph.as_const(x.complement_if(r.is_not()))?, graph.as_const(y.complement_if(r.is_not()))?])
}

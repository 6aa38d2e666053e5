//! `Op::eval` and `Op::trap` compared with std and glam themselves, on grids of special values.

mod grid;
mod lanes;
mod natives;
mod scalars;
mod traps;
mod vectors;

use flatten_core::op::Op;
use flatten_core::value::Value;

/// The operation must give this, up to the payload of NaN.
#[track_caller]
fn gives(op: Op, args: &[Value], expected: Value) {
    let types: Vec<_> = args.iter().map(|a| a.ty).collect();
    assert_eq!(op.result(&types), Some(expected.ty), "{} of {types:?}", op.name());
    let value = op.eval(args);
    let open = matches!(op, Op::Min | Op::Max) && args.iter().all(|a| a.ty.is_float() && a.f(0) == 0.0);
    assert!(value.same(expected) || open, "{} of {args:?} is {expected}, not {value}", op.name());
}

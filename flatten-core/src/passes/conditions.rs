//! What one condition says of another: `x < 3.0` of `x < 5.0`, of `5.0 < x`, of `x == 4.0`.
//!
//! A comparison that is false says less than one that is true: either operand may be NaN.

use crate::graph::{Graph, Ref};
use crate::op::Op;
use crate::options::Gates;
use crate::value::Value;

/// What `query` is where `fact` holds, if that is known.
pub fn known(graph: &Graph, fact: Ref, query: Ref) -> Option<bool> {
    if fact.id() == query.id() {
        return Some(fact == query);
    }
    if graph.ty(fact).is_vector() || graph.ty(query).is_vector() {
        return None;
    }
    let args = graph.args(query.id());
    let answer = match graph.op(query) {
        op @ (Op::Lt | Op::Le | Op::Eq) => compared(graph, fact, op, args[0], args[1]),
        _ => None,
    };
    answer.map(|holds| holds != query.is_not())
}

/// What `x op y` is where `fact` holds, if that is known; whether there is such a node or not.
pub fn compared(graph: &Graph, fact: Ref, op: Op, x: Ref, y: Ref) -> Option<bool> {
    let of = graph.op(fact);
    if !matches!(of, Op::Lt | Op::Le | Op::Eq) || graph.ty(x).is_vector() {
        return None;
    }
    let args = graph.args(fact.id());
    let (a, b) = (args[0], args[1]);
    if graph.ty(a) != graph.ty(x) {
        return None;
    }
    let ordered = !graph.ty(a).is_float() || graph.gates.allow(Gates::NO_NAN);
    let same = a == x && b == y;
    if same || a == y && b == x {
        return of_the_same(of, fact.is_not(), op, same, ordered);
    }
    let fact = Range::of(graph, of, a, b, fact.is_not(), ordered)?;
    let query = Range::of(graph, op, x, y, false, true)?;
    if fact.of != query.of {
        return None;
    }
    match () {
        () if query.contains(&fact) && !fact.nan => Some(true),
        () if query.misses(&fact) => Some(false),
        () => None,
    }
}

/// The same two operands, in the same order or not.
fn of_the_same(fact: Op, not: bool, query: Op, same: bool, ordered: bool) -> Option<bool> {
    // What can be: less, equal, greater, as the query's operands stand.
    let set = |op: Op, same: bool| match (op, same) {
        (Op::Lt, true) => [true, false, false],
        (Op::Lt, false) => [false, false, true],
        (Op::Le, true) => [true, true, false],
        (Op::Le, false) => [false, true, true],
        _ => [false, true, false],
    };
    let possible = set(fact, same).map(|is| is != not);
    let wanted = set(query, true);
    let all = possible.iter().zip(wanted).all(|(possible, wanted)| !possible || wanted);
    let none = possible.iter().zip(wanted).all(|(possible, wanted)| !possible || !wanted);
    match () {
        // NaN makes every comparison false, and so a complement true.
        () if all && (ordered || !not) => Some(true),
        () if none => Some(false),
        () => None,
    }
}

/// The numbers that a comparison with a constant leaves.
struct Range {
    of: Ref,
    low: f64,
    high: f64,
    /// The ends belong to it.
    closed: [bool; 2],
    /// NaN belongs to it too.
    nan: bool,
}

impl Range {
    fn of(graph: &Graph, op: Op, x: Ref, y: Ref, not: bool, ordered: bool) -> Option<Range> {
        let number = |r: Ref| graph.as_const(r).map(number).filter(|n| n.is_finite());
        let (of, k, above) = match (number(x), number(y)) {
            (None, Some(k)) => (x, k, false),
            (Some(k), None) => (y, k, true),
            _ => return None,
        };
        let nan = not && !ordered;
        let range = |low, high, closed| Some(Range { of, low, high, closed: [closed; 2], nan });
        let closed = (op == Op::Le) != not;
        match (op, above != not) {
            (Op::Eq, _) if not => None,
            (Op::Eq, _) => range(k, k, true),
            (_, false) => range(f64::NEG_INFINITY, k, closed),
            (_, true) => range(k, f64::INFINITY, closed),
        }
    }

    fn contains(&self, inner: &Range) -> bool {
        let low = self.low < inner.low || self.low == inner.low && (self.closed[0] || !inner.closed[0]);
        let high = self.high > inner.high || self.high == inner.high && (self.closed[1] || !inner.closed[1]);
        let no_end = |end: f64, mine: f64| end.is_infinite() && mine == end;
        (low || no_end(inner.low, self.low)) && (high || no_end(inner.high, self.high))
    }

    fn misses(&self, other: &Range) -> bool {
        let before =
            |a: &Range, b: &Range| a.high < b.low || a.high == b.low && !(a.closed[1] && b.closed[0]);
        before(self, other) || before(other, self)
    }
}

fn number(value: Value) -> f64 {
    match value.ty.is_float() {
        true => f64::from(value.f(0)),
        false => value.integer() as f64,
    }
}

//! What one comparison says of another, and what two are together: `x < 3.0` of `x < 5.0`, of `5.0 < x`, of `x == 4.0`.
//!
//! ```text
//! (x < y) & !(x == y)  =>  x < y      (x <= y) & (y <= x)  =>  x == y      (x < 3.0) & (x < 5.0)  =>  x < 3.0
//! ```
//! Comparisons of the same two are sets of outcomes, those of one with constants are ranges; both are compared in constant
//! time. A function and not lines of a table, because each pair of comparisons would be a line.
//!
//! A comparison that is false says less than one that is true: either operand may be NaN.

use crate::graph::{Graph, Ref};
use crate::op::Op;
use crate::options::Gates;
use crate::rules::vector::{Operand, Rewrite};
use crate::value::Value;

/// A condition that holds, read once for many questions.
#[derive(Clone, Copy)]
pub struct Holding {
    /// The condition.
    pub condition: Ref,
    test: Option<Test>,
    range: Option<Range>,
}

impl Holding {
    /// Reads a condition.
    pub fn new(graph: &Graph, condition: Ref) -> Holding {
        // Of vectors, one lane may hold and another not.
        let test = Test::of(graph, condition).filter(|test| !graph.ty(test.x).is_vector());
        Holding { condition, test, range: test.and_then(|test| Range::of(graph, test, 0)) }
    }

    /// What `query` is, if that is known.
    pub fn known(&self, graph: &Graph, query: Ref) -> Option<bool> {
        if self.condition.id() == query.id() {
            return Some(self.condition == query);
        }
        self.test?;
        let Test { op, x, y, not } = Test::of(graph, query)?;
        self.compared(graph, op, x, y).map(|holds| holds != not)
    }

    /// What `x op y` is, if that is known; whether there is such a node or not.
    pub fn compared(&self, graph: &Graph, op: Op, x: Ref, y: Ref) -> Option<bool> {
        let test = self.test?;
        let query = Test { op, x, y, not: false };
        if let Some(swapped) = test.is_of_the_same(query) {
            return test.says_of_the_same(graph, query, swapped);
        }
        let range = self.range.filter(|range| range.of == x || range.of == y)?;
        range.says(&Range::of(graph, query, 0)?)
    }
}

/// What `query` is where `fact` holds, if that is known.
pub fn known(graph: &Graph, fact: Ref, query: Ref) -> Option<bool> {
    Holding::new(graph, fact).known(graph, query)
}

/// The rewrite for an `and` of two comparisons, if there is one, with its name.
pub fn find(graph: &Graph, op: Op, args: &[Ref]) -> Option<(&'static str, Rewrite)> {
    if op != Op::And {
        return None;
    }
    let (first, second) = (Test::of(graph, args[0])?, Test::of(graph, args[1])?);
    if graph.ty(first.x) != graph.ty(second.x) {
        return None;
    }
    if let Some(swapped) = first.is_of_the_same(second) {
        let both = first.outcomes(graph, false) & second.outcomes(graph, swapped);
        return first.with_outcomes(graph, both).map(|rewrite| ("compared_twice", rewrite));
    }
    let lanes = || 0..graph.ty(first.x).lanes as usize;
    let in_all = |fact: Test, query: Test, holds: bool| {
        lanes().all(|lane| fact.says(graph, query, lane) == Some(holds))
    };
    let rewrite = match () {
        () if in_all(first, second, true) => Rewrite::Same(args[0]),
        () if in_all(second, first, true) => Rewrite::Same(args[1]),
        () if in_all(first, second, false) => Rewrite::Constant(Value::zero(graph.ty(args[0]))),
        () => one_range(graph, first, second)?,
    };
    Some(("compared_with_constants", rewrite))
}

/// The comparison that leaves what two leave together.
fn one_range(graph: &Graph, first: Test, second: Test) -> Option<Rewrite> {
    let ty = graph.ty(first.x);
    let (mut bits, mut one) = ([0; 4], None);
    for (lane, slot) in bits.iter_mut().enumerate().take(ty.lanes as usize) {
        let range = Range::of(graph, first, lane)?.and(&Range::of(graph, second, lane)?)?;
        let (of, (way, k)) = (range.of, range.way()?);
        (*one.get_or_insert((of, way)) == (of, way)).then_some(())?;
        *slot = k;
    }
    let (of, Way { op, above, not }) = one?;
    let mut operands = [Operand::Same(of), Operand::Constant(Value::from_lanes(ty, |i| bits[i]))];
    if above {
        operands.reverse();
    }
    Some(Rewrite::Comparison { op, operands, not })
}

/// A comparison or its complement.
#[derive(Clone, Copy, PartialEq)]
struct Test {
    op: Op,
    x: Ref,
    y: Ref,
    not: bool,
}

/// Sets of outcomes: `x < y`, `x == y`, `x > y`, and neither.
type Outcomes = u8;

const LESS: Outcomes = 1;
const EQUAL: Outcomes = 2;
const GREATER: Outcomes = 4;
const UNORDERED: Outcomes = 8;

impl Test {
    fn of(graph: &Graph, r: Ref) -> Option<Test> {
        let op = graph.op(r);
        if !matches!(op, Op::Lt | Op::Le | Op::Eq) {
            return None;
        }
        let args = graph.args(r.id());
        Some(Test { op, x: args[0], y: args[1], not: r.is_not() })
    }

    /// If it is of the same two: whether they stand the other way round.
    fn is_of_the_same(self, other: Test) -> Option<bool> {
        match (other.x, other.y) {
            pair if pair == (self.x, self.y) => Some(false),
            pair if pair == (self.y, self.x) => Some(true),
            _ => None,
        }
    }

    /// What can be where it holds.
    fn outcomes(self, graph: &Graph, swapped: bool) -> Outcomes {
        let holds = match (self.op, swapped) {
            (Op::Lt, false) => LESS,
            (Op::Lt, true) => GREATER,
            (Op::Le, false) => LESS | EQUAL,
            (Op::Le, true) => EQUAL | GREATER,
            _ => EQUAL,
        };
        let all = if is_ordered(graph, self.x) { UNORDERED - 1 } else { UNORDERED * 2 - 1 };
        if self.not { all & !holds } else { holds }
    }

    /// The one comparison that holds in these cases of the same two.
    fn with_outcomes(self, graph: &Graph, wanted: Outcomes) -> Option<Rewrite> {
        if wanted == 0 {
            let ty = Op::Eq.result(&[graph.ty(self.x); 2])?;
            return Some(Rewrite::Constant(Value::zero(ty)));
        }
        let (straight, swapped) = ((self.x, self.y), (self.y, self.x));
        let ways = [
            (Op::Lt, straight),
            (Op::Lt, swapped),
            (Op::Le, straight),
            (Op::Le, swapped),
            (Op::Eq, straight),
        ];
        [false, true].into_iter().flat_map(|not| ways.map(|way| (not, way))).find_map(
            |(not, (op, (x, y)))| {
                let test = Test { op, x, y, not };
                let is = test.outcomes(graph, (x, y) != straight) == wanted;
                is.then_some(Rewrite::Comparison { op, operands: [Operand::Same(x), Operand::Same(y)], not })
            },
        )
    }

    /// What it says of another in a lane where it holds.
    fn says(self, graph: &Graph, query: Test, lane: usize) -> Option<bool> {
        if let Some(swapped) = self.is_of_the_same(query) {
            return self.says_of_the_same(graph, query, swapped);
        }
        let fact = Range::of(graph, self, lane)?;
        let wanted = Range::of(graph, Test { not: false, ..query }, lane)?;
        fact.says(&wanted).map(|holds| holds != query.not)
    }

    /// What it says of another one of the same two.
    fn says_of_the_same(self, graph: &Graph, query: Test, swapped: bool) -> Option<bool> {
        let (mine, its) = (self.outcomes(graph, false), query.outcomes(graph, swapped));
        (mine & its == 0 || mine & !its == 0).then_some(mine & its != 0)
    }
}

/// True if two values are always less, equal or greater.
fn is_ordered(graph: &Graph, x: Ref) -> bool {
    !graph.ty(x).is_float() || graph.gates.allow(Gates::NO_NAN)
}

/// The numbers that a comparison with a constant leaves.
#[derive(Clone, Copy)]
struct Range {
    of: Ref,
    low: End,
    high: End,
    /// NaN belongs to it too.
    nan: bool,
}

/// Where a range ends.
#[derive(Clone, Copy)]
struct End {
    at: f64,
    /// It belongs to the range.
    closed: bool,
    /// The constant; none of the end that no comparison has set.
    bits: Option<u32>,
}

/// How a constant is compared with.
#[derive(Clone, Copy, PartialEq)]
struct Way {
    op: Op,
    /// The constant stands first.
    above: bool,
    not: bool,
}

impl Range {
    fn of(graph: &Graph, test: Test, lane: usize) -> Option<Range> {
        let constant =
            |r: Ref| graph.as_const(r).map(|value| value.lane(lane)).filter(|k| !number(*k).is_nan());
        let (of, k, above) = match (constant(test.x), constant(test.y)) {
            (None, Some(k)) => (test.x, k, false),
            (Some(k), None) => (test.y, k, true),
            _ => return None,
        };
        let nan = test.not && !is_ordered(graph, of);
        let open = |at| End { at, closed: true, bits: None };
        let end = |closed| End { at: number(k), closed, bits: Some(k.bits[0]) };
        let closed = (test.op == Op::Le) != test.not;
        let (low, high) = match (test.op, above != test.not) {
            (Op::Eq, _) if test.not => return None,
            (Op::Eq, _) => (end(true), end(true)),
            (_, false) => (open(f64::NEG_INFINITY), end(closed)),
            (_, true) => (end(closed), open(f64::INFINITY)),
        };
        Some(Range { of, low, high, nan })
    }

    /// If all that is in it is in another one, or nothing is.
    fn says(&self, wanted: &Range) -> Option<bool> {
        match () {
            () if self.of != wanted.of => None,
            () if wanted.contains(self) && !self.nan => Some(true),
            () if wanted.misses(self) => Some(false),
            () => None,
        }
    }

    fn contains(&self, inner: &Range) -> bool {
        let low = self.low.at < inner.low.at
            || self.low.at == inner.low.at && (self.low.closed || !inner.low.closed);
        let high = self.high.at > inner.high.at
            || self.high.at == inner.high.at && (self.high.closed || !inner.high.closed);
        low && high
    }

    fn misses(&self, other: &Range) -> bool {
        let before = |a: End, b: End| a.at < b.at || a.at == b.at && !(a.closed && b.closed);
        before(self.high, other.low) || before(other.high, self.low)
    }

    /// What is in both, of the same value.
    fn and(&self, other: &Range) -> Option<Range> {
        // Of two ends at one place, the open one is inside.
        let later = |a: End, b: End| a.at > b.at || a.at == b.at && (!a.closed || b.bits.is_none());
        let low = if later(self.low, other.low) { self.low } else { other.low };
        let earlier = |a: End, b: End| a.at < b.at || a.at == b.at && (!a.closed || b.bits.is_none());
        let high = if earlier(self.high, other.high) { self.high } else { other.high };
        let same = self.of == other.of && !self.misses(other);
        same.then_some(Range { low, high, nan: self.nan && other.nan, ..*self })
    }

    /// The one comparison that leaves it, with the bits of its constant.
    fn way(&self) -> Option<(Way, u32)> {
        let (above, end) = match (self.low.bits, self.high.bits) {
            (None, Some(_)) => (false, self.high),
            (Some(_), None) => (true, self.low),
            (Some(bits), Some(_)) if self.low.at == self.high.at && !self.nan => {
                return Some((Way { op: Op::Eq, above: false, not: false }, bits));
            }
            _ => return None,
        };
        // With NaN it is what the opposite leaves out.
        let op = if end.closed != self.nan { Op::Le } else { Op::Lt };
        Some((Way { op, above: above != self.nan, not: self.nan }, end.bits?))
    }
}

fn number(value: Value) -> f64 {
    match value.ty.is_float() {
        true => f64::from(value.f(0)),
        false => value.integer() as f64,
    }
}

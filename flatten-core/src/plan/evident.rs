//! How many steps a `for` loop takes at most, where its ends say so themselves.
//!
//! ```text
//! for i in 0..n.min(4)                      4 steps at most, whatever `n` is
//! let last = n & 3;  for i in 1..=last      3
//! ```

use crate::hir::{self, Block, Expr, ExprKind, LocalId, LoopKind, Source, Stmt, Type};
use crate::op::Op;
use crate::ty::{Scalar, Ty};
use crate::value::Value;
use rustc_hash::{FxHashMap, FxHashSet};

/// A range that numbers do not leave, its ends included.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Range {
    low: i64,
    high: i64,
}

/// What the locals of a function are that are given their value once.
pub(super) struct Lets<'a>(FxHashMap<LocalId, Given<'a>>);

/// What gives a local its value.
#[derive(Clone, Copy)]
enum Given<'a> {
    Let(&'a Expr),
    /// A `for` loop.
    Items(&'a Source),
}

/// What is known of locals where a loop stands.
type Known<'k> = &'k dyn Fn(LocalId) -> Option<Value>;

/// Reads ends of ranges.
#[derive(Clone, Copy)]
struct Reader<'a, 'k> {
    lets: &'a Lets<'a>,
    /// Nothing in the values of locals, which may have been computed when all was something else.
    known: Option<Known<'k>>,
}

impl<'a> Lets<'a> {
    /// Those of a function.
    pub(super) fn of(f: &'a hir::Fn) -> Lets<'a> {
        let (mut lets, mut written) = (FxHashMap::default(), FxHashSet::default());
        f.body.all(&mut |expr| match &expr.kind {
            ExprKind::Block(block) => declared(block, &mut lets),
            ExprKind::If(_, then, other) => {
                declared(then, &mut lets);
                other.iter().for_each(|other| declared(other, &mut lets));
            }
            ExprKind::Loop(inner) => {
                declared(&inner.body, &mut lets);
                if let LoopKind::For { var, source } = &inner.kind {
                    lets.insert(*var, Given::Items(source));
                }
            }
            ExprKind::Assign(place, ..) => drop(written.insert(place.local)),
            ExprKind::Call(_, _, outs) => written.extend(outs.iter().map(|place| place.local)),
            _ => {}
        });
        declared(&f.body, &mut lets);
        lets.retain(|local, _| !written.contains(local));
        Lets(lets)
    }

    /// The most items that a source has.
    pub(super) fn most(&self, source: &Source, known: Known) -> Option<u64> {
        // What an end writes may be known as it is behind all of them.
        let still = source.operands().into_iter().all(is_still);
        Reader { lets: self, known: still.then_some(known) }.items(source)
    }
}

fn declared<'a>(block: &'a Block, lets: &mut FxHashMap<LocalId, Given<'a>>) {
    for stmt in &block.stmts {
        if let Stmt::Let(local, Some(value)) = stmt {
            lets.insert(*local, Given::Let(value));
        }
    }
}

fn is_still(expr: &Expr) -> bool {
    let mut is_still = true;
    expr.all(&mut |e| match &e.kind {
        ExprKind::Assign(..) | ExprKind::Loop(_) => is_still = false,
        ExprKind::Call(_, _, outs) => is_still &= outs.is_empty(),
        _ => {}
    });
    is_still
}

impl Reader<'_, '_> {
    fn items(self, source: &Source) -> Option<u64> {
        match source {
            Source::Range { from, to, inclusive } => {
                let (from, to) = (self.number(from)?, self.number(to)?);
                u64::try_from((to.high - from.low + i64::from(*inclusive)).max(0)).ok()
            }
            Source::Array(array) => match array.ty {
                Type::Array(_, count) => Some(count.into()),
                _ => None,
            },
            Source::Rev(inner) | Source::Enumerate(inner) => self.items(inner),
            Source::StepBy(inner, by) => {
                let by = self.number(by).map_or(1, |by| by.low.max(1));
                Some(self.items(inner)?.div_ceil(u64::try_from(by).ok()?))
            }
            Source::Skip(inner, count) => Some(self.items(inner)?.saturating_sub(u64::from(*count))),
            Source::Take(inner, count) => {
                let count = u64::from(*count);
                Some(self.items(inner).map_or(count, |items| items.min(count)))
            }
            Source::Zip(a, b) => match (self.items(a), self.items(b)) {
                (Some(a), Some(b)) => Some(a.min(b)),
                (one, other) => one.or(other),
            },
        }
    }

    /// What an integer is at least and at most; `None` of what is none.
    fn number(self, expr: &Expr) -> Option<Range> {
        let all = all_of(&expr.ty)?;
        let found = match &expr.kind {
            ExprKind::Const(value) => Some(one(int(*value))),
            ExprKind::Local(local) => self.local(*local),
            ExprKind::Op(op, args) | ExprKind::Wrapping(op, args) => self.operation(*op, args),
            ExprKind::Block(Block { tail: Some(tail), .. }) => self.number(tail),
            ExprKind::If(_, then, Some(other)) => {
                self.either(&[then.tail.as_deref()?, other.tail.as_deref()?])
            }
            ExprKind::Field(whole, field) => match &whole.kind {
                ExprKind::Array(items) => items.get(*field).and_then(|item| self.number(item)),
                _ => None,
            },
            ExprKind::Index(whole, _) => match &whole.kind {
                ExprKind::Array(items) => self.either(&items.iter().collect::<Vec<_>>()),
                _ => None,
            },
            _ => None,
        };
        // What leaves the type may be any number.
        Some(found.filter(|found| all.low <= found.low && found.high <= all.high).unwrap_or(all))
    }

    fn local(self, local: LocalId) -> Option<Range> {
        if let Some(value) = self.known.and_then(|known| known(local)) {
            return Some(one(int(value)));
        }
        let before = Reader { known: None, ..self };
        match self.lets.0.get(&local)? {
            Given::Let(value) => before.number(value),
            Given::Items(source) => before.item(source),
        }
    }

    /// What the items of a source are, if these are integers of a range.
    fn item(self, source: &Source) -> Option<Range> {
        match source {
            Source::Range { from, to, inclusive } => {
                let (from, to) = (self.number(from)?, self.number(to)?);
                Some(Range { low: from.low, high: to.high - i64::from(!inclusive) })
            }
            Source::Rev(inner) | Source::StepBy(inner, _) => self.item(inner),
            Source::Skip(inner, _) | Source::Take(inner, _) => self.item(inner),
            Source::Array(_) | Source::Enumerate(_) | Source::Zip(..) => None,
        }
    }

    fn either(self, exprs: &[&Expr]) -> Option<Range> {
        let ranges = exprs.iter().map(|expr| self.number(expr)).collect::<Option<Vec<_>>>()?;
        ranges.into_iter().reduce(|a, b| Range { low: a.low.min(b.low), high: a.high.max(b.high) })
    }

    fn operation(self, op: Op, args: &[Expr]) -> Option<Range> {
        if let (Op::Cast(scalar), [value]) = (op, args) {
            return match value.ty.value().filter(|ty| ty.is_float()) {
                // A cast stops at the ends of the type, and what is no number becomes zero.
                Some(_) => all_of(&Type::Value(Ty::new(scalar, 1))).map(|all| {
                    let high = self.float(value).high as i64;
                    Range { high: high.clamp(0, all.high), ..all }
                }),
                None => self.number(value),
            };
        }
        let [a, b] = args else { return None };
        let (a, b) = (self.number(a)?, self.number(b)?);
        let within = |high| Range { low: 0, high };
        Some(match op {
            Op::Min => Range { low: a.low.min(b.low), high: a.high.min(b.high) },
            Op::Max => Range { low: a.low.max(b.low), high: a.high.max(b.high) },
            Op::Add => Range { low: a.low + b.low, high: a.high + b.high },
            Op::Sub => Range { low: a.low - b.high, high: a.high - b.low },
            Op::And if a.low >= 0 && b.low >= 0 => within(a.high.min(b.high)),
            Op::And if a.low >= 0 => within(a.high),
            Op::And if b.low >= 0 => within(b.high),
            Op::Rem if b.low > 0 && a.low >= 0 => within(a.high.min(b.high - 1)),
            Op::Rem if b.low > 0 => Range { low: 1 - b.high, high: b.high - 1 },
            Op::Div if b.low > 0 && a.low >= 0 => within(a.high / b.low),
            Op::Shr if a.low >= 0 && b.low == b.high && (0..32).contains(&b.low) => within(a.high >> b.low),
            _ => return None,
        })
    }

    /// What a float is at most.
    fn float(self, expr: &Expr) -> Most {
        let args = match &expr.kind {
            ExprKind::Const(value) if value.ty == Ty::F32 && !value.f(0).is_nan() => {
                return Most { high: value.f(0).into(), may_be_none: false };
            }
            ExprKind::Local(local) => {
                return match self.lets.0.get(local) {
                    Some(Given::Let(value)) => Reader { known: None, ..self }.float(value),
                    _ => Most::ANY,
                };
            }
            ExprKind::Block(Block { tail: Some(tail), .. }) => return self.float(tail),
            ExprKind::Op(op, args) => (op, &args[..]),
            _ => return Most::ANY,
        };
        match args {
            // Of a number and what is none both give the number.
            (Op::Min, [a, b]) => {
                let (a, b) = (self.float(a), self.float(b));
                let mut high = a.high.min(b.high);
                if a.may_be_none {
                    high = high.max(b.high);
                }
                if b.may_be_none {
                    high = high.max(a.high);
                }
                Most { high, may_be_none: a.may_be_none && b.may_be_none }
            }
            (Op::Clamp, [_, _, high]) => Most { high: self.float(high).high, may_be_none: true },
            (Op::Floor | Op::Ceil | Op::Trunc | Op::Round | Op::RoundEven, [x]) => {
                let x = self.float(x);
                Most { high: x.high.ceil(), ..x }
            }
            _ => Most::ANY,
        }
    }
}

/// What a float is at most, unless it is no number.
#[derive(Clone, Copy)]
struct Most {
    high: f64,
    may_be_none: bool,
}

impl Most {
    const ANY: Most = Most { high: f64::INFINITY, may_be_none: true };
}

/// The numbers of a type, if it is one of integers.
fn all_of(ty: &Type) -> Option<Range> {
    let (low, high) = match ty {
        Type::Value(Ty { scalar: Scalar::I32, lanes: 1 }) => (i32::MIN.into(), i32::MAX.into()),
        Type::Value(Ty { scalar: Scalar::U32, lanes: 1 }) => (0, u32::MAX.into()),
        Type::Int(int) => (*int.range().start(), *int.range().end()),
        _ => return None,
    };
    Some(Range { low, high })
}

fn one(number: i64) -> Range {
    Range { low: number, high: number }
}

fn int(value: Value) -> i64 {
    if value.ty.scalar == Scalar::I32 { value.i(0).into() } else { value.bits[0].into() }
}

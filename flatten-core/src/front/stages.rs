//! What becomes of each item of an iterator in the body of its loop: `map`, `filter`, `take` and their kin.

use super::body::Body;
use super::called::Called;
use super::draft::{Assign, Block, Expr, If, Kind, Place, Stmt};
use super::infer::{self, Borrow, Term};
use super::operators::BinOp;
use crate::hir::{LocalId, LoopId, Part};
use crate::value::Value;
use proc_macro2::Span;

/// What becomes of an item in the body of the loop.
pub(super) enum Stage {
    /// What an `Option` holds, if it does.
    Held(Span),
    /// `copied()`.
    Copied,
    /// `cloned()`, at its name.
    Cloned(Span),
    /// `map(f)`.
    Map(Called),
    /// `filter(f)`.
    Filter(Called),
    /// `enumerate()` behind other stages, with the number of the next item.
    Enumerate(LocalId, Span),
    /// `zip(other)` where one of both has stages: those of each, and its place among [`Body::zips`]; none if no `zip` was
    /// written.
    Zip(Vec<Stage>, Vec<Stage>, Option<usize>),
    /// `filter_map(f)`, or `map_while(f)`, which ends with the first item that `f` gives nothing for.
    Options(Called, Missing),
    /// `take_while(f)`.
    TakeWhile(Called),
    /// `skip_while(f)`, with whether items are still left out.
    SkipWhile(Called, LocalId),
    /// `take(n)`: how many items came by, and how many are to.
    Take(LocalId, LocalId, Span),
    /// `skip(n)`: how many items came by, and how many are left out.
    Skip(LocalId, LocalId, Span),
    /// `inspect(f)`.
    Inspect(Called),
    /// `scan(first, f)`, with what `f` is lent each time.
    Scan(Called, LocalId),
    /// `iter_mut()`, or a `for` loop over `&mut array`: the element of this place with the number, which is lent.
    Lent(Place, Term),
}

/// What becomes of a loop where a function gives nothing for an item.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Missing {
    /// The item is left out.
    Left,
    /// It is the end.
    Ends,
}

impl Stage {
    /// True if it matters to it which items came before.
    pub(super) fn numbers(&self) -> bool {
        match self {
            Stage::Held(_)
            | Stage::Copied
            | Stage::Cloned(_)
            | Stage::Map(_)
            | Stage::Filter(_)
            | Stage::Inspect(_)
            | Stage::Lent(..) => false,
            Stage::Options(_, missing) => *missing == Missing::Ends,
            Stage::Enumerate(..) | Stage::Take(..) | Stage::Skip(..) => true,
            Stage::TakeWhile(_) | Stage::SkipWhile(..) | Stage::Scan(..) => true,
            Stage::Zip(first, second, _) => first.iter().chain(second).any(Stage::numbers),
        }
    }

    pub(super) fn lends(&self) -> bool {
        match self {
            Stage::Lent(..) => true,
            Stage::Zip(first, second, _) => first.iter().chain(second).any(Stage::lends),
            _ => false,
        }
    }

    /// What counts its items.
    fn counters(&self) -> Vec<LocalId> {
        match self {
            Stage::Enumerate(count, _) | Stage::SkipWhile(_, count) | Stage::Scan(_, count) => vec![*count],
            Stage::Take(count, ..) | Stage::Skip(count, ..) => vec![*count],
            Stage::Zip(first, second, _) => first.iter().chain(second).flat_map(Stage::counters).collect(),
            _ => Vec::new(),
        }
    }

    /// True if it makes the same of an item wherever that stands, and calls nothing.
    pub(super) fn is_of_place(&self) -> bool {
        match self {
            Stage::Copied | Stage::Cloned(_) | Stage::Lent(..) => true,
            Stage::Zip(first, second, _) => first.iter().chain(second).all(Stage::is_of_place),
            _ => false,
        }
    }

    /// True if it leaves out items. (Both sides of a `zip` have none that does.)
    pub(super) fn leaves_out(&self) -> bool {
        match self {
            Stage::Copied | Stage::Cloned(_) | Stage::Map(_) | Stage::Inspect(_) | Stage::Lent(..) => false,
            Stage::Enumerate(..) | Stage::Zip(..) => false,
            Stage::Held(_) | Stage::Filter(_) | Stage::Options(..) | Stage::TakeWhile(_) => true,
            Stage::SkipWhile(..) | Stage::Scan(..) => true,
            Stage::Take(..) | Stage::Skip(..) => true,
        }
    }
}

impl Body<'_, '_> {
    /// An item of the source behind the stages; what computes it is put into the body of the loop.
    pub(super) fn staged(&mut self, item: Expr, stages: &[Stage], id: LoopId, stmts: &mut Vec<Stmt>) -> Expr {
        // Once all are taken no other item is asked for.
        for stage in stages {
            if let Stage::Take(so_far, limit, span) = stage {
                let more = self.are_fewer(*so_far, *limit, *span);
                let end = self.make(Kind::Break(id), Term::Never, *span);
                stmts.push(self.unless(more, end));
            }
        }
        // Where `skip` leaves nothing, std may not ask for the items that it skips.
        let skips = |stages: &[Stage]| stages.iter().any(|stage| matches!(stage, Stage::Skip(..)));
        let takes = |stage: &Stage| matches!(stage, Stage::Take(..));
        let Some(last) = stages.iter().rposition(takes).filter(|last| skips(&stages[..*last])) else {
            return self.through(item, stages, id, stmts);
        };
        let (before, behind) = stages.split_at(last);
        let (outer, begin) = (self.locals.len(), stmts.len());
        let item = self.through(item, before, id, stmts);
        let counters: Vec<LocalId> = before.iter().flat_map(Stage::counters).collect();
        let writes = stmts[begin..].iter().any(|stmt| stmt.writes_outside(outer, &counters));
        if let (true, Stage::Take(_, _, span)) = (writes, &behind[0]) {
            self.unsupported(
                *span,
                "`take` behind `skip`, where a closure before them writes something,",
                "write it in a `for` loop over the items",
            );
        }
        self.through(item, behind, id, stmts)
    }

    fn through(&mut self, item: Expr, stages: &[Stage], id: LoopId, stmts: &mut Vec<Stmt>) -> Expr {
        stages.iter().fold(item, |item, stage| {
            self.settle();
            match stage {
                Stage::Held(span) => {
                    let is_lent = matches!(self.infer.shallow(&item.ty), Term::Ref(..));
                    let whole = self.infer.target(&item.ty);
                    let Term::Option(value) = whole.clone() else { return Expr::error(*span) };
                    let option = self.retyped(item, whole);
                    let option = self.keep(option, stmts);
                    let is_some = self.is_some(&option, *span);
                    let on = self.make(Kind::Continue(id), Term::Never, *span);
                    stmts.push(self.unless(is_some, on));
                    let value = if is_lent { value.borrowed(Borrow::Shared) } else { *value };
                    self.value_in(&option, &value)
                }
                Stage::Copied => {
                    let ty = self.infer.target(&item.ty);
                    self.retyped(item, ty)
                }
                Stage::Cloned(span) => {
                    self.is_copied(&item.ty, "cloned", *span);
                    let ty = self.infer.target(&item.ty);
                    self.retyped(item, ty)
                }
                Stage::Map(f) => {
                    let value = self.call_it(f, vec![item]);
                    self.keep(value, stmts)
                }
                Stage::Filter(f) | Stage::TakeWhile(f) => {
                    let item = self.keep(item, stmts);
                    let holds = self.holds(f, &item);
                    let way = if matches!(stage, Stage::Filter(_)) { Kind::Continue } else { Kind::Break };
                    let on = self.make(way(id), Term::Never, f.span());
                    stmts.push(self.unless(holds, on));
                    item
                }
                Stage::SkipWhile(f, skips) => {
                    let item = self.keep(item, stmts);
                    let holds = self.holds(f, &item);
                    let on = self.make(Kind::Continue(id), Term::Never, f.span());
                    let found = self.stored(*skips, Expr::value(Value::bool(false), f.span()));
                    let look = vec![self.when(holds, on), Stmt::Expr(found)];
                    let skips = self.make(Kind::Local(*skips), Term::BOOL, f.span());
                    stmts.push(self.when_all(skips, look, f.span()));
                    item
                }
                Stage::Options(..) | Stage::Scan(..) => {
                    let (f, missing, args) = match stage {
                        Stage::Options(f, missing) => (f, *missing, vec![item]),
                        Stage::Scan(f, state) => {
                            let ty = self.locals[state.0 as usize].ty.clone();
                            let place = Place { local: *state, path: Vec::new() };
                            let lent = self.make(Kind::Borrow(place), ty.borrowed(Borrow::Mut), f.span());
                            (f, Missing::Ends, vec![lent, item])
                        }
                        _ => unreachable!("it is one of both"),
                    };
                    let option = self.call_it(f, args);
                    let value = self.infer.fresh(infer::Kind::Any);
                    self.coerce(&option.ty, &Term::Option(Box::new(value.clone())), option.span);
                    let option = self.keep(option, stmts);
                    let is_some = self.is_some(&option, f.span());
                    let way = if missing == Missing::Ends { Kind::Break } else { Kind::Continue };
                    let on = self.make(way(id), Term::Never, f.span());
                    stmts.push(self.unless(is_some, on));
                    self.value_in(&option, &value)
                }
                Stage::Lent(place, ty) => {
                    let index = match item.kind {
                        Kind::Local(_) => item,
                        _ => self.keep_always(item, stmts),
                    };
                    let Kind::Local(local) = index.kind else { unreachable!("it is kept") };
                    let mut place = place.clone();
                    place.path.push((Part::Index(local), ty.clone()));
                    self.make(Kind::Borrow(place), ty.clone().borrowed(Borrow::Mut), index.span)
                }
                Stage::Inspect(f) => {
                    let item = self.keep(item, stmts);
                    let shown = self.retyped(item.clone(), item.ty.clone().borrowed(Borrow::Shared));
                    let done = self.call_it(f, vec![shown]);
                    self.coerce(&done.ty, &Term::UNIT, done.span);
                    stmts.push(Stmt::Expr(done));
                    item
                }
                Stage::Take(so_far, _, span) => {
                    let item = self.keep(item, stmts);
                    stmts.push(self.one_more(*so_far, *span));
                    item
                }
                Stage::Skip(so_far, limit, span) => {
                    let item = self.keep(item, stmts);
                    let fewer = self.are_fewer(*so_far, *limit, *span);
                    let on = self.make(Kind::Continue(id), Term::Never, *span);
                    let skip = vec![self.one_more(*so_far, *span), Stmt::Expr(on)];
                    stmts.push(self.when_all(fewer, skip, *span));
                    item
                }
                Stage::Enumerate(count, span) => {
                    let number = self.make(Kind::Local(*count), Term::USIZE, *span);
                    let number = self.keep_always(number, stmts);
                    stmts.push(self.one_more(*count, *span));
                    let ty = Term::Tuple(vec![Term::USIZE, item.ty.clone()]);
                    self.make(Kind::Tuple(vec![number, item]), ty, *span)
                }
                Stage::Zip(first, second, zip) => {
                    let Term::Tuple(types) = self.infer.shallow(&item.ty) else { return item };
                    let item = self.keep(item, stmts);
                    let span = item.span;
                    let (mut parts, outer, begin) = (Vec::new(), self.locals.len(), stmts.len());
                    for (i, (stages, ty)) in [first, second].into_iter().zip(types).enumerate() {
                        let part = self.make(Kind::Field(Box::new(item.clone()), i), ty, span);
                        parts.push(self.through(part, stages, id, stmts));
                    }
                    if let Some(zip) = *zip {
                        let counters: Vec<LocalId> =
                            first.iter().chain(second).flat_map(Stage::counters).collect();
                        let calls = stmts[begin..].iter().any(|stmt| stmt.writes_outside(outer, &counters));
                        // What is lent is written to by who takes it.
                        let computed = parts.iter().filter(|part| !matches!(part.kind, Kind::Borrow(_)));
                        let writes = |part: &Expr| part.writes_outside(outer, &[]);
                        self.zips[zip] |= calls || computed.into_iter().any(writes);
                    }
                    let ty = Term::Tuple(parts.iter().map(|part| part.ty.clone()).collect());
                    self.make(Kind::Tuple(parts), ty, span)
                }
            }
        })
    }

    /// What a closure that is shown an item says of it.
    fn holds(&mut self, f: &Called, item: &Expr) -> Expr {
        let shown = self.retyped(item.clone(), item.ty.clone().borrowed(Borrow::Shared));
        let holds = self.call_it(f, vec![shown]);
        self.coerce(&holds.ty, &Term::BOOL, holds.span);
        holds
    }

    /// `count += 1`.
    fn one_more(&self, count: LocalId, span: Span) -> Stmt {
        let one = self.make(Kind::Int(1), Term::USIZE, span);
        let place = Place { local: count, path: Vec::new() };
        let next = Assign { place, op: Some(BinOp::Add), value: one };
        Stmt::Expr(self.make(Kind::Assign(Box::new(next)), Term::UNIT, span))
    }

    /// `so_far < limit`.
    fn are_fewer(&self, so_far: LocalId, limit: LocalId, span: Span) -> Expr {
        let [so_far, limit] = [so_far, limit].map(|l| Box::new(self.make(Kind::Local(l), Term::USIZE, span)));
        self.make(Kind::Binary(BinOp::Lt, so_far, limit), Term::BOOL, span)
    }

    /// `if condition { stmts }`.
    fn when_all(&self, condition: Expr, stmts: Vec<Stmt>, span: Span) -> Stmt {
        let then = Block { stmts, tail: None, ty: Term::UNIT };
        let branch = If { condition, then, otherwise: None };
        Stmt::Expr(self.make(Kind::If(Box::new(branch)), Term::UNIT, span))
    }

    /// `if !condition { then }`.
    pub(super) fn unless(&self, condition: Expr, then: Expr) -> Stmt {
        let span = then.span;
        let condition = self.make(Kind::Not(Box::new(condition)), Term::BOOL, span);
        self.when(condition, then)
    }

    /// `if condition { then }`, with what leaves the body.
    pub(super) fn when(&self, condition: Expr, then: Expr) -> Stmt {
        let span = then.span;
        let then = Block { stmts: vec![Stmt::Expr(then)], tail: None, ty: Term::Never };
        let branch = If { condition, then, otherwise: None };
        Stmt::Expr(self.make(Kind::If(Box::new(branch)), Term::UNIT, span))
    }
}

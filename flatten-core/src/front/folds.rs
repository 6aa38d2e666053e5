//! What makes one value of an iterator's items: `sum`, `fold`, `any` and their kin.
//!
//! Each is the loop that one would write by hand: a local, a `for` loop that changes it, and its last value.

use super::body::{Body, Form};
use super::called::Called;
use super::draft::{Block, Expr, Kind, Loop, LoopKind, Source, Stmt};
use super::infer::{self, Term};
use super::items::Env;
use super::iterators::{Iterated, WHERE_TYPES_STAND, is_adapter, is_iterator, says_nothing};
use super::links::Link;
use super::operators::BinOp;
use super::overloads::Found;
use super::pieces::number_of;
use super::{known, orderings};
use crate::hir::{FnId, LocalId, LoopId, Wish};
use crate::ty::Ty;
use crate::value::Value;
use proc_macro2::Span;
use quote::quote_spanned;

/// What makes one value of all items.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Ending {
    Sum,
    Product,
    Count,
    Fold,
    Any,
    All,
    ForEach,
    /// What gives an `Option`.
    Reduce,
    Find,
    FindMap,
    Position,
    /// `rfind`: the first one from behind.
    LastFound,
    /// `rposition`: its number from the front.
    LastPosition,
    Last,
    /// The item of a number, counted from zero.
    Nth,
    /// The first one.
    Next,
    /// The least or the most of integers, by its name.
    Extreme(&'static str),
    /// The least by what a function says of two; the most, if it `is_most`.
    By {
        is_most: bool,
    },
    /// The least by what a function says of each.
    ByKey {
        is_most: bool,
    },
    /// What is not in the language, with what to write instead.
    Refused(&'static str),
}

/// By name; and what to write instead of those that are refused.
const ENDINGS: &[(&[&str], Ending)] = &[
    (&["sum"], Ending::Sum),
    (&["product"], Ending::Product),
    (&["count"], Ending::Count),
    (&["fold"], Ending::Fold),
    (&["any"], Ending::Any),
    (&["all"], Ending::All),
    (&["for_each"], Ending::ForEach),
    (&["reduce"], Ending::Reduce),
    (&["find"], Ending::Find),
    (&["find_map"], Ending::FindMap),
    (&["position"], Ending::Position),
    (&["rfind"], Ending::LastFound),
    (&["rposition"], Ending::LastPosition),
    (&["last"], Ending::Last),
    (&["min"], Ending::Extreme("min")),
    (&["max"], Ending::Extreme("max")),
    (&["min_by"], Ending::By { is_most: false }),
    (&["max_by"], Ending::By { is_most: true }),
    (&["min_by_key"], Ending::ByKey { is_most: false }),
    (&["max_by_key"], Ending::ByKey { is_most: true }),
    (&["nth"], Ending::Nth),
    (&["next"], Ending::Next),
    (&["next_back"], Ending::Refused("write `.find(..)`, or a `for` loop with a `break`")),
    (
        &["collect", "partition", "unzip"],
        Ending::Refused("what it makes has no length here: write `array.map(|x| ..)`, or a `for` loop"),
    ),
    (
        &["try_fold", "try_for_each", "rfold", "cmp", "partial_cmp", "eq", "ne", "lt", "le", "gt", "ge"],
        Ending::Refused("write a `for` loop"),
    ),
];

impl Ending {
    /// What a method of an iterator makes of its items; `None` of what is no method of one.
    pub(super) fn of(call: &syn::ExprMethodCall) -> Option<Ending> {
        if !is_iterator(&call.receiver) {
            return None;
        }
        // What gives another iterator stands where a value is needed.
        let adapter = is_adapter(&call.method)
            .then_some(Ending::Refused("use it in a `for` loop, or end it with `.sum()` or `.fold(..)`"));
        let found = ENDINGS.iter().find(|(names, _)| names.iter().any(|name| call.method == *name));
        found.map(|(_, ending)| *ending).or(adapter)
    }
}

impl Body<'_, '_> {
    /// One value of an iterator's items.
    pub(super) fn ended(&mut self, ending: Ending, call: &syn::ExprMethodCall) -> Expr {
        let (name, span) = (call.method.to_string(), call.method.span());
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        // What a path means is not looked up: it may be that of a function, which is no value.
        let others = || call.args.iter().filter(|arg| !matches!(arg, syn::Expr::Path(_)));
        if let Ending::Refused(instead) = ending {
            self.skip(others(), span);
            let what = match is_adapter(&call.method) {
                true => "an iterator as a value".to_owned(),
                false => format!("`{name}` of an iterator"),
            };
            return self.unsupported(span, &what, instead);
        }
        let outer = self.locals.len();
        let Some(mut iterated) = self.iterated(&call.receiver) else {
            return self.skip(others(), span);
        };
        let called = matches!(ending, Ending::ForEach | Ending::Fold | Ending::Any | Ending::All);
        if iterated.lends() && !called {
            self.skip(others(), span);
            let what = format!("`{name}` of elements that can be written to");
            return self.unsupported(
                span,
                &what,
                "write `for x in array.iter_mut()`, and the rest in the loop",
            );
        }
        let Ok(asked) = self.asked_of_ending(ending, call) else {
            self.skip(others(), span);
            return self.unsupported(span, "a method with `::<..>`", WHERE_TYPES_STAND);
        };
        match (ending, &args[..]) {
            (Ending::Sum, []) => self.summed(iterated, BinOp::Add, call, span),
            (Ending::Product, []) => self.summed(iterated, BinOp::Mul, call, span),
            (Ending::Count, []) => self.counted(iterated, span),
            (Ending::Fold, [first, f]) => {
                let first = self.expr(first);
                asked.iter().for_each(|asked| self.coerce(&first.ty, asked, first.span));
                let Some(f) = self.called(f) else { return Expr::error(span) };
                let first = self.unless_mut(first);
                // What the loop runs over is read where it begins, and that is behind the first value.
                if writes(&first, &iterated.source, outer) {
                    iterated.source = self.read_before(iterated.source, &mut iterated.before);
                }
                self.folded(iterated, first, span, |body, sum, item, _, _| {
                    Some(body.call_it(&f, vec![sum, item]))
                })
            }
            (Ending::Any | Ending::All, [f]) => {
                let Some(f) = self.called(f) else { return Expr::error(span) };
                self.asked(iterated, &f, (ending == Ending::Any, &name), span)
            }
            (Ending::ForEach, [f]) => {
                let Some(f) = self.called(f) else { return Expr::error(span) };
                let (whole, before) = self.each(iterated, span, |body, item, _, stmts| {
                    let done = body.call_it(&f, vec![item]);
                    body.coerce(&done.ty, &Term::UNIT, done.span);
                    stmts.push(Stmt::Expr(done));
                });
                self.in_block(before, whole)
            }
            (Ending::Reduce, [f]) => {
                let Some(f) = self.called(f) else { return Expr::error(span) };
                self.reduced(iterated, span, |body, so_far, item| body.call_it(&f, vec![so_far, item]))
            }
            (Ending::Extreme(name), []) => self.reduced(iterated, span, |body, so_far, item| {
                body.settle();
                let ty = body.infer.target(&item.ty);
                let whole = item.ty.clone();
                let value = body.retyped(item, ty.clone());
                let so_far = body.retyped(so_far, ty);
                let value = body.least_or_most_item(so_far, value, name, span);
                if value.ty == Term::Error { value } else { body.retyped(value, whole) }
            }),
            (Ending::By { is_most }, [f]) => {
                let Some(f) = self.called(f) else { return Expr::error(span) };
                self.reduced(iterated, span, |body, so_far, item| {
                    body.first_by(&f, so_far, item, is_most, span)
                })
            }
            (Ending::ByKey { is_most }, [f]) => {
                let Some(f) = self.called(f) else { return Expr::error(span) };
                match (&f, asked) {
                    (_, None) => {}
                    (Called::Closure(closure, ..), Some(asked)) => {
                        let result = closure.result().clone();
                        self.coerce(&asked, &result, span);
                    }
                    _ => return self.unsupported(span, "a method with `::<..>`", WHERE_TYPES_STAND),
                }
                self.first_by_key(iterated, &f, (is_most, &name), span)
            }
            (Ending::Last, []) => self.reduced(iterated, span, |_, _, item| item),
            (Ending::Nth, [number]) => {
                let number = self.expr(number);
                self.coerce(&number.ty, &Term::USIZE, number.span);
                // What the loop runs over is read before the number.
                if writes(&number, &iterated.source, outer) {
                    iterated.source = self.read_before(iterated.source, &mut iterated.before);
                }
                self.nth(iterated, number, &name, span)
            }
            (Ending::Next, []) => {
                let zero = self.make(Kind::Int(0), Term::USIZE, span);
                self.nth(iterated, zero, &name, span)
            }
            (Ending::Find | Ending::FindMap | Ending::Position, [f]) => {
                let Some(f) = self.called(f) else { return Expr::error(span) };
                let value = self.found(iterated, &f, (ending, &name), span);
                if let Some(asked) = asked {
                    self.coerce(&value.ty, &Term::Option(Box::new(asked)), span);
                }
                value
            }
            (Ending::LastFound | Ending::LastPosition, [f]) => {
                let Some(f) = self.called(f) else { return Expr::error(span) };
                let links = iterated.links.take();
                if ending == Ending::LastPosition {
                    let Some(numbered) = self.enumerated(iterated, span) else { return Expr::error(span) };
                    iterated = numbered;
                }
                let Some(mut reversed) = self.reversed(iterated, &name, span) else {
                    return Expr::error(span);
                };
                reversed.links = links;
                self.found(reversed, &f, (ending, &name), span)
            }
            _ => {
                self.skip(others(), span);
                let takes = match ending {
                    Ending::Sum | Ending::Product | Ending::Count | Ending::Last => "no argument",
                    Ending::Extreme(_) | Ending::Next => "no argument",
                    Ending::Nth => "a number",
                    Ending::Fold => "a first value and a closure",
                    _ => "a closure",
                };
                self.unsupported(span, &format!("this `{name}`"), &format!("it takes {takes}"))
            }
        }
    }

    /// What `::<T, _>` says of the value of `fold`, of what `find_map` finds and of a key; an error if it says something else.
    fn asked_of_ending(&mut self, ending: Ending, call: &syn::ExprMethodCall) -> Result<Option<Term>, ()> {
        let Some(given) = &call.turbofish else { return Ok(None) };
        let args: Vec<&syn::GenericArgument> = given.args.iter().collect();
        match (ending, &args[..]) {
            (Ending::Sum | Ending::Product, _) => Ok(None),
            (_, args) if args.iter().all(|arg| says_nothing(arg)) => Ok(None),
            (
                Ending::Fold | Ending::FindMap | Ending::ByKey { .. },
                [syn::GenericArgument::Type(asked), f],
            ) if says_nothing(f) => Ok(Some(self.items.term(self.env, asked, Some(&mut self.infer)))),
            _ => Err(()),
        }
    }

    /// How many items there are; each is computed.
    fn counted(&mut self, iterated: Iterated, span: Span) -> Expr {
        let zero = self.make(Kind::Int(0), Term::USIZE, span);
        self.folded(iterated, zero, span, |body, count, item, _, stmts| {
            body.keep(item, stmts);
            let one = body.make(Kind::Int(1), Term::USIZE, span);
            let kind = Kind::Binary(BinOp::Add, Box::new(count), Box::new(one));
            Some(body.make(kind, Term::USIZE, span))
        })
    }

    /// `any(f)`, which ends with the first item that `f` holds of, or `all(f)`, with the first that it does not hold of.
    fn asked(&mut self, mut iterated: Iterated, f: &Called, (any, name): (bool, &str), span: Span) -> Expr {
        let first = Expr::value(Value::bool(!any), span);
        let links = iterated.links.take();
        self.folded(iterated, first, span, |body, found, item, id, stmts| {
            body.prove_ending(links.as_deref(), &item.ty, name, span);
            let Kind::Local(local) = found.kind else { unreachable!("it is given a local") };
            let holds = body.call_it(f, vec![item]);
            body.coerce(&holds.ty, &Term::BOOL, holds.span);
            let last = body.stored(local, Expr::value(Value::bool(any), span));
            let out = body.make(Kind::Break(id), Term::Never, f.span());
            let out = body.in_block(vec![Stmt::Expr(last)], out);
            stmts.push(if any { body.when(holds, out) } else { body.unless(holds, out) });
            None
        })
    }

    /// What `then` makes of the items one after another, if there are any.
    fn reduced(
        &mut self,
        iterated: Iterated,
        span: Span,
        then: impl FnOnce(&mut Self, Expr, Expr) -> Expr,
    ) -> Expr {
        let none = self.none(span);
        self.folded(iterated, none, span, |body, so_far, item, _, stmts| {
            let item = body.keep(item, stmts);
            let first = body.some(item.clone(), span);
            if !body.fits(&first.ty, &so_far.ty, span) {
                return None;
            }
            let before = body.value_in(&so_far, &item.ty);
            let next = then(body, before, item);
            let next = body.some(next, span);
            let condition = body.is_some(&so_far, span);
            Some(body.branch(condition, next, first, span))
        })
    }

    /// What a function that compares says of two items.
    pub(super) fn order_by(&mut self, f: &Called, items: [&Expr; 2], stmts: &mut Vec<Stmt>) -> Option<Expr> {
        let args = items.map(|item| self.item_lent(item)).to_vec();
        let order = self.call_it(f, args);
        let ordering = Term::Struct(self.items.ordering());
        self.fits(&order.ty, &ordering, order.span).then(|| self.keep(order, stmts))
    }

    /// What a function says of an item, by which the method `name` puts it in order.
    pub(super) fn key_by(
        &mut self,
        f: &Called,
        item: &Expr,
        name: &str,
        stmts: &mut Vec<Stmt>,
    ) -> Option<Expr> {
        let arg = self.item_lent(item);
        let key = self.call_it(f, vec![arg]);
        self.settle();
        let ty = self.infer.target(&key.ty);
        let key = self.retyped(key, ty);
        let key = self.keep(key, stmts);
        if self.has_total_order(&key.ty) {
            return Some(key);
        }
        if key.ty != Term::Error {
            let what = format!("`{name}` by a `{}`", self.type_name(&key.ty));
            self.unsupported(f.span(), &what, "give it an integer or a `bool`, or a tuple of them");
        }
        None
    }

    /// A reference to an item.
    fn item_lent(&self, item: &Expr) -> Expr {
        self.retyped(item.clone(), item.ty.clone().borrowed(infer::Borrow::Shared))
    }

    /// The first of two if it is not greater, by what `f` says of them; of the most, if it is greater.
    fn first_by(&mut self, f: &Called, first: Expr, second: Expr, is_most: bool, span: Span) -> Expr {
        let mut stmts = Vec::new();
        let Some(order) = self.order_by(f, [&first, &second], &mut stmts) else { return Expr::error(span) };
        let is_greater = self.has_tag(&order, orderings::GREATER, span);
        let value = match is_most {
            true => self.branch(is_greater, first, second, span),
            false => self.branch(is_greater, second, first, span),
        };
        self.in_block(stmts, value)
    }

    /// `min_by_key(f)` or `max_by_key(f)`: of each item `f` is asked once.
    fn first_by_key(
        &mut self,
        iterated: Iterated,
        f: &Called,
        (is_most, name): (bool, &str),
        span: Span,
    ) -> Expr {
        let mut item_type = Term::Error;
        let none = self.none(span);
        let best = self.folded(iterated, none, span, |body, so_far, item, _, stmts| {
            let item = body.keep(item, stmts);
            item_type = item.ty.clone();
            let Some(key) = body.key_by(f, &item, name, stmts) else {
                body.infer.poison(&so_far.ty);
                return None;
            };
            let ty = Term::Tuple(vec![key.ty.clone(), item.ty.clone()]);
            let pair = body.make(Kind::Tuple(vec![key.clone(), item]), ty.clone(), span);
            let next = body.some(pair.clone(), span);
            if !body.fits(&next.ty, &so_far.ty, span) {
                return None;
            }
            let before = body.value_in(&so_far, &ty);
            let first = body.make(Kind::Field(Box::new(before.clone()), 0), key.ty.clone(), span);
            let op = if is_most { BinOp::Le } else { BinOp::Gt };
            let takes = body.operated(op, first, key, span);
            let value = body.branch(takes, pair, before, span);
            let value = body.some(value, span);
            let there = body.is_some(&so_far, span);
            Some(body.branch(there, value, next, span))
        });
        let mut stmts = Vec::new();
        let best = self.keep(best, &mut stmts);
        let Term::Option(pair) = self.infer.shallow(&best.ty) else { return Expr::error(span) };
        let there = self.is_some(&best, span);
        let pair = self.value_in(&best, &pair);
        let item = self.make(Kind::Field(Box::new(pair), 1), item_type, span);
        let (some, none) = (self.some(item, span), self.none(span));
        let value = self.branch(there, some, none, span);
        self.in_block(stmts, value)
    }

    /// `find(f)`, `find_map(f)` or `position(f)`: the first item that `f` says it of; of `rposition(f)` the items have numbers.
    fn found(
        &mut self,
        mut iterated: Iterated,
        f: &Called,
        (ending, name): (Ending, &str),
        span: Span,
    ) -> Expr {
        let links = iterated.links.take();
        let mut count = None;
        let mut outer = Vec::new();
        if ending == Ending::Position {
            let zero = self.make(Kind::Int(0), Term::USIZE, span);
            let local = self.declare(String::new(), Term::USIZE, true, span);
            outer.push(Stmt::Let(local, Some(zero)));
            count = Some(local);
        }
        let none = self.none(span);
        let found = self.folded(iterated, none, span, |body, so_far, item, id, stmts| {
            let Kind::Local(local) = so_far.kind else { unreachable!("it is given a local") };
            let item = body.keep(item, stmts);
            let mut number = None;
            let item = match body.infer.shallow(&item.ty) {
                Term::Tuple(parts) if ending == Ending::LastPosition => {
                    let part =
                        |i: usize| body.make(Kind::Field(Box::new(item.clone()), i), parts[i].clone(), span);
                    number = Some(part(0));
                    part(1)
                }
                _ => item,
            };
            body.prove_ending(links.as_deref(), &item.ty, name, span);
            let (holds, value) = match ending {
                Ending::FindMap => {
                    let option = body.call_it(f, vec![item]);
                    let any = body.infer.fresh(infer::Kind::Any);
                    body.coerce(&option.ty, &Term::Option(Box::new(any)), option.span);
                    let option = body.keep(option, stmts);
                    (body.is_some(&option, span), option)
                }
                Ending::Find | Ending::LastFound => {
                    let lent = body.retyped(item.clone(), item.ty.clone().borrowed(infer::Borrow::Shared));
                    (body.call_it(f, vec![lent]), body.some(item, span))
                }
                _ => {
                    let counted = |local| body.make(Kind::Local(local), Term::USIZE, span);
                    let number = number.or_else(|| count.map(counted)).expect("one of both has it");
                    (body.call_it(f, vec![item]), body.some(number, span))
                }
            };
            body.coerce(&holds.ty, &Term::BOOL, holds.span);
            if !body.fits(&value.ty, &so_far.ty, span) {
                return None;
            }
            let found = body.stored(local, value);
            let out = body.make(Kind::Break(id), Term::Never, f.span());
            let out = body.in_block(vec![Stmt::Expr(found)], out);
            stmts.push(body.when(holds, out));
            if let Some(local) = count {
                let number = body.make(Kind::Local(local), Term::USIZE, span);
                let one = body.make(Kind::Int(1), Term::USIZE, span);
                let kind = Kind::Binary(BinOp::Add, Box::new(number), Box::new(one));
                let next = body.make(kind, Term::USIZE, span);
                stmts.push(Stmt::Expr(body.stored(local, next)));
            }
            None
        });
        self.in_block(outer, found)
    }

    /// `nth(number)`: those before it are computed, those behind it are not.
    fn nth(&mut self, mut iterated: Iterated, number: Expr, name: &str, span: Span) -> Expr {
        let links = iterated.links.take();
        let left = self.declare(String::new(), Term::USIZE, true, span);
        iterated.before.push(Stmt::Let(left, Some(number)));
        let none = self.none(span);
        self.folded(iterated, none, span, |body, so_far, item, id, stmts| {
            let Kind::Local(local) = so_far.kind else { unreachable!("it is given a local") };
            let item = body.keep(item, stmts);
            body.prove_ending(links.as_deref(), &item.ty, name, span);
            let value = body.some(item, span);
            if !body.fits(&value.ty, &so_far.ty, span) {
                return None;
            }
            let [zero, one] = [0, 1].map(|number| body.make(Kind::Int(number), Term::USIZE, span));
            let more = body.make(Kind::Local(left), Term::USIZE, span);
            let is_it = body.compared(BinOp::Eq, more.clone(), zero, span);
            let found = body.stored(local, value);
            let out = body.make(Kind::Break(id), Term::Never, span);
            let out = body.in_block(vec![Stmt::Expr(found)], out);
            stmts.push(body.when(is_it, out));
            let kind = Kind::Binary(BinOp::Sub, Box::new(more), Box::new(one));
            let next = body.make(kind, Term::USIZE, span);
            stmts.push(Stmt::Expr(body.stored(left, next)));
            None
        })
    }

    /// A trait may give iterators a method of the same name that Rust finds sooner: by value, where that of `Iterator` takes
    /// `&mut self`. rustc is asked about all iterators, about one of such items, and about that which is written.
    fn prove_ending(&mut self, links: Option<&[Link]>, item: &Term, name: &str, span: Span) {
        let Env::User(scope) = self.env else { return };
        self.settle();
        let item = self.or_default(item);
        let mut types = Vec::new();
        if let Some(item) = self.written(scope, &item, span) {
            types.push(
                quote_spanned!(span=> ::core::iter::Map<::core::ops::Range<usize>, fn(usize) -> #item>),
            );
        }
        types.extend(links.and_then(|links| self.type_of_links(scope, links, span)));
        if let Some(proofs) = self.items.prove(self.env) {
            proofs.of_iterator(&types, name, span);
        }
    }

    /// The source with all that is read of it in locals.
    pub(super) fn read_before(&mut self, source: Source, before: &mut Vec<Stmt>) -> Source {
        let mut inner = |source: Box<Source>| Box::new(self.read_before(*source, before));
        match source {
            Source::Rev(source) => Source::Rev(inner(source)),
            Source::Enumerate(source) => Source::Enumerate(inner(source)),
            Source::Skip(source, count) => Source::Skip(inner(source), count),
            Source::Take(source, count) => Source::Take(inner(source), count),
            Source::StepBy(source, step) => {
                let source = inner(source);
                let is_known = number_of(&step).is_some();
                let step = if is_known { step } else { self.keep_always(step, before) };
                Source::StepBy(source, step)
            }
            Source::Zip(first, second, span, zip) => {
                let first = inner(first);
                Source::Zip(first, inner(second), span, zip)
            }
            Source::Array(array) => Source::Array(self.keep_always(array, before)),
            Source::Range { from, to, inclusive } => {
                let from = self.keep_always(from, before);
                Source::Range { from, to: self.keep_always(to, before), inclusive }
            }
        }
    }

    /// `for item in iterated { .. }`, and what stands before it.
    fn each(
        &mut self,
        iterated: Iterated,
        span: Span,
        then: impl FnOnce(&mut Self, Expr, LoopId, &mut Vec<Stmt>),
    ) -> (Expr, Vec<Stmt>) {
        let Iterated { source, item, stages, before, .. } = iterated;
        let reachable = self.diverges;
        let id = self.open_loop(Form::For, None);
        let var = self.declare(String::new(), item.clone(), false, span);
        let mut stmts = Vec::new();
        let item = self.make(Kind::Local(var), item, span);
        let item = self.staged(item, &stages, id, &mut stmts);
        then(self, item, id, &mut stmts);
        self.close_loop();
        self.diverges = reachable;
        let body = Block { stmts, tail: None, ty: Term::UNIT };
        let kind = LoopKind::For { var, source };
        let inner = Loop { id, kind, body, wish: Wish::None };
        (self.make(Kind::Loop(Box::new(inner)), Term::UNIT, span), before)
    }

    /// A local that begins with a value; with each item it becomes what `then` says, if it says so.
    fn folded(
        &mut self,
        iterated: Iterated,
        first: Expr,
        span: Span,
        then: impl FnOnce(&mut Self, Expr, Expr, LoopId, &mut Vec<Stmt>) -> Option<Expr>,
    ) -> Expr {
        let ty = first.ty.clone();
        let local = self.declare(String::new(), ty.clone(), true, span);
        let (whole, before) = self.each(iterated, span, |body, item, id, stmts| {
            let so_far = body.make(Kind::Local(local), ty.clone(), span);
            if let Some(next) = then(body, so_far, item, id, stmts) {
                body.coerce(&next.ty, &ty, next.span);
                let next = body.stored(local, next);
                stmts.push(Stmt::Expr(next));
            }
        });
        self.ending_in(local, first, before, whole, span)
    }

    /// `{ before; let local = first; whole; local }`.
    fn ending_in(
        &mut self,
        local: LocalId,
        first: Expr,
        mut before: Vec<Stmt>,
        whole: Expr,
        span: Span,
    ) -> Expr {
        let ty = self.locals[local.0 as usize].ty.clone();
        before.extend([Stmt::Let(local, Some(first)), Stmt::Expr(whole)]);
        let last = self.make(Kind::Local(local), ty, span);
        self.in_block(before, last)
    }

    /// The sum or the product of all items. What it begins with is known when their type is.
    fn summed(&mut self, iterated: Iterated, op: BinOp, call: &syn::ExprMethodCall, span: Span) -> Expr {
        let ty = self.infer.fresh(infer::Kind::Any);
        if let Some(asked) = &call.turbofish {
            match asked.args.first() {
                Some(syn::GenericArgument::Type(syn::Type::Infer(_))) => {}
                Some(syn::GenericArgument::Type(asked)) => {
                    let asked = self.items.term(self.env, asked, Some(&mut self.infer));
                    self.coerce(&asked, &ty, span);
                }
                _ => {}
            }
        }
        let local = self.declare(String::new(), ty.clone(), true, span);
        let name = if op == BinOp::Add { "Sum" } else { "Product" };
        let mut own = None;
        let (whole, before) = self.each(iterated, span, |body, item, _, stmts| {
            body.settle();
            let of = body.infer.target(&item.ty);
            let so_far = body.make(Kind::Local(local), ty.clone(), span);
            if let Some((first, next)) = body.own_sum(name, &ty, &item.ty) {
                own = Some(first);
                if let Term::Var(_) = body.infer.shallow(&ty) {
                    body.coerce(&of, &ty, item.span);
                }
                let next = body.call_operator(name, next, vec![so_far, item], span);
                return stmts.push(Stmt::Expr(body.stored(local, next)));
            }
            body.coerce(&of, &ty, item.span);
            let item = body.retyped(item, ty.clone());
            if body.neutral(op, &ty, span).is_some() {
                let result = body.operator(op, false, &ty, &ty, span);
                body.coerce(&result, &ty, span);
            }
            let kind = Kind::Binary(op, Box::new(so_far), Box::new(item));
            let next = body.make(kind, ty.clone(), span);
            stmts.push(Stmt::Expr(body.stored(local, next)));
        });
        if let Some(first) = own {
            let first = self.call_operator(name, first, Vec::new(), span);
            return self.ending_in(local, first, before, whole, span);
        }
        let Some(first) = self.neutral(op, &ty, span) else {
            let what = format!("the {} of `{}`", call.method, self.type_name(&ty));
            return self.unsupported(span, &what, "write `.fold(first, |all, x| ..)`, or a `for` loop");
        };
        self.ending_in(local, first, before, whole, span)
    }

    /// What a sum of items begins with, and what an item makes of it, if the struct that it is has a block that says so.
    fn own_sum(&mut self, name: &str, ty: &Term, item: &Term) -> Option<(FnId, FnId)> {
        let ty = match self.infer.shallow(ty) {
            Term::Var(_) => self.infer.target(item),
            ty => ty,
        };
        if !matches!(&ty, Term::Struct(id) if self.items.is_of_user(*id)) {
            return None;
        }
        match self.overload(name, &[&ty, item]) {
            Found::One(next) => Some((self.items.first_of(name, next)?, next)),
            Found::Nothing | Found::Several => None,
        }
    }

    /// What a sum or a product begins with: std begins sums of floats with `-0.0`, glam those of vectors with `0.0`.
    fn neutral(&self, op: BinOp, ty: &Term, span: Span) -> Option<Expr> {
        let is_sum = op == BinOp::Add;
        let float = |body: &Self| {
            let digits = if is_sum { "0.0" } else { "1.0" };
            let number = body.make(Kind::Float(digits.to_owned()), ty.clone(), span);
            match is_sum {
                true => body.make(Kind::Neg(Box::new(number)), ty.clone(), span),
                false => number,
            }
        };
        let int = |body: &Self| body.make(Kind::Int(u128::from(!is_sum)), ty.clone(), span);
        match self.infer.shallow(ty) {
            Term::Error => Some(Expr::error(span)),
            Term::Int(_) => Some(int(self)),
            Term::Value(Ty::F32) => Some(float(self)),
            Term::Value(Ty::I32 | Ty::U32) => Some(int(self)),
            Term::Value(of) if of.is_vector() && !of.is_bool() => {
                Some(Expr::value(known::associated(of, if is_sum { "ZERO" } else { "ONE" })?, span))
            }
            Term::Var(var) => match self.infer.kind(var) {
                infer::Kind::Float => Some(float(self)),
                infer::Kind::Int => Some(int(self)),
                infer::Kind::Any => None,
            },
            _ => None,
        }
    }
}

/// True if the first value of a fold, or what it is of, writes to one of the locals that were there before.
pub(super) fn writes(first: &Expr, source: &Source, outer: usize) -> bool {
    let mut found = false;
    let mut look = |e: &Expr| found |= e.written().is_some_and(|local| (local.0 as usize) < outer);
    first.all(&mut look);
    source.all(&mut look);
    found
}

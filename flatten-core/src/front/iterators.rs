//! What a `for` loop runs over: ranges of integers, arrays, and the iterators made of them.

use super::body::Body;
use super::draft::{Expr, Kind, Source};
use super::infer::{Borrow, Term};
use super::syntax::limits_start;
use crate::diag::codes;
use crate::hir::{ExprKind, LocalId};
use crate::op::trap::Trap;
use proc_macro2::Span;

impl Body<'_, '_> {
    /// The items of a loop and their type.
    pub(super) fn source(&mut self, expr: &syn::Expr) -> Option<(Source, Term)> {
        match expr {
            syn::Expr::Paren(inner) => self.source(&inner.expr),
            syn::Expr::Group(inner) => self.source(&inner.expr),
            syn::Expr::Range(range) => self.range(range),
            syn::Expr::MethodCall(call) if is_iterator(expr) => self.adapted(call),
            other => self.elements(other, false),
        }
    }

    /// A range of integers.
    fn range(&mut self, range: &syn::ExprRange) -> Option<(Source, Term)> {
        let (Some(start), Some(end)) = (&range.start, &range.end) else {
            return self.no_source(limits_start(&range.limits), "a range without an end".to_owned());
        };
        let outer = self.locals.len();
        let (from, to) = (self.expr(start), self.expr(end));
        self.coerce(&to.ty, &from.ty, to.span);
        let ty = self.infer.shallow(&from.ty);
        if !self.infer.is_integral(&ty) && ty != Term::Error {
            let what = format!("a range of `{}`", self.type_name(&ty));
            return self.no_source(limits_start(&range.limits), what);
        }
        let bounds = (self.bound(from, start, outer), self.bound(to, end, outer));
        let inclusive = matches!(range.limits, syn::RangeLimits::Closed(_));
        let (from, to) = bounds.0.zip(bounds.1)?;
        Some((Source::Range { from, to, inclusive }, ty))
    }

    /// The elements of an array: references to them, if it is one itself or is `borrowed`.
    fn elements(&mut self, expr: &syn::Expr, borrowed: bool) -> Option<(Source, Term)> {
        let array = self.expr(expr);
        self.settle();
        let target = self.infer.target(&array.ty);
        let borrowed = borrowed || matches!(self.infer.shallow(&array.ty), Term::Ref(..));
        match target.clone() {
            Term::Array(item, _) => {
                let item = if borrowed { item.borrowed(Borrow::Shared) } else { *item };
                Some((Source::Array(self.retyped(array, target)), item))
            }
            Term::Error | Term::Never => None,
            other => {
                let what = format!("a value of type `{}`", self.type_name(&other));
                self.no_source(array.span, what)
            }
        }
    }

    /// What a method makes of an iterator, or the iterator of an array.
    fn adapted(&mut self, call: &syn::ExprMethodCall) -> Option<(Source, Term)> {
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        match (call.method.to_string().as_str(), &args[..]) {
            ("iter", []) if !is_iterator(&call.receiver) => self.elements(&call.receiver, true),
            ("into_iter", []) if !is_iterator(&call.receiver) => self.elements(&call.receiver, false),
            ("into_iter", []) => self.source(&call.receiver),
            ("copied" | "cloned", []) => {
                let (inner, item) = self.source(&call.receiver)?;
                Some((inner, self.infer.target(&item)))
            }
            ("rev", []) => {
                let (inner, item) = self.source(&call.receiver)?;
                Some((Source::Rev(Box::new(inner)), item))
            }
            ("step_by", [by]) => {
                let inner = self.source(&call.receiver);
                let outer = self.locals.len();
                let step = self.expr(by);
                self.coerce(&step.ty, &Term::USIZE, step.span);
                let step = self.step(step, by, outer);
                let ((inner, item), step) = inner.zip(step)?;
                Some((Source::StepBy(Box::new(inner), step), item))
            }
            ("enumerate", []) => {
                let (inner, item) = self.source(&call.receiver)?;
                Some((Source::Enumerate(Box::new(inner)), Term::Tuple(vec![Term::USIZE, item])))
            }
            ("zip", [other]) => {
                let (first, second) = (self.source(&call.receiver), self.source(other));
                let ((first, x), (second, y)) = first.zip(second)?;
                let source = Source::Zip(Box::new(first), Box::new(second), call.method.span());
                Some((source, Term::Tuple(vec![x, y])))
            }
            (name, _) => self.no_source(call.method.span(), format!("what `{name}` gives")),
        }
    }

    fn no_source(&mut self, span: Span, what: String) -> Option<(Source, Term)> {
        self.error(span, &codes::FOR_SOURCE).with("what", what);
        None
    }

    /// The bound, unless it has run-time values: the first of them is reported.
    fn step(&mut self, bound: Expr, written: &syn::Expr, outer: usize) -> Option<Expr> {
        if let Some((span, local)) = outer_local(&bound, outer) {
            let name = self.locals[local.0 as usize].name.clone();
            self.error(span, &codes::LOOP_BOUND).with("name", name);
            return None;
        }
        self.bound(bound, written, outer)
    }

    /// A bound; locals from `outer` on are its own. Without run-time values its calls are computed, since their
    /// arguments are constant too.
    fn bound(&mut self, bound: Expr, written: &syn::Expr, outer: usize) -> Option<Expr> {
        let mut calls = false;
        bound.all(&mut |e| calls |= matches!(e.kind, Kind::Call(..)));
        let ty = self.infer.shallow(&bound.ty);
        let is_fixed = calls && outer_local(&bound, outer).is_none() && !leaves(&bound);
        if !is_fixed || self.items.settled(&ty).is_none() {
            return Some(bound);
        }
        let known = self.items.diags.len();
        let constant = Body::constant(self.items, self.env, ("bound", bound.span), written, &ty);
        let Some(constant) = constant else {
            // What is never run is no part of the bound that has been read, but may name a local or leave: then it
            // stays as it is.
            self.items.diags.truncate(known);
            return Some(bound);
        };
        let value = self.items.value_of(constant)?;
        match value.map(|value| value.kind) {
            Ok(ExprKind::Const(value)) => Some(self.make(Kind::Value(value), ty, bound.span)),
            // What a leaf gives is a run-time value, whatever its arguments are.
            Ok(_) | Err(Trap::UnknownLeaf) => Some(bound),
            Err(why) => {
                self.error(bound.span, &codes::CONST_PANIC).with("name", "bound").with("why", why);
                None
            }
        }
    }
}

/// The first local that a bound reads or writes and does not declare itself.
fn outer_local(bound: &Expr, outer: usize) -> Option<(Span, LocalId)> {
    let mut found = None;
    bound.all(&mut |e| {
        let local = match &e.kind {
            Kind::Local(local) => *local,
            Kind::Borrow(place) => place.local,
            Kind::Assign(assign) => assign.place.local,
            _ => return,
        };
        if (local.0 as usize) < outer {
            found = found.or(Some((e.span, local)));
        }
    });
    found
}

/// True if a bound may leave the function, or go on with a loop around it.
fn leaves(bound: &Expr) -> bool {
    let mut own = Vec::new();
    let mut found = false;
    // Loops are met before what stands in them.
    bound.all(&mut |e| match &e.kind {
        Kind::Loop(inner) => own.push(inner.id),
        Kind::Break(id) | Kind::Continue(id) => found |= !own.contains(id),
        Kind::Return(_) => found = true,
        _ => {}
    });
    found
}

/// True of ranges, of `.iter()` and `.into_iter()`, and of methods called on these.
fn is_iterator(expr: &syn::Expr) -> bool {
    let mut expr = expr;
    loop {
        expr = match expr {
            syn::Expr::Paren(inner) => &inner.expr,
            syn::Expr::Group(inner) => &inner.expr,
            syn::Expr::Range(_) => return true,
            syn::Expr::MethodCall(call) => {
                let made = call.method == "iter" || call.method == "into_iter";
                if made && call.args.is_empty() {
                    return true;
                }
                &call.receiver
            }
            _ => return false,
        };
    }
}

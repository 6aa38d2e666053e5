//! `(low..high).contains(&x)`, which clippy asks for where a value is compared with both ends.

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::{self, Borrow, Term};
use super::items::Env;
use super::operators::BinOp;
use crate::ty::Ty;
use proc_macro2::{Ident, Span};
use quote::quote_spanned;

/// The range before the dot, if there is one.
pub(super) fn range_of(mut expr: &syn::Expr) -> Option<&syn::ExprRange> {
    loop {
        expr = match expr {
            syn::Expr::Paren(e) => &e.expr,
            syn::Expr::Group(e) => &e.expr,
            syn::Expr::Range(range) => return Some(range),
            _ => return None,
        };
    }
}

impl Body<'_, '_> {
    /// A method of a range as it is written: both ends, then the value, each evaluated once.
    pub(super) fn range_call(&mut self, range: &syn::ExprRange, call: &syn::ExprMethodCall) -> Expr {
        let span = call.method.span();
        let mut stmts = Vec::new();
        let [low, high] = [&range.start, &range.end].map(|end| {
            let end = self.expr(end.as_deref()?);
            Some(self.keep(end, &mut stmts))
        });
        let bound = low.as_ref().or(high.as_ref()).map(|bound| bound.ty.clone());
        let asked = call.args.first().filter(|_| call.method == "contains" && call.args.len() == 1);
        let (Some(bound), Some(arg)) = (bound, asked) else {
            self.skip(call.args.iter(), span);
            return self.unsupported(span, "this use of a range", "write `(low..high).contains(&value)`");
        };
        self.prove_contains(range, &bound, span);
        let value = self.expr(arg);
        self.coerce(&value.ty, &bound.clone().borrowed(Borrow::Shared), value.span);
        let value = self.retyped(value, bound);
        let value = self.keep(value, &mut stmts);
        let below = match range.limits {
            syn::RangeLimits::HalfOpen(_) => BinOp::Lt,
            syn::RangeLimits::Closed(_) => BinOp::Le,
        };
        let low = low.map(|low| self.ordered(BinOp::Le, low, value.clone(), span));
        let high = high.map(|high| self.ordered(below, value, high, span));
        let all = [low, high].into_iter().flatten();
        let both = all.reduce(|x, y| self.make(Kind::And(Box::new(x), Box::new(y)), Term::BOOL, span));
        let both = both.expect("one end is there at least");
        self.in_block(stmts, both)
    }

    /// A trait may give ranges a `contains` that takes them by value.
    fn prove_contains(&mut self, range: &syn::ExprRange, bound: &Term, span: Span) {
        let Env::User(scope) = self.env else { return };
        self.settle();
        let bound = self.or_default(bound);
        let Some(bound) = self.written(scope, &bound, span) else { return };
        let is_closed = matches!(range.limits, syn::RangeLimits::Closed(_));
        let name = match (&range.start, &range.end) {
            (Some(_), Some(_)) if is_closed => "RangeInclusive",
            (Some(_), Some(_)) => "Range",
            (None, _) if is_closed => "RangeToInclusive",
            (None, _) => "RangeTo",
            _ => "RangeFrom",
        };
        let name = Ident::new(name, span);
        if let Some(proofs) = self.items.prove(self.env) {
            proofs.of_range(&quote_spanned!(span=> ::core::ops::#name<#bound>), "contains", span);
        }
    }

    /// The type, or the one that a literal has if nothing says another.
    pub(super) fn or_default(&self, ty: &Term) -> Term {
        match self.infer.deep(ty) {
            Term::Var(var) if self.infer.kind(var) == infer::Kind::Float => Term::Value(Ty::F32),
            Term::Var(var) if self.infer.kind(var) == infer::Kind::Int => Term::Value(Ty::I32),
            Term::Ref(borrow, to) => self.or_default(&to).borrowed(borrow),
            Term::Option(item) => Term::Option(Box::new(self.or_default(&item))),
            Term::Array(item, count) => Term::Array(Box::new(self.or_default(&item)), count),
            Term::Tuple(items) => Term::Tuple(items.iter().map(|item| self.or_default(item)).collect()),
            other => other,
        }
    }

    fn ordered(&mut self, op: BinOp, left: Expr, right: Expr, span: Span) -> Expr {
        let ty = self.operator(op, false, &left.ty, &right.ty, span);
        self.make(Kind::Binary(op, Box::new(left), Box::new(right)), ty, span)
    }
}

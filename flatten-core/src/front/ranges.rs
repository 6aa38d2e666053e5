//! `(low..high).contains(&x)`, which clippy asks for where a value is compared with both ends.

use super::body::Body;
use super::draft::{Expr, Kind};
use super::infer::{Borrow, Term};
use super::operators::BinOp;
use proc_macro2::Span;

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

    fn ordered(&mut self, op: BinOp, left: Expr, right: Expr, span: Span) -> Expr {
        let ty = self.operator(op, false, &left.ty, &right.ty, span);
        self.make(Kind::Binary(op, Box::new(left), Box::new(right)), ty, span)
    }
}

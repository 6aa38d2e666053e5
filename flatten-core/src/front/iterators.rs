//! What a `for` loop runs over: ranges of integers, arrays, and the iterators made of them.

use super::body::Body;
use super::draft::{Expr, Kind, Source};
use super::infer::{Borrow, Term};
use super::syntax::limits_start;
use crate::diag::codes;
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

    /// A range of integers whose ends are constant.
    fn range(&mut self, range: &syn::ExprRange) -> Option<(Source, Term)> {
        let (Some(from), Some(to)) = (&range.start, &range.end) else {
            return self.no_source(limits_start(&range.limits), "a range without an end".to_owned());
        };
        let outer = self.locals.len();
        let (from, to) = (self.expr(from), self.expr(to));
        self.coerce(&to.ty, &from.ty, to.span);
        let ty = self.infer.shallow(&from.ty);
        if !self.infer.is_integral(&ty) && ty != Term::Error {
            let what = format!("a range of `{}`", self.type_name(&ty));
            return self.no_source(limits_start(&range.limits), what);
        }
        let constant = self.check_constant(&from, outer) & self.check_constant(&to, outer);
        let inclusive = matches!(range.limits, syn::RangeLimits::Closed(_));
        constant.then_some((Source::Range { from, to, inclusive }, ty))
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
                let by = self.expr(by);
                self.coerce(&by.ty, &Term::USIZE, by.span);
                let (inner, item) = inner.filter(|_| self.check_constant(&by, outer))?;
                Some((Source::StepBy(Box::new(inner), by), item))
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

    /// Reports the first part of a bound that is known at run time only; locals from `outer` on are its own.
    fn check_constant(&mut self, bound: &Expr, outer: usize) -> bool {
        let mut found = None;
        bound.all(&mut |e| {
            let name = match &e.kind {
                Kind::Local(id) if (id.0 as usize) < outer => self.locals[id.0 as usize].name.clone(),
                Kind::Call(id, ..) => {
                    let head = &self.items.heads[id.0 as usize];
                    format!("{}(..)", self.items.sources.items[head.source].path)
                }
                _ => return,
            };
            if found.is_none() && !name.is_empty() {
                found = Some((e.span, name));
            }
        });
        let Some((span, name)) = found else { return true };
        self.error(span, &codes::LOOP_BOUND).with("name", name);
        false
    }
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

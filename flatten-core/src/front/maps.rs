//! `map` of arrays and vectors, and `std::array::from_fn`: the function is called for each element or lane, in order.

use super::body::Body;
use super::called::Called;
use super::draft::{Expr, Kind, Stmt};
use super::infer::{self, Term};
use super::{methods, proofs};
use crate::op::Op;
use crate::ty::Ty;
use proc_macro2::Span;
use quote::{ToTokens, quote_spanned};

/// The path and the function of `std::array::from_fn(f)`.
pub(super) fn from_fn(expr: &syn::Expr) -> Option<(&syn::Path, &syn::Expr)> {
    let syn::Expr::Call(call) = expr else { return None };
    let syn::Expr::Path(path) = &*call.func else { return None };
    let is_known = path.qself.is_none() && is_from_fn(&path.path) && call.args.len() == 1;
    is_known.then(|| (&path.path, &call.args[0]))
}

/// True of what is taken for the function of the standard library, which rustc is asked to confirm.
pub(crate) fn is_from_fn(path: &syn::Path) -> bool {
    let path = proofs::text(path);
    matches!(path.trim_start_matches("::"), "std::array::from_fn" | "core::array::from_fn" | "array::from_fn")
}

impl Body<'_, '_> {
    /// `std::array::from_fn(f)` of so many elements of a type, as far as it is known.
    pub(super) fn array_from(&mut self, path: &syn::Path, f: &syn::Expr, item: &Term, count: u32) -> Expr {
        let span = proofs::span(path);
        if let Some(proofs) = self.items.prove(self.env) {
            let instance = quote_spanned!(span=> ::core::array::from_fn::<f32, 1, fn(usize) -> f32>);
            proofs.of_std(path, &instance);
        }
        let Some(f) = self.called(f) else { return Expr::error(span) };
        if let Called::Closure(closure, ..) = &f {
            self.coerce(item, &closure.result().clone(), span);
        }
        self.array_of(count, f, Vec::new(), span, |body, i| {
            body.make(Kind::Int(u128::from(i)), Term::USIZE, span)
        })
    }

    /// `array.map(f)`.
    pub(super) fn mapped_elements(
        &mut self,
        array: Expr,
        item: &Term,
        count: u32,
        f: &syn::Expr,
        span: Span,
    ) -> Expr {
        let Some(f) = self.called(f) else { return Expr::error(span) };
        let mut before = Vec::new();
        let array = self.keep(array, &mut before);
        self.array_of(count, f, before, span, |body, i| {
            let index = body.make(Kind::Int(u128::from(i)), Term::USIZE, span);
            let read = Kind::Index(Box::new(array.clone()), Box::new(index));
            body.make(read, item.clone(), span)
        })
    }

    /// What a function makes of so many values, one after another.
    fn array_of(
        &mut self,
        count: u32,
        f: Called,
        mut before: Vec<Stmt>,
        span: Span,
        value: impl Fn(&mut Self, u32) -> Expr,
    ) -> Expr {
        let element = self.infer.fresh(infer::Kind::Any);
        let mut elements = Vec::new();
        if count == 0 {
            let arg = value(self, 0);
            let mut about = vec![arg.ty.clone()];
            let tokens = match &f {
                Called::Closure(closure, ..) => {
                    about.extend(closure.params().iter().chain([closure.result()]).cloned());
                    closure.tokens()
                }
                Called::Function(path) => path.to_token_stream(),
            };
            self.left_out(("what is called for no element", span), tokens, &about, |body| {
                let value = body.call_it(&f, vec![arg]);
                body.coerce(&value.ty, &element, value.span);
            });
        }
        let mistakes = self.items.mistakes();
        for i in 0..count {
            if self.items.mistakes() > mistakes {
                return Expr::error(span);
            }
            let arg = value(self, i);
            let value = self.call_it(&f, vec![arg]);
            self.coerce(&value.ty, &element, value.span);
            elements.push(self.keep_always(value, &mut before));
        }
        let ty = Term::Array(Box::new(element), count);
        let whole = self.make(Kind::Array(elements), ty, span);
        self.in_block(before, whole)
    }

    /// `vector.map(f)`.
    pub(super) fn mapped_lanes(&mut self, vector: Expr, ty: Ty, f: &syn::Expr, span: Span) -> Expr {
        let Some(f) = self.called(f) else { return Expr::error(span) };
        let mut before = Vec::new();
        let vector = self.keep(vector, &mut before);
        let element = Term::Value(ty.element());
        let mut lanes = Vec::new();
        let mistakes = self.items.mistakes();
        for lane in 0..ty.lanes {
            if self.items.mistakes() > mistakes {
                return Expr::error(span);
            }
            let read = self.make(Kind::Op(Op::Lane(lane), vec![vector.clone()]), element.clone(), span);
            let value = self.call_it(&f, vec![read]);
            self.coerce(&value.ty, &element, value.span);
            lanes.push(self.keep_always(value, &mut before));
        }
        let row = methods::find(ty, "new").expect("every vector has `new`");
        let whole = self.apply(row, row.name, ty, lanes, 0, span);
        self.in_block(before, whole)
    }
}

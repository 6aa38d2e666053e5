//! Second names of places: what `let r = &mut a[i];`, a pattern behind `&mut`, a `&mut` parameter of a closure and a loop over
//! `a.iter_mut()` bind.
//!
//! Such a name has no local. It is bound to the place, whose indices are computed where it is bound, once; wherever it stands
//! the place stands. Rust lets nobody else write to the place meanwhile.

use super::body::{Binding, Body};
use super::draft::{Expr, Kind, Place, Source, Stmt};
use super::infer::{Borrow, Term};
use super::iterators::Iterated;
use super::patterns::fits::Fit;
use super::stages::Stage;
use super::syntax::pat_start;
use crate::hir::Part;
use crate::value::Value;
use proc_macro2::{Ident, Span};
use std::rc::Rc;

impl Body<'_, '_> {
    /// The place that a name has, and its type: a local, or what a `for` loop lends.
    pub(super) fn place_named(&self, path: &syn::Path) -> Option<(Place, Term)> {
        if let Some(Binding::Expr(lent)) = self.names.get(&path.get_ident()?.to_string())
            && let Kind::Borrow(place) = &lent.kind
        {
            return Some((place.clone(), lent.ty.clone()));
        }
        let local = self.local_named(path)?;
        Some((Place { local, path: Vec::new() }, self.locals[local.0 as usize].ty.clone()))
    }

    /// `let name = &mut place;`: the name is the place, wherever it stands.
    pub(super) fn second_name(&mut self, pat: &syn::Pat, lent: Expr, stmts: &mut Vec<Stmt>) {
        let lent = match self.as_place(&lent) {
            _ if !self.infer.shallow(&lent.ty).is_mut() => lent,
            Some(place) => Expr { kind: Kind::Borrow(place), ..lent },
            None => self.refuse_kept(lent.span),
        };
        self.bind_item(pat, lent, stmts);
    }

    /// What stands behind a `&mut`, to be looked at where it is: names of a pattern are its parts.
    pub(super) fn lent_value(&mut self, value: &Expr) -> Option<Expr> {
        if !self.infer.shallow(&value.ty).is_mut() {
            return None;
        }
        let (place, ty) = (self.as_place(value)?, self.infer.target(&value.ty));
        Some(self.retyped(Expr { kind: Kind::Borrow(place), ..value.clone() }, ty))
    }

    /// Makes the names of a pattern the places that they are found at.
    pub(super) fn lend_names(&mut self, fit: &mut Fit) {
        for (name, value) in &mut fit.names {
            let plain = name.by_ref.is_none() && name.mutability.is_none();
            *value = match self.as_place(value).filter(|_| plain) {
                Some(place) => {
                    let ty = value.ty.clone().borrowed(Borrow::Mut);
                    self.make(Kind::Borrow(place), ty, value.span)
                }
                None => {
                    let what = "this name for what can be written to";
                    self.unsupported(
                        name.ident.span(),
                        what,
                        "write a pattern for each place, of plain names",
                    )
                }
            };
        }
    }

    /// The elements of a place, each of which can be written to.
    pub(super) fn lent_elements(&mut self, expr: &syn::Expr, method: Option<&Ident>) -> Option<Iterated> {
        let mut before = Vec::new();
        let array = self.place_or_value(expr, &mut before);
        self.settle();
        let (span, target) = (array.span, self.infer.target(&array.ty));
        if let (Some(method), Term::Array(item, count)) = (method, &target) {
            self.prove_of_slices(item, *count, &method.to_string(), method.span());
        }
        if matches!(target, Term::Error | Term::Never) {
            return None;
        }
        let place = self.kept_place(&array, &mut before);
        match place.filter(|_| matches!(target, Term::Array(..))) {
            Some(place) => self.by_number(place, &target, before, span),
            None => {
                let what = format!("what is lent of a value of type `{}`", self.type_name(&target));
                self.no_source(span, what)
            }
        }
    }

    /// The elements of an array, by their numbers.
    pub(super) fn by_number(
        &mut self,
        place: Place,
        array: &Term,
        before: Vec<Stmt>,
        span: Span,
    ) -> Option<Iterated> {
        let Term::Array(item, count) = self.infer.target(array) else { return None };
        let from = self.make(Kind::Int(0), Term::USIZE, span);
        let to = self.make(Kind::Value(Value::u32(count)), Term::USIZE, span);
        let source = Source::Range { from, to, inclusive: false };
        Some(Iterated { source, item: Term::USIZE, stages: vec![Stage::Lent(place, *item)], before })
    }

    /// Binds a pattern to an item. What can be written to has no second name: the pattern's is the place.
    pub(super) fn bind_item(&mut self, pat: &syn::Pat, item: Expr, binds: &mut Vec<Stmt>) {
        let is_mut = self.infer.shallow(&item.ty).is_mut();
        let count = match pat {
            syn::Pat::Tuple(pats) if !pats.elems.iter().any(|pat| matches!(pat, syn::Pat::Rest(_))) => {
                Some(pats.elems.len())
            }
            _ => None,
        };
        let parts = match (&item.kind, self.infer.target(&item.ty)) {
            (Kind::Tuple(parts), _) => parts.clone(),
            (Kind::Borrow(place), Term::Tuple(items)) if is_mut => {
                let part = |(i, ty): (usize, Term)| {
                    let mut place = place.clone();
                    place.path.push((Part::Field(i), ty.clone()));
                    self.make(Kind::Borrow(place), ty.borrowed(Borrow::Mut), item.span)
                };
                items.into_iter().enumerate().map(part).collect()
            }
            _ => Vec::new(),
        };
        match pat {
            syn::Pat::Paren(inner) => self.bind_item(&inner.pat, item, binds),
            syn::Pat::Ident(name)
                if is_mut && name.by_ref.is_none() && name.mutability.is_none() && name.subpat.is_none() =>
            {
                self.names.bind(name.ident.to_string(), Binding::Expr(Rc::new(item)));
            }
            syn::Pat::Wild(_) if is_mut => {}
            syn::Pat::Tuple(pats) if count == Some(parts.len()) && !parts.is_empty() => {
                pats.elems.iter().zip(parts).for_each(|(pat, part)| self.bind_item(pat, part, binds));
            }
            _ if is_mut || self.has_mut(&item.ty) => {
                let what = "this pattern for what can be written to";
                self.unsupported(pat_start(pat), what, "give it a name, and write to its parts: `x.a = ..`");
                self.bind(pat, Term::Error, None, binds);
            }
            _ => self.bind(pat, item.ty.clone(), Some(item), binds),
        }
    }

    /// True of a `&mut`, and of a tuple with one.
    pub(super) fn has_mut(&self, ty: &Term) -> bool {
        match self.infer.shallow(ty) {
            Term::Tuple(items) => items.iter().any(|item| self.has_mut(item)),
            other => other.is_mut(),
        }
    }
}

/// What `&mut place` lends.
pub(super) fn lends(expr: &syn::Expr) -> Option<&syn::Expr> {
    match expr {
        syn::Expr::Paren(inner) => lends(&inner.expr),
        syn::Expr::Group(inner) => lends(&inner.expr),
        syn::Expr::Reference(reference) if reference.mutability.is_some() => Some(&reference.expr),
        _ => None,
    }
}

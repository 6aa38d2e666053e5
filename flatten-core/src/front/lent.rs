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
use crate::value::Value;
use proc_macro2::{Ident, Span};

impl Body<'_, '_> {
    /// The place that a name has, and its type: a local, or what a `for` loop lends.
    pub(super) fn place_named(&self, path: &syn::Path) -> Option<(Place, Term)> {
        if let Some(Binding::Expr(lent)) = self.names.get(&super::proofs::plain_name(path.get_ident()?))
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
        Some(Iterated {
            source,
            item: Term::USIZE,
            stages: vec![Stage::Lent(place, *item)],
            before,
            links: None,
        })
    }

    /// Binds a pattern to an item. What can be written to has no second name: those of the pattern are its places.
    pub(super) fn bind_item(&mut self, pat: &syn::Pat, item: Expr, binds: &mut Vec<Stmt>) {
        let is_rest = |pat: &syn::Pat| matches!(pat, syn::Pat::Rest(_));
        match (pat, &item.kind) {
            (syn::Pat::Paren(inner), _) => self.bind_item(&inner.pat, item, binds),
            (syn::Pat::Tuple(pats), Kind::Tuple(parts))
                if pats.elems.len() == parts.len() && !pats.elems.iter().any(is_rest) =>
            {
                let parts = parts.clone();
                pats.elems.iter().zip(parts).for_each(|(pat, part)| self.bind_item(pat, part, binds));
            }
            _ if !self.has_mut(&item.ty) => self.bind(pat, item.ty.clone(), Some(item), binds),
            _ => match self.lent_value(&item) {
                Some(value) => {
                    // rustc sees to it that it always fits.
                    let mut fit = self.fit_pattern(pat, value);
                    self.lend_names(&mut fit);
                    binds.extend(self.bind_names(fit.names));
                }
                None => {
                    let what = "this pattern for what can be written to";
                    self.unsupported(pat_start(pat), what, "give each part a name: `for (i, x) in ..`");
                    self.bind(pat, Term::Error, None, binds);
                }
            },
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

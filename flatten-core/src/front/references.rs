//! References: `&x` is the value, `&mut x` a place that a call writes back to.
//!
//! Nothing can change what a shared reference points to while it lives, so it may stand wherever Rust lets it. A
//! `&mut` exists as an argument, before the dot, and as a second name of its place: `let r = &mut a[i];`, whose index is computed
//! there, once. Rust lets nobody else write to the place meanwhile, so the name may be replaced by it. Kept anywhere else, in a
//! tuple or behind a condition, it would be a value.

use super::body::Body;
use super::draft::{Expr, Kind, Place, Stmt};
use super::indexed::INDEX_MUT;
use super::infer::{Borrow, Term};
use super::syntax::expr_start;
use crate::diag::codes;
use crate::hir::Part;
use crate::op::Op;
use proc_macro2::Span;

impl Body<'_, '_> {
    /// `&value`, `&mut place`.
    pub(super) fn reference(&mut self, expr: &syn::ExprReference) -> Expr {
        let span = expr.and_token.span;
        let value = match expr.mutability {
            None => self.shared(&expr.expr),
            Some(_) => self.expr(&expr.expr),
        };
        match value.ty {
            Term::Error => return Expr::error(span),
            Term::Never => return value,
            _ => {}
        }
        if expr.mutability.is_none() {
            let ty = value.ty.clone().borrowed(Borrow::Shared);
            let value = self.retyped(value, ty.clone());
            return self.make(value.kind, ty, span);
        }
        let mut indices = Vec::new();
        let lent = self.lent(value, expr, &mut indices);
        if indices.is_empty() { lent } else { self.refuse_kept(span) }
    }

    /// An argument of a call. What the indices of a `&mut place` compute comes `before` the call, and so do the
    /// arguments that are evaluated `earlier`.
    pub(super) fn argument(&mut self, arg: &syn::Expr, earlier: &mut [Expr], before: &mut Vec<Stmt>) -> Expr {
        let syn::Expr::Reference(reference) = arg else { return self.expr(arg) };
        if reference.mutability.is_none() {
            return self.expr(arg);
        }
        self.attributes(&reference.attrs);
        let mut indices = Vec::new();
        let value = self.place_or_value(&reference.expr, &mut indices);
        let lent = match value.ty {
            Term::Error => Expr::error(reference.and_token.span),
            Term::Never => value,
            _ => self.lent(value, reference, &mut indices),
        };
        if !indices.is_empty() {
            // What is lent stays as it is until the call.
            for arg in earlier {
                if !self.infer.shallow(&arg.ty).is_mut() {
                    *arg = self.keep(arg.clone(), before);
                }
            }
            before.extend(indices);
        }
        lent
    }

    /// `&mut value`; what its indices compute is kept in locals `before` it.
    fn lent(&mut self, value: Expr, expr: &syn::ExprReference, before: &mut Vec<Stmt>) -> Expr {
        match self.kept_place(&value, before) {
            Some(place) => {
                let ty = value.ty.borrowed(Borrow::Mut);
                self.make(Kind::Borrow(place), ty, expr.and_token.span)
            }
            None if self.is_of_reference(&value) => {
                self.unsupported(expr_start(&expr.expr), INDEX_MUT.0, INDEX_MUT.1)
            }
            None => {
                let instead = "declare it first, `let mut value = ..;`, and write `&mut value`";
                let span = expr_start(&expr.expr);
                self.refuse_reference(span, "`&mut` of what is no variable", instead)
            }
        }
    }

    /// `*reference`.
    pub(super) fn deref(&mut self, expr: &syn::Expr, span: Span) -> Expr {
        let value = self.expr(expr);
        self.behind(value, span)
    }

    /// What a reference points to.
    pub(super) fn behind(&mut self, value: Expr, span: Span) -> Expr {
        match self.pointee(&value.ty, span) {
            Some(to) => self.retyped(value, to),
            None => Expr::error(span),
        }
    }

    /// The type that a reference points to.
    pub(super) fn pointee(&mut self, ty: &Term, span: Span) -> Option<Term> {
        self.settle();
        match self.infer.shallow(ty) {
            Term::Ref(_, to) => return Some(*to),
            Term::Error | Term::Never => {}
            Term::Var(_) => drop(self.ambiguous(span)),
            other => {
                let operands = format!("`{}`", self.type_name(&other));
                let diag = self.error(span, &codes::OPERATOR).with("operator", "*");
                diag.with("operands", operands).with("instead", "leave it out: this is no reference");
            }
        }
        None
    }

    /// An argument as a parameter of this type takes it.
    pub(super) fn pass(&mut self, arg: Expr, param: &Term) -> Expr {
        let found = self.infer.shallow(&arg.ty);
        if !found.is_mut() {
            return arg;
        }
        if !param.is_mut() {
            return self.retyped(arg, param.clone());
        }
        match self.as_place(&arg) {
            Some(place) => {
                self.note_place(&place);
                Expr { kind: Kind::Borrow(place), ..arg }
            }
            None => self.refuse_kept(arg.span),
        }
    }

    /// The value, unless it is a `&mut` that would be kept.
    pub(super) fn unless_mut(&mut self, value: Expr) -> Expr {
        match self.infer.shallow(&value.ty).is_mut() {
            true => self.refuse_kept(value.span),
            false => value,
        }
    }

    /// A `&mut` outside of an argument.
    pub(super) fn refuse_kept(&mut self, span: Span) -> Expr {
        let instead = "name the place, `let r = &mut place;`, or pass `&mut place` to a function";
        self.refuse_reference(span, "a `&mut` reference outside of an argument", instead)
    }

    fn refuse_reference(&mut self, span: Span, what: &str, instead: &str) -> Expr {
        self.error(span, &codes::REFERENCE).with("what", what).with("instead", instead);
        Expr::error(span)
    }

    /// The place that an expression names, if it is one.
    pub(super) fn as_place(&self, expr: &Expr) -> Option<Place> {
        let (base, part) = match &expr.kind {
            Kind::Borrow(place) => return Some(place.clone()),
            Kind::Local(local) => return Some(Place { local: *local, path: Vec::new() }),
            Kind::Field(base, index) => (&**base, Part::Field(*index)),
            Kind::Op(Op::Lane(lane), args) => (&args[0], Part::Lane(*lane)),
            Kind::Index(base, index) => (&**base, self.element_part(&base.ty, index)?),
            _ => return None,
        };
        let mut place = self.as_place(base)?;
        place.path.push((part, expr.ty.clone()));
        Some(place)
    }

    /// The place that an expression names, with what its indices compute kept in locals `before` it.
    pub(super) fn kept_place(&mut self, expr: &Expr, before: &mut Vec<Stmt>) -> Option<Place> {
        let (base, part) = match &expr.kind {
            Kind::Field(base, index) => (&**base, Part::Field(*index)),
            Kind::Op(Op::Lane(lane), args) => (&args[0], Part::Lane(*lane)),
            Kind::Index(base, index) => {
                let mut place = self.kept_place(base, before)?;
                let part = self.kept_part(&base.ty, (**index).clone(), before);
                place.path.push((part?, expr.ty.clone()));
                return Some(place);
            }
            _ => return self.as_place(expr),
        };
        let mut place = self.kept_place(base, before)?;
        place.path.push((part, expr.ty.clone()));
        Some(place)
    }

    /// The same value under another type; of a borrowed place, what is there now.
    pub(super) fn retyped(&self, expr: Expr, ty: Term) -> Expr {
        let span = expr.span;
        let Kind::Borrow(place) = expr.kind else { return Expr { ty, ..expr } };
        // Of a `&mut` parameter, what it points to.
        let local = self.infer.target(&self.locals[place.local.0 as usize].ty);
        let mut read = self.make(Kind::Local(place.local), local, span);
        for (part, ty) in place.path {
            let kind = match part {
                Part::Field(index) => Kind::Field(Box::new(read), index),
                Part::Lane(lane) => Kind::Op(Op::Lane(lane), vec![read]),
                Part::Index(local) => {
                    let index = self.make(Kind::Local(local), Term::USIZE, span);
                    Kind::Index(Box::new(read), Box::new(index))
                }
            };
            read = self.make(kind, ty, span);
        }
        Expr { ty, ..read }
    }
}

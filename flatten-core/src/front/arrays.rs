//! Arrays and their elements.

use super::body::Body;
use super::draft::{Expr, Kind, Stmt};
use super::infer::{self, Infer, Term};
use super::items::{Env, Items, MAX_PARTS};
use super::operators::{Operator, binary_op};
use super::syntax::{expr_start, limits_start};
use crate::diag::codes;
use crate::hir::{ExprKind, Part};
use crate::op::Op;
use crate::value::Value;
use proc_macro2::Span;

impl Items<'_> {
    /// `[T; N]`.
    pub(super) fn array_type(
        &mut self,
        env: Env,
        ty: &syn::TypeArray,
        mut infer: Option<&mut Infer>,
    ) -> Term {
        let item = self.term(env, &ty.elem, infer.as_deref_mut());
        let Some(count) = self.length(env, &ty.len) else { return Term::Error };
        let none = Infer::default();
        self.array_of(infer.as_deref().unwrap_or(&none), item, count, ty.bracket_token.span.open())
    }

    /// The length of an array, computed.
    fn length(&mut self, env: Env, expr: &syn::Expr) -> Option<u32> {
        let span = expr_start(expr);
        let length = self.evaluate(env, ("length", span), expr, &Term::USIZE)?;
        match length.map(|length| length.kind) {
            Ok(ExprKind::Const(value)) => Some(value.bits[0]),
            _ => {
                self.array_length(span, "the length of this array cannot be computed here".to_owned());
                None
            }
        }
    }

    /// An array of not too many parts.
    fn array_of(&mut self, infer: &Infer, item: Term, count: u32, span: Span) -> Term {
        if infer.shallow(&item) == Term::Error {
            return Term::Error;
        }
        let array = Term::Array(Box::new(item), count);
        if self.parts(infer, &array) > MAX_PARTS {
            self.array_length(span, format!("this array has more than {MAX_PARTS} parts"));
            return Term::Error;
        }
        array
    }

    fn array_length(&mut self, span: Span, what: String) {
        self.error(span, &codes::ARRAY_LENGTH).with("what", what).with("limit", MAX_PARTS);
    }
}

impl Body<'_, '_> {
    /// `[a, b, c]`.
    pub(super) fn array(&mut self, expr: &syn::ExprArray) -> Expr {
        let span = expr.bracket_token.span.open();
        let item = self.infer.fresh(infer::Kind::Any);
        let mut items = Vec::with_capacity(expr.elems.len());
        for element in &expr.elems {
            let element = self.expr(element);
            self.coerce(&element.ty, &item, element.span);
            items.push(element);
        }
        match self.items.array_of(&self.infer, item, items.len() as u32, span) {
            Term::Error => Expr::error(span),
            ty => self.make(Kind::Array(items), ty, span),
        }
    }

    /// `[x; N]`.
    pub(super) fn repeat(&mut self, expr: &syn::ExprRepeat) -> Expr {
        let span = expr.bracket_token.span.open();
        let item = self.expr(&expr.expr);
        let count = self.items.length(self.env, &expr.len);
        let ty = count.map(|count| self.items.array_of(&self.infer, item.ty.clone(), count, span));
        match ty {
            None | Some(Term::Error) => Expr::error(span),
            Some(ty) => self.make(Kind::Repeat(Box::new(item)), ty, span),
        }
    }

    /// `whole[index]`. Rust reads the element after every index is evaluated, so indices that act are kept before.
    pub(super) fn index(&mut self, expr: &syn::ExprIndex) -> Expr {
        let mut before = Vec::new();
        let value = match acts(&expr.index) || acts_inside(&expr.expr) {
            true => self.element_of(expr, &mut before),
            false => {
                let base = self.expr(&expr.expr);
                self.indexed(base, expr, |_, index| index)
            }
        };
        self.in_block(before, value)
    }

    fn element_of(&mut self, expr: &syn::ExprIndex, before: &mut Vec<Stmt>) -> Expr {
        let base = self.held(&expr.expr, before);
        self.indexed(base, expr, |body, index| body.keep(index, before))
    }

    /// A value; if it is a place with indices that act, these are kept in locals `before` it.
    pub(super) fn place_or_value(&mut self, expr: &syn::Expr, before: &mut Vec<Stmt>) -> Expr {
        if acts_inside(expr) { self.held(expr, before) } else { self.expr(expr) }
    }

    /// A value whose places are read later than what is added to `before`.
    fn held(&mut self, expr: &syn::Expr, before: &mut Vec<Stmt>) -> Expr {
        match expr {
            syn::Expr::Paren(inner) => self.held(&inner.expr, before),
            syn::Expr::Group(inner) => self.held(&inner.expr, before),
            syn::Expr::Index(inner) => self.element_of(inner, before),
            syn::Expr::Field(inner) => {
                let base = self.held(&inner.base, before);
                self.part(base, &inner.member)
            }
            syn::Expr::Unary(syn::ExprUnary { op: syn::UnOp::Deref(token), expr, .. }) => {
                let value = self.held(expr, before);
                self.behind(value, token.span)
            }
            syn::Expr::Path(_) => self.expr(expr),
            other => {
                let value = self.expr(other);
                self.keep(value, before)
            }
        }
    }

    /// The value in a local of its own, unless it is the same wherever it stands.
    pub(super) fn keep(&mut self, value: Expr, before: &mut Vec<Stmt>) -> Expr {
        if self.repeats(&value) { value } else { self.keep_always(value, before) }
    }

    /// The value in a local of its own, which never changes.
    pub(super) fn keep_always(&mut self, value: Expr, before: &mut Vec<Stmt>) -> Expr {
        let (ty, span) = (value.ty.clone(), value.span);
        let local = self.declare(String::new(), ty.clone(), false, span);
        before.push(Stmt::Let(local, Some(value)));
        self.make(Kind::Local(local), ty, span)
    }

    /// A value of its own where Rust makes one: who writes to it writes to nothing that it was read from.
    pub(super) fn fresh(&mut self, value: Expr) -> Expr {
        if !matches!(
            value.kind,
            Kind::Local(_) | Kind::Field(..) | Kind::Index(..) | Kind::Borrow(_) | Kind::Op(Op::Lane(_), _)
        ) {
            return value;
        }
        let mut before = Vec::new();
        let value = self.keep_always(value, &mut before);
        self.in_block(before, value)
    }

    fn indexed(
        &mut self,
        base: Expr,
        expr: &syn::ExprIndex,
        keep: impl FnOnce(&mut Self, Expr) -> Expr,
    ) -> Expr {
        let span = expr.bracket_token.span.open();
        self.settle();
        if matches!(self.infer.target(&base.ty), Term::Struct(_))
            && !matches!(&*expr.index, syn::Expr::Range(_))
        {
            let index = self.expr(&expr.index);
            let index = keep(self, index);
            match self.own_index(base, index, span) {
                Ok(element) => return element,
                Err(sides) => {
                    return self.no_element(&sides.0.ty, &sides.1, span);
                }
            }
        }
        let Some((index, ty)) = self.element(&base.ty, expr) else { return Expr::error(span) };
        let index = keep(self, index);
        let whole = self.infer.target(&base.ty);
        let base = self.retyped(base, whole);
        self.make(Kind::Index(Box::new(base), Box::new(index)), ty, span)
    }

    /// The index of an element and the type of the element.
    fn element(&mut self, whole: &Term, expr: &syn::ExprIndex) -> Option<(Expr, Term)> {
        let span = expr.bracket_token.span.open();
        if let syn::Expr::Range(range) = &*expr.index {
            self.unsupported(limits_start(&range.limits), "a slice", "read the elements by their numbers");
            return None;
        }
        let index = self.expr(&expr.index);
        self.settle();
        let item = match self.infer.target(whole) {
            Term::Array(item, _) => *item,
            Term::Value(ty) if ty.is_vector() && !ty.is_bool() => Term::Value(ty.element()),
            Term::Error | Term::Never => {
                self.infer.poison(&index.ty);
                return None;
            }
            Term::Var(_) => {
                self.ambiguous(span);
                return None;
            }
            _ => {
                self.no_element(whole, &index, span);
                return None;
            }
        };
        self.coerce(&index.ty, &Term::USIZE, index.span);
        Some((index, item))
    }

    fn no_element(&mut self, whole: &Term, index: &Expr, span: Span) -> Expr {
        let what = format!("indexing of a `{}`", self.type_name(&self.infer.target(whole)));
        self.infer.poison(&index.ty);
        self.unsupported(span, &what, "read a lane or a field by its name")
    }

    /// The part of a place that an index means; what the index computes comes `before`.
    pub(super) fn element_place(
        &mut self,
        whole: &Term,
        expr: &syn::ExprIndex,
        before: &mut Vec<Stmt>,
    ) -> Option<(Part, Term)> {
        let (index, item) = self.element(whole, expr)?;
        self.kept_part(whole, index, before).map(|part| (part, item))
    }

    /// The part of a whole that an index means, which is kept in a local if it may change. So is the number of an element that does
    /// not exist: whether Rust comes there is seen when the body is finished.
    pub(super) fn kept_part(&mut self, whole: &Term, index: Expr, before: &mut Vec<Stmt>) -> Option<Part> {
        self.element_part(whole, &index).or_else(|| {
            let index = self.keep_always(index, before);
            self.element_part(whole, &index)
        })
    }

    /// The part of a whole that an index means, if the index is the number of one or never changes.
    pub(super) fn element_part(&self, whole: &Term, index: &Expr) -> Option<Part> {
        match (index.kind.clone(), number(index), self.infer.target(whole)) {
            (_, Some(number), Term::Array(_, count)) => {
                (number < count).then_some(Part::Field(number as usize))
            }
            (_, Some(number), Term::Value(ty)) => {
                (number < ty.lanes.into()).then_some(Part::Lane(number as u8))
            }
            (Kind::Local(local), None, _) if !self.locals[local.0 as usize].mutable => {
                Some(Part::Index(local))
            }
            _ => None,
        }
    }

    /// `array.len()`.
    pub(super) fn length_of(&mut self, array: Expr, count: u32, span: Span) -> Expr {
        let count = self.make(Kind::Value(Value::u32(count)), Term::USIZE, span);
        match self.repeats(&array) || matches!(array.kind, Kind::Local(_) | Kind::Const(_)) {
            true => count,
            false => self.in_block(vec![Stmt::Expr(array)], count),
        }
    }
}

/// The number that an index says.
pub(super) fn number(index: &Expr) -> Option<u32> {
    match index.kind {
        Kind::Int(number) => Some(u32::try_from(number).unwrap_or(u32::MAX)),
        Kind::Value(value) => Some(value.bits[0]),
        _ => None,
    }
}

/// True if evaluating an index may change something.
fn acts(index: &syn::Expr) -> bool {
    match index {
        syn::Expr::Lit(_) | syn::Expr::Path(_) | syn::Expr::Range(_) => false,
        syn::Expr::Paren(e) => acts(&e.expr),
        syn::Expr::Group(e) => acts(&e.expr),
        syn::Expr::Unary(e) => acts(&e.expr),
        syn::Expr::Cast(e) => acts(&e.expr),
        syn::Expr::Field(e) => acts(&e.base),
        syn::Expr::Index(e) => acts(&e.expr) || acts(&e.index),
        syn::Expr::Binary(e) => {
            matches!(binary_op(&e.op), Operator::Assign(..)) || acts(&e.left) || acts(&e.right)
        }
        _ => true,
    }
}

/// True if an index on the way to a place acts.
fn acts_inside(expr: &syn::Expr) -> bool {
    match expr {
        syn::Expr::Paren(e) => acts_inside(&e.expr),
        syn::Expr::Group(e) => acts_inside(&e.expr),
        syn::Expr::Field(e) => acts_inside(&e.base),
        syn::Expr::Unary(syn::ExprUnary { op: syn::UnOp::Deref(_), expr, .. }) => acts_inside(expr),
        syn::Expr::Index(e) => acts(&e.index) || acts_inside(&e.expr),
        _ => false,
    }
}

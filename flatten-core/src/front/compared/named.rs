//! Comparisons by the names of their methods: `a.eq(&b)` is `a == b`, `PartialOrd::lt(&a, &b)` is `a < b`. `cmp` and `partial_cmp` of
//! structs are here too; those of numbers are rows of `methods.rs`.

use crate::front::body::Body;
use crate::front::draft::Expr;
use crate::front::infer::{self, Borrow, Term};
use crate::front::items::Env;
use crate::front::operators::BinOp;
use crate::front::overloads::Found;
use crate::front::proofs;
use proc_macro2::Span;
use quote::quote_spanned;

/// What a method of `PartialEq` or of `PartialOrd` asks.
#[derive(Clone, Copy)]
pub(in crate::front) enum Named {
    Operator(BinOp),
    /// `cmp` or `partial_cmp`.
    Order(&'static str),
}

impl Named {
    pub(in crate::front) fn of(method: &str) -> Option<Named> {
        Some(match method {
            "eq" => Named::Operator(BinOp::Eq),
            "ne" => Named::Operator(BinOp::Ne),
            "lt" => Named::Operator(BinOp::Lt),
            "le" => Named::Operator(BinOp::Le),
            "gt" => Named::Operator(BinOp::Gt),
            "ge" => Named::Operator(BinOp::Ge),
            "cmp" => Named::Order("cmp"),
            "partial_cmp" => Named::Order("partial_cmp"),
            _ => return None,
        })
    }

    /// The trait that gives it.
    pub(super) fn given_by(self) -> &'static str {
        match self {
            Named::Operator(op) => op.class().of_comparison().expect("it compares"),
            Named::Order("cmp") => "Ord",
            Named::Order(_) => "PartialOrd",
        }
    }
}

impl Body<'_, '_> {
    /// What `receiver.name(&other)` asks of a value of this type, if the standard library's traits give the method.
    pub(in crate::front) fn comparison_named(&self, ty: &Term, name: &str, count: usize) -> Option<Named> {
        let named = Named::of(name).filter(|_| count == 1)?;
        let is_given = match ty {
            Term::Struct(id) if self.items.is_of_user(*id) => {
                let owner = self.items.struct_items[id.0 as usize];
                let is_free = self.items.members.get(owner, name).is_none();
                let is_known = match named {
                    Named::Order("partial_cmp") => self.has_blocks(*id, "PartialOrd") || self.has_order(ty),
                    Named::Order(_) => self.says_ord(*id),
                    Named::Operator(_) => true,
                };
                is_free && is_known
            }
            Term::Var(var) => {
                self.infer.kind(*var) != infer::Kind::Any && matches!(named, Named::Operator(_))
            }
            Term::Error | Term::Never | Term::Ref(..) => false,
            _ => matches!(named, Named::Operator(_)),
        };
        is_given.then_some(named)
    }

    /// `receiver.name(other)`.
    pub(in crate::front) fn compared_by_name(
        &mut self,
        (named, name): (Named, &str),
        (receiver, ty): (Expr, Term),
        other: &syn::Expr,
        span: Span,
    ) -> Expr {
        if !self.is_of_core_trait(&ty, name, span) {
            let other = self.expr(other);
            self.infer.poison(&other.ty);
            return Expr::error(span);
        }
        let mut stmts = Vec::new();
        let borrows = self.borrows(&receiver.ty);
        let is_named = match ty {
            Term::Var(_) if borrows.is_empty() => {
                self.prove_of_literal(&ty, name, span);
                true
            }
            // Behind several references those are compared, at once.
            _ if self.is_behind_references(&receiver.ty) => true,
            _ => self.prove_steps(&ty, &receiver.ty, Some(Borrow::Shared), name, span),
        };
        let left = match self.infer.shallow(&receiver.ty) {
            Term::Ref(_, to) => self.retyped(receiver, *to),
            _ => receiver,
        };
        let left = self.keep(left, &mut stmts);
        let right = self.expr(other);
        let Some(right) = self.value_of_reference(right) else { return Expr::error(span) };
        let right = self.keep(right, &mut stmts);
        let theirs = self.infer.deep(&self.infer.target(&right.ty));
        if !is_named || !self.prove_given(&ty, &theirs, (named, name), span) {
            let what = format!("`{name}` of a type that has no name here");
            return self.unsupported(span, &what, "bring the type with `use`");
        }
        let value = match named {
            Named::Operator(op) => self.operated(op, left, right, span),
            Named::Order(name) => self.order_by_name(name, left, right, span),
        };
        self.in_block(stmts, value)
    }

    /// What stands behind a reference that is needed; anything else is reported.
    pub(super) fn value_of_reference(&mut self, value: Expr) -> Option<Expr> {
        self.settle();
        let found = self.infer.shallow(&value.ty);
        if let Term::Ref(_, to) = found {
            return Some(self.retyped(value, *to));
        }
        let to = match found {
            Term::Var(_) => self.infer.fresh(infer::Kind::Any),
            other => other,
        };
        let wanted = to.clone().borrowed(Borrow::Shared);
        self.fits(&value.ty, &wanted, value.span).then(|| self.retyped(value, to))
    }

    /// Asks rustc whether what has parts has no other method by the name, from whomever; false if it has no name here.
    pub(super) fn prove_given(
        &mut self,
        ty: &Term,
        other: &Term,
        (named, name): (Named, &str),
        span: Span,
    ) -> bool {
        let Env::User(scope) = self.env else { return true };
        let is_users = matches!(ty, Term::Struct(id) if self.items.is_of_user(*id));
        if !is_users || self.items.prove(self.env).is_none() {
            return true;
        }
        let other = self.or_default(other);
        let (Some(of), Some(other)) = (self.written(scope, ty, span), self.written(scope, &other, span))
        else {
            return false;
        };
        let by = proofs::named(named.given_by(), span);
        let other = (named.given_by() != "Ord").then(|| quote_spanned!(span=> <#other>));
        let proofs = self.items.prove(self.env).expect("asked above");
        proofs.of_core_trait(&of, &quote_spanned!(span=> ::core::cmp::#by #other), name, span);
        true
    }

    /// `cmp` or `partial_cmp` of two values that may be read again and again.
    pub(super) fn order_by_name(&mut self, name: &str, left: Expr, right: Expr, span: Span) -> Expr {
        let by = if name == "cmp" { "Ord" } else { "PartialOrd" };
        let sides = [&left, &right].map(|side| self.infer.target(&side.ty));
        let lent = sides.clone().map(|side| side.borrowed(Borrow::Shared));
        let is_known = match name {
            "cmp" => self.has_total_order(&sides[0]),
            _ => self.has_order(&sides[0]),
        };
        match self.overload(by, &[&lent[0], &lent[1]]) {
            Found::One(function) => {
                let [ours, theirs] = lent;
                let args = vec![self.retyped(left, ours), self.retyped(right, theirs)];
                self.call_operator(by, function, args, span)
            }
            Found::Nothing if is_known => {
                let [ours, theirs] = sides;
                let (left, right) = (self.retyped(left, ours), self.retyped(right, theirs));
                match self.fits(&right.ty, &left.ty, right.span) {
                    true => self.order_of(name, &left, &right, span),
                    false => Expr::error(span),
                }
            }
            _ => {
                let what = format!("`{name}` of a `{}`", self.type_name(&sides[0]));
                self.unsupported(span, &what, "compare with `<`, `==` and `>`")
            }
        }
    }
}

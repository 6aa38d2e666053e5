//! `Ordering`, which `cmp`, `partial_cmp` and `total_cmp` give: an enum that no source declares.
//!
//! ```text
//! a.cmp(&b)            if a < b { Ordering::Less } else if a == b { Ordering::Equal } else { Ordering::Greater }
//! a.partial_cmp(&b)    Some of that, or None where one of them is no number
//! order.then(other)    match order { Ordering::Equal => other, _ => order }
//! ```
//! The first ones are rows of `methods.rs`, its own methods rows of [`METHODS`].

use super::body::Body;
use super::draft::{Expr, Kind};
use super::enums::Named;
use super::infer::{self, Borrow, Term};
use super::items::{Env, Items, NO_ITEM};
use super::known;
use super::operators::BinOp;
use crate::diag::codes;
use crate::hir::{Struct, StructId, Type, Variant};
use crate::ty::Ty;
use proc_macro2::Span;

/// The variants, in order; as numbers they are -1, 0 and 1.
const VARIANTS: [&str; 3] = ["Less", "Equal", "Greater"];
pub(super) const LESS: usize = 0;
const EQUAL: usize = 1;
pub(super) const GREATER: usize = 2;

/// Each method as a formula.
const METHODS: [(&str, &str); 8] = [
    ("is_eq", "|order: Ordering| order == Ordering::Equal"),
    ("is_ne", "|order: Ordering| order != Ordering::Equal"),
    ("is_lt", "|order: Ordering| order == Ordering::Less"),
    ("is_gt", "|order: Ordering| order == Ordering::Greater"),
    ("is_le", "|order: Ordering| order != Ordering::Greater"),
    ("is_ge", "|order: Ordering| order != Ordering::Less"),
    (
        "reverse",
        "|order: Ordering| match order {
            Ordering::Less => Ordering::Greater,
            Ordering::Equal => Ordering::Equal,
            Ordering::Greater => Ordering::Less,
        }",
    ),
    ("then", "|order: Ordering, other: Ordering| match order { Ordering::Equal => other, _ => order }"),
];

/// True of what takes what it is compared with by reference.
pub(super) fn is_comparison(method: &str) -> bool {
    matches!(method, "cmp" | "partial_cmp" | "total_cmp")
}

/// True of a path that names the type, if nothing else bears the name.
fn is_type_path(path: &str) -> bool {
    let path = path.trim_start_matches("::");
    matches!(path, "Ordering" | "cmp::Ordering" | "std::cmp::Ordering" | "core::cmp::Ordering")
}

impl Items<'_> {
    /// The type, if the path is one; rustc is asked whether it is that of the standard library.
    pub(super) fn ordering_type(&mut self, env: Env, path: &syn::Path) -> Option<Term> {
        if !is_type_path(&super::proofs::text(path)) {
            return None;
        }
        if let Some(proofs) = self.prove(env) {
            proofs.of_ordering(path);
        }
        Some(Term::Struct(self.ordering()))
    }

    pub(super) fn ordering(&mut self) -> StructId {
        let ids = (0..self.structs.len() as u32).map(StructId);
        if let Some(known) = ids.into_iter().find(|id| self.is_ordering(&Term::Struct(*id))) {
            return known;
        }
        let variant =
            |name: &str| Variant { name: name.to_owned(), first: 1, fields: Vec::new(), is_default: false };
        self.structs.push(Struct {
            name: Struct::ORDERING.to_owned(),
            fields: vec![("tag".to_owned(), Type::Value(Ty::U32))],
            variants: VARIANTS.map(variant).to_vec(),
            is_compared: true,
            is_ordered: true,
            is_ordered_whole: true,
            is_copied: true,
            is_cloned: true,
            is_default: false,
            span: Span::call_site(),
        });
        self.struct_parts.push(2);
        self.struct_items.push(NO_ITEM);
        StructId(self.structs.len() as u32 - 1)
    }

    /// True of an `Ordering`.
    pub(super) fn is_ordering(&self, term: &Term) -> bool {
        let Term::Struct(id) = term else { return false };
        let at = id.0 as usize;
        self.struct_items[at] == NO_ITEM && self.structs[at].name == Struct::ORDERING
    }
}

impl Body<'_, '_> {
    /// The variant that a path names; rustc is asked about the type before it.
    pub(super) fn variant_of_ordering(&mut self, path: &syn::Path) -> Option<Named> {
        let last = path.segments.last()?.ident.to_string();
        let number = VARIANTS.iter().position(|name| *name == last)?;
        let owner = super::names::owner(path)?;
        match self.items.ordering_type(self.env, &owner)? {
            Term::Struct(id) => Some(Named { id, number }),
            _ => None,
        }
    }

    /// `order.name(args)`, or `Ordering::name(order, args)`, of which the first `hidden` stand before the dot.
    pub(super) fn ordering_method(&mut self, name: &str, args: Vec<Expr>, hidden: usize, span: Span) -> Expr {
        let Some((_, formula)) = METHODS.iter().find(|(known, _)| *known == name) else {
            args.iter().for_each(|arg| self.infer.poison(&arg.ty));
            let near = known::near(name, METHODS.iter().map(|(name, _)| name));
            let diag = self.error(span, &codes::UNKNOWN_METHOD).with("type", "Ordering").with("name", name);
            diag.with("near", near).with("instead", "write it with `match`");
            return Expr::error(span);
        };
        let (params, terms) = self.formula_params(formula);
        if args.len() != terms.len() {
            self.fit(name, &args[hidden..], &terms[hidden..], span, |_| params[hidden..].to_vec());
            return Expr::error(span);
        }
        self.fit(name, &args, &terms, span, |_| params);
        self.inline(formula, Ty::I32, args, terms, span)
    }

    /// `order.then_with(f)`.
    pub(super) fn ordered_then(&mut self, order: Expr, f: &syn::Expr, span: Span) -> Expr {
        let mut stmts = Vec::new();
        let order = self.keep(order, &mut stmts);
        let is_equal = self.has_tag(&order, EQUAL, span);
        let other = self.run(f, Vec::new());
        let value = self.branch(is_equal, other, order, span);
        self.in_block(stmts, value)
    }

    /// True of integers and `bool`, of tuples and arrays of them, and of structs and enums that derive it.
    pub(super) fn has_total_order(&self, ty: &Term) -> bool {
        match self.infer.target(ty) {
            Term::Value(ty) => matches!(ty, Ty::I32 | Ty::U32 | Ty::BOOL),
            Term::Int(_) => true,
            Term::Var(var) => self.infer.kind(var) == infer::Kind::Int,
            Term::Tuple(items) => items.iter().all(|item| self.has_total_order(item)),
            Term::Array(item, _) => self.has_total_order(&item),
            Term::Struct(id) => {
                let whole = &self.items.structs[id.0 as usize];
                whole.is_ordered_whole
                    && self.has_order(&Term::Struct(id))
                    && whole.fields.iter().all(|(_, ty)| self.has_total_order(&Term::from(ty)))
            }
            _ => false,
        }
    }

    /// `a.cmp(&b)` or `a.partial_cmp(&b)` of tuples and arrays.
    pub(super) fn order_of_parts(
        &mut self,
        (receiver, ty): (Expr, Term),
        other: &syn::Expr,
        name: &str,
        span: Span,
    ) -> Expr {
        let is_known = match name {
            "cmp" => self.has_total_order(&ty),
            _ => self.has_order(&ty),
        };
        if !is_known {
            let other = self.expr(other);
            self.infer.poison(&other.ty);
            let what = format!("`{name}` of a `{}`", self.type_name(&ty));
            return self.unsupported(span, &what, "compare with `<`, `==` and `>`");
        }
        if !self.is_behind_references(&receiver.ty) {
            self.prove_steps(&ty, &receiver.ty, Some(Borrow::Shared), name, span);
        }
        let mut stmts = Vec::new();
        let left = self.retyped(receiver, ty.clone());
        let left = self.keep(left, &mut stmts);
        let right = self.expr(other);
        let theirs = self.infer.target(&right.ty);
        let right = self.retyped(right, theirs);
        if !self.fits(&right.ty, &ty, right.span) {
            return Expr::error(span);
        }
        let right = self.keep(right, &mut stmts);
        let value = self.order_of(name, &left, &right, span);
        self.in_block(stmts, value)
    }

    /// `cmp` or `partial_cmp` of two values that may be read again and again.
    pub(super) fn order_of(&mut self, name: &str, left: &Expr, right: &Expr, span: Span) -> Expr {
        let mut says = |op| self.operated(op, left.clone(), right.clone(), span);
        let (less, greater) = (says(BinOp::Lt), says(BinOp::Gt));
        // What is derived does not ask for an `eq` of one's own.
        let equal = match self.asks_own_equality(&self.infer.target(&left.ty)) {
            false => self.operated(BinOp::Eq, left.clone(), right.clone(), span),
            true => {
                let [le, ge] = [BinOp::Le, BinOp::Ge]
                    .map(|op| Box::new(self.operated(op, left.clone(), right.clone(), span)));
                self.make(Kind::And(le, ge), Term::BOOL, span)
            }
        };
        let id = self.items.ordering();
        let [is_less, is_equal, is_greater] =
            [LESS, EQUAL, GREATER].map(|number| self.unit_variant(Ok(Named { id, number }), span));
        if name == "cmp" {
            let other = self.branch(equal, is_equal, is_greater, span);
            self.branch(less, is_less, other, span)
        } else {
            let [is_less, is_equal, is_greater] =
                [is_less, is_equal, is_greater].map(|order| self.some(order, span));
            let none = self.none(span);
            let other = self.branch(greater, is_greater, none, span);
            let other = self.branch(equal, is_equal, other, span);
            self.branch(less, is_less, other, span)
        }
    }

    /// `order as i32`.
    pub(super) fn number_of_ordering(&mut self, order: &Expr, to: &Term, span: Span) -> Expr {
        // Its number is signed, and so is what it is cast from.
        let to = if *to == Term::Value(Ty::U32) { &Term::Value(Ty::I32) } else { to };
        let one = self.make(Kind::Int(1), to.clone(), span);
        let less = self.make(Kind::Neg(Box::new(one.clone())), to.clone(), span);
        let zero = self.make(Kind::Int(0), to.clone(), span);
        let (is_less, is_equal) = (self.has_tag(order, LESS, span), self.has_tag(order, EQUAL, span));
        let other = self.branch(is_equal, zero, one, span);
        self.branch(is_less, less, other, span)
    }

    /// The arguments of a method; what a comparison takes by reference, as the values.
    pub(super) fn compared_values(&mut self, method: &str, mut args: Vec<Expr>) -> Vec<Expr> {
        if is_comparison(method) {
            for arg in &mut args {
                let ty = self.infer.target(&arg.ty);
                *arg = self.retyped(arg.clone(), ty);
            }
        }
        args
    }
}

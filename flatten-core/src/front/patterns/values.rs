//! Values in patterns: literals, ranges and constants, and the names that mean one.

use crate::diag::codes;
use crate::front::body::Body;
use crate::front::draft::{Expr, Kind};
use crate::front::infer::Term;
use crate::front::items::Env;
use crate::front::operators::BinOp;
use crate::front::syntax::{self, pat_start, pat_what};
use crate::front::{known, proofs};
use crate::hir::Part;
use crate::ty::Ty;
use crate::value::Value;
use proc_macro2::{Ident, Span};
use syn::{Expr as E, Lit, Pat as P};

impl Body<'_, '_> {
    /// Whether a value is what a pattern says.
    pub(super) fn value_test(&mut self, pat: &syn::Pat, value: Expr) -> Expr {
        let span = pat_start(pat);
        match pat {
            P::Lit(literal) => {
                let literal = self.signed(&literal.lit);
                self.equals(value, literal, span)
            }
            P::Path(path) => {
                let constant = self.constant_at(&path.path);
                self.equals(value, constant, span)
            }
            P::Range(range) => self.within(range, value, span),
            _ => unreachable!("{} is no value", pat_what(pat)),
        }
    }

    /// `a..=b` and its kin. Both ends are compared as `<` and `<=` do, also those of floats.
    fn within(&mut self, range: &syn::PatRange, value: Expr, span: Span) -> Expr {
        let mut tests = Vec::new();
        if let Some(start) = &range.start {
            let start = self.end_of_range(start, &value.ty);
            tests.push(self.compared(BinOp::Le, start, value.clone(), span));
        }
        if let Some(end) = &range.end {
            let op = match range.limits {
                syn::RangeLimits::HalfOpen(_) => BinOp::Lt,
                syn::RangeLimits::Closed(_) => BinOp::Le,
            };
            let end = self.end_of_range(end, &value.ty);
            tests.push(self.compared(op, value, end, span));
        }
        self.all_of(tests, span)
    }

    /// An end of a range: a literal or a constant.
    fn end_of_range(&mut self, end: &syn::Expr, ty: &Term) -> Expr {
        let end = match end {
            E::Lit(literal) => self.signed(&literal.lit),
            E::Path(path) if path.qself.is_none() => self.constant_at(&path.path),
            other => {
                let what = "this end of a range";
                self.error(syntax::expr_start(other), &codes::PATTERN).with("what", what);
                Expr::error(Span::call_site())
            }
        };
        if self.fits(&end.ty, ty, end.span) { end } else { Expr::error(end.span) }
    }

    /// A literal, whose sign a pattern takes for a part of it.
    fn signed(&mut self, literal: &Lit) -> Expr {
        let Lit::Int(int) = literal else { return self.literal(literal) };
        let text = int.to_string();
        let Some(digits) = text.strip_prefix('-') else { return self.literal(literal) };
        let magnitude = self.literal(&Lit::Int(syn::LitInt::new(digits, int.span())));
        let (ty, span) = (magnitude.ty.clone(), int.span());
        match magnitude.kind {
            Kind::Float(digits) => self.make(Kind::Float(format!("-{digits}")), ty, span),
            _ => self.make(Kind::Neg(Box::new(magnitude)), ty, span),
        }
    }

    /// `value == constant`, part by part.
    pub(in crate::front) fn equals(&mut self, value: Expr, constant: Expr, span: Span) -> Expr {
        if !self.fits(&constant.ty, &value.ty, span) {
            return Expr::error(span);
        }
        self.settle();
        let ty = self.infer.shallow(&constant.ty);
        if matches!(ty, Term::Ref(..)) && !self.is_dyn(&ty) {
            let to = self.infer.target(&ty);
            let [ours, theirs] = [value, constant].map(|side| self.retyped(side, to.clone()));
            return self.equals(ours, theirs, span);
        }
        if constant.ty == Term::BOOL
            && let Kind::Value(known) = constant.kind
        {
            return match known.is_true() {
                true => value,
                false => self.make(Kind::Not(Box::new(value)), Term::BOOL, span),
            };
        }
        if let Term::Option(item) = &ty {
            let parts = [&value, &constant].map(|option| self.value_in(option, item));
            let [ours, theirs] = parts;
            let equal = self.equals(ours, theirs, span);
            return self.equal_options(&value, &constant, equal, span);
        }
        if let Term::Struct(id) = &ty
            && let Some(equal) = self.equal_structs(*id, [&value, &constant], span)
        {
            return equal;
        }
        if let Term::Struct(id) = &ty
            && self.is_enum(&ty)
        {
            return self.equal_enums(*id, &value, &constant, span);
        }
        let Some(parts) = self.parts_of(&ty) else {
            return self.compared(BinOp::Eq, value, constant, span);
        };
        let tests = parts.into_iter().map(|(part, term)| {
            let ours = self.part_of(value.clone(), part, term.clone());
            let theirs = self.part_of(constant.clone(), part, term);
            self.equals(ours, theirs, span)
        });
        let tests = tests.collect();
        self.all_of(tests, span)
    }

    /// The parts of a tuple, an array or a struct.
    pub(in crate::front) fn parts_of(&self, ty: &Term) -> Option<Vec<(Part, Term)>> {
        match ty {
            Term::Array(item, count) => {
                Some((0..*count as usize).map(|i| (Part::Field(i), (**item).clone())).collect())
            }
            Term::Tuple(_) | Term::Struct(_) => {
                Some(self.fields(ty).into_iter().map(|(_, part, term)| (part, term)).collect())
            }
            _ => None,
        }
    }

    pub(in crate::front) fn all_of(&self, tests: Vec<Expr>, span: Span) -> Expr {
        let all = self.balanced(tests, Kind::And);
        all.unwrap_or_else(|| Expr::value(Value::bool(true), span))
    }

    pub(in crate::front) fn compared(&mut self, op: BinOp, left: Expr, right: Expr, span: Span) -> Expr {
        let ty = self.operator(op, false, &left.ty, &right.ty, span);
        self.make(Kind::Binary(op, Box::new(left), Box::new(right)), ty, span)
    }

    /// The constant that a path means.
    fn constant_at(&mut self, path: &syn::Path) -> Expr {
        let value = self.value_at(path, proofs::span(path));
        self.unless_mut(value)
    }

    /// The constant that a name alone in a pattern means, if it means one and is no new name: an item of the sources,
    /// whatever locals are called, or a constant of the standard library.
    pub(super) fn constant_named(&mut self, p: &syn::PatIdent, ty: &Term) -> Option<Expr> {
        let Env::User(scope) = self.env else { return None };
        let path = syn::Path::from(p.ident.clone());
        let used = self.items.used(self.env, &path);
        let found = used.as_ref().unwrap_or(&path);
        let item = self.items.lookup_value(scope, &proofs::text(found));
        let is_item =
            item.is_some_and(|index| matches!(self.items.sources.items[index].item, syn::Item::Const(_)));
        let last = found.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
        let ty = self.infer.target(ty);
        let may_be = self.infer.may_be(&ty, Ty::F32);
        let is_known = item.is_none() && may_be && known::float_constant(&last).is_some();
        if p.mutability.is_none() && (is_item || is_known) {
            return Some(self.value_at(&path, p.ident.span()));
        }
        if let Term::Struct(id) = &ty
            && let Some(named) = self.variant_alone(*id, &last)
        {
            let what = format!("the name `{last}` alone");
            return Some(self.unsupported(p.ident.span(), &what, &format!("write `{named}`")));
        }
        if known::is_of_result(&last) {
            self.unsupported(p.ident.span(), &format!("`{last}`"), known::NO_RESULT);
        }
        self.prove_new(&p.ident);
        None
    }

    /// Lets rustc check that a name in a pattern is a new one: a constant of this name would be meant instead.
    pub(super) fn prove_new(&mut self, name: &Ident) {
        if let Some(proofs) = self.items.prove(self.env) {
            proofs.of_new_name(name);
        }
    }
}

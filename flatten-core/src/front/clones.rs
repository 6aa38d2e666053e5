//! `clone` and `cloned`: of numbers, vectors and what derives `Clone`, the value again.

use super::body::Body;
use super::draft::Expr;
use super::infer::{Borrow, Term};
use super::items::Env;
use crate::hir::StructId;
use proc_macro2::Span;
use quote::quote_spanned;

impl Body<'_, '_> {
    /// The first struct or enum in a type whose `clone` may be its own.
    fn with_own_clone(&self, term: &Term) -> Option<StructId> {
        match self.infer.shallow(term) {
            Term::Struct(id) => {
                let whole = &self.items.structs[id.0 as usize];
                if !whole.is_cloned && whole.columns().is_none() {
                    return Some(id);
                }
                whole.fields.iter().find_map(|(_, ty)| self.with_own_clone(&Term::from(ty)))
            }
            Term::Tuple(items) => items.iter().find_map(|item| self.with_own_clone(item)),
            Term::Array(item, _) | Term::Option(item) | Term::Ref(_, item) => self.with_own_clone(&item),
            _ => None,
        }
    }

    /// True of a type of which a clone is a copy; what is not known to be one is reported.
    pub(super) fn is_copied(&mut self, term: &Term, name: &str, span: Span) -> bool {
        self.settle();
        let Some(own) = self.with_own_clone(term) else { return true };
        let ty = self.type_name(&Term::Struct(own));
        let what = format!("`{name}` of `{ty}`, whose `Clone` may be its own,");
        self.unsupported(span, &what, "derive it below `#[flatten]`, or copy the value");
        false
    }

    /// `value.clone()` of what Rust or glam gives it to, or of what derives it.
    pub(super) fn clone_of(&mut self, receiver: Expr, ty: Term, span: Span) -> Expr {
        if !self.is_copied(&ty, "clone", span) {
            return Expr::error(span);
        }
        match ty {
            Term::Var(_) if self.borrows(&receiver.ty).is_empty() => {
                self.prove_of_literal(&ty, "clone", span)
            }
            _ => drop(self.prove_steps(&ty, &receiver.ty, Some(Borrow::Shared), "clone", span)),
        }
        if let Env::User(scope) = self.env
            && let Some(of) = self.written(scope, &ty, span)
            && let Some(proofs) = self.items.prove(self.env)
        {
            proofs.of_core_trait(&of, &quote_spanned!(span=> ::core::clone::Clone), "clone", span);
        }
        let value = self.retyped(receiver, ty);
        self.fresh(value)
    }
}

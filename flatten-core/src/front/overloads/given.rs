//! `Type::default()` and `Type::from(value)` of the user's own structs, and what rustc is asked about them.

use super::Fit;
use crate::front::body::Body;
use crate::front::draft::Expr;
use crate::front::infer::{Borrow, Term};
use crate::front::items::Env;
use crate::front::traits;
use crate::hir::StructId;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote_spanned};

impl Body<'_, '_> {
    /// `Type::default()` by what an `impl` block says.
    pub(in crate::front) fn own_default(&mut self, id: StructId, span: Span) -> Option<Expr> {
        let owner = self.items.struct_items[id.0 as usize];
        let found: Vec<Option<usize>> = self.items.members.operators(owner, "Default").collect();
        let [Some(block)] = found[..] else { return None };
        let function = self.items.operator(block)?;
        Some(self.call_operator("Default", function, Vec::new(), span))
    }

    /// `Type::from(value)` by what an `impl` block says; the value again if none does.
    pub(in crate::front) fn own_from(
        &mut self,
        to: &Term,
        value: Expr,
        span: Span,
    ) -> Result<Expr, Box<Expr>> {
        self.settle();
        let from = self.infer.deep(&value.ty);
        if from == Term::Error {
            return Ok(Expr::error(span));
        }
        let mut blocks: Vec<Option<usize>> = Vec::new();
        for side in [to, &from] {
            if let Term::Struct(id) = self.infer.target(side) {
                let owner = self.items.struct_items[id.0 as usize];
                let more = self.items.members.operators(owner, "From");
                blocks.extend(more.filter(|block| !blocks.contains(block)).collect::<Vec<_>>());
            }
        }
        for block in blocks {
            let Some(function) = block.and_then(|block| self.items.operator(block)) else { continue };
            let head = &self.items.heads[function.0 as usize];
            let is_meant = head.ret == *to && head.params.len() == 1;
            if is_meant && self.fit_of(&from, &head.params[0].ty) == Fit::Yes {
                if !self.prove_from(to, &from, span) {
                    return Ok(Expr::error(span));
                }
                return Ok(self.call_operator("From", function, vec![value], span));
            }
        }
        Err(Box::new(value))
    }

    /// `Type::from` is that of the trait.
    fn prove_from(&mut self, to: &Term, from: &Term, span: Span) -> bool {
        let Env::User(scope) = self.env else { return true };
        if self.items.prove(self.env).is_none() {
            return true;
        }
        let (Some(to), Some(from)) = (self.written(scope, to, span), self.written(scope, from, span)) else {
            self.unsupported(span, "`from` of a type that has no name here", "bring the type with `use`");
            return false;
        };
        let proofs = self.items.prove(self.env).expect("asked above");
        proofs.of_core_trait(&to, &quote_spanned!(span=> ::core::convert::From<#from>), "from", span);
        true
    }

    /// `Type::default` is that of the trait, where a type is written.
    pub(in crate::front) fn prove_default(&mut self, of: &Term, span: Span) -> bool {
        let Env::User(scope) = self.env else { return true };
        if self.items.prove(self.env).is_none() {
            return true;
        }
        let Some(of) = self.written(scope, of, span) else {
            self.unsupported(span, "`default` of a type that has no name here", "bring the type with `use`");
            return false;
        };
        let proofs = self.items.prove(self.env).expect("asked above");
        proofs.of_core_trait(&of, &quote_spanned!(span=> ::core::default::Default), "default", span);
        true
    }

    /// A type as it may be written in a scope.
    pub(in crate::front) fn written(&self, scope: usize, ty: &Term, span: Span) -> Option<TokenStream> {
        let ty = self.infer.shallow(ty);
        Some(match &ty {
            Term::Struct(id) if self.items.columns(&ty).is_some() => {
                let name = format_ident!("Mat{}", self.items.structs[id.0 as usize].columns()?);
                quote_spanned!(span=> ::flatten::__private::glam::#name)
            }
            Term::Struct(id) => {
                let owner = self.items.struct_items[id.0 as usize];
                self.items.sources.type_path(scope, owner)?.to_token_stream()
            }
            Term::Value(_) | Term::Int(_) => traits::value_path(&ty).to_token_stream(),
            Term::Tuple(items) => {
                let items = items.iter().map(|item| self.written(scope, item, span));
                let items = items.collect::<Option<Vec<_>>>()?;
                quote_spanned!(span=> (#(#items,)*))
            }
            Term::Array(item, count) => {
                let (item, count) = (self.written(scope, item, span)?, *count as usize);
                quote_spanned!(span=> [#item; #count])
            }
            Term::Option(item) => {
                let item = self.written(scope, item, span)?;
                quote_spanned!(span=> ::core::option::Option<#item>)
            }
            Term::Ref(Borrow::Shared, to) => {
                let to = self.written(scope, to, span)?;
                quote_spanned!(span=> &'static #to)
            }
            Term::Ref(Borrow::Mut, _) | Term::Var(_) | Term::Never | Term::Error => return None,
        })
    }
}

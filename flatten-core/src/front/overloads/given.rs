//! `Type::default()` and `Type::from(value)` of the user's own structs, and what rustc is asked about them.

use super::Fit;
use crate::front::body::Body;
use crate::front::draft::Expr;
use crate::front::infer::{self, Borrow, Term};
use crate::front::items::Env;
use crate::front::traits;
use crate::hir::{FnId, StructId};
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
        if self.is_dyn(&from) {
            return Err(Box::new(value));
        }
        let mut blocks: Vec<Option<usize>> = Vec::new();
        let (mut fits, mut unknown) = (Vec::new(), false);
        for side in [to, &from] {
            if let Term::Struct(id) = self.infer.target(side) {
                let owner = self.items.struct_items[id.0 as usize];
                let more = self.items.members.operators(owner, "From");
                blocks.extend(more.filter(|block| !blocks.contains(block)).collect::<Vec<_>>());
            }
        }
        for block in blocks {
            let function = block.and_then(|block| self.items.operator(block));
            let Some(function) = function.filter(|function| !self.may_take_slices(*function)) else {
                unknown = true;
                continue;
            };
            let head = &self.items.heads[function.0 as usize];
            if head.ret != *to || head.params.len() != 1 {
                continue;
            }
            match self.fit_of(&from, &head.params[0].ty) {
                Fit::Yes => return Ok(self.call_from(to, &from, function, value, span)),
                Fit::Perhaps => fits.push(function),
                Fit::No => {}
            }
        }
        // A literal is what the only conversion takes.
        match fits[..] {
            [function] if !unknown && !self.is_unknown(&from) => {
                let wanted = self.items.heads[function.0 as usize].params[0].ty.clone();
                Ok(self.call_from(to, &wanted, function, value, span))
            }
            _ => Err(Box::new(value)),
        }
    }

    fn call_from(&mut self, to: &Term, from: &Term, function: FnId, value: Expr, span: Span) -> Expr {
        match self.prove_from(to, from, span) {
            true => self.call_operator("From", function, vec![value], span),
            false => Expr::error(span),
        }
    }

    /// True if some part of a type is open, and no literal's.
    fn is_unknown(&self, ty: &Term) -> bool {
        match ty {
            Term::Var(var) => self.infer.kind(*var) == infer::Kind::Any,
            Term::Ref(_, to) => self.is_unknown(to),
            Term::Array(item, _) | Term::Option(item) => self.is_unknown(item),
            Term::Tuple(items) => items.iter().any(|item| self.is_unknown(item)),
            _ => false,
        }
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
            _ if self.items.is_ordering(&ty) => quote_spanned!(span=> ::core::cmp::Ordering),
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

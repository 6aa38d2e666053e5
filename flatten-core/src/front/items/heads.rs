//! The heads of functions, read when something first asks for them; their bodies are left for later.

use super::{Env, Head, HeadParam, Items, what};
use crate::diag::codes;
use crate::front::generics::Arguments;
use crate::front::infer::{Borrow, Term};
use crate::front::leaf::Mark;
use crate::front::{generics, syntax, takers};
use crate::hir::FnId;
use proc_macro2::Span;
use std::rc::Rc;

/// A parameter that holds references, and what to write instead.
const INSIDE: (&str, &str) =
    ("a reference inside of a parameter", "take each value as a parameter of its own");

/// A result that is a reference, of a function with a twin or a leaf, and what to write instead.
const RETURNED: (&str, &str) = ("a returned reference", "return the value itself");

impl Items<'_> {
    /// The function at an index of the sources, which a token asks for.
    pub(in crate::front) fn callee(&mut self, index: usize, span: Span) -> Option<FnId> {
        let before = self.diags.len();
        let id = self.function(index);
        self.below(index, before, span);
        id
    }

    /// The function of an operator, which is one of several that may be meant.
    pub(in crate::front) fn operator(&mut self, index: usize) -> Option<FnId> {
        if let Some(known) = self.operators.get(&index) {
            return *known;
        }
        if self.is_left_out && !self.is_called(index) && self.stays_unread() {
            return None;
        }
        let (before, echoes) = (self.diags.len(), self.echoes);
        let id = self.function(index);
        if id.is_none() {
            self.diags.truncate(before);
            self.echoes = echoes;
        }
        self.operators.insert(index, id);
        id
    }

    /// The function at an index of the sources; its head is read, its body is left for later.
    pub(in crate::front) fn function(&mut self, index: usize) -> Option<FnId> {
        if let Some(known) = self.fn_ids.get(&index).copied() {
            self.echoes += usize::from(known.is_none());
            return known;
        }
        if self.stays_unread() {
            return None;
        }
        let before = self.diags.len();
        let head = self.read_head(index);
        self.hush(index, before);
        let id = head.and_then(|head| {
            let broken = head.broken;
            self.heads.push(head);
            (!broken).then_some(FnId(self.heads.len() as u32 - 1))
        });
        self.fn_ids.insert(index, id);
        id
    }

    /// True of a function whose head has been read.
    pub(in crate::front) fn is_called(&self, index: usize) -> bool {
        self.fn_ids.contains_key(&index)
    }

    /// The function at this index, also if its head has mistakes.
    pub(in crate::front) fn even_broken(&self, index: usize) -> Option<FnId> {
        let at = self.heads.iter().position(|head| head.source == index)?;
        Some(FnId(at as u32))
    }

    fn read_head(&mut self, index: usize) -> Option<Head> {
        let source = &self.sources.items[index];
        let syn::Item::Fn(item) = &source.item else { return None };
        let sig = &item.sig;
        if takers::takes_functions(item) {
            self.error(sig.ident.span(), &codes::TAKES_FUNCTION).with("name", &sig.ident);
            return None;
        }
        let is_lifetime = |param: &syn::GenericParam| matches!(param, syn::GenericParam::Lifetime(_));
        if !sig.generics.params.iter().all(is_lifetime) || sig.generics.where_clause.is_some() {
            self.check_form(sig);
            let first = match sig.generics.params.first() {
                Some(syn::GenericParam::Type(param)) => Some(&param.ident),
                Some(syn::GenericParam::Const(param)) => Some(&param.ident),
                _ => None,
            };
            let span = first.filter(|name| generics::is_unnamed(name)).unwrap_or(&sig.ident).span();
            let is_leaf = Mark::of(item).is_some();
            let instead = match sig.generics.params.first() {
                Some(syn::GenericParam::Const(param)) if generics::is_unnamed(&param.ident) => {
                    generics::OF_LENGTH
                }
                _ if is_leaf => generics::OF_TYPES,
                _ => generics::WITHOUT_MARK,
            };
            let diag = self.error(span, &codes::GENERICS).with("name", &sig.ident);
            diag.with("what", what(&sig.generics)).with("instead", instead);
            return None;
        }
        self.read_instance(index)
    }

    /// The head of a function whose parameters stand for something.
    pub(in crate::front) fn read_instance(&mut self, index: usize) -> Option<Head> {
        let source = &self.sources.items[index];
        let syn::Item::Fn(item) = &source.item else { return None };
        let sig = &item.sig;
        let before = self.diags.len();
        // It is no deeper where something deep asks for it.
        let depth = std::mem::replace(&mut self.depth, 0);
        self.check_form(sig);
        let env = Env::User(source.scope);
        let params = sig.inputs.iter().map(|input| self.read_param(env, input)).collect();
        let ret = match &sig.output {
            syn::ReturnType::Default => Term::UNIT,
            syn::ReturnType::Type(_, ty) => {
                let term = self.boundary_term(env, ty);
                // What is only read is as good as its value; a leaf gives values.
                match term.lends() || Mark::of(item).is_some() {
                    true => self.no_reference(term, ty, RETURNED.0, RETURNED.1),
                    false => term,
                }
            }
        };
        self.check_inner_leaf(item);
        let arguments = Arguments::from([]);
        let mut head = Head { source: index, params, ret, span: sig.ident.span(), broken: false, arguments };
        if Mark::of(item).is_some() {
            self.check_leaf(item, &head);
        }
        head.broken = self.diags.len() > before;
        self.depth = depth;
        Some(head)
    }

    fn check_form(&mut self, sig: &syn::Signature) {
        let mut form = |span: Span, form: &str| {
            self.diags.at(span, &codes::FN_FORM).with("form", form);
        };
        if let Some(token) = &sig.asyncness {
            form(token.span, "async");
        }
        if let syn::Safety::Unsafe(token) = &sig.safety {
            form(token.span, "unsafe");
        }
        if let Some(abi) = &sig.abi {
            form(abi.extern_token.span, "extern");
        }
        if let Some(variadic) = &sig.variadic {
            form(variadic.dots.spans[0], "variadic");
        }
    }

    fn read_param(&mut self, env: Env, input: &syn::FnArg) -> HeadParam {
        let typed = match input {
            syn::FnArg::Typed(typed) => typed,
            syn::FnArg::Receiver(receiver) => return self.read_receiver(env, receiver),
        };
        self.attributes(&typed.attrs);
        let uniform = typed.attrs.iter().any(|a| a.path().is_ident("uniform"));
        let ty = self.boundary_term(env, &typed.ty);
        let inner = match &ty {
            Term::Ref(Borrow::Mut, to) => to.has_reference(),
            Term::Tuple(_) => ty.has_reference(),
            other => other.lends(),
        };
        let ty = match inner {
            true => self.no_reference(ty, &typed.ty, INSIDE.0, INSIDE.1),
            false => ty,
        };
        let mut pat = &*typed.pat;
        while let syn::Pat::Paren(inner) = pat {
            pat = &inner.pat;
        }
        let span = syntax::pat_start(pat);
        let (name, mutable, pattern) = match pat {
            syn::Pat::Ident(p) if p.by_ref.is_none() && p.subpat.is_none() => {
                (p.ident.to_string(), p.mutability.is_some(), None)
            }
            syn::Pat::Wild(_) => ("_".to_owned(), false, None),
            other => ("_".to_owned(), false, Some(Rc::new(other.clone()))),
        };
        let mutable = mutable || ty.is_mut();
        HeadParam { name, ty, mutable, uniform, pattern, span }
    }

    /// Reports the parameters of a function with a twin that a twin cannot take.
    pub(in crate::front) fn check_boundary(&mut self, id: FnId, sig: &syn::Signature) {
        if !sig.generics.params.is_empty() {
            let diag = self.error(sig.ident.span(), &codes::GENERICS).with("name", &sig.ident);
            diag.with("what", what(&sig.generics)).with("instead", "leave the lifetimes out, or the mark");
            return;
        }
        let head = &self.heads[id.0 as usize];
        if head.ret.has_reference()
            && let syn::ReturnType::Type(_, ty) = &sig.output
        {
            let (what, instead) = RETURNED;
            let diag = self.error(syntax::type_start(ty), &codes::REFERENCE);
            diag.with("what", what).with("instead", instead);
            return;
        }
        let is_apart: Vec<bool> = head.params.iter().map(|param| param.ty.is_apart()).collect();
        for (input, _) in sig.inputs.iter().zip(is_apart).filter(|(_, is_apart)| *is_apart) {
            if let syn::FnArg::Typed(input) = input {
                let (what, instead) = INSIDE;
                let diag = self.error(syntax::type_start(&input.ty), &codes::REFERENCE);
                diag.with("what", what).with("instead", instead);
            }
        }
    }

    /// What a method takes before the dot.
    pub(in crate::front) fn receiver_type(&mut self, env: Env, item: &syn::ItemFn) -> Term {
        match item.sig.receiver() {
            Some(receiver) => self.read_receiver(env, receiver).ty,
            None => Term::Error,
        }
    }

    fn read_receiver(&mut self, env: Env, receiver: &syn::Receiver) -> HeadParam {
        let span = receiver.self_token.span;
        self.attributes(&receiver.attrs);
        let owner = match env {
            Env::User(scope) => self.lookup_type(scope, "Self"),
            Env::Formula(_) => None,
        };
        let ty = match (&receiver.kind, owner) {
            (syn::ReceiverKind::Typed(_, ty), _) => self.term(env, ty, None),
            (_, None) => {
                self.error(span, &codes::RECEIVER);
                Term::Error
            }
            (kind, Some(owner)) => match (self.item_type(owner, span), kind) {
                (Term::Error, _) => Term::Error,
                (own, syn::ReceiverKind::Reference(_, _, Some(_))) => own.borrowed(Borrow::Mut),
                (own, syn::ReceiverKind::Reference(..)) => own.borrowed(Borrow::Shared),
                (own, _) => own,
            },
        };
        let uniform = receiver.attrs.iter().any(|a| a.path().is_ident("uniform"));
        let mutable = receiver.mutability.is_some() || ty.is_mut();
        HeadParam { name: "self".to_owned(), ty, mutable, uniform, pattern: None, span }
    }
}

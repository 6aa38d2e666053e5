//! Leaves: functions that the backend implements, of which callers read the head alone.
//!
//! Where they stand, `#[flatten(leaf)]` says so; in the sources it is an attribute of this module's own.

use super::items::{Head, Items};
use super::syntax;
use crate::diag::codes;
use crate::hir::{self, Leaf, Local, Type};
use proc_macro2::{Ident, Literal, Span, TokenTree};
use syn::punctuated::Punctuated;
use syn::{Attribute, ItemFn, Meta, Token};

/// True if `#[flatten(..)]` says `leaf` or `barrier`.
fn is_asked(attrs: &[Attribute]) -> bool {
    let flatten = |attr: &&Attribute| attr.path().segments.last().is_some_and(|s| s.ident == "flatten");
    attrs.iter().filter(flatten).any(|attr| {
        let args = attr.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
        args.is_ok_and(|args| args.iter().any(|a| a.path().is_ident("leaf") || a.path().is_ident("barrier")))
    })
}

/// What is said of a leaf.
#[derive(Clone, Debug)]
pub(crate) struct Mark {
    /// A number of the function and of its place.
    pub(crate) id: u64,
    /// The path that the user gave.
    pub(crate) path: Option<String>,
    /// It belongs to the pixel.
    pub(crate) barrier: bool,
    /// Why its body does not travel with it; empty if it does.
    pub(crate) sealed: String,
}

const NAME: &str = "__leaf";

impl Mark {
    /// The mark of a function, if it is a leaf.
    pub(crate) fn of(item: &ItemFn) -> Option<Mark> {
        let Meta::List(list) = &item.attrs.iter().find(|a| a.path().is_ident(NAME))?.meta else {
            return None;
        };
        let tokens: Vec<TokenTree> = list.tokens.clone().into_iter().collect();
        // Without something in between an editor would write `""leaf`, a text with a suffix.
        let [id, _, path, _, kind, _, sealed] = &tokens[..] else { return None };
        let text =
            |token: &TokenTree| syn::parse2::<syn::LitStr>(token.clone().into()).ok().map(|s| s.value());
        Some(Mark {
            id: id.to_string().parse().ok()?,
            path: text(path).filter(|path| !path.is_empty()),
            barrier: kind.to_string() == "barrier",
            sealed: text(sealed)?,
        })
    }

    /// Puts the mark on a function.
    pub(crate) fn put(&self, item: &mut ItemFn) {
        item.attrs.retain(|attr| !Mark::is(attr));
        let span = item.sig.ident.span();
        let (name, id) = (Ident::new(NAME, span), Literal::u64_unsuffixed(self.id));
        let kind = Ident::new(if self.barrier { "barrier" } else { "leaf" }, span);
        let (path, sealed) = (self.path.clone().unwrap_or_default(), &self.sealed);
        item.attrs.push(syn::parse_quote!(#[#name(#id, #path, #kind, #sealed)]));
        if !sealed.is_empty() {
            *item.block = syn::parse_quote!({});
        }
    }

    /// Takes the mark off, and what asked for it: the function is read like any other.
    pub(crate) fn remove(item: &mut ItemFn) {
        item.attrs.retain(|attr| !Mark::is(attr) && !is_asked(std::slice::from_ref(attr)));
    }

    /// True of a mark.
    pub(crate) fn is(attr: &Attribute) -> bool {
        attr.path().is_ident(NAME)
    }
}

impl Items<'_> {
    /// Refuses a leaf inside of a body: nobody has marked it.
    pub(super) fn check_inner_leaf(&mut self, item: &ItemFn) {
        if Mark::of(item).is_none() && is_asked(&item.attrs) {
            let diag = self.error(item.sig.ident.span(), &codes::LEAF_ARGUMENT).with("name", "leaf");
            let diag = diag.with("what", "cannot stand on a function inside of a body");
            diag.with("instead", "put the leaf outside of the body");
        }
    }

    /// Refuses what the head of a leaf cannot have.
    pub(super) fn check_leaf(&mut self, item: &ItemFn, head: &Head) {
        for (input, param) in item.sig.inputs.iter().zip(&head.params) {
            let syn::FnArg::Typed(typed) = input else { continue };
            if param.ty.is_mut() {
                let at = syntax::type_start(&typed.ty);
                self.not_a_leaf(item, at, "a `&mut` parameter", "take the value, and return the new one");
            }
            if param.uniform {
                let (what, instead) = ("`#[uniform]`", "leave it out: the arguments of each call decide");
                self.not_a_leaf(item, param.span, what, instead);
            }
        }
        let nothing = self.settled(&head.ret).is_some_and(|ret| self.is_empty(&ret));
        if nothing {
            let (what, instead) = ("no result", "return a value: a call without one does nothing");
            self.not_a_leaf(item, item.sig.ident.span(), what, instead);
        }
    }

    fn not_a_leaf(&mut self, item: &ItemFn, span: Span, what: &str, instead: &str) {
        let diag = self.error(span, &codes::LEAF_FORM).with("name", &item.sig.ident);
        diag.with("what", what).with("instead", instead);
    }

    fn is_empty(&self, ty: &Type) -> bool {
        match ty {
            Type::Value(_) | Type::Int(_) => false,
            Type::Tuple(items) => items.iter().all(|ty| self.is_empty(ty)),
            Type::Array(item, count) => *count == 0 || self.is_empty(item),
            Type::Struct(id) => self.structs[id.0 as usize].fields.iter().all(|(_, ty)| self.is_empty(ty)),
            Type::Option(_) => false,
            Type::Never => true,
        }
    }

    /// A leaf as a function without a body; `None` if its head has mistakes.
    pub(super) fn leaf_function(&self, head: &Head, item: &ItemFn, mark: Mark) -> Option<hir::Fn> {
        let local = |p: &super::items::HeadParam| {
            Some(Local { name: p.name.clone(), ty: self.settled(&p.ty)?, once: false, span: p.span })
        };
        let name = item.sig.ident.to_string();
        let path = mark.path.unwrap_or_else(|| self.sources.items[head.source].path.clone());
        (!head.broken).then_some(())?;
        Some(hir::Fn {
            name,
            path: self.sources.items[head.source].path.clone(),
            leaf: Some(Leaf { id: mark.id, path, barrier: mark.barrier, source: head.source }),
            params: head.params.len(),
            uniform: vec![false; head.params.len()],
            outs: vec![false; head.params.len()],
            ret: self.settled(&head.ret)?,
            locals: head.params.iter().map(local).collect::<Option<_>>()?,
            loops: 0,
            body: hir::Block { stmts: Vec::new(), tail: None, ty: Type::Never },
            span: head.span,
        })
    }
}

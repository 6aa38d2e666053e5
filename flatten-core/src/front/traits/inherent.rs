//! Blocks of traits as inherent ones.

use super::{MARK, UNREAD};
use crate::front::swizzles::swizzle;
use crate::front::{generics, ints, known, methods};
use crate::ty::{Int, Ty};
use quote::format_ident;
use std::collections::BTreeMap;
use syn::visit::Visit;
use syn::visit_mut::{self, VisitMut};
use syn::{ItemImpl, ItemTrait, parse_quote};

/// A block as the front end reads it.
pub(crate) struct Inherent {
    pub(crate) block: ItemImpl,
    /// The number or vector that it is written for, if its type is none of the user's.
    pub(crate) value: Option<String>,
    /// Nothing of the trait has the name of something that this has itself.
    pub(crate) is_apart: bool,
}

/// The number or vector that a type is taken for where no item bears its name.
fn value_named(ty: &syn::Type) -> Option<&'static str> {
    let syn::Type::Path(path) = ty else { return None };
    let last = path.path.segments.last()?.ident.to_string();
    match Int::named(&last) {
        Some(int) => Some(int.name()),
        None => known::type_named(&last).map(Ty::name),
    }
}

/// True of a name that Rust or glam has for a number or a vector, as far as the language knows it.
pub(super) fn has_own(value: &str, name: &str) -> bool {
    let is_special = matches!(name, "map" | "then" | "then_some" | "default" | "from" | "clone");
    let of_int = |int: Int| ints::methods(int).contains(&name) || ints::associated(int, name).is_some();
    let of_value = |ty: Ty| {
        methods::find(ty, name).is_some()
            || swizzle(ty, name).is_some()
            || known::associated(ty, name).is_some()
    };
    is_special || Int::named(value).map_or_else(|| known::type_named(value).is_some_and(of_value), of_int)
}

/// The path of the trait of a block that may be one of the user's own.
pub(crate) fn path_of(block: &ItemImpl) -> Option<&syn::Path> {
    let (path, _) = block.trait_.as_ref()?;
    let is_plain = matches!(&*block.self_ty, syn::Type::Path(ty) if ty.qself.is_none());
    let has_arguments = path.segments.iter().any(|segment| !segment.arguments.is_none());
    (is_plain && !has_arguments && block.generics.params.is_empty()).then_some(path)
}

/// A block as an inherent one, whose members know their trait by its `id`; with what the trait writes itself, which is read if it
/// stands in the same module.
///
/// In that of a number or a vector `Self` is written out. Where that has something by a name of the trait itself, Rust prefers
/// one or the other by where a call stands, so there what the trait writes is left out.
pub(crate) fn as_inherent(block: &ItemImpl, of: &ItemTrait, id: &str, is_beside: bool) -> Option<Inherent> {
    path_of(block)?;
    let value = value_named(&block.self_ty);
    let is_apart = value.is_none_or(|value| {
        of.items.iter().all(|item| match item {
            syn::TraitItem::Fn(f) => !has_own(value, &f.sig.ident.to_string()),
            syn::TraitItem::Const(c) => !has_own(value, &c.ident.to_string()),
            _ => true,
        })
    });
    if !of.generics.params.is_empty() {
        return None;
    }
    let types = block.items.iter().filter_map(|item| match item {
        syn::ImplItem::Type(item) => Some((item.ident.to_string(), item.ty.clone())),
        _ => None,
    });
    let left = value.map(|_| (*block.self_ty).clone());
    let mut own = Own { types: types.collect(), left };
    let mut items: Vec<syn::ImplItem> = Vec::new();
    for item in &block.items {
        match item {
            syn::ImplItem::Fn(f) => items.push(syn::ImplItem::Fn(f.clone())),
            syn::ImplItem::Const(c) => items.push(syn::ImplItem::Const(c.clone())),
            _ => {}
        }
    }
    let written = items.len();
    for item in of.items.iter().filter(|_| is_apart) {
        let (attrs, sig) = match item {
            syn::TraitItem::Fn(f) => (&f.attrs, &f.sig),
            syn::TraitItem::Const(c) if !items.iter().any(|own| is_const(own, &c.ident)) => {
                let (Some((_, value)), name, ty) = (&c.default, &c.ident, &c.ty) else { continue };
                // Read for a constant nobody knows that it is in a trait.
                let unread = format_ident!("{UNREAD}");
                let hides = names_of_core(quote::ToTokens::to_token_stream(value));
                let hides: Option<syn::Attribute> = hides.then(|| parse_quote!(#[#unread]));
                let attrs = c.attrs.iter().chain(&hides);
                items.push(parse_quote!(#(#attrs)* const #name: #ty = #value;));
                continue;
            }
            _ => continue,
        };
        let is_own = |own: &syn::ImplItem| matches!(own, syn::ImplItem::Fn(f) if f.sig.ident == sig.ident);
        if let syn::TraitItem::Fn(syn::TraitItemFn { default: Some(body), .. }) = item
            && !items.iter().any(is_own)
        {
            items.push(parse_quote!(#(#attrs)* #sig #body));
        }
    }
    let (mark, unread) = (format_ident!("{MARK}"), format_ident!("{UNREAD}"));
    for (i, item) in items.iter_mut().enumerate() {
        let mark: syn::Attribute = match value {
            value if i >= written => {
                let value = value.unwrap_or_default();
                parse_quote!(#[#mark(#id, #value, "of the trait")])
            }
            Some(value) => parse_quote!(#[#mark(#id, #value)]),
            None => parse_quote!(#[#mark(#id)]),
        };
        let hides: Option<syn::Attribute> = (i >= written && !is_beside).then(|| parse_quote!(#[#unread]));
        match item {
            syn::ImplItem::Fn(f) => {
                // rustc could not be asked about what is generic.
                let is_generic = f.sig.generics.type_params().next().is_some() || has_impl(&f.sig);
                f.attrs.extend(hides.or_else(|| is_generic.then(|| parse_quote!(#[#unread]))));
                f.attrs.insert(0, mark);
                without_sized(&mut f.sig.generics);
            }
            syn::ImplItem::Const(c) => {
                c.attrs.extend(hides);
                c.attrs.insert(0, mark);
            }
            _ => {}
        }
        own.visit_impl_item_mut(item);
    }
    let block = ItemImpl { trait_: None, items, ..block.clone() };
    Some(Inherent { block, value: value.map(str::to_owned), is_apart })
}

/// The traits above a trait, by the ids of what it calls them, `None` of one that is not known; those of the standard library
/// aside.
pub(crate) fn above(of: &ItemTrait, id: impl Fn(&str) -> Option<String>) -> Vec<Option<String>> {
    let bounds = of.supertraits.iter().filter_map(|bound| match bound {
        syn::TypeParamBound::Trait(bound) => {
            let own = bound.path.get_ident().and_then(|name| id(&name.to_string()));
            (own.is_some() || !generics::is_core(&bound.path)).then_some(own)
        }
        syn::TypeParamBound::Lifetime(_) => None,
        _ => Some(None),
    });
    bounds.collect()
}

/// True of tokens that name what traits of the standard library give.
fn names_of_core(tokens: proc_macro2::TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        proc_macro2::TokenTree::Ident(name) => generics::is_of_core(&name.to_string()),
        proc_macro2::TokenTree::Group(group) => names_of_core(group.stream()),
        _ => false,
    })
}

fn is_const(item: &syn::ImplItem, name: &syn::Ident) -> bool {
    matches!(item, syn::ImplItem::Const(c) if c.ident == *name)
}

/// True of a function with a parameter that is `impl Trait`, of functions too.
fn has_impl(sig: &syn::Signature) -> bool {
    struct Finder(bool);
    impl<'ast> Visit<'ast> for Finder {
        fn visit_type_impl_trait(&mut self, _: &'ast syn::TypeImplTrait) {
            self.0 = true;
        }
    }
    let mut finder = Finder(false);
    sig.inputs.iter().for_each(|input| finder.visit_fn_arg(input));
    finder.0
}

/// Forgets `where Self: Sized`.
fn without_sized(generics: &mut syn::Generics) {
    let Some(clause) = &mut generics.where_clause else { return };
    let is_sized = |predicate: &syn::WherePredicate| match predicate {
        syn::WherePredicate::Type(said) => {
            let of_self = matches!(&said.bounded_ty, syn::Type::Path(path) if path.path.is_ident("Self"));
            let sized = |bound: &syn::TypeParamBound| match bound {
                syn::TypeParamBound::Trait(bound) => bound.path.is_ident("Sized"),
                _ => false,
            };
            of_self && said.bounds.iter().all(sized)
        }
        _ => false,
    };
    clause.predicates = clause.predicates.iter().filter(|predicate| !is_sized(predicate)).cloned().collect();
    if clause.predicates.is_empty() {
        generics.where_clause = None;
    }
}

/// Puts in the types that a block gives names to, `Self::Output`, and what `Self` is where that is no struct.
struct Own {
    types: BTreeMap<String, syn::Type>,
    left: Option<syn::Type>,
}

impl VisitMut for Own {
    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        if let syn::Type::Path(path) = &*ty
            && path.qself.is_none()
            && path.path.segments.len() == 2
            && path.path.segments[0].ident == "Self"
            && let Some(own) = self.types.get(&path.path.segments[1].ident.to_string())
        {
            *ty = own.clone();
            return;
        }
        if let (syn::Type::Path(path), Some(left)) = (&*ty, &self.left)
            && path.path.is_ident("Self")
        {
            *ty = left.clone();
            return;
        }
        visit_mut::visit_type_mut(self, ty);
    }

    fn visit_receiver_mut(&mut self, receiver: &mut syn::Receiver) {
        let Some(left) = &self.left else { return visit_mut::visit_receiver_mut(self, receiver) };
        let ty: syn::Type = match &receiver.kind {
            syn::ReceiverKind::Value => left.clone(),
            syn::ReceiverKind::Reference(_, _, mutability) => parse_quote!(& #mutability #left),
            _ => return visit_mut::visit_receiver_mut(self, receiver),
        };
        let colon = syn::token::Colon(receiver.self_token.span);
        receiver.kind = syn::ReceiverKind::Typed(colon, Box::new(ty));
    }

    /// `Self::SIDES`, `Self::unit()`.
    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        if let Some(syn::Type::Path(left)) = &self.left
            && path.segments.len() > 1
            && path.segments[0].ident == "Self"
        {
            let rest: Vec<syn::PathSegment> = path.segments.iter().skip(1).cloned().collect();
            *path = left.path.clone();
            path.segments.extend(rest);
        }
        visit_mut::visit_path_mut(self, path);
    }

    /// `Self` is another type in there.
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

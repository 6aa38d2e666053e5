//! Traits of the user's own: `trait Shape { fn distance(&self, p: Vec3) -> f32; }`, `impl Shape for Ball { .. }`.
//!
//! ```text
//! impl Shape for Ball { fn distance(&self, p: Vec3) -> f32 { .. } }
//! impl Ball { #[flatten_trait("0::Shape")] fn distance(&self, p: Vec3) -> f32 { .. } }      what the front end reads
//! ```
//! So do functions that the trait itself writes, for each struct that has it. Of a struct and a trait there is one block at most,
//! so one that is seen is the one that is meant.
//!
//! The same for numbers and vectors: `impl Smooth for f32`. Their functions are nobody's members, `Self` is written out in them.
//!
//! `ball.distance(p)` is the trait's function unless the struct has one of that name itself, or another trait that is in sight
//! gives one: rustc is asked where the call stands. Where a type is only known to have a trait, as in a generic function and in what
//! the trait writes, a method is that of the trait. There nothing is asked, but the struct must have a block that is seen, of that
//! trait and of all above it.

use super::body::Body;
use super::draft::Expr;
use super::generics::{self, Argument};
use super::infer::Term;
use super::items::{Env, Items};
use super::swizzles::swizzle;
use super::{ints, known, methods, proofs, takers};
use crate::hir::StructId;
use crate::ty::{Int, Ty};
use proc_macro2::Span;
use quote::format_ident;
use std::collections::BTreeMap;
use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};
use syn::{ItemImpl, ItemTrait, parse_quote};

/// The attribute by which the front end knows what a trait gives.
const MARK: &str = "flatten_trait";

/// The attribute of what a trait gives, but what cannot be read: its name is taken.
const UNREAD: &str = "flatten_unread";

/// The trait, by its id, that gives a member of a type.
pub(super) fn mark(item: &syn::Item) -> Option<String> {
    marks(item)?.into_iter().next()
}

/// True of what a trait gives, but what cannot be read.
pub(super) fn is_unread(item: &syn::Item) -> bool {
    let attrs = match item {
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Const(item) => &item.attrs,
        _ => return false,
    };
    attrs.iter().any(|attr| attr.path().is_ident(UNREAD))
}

/// The number or vector that a trait gives an item to.
pub(crate) fn value_of(item: &syn::Item) -> Option<String> {
    marks(item)?.into_iter().nth(1).filter(|value| !value.is_empty())
}

/// True of what the trait itself writes: methods in there are those of traits.
fn is_of_trait(item: &syn::Item) -> bool {
    marks(item).is_some_and(|marks| marks.len() > 2)
}

fn marks(item: &syn::Item) -> Option<Vec<String>> {
    let attrs = match item {
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Const(item) => &item.attrs,
        _ => return None,
    };
    let mark = attrs.iter().find(|attr| attr.path().is_ident(MARK))?;
    let parts = Punctuated::<syn::LitStr, syn::Token![,]>::parse_terminated;
    let parts = mark.parse_args_with(parts).ok()?;
    Some(parts.iter().map(syn::LitStr::value).collect())
}

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
fn has_own(value: &str, name: &str) -> bool {
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
                let is_generic = f.sig.generics.type_params().next().is_some() || has_unnamed(&f.sig);
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

/// True of a function with parameters that are generic without a name.
fn has_unnamed(sig: &syn::Signature) -> bool {
    struct Finder(bool);
    impl VisitMut for Finder {
        fn visit_type_impl_trait_mut(&mut self, _: &mut syn::TypeImplTrait) {
            self.0 = true;
        }
    }
    let mut finder = Finder(false);
    sig.inputs.iter().cloned().for_each(|mut input| finder.visit_fn_arg_mut(&mut input));
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

impl Items<'_> {
    /// The trait that a path means where it stands, by its id.
    pub(super) fn trait_named(&self, env: Env, path: &syn::Path) -> Option<&String> {
        let Env::User(scope) = env else { return None };
        self.sources.scopes.get(scope)?.traits.get(&path.get_ident()?.to_string())
    }

    /// True of a struct's item for which blocks have been seen of a trait and of all above it.
    pub(super) fn has_trait(&self, owner: usize, id: &str) -> bool {
        let is = |(of, item): &(String, usize)| of == id && self.sources.target(*item) == owner;
        // A trait above itself is rustc's to find; each step goes up.
        self.sources.implemented.iter().any(is)
            && self.sources.traits.get(id).is_some_and(|above| {
                above.iter().all(|above| {
                    above.as_ref().is_some_and(|above| above != id && self.has_trait(owner, above))
                })
            })
    }
}

impl Items<'_> {
    /// True of a number or a vector for which blocks have been seen of a trait and of all above it, and which has nothing by a name
    /// of theirs itself.
    fn value_has_trait(&self, value: &str, id: &str) -> bool {
        let is = |(of, name, is_apart): &(String, String, bool)| of == id && name == value && *is_apart;
        self.sources.implemented_values.iter().any(is)
            && self.sources.traits.get(id).is_some_and(|above| {
                above.iter().all(|above| {
                    above.as_ref().is_some_and(|above| above != id && self.value_has_trait(value, above))
                })
            })
    }

    /// What a trait of the user's own gives to a number or a vector by this name, where that has none itself.
    /// Of several that of the one trait that is in sight.
    pub(super) fn given_to_value(&self, env: Env, ty: &Term, name: &str) -> Option<usize> {
        let value = value_name(ty).filter(|value| !has_own(value, name))?;
        let found = self.members.of_value(value, name);
        if let [one] = found {
            return *one;
        }
        let Env::User(scope) = env else { return None };
        let traits = &self.sources.scopes[scope].traits;
        let is_in_sight = |index: &usize| {
            let id = mark(&self.sources.items[*index].item);
            id.is_some_and(|id| traits.values().any(|known| *known == id))
        };
        let mut known = found.iter().copied().collect::<Option<Vec<usize>>>()?;
        known.retain(is_in_sight);
        known.pop().filter(|_| known.is_empty())
    }
}

/// What stands before the last name of a path, and that name.
pub(super) fn split(path: &syn::Path) -> Option<(syn::Path, String)> {
    if proofs::has_arguments(path) || path.segments.len() < 2 {
        return None;
    }
    let mut before = path.clone();
    let last = before.segments.pop()?;
    before.segments.pop_punct();
    Some((before, last.ident.to_string()))
}

fn value_name(ty: &Term) -> Option<&'static str> {
    match ty {
        Term::Value(ty) => Some(ty.name()),
        Term::Int(int) => Some(int.name()),
        _ => None,
    }
}

impl Body<'_, '_> {
    /// `value.name(args)` of what a trait gives to numbers or vectors.
    pub(super) fn call_given<'e>(
        &mut self,
        index: usize,
        (ty, receiver): (Term, Expr),
        (name, given): (&str, &syn::PathArguments),
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        let source = &self.items.sources.items[index];
        let syn::Item::Fn(item) = &source.item else { return self.skip(args, span) };
        if item.sig.receiver().is_none() || !self.is_given(&ty, index, name, span) {
            return self.skip(args, span);
        }
        let taken = self.items.receiver_type(Env::User(source.scope), item);
        let borrow = match &taken {
            Term::Ref(borrow, _) => Some(*borrow),
            _ => None,
        };
        self.prove_way(&receiver.ty, &ty, borrow, name, span);
        let mut stmts = Vec::new();
        let receiver = self.receiver(receiver, taken, &mut stmts);
        let call = match generics::has_parameters(item) {
            true => self.call_generic(index, name, Some(receiver), given, args, span),
            false => match self.items.callee(index, span) {
                Some(id) => self.call_function(id, name, Some(receiver), args, span),
                None => self.skip(args, span),
            },
        };
        self.in_block(stmts, call)
    }

    /// `f32::name(args)` of what a trait gives to numbers or vectors.
    pub(super) fn call_given_by_path<'e>(
        &mut self,
        index: usize,
        ty: &Term,
        name: &str,
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        let syn::Item::Fn(item) = &self.items.sources.items[index].item else { return self.skip(args, span) };
        if !self.is_given(ty, index, name, span) {
            return self.skip(args, span);
        }
        if generics::has_parameters(item) || takers::takes_functions(item) {
            return self.call_generic(index, name, None, &syn::PathArguments::None, args, span);
        }
        match self.items.callee(index, span) {
            Some(id) => self.call_function(id, name, None, args, span),
            None => self.skip(args, span),
        }
    }

    /// Sees to it that what a trait gives to a number or a vector is what is meant here; false if that is not known, which is
    /// reported.
    pub(super) fn is_given(&mut self, ty: &Term, index: usize, name: &str, span: Span) -> bool {
        let sources = self.items.sources;
        let item = &sources.items[index].item;
        let (Some(id), Some(value)) = (mark(item), value_name(ty)) else { return true };
        let Env::User(scope) = self.env else { return true };
        if self.items.prove(self.env).is_none() {
            return true;
        }
        if is_of_trait(item) && !self.items.value_has_trait(value, &id) {
            let what = format!("`{name}`, of a trait that `{value}` has not beside it,");
            let instead = "write the trait, those above it and their `impl` blocks in one `#[flatten] mod`";
            self.unsupported(span, &what, instead);
            return false;
        }
        let Some(named) = self.trait_path(scope, &id) else {
            let what = format!("`{name}` of `{value}`, whose trait has no name here,");
            self.unsupported(span, &what, "bring the trait with `use`");
            return false;
        };
        let path = value_path(ty);
        let proofs = self.items.prove(self.env).expect("asked above");
        match item {
            syn::Item::Const(_) => proofs.of_trait_constant(&path, name, span),
            _ => proofs.of_trait(&path, &named, name, span),
        }
        true
    }

    /// What `<Type as Trait>::name` means, and `Trait::name` of a type; of code from elsewhere, whose traits have no names here, what
    /// one trait alone gives by this name.
    pub(super) fn named_by_trait(&self, of: &Term, trait_path: &syn::Path, name: &str) -> Option<usize> {
        let id = self.items.trait_named(self.env, trait_path).map(String::as_str);
        if id.is_none() && !self.is_from_elsewhere() {
            return None;
        }
        let of = self.infer.target(of);
        if let Term::Struct(struct_id) = of {
            let owner = self.items.struct_items[struct_id.0 as usize];
            let has = self.is_from_elsewhere() || id.is_none_or(|id| self.items.has_trait(owner, id));
            return self.items.members.of_trait(owner, id, name).filter(|_| has);
        }
        let value = value_name(&of)?;
        let found =
            self.items.members.of_value(value, name).iter().copied().collect::<Option<Vec<usize>>>()?;
        let sources = self.items.sources;
        let is_it = |index: &usize| {
            let item = &sources.items[*index].item;
            let has = |id| self.items.value_has_trait(value, id);
            let whole = !is_of_trait(item) || self.is_from_elsewhere() || id.is_none_or(has);
            whole && id.is_none_or(|id| mark(item).as_deref() == Some(id))
        };
        let mut found: Vec<usize> = found.into_iter().filter(is_it).collect();
        found.pop().filter(|_| found.is_empty())
    }

    fn is_from_elsewhere(&self) -> bool {
        let Env::User(scope) = self.env else { return true };
        self.items.sources.scopes[scope].module.is_none()
    }

    /// A call of `<Type as Trait>::name(..)`, or of `Trait::name(value, ..)`; nothing if the path is none of these.
    pub(super) fn call_by_trait(&mut self, call: &syn::ExprCall, func: &syn::ExprPath) -> Option<Expr> {
        let span = proofs::span(&func.path);
        let (trait_path, name) = split(&func.path)?;
        let (mut all, mut before) = (Vec::new(), Vec::new());
        let of = match &func.qself {
            Some(qself) if qself.position + 1 == func.path.segments.len() && qself.position > 0 => {
                if self.items.trait_named(self.env, &trait_path).is_none() && !self.is_from_elsewhere() {
                    return None;
                }
                Some(self.items.term(self.env, &qself.ty, Some(&mut self.infer)))
            }
            Some(_) => return None,
            None => {
                let Env::User(scope) = self.env else { return None };
                let text = proofs::text(&trait_path);
                let is_known = self.items.trait_named(self.env, &trait_path).is_some();
                // Elsewhere it was looked at.
                let may_be = self.is_from_elsewhere()
                    && self.items.prove(self.env).is_none()
                    && trait_path
                        .get_ident()
                        .is_some_and(|name| known::type_named(&name.to_string()).is_none())
                    && self.items.members.are_of_traits(&name);
                if !(is_known || may_be) || self.items.lookup_type(scope, &text).is_some() {
                    return None;
                }
                None
            }
        };
        for arg in &call.args {
            let arg = self.argument(arg, &mut all, &mut before);
            all.push(arg);
        }
        self.settle();
        let of = of.or_else(|| Some(all.first()?.ty.clone()));
        let index = of.as_ref().and_then(|of| self.named_by_trait(of, &trait_path, &name));
        let function = index.filter(|index| match &self.items.sources.items[*index].item {
            syn::Item::Fn(item) => !generics::has_parameters(item) && !takers::takes_functions(item),
            _ => false,
        });
        let id = function.and_then(|index| self.items.callee(index, span));
        let value = match id {
            Some(id) => self.call_with(id, &name, 0, all, before, span),
            None => {
                all.iter().for_each(|arg| self.infer.poison(&arg.ty));
                let what = format!("`{name}`, which is not known to be a trait's for this type,");
                let instead =
                    "write the trait, those above it and their `impl` blocks in one `#[flatten] mod`";
                self.unsupported(span, &what, instead)
            }
        };
        Some(value)
    }

    /// What a trait is called in a scope.
    fn trait_path(&self, scope: usize, id: &str) -> Option<syn::Path> {
        let sources = self.items.sources;
        let known = sources.scopes[scope].traits.iter().find(|(_, known)| *known == id);
        known.and_then(|(name, _)| syn::parse_str(name).ok()).or_else(|| {
            let (home, name) = id.split_once("::")?;
            sources.path_between(scope, home.parse().ok()?, name)
        })
    }

    /// Sees to it that a member which a trait gives to a struct is the one that is meant here; false if that is not known, which
    /// is reported. What no trait gives is nobody's else.
    pub(super) fn is_meant(&mut self, of: StructId, index: usize, name: &str, span: Span) -> bool {
        let sources = self.items.sources;
        let item = &sources.items[index].item;
        let Some(id) = mark(item) else {
            let plain = name.rsplit("::").next().unwrap_or(name);
            if generics::is_of_core(plain) && (self.is_argument(of, |_| true) || self.is_in_trait()) {
                let what = format!("`{plain}` of its own, where a bound may give another one,");
                self.unsupported(span, &what, "give it another name");
                return false;
            }
            if self.is_argument(of, generics::is_dyn) {
                let what = format!("`{name}`, which no trait gives, where a parameter is `dyn`,");
                self.unsupported(span, &what, "take the parameter as `&impl Trait`");
                return false;
            }
            return true;
        };
        let Env::User(scope) = self.env else { return true };
        if self.items.prove(self.env).is_none() {
            return true;
        }
        let owner = self.items.struct_items[of.0 as usize];
        let ty = self.type_name(&Term::Struct(of));
        let plain = name.rsplit("::").next().unwrap_or(name);
        // What stands in a block is what it is; what the trait writes may name what those above it give.
        if is_of_trait(item) && !self.items.has_trait(owner, &id) {
            let what = format!("`{plain}`, of a trait that `{ty}` has not beside it,");
            let instead = "write the trait, those above it and their `impl` blocks in one `#[flatten] mod`";
            self.unsupported(span, &what, instead);
            return false;
        }
        let named = self.trait_path(scope, &id);
        let (Some(named), Some(path)) = (named, sources.type_path(scope, owner)) else {
            let what = format!("`{plain}` of `{ty}`, where the type or its trait has no name,");
            self.unsupported(span, &what, "bring both with `use`");
            return false;
        };
        let proofs = self.items.prove(self.env).expect("asked above");
        match item {
            syn::Item::Const(_) => proofs.of_trait_constant(&path, plain, span),
            _ => proofs.of_trait(&path, &named, plain, span),
        }
        true
    }

    /// True in what a trait writes itself.
    fn is_in_trait(&self) -> bool {
        let caller = self.caller.map(|caller| self.items.heads[caller.0 as usize].source);
        let source = self.takers.last().copied().or(caller);
        source.is_some_and(|index| is_of_trait(&self.items.sources.items[index].item))
    }

    /// True of a struct that a type parameter of the function around stands for, of one with such a name.
    fn is_argument(&self, of: StructId, name: impl Fn(&str) -> bool) -> bool {
        let Env::User(scope) = self.env else { return false };
        let arguments = self.items.inner.around(scope).filter_map(|scope| self.items.arguments.get(&scope));
        arguments.flat_map(|arguments| arguments.iter()).any(|(param, argument)| match argument {
            Argument::Type(term) => name(param) && self.infer.target(term) == Term::Struct(of),
            Argument::Number(..) => false,
        })
    }

    /// The struct that a path before a member's name means.
    pub(super) fn struct_before(&mut self, index: usize) -> Option<StructId> {
        let owner = self.items.sources.items[index].owner?;
        let owner = self.items.sources.target(owner);
        match self.items.item_type(owner, Span::call_site()) {
            Term::Struct(id) => Some(id),
            _ => None,
        }
    }

    /// True if a type has the traits that a type parameter is bound by; false if not, which is reported.
    pub(super) fn has_traits(&mut self, term: &Term, traits: &[String], param: &str, span: Span) -> bool {
        if traits.is_empty() {
            return true;
        }
        let term = self.infer.shallow(term);
        let has = match &term {
            Term::Struct(id) => {
                let owner = self.items.struct_items[id.0 as usize];
                traits.iter().all(|id| self.items.has_trait(owner, id))
            }
            Term::Error => true,
            // `impl dyn Trait` might give it what a number has itself.
            _ if generics::is_dyn(param) => false,
            other => value_name(other)
                .is_some_and(|value| traits.iter().all(|id| self.items.value_has_trait(value, id))),
        };
        if !has {
            let (ty, what) =
                (self.type_name(&term), if generics::is_unnamed_text(param) { "here" } else { param });
            let what = match what {
                "here" => format!("a value of type `{ty}`, known by a trait of your own,"),
                param => format!("`{ty}` as `{param}`, which is bound by a trait of your own,"),
            };
            let instead = "give it what has an `impl` block of the trait, and of those above it, in the same `#[flatten] mod`, and \
                           nothing of the same names itself";
            self.unsupported(span, &what, instead);
        }
        has
    }
}

/// The full path of a number or a vector.
pub(super) fn value_path(ty: &Term) -> syn::Path {
    let name = format_ident!("{}", value_name(ty).expect("the caller asked"));
    match ty {
        Term::Value(ty) if ty.is_vector() => parse_quote!(::flatten::__private::glam::#name),
        _ => parse_quote!(::core::primitive::#name),
    }
}

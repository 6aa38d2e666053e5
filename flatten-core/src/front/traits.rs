//! Traits of the user's own: `trait Shape { fn distance(&self, p: Vec3) -> f32; }`, `impl Shape for Ball { .. }`.
//!
//! ```text
//! impl Shape for Ball { fn distance(&self, p: Vec3) -> f32 { .. } }
//! impl Ball { #[flatten_trait("0::Shape")] fn distance(&self, p: Vec3) -> f32 { .. } }      what the front end reads
//! ```
//! So do functions that the trait itself writes, for each struct that has it. Of a struct and a trait there is one block at most,
//! so one that is seen is the one that is meant.
//!
//! `ball.distance(p)` is the trait's function unless the struct has one of that name itself, or another trait that is in sight
//! gives one: rustc is asked where the call stands. Where a type is only known to have a trait, as in a generic function and in what
//! the trait writes, a method is that of the trait. There nothing is asked, but the struct must have a block that is seen, of that
//! trait and of all above it.

use super::body::Body;
use super::generics::{self, Argument};
use super::infer::Term;
use super::items::{Env, Items};
use crate::hir::StructId;
use proc_macro2::Span;
use quote::format_ident;
use std::collections::BTreeMap;
use syn::visit_mut::{self, VisitMut};
use syn::{ItemImpl, ItemTrait, parse_quote};

/// The attribute by which the front end knows what a trait gives.
const MARK: &str = "flatten_trait";

/// The trait, by its id, that gives a member of a struct.
pub(super) fn mark(item: &syn::Item) -> Option<String> {
    let attrs = match item {
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Const(item) => &item.attrs,
        _ => return None,
    };
    let mark = attrs.iter().find(|attr| attr.path().is_ident(MARK))?;
    mark.parse_args::<syn::LitStr>().ok().map(|id| id.value())
}

/// The path of the trait of a block that may be one of the user's own.
pub(crate) fn path_of(block: &ItemImpl) -> Option<&syn::Path> {
    let (path, _) = block.trait_.as_ref()?;
    let is_plain = matches!(&*block.self_ty, syn::Type::Path(ty) if ty.qself.is_none());
    let has_arguments = path.segments.iter().any(|segment| !segment.arguments.is_none());
    (is_plain && !has_arguments && block.generics.params.is_empty()).then_some(path)
}

/// A block as an inherent one, whose members know their trait by its `id`; with what the trait writes itself, if that is read in
/// the same module.
pub(crate) fn as_inherent(block: &ItemImpl, of: &ItemTrait, id: &str, is_beside: bool) -> Option<ItemImpl> {
    path_of(block)?;
    if !of.generics.params.is_empty() {
        return None;
    }
    let types = block.items.iter().filter_map(|item| match item {
        syn::ImplItem::Type(item) => Some((item.ident.to_string(), item.ty.clone())),
        _ => None,
    });
    let mut own = Own { types: types.collect() };
    let mark = format_ident!("{MARK}");
    let mark: syn::Attribute = parse_quote!(#[#mark(#id)]);
    let mut items: Vec<syn::ImplItem> = Vec::new();
    for item in &block.items {
        match item {
            syn::ImplItem::Fn(f) => items.push(syn::ImplItem::Fn(f.clone())),
            syn::ImplItem::Const(c) => items.push(syn::ImplItem::Const(c.clone())),
            _ => {}
        }
    }
    for item in of.items.iter().filter(|_| is_beside) {
        let (attrs, sig) = match item {
            syn::TraitItem::Fn(f) => (&f.attrs, &f.sig),
            syn::TraitItem::Const(c) if !items.iter().any(|own| is_const(own, &c.ident)) => {
                let (Some((_, value)), name, ty) = (&c.default, &c.ident, &c.ty) else { continue };
                let attrs = &c.attrs;
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
    for item in &mut items {
        match item {
            syn::ImplItem::Fn(f) => {
                f.attrs.insert(0, mark.clone());
                without_sized(&mut f.sig.generics);
            }
            syn::ImplItem::Const(c) => c.attrs.insert(0, mark.clone()),
            _ => {}
        }
        own.visit_impl_item_mut(item);
    }
    // rustc could not be asked about what is generic.
    items.retain(|item| match item {
        syn::ImplItem::Fn(f) => f.sig.generics.type_params().next().is_none() && !has_unnamed(&f.sig),
        _ => true,
    });
    Some(ItemImpl { trait_: None, items, ..block.clone() })
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

/// Puts in the types that a block gives names to: `Self::Output`.
struct Own {
    types: BTreeMap<String, syn::Type>,
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
        visit_mut::visit_type_mut(self, ty);
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

impl Body<'_, '_> {
    /// Sees to it that a member which a trait gives to a struct is the one that is meant here; false if that is not known, which
    /// is reported. What no trait gives is nobody's else.
    pub(super) fn is_meant(&mut self, of: StructId, index: usize, name: &str, span: Span) -> bool {
        let sources = self.items.sources;
        let item = &sources.items[index].item;
        let Some(id) = mark(item) else {
            if self.is_dyn(of) {
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
        if !self.items.has_trait(owner, &id) {
            let what = format!("`{plain}`, of a trait that `{ty}` has not beside it,");
            let instead = "write the trait, those above it and their `impl` blocks in one `#[flatten] mod`";
            self.unsupported(span, &what, instead);
            return false;
        }
        let known = sources.scopes[scope].traits.iter().find(|(_, known)| **known == id);
        let named = known.and_then(|(name, _)| syn::parse_str(name).ok()).or_else(|| {
            let (home, name) = id.split_once("::")?;
            sources.path_between(scope, home.parse().ok()?, name)
        });
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

    /// True of a struct that a `dyn` parameter of the function around is.
    fn is_dyn(&self, of: StructId) -> bool {
        let Env::User(scope) = self.env else { return false };
        let arguments = self.items.inner.around(scope).filter_map(|scope| self.items.arguments.get(&scope));
        arguments.flat_map(|arguments| arguments.iter()).any(|(name, argument)| match argument {
            Argument::Type(term) => generics::is_dyn(name) && self.infer.target(term) == Term::Struct(of),
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
            _ => false,
        };
        if !has {
            let (ty, what) =
                (self.type_name(&term), if generics::is_unnamed_text(param) { "here" } else { param });
            let what = match what {
                "here" => format!("a value of type `{ty}`, known by a trait of your own,"),
                param => format!("`{ty}` as `{param}`, which is bound by a trait of your own,"),
            };
            let instead = "give it a struct with an `impl` block of the trait, and of those above it, in the same `#[flatten] mod`";
            self.unsupported(span, &what, instead);
        }
        has
    }
}

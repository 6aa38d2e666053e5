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

mod bound;
mod calls;
mod inherent;

use super::infer::Term;
use super::items::{Env, Items};
pub(super) use calls::split;
pub(crate) use inherent::{Known, as_inherent, known, name_of, path_of};
use quote::format_ident;
use syn::parse_quote;
use syn::punctuated::Punctuated;

/// The attribute by which the front end knows what a trait gives.
const MARK: &str = "flatten_trait";

/// The attribute of what a trait gives, but what cannot be read: its name is taken.
const UNREAD: &str = "flatten_unread";

/// The attribute of such.
pub(super) fn unread() -> syn::Attribute {
    let unread = format_ident!("{UNREAD}");
    parse_quote!(#[#unread])
}

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
            && self.sources.traits.get(id).is_some_and(|of| {
                of.above.iter().all(|above| {
                    above.as_ref().is_some_and(|above| above != id && self.has_trait(owner, above))
                })
            })
    }

    /// True of a number or a vector for which blocks have been seen of a trait and of all above it, and which has nothing by a name
    /// of theirs itself.
    fn value_has_trait(&self, value: &str, id: &str) -> bool {
        let is = |(of, name, is_apart): &(String, String, bool)| of == id && name == value && *is_apart;
        self.sources.implemented_values.iter().any(is)
            && self.sources.traits.get(id).is_some_and(|of| {
                of.above.iter().all(|above| {
                    above.as_ref().is_some_and(|above| above != id && self.value_has_trait(value, above))
                })
            })
    }

    /// True of a number or a vector that has by the names of a trait nothing itself, or what the trait gives it.
    fn gives_its_own(&self, ty: &Term, id: &str) -> bool {
        value_name(ty).is_some_and(|value| self.value_has_trait(value, id))
    }

    /// What a trait of the user's own gives to a number or a vector by this name, where that has none itself.
    /// Of several that of the one trait that is in sight.
    pub(super) fn given_to_value(&self, env: Env, ty: &Term, name: &str) -> Option<usize> {
        let value = value_name(ty).filter(|value| !inherent::has_own(value, name))?;
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

/// True of a name that Rust or glam has for a number or a vector.
fn has_itself(ty: &Term, name: &str) -> bool {
    value_name(ty).is_some_and(|value| inherent::has_own(value, name))
}

fn value_name(ty: &Term) -> Option<&'static str> {
    match ty {
        Term::Value(ty) => Some(ty.name()),
        Term::Int(int) => Some(int.name()),
        _ => None,
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

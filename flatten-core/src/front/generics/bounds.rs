//! What type parameters are bound by: traits of the standard library, whose names rustc confirms, and traits of the user's own.

use super::OF_TYPES;
use crate::diag::codes;
use crate::front::items::{Env, Items};
use crate::front::{proofs, takers};
use proc_macro2::Span;
use syn::Generics;

/// A trait of the standard library that a type parameter may be bound by.
pub(in crate::front) struct CoreTrait {
    pub(in crate::front) name: &'static str,
    /// The module it stands in.
    pub(in crate::front) module: &'static str,
    /// It has a type parameter itself.
    pub(in crate::front) takes_type: bool,
    /// What it gives that is called by its name, with what those above it give.
    gives: &'static [&'static str],
}

const fn bound(
    name: &'static str,
    module: &'static str,
    takes_type: bool,
    gives: &'static [&'static str],
) -> CoreTrait {
    CoreTrait { name, module, takes_type, gives }
}

/// All of them.
static BOUNDS: [CoreTrait; 39] = [
    bound("Copy", "marker", false, &["clone", "clone_from"]),
    bound("Clone", "clone", false, &["clone", "clone_from"]),
    bound("Sized", "marker", false, &[]),
    bound("Send", "marker", false, &[]),
    bound("Sync", "marker", false, &[]),
    bound("Debug", "fmt", false, &["fmt"]),
    bound("Display", "fmt", false, &["fmt"]),
    bound("Hash", "hash", false, &["hash", "hash_slice"]),
    bound("Default", "default", false, &["default"]),
    bound("PartialEq", "cmp", true, &["eq", "ne"]),
    bound("Eq", "cmp", false, &["eq", "ne"]),
    bound("PartialOrd", "cmp", true, &["eq", "ne", "partial_cmp", "lt", "le", "gt", "ge"]),
    bound(
        "Ord",
        "cmp",
        false,
        &["eq", "ne", "partial_cmp", "lt", "le", "gt", "ge", "cmp", "max", "min", "clamp"],
    ),
    bound("From", "convert", true, &["from"]),
    bound("Into", "convert", true, &["into"]),
    bound("Sum", "iter", true, &["sum"]),
    bound("Product", "iter", true, &["product"]),
    bound("Add", "ops", true, &["add"]),
    bound("Sub", "ops", true, &["sub"]),
    bound("Mul", "ops", true, &["mul"]),
    bound("Div", "ops", true, &["div"]),
    bound("Rem", "ops", true, &["rem"]),
    bound("BitAnd", "ops", true, &["bitand"]),
    bound("BitOr", "ops", true, &["bitor"]),
    bound("BitXor", "ops", true, &["bitxor"]),
    bound("Shl", "ops", true, &["shl"]),
    bound("Shr", "ops", true, &["shr"]),
    bound("Neg", "ops", false, &["neg"]),
    bound("Not", "ops", false, &["not"]),
    bound("AddAssign", "ops", true, &["add_assign"]),
    bound("SubAssign", "ops", true, &["sub_assign"]),
    bound("MulAssign", "ops", true, &["mul_assign"]),
    bound("DivAssign", "ops", true, &["div_assign"]),
    bound("RemAssign", "ops", true, &["rem_assign"]),
    bound("BitAndAssign", "ops", true, &["bitand_assign"]),
    bound("BitOrAssign", "ops", true, &["bitor_assign"]),
    bound("BitXorAssign", "ops", true, &["bitxor_assign"]),
    bound("ShlAssign", "ops", true, &["shl_assign"]),
    bound("ShrAssign", "ops", true, &["shr_assign"]),
];

/// True of a trait that is taken for one of the standard library, if that gives something by this name.
pub(in crate::front) fn core_gives(path: &syn::Path, name: &str) -> bool {
    core_trait(path).is_some_and(|of| of.gives.contains(&name))
}

/// True of a trait that is taken for one of the standard library.
pub(in crate::front) fn is_core(path: &syn::Path) -> bool {
    core_trait(path).is_some()
}

/// What is not known of the types that a function's parameters are bound by.
fn unknown_bound(generics: &Generics, is_own: impl Fn(&syn::Path) -> bool) -> Option<String> {
    let mut clauses = generics.where_clause.iter().flat_map(|clause| &clause.predicates);
    let is_param = |ty: &syn::Type| match ty {
        syn::Type::Path(path) => generics.type_params().any(|param| path.path.is_ident(&param.ident)),
        _ => false,
    };
    let is_strange = |predicate: &syn::WherePredicate| match predicate {
        syn::WherePredicate::Type(said) => said.lifetimes.is_some() || !is_param(&said.bounded_ty),
        _ => false,
    };
    if clauses.any(is_strange) {
        return Some("a `where` clause that is of no parameter".to_owned());
    }
    all(generics).find_map(|bound| match bound {
        syn::TypeParamBound::Trait(bound) if takers::is_function_bound(bound) => None,
        syn::TypeParamBound::Trait(bound)
            if (is_own(&bound.path) || core_trait(&bound.path).is_some()) && bound.lifetimes.is_none() =>
        {
            None
        }
        syn::TypeParamBound::Trait(bound) => Some(format!("the bound `{}`", proofs::text(&bound.path))),
        syn::TypeParamBound::Lifetime(_) => None,
        _ => Some("a bound of this form".to_owned()),
    })
}

/// The trait of the standard library that a path is taken for.
pub(in crate::front) fn core_trait(path: &syn::Path) -> Option<&'static CoreTrait> {
    let last = path.segments.last()?;
    BOUNDS.iter().find(|of| last.ident == of.name)
}

/// All bounds of a function's parameters.
fn all(generics: &Generics) -> impl Iterator<Item = &syn::TypeParamBound> {
    let own = generics.type_params().flat_map(|param| &param.bounds);
    let clauses = generics.where_clause.iter().flat_map(|clause| &clause.predicates);
    let said = clauses.filter_map(|predicate| match predicate {
        syn::WherePredicate::Type(said) => Some(&said.bounds),
        _ => None,
    });
    own.chain(said.flatten())
}

/// The traits that a function's parameters are bound by.
fn bounds(generics: &Generics) -> impl Iterator<Item = &syn::Path> {
    all(generics).filter_map(|bound| match bound {
        syn::TypeParamBound::Trait(bound) => Some(&bound.path),
        _ => None,
    })
}

/// The bounds of one parameter.
fn bounds_of<'g>(generics: &'g Generics, name: &str) -> impl Iterator<Item = &'g syn::Path> {
    let own = generics.type_params().filter(move |param| param.ident == name).flat_map(|param| &param.bounds);
    let clauses = generics.where_clause.iter().flat_map(|clause| &clause.predicates);
    let said = clauses.filter_map(move |predicate| match predicate {
        syn::WherePredicate::Type(said) => match &said.bounded_ty {
            syn::Type::Path(path) if path.path.is_ident(name) => Some(&said.bounds),
            _ => None,
        },
        _ => None,
    });
    own.chain(said.flatten()).filter_map(|bound| match bound {
        syn::TypeParamBound::Trait(bound) => Some(&bound.path),
        _ => None,
    })
}

/// What the bounds of a parameter say that it goes into.
pub(super) fn goes_into<'g>(generics: &'g Generics, name: &str) -> impl Iterator<Item = &'g syn::Type> {
    bounds_of(generics, name).filter_map(into_type)
}

/// The type of a bound `Into<Type>`.
pub(in crate::front) fn into_type(path: &syn::Path) -> Option<&syn::Type> {
    type_of(path, &["Into"])
}

/// The first type that a bound by one of these traits is of.
fn type_of<'p>(path: &'p syn::Path, traits: &[&str]) -> Option<&'p syn::Type> {
    let last = path.segments.last().filter(|last| traits.iter().any(|name| last.ident == name))?;
    let syn::PathArguments::AngleBracketed(of) = &last.arguments else { return None };
    match of.args.first()? {
        syn::GenericArgument::Type(ty) => Some(ty),
        _ => None,
    }
}

/// The types on the other side of a parameter's operators, and what it goes into.
pub(super) fn beside<'g>(generics: &'g Generics, name: &str) -> impl Iterator<Item = &'g syn::Type> {
    const TRAITS: [&str; 8] = ["Add", "Sub", "Mul", "Div", "Rem", "PartialEq", "PartialOrd", "Into"];
    bounds_of(generics, name).filter_map(|path| type_of(path, &TRAITS))
}

impl Items<'_> {
    /// Reports what is not known of a generic function's bounds, and proves the others.
    pub(in crate::front) fn check_bounds(&mut self, index: usize, span: Span) -> bool {
        let source = &self.sources.items[index];
        let syn::Item::Fn(item) = &source.item else { unreachable!("functions are generic") };
        let (generics, env) = (&item.sig.generics, Env::User(source.scope));
        // Elsewhere it was looked at.
        if self.prove(env).is_none() {
            return true;
        }
        if let Some(what) = unknown_bound(generics, |path| self.trait_named(env, path).is_some()) {
            let before = self.diags.len();
            let name = item.sig.ident.clone();
            let diag = self.error(name.span(), &codes::GENERICS);
            diag.with("name", name).with("what", what).with("instead", OF_TYPES);
            self.hush(index, before);
            self.below(index, before, span);
            return false;
        }
        let bounds: Vec<&syn::Path> =
            bounds(generics).filter(|path| self.trait_named(env, path).is_none()).collect();
        if let Some(proofs) = self.prove(env) {
            bounds.into_iter().for_each(|path| proofs.of_bound(path));
        }
        true
    }

    /// The traits of the user's own that a parameter of a generic function is bound by.
    pub(in crate::front) fn own_traits(&mut self, index: usize, param: &str) -> Vec<String> {
        let source = &self.sources.items[index];
        let syn::Item::Fn(item) = &source.item else { return Vec::new() };
        let env = Env::User(source.scope);
        if self.prove(env).is_none() {
            return Vec::new();
        }
        self.bounds_of(env, &item.sig.generics, param).0
    }

    /// What one of the parameters is bound by: traits of the user's own, by their ids, and those of the standard library.
    pub(in crate::front) fn bounds_of(
        &self,
        env: Env,
        generics: &Generics,
        param: &str,
    ) -> (Vec<String>, Vec<syn::Path>) {
        let (mut own, mut core) = (Vec::new(), Vec::new());
        for path in bounds_of(generics, param) {
            match self.trait_named(env, path) {
                Some(id) => own.push(id.clone()),
                None => core.push(path.clone()),
            }
        }
        (own, core)
    }
}

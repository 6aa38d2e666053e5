//! What type parameters are bound by: traits of the standard library, whose names rustc confirms, and traits of the user's own.

use super::OF_TYPES;
use crate::diag::codes;
use crate::front::items::{Env, Items};
use crate::front::{proofs, takers};
use proc_macro2::Span;
use syn::Generics;

/// The traits of the standard library that a type parameter may be bound by: the modules they stand in, and whether they have a
/// type parameter themselves.
const BOUNDS: [(&str, &str, bool); 38] = [
    ("Copy", "marker", false),
    ("Clone", "clone", false),
    ("Sized", "marker", false),
    ("Send", "marker", false),
    ("Sync", "marker", false),
    ("Debug", "fmt", false),
    ("Display", "fmt", false),
    ("Hash", "hash", false),
    ("Default", "default", false),
    ("PartialEq", "cmp", true),
    ("Eq", "cmp", false),
    ("PartialOrd", "cmp", true),
    ("Ord", "cmp", false),
    ("From", "convert", true),
    ("Into", "convert", true),
    ("Sum", "iter", true),
    ("Product", "iter", true),
    ("Add", "ops", true),
    ("Sub", "ops", true),
    ("Mul", "ops", true),
    ("Div", "ops", true),
    ("Rem", "ops", true),
    ("BitAnd", "ops", true),
    ("BitOr", "ops", true),
    ("BitXor", "ops", true),
    ("Shl", "ops", true),
    ("Shr", "ops", true),
    ("Neg", "ops", false),
    ("Not", "ops", false),
    ("AddAssign", "ops", true),
    ("SubAssign", "ops", true),
    ("MulAssign", "ops", true),
    ("DivAssign", "ops", true),
    ("RemAssign", "ops", true),
    ("BitAndAssign", "ops", true),
    ("BitOrAssign", "ops", true),
    ("BitXorAssign", "ops", true),
    ("ShlAssign", "ops", true),
];

/// What a trait of the standard library gives that is called by its name, with what those above it give.
fn given(name: &str) -> &'static [&'static str] {
    match name {
        "Copy" | "Clone" => &["clone", "clone_from"],
        "Debug" | "Display" => &["fmt"],
        "Hash" => &["hash", "hash_slice"],
        "Default" => &["default"],
        "PartialEq" | "Eq" => &["eq", "ne"],
        "PartialOrd" => &["eq", "ne", "partial_cmp", "lt", "le", "gt", "ge"],
        "Ord" => &["eq", "ne", "partial_cmp", "lt", "le", "gt", "ge", "cmp", "max", "min", "clamp"],
        "From" => &["from"],
        "Into" => &["into"],
        "Sum" => &["sum"],
        "Product" => &["product"],
        "Add" => &["add"],
        "Sub" => &["sub"],
        "Mul" => &["mul"],
        "Div" => &["div"],
        "Rem" => &["rem"],
        "BitAnd" => &["bitand"],
        "BitOr" => &["bitor"],
        "BitXor" => &["bitxor"],
        "Shl" => &["shl"],
        "Shr" => &["shr"],
        "Neg" => &["neg"],
        "Not" => &["not"],
        "AddAssign" => &["add_assign"],
        "SubAssign" => &["sub_assign"],
        "MulAssign" => &["mul_assign"],
        "DivAssign" => &["div_assign"],
        "RemAssign" => &["rem_assign"],
        "BitAndAssign" => &["bitand_assign"],
        "BitOrAssign" => &["bitor_assign"],
        "BitXorAssign" => &["bitxor_assign"],
        "ShlAssign" => &["shl_assign"],
        "ShrAssign" => &["shr_assign"],
        _ => &[],
    }
}

/// True of a trait that is taken for one of the standard library, if that gives something by this name.
pub(in crate::front) fn core_gives(path: &syn::Path, name: &str) -> bool {
    core_trait(path).is_some_and(|(of, ..)| given(of).contains(&name))
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
pub(in crate::front) fn core_trait(path: &syn::Path) -> Option<(&'static str, &'static str, bool)> {
    let last = path.segments.last()?;
    BOUNDS.iter().find(|(name, ..)| last.ident == name).copied()
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

/// The traits that a function's parameters are bound by, with what they are taken for.
fn bounds(generics: &Generics) -> Vec<(&syn::Path, (&'static str, &'static str, bool))> {
    let paths = all(generics).filter_map(|bound| match bound {
        syn::TypeParamBound::Trait(bound) => Some(&bound.path),
        _ => None,
    });
    paths.filter_map(|path| Some((path, core_trait(path)?))).collect()
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

/// True of a parameter that, of floats, only `f32` can be: its operators take `f32` on the other side.
pub(super) fn is_f32_of_floats(generics: &Generics, name: &str) -> bool {
    bounds_of(generics, name).any(|path| {
        let Some(last) = path.segments.last() else { return false };
        let is_operator = ["Add", "Sub", "Mul", "Div", "Rem", "PartialEq", "PartialOrd", "Into"];
        let syn::PathArguments::AngleBracketed(of) = &last.arguments else { return false };
        is_operator.iter().any(|name| last.ident == name)
            && matches!(of.args.first(), Some(syn::GenericArgument::Type(syn::Type::Path(ty)))
                if ["f32", "Vec2", "Vec3", "Vec4"].iter().any(|name| ty.path.is_ident(name)))
    })
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
        let mut bounds = bounds(generics);
        bounds.retain(|(path, _)| self.trait_named(env, path).is_none());
        if let Some(proofs) = self.prove(env) {
            bounds.into_iter().for_each(|(path, of)| proofs.of_bound(path, of));
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

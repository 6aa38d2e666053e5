//! Types of which a body knows by what they are bound, and no more: type parameters, and `Self` in what a trait writes.
//!
//! ```text
//! fn far<S: Shape>(s: S, t: f32) -> f32 {
//!     s.distance(t)           the trait's, whatever stands for S has by that name
//!     S::SIDES                the same
//!     s.norm()                what some trait gives to all that are bound like S: never what stands for S has itself
//!     t.abs()                 f32's, also where S is f32
//! }
//! ```
//! A body is read with the types that stand for its parameters, so `s.norm()` may find what such a type has itself. That it is
//! meant, as in `t.abs()`, is asked of rustc: whether a trait gives a method of this name to all that are bound like the
//! parameter.

use super::{has_itself, is_of_trait, mark, value_name, value_of};
use crate::front::body::Body;
use crate::front::draft::{Expr, Kind};
use crate::front::generics::{self, Argument};
use crate::front::infer::Term;
use crate::front::items::{Env, Items};
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::visit_mut::{self, VisitMut};

/// A type that is known by its bounds.
struct Bound {
    /// What the body calls it.
    name: String,
    /// The traits of the user's own, by their ids.
    own: Vec<String>,
    /// Those of the standard library.
    core: Vec<syn::Path>,
    /// Generic parameters of which it is one, and what it is called among them.
    generics: Option<(syn::Generics, TokenStream)>,
}

/// What gives a name to a type that is known by its bounds.
#[derive(PartialEq)]
enum Giver {
    /// A trait of the user's own, by its id.
    Own(String),
    /// One of the standard library.
    Core,
}

/// What a type has that a bound may give too.
const OF_ITS_OWN: &str = "`{}` of its own, where a bound may give another one,";

impl Items<'_> {
    /// The trait among the bounds, or above them, that gives a name.
    fn giver(&self, bound: &Bound, name: &str) -> Option<Giver> {
        let gives = |path: &syn::Path| generics::core_gives(path, name);
        let mut by_core = bound.core.iter().any(gives);
        let (mut known, mut next): (Vec<&String>, usize) = (bound.own.iter().collect(), 0);
        while let Some(id) = known.get(next).copied() {
            next += 1;
            let Some(of) = self.sources.traits.get(id) else { continue };
            if of.gives.iter().any(|given| given == name) {
                return Some(Giver::Own(id.clone()));
            }
            by_core |= of.core.iter().any(gives);
            let above: Vec<&String> = of.above.iter().flatten().filter(|id| !known.contains(id)).collect();
            known.extend(above);
        }
        by_core.then_some(Giver::Core)
    }

    /// Sees to it that traits above a trait which are taken for those of the standard library are these.
    pub(in crate::front) fn prove_above(&mut self, id: &str) {
        let sources = self.sources;
        let (mut known, mut next) = (vec![id], 0);
        while let Some(of) = known.get(next).and_then(|id| sources.traits.get(*id)) {
            next += 1;
            if let Some(proofs) = self.prove(Env::User(of.scope)) {
                of.core.iter().for_each(|path| proofs.of_bound(path));
            }
            let above: Vec<&str> = of.above.iter().flatten().map(String::as_str).collect();
            known.extend(above.into_iter().filter(|id| !known.contains(id)).collect::<Vec<_>>());
        }
    }
}

impl Body<'_, '_> {
    /// Sees to it that what a type has itself by a name, or what the trait with the id `by` gives it, is meant where a type
    /// parameter may stand for the type; false if that is not known, which is reported.
    pub(in crate::front) fn is_of_type(
        &mut self,
        ty: &Term,
        name: &str,
        by: Option<&str>,
        span: Span,
    ) -> bool {
        let ty = self.infer.deep(ty);
        if self.items.prove(self.env).is_none() {
            return true;
        }
        let is_users = matches!(ty, Term::Struct(_)) && self.items.columns(&ty).is_none();
        let is_meant = |body: &Self, giver: &Giver| match (giver, by) {
            (Giver::Own(id), Some(by)) => id == by,
            // The same function by another name.
            (Giver::Core, None) => !is_users,
            (Giver::Own(id), None) => body.items.gives_its_own(&ty, id),
            (Giver::Core, Some(_)) => false,
        };
        self.is_by_bounds(&ty, name, &is_meant, span)
    }

    /// The same of what a trait of the standard library gives.
    pub(in crate::front) fn is_of_core_trait(&mut self, ty: &Term, name: &str, span: Span) -> bool {
        let ty = self.infer.deep(ty);
        let is_asked = self.items.prove(self.env).is_some();
        !is_asked || self.is_by_bounds(&ty, name, &|_, giver| *giver == Giver::Core, span)
    }

    /// Sees to it that who gives a name to a type parameter that may stand for the type is the one that is meant, or nobody.
    fn is_by_bounds(
        &mut self,
        ty: &Term,
        name: &str,
        is_meant: &dyn Fn(&Self, &Giver) -> bool,
        span: Span,
    ) -> bool {
        for bound in self.bounds(ty) {
            let what = match self.items.giver(&bound, name) {
                Some(giver) if is_meant(self, &giver) => continue,
                Some(_) => OF_ITS_OWN.replace("{}", name),
                None if generics::is_dyn(&bound.name) => {
                    format!("`{name}`, which no trait gives, where a parameter is `dyn`,")
                }
                None => match self.prove_apart(&bound, name, span) {
                    true => continue,
                    false => format!("`{name}`, where bounds have no name,"),
                },
            };
            let instead = match generics::is_dyn(&bound.name) {
                true => "take the parameter as `&impl Trait`",
                false => "give it another name",
            };
            self.unsupported(span, &what, instead);
            return false;
        }
        true
    }

    /// True of what may be known as `dyn Trait` here, itself or behind references.
    pub(in crate::front) fn is_dyn(&self, ty: &Term) -> bool {
        let ty = self.infer.deep(&self.infer.target(ty));
        self.bounds(&ty).iter().any(|bound| generics::is_dyn(&bound.name))
    }

    /// Sees to it that what std gives every type by a name is meant where a type parameter may stand for the type; false if that
    /// is not known, which is reported.
    pub(in crate::front) fn is_of_core(&mut self, ty: &Term, name: &str, span: Span) -> bool {
        let ty = self.infer.deep(ty);
        let is_own = |bound: &Bound| matches!(self.items.giver(bound, name), Some(Giver::Own(_)));
        let is_core = !self.bounds(&ty).iter().any(is_own);
        if !is_core {
            self.unsupported(span, &OF_ITS_OWN.replace("{}", name), "give it another name");
        }
        is_core
    }

    /// What the bounds of a parameter's type say that it goes into, if the value is that parameter and they say one thing.
    pub(in crate::front) fn target_of_bounds(&mut self, value: &Expr) -> Option<Term> {
        let Kind::Local(local) = value.kind else { return None };
        let source = &self.items.sources.items[self.items.heads[self.caller?.0 as usize].source];
        let syn::Item::Fn(item) = &source.item else { return None };
        let syn::FnArg::Typed(input) = item.sig.inputs.iter().nth(local.0 as usize)? else { return None };
        let syn::Type::Path(path) = &*input.ty else { return None };
        let name = path.path.get_ident()?.to_string();
        let (_, core) = self.items.bounds_of(Env::User(source.scope), &item.sig.generics, &name);
        let mut said: Vec<&syn::Type> = core.iter().filter_map(generics::into_type).collect();
        let ty = said.pop().filter(|_| said.is_empty())?;
        Some(self.items.term(Env::User(source.scope), ty, Some(&mut self.infer)))
    }

    /// True of a type that a type parameter stands for here, or what a trait gives to one: of which one it is Rust may know
    /// less.
    pub(in crate::front) fn may_be_parameter(&self, ty: &Term) -> bool {
        !self.bounds(&self.infer.deep(ty)).is_empty() || self.is_generic_here()
    }

    /// True where a type may be that of a parameter's trait.
    fn is_generic_here(&self) -> bool {
        let Env::User(scope) = self.env else { return false };
        let is_type = |argument: &Argument| matches!(argument, Argument::Type(_));
        let has_types = |scope: usize| {
            let arguments = self.items.arguments.get(&scope);
            arguments.is_some_and(|all| all.iter().any(|(_, argument)| is_type(argument)))
        };
        let caller = self.caller.map(|caller| self.items.heads[caller.0 as usize].source);
        let source = self.takers.last().copied().or(caller).map(|index| &self.items.sources.items[index]);
        self.items.inner.around(scope).into_iter().any(has_types)
            || source.is_some_and(|source| is_of_trait(&source.item))
    }

    /// What `T::name` means of a type parameter, if it is that: only a bound gives it. An error if none does, which is
    /// reported.
    pub(in crate::front) fn of_parameter(&mut self, path: &syn::Path) -> Option<Result<usize, ()>> {
        if path.leading_colon.is_some() || path.segments.len() != 2 {
            return None;
        }
        let (param, last) = (path.segments[0].ident.to_string(), &path.segments[1].ident);
        let (name, span) = (last.to_string(), last.span());
        let Some(Argument::Type(term)) = self.items.argument(self.env, &param) else { return None };
        let term = term.clone();
        self.items.prove(self.env)?;
        let bound = self.bounds(&term).into_iter().find(|bound| bound.name == param)?;
        let giver = self.items.giver(&bound, &name);
        let found = match &giver {
            Some(Giver::Core) if self.has_member(&term, &name).is_none() => return None,
            Some(Giver::Own(id)) => self.given_by(&term, id, &name),
            _ => None,
        };
        // Where it is read as code from elsewhere, no more is known than what the type has by that name.
        let found = found.filter(|index| {
            self.has_member(&term, &name) == Some(*index)
                || has_itself(&term, &name)
                    && matches!(&giver, Some(Giver::Own(id)) if self.items.gives_its_own(&term, id))
        });
        if found.is_none() {
            let (what, instead) = match giver {
                Some(_) => (OF_ITS_OWN.replace("{}", &name), "give it another name".to_owned()),
                None => {
                    let what = format!("`{param}::{name}`, which no bound gives,");
                    (what, format!("bind `{param}` by the trait that gives it"))
                }
            };
            self.unsupported(span, &what, &instead);
        }
        Some(found.ok_or(()))
    }

    /// What a type has by a name, where no bound says more.
    fn has_member(&self, ty: &Term, name: &str) -> Option<usize> {
        match ty {
            Term::Struct(of) => self.items.members.get(*self.items.struct_items.get(of.0 as usize)?, name),
            _ => self.items.given_to_value(self.env, ty, name),
        }
    }

    /// The types in sight that are known by their bounds, and that stand for this type here.
    fn bounds(&self, ty: &Term) -> Vec<Bound> {
        let Env::User(scope) = self.env else { return Vec::new() };
        let sources = self.items.sources;
        let mut found = Vec::new();
        for scope in self.items.inner.around(scope) {
            let Some(arguments) = self.items.arguments.get(&scope) else { continue };
            let is_it = |source: &&crate::front::Source| {
                source.scope == scope
                    && matches!(&source.item, syn::Item::Fn(item) if generics::has_parameters(item))
            };
            let Some(source) = sources.items.iter().find(is_it) else { continue };
            let syn::Item::Fn(item) = &source.item else { unreachable!("it has parameters") };
            for (name, argument) in arguments.iter() {
                if !matches!(argument, Argument::Type(term) if self.infer.deep(term) == *ty) {
                    continue;
                }
                let (own, core) = self.items.bounds_of(Env::User(scope), &item.sig.generics, name);
                let param = format_ident!("{name}");
                let generics = self.without_self(scope, &item.sig.generics, source.owner);
                let generics = generics.map(|generics| (generics, param.to_token_stream()));
                found.push(Bound { name: name.clone(), own, core, generics });
            }
        }
        found.extend(self.bound_of_self(scope, ty));
        found
    }

    /// `Self` in what a trait writes, where it stands for this type.
    fn bound_of_self(&self, scope: usize, ty: &Term) -> Option<Bound> {
        let caller = self.caller.map(|caller| self.items.heads[caller.0 as usize].source);
        let source = &self.items.sources.items[self.takers.last().copied().or(caller)?];
        let is_self = match ty {
            Term::Struct(of) => {
                let owner = source.owner.map(|owner| self.items.sources.target(owner));
                owner == Some(self.items.struct_items[of.0 as usize])
            }
            other => value_name(other).is_some_and(|name| value_of(&source.item).as_deref() == Some(name)),
        };
        if !is_self || !is_of_trait(&source.item) {
            return None;
        }
        let id = mark(&source.item)?;
        let generics = self.trait_path(scope, &id).map(|path| {
            let generics: syn::Generics = syn::parse_quote!(<__Self: #path>);
            (generics, quote!(__Self))
        });
        Some(Bound { name: "Self".to_owned(), own: vec![id], core: Vec::new(), generics })
    }

    /// Generic parameters as they may be written beside a block; `None` if its type has no name there.
    fn without_self(
        &self,
        scope: usize,
        generics: &syn::Generics,
        owner: Option<usize>,
    ) -> Option<syn::Generics> {
        let path =
            owner.and_then(|owner| self.items.sources.type_path(scope, self.items.sources.target(owner)));
        let mut named = Named { path, is_lost: false };
        let mut generics = generics.clone();
        named.visit_generics_mut(&mut generics);
        (!named.is_lost).then_some(generics)
    }

    /// Asks rustc whether no trait gives all that are bound so a method of this name; false if the bounds cannot be written.
    fn prove_apart(&mut self, bound: &Bound, name: &str, span: Span) -> bool {
        let Some((generics, ty)) = &bound.generics else { return false };
        if let Some(proofs) = self.items.prove(self.env) {
            proofs.of_bounds(generics, ty, name, span);
        }
        true
    }
}

/// Puts a type's path in the place of `Self`.
struct Named {
    path: Option<syn::Path>,
    is_lost: bool,
}

impl VisitMut for Named {
    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        if path.segments.first().is_some_and(|first| first.ident == "Self") {
            match &self.path {
                Some(of) if path.segments.len() == 1 => *path = of.clone(),
                _ => self.is_lost = true,
            }
        }
        visit_mut::visit_path_mut(self, path);
    }
}

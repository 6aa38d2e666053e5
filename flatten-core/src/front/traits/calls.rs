//! Calls of what traits give, and what rustc is asked about them.

use super::{is_of_trait, mark, value_name, value_path};
use crate::front::body::Body;
use crate::front::draft::Expr;
use crate::front::generics;
use crate::front::infer::Term;
use crate::front::items::Env;
use crate::front::{proofs, takers};
use crate::hir::{FnId, StructId};
use proc_macro2::Span;

/// What stands before the last name of a path, and that name.
pub(in crate::front) fn split(path: &syn::Path) -> Option<(syn::Path, String)> {
    if proofs::has_arguments(path) || path.segments.len() < 2 {
        return None;
    }
    let mut before = path.clone();
    let last = before.segments.pop()?;
    before.segments.pop_punct();
    Some((before, last.ident.to_string()))
}

impl Body<'_, '_> {
    /// `value.name(args)` of what a trait gives to numbers or vectors.
    pub(in crate::front) fn call_given<'e>(
        &mut self,
        index: usize,
        (ty, receiver): (Term, Expr),
        (name, given): (&str, &syn::PathArguments),
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        let source = &self.items.sources.items[index];
        let syn::Item::Fn(item) = &source.item else { unreachable!("it takes `self`") };
        let by = mark(&source.item);
        if !self.is_of_type(&ty, name, by.as_deref(), span) || !self.is_given(&ty, index, name, span) {
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
        let call = self.call_item(index, (name, given), Some(receiver), args, span);
        self.in_block(stmts, call)
    }

    /// Sees to it that what a trait gives to a number or a vector is what is meant here; false if that is not known, which is
    /// reported.
    pub(in crate::front) fn is_given(&mut self, ty: &Term, index: usize, name: &str, span: Span) -> bool {
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
        if is_of_trait(item) {
            self.items.prove_above(&id);
        }
        let is_in_sight = sources.scopes[scope].traits.values().any(|known| *known == id);
        let is_const = matches!(item, syn::Item::Const(_));
        let Some(named) = self.trait_path(scope, &id).filter(|_| is_in_sight || !is_const) else {
            let (what, instead) = match sources.traits.contains_key(&id) {
                true => ("has no name here", "bring the trait with `use`"),
                false => (
                    "stands in another `#[flatten] mod`",
                    "call it in a function beside the trait, and that one here",
                ),
            };
            self.unsupported(span, &format!("`{name}` of `{value}`, whose trait {what},"), instead);
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

    /// What `<Type as Trait>::name` means, and `Trait::name` of a type. Of code from elsewhere it was looked at there.
    pub(in crate::front) fn named_by_trait(
        &self,
        of: &Term,
        trait_path: &syn::Path,
        name: &str,
    ) -> Option<usize> {
        let id = self.items.trait_named(self.env, trait_path)?;
        self.given_by(&self.infer.shallow(of), id, name)
    }

    /// What a trait gives to a type by a name. `&Type` has traits of its own.
    pub(super) fn given_by(&self, of: &Term, id: &str, name: &str) -> Option<usize> {
        if let Term::Struct(of) = of {
            let owner = self.items.struct_items[of.0 as usize];
            let has = self.is_from_elsewhere() || self.items.has_trait(owner, id);
            return self.items.members.of_trait(owner, id, name).filter(|_| has);
        }
        let value = value_name(of)?;
        let sources = self.items.sources;
        let has = self.is_from_elsewhere() || self.items.value_has_trait(value, id);
        let is_it = |index: &usize| {
            let item = &sources.items[*index].item;
            mark(item).as_deref() == Some(id) && (has || !is_of_trait(item))
        };
        let found =
            self.items.members.of_value(value, name).iter().copied().collect::<Option<Vec<usize>>>()?;
        let mut found: Vec<usize> = found.into_iter().filter(is_it).collect();
        found.pop().filter(|_| found.is_empty())
    }

    fn is_from_elsewhere(&self) -> bool {
        let Env::User(scope) = self.env else { return true };
        self.items.sources.scopes[scope].module.is_none()
    }

    /// A call of `<Type as Trait>::name(..)`, or of `Trait::name(value, ..)`; nothing if the path is none of these.
    pub(in crate::front) fn call_by_trait(
        &mut self,
        call: &syn::ExprCall,
        func: &syn::ExprPath,
    ) -> Option<Expr> {
        let span = proofs::span(&func.path);
        let (trait_path, name) = split(&func.path)?;
        self.items.trait_named(self.env, &trait_path)?;
        let Some(qself) = &func.qself else {
            return Some(self.call_of_first(call, &trait_path, &name, span));
        };
        if qself.position + 1 != func.path.segments.len() {
            return None;
        }
        let of = self.items.term(self.env, &qself.ty, Some(&mut self.infer));
        let args = call.args.iter();
        Some(match self.named_by_trait(&of, &trait_path, &name).filter(|index| self.is_function(*index)) {
            Some(index) => self.call_item(index, (&name, &syn::PathArguments::None), None, args, span),
            None => {
                self.skip(args, span);
                self.not_given(&name, span)
            }
        })
    }

    /// `Trait::name(value, ..)`, of the value's type; what takes functions is called by the type's name.
    fn call_of_first(
        &mut self,
        call: &syn::ExprCall,
        trait_path: &syn::Path,
        name: &str,
        span: Span,
    ) -> Expr {
        let (mut all, mut before) = (Vec::new(), Vec::new());
        for arg in &call.args {
            let arg = self.argument(arg, &mut all, &mut before);
            all.push(arg);
        }
        self.settle();
        let first = all.first().map(|first| self.infer.shallow(&first.ty));
        let (is_reference, of) = match first {
            Some(Term::Ref(_, to)) => (true, self.infer.shallow(&to)),
            Some(of) => (false, of),
            None => (false, Term::Error),
        };
        let index = self.named_by_trait(&of, trait_path, name);
        let sources = self.items.sources;
        // The value that has the trait is what stands before the dot, behind no more references than are asked for.
        let is_plain = |index: &usize| match &sources.items[*index].item {
            syn::Item::Fn(item) => {
                let is_plain = !generics::has_parameters(item) && !takers::takes_functions(item);
                is_plain && self.takes_self(*index)
            }
            _ => false,
        };
        let id = index.filter(is_plain).and_then(|index| self.items.callee(index, span));
        let takes = |id: &FnId| self.items.heads[id.0 as usize].params[0].ty.has_reference() == is_reference;
        match id.filter(takes) {
            Some(id) => self.call_with(id, name, 0, all, before, span),
            None => {
                all.iter().for_each(|arg| self.infer.poison(&arg.ty));
                self.not_given(name, span)
            }
        }
    }

    fn is_function(&self, index: usize) -> bool {
        matches!(self.items.sources.items[index].item, syn::Item::Fn(_))
    }

    fn not_given(&mut self, name: &str, span: Span) -> Expr {
        let what = format!("`{name}`, which is not known to be a trait's for this type,");
        let instead = "write the trait, those above it and their `impl` blocks in one `#[flatten] mod`";
        self.unsupported(span, &what, instead)
    }

    /// What a trait is called in a scope.
    pub(super) fn trait_path(&self, scope: usize, id: &str) -> Option<syn::Path> {
        let sources = self.items.sources;
        let known = sources.scopes[scope].traits.iter().find(|(_, known)| *known == id);
        known.and_then(|(name, _)| syn::parse_str(name).ok()).or_else(|| {
            // One that stands in another tree is not known.
            let home = sources.traits.get(id)?.scope;
            let (name, _) = id.split_once("::")?.1.split_once('#')?;
            sources.path_between(scope, home, name)
        })
    }

    /// Sees to it that a member which a trait gives to a struct is the one that is meant here; false if that is not known, which
    /// is reported. What no trait gives is nobody's else.
    pub(in crate::front) fn is_meant(&mut self, of: StructId, index: usize, name: &str, span: Span) -> bool {
        let sources = self.items.sources;
        let item = &sources.items[index].item;
        let Some(id) = mark(item) else {
            let is_path = name.contains("::");
            return is_path || self.is_of_type(&Term::Struct(of), name, None, span);
        };
        let Env::User(scope) = self.env else { return true };
        if self.items.prove(self.env).is_none() {
            return true;
        }
        let owner = self.items.struct_items[of.0 as usize];
        let ty = self.type_name(&Term::Struct(of));
        let plain = name.rsplit("::").next().unwrap_or(name);
        if plain == name && !self.is_of_type(&Term::Struct(of), name, Some(&id), span) {
            return false;
        }
        // What stands in a block is what it is; what the trait writes may name what those above it give.
        if is_of_trait(item) && !self.items.has_trait(owner, &id) {
            let what = format!("`{plain}`, of a trait that `{ty}` has not beside it,");
            let instead = "write the trait, those above it and their `impl` blocks in one `#[flatten] mod`";
            self.unsupported(span, &what, instead);
            return false;
        }
        if is_of_trait(item) {
            self.items.prove_above(&id);
        }
        if let syn::Item::Const(_) = item
            && !sources.scopes[scope].traits.values().any(|known| *known == id)
        {
            let what = format!("`{name}`, of a trait that has no name here,");
            let instead = format!("bring the trait with `use`, or write `<{ty} as Trait>::{plain}`");
            self.unsupported(span, &what, &instead);
            return false;
        }
        let named = self.trait_path(scope, &id);
        if !sources.traits.contains_key(&id) && named.is_none() {
            let what = format!("`{plain}` of `{ty}`, whose trait stands in another `#[flatten] mod`,");
            self.unsupported(span, &what, "call it in a function beside the trait, and that one here");
            return false;
        }
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

    /// The struct that a path before a member's name means.
    pub(in crate::front) fn struct_before(&mut self, index: usize) -> Option<StructId> {
        let owner = self.items.sources.items[index].owner?;
        let owner = self.items.sources.target(owner);
        match self.items.item_type(owner, Span::call_site()) {
            Term::Struct(id) => Some(id),
            _ => None,
        }
    }

    /// True if a type has the traits that a type parameter is bound by; false if not, which is reported.
    pub(in crate::front) fn has_traits(
        &mut self,
        term: &Term,
        traits: &[String],
        param: &str,
        span: Span,
    ) -> bool {
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
        if has {
            traits.iter().for_each(|id| self.items.prove_above(id));
        } else {
            let ty = self.type_name(&term);
            let what = match generics::is_unnamed_text(param) {
                true => format!("a value of type `{ty}`, known by a trait of your own,"),
                false => format!("`{ty}` as `{param}`, which is bound by a trait of your own,"),
            };
            let instead = "give it what has an `impl` block of the trait, and of those above it, in the same `#[flatten] mod`, and \
                           nothing of the same names itself, or what that calls: `fn sin(self) -> f32 { f32::sin(self) }`";
            self.unsupported(span, &what, instead);
        }
        has
    }
}

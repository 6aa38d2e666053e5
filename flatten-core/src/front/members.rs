//! What inherent `impl` blocks give to structs, and calls of it.

use super::Sources;
use super::body::Body;
use super::draft::{Expr, Kind, Place, Stmt};
use super::indexed::INDEX_MUT;
use super::infer::{Borrow, Term};
use super::items::Env;
use super::{generics, known, overloads, sources, takers, traits};
use crate::diag::codes;
use crate::hir::StructId;
use proc_macro2::Span;
use quote::ToTokens;
use rustc_hash::FxHashMap;

/// The functions and consts of structs: of each struct's item and name, the item that is meant.
#[derive(Default)]
pub(super) struct Members {
    map: FxHashMap<(usize, String), Option<usize>>,
    /// What traits of the user's own give to structs, by the ids of the traits.
    of_traits: FxHashMap<(usize, String, String), Option<usize>>,
    /// The same by their names.
    by_traits: FxHashMap<(usize, String), Vec<Option<usize>>>,
    /// What traits of the user's own give to numbers and vectors, by their names.
    of_values: FxHashMap<(String, String), Vec<Option<usize>>>,
    /// The functions of operators, with their traits; `None` where a `cfg` may take one away.
    operators: FxHashMap<usize, Vec<(String, Option<usize>)>>,
}

impl Members {
    /// Those of which the sources have one. What a `cfg` may take away means nothing here.
    pub(super) fn of(sources: &Sources) -> Members {
        let mut members = Members::default();
        for (index, source) in sources.items.iter().enumerate() {
            let Some(name) = sources::name_of(&source.item) else { continue };
            if source.owner.is_none()
                && let Some(value) = traits::value_of(&source.item)
            {
                let known = is_certain(&source.item).then_some(index);
                members.of_values.entry((value, name)).or_default().push(known);
                continue;
            }
            let Some(owner) = source.owner else { continue };
            let known = is_certain(&source.item).then_some(index);
            if let Some(operator) = overloads::trait_of(&source.item) {
                members.operators.entry(sources.target(owner)).or_default().push((operator, known));
                continue;
            }
            if let Some(id) = traits::mark(&source.item) {
                let owner = sources.target(owner);
                let of = members.of_traits.entry((owner, id, name.clone()));
                of.and_modify(|other| *other = None).or_insert(known);
                members.by_traits.entry((owner, name)).or_default().push(known);
                continue;
            }
            members
                .map
                .entry((sources.target(owner), name))
                .and_modify(|other| *other = None)
                .or_insert(known);
        }
        members
    }

    /// The item that `Type::name` means: the struct's own, or that of the one trait that gives it.
    pub(super) fn get(&self, owner: usize, name: &str) -> Option<usize> {
        let key = (owner, name.to_owned());
        if let Some(own) = self.map.get(&key) {
            return *own;
        }
        match self.by_traits.get(&key)?[..] {
            [one] => one,
            _ => None,
        }
    }

    /// True if a trait gives a struct a method of this name that takes `self` by value.
    fn is_given_by_value(&self, sources: &Sources, owner: usize, name: &str) -> bool {
        let given = self.by_traits.get(&(owner, name.to_owned())).into_iter().flatten().flatten();
        let by_value = |index: &usize| match &sources.items[*index].item {
            syn::Item::Fn(item) => {
                item.sig.receiver().is_some_and(|receiver| matches!(receiver.kind, syn::ReceiverKind::Value))
            }
            _ => false,
        };
        given.into_iter().any(by_value)
    }

    /// The item of this name that a trait gives to a struct.
    pub(super) fn of_trait(&self, owner: usize, id: &str, name: &str) -> Option<usize> {
        self.of_traits.get(&(owner, id.to_owned(), name.to_owned())).copied().flatten()
    }

    /// The items of this name that traits give to a number or a vector.
    pub(super) fn of_value(&self, value: &str, name: &str) -> &[Option<usize>] {
        if self.of_values.is_empty() {
            return &[];
        }
        self.of_values.get(&(value.to_owned(), name.to_owned())).map_or(&[], Vec::as_slice)
    }

    /// The functions of a struct's `impl` blocks of an operator.
    pub(super) fn operators(&self, owner: usize, name: &str) -> impl Iterator<Item = Option<usize>> {
        let all = self.operators.get(&owner).into_iter().flatten();
        all.filter(move |(operator, _)| operator == name).map(|(_, index)| *index)
    }

    /// The names that a struct has.
    fn names(&self, owner: usize) -> impl Iterator<Item = &String> {
        let own = self.map.iter().filter(|(_, index)| index.is_some()).map(|(key, _)| key);
        let given = self.by_traits.iter().filter(|(_, known)| known.iter().all(Option::is_some));
        let all = own.chain(given.map(|(key, _)| key));
        all.filter(move |(of, _)| *of == owner).map(|(_, name)| name)
    }
}

/// True of an item that no `cfg` may take away and that can be read.
fn is_certain(item: &syn::Item) -> bool {
    !is_conditional(item) && !traits::is_unread(item)
}

fn is_conditional(item: &syn::Item) -> bool {
    let attrs = match item {
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Const(item) => &item.attrs,
        _ => return false,
    };
    attrs.iter().any(|attr| attr.path().is_ident("cfg") || attr.path().is_ident("cfg_attr"))
}

impl Body<'_, '_> {
    /// `receiver.name(args)` of a struct.
    pub(super) fn call_member<'e>(
        &mut self,
        id: StructId,
        receiver: Expr,
        (name, given): (&str, &syn::PathArguments),
        args: impl ExactSizeIterator<Item = &'e syn::Expr>,
        span: Span,
    ) -> Expr {
        let owner = self.items.struct_items[id.0 as usize];
        let function = self.items.members.get(owner, name).filter(|index| self.takes_self(*index));
        let Some(function) = function else {
            self.skip(args, span);
            return self.unknown_member(id, name, span);
        };
        if !self.is_meant(id, function, name, span) {
            return self.skip(args, span);
        }
        let sources = self.items.sources;
        let source = &sources.items[function];
        let syn::Item::Fn(item) = &source.item else { unreachable!("it takes `self`") };
        let taken = match takers::takes_functions(item) || generics::has_parameters(item) {
            true => self.items.receiver_type(Env::User(source.scope), item),
            false => match self.items.callee(function, span) {
                Some(id) => self.items.heads[id.0 as usize].params[0].ty.clone(),
                None => return self.skip(args, span),
            },
        };
        if matches!(taken, Term::Ref(..)) && self.items.members.is_given_by_value(sources, owner, name) {
            self.infer.poison(&receiver.ty);
            self.skip(args, span);
            let what = format!("`{name}`, which a trait gives too, by value,");
            return self.unsupported(span, &what, "give one of them another name");
        }
        self.prove_member(id, &receiver.ty, &taken, name, span);
        let mut stmts = Vec::new();
        let receiver = self.receiver(receiver, taken, &mut stmts);
        let call = self.call_item(function, (name, given), Some(receiver), args, span);
        self.in_block(stmts, call)
    }

    pub(super) fn takes_self(&self, index: usize) -> bool {
        match &self.items.sources.items[index].item {
            syn::Item::Fn(item) => item.sig.receiver().is_some(),
            _ => false,
        }
    }

    /// What stands before the dot as the method takes it: the value, or a place. A value that no variable holds
    /// gets one, as in Rust.
    pub(super) fn receiver(&mut self, receiver: Expr, taken: Term, stmts: &mut Vec<Stmt>) -> Expr {
        let found = self.infer.target(&receiver.ty);
        match taken {
            Term::Ref(Borrow::Mut, _) => {
                let span = receiver.span;
                let place = self.kept_place(&receiver, stmts);
                if place.is_none() && self.is_of_reference(&receiver) {
                    return self.unsupported(span, INDEX_MUT.0, INDEX_MUT.1);
                }
                let place = place.unwrap_or_else(|| {
                    let local = self.declare(String::new(), found.clone(), true, span);
                    stmts.push(Stmt::Let(local, Some(receiver)));
                    Place { local, path: Vec::new() }
                });
                self.make(Kind::Borrow(place), found.borrowed(Borrow::Mut), span)
            }
            Term::Ref(borrow, _) => self.retyped(receiver, found.borrowed(borrow)),
            _ => self.retyped(receiver, found),
        }
    }

    /// The names that `impl` blocks give to a struct.
    pub(super) fn member_names(&self, ty: &Term) -> Vec<String> {
        match ty {
            Term::Struct(id) => {
                self.items.members.names(self.items.struct_items[id.0 as usize]).cloned().collect()
            }
            _ => Vec::new(),
        }
    }

    fn unknown_member(&mut self, id: StructId, name: &str, span: Span) -> Expr {
        let names = self.member_names(&Term::Struct(id));
        let near = known::near(name, names.iter().filter(|known| *known != name));
        let ty = self.type_name(&Term::Struct(id));
        let instead = format!("write the method in an `impl {ty}` that `#[flatten]` sees");
        let diag = self.error(span, &codes::UNKNOWN_METHOD).with("type", ty).with("name", name);
        diag.with("near", near).with("instead", instead);
        Expr::error(span)
    }

    /// The references that a type is behind, from the outside inwards.
    pub(super) fn borrows(&self, ty: &Term) -> Vec<Borrow> {
        let mut borrows = Vec::new();
        let mut ty = self.infer.shallow(ty);
        while let Term::Ref(borrow, to) = ty {
            borrows.push(borrow);
            ty = self.infer.shallow(&to);
        }
        borrows
    }

    /// True of what several shared references stand before.
    pub(super) fn is_behind_references(&self, ty: &Term) -> bool {
        let borrows = self.borrows(ty);
        borrows.len() > 1 && borrows.iter().all(|borrow| *borrow == Borrow::Shared)
    }

    /// The same for a method that Rust or glam gives to `ty`, which takes it by `taken`: behind references the user's traits are
    /// looked at first.
    pub(super) fn prove_way(
        &mut self,
        receiver: &Term,
        ty: &Term,
        taken: Option<Borrow>,
        name: &str,
        span: Span,
    ) {
        let is_one = matches!(ty, Term::Value(_) | Term::Int(_)) || self.items.columns(ty).is_some();
        if is_one {
            self.prove_steps(ty, receiver, taken, name, span);
        }
    }

    /// The same for any type; false if it has no name here, so that nothing is asked.
    pub(super) fn prove_steps(
        &mut self,
        ty: &Term,
        receiver: &Term,
        taken: Option<Borrow>,
        name: &str,
        span: Span,
    ) -> bool {
        let Env::User(scope) = self.env else { return true };
        let probes = probes(&self.borrows(receiver), taken);
        if probes.is_empty() || self.items.prove(self.env).is_none() {
            return true;
        }
        let ty = self.or_default(ty);
        let Some(of) = self.written(scope, &ty, span) else { return false };
        let proofs = self.items.prove(self.env).expect("asked above");
        for (receiver, before) in probes {
            proofs.of_member(&of, &receiver, &before, name, span);
        }
        true
    }

    /// A trait in the user's scope may give a method of the same name that Rust prefers; rustc checks that there is
    /// none, for which the type must have a name here.
    fn prove_member(&mut self, id: StructId, receiver: &Term, taken: &Term, name: &str, span: Span) {
        let Env::User(scope) = self.env else { return };
        if self.items.prove(self.env).is_none() {
            return;
        }
        let borrows = self.borrows(receiver);
        let taken = match taken {
            Term::Ref(borrow, _) => Some(*borrow),
            _ => None,
        };
        let owner = self.items.struct_items[id.0 as usize];
        let path = self.items.sources.type_path(scope, owner);
        let probes = probes(&borrows, taken);
        if probes.is_empty() {
            return;
        }
        match path {
            Some(path) => {
                let proofs = self.items.prove(self.env).expect("asked above");
                let path = path.to_token_stream();
                for (receiver, before) in probes {
                    proofs.of_member(&path, &receiver, &before, name, span);
                }
            }
            None => {
                let ty = self.type_name(&Term::Struct(id));
                self.error(span, &codes::UNNAMED_TYPE).with("type", ty).with("name", name);
            }
        }
    }
}

/// Receivers, and for each the last type that Rust looks for a method with before it goes behind the next reference, or comes to
/// an inherent method that takes `taken`. Types are given by the references around the struct. Each is asked about alone: what
/// is borrowed behind a shared reference cannot be borrowed `mut`, and nothing can be moved from there.
fn probes(receiver: &[Borrow], taken: Option<Borrow>) -> Vec<(Vec<Borrow>, Vec<Borrow>)> {
    let mut probes = Vec::new();
    for step in 0..=receiver.len() {
        let by_value = receiver[step..].to_vec();
        let behind = |borrow| [&[borrow], by_value.as_slice()].concat();
        let mut before = None;
        for candidate in [by_value.clone(), behind(Borrow::Shared), behind(Borrow::Mut)] {
            if candidate == taken.as_slice() {
                probes.extend(before.map(|before| (by_value, before)));
                return probes;
            }
            before = Some(candidate);
        }
        probes.extend(before.map(|before| (by_value, before)));
    }
    probes
}

#[cfg(test)]
mod tests {
    use super::Borrow::{Mut, Shared};
    use super::probes;

    #[test]
    fn the_step_before_is_where_another_method_may_be_found() {
        assert_eq!(probes(&[], None), []);
        assert_eq!(probes(&[], Some(Shared)), [(vec![], vec![])]);
        assert_eq!(probes(&[], Some(Mut)), [(vec![], vec![Shared])]);
        assert_eq!(probes(&[Shared], Some(Shared)), []);
        assert_eq!(probes(&[Shared], None), [(vec![Shared], vec![Mut, Shared])]);
        assert_eq!(probes(&[Mut], Some(Mut)), []);
        assert_eq!(probes(&[Mut], Some(Shared)), [(vec![Mut], vec![Mut, Mut]), (vec![], vec![])]);
        assert_eq!(probes(&[Mut], None), [(vec![Mut], vec![Mut, Mut])]);
        let twice = (vec![Shared, Shared], vec![Mut, Shared, Shared]);
        assert_eq!(probes(&[Shared, Shared], None), [twice.clone(), (vec![Shared], vec![Mut, Shared])]);
        assert_eq!(probes(&[Shared, Shared], Some(Shared)), [twice]);
    }
}

//! What the marked functions of a module use that stands outside of it.
//!
//! A name that a module does not have comes from outside only if a `use` or a path can bring it from there: all else
//! is a mistake, which the front end reports.

use super::super::item;
use super::super::paths::{self, FreePath};
use super::super::source::{Closure, Entry};
use super::tree::{CRATES, Module, Tree};
use crate::front::proofs::plain_name;
use crate::front::{self, Sources, sources, traits};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::Visit;

/// A path that means an item elsewhere, and the module in which it is written.
pub(super) struct Outside {
    pub(super) module: usize,
    /// The items that use it.
    pub(super) users: Vec<usize>,
    pub(super) path: FreePath,
}

impl Outside {
    /// The names of the module below the outermost, the path, and where it is written.
    pub(super) fn asked<'a>(&'a self, tree: &'a Tree) -> (&'a [String], &'a str, Span) {
        (&tree.module_at(self.module).path, &self.path.text, self.path.last().span())
    }
}

/// What a path of an item means.
pub(super) enum Meaning {
    /// An item of the tree.
    Item(usize),
    /// An item elsewhere.
    Outside,
}

impl Tree {
    /// What the items reach outside, each once, by module.
    pub(super) fn outside(&self, marked: impl Iterator<Item = usize>) -> Vec<Outside> {
        let mut found: Vec<Outside> = Vec::new();
        for index in self.reached(marked) {
            let module = self.module_of(index);
            for (path, meaning) in self.meanings(index) {
                if !matches!(meaning, Meaning::Outside) {
                    continue;
                }
                match found.iter_mut().find(|o| o.module == module && o.path.text == path.text) {
                    Some(known) => known.users.push(index),
                    None => found.push(Outside { module, users: vec![index], path }),
                }
            }
        }
        found.sort_by_key(|outside| outside.module);
        found
    }

    /// The items that the marked ones reach: what their paths mean, and the methods of the structs among them that
    /// are called by some name in them.
    pub(super) fn reached(&self, marked: impl Iterator<Item = usize>) -> Vec<usize> {
        let mut reached: Vec<usize> = marked.collect();
        let mut seen: BTreeSet<usize> = reached.iter().copied().collect();
        let mut words = BTreeMap::new();
        let mut next = 0;
        loop {
            while let Some(index) = reached.get(next).copied() {
                next += 1;
                if index >= self.own().len() {
                    continue;
                }
                let item = &self.sources.items[index].item;
                Words(&mut words).visit_item(item);
                let owner = self.sources.items[index].owner;
                let used = self.meanings(index).into_iter().filter_map(|(_, meaning)| match meaning {
                    Meaning::Item(index) => Some(index),
                    Meaning::Outside => None,
                });
                reached.extend(used.chain(owner).filter(|index| seen.insert(*index)));
            }
            let called = |(index, source): (usize, &crate::front::Source)| {
                let owner = source.owner.filter(|owner| seen.contains(owner));
                let is_member = owner.is_some() || traits::value_of(&source.item).is_some();
                let name = sources::name_of(&source.item);
                (is_member && name.is_some_and(|name| words.contains_key(&name))).then_some(index)
            };
            let called: Vec<usize> = self.sources.items.iter().enumerate().filter_map(called).collect();
            reached.extend(called.into_iter().filter(|index| seen.insert(*index)));
            if next == reached.len() {
                return reached;
            }
        }
    }

    /// What makes rustc check that the names which items use from globs are those that the globs bring, in modules that
    /// may have other items than those seen.
    pub(super) fn globs(&self, marked: impl Iterator<Item = usize>) -> Vec<(usize, TokenStream)> {
        let is_plain = |module: usize| {
            let module = self.module_at(module);
            module.globbed.is_empty() && module.globbed_traits.is_empty()
        };
        if (0..self.module_count()).all(is_plain) {
            return Vec::new();
        }
        let exported = (0..self.own().len()).filter(|index| self.is_exported(*index));
        let mut words = BTreeMap::new();
        for index in
            self.reached(marked.chain(exported)).into_iter().filter(|index| *index < self.own().len())
        {
            Words(&mut words).visit_item(&self.sources.items[index].item);
        }
        // Imports may begin with such a name too.
        let imports = (0..self.module_count()).flat_map(|module| &self.module_at(module).imports);
        for name in imports.flat_map(|import| &import.path) {
            if let (false, Ok(ident)) = (words.contains_key(name), syn::parse_str(name)) {
                words.insert(name.clone(), ident);
            }
        }
        let mut checks = Vec::new();
        for module in 0..self.module_count() {
            let named = self.module_at(module).globbed.iter();
            let named = named.filter_map(|(name, path)| Some((words.get(name)?.clone(), path)));
            for (name, path) in named.chain(self.traits_from_globs(module, &words)) {
                let Ok(path) = path.join("::").parse::<TokenStream>() else { continue };
                let check = quote! {
                    const _: () = {
                        #[allow(unused_imports)]
                        use self::*;
                        #[allow(unused_imports)]
                        use #path::*;
                        #[allow(unused_imports)]
                        use #name as __the_same;
                    };
                };
                checks.push((module, check));
            }
        }
        checks
    }

    /// The traits that globs bring to a module which may have others, as far as something of theirs is named, with the globs' paths.
    fn traits_from_globs(
        &self,
        module: usize,
        words: &BTreeMap<String, Ident>,
    ) -> Vec<(Ident, &Vec<String>)> {
        let found = self.module_at(module).globbed_traits.iter();
        let named = found.filter_map(|(name, path)| {
            let of = self.opened_trait(module, name)?;
            let given = of.items.iter().filter_map(traits::name_of);
            let word = given.chain([name.clone()]).find_map(|name| words.get(&name))?;
            Some((Ident::new(name, word.span()), path))
        });
        named.collect()
    }

    /// Adds what came from outside to the sources, and lets the paths mean it. False if somebody else reports why
    /// something is missing.
    pub(super) fn add_outside(
        &mut self,
        outside: &[Outside],
        closures: &[Closure],
        home: Span,
    ) -> syn::Result<bool> {
        let mut seen = BTreeSet::new();
        let sealed = closures.iter().flat_map(Closure::entries).filter(|e| seen.insert(e.id.as_str()));
        let entries: Option<Vec<Entry>> = sealed.map(|sealed| sealed.open(home)).collect();
        let entries = entries.unwrap_or_default();
        let more = item::sources_of(&entries, |_, entry| entry.item())?;
        let (items, scopes) = (self.sources.items.len(), self.sources.scopes.len());
        self.outside_ids = entries.into_iter().map(|entry| entry.id).collect();
        self.sources.items.extend(more.items.into_iter().map(|mut source| {
            source.scope += scopes;
            source.owner = source.owner.map(|owner| owner + items);
            source
        }));
        self.sources.scopes.extend(more.scopes.into_iter().map(|mut scope| {
            scope.types.values_mut().chain(scope.values.values_mut()).for_each(|index| *index += items);
            scope
        }));
        let mut complete = true;
        for (Outside { module, path, .. }, closure) in outside.iter().zip(closures) {
            if let Closure::Absent = closure {
                continue;
            }
            let at = self.outside_ids.iter().position(|id| Some(id.as_str()) == closure.id());
            let Some(index) = at.map(|at| at + items) else {
                complete = false;
                continue;
            };
            for scope in self.scopes_of(*module) {
                let Sources { items, scopes, .. } = &mut self.sources;
                scopes[scope].insert(&path.text, &items[index].item, index);
            }
        }
        Ok(complete)
    }

    /// What the paths of an item mean, as far as they mean items: the tree's own come first, whatever they are called.
    fn meanings(&self, index: usize) -> Vec<(FreePath, Meaning)> {
        let source = &self.sources.items[index];
        let mut found = Vec::new();
        // A struct with parameters is refused where it stands.
        let owner = source.owner.map(|owner| paths::parameters(&self.sources.items[owner].item));
        let is_parameter = |path: &FreePath| owner.iter().flatten().any(|name| *name == path.text);
        for path in paths::free_paths(&source.item).into_iter().filter(|path| !is_parameter(path)) {
            let inside = self.inside(source.scope, &path);
            if inside.is_empty()
                && let Some(path) = paths::item_of(path)
                && self.leads_out(self.module_of(index), &path)
            {
                found.push((path, Meaning::Outside));
            }
            found.extend(inside.into_iter().map(|(path, index)| (path, Meaning::Item(index))));
        }
        found
    }

    /// The item that a scope knows by a path, and the struct that it knows by the path's owner, as in `Ray::new`.
    pub(super) fn inside(&self, scope: usize, path: &FreePath) -> Vec<(FreePath, usize)> {
        let itself = self.sources.index(scope, &path.text).map(|index| (path.clone(), index));
        let itself = itself.filter(|(path, index)| path.may_mean(&self.sources.items[*index].item));
        let types = &self.sources.scopes[scope].types;
        let owner = path.owner().and_then(|owner| Some((types.get(&owner.text).copied()?, owner)));
        itself.into_iter().chain(owner.map(|(index, owner)| (owner, index))).collect()
    }

    fn leads_out(&self, module: usize, path: &FreePath) -> bool {
        let names: Vec<String> = path.path.segments.iter().map(|s| plain_name(&s.ident)).collect();
        path.path.leading_colon.is_some() || self.leaves(module, &names, &mut BTreeSet::new())
    }

    /// True if the path may lead out of the tree.
    fn leaves(&self, from: usize, path: &[String], seen: &mut BTreeSet<(usize, String)>) -> bool {
        let mut module = from;
        for (i, name) in path.iter().enumerate() {
            let last = i + 1 == path.len();
            match (name.as_str(), &self.module_at(module)) {
                ("self", _) => {}
                ("crate", _) => return true,
                ("super", Module { parent: Some(parent), .. }) => module = *parent,
                ("super", _) => return true,
                (name, inside) if !last && inside.child(name).is_some() => match inside.child(name).flatten()
                {
                    Some(child) => module = child,
                    None => return false,
                },
                (name, Module { names, .. }) if last && names.has(name) => return false,
                (name, _) => return (i == 0 && !last) || self.brings(module, name, seen),
            }
        }
        false
    }

    /// True if a `use` of the module may bring the name from outside.
    fn brings(&self, module: usize, name: &str, seen: &mut BTreeSet<(usize, String)>) -> bool {
        if !seen.insert((module, name.to_owned())) {
            return false;
        }
        let imports = &self.module_at(module).imports;
        let mut named = imports.iter().filter(|import| import.name.as_deref() == Some(name)).peekable();
        if named.peek().is_some() {
            return named.any(|import| !is_library(&import.path) && self.leaves(module, &import.path, seen));
        }
        // glam's other types are meant, and there is no hope for them.
        let hopeless = front::instead_of(name).is_some();
        let among_others = module == 0 && self.bare_root().is_some();
        (among_others && !hopeless)
            || imports.iter().filter(|import| import.name.is_none()).any(|glob| {
                match self.module(module, &glob.path) {
                    Some(inside) => self.brings(inside, name, seen),
                    None => !hopeless && !is_library(&glob.path),
                }
            })
    }
}

/// True of paths into libraries that have no sources.
pub(super) fn is_library(path: &[String]) -> bool {
    let first = path.iter().map(String::as_str).find(|name| *name != CRATES);
    matches!(first, Some("std" | "core" | "alloc" | "glam"))
        || path.last().is_some_and(|last| last == "prelude")
}

/// Every name in an item.
pub(super) struct Words<'a>(pub(super) &'a mut BTreeMap<String, Ident>);

impl<'ast> Visit<'ast> for Words<'_> {
    fn visit_ident(&mut self, name: &'ast Ident) {
        self.0.entry(name.to_string()).or_insert_with(|| name.clone());
    }
}

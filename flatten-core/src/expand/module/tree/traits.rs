//! Which traits of the user's own each module has a name for, before anything else is collected: blocks are read with them.
//!
//! `use super::Shape`, `use self::shapes::{Ball, Shape}`, `use shapes::*`, and what these show further. A trait that a `cfg` may take
//! away, or that one may bring, has no name.

use super::super::items;
use super::collect::{flatten_use, other_of};
use super::{Around, CRATES, How, Import, Seen};
use crate::front::sources;
use std::collections::{BTreeMap, BTreeSet};
use syn::{Attribute, Item, ItemMod, ItemTrait};

/// Traits by what they are called in a module: the modules that they stand in, and their items.
pub(super) type Traits = BTreeMap<String, (usize, ItemTrait)>;

/// What a module has of traits, and which of them globs bring, with the paths of the globs.
#[derive(Default)]
pub(super) struct Known {
    pub(super) traits: Traits,
    pub(super) globbed: Vec<(String, Vec<String>)>,
}

/// A module while it is looked at.
#[derive(Default)]
struct Scanned {
    parent: Option<usize>,
    /// The modules inside by their names, `None` of several.
    children: BTreeMap<String, Option<usize>>,
    /// The names that its own items and its `use`s give.
    taken: BTreeSet<String>,
    imports: Vec<Import>,
    known: Known,
}

/// What each module of a tree knows, in the order in which they are collected.
pub(super) fn known(root: &ItemMod, around: Around) -> Vec<Known> {
    let mut scanner = Scanner { around, modules: Vec::new() };
    scanner.module(root, None);
    while scanner.follow() {}
    scanner.modules.into_iter().map(|module| module.known).collect()
}

struct Scanner {
    around: Around,
    modules: Vec<Scanned>,
}

impl Scanner {
    fn module(&mut self, item: &ItemMod, parent: Option<usize>) -> usize {
        let number = self.modules.len();
        self.modules.push(Scanned { parent, ..Scanned::default() });
        if let Some((_, items)) = &item.content {
            self.items(number, items);
        }
        number
    }

    fn items(&mut self, number: usize, items: &[Item]) {
        for item in items {
            let name = sources::name_of(item).or_else(|| other_of(item));
            self.modules[number].taken.extend(name);
            match item {
                Item::Trait(item) if is_sure(&item.attrs) => {
                    let name = item.ident.to_string();
                    self.modules[number].known.traits.insert(name, (number, item.clone()));
                }
                Item::Use(item) => {
                    let how = How { seen: Seen::Within(number), conditional: !is_sure(&item.attrs) };
                    let mut path: Vec<String> =
                        item.leading_colon.iter().map(|_| CRATES.to_owned()).collect();
                    let imports = &mut self.modules[number].imports;
                    let before = imports.len();
                    flatten_use(&item.tree, &mut path, how, imports);
                    let names = imports[before..].iter().filter_map(|import| import.name.clone());
                    let names: Vec<String> = names.collect();
                    self.modules[number].taken.extend(names);
                }
                Item::Mod(inner) if inner.content.is_some() => {
                    let name = inner.ident.to_string();
                    let means = self.module(inner, Some(number));
                    let children = &mut self.modules[number].children;
                    let means = (!children.contains_key(&name)).then_some(means);
                    children.insert(name, means);
                }
                Item::Macro(item) if matches!(self.around, Around::Nothing | Around::Files) => {
                    if let Some((items, _)) = items::opened(&item.mac) {
                        self.items(number, &items);
                    }
                }
                _ => {}
            }
        }
    }

    /// Brings what `use`s bring; false if there was nothing new.
    fn follow(&mut self) -> bool {
        let mut new = false;
        for number in 0..self.modules.len() {
            let mut brought = Vec::new();
            for Import { path, name, how } in &self.modules[number].imports {
                let (from, last) = match name {
                    Some(_) => path.split_at(path.len().saturating_sub(1)),
                    None => (path.as_slice(), &[][..]),
                };
                let Some(from) = self.meant(number, from).filter(|from| *from != number) else { continue };
                if how.conditional {
                    continue;
                }
                let known = &self.modules[from].known.traits;
                match (name, last) {
                    (Some(name), [last]) => {
                        brought.extend(known.get(last).map(|of| (name.clone(), of.clone(), None)));
                    }
                    _ => {
                        // What has a name here comes first.
                        let taken = &self.modules[number].taken;
                        let all = known.iter().filter(|(name, _)| !taken.contains(*name));
                        brought.extend(all.map(|(name, of)| (name.clone(), of.clone(), Some(path.clone()))));
                    }
                }
            }
            let own = &mut self.modules[number].known;
            for (name, of, glob) in brought {
                if !own.traits.contains_key(&name) {
                    own.globbed.extend(glob.map(|path| (name.clone(), path)));
                    own.traits.insert(name, of);
                    new = true;
                }
            }
        }
        new
    }

    /// The module that a path means.
    fn meant(&self, from: usize, path: &[String]) -> Option<usize> {
        path.iter().enumerate().try_fold(from, |module, (i, name)| match name.as_str() {
            "self" => Some(module),
            "crate" if i == 0 && self.around == Around::Nothing => Some(0),
            "super" => self.modules[module].parent,
            name => self.modules[module].children.get(name).copied().flatten(),
        })
    }
}

fn is_sure(attrs: &[Attribute]) -> bool {
    !attrs.iter().any(|attr| attr.path().is_ident("cfg") || attr.path().is_ident("cfg_attr"))
}

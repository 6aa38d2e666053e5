//! What the names of a module mean: its own items, and what its `use`s bring from other modules of the tree.

use super::super::super::paths;
use super::super::outside::is_library;
use super::{Around, Block, CRATES, Import, Module, Named, Seen, Tree};
use crate::front::proofs::plain_name;
use crate::front::{self, Scope, Source, traits};
use std::collections::{BTreeMap, BTreeSet};
use syn::Visibility;

impl Tree {
    /// Follows every `use` that stays inside, until nothing new is found.
    pub(super) fn import(&mut self) {
        self.modules[0].open |= self.around == Around::Items;
        let mut changed = true;
        while changed {
            changed = false;
            for number in 0..self.modules.len() {
                for Brought { name, target, seen, glob } in self.imported(number) {
                    let module = &mut self.modules[number];
                    let (to, known) = (name.clone(), &mut module.names);
                    let new = match target {
                        Target::Type(means) => add_new(&mut known.types, to, Named { means, seen }),
                        Target::Value(means) => add_new(&mut known.values, to, Named { means, seen }),
                        Target::Module(means) => add_new(&mut module.children, to, Named { means, seen }),
                    };
                    if new && module.open {
                        module.globbed.extend(glob.map(|path| (name, path)));
                    }
                    changed |= new;
                }
            }
        }
    }

    /// What the `use`s of a module bring, as far as is known. A glob yields to names, and to those that another `use`
    /// brings from who knows where.
    fn imported(&self, number: usize) -> Vec<Brought> {
        let mut out = Vec::new();
        let imports = &self.modules[number].imports;
        for Import { path, name, how } in imports {
            let Some(name) = name else { continue };
            let targets = [
                self.type_item(number, path).map(Target::Type),
                self.value_item(number, path).map(Target::Value),
                self.child(number, path).map(Target::Module),
            ];
            let sure = !how.conditional || only(imports, name);
            out.extend(targets.into_iter().flatten().map(|target| {
                let (name, target) = (name.clone(), target.known_if(sure));
                Brought { name, target, seen: how.seen, glob: None }
            }));
        }
        let taken: BTreeSet<&str> = imports.iter().filter_map(|import| import.name.as_deref()).collect();
        for Import { path, how, .. } in imports.iter().filter(|import| import.name.is_none()) {
            let Some(from) = self.module(number, path).filter(|from| *from != number) else { continue };
            let Module { names, children, .. } = &self.modules[from];
            let types = names.types.iter().map(|(name, it)| (name, it.seen, Target::Type(it.means)));
            let values = names.values.iter().map(|(name, it)| (name, it.seen, Target::Value(it.means)));
            let modules = children.iter().map(|(name, it)| (name, it.seen, Target::Module(it.means)));
            let all = types.chain(values).chain(modules);
            let brought =
                all.filter(|(name, seen, _)| self.is_seen(number, *seen) && !taken.contains(name.as_str()));
            out.extend(brought.map(|(name, own, target)| {
                let (name, target) = (name.clone(), target.known_if(!how.conditional));
                Brought { name, target, seen: self.narrower(own, how.seen), glob: Some(path.clone()) }
            }));
        }
        out
    }

    /// Where what a module shows by this visibility is seen.
    pub(super) fn seen(&self, module: usize, vis: &Visibility) -> Seen {
        let Visibility::Restricted(vis) = vis else {
            return match vis {
                Visibility::Public(_) => Seen::Everywhere,
                _ => Seen::Within(module),
            };
        };
        let mut at = Some(module);
        for segment in &vis.path.segments {
            at = match plain_name(&segment.ident).as_str() {
                "crate" if vis.path.segments.len() == 1 => None,
                "self" | "crate" => at,
                "super" => at.and_then(|at| self.modules[at].parent),
                // It stands around the module; where the crate begins is not known.
                name => {
                    self.around(module).find(|at| self.modules[*at].path.last().is_some_and(|n| n == name))
                }
            };
        }
        at.map_or(Seen::Everywhere, Seen::Within)
    }

    /// True if an item sees a field of a struct: both of the tree, or the field is visible everywhere.
    pub(in super::super) fn reaches(&self, from: usize, of: usize, vis: &Visibility) -> bool {
        match vis {
            Visibility::Public(_) => true,
            _ if of >= self.own().len() => false,
            vis => self.is_seen(self.module_of(from), self.seen(self.module_of(of), vis)),
        }
    }

    /// The tree's own structs of these names, and those that their fields hold.
    pub(in super::super) fn structs_with(&self, names: &BTreeSet<String>) -> Vec<usize> {
        let is_named = |index: &usize| names.contains(&self.item_name(*index));
        let is_struct = |index: &usize| {
            matches!(self.sources.items[*index].item, syn::Item::Struct(_) | syn::Item::Enum(_))
        };
        let mut found: BTreeSet<usize> = (0..self.own().len()).filter(is_struct).filter(is_named).collect();
        let mut next: Vec<usize> = found.iter().copied().collect();
        while let Some(index) = next.pop() {
            let Source { item, scope, .. } = &self.sources.items[index];
            let types = &self.sources.scopes[*scope].types;
            let held = paths::free_paths(item).into_iter().filter_map(|path| types.get(&path.text).copied());
            let held = held.map(|index| self.sources.target(index));
            let own = held.filter(|index| *index < self.own().len() && is_struct(index));
            next.extend(own.filter(|index| found.insert(*index)));
        }
        found.into_iter().collect()
    }

    /// The module and those around it, from the inside outwards.
    fn around(&self, module: usize) -> impl Iterator<Item = usize> {
        std::iter::successors(Some(module), |at| self.modules[*at].parent)
    }

    pub(super) fn is_seen(&self, from: usize, seen: Seen) -> bool {
        match seen {
            Seen::Everywhere => true,
            Seen::Within(module) => self.around(from).any(|at| at == module),
        }
    }

    /// What is seen both ways: the `use` that shows it further stands in one of both.
    fn narrower(&self, a: Seen, b: Seen) -> Seen {
        match (a, b) {
            (Seen::Everywhere, seen) | (seen, Seen::Everywhere) => seen,
            (Seen::Within(a), Seen::Within(b)) if self.around(a).any(|at| at == b) => Seen::Within(a),
            (Seen::Within(_), seen) => seen,
        }
    }

    /// The type that a path means; `Some(None)` if it is one of several.
    pub(super) fn type_item(&self, from: usize, path: &[String]) -> Option<Option<usize>> {
        let (last, modules) = path.split_last()?;
        self.modules[self.module(from, modules)?].names.types.get(last).map(|name| name.means)
    }

    /// The function or constant that a path means; `Some(None)` if it is one of several.
    fn value_item(&self, from: usize, path: &[String]) -> Option<Option<usize>> {
        let (last, modules) = path.split_last()?;
        self.modules[self.module(from, modules)?].names.values.get(last).map(|name| name.means)
    }

    /// The module that a path to its name means; `Some(None)` if it is one of several.
    fn child(&self, from: usize, path: &[String]) -> Option<Option<usize>> {
        match path.split_last() {
            Some((last, modules)) if !matches!(last.as_str(), "self" | "super" | "crate") => {
                self.modules[self.module(from, modules)?].child(last)
            }
            _ => self.module(from, path).map(Some),
        }
    }

    /// What a path means that is no item which can be flattened, as far as that is certain.
    pub(in super::super) fn beyond(&self, from: usize, path: &[String]) -> Option<Beyond> {
        let (last, modules) = path.split_last()?;
        let Module { names, imports, children, .. } = &self.modules[from];
        if !modules.is_empty() {
            if let Some(module) = self.module(from, modules) {
                return self.modules[module].names.others.contains(last).then_some(Beyond::Other);
            }
            let is_crate = !children.contains_key(&modules[0]) && glams(path).is_some();
            return is_crate.then(|| Beyond::Glam(last.clone()));
        }
        if names.has(last) {
            return names.others.contains(last).then_some(Beyond::Other);
        }
        match imports.iter().find(|import| import.name.as_ref() == Some(last)) {
            Some(import) if import.how.conditional || import.path.len() == 1 => None,
            Some(import) => self.beyond(from, &import.path),
            // Of two globs that bring it, rustc takes none.
            None => {
                let mut globs = imports.iter().filter(|import| import.name.is_none());
                if front::is_known_type(last) || front::instead_of(last).is_some() {
                    let from_glam = globs.any(|glob| glams(&glob.path).is_some_and(<[_]>::is_empty));
                    return from_glam.then(|| Beyond::Glam(last.clone()));
                }
                globs.all(|glob| has_no_functions(&glob.path)).then_some(Beyond::Nothing)
            }
        }
    }

    /// The module that a path means.
    pub(in super::super) fn module(&self, from: usize, path: &[String]) -> Option<usize> {
        path.iter().try_fold(from, |module, name| match name.as_str() {
            "self" => Some(module),
            "crate" if self.around == Around::Nothing => Some(0),
            "super" => self.modules[module].parent,
            name => self.modules[module].child(name).flatten(),
        })
    }

    /// Fills the scopes of modules: every name of each, and every longer path that its items use.
    pub(super) fn name(&mut self) {
        for module in 0..self.modules.len() {
            for (home, of) in self.modules[module].traits.values().filter(|(home, _)| *home == module) {
                let known = traits::known(of, *home, |name| self.trait_id(*home, name));
                self.sources.traits.insert(self.id_of(*home, of), known);
            }
        }
        let known = |names: &BTreeMap<String, Named<Option<usize>>>| {
            names.iter().filter_map(|(name, it)| Some((name.clone(), it.means?))).collect()
        };
        for (module, Module { names, .. }) in self.modules.iter().enumerate() {
            self.sources.modules.push(self.modules[module].path.clone());
            let traits = self.modules[module].traits.keys();
            let traits =
                traits.filter_map(|name| Some((name.clone(), self.trait_id(module, name)?))).collect();
            self.sources.scopes.push(Scope {
                module: Some(module),
                traits,
                types: known(&names.types),
                values: known(&names.values),
                ..Scope::default()
            });
        }
        for index in 0..self.sources.items.len() {
            let Source { item, scope, .. } = &self.sources.items[index];
            let scope = *scope;
            for found in paths::free_paths(item).into_iter().filter(|p| p.path.leading_colon.is_none()) {
                let path: Vec<String> = found.path.segments.iter().map(|s| plain_name(&s.ident)).collect();
                self.name_path(scope, &path);
            }
        }
    }

    /// Adds what a path means to a scope, and what the path of its owner does, as in `shapes::Ray::new`.
    fn name_path(&mut self, scope: usize, path: &[String]) {
        for path in [path, &path[..path.len() - 1]].into_iter().filter(|path| path.len() > 1) {
            let (ty, value) = (self.type_item(scope, path), self.value_item(scope, path));
            let Scope { types, values, .. } = &mut self.sources.scopes[scope];
            types.extend(ty.flatten().map(|index| (path.join("::"), index)));
            values.extend(value.flatten().map(|index| (path.join("::"), index)));
        }
    }

    /// Gives each `impl` block its scope, in which `Self` is its struct, and each of its items its owner.
    pub(super) fn name_blocks(&mut self) {
        for number in 0..self.blocks.len() {
            let Block { module, owner, items, .. } = &self.blocks[number];
            let (module, items) = (*module, items.clone());
            let path: Vec<String> = owner.split("::").map(str::to_owned).collect();
            self.name_path(module, &path);
            let owner = self.type_item(module, &path).flatten();
            let scope = self.sources.add_scope(module, owner);
            (self.blocks[number].scope, self.blocks[number].of) = (scope, owner);
            if let Some((id, value, is_apart)) = self.blocks[number].of_trait.clone() {
                self.sources.has_trait(&id, owner, value, is_apart);
            }
            self.sources.items[items].iter_mut().for_each(|item| (item.scope, item.owner) = (scope, owner));
        }
    }
}

/// What stands where an item was meant.
#[derive(Clone, Debug)]
pub(in super::super::super) enum Beyond {
    /// An item of another kind.
    Other,
    /// What glam has by this name.
    Glam(String),
    /// Nothing, unless it is a type, a constant or a `vec3(..)` of a library.
    Nothing,
}

/// True of libraries that bring no functions by globs but those of glam that are known.
fn has_no_functions(path: &[String]) -> bool {
    let path = path.strip_prefix(&[CRATES.to_owned()]).unwrap_or(path);
    let is_std = matches!(path.first().map(String::as_str), Some("std" | "core" | "alloc"));
    glams(path).is_some() || is_std && path.last().is_some_and(|last| last == "consts" || last == "prelude")
}

/// What follows in a path that begins with glam, or with what brings it whole.
fn glams(path: &[String]) -> Option<&[String]> {
    let path = path.strip_prefix(&[CRATES.to_owned()]).unwrap_or(path);
    match path {
        [first, rest @ ..] if first == "glam" => Some(rest),
        [first, second, rest @ ..] if first == "flatten" && (second == "prelude" || second == "glam") => {
            Some(rest)
        }
        _ => None,
    }
}

/// What a `use` brings.
struct Brought {
    name: String,
    target: Target,
    seen: Seen,
    /// The path of the glob, if it is one.
    glob: Option<Vec<String>>,
}

enum Target {
    Type(Option<usize>),
    Value(Option<usize>),
    Module(Option<usize>),
}

impl Target {
    /// The target, or one of several.
    fn known_if(self, sure: bool) -> Target {
        match self {
            Target::Type(index) => Target::Type(index.filter(|_| sure)),
            Target::Value(index) => Target::Value(index.filter(|_| sure)),
            Target::Module(index) => Target::Module(index.filter(|_| sure)),
        }
    }
}

/// True if no other of the imports can bring the name.
fn only(imports: &[Import], name: &str) -> bool {
    let is_known =
        front::is_known_function(name) || front::is_known_type(name) || front::is_known_constant(name);
    let may_bring = |import: &&Import| match &import.name {
        Some(other) => other == name,
        None => is_known || !is_library(&import.path),
    };
    imports.iter().filter(may_bring).count() == 1
}

/// Adds a name unless it is there already; true if it is new.
fn add_new<T>(names: &mut BTreeMap<String, T>, name: String, target: T) -> bool {
    let new = !names.contains_key(&name);
    names.entry(name).or_insert(target);
    new
}

//! The items of a module and of the modules inside, with what each path means.

use super::super::paths;
use super::flatten_args;
use crate::front::{Scope, Source, Sources, sources};
use proc_macro2::{Span, TokenStream};
use std::collections::BTreeMap;
use syn::{Item, ItemImpl, ItemMod, UseTree};

/// What a path begins with that begins with `::`: it is the name of no module.
pub(super) const CRATES: &str = "::";

/// A module with all inside.
pub(super) struct Tree {
    /// Every function, struct and const; one scope per module, then one per `impl` block.
    pub(super) sources: Sources,
    /// The functions marked in `impl` blocks of traits, which get no twins.
    pub(super) in_traits: Vec<Span>,
    /// The ids of the items that came from outside; they stand behind the module's own.
    pub(super) outside_ids: Vec<String>,
    modules: Vec<Module>,
    blocks: Vec<Block>,
    around: Around,
    /// How many items are the module's own.
    own: usize,
}

/// Where what an item gains goes: to the end of the module with these names below the outermost, or of one of its
/// `impl` blocks, by number.
pub(super) type Place<'a> = (&'a [String], Option<usize>);

#[derive(Default)]
pub(super) struct Module {
    /// The names below the outermost module.
    pub(super) path: Vec<String>,
    /// What `#[flatten(..)]` on the module says, from the outermost inwards; the outermost's own is not here.
    args: Vec<TokenStream>,
    pub(super) parent: Option<usize>,
    pub(super) children: BTreeMap<String, usize>,
    pub(super) names: Names,
    pub(super) imports: Vec<Import>,
    /// How many `impl` blocks it has.
    blocks: usize,
}

/// What the names of a module mean; `None` if there are several, as `cfg` allows: which one is not known here.
#[derive(Clone, Default)]
pub(super) struct Names {
    types: BTreeMap<String, Option<usize>>,
    values: BTreeMap<String, Option<usize>>,
}

/// An inherent `impl` block.
struct Block {
    module: usize,
    /// Which of its module's blocks it is.
    number: usize,
    /// The path of its type.
    owner: String,
    /// Its items among the sources.
    items: std::ops::Range<usize>,
    /// What `#[flatten(..)]` on it says.
    args: Vec<TokenStream>,
    /// It says `#[flatten]`.
    marked: bool,
    /// As it was written.
    item: ItemImpl,
    /// Its scope among the sources, and its struct.
    scope: usize,
    of: Option<usize>,
}

/// One name of a `use`; without a name it is a glob.
pub(super) struct Import {
    pub(super) path: Vec<String>,
    pub(super) name: Option<String>,
}

impl Names {
    /// True if the name is one of the module's.
    pub(super) fn has(&self, name: &str) -> bool {
        self.types.contains_key(name) || self.values.contains_key(name)
    }
}

/// What stands around a module.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Around {
    /// Tokens that are not known.
    Crate,
    /// Nothing: the module is a crate's root.
    Nothing,
}

impl Tree {
    pub(super) fn of(item: &ItemMod, around: Around) -> Tree {
        let mut tree = Tree {
            sources: Sources::default(),
            in_traits: Vec::new(),
            outside_ids: Vec::new(),
            modules: Vec::new(),
            blocks: Vec::new(),
            around,
            own: 0,
        };
        let shown = if around == Around::Crate { item.ident.to_string() } else { String::new() };
        tree.collect(item, Module::default(), &shown);
        tree.import();
        tree.name();
        tree.name_blocks();
        tree.own = tree.sources.items.len();
        tree
    }

    /// The module's own items.
    pub(super) fn own(&self) -> &[Source] {
        &self.sources.items[..self.own]
    }

    /// The id of an item that came from outside.
    pub(super) fn outside_id(&self, index: usize) -> Option<&str> {
        self.outside_ids.get(index.checked_sub(self.own)?).map(String::as_str)
    }

    /// True of an item that modules around may name.
    pub(super) fn is_exported(&self, index: usize) -> bool {
        let vis = match &self.sources.items[index].item {
            Item::Fn(item) => &item.vis,
            Item::Struct(item) => &item.vis,
            Item::Const(item) => &item.vis,
            _ => return false,
        };
        let own = sources::name_of(&self.sources.items[index].item);
        let Names { types, values } = &self.modules[self.module_of(index)].names;
        let alone = |names: &BTreeMap<String, Option<usize>>| {
            own.as_ref().is_some_and(|name| names.get(name) == Some(&Some(index)))
        };
        !matches!(vis, syn::Visibility::Inherited)
            && self.block(index).is_none()
            && (alone(types) || alone(values))
    }

    /// The name of an item.
    pub(super) fn item_name(&self, index: usize) -> String {
        sources::name_of(&self.sources.items[index].item).unwrap_or_default()
    }

    /// How many modules there are; 0 is the outermost.
    pub(super) fn module_count(&self) -> usize {
        self.modules.len()
    }

    pub(super) fn module_at(&self, module: usize) -> &Module {
        &self.modules[module]
    }

    /// The module with these names below the outermost.
    pub(super) fn module_at_path(&self, path: &[String]) -> Option<usize> {
        self.modules.iter().position(|module| module.path == path)
    }

    /// The modules right inside of a module, in order.
    pub(super) fn inner(&self, module: usize) -> impl Iterator<Item = usize> {
        (0..self.modules.len()).filter(move |inner| self.modules[*inner].parent == Some(module))
    }

    /// The module's scope, and those of its `impl` blocks.
    pub(super) fn scopes_of(&self, module: usize) -> Vec<usize> {
        let blocks = self.blocks.iter().filter(|block| block.module == module).map(|block| block.scope);
        std::iter::once(module).chain(blocks).collect()
    }

    /// The `impl` blocks of a module, each with its number there.
    pub(super) fn blocks_of(&self, module: usize) -> impl Iterator<Item = (usize, &ItemImpl)> {
        self.blocks
            .iter()
            .filter(move |block| block.module == module)
            .map(|block| (block.number, &block.item))
    }

    /// The `impl` blocks of a struct.
    pub(super) fn blocks_of_struct(&self, index: usize) -> impl Iterator<Item = usize> {
        let blocks = self.blocks.iter().enumerate();
        blocks.filter(move |(_, block)| block.of == Some(index)).map(|(number, _)| number)
    }

    /// An `impl` block as it was written.
    pub(super) fn block_item(&self, number: usize) -> &ItemImpl {
        &self.blocks[number].item
    }

    /// The scope of an `impl` block.
    pub(super) fn block_scope(&self, number: usize) -> usize {
        self.blocks[number].scope
    }

    /// Where an item stands.
    pub(super) fn place(&self, index: usize) -> Place<'_> {
        match self.block(index) {
            Some(block) => (&self.modules[block.module].path, Some(block.number)),
            None => (self.path(index), None),
        }
    }

    /// The module of an item, as the names below the outermost.
    pub(super) fn path(&self, index: usize) -> &[String] {
        &self.modules[self.module_of(index)].path
    }

    /// The arguments of what stands around an item, from the outside inwards.
    pub(super) fn args(&self, index: usize) -> impl Iterator<Item = &TokenStream> {
        let block = self.block(index).into_iter().flat_map(|block| &block.args);
        self.modules[self.module_of(index)].args.iter().chain(block)
    }

    /// True of an item in an `impl` block that says `#[flatten]`.
    pub(super) fn is_marked(&self, index: usize) -> bool {
        self.block(index).is_some_and(|block| block.marked)
    }

    fn block(&self, index: usize) -> Option<&Block> {
        self.blocks.iter().find(|block| block.items.contains(&index))
    }

    pub(super) fn module_of(&self, index: usize) -> usize {
        self.block(index).map_or(self.sources.items[index].scope, |block| block.module)
    }

    fn collect(&mut self, item: &ItemMod, module: Module, shown: &str) -> usize {
        let number = self.modules.len();
        let (path, args) = (module.path.clone(), module.args.clone());
        self.modules.push(module);
        for item in item.content.iter().flat_map(|(_, items)| items) {
            match item {
                Item::Fn(_) | Item::Struct(_) | Item::Const(_) | Item::Static(_) => {
                    self.add(number, item, shown);
                }
                Item::Impl(block) => self.add_block(number, block, shown),
                Item::Use(item) => {
                    let mut path: Vec<String> =
                        item.leading_colon.iter().map(|_| CRATES.to_owned()).collect();
                    flatten_use(&item.tree, &mut path, &mut self.modules[number].imports)
                }
                Item::Mod(inner) => {
                    let name = inner.ident.to_string();
                    let module = Module {
                        path: [path.as_slice(), std::slice::from_ref(&name)].concat(),
                        args: args.iter().cloned().chain(flatten_args(&inner.attrs)).collect(),
                        parent: Some(number),
                        ..Module::default()
                    };
                    let child = self.collect(inner, module, &join(shown, &name));
                    self.modules[number].children.insert(name, child);
                }
                _ => {}
            }
        }
        number
    }

    fn add(&mut self, module: usize, item: &Item, shown: &str) {
        let Some(item) = sources::readable(item) else { return };
        let Some(name) = sources::name_of(&item) else { return };
        let index = self.sources.items.len();
        let path = join(shown, &name);
        let (types, values) = sources::namespaces(&item);
        self.sources.items.push(Source { item, scope: module, path, owner: None, reported: false });
        let names = &mut self.modules[module].names;
        for names in [types.then_some(&mut names.types), values.then_some(&mut names.values)] {
            let Some(names) = names else { continue };
            let ambiguous = names.contains_key(&name);
            names.insert(name.clone(), (!ambiguous).then_some(index));
        }
    }

    fn add_block(&mut self, module: usize, block: &ItemImpl, shown: &str) {
        let number = self.modules[module].blocks;
        self.modules[module].blocks += 1;
        let Some(owner) = sources::owner(block) else {
            let marked = |item: &syn::ImplItem| match item {
                syn::ImplItem::Fn(f) if f.attrs.iter().any(super::is_flatten) => Some(f.sig.ident.span()),
                _ => None,
            };
            self.in_traits.extend(block.items.iter().filter_map(marked));
            return;
        };
        let first = self.sources.items.len();
        for item in sources::impl_items(block) {
            let name = sources::name_of(&item).unwrap_or_default();
            let path = join(&join(shown, &owner), &name);
            self.sources.items.push(Source { item, scope: module, path, owner: None, reported: false });
        }
        let (items, args) = (first..self.sources.items.len(), flatten_args(&block.attrs).collect());
        let marked = block.attrs.iter().any(super::is_flatten);
        let item = block.clone();
        self.blocks.push(Block { module, number, owner, items, args, marked, item, scope: module, of: None });
    }

    /// Follows every `use` that stays inside, until nothing new is found.
    fn import(&mut self) {
        let mut changed = true;
        while changed {
            changed = false;
            for number in 0..self.modules.len() {
                for (name, target) in self.imported(number) {
                    let module = &mut self.modules[number];
                    changed |= match target {
                        Target::Type(index) => add_new(&mut module.names.types, name, index),
                        Target::Value(index) => add_new(&mut module.names.values, name, index),
                        Target::Module(index) => add_new(&mut module.children, name, index),
                    };
                }
            }
        }
    }

    /// What the `use`s of a module bring, as far as is known; globs come last, since they yield to names.
    fn imported(&self, number: usize) -> Vec<(String, Target)> {
        let mut out = Vec::new();
        let (named, globs): (Vec<_>, Vec<_>) =
            self.modules[number].imports.iter().partition(|import| import.name.is_some());
        for Import { path, name } in named {
            let name = name.as_ref().expect("the others are globs");
            let targets = [
                self.type_item(number, path).map(Target::Type),
                self.value_item(number, path).map(Target::Value),
                self.module(number, path).map(Target::Module),
            ];
            out.extend(targets.into_iter().flatten().map(|target| (name.clone(), target)));
        }
        for Import { path, .. } in globs {
            let Some(from) = self.module(number, path).filter(|from| *from != number) else { continue };
            let from = &self.modules[from];
            out.extend(from.names.types.iter().map(|(name, index)| (name.clone(), Target::Type(*index))));
            out.extend(from.names.values.iter().map(|(name, index)| (name.clone(), Target::Value(*index))));
            out.extend(from.children.iter().map(|(name, child)| (name.clone(), Target::Module(*child))));
        }
        out
    }

    /// The type that a path means; `Some(None)` if it is one of several.
    fn type_item(&self, from: usize, path: &[String]) -> Option<Option<usize>> {
        let (last, modules) = path.split_last()?;
        self.modules[self.module(from, modules)?].names.types.get(last).copied()
    }

    /// The function or constant that a path means; `Some(None)` if it is one of several.
    fn value_item(&self, from: usize, path: &[String]) -> Option<Option<usize>> {
        let (last, modules) = path.split_last()?;
        self.modules[self.module(from, modules)?].names.values.get(last).copied()
    }

    /// The module that a path means.
    pub(super) fn module(&self, from: usize, path: &[String]) -> Option<usize> {
        path.iter().try_fold(from, |module, name| match name.as_str() {
            "self" => Some(module),
            "crate" if self.around == Around::Nothing => Some(0),
            "super" => self.modules[module].parent,
            name => self.modules[module].children.get(name).copied(),
        })
    }

    /// Fills the scopes of modules: every name of each, and every longer path that its items use.
    fn name(&mut self) {
        let known = |names: &BTreeMap<String, Option<usize>>| {
            names.iter().filter_map(|(name, index)| Some((name.clone(), (*index)?))).collect()
        };
        for Module { names, .. } in &self.modules {
            self.sources.scopes.push(Scope {
                types: known(&names.types),
                values: known(&names.values),
                ..Scope::default()
            });
        }
        for index in 0..self.sources.items.len() {
            let Source { item, scope, .. } = &self.sources.items[index];
            let scope = *scope;
            for found in paths::free_paths(item).into_iter().filter(|p| p.path.leading_colon.is_none()) {
                let path: Vec<String> = found.path.segments.iter().map(|s| s.ident.to_string()).collect();
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
    fn name_blocks(&mut self) {
        for number in 0..self.blocks.len() {
            let Block { module, owner, items, .. } = &self.blocks[number];
            let (module, items) = (*module, items.clone());
            let path: Vec<String> = owner.split("::").map(str::to_owned).collect();
            self.name_path(module, &path);
            let owner = self.type_item(module, &path).flatten();
            let scope = self.sources.add_scope(module, owner);
            (self.blocks[number].scope, self.blocks[number].of) = (scope, owner);
            self.sources.items[items].iter_mut().for_each(|item| (item.scope, item.owner) = (scope, owner));
        }
    }
}

enum Target {
    Type(Option<usize>),
    Value(Option<usize>),
    Module(usize),
}

/// Adds a name unless it is there already; true if it is new.
fn add_new<T>(names: &mut BTreeMap<String, T>, name: String, target: T) -> bool {
    let new = !names.contains_key(&name);
    names.entry(name).or_insert(target);
    new
}

fn flatten_use(tree: &UseTree, path: &mut Vec<String>, out: &mut Vec<Import>) {
    match tree {
        UseTree::Path(step) => {
            path.push(step.ident.to_string());
            flatten_use(&step.tree, path, out);
            path.pop();
        }
        UseTree::Name(name) if name.ident == "self" => {
            out.push(Import { path: path.clone(), name: path.last().cloned() });
        }
        UseTree::Name(name) => {
            let name = name.ident.to_string();
            let path = [path.as_slice(), std::slice::from_ref(&name)].concat();
            out.push(Import { path, name: Some(name) });
        }
        UseTree::Rename(rename) => {
            let path = [path.as_slice(), &[rename.ident.to_string()]].concat();
            out.push(Import { path, name: Some(rename.rename.to_string()) });
        }
        UseTree::Glob(_) => out.push(Import { path: path.clone(), name: None }),
        UseTree::Group(group) => group.items.iter().for_each(|tree| flatten_use(tree, path, out)),
    }
}

fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}::{name}") }
}

//! The items of a module, as they are met: functions, structs, constants, `impl` blocks, imports, modules inside.

use super::super::{flatten_args, items, leaf};
use super::{Around, Block, CRATES, How, Import, Module, Named, Tree, traits};
use crate::front::proofs::plain_name;
use crate::front::{self, Source, sources};
use proc_macro2::TokenStream;
use syn::{Attribute, Item, ItemImpl, ItemMacro, ItemMod, ItemTrait, ItemUse, UseTree, Visibility};

impl Tree {
    /// Adds a module with all inside.
    pub(super) fn module_inside(&mut self, item: &ItemMod, module: Module, shown: &str) -> usize {
        let number = self.modules.len();
        let args = module.args.clone();
        let traits::Known { traits, globbed } = std::mem::take(&mut self.known[number]);
        self.modules.push(Module { traits, globbed_traits: globbed, ..module });
        if let Some((_, items)) = &item.content {
            self.collect(number, items, &args, shown);
        }
        number
    }

    /// Adds items of a module; modules among them inherit the arguments.
    fn collect(&mut self, module: usize, items: &[Item], args: &[TokenStream], shown: &str) {
        for item in items {
            match item {
                Item::Fn(_)
                | Item::Struct(_)
                | Item::Enum(_)
                | Item::Const(_)
                | Item::Static(_)
                | Item::Type(_) => {
                    self.add(module, item, shown);
                }
                Item::Impl(block) => self.add_block(module, block, shown),
                Item::Use(item) => self.add_use(module, item),
                // Of a module in another file no more than its name is known.
                Item::Mod(inner) if inner.content.is_some() => self.add_module(module, inner, args, shown),
                Item::Macro(item) => self.add_macro(module, item, args, shown),
                other => self.modules[module].names.others.extend(other_of(other)),
            }
        }
    }

    /// The trait that a name means in a module, by its id.
    pub(super) fn trait_id(&self, module: usize, name: &str) -> Option<String> {
        let (home, of) = self.modules[module].traits.get(name)?;
        Some(self.id_of(*home, of))
    }

    /// The id of a trait that stands in a module. Another tree's is another one.
    pub(super) fn id_of(&self, home: usize, of: &ItemTrait) -> String {
        format!("{home}::{}#{:x}", of.ident, self.hash)
    }

    fn add_use(&mut self, module: usize, item: &ItemUse) {
        let mut path: Vec<String> = item.leading_colon.iter().map(|_| CRATES.to_owned()).collect();
        let is_cfg = |a: &Attribute| a.path().is_ident("cfg") || a.path().is_ident("cfg_attr");
        let conditional = item.attrs.iter().any(is_cfg);
        let how = How { seen: self.seen(module, &item.vis), conditional };
        flatten_use(&item.tree, &mut path, how, &mut self.modules[module].imports)
    }

    fn add_module(&mut self, around: usize, item: &ItemMod, args: &[TokenStream], shown: &str) {
        let name = plain_name(&item.ident);
        let Module { path, cfgs, .. } = &self.modules[around];
        let own_cfgs = item.attrs.iter().filter(|a| a.path().is_ident("cfg"));
        let module = Module {
            path: [path.as_slice(), std::slice::from_ref(&name)].concat(),
            args: args.iter().cloned().chain(flatten_args(&item.attrs)).collect(),
            cfgs: cfgs.iter().chain(own_cfgs).cloned().collect(),
            parent: Some(around),
            ..Module::default()
        };
        let means = self.module_inside(item, module, &join(shown, &name));
        let seen = self.seen(around, &item.vis);
        let children = &mut self.modules[around].children;
        let means = (!children.contains_key(&name)).then_some(means);
        children.insert(name, Named { means, seen });
    }

    fn add_macro(&mut self, module: usize, item: &ItemMacro, args: &[TokenStream], shown: &str) {
        self.modules[module].names.macros.extend(item.ident.iter().map(|name| name.to_string()));
        self.modules[module].open |= item.ident.is_none();
        if !matches!(self.around, Around::Nothing | Around::Files) {
            return;
        }
        if let Some((items, own)) = items::opened(&item.mac) {
            let first = self.sources.items.len();
            let args: Vec<TokenStream> = args.iter().cloned().chain([own.clone()]).collect();
            self.collect(module, &items, &args, shown);
            let wrapped = first..self.sources.items.len();
            self.wrapped.push((wrapped, own));
        }
    }

    fn add(&mut self, module: usize, item: &Item, shown: &str) {
        let Some(item) = sources::readable(item) else { return };
        let item = match item {
            Item::Fn(item) => Item::Fn(leaf::marked_inside(item, self.around == Around::Crate)),
            item => item,
        };
        let Some(name) = sources::name_of(&item) else { return };
        let index = self.sources.items.len();
        let path = join(shown, &name);
        let (types, values) = sources::namespaces(&item);
        let seen = self.seen(module, visibility(&item));
        self.sources.items.push(Source { item, scope: module, path, owner: None, reported: false });
        let names = &mut self.modules[module].names;
        for names in [types.then_some(&mut names.types), values.then_some(&mut names.values)] {
            let Some(names) = names else { continue };
            let ambiguous = names.contains_key(&name);
            names.insert(name.clone(), Named { means: (!ambiguous).then_some(index), seen });
        }
    }

    fn add_block(&mut self, module: usize, block: &ItemImpl, shown: &str) {
        let number = self.modules[module].blocks;
        self.modules[module].blocks += 1;
        if block.trait_.is_some() {
            let marked = |item: &syn::ImplItem| match item {
                syn::ImplItem::Fn(f) if f.attrs.iter().any(super::super::is_flatten) => {
                    Some(f.sig.ident.span())
                }
                _ => None,
            };
            self.in_traits.extend(block.items.iter().filter_map(marked));
        }
        let written = front::traits::path_of(block).and_then(|path| path.get_ident()).and_then(|name| {
            let known = &self.modules[module].traits;
            let (home, of) = known.get(&name.to_string())?;
            let beside = |name: &str| known.get(name).filter(|(home, _)| *home == module).map(|(_, of)| of);
            let id = self.id_of(*home, of);
            Some((front::traits::as_inherent(block, of, &id, &beside)?, id))
        });
        let (block, of_trait) = match &written {
            Some((inherent, id)) => {
                (&inherent.block, Some((id.clone(), inherent.value.clone(), inherent.is_apart)))
            }
            None => (block, None),
        };
        let Some(owner) = sources::given_to(block) else { return };
        let first = self.sources.items.len();
        for item in sources::impl_items(block) {
            let name = sources::name_of(&item).unwrap_or_default();
            let path = join(&join(shown, &owner), &name);
            self.sources.items.push(Source { item, scope: module, path, owner: None, reported: false });
        }
        let (items, args) = (first..self.sources.items.len(), flatten_args(&block.attrs).collect());
        let marked =
            block.trait_.is_none() && of_trait.is_none() && block.attrs.iter().any(super::super::is_flatten);
        let item = block.clone();
        let (scope, of) = (module, None);
        self.blocks.push(Block { module, number, owner, items, args, marked, item, scope, of, of_trait });
    }
}

pub(super) fn flatten_use(tree: &UseTree, path: &mut Vec<String>, how: How, out: &mut Vec<Import>) {
    match tree {
        UseTree::Path(step) => {
            path.push(plain_name(&step.ident));
            flatten_use(&step.tree, path, how, out);
            path.pop();
        }
        UseTree::Name(name) if name.ident == "self" => {
            out.push(Import { path: path.clone(), name: path.last().cloned(), how });
        }
        UseTree::Name(name) => {
            let name = plain_name(&name.ident);
            let path = [path.as_slice(), std::slice::from_ref(&name)].concat();
            out.push(Import { path, name: Some(name), how });
        }
        UseTree::Rename(rename) => {
            let path = [path.as_slice(), &[plain_name(&rename.ident)]].concat();
            out.push(Import { path, name: Some(plain_name(&rename.rename)), how });
        }
        UseTree::Glob(_) => out.push(Import { path: path.clone(), name: None, how }),
        UseTree::Group(group) => group.items.iter().for_each(|tree| flatten_use(tree, path, how, out)),
    }
}

fn visibility(item: &Item) -> &Visibility {
    match item {
        Item::Fn(item) => &item.vis,
        Item::Struct(item) => &item.vis,
        Item::Enum(item) => &item.vis,
        Item::Type(item) => &item.vis,
        Item::Const(item) => &item.vis,
        Item::Static(item) => &item.vis,
        _ => &Visibility::Inherited,
    }
}

/// The name of an item that cannot be flattened.
pub(super) fn other_of(item: &Item) -> Option<String> {
    match item {
        Item::Trait(item) => Some(item.ident.to_string()),
        Item::TraitAlias(item) => Some(item.ident.to_string()),
        Item::Union(item) => Some(item.ident.to_string()),
        _ => None,
    }
}

fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}::{name}") }
}

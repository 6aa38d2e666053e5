//! What the front end is given: items, and what names mean to each of them.

use super::primitives::Own;
use super::{overloads, traits};
use std::collections::BTreeMap;
use syn::Item;

/// Longer chains of aliases are followed no further.
const ALIASES: usize = 64;

/// Items with the names that each can see.
#[derive(Clone, Default)]
pub struct Sources {
    /// Functions, structs, enums, consts and type aliases, those of `impl` blocks included. Other items are ignored.
    pub items: Vec<Source>,
    /// What names mean where an item stands.
    pub scopes: Vec<Scope>,
    /// The modules of the tree that the items stand in, by the names below the outermost one.
    pub(crate) modules: Vec<Vec<String>>,
    /// Traits by their ids.
    pub(crate) traits: BTreeMap<String, traits::Known>,
    /// Which traits have been seen to be implemented for which structs.
    pub(crate) implemented: Vec<(String, usize)>,
    /// Which for which numbers and vectors, and whether these have nothing by a name of the trait themselves.
    pub(crate) implemented_values: Vec<(String, String, bool)>,
    /// Primitives that stand for what the language has.
    pub(super) own: Vec<Own>,
}

/// An item and the scope its names are looked up in.
#[derive(Clone)]
pub struct Source {
    /// As the user wrote it, flatten's own attributes included.
    pub item: Item,
    /// Index into [`Sources::scopes`].
    pub scope: usize,
    /// The path shown in messages and dumps: `shaders::shade`.
    pub path: String,
    /// The struct in whose `impl` block it stands, as an index into the items.
    pub owner: Option<usize>,
    /// Its mistakes are reported where it stands, not here.
    pub reported: bool,
}

/// What names mean in one place: indices into the items. Types and values do not hide each other.
#[derive(Clone, Default)]
pub struct Scope {
    /// Structs, enums and type aliases; in an `impl` block also `Self`.
    pub types: BTreeMap<String, usize>,
    /// Functions and consts.
    pub values: BTreeMap<String, usize>,
    /// Traits of the user's own, by what they are called here, with their ids.
    pub(crate) traits: BTreeMap<String, String>,
    /// The module it belongs to, among those that are read together; `None` of what comes from elsewhere.
    pub module: Option<usize>,
    /// Names that a `use` in a body brings for something that is none of the items: what they stand for.
    pub uses: BTreeMap<String, syn::Path>,
}

impl Scope {
    /// Lets a name mean an item, in the namespaces of its kind.
    pub fn insert(&mut self, name: &str, item: &Item, index: usize) {
        let (types, values) = namespaces(item);
        if types {
            self.types.insert(name.to_owned(), index);
        }
        if values {
            self.values.insert(name.to_owned(), index);
        }
    }

    /// Forgets what a name meant outside, where it gets a meaning of a type, of a value or of both.
    pub(super) fn forget(&mut self, name: &str, (types, values): (bool, bool)) {
        self.uses.remove(name);
        self.traits.remove(name);
        if values {
            self.values.remove(name);
        }
        if types {
            self.types.remove(name);
            let is_below = |path: &str| path.strip_prefix(name).is_some_and(|rest| rest.starts_with("::"));
            self.types.retain(|path, _| !is_below(path));
            self.values.retain(|path, _| !is_below(path));
        }
    }
}

impl Sources {
    /// Items in one scope, each in sight of all by its own name.
    pub fn flat(items: impl IntoIterator<Item = Item>) -> Sources {
        let mut sources =
            Sources { scopes: vec![Scope { module: Some(0), ..Scope::default() }], ..Sources::default() };
        let (mut blocks, mut traits) = (Vec::new(), Vec::new());
        for item in items {
            match item {
                Item::Impl(block) => blocks.push(block),
                Item::Trait(item) => traits.push(item),
                item => sources.name(&item),
            }
        }
        let own = |name: &str| traits.iter().any(|of| of.ident == name).then(|| name.to_owned());
        for item in &traits {
            let name = item.ident.to_string();
            sources.scopes[0].traits.insert(name.clone(), name.clone());
            sources.traits.insert(name, traits::known(item, 0, own));
        }
        for block in &mut blocks {
            let of =
                traits::path_of(block).and_then(|path| traits.iter().find(|of| path.is_ident(&of.ident)));
            let Some(of) = of else { continue };
            let id = of.ident.to_string();
            let beside = |name: &str| traits.iter().find(|of| of.ident == name);
            let Some(inherent) = traits::as_inherent(block, of, &id, &beside) else { continue };
            let owner = owner(&inherent.block).and_then(|name| sources.scopes[0].types.get(&name).copied());
            sources.has_trait(&id, owner, inherent.value, inherent.is_apart);
            *block = inherent.block;
        }
        for block in &blocks {
            let name = given_to(block).unwrap_or_default();
            let owner = sources.scopes[0].types.get(&name).copied();
            let scope = sources.add_scope(0, owner);
            for item in impl_items(block) {
                let path = format!("{name}::{}", name_of(&item).unwrap_or_default());
                sources.items.push(Source { item, scope, path, owner, reported: false });
            }
        }
        sources
    }

    /// The item that a scope knows by this name.
    pub fn index(&self, scope: usize, name: &str) -> Option<usize> {
        let Scope { types, values, .. } = &self.scopes[scope];
        values.get(name).or_else(|| types.get(name)).copied()
    }

    /// The item that an alias stands for in the end, if it stands for one, or else the last alias; any other item itself.
    pub(crate) fn target(&self, index: usize) -> usize {
        let next = |index: &usize| {
            let Source { item: Item::Type(alias), scope, .. } = &self.items[*index] else { return None };
            let syn::Type::Path(path) = &*alias.ty else { return None };
            let plain = path.qself.is_none() && !super::proofs::has_arguments(&path.path);
            self.scopes[*scope].types.get(&super::proofs::text(&path.path)).copied().filter(|_| plain)
        };
        // An alias of itself is rustc's to find.
        std::iter::successors(Some(index), next).take(ALIASES).last().expect("the first is there")
    }

    /// Notes that a struct, or else a number or a vector, has a trait.
    pub(crate) fn has_trait(
        &mut self,
        id: &str,
        owner: Option<usize>,
        value: Option<String>,
        is_apart: bool,
    ) {
        match owner {
            Some(owner) => self.implemented.push((id.to_owned(), owner)),
            None => self.implemented_values.extend(value.map(|value| (id.to_owned(), value, is_apart))),
        }
    }

    /// What a name that stands in one module of the tree is called in a scope.
    pub(super) fn path_between(&self, scope: usize, home: usize, name: &str) -> Option<syn::Path> {
        let from = self.modules.get(self.scopes[scope].module?)?;
        let to = self.modules.get(home)?;
        let common = from.iter().zip(to).take_while(|(a, b)| a == b).count();
        let ups = from.len() - common;
        let first = if ups == 0 { "self" } else { "super" };
        let steps = std::iter::repeat_n(first, ups.max(1)).chain(to[common..].iter().map(String::as_str));
        syn::parse_str(&steps.chain([name]).collect::<Vec<_>>().join("::")).ok()
    }

    /// What the item of a type is called in a scope.
    pub(super) fn type_path(&self, scope: usize, index: usize) -> Option<syn::Path> {
        let is_it = |(path, item): &(&String, &usize)| **item == index && *path != "Self";
        if let Some((path, _)) = self.scopes[scope].types.iter().find(is_it) {
            return syn::parse_str(path).ok();
        }
        let source = self.items.get(index)?;
        let home = &self.scopes[source.scope];
        // What stands in a body has no path.
        let name = name_of(&source.item).filter(|name| home.types.get(name) == Some(&index))?;
        let module = home.module.filter(|module| *module == source.scope)?;
        self.path_between(scope, module, &name)
    }

    fn name(&mut self, item: &Item) {
        let Some(item) = readable(item) else { return };
        let Some(path) = name_of(&item) else { return };
        self.scopes[0].insert(&path, &item, self.items.len());
        self.items.push(Source { item, scope: 0, path, owner: None, reported: false });
    }

    /// Adds what the `impl` block at an index gives to the struct at another, or else to a number or a vector; `reported` if its
    /// mistakes are reported elsewhere.
    pub(crate) fn add_block(&mut self, block: usize, owner: Option<usize>, reported: bool) {
        let Source { item: Item::Impl(item), path, .. } = &self.items[block] else { return };
        let (item, name) = (item.clone(), path.clone());
        let scope = self.add_scope(self.items[block].scope, owner);
        self.scopes[scope].types.extend(owner.map(|owner| (name.clone(), owner)));
        for item in impl_items(&item) {
            let path = format!("{name}::{}", name_of(&item).unwrap_or_default());
            self.items.push(Source { item, scope, path, owner, reported });
        }
    }

    /// The scope of an `impl` block within another scope.
    pub(crate) fn add_scope(&mut self, outer: usize, owner: Option<usize>) -> usize {
        let mut scope = self.scopes[outer].clone();
        scope.types.extend(owner.map(|owner| ("Self".to_owned(), owner)));
        self.scopes.push(scope);
        self.scopes.len() - 1
    }
}

/// The item as the front end reads it, if it does: a `static` that never changes is a constant.
pub(crate) fn readable(item: &Item) -> Option<Item> {
    match item {
        Item::Fn(_) | Item::Struct(_) | Item::Enum(_) | Item::Const(_) | Item::Type(_) => Some(item.clone()),
        Item::Static(item) if matches!(item.mutability, syn::StaticMutability::None) => {
            Some(Item::Const(syn::ItemConst {
                attrs: item.attrs.clone(),
                vis: item.vis.clone(),
                modifiers: syn::ConstModifiers::default(),
                const_token: syn::token::Const(item.static_token.span),
                ident: item.ident.clone(),
                generics: syn::Generics::default(),
                colon_token: item.colon_token,
                ty: item.ty.clone(),
                eq_token: item.eq_token,
                expr: item.expr.clone(),
                semi_token: item.semi_token,
            }))
        }
        // To say so where it is used.
        Item::Static(_) => Some(item.clone()),
        _ => None,
    }
}

/// Whether an item's name is one of a type, and whether it is one of a value.
pub(crate) fn namespaces(item: &Item) -> (bool, bool) {
    match item {
        Item::Struct(item) => (true, !matches!(item.fields, syn::Fields::Named(_))),
        Item::Enum(_) | Item::Type(_) => (true, false),
        Item::Fn(_) | Item::Const(_) | Item::Static(_) => (false, true),
        _ => (false, false),
    }
}

/// The name of an item that can be a source.
pub(crate) fn name_of(item: &Item) -> Option<String> {
    let name = match item {
        Item::Fn(item) => &item.sig.ident,
        Item::Struct(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Const(item) => &item.ident,
        Item::Static(item) => &item.ident,
        _ => return None,
    };
    Some(super::proofs::plain_name(name))
}

/// The path of the type that an inherent `impl` block belongs to.
pub(crate) fn owner(block: &syn::ItemImpl) -> Option<String> {
    match &*block.self_ty {
        syn::Type::Path(path) if path.qself.is_none() && block.trait_.is_none() => {
            Some(super::proofs::text(&path.path))
        }
        _ => None,
    }
}

/// The path of the struct that a block gives something to: an inherent one, or one of an operator.
pub(crate) fn given_to(block: &syn::ItemImpl) -> Option<String> {
    owner(block).or_else(|| overloads::owner(block))
}

/// The functions and consts of an inherent `impl` block, and the function of an operator's, as items of their own. What is
/// said of the block by `cfg` is said of each.
pub(crate) fn impl_items(block: &syn::ItemImpl) -> Vec<Item> {
    if block.trait_.is_some() {
        return overloads::functions(block).into_iter().map(Item::Fn).collect();
    }
    let cfgs = || block.attrs.iter().filter(|a| a.path().is_ident("cfg")).cloned();
    let item = |item: &syn::ImplItem| match item {
        syn::ImplItem::Fn(f) => Some(Item::Fn(syn::ItemFn {
            attrs: cfgs().chain(f.attrs.iter().cloned()).collect(),
            vis: f.vis.clone(),
            modifiers: f.modifiers.clone(),
            sig: f.sig.clone(),
            block: Box::new(f.block.clone()),
        })),
        syn::ImplItem::Const(c) => Some(Item::Const(syn::ItemConst {
            attrs: cfgs().chain(c.attrs.iter().cloned()).collect(),
            vis: c.vis.clone(),
            modifiers: c.modifiers.clone(),
            const_token: c.const_token,
            ident: c.ident.clone(),
            generics: c.generics.clone(),
            colon_token: c.colon_token,
            ty: Box::new(c.ty.clone()),
            eq_token: c.eq_token,
            expr: Box::new(c.expr.clone()),
            semi_token: c.semi_token,
        })),
        _ => None,
    };
    block.items.iter().filter_map(item).collect()
}

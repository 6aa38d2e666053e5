//! The items of a module and of the modules inside, with what each path means.

mod collect;
mod names;
mod traits;
mod variants;

pub(in super::super) use names::Beyond;

use super::super::source;
use crate::diag::Diags;
use crate::front::{self, Source, Sources, overloads, sources};
use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};
use syn::{Attribute, Item, ItemImpl, ItemMod, ItemTrait};

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
    /// Which items stand in which `items!`, with what its `#![flatten(..)]` says.
    wrapped: Vec<(std::ops::Range<usize>, TokenStream)>,
    /// The outermost module's own name.
    root: String,
    around: Around,
    /// What modules that are not collected yet know of traits.
    known: Vec<traits::Known>,
    /// A number of all that stands in it, if there are traits.
    hash: u64,
    /// How many items are the module's own.
    own: usize,
}

/// Where what an item gains goes: to the end of a module, or of one of its `impl` blocks, by number.
pub(super) type Place = (usize, Option<usize>);

#[derive(Default)]
pub(super) struct Module {
    /// The names below the outermost module.
    pub(super) path: Vec<String>,
    /// What `#[flatten(..)]` on the module says, from the outermost inwards; the outermost's own is not here.
    args: Vec<TokenStream>,
    /// The `#[cfg(..)]` on it and on the modules around, but for the outermost.
    pub(super) cfgs: Vec<Attribute>,
    pub(super) parent: Option<usize>,
    pub(super) children: BTreeMap<String, Named<Option<usize>>>,
    pub(super) names: Names,
    pub(super) imports: Vec<Import>,
    /// It may have items that are not seen: those of macros, or the macro `items!` stands in it.
    open: bool,
    /// Names that a glob brought from inside of the tree, with the glob's path; other names would come first.
    pub(super) globbed: Vec<(String, Vec<String>)>,
    /// The same of traits, which are meant where their names are not said too.
    pub(super) globbed_traits: Vec<(String, Vec<String>)>,
    /// How many `impl` blocks it has.
    blocks: usize,
    /// Traits by what they are called here: the modules that they stand in, and their items.
    traits: traits::Traits,
}

/// What the names of a module mean; `None` if there are several, as `cfg` allows: which one is not known here.
#[derive(Clone, Default)]
pub(super) struct Names {
    /// Those of traits, unions and the like, which cannot be flattened.
    others: BTreeSet<String>,
    /// Those of the macros that it defines.
    macros: BTreeSet<String>,
    types: BTreeMap<String, Named<Option<usize>>>,
    values: BTreeMap<String, Named<Option<usize>>>,
}

/// What a name means, and who sees it.
#[derive(Clone, Copy)]
pub(super) struct Named<T> {
    means: T,
    seen: Seen,
}

/// Where a name can be seen: a glob brings no others.
#[derive(Clone, Copy)]
enum Seen {
    /// In the whole tree.
    Everywhere,
    /// In this module and those inside of it.
    Within(usize),
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
    /// The trait of the user's own that it was written for, by its id, with the rest of what was read.
    of_trait: Option<(String, Option<String>, bool)>,
}

/// One name of a `use`; without a name it is a glob.
pub(super) struct Import {
    pub(super) path: Vec<String>,
    pub(super) name: Option<String>,
    how: How,
}

/// Who sees what a `use` brings.
#[derive(Clone, Copy)]
struct How {
    seen: Seen,
    /// It may not be there, as `cfg` allows.
    conditional: bool,
}

impl Module {
    /// The module that it knows by this name; `Some(None)` if it is one of several.
    pub(super) fn child(&self, name: &str) -> Option<Option<usize>> {
        self.children.get(name).map(|child| child.means)
    }
}

impl Names {
    /// True if the name is one of the module's.
    pub(super) fn has(&self, name: &str) -> bool {
        self.types.contains_key(name) || self.values.contains_key(name) || self.others.contains(name)
    }
}

/// What stands around a module.
#[derive(Clone, Copy, PartialEq)]
pub(in super::super) enum Around {
    /// Tokens that are not known.
    Crate,
    /// The same, and there is no module: the items stand among those tokens.
    Items,
    /// Nothing: the module is a crate's root.
    Nothing,
    /// Other files: the module is a whole one.
    Files,
}

impl Tree {
    pub(super) fn of(item: &ItemMod, around: Around) -> Tree {
        let mut tree = Tree {
            sources: Sources::default(),
            in_traits: Vec::new(),
            outside_ids: Vec::new(),
            modules: Vec::new(),
            blocks: Vec::new(),
            wrapped: Vec::new(),
            root: item.ident.to_string(),
            around,
            known: traits::known(item, around),
            hash: if has_traits(item) {
                source::hash([item.to_token_stream().to_string().as_str()].into_iter())
            } else {
                0
            },
            own: 0,
        };
        let shown = if around == Around::Crate { item.ident.to_string() } else { String::new() };
        tree.module_inside(item, Module::default(), &shown);
        tree.import();
        tree.spell_variants();
        tree.name();
        tree.name_blocks();
        tree.own = tree.sources.items.len();
        tree
    }

    /// The module's own items.
    pub(super) fn own(&self) -> &[Source] {
        &self.sources.items[..self.own]
    }

    /// The mistakes, those of items that came from outside also at the calls that lead there.
    pub(super) fn at_calls(&self, diags: Diags) -> Diags {
        diags.at_calls(|item| item < self.own)
    }

    /// The id of an item that came from outside.
    pub(super) fn outside_id(&self, index: usize) -> Option<&str> {
        self.outside_ids.get(index.checked_sub(self.own)?).map(String::as_str)
    }

    /// The root's name, if it is no module.
    pub(super) fn bare_root(&self) -> Option<&str> {
        (self.around == Around::Items).then_some(&self.root)
    }

    /// True of an item that modules around may name.
    pub(super) fn is_exported(&self, index: usize) -> bool {
        let module = self.module_of(index);
        let (name, names) = (self.item_name(index), &self.modules[module].names);
        // The source is a macro: it would hide the user's own of that name, or one of std's.
        let bare = module == 0 && self.around == Around::Items && !source::is_std_macro(&name);
        let vis = match &self.sources.items[index].item {
            Item::Fn(item) => &item.vis,
            Item::Struct(item) => &item.vis,
            Item::Enum(item) => &item.vis,
            Item::Type(item) => &item.vis,
            Item::Const(item) => &item.vis,
            _ => return false,
        };
        let alone = |names: &BTreeMap<String, Named<Option<usize>>>| {
            names.get(&name).is_some_and(|name| name.means == Some(index))
        };
        (bare || !matches!(vis, syn::Visibility::Inherited))
            && self.block(index).is_none()
            && (alone(&names.types) || alone(&names.values))
            && !names.macros.contains(&name)
    }

    /// The name of an item.
    pub(super) fn item_name(&self, index: usize) -> String {
        sources::name_of(&self.sources.items[index].item).unwrap_or_default()
    }

    /// The `#[cfg(..)]` on the `impl` block around an item, if it stands in one.
    pub(super) fn cfgs_of_block(&self, index: usize) -> Vec<&Attribute> {
        let attrs = self.block(index).map(|block| &block.item.attrs);
        attrs.into_iter().flatten().filter(|attr| attr.path().is_ident("cfg")).collect()
    }

    /// How many modules there are; 0 is the outermost.
    pub(super) fn module_count(&self) -> usize {
        self.modules.len()
    }

    pub(super) fn module_at(&self, module: usize) -> &Module {
        &self.modules[module]
    }

    /// A trait that a module knows by this name, if it may have another one that is not seen.
    pub(super) fn opened_trait(&self, module: usize, name: &str) -> Option<&ItemTrait> {
        let module = &self.modules[module];
        module.traits.get(name).filter(|_| module.open).map(|(_, of)| of)
    }

    /// The path by which a module imports a name that one of its globs may bring too; `None` where `cfg` has a say.
    pub(super) fn import_beside_globs(&self, module: usize, name: &str) -> Option<&[String]> {
        let imports = &self.modules[module].imports;
        let has_globs = imports.iter().any(|import| import.name.is_none());
        let mut named = imports.iter().filter(|import| import.name.as_deref() == Some(name));
        let import = named.next().filter(|import| has_globs && !import.how.conditional)?;
        named.next().is_none().then_some(&import.path)
    }

    /// True of a module with items of its own.
    pub(super) fn has_items(&self, module: usize) -> bool {
        (0..self.own).any(|index| self.module_of(index) == module)
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

    /// What rustc is to check of the `impl` blocks of operators, with their modules.
    pub(super) fn operators(&self) -> impl Iterator<Item = (usize, TokenStream)> {
        let blocks = self.blocks.iter().filter(|block| block.of.is_some());
        blocks.filter_map(|block| Some((block.module, overloads::proof(&block.item)?)))
    }

    /// The `impl` blocks of a struct.
    pub(super) fn blocks_of_struct(&self, index: usize) -> impl Iterator<Item = usize> {
        let blocks = self.blocks.iter().enumerate();
        blocks.filter(move |(_, block)| block.of == Some(index)).map(|(number, _)| number)
    }

    /// The traits of the user's own that a scope has names for, with their ids.
    pub(super) fn traits_of(&self, scope: usize) -> &BTreeMap<String, String> {
        &self.sources.scopes[scope].traits
    }

    /// The `impl` blocks that give something to numbers and vectors, each with the names of that.
    pub(super) fn blocks_of_values(&self) -> impl Iterator<Item = (usize, Vec<String>)> {
        let blocks = self.blocks.iter().enumerate().filter(|(_, block)| block.of.is_none());
        let given = |block: &Block| {
            let items = self.sources.items[block.items.clone()].iter();
            let items = items.filter(|source| front::traits::value_of(&source.item).is_some());
            items.filter_map(|source| sources::name_of(&source.item)).collect::<Vec<_>>()
        };
        let all = blocks.map(move |(number, block)| (number, given(block)));
        all.filter(|(_, names)| !names.is_empty())
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
    pub(super) fn place(&self, index: usize) -> Place {
        (self.module_of(index), self.block(index).map(|block| block.number))
    }

    /// The arguments of what stands around an item, from the outside inwards.
    pub(super) fn args(&self, index: usize) -> impl Iterator<Item = &TokenStream> {
        let block = self.block(index).into_iter().flat_map(|block| &block.args);
        let wrapped = self.wrapped.iter().filter(move |(items, _)| items.contains(&index));
        self.modules[self.module_of(index)].args.iter().chain(wrapped.map(|(_, args)| args)).chain(block)
    }

    /// The `#[cfg(..)]` on the modules around an item.
    pub(super) fn cfgs(&self, index: usize) -> &[Attribute] {
        self.modules.get(self.module_of(index)).map_or(&[], |module| &module.cfgs)
    }

    /// True of an item in an `impl` block that says `#[flatten]`.
    pub(super) fn is_marked(&self, index: usize) -> bool {
        self.block(index).is_some_and(|block| block.marked)
    }

    fn block(&self, index: usize) -> Option<&Block> {
        self.blocks.iter().find(|block| block.items.contains(&index))
    }

    /// The module of an item.
    pub(super) fn module_of(&self, index: usize) -> usize {
        self.block(index).map_or(self.sources.items[index].scope, |block| block.module)
    }
}

/// True of a module in which traits stand, or in modules inside of which they do.
fn has_traits(module: &ItemMod) -> bool {
    let items = module.content.iter().flat_map(|(_, items)| items);
    items.into_iter().any(|item| match item {
        // What `items!` holds is not known yet.
        Item::Trait(_) | Item::Macro(_) => true,
        Item::Mod(inner) => has_traits(inner),
        _ => false,
    })
}

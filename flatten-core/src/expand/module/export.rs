//! The sources of a module's visible items, for modules and crates around: each with everything below it.

use super::super::paths;
use super::super::source::{self, Closure, Entry, Place, Sealed};
use super::outside::Words;
use super::tree::Tree;
use crate::front;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use syn::Item;
use syn::visit::Visit;

/// The items of a module as entries.
pub(super) struct Exports<'a> {
    tree: &'a Tree,
    /// What the module uses outside.
    closures: &'a [Closure],
    /// Where items that no marked function reaches have mistakes.
    mistakes: BTreeSet<Place>,
    /// A number of the module with all that it uses: items may use each other in circles, so their ids cannot be
    /// made of each other's.
    hash: u64,
    /// What has been read so far: one item may be below many.
    read: BTreeMap<Own, Rc<Read>>,
}

/// An item as an entry, with what it uses inside of the module, and the ids of what it uses outside.
struct Read {
    entry: Sealed,
    below: Vec<Own>,
    outside: Vec<String>,
}

/// An item of the module, or one of its `impl` blocks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Own {
    Item(usize),
    Block(usize),
}

impl<'a> Exports<'a> {
    /// The items of a module with this text, whose marked functions reach these.
    pub(super) fn new(tree: &'a Tree, closures: &'a [Closure], text: &str, reached: &[usize]) -> Exports<'a> {
        let ids = closures.iter().filter_map(Closure::id);
        let hash = source::hash(std::iter::once(text).chain(ids));
        Exports { tree, closures, mistakes: mistakes(tree, reached), hash, read: BTreeMap::new() }
    }

    /// An item with everything below it.
    pub(super) fn closure(&mut self, index: usize) -> Closure {
        let mut seen = BTreeSet::from([Own::Item(index)]);
        let mut outside = BTreeSet::new();
        let mut next = vec![Own::Item(index)];
        let mut entries = Vec::new();
        while let Some(own) = next.pop() {
            let read = self.read(own);
            entries.push(read.entry.clone());
            outside.extend(read.outside.iter().cloned());
            next.extend(read.below.iter().copied().filter(|own| seen.insert(*own)));
        }
        let mut known: BTreeMap<String, Sealed> = BTreeMap::new();
        for closure in self.closures.iter().filter(|c| c.id().is_some_and(|id| outside.contains(id))) {
            closure.entries().iter().for_each(|e| _ = known.entry(e.id.clone()).or_insert_with(|| e.clone()));
        }
        entries.extend(known.into_values());
        Closure::Entries(entries)
    }

    fn read(&mut self, own: Own) -> Rc<Read> {
        if let Some(known) = self.read.get(&own) {
            return known.clone();
        }
        let read = Rc::new(self.read_now(own));
        self.read.insert(own, read.clone());
        read
    }

    fn read_now(&self, own: Own) -> Read {
        let item = match own {
            Own::Item(index) => self.tree.sources.items[index].item.clone(),
            Own::Block(number) => Item::Impl(self.tree.block_item(number).clone()),
        };
        let scope = match own {
            Own::Item(index) => self.tree.sources.items[index].scope,
            Own::Block(number) => self.tree.block_scope(number),
        };
        let found = paths::free_paths(&item).into_iter().flat_map(|path| self.tree.inside(scope, &path));
        let (mut below, mut bindings, mut outside) = (Vec::new(), Vec::new(), Vec::new());
        let mut seen = BTreeSet::new();
        for (path, index) in found.filter(|(path, _)| seen.insert(path.text.clone())) {
            if index < self.tree.own().len() {
                below.push(Own::Item(index));
                bindings.push((path.text, self.id(Own::Item(index))));
            } else if let Some(id) = self.tree.outside_id(index) {
                outside.push(id.to_owned());
                bindings.push((path.text, id.to_owned()));
            }
        }
        if let (Own::Item(index), Item::Struct(_) | Item::Enum(_)) = (own, &item) {
            let (name, ..) = source::head(&item);
            for block in self.tree.blocks_of_struct(index) {
                below.push(Own::Block(block));
                bindings.push((source::block_path(&name, block), self.id(Own::Block(block))));
            }
        }
        let (mut words, name) = (BTreeMap::new(), source::head(&item).0);
        let is_type = matches!(item, Item::Struct(_) | Item::Enum(_) | Item::Type(_));
        for (block, names) in self.tree.blocks_of_values().filter(|_| !is_type) {
            if words.is_empty() {
                Words(&mut words).visit_item(&item);
            }
            if own != Own::Block(block) && names.iter().any(|name| words.contains_key(name)) {
                below.push(Own::Block(block));
                bindings.push((source::block_path(&name, block), self.id(Own::Block(block))));
            }
        }
        let traits = self.tree.traits_of(scope);
        if words.is_empty() && !traits.is_empty() {
            Words(&mut words).visit_item(&item);
        }
        let traits = traits.iter().filter(|(name, _)| words.contains_key(*name));
        bindings.extend(traits.map(|(name, id)| (source::trait_path(name), id.clone())));
        let entry = Entry::with_id(self.id(own), &item, bindings, &self.mistakes).seal();
        Read { entry, below, outside }
    }

    fn id(&self, own: Own) -> String {
        let (name, number) = match own {
            Own::Item(index) => (self.tree.item_name(index), format!("item {index}")),
            Own::Block(number) => ("impl".to_owned(), format!("block {number}")),
        };
        let hash = source::hash([format!("{:016x}", self.hash).as_str(), number.as_str()].into_iter());
        format!("{name}_{hash:016x}")
    }
}

/// Where the functions and methods that others may call have mistakes. Those that marked functions reach have none;
/// the others may do without being flattened, so it is for their callers to say.
fn mistakes(tree: &Tree, reached: &[usize]) -> BTreeSet<Place> {
    let is_function = |index: &usize| matches!(tree.own()[*index].item, Item::Fn(_));
    let unread = (0..tree.own().len()).filter(|index| is_shown(tree, *index) && !reached.contains(index));
    let unread: Vec<usize> = unread.filter(is_function).collect();
    match front::run(&tree.sources, &unread) {
        Err(diags) => diags.iter().map(|diag| source::place(diag.span)).collect(),
        Ok(_) => BTreeSet::new(),
    }
}

/// True of what others may use: it is exported, or a member of a struct that is. What is made anew for each caller is nobody's to
/// read but theirs.
pub(super) fn is_shown(tree: &Tree, index: usize) -> bool {
    if front::is_made_for_callers(&tree.own()[index].item) {
        return false;
    }
    let owner = tree.own()[index].owner.unwrap_or(index);
    owner < tree.own().len() && tree.is_exported(owner)
}

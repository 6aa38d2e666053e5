//! The file around an item, read for better messages: what stands beside it, what is marked, what needs what.
//!
//! What is made depends on it in one way only: a name that a `use` brings is asked for by its path, since a glob beside
//! it may bring the macro of another function of that name. Where there is no file, as in doc tests and editors, or where
//! something is not certain, there is no hint, and rustc says in its own words that a macro is missing.

use super::super::item;
use super::super::paths::FreePath;
use super::super::source::{self, Place};
use super::items;
use super::tree::{Around, Beyond, CRATES, Tree};
use crate::front::sources;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::SystemTime;
use syn::spanned::Spanned;
use syn::{Attribute, Item, ItemMod, parse_quote};

/// A file as plain data: nothing of one expansion may live in another.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct File {
    pub(in super::super) items: Vec<Fact>,
    /// The names of modules with those around them, by the places of the names.
    pub(in super::super) modules: BTreeMap<Place, Vec<String>>,
}

/// What is known of an item.
#[derive(Clone, Debug)]
pub(in super::super) struct Fact {
    pub(in super::super) name: String,
    pub(in super::super) kind: Kind,
    /// The modules around it.
    pub(in super::super) module: Vec<String>,
    /// Where its name stands: line and column.
    pub(in super::super) place: Place,
    pub(in super::super) mark: Mark,
    /// The items that its paths mean, with the paths; of a struct with methods also those of its blocks, without.
    pub(in super::super) needs: Vec<(Option<String>, usize)>,
    /// Those of its paths that mean something else, as far as that is certain.
    beyond: Vec<(String, Beyond)>,
    /// Those of its names that a `use` brings beside globs, each with the path there.
    imported: Vec<(String, String)>,
    /// The struct in whose `impl` block it stands.
    pub(in super::super) owner: Option<usize>,
    /// Of a struct, how its blocks in its own module are marked, and where they begin; `None` if there may be others.
    pub(in super::super) blocks: Option<Blocks>,
}

/// How the `impl` blocks of a struct are marked, and where they begin.
type Blocks = Vec<(Mark, Place)>;

/// What an item is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum Kind {
    Fn,
    Struct,
    Enum,
    Alias,
    Const,
    Static,
    Other,
}

/// Whether an item says `#[flatten]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum Mark {
    Marked,
    /// The same with `methods`.
    Methods,
    Plain,
    /// An attribute may do more than is known here.
    Unsure,
}

impl Mark {
    pub(in super::super) fn is_marked(self) -> bool {
        matches!(self, Mark::Marked | Mark::Methods)
    }
}

/// Files that have been read, while they stay as they are; `None` of what cannot be read, which is asked for as often.
type Known = BTreeMap<PathBuf, (Option<SystemTime>, Option<Rc<File>>)>;

thread_local! {
    static KNOWN: RefCell<Known> = const { RefCell::new(BTreeMap::new()) };
}

impl File {
    /// The file that a token stands in, if it is on this machine.
    pub(in super::super) fn around(span: proc_macro2::Span) -> Option<Rc<File>> {
        let path = span.local_file()?;
        let changed = std::fs::metadata(&path).and_then(|data| data.modified()).ok();
        let known = |known: &RefCell<Known>| known.borrow().get(&path).cloned();
        if let Some((when, file)) = KNOWN.with(known)
            && when == changed
        {
            return file;
        }
        let file = File::read(&path).map(Rc::new);
        KNOWN.with(|known| known.borrow_mut().insert(path, (changed, file.clone())));
        file
    }

    fn read(path: &Path) -> Option<File> {
        let text = std::fs::read_to_string(path).ok()?;
        // The compiler's own tokens know no places in a text of ours.
        proc_macro2::fallback::force();
        let _restored = Restored;
        File::of(&text)
    }

    /// What a text says; `None` if it cannot be read.
    pub(in super::super) fn of(text: &str) -> Option<File> {
        if crate::front::depth::check_tokens(&text.parse().ok()?).is_err() {
            return None;
        }
        let items = syn::parse_file(text).ok()?.items;
        let mut root: ItemMod = parse_quote!(
            mod file {}
        );
        root.content = Some((syn::token::Brace::default(), items));
        let mut seen = Seen::default();
        seen.items(&mut root.content.iter().flat_map(|(_, items)| items), &[], true);
        let tree = Tree::of(&root, Around::Files);
        let facts: Vec<Fact> = (0..tree.own().len()).map(|index| seen.fact(&tree, index)).collect();
        let mut file = File { items: facts, modules: seen.modules };
        file.add_blocks();
        Some(file)
    }

    /// A struct with methods needs what its blocks need.
    fn add_blocks(&mut self) {
        for index in 0..self.items.len() {
            let Some(owner) = self.items[index].owner else { continue };
            let needs = self.items[index].needs.clone();
            let more = needs.into_iter().filter(|(_, need)| *need != owner).map(|(_, need)| (None, need));
            let blocks = self.items[owner].blocks.as_deref().unwrap_or_default();
            let are_marked = blocks.iter().all(|(mark, _)| *mark == Mark::Marked);
            if self.items[owner].mark == Mark::Methods && are_marked {
                self.items[owner].needs.extend(more);
            }
        }
    }

    /// The item whose name stands at a place.
    pub(in super::super) fn at(&self, name: &str, span: proc_macro2::Span) -> Option<usize> {
        let place = source::place(span);
        self.items.iter().position(|fact| fact.place == place && fact.name == name)
    }

    /// What a path of an item means.
    pub(in super::super) fn need(&self, index: usize, path: &str) -> Option<usize> {
        let needs = &self.items[index].needs;
        needs.iter().find(|(text, _)| text.as_deref() == Some(path)).map(|(_, need)| *need)
    }

    /// What a path of an item means that is no item which can be flattened.
    pub(in super::super) fn beyond(&self, index: usize, path: &str) -> Option<&Beyond> {
        let beyond = &self.items[index].beyond;
        beyond.iter().find(|(text, _)| text == path).map(|(_, beyond)| beyond)
    }

    /// The path by which an item's module imports a name that a glob may bring too.
    pub(in super::super) fn imported(&self, index: usize, name: &str) -> Option<&str> {
        let imported = &self.items[index].imported;
        imported.iter().find(|(known, _)| known == name).map(|(_, path)| path.as_str())
    }

    /// The shortest way from a marked item back to itself over marked items, with both ends; only for the first item
    /// of those that need each other. `Some(None)` for the others.
    pub(in super::super) fn circle(&self, index: usize) -> Option<Option<Vec<usize>>> {
        let circle = self.way(index, index)?;
        let is_first = (0..index).all(|other| !self.is_with(index, other));
        Some(is_first.then_some(circle))
    }

    /// True if two items need each other.
    fn is_with(&self, a: usize, b: usize) -> bool {
        self.way(a, b).is_some() && self.way(b, a).is_some()
    }

    fn way(&self, from: usize, to: usize) -> Option<Vec<usize>> {
        let mut before: BTreeMap<usize, usize> = BTreeMap::new();
        let mut next = vec![from];
        while !next.is_empty() && !before.contains_key(&to) {
            let mut found = Vec::new();
            for item in next {
                for (_, need) in &self.items[item].needs {
                    if self.items[*need].mark.is_marked() && *need != item && !before.contains_key(need) {
                        before.insert(*need, item);
                        found.push(*need);
                    }
                }
            }
            next = found;
        }
        let mut way = vec![to];
        let mut at = *before.get(&to)?;
        while at != from {
            way.push(at);
            at = before[&at];
        }
        way.push(from);
        way.reverse();
        Some(way)
    }
}

/// The compiler's tokens again, also after a panic.
struct Restored;

impl Drop for Restored {
    fn drop(&mut self) {
        proc_macro2::fallback::unforce();
    }
}

/// What the tree of a file does not say.
#[derive(Default)]
struct Seen {
    /// Items by the places of their names; those that are not here are not certain.
    items: BTreeMap<Place, (Kind, Mark)>,
    /// The blocks of each name in a module: whose mark is what, and where they begin.
    blocks: BTreeMap<(Vec<String>, String), Blocks>,
    /// The modules by the places of their names.
    modules: BTreeMap<Place, Vec<String>>,
    /// The modules in which a macro may make more items.
    with_macros: BTreeSet<Vec<String>>,
    /// An attribute may do so too.
    with_attributes: bool,
}

impl Seen {
    fn items(&mut self, items: &mut dyn Iterator<Item = &Item>, path: &[String], certain: bool) {
        for item in items {
            match item {
                Item::Mod(inner) => {
                    let path = [path, &[inner.ident.to_string()]].concat();
                    let certain = certain && mark(&inner.attrs) == Mark::Plain;
                    self.items(&mut inner.content.iter().flat_map(|(_, items)| items), &path, certain);
                    self.modules.insert(source::place(inner.ident.span()), path);
                }
                // A definition makes nothing by itself.
                Item::Macro(made) if made.ident.is_some() => {}
                // What it holds has sources, marked or not.
                Item::Macro(made) => match items::opened(&made.mac) {
                    Some((inside, _)) => self.items(&mut inside.iter(), path, false),
                    None => _ = self.with_macros.insert(path.to_vec()),
                },
                Item::Impl(block) => {
                    if let Some(owner) = sources::owner(block) {
                        let place = source::place(block.self_ty.span());
                        let blocks = self.blocks.entry((path.to_vec(), owner)).or_default();
                        blocks.push((mark(&block.attrs), place));
                    }
                }
                item => {
                    let (kind, attrs) = match item {
                        Item::Fn(item) => (Kind::Fn, &item.attrs),
                        Item::Struct(item) => (Kind::Struct, &item.attrs),
                        Item::Enum(item) => (Kind::Enum, &item.attrs),
                        Item::Type(item) => (Kind::Alias, &item.attrs),
                        Item::Const(item) => (Kind::Const, &item.attrs),
                        Item::Static(item) => (Kind::Static, &item.attrs),
                        _ => continue,
                    };
                    let mark = mark(attrs);
                    self.with_attributes |= mark == Mark::Unsure;
                    if let Some(place) = name_place(item).filter(|_| certain) {
                        self.items.insert(place, (kind, mark));
                    }
                }
            }
        }
    }

    fn fact(&self, tree: &Tree, own: usize) -> Fact {
        let source = &tree.own()[own];
        let (name, module) = (tree.item_name(own), tree.module_at(tree.module_of(own)).path.clone());
        let place = name_place(&source.item).unwrap_or_default();
        let (kind, mark) = self.items.get(&place).copied().unwrap_or((Kind::Other, Mark::Unsure));
        let is_source = matches!(
            source.item,
            Item::Fn(_) | Item::Struct(_) | Item::Enum(_) | Item::Const(_) | Item::Type(_)
        );
        let wanted = is_source.then(|| item::wanted(&source.item));
        let (mut needs, mut beyond, mut imported) = (Vec::new(), Vec::new(), Vec::new());
        for FreePath { text, path, .. } in wanted.into_iter().flatten() {
            if let Some(path) = tree.import_beside_globs(tree.module_of(own), &text) {
                imported.push((text.clone(), path.join("::").replacen("::::", CRATES, 1)));
            }
            if let Some(index) = tree.sources.index(source.scope, &text) {
                // What a macro makes hides what a glob brings.
                let is_beside = tree.module_of(index) == tree.module_of(own);
                if is_beside || self.with_macros.is_empty() {
                    needs.push((Some(text), index));
                }
            } else if self.with_macros.is_empty() {
                let crates = path.leading_colon.map(|_| CRATES.to_owned());
                let names = path.segments.iter().map(|s| s.ident.to_string());
                let names: Vec<String> = crates.into_iter().chain(names).collect();
                let means = tree.beyond(tree.module_of(own), &names);
                let means = means.filter(|it| !self.with_attributes || !matches!(it, Beyond::Nothing));
                beyond.extend(means.map(|it| (text, it)));
            }
        }
        let blocks = self.blocks.get(&(module.clone(), name.clone())).cloned().unwrap_or_default();
        let blocks = (!self.with_macros.contains(&module)).then_some(blocks);
        Fact { needs, beyond, imported, name, kind, module, place, mark, owner: source.owner, blocks }
    }
}

fn name_place(item: &Item) -> Option<Place> {
    let span = match item {
        Item::Fn(item) => item.sig.ident.span(),
        Item::Struct(item) => item.ident.span(),
        Item::Enum(item) => item.ident.span(),
        Item::Type(item) => item.ident.span(),
        Item::Const(item) => item.ident.span(),
        Item::Static(item) => item.ident.span(),
        _ => return None,
    };
    Some(source::place(span))
}

/// What an item's attributes say of it.
fn mark(attrs: &[Attribute]) -> Mark {
    let is_known = |attr: &Attribute| {
        let path = attr.path();
        INERT.iter().any(|known| path.is_ident(known))
            || path.segments.first().is_some_and(|s| s.ident == "rustfmt")
    };
    let (ours, others): (Vec<_>, Vec<_>) = attrs.iter().partition(|attr| super::is_flatten(attr));
    let with_methods = super::flatten_args(attrs).any(|args| args.to_string().contains("methods"));
    match (ours.is_empty(), others.into_iter().all(is_known)) {
        (_, false) => Mark::Unsure,
        (true, true) => Mark::Plain,
        (false, true) if with_methods => Mark::Methods,
        (false, true) => Mark::Marked,
    }
}

/// Attributes that leave an item as it is and where it is.
const INERT: &[&str] = &[
    "allow",
    "warn",
    "deny",
    "forbid",
    "expect",
    "doc",
    "inline",
    "cold",
    "must_use",
    "deprecated",
    "derive",
    "track_caller",
    "non_exhaustive",
    "repr",
    "no_mangle",
    "export_name",
];

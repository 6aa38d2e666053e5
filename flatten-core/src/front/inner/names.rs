//! What the items of a block are called, and what its `use`s bring.

use super::super::proofs::plain_name;
use super::super::{known, math, sources};
use std::collections::{BTreeMap, BTreeSet};
use syn::{Attribute, Block, Ident, Item, ItemUse, Path, Stmt, UseTree};

/// The names that the items of a block bring. They are in sight in the whole block.
#[derive(Default)]
pub(crate) struct Names {
    /// Of structs.
    pub(crate) types: BTreeSet<String>,
    /// Of functions and constants, and of structs without named fields.
    pub(crate) values: BTreeSet<String>,
    /// The paths behind the names of `use`s, as they would be written outside of all bodies.
    pub(crate) uses: BTreeMap<String, Path>,
}

/// What the first name of a `use` means outside of its block.
pub(crate) enum Outer {
    /// An item of a body.
    Item,
    /// This path, brought by a `use` of a body.
    Use(Path),
    /// Something outside of all bodies.
    Module,
}

impl Names {
    /// The names of a block's items; `None` if it has none. Items that cannot be read are left out.
    pub(crate) fn of(block: &Block, outer: impl Fn(&str) -> Outer) -> Option<Names> {
        let items = || {
            block.stmts.iter().filter_map(|stmt| match stmt {
                Stmt::Item(item) if is_readable(item) || matches!(item, Item::Impl(_)) => Some(item),
                _ => None,
            })
        };
        items().next()?;
        let mut names = Names::default();
        for item in items() {
            let Some(name) = sources::name_of(item) else { continue };
            let (types, values) = sources::namespaces(item);
            names.types.extend(types.then(|| name.clone()));
            names.values.extend(values.then_some(name));
        }
        let uses = || items().filter_map(|item| if let Item::Use(item) = item { Some(item) } else { None });
        let mut written = BTreeMap::new();
        // Names come behind globs, and win.
        uses().for_each(|item| globs(item, &mut written));
        uses().for_each(|item| named(item, &mut written));
        written.retain(|name, _| !names.types.contains(name) && !names.values.contains(name));
        names.uses = written.keys().map(|name| (name.clone(), names.whole(name, &written, &outer))).collect();
        Some(names)
    }

    /// The path behind the name of a `use`: what it begins with may come from another `use`.
    fn whole(&self, name: &str, written: &BTreeMap<String, Path>, outer: impl Fn(&str) -> Outer) -> Path {
        let mut path = written[name].clone();
        let mut used = BTreeSet::from([name.to_owned()]);
        loop {
            let first = plain_name(&path.segments[0].ident);
            let is_item = self.types.contains(&first) || self.values.contains(&first);
            if path.leading_colon.is_some() || KEYWORDS.contains(&first.as_str()) || is_item {
                return path;
            }
            path = match written.get(&first) {
                Some(target) if used.insert(first.clone()) => expanded(&path, target),
                _ => match outer(&first) {
                    Outer::Use(target) => return expanded(&path, &target),
                    // One name alone would be looked up in the bodies again.
                    Outer::Module if path.segments.len() == 1 => {
                        return syn::parse_quote!(self::#path);
                    }
                    Outer::Item | Outer::Module => return path,
                },
            };
        }
    }
}

/// Words that a path outside of bodies begins with.
const KEYWORDS: &[&str] = &["self", "super", "crate", "Self"];

/// The path with the target in the place of its first name, at the user's token.
pub(crate) fn expanded(path: &Path, target: &Path) -> Path {
    let mut out = target.clone();
    let first = &path.segments[0];
    out.segments.iter_mut().for_each(|segment| segment.ident.set_span(first.ident.span()));
    if let Some(last) = out.segments.last_mut() {
        last.arguments = first.arguments.clone();
    }
    out.segments.extend(path.segments.iter().skip(1).cloned());
    out
}

/// True of the items of a body that the front end reads; the others are mistakes.
pub(super) fn is_readable(item: &Item) -> bool {
    let attrs = match item {
        Item::Fn(item) => &item.attrs,
        Item::Const(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Static(item) if matches!(item.mutability, syn::StaticMutability::None) => &item.attrs,
        Item::Use(item) if !has_unknown_glob(&item.tree, &mut Vec::new()) => &item.attrs,
        _ => return false,
    };
    !is_conditional(attrs)
}

/// True of what a `cfg` may take away.
pub(super) fn is_conditional(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|attr| attr.path().is_ident("cfg") || attr.path().is_ident("cfg_attr"))
}

/// What a `use` of everything brings, where that is known.
fn everything_of(path: &[Ident]) -> Option<Vec<String>> {
    let names: Vec<String> = path.iter().map(Ident::to_string).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    match names[..] {
        ["std" | "core", "f32", "consts"] => {
            Some(known::FLOATS.iter().map(|(name, ..)| (*name).to_owned()).collect())
        }
        ["flatten", "math"] => Some(math::names().collect()),
        ["std" | "core", "cmp", "Ordering"] => Some(["Less", "Equal", "Greater"].map(str::to_owned).to_vec()),
        _ => None,
    }
}

/// True of a block with a `use` of everything that stands where the front end does not know.
pub(crate) fn brings_everything(block: &Block) -> bool {
    block.stmts.iter().any(
        |stmt| matches!(stmt, Stmt::Item(Item::Use(item)) if has_unknown_glob(&item.tree, &mut Vec::new())),
    )
}

fn has_unknown_glob(tree: &UseTree, path: &mut Vec<Ident>) -> bool {
    match tree {
        UseTree::Glob(_) => everything_of(path).is_none(),
        UseTree::Group(group) => group.items.iter().any(|tree| has_unknown_glob(tree, path)),
        UseTree::Path(step) => {
            path.push(step.ident.clone());
            let found = has_unknown_glob(&step.tree, path);
            path.pop();
            found
        }
        UseTree::Name(_) | UseTree::Rename(_) => false,
    }
}

fn globs(item: &ItemUse, out: &mut BTreeMap<String, Path>) {
    flat(&item.tree, &mut Vec::new(), &mut |name, path| {
        if name.is_none() {
            for name in everything_of(path).unwrap_or_default() {
                let last = Ident::new(&name, proc_macro2::Span::call_site());
                out.insert(name, joined(item, path.iter().chain([&last])));
            }
        }
    });
}

fn named(item: &ItemUse, out: &mut BTreeMap<String, Path>) {
    flat(&item.tree, &mut Vec::new(), &mut |name, path| {
        if let Some(name) = name.filter(|name| *name != "_") {
            out.insert(plain_name(name), joined(item, path));
        }
    });
}

/// Calls `found` with every name that a tree brings, none for a glob, and its path.
fn flat(tree: &UseTree, path: &mut Vec<Ident>, found: &mut dyn FnMut(Option<&Ident>, &[Ident])) {
    let (name, last) = match tree {
        UseTree::Glob(_) => return found(None, path),
        UseTree::Group(group) => return group.items.iter().for_each(|tree| flat(tree, path, found)),
        UseTree::Path(step) => {
            path.push(step.ident.clone());
            flat(&step.tree, path, found);
            path.pop();
            return;
        }
        UseTree::Name(name) => (&name.ident, &name.ident),
        UseTree::Rename(rename) => (&rename.rename, &rename.ident),
    };
    // `consts::{self}` is `consts`.
    if last == "self" && !path.is_empty() {
        let name = if name == "self" { path.last().cloned() } else { Some(name.clone()) };
        return found(name.as_ref(), path);
    }
    path.push(last.clone());
    found(Some(name), path);
    path.pop();
}

fn joined<'i>(item: &ItemUse, path: impl IntoIterator<Item = &'i Ident>) -> Path {
    let segments = path.into_iter().map(|ident| syn::PathSegment::from(ident.clone())).collect();
    Path { leading_colon: item.leading_colon, segments }
}

//! Variants of enums that a module names alone, since a `use` brings them: `use Mode::*;`, `use shapes::Look::{Plain, Shiny};`.
//!
//! ```text
//! match mode { Flat => 0.5, Lit(x) => x }        as it is written
//! match mode { Mode::Flat => 0.5, Mode::Lit(x) => x }        as it is read, here and by others
//! ```
//! In a pattern such a name is always the variant, and so no local has it.
//!
//! The same is done for functions of std that a `use` brings, and for modules of std and glam under other names:
//! `use std::mem::swap;`, `use std::f32::consts as c;`, but not in items that declare the name themselves.

use super::{Import, Module, Tree};
use crate::front::matches::Asked;
use crate::front::proofs::plain_name;
use crate::front::{OfStd, is_from_fn, is_known_type, sources};
use proc_macro2::Span;
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, Item, Pat, Path, Stmt, UseTree, parse_quote};

/// A variant of an enum of the tree: the enum's item, and its name there.
type Shown = (usize, String);

/// Through more modules no variant is followed.
const MODULES: usize = 16;

/// The paths of variants by the names that they have in a module.
type Variants = BTreeMap<String, Vec<String>>;

impl Tree {
    /// Puts the whole path of each variant in the place of its name.
    pub(super) fn spell_variants(&mut self) {
        self.open_globs();
        for number in 0..self.modules.len() {
            let (variants, globbed) = self.variants_in(number);
            let libraries = self.of_libraries(number);
            if variants.is_empty() && libraries.is_empty() {
                continue;
            }
            if self.modules[number].open {
                self.modules[number].globbed.extend(globbed);
            }
            let mut speller = Speller { variants, libraries };
            let blocks = self.blocks.iter().filter(|block| block.module == number);
            let of_blocks: Vec<usize> = blocks.flat_map(|block| block.items.clone()).collect();
            for index in 0..self.sources.items.len() {
                let is_here = of_blocks.contains(&index)
                    || self.sources.items[index].scope == number && self.block(index).is_none();
                if is_here {
                    let item = &mut self.sources.items[index].item;
                    let mut own = Own::default();
                    syn::visit::visit_item(&mut own, item);
                    let libraries = speller.libraries.clone();
                    speller.libraries.retain(|name, _| {
                        !own.has_glob && !own.names.contains(name) && !own.steps.contains(name)
                    });
                    speller.visit_item_mut(item);
                    speller.libraries = libraries;
                }
            }
        }
    }

    /// Names the variants in a `use` of all of them that stands in a body.
    fn open_globs(&mut self) {
        for index in 0..self.sources.items.len() {
            let mut opener = Opener { tree: self, index, names: BTreeSet::new(), found: false };
            opener.visit_item(&self.sources.items[index].item);
            if !opener.found {
                continue;
            }
            let mut own = Own::default();
            visit::visit_item(&mut own, &self.sources.items[index].item);
            let mut item = self.sources.items[index].item.clone();
            let mut opener = Opener { tree: self, index, names: own.names, found: false };
            opener.visit_item_mut(&mut item);
            self.sources.items[index].item = item;
        }
    }

    /// The variants of the enum that a path of a module leads to.
    fn variants_at(&self, number: usize, path: &[String]) -> Option<Vec<String>> {
        match &self.sources.items[self.type_item(number, path)??].item {
            Item::Enum(item) => Some(item.variants.iter().map(|of| plain_name(&of.ident)).collect()),
            _ => None,
        }
    }

    /// What the `use`s of a module bring of enums, and which names globs bring. A glob yields to names.
    fn variants_in(&self, number: usize) -> (Variants, Vec<(String, Vec<String>)>) {
        let (mut found, mut globbed) = (Variants::new(), Vec::new());
        let Module { imports, names, .. } = &self.modules[number];
        for Import { path, name, .. } in imports.iter().filter(|import| !import.how.conditional) {
            let Some(name) = name else { continue };
            if path.len() > 1 && path[path.len() - 2].starts_with(char::is_uppercase) {
                found.insert(name.clone(), path.clone());
            } else if !names.has(name)
                && let Some(shown) = self.shown_at(number, path)
            {
                found.insert(name.clone(), self.path_of_variant(number, &shown));
            }
        }
        for Import { path, .. } in imports.iter().filter(|import| import.name.is_none()) {
            let words: Vec<&str> = path.iter().map(String::as_str).collect();
            let variants: Vec<String> = match (self.type_item(number, path), &words[..]) {
                (Some(Some(index)), _) => match &self.sources.items[index].item {
                    Item::Enum(item) => item.variants.iter().map(|of| plain_name(&of.ident)).collect(),
                    _ => continue,
                },
                (None, ["std" | "core", "cmp", "Ordering"]) => {
                    ["Less", "Equal", "Greater"].map(str::to_owned).to_vec()
                }
                _ => {
                    let Some(from) = self.module(number, path).filter(|from| *from != number) else {
                        continue;
                    };
                    for (variant, shown) in self.shown_variants(from, number, 0) {
                        let named = imports.iter().any(|import| import.name.as_ref() == Some(&variant));
                        if !names.has(&variant) && !named {
                            globbed.push((variant.clone(), path.clone()));
                            found.entry(variant).or_insert(self.path_of_variant(number, &shown));
                        }
                    }
                    continue;
                }
            };
            for variant in variants {
                let named = imports.iter().any(|import| import.name.as_ref() == Some(&variant));
                if !names.has(&variant) && !named {
                    globbed.push((variant.clone(), path.clone()));
                    let path = [path.as_slice(), std::slice::from_ref(&variant)].concat();
                    found.entry(variant).or_insert(path);
                }
            }
        }
        (found, globbed)
    }

    /// The variant that a path means which leads to a module that shows it: `shapes::Round`, beside `pub use self::Kind::Round;`.
    fn shown_at(&self, number: usize, path: &[String]) -> Option<Shown> {
        let (last, modules) = path.split_last()?;
        let module = self.module(number, modules).filter(|module| *module != number)?;
        self.shown_variants(module, number, 0).remove(last)
    }

    /// The variants that the `use`s of a module show to another one, by their names there.
    fn shown_variants(&self, number: usize, to: usize, depth: usize) -> BTreeMap<String, Shown> {
        let (mut found, mut by_globs) = (BTreeMap::new(), BTreeMap::new());
        if depth > MODULES {
            return found;
        }
        let Module { imports, names, .. } = &self.modules[number];
        let shown =
            imports.iter().filter(|import| !import.how.conditional && self.is_seen(to, import.how.seen));
        for Import { path, name, .. } in shown {
            let of_enum =
                |path: &[String]| Some((self.type_item(number, path)??, self.variants_at(number, path)?));
            let of_module = |path: &[String]| {
                let module = self.module(number, path).filter(|module| *module != number)?;
                Some(self.shown_variants(module, number, depth + 1))
            };
            match name {
                Some(name) => {
                    let Some((last, before)) = path.split_last() else { continue };
                    let own = of_enum(before).filter(|(_, variants)| variants.contains(last));
                    let own = own.map(|(index, _)| (index, last.clone()));
                    let shown = own.or_else(|| of_module(before)?.remove(last));
                    found.extend(shown.map(|shown| (name.clone(), shown)));
                }
                None => match of_enum(path) {
                    Some((index, variants)) => {
                        by_globs.extend(variants.into_iter().map(|of| (of.clone(), (index, of))));
                    }
                    None => by_globs.extend(of_module(path).into_iter().flatten()),
                },
            }
        }
        // A glob yields to names.
        let named = |name: &String| imports.iter().any(|import| import.name.as_ref() == Some(name));
        by_globs.retain(|name, _| !names.has(name) && !named(name));
        found.extend(by_globs);
        found
    }

    /// What a variant is called in a module.
    fn path_of_variant(&self, number: usize, (index, variant): &Shown) -> Vec<String> {
        let (from, to) = (&self.modules[number].path, &self.modules[self.module_of(*index)].path);
        let common = from.iter().zip(to).take_while(|(a, b)| a == b).count();
        let ups = from.len() - common;
        let first = if ups == 0 { "self" } else { "super" };
        let steps = std::iter::repeat_n(first.to_owned(), ups.max(1));
        let last = [self.item_name(*index), variant.clone()];
        steps.chain(to[common..].iter().cloned()).chain(last).collect()
    }

    /// What the `use`s of a module bring of std and glam that is not known by its name alone.
    fn of_libraries(&self, number: usize) -> Variants {
        let mut found = Variants::new();
        let Module { imports, names, .. } = &self.modules[number];
        for Import { path, name, .. } in imports.iter().filter(|import| !import.how.conditional) {
            let Some(name) = name.as_ref().filter(|name| *name != "_" && !names.has(name)) else { continue };
            let whole = path.strip_prefix(&[super::CRATES.to_owned()]).unwrap_or(path);
            let (Some(first), Some(last)) = (whole.first(), whole.last()) else { continue };
            let is_child = self.modules[number].children.contains_key(first);
            if is_child || !matches!(first.as_str(), "std" | "core" | "glam") {
                continue;
            }
            let spelled = spelled(path, Span::call_site());
            // Modules: types by other names are refused, and what has the name of a known type is proven to be that.
            let is_module = !last.starts_with(char::is_uppercase) && !is_known_type(last);
            let is_renamed = name != last && is_module && !is_known_type(name);
            if is_renamed || OfStd::named(&spelled).is_some() || is_from_fn(&spelled) {
                found.insert(name.clone(), path.clone());
            }
        }
        found
    }
}

/// Finds the `use`s of all variants in bodies, and names these.
struct Opener<'t> {
    tree: &'t Tree,
    /// The item, by its number.
    index: usize,
    /// What is declared in the item, wherever in it.
    names: BTreeSet<String>,
    found: bool,
}

impl Opener<'_> {
    /// The tree with the variants in the place of `*`.
    fn opened(&self, tree: &UseTree, path: &mut Vec<String>, taken: &mut BTreeSet<String>) -> UseTree {
        match tree {
            UseTree::Path(step) => {
                path.push(plain_name(&step.ident));
                let inner = self.opened(&step.tree, path, taken);
                path.pop();
                UseTree::Path(syn::UsePath { tree: Box::new(inner), ..step.clone() })
            }
            UseTree::Group(group) => {
                let items = group.items.iter().map(|tree| self.opened(tree, path, taken)).collect();
                UseTree::Group(syn::UseGroup { items, ..group.clone() })
            }
            UseTree::Glob(glob) => {
                let scope = self.tree.sources.items[self.index].scope;
                // Who declares the name itself may mean another one.
                let is_own = path.first().is_none_or(|first| self.names.contains(first));
                let found = self.tree.variants_at(scope, path).filter(|_| !is_own);
                let Some(variants) = found else { return tree.clone() };
                let span = glob.star_token.span;
                // Of two globs that bring one name nobody uses it.
                let own = variants.into_iter().filter(|name| taken.insert(name.clone()));
                let name = |name: String| {
                    let path = spelled(std::slice::from_ref(&name), span);
                    UseTree::Name(syn::UseName { ident: path.segments[0].ident.clone() })
                };
                let items = own.map(name).collect();
                UseTree::Group(syn::UseGroup { brace_token: syn::token::Brace(span), items })
            }
            UseTree::Name(_) | UseTree::Rename(_) => tree.clone(),
        }
    }
}

impl Visit<'_> for Opener<'_> {
    fn visit_use_glob(&mut self, _: &syn::UseGlob) {
        self.found = true;
    }
}

impl VisitMut for Opener<'_> {
    fn visit_block_mut(&mut self, block: &mut Block) {
        // Names win over what a glob brings.
        let mut own = Own::default();
        for stmt in &block.stmts {
            if let Stmt::Item(item) = stmt {
                match item {
                    Item::Use(item) => own.visit_use_tree(&item.tree),
                    item => own.names.extend(sources::name_of(item)),
                }
            }
        }
        for stmt in &mut block.stmts {
            if let Stmt::Item(Item::Use(item)) = stmt
                && item.leading_colon.is_none()
            {
                item.tree = self.opened(&item.tree, &mut Vec::new(), &mut own.names);
            }
        }
        visit_mut::visit_block_mut(self, block);
    }
}

/// The names that an item declares itself, wherever in it.
#[derive(Default)]
struct Own {
    names: BTreeSet<String>,
    /// The names on the way of its `use`s.
    steps: BTreeSet<String>,
    has_glob: bool,
}

impl Visit<'_> for Own {
    fn visit_pat_ident(&mut self, pat: &syn::PatIdent) {
        self.names.insert(plain_name(&pat.ident));
        visit::visit_pat_ident(self, pat);
    }

    fn visit_generics(&mut self, generics: &syn::Generics) {
        self.names.extend(generics.type_params().map(|param| plain_name(&param.ident)));
        self.names.extend(generics.const_params().map(|param| plain_name(&param.ident)));
        visit::visit_generics(self, generics);
    }

    fn visit_item(&mut self, item: &Item) {
        self.names.extend(sources::name_of(item));
        visit::visit_item(self, item);
    }

    fn visit_use_tree(&mut self, tree: &UseTree) {
        match tree {
            UseTree::Name(name) => _ = self.names.insert(plain_name(&name.ident)),
            UseTree::Rename(rename) => _ = self.names.insert(plain_name(&rename.rename)),
            UseTree::Path(step) => _ = self.steps.insert(plain_name(&step.ident)),
            UseTree::Glob(_) => self.has_glob = true,
            UseTree::Group(_) => {}
        }
        visit::visit_use_tree(self, tree);
    }
}

struct Speller {
    variants: Variants,
    /// What libraries have, by the names that it has in a module.
    libraries: Variants,
}

impl Speller {
    fn path(&self, path: &Path) -> Option<Path> {
        if path.leading_colon.is_some() || path.segments.len() != 1 {
            return None;
        }
        let ident = &path.segments[0].ident;
        self.variants.get(&plain_name(ident)).map(|whole| spelled(whole, ident.span()))
    }

    fn hide(&mut self, tree: &UseTree) {
        match tree {
            UseTree::Path(path) => self.hide(&path.tree),
            UseTree::Name(name) => _ = self.variants.remove(&plain_name(&name.ident)),
            UseTree::Rename(rename) => _ = self.variants.remove(&plain_name(&rename.rename)),
            UseTree::Glob(_) => self.variants.clear(),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.hide(tree)),
        }
    }

    fn replace(&self, path: &mut Path) {
        if let Some(whole) = self.path(path) {
            *path = whole;
        }
    }
}

/// The path at the user's token.
fn spelled(path: &[String], span: Span) -> Path {
    let leading = path.first().is_some_and(|first| first == super::CRATES);
    let segments = path.iter().skip(usize::from(leading)).map(|name| {
        let plain = name.strip_prefix("r#");
        let ident = match plain {
            Some(plain) => proc_macro2::Ident::new_raw(plain, span),
            None => proc_macro2::Ident::new(name, span),
        };
        syn::PathSegment::from(ident)
    });
    let leading_colon = leading.then(|| syn::token::PathSep(span));
    Path { leading_colon, segments: segments.collect() }
}

impl VisitMut for Speller {
    /// What a block brings itself hides what the module brings.
    fn visit_block_mut(&mut self, block: &mut Block) {
        let outer = self.variants.clone();
        for stmt in &block.stmts {
            match stmt {
                Stmt::Item(Item::Use(item)) => self.hide(&item.tree),
                Stmt::Item(item) => {
                    let name = sources::name_of(item).filter(|_| sources::namespaces(item).1);
                    name.map(|name| self.variants.remove(&name));
                }
                _ => {}
            }
        }
        visit_mut::visit_block_mut(self, block);
        self.variants = outer;
    }

    fn visit_path_mut(&mut self, path: &mut Path) {
        let first = &path.segments[0];
        let whole = self.libraries.get(&plain_name(&first.ident)).filter(|_| path.leading_colon.is_none());
        if let Some(whole) = whole {
            let mut whole = spelled(whole, first.ident.span());
            let last = whole.segments.last_mut().expect("a path has a segment");
            last.arguments = first.arguments.clone();
            whole.segments.extend(path.segments.iter().skip(1).cloned());
            *path = whole;
        }
        visit_mut::visit_path_mut(self, path);
    }

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        match expr {
            Expr::Path(path) if path.qself.is_none() => self.replace(&mut path.path),
            Expr::Struct(literal) => self.replace(&mut literal.path),
            _ => {}
        }
        visit_mut::visit_expr_mut(self, expr);
    }

    fn visit_pat_mut(&mut self, pat: &mut Pat) {
        match pat {
            Pat::Ident(name)
                if name.by_ref.is_none() && name.mutability.is_none() && name.subpat.is_none() =>
            {
                if let Some(path) = self.path(&name.ident.clone().into()) {
                    *pat = parse_quote!(#path);
                }
            }
            Pat::Path(path) if path.qself.is_none() => self.replace(&mut path.path),
            Pat::Struct(pat) => self.replace(&mut pat.path),
            Pat::TupleStruct(pat) => self.replace(&mut pat.path),
            _ => {}
        }
        visit_mut::visit_pat_mut(self, pat);
    }

    /// Of macros only `matches!` is read.
    fn visit_macro_mut(&mut self, mac: &mut syn::Macro) {
        if let Some(Ok(Asked { mut value, mut pat, mut guard })) = Asked::of(mac) {
            self.visit_expr_mut(&mut value);
            self.visit_pat_mut(&mut pat);
            guard.iter_mut().for_each(|guard| self.visit_expr_mut(guard));
            let guard = guard.map(|guard| quote::quote!(if #guard));
            mac.tokens = quote::quote!(#value, #pat #guard);
        }
    }

    fn visit_attribute_mut(&mut self, _: &mut syn::Attribute) {}
}

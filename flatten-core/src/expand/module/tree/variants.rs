//! Variants of enums that a module names alone, since a `use` brings them: `use Mode::*;`, `use shapes::Look::{Plain, Shiny};`.
//!
//! ```text
//! match mode { Flat => 0.5, Lit(x) => x }        as it is written
//! match mode { Mode::Flat => 0.5, Mode::Lit(x) => x }        as it is read, here and by others
//! ```
//! In a pattern such a name is always the variant, and so no local has it.

use super::{Import, Module, Tree};
use crate::front::matches::Asked;
use crate::front::proofs::plain_name;
use crate::front::sources;
use proc_macro2::Span;
use std::collections::BTreeMap;
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, Item, Pat, Path, Stmt, UseTree, parse_quote};

/// The paths of variants by the names that they have in a module.
type Variants = BTreeMap<String, Vec<String>>;

impl Tree {
    /// Puts the whole path of each variant in the place of its name.
    pub(super) fn spell_variants(&mut self) {
        for number in 0..self.modules.len() {
            let (variants, globbed) = self.variants_in(number);
            if variants.is_empty() {
                continue;
            }
            if self.modules[number].open {
                self.modules[number].globbed.extend(globbed);
            }
            let mut speller = Speller { variants };
            let blocks = self.blocks.iter().filter(|block| block.module == number);
            let of_blocks: Vec<usize> = blocks.flat_map(|block| block.items.clone()).collect();
            for index in 0..self.sources.items.len() {
                let is_here = of_blocks.contains(&index)
                    || self.sources.items[index].scope == number && self.block(index).is_none();
                if is_here {
                    speller.visit_item_mut(&mut self.sources.items[index].item);
                }
            }
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
            }
        }
        for Import { path, .. } in imports.iter().filter(|import| import.name.is_none()) {
            let Some(Some(index)) = self.type_item(number, path) else { continue };
            let Item::Enum(item) = &self.sources.items[index].item else { continue };
            for variant in item.variants.iter().map(|variant| plain_name(&variant.ident)) {
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
}

struct Speller {
    variants: Variants,
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

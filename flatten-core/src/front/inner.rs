//! Items inside of bodies, lifted out into scopes of their own before anything is read.
//!
//! ```text
//! fn shade(x: f32) -> f32 {                  fn shade(x: f32) -> f32 {
//!     const K: f32 = 0.5;                        3
//!     fn half(x: f32) -> f32 { x * K }           half(x)
//!     half(x)                                }
//! }                                          in scope 3: const K, fn half
//! ```
//! The number that is left in the block says which scope its names are looked up in. What cannot be read stays where
//! it is, and is a mistake there.

mod find;
mod names;

use super::sources::{self, Source, Sources};
use super::{generics, math, overloads};
use find::has_items;
pub(crate) use names::{Names, Outer, brings_everything, expanded};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};
use std::borrow::Cow;
use std::collections::BTreeMap;
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, Item, Stmt};

/// What was lifted out of bodies.
pub(super) struct Inner {
    first_scope: usize,
    /// By scope, from the first one on.
    scopes: Vec<InnerScope>,
    first_item: usize,
    /// The item outside of all bodies in which each stands, from the first one on.
    roots: Vec<usize>,
    /// By the functions of operators: the scopes of their blocks, and what rustc is to check of these.
    pub(super) operators: BTreeMap<usize, (usize, TokenStream)>,
}

/// The scope of a block with items, or of an `impl` block among these.
struct InnerScope {
    outer: usize,
    /// The items as they were written.
    items: Vec<Item>,
    /// The names that hide the locals around the block.
    hides: Vec<String>,
}

/// The sources with the items of bodies among them.
pub(super) fn lift(sources: &Sources) -> (Cow<'_, Sources>, Inner) {
    let inner = Inner {
        first_scope: sources.scopes.len(),
        scopes: Vec::new(),
        first_item: sources.items.len(),
        roots: Vec::new(),
        operators: BTreeMap::new(),
    };
    let is_generic = |item: &Item| matches!(item, Item::Fn(item) if generics::has_parameters(item));
    if !sources.items.iter().any(|source| is_generic(&source.item) || has_items(&source.item)) {
        return (Cow::Borrowed(sources), inner);
    }
    let mut lifter = Lifter { sources: sources.clone(), inner, index: 0, scope: 0, depth: 0 };
    while lifter.index < lifter.sources.items.len() {
        lifter.read_next();
    }
    (Cow::Owned(lifter.sources), lifter.inner)
}

impl Inner {
    /// The item outside of all bodies in which an item stands, or itself.
    pub(super) fn root(&self, item: usize) -> usize {
        item.checked_sub(self.first_item).map_or(item, |i| self.roots[i])
    }

    /// The scope outside of all bodies around a scope, or itself.
    pub(super) fn outermost(&self, scope: usize) -> usize {
        self.chain(scope).last().map_or(scope, |inner| inner.outer)
    }

    /// The names that hide locals where the scope of a block begins.
    pub(super) fn hides(&self, scope: usize) -> &[String] {
        &self.scopes[scope - self.first_scope].hides
    }

    /// A scope and those around it, as far as they are of bodies and of generic functions.
    pub(super) fn around(&self, scope: usize) -> impl Iterator<Item = usize> {
        let outer = |scope: &usize| scope.checked_sub(self.first_scope).map(|i| self.scopes[i].outer);
        std::iter::successors(Some(scope), outer).take_while(|scope| *scope >= self.first_scope)
    }

    /// True of a scope inside of a body.
    pub(super) fn is_inner(&self, scope: usize) -> bool {
        scope >= self.first_scope
    }

    /// An item as it would be read in a scope: behind the items of the blocks around it.
    pub(super) fn within(&self, scope: usize, tokens: TokenStream) -> TokenStream {
        self.chain(scope).filter(|inner| !inner.items.is_empty()).fold(tokens, |tokens, inner| {
            let items = &inner.items;
            quote! {
                #[allow(
                    unused, nonstandard_style, non_local_definitions,
                    clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction
                )]
                const _: () = { #(#items)* #tokens };
            }
        })
    }

    /// The scopes of bodies from this one outwards.
    fn chain(&self, scope: usize) -> impl Iterator<Item = &InnerScope> {
        let get = |scope: usize| scope.checked_sub(self.first_scope).map(|i| &self.scopes[i]);
        std::iter::successors(get(scope), move |inner| get(inner.outer))
    }
}

/// The scope of a block's items, if it has some.
pub(super) fn scope_of(block: &Block) -> Option<usize> {
    match block.stmts.first() {
        Some(Stmt::Item(Item::Verbatim(number))) => number.to_string().parse().ok(),
        _ => None,
    }
}

/// True of what stands in the place of items that were lifted.
pub(super) fn is_lifted(item: &Item) -> bool {
    match item {
        Item::Verbatim(tokens) => tokens.is_empty() || tokens.to_string().parse::<usize>().is_ok(),
        _ => false,
    }
}

struct Lifter {
    sources: Sources,
    inner: Inner,
    /// The item being read.
    index: usize,
    /// The scope of the block being read.
    scope: usize,
    /// How deep the expression being read lies.
    depth: usize,
}

impl Lifter {
    /// Reads one item. The items of its bodies join the end of the list.
    fn read_next(&mut self) {
        let source = &mut self.sources.items[self.index];
        self.scope = source.scope;
        let mut item = std::mem::replace(&mut source.item, nothing());
        match &mut item {
            Item::Fn(item) => {
                if generics::has_parameters(item) {
                    generics::name_parameters(item);
                    self.open_generic(item);
                }
                self.visit_block_mut(&mut item.block);
            }
            Item::Const(item) => self.visit_expr_mut(&mut item.expr),
            _ => {}
        }
        self.sources.items[self.index].item = item;
        self.index += 1;
    }

    /// Opens the scope of a generic function, where its parameters hide what else has their names.
    fn open_generic(&mut self, item: &syn::ItemFn) {
        let number = self.sources.scopes.len();
        let mut scope = self.sources.scopes[self.scope].clone();
        for param in generics::parameters(&item.sig.generics) {
            scope.forget(&param.name(), (true, true));
        }
        self.sources.scopes.push(scope);
        self.inner.scopes.push(InnerScope { outer: self.scope, items: Vec::new(), hides: Vec::new() });
        self.sources.items[self.index].scope = number;
        self.scope = number;
    }

    /// Opens the scope of a block's items, if it has some.
    fn open(&mut self, block: &mut Block) {
        let outer = &self.sources.scopes[self.scope];
        let is_inner = |index: Option<&usize>| index.is_some_and(|index| *index >= self.inner.first_item);
        let names = Names::of(block, |name| match outer.uses.get(name) {
            Some(path) => Outer::Use(path.clone()),
            None if is_inner(outer.types.get(name)) || is_inner(outer.values.get(name)) => Outer::Item,
            None => Outer::Module,
        });
        let Some(names) = names else { return };
        let number = self.sources.scopes.len();
        let scope = outer.clone();
        self.sources.scopes.push(scope);
        let hides = names.values.iter().cloned().collect();
        self.inner.scopes.push(InnerScope { outer: self.scope, items: Vec::new(), hides });
        for stmt in &mut block.stmts {
            if let Stmt::Item(item) = stmt
                && names::is_readable(item)
            {
                self.lift(std::mem::replace(item, nothing()), number);
            }
        }
        self.bring(names, number);
        for stmt in &block.stmts {
            if let Stmt::Item(Item::Trait(item)) = stmt {
                self.sources.scopes[number].traits.remove(&item.ident.to_string());
            }
        }
        for stmt in &mut block.stmts {
            if let Stmt::Item(item) = stmt
                && let Some(owner) = self.owner(item, number)
            {
                self.lift_block(std::mem::replace(item, nothing()), owner, number);
            }
        }
        let number_tokens = Literal::usize_unsuffixed(number).to_token_stream();
        block.stmts.insert(0, Stmt::Item(Item::Verbatim(number_tokens)));
        self.scope = number;
    }

    /// Adds an item of a body to a scope.
    fn lift(&mut self, item: Item, scope: usize) {
        if let Some(source) = sources::readable(&item) {
            let name = sources::name_of(&source).unwrap_or_default();
            let index = self.sources.items.len();
            let names = &mut self.sources.scopes[scope];
            names.forget(&name, sources::namespaces(&source));
            names.insert(&name, &source, index);
            self.add(source, scope, None, &name);
        }
        self.keep(item, scope);
    }

    /// Adds to a scope what the `use`s of its block bring.
    fn bring(&mut self, names: Names, number: usize) {
        let scope = &mut self.sources.scopes[number];
        let (items, first_item) = (&self.sources.items, self.inner.first_item);
        let found = names.uses.into_iter().map(|(name, path)| {
            let text = super::proofs::text(&path);
            let get = |known: &BTreeMap<String, usize>| {
                // A path that leads out of all bodies.
                let own = text.strip_prefix("self::").and_then(|name| known.get(name));
                known.get(&text).or(own.filter(|index| **index < first_item)).copied()
            };
            // What rustc is asked about needs its path.
            let proven = |index: &usize| matches!(&items[*index].item, Item::Fn(f) if math::is_math(f));
            let (ty, value) = (get(&scope.types), get(&scope.values).filter(|index| !proven(index)));
            (name, path, ty, value)
        });
        for (name, path, ty, value) in found.collect::<Vec<_>>() {
            scope.forget(&name, (true, true));
            scope.types.extend(ty.map(|index| (name.clone(), index)));
            scope.values.extend(value.map(|index| (name.clone(), index)));
            let is_type = ty.is_some() && value.is_none();
            if !is_type {
                self.inner.scopes[number - self.inner.first_scope].hides.push(name.clone());
            }
            if ty.is_none() && value.is_none() {
                scope.uses.insert(name, path);
            }
        }
    }

    /// The struct of an inherent `impl` block, if both are items of bodies.
    fn owner(&self, item: &Item, scope: usize) -> Option<usize> {
        let Item::Impl(block) = item else { return None };
        let owner = *self.sources.scopes[scope].types.get(&sources::given_to(block)?)?;
        (owner >= self.inner.first_item && !names::is_conditional(&block.attrs)).then_some(owner)
    }

    fn lift_block(&mut self, item: Item, owner: usize, outer: usize) {
        let Item::Impl(block) = &item else { unreachable!("only `impl` blocks have an owner") };
        let scope = self.sources.add_scope(outer, Some(owner));
        self.inner.scopes.push(InnerScope { outer, items: Vec::new(), hides: Vec::new() });
        let ty = sources::given_to(block).unwrap_or_default();
        for source in sources::impl_items(block) {
            let name = format!("{ty}::{}", sources::name_of(&source).unwrap_or_default());
            self.add(source, scope, Some(owner), &name);
        }
        if let Some(proof) = overloads::proof(block) {
            self.inner.operators.insert(self.sources.items.len() - 1, (outer, proof));
        }
        self.keep(item, outer);
    }

    fn add(&mut self, item: Item, scope: usize, owner: Option<usize>, name: &str) {
        let Source { path, reported, .. } = &self.sources.items[self.index];
        let (path, reported) = (format!("{path}::{name}"), *reported);
        self.inner.roots.push(self.inner.root(self.index));
        self.sources.items.push(Source { item, scope, path, owner, reported });
    }

    fn keep(&mut self, item: Item, scope: usize) {
        self.inner.scopes[scope - self.inner.first_scope].items.push(without_flatten(item));
    }
}

impl VisitMut for Lifter {
    fn visit_block_mut(&mut self, block: &mut Block) {
        let outer = self.scope;
        self.open(block);
        visit_mut::visit_block_mut(self, block);
        self.scope = outer;
    }

    /// What lies deeper is never read.
    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        if self.depth < super::MAX_DEPTH {
            self.depth += 1;
            visit_mut::visit_expr_mut(self, expr);
            self.depth -= 1;
        }
    }

    /// What was lifted is read later, what was not is never read.
    fn visit_item_mut(&mut self, _: &mut Item) {}

    fn visit_type_mut(&mut self, _: &mut syn::Type) {}

    /// Of patterns only guards have blocks that are read.
    fn visit_pat_mut(&mut self, pat: &mut syn::Pat) {
        if let syn::Pat::Guard(guarded) = pat {
            self.visit_expr_mut(&mut guarded.guard);
        }
    }

    fn visit_attribute_mut(&mut self, _: &mut syn::Attribute) {}
}

fn nothing() -> Item {
    Item::Verbatim(TokenStream::new())
}

/// The item without the attributes that would make twins of it once more.
fn without_flatten(mut item: Item) -> Item {
    let clean = |attrs: &mut Vec<syn::Attribute>| {
        attrs.retain(|attr| attr.path().segments.last().is_none_or(|last| last.ident != "flatten"));
    };
    match &mut item {
        Item::Fn(item) => clean(&mut item.attrs),
        Item::Const(item) => clean(&mut item.attrs),
        Item::Static(item) => clean(&mut item.attrs),
        Item::Struct(item) => clean(&mut item.attrs),
        Item::Enum(item) => clean(&mut item.attrs),
        Item::Type(item) => clean(&mut item.attrs),
        Item::Impl(block) => {
            clean(&mut block.attrs);
            for item in &mut block.items {
                if let syn::ImplItem::Fn(function) = item {
                    clean(&mut function.attrs);
                }
            }
        }
        _ => {}
    }
    item
}

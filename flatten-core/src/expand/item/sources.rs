//! The sources that the front end is given for one item: its own and what came from elsewhere.

use super::super::source::{self, Entry, Sealed};
use crate::front::{Scope, Source, Sources};
use proc_macro2::{Span, TokenStream};
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};
use syn::Item;

/// The entries that the front end needs to read the first one alone: what it uses, and what types and constants those
/// use in turn. Constants are computed, so the functions that they call are needed whole.
pub(super) fn needed(sealed: &[Sealed], home: Span) -> Option<Vec<Entry>> {
    let index: BTreeMap<&str, &Sealed> = sealed.iter().map(|e| (e.id.as_str(), e)).collect();
    let first = sealed.first()?;
    let mut found: Vec<Entry> = Vec::new();
    let mut seen = BTreeSet::from([(first.id.as_str(), false)]);
    let mut next = vec![(first, false)];
    while let Some((sealed, computed)) = next.pop() {
        let entry = sealed.open(home)?;
        if found.is_empty() || computed || !entry.is_fn() {
            let computed = computed || entry.is_const();
            let below = entry.bindings.iter().filter_map(|(_, id)| index.get(id.as_str()).copied());
            next.extend(below.filter(|e| seen.insert((e.id.as_str(), computed))).map(|e| (e, computed)));
        }
        if found.iter().all(|known| known.id != entry.id) {
            found.push(entry);
        }
    }
    Some(found)
}

/// The sources for one item and the entries below it, and the function that makes the front end read it.
pub(super) fn sources(item: &Item, entries: &[Entry]) -> syn::Result<(Sources, usize)> {
    let first = |index: usize, entry: &Entry| if index == 0 { Ok(item.clone()) } else { entry.item() };
    let mut sources = sources_of(entries, first)?;
    let Some(reader) = reader(item) else { return Ok((sources, 0)) };
    let (item, path) = (syn::parse2(reader)?, "reader".to_owned());
    sources.items.push(Source { item, scope: 0, path, owner: None, reported: false });
    let asked = sources.items.len() - 1;
    Ok((sources, asked))
}

/// The sources of entries, each with a scope of its own, then what the `impl` blocks among them give to the structs.
pub(in super::super) fn sources_of(
    entries: &[Entry],
    item: impl Fn(usize, &Entry) -> syn::Result<Item>,
) -> syn::Result<Sources> {
    let index: BTreeMap<&str, usize> = entries.iter().enumerate().map(|(i, e)| (e.id.as_str(), i)).collect();
    let index_of = |id: &str| index.get(id).copied();
    let mut sources = Sources::default();
    for (scope, entry) in entries.iter().enumerate() {
        let item = item(scope, entry)?;
        let (name, ..) = source::head(&item);
        let path = name.to_string();
        sources.items.push(Source { item, scope, path, owner: None, reported: false });
    }
    for (index, entry) in entries.iter().enumerate() {
        let Source { item, path, .. } = &sources.items[index];
        let mut scope = Scope::default();
        // Recursion is the front end's to find.
        scope.insert(path, item, index);
        for (path, index) in entry.scope(index_of) {
            scope.insert(&path, &sources.items[index].item, index);
        }
        scope.traits.extend(entry.traits().map(|(name, id)| (name.to_owned(), id.to_owned())));
        sources.scopes.push(scope);
    }
    let mut of_values = BTreeSet::new();
    for (owner, entry) in entries.iter().enumerate() {
        let is_type = matches!(sources.items[owner].item, Item::Struct(_) | Item::Enum(_));
        for block in entry.blocks().filter_map(index_of) {
            if is_type || of_values.insert(block) {
                sources.add_block(block, is_type.then_some(owner), entries[block].is_read);
            }
        }
    }
    Ok(sources)
}

/// A function that uses a struct, an alias or a const, which the front end would not read otherwise.
fn reader(item: &Item) -> Option<TokenStream> {
    match item {
        Item::Struct(item) => {
            let name = &item.ident;
            Some(quote!(fn reader(value: #name) -> #name { value }))
        }
        Item::Enum(item) => {
            let name = &item.ident;
            Some(quote!(fn reader(value: #name) -> #name { value }))
        }
        Item::Type(item) => {
            let name = &item.ident;
            Some(quote!(fn reader() { let value: #name; }))
        }
        Item::Const(item) => {
            // Integers that are constants are no results, so it is not returned.
            let name = &item.ident;
            Some(quote!(fn reader() { #name; }))
        }
        _ => None,
    }
}

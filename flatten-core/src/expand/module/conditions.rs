//! Items under `#[cfg]`: a function that uses one must not be there without it, since a glob may bring another item
//! of that name in its place.

use super::Entry;
use super::tree::Tree;
use crate::diag::{Diags, codes};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, Item, Meta, parse_quote};

/// A mistake for each item that may be left out where the function needs it.
pub(super) fn checks(tree: &Tree, entry: &Entry) -> TokenStream {
    let own = conditions(tree, entry.index);
    let span = entry.function.sig.ident.span();
    let check = |index: usize| {
        let needs = conditions(tree, index);
        let mut diags = Diags::new();
        let diag = diags.at(span, &codes::LEFT_OUT).with("item", tree.item_name(index));
        diag.with("name", &entry.function.sig.ident);
        let error = diags.to_compile_errors();
        quote!(#[cfg(all(#(#own,)* not(all(#(#needs),*))))] #error)
    };
    needed(tree, entry.index).into_iter().map(check).collect()
}

/// The item, left out with each item that it needs.
pub(super) fn with_needs(tree: &Tree, index: usize) -> Item {
    let mut item = tree.sources.items[index].item.clone();
    let needed = needed(tree, index).into_iter();
    let needs = needed.flat_map(|index| conditions(tree, index));
    let cfgs: Vec<Attribute> = needs.map(|condition| parse_quote!(#[cfg(#condition)])).collect();
    match &mut item {
        Item::Fn(item) => item.attrs.extend(cfgs),
        Item::Struct(item) => item.attrs.extend(cfgs),
        Item::Const(item) => item.attrs.extend(cfgs),
        _ => {}
    }
    item
}

/// The items under `#[cfg]` that an item needs. A method has no other in its place.
fn needed(tree: &Tree, of: usize) -> Vec<usize> {
    let items = &tree.sources.items;
    let conditional = |index: usize| !conditions(tree, index).is_empty();
    if !(0..tree.own().len()).any(conditional) {
        return Vec::new();
    }
    let reached = tree.reached(std::iter::once(of)).into_iter();
    reached.filter(|index| *index != of && items[*index].owner.is_none() && conditional(*index)).collect()
}

/// What the `#[cfg(..)]` on an item and on the modules around it ask.
fn conditions(tree: &Tree, index: usize) -> Vec<TokenStream> {
    let condition = |attr: &Attribute| match &attr.meta {
        Meta::List(list) if attr.path().is_ident("cfg") => Some(list.tokens.clone()),
        _ => None,
    };
    let own = super::attributes(&tree.sources.items[index].item);
    tree.cfgs(index).iter().chain(own).filter_map(condition).collect()
}

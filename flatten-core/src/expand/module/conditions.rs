//! Items under `#[cfg]`: a function that uses one must not be there without it, since a glob may bring another item
//! of that name in its place.

use super::super::source::Closure;
use super::Entry;
use super::outside::Outside;
use super::tree::Tree;
use crate::diag::{Diags, codes};
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeSet;
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
        Item::Enum(item) => item.attrs.extend(cfgs),
        Item::Type(item) => item.attrs.extend(cfgs),
        Item::Const(item) => item.attrs.extend(cfgs),
        _ => {}
    }
    item
}

/// The condition under which a module asks for an item; none if it always does.
pub(super) fn of_request(tree: &Tree, outside: &Outside) -> Option<TokenStream> {
    let around = tree.module_at(outside.module).cfgs.len();
    let mut any = Vec::new();
    for user in &outside.users {
        let own: Vec<TokenStream> = conditions(tree, *user).split_off(around);
        if own.is_empty() {
            return None;
        }
        any.push(quote!(all(#(#own),*)));
    }
    Some(quote!(any(#(#any),*)))
}

/// The condition under which a module stands in the one around.
pub(super) fn of_module(tree: &Tree, module: usize) -> Option<TokenStream> {
    let module = tree.module_at(module);
    let around = module.parent.map_or(0, |parent| tree.module_at(parent).cfgs.len());
    let own: Vec<TokenStream> = module.cfgs[around..].iter().filter_map(condition).collect();
    (!own.is_empty()).then(|| quote!(all(#(#own),*)))
}

/// Finds the entries that `cfg` leaves out for certain: they use what nobody asked for.
pub(super) fn leave_out(tree: &Tree, entries: &mut [Entry], outside: &[Outside], closures: &[Closure]) {
    let absent = outside.iter().zip(closures).filter(|(_, closure)| matches!(closure, Closure::Absent));
    let users: BTreeSet<usize> = absent.flat_map(|(outside, _)| outside.users.iter().copied()).collect();
    if users.is_empty() {
        return;
    }
    for entry in entries {
        let reached = tree.reached(std::iter::once(entry.index));
        entry.absent = reached.iter().any(|index| users.contains(index));
    }
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
    let own = super::attributes(&tree.sources.items[index].item);
    tree.cfgs(index).iter().chain(own).filter_map(condition).collect()
}

fn condition(attr: &Attribute) -> Option<TokenStream> {
    match &attr.meta {
        Meta::List(list) if attr.path().is_ident("cfg") => Some(list.tokens.clone()),
        _ => None,
    }
}

//! Items under `#[cfg]`: a function that uses one must not be there without it, since a glob may bring another item
//! of that name in its place.

use super::Entry;
use super::tree::Tree;
use crate::diag::{Diags, codes};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, Meta};

/// A mistake for each item that may be left out where the function needs it.
pub(super) fn checks(tree: &Tree, entry: &Entry) -> TokenStream {
    let conditional =
        |index: usize| !conditions(super::attributes(&tree.sources.items[index].item)).is_empty();
    if !(0..tree.own().len()).any(conditional) {
        return TokenStream::new();
    }
    let own = conditions(&entry.function.attrs);
    let needed = tree.reached(std::iter::once(entry.index)).into_iter().filter(|index| {
        // A method has no other in its place.
        *index != entry.index && tree.sources.items[*index].owner.is_none() && conditional(*index)
    });
    let span = entry.function.sig.ident.span();
    let check = |index: usize| {
        let needs = conditions(super::attributes(&tree.sources.items[index].item));
        let mut diags = Diags::new();
        let diag = diags.at(span, &codes::LEFT_OUT).with("item", tree.item_name(index));
        diag.with("name", &entry.function.sig.ident);
        let error = diags.to_compile_errors();
        quote!(#[cfg(all(#(#own,)* not(all(#(#needs),*))))] #error)
    };
    needed.map(check).collect()
}

/// What the `#[cfg(..)]` among the attributes ask.
fn conditions(attrs: &[Attribute]) -> Vec<TokenStream> {
    let condition = |attr: &Attribute| match &attr.meta {
        Meta::List(list) if attr.path().is_ident("cfg") => Some(list.tokens.clone()),
        _ => None,
    };
    attrs.iter().filter_map(condition).collect()
}

//! Items as tokens and text: their names, places, numbers.

use crate::front::leaf::Mark;
use crate::front::overloads;
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;
use syn::Item;

/// The item's name, visibility and attributes; of an `impl` block, the name of its struct.
pub(in super::super) fn head(item: &Item) -> (Ident, &syn::Visibility, &[syn::Attribute]) {
    match item {
        Item::Fn(item) => (item.sig.ident.clone(), &item.vis, &item.attrs),
        Item::Struct(item) => (item.ident.clone(), &item.vis, &item.attrs),
        Item::Enum(item) => (item.ident.clone(), &item.vis, &item.attrs),
        Item::Type(item) => (item.ident.clone(), &item.vis, &item.attrs),
        Item::Const(item) => (item.ident.clone(), &item.vis, &item.attrs),
        Item::Impl(item) => {
            let path = match &*item.self_ty {
                syn::Type::Path(ty) if item.trait_.is_none() => Some(&ty.path),
                _ => overloads::owner_path(item),
            };
            let last = path.and_then(|path| path.segments.last()).expect("the block of a struct");
            (last.ident.clone(), &syn::Visibility::Inherited, &item.attrs)
        }
        _ => unreachable!("other items are no sources"),
    }
}

/// The name without `r#`.
pub(in super::super) fn unraw(name: &Ident) -> String {
    let text = name.to_string();
    text.strip_prefix("r#").map(str::to_owned).unwrap_or(text)
}

/// The item without visibility and attributes of its own, but for what it derives.
pub(super) fn bare(item: &Item) -> (Ident, TokenStream) {
    let (name, ..) = head(item);
    let mut item = item.clone();
    match &mut item {
        Item::Fn(item) => {
            item.attrs.retain(Mark::is);
            item.vis = syn::Visibility::Inherited;
        }
        Item::Struct(item) => {
            item.attrs.retain(|attr| attr.path().is_ident("derive"));
            item.vis = syn::Visibility::Inherited;
        }
        Item::Enum(item) => {
            item.attrs.retain(|attr| attr.path().is_ident("derive"));
            item.vis = syn::Visibility::Inherited;
        }
        Item::Type(item) => (item.attrs, item.vis) = (Vec::new(), syn::Visibility::Inherited),
        Item::Const(item) => (item.attrs, item.vis) = (Vec::new(), syn::Visibility::Inherited),
        Item::Impl(item) => item.attrs = Vec::new(),
        _ => unreachable!("other items are no sources"),
    }
    (name, item.into_token_stream())
}

/// A group without delimiters, as `$x:expr` makes it, would lose its bounds in text: it gets parentheses.
pub(super) fn without_none_groups(tokens: TokenStream) -> TokenStream {
    let token = |token| match token {
        TokenTree::Group(old) => {
            let content = without_none_groups(old.stream());
            let delimiter = match old.delimiter() {
                Delimiter::None if content.is_empty() => return None,
                Delimiter::None => Delimiter::Parenthesis,
                delimiter => delimiter,
            };
            let mut new = Group::new(delimiter, content);
            new.set_span(old.span());
            Some(TokenTree::Group(new))
        }
        token => Some(token),
    };
    tokens.into_iter().filter_map(token).collect()
}

/// The item's name, each `for`, where the limits are exceeded, and the places of mistakes.
pub(super) fn carry(
    tokens: TokenStream,
    number: &mut usize,
    name: &Ident,
    mistakes: &BTreeSet<Place>,
    out: &mut Vec<(usize, Ident)>,
) {
    for token in tokens {
        *number += 1;
        let is_wrong = !mistakes.is_empty() && mistakes.contains(&place(token.span()));
        match &token {
            TokenTree::Ident(ident) if (out.is_empty() && ident == name) || ident == "for" => {
                out.push((*number, ident.clone()));
            }
            token if is_wrong => out.push((*number, Ident::new("at", token.span()))),
            _ => {}
        }
        if let TokenTree::Group(group) = token {
            carry(group.stream(), number, name, mistakes, out);
        }
    }
}

/// A line and a column of a file.
pub(in super::super) type Place = (usize, usize);

/// Where a token begins in its file.
pub(in super::super) fn place(span: Span) -> Place {
    (span.start().line, span.start().column)
}

pub(super) fn respan(
    tokens: TokenStream,
    number: &mut usize,
    span: &mut dyn FnMut(usize) -> Span,
) -> TokenStream {
    let token = |mut token: TokenTree| {
        *number += 1;
        let at = span(*number);
        if let TokenTree::Group(old) = &token {
            token = Group::new(old.delimiter(), respan(old.stream(), number, span)).into();
        }
        token.set_span(at);
        token
    };
    tokens.into_iter().map(token).collect()
}

/// FNV-1a: the same on every platform and in every release.
pub(in super::super) fn hash<'a>(parts: impl Iterator<Item = &'a str>) -> u64 {
    let bytes = parts.flat_map(|part| part.bytes().chain([0xff]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

pub(in super::super) fn string(token: TokenTree) -> Option<String> {
    match syn::parse2::<syn::LitStr>(token.into()) {
        Ok(text) => Some(text.value()),
        Err(_) => None,
    }
}

pub(in super::super) fn group(token: TokenTree, delimiter: Delimiter) -> Option<TokenStream> {
    match token {
        TokenTree::Group(group) if group.delimiter() == delimiter => Some(group.stream()),
        _ => None,
    }
}

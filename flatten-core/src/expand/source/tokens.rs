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

/// rustc forgets the bounds of such a group where the tokens around it are put together anew: `$e * 2` of `1 + 2` would be
/// `1 + 2 * 2`. What is an operation there gets parentheses; all else stays as it is.
pub(in super::super) fn bounded(tokens: TokenStream) -> TokenStream {
    if !has_none_groups(tokens.clone()) {
        return tokens;
    }
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let token = |(at, token): (usize, &TokenTree)| match token {
        TokenTree::Group(old) => {
            let content = bounded(old.stream());
            let delimiter = match old.delimiter() {
                Delimiter::None if is_bound(&tokens, at) && is_operation(&content) => Delimiter::Parenthesis,
                delimiter => delimiter,
            };
            let mut new = Group::new(delimiter, content);
            new.set_span(old.span());
            TokenTree::Group(new)
        }
        token => token.clone(),
    };
    tokens.iter().enumerate().map(token).collect()
}

/// True if an operator stands beside a token, or what is called or indexed by it.
fn is_bound(tokens: &[TokenTree], at: usize) -> bool {
    let punct = |at: Option<usize>| match at.and_then(|at| tokens.get(at)) {
        Some(TokenTree::Punct(punct)) => Some(punct.as_char()),
        _ => None,
    };
    let (before, earlier) = (punct(at.checked_sub(1)), punct(at.checked_sub(2)));
    let (behind, later) = (punct(Some(at + 1)), punct(Some(at + 2)));
    let is_before = match before {
        // `=>` and `->` are no operators, and what `=` is given needs no bounds.
        Some('>') => !matches!(earlier, Some('=' | '-')),
        Some('=') => matches!(earlier, Some('=' | '<' | '>' | '!')),
        Some(c) => "+-*/%^&|<!.".contains(c),
        None => false,
    };
    let is_behind = match (behind, tokens.get(at + 1)) {
        (Some('=' | '!'), _) => later == Some('='),
        (Some(c), _) => "+-*/%^&|<>.?".contains(c),
        (None, Some(TokenTree::Ident(word))) => word == "as",
        (None, Some(TokenTree::Group(group))) => {
            matches!(group.delimiter(), Delimiter::Parenthesis | Delimiter::Bracket)
        }
        _ => false,
    };
    is_before || is_behind
}

fn has_none_groups(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::None || has_none_groups(group.stream()),
        _ => false,
    })
}

/// True of tokens that are an expression which binds less than what may stand beside it.
fn is_operation(tokens: &TokenStream) -> bool {
    use syn::Expr;
    let Ok(expr) = syn::parse2::<Expr>(tokens.clone()) else { return false };
    matches!(
        expr,
        Expr::Binary(_)
            | Expr::Unary(_)
            | Expr::Cast(_)
            | Expr::Range(_)
            | Expr::Reference(_)
            | Expr::Assign(_)
            | Expr::Closure(_)
            | Expr::If(_)
            | Expr::Match(_)
            | Expr::Block(_)
            | Expr::Return(_)
            | Expr::Break(_)
    )
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

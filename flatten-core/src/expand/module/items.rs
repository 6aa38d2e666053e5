//! `flatten::items! { .. }`: a module without a module. Its items stand where the macro does.
//!
//! ```text
//! flatten::items! { #![flatten(exact)] fn helper .. #[flatten] fn shade .. }
//!   fn helper .. fn shade ..                 // as they were
//!   shade_flat; helper!; shade!              // twins, and the source of every item
//! ```
//! Names that it lacks may stand around it, so they are asked for like those that a `use` brings.

use super::super::source;
use super::Whole;
use super::tree::{Around, Place, Tree};
use crate::diag::{Diags, codes};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::{format_ident, quote};
use syn::{File, Item, ItemMacro, ItemMod, Macro};

/// How the name begins that the items have as a module; nobody sees it.
const NAME: &str = "__flatten_items_";

/// The items as a module with a name of its own. What cannot be read is reported, and `None`.
pub(in super::super) fn read(tokens: TokenStream, diags: &mut Diags) -> Result<Whole, TokenStream> {
    let (args, tokens) = inner_attributes(tokens, diags);
    let file: File = match syn::parse2(tokens.clone()) {
        Ok(file) => file,
        Err(error) => {
            diags.at(error.span(), &codes::SYNTAX).with("error", error);
            return Err(unmarked(tokens));
        }
    };
    let hash = source::hash(std::iter::once(tokens.to_string().as_str()));
    let name = format_ident!("{NAME}{hash:016x}");
    let mut item: ItemMod = syn::parse_quote!(mod #name {});
    item.content = Some((Default::default(), file.items));
    Ok(Whole { item, tokens, args, around: Around::Items, late: false })
}

/// The tokens without the marks inside: on its own an item sees nothing of the others.
pub(in super::super) fn unmarked(tokens: TokenStream) -> TokenStream {
    let mut out: Vec<TokenTree> = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Group(group) if is_mark(&out, &group) => {
                out.pop();
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                let mut braces = Group::new(Delimiter::Brace, unmarked(group.stream()));
                braces.set_span(group.span());
                out.push(braces.into());
            }
            token => out.push(token),
        }
    }
    out.into_iter().collect()
}

/// True of the brackets of `#[flatten]`, behind what stands before them.
fn is_mark(before: &[TokenTree], group: &Group) -> bool {
    let is_hash = matches!(before.last(), Some(TokenTree::Punct(p)) if p.as_char() == '#');
    let meta = || syn::parse2::<syn::Meta>(group.stream()).ok();
    let is_flatten =
        |meta: syn::Meta| meta.path().segments.last().is_some_and(|last| last.ident == "flatten");
    is_hash && group.delimiter() == Delimiter::Bracket && meta().is_some_and(is_flatten)
}

/// The arguments of `#![flatten(..)]`, and the tokens without it. Others that stand inside are mistakes.
fn inner_attributes(tokens: TokenStream, diags: &mut Diags) -> (TokenStream, TokenStream) {
    let mut args = TokenStream::new();
    let mut out: Vec<TokenTree> = Vec::new();
    for token in tokens {
        let is = |token: Option<&TokenTree>, c: char| matches!(token, Some(TokenTree::Punct(p)) if p.as_char() == c);
        let inner = is(out.last(), '!') && out.len() > 1 && is(out.get(out.len() - 2), '#');
        match token {
            TokenTree::Group(group) if inner && group.delimiter() == Delimiter::Bracket => {
                out.truncate(out.len() - 2);
                inner_attribute(&group, out.is_empty(), &mut args, diags);
            }
            token => out.push(token),
        }
    }
    (args, out.into_iter().collect())
}

fn inner_attribute(group: &Group, first: bool, args: &mut TokenStream, diags: &mut Diags) {
    let Ok(meta) = syn::parse2::<syn::Meta>(group.stream()) else {
        diags.at(group.span(), &codes::SYNTAX).with("error", "this is no attribute");
        return;
    };
    let name = meta.path().segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
    match (&meta, name.as_str()) {
        (syn::Meta::List(list), "flatten") if first => {
            let more = &list.tokens;
            args.extend(quote!(#more,));
        }
        (syn::Meta::Path(_), "flatten") if first => {}
        (_, "flatten") => {
            let instead = "write it first, before every item";
            misplaced("`#![flatten]`", instead, group, diags);
        }
        (_, "doc") => {
            let instead = "write `//!` above `items!`, or `///` for the item that it is about";
            misplaced("a comment `//!`", instead, group, diags);
        }
        (_, name) => {
            let instead = "write it above `items!`; of such attributes only `#![flatten(..)]` stands inside";
            misplaced(&format!("`#![{name}]`"), instead, group, diags);
        }
    }
}

fn misplaced(what: &str, instead: &str, group: &Group, diags: &mut Diags) {
    diags
        .at(group.span(), &codes::ITEMS_FORM)
        .with("what", what)
        .with("place", "here in `items!`")
        .with("instead", instead);
}

/// In a body, `super` of a module inside would be another module than the tree's.
pub(super) fn stand_in_a_module(tree: &Tree, root: &str, add: &mut dyn FnMut(Place, TokenStream)) {
    let hash = root.strip_prefix(NAME).unwrap_or_default();
    let name = format_ident!("__items_with_modules_inside_stand_in_a_module_not_in_a_body_{hash}");
    let mut inner = tree.inner(0).peekable();
    if inner.peek().is_some() {
        add(
            (0, None),
            quote!(#[doc(hidden)] #[allow(dead_code, non_upper_case_globals)] const #name: () = ();),
        );
    }
    inner.for_each(|inner| add((inner, None), quote!(const _: () = super::#name;)));
}

/// Reports `items!` in what is seen as a whole already.
pub(super) fn refuse_nested(whole: &Whole, diags: &mut Diags) {
    let place = match whole.around {
        Around::Items => "in another `items!`",
        _ => "in a module marked `#[flatten]`",
    };
    let mut next: Vec<&[Item]> = vec![contents(&whole.item)];
    while let Some(items) = next.pop() {
        for item in items {
            match item {
                Item::Mod(inner) => next.push(contents(inner)),
                Item::Macro(ItemMacro { mac, .. }) if is_items(mac, whole.args.clone(), items) => {
                    let diag = diags.at(mac.path.segments[0].ident.span(), &codes::ITEMS_FORM);
                    let diag = diag.with("what", "`items!`").with("place", place);
                    diag.with(
                        "instead",
                        "leave the inner `items!` out, and its items in: they are seen without it",
                    );
                }
                _ => {}
            }
        }
    }
}

fn contents(module: &ItemMod) -> &[Item] {
    module.content.as_ref().map_or(&[], |(_, items)| items)
}

/// True of `flatten::items!` by the facade's name, and of `items!` where a `use` names it.
fn is_items(mac: &Macro, args: TokenStream, beside: &[Item]) -> bool {
    if !may_be_items(mac) {
        return false;
    }
    match mac.path.segments.len() {
        1 => beside.iter().any(|item| matches!(item, Item::Use(item) if names_items(&item.tree))),
        _ => {
            let first = mac.path.segments[0].ident.to_string();
            let given = args.into_iter().any(|token| token.to_string() == first);
            first == "flatten" || given
        }
    }
}

/// True of `items!` by any path.
pub(super) fn may_be_items(mac: &Macro) -> bool {
    mac.path.segments.last().is_some_and(|s| s.ident == "items")
}

fn names_items(tree: &syn::UseTree) -> bool {
    match tree {
        syn::UseTree::Path(path) => names_items(&path.tree),
        syn::UseTree::Name(name) => name.ident == "items",
        syn::UseTree::Rename(rename) => rename.rename == "items",
        syn::UseTree::Group(group) => group.items.iter().any(names_items),
        syn::UseTree::Glob(_) => false,
    }
}

/// The items of an `items!` in a file that a tool looks at, and its arguments.
pub(super) fn opened(mac: &Macro) -> Option<(Vec<Item>, TokenStream)> {
    if !may_be_items(mac) {
        return None;
    }
    let whole = read(mac.tokens.clone(), &mut Diags::new()).ok()?;
    Some((whole.item.content.map(|(_, items)| items).unwrap_or_default(), whole.args))
}

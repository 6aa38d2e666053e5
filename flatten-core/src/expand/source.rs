//! How the source of an item travels: in a hidden macro of the item's own name, beside the item.
//!
//! ```text
//! use noise::fbm as fbm_lacks_the_flatten_attribute_or_is_recursive__in_shade_0;      // the item and its macro
//! fbm_lacks_..! { @flatten_v1 { {next}.. {::flatten::__finish} } { state } { } }      // asks one macro after another
//! ```
//! Each macro adds its closure, the item with everything below it, and passes on; [`super::finish`] comes last.
//! The names are looked up where they were written, because a macro exists only once its own closure does.

mod macros;
mod request;
mod tokens;

pub(super) use macros::{absent, adding, block_of, block_path, trait_path};
pub(super) use request::{Request, is_std_macro};
pub(super) use tokens::{Place, bounded, group, hash, head, place, string, unraw};

use macros::{BLOCK, TRAIT};
use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::quote;
use std::collections::BTreeSet;
use syn::Item;
use tokens::{bare, carry, respan, without_none_groups};

/// An item with the names it uses, as plain data: nothing of one expansion may live in another.
#[derive(Clone)]
pub(super) struct Entry {
    /// The item's name and a hash of all that is below: equal ids are equal items.
    pub(super) id: String,
    /// `fn`, `struct`, `const`, `type` or `impl`.
    kind: Ident,
    /// It has been read where it stands, and has no mistakes.
    pub(super) is_read: bool,
    /// What each path of the item means, by id.
    pub(super) bindings: Vec<(String, String)>,
    /// The item's tokens.
    text: String,
    /// User's tokens, each with its number: errors in the item point at the nearest one before.
    carriers: Vec<(usize, Ident)>,
}

/// An entry as it travels: most are only passed on, so they stay as they are.
#[derive(Clone)]
pub(super) struct Sealed {
    pub(super) id: String,
    token: TokenTree,
}

/// What a macro passes on: an item and everything below it, the item itself first.
#[derive(Clone)]
pub(super) enum Closure {
    Entries(Vec<Sealed>),
    /// The item has mistakes, which its own expansion reports.
    Poisoned,
    /// `cfg` leaves out all that asks for the item.
    Absent,
}

impl Entry {
    /// The entry of an item whose paths mean the first entries of these closures.
    pub(super) fn new(item: &Item, bindings: Vec<(String, String)>) -> Entry {
        let mut entry = Entry::with_id(String::new(), item, bindings, &BTreeSet::new());
        entry.is_read = true;
        let ids = entry.bindings.iter().flat_map(|(path, id)| [path.as_str(), id.as_str()]);
        let hash = hash(ids.chain([entry.text.as_str()]));
        let (name, ..) = head(item);
        entry.id = format!("{name}_{hash:016x}");
        entry
    }

    /// The entry with this id of an item that need not be right: its mistakes stand at these places.
    pub(super) fn with_id(
        id: String,
        item: &Item,
        bindings: Vec<(String, String)>,
        mistakes: &BTreeSet<Place>,
    ) -> Entry {
        let (name, tokens) = bare(item);
        let mut carriers = Vec::new();
        let tokens = without_none_groups(tokens);
        carry(tokens.clone(), &mut 0, &name, mistakes, &mut carriers);
        let text = tokens.to_string();
        let kind = match item {
            Item::Fn(item) => Ident::new("fn", item.sig.fn_token.span),
            Item::Struct(item) => Ident::new("struct", item.struct_token.span),
            Item::Enum(item) => Ident::new("enum", item.enum_token.span),
            Item::Type(item) => Ident::new("type", item.type_token.span),
            Item::Impl(item) => Ident::new("impl", item.impl_token.span),
            _ => Ident::new("const", Span::call_site()),
        };
        Entry { id, kind, bindings, text, carriers, is_read: false }
    }

    /// True of functions.
    pub(super) fn is_fn(&self) -> bool {
        self.kind == "fn"
    }

    /// True of constants.
    pub(super) fn is_const(&self) -> bool {
        self.kind == "const"
    }

    /// The ids of the `impl` blocks of a struct.
    pub(super) fn blocks(&self) -> impl Iterator<Item = &str> {
        self.bindings.iter().filter(|(path, _)| path.starts_with(BLOCK)).map(|(_, id)| id.as_str())
    }

    /// The names of traits, with their ids.
    pub(super) fn traits(&self) -> impl Iterator<Item = (&str, &str)> {
        self.bindings.iter().filter_map(|(path, id)| Some((path.strip_prefix(TRAIT)?, id.as_str())))
    }

    /// The index of each binding's item in a list of entries.
    pub(super) fn scope<'a>(&'a self, index_of: impl Fn(&str) -> Option<usize> + 'a) -> Vec<(String, usize)> {
        self.bindings.iter().filter_map(|(path, id)| Some((path.clone(), index_of(id)?))).collect()
    }

    /// The item.
    pub(super) fn item(&self) -> syn::Result<Item> {
        let tokens: TokenStream = self.text.parse()?;
        let mut spans = self.carriers.iter().map(|(at, ident)| (*at, ident.span())).peekable();
        let mut span = self.carriers.first().map_or_else(Span::call_site, |(_, ident)| ident.span());
        let tokens = respan(tokens, &mut 0, &mut |number| {
            while let Some((_, next)) = spans.next_if(|(at, _)| *at <= number) {
                span = next;
            }
            span
        });
        syn::parse2(tokens)
    }

    /// `{ "id" { kind [ "path" "id" .. ] "text" [ number token .. ] read } }`, without the last word if nobody has read
    /// it.
    pub(super) fn seal(&self) -> Sealed {
        let Entry { id, kind, text, .. } = self;
        let read = self.is_read.then(|| quote!(read));
        let bindings = self.bindings.iter().map(|(path, id)| quote!(#path #id));
        let carriers = self.carriers.iter().map(|(at, ident)| {
            let at = Literal::usize_unsuffixed(*at);
            quote!(#at #ident)
        });
        let content = quote!(#id { #kind [ #(#bindings)* ] #text [ #(#carriers)* ] #read });
        Sealed { id: id.clone(), token: Group::new(Delimiter::Brace, content).into() }
    }
}

impl Sealed {
    /// True if the item has been read where it stands.
    pub(super) fn is_read(&self) -> bool {
        let content =
            group(self.token.clone(), Delimiter::Brace).and_then(|tokens| tokens.into_iter().nth(1));
        let last = content.and_then(|token| group(token, Delimiter::Brace)?.into_iter().last());
        matches!(last, Some(TokenTree::Ident(_)))
    }

    fn parse(token: TokenTree) -> Option<Sealed> {
        let first = group(token.clone(), Delimiter::Brace)?.into_iter().next()?.to_string();
        // Ids hold no quotes and nothing to escape.
        Some(Sealed { id: first.trim_matches('"').to_owned(), token })
    }

    /// The entry; `None` if it is none of ours. Its tokens are given the context of `home`, a token of the user's:
    /// what is said of them is said where they stand, also in another crate.
    pub(super) fn open(&self, home: Span) -> Option<Entry> {
        let mut tokens = group(self.token.clone(), Delimiter::Brace)?.into_iter().skip(1);
        let mut tokens = group(tokens.next()?, Delimiter::Brace)?.into_iter();
        let TokenTree::Ident(kind) = tokens.next()? else { return None };
        let bindings = group(tokens.next()?, Delimiter::Bracket)?.into_iter().collect::<Vec<_>>();
        let text = string(tokens.next()?)?;
        let carriers = group(tokens.next()?, Delimiter::Bracket)?.into_iter().collect::<Vec<_>>();
        let is_read = tokens.next().is_some();
        let bindings =
            bindings.chunks_exact(2).map(|pair| Some((string(pair[0].clone())?, string(pair[1].clone())?)));
        let carriers = carriers.chunks_exact(2).map(|pair| match &pair[1] {
            TokenTree::Ident(ident) => {
                let mut ident = ident.clone();
                ident.set_span(ident.span().resolved_at(home));
                Some((pair[0].to_string().parse().ok()?, ident))
            }
            _ => None,
        });
        let (bindings, carriers) = (bindings.collect::<Option<_>>()?, carriers.collect::<Option<_>>()?);
        Some(Entry { id: self.id.clone(), kind, is_read, bindings, text, carriers })
    }
}

impl Closure {
    /// An item over the closures of what it uses, diamonds once.
    pub(super) fn over(entry: Entry, below: &[Closure]) -> Closure {
        let mut seen = BTreeSet::from([entry.id.clone()]);
        let mut entries = vec![entry.seal()];
        for closure in below {
            let Closure::Entries(list) = closure else { return Closure::Poisoned };
            entries.extend(list.iter().filter(|e| seen.insert(e.id.clone())).cloned());
        }
        Closure::Entries(entries)
    }

    /// True if the sources are there.
    pub(super) fn has_come(&self) -> bool {
        matches!(self, Closure::Entries(_))
    }

    /// The id of the item itself.
    pub(super) fn id(&self) -> Option<&str> {
        match self {
            Closure::Entries(entries) => entries.first().map(|e| e.id.as_str()),
            Closure::Poisoned | Closure::Absent => None,
        }
    }

    /// The item and everything below it; nothing of one with mistakes.
    pub(super) fn entries(&self) -> &[Sealed] {
        match self {
            Closure::Entries(entries) => entries,
            Closure::Poisoned | Closure::Absent => &[],
        }
    }

    fn to_tokens(&self) -> TokenStream {
        match self {
            Closure::Entries(entries) => entries.iter().map(|e| e.token.clone()).collect(),
            Closure::Poisoned => quote!(poisoned),
            Closure::Absent => quote!(absent),
        }
    }

    pub(super) fn parse(tokens: TokenStream) -> Option<Closure> {
        let mut tokens = tokens.into_iter().peekable();
        if let Some(TokenTree::Ident(state)) = tokens.peek() {
            return Some(if state == "absent" { Closure::Absent } else { Closure::Poisoned });
        }
        tokens
            .map(Sealed::parse)
            .collect::<Option<Vec<_>>>()
            .filter(|list| !list.is_empty())
            .map(Closure::Entries)
    }
}

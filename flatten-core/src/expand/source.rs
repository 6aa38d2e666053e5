//! How the source of an item travels: in a hidden macro of the item's own name, beside the item.
//!
//! ```text
//! use noise::fbm as fbm_lacks_the_flatten_attribute_or_is_recursive__in_shade_0;      // the item and its macro
//! fbm_lacks_..! { @flatten_v1 { {next}.. {::flatten::__finish} } { state } { } }      // asks one macro after another
//! ```
//! Each macro adds its closure, the item with everything below it, and passes on; [`super::finish`] comes last.
//! The names are looked up where they were written, because a macro exists only once its own closure does.

use super::paths::FreePath;
use crate::front::leaf::Mark;
use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use std::collections::BTreeSet;
use syn::Item;

/// An item with the names it uses, as plain data: nothing of one expansion may live in another.
#[derive(Clone)]
pub(super) struct Entry {
    /// The item's name and a hash of all that is below: equal ids are equal items.
    pub(super) id: String,
    /// `fn`, `struct`, `const` or `impl`.
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

    /// A number of the item and the place where it stands.
    fn place_hash(&self, name: &Ident) -> u64 {
        let (start, file) = (name.span().start(), name.span().file());
        // The folders above are not the same on every machine, and what is no file has no name to rely on.
        let file = file.rsplit(['/', '\\']).next().filter(|name| !name.starts_with('<')).unwrap_or_default();
        let place = [file, &start.line.to_string(), &start.column.to_string()];
        hash(place.into_iter().chain(self.id()))
    }

    /// The macro that passes the closure on, under the item's own name.
    pub(super) fn to_macro(&self, item: &Item) -> TokenStream {
        let (name, vis, attrs) = head(item);
        let name = match item {
            Item::Impl(_) => block_of(&name).last().clone(),
            _ => name,
        };
        let cfgs: Vec<_> = attrs.iter().filter(|a| a.path().is_ident("cfg")).collect();
        let rule = rule(std::slice::from_ref(self));
        // Another crate sees a macro only if it stands at the root of its own, where names must differ.
        let exported = matches!(vis, syn::Visibility::Public(_));
        let hidden = match exported {
            true => format_ident!("__flatten_src_{}_{:016x}", unraw(&name), self.place_hash(&name)),
            false => format_ident!("__flatten_src_{}", unraw(&name)),
        };
        let export = exported.then(|| quote!(#[macro_export]));
        let message = format!("`{name}!` is the hidden source of the `#[flatten]` item `{name}`");
        quote! {
            #(#cfgs)*
            #[doc(hidden)]
            #[allow(unused_macros)]
            #export
            macro_rules! #hidden {
                #rule
                ($($any:tt)*) => { ::core::compile_error! { #message } };
            }
            #(#cfgs)*
            #[doc(hidden)]
            #[allow(unused_imports)]
            #vis use #hidden as #name;
        }
    }
}

/// The rules of a macro that adds closures to those collected and passes them on, or nothing if none are collected.
pub(super) fn rule(closures: &[Closure]) -> TokenStream {
    let closures = closures.iter().map(Closure::to_tokens);
    quote! {
        (@flatten_v1 { { $($next:tt)* } $($rest:tt)* } { $($state:tt)* } { $($closures:tt)* }) => {
            $($next)* ! { @flatten_v1 { $($rest)* } { $($state)* } { $($closures)* #({ #closures })* } }
        };
        (@flatten_v1 { { $($next:tt)* } $($rest:tt)* } { $($state:tt)* }) => {
            $($next)* ! { @flatten_v1 { $($rest)* } { $($state)* } }
        };
    }
}

/// A macro in place of one that the condition leaves out, which had so many closures.
pub(super) fn absent(name: &Ident, count: usize, condition: &TokenStream) -> TokenStream {
    let hidden = format_ident!("{name}_absent");
    let rule = rule(&vec![Closure::Absent; count]);
    quote! {
        #[cfg(not(#condition))]
        #[doc(hidden)]
        #[allow(unused_macros)]
        macro_rules! #hidden { #rule }
        #[cfg(not(#condition))]
        #[doc(hidden)]
        #[allow(unused_imports)]
        use #hidden as #name;
    }
}

/// A path to ask for, with the name it is imported by.
pub(super) struct Request {
    pub(super) path: FreePath,
    alias: Ident,
}

impl Request {
    /// The alias is what rustc says when it finds no macro behind the path: its name is the message.
    pub(super) fn new(path: FreePath, asker: &Ident, number: usize) -> Request {
        let last = path.last();
        let span = Span::call_site().located_at(last.span());
        let text = format!(
            "{}_lacks_the_flatten_attribute_or_is_recursive__in_{}_{number}",
            unraw(last),
            unraw(asker)
        );
        Request { path, alias: Ident::new(&text, span) }
    }

    /// The macro to ask.
    pub(super) fn hop(&self) -> TokenStream {
        self.alias.to_token_stream()
    }

    /// The import under a condition; without it, a macro that has nothing.
    pub(super) fn import_if(&self, condition: Option<&TokenStream>) -> TokenStream {
        let import = self.import();
        let Some(condition) = condition else { return import };
        let absent = absent(&self.alias, 1, condition);
        quote!(#[cfg(#condition)] #import #absent)
    }

    /// The import.
    pub(super) fn import(&self) -> TokenStream {
        let Request { path: FreePath { path, .. }, alias } = self;
        // Beside a macro of std's prelude the bare name would be ambiguous.
        let own = path.get_ident().filter(|name| is_std_macro(&name.to_string()));
        let prefix = own.map(|_| quote!(self::));
        quote! {
            #[doc(hidden)]
            #[allow(unused_imports)]
            use #prefix #path as #alias;
        }
    }

    /// The import from a module around. It stands where the other one does, so that what is said of both is one message.
    pub(super) fn import_again(&self, up: &TokenStream) -> TokenStream {
        let alias = &self.alias;
        let first = self.path.path.to_token_stream().into_iter().next().map_or(alias.span(), |t| t.span());
        let up = up.clone().into_iter().map(|mut token| {
            token.set_span(first);
            token
        });
        quote! {
            #[doc(hidden)]
            #[allow(unused_imports)]
            use #(#up)* #alias as #alias;
        }
    }
}

/// True of the name of a macro that every module sees.
pub(super) fn is_std_macro(name: &str) -> bool {
    STD_MACROS.contains(&name)
}

/// Macros that every module sees.
const STD_MACROS: &[&str] = &[
    "assert",
    "assert_eq",
    "assert_ne",
    "cfg",
    "column",
    "compile_error",
    "concat",
    "dbg",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "env",
    "eprint",
    "eprintln",
    "file",
    "format",
    "format_args",
    "include",
    "include_bytes",
    "include_str",
    "is_x86_feature_detected",
    "line",
    "matches",
    "module_path",
    "option_env",
    "panic",
    "print",
    "println",
    "stringify",
    "thread_local",
    "todo",
    "try",
    "unimplemented",
    "unreachable",
    "vec",
    "write",
    "writeln",
];

/// How the names of the macros of `impl` blocks begin.
const BLOCK: &str = "__flatten_impl_";

/// The macro of a struct's `impl` block.
pub(super) fn block_of(name: &Ident) -> FreePath {
    let ident = Ident::new(&format!("{BLOCK}{}", unraw(name)), name.span());
    FreePath { text: ident.to_string(), path: ident.into() }
}

/// How a struct's entry names one of several `impl` blocks.
pub(super) fn block_path(name: &Ident, number: usize) -> String {
    format!("{BLOCK}{}_{number}", unraw(name))
}

/// The item's name, visibility and attributes; of an `impl` block, the name of its struct.
pub(super) fn head(item: &Item) -> (Ident, &syn::Visibility, &[syn::Attribute]) {
    match item {
        Item::Fn(item) => (item.sig.ident.clone(), &item.vis, &item.attrs),
        Item::Struct(item) => (item.ident.clone(), &item.vis, &item.attrs),
        Item::Const(item) => (item.ident.clone(), &item.vis, &item.attrs),
        Item::Impl(item) => match &*item.self_ty {
            syn::Type::Path(ty) => {
                let name = ty.path.segments.last().expect("a path has a segment").ident.clone();
                (name, &syn::Visibility::Inherited, &item.attrs)
            }
            _ => unreachable!("the block of a path's type"),
        },
        _ => unreachable!("other items are no sources"),
    }
}

/// The name without `r#`.
pub(super) fn unraw(name: &Ident) -> String {
    let text = name.to_string();
    text.strip_prefix("r#").map(str::to_owned).unwrap_or(text)
}

/// The item without visibility and attributes of its own.
fn bare(item: &Item) -> (Ident, TokenStream) {
    let (name, ..) = head(item);
    let mut item = item.clone();
    match &mut item {
        Item::Fn(item) => {
            item.attrs.retain(Mark::is);
            item.vis = syn::Visibility::Inherited;
        }
        Item::Struct(item) => (item.attrs, item.vis) = (Vec::new(), syn::Visibility::Inherited),
        Item::Const(item) => (item.attrs, item.vis) = (Vec::new(), syn::Visibility::Inherited),
        Item::Impl(item) => item.attrs = Vec::new(),
        _ => unreachable!("other items are no sources"),
    }
    (name, item.into_token_stream())
}

/// A group without delimiters, as `$x:expr` makes it, would lose its bounds in text: it gets parentheses.
fn without_none_groups(tokens: TokenStream) -> TokenStream {
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
fn carry(
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
pub(super) type Place = (usize, usize);

/// Where a token begins in its file.
pub(super) fn place(span: Span) -> Place {
    (span.start().line, span.start().column)
}

fn respan(tokens: TokenStream, number: &mut usize, span: &mut dyn FnMut(usize) -> Span) -> TokenStream {
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
pub(super) fn hash<'a>(parts: impl Iterator<Item = &'a str>) -> u64 {
    let bytes = parts.flat_map(|part| part.bytes().chain([0xff]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

pub(super) fn string(token: TokenTree) -> Option<String> {
    match syn::parse2::<syn::LitStr>(token.into()) {
        Ok(text) => Some(text.value()),
        Err(_) => None,
    }
}

pub(super) fn group(token: TokenTree, delimiter: Delimiter) -> Option<TokenStream> {
    match token {
        TokenTree::Group(group) if group.delimiter() == delimiter => Some(group.stream()),
        _ => None,
    }
}

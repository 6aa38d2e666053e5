//! An item on its own: what it uses stands elsewhere, and is asked for.

use super::Writers;
use super::args::Args;
use super::block;
use super::chain::{self, Chain};
use super::hint;
use super::leaf;
use super::module::{Around, unit};
use super::original;
use super::parts;
use super::paths::{self, FreePath};
use super::predicates;
use super::preshader::{self, Gained};
use super::source::{self, Closure, Entry, Request, Sealed, group};
use super::twin::{self, Compiled, Structs};
use crate::diag::{Diags, codes};
use crate::front::{self, Parsed, Scope, Source, Sources};
use crate::hir::FnId;
use proc_macro2::{Delimiter, Span, TokenStream};
use quote::{format_ident, quote};
use std::collections::{BTreeMap, BTreeSet};
use syn::{Item, ItemFn};

/// The item, and all that stands beside it.
pub(super) fn expand(
    item: Item,
    tokens: TokenStream,
    args_tokens: TokenStream,
    args: Args,
    writers: &Writers,
    mut diags: Diags,
) -> TokenStream {
    if let Some(receiver) = function(&item).and_then(|f| f.sig.receiver()) {
        // In an `impl` block nothing but functions may be added.
        diags.at(receiver.self_token.span, &codes::RECEIVER);
        return super::beside(original::item(tokens), &diags);
    }
    let item = match item {
        Item::Fn(item) => Item::Fn(leaf::marked(item, &args)),
        item => item,
    };
    let mut out = original::item(tokens);
    let (name, ..) = source::head(&item);
    let methods = args.methods.then(|| source::block_of(&name));
    let requests: Vec<Request> =
        wanted(&item).chain(methods).enumerate().map(|(i, path)| Request::new(path, &name, i)).collect();
    let work = Work { item: &item, args: &args, writers };
    if !diags.is_empty() || hint::item(&item, &args, &requests, &mut diags) {
        out.extend(work.failed(&diags));
    } else if requests.is_empty() {
        out.extend(work.at_once());
    } else {
        requests.iter().for_each(|request| out.extend(request.import()));
        let texts: Vec<&str> = requests.iter().map(|r| r.path.text.as_str()).collect();
        let macros = requests.iter().map(Request::hop).collect();
        let (chain, batches) = Chain::new(macros, &name, args.facade());
        let chain = |goal: &str| {
            let goal = format_ident!("{goal}");
            chain.ending_in(&quote!(#goal [ #args_tokens ] [ #(#texts)* ] { #item }))
        };
        out.extend(batches);
        out.extend(chain("source"));
        if let Some(function) = function(&item).filter(|_| !args.no_twin()) {
            let body = chain("twin");
            out.extend(twin::head(function, &args, None));
            out.extend(quote!({ #body }));
        }
    }
    out
}

/// The end of a chain: the source macro and the outputs, or the body of the twin. `None` if these are no tokens of
/// ours.
pub(super) fn finish(tokens: TokenStream, writers: &Writers) -> Option<TokenStream> {
    let mut tokens = tokens.into_iter().skip(3);
    let state = group(tokens.next()?, Delimiter::Brace)?;
    let closures = group(tokens.next()?, Delimiter::Brace)?;
    let goal = state.clone().into_iter().next()?.to_string();
    if matches!(goal.as_str(), "cfg" | "cfg_items") {
        return predicates::finish(state, closures, writers);
    }
    let closures: Vec<Closure> = closures
        .into_iter()
        .map(|token| Closure::parse(group(token, Delimiter::Brace)?))
        .collect::<Option<_>>()?;

    let mut state = state.into_iter().skip(1);
    let args = group(state.next()?, Delimiter::Bracket)?;
    let paths = group(state.next()?, Delimiter::Bracket)?;
    let item: Item = syn::parse2(group(state.next()?, Delimiter::Brace)?).ok()?;
    let paths: Vec<String> = paths.into_iter().map(source::string).collect::<Option<_>>()?;
    let args = Args::read(args, writers, &mut Diags::new());
    if let Item::Mod(module) = &item {
        return Some(match goal.as_str() {
            "part" => unit::part(module, &closures),
            "batch" => chain::batch(module, &closures),
            "items" => unit::finish(module, Around::Items, &args, &paths, &closures, writers),
            _ => unit::finish(module, Around::Crate, &args, &paths, &closures, writers),
        });
    }
    let work = Work { item: &item, args: &args, writers };
    if let ("methods", Item::Impl(block), [closure]) = (goal.as_str(), &item, &closures[..]) {
        return Some(block::twins(block, &args, closure, writers));
    }
    let closure = work.closure(&paths, &closures);
    Some(match goal.as_str() {
        "block" => closure.to_macro(&item),
        "twin" => work.twin_body(&closure),
        _ => work.source_side(&closure),
    })
}

/// What an expansion of one item works on.
struct Work<'a> {
    item: &'a Item,
    args: &'a Args,
    writers: &'a Writers,
}

/// An item and all below it, typed.
struct Typed {
    /// The item is the first, and its names are in the first scope.
    sources: Sources,
    parsed: Parsed,
    /// The function, if the item is one.
    entry: Option<FnId>,
}

impl Work<'_> {
    /// An item that uses no other.
    fn at_once(&self) -> TokenStream {
        let closure = self.closure(&[], &[]);
        let Typed { sources, parsed, entry } = match self.read(&closure) {
            Ok(typed) => typed,
            Err(errors) => return self.failed_with(errors),
        };
        let mut out = TokenStream::new();
        if let Some((function, entry)) = function(self.item).zip(entry) {
            if self.args.leaf.is_some() {
                out.extend(leaf::door(function, &parsed.unit, entry, self.args));
                out.extend(self.proofs(parsed.proofs));
                out.extend(self.source(&closure));
                return out;
            }
            let compiled = match twin::compile(&sources, &parsed, entry, self.args, self.writers) {
                Ok(compiled) => compiled,
                Err(diags) => return self.failed(&diags),
            };
            let structs = twin::structs(&sources, 0, |_, vis| twin::is_public(vis));
            if !self.args.source {
                out.extend(twin::head(function, self.args, Some(&compiled)));
                let body = twin::body(&compiled, function, self.args, structs.clone());
                out.extend(quote!({ #body }));
            }
            out.extend(self.outputs(Some(&compiled), function, structs));
        }
        out.extend(self.proofs(parsed.proofs));
        out.extend(self.source(&closure));
        out
    }

    /// What stands beside an item whose sources have come, but for the twin. The mistakes of a function with a twin
    /// are reported in the twin's body.
    fn source_side(&self, closure: &Closure) -> TokenStream {
        let reports = self.args.no_twin() || function(self.item).is_none();
        match self.try_source_side(closure) {
            Ok(out) => out,
            Err(errors) if reports => {
                let silent = self.silent();
                quote!(#silent #errors)
            }
            Err(_) => self.silent(),
        }
    }

    fn try_source_side(&self, closure: &Closure) -> Result<TokenStream, TokenStream> {
        let mut out = TokenStream::new();
        match function(self.item).filter(|_| self.args.has_outputs() || self.args.leaf.is_some()) {
            Some(function) if self.args.leaf.is_some() => {
                let Typed { parsed, entry, .. } = self.read(closure)?;
                let entry = entry.expect("the item is a function");
                out.extend(leaf::door(function, &parsed.unit, entry, self.args));
                out.extend(self.proofs(parsed.proofs));
            }
            Some(function) => {
                let Typed { sources, parsed, entry } = self.read(closure)?;
                let entry = entry.expect("the item is a function");
                let compiled = twin::compile(&sources, &parsed, entry, self.args, self.writers);
                let compiled = compiled.map_err(|diags| errors(diags, 0))?;
                let structs = twin::structs(&sources, 0, |_, vis| twin::is_public(vis));
                out.extend(self.outputs(Some(&compiled), function, structs));
                out.extend(self.proofs(parsed.proofs));
            }
            None if closure.entries().iter().skip(1).any(|sealed| !sealed.is_read()) => {
                out.extend(self.proofs(self.read(closure)?.parsed.proofs));
            }
            None => {
                // What is below has been read where it stands: its heads are enough, unless the length of an
                // array calls more.
                let proofs = self.check(closure, true).or_else(|_| self.check(closure, false))?;
                out.extend(self.proofs(proofs));
            }
        }
        out.extend(self.source(closure));
        Ok(out)
    }

    /// What the arguments ask for besides the twin.
    fn outputs(&self, compiled: Option<&Compiled>, function: &ItemFn, structs: Structs) -> TokenStream {
        let mut out = twin::outputs(compiled, function, self.args, self.writers);
        let Gained { functions, items } =
            preshader::gained(compiled, function, self.args, structs, self.writers);
        out.extend([functions].into_iter().chain(items));
        out
    }

    /// The proofs for the item alone.
    fn check(&self, closure: &Closure, heads: bool) -> Result<Vec<TokenStream>, TokenStream> {
        let (sources, asked) = self.sources(closure, heads)?;
        front::check(&sources, &[asked]).map_err(|diags| errors(diags, asked))
    }

    /// The hidden macro, and of a struct what makes it.
    fn source(&self, closure: &Closure) -> TokenStream {
        let mut out = closure.to_macro(self.item);
        if let Item::Struct(item) = self.item {
            let shape = self.sources(closure, false).ok();
            let shape = shape.and_then(|(sources, _)| parts::shapes(&sources, &[0]).remove(&0));
            out.extend(shape.map(|shape| parts::of(item, &shape, self.args)));
        }
        out
    }

    /// The statements of the twin whose sources have come.
    fn twin_body(&self, closure: &Closure) -> TokenStream {
        let Some(function) = function(self.item) else { return TokenStream::new() };
        let body = self.read(closure).and_then(|Typed { sources, parsed, entry }| {
            let entry = entry.expect("the item is a function");
            let compiled = twin::compile(&sources, &parsed, entry, self.args, self.writers);
            let compiled = compiled.map_err(|diags| errors(diags, 0))?;
            Ok(twin::body(
                &compiled,
                function,
                self.args,
                twin::structs(&sources, 0, |_, vis| twin::is_public(vis)),
            ))
        });
        match body {
            Ok(body) => body,
            Err(errors) => {
                let stub = twin::stub();
                quote!(#errors #stub)
            }
        }
    }

    /// The item over what it uses.
    fn closure(&self, paths: &[String], closures: &[Closure]) -> Closure {
        let id = |closure: &Closure| closure.id().unwrap_or_default().to_owned();
        let bindings = paths.iter().cloned().zip(closures.iter().map(id)).collect();
        Closure::over(Entry::new(self.item, bindings), closures)
    }

    /// The item and all below it, typed.
    ///
    /// # Errors
    /// Its mistakes; none if those below it are at fault, which report them.
    fn read(&self, closure: &Closure) -> Result<Typed, TokenStream> {
        let (sources, asked) = self.sources(closure, false)?;
        let parsed = front::run(&sources, &[asked]).map_err(|diags| errors(diags, asked))?;
        let entry = function(self.item).and_then(|_| parsed.entries.first().copied());
        Ok(Typed { sources, parsed, entry })
    }

    /// The sources for the item, and the function that makes the front end read it. With `heads`, of functions below
    /// it only those that it calls itself.
    fn sources(&self, closure: &Closure, heads: bool) -> Result<(Sources, usize), TokenStream> {
        let Closure::Entries(sealed) = closure else { return Err(TokenStream::new()) };
        let home = source::head(self.item).0.span();
        let entries = if heads {
            needed(sealed, home)
        } else {
            sealed.iter().map(|sealed| sealed.open(home)).collect()
        };
        let entries = entries.ok_or_else(super::misuse)?;
        sources(self.item, &entries).map_err(|error| error.to_compile_error())
    }

    /// What makes rustc check the names that the front end took for known.
    fn proofs(&self, proofs: Vec<TokenStream>) -> TokenStream {
        let (_, _, attrs) = source::head(self.item);
        let cfgs: Vec<_> = attrs.iter().filter(|a| a.path().is_ident("cfg")).collect();
        super::proofs(proofs, &cfgs, self.args)
    }

    fn failed(&self, diags: &Diags) -> TokenStream {
        self.failed_with(diags.to_compile_errors())
    }

    /// The mistakes, and whatever others may mention, so that one mistake stays one.
    fn failed_with(&self, errors: TokenStream) -> TokenStream {
        let mut out = errors;
        if let Some(function) = function(self.item).filter(|_| !self.args.no_twin()) {
            out.extend(twin::head(function, self.args, None));
            let body = twin::stub();
            out.extend(quote!({ #body }));
        }
        out.extend(self.silent());
        out
    }

    /// The outputs without a value, and a source that tells others to keep quiet.
    fn silent(&self) -> TokenStream {
        let mut out = TokenStream::new();
        if let Some(function) = function(self.item) {
            out.extend(self.outputs(None, function, Structs::default()));
        }
        out.extend(Closure::Poisoned.to_macro(self.item));
        out
    }
}

/// The entries that the front end needs to read the first one alone: what it uses, and what types and constants those
/// use in turn. Constants are computed, so the functions that they call are needed whole.
fn needed(sealed: &[Sealed], home: Span) -> Option<Vec<Entry>> {
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

/// The mistakes of the first item, read by the function `asked`; those of others also at the calls that lead there.
fn errors(mut diags: Diags, asked: usize) -> TokenStream {
    if asked > 0 {
        diags.forget_step(asked);
    }
    diags.at_calls(|item| item == 0 || item == asked).to_compile_errors()
}

fn function(item: &Item) -> Option<&ItemFn> {
    match item {
        Item::Fn(function) => Some(function),
        _ => None,
    }
}

/// The sources for one item and the entries below it, and the function that makes the front end read it.
fn sources(item: &Item, entries: &[Entry]) -> syn::Result<(Sources, usize)> {
    let first = |index: usize, entry: &Entry| if index == 0 { Ok(item.clone()) } else { entry.item() };
    let mut sources = sources_of(entries, first)?;
    let Some(reader) = reader(item) else { return Ok((sources, 0)) };
    let (item, path) = (syn::parse2(reader)?, "reader".to_owned());
    sources.items.push(Source { item, scope: 0, path, owner: None, reported: false });
    let asked = sources.items.len() - 1;
    Ok((sources, asked))
}

/// The sources of entries, each with a scope of its own, then what the `impl` blocks among them give to the structs.
pub(super) fn sources_of(
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
        sources.scopes.push(scope);
    }
    for (owner, entry) in entries.iter().enumerate() {
        entry
            .blocks()
            .filter_map(index_of)
            .for_each(|block| sources.add_block(block, owner, entries[block].is_read));
    }
    Ok(sources)
}

/// A function that uses a struct or const, which the front end would not read otherwise.
fn reader(item: &Item) -> Option<TokenStream> {
    match item {
        Item::Struct(item) => {
            let name = &item.ident;
            Some(quote!(fn reader(value: #name) -> #name { value }))
        }
        Item::Const(item) => {
            // Integers that are constants are no results, so it is not returned.
            let name = &item.ident;
            Some(quote!(fn reader() { #name; }))
        }
        _ => None,
    }
}

/// The paths that may mean other items of the user's.
pub(super) fn wanted(item: &Item) -> impl Iterator<Item = FreePath> {
    let (name, ..) = source::head(item);
    let mut seen = BTreeSet::from([name.to_string()]);
    let paths = paths::free_paths(item).into_iter().filter_map(paths::item_of);
    paths.filter(move |path| seen.insert(path.text.clone())).collect::<Vec<_>>().into_iter()
}

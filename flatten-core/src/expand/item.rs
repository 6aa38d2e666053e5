//! An item on its own: what it uses stands elsewhere, and is asked for.

mod sources;

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
use super::reported::{Failure, Reported};
use super::source::{self, Closure, Entry, Request, group};
use super::twin::{self, Compiled, Structs};
use crate::diag::{Diags, codes};
use crate::front::{self, Parsed, Proof, Sources};
use crate::hir::FnId;
use proc_macro2::{Delimiter, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeSet;
use syn::{Item, ItemFn};

pub(super) use sources::sources_of;

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
    let requests: Vec<Request> = hint::as_imported(Some(&name), wanted(&item))
        .chain(methods)
        .enumerate()
        .map(|(i, path)| Request::new(path, &name, i))
        .collect();
    let work = Work { item: &item, args: &args, writers };
    let failed = match diags.is_empty() {
        true => hint::item(&item, &args, &requests, &mut diags),
        false => Some(Reported::listed(&diags)),
    };
    if let Some(reported) = failed {
        out.extend(work.failed(Failure { errors: diags.to_compile_errors(), reported }));
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
        let Typed { sources, mut parsed, entry } = match self.read(&closure) {
            Ok(typed) => typed,
            Err(failure) => return self.failed(failure),
        };
        // What they find is said before what follows from it in the twin.
        let mut out = self.proofs(std::mem::take(&mut parsed.proofs));
        if let Some((function, entry)) = function(self.item).zip(entry) {
            if self.args.leaf.is_some() {
                out.extend(leaf::door(function, &parsed.unit, entry, self.args));
                out.extend(self.source(&closure));
                return out;
            }
            let compiled = match twin::compile(&sources, &parsed, entry, self.args, self.writers) {
                Ok(compiled) => compiled,
                Err(diags) => return self.failed(Failure::of(&diags)),
            };
            let structs = twin::structs(&sources, 0, |_, vis| twin::is_public(vis));
            if !self.args.source {
                out.extend(twin::head(function, self.args, Some(&compiled)));
                let body = twin::body(&compiled, function, self.args, structs.clone());
                out.extend(quote!({ #body }));
            }
            out.extend(self.outputs(Ok(&compiled), function, structs));
        }
        out.extend(self.source(&closure));
        out
    }

    /// What stands beside an item whose sources have come, but for the twin. The mistakes of a function with a twin
    /// are reported in the twin's body.
    fn source_side(&self, closure: &Closure) -> TokenStream {
        let reports = self.args.no_twin() || function(self.item).is_none();
        match self.try_source_side(closure) {
            Ok(out) => out,
            Err(Failure { errors, reported }) => {
                let silent = self.silent(reported);
                let errors = reports.then_some(errors);
                quote!(#silent #errors)
            }
        }
    }

    fn try_source_side(&self, closure: &Closure) -> Result<TokenStream, Failure> {
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
                let compiled = compiled.map_err(|diags| failure(diags, &sources, 0))?;
                let structs = twin::structs(&sources, 0, |_, vis| twin::is_public(vis));
                out.extend(self.outputs(Ok(&compiled), function, structs));
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
    fn outputs(
        &self,
        compiled: Result<&Compiled, Reported>,
        function: &ItemFn,
        structs: Structs,
    ) -> TokenStream {
        let mut out = twin::outputs(compiled, function, self.args, self.writers);
        let Gained { functions, items } =
            preshader::gained(compiled, function, self.args, structs, self.writers);
        out.extend([functions].into_iter().chain(items));
        out
    }

    /// The proofs for the item alone.
    fn check(&self, closure: &Closure, heads: bool) -> Result<Vec<Proof>, Failure> {
        let (sources, asked) = self.sources(closure, heads)?;
        front::check(&sources, &[asked]).map_err(|diags| failure(diags, &sources, asked))
    }

    /// The hidden macro, and of a struct what makes it.
    fn source(&self, closure: &Closure) -> TokenStream {
        let mut out = closure.to_macro(self.item);
        if let Item::Struct(_) | Item::Enum(_) = self.item {
            let shape = self.sources(closure, false).ok();
            let shape = shape.and_then(|(sources, _)| parts::shapes(&sources, &[0]).remove(&0));
            out.extend(shape.map(|shape| parts::of(self.item, &shape, self.args)));
        }
        out
    }

    /// The statements of the twin whose sources have come.
    fn twin_body(&self, closure: &Closure) -> TokenStream {
        let Some(function) = function(self.item) else { return TokenStream::new() };
        let body = self.read(closure).and_then(|Typed { sources, parsed, entry }| {
            let entry = entry.expect("the item is a function");
            let compiled = twin::compile(&sources, &parsed, entry, self.args, self.writers);
            let compiled = compiled.map_err(|diags| failure(diags, &sources, 0))?;
            Ok(twin::body(
                &compiled,
                function,
                self.args,
                twin::structs(&sources, 0, |_, vis| twin::is_public(vis)),
            ))
        });
        body.unwrap_or_else(Failure::statements)
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
    fn read(&self, closure: &Closure) -> Result<Typed, Failure> {
        let (sources, asked) = self.sources(closure, false)?;
        let parsed = front::run(&sources, &[asked]).map_err(|diags| failure(diags, &sources, asked))?;
        let entry = function(self.item).and_then(|_| parsed.entries.first().copied());
        Ok(Typed { sources, parsed, entry })
    }

    /// The sources for the item, and the function that makes the front end read it. With `heads`, of functions below
    /// it only those that it calls itself.
    fn sources(&self, closure: &Closure, heads: bool) -> Result<(Sources, usize), Failure> {
        let Closure::Entries(sealed) = closure else {
            return Err(Failure::silent(Reported::at_source(std::slice::from_ref(closure))));
        };
        let home = source::head(self.item).0.span();
        let entries = if heads {
            sources::needed(sealed, home)
        } else {
            sealed.iter().map(|sealed| sealed.open(home)).collect()
        };
        let entries = entries.ok_or_else(Failure::misuse)?;
        Ok(sources::sources(self.item, &entries)?)
    }

    /// What makes rustc check the names that the front end took for known.
    fn proofs(&self, proofs: Vec<Proof>) -> TokenStream {
        let (_, _, attrs) = source::head(self.item);
        let cfgs: Vec<_> = attrs.iter().filter(|a| a.path().is_ident("cfg")).collect();
        super::proofs(proofs, &cfgs, self.args)
    }

    /// The mistakes, and whatever others may mention, so that one mistake stays one.
    fn failed(&self, failure: Failure) -> TokenStream {
        let Failure { errors: mut out, reported } = failure;
        if let Some(function) = function(self.item).filter(|_| !self.args.no_twin()) {
            out.extend(twin::head(function, self.args, None));
            let body = reported.statements();
            out.extend(quote!({ #body }));
        }
        out.extend(self.silent(reported));
        out
    }

    /// The outputs without a value, and a source that tells others to keep quiet.
    fn silent(&self, reported: Reported) -> TokenStream {
        let mut out = TokenStream::new();
        if let Some(function) = function(self.item) {
            out.extend(self.outputs(Err(reported), function, Structs::default()));
        }
        out.extend(Closure::Poisoned.to_macro(self.item));
        out
    }
}

/// The mistakes of the first item, read by the function `asked`; those of others also at the calls that lead there.
fn failure(mut diags: Diags, sources: &Sources, asked: usize) -> Failure {
    if asked > 0 {
        diags.forget_step(asked);
    }
    Failure::of_read(&diags.at_calls(|item| item == 0 || item == asked), sources)
}

fn function(item: &Item) -> Option<&ItemFn> {
    match item {
        Item::Fn(function) => Some(function),
        _ => None,
    }
}

/// The paths that may mean other items of the user's.
pub(super) fn wanted(item: &Item) -> impl Iterator<Item = FreePath> + use<> {
    let (name, ..) = source::head(item);
    let mut seen = BTreeSet::from([name.to_string()]);
    let paths = paths::free_paths(item).into_iter().filter_map(paths::item_of);
    paths.filter(move |path| seen.insert(path.text.clone()))
}

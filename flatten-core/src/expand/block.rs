//! An `impl` block on its own: its source travels with the struct's, and its methods' twins wait for both.
//!
//! ```text
//! #[flatten(methods)] struct Ray { .. }      #[flatten] impl Ray { fn at(&self) -> Vec3 { .. } }
//!   Ray!, which asks __flatten_impl_Ray!       __flatten_impl_Ray!; impl Ray { fn at_flat .. }, which asks Ray!
//! ```

use super::Writers;
use super::args::Args;
use super::chain::Chain;
use super::hint;
use super::item;
use super::leaf;
use super::module;
use super::original;
use super::paths::FreePath;
use super::preshader;
use super::reported::{Failure, Reported};
use super::source::{Closure, Request, Sealed};
use super::twin::{self, Compiled, Structs};
use crate::diag::{Diags, codes};
use crate::front::{self, Parsed, Sources, overloads, sources};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{Item, ItemFn, ItemImpl};

/// The block, its hidden source, and a block of twins.
pub(super) fn expand(
    block: ItemImpl,
    tokens: TokenStream,
    args_tokens: TokenStream,
    args: Args,
    writers: &Writers,
    mut diags: Diags,
) -> TokenStream {
    let Some(owner) = owner(&block) else {
        match overloads::owner(&block) {
            Some(_) => diags.at(block.impl_token.span, &codes::OPERATOR_PLACE),
            None => diags.at(block.impl_token.span, &codes::ATTRIBUTE_PLACE).with("item", "a trait's `impl`"),
        };
        return super::beside(tokens, &diags);
    };
    let mut out = original::block(tokens);
    let name = owner.last().clone();
    let texts = |requests: &[Request]| requests.iter().map(|r| r.path.text.clone()).collect::<Vec<_>>();
    let first = crate::front::sources::impl_items(&block).first().map(|item| super::source::head(item).0);
    let wanted = item::wanted(&Item::Impl(block.clone())).filter(|path| path.text != owner.text);
    let below: Vec<Request> = hint::as_imported(first.as_ref(), wanted)
        .enumerate()
        .map(|(i, path)| Request::new(path, &format_ident!("impl_{name}"), i))
        .collect();
    let before = diags.len();
    let keeps_quiet = hint::block(&block, &name, &below, &mut diags);
    out.extend(diags.to_compile_errors());
    let itself = [Request::new(owner, &format_ident!("impl_{name}"), below.len())];
    if keeps_quiet {
        out.extend(twins(&block, &args, &Closure::Poisoned, writers));
        return out;
    }
    if diags.len() > before {
        // The struct passes it on, so that nobody else reports it.
        out.extend(Closure::Poisoned.to_macro(&Item::Impl(block.clone())));
    }
    let below = if diags.len() > before { Vec::new() } else { below };
    below.iter().chain(&itself).for_each(|request| out.extend(request.import()));
    let goals = [("block", &below[..]), ("methods", &itself)];
    for (goal, requests) in goals.into_iter().skip(usize::from(diags.len() > before)) {
        let (goal, texts) = (format_ident!("{goal}"), texts(requests));
        let macros = requests.iter().map(Request::hop).collect();
        let (chain, batches) = Chain::new(macros, &format_ident!("impl_{name}"), args.facade());
        out.extend(batches);
        out.extend(chain.ending_in(&quote!(#goal [ #args_tokens ] [ #(#texts)* ] { #block })));
    }
    out
}

/// The path of the struct that an inherent block belongs to.
fn owner(block: &ItemImpl) -> Option<FreePath> {
    let text = sources::owner(block)?;
    match &*block.self_ty {
        syn::Type::Path(ty) => {
            Some(FreePath { text, path: ty.path.clone(), may_be_new: false, is_type: true })
        }
        _ => None,
    }
}

/// The twins of the block's methods, once the struct's closure has come; it holds the block too.
pub(super) fn twins(block: &ItemImpl, args: &Args, closure: &Closure, writers: &Writers) -> TokenStream {
    let mut diags = Diags::new();
    let read = match closure {
        Closure::Entries(sealed) => read(block, sealed),
        // Whoever is at fault reports it.
        Closure::Poisoned | Closure::Absent => {
            Err(Failure::silent(Reported::at_source(std::slice::from_ref(closure))))
        }
    };
    let cfgs = block.attrs.iter().filter(|attr| attr.path().is_ident("cfg"));
    let cfgs: Vec<_> = cfgs.collect();
    let (mut inside, mut beside) = (TokenStream::new(), TokenStream::new());
    let marked = sources::impl_items(block);
    let functions = marked.iter().filter_map(|item| match item {
        Item::Fn(function) => Some(function),
        _ => None,
    });
    for (number, function) in functions.enumerate() {
        let mut args = Args { owner: sources::owner(block), ..args.clone() };
        for more in module::flatten_args(&function.attrs) {
            args.extend(more, writers, &mut diags);
            preshader::check(&args, function, &mut diags);
        }
        leaf::misplaced(&mut args, "a function of an `impl` block", &mut diags);
        let compiled = read.as_ref().map_err(|failure| failure.reported).and_then(|(sources, _, parsed)| {
            let compiled = twin::compile(sources, parsed, parsed.entries[number], &args, writers);
            let own = |item: usize| parsed.entries.iter().any(|e| parsed.items[e.0 as usize] == item);
            compiled.map_err(|e| Reported::added(&mut diags, e.at_calls(own)))
        });
        let compiled = compiled.as_ref().map_err(|reported| *reported);
        let structs = read.as_ref().map(|(sources, scope, _)| {
            // The block stands beside its struct, the first item.
            twin::structs(sources, *scope, |index, vis| index == 0 || twin::is_public(vis))
        });
        let structs = structs.unwrap_or_default();
        let halves = preshader::gained(compiled, function, &args, structs.clone(), writers);
        inside.extend(gained(function, &args, compiled, structs, writers));
        inside.extend(halves.functions);
        beside.extend(halves.items.iter().map(|item| quote!(#(#cfgs)* #item)));
    }
    let ty = &block.self_ty;
    let errors = diags.to_compile_errors();
    let proofs = match read {
        Ok((_, _, parsed)) => super::proofs(parsed.proofs, &cfgs, args),
        Err(failure) => failure.errors,
    };
    quote!(#proofs #(#cfgs)* impl #ty { #inside } #beside #errors)
}

/// What a method gains.
fn gained(
    function: &ItemFn,
    args: &Args,
    compiled: Result<&Compiled, Reported>,
    structs: Structs,
    writers: &Writers,
) -> TokenStream {
    let mut out = twin::outputs(compiled, function, args, writers);
    if !args.source {
        let head = twin::head(function, args, compiled.ok());
        let body = match compiled {
            Ok(compiled) => twin::body(compiled, function, args, structs),
            Err(reported) => reported.statements(),
        };
        out.extend(quote!(#head { #body }));
    }
    out
}

/// The sources with the block's methods typed, and the methods' scope.
fn read(block: &ItemImpl, sealed: &[Sealed]) -> Result<(Sources, usize, Parsed), Failure> {
    let mistake = |list: &dyn Fn(&mut Diags)| {
        let mut diags = Diags::new();
        list(&mut diags);
        Failure::of(&diags)
    };
    let entries = sealed.iter().map(|sealed| sealed.open(block.self_ty.span())).collect::<Option<Vec<_>>>();
    let entries = entries.filter(|entries| !entries.is_empty()).ok_or_else(Failure::misuse)?;
    let own = entries[0].blocks().next().map(str::to_owned);
    let sources = item::sources_of(&entries, |_, entry| match own.as_ref() == Some(&entry.id) {
        true => Ok(Item::Impl(block.clone())),
        false => entry.item(),
    });
    let mut sources = sources.map_err(|error| {
        mistake(&|diags| {
            diags.at(error.span(), &codes::SYNTAX).with("error", &error);
        })
    })?;
    let is_method = |item: &front::Source| item.owner == Some(0) && matches!(item.item, Item::Fn(_));
    let methods: Vec<usize> = (0..sources.items.len()).filter(|i| is_method(&sources.items[*i])).collect();
    if own.is_none() {
        let name = sources::name_of(&sources.items[0].item).unwrap_or_default();
        return Err(mistake(&|diags| {
            diags.at(block.self_ty.span(), &codes::STRUCT_METHODS).with("name", &name);
        }));
    }
    methods.iter().for_each(|index| sources.items[*index].reported = false);
    let scope = methods.first().map_or(0, |index| sources.items[*index].scope);
    let parsed = front::run(&sources, &methods);
    let own = |item: usize| methods.contains(&item);
    let parsed = parsed.map_err(|e| Failure::of_read(&e.at_calls(own), &sources))?;
    Ok((sources, scope, parsed))
}

//! The heads of functions beside the user's: attributes, docs and signature.

use super::super::args::Args;
use super::super::source::{bounded, unraw};
use super::{Compiled, params};
use crate::options::Gates;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::{Attribute, FnArg, ItemFn, Meta, Pat, Token};

/// The twin's head: attributes, docs and signature, with `counts` if they are known already.
pub(in super::super) fn head(item: &ItemFn, args: &Args, counts: Option<&Compiled>) -> TokenStream {
    let docs = docs(item, args, counts);
    let mut sig = item.sig.clone();
    sig.inputs = inputs(item).into_iter().collect();
    head_of(item, &format!("{}_flat", unraw(&item.sig.ident)), sig, &docs, true)
}

/// The parameters of a twin: names without patterns or attributes.
pub(in super::super) fn inputs(item: &ItemFn) -> Vec<FnArg> {
    let mut inputs: Vec<FnArg> = item.sig.inputs.iter().cloned().collect();
    for (input, name) in inputs.iter_mut().zip(params(item)) {
        match input {
            FnArg::Receiver(receiver) => receiver.attrs.clear(),
            FnArg::Typed(typed) => {
                typed.attrs.clear();
                *typed.pat = Pat::Ident(syn::PatIdent {
                    attrs: Vec::new(),
                    by_ref: None,
                    mutability: None,
                    ident: name,
                    subpat: None,
                });
            }
        }
    }
    inputs
}

/// The head of a function beside this one, with the docs of the user's if they are `shared`.
pub(super) fn head_of(
    item: &ItemFn,
    name: &str,
    mut sig: syn::Signature,
    docs: &[String],
    shared: bool,
) -> TokenStream {
    let attrs = item.attrs.iter().filter(|attr| shared || !attr.path().is_ident("doc")).filter_map(copied);
    let docs = docs.iter().map(|line| quote!(#[doc = #line]));
    let vis = &item.vis;
    sig.constness = None;
    sig.abi = None;
    sig.ident = Ident::new(name, sig.ident.span());
    let sig = bounded(sig.into_token_stream());
    quote! {
        #(#attrs)*
        #(#docs)*
        #[allow(
            dead_code, unused_imports, unused_variables, unused_braces, unused_parens, unused_mut, non_snake_case,
            clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction
        )]
        #vis #sig
    }
}

/// The attributes that a twin shares with its original.
fn copied(attr: &Attribute) -> Option<TokenStream> {
    const SHARED: &[&str] = &["cfg", "must_use", "inline", "cold", "deprecated", "doc"];
    let is_shared = |path: &syn::Path| SHARED.iter().any(|name| path.is_ident(name));
    if is_shared(attr.path()) {
        return Some(attr.to_token_stream());
    }
    if !attr.path().is_ident("cfg_attr") {
        return None;
    }
    type List = syn::punctuated::Punctuated<Meta, Token![,]>;
    let list = attr.parse_args_with(List::parse_terminated).ok()?;
    let condition = list.first()?;
    let shared: Vec<&Meta> = list.iter().skip(1).filter(|meta| is_shared(meta.path())).collect();
    (!shared.is_empty()).then(|| quote!(#[cfg_attr(#condition, #(#shared),*)]))
}

/// The doc section: contract, sizes, notes.
pub(super) fn docs(item: &ItemFn, args: &Args, compiled: Option<&Compiled>) -> Vec<String> {
    let link = args.link(&unraw(&item.sig.ident));
    let contract = match args.options().gates {
        Gates::EXACT => "`exact`: equal bit for bit, any NaN to any NaN",
        _ => "fast-math: equal within rounding on finite inputs",
    };
    let mut lines = Vec::new();
    if item.attrs.iter().any(|a| a.path().is_ident("doc")) {
        lines.push(String::new());
    }
    lines.push(" # Flattened".to_owned());
    lines.push(String::new());
    lines.push(format!(" The branchless, call-free twin of {link}. Contract: {contract}."));
    let Some(Compiled { counts, bounds, .. }) = compiled else { return lines };
    let ops: Vec<String> = counts.ops.iter().map(|(op, n)| format!("{n} `{op}`")).collect();
    let plural = if counts.total == 1 { "" } else { "s" };
    lines.push(String::new());
    lines.push(format!(
        " {} operation{plural}, {} of them per draw, at most {} one after another{}{}.",
        counts.total,
        counts.uniform,
        counts.depth,
        if ops.is_empty() { "" } else { ": " },
        ops.join(", ")
    ));
    if counts.loops > 0 {
        let (are, plural) = if counts.loops == 1 { ("is", "") } else { ("are", "s") };
        lines.push(String::new());
        lines.push(format!(" {} loop{plural} {are} kept; the exits are the only branches.", counts.loops));
    }
    for max in bounds {
        lines.push(String::new());
        lines.push(format!(" Of a loop with `#[unroll(max = {max})]` it takes {max} steps at most."));
    }
    if counts.total > NOTED {
        lines.push(String::new());
        lines.push(" Functions of this size are slow to compile.".to_owned());
    }
    lines
}

/// Twins larger than this say that they are: rustc needs seconds for them.
const NOTED: u32 = 2000;

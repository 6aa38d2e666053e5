//! The way through hidden macros: each adds its closure and passes on, `__finish` comes last.
//!
//! ```text
//! a! { @flatten_v1 { {b} {c} {::flatten::__finish} } { state } { } }
//! ```
//! Every step is an expansion inside of the one before, and rustc allows 128 of them. More are asked in batches, each
//! of which ends in a macro with all that it found.

use super::source::{self, Closure};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::ItemMod;

/// So many macros are asked in one way.
const BATCH: usize = 64;

/// What a way leads through.
pub(super) struct Chain {
    macros: Vec<TokenStream>,
    facade: TokenStream,
}

impl Chain {
    /// A way through these macros, and the batches, which stand beside the asker.
    pub(super) fn new(macros: Vec<TokenStream>, asker: &Ident, facade: TokenStream) -> (Chain, TokenStream) {
        if macros.len() <= BATCH {
            return (Chain { macros, facade }, TokenStream::new());
        }
        let (mut batches, mut names) = (TokenStream::new(), Vec::new());
        for (number, macros) in macros.chunks(BATCH).enumerate() {
            let name = format_ident!("__flatten_batch_{number}_of_{}", source::unraw(asker));
            let batch = Chain { macros: macros.to_vec(), facade: facade.clone() };
            batches.extend(batch.ending_in(&quote!(batch [ ] [ ] { mod #name { } })));
            names.push(quote!(#name));
        }
        (Chain { macros: names, facade }, batches)
    }

    /// The call that collects the closures, then hands `state` and them to `__finish`.
    pub(super) fn ending_in(&self, state: &TokenStream) -> TokenStream {
        let facade = &self.facade;
        let finish = quote!(#facade::__finish);
        match self.macros.split_first() {
            Some((first, rest)) => {
                quote! { #first ! { @flatten_v1 { #({ #rest })* { #finish } } { #state } { } } }
            }
            None => quote! { #finish ! { @flatten_v1 { } { #state } { } } },
        }
    }
}

/// The macro with what a batch found, under the name of the module.
pub(super) fn batch(item: &ItemMod, closures: &[Closure]) -> TokenStream {
    let name = &item.ident;
    source::adding(closures, &format_ident!("{name}_src"), &TokenStream::new(), name).into_iter().collect()
}

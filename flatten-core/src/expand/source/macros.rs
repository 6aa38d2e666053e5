//! The hidden macros that pass sources on, under the items' own names.

use super::super::paths::FreePath;
use super::{Closure, hash, head, unraw};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::Item;

impl Closure {
    /// A number of the item and the place where it stands.
    fn place_hash(&self, name: &Ident) -> u64 {
        let (start, file) = (name.span().start(), name.span().file());
        // The folders above are not the same on every machine, and what is no file has no name to rely on.
        let file = file.rsplit(['/', '\\']).next().filter(|name| !name.starts_with('<')).unwrap_or_default();
        let place = [file, &start.line.to_string(), &start.column.to_string()];
        hash(place.into_iter().chain(self.id()))
    }

    /// The macro that passes the closure on, under the item's own name.
    pub(in super::super) fn to_macro(&self, item: &Item) -> TokenStream {
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
pub(in super::super) fn rule(closures: &[Closure]) -> TokenStream {
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

/// The macro `hidden` that adds these closures, known by `vis use .. as name`.
pub(in super::super) fn adding(
    closures: &[Closure],
    hidden: &Ident,
    vis: &TokenStream,
    name: &Ident,
) -> [TokenStream; 2] {
    let rule = rule(closures);
    [
        quote! {
            #[doc(hidden)]
            #[allow(unused_macros)]
            macro_rules! #hidden { #rule }
        },
        quote! {
            #[doc(hidden)]
            #[allow(unused_imports)]
            #vis use #hidden as #name;
        },
    ]
}

/// A macro in place of one that the condition leaves out, which had so many closures.
pub(in super::super) fn absent(name: &Ident, count: usize, condition: &TokenStream) -> TokenStream {
    let hidden = format_ident!("{name}_absent");
    let items = adding(&vec![Closure::Absent; count], &hidden, &TokenStream::new(), name);
    quote!(#(#[cfg(not(#condition))] #items)*)
}

/// How the names of the macros of `impl` blocks begin.
pub(super) const BLOCK: &str = "__flatten_impl_";

/// How the binding of a trait's id begins.
pub(super) const TRAIT: &str = "__flatten_trait_";

/// The macro of a struct's `impl` block.
pub(in super::super) fn block_of(name: &Ident) -> FreePath {
    let ident = Ident::new(&format!("{BLOCK}{}", unraw(name)), name.span());
    FreePath { text: ident.to_string(), path: ident.into(), may_be_new: false, is_type: false }
}

/// What a trait's id is bound to.
pub(in super::super) fn trait_path(name: &str) -> String {
    format!("{TRAIT}{name}")
}

/// How a struct's entry names one of several `impl` blocks.
pub(in super::super) fn block_path(name: &Ident, number: usize) -> String {
    format!("{BLOCK}{}_{number}", unraw(name))
}

//! What an item asks for: paths, each imported by a name that says what it means if there is nothing.

use super::super::paths::FreePath;
use super::{absent, unraw};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};

/// A path to ask for, with the name it is imported by.
pub(in super::super) struct Request {
    pub(in super::super) path: FreePath,
    alias: Ident,
}

impl Request {
    /// The alias is what rustc says when it finds no macro behind the path: its name is the message.
    pub(in super::super) fn new(path: FreePath, asker: &Ident, number: usize) -> Request {
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
    pub(in super::super) fn hop(&self) -> TokenStream {
        self.alias.to_token_stream()
    }

    /// The import under a condition; without it, a macro that has nothing.
    pub(in super::super) fn import_if(&self, condition: Option<&TokenStream>) -> TokenStream {
        let import = self.import();
        let Some(condition) = condition else { return import };
        let absent = absent(&self.alias, 1, condition);
        quote!(#[cfg(#condition)] #import #absent)
    }

    /// The import.
    pub(in super::super) fn import(&self) -> TokenStream {
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
    pub(in super::super) fn import_again(&self, up: &TokenStream) -> TokenStream {
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
pub(in super::super) fn is_std_macro(name: &str) -> bool {
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

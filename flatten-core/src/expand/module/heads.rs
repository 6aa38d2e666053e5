//! The heads of a waiting module's twins, which stand there at once: others may call them, whatever is missing.
//!
//! ```text
//! fn shade_flat(p: Vec2) -> f32 {                                    // at once
//!     fbm_lacks_..! { @flatten_v1 { {super::__flatten_gains_shaders} } { 3 p } }
//! }
//! (@flatten_v1 { } { 3 $__flatten_param_0:tt }) => { .. };           // the body, a rule of that macro
//! ```
//! A body asks the way to the macro from what the module waits for, and adds nothing: where that lacks its attribute,
//! rustc says so once, since equal messages at one place are one. The parameters, `self` among them, are handed over
//! because names in rules are others than those of functions.

use super::super::reported::Reported;
use super::super::source::Request;
use super::super::twin::{self, Compiled, Structs};
use super::unit;
use super::{Entry, Tree, Writers};
use proc_macro2::{Group, Ident, Literal, Punct, Spacing, TokenStream, TokenTree};
use quote::{format_ident, quote};

/// More macros than these are not asked: the rest of the way is short enough for rustc's limit.
const ASKED: usize = 64;

/// How the names of parameters begin in rules.
const PARAM: &str = "__flatten_param_";

/// What the modules of a tree ask for, and the way from each of them to what they wait for.
pub(super) struct Ways<'a> {
    pub(super) tree: &'a Tree,
    pub(super) asked: &'a [Vec<Request>],
    /// The macro with what the modules gain.
    pub(super) gains: &'a Ident,
}

impl Ways<'_> {
    /// The imports of what modules around ask for.
    pub(super) fn imports(&self, module: usize) -> TokenStream {
        let mut out = TokenStream::new();
        for (up, around) in self.around(module).skip(1) {
            out.extend(self.visible(module, around).map(|request| request.import_again(&up)));
        }
        out
    }

    /// The call of the macro with what modules gain, once all that is waited for is there.
    pub(super) fn call(&self, module: usize, state: &TokenStream) -> TokenStream {
        let mut way = Vec::new();
        let mut below = None;
        for (up, around) in self.around(module) {
            way.extend(self.visible(module, around).map(Request::hop));
            let inner = self.tree.inner(around).filter(|inner| Some(*inner) != below);
            let asking = inner.filter(|inner| unit::asks(self.tree, *inner, self.asked));
            way.extend(asking.map(|inner| {
                let part = unit::part_of(self.tree, inner);
                quote!(#up #part)
            }));
            below = Some(around);
        }
        way.truncate(ASKED);
        let (up, gains) = (supers(self.tree.module_at(module).path.len()), self.gains);
        way.push(quote!(#up #gains));
        let (first, rest) = way.split_first().expect("the last one is there");
        quote!(#first ! { @flatten_v1 { #({ #rest })* } { #state } })
    }

    /// The twin with its head, and a body that waits; and what else is asked for, with values that do.
    pub(super) fn waiting(&self, number: usize, entry: &Entry) -> TokenStream {
        let Entry { function, args, .. } = entry;
        if args.leaf.is_some() {
            return TokenStream::new();
        }
        let (module, number) = (self.tree.module_of(entry.index), Literal::usize_unsuffixed(number));
        let mut out = twin::outputs_of(function, args, &mut |what| {
            let what = format_ident!("{what}");
            self.call(module, &quote!(#what #number))
        });
        if !args.source {
            let (head, params) = (twin::head(function, args, None), twin::params(function));
            let body = self.call(module, &quote!(#number #(#params)*));
            out.extend(quote!(#head { #body }));
        }
        out
    }

    /// The module and those around it, each with the way to it.
    fn around(&self, module: usize) -> impl Iterator<Item = (TokenStream, usize)> {
        let parent = |at: &usize| self.tree.module_at(*at).parent;
        std::iter::successors(Some(module), parent).enumerate().map(|(up, at)| (supers(up), at))
    }

    /// What a module around asks for, but for what a module between asks for by the same name.
    fn visible(&self, module: usize, around: usize) -> impl Iterator<Item = &Request> {
        let between = self.around(module).map(|(_, at)| at).take_while(move |at| *at != around);
        let hidden: Vec<String> =
            between.flat_map(|at| &self.asked[at]).map(|request| request.hop().to_string()).collect();
        self.asked[around].iter().filter(move |request| !hidden.contains(&request.hop().to_string()))
    }
}

/// The rules with the body of a twin, and with the values of what else is asked for.
pub(super) fn rules(
    number: usize,
    entry: &Entry,
    compiled: Result<&Compiled, Reported>,
    structs: Structs,
    writers: &Writers,
) -> TokenStream {
    let Entry { function, args, .. } = entry;
    let number = Literal::usize_unsuffixed(number);
    let outputs = args.outputs().map(|what| {
        let value = twin::output(what, compiled, function, args, writers);
        let what = format_ident!("{what}");
        quote!((@flatten_v1 { } { #what #number }) => { #value };)
    });
    let mut out: TokenStream = outputs.collect();
    if !args.source {
        let params: Vec<Ident> =
            (0..twin::params(function).len()).map(|i| format_ident!("{PARAM}{i}")).collect();
        let body = match compiled {
            Ok(compiled) => with_params(twin::body_of(compiled, function, args, structs, params.clone())),
            Err(reported) => reported.statements(),
        };
        out.extend(quote!((@flatten_v1 { } { #number #($ #params:tt)* }) => { #body };));
    }
    out
}

/// The parameters become those of the rule.
fn with_params(tokens: TokenStream) -> TokenStream {
    let mut out: Vec<TokenTree> = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Ident(name) if name.to_string().starts_with(PARAM) => {
                out.push(Punct::new('$', Spacing::Alone).into());
                out.push(name.into());
            }
            TokenTree::Group(old) => {
                let mut group = Group::new(old.delimiter(), with_params(old.stream()));
                group.set_span(old.span());
                out.push(group.into());
            }
            token => out.push(token),
        }
    }
    out.into_iter().collect()
}

/// The way up to a module around.
pub(super) fn supers(count: usize) -> TokenStream {
    (0..count).map(|_| quote!(super::)).collect()
}

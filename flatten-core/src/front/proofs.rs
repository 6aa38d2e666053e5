//! Items that make rustc check what the front end took a name for, each at the user's token.

use super::generics;
use super::infer::Borrow;
use super::inner::Inner;
use super::options::Variant;
use crate::ty::Ty;
use crate::value::Value;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote_spanned};
use rustc_hash::FxHashSet;
use syn::Path;

/// An item that makes rustc check something, and the module that it belongs to: one of a tree, or that of the entries.
pub type Proof = (Option<usize>, TokenStream);

/// The proofs of one run, one per name and module.
#[derive(Clone, Default)]
pub(super) struct Proofs {
    /// The items, in the order of the names' first uses, each with its module and its scope.
    items: Vec<(Option<usize>, Option<usize>, TokenStream)>,
    seen: FxHashSet<String>,
    /// The module in which the next name stands: what a path means depends on it.
    pub(super) module: Option<usize>,
    /// The scope inside of a body in which the next name stands. What a method is depends on the traits and structs
    /// there; a path is given as it would be written outside.
    pub(super) scope: Option<usize>,
}

/// The name as the user wrote it, raw or not.
pub(super) fn named(name: &str, span: Span) -> Ident {
    match name.strip_prefix("r#") {
        Some(name) => Ident::new_raw(name, span),
        None => Ident::new(name, span),
    }
}

impl Proofs {
    /// `path` is glam's type of this name.
    pub(super) fn of_glam(&mut self, path: &Path, name: &str) {
        if !self.is_new(&format!("type {}", text(path))) {
            return;
        }
        let name = format_ident!("{name}");
        self.push(quote_spanned! { span(path) =>
            const _: () = ::flatten::__private::same_type::<#path, ::flatten::__private::glam::#name>();
        });
    }

    /// `path` is Rust's own type of this name.
    pub(super) fn of_number(&mut self, path: &Path, name: &str) {
        if !self.is_new(&format!("type {}", text(path))) {
            return;
        }
        let name = Ident::new(name, span(path));
        self.push(quote_spanned! { span(path) =>
            const _: () = ::flatten::__private::same_type::<#path, ::core::primitive::#name>();
        });
    }

    /// `path` is glam's function of this name.
    pub(super) fn of_function(&mut self, path: &Path, name: &str) {
        if !self.is_new(&format!("fn {}", text(path))) {
            return;
        }
        let name = format_ident!("{name}");
        self.push(quote_spanned! { span(path) =>
            const _: () = ::flatten::__private::same(&::flatten::__private::glam::#name, &#path);
        });
    }

    /// `path` is the function of this name of `flatten::math`.
    pub(super) fn of_math(&mut self, path: &Path, name: &str) {
        if !self.is_new(&format!("fn {}", text(path))) {
            return;
        }
        let instance = super::math::instance(name);
        let name = format_ident!("{name}");
        self.push(quote_spanned! { span(path) =>
            const _: () = ::flatten::__private::same(&::flatten::math::#name #instance, &#path);
        });
    }

    /// `path` is this function of the standard library.
    pub(super) fn of_std(&mut self, path: &Path, instance: &TokenStream) {
        let path = plain(path);
        if !self.is_new(&format!("fn {}", text(&path))) {
            return;
        }
        self.push(quote_spanned! { span(&path) =>
            const _: () = ::flatten::__private::same(&#instance, &#path);
        });
    }

    /// `path` is the `Option` of the standard library.
    pub(super) fn of_option(&mut self, path: &Path) {
        let path = plain(path);
        if !self.is_new(&format!("type {}", text(&path))) {
            return;
        }
        self.push(quote_spanned! { span(&path) =>
            const _: () = ::flatten::__private::same_type::<#path<u8>, ::core::option::Option<u8>>();
        });
    }

    /// `path` is the `Ordering` of the standard library.
    pub(super) fn of_ordering(&mut self, path: &Path) {
        if !self.is_new(&format!("type {}", text(path))) {
            return;
        }
        self.push(quote_spanned! { span(path) =>
            const _: () = ::flatten::__private::same_type::<#path, ::core::cmp::Ordering>();
        });
    }

    /// `path` is this variant of the standard library's `Option`.
    pub(super) fn of_variant(&mut self, path: &Path, variant: Variant) {
        if !self.is_new(&format!("variant {}", text(path))) {
            return;
        }
        let span = span(path);
        self.push(match variant {
            Variant::Some => quote_spanned! { span =>
                const _: () = {
                    const fn __of<__T>(value: __T) -> ::core::option::Option<__T> {
                        #path(value)
                    }
                    ::core::assert!(::core::matches!(__of(3_u8), ::core::option::Option::Some(3)));
                };
            },
            Variant::None => quote_spanned! { span =>
                const _: () = {
                    const fn __of<__T>() -> ::core::option::Option<__T> {
                        #path
                    }
                    ::core::assert!(::core::matches!(__of::<u8>(), ::core::option::Option::None));
                };
            },
        });
    }

    /// No trait gives all `Option`s a `method` that Rust finds before their own, which takes `&self` or, if it `writes`, `&mut self`.
    pub(super) fn of_options(&mut self, method: &str, writes: bool, span: Span) {
        if self.is_new(&format!("option {:?} {method}", self.scope)) {
            let of = |item| quote_spanned!(span=> ::core::option::Option<#item>);
            let before = if writes { quote_spanned!(span=> &self) } else { quote_spanned!(span=> self) };
            self.no_other(None, of, (format_ident!("__Inherent"), before), &Ident::new(method, span));
        }
    }

    /// `path` is an `f32` constant with these bits.
    pub(super) fn of_constant(&mut self, path: &Path, value: Value) {
        if !self.is_new(&format!("const {}", text(path))) {
            return;
        }
        let bits = value.bits[0];
        let message = format!("flatten: `{}` is not the constant of `std::f32::consts`", text(path));
        self.push(quote_spanned! { span(path) =>
            const _: () = ::core::assert!((#path).to_bits() == #bits, #message);
        });
    }

    /// `path` is a constant of `std::f64::consts`, or of `std::f32::consts` unless it `is_wide`.
    pub(super) fn of_double(&mut self, path: &Path, value: f64, is_wide: bool) {
        if !self.is_new(&format!("const {} {is_wide}", text(path))) {
            return;
        }
        let message = format!("flatten: `{}` is not the constant of `std::f64::consts`", text(path));
        let (wide, narrow) = (value.to_bits(), f64::from(value as f32).to_bits());
        let same = match is_wide {
            true => quote_spanned!(span(path)=> (#path).to_bits() == #wide),
            false => quote_spanned!(span(path)=>
                (#path as f64).to_bits() == if ::core::mem::size_of_val(&#path) == 8 { #wide } else { #narrow }
            ),
        };
        self.push(quote_spanned! { span(path) =>
            #[allow(trivial_numeric_casts, clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            const _: () = ::core::assert!(#same, #message);
        });
    }

    /// The trait that a type parameter is bound by is that of the standard library, as far as can be told: whatever has one has
    /// the other.
    pub(super) fn of_bound(&mut self, path: &Path) {
        let Some(of) = generics::core_trait(path) else { return };
        let path = plain(path);
        if !self.is_new(&format!("bound {:?} {}", self.scope, text(&path))) {
            return;
        }
        let span = span(&path);
        let (name, module) = (Ident::new(of.name, span), Ident::new(of.module, span));
        let parameter = of.takes_type.then(|| quote_spanned!(span=> <__R>));
        let named = of.takes_type.then(|| quote_spanned!(span=> , __R));
        self.within_scope(quote_spanned! { span =>
            #[allow(dead_code, clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            const _: () = {
                fn __written<__T: #path #parameter #named>() {}
                fn __meant<__T: ::core::#module::#name #parameter #named>() {
                    __written::<__T #named>()
                }
                fn __both<__T: #path #parameter #named>() {
                    fn __core<__T: ::core::#module::#name #parameter #named>() {}
                    __core::<__T #named>()
                }
            };
        });
    }

    /// No trait gives all that are bound like a generic parameter a `method` for `value`, `&value` or `&mut value`.
    pub(super) fn of_bounds(&mut self, generics: &syn::Generics, ty: &TokenStream, method: &str, span: Span) {
        if !self.is_new(&format!("bounds {:?} {} {ty} {method}", self.scope, generics.to_token_stream())) {
            return;
        }
        let (method, clause) = (named(method, span), &generics.where_clause);
        // It is found last.
        self.within_scope(quote_spanned! { span =>
            #[allow(
                dead_code, unused_mut,
                clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction
            )]
            const _: () = {
                struct NoTraitMayGiveThisName;
                trait __OfAll {
                    fn #method(&mut self) -> NoTraitMayGiveThisName;
                }
                impl<__T: ?::core::marker::Sized> __OfAll for __T {
                    fn #method(&mut self) -> NoTraitMayGiveThisName {
                        NoTraitMayGiveThisName
                    }
                }
                fn __value #generics (mut value: #ty) -> NoTraitMayGiveThisName #clause {
                    value.#method()
                }
                fn __shared #generics (mut value: &#ty) -> NoTraitMayGiveThisName #clause {
                    value.#method()
                }
                fn __unique #generics (value: &mut #ty) -> NoTraitMayGiveThisName #clause {
                    value.#method()
                }
            };
        });
    }

    /// A name alone in a pattern is a new one. Were it a constant, it would have a type of its own, and the name of the
    /// other is the message.
    pub(super) fn of_new_name(&mut self, name: &Ident) {
        if !self.is_new(&format!("new {:?} {name}", self.scope)) {
            return;
        }
        self.within_scope(quote_spanned! { name.span() =>
            #[allow(
                unused, nonstandard_style,
                clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction
            )]
            const _: () = {
                struct ConstantsInPatternsAreInCapitals;
                fn __new(value: ConstantsInPatternsAreInCapitals) {
                    let #name = value;
                }
            };
        });
    }

    /// `matches!` is that of the standard library, as far as can be told.
    pub(super) fn of_matches(&mut self, path: &Path) {
        if !self.is_new(&format!("macro {}", text(path))) {
            return;
        }
        let message = format!("flatten: `{}!` is not that of the standard library", text(path));
        self.push(quote_spanned! { span(path) =>
            #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            const _: () = ::core::assert!(
                #path!(3_u8, 1 | 3..=9 if true) && !#path!(3_u8, 4 | 6) && !#path!(3_u8, 3 if false),
                #message
            );
        });
    }

    /// The macro that may panic is one that never returns, or one that takes what holds, as far as can be told.
    pub(super) fn of_panic(&mut self, path: &Path, always: bool) {
        if !self.is_new(&format!("macro {}", text(path))) {
            return;
        }
        let equal = path.segments.last().is_some_and(|last| last.ident.to_string().ends_with("_eq"));
        let unequal = path.segments.last().is_some_and(|last| last.ident.to_string().ends_with("_ne"));
        let args = match (equal, unequal) {
            (true, _) => quote_spanned!(span(path)=> 3_u8, 3_u8),
            (_, true) => quote_spanned!(span(path)=> 3_u8, 4_u8),
            _ => quote_spanned!(span(path)=> true),
        };
        let call = match always {
            true => quote_spanned! { span(path) => fn __panics() -> ! { #path!() } },
            // No macro that returns early knows what to return.
            false => quote_spanned! { span(path) =>
                struct __Nothing;
                fn __asserts() -> __Nothing { #path!(#args); __Nothing }
            },
        };
        self.push(quote_spanned! { span(path) =>
            #[allow(dead_code, clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            const _: () = { #call };
        });
    }

    /// `method` of `ty` is that of glam's `provider`, and not of a trait that the user brought into scope.
    pub(super) fn of_method(&mut self, ty: Ty, provider: &str, method: &str, span: Span) {
        if !self.is_new(&format!("method {:?} {ty} {method}", self.scope)) {
            return;
        }
        let provider = format_ident!("{provider}");
        let method = Ident::new(method, span);
        let full = full_name(ty, span);
        self.within_scope(quote_spanned! { span =>
            const _: () = ::flatten::__private::same(
                &<#full as ::flatten::__private::glam::#provider>::#method,
                &<#full>::#method,
            );
        });
    }

    /// `path` is the function that Rust gives to its own type `ty`: a module may bear the name of one.
    pub(super) fn of_primitive(&mut self, path: &Path, ty: &str, span: Span) {
        let (ty, Some(last)) = (Ident::new(ty, span), path.segments.last()) else { return };
        if self.is_new(&format!("fn {:?} {}", self.scope, text(path))) {
            let last = &last.ident;
            self.within_scope(quote_spanned! { span =>
                #[allow(deprecated)]
                const _: () = ::flatten::__private::same(&<::core::primitive::#ty>::#last, &#path);
            });
        }
    }

    /// The same of a function that is given what it is of.
    pub(super) fn of_instance(&mut self, path: &Path, instance: &TokenStream, span: Span) {
        if self.is_new(&format!("fn {:?} {}", self.scope, text(path))) {
            self.within_scope(quote_spanned! { span =>
                const _: () = ::flatten::__private::same(&#instance, &#path);
            });
        }
    }

    /// The same of a constant.
    pub(super) fn of_primitive_constant(&mut self, path: &Path, ty: &str, span: Span) {
        let (name, Some(last)) = (Ident::new(ty, span), path.segments.last()) else { return };
        if self.is_new(&format!("const {:?} {}", self.scope, text(path))) {
            let (last, bits) = (&last.ident, (ty == "f32").then(|| quote_spanned!(span=> .to_bits())));
            let message = format!("flatten: `{}` is not the constant of `{ty}`", text(path));
            self.within_scope(quote_spanned! { span =>
                #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
                const _: () = ::core::assert!(
                    (#path)#bits == <::core::primitive::#name>::#last #bits,
                    #message
                );
            });
        }
    }

    /// No trait gives the type `of` a `method` that Rust finds on the way to the inherent one, for a receiver
    /// behind these references. A trait of the proof's own stands on the last step of that way, `before`: another
    /// trait is either found sooner, or as good as this.
    pub(super) fn of_member(
        &mut self,
        of: &TokenStream,
        receiver: &[Borrow],
        before: &[Borrow],
        method: &str,
        span: Span,
    ) {
        if !self.is_new(&format!("member {:?} {of} {receiver:?} {before:?} {method}", self.scope)) {
            return;
        }
        let method = named(method, span);
        let (receiver, before) = (behind(receiver, of, span), behind(before, of, span));
        self.within_scope(quote_spanned! { span =>
            #[allow(
                dead_code, unused_mut, non_local_definitions,
                clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction
            )]
            const _: () = {
                struct NoTraitMayGiveThisName;
                trait __Inherent {
                    fn #method(self) -> NoTraitMayGiveThisName;
                }
                impl __Inherent for #before {
                    fn #method(self) -> NoTraitMayGiveThisName {
                        NoTraitMayGiveThisName
                    }
                }
                fn __no_other(mut value: #receiver) -> NoTraitMayGiveThisName {
                    value.#method()
                }
            };
        });
    }

    /// The same for a number whose type is found later, which Rust takes for any that fits: no trait gives one of these a
    /// `method` by value. The trait of the proof's own is as good as that, and nothing that takes `&self` comes sooner.
    pub(super) fn of_open_number(
        &mut self,
        literal: &TokenStream,
        ty: &TokenStream,
        method: &str,
        span: Span,
    ) {
        if !self.is_new(&format!("number {:?} {literal} {method}", self.scope)) {
            return;
        }
        let method = named(method, span);
        self.within_scope(quote_spanned! { span =>
            #[allow(
                dead_code, non_local_definitions,
                clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction
            )]
            const _: () = {
                struct NoTraitMayGiveThisName;
                trait __Inherent {
                    fn #method(self) -> NoTraitMayGiveThisName;
                }
                impl __Inherent for ::core::primitive::#ty {
                    fn #method(self) -> NoTraitMayGiveThisName {
                        NoTraitMayGiveThisName
                    }
                }
                fn __no_other() -> NoTraitMayGiveThisName {
                    let value = #literal;
                    value.#method()
                }
            };
        });
    }

    /// The struct's function of this name is the one that the trait gives it.
    pub(super) fn of_trait(&mut self, path: &Path, of: &Path, method: &str, span: Span) {
        if !self.is_new(&format!("trait {:?} {} {} {method}", self.scope, text(path), text(of))) {
            return;
        }
        let method = named(method, span);
        self.within_scope(quote_spanned! { span =>
            const _: () = ::flatten::__private::given(&<#path as #of>::#method, &<#path>::#method);
        });
    }

    /// The type's function of this name is the one that a trait of the standard library gives it.
    pub(super) fn of_core_trait(&mut self, ty: &TokenStream, of: &TokenStream, method: &str, span: Span) {
        if !self.is_new(&format!("trait {:?} {ty} {of} {method}", self.scope)) {
            return;
        }
        let method = named(method, span);
        self.within_scope(quote_spanned! { span =>
            const _: () = ::flatten::__private::given(&<#ty as #of>::#method, &<#ty>::#method);
        });
    }

    /// The same of what a trait gives that a body may have brought by `uses`: `written` is `instance`.
    pub(super) fn of_operator(
        &mut self,
        written: &TokenStream,
        instance: &TokenStream,
        uses: &[Path],
        span: Span,
    ) {
        if !self.is_new(&format!("operator {:?} {written} {instance}", self.scope)) {
            return;
        }
        self.within_scope(quote_spanned! { span =>
            const _: () = {
                #(#[allow(unused_imports)] use #uses as _;)*
                ::flatten::__private::given(&#instance, &#written)
            };
        });
    }

    /// The struct has no constant of this name but what traits give it.
    pub(super) fn of_trait_constant(&mut self, path: &Path, name: &str, span: Span) {
        if !self.is_new(&format!("trait {:?} {} const {name}", self.scope, text(path))) {
            return;
        }
        let name = named(name, span);
        let inside = match path.segments.first() {
            _ if path.leading_colon.is_some() => quote_spanned!(span=> #path),
            Some(first) if first.ident == "crate" => quote_spanned!(span=> #path),
            Some(first) if first.ident == "self" => {
                let rest = path.segments.iter().skip(1);
                quote_spanned!(span=> super #(::#rest)*)
            }
            _ => quote_spanned!(span=> super::#path),
        };
        // A module of its own, where no trait is in sight.
        self.within_scope(quote_spanned! { span =>
            #[allow(
                dead_code, nonstandard_style,
                clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction
            )]
            const _: () = {
                mod __inside {
                    struct NoTraitMayGiveThisName;
                    trait __OfTheTrait {
                        const #name: NoTraitMayGiveThisName;
                    }
                    impl __OfTheTrait for #inside {
                        const #name: NoTraitMayGiveThisName = NoTraitMayGiveThisName;
                    }
                    const _: NoTraitMayGiveThisName = <#inside>::#name;
                }
            };
        });
    }

    /// No trait gives the range a `contains` that Rust finds before its own, which takes a reference.
    pub(super) fn of_range(&mut self, range: &TokenStream, method: &str, span: Span) {
        if self.is_new(&format!("range {:?} {range} {method}", self.scope)) {
            let taken = (format_ident!("__Inherent"), quote_spanned!(span=> self));
            self.no_other(Some(range.clone()), |range| range, taken, &Ident::new(method, span));
        }
    }

    /// No trait gives iterators, and these in particular, a `method` that Rust finds before that of `Iterator`, which takes
    /// `&mut self`.
    pub(super) fn of_iterator(&mut self, types: &[TokenStream], method: &str, span: Span) {
        let text: Vec<String> = types.iter().map(TokenStream::to_string).collect();
        if !self.is_new(&format!("iterator {:?} {text:?} {method}", self.scope)) {
            return;
        }
        let method = Ident::new(method, span);
        let each = types.iter().enumerate().map(|(i, ty)| {
            let name = format_ident!("__no_other_{i}");
            quote_spanned!(span=> fn #name(value: #ty) -> NoTraitMayGiveThisName { value.#method() })
        });
        self.within_scope(quote_spanned! { span =>
            #[allow(dead_code, clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            const _: () = {
                struct NoTraitMayGiveThisName;
                trait __OfIterators {
                    fn #method(&self) -> NoTraitMayGiveThisName;
                }
                impl<__I: ::core::iter::Iterator> __OfIterators for __I {
                    fn #method(&self) -> NoTraitMayGiveThisName {
                        NoTraitMayGiveThisName
                    }
                }
                fn __no_other<__I: ::core::iter::Iterator>(value: __I) -> NoTraitMayGiveThisName {
                    value.#method()
                }
                #(#each)*
            };
        });
    }

    /// No trait gives arrays like this one a `method` that Rust prefers to that of slices; where their items have no name, none that
    /// it gives to all arrays.
    pub(super) fn of_array(&mut self, item: Option<TokenStream>, count: u32, method: &str, span: Span) {
        let name = item.as_ref().map(TokenStream::to_string);
        if self.is_new(&format!("array {:?} {name:?} {count} {method}", self.scope)) {
            let count = count as usize;
            let of = |item| quote_spanned!(span=> [#item; #count]);
            let taken = (format_ident!("__OfSlices"), quote_spanned!(span=> &mut self));
            self.no_other(item, of, taken, &Ident::new(method, span));
        }
    }

    /// As in [`Proofs::of_member`], a trait of the proof's own stands on the last step before the method that is meant. What it
    /// takes is `self` in some form.
    fn no_other(
        &mut self,
        item: Option<TokenStream>,
        of: impl Fn(TokenStream) -> TokenStream,
        (name, taken): (Ident, TokenStream),
        method: &Ident,
    ) {
        let span = method.span();
        let (any, item) = match item {
            Some(item) => (TokenStream::new(), item),
            None => (quote_spanned!(span=> <__Item>), quote_spanned!(span=> __Item)),
        };
        let whole = of(item);
        self.within_scope(quote_spanned! { span =>
            #[allow(
                dead_code, unused_mut, non_local_definitions,
                clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction
            )]
            const _: () = {
                struct NoTraitMayGiveThisName;
                trait #name {
                    fn #method(#taken) -> NoTraitMayGiveThisName;
                }
                impl #any #name for #whole {
                    fn #method(#taken) -> NoTraitMayGiveThisName {
                        NoTraitMayGiveThisName
                    }
                }
                fn __no_other #any (mut value: #whole) -> NoTraitMayGiveThisName {
                    value.#method()
                }
            };
        });
    }

    /// A type has not this operator, or conversion, in which a literal has the type that it has if nothing says another.
    pub(super) fn of_literal(&mut self, ty: &TokenStream, of: &TokenStream, span: Span) {
        if !self.is_new(&format!("literal {:?} {ty} {of}", self.scope)) {
            return;
        }
        self.within_scope(quote_spanned! { span =>
            #[allow(
                dead_code, non_local_definitions,
                clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction
            )]
            const _: () = {
                struct __Other;
                trait OneTypeOfNumbersHasThisOperator<T> {
                    const ONLY: () = ();
                }
                impl<__T> OneTypeOfNumbersHasThisOperator<()> for __T {}
                impl<__T: #of> OneTypeOfNumbersHasThisOperator<__Other> for __T {}
                const _: () = <#ty as OneTypeOfNumbersHasThisOperator<_>>::ONLY;
            };
        });
    }

    /// The block of a body in which this function of an operator stands is one of that operator.
    pub(super) fn of_block(&mut self, function: usize, proof: &TokenStream) {
        if self.is_new(&format!("block {function}")) {
            self.within_scope(proof.clone());
        }
    }

    /// The items, each with the module that it belongs to.
    pub(super) fn finish(self, inner: &Inner) -> Vec<Proof> {
        let within = |(module, scope, tokens): (Option<usize>, Option<usize>, _)| match scope {
            Some(scope) => (module, inner.within(scope, tokens)),
            None => (module, tokens),
        };
        self.items.into_iter().map(within).collect()
    }

    fn push(&mut self, item: TokenStream) {
        self.items.push((self.module, None, item));
    }

    fn within_scope(&mut self, item: TokenStream) {
        self.items.push((self.module, self.scope, item));
    }

    fn is_new(&mut self, key: &str) -> bool {
        self.seen.insert(format!("{:?} {key}", self.module))
    }
}

/// The path without its `<..>`.
pub(super) fn plain(path: &Path) -> Path {
    let mut path = path.clone();
    path.segments.iter_mut().for_each(|segment| segment.arguments = syn::PathArguments::None);
    path
}

/// A number or a vector by its full path.
fn full_name(ty: Ty, span: Span) -> TokenStream {
    let name = format_ident!("{}", ty.name());
    match ty.is_vector() {
        true => quote_spanned! { span => ::flatten::__private::glam::#name },
        false => quote_spanned! { span => ::core::primitive::#name },
    }
}

/// The type behind references.
fn behind(borrows: &[Borrow], of: &TokenStream, span: Span) -> TokenStream {
    borrows.iter().rev().fold(of.clone(), |ty, borrow| match borrow {
        Borrow::Shared => quote_spanned!(span=> & #ty),
        Borrow::Mut => quote_spanned!(span=> &mut #ty),
    })
}

/// The path without arguments: `glam::Vec3`. `::glam` is a crate where `glam` may be a module, so the two differ.
pub(crate) fn text(path: &Path) -> String {
    // Nearly every path is one name.
    if path.segments.len() == 1 && path.leading_colon.is_none() {
        return plain_name(&path.segments[0].ident);
    }
    let mut out = String::new();
    for (i, segment) in path.segments.iter().enumerate() {
        if i > 0 || path.leading_colon.is_some() {
            out.push_str("::");
        }
        out.push_str(&plain_name(&segment.ident));
    }
    out
}

/// A name as text. `r#half` is `half`; only what would be a keyword stays raw.
pub(crate) fn plain_name(name: &Ident) -> String {
    plain_text(name.to_string())
}

/// The same of a name that is text already.
pub(super) fn plain_text(name: String) -> String {
    match name.strip_prefix("r#") {
        Some(plain) if syn::parse_str::<Ident>(plain).is_ok() => plain.to_owned(),
        _ => name,
    }
}

/// True if a segment says `<..>`.
pub(super) fn has_arguments(path: &Path) -> bool {
    match path.segments.len() {
        1 => !path.segments[0].arguments.is_none(),
        _ => path.segments.iter().any(|s| !s.arguments.is_none()),
    }
}

/// The last segment's token.
pub(super) fn span(path: &Path) -> Span {
    path.segments.last().map_or_else(Span::call_site, |s| s.ident.span())
}

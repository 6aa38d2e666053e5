//! How a struct is made and read where it has no name, or where its fields are private: as a tuple of its parts.
//!
//! ```text
//! impl Make<(f32, (Vec3, Vec3))> for Hit { .. }        // in the struct's module, which sees all: structs are tuples
//! impl Open for Hit { type Parts = (f32, (Vec3, Vec3)); .. }
//! ```
//! A nested struct may be private, and then no other module may even meet its type.

use super::args::Args;
use crate::front::{self, Source, Sources};
use crate::hir::Type;
use crate::ty::{Shape, Ty};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use std::collections::BTreeMap;
use syn::{Item, ItemEnum, ItemStruct, parse_quote};

/// The shapes of structs, by their indices in the sources; those with mistakes are not there.
pub(super) fn shapes(sources: &Sources, structs: &[usize]) -> BTreeMap<usize, Shape> {
    let mut sources = sources.clone();
    let mut readers = Vec::new();
    for index in structs {
        let Source { item, scope, .. } = &sources.items[*index];
        let name = match item {
            Item::Struct(item) => item.ident.clone(),
            Item::Enum(item) => item.ident.clone(),
            _ => continue,
        };
        // The name may mean another struct where this one stands in a body; `Self` means no other.
        let scope = *scope;
        readers.push((*index, sources.items.len()));
        let scope = sources.add_scope(scope, Some(*index));
        let path = name.to_string();
        let item = parse_quote!(
            fn reader(value: Self) {}
        );
        sources.items.push(Source { item, scope, path, owner: None, reported: false });
    }
    let shape = |(index, reader): (usize, usize)| {
        let parsed = front::run(&sources, &[reader]).ok()?;
        let function = parsed.unit.function(*parsed.entries.first()?);
        match &function.locals[0].ty {
            ty @ Type::Struct(_) => Some((index, parsed.unit.shape(ty))),
            _ => None,
        }
    };
    readers.into_iter().filter_map(shape).collect()
}

/// What makes and opens a struct or an enum of this shape.
pub(super) fn of(item: &Item, shape: &Shape, args: &Args) -> TokenStream {
    match item {
        Item::Struct(item) => of_struct(item, shape, args),
        Item::Enum(item) => of_enum(item, shape, args),
        _ => TokenStream::new(),
    }
}

/// By the number of its variant; what the others hold is zero.
fn of_enum(item: &ItemEnum, shape: &Shape, args: &Args) -> TokenStream {
    let Shape::Struct { fields, .. } = shape else { return TokenStream::new() };
    let parts = Parts { facade: args.facade() };
    let cfgs: Vec<_> = item.attrs.iter().filter(|a| a.path().is_ident("cfg")).collect();
    let values: Vec<Ident> = (0..fields.len()).map(|i| format_ident!("__{i}")).collect();
    let (form, name, facade) = (parts.form(shape), &item.ident, &parts.facade);
    let (mut made, mut opened) = (Vec::new(), Vec::new());
    let mut first = 1;
    let last = item.variants.len().saturating_sub(1);
    for (number, variant) in item.variants.iter().enumerate() {
        let own = first..first + variant.fields.len();
        first = own.end;
        let (ident, members) = (&variant.ident, variant.fields.members().collect::<Vec<_>>());
        let numbered = own.clone().map(|i| parts.made(&fields[i].1, values[i].to_token_stream()));
        let tag = Literal::u32_unsuffixed(number as u32);
        let pattern = if number == last { quote!(_) } else { tag.to_token_stream() };
        made.push(quote!(#pattern => #name::#ident { #(#members: #numbered),* }));
        let held = values[own.clone()].iter();
        let read = fields.iter().enumerate().skip(1).map(|(i, (_, shape))| match own.contains(&i) {
            true => {
                let value = &values[i];
                parts.opened(shape, quote!((*#value)))
            }
            false => parts.zero(shape),
        });
        opened.push(quote!(#name::#ident { #(#members: #held),* } => (#tag, #(#read,)*)));
    }
    quote! {
        #(#cfgs)*
        #[doc(hidden)]
        #[automatically_derived]
        impl #facade::__private::Make<#form> for #name {
            #[allow(deprecated, unused_variables, clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn make((#(#values,)*): #form) -> Self {
                match __0 { #(#made,)* }
            }
        }
        #(#cfgs)*
        #[doc(hidden)]
        #[automatically_derived]
        impl #facade::__private::Open for #name {
            type Parts = #form;
            #[allow(deprecated, clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
            fn open(&self) -> #form {
                match self { #(#opened,)* }
            }
        }
    }
}

fn of_struct(item: &ItemStruct, shape: &Shape, args: &Args) -> TokenStream {
    let Shape::Struct { fields, .. } = shape else { return TokenStream::new() };
    let parts = Parts { facade: args.facade() };
    let cfgs: Vec<_> = item.attrs.iter().filter(|a| a.path().is_ident("cfg")).collect();
    let members: Vec<_> = item.fields.members().collect();
    let values: Vec<Ident> = (0..members.len()).map(|i| format_ident!("__{i}")).collect();
    let form = parts.form(shape);
    let made = fields.iter().zip(&values).map(|((_, shape), value)| parts.made(shape, quote!(#value)));
    let opened =
        fields.iter().zip(&members).map(|((_, shape), name)| parts.opened(shape, quote!(self.#name)));
    let (name, facade) = (&item.ident, &parts.facade);
    let open = (!fields.is_empty()).then(|| {
        quote! {
            #(#cfgs)*
            #[doc(hidden)]
            #[automatically_derived]
            impl #facade::__private::Open for #name {
                type Parts = #form;
                fn open(&self) -> #form {
                    (#(#opened,)*)
                }
            }
        }
    });
    quote! {
        #(#cfgs)*
        #[doc(hidden)]
        #[automatically_derived]
        impl #facade::__private::Make<#form> for #name {
            fn make((#(#values,)*): #form) -> Self {
                #name { #(#members: #made),* }
            }
        }
        #open
    }
}

struct Parts {
    facade: TokenStream,
}

impl Parts {
    /// The type of the parts: nothing in it is the user's.
    fn form(&self, shape: &Shape) -> TokenStream {
        let facade = &self.facade;
        let ident = |name: &str| Ident::new(name, Span::call_site());
        match shape {
            Shape::Value(ty) => self.value(*ty),
            Shape::Int(int) => {
                let name = ident(&int.to_string());
                quote!(::core::primitive::#name)
            }
            Shape::Matrix(columns) => {
                let name = format_ident!("Mat{columns}");
                quote!(#facade::__private::#name)
            }
            Shape::Tuple(items) => {
                let items = items.iter().map(|item| self.form(item));
                quote!((#(#items,)*))
            }
            Shape::Struct { fields, .. } => {
                let fields = fields.iter().map(|(_, shape)| self.form(shape));
                quote!((#(#fields,)*))
            }
            Shape::Array(item, count) => {
                let (item, count) = (self.form(item), Literal::u32_unsuffixed(*count));
                quote!([#item; #count])
            }
            Shape::Option(item) => {
                let item = self.form(item);
                quote!(::core::option::Option<#item>)
            }
        }
    }

    /// The parts of a shape, all zeros.
    fn zero(&self, shape: &Shape) -> TokenStream {
        let facade = &self.facade;
        match shape {
            Shape::Value(ty) if ty.is_vector() => {
                let (ty, zero) = (self.value(*ty), if ty.is_bool() { "FALSE" } else { "ZERO" });
                let zero = Ident::new(zero, Span::call_site());
                quote!(#ty::#zero)
            }
            Shape::Value(ty) if ty.is_bool() => quote!(false),
            Shape::Value(ty) if ty.is_float() => quote!(0.0),
            Shape::Value(_) | Shape::Int(_) => quote!(0),
            Shape::Matrix(columns) => {
                let name = format_ident!("Mat{columns}");
                quote!(#facade::__private::#name::ZERO)
            }
            Shape::Tuple(items) => {
                let items = items.iter().map(|item| self.zero(item));
                quote!((#(#items,)*))
            }
            Shape::Struct { fields, .. } => {
                let fields = fields.iter().map(|(_, shape)| self.zero(shape));
                quote!((#(#fields,)*))
            }
            Shape::Array(item, count) => {
                let items = (0..*count).map(|_| self.zero(item));
                quote!([#(#items),*])
            }
            Shape::Option(_) => quote!(::core::option::Option::None),
        }
    }

    fn value(&self, ty: Ty) -> TokenStream {
        let (facade, name) = (&self.facade, Ident::new(ty.name(), Span::call_site()));
        if ty.is_vector() { quote!(#facade::__private::#name) } else { quote!(::core::primitive::#name) }
    }

    /// The parts of a place.
    fn opened(&self, shape: &Shape, place: TokenStream) -> TokenStream {
        let facade = &self.facade;
        match shape {
            _ if !has_struct(shape) => place,
            Shape::Struct { fields, .. } if fields.is_empty() => quote!(()),
            Shape::Struct { .. } => quote!(#facade::__private::open(&#place)),
            Shape::Tuple(items) => {
                let items = items.iter().enumerate().map(|(number, item)| {
                    let number = Literal::usize_unsuffixed(number);
                    self.opened(item, quote!(#place.#number))
                });
                quote!((#(#items,)*))
            }
            Shape::Array(item, _) => {
                let item = self.opened(item, quote!(#place[__i]));
                quote!(::core::array::from_fn(|__i| #item))
            }
            Shape::Option(item) => {
                let item = self.opened(item, quote!((*__item)));
                quote!(#place.as_ref().map(|__item| #item))
            }
            Shape::Value(_) | Shape::Int(_) | Shape::Matrix(_) => place,
        }
    }

    /// What is made of parts.
    fn made(&self, shape: &Shape, parts: TokenStream) -> TokenStream {
        let facade = &self.facade;
        match shape {
            _ if !has_struct(shape) => parts,
            Shape::Struct { .. } => quote!(#facade::__private::make(#parts)),
            Shape::Tuple(items) => {
                let items = items.iter().enumerate().map(|(number, item)| {
                    let number = Literal::usize_unsuffixed(number);
                    self.made(item, quote!(#parts.#number))
                });
                quote!((#(#items,)*))
            }
            Shape::Array(item, _) => {
                let item = self.made(item, quote!(__item));
                quote!(#parts.map(|__item| #item))
            }
            Shape::Option(item) => {
                let item = self.made(item, quote!(__item));
                quote!(#parts.map(|__item| #item))
            }
            Shape::Value(_) | Shape::Int(_) | Shape::Matrix(_) => parts,
        }
    }
}

/// True if there is a struct in it, which is not a tuple yet.
fn has_struct(shape: &Shape) -> bool {
    match shape {
        Shape::Value(_) | Shape::Int(_) | Shape::Matrix(_) => false,
        Shape::Struct { .. } => true,
        Shape::Tuple(items) => items.iter().any(has_struct),
        Shape::Array(item, _) | Shape::Option(item) => has_struct(item),
    }
}

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
use quote::{format_ident, quote};
use std::collections::BTreeMap;
use syn::{Item, ItemStruct, parse_quote};

/// The shapes of structs, by their indices in the sources; those with mistakes are not there.
pub(super) fn shapes(sources: &Sources, structs: &[usize]) -> BTreeMap<usize, Shape> {
    let mut sources = sources.clone();
    let mut readers = Vec::new();
    for index in structs {
        let Source { item: Item::Struct(item), scope, .. } = &sources.items[*index] else { continue };
        // The name may mean another struct where this one stands in a body; `Self` means no other.
        let scope = *scope;
        let name = item.ident.clone();
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

/// What makes and opens a struct of this shape.
pub(super) fn of(item: &ItemStruct, shape: &Shape, args: &Args) -> TokenStream {
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

//! What stands beside a leaf: the door through which every twin calls it, wherever the twin stands.
//!
//! ```text
//! fn perlin(p: Ray, n: usize) -> f32 { .. }
//! const _: () = {
//!     pub struct __Leaf;
//!     impl ::flatten::__private::Leaf<0x9f3c.., __Leaf> for ::flatten::__private::Leaves {
//!         type Args = (Vec3, Vec3, u32);
//!         type Output = f32;
//!         fn call(args: Self::Args) -> Self::Output { perlin(f::make((args.0, args.1)), f::as_usize(args.2)) }
//!     }
//! };
//! ```
//! An `impl` has no path, so nothing need be visible to a twin: `f::leaf::<0x9f3c.., _>(..)` finds the one with the
//! leaf's number, and Rust refuses a number with none or several. What passes are single values, so that no struct
//! of the user's is named either.

use super::args::Args;
use super::item;
use super::source::hash;
use super::twin;
use crate::diag::{Diags, codes};
use crate::emit::rust::spell;
use crate::front::leaf::Mark;
use crate::hir::{FnId, Unit};
use crate::op::letter;
use crate::ty::{Shape, Ty};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::{Item, ItemFn};

/// What `leaf` and `barrier` cannot stand on.
pub(super) fn misplaced(args: &mut Args, on: &str, diags: &mut Diags) {
    if let Some((name, span)) = args.leaf.take() {
        let what = format!("cannot stand on {on}");
        let diag = diags.at(span, &codes::LEAF_ARGUMENT).with("name", name).with("what", what);
        diag.with("instead", "put it on a function that stands in a module");
    }
}

/// Refuses the arguments that say nothing of a leaf, and those that say nothing without one.
pub(super) fn check(args: &Args, diags: &mut Diags) {
    for (name, span) in &args.given {
        let (what, instead) = match (&args.leaf, *name) {
            (None, "path") => {
                ("says nothing without `leaf` or `barrier`", "write `leaf` too, or leave it out")
            }
            (None, _) | (Some(_), "leaf" | "barrier" | "path" | "source" | "crate") => continue,
            (Some(_), _) => {
                ("says nothing of a leaf, which has no twin", "write it on the functions that call it")
            }
        };
        let diag = diags.at(*span, &codes::LEAF_ARGUMENT).with("name", name).with("what", what);
        diag.with("instead", instead);
    }
}

/// The function, marked if it is a leaf.
pub(super) fn marked(mut item: ItemFn, args: &Args) -> ItemFn {
    if args.leaf.is_some() {
        mark(&item, args, true).put(&mut item);
    }
    item
}

/// The function of a module, marked if its own attribute says that it is a leaf. Of a file that is only shown, the
/// crate is not known.
pub(super) fn marked_inside(mut item: ItemFn, in_crate: bool) -> ItemFn {
    let mut args = Args::none();
    super::module::flatten_args(&item.attrs).for_each(|tokens| args.extend_quietly(tokens));
    if args.leaf.is_some() {
        mark(&item, &args, in_crate).put(&mut item);
    }
    item
}

fn mark(item: &ItemFn, args: &Args, in_crate: bool) -> Mark {
    let path = args.path.as_ref().map(|path| path.to_string().replace(' ', ""));
    let mut mark = Mark {
        id: id(item, &path, in_crate),
        path,
        barrier: args.is_barrier(),
        sealed: "there is no body".to_owned(),
    };
    let mut head = item.clone();
    mark.put(&mut head);
    let known: Vec<String> = item::wanted(&Item::Fn(head)).map(|path| path.text).collect();
    let used = item::wanted(&Item::Fn(item.clone())).find(|path| !known.contains(&path.text));
    mark.sealed = match used {
        Some(used) if !args.source => {
            format!("its body uses `{}`, whose source comes along only if the leaf says `source`", used.text)
        }
        _ => String::new(),
    };
    mark
}

/// A number of the leaf: of what it is, and of the place where it stands.
fn id(item: &ItemFn, path: &Option<String>, in_crate: bool) -> u64 {
    let variable = |name: &str| std::env::var(name).ok().filter(|_| in_crate).unwrap_or_default();
    let of_crate =
        ["CARGO_PKG_NAME", "CARGO_PKG_VERSION", "CARGO_CRATE_NAME", "CARGO_BIN_NAME"].map(variable);
    let span = item.sig.ident.span();
    let (start, file) = (span.start(), span.file());
    // The folders above are not the same on every machine, and what is no file has no name to rely on.
    let file: Vec<&str> = file.rsplit(['/', '\\']).take(2).filter(|name| !name.starts_with('<')).collect();
    let place = [start.line.to_string(), start.column.to_string()];
    let text = item.sig.to_token_stream().to_string();
    let parts = of_crate.iter().chain(&place).chain([&text]).chain(path).map(String::as_str);
    hash(parts.chain(file))
}

/// The structs that the door to a leaf makes and takes apart.
pub(super) fn structs(unit: &Unit, id: FnId) -> Vec<String> {
    let mut names = Vec::new();
    let signature = unit.signature(id);
    let params = signature.params.into_iter().map(|param| param.shape);
    let mut next: Vec<Shape> = params.chain([signature.result]).collect();
    while let Some(shape) = next.pop() {
        match shape {
            Shape::Value(_) | Shape::Int(_) | Shape::Matrix(_) => {}
            Shape::Tuple(items) => next.extend(items),
            Shape::Array(item, _) | Shape::Option(item) => next.push(*item),
            Shape::Struct { name, fields } => {
                names.push(name);
                next.extend(fields.into_iter().map(|(_, shape)| shape));
            }
        }
    }
    names
}

/// The door to a leaf, and the proof of its path.
pub(super) fn door(item: &ItemFn, unit: &Unit, id: FnId, args: &Args) -> TokenStream {
    let Some(primitive) = unit.primitive(id) else { return TokenStream::new() };
    let cfgs: Vec<_> = item.attrs.iter().filter(|a| a.path().is_ident("cfg")).collect();
    let (facade, name) = (args.facade(), &item.sig.ident);
    let values = |types: Vec<Ty>| {
        let types = types.into_iter().map(value_type).collect();
        one_or_tuple(types)
    };
    let (taken, given) = (values(primitive.params()), values(primitive.results()));
    let local = |name| Ident::new(name, Span::mixed_site());
    let (arguments, result) = (local("args"), local("result"));
    let mut next = 0;
    let mut leaf = || {
        next += 1;
        match primitive.params().len() {
            1 => arguments.to_token_stream(),
            _ => {
                let number = Literal::u32_unsuffixed(next - 1);
                quote!(#arguments.#number)
            }
        }
    };
    let passed = item.sig.inputs.iter().zip(&primitive.signature.params).map(|(input, param)| {
        let references = (0..twin::references(input)).map(|_| quote!(&));
        let value = build(&param.shape, false, &mut leaf);
        quote!(#(#references)* #value)
    });
    let call = quote!(#name(#(#passed),*));
    let mut reader = Reader::default();
    reader.read(&primitive.signature.result, quote!(#result), false);
    let (lets, results) = (reader.lets, one_or_tuple(reader.leaves));
    let number = Literal::u64_suffixed(primitive.id);
    let proof = args.path.as_ref().map(|path| {
        let span = path.clone().into_iter().last().map_or_else(Span::call_site, |token| token.span());
        let mut name = name.clone();
        name.set_span(span.resolved_at(name.span()));
        quote_spanned!(span=> #(#cfgs)* const _: () = #facade::__private::same(&#path, &#name);)
    });
    quote! {
        #(#cfgs)*
        #[allow(
            deprecated, missing_docs, missing_debug_implementations, missing_copy_implementations,
            non_local_definitions, unnameable_types, unreachable_pub, unused_braces, unused_imports, unused_variables,
            clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction
        )]
        const _: () = {
            use #facade::__private as f;
            pub struct __Leaf;
            impl f::Leaf<#number, __Leaf> for f::Leaves {
                type Args = #taken;
                type Output = #given;
                #[inline]
                fn call(#arguments: Self::Args) -> Self::Output {
                    let #result = #call;
                    #lets
                    #results
                }
            }
        };
        #proof
    }
}

fn value_type(ty: Ty) -> TokenStream {
    let name = format_ident!("{}", ty.name());
    if ty.is_vector() { quote!(f::#name) } else { quote!(::core::primitive::#name) }
}

/// The parts of a whole, single parts by themselves.
fn one_or_tuple(mut parts: Vec<TokenStream>) -> TokenStream {
    if parts.len() == 1 { parts.remove(0) } else { quote!((#(#parts,)*)) }
}

/// The value of a shape with these leaves.
fn build(shape: &Shape, inside: bool, leaf: &mut dyn FnMut() -> TokenStream) -> TokenStream {
    match shape {
        Shape::Value(_) => leaf(),
        Shape::Int(int) => {
            let (cast, value) = (format_ident!("as_{}", int.to_string()), leaf());
            quote!(f::#cast(#value))
        }
        Shape::Matrix(columns) => {
            let (name, axes) = (format_ident!("mat{columns}"), (0..*columns).map(|_| leaf()));
            quote!(f::#name(#(#axes),*))
        }
        Shape::Struct { fields, .. } => {
            let fields = fields.iter().map(|(_, shape)| build(shape, true, leaf));
            // Inside of a struct, structs are tuples.
            if inside { quote!((#(#fields,)*)) } else { quote!(f::make((#(#fields,)*))) }
        }
        Shape::Tuple(items) => {
            let items = items.iter().map(|item| build(item, inside, leaf));
            quote!((#(#items,)*))
        }
        Shape::Array(item, count) => {
            let items = (0..*count).map(|_| build(item, inside, leaf));
            quote!([#(#items),*])
        }
        Shape::Option(item) => {
            let is_some = leaf();
            let value = build(item, inside, leaf);
            quote!(f::option(#is_some, #value))
        }
    }
}

/// Zero, in all lanes.
fn zero(ty: Ty) -> TokenStream {
    let name = format_ident!("{}", ty.name());
    match (ty.is_vector(), ty.is_bool()) {
        (false, false) => quote!((0 as #name)),
        (false, true) => quote!(false),
        (true, false) => quote!(f::#name::ZERO),
        (true, true) => quote!(f::#name::FALSE),
    }
}

/// Reads the leaves of a value, opening the structs in it: their fields may be private.
#[derive(Default)]
struct Reader {
    lets: TokenStream,
    locals: usize,
    leaves: Vec<TokenStream>,
}

impl Reader {
    /// Inside of a struct that is open, structs are tuples.
    fn read(&mut self, shape: &Shape, value: TokenStream, inside: bool) {
        match shape {
            Shape::Value(_) => self.leaves.push(value),
            Shape::Int(int) => {
                let cast = format_ident!("{}", spell::cast(int.ty().scalar));
                self.leaves.push(quote!(f::#cast(#value)));
            }
            Shape::Matrix(columns) => {
                let axes = (0..*columns).map(|i| format_ident!("{}_axis", letter(i)));
                self.leaves.extend(axes.map(|axis| quote!(#value.#axis)));
            }
            Shape::Struct { fields, .. } if fields.is_empty() => {}
            Shape::Struct { fields, .. } => {
                let whole = if inside { value } else { self.opened(&value) };
                self.parts(fields.iter().map(|(_, shape)| shape), &whole, true);
            }
            Shape::Option(item) => {
                self.leaves.push(quote!(f::is_some(&#value)));
                let mut types = item.leaves().into_iter();
                let mut zero = || zero(types.next().expect("a leaf per value of the shape"));
                let none = build(item, inside, &mut zero);
                self.locals += 1;
                let [some, other] = ["some", "none"]
                    .map(|what| format_ident!("__{what}{}", self.locals, span = Span::mixed_site()));
                self.lets.extend(quote!(let #other = #none; let #some = f::some_or(&#value, &#other);));
                self.read(item, quote!((*#some)), inside);
            }
            Shape::Tuple(items) => self.parts(items.iter(), &value, inside),
            Shape::Array(item, count) => {
                for number in (0..*count).map(Literal::u32_unsuffixed) {
                    self.read(item, quote!(#value[#number]), inside);
                }
            }
        }
    }

    fn opened(&mut self, place: &TokenStream) -> TokenStream {
        self.locals += 1;
        let name = format_ident!("__open{}", self.locals, span = Span::mixed_site());
        self.lets.extend(quote!(let #name = f::open(&#place);));
        name.into_token_stream()
    }

    fn parts<'s>(&mut self, shapes: impl Iterator<Item = &'s Shape>, whole: &TokenStream, inside: bool) {
        for (i, shape) in shapes.enumerate() {
            let number = Literal::usize_unsuffixed(i);
            self.read(shape, quote!(#whole.#number), inside);
        }
    }
}

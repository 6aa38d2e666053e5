//! The two halves of a function, beside its twin: what is computed once per draw, and what at each pixel.
//!
//! ```text
//! fn shade(uv: Vec2, #[uniform] time: f32) -> Vec4
//!   struct ShadePreshader { sin: f32 }                              // and `to_bytes`, for upload
//!   fn shade_preshader(time: f32) -> ShadePreshader { .. }
//!   fn shade_varying(uv: Vec2, pre: &ShadePreshader) -> Vec4 { .. }
//!   const SHADE_PRESHADER_WGSL: &str = ..;  const SHADE_VARYING_WGSL: &str = ..;      // with `wgsl`, and so on
//! ```

mod outputs;

use super::Writers;
use super::args::Args;
use super::reported::Reported;
use super::source::unraw;
use super::twin::{self, Compiled, Structs};
use crate::count;
use crate::diag::{Diags, codes};
use crate::emit::rust;
use crate::frame::Frame;
use crate::graph::Graph;
use crate::options::{Caps, Options};
use crate::passes::fuse::fuse;
use crate::passes::preshader::{self, Field, Split};
use crate::passes::reciprocal;
use crate::schedule;
use crate::ty::{Scalar, Ty};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use syn::{FnArg, ItemFn, Type};

/// The halves of a function, ready to be written.
pub(super) struct Halves {
    draw: Frame,
    pixel: Frame,
    fields: Vec<Field>,
    rows: u32,
    /// How many operations a draw and a pixel compute.
    sizes: (u32, u32),
    /// As outputs are made of them, if some are asked for.
    targets: Option<[outputs::Half; 2]>,
}

/// What a function gains by `preshader`.
#[derive(Default)]
pub(super) struct Gained {
    /// Beside the function.
    pub(super) functions: TokenStream,
    /// In the module: the struct, and its `impl` block.
    pub(super) items: Vec<TokenStream>,
}

/// Refuses the argument where it says nothing.
pub(super) fn check(args: &Args, item: &ItemFn, diags: &mut Diags) {
    let Some((_, span)) = args.given.iter().find(|(name, _)| *name == "preshader") else { return };
    if args.leaf.is_none() && !has_uniform(item) {
        let name = unraw(&item.sig.ident);
        diags.at(*span, &codes::PRESHADER).with("name", name);
    }
}

/// True if the halves of the function are asked for; of a module, only where there are two.
pub(super) fn is_wanted(args: &Args, item: &ItemFn) -> bool {
    args.preshader.is_some() && has_uniform(item)
}

fn has_uniform(item: &ItemFn) -> bool {
    item.sig.inputs.iter().any(is_of_draw)
}

/// True of a parameter that the draw knows.
fn is_of_draw(input: &FnArg) -> bool {
    let (attrs, written) = match input {
        FnArg::Typed(typed) => {
            (&typed.attrs, matches!(&*typed.ty, Type::Reference(to) if to.mutability.is_some()))
        }
        FnArg::Receiver(receiver) => {
            (&receiver.attrs, matches!(receiver.kind, syn::ReceiverKind::Reference(_, _, Some(_))))
        }
    };
    !written && attrs.iter().any(|attr| attr.path().is_ident("uniform"))
}

/// The halves of a graph, if they are asked for, and the graph of the twin: that of both, each covered on its own, so
/// that it gives the same bits. What is handed over is chosen before any target is known, so that all of them agree.
pub(super) fn halves(graph: &Graph, args: &Args, options: &Options) -> Option<(Halves, Graph)> {
    let name = struct_name(&graph.signature.name, args);
    let split = preshader::split(&reciprocal::run(graph, options), args.preshader?, &name);
    let targets = outputs::of(&split, args, options);
    let caps = Caps::GRAPH.with(options);
    let split = Split { draw: fuse(&split.draw, &caps), pixel: fuse(&split.pixel, &caps), ..split };
    let twin = split.joined(graph);
    let (draw, pixel) = (schedule::run(&split.draw), schedule::run(&split.pixel));
    let sizes = (count::run(&split.draw).total, count::run(&split.pixel).total);
    Some((Halves { draw, pixel, fields: split.fields, rows: split.rows, sizes, targets }, twin))
}

/// The struct's name: `ShadePreshader`, of a method `RayAtPreshader`.
fn struct_name(function: &str, args: &Args) -> String {
    let words = function.trim_start_matches("r#").split('_').filter(|word| !word.is_empty());
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
    };
    let owner = args.owner.as_deref().unwrap_or_default().trim_start_matches("r#");
    format!("{owner}{}Preshader", words.map(capital).collect::<String>())
}

/// The struct and both functions; without a result, something of the right type.
pub(super) fn gained(
    compiled: Result<&Compiled, Reported>,
    item: &ItemFn,
    args: &Args,
    structs: Structs,
    writers: &Writers,
) -> Gained {
    if !is_wanted(args, item) {
        return Gained::default();
    }
    let halves = compiled.map(|compiled| compiled.halves().expect("the halves are asked for"));
    let name = Ident::new(&struct_name(&item.sig.ident.to_string(), args), item.sig.ident.span());
    let own = unraw(&item.sig.ident);
    let names = [format!("{own}_preshader"), format!("{own}_varying")];
    let mut functions = functions(halves, item, args, structs, &name);
    let targets = halves.map(|halves| halves.targets.as_ref());
    functions.extend(outputs::written(targets, names.each_ref().map(String::as_str), item, args, writers));
    Gained { functions, items: structure(halves, item, args, &name) }
}

fn functions(
    halves: Result<&Halves, Reported>,
    item: &ItemFn,
    args: &Args,
    structs: Structs,
    name: &Ident,
) -> TokenStream {
    let own = unraw(&item.sig.ident);
    let (draw_name, pixel_name) = (format!("{own}_preshader"), format!("{own}_varying"));
    let (flat, draw_link, pixel_link) =
        (args.link(&format!("{own}_flat")), args.link(&draw_name), args.link(&pixel_name));
    let (inputs, names) = (twin::inputs(item), twin::params(item));
    let half = |of_draw: bool| {
        let own = item
            .sig
            .inputs
            .iter()
            .zip(inputs.iter().zip(&names))
            .filter(move |(i, _)| is_of_draw(i) == of_draw);
        let own: Vec<_> =
            own.map(|(input, (head, name))| (twin::references(input), head, name.clone())).collect();
        own
    };
    let mut out = TokenStream::new();
    let draw_docs = [
        format!(" What [`{name}`] holds: the part of {flat} that is the same for every pixel of a draw."),
        String::new(),
        format!(" Operations: {}.", halves.map_or(0, |halves| halves.sizes.0)),
    ];
    let mut sig = item.sig.clone();
    let of_draw = half(true);
    sig.inputs = of_draw.iter().map(|(_, head, _)| (*head).clone()).collect();
    sig.output = syn::parse_quote!(-> #name);
    let body = halves.map(|halves| {
        let boundary = twin::boundary(item, args, structs.clone());
        let params = of_draw.iter().map(|(_, _, name)| name.clone()).collect();
        let references = of_draw.iter().map(|(references, ..)| *references).collect();
        let boundary = rust::Boundary { params, references, result: Some(quote!(#name)), ..boundary };
        twin::written_body(&halves.draw, &boundary, item)
    });
    out.extend(twin::function(item, &draw_name, sig, &draw_docs, body));

    let pixel_docs = [
        format!(" {flat} at one pixel of a draw: the part that is not the same for all of them."),
        String::new(),
        format!(
            " `{own}_flat(..)` is, bit for bit, {pixel_link} of the other parameters and of what {draw_link} gives."
        ),
        format!(" Operations: {}.", halves.map_or(0, |halves| halves.sizes.1)),
    ];
    let pre = pre(&names);
    let mut sig = item.sig.clone();
    let of_pixel = half(false);
    sig.inputs = of_pixel.iter().map(|(_, head, _)| (*head).clone()).collect();
    sig.inputs.push(syn::parse_quote!(#pre: &#name));
    let body = halves.map(|halves| {
        let boundary = twin::boundary(item, args, structs);
        let params = of_pixel.iter().map(|(_, _, name)| name.clone()).chain([pre]).collect();
        let references = of_pixel.iter().map(|(references, ..)| *references).chain([1]).collect();
        let boundary = rust::Boundary { params, references, ..boundary };
        twin::written_body(&halves.pixel, &boundary, item)
    });
    out.extend(twin::function(item, &pixel_name, sig, &pixel_docs, body));
    out
}

/// The name of the parameter with the values of the draw.
fn pre(names: &[Ident]) -> Ident {
    let mut pre = format_ident!("pre");
    while names.contains(&pre) {
        pre = format_ident!("{pre}_");
    }
    pre
}

/// The struct, and what it can do.
fn structure(
    halves: Result<&Halves, Reported>,
    item: &ItemFn,
    args: &Args,
    name: &Ident,
) -> Vec<TokenStream> {
    let own = unraw(&item.sig.ident);
    let cfgs: Vec<_> = item.attrs.iter().filter(|a| a.path().is_ident("cfg")).collect();
    let (vis, facade) = (&item.vis, args.facade());
    let fields = halves.map_or(&[][..], |halves| &halves.fields);
    let rows = halves.map_or(0, |halves| halves.rows);
    let function = match &args.owner {
        Some(owner) => format!("[`{own}_varying`]({owner}::{own}_varying)"),
        None => format!("[`{own}_varying`]"),
    };
    let what = match fields.len() {
        0 => format!(" What a draw hands to {function}: nothing, since no value is worth it."),
        n => format!(" What a draw hands to {function}: {n} value{}.", if n == 1 { "" } else { "s" }),
    };
    let field = |field: &Field| {
        let (name, doc) = (format_ident!("{}", field.name), doc_of(field));
        let ty = type_of(field.ty, &facade);
        quote!(#[doc = #doc] #vis #name: #ty)
    };
    let declared = fields.iter().map(field);
    let stores = fields.iter().flat_map(stores);
    let count = Literal::u32_unsuffixed(rows);
    let bytes = Literal::u32_unsuffixed(rows * 16);
    let rows_doc = match rows {
        0 => " No rows.".to_owned(),
        _ => format!(" The values in rows of four: `array<vec4<u32>, {rows}>` in a uniform buffer."),
    };
    let bytes_doc = match rows {
        0 => " No bytes.".to_owned(),
        _ => format!(" What a uniform buffer of {} bytes holds: `{name}` as WGSL lays it out.", rows * 16),
    };
    let structure = quote! {
        #(#cfgs)*
        #[doc = #what]
        #[derive(Clone, Copy, PartialEq, Debug)]
        #[allow(dead_code, non_camel_case_types, clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        #vis struct #name { #(#declared),* }
    };
    let methods = quote! {
        #(#cfgs)*
        #[allow(dead_code, clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction)]
        impl #name {
            #[doc = #rows_doc]
            ///
            /// Each field says where it stands. Numbers are there by their bits, a `bool` as 0 or 1.
            #vis fn to_rows(&self) -> [[u32; 4]; #count] {
                #[allow(unused_mut)]
                let mut rows = [[0; 4]; #count];
                #(#stores)*
                rows
            }

            #[doc = #bytes_doc]
            ///
            /// These are the rows of [`to_rows`](Self::to_rows), in the byte order of this machine.
            #vis fn to_bytes(&self) -> [u8; #bytes] {
                #facade::__private::bytes_of_rows(&self.to_rows())
            }
        }
    };
    vec![structure, methods]
}

/// What a field is, and where [`structure`] puts it.
fn doc_of(field: &Field) -> String {
    let lanes: String = "xyzw".chars().skip(field.lane as usize).take(field.ty.lanes as usize).collect();
    format!(" `{}`: row {}, `{lanes}`.", field.formula, field.row)
}

fn type_of(ty: Ty, facade: &TokenStream) -> TokenStream {
    let name = format_ident!("{}", ty.name());
    if ty.is_vector() { quote!(#facade::glam::#name) } else { quote!(::core::primitive::#name) }
}

/// The statements that put a field into its place.
fn stores(field: &Field) -> Vec<TokenStream> {
    let (name, row) = (format_ident!("{}", field.name), Literal::u32_unsuffixed(field.row));
    let store = |lane: u8| {
        let place = Literal::u8_unsuffixed(field.lane + lane);
        let part = field.ty.is_vector().then(|| {
            let letter = format_ident!("{}", crate::op::letter(lane));
            quote!(.#letter)
        });
        let bits = match field.ty.scalar {
            Scalar::F32 => quote!(self.#name #part.to_bits()),
            _ => quote!(self.#name #part as u32),
        };
        quote!(rows[#row][#place] = #bits;)
    };
    (0..field.ty.lanes).map(store).collect()
}

//! What the arguments ask for besides the twin: graphs, modules of naga, WGSL and SPIR-V.

use super::super::args::Args;
use super::super::reported::Reported;
use super::super::source::unraw;
use super::super::{Write, Writers};
use super::{Compiled, refused};
use crate::frame::Frame;
use crate::graph::Graph;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::ItemFn;

/// What the arguments ask for besides the twin; without a result, something of the right type.
pub(in super::super) fn outputs(
    compiled: Result<&Compiled, Reported>,
    item: &ItemFn,
    args: &Args,
    writers: &Writers,
) -> TokenStream {
    outputs_of(item, args, &mut |what| output(what, compiled, item, args, writers))
}

/// The functions and constants that the arguments ask for, with these values.
pub(in super::super) fn outputs_of(
    item: &ItemFn,
    args: &Args,
    value: &mut dyn FnMut(&'static str) -> TokenStream,
) -> TokenStream {
    let name = unraw(&item.sig.ident);
    outputs_named(&name, item, args, value)
}

/// [`outputs_of`] of a function beside this one.
pub(in super::super) fn outputs_named(
    name: &str,
    item: &ItemFn,
    args: &Args,
    value: &mut dyn FnMut(&'static str) -> TokenStream,
) -> TokenStream {
    let link = args.link(name);
    let span = item.sig.ident.span();
    let fn_name = |suffix: &str| Ident::new(&format!("{name}_{suffix}"), span);
    let const_name = |suffix: &str| Ident::new(&format!("{}_{suffix}", name.to_uppercase()), span);
    let cfgs: Vec<_> = item.attrs.iter().filter(|a| a.path().is_ident("cfg")).collect();
    let (vis, facade) = (&item.vis, args.facade());
    let mut out = TokenStream::new();
    for what in args.outputs() {
        let value = value(what);
        let (doc, tokens) = match what {
            "graph" => {
                let name = fn_name(what);
                (format!("The graph of {link}."), quote!(fn #name() -> #facade::Graph { #value }))
            }
            "naga" => {
                let name = fn_name(what);
                (format!("{link} for naga."), quote!(fn #name() -> #facade::naga::Module { #value }))
            }
            "wgsl" => {
                let name = const_name("WGSL");
                (format!("{link} in WGSL."), quote!(const #name: &str = #value;))
            }
            _ => {
                let name = const_name("SPIRV");
                (format!("{link} in SPIR-V."), quote!(const #name: &[u32] = #value;))
            }
        };
        out.extend(quote!(#(#cfgs)* #[doc = #doc] #[allow(dead_code)] #vis #tokens));
    }
    out
}

/// The value of an output; without a result, something of the right type.
pub(in super::super) fn output(
    what: &str,
    compiled: Result<&Compiled, Reported>,
    item: &ItemFn,
    args: &Args,
    writers: &Writers,
) -> TokenStream {
    let of = compiled.map(|c| {
        let target = c.target.as_ref().expect("outputs are asked for");
        Output { graph: &c.graph, for_naga: &c.graph, target }
    });
    value_of(what, of, writers.spirv, item, args, writers)
}

/// A function of which outputs are made.
pub(in super::super) struct Output<'a> {
    /// As backends of others are given it.
    pub(in super::super) graph: &'a Graph,
    /// As naga's is made at run time.
    pub(in super::super) for_naga: &'a Graph,
    /// naga's, covered.
    pub(in super::super) target: &'a Frame,
}

/// The value of an output of a function; without one, something of the right type.
pub(in super::super) fn value_of(
    what: &str,
    of: Result<Output, Reported>,
    spirv: Option<Write<Vec<u32>>>,
    item: &ItemFn,
    args: &Args,
    writers: &Writers,
) -> TokenStream {
    let (facade, exact) = (args.facade(), args.exact);
    let text = |graph: Result<&Graph, Reported>| graph.map(Graph::to_string).unwrap_or_default();
    let target = of.as_ref().map(|of| of.target).map_err(|reported| *reported);
    let value = match what {
        "graph" => {
            let text = text(of.map(|of| of.graph));
            Ok(quote!(#facade::__private::graph(#text, #exact)))
        }
        "naga" => {
            let text = text(of.map(|of| of.for_naga));
            let expand_lerp = args.expand_lerp;
            Ok(quote!(#facade::__private::naga(#text, #exact, #expand_lerp)))
        }
        "wgsl" => written(target, writers.wgsl, item, "WGSL").map(|text| quote!(#text)),
        _ => written(target, spirv, item, "SPIR-V").map(|words| quote!(&[#(#words),*])),
    };
    value.unwrap_or_else(|error| error)
}

/// What a writer makes of a function; without one, nothing.
fn written<T: Default>(
    target: Result<&Frame, Reported>,
    write: Option<Write<T>>,
    item: &ItemFn,
    name: &str,
) -> Result<T, TokenStream> {
    match (target, write) {
        (Ok(frame), Some(write)) => {
            write(frame).map_err(|error| refused(item, &format!("no {name}: {error}")))
        }
        // Without a writer the argument is a mistake.
        (Err(_), _) | (_, None) => Ok(T::default()),
    }
}

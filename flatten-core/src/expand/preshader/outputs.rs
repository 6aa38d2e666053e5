//! What the arguments ask for besides the halves in Rust: `SHADE_VARYING_WGSL`, `shade_preshader_naga()` and so on.
//!
//! Of a draw's half the result, of a pixel's the last parameter is the struct as a buffer holds it
//! ([`Split::in_words`]). Backends of others are given the halves as they are in Rust.

use super::super::Writers;
use super::super::args::Args;
use super::super::reported::Reported;
use super::super::twin::{self, Output};
use crate::frame::Frame;
use crate::graph::Graph;
use crate::options::{Caps, Options};
use crate::passes::fuse::fuse;
use crate::passes::preshader::Split;
use crate::schedule;
use proc_macro2::TokenStream;
use syn::ItemFn;

/// A half as outputs are made of it.
pub(super) struct Half {
    graph: Graph,
    words: Graph,
    target: Frame,
}

/// The half of the draw and that of the pixel, if outputs are asked for.
pub(super) fn of(split: &Split, args: &Args, options: &Options) -> Option<[Half; 2]> {
    args.outputs().next()?;
    let words = split.in_words();
    let half = |graph: &Graph, words: Graph| {
        let target = schedule::run(&fuse(&words, &Caps::NAGA.with(options)));
        Half { graph: graph.clone(), words, target }
    };
    Some([half(&split.draw, words.draw), half(&split.pixel, words.pixel)])
}

/// The functions and constants; without halves, something of the right types.
pub(super) fn written(
    halves: Result<Option<&[Half; 2]>, Reported>,
    names: [&str; 2],
    item: &ItemFn,
    args: &Args,
    writers: &Writers,
) -> TokenStream {
    let mut out = TokenStream::new();
    for (i, name) in names.into_iter().enumerate() {
        let spirv = writers.spirv_halves.map(|of| of[i]);
        out.extend(twin::outputs_named(name, item, args, &mut |what| {
            let half = halves.map(|halves| &halves.expect("outputs are asked for")[i]);
            let half = half.map(|h| Output { graph: &h.graph, for_naga: &h.words, target: &h.target });
            twin::value_of(what, half, spirv, item, args, writers)
        }));
    }
    out
}

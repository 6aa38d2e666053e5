//! The attribute of `flatten`: tokens in, `flatten_core::expand` called, tokens out.

use flatten_core::expand::{self, Writers};
use proc_macro::TokenStream;

/// Gives the function `shade` its branchless, call-free twin `shade_flat`.
///
/// Stands on functions, structs, enums, consts, type aliases, `impl` blocks, and modules with a body; in a module everything inside is
/// seen, and the functions marked inside get twins. A struct whose `impl` block stands on its own says `methods`. Arguments: `exact` (bit for bit; the default is fast-math), `max_unroll = N`,
/// `max_ops = N`, `strict_loops` (every loop says while compiling how many steps it takes), `loops` (one that cannot be copied stays), `source` (no twin), `leaf` and
/// `barrier` (see below), `preshader` (see below), `expand_lerp` (no target is given `mix` whole), `show = STAGE`, `crate = path::to::flatten`, and with the features of the same
/// names `graph` (`shade_graph()`), `naga` (`shade_naga()`), `wgsl` (`SHADE_WGSL`), `spirv` (`SHADE_SPIRV`).
///
/// # Leaves
/// `leaf` makes a function one that the backend implements: it gets no twin, the twins of others call it, and nobody reads
/// its body, which may hold any Rust. It is pure and never panics, since it also runs in arms that are not taken, and
/// equal calls of it are one. Its parameters and its result are values, tuples, arrays, structs, enums and `Option`s of them; shared
/// references may be taken, `&mut` may not. `barrier` is a leaf that belongs to the pixel, whatever it is called with.
/// `path = crate::noise::perlin` is its name in graphs (its own, if there is none); rustc checks that it means the leaf.
/// Leaves that a macro makes several times from one token need a `path` each, to be told apart.
/// For `wgsl`, `spirv` and `naga` its body must be in the language and use no item of yours; with `source` it may use such
/// as are marked `#[flatten]`.
///
/// # Preshaders
/// `preshader` makes two functions of one that has `#[uniform]` parameters: `shade_preshader(..)` takes these and gives a
/// `ShadePreshader`, once per draw; `shade_varying(..)` takes the others and a reference to it, at each pixel. Together they
/// give the bits of `shade_flat`. The struct holds the last values that do not depend on the pixel, as far as they are worth
/// it (their cost on a GPU, shared among users, against what it costs to read them back), at most 64 scalars of them or
/// as many as `preshader = 16` says, and besides them the uniforms that pixels read as they are; a function of which nothing is
/// worth it has an empty one. Barriers stay with the pixel, and
/// so does what a `&mut` parameter means; a loop goes to the draw as a whole, or not. On a module, `preshader` is said of the
/// functions inside that have uniform parameters.
///
/// With `wgsl`, `spirv`, `naga` and `graph` each half has its own: `SHADE_VARYING_WGSL`, `shade_preshader_naga()` and so on,
/// beside those of the whole. There `ShadePreshader` is a struct whose fields, in order, lie as WGSL lays them out, also in
/// a uniform buffer, with `u32` for `bool`: `to_bytes` gives the bytes of such a buffer, `to_rows` its words in rows of
/// four. (Graphs have `bool`.) `SHADE_VARYING_SPIRV` reads it at binding 2, a uniform buffer; `SHADE_PRESHADER_SPIRV`
/// writes it to binding 1, a storage buffer, in a compute pass of one workgroup.
///
/// # Loops
/// A loop is copied for each of its steps, as many as the numbers that do not depend on parameters say. `#[unroll]` before
/// it asks for that, `#[unroll(max = N)]` says how many steps are enough where they are known at run time only (one that
/// leaves a `loop` in its middle counts too): inputs for which the original takes more are outside the contract. `#[keep]`
/// leaves it a loop, and so does `loops` where a loop cannot be copied: all it computes is flat, its exits are its only
/// branches, and it does not run where it is not reached.
///
/// # Conditions
/// `#[cfg(..)]` and `#[cfg_attr(..)]` may stand inside of items, also of those in a module: rustc is asked which of them
/// hold in the crate that writes the item, and the twin has what the original has. One item, or one module with all
/// inside, may ask for 32 different predicates.
#[proc_macro_attribute]
pub fn flatten(args: TokenStream, item: TokenStream) -> TokenStream {
    expand::attribute(args.into(), item.into(), &WRITERS).into()
}

/// `#[flatten] mod` without the module: the items inside see each other, and the functions marked among them get twins.
///
/// ```text
/// flatten::items! {
///     #![flatten(exact)]                          // arguments for all inside; may be left out
///
///     use flatten::prelude::*;
///
///     fn helper(x: f32) -> f32 { x * 2.0 }        // no mark needed
///
///     #[flatten]
///     pub fn shade(x: f32) -> f32 { helper(x) }   // `shade_flat` stands beside it
/// }
/// ```
/// It is made for whole files: the items stand where the macro does, structs with their `impl` blocks, constants and
/// modules included, and each of them is a source for items, modules and crates that may name it. What stands around
/// the macro is used like elsewhere, if it has a source. Comments `//!` and other inner attributes stay above it.
#[proc_macro]
pub fn items(tokens: TokenStream) -> TokenStream {
    expand::items(tokens.into(), &WRITERS).into()
}

/// The last step of an expansion that waited for sources; not for users.
#[doc(hidden)]
#[proc_macro]
pub fn __finish(tokens: TokenStream) -> TokenStream {
    expand::finish(tokens.into(), &WRITERS).into()
}

const WRITERS: Writers = Writers {
    graph: cfg!(feature = "graph"),
    naga: cfg!(feature = "naga"),
    #[cfg(feature = "wgsl")]
    wgsl: Some(|frame| flatten_naga::wgsl(frame).map_err(|error| error.to_string())),
    #[cfg(feature = "spirv")]
    spirv: Some(|frame| flatten_naga::spirv(frame).map_err(|error| error.to_string())),
    #[cfg(feature = "spirv")]
    spirv_halves: Some([
        |frame| flatten_naga::draw_spirv(frame).map_err(|error| error.to_string()),
        |frame| flatten_naga::pixel_spirv(frame).map_err(|error| error.to_string()),
    ]),
    ..Writers::NONE
};

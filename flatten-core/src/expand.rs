//! What `#[flatten]` makes of an item: the item as it was, and beside it twins, outputs, the hidden source.
//!
//! ```text
//! #[flatten] fn shade(x: f32) -> f32 { fbm(x) }       #[flatten] mod shaders { #[flatten] fn shade .. fn fbm .. }
//!   fn shade .. ; proofs; shade_flat; SHADE_WGSL;       mod shaders { fn shade .. fn fbm .. shade_flat; .. }
//!   macro shade!
//! ```
//! The user's tokens come first and unchanged, also when there are mistakes, so that editors keep working. A
//! function whose callees stand elsewhere waits for their sources (`source.rs`); its twin's head does not.

mod args;
mod block;
pub mod bodies;
mod chain;
mod hint;
mod item;
mod leaf;
mod module;
mod original;
mod parts;
mod paths;
mod predicates;
mod preshader;
mod reported;
mod source;
mod twin;

pub use module::{Marked, marked};

use crate::diag::{Diags, codes};
use crate::frame::Frame;
use crate::front::Proof;
use crate::front::depth::{MAX_BRACKETS, check_tokens};
use crate::passes;
use args::Args;
use module::{Around, Whole};
use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::quote;
use syn::Item;
use syn::spanned::Spanned;

/// What the crate around the compiler adds: its features, and what they bring.
#[derive(Clone, Copy)]
pub struct Writers {
    /// The facade has the feature `graph`.
    pub graph: bool,
    /// The facade has the feature `naga`.
    pub naga: bool,
    /// Writes WGSL, with the feature `wgsl`.
    pub wgsl: Option<Write<String>>,
    /// Writes SPIR-V, with the feature `spirv`.
    pub spirv: Option<Write<Vec<u32>>>,
    /// Writes SPIR-V of the halves of a function: for a draw, and for its pixels.
    pub spirv_halves: Option<[Write<Vec<u32>>; 2]>,
    /// Shows a stage that the user asked for.
    pub show: fn(&str),
}

/// Writes a function for another target, or says why not.
pub type Write<T> = fn(&Frame) -> Result<T, String>;

impl Writers {
    /// No features.
    pub const NONE: Writers = Writers {
        graph: false,
        naga: false,
        wgsl: None,
        spirv: None,
        spirv_halves: None,
        show: |text| eprintln!("{text}"),
    };

    fn has(&self, feature: &str) -> bool {
        match feature {
            "graph" => self.graph,
            "naga" => self.naga,
            "wgsl" => self.wgsl.is_some(),
            "spirv" => self.spirv.is_some(),
            _ => false,
        }
    }
}

/// The names of the stages that `show` takes, in order.
pub fn stages() -> impl Iterator<Item = &'static str> {
    let passes = passes::PIPELINE.iter().map(|pass| pass.name);
    ["hir", "plan", "graph"].into_iter().chain(passes).chain(["cse", "frame", "rust", "wgsl"])
}

/// `#[flatten(args)] item`.
pub fn attribute(args: TokenStream, tokens: TokenStream, writers: &Writers) -> TokenStream {
    let mut diags = Diags::new();
    if let Err(too_deep) = check_tokens(&tokens) {
        diags.at(too_deep, &codes::NESTING).with("limit", MAX_BRACKETS).with("instead", codes::LESS_DEEP);
        return beside(tokens, &diags);
    }
    let item: Item = match syn::parse2(tokens.clone()) {
        Ok(item) => item,
        Err(error) => {
            diags.at(error.span(), &codes::SYNTAX).with("error", error);
            return beside(module::items::unmarked(tokens), &diags);
        }
    };
    let read = Args::read(args.clone(), writers, &mut Diags::new());
    if let Some(asking) = predicates::ask(&item, &args, &read) {
        let mut out = match item {
            Item::Impl(_) => original::block(tokens),
            _ => original::item(tokens),
        };
        out.extend(asking);
        return out;
    }
    beside_item(args, item, tokens, writers)
}

/// An item without `cfg` inside, whose tokens are in their place already.
fn resolved(args: TokenStream, item: Item, writers: &Writers) -> TokenStream {
    beside_item(args, item, TokenStream::new(), writers)
}

/// The item by its tokens, and what stands beside it.
fn beside_item(args: TokenStream, item: Item, tokens: TokenStream, writers: &Writers) -> TokenStream {
    let mut diags = Diags::new();
    let mut read = Args::read(args.clone(), writers, &mut diags);
    match &item {
        Item::Fn(function) => {
            leaf::check(&read, &mut diags);
            preshader::check(&read, function, &mut diags);
        }
        other => leaf::misplaced(&mut read, kind(other), &mut diags),
    }
    if read.methods && !matches!(item, Item::Struct(_) | Item::Enum(_)) {
        no_methods(item.span(), &mut diags);
    }
    match item {
        Item::Mod(item) if item.content.is_some() => {
            let whole = Whole { item, tokens, args, around: Around::Crate, late: false };
            module::expand(whole, read, writers, diags)
        }
        Item::Fn(_) | Item::Struct(_) | Item::Enum(_) | Item::Const(_) | Item::Type(_) => {
            item::expand(item, tokens, args, read, writers, diags)
        }
        Item::Impl(item) => block::expand(item, tokens, args, read, writers, diags),
        other => {
            diags.at(other.span(), &codes::ATTRIBUTE_PLACE).with("item", kind(&other));
            beside(tokens, &diags)
        }
    }
}

/// `items! { .. }`.
pub fn items(tokens: TokenStream, writers: &Writers) -> TokenStream {
    let mut diags = Diags::new();
    if let Err(too_deep) = check_tokens(&tokens) {
        diags.at(too_deep, &codes::NESTING).with("limit", MAX_BRACKETS).with("instead", codes::LESS_DEEP);
        return beside(tokens, &diags);
    }
    match module::items::read(tokens, &mut diags) {
        Ok(whole) => {
            let mut args = Args::read(whole.args.clone(), writers, &mut diags);
            leaf::misplaced(&mut args, "`items!`", &mut diags);
            if args.methods {
                let first = whole.args.clone().into_iter().next();
                no_methods(first.map_or_else(Span::call_site, |token| token.span()), &mut diags);
            }
            module::expand(whole, args, writers, diags)
        }
        Err(tokens) => beside(tokens, &diags),
    }
}

/// The end of a chain of hidden macros: `__finish! { @flatten_v1 { } { state } { closures } }`.
pub fn finish(tokens: TokenStream, writers: &Writers) -> TokenStream {
    item::finish(tokens, writers).unwrap_or_else(misuse)
}

/// Tokens between expansions that are none of ours.
fn misuse() -> TokenStream {
    let message = "flatten: `__finish!` is called by `#[flatten]` only, of one and the same version";
    quote!(::core::compile_error! { #message })
}

fn no_methods(at: Span, diags: &mut Diags) {
    let what = "what is no struct, with the argument `methods`";
    diags.at(at, &codes::ATTRIBUTE_PLACE).with("item", what);
}

/// The item as it is, and its mistakes.
fn beside(tokens: TokenStream, diags: &Diags) -> TokenStream {
    let errors = diags.to_compile_errors();
    quote!(#tokens #errors)
}

fn kind(item: &Item) -> &'static str {
    match item {
        Item::Enum(_) => "an enum",
        Item::Struct(_) => "a struct",
        Item::Const(_) => "a const",
        Item::Impl(_) => "an `impl` block",
        Item::Mod(item) if item.content.is_some() => "a module",
        Item::Mod(_) => "a module in another file",
        Item::Static(_) => "a static",
        Item::Trait(_) | Item::TraitAlias(_) => "a trait",
        Item::Type(_) => "a type alias",
        Item::Union(_) => "a union",
        Item::Use(_) => "a `use`",
        Item::Macro(_) => "a macro",
        _ => "this item",
    }
}

/// The proofs of the front end, for the facade that the user names.
fn proofs(proofs: Vec<Proof>, cfgs: &[&syn::Attribute], args: &Args) -> TokenStream {
    let proof = |(_, proof): Proof| {
        let proof = match &args.facade {
            Some(facade) => with_facade(proof, facade),
            None => proof,
        };
        quote!(#(#cfgs)* #proof)
    };
    proofs.into_iter().map(proof).collect()
}

/// `::flatten::__private` becomes `facade::__private`.
fn with_facade(tokens: TokenStream, facade: &TokenStream) -> TokenStream {
    let mut out: Vec<TokenTree> = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Ident(word) if word == "flatten" && ends_with_colons(&out) => {
                out.truncate(out.len() - 2);
                out.extend(facade.clone());
            }
            TokenTree::Group(old) => {
                let mut group = Group::new(old.delimiter(), with_facade(old.stream(), facade));
                group.set_span(old.span());
                out.push(group.into());
            }
            token => out.push(token),
        }
    }
    out.into_iter().collect()
}

fn ends_with_colons(tokens: &[TokenTree]) -> bool {
    let colon = |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ':');
    match tokens {
        [.., before, a, b] => colon(a) && colon(b) && !matches!(before, TokenTree::Ident(_)),
        [a, b] => colon(a) && colon(b),
        _ => false,
    }
}

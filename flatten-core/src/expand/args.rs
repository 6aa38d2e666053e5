//! The arguments of `#[flatten(..)]`: the one list of them, read and checked.

use super::Writers;
use crate::diag::{Diags, codes};
use crate::front::known::near;
use crate::options::{Gates, Options};
use crate::passes::preshader;
use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr, Lit, Meta, Token};

/// What an argument takes.
#[derive(Clone, Copy, PartialEq)]
enum Takes {
    Nothing,
    Number,
    /// A number, or nothing.
    Slots,
    Path,
    /// The facade must have this feature.
    Feature(&'static str),
}

/// Every argument there is.
const ARGUMENTS: &[(&str, Takes)] = &[
    ("exact", Takes::Nothing),
    ("max_unroll", Takes::Number),
    ("max_ops", Takes::Number),
    ("source", Takes::Nothing),
    ("methods", Takes::Nothing),
    ("show", Takes::Path),
    ("crate", Takes::Path),
    ("leaf", Takes::Nothing),
    ("barrier", Takes::Nothing),
    ("path", Takes::Path),
    ("graph", Takes::Feature("graph")),
    ("naga", Takes::Feature("naga")),
    ("wgsl", Takes::Feature("wgsl")),
    ("spirv", Takes::Feature("spirv")),
    ("loops", Takes::Nothing),
    ("strict_loops", Takes::Nothing),
    ("preshader", Takes::Slots),
    ("expand_lerp", Takes::Nothing),
];

/// What the user asked for.
#[derive(Clone, Debug)]
pub(super) struct Args {
    pub(super) exact: bool,
    pub(super) max_unroll: Option<u64>,
    pub(super) max_ops: Option<u64>,
    /// No twin.
    pub(super) source: bool,
    /// The struct has an `impl` block on its own.
    pub(super) methods: bool,
    /// Loops that cannot be copied are kept.
    pub(super) loops: bool,
    /// Only loops whose steps are known.
    pub(super) strict_loops: bool,
    /// Mixes stay products and sums.
    pub(super) expand_lerp: bool,
    /// The stages to print.
    pub(super) show: Vec<Ident>,
    /// The struct in whose `impl` block the function stands.
    pub(super) owner: Option<String>,
    /// The path of the facade.
    pub(super) facade: Option<TokenStream>,
    /// `leaf` or `barrier`, and where it says so.
    pub(super) leaf: Option<(&'static str, Span)>,
    /// The path of the leaf.
    pub(super) path: Option<TokenStream>,
    /// The arguments of the last attribute read, each with its place.
    pub(super) given: Vec<(&'static str, Span)>,
    /// What is the same for a whole draw is to be handed to the pixels, at most so many scalars of it.
    pub(super) preshader: Option<u32>,
    pub(super) graph: bool,
    pub(super) naga: bool,
    pub(super) wgsl: bool,
    pub(super) spirv: bool,
}

impl Args {
    /// Reads the tokens between the parentheses. What is wrong is reported and left out.
    pub(super) fn read(tokens: TokenStream, writers: &Writers, diags: &mut Diags) -> Args {
        let mut args = Args::none();
        args.extend(tokens, writers, diags);
        args
    }

    /// No arguments.
    pub(super) fn none() -> Args {
        Args {
            exact: false,
            max_unroll: None,
            max_ops: None,
            source: false,
            methods: false,
            loops: false,
            strict_loops: false,
            expand_lerp: false,
            show: Vec::new(),
            owner: None,
            facade: None,
            leaf: None,
            path: None,
            given: Vec::new(),
            preshader: None,
            graph: false,
            naga: false,
            wgsl: false,
            spirv: false,
        }
    }

    /// Adds more arguments: those of a function to those of its module.
    pub(super) fn extend(&mut self, tokens: TokenStream, writers: &Writers, diags: &mut Diags) {
        self.given.clear();
        match Punctuated::<Meta, Token![,]>::parse_terminated.parse2(tokens) {
            Ok(list) => list.iter().for_each(|meta| self.argument(meta, writers, diags)),
            Err(error) => {
                diags.at(error.span(), &codes::SYNTAX).with("error", error);
            }
        }
    }

    fn argument(&mut self, meta: &Meta, writers: &Writers, diags: &mut Diags) {
        let span = meta.span();
        let name = meta.path().to_token_stream().to_string();
        let Some(&(name, takes)) = ARGUMENTS.iter().find(|(known, _)| *known == name) else {
            let near = near(&name, ARGUMENTS.iter().map(|(known, _)| *known));
            let diag = diags.at(span, &codes::UNKNOWN_ARGUMENT).with("name", name);
            diag.with("known", known()).with("near", near);
            return;
        };
        // Several stages may be shown.
        if name != "show" && self.given.iter().any(|(given, _)| *given == name) {
            diags.at(span, &codes::REPEATED_ARGUMENT).with("name", name);
            return;
        }
        self.given.push((name, span));
        let value = match meta {
            Meta::NameValue(pair) => Some(&pair.value),
            Meta::Path(_) => None,
            Meta::List(_) => return bad_value(span, name, takes, diags),
        };
        match takes {
            Takes::Feature(feature) if !writers.has(feature) => {
                diags.at(span, &codes::FEATURE_OFF).with("name", name).with("feature", feature);
            }
            takes if self.set(name, value, span).is_none() => bad_value(span, name, takes, diags),
            _ => {}
        }
    }

    /// Takes the argument over, if its value is of the right kind.
    fn set(&mut self, name: &str, value: Option<&Expr>, meta_span: Span) -> Option<()> {
        match (name, value) {
            ("max_unroll", Some(value)) => self.max_unroll = Some(number(value)?),
            ("max_ops", Some(value)) => self.max_ops = Some(number(value)?),
            ("show", Some(Expr::Path(stage))) => {
                let stage = stage.path.get_ident()?;
                super::stages().find(|known| stage == known)?;
                self.show.push(stage.clone());
            }
            ("crate", Some(Expr::Path(path))) => self.facade = Some(path.path.to_token_stream()),
            ("leaf", None) => self.leaf = self.leaf.or(Some(("leaf", meta_span))),
            ("barrier", None) => self.leaf = Some(("barrier", meta_span)),
            ("path", Some(Expr::Path(path))) if path.qself.is_none() => {
                self.path = Some(path.path.to_token_stream())
            }
            ("exact", None) => self.exact = true,
            ("source", None) => self.source = true,
            ("methods", None) => self.methods = true,
            ("loops", None) => self.loops = true,
            ("strict_loops", None) => self.strict_loops = true,
            ("expand_lerp", None) => self.expand_lerp = true,
            ("preshader", None) => self.preshader = Some(preshader::SLOTS),
            ("preshader", Some(value)) => self.preshader = Some(number(value)?.try_into().ok()?),
            ("graph", None) => self.graph = true,
            ("naga", None) => self.naga = true,
            ("wgsl", None) => self.wgsl = true,
            ("spirv", None) => self.spirv = true,
            _ => return None,
        }
        Some(())
    }

    /// [`Args::extend`], where somebody else reports what is wrong.
    pub(super) fn extend_quietly(&mut self, tokens: TokenStream) {
        self.extend(tokens, &Writers::NONE, &mut Diags::new());
    }

    /// True of a function that gets no twin.
    pub(super) fn no_twin(&self) -> bool {
        self.source || self.leaf.is_some()
    }

    /// True of a leaf that belongs to the pixel.
    pub(super) fn is_barrier(&self) -> bool {
        self.leaf.is_some_and(|(name, _)| name == "barrier")
    }

    /// True if more than the twin is asked for.
    pub(super) fn has_outputs(&self) -> bool {
        self.preshader.is_some() || self.outputs().next().is_some()
    }

    /// What is asked for besides the twin.
    pub(super) fn outputs(&self) -> impl Iterator<Item = &'static str> {
        let asked = [(self.graph, "graph"), (self.naga, "naga"), (self.wgsl, "wgsl"), (self.spirv, "spirv")];
        asked.into_iter().filter(|(is_asked, _)| *is_asked).map(|(_, what)| what)
    }

    /// The part of the arguments that the compiler takes.
    pub(super) fn options(&self) -> Options {
        let mut options =
            Options { gates: if self.exact { Gates::EXACT } else { Gates::FAST }, ..Options::default() };
        options.limits.max_unroll = self.max_unroll.unwrap_or(options.limits.max_unroll);
        (options.loops, options.strict_loops) = (self.loops, self.strict_loops);
        options.expand_lerp = self.expand_lerp;
        options.limits.max_ops = self.max_ops.unwrap_or(options.limits.max_ops);
        options
    }

    /// How docs link to the function of this name.
    pub(super) fn link(&self, name: &str) -> String {
        if self.owner.is_some() { format!("[`{name}`](Self::{name})") } else { format!("[`{name}`]") }
    }

    /// The path of the facade.
    pub(super) fn facade(&self) -> TokenStream {
        self.facade.clone().unwrap_or_else(|| quote::quote!(::flatten))
    }
}

fn number(value: &Expr) -> Option<u64> {
    match value {
        Expr::Lit(lit) => match &lit.lit {
            Lit::Int(int) => int.base10_parse().ok(),
            _ => None,
        },
        _ => None,
    }
}

fn bad_value(span: Span, name: &str, takes: Takes, diags: &mut Diags) {
    let example = match takes {
        Takes::Number => format!("{name} = 1000"),
        Takes::Slots => format!("{name} = 16"),
        Takes::Path if name == "show" => "show = graph".to_owned(),
        Takes::Path if name == "path" => "path = crate::module::name".to_owned(),
        Takes::Path => format!("{name} = path::to::flatten"),
        Takes::Nothing | Takes::Feature(_) => name.to_owned(),
    };
    diags.at(span, &codes::ARGUMENT_VALUE).with("name", name).with("example", example);
}

fn known() -> String {
    ARGUMENTS.iter().map(|(name, _)| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}
